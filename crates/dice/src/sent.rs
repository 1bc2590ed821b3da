//! What a player's own program kept: the commitments it was shown, every nonce it sent, and how far it saw the game.

mod flaw;

pub use flaw::SentFlaw;

use crate::chain::{LENGTH, Secret};
use crate::nonce::Nonce;
use crate::record::{NewChain, Record, ThrowProof, Unread, read, written};
use serde::{Deserialize, Serialize};

/// A player's own file: what the host's file is held against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentFile {
    /// The version of the file, [`crate::FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The sides he played: `north`, `south`.
    pub sides: Vec<String>,
    /// The sides a computer played.
    pub computers: Vec<String>,
    /// It was begun after this entry: of earlier ones it knows nothing.
    #[serde(default)]
    pub since: u64,
    /// The commitments as he was first shown them, in the order of their chains.
    pub commitments: Vec<Secret>,
    /// How far he saw the game.
    pub seen: SeenGame,
    /// What he sent, in order.
    pub sent: Vec<SentCommand>,
}

/// How far a player saw a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenGame {
    /// The last entry.
    pub entries: u64,
    /// Throws.
    pub throws: usize,
    /// What they were, all of them: [`Record::digest`].
    #[serde(default)]
    pub digest: Option<String>,
    /// Was the game over?
    pub over: bool,
}

/// A command a player sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentCommand {
    /// The last entry he had seen.
    pub after: u64,
    /// The last chain whose commitment he had been shown.
    pub chain: u32,
    /// What he added to the dice.
    pub nonce: Nonce,
    /// What he said, as it was sent.
    pub command: serde_json::Value,
    /// The same in the words of replays, if his program knows them.
    #[serde(default)]
    pub words: Option<String>,
    /// The entry in which it was done; none if no answer came.
    #[serde(default)]
    pub entry: Option<u64>,
}

/// Dice that are those of a player's own file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Throws with a nonce of his own.
    pub own: usize,
    /// Throws of the computer that follow from one.
    pub computers: usize,
    /// Of those: nobody had sent a nonce since the commitment of their chain was shown.
    pub alone: usize,
    /// Throws of before his file was begun.
    pub earlier: usize,
    /// Commands of his that were lost when the game was taken up from a copy, as he was told.
    pub lost: usize,
}

impl SentFile {
    /// Reads a file.
    ///
    /// # Errors
    /// Where it is none, with the line.
    pub fn read(text: &str) -> Result<Self, Unread> {
        read(text)
    }

    /// As a file.
    #[must_use]
    pub fn written(&self) -> String {
        written(self)
    }

    /// Holds the host's file against this one; `words` says a command as a replay writes it, where that is known.
    ///
    /// # Errors
    /// With the first thing that is not as it was shown, sent or seen.
    pub fn compare(
        &self,
        record: &Record,
        words: impl Fn(&SentCommand) -> Option<String>,
    ) -> Result<Compared, SentFlaw> {
        self.compare_shown(record)?;
        self.compare_seen(record)?;
        let standing: Vec<&SentCommand> = self.sent.iter().filter(|sent| !is_lost(sent, record)).collect();
        let mut compared = Compared { lost: self.sent.len() - standing.len(), ..Compared::default() };
        for (throw, proof) in (1..).zip(&record.throws) {
            if proof.entry.is_some_and(|entry| entry <= self.since) {
                compared.earlier += 1;
            } else if self.sides.iter().any(|side| side == proof.said().0) {
                compare_own(throw, record, &self.sent, &words)?;
                compared.own += 1;
            } else if self.computers.iter().any(|side| side == proof.said().0) && !self.sides.is_empty() {
                match self.compare_computer(throw, record, &standing)? {
                    Follows::Sent => compared.computers += 1,
                    Follows::Earlier => {
                        compared.computers += 1;
                        compared.alone += 1;
                    }
                    Follows::Unknown => compared.earlier += 1,
                }
            }
        }
        // Last, for it cannot say which throw it is.
        let seen = self.seen.throws;
        if self.seen.digest.as_ref().is_some_and(|digest| *digest != record.digest(seen)) {
            return Err(SentFlaw::OtherThrows { seen });
        }
        Ok(compared)
    }

    fn compare_shown(&self, record: &Record) -> Result<(), SentFlaw> {
        if record.game != self.game {
            return Err(SentFlaw::OtherGame { found: record.game.clone() });
        }
        for (chain, shown) in (1..).zip(&self.commitments) {
            if record.commitments.get(chain - 1) != Some(shown) {
                return Err(SentFlaw::OtherCommitment { chain });
            }
        }
        if let Some(computers) = &record.computers
            && (computers.iter().any(|side| !self.computers.contains(side))
                || self.computers.iter().any(|side| !computers.contains(side)))
        {
            return Err(SentFlaw::OtherSeats);
        }
        Ok(())
    }

