//! What is kept of a game: its log, entry by entry, as JSON in the store.

use crate::aim::KeptAim;
use battle::{Camp, Purpose, Roll};
use dice::{Cup, Nonce, Secret, Seed, ThrowProof};
use rulebook::{Die, Face, Language};
use serde::{Deserialize, Serialize};
use speech::Said;
use wire::{CampWire, CommandWire, PurposeWire};

/// The version of the log: 1 kept every command in words too, which are passed over where they stand; 3 may say that a
/// game goes on under later rules; 4 may say that a seat was freed, what whoever keeps the server did, and that the dice go
/// on with a new chain; 5 may begin with what was played elsewhere.
pub const LOG_VERSION: u32 = 5;

/// One thing done at a table. Fields are only ever added, with a default: logs outlive programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Deed {
    /// A command, and the dice thrown because of it.
    Command {
        /// Whose.
        camp: CampWire,
        /// What was said.
        command: CommandWire,
        /// Fresh chance of whoever said it.
        nonce: Nonce,
        /// The dice, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Cast>,
        /// What a computer player is about from here on, where it said so; nobody is told before its turn is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        aim: Option<KeptAim>,
    },
    /// A command given before the game came here, with dice nobody here vouches for. They stand before the battle begins
    /// here, and are never taken back.
    Elsewhere {
        /// Whose.
        camp: CampWire,
        /// What was said.
        command: CommandWire,
        /// The dice, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Fallen>,
    },
    /// Commands after `to` were taken back.
    Undo {
        /// Whose.
        camp: CampWire,
        /// Up to here.
        to: u64,
    },
    /// Somebody sat down.
    Seated {
        /// Whose.
        camp: CampWire,
        /// What he is called.
        name: String,
    },
    /// The host freed a seat; from now on this invitation opens it, which is shown to nobody but the host.
    Freed {
        /// Whose.
        camp: CampWire,
        /// What opens it now.
        invitation: String,
    },
    /// Whoever keeps the server closed the game.
    Closed {},
    /// Whoever keeps the server lets somebody talk no more, or again; everybody if no camp is named.
    Muted {
        /// Whose.
        camp: Option<CampWire>,
        /// Or is it taken back?
        yes: bool,
    },
    /// Whoever keeps the server gave a seat a new token; that of a host who sits nowhere if no camp is named.
    Rekeyed {
        /// Whose.
        camp: Option<CampWire>,
    },
    /// The battle begins.
    Begun {},
    /// Somebody gave up.
    Resigned {
        /// Whose.
        camp: CampWire,
    },
    /// Somebody offered a draw.
    DrawOffered {
        /// Whose.
        camp: CampWire,
    },
    /// It was taken.
    DrawAgreed {},
    /// It was declined.
    DrawDeclined {
        /// Whose.
        camp: CampWire,
    },
    /// The game stands still.
    Paused {
        /// Whose.
        camp: Option<CampWire>,
    },
    /// It goes on.
    Resumed {
        /// Whose.
        camp: Option<CampWire>,
    },
    /// Somebody said something.
    Chat {
        /// Whose.
        camp: Option<CampWire>,
        /// What he is called.
        name: String,
        /// What.
        text: String,
    },
    /// A new game between the same players.
    Rematch {
        /// Its id.
        game: String,
    },
    /// The server stopped the game after a fault of its own.
    Frozen {},
    /// It goes on under later rules.
    Rules {
        /// From here.
        from: u32,
        /// Up to here.
        to: u32,
    },
    /// The dice go on with a new chain: a copy of the game may have shown the secrets of the one before.
    Chain {
        /// The number of the chain.
        chain: u32,
        /// What it is begun with.
        salt: Nonce,
        /// What it is held to.
        commitment: Secret,
    },
}

/// Dice that were thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    pub purpose: PurposeWire,
    /// Numbers from 0 to 5, in the order the book's die is printed.
    pub faces: Vec<u8>,
    pub chain: u32,
    pub index: u32,
    pub secret: Secret,
}

/// Dice that fell elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fallen {
    pub purpose: PurposeWire,
    /// Numbers from 0 to 5, in the order the book's die is printed.
    pub faces: Vec<u8>,
}

/// What faces with these numbers show; none if this die has no such side.
fn rolled(faces: &[u8], die: Die) -> Option<Roll> {
    faces.iter().map(|face| die.faces.get(usize::from(*face)).copied()).collect()
}

impl Fallen {
    /// What fell.
    pub fn of(purpose: Purpose, roll: Roll, die: Die) -> Self {
        let sides = (0_u8..).zip(die.faces);
        let first = |face: Face| die.faces.iter().position(|side| *side == face);
        let once = sides.filter(|(place, face)| first(*face) == Some(usize::from(*place)));
        let fell = once.flat_map(|(place, face)| std::iter::repeat_n(place, roll.count(face).into()));
        Self { purpose: purpose.into(), faces: fell.collect() }
    }

