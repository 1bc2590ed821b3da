//! Is a battle fair? It is played, and what came of it is added up.
//!
//! A [`TrialBattle`] is a battle made ready for trial games; [`TrialBattle::figures`] plays some of them. Games are told
//! apart by their numbers: the same battle, players, seed and number make the same game everywhere. Sums of games
//! ([`TrialFigures`](wire::fairness::TrialFigures)) are whole numbers that [`merged`] adds up exactly, in whatever order.
//! A [certificate](certified) seals them with a code; [`verdict`] says in a sentence what they come to; [`AdviceCourse`]
//! tries changes and says what was measured.

mod advice;
mod certificate;
mod change;
mod code;
mod game;
mod merge;
mod players;
mod share;
mod trial;
mod verdict;
mod witness;

pub use advice::{AdviceCourse, AdvisedChange, CourseError, MOST_GAMES};
pub use certificate::{
    CertificateError, FigureDifference, MAX_SEED, PROGRAM, certified, difference, merged_parts, opened, sealed,
    stretch, written,
};
pub use change::Adjustment;
pub use merge::{FiguresError, merged};
pub use players::{level, player, player_of, plural};
pub use share::FairShare;
pub use trial::{Contest, TrialBattle, TrialError};
pub use verdict::{LevelVerdict, contest_words, verdict};
