//! What is kept of a game: its log, entry by entry, as JSON in the store.

use battle::{Camp, Purpose, Roll};
use dice::{Cup, Nonce, Secret, Seed, ThrowProof};
use rulebook::{Die, Language};
use serde::{Deserialize, Serialize};
use speech::Said;
use storage::LogEntry;
use wire::{CampWire, CommandWire, PurposeWire};

/// The version of the log: 1 kept every command in words too, which are passed over where they stand; 3 may say that a
/// game goes on under later rules; 4 may say that a seat was freed, what whoever keeps the server did, and that the dice go
/// on with a new chain.
pub(crate) const LOG_VERSION: u32 = 4;

/// One thing done at a table. Fields are only ever added, with a default: logs outlive programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Deed {
    /// A command, and the dice thrown because of it.
    Command {
        camp: CampWire,
        command: CommandWire,
        nonce: Nonce,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Cast>,
    },
    /// Commands after `to` were taken back.
    Undo { camp: CampWire, to: u64 },
    /// Somebody sat down.
    Seated { camp: CampWire, name: String },
    /// The host freed a seat; from now on this invitation opens it, which is shown to nobody but the host.
    Freed { camp: CampWire, invitation: String },
    /// Whoever keeps the server closed the game.
    Closed {},
    /// Whoever keeps the server lets somebody talk no more, or again; everybody if no camp is named.
    Muted { camp: Option<CampWire>, yes: bool },
    /// Whoever keeps the server gave a seat a new token; that of a host who sits nowhere if no camp is named.
    Rekeyed { camp: Option<CampWire> },
    /// The battle begins.
    Begun {},
    /// Somebody gave up.
    Resigned { camp: CampWire },
    /// Somebody offered a draw.
    DrawOffered { camp: CampWire },
    /// It was taken.
    DrawAgreed {},
    /// It was declined.
    DrawDeclined { camp: CampWire },
    /// The game stands still.
    Paused { camp: Option<CampWire> },
    /// It goes on.
    Resumed { camp: Option<CampWire> },
    /// Somebody said something.
    Chat { camp: Option<CampWire>, name: String, text: String },
    /// A new game between the same players.
    Rematch { game: String },
    /// The server stopped the game after a fault of its own.
    Frozen {},
    /// It goes on under later rules.
    Rules { from: u32, to: u32 },
    /// The dice go on with a new chain: a copy of the game may have shown the secrets of the one before.
    Chain { chain: u32, salt: Nonce, commitment: Secret },
}

/// Dice that were thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cast {
    pub(crate) purpose: PurposeWire,
    /// Numbers from 0 to 5, in the order the book's die is printed.
    pub(crate) faces: Vec<u8>,
    pub(crate) chain: u32,
    pub(crate) index: u32,
    pub(crate) secret: Secret,
}

impl Cast {
    /// What is kept of a throw; the rest stands with the command.
    pub(crate) fn of(purpose: Purpose, proof: ThrowProof) -> Self {
        let ThrowProof { chain, index, secret, faces, .. } = proof;
        Self { purpose: purpose.into(), faces, chain, index, secret }
    }

    /// The whole throw again, for whoever checks it.
    pub(crate) fn proof(&self, nonce: &Nonce, command: &str) -> ThrowProof {
        let Self { purpose, faces, chain, index, secret } = self.clone();
        let purpose = Purpose::from(purpose).in_language(Language::En).to_owned();
        let (nonce, command) = (nonce.clone(), command.to_owned());
        ThrowProof { chain, index, secret, nonce, command, purpose, faces, entry: None, follows: None }
    }

    /// What the dice show; none if this die has no such side.
    pub(crate) fn roll(&self, die: Die) -> Option<Roll> {
        self.faces.iter().map(|face| die.faces.get(usize::from(*face)).copied()).collect()
    }
}

/// An entry that was read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) number: u64,
    pub(crate) at: i64,
    pub(crate) deed: Deed,
}

impl Entry {
    /// Reads what the store kept.
    pub(crate) fn read(kept: &LogEntry) -> Result<Self, String> {
        let deed = serde_json::from_str(&kept.body).map_err(|error| format!("entry {}: {error}", kept.number))?;
        Ok(Self { number: kept.number, at: kept.at, deed })
    }

    /// As the store keeps it.
    pub(crate) fn kept(&self) -> LogEntry {
        let body = serde_json::to_string(&self.deed).expect("texts and numbers can always be written");
        LogEntry { number: self.number, at: self.at, body }
    }

    /// The cup where the throws of a whole log have left it, and how many there were.
    ///
    /// # Errors
    /// With the entry that begins a chain whose commitment is not its own.
    pub(crate) fn cup(game: &str, seed: &Seed, log: &[Self]) -> Result<(Cup, u32), u64> {
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
        Deed::Command { camp: North, command, nonce, throws: Vec::new() }
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
            assert_eq!(Entry::read(&entry.kept()), Ok(entry));
        }
    }
}