    /// What the dice show; none if this die has no such side.
    pub fn roll(&self, die: Die) -> Option<Roll> {
        rolled(&self.faces, die)
    }
}

impl Cast {
    /// What is kept of a throw; the rest stands with the command.
    pub fn of(purpose: Purpose, proof: ThrowProof) -> Self {
        let ThrowProof { chain, index, secret, faces, .. } = proof;
        Self { purpose: purpose.into(), faces, chain, index, secret }
    }

    /// The whole throw again, for whoever checks it.
    pub fn proof(&self, nonce: &Nonce, command: &str) -> ThrowProof {
        let Self { purpose, faces, chain, index, secret } = self.clone();
        let purpose = Purpose::from(purpose).in_language(Language::En).to_owned();
        let (nonce, command) = (nonce.clone(), command.to_owned());
        ThrowProof { chain, index, secret, nonce, command, purpose, faces, entry: None, follows: None }
    }

    /// What the dice show; none if this die has no such side.
    pub fn roll(&self, die: Die) -> Option<Roll> {
        rolled(&self.faces, die)
    }
}

/// An entry that was read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log, from 1.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What was done.
    pub deed: Deed,
}

impl Entry {
    /// Reads an entry back from its number, its time and its body.
    ///
    /// # Errors
    /// When the body is no deed this version knows.
    pub fn read(number: u64, at: i64, body: &str) -> Result<Self, String> {
        let deed = serde_json::from_str(body).map_err(|error| format!("entry {number}: {error}"))?;
        Ok(Self { number, at, deed })
    }

    /// What is kept of it besides its number and its time.
    #[must_use]
    ///
    /// # Panics
    /// Never: what is written is texts and numbers, what is thrown is asked for.
    pub fn body(&self) -> String {
        serde_json::to_string(&self.deed).expect("texts and numbers can always be written")
    }

    /// The cup where the throws of a whole log have left it, and how many there were.
    ///
    /// # Errors
    /// With the entry that begins a chain whose commitment is not its own.
    pub fn cup(game: &str, seed: &Seed, log: &[Self]) -> Result<(Cup, u32), u64> {
        let (mut cup, mut thrown) = (Cup::new(game, seed.clone()), 0);
        for entry in log {
            match &entry.deed {
                Deed::Command { throws, .. } => {
                    let more = u32::try_from(throws.len()).unwrap_or(u32::MAX);
                    cup.pass(more);
                    thrown += more;
                }
                Deed::Chain { salt, commitment, .. } if cup.renew(salt.clone()) != *commitment => {
                    return Err(entry.number);
                }
                _ => {}
            }
        }
        Ok((cup, thrown))
    }

    /// Which commands of a log were taken back later, by their numbers.
    pub(crate) fn undone(log: &[Self]) -> Vec<u64> {
        let mut standing: Vec<u64> = Vec::new();
        let mut undone = Vec::new();
        for entry in log {
            match entry.deed {
                Deed::Command { .. } => standing.push(entry.number),
                Deed::Undo { to, .. } => {
                    let kept = standing.partition_point(|number| *number <= to);
                    undone.extend(standing.drain(kept..));
                }
                _ => {}
            }
        }
        undone.sort_unstable();
        undone
    }
}

/// A camp and what it says, as it stands in a throw: `south attack left-wing centre`.
pub(crate) fn said(camp: Camp, words: &str) -> String {
    format!("{} {words}", wire::Speaker::Camp(camp).written())
}

#[cfg(test)]
mod tests {
    use super::{Deed, Entry};
    use wire::live::CampWire::North;

    fn log(deeds: Vec<Deed>) -> Vec<Entry> {
        (1..).zip(deeds).map(|(number, deed)| Entry { number, at: 0, deed }).collect()
    }

    fn command() -> Deed {
        let nonce = "0123456789abcdef".parse().unwrap();
        let command = wire::CommandWire::EndCombat {};
        Deed::Command { camp: North, command, nonce, throws: Vec::new(), aim: None }
    }

    #[test]
    fn an_undo_takes_back_commands_only_and_each_only_once() {
        let chat = Deed::Chat { camp: None, name: String::new(), text: "?".to_owned() };
        let undo = |to| Deed::Undo { camp: North, to };
        let log = log(vec![command(), command(), chat, command(), undo(2), command(), undo(1), command()]);
        assert_eq!(Entry::undone(&log), [2, 4, 6]);
    }

    #[test]
    fn what_is_kept_is_read_back() {
        for entry in
            log(vec![command(), Deed::Begun {}, Deed::Undo { camp: North, to: 7 }, Deed::Paused { camp: None }])
        {
            assert_eq!(Entry::read(entry.number, entry.at, &entry.body()), Ok(entry));
        }
    }
}
