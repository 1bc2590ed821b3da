//! Computer players.
//!
//! A player is handed a [`Battle`](battle::Battle), which holds no dice, and says one of the legal commands: it sees
//! what a person at the table sees. It thinks in whole numbers, within a [`Budget`], and can be interrupted at any
//! moment; the same seed, position and number of nodes give the same answer everywhere. How each level thinks, and how
//! well it does, is in `docs/opponents.md`.

mod activation;
mod appraisal;
mod arms;
mod bout;
mod chances;
mod drill;
mod fight;
mod fixture;
mod foible;
mod foresight;
mod general;
mod greedy;
mod joint;
mod judgement;
mod level;
mod luck;
mod menace;
mod outlook;
mod plan;
mod player;
mod prospects;
mod race;
mod random;
mod ranks;
mod rating;
mod recruit;
mod reflex;
mod rehearsal;
mod rolls;
mod staff;
mod tactician;
mod temperament;
mod way;
mod weights;

pub use appraisal::Appraisal;
pub use bout::{Bout, BoutError};
pub use fixture::Fixture;
pub use level::{Level, UnknownLevel};
pub use luck::Luck;
pub use player::{Budget, Player, Pondering, ThoughtProgress, TurnAim};
pub use rolls::each_roll;
pub use temperament::{Character, Temperament, UnknownCharacter, UnknownTemperament};
pub use weights::{Weights, WeightsError};
