//! The register: the real folder is sound and well worded; every kind of fault is found, placed, and explained.

mod clauses;
mod command;
mod files;
mod rulebooks;
mod rulings;
mod sample;
mod tables;
mod troops;
mod wording;
