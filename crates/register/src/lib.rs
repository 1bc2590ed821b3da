//! The register: what the books say, read from `rulebooks/` and checked, and the Rust printed from it.
//!
//! Numbers, names and clauses of the books are TOML; no Rust is written by hand for them. [`Register::load`] reads
//! the folder and either returns all of it, checked across files, or every [`Problem`](reader::Problem) at once.
//! [`print::all`] turns a register into the generated files, and a test fails when those are stale.
//!
//! The generated `Clause` is itself part of `rulebook`, on which this crate stands. After a clause is renamed in the
//! TOML, generate first and then follow the compiler; should the generated file ever fail to compile by itself, take
//! the committed one back.

mod books;
mod clauses;
mod glossary;
mod house;
mod model;
pub mod print;
mod rulings;
mod shelf;
mod tables;

pub use model::{
    Bilingual, BookTables, ClauseEntry, ClauseInBook, ClauseStatus, DieLine, HouseLine, OrderLine, Register, Ruling,
    Term, TerrainLine, TroopLine,
};
pub use shelf::Files;
