//! The workshop: battles in the making.
//!
//! A [`Draft`](wire::workshop::Draft) is a scenario file on the bench, faults and all. [`read`] puts one there from a text,
//! [`check`] says everything wrong with it, each with its place and, where only one thing makes sense, what puts it right,
//! [`write()`] puts it back into its file, in which only what differs changes. [`stock`] is what a book has to choose from.
//! An [`OwnBattle`] is a text that was found sound and small enough to be played by anybody.
//!
//! ```
//! let text = scenario::listed("leuctra").unwrap().text;
//! let mut draft = workshop::read(text).draft.unwrap();
//! draft.north.units[0].elements = Some(9);
//! let looked = workshop::check(&draft);
//! let problem = &looked.problems[0];
//! assert_eq!(problem.path, "/north/units/0/elements");
//! let repair = problem.repair.as_ref().unwrap();
//! workshop::mend(&mut draft, repair).unwrap();
//! assert!(workshop::check(&draft).problems.iter().all(|one| one.path != problem.path));
//! ```

mod drawing;
mod edit;
mod gather;
mod key;
mod limits;
mod look;
mod mend;
mod own;
mod place;
mod plainly;
mod shape;
mod stock;
mod words;
mod written;

pub use edit::write;
pub use limits::LIMITS;
pub use look::{check, read};
pub use mend::{Unmendable, mend};
pub use own::OwnBattle;
pub use stock::stock;
pub use words::{leader_trait, rank, unit_trait};
