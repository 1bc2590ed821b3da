//! The questions a rulebook answers.
//!
//! Vocabulary, [`Clause`]s, the facts of one combat ([`Clash`]), counting dice with their reasons, printed tables,
//! and [`Rulebook`]: one value that answers every question of the chapters. This crate does not know what a hex is,
//! nor what the four books answer.

mod book;
mod clash;
mod clause;
mod count;
mod dice;
mod house;
mod orders;
mod proof;
mod questions;
mod table;
mod terrain;
mod topics;
mod troop;
mod vocabulary;

pub use book::{ActivationRow, ByRank, CommandRules, ExtraSteps, Panic, Retreat, RetreatHexes, Riposte, Rulebook};
pub use clash::{Clash, Exchange, Fact, Facts, Fighter, Mode, Shelter, Slope};
pub use clause::{BookEntry, Clause, RegisterEntry, Source, Status};
pub use count::{Account, Count, Ledger, Line};
pub use dice::{Blow, Die, Face, HitReading, symbol_of};
pub use house::{HouseRule, HouseRules, NoSuchChoice};
pub use orders::{Order, OrderKind, OrderRow, Price};
pub use proof::Fired;
pub use questions::*;
pub use table::{AllRows, Amount, AnyRow, FirstRow, Need, Row};
pub use terrain::{Barred, DiceLimits, Quality, Terrain, TerrainEntry, TerrainRow};
pub use topics::{TOPICS, Topic, TopicQuestion};
pub use troop::{Allowance, Factor, Factors, FireAfterMove, Troop};
pub use vocabulary::{Arm, Book, Language, LeaderTrait, LeaderTraits, Rank, Trait, Traits, Weight, Words};
