//! Every kind of fault is found, placed, and explained.

mod clauses;
mod command;
mod files;
mod rulings;
mod sample;
mod tables;
mod troops;