    fn compare_seen(&self, record: &Record) -> Result<(), SentFlaw> {
        let SeenGame { entries, throws, over, .. } = self.seen;
        let untold = |begun: &&NewChain| self.commitments.len() < begun.chain as usize && begun.throw <= throws;
        if let Some(begun) = record.begun.iter().find(untold) {
            return Err(SentFlaw::TakenBack { throw: begun.throw, seen: throws });
        }
        if record.throws.len() < throws {
            return Err(SentFlaw::ThrowsCut { seen: throws, found: record.throws.len() });
        }
        match record.extent {
            Some(extent) if extent.entries < entries => {
                Err(SentFlaw::EntriesCut { seen: entries, found: extent.entries })
            }
            Some(extent) if over && !extent.over => Err(SentFlaw::NotOver),
            _ => Ok(()),
        }
    }

    /// What the computer's nonce follows from: it must be the last one sent.
    fn compare_computer(&self, throw: usize, record: &Record, standing: &[&SentCommand]) -> Result<Follows, SentFlaw> {
        let proof = &record.throws[throw - 1];
        let Some(entry) = proof.entry else { return Ok(Follows::Unknown) };
        let is_before = |sent: &&&SentCommand| sent.entry.is_some_and(|done| done < entry);
        let done = standing.iter().rposition(|sent| is_before(&sent));
        // One that was never answered may have been done all the same.
        let unanswered = standing[done.map_or(0, |place| place + 1)..].iter().filter(|sent| sent.entry.is_none());
        let last = done.map(|place| standing[place]).into_iter().chain(unanswered.copied());
        if let Some(sent) = last.clone().find(|sent| record.following(throw, &sent.nonce) == proof.nonce) {
            return Ok(if sent.chain < proof.chain { Follows::Earlier } else { Follows::Sent });
        }
        let first = record.commitments.first().map(|commitment| Nonce::first(&record.game, commitment));
        let nobody_spoke = done.is_none() && self.since == 0;
        match first {
            Some(first) if nobody_spoke && record.following(throw, &first) == proof.nonce => Ok(Follows::Earlier),
            // Begun in the middle, before this player's first command: what it follows from is not known here.
            _ if done.is_none() && 0 < self.since => Ok(Follows::Unknown),
            _ => Err(SentFlaw::OtherLast { throw }),
        }
    }
}

/// What a computer's nonce follows from.
enum Follows {
    /// The last nonce the player sent, after the chain was shown to him.
    Sent,
    /// The last one he sent before that, or nobody's: the host could have chosen the chain for it.
    Earlier,
    /// Something of before his file was begun.
    Unknown,
}

/// Was it done in a life of the game that a copy took the place of?
fn is_lost(sent: &SentCommand, record: &Record) -> bool {
    let before = |begun: &NewChain| sent.chain < begun.chain && sent.entry.is_some_and(|done| begun.entry <= done);
    record.begun.iter().any(before)
}

fn compare_own(
    throw: usize,
    record: &Record,
    all: &[SentCommand],
    words: impl Fn(&SentCommand) -> Option<String>,
) -> Result<(), SentFlaw> {
    let proof = &record.throws[throw - 1];
    let Some(sent) = all.iter().find(|sent| sent.nonce == proof.nonce) else {
        return Err(SentFlaw::NotSent { throw });
    };
    if let Some(words) = words(sent)
        && words != proof.said().1
    {
        return Err(SentFlaw::OtherCommand { throw, sent: words });
    }
    if let (Some(answered), Some(entry)) = (sent.entry, proof.entry)
        && answered != entry
    {
        return Err(SentFlaw::OtherEntry { throw, entry, answered });
    }
    if sent.chain < proof.chain && !goes_on(throw, &record.throws) {
        return Err(SentFlaw::LateChain { throw, chain: proof.chain });
    }
    Ok(())
}

/// Does the next chain begin within a command, because the one before is used up?
fn goes_on(throw: usize, throws: &[ThrowProof]) -> bool {
    let proof = &throws[throw - 1];
    let earlier =
        throws[..throw - 1].iter().rev().take_while(|other| other.entry.is_some() && other.entry == proof.entry);
    earlier.into_iter().any(|other| other.index == LENGTH)
}
