//! What the four books say, as a player could dispute it: clauses where they bite and where they do not, the
//! differences between the books, house rules, troop tables and captioned figures.

mod advantages;
mod cast;
mod dice;
mod differences;
mod figures;
mod flags;
mod follow_up;
mod ground;
mod hits;
mod house_rules;
mod prohibitions;
mod troops;
mod units;
