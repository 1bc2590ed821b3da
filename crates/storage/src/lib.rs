//! Games and their logs, kept, and battles people publish. It knows no rules: a game is a record, its seats, and a log of
//! numbered entries; a battle on the shelf is a row and its versions.
//!
//! One [`Store`] for both homes: SQLite, a file for one server, and PostgreSQL, for several. An entry that was
//! acknowledged is on the disk. The key (game, number) is unique, so that of two processes that append entry 57 one is
//! told [`StoreError::Conflict`]; it reads what it missed and decides again.

mod backup;
mod error;
mod exchange;
mod migrations;
mod postgres;
mod records;
mod shelf;
mod sqlite;
mod store;
mod valid;

pub use error::StoreError;
pub use records::{Append, Filter, GameRecord, GameState, Holdings, LogEntry, Notice, Page, SeatRecord, TokenHash};
pub use shelf::{
    ShelfFilter, ShelfOrder, ShelfReport, ShelfRoom, ShelfState, ShelfThumb, ShelvedBattle, ShelvedVersion,
    ShelvedWhole,
};
pub use store::{Store, Subscription};
