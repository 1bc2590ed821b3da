//! Whole battles, and what holds by the way the board is built.

mod chain;
mod crowds;
mod fields;
mod geometry;
mod random_play;
mod sight;
