//! Étendard as a library: four French hex-and-dice battle games, by every rule of their books.
//!
//! A battle is a machine. After each step it stands at exactly one of three: a *decision* (whose, about what), a
//! *chance* (how many dice, for what), or *over*. It rolls no dice itself and knows no clock: whoever drives it brings the
//! answers and the dice, and the same answers and dice give the same battle everywhere.
//!
//! ```
//! use etendard::{Battle, Chronicle, Command, Event, Language, Pending, Roll, odds, scenario};
//!
//! // A battle from a scenario: one of the twenty that come along, or a file of your own (`Scenario::read`).
//! let listed = scenario::catalogue().iter().find(|listed| listed.id == "training-frederic").unwrap();
//! let scenario = listed.read()?;
//! let mut battle = Battle::new(scenario.setup())?;
//! let mut events: Vec<Event> = Vec::new();
//! battle.begin(&mut events);
//!
//! // Who is asked, and what he may say: as a list, and as a predicate with the clause that says no.
//! assert!(matches!(battle.pending(), Pending::Decision(..)));
//! let legal = battle.legal();
//! assert!(legal.iter().all(|command| battle.check(*command).is_ok()));
//! let refusal = battle.check(Command::EndCombat).unwrap_err();
//! assert_eq!(refusal.clause.id(), "TUR-1");
//!
//! // The exact chances of an attack, before it is declared: whole numbers of ways over a power of six.
//! let attacks = odds::all_of_side(&battle, &odds::OddsQuestion::EXCHANGE)?;
//! for attack in &attacks {
//!     println!("{:?}: {}", attack.target, attack.chance(|tally| tally.target_destroyed()));
//! }
//!
//! // Play a command, and listen: to the events themselves, or to the story they make.
//! let mut story = Chronicle::new(scenario.cast(), battle.setup());
//! battle.command(legal[0], &mut story)?;
//! println!("{}", story.text(Language::En));
//!
//! // Where dice are asked for, bring as many as are asked, of the book's own faces.
//! while let Pending::Chance(chance) = battle.pending() {
//!     let faces = battle.setup().book.die.faces;
//!     let roll: Roll = (0..usize::from(chance.dice)).map(|die| faces[die % 6]).collect();
//!     battle.roll(roll, &mut story)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/random_player.rs` plays a whole battle so, in thirty lines.
//!
//! # What is where
//!
//! The names above are those a program needs first. The rest is a module for each room of the house: [`battle`] the
//! machine, [`books`] the four books and [`rulebook`] what they are asked, [`scenario`] battles as files, [`odds`] exact
//! chances, [`opponent`] computer players, [`chronicle`] events in sentences, [`speech`] commands and dice in words.

pub use {battle, books, chronicle, odds, opponent, rulebook, scenario, speech};

pub use battle::{
    Battle, Camp, Chance, Combatant, Command, Event, OfficerId, Onset, Outcome, Pending, Purpose, Question, Refusal,
    Roll, Setup, Sink, UnitId, View,
};
pub use chronicle::Chronicle;
pub use rulebook::{Clause, Language, Rulebook};
pub use scenario::Scenario;
