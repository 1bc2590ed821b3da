//! What the four books say, as a player could dispute it: clauses where they bite and where they do not, the
//! differences between the books, house rules, troop tables and captioned figures; and that all of it is sound.

mod advantages;
mod cast;
mod dice;
mod differences;
mod facts;
mod figures;
mod flags;
mod follow_up;
mod ground;
mod hits;
mod house_rules;
mod prohibitions;
mod soundness;
mod troops;
mod units;
