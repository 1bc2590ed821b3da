//! A game hosted: seats, log, undo, draws, practice, dice, computer players' turns, what each may see.
//!
//! A game is its log: numbered entries, kept before anybody is told. [`HostedGame::hear`] says what becomes of something
//! said, as a [`Upshot`]; whoever drives the host (a server with its store, a page with its browser's) keeps it, makes it
//! the game and tells everybody. Nothing here waits, looks at a clock or knows of a network.

mod aim;
mod character;
mod deed;
mod earlier;
pub mod exercises;
pub mod fairness;
pub mod figures;
mod game;
mod ground;
mod hearing;
pub mod library;
mod luck;
mod making;
mod pages;
mod proofs;
mod reckon;
mod recorded;
mod records;
pub mod seats;
pub mod shelf;
mod terms;
mod thinking;
mod trouble;
mod view;
pub mod workshop;

pub use aim::{DecidedWire, KeptAim};
pub use character::KeptCharacter;
pub use deed::{Deed as TableDeed, Entry as LoggedDeed, LOG_VERSION};
pub use earlier::TakenUp;
pub use game::{Birth, Change, Game as HostedGame, Misplayed, Telling as LogTelling, Told as ToldSentence};
pub use ground::Grounds;
pub use hearing::{Plan, Reckoning, Token, Upshot, Visitor, is_question};
pub use luck::exchanges;
pub use making::{GameAsKept, NewbornGame, PlannedGame as GameDraft};
pub use pages::page;
pub use reckon::duel;
pub use terms::{ListedGame, Summary, Terms};
pub use thinking::{Haste, per_mille};
pub use trouble::{Trouble, shown, status};
pub use view::{Presence, Reader as TableReader, entry, news, presence_told, table};
