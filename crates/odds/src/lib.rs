//! Exact chances of a declared attack: the same machine, every outcome of the dice.
