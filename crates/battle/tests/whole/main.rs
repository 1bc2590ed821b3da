//! Whole battles, and what holds by the way the board is built.

mod chain;
mod fields;
mod geometry;
mod random_play;
mod sight;
