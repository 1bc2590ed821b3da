//! Events told in sentences, French and English, each with its clause.
//!
//! A [`Chronicle`] listens to a battle and makes [`Entry`] after entry of what it hears; it keeps no table of its own,
//! for each event comes with the battle as it stood before it. An entry keeps facts, not words, so that each reader gets
//! his language. [`Prompt`] puts the question under way, and the answers it allows, into words. Every text comes from
//! the Fluent catalogues in `messages/`.
//!
//! ```
//! use battle::{Battle, Command};
//! use chronicle::{Chronicle, Prompt};
//! use rulebook::Language;
//!
//! let scenario = scenario::catalogue().iter().find(|listed| listed.id == "training-jomini").unwrap().read().unwrap();
//! let mut battle = Battle::new(scenario.setup()).unwrap();
//! let mut chronicle = Chronicle::new(scenario.cast(), &scenario.setup());
//! battle.begin(&mut chronicle);
//! let prompt = Prompt::new(scenario.cast(), &battle);
//! assert_eq!(prompt.question(Language::En), "Which officer activates his troops?");
//! assert_eq!(prompt.choice(Command::EndCommand, Language::Fr), "Fin du commandement");
//! assert_eq!(chronicle.text(Language::En), "Turn 1 — France\n");
//! ```

mod bearing;
mod catalogue;
mod chronicle;
mod compose;
mod entry;
mod grammar;
mod intent;
mod landmark;
mod prompt;
mod routine;
mod scene;
mod shown;
mod tale;
mod tell;
#[cfg(test)]
mod tests;

pub use bearing::{Bearing, ToldAim};
pub use chronicle::{Bookmark, Chronicle};
pub use entry::{Entry, Kind};
pub use intent::{Intent, Wing};
pub use prompt::{CardLine, ExerciseTask, InHand, Prompt, WhyNot, order_effect, refusal_sentence};
pub use shown::Shown;
pub use tell::account::{CountedBy, reason};
