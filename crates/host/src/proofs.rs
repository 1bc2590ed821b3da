//! The file of dice of a game: every throw with all that is needed to check it.

use crate::deed::{Deed, Entry, said};
use crate::game::Game;
use crate::terms::Terms;
use crate::trouble::Trouble;
use battle::Camp;
use dice::{NewChain, Nonce, Record, RecordEnd, ThrowProof};
use rulebook::Language;

/// What a computer's nonces may follow from: the last a person sent, and, in logs of earlier versions, the last that was
/// not taken back.
struct Last {
    sent: Nonce,
    standing: Nonce,
}

impl Last {
    /// The one from which this nonce follows.
    fn of(&self, nonce: &Nonce, place: (u32, u32)) -> Option<Nonce> {
        let leads = |last: &&Nonce| last.following(place.0, place.1) == *nonce;
        [&self.sent, &self.standing].into_iter().find(leads).cloned()
    }
}

/// Every throw of a log with its proof, those taken back among them.
pub(crate) fn record(game: &Game, log: &[Entry]) -> Result<Record, Trouble> {
    let commitments = game.dice().0.to_vec();
    let undone = Entry::undone(log);
    let is_undone = |entry: &Entry| undone.binary_search(&entry.number).is_ok();
    let first = Nonce::first(&game.id, &commitments[0]);
    let mut last = Last { sent: first.clone(), standing: first };
    let (mut lines, mut record) = (0, Record::empty(&*game.id, commitments));
    for entry in log {
        match &entry.deed {
            Deed::Command { camp, command, nonce, throws, .. } => {
                let words = command.words(&game.ground.field, Language::En);
                let spoken = said((*camp).into(), &words.map_err(|fault| Trouble::fault(&fault.in_one_line()))?);
                let person = game.terms.wanted((*camp).into()).level().is_none();
                let place = throws.first().map(|cast| (cast.chain, cast.index)).filter(|_| !person);
                let follows = place.and_then(|place| last.of(nonce, place));
                record.throws.extend(throws.iter().map(|cast| ThrowProof {
                    entry: Some(entry.number),
                    follows: follows.clone(),
                    ..cast.proof(nonce, &spoken)
                }));
                if person {
                    last.sent = nonce.clone();
                }
                if !is_undone(entry) {
                    lines += 1 + throws.len();
                    last.standing = if person { nonce.clone() } else { last.standing };
                }
            }
            Deed::Elsewhere { throws, .. } => {
                lines += 1 + throws.len();
                record.elsewhere = lines;
            }
            Deed::Chain { chain, .. } => {
                record.begun.push(NewChain { chain: *chain, throw: record.throws.len() + 1, entry: entry.number });
            }
            _ => {}
        }
    }
    record.computers = Some(computers(&game.terms));
    record.extent = Some(RecordEnd { entries: game.number, lines, over: game.result().is_some() });
    Ok(record)
}

/// The sides a computer plays.
fn computers(terms: &Terms) -> Vec<String> {
    let sides = [Camp::North, Camp::South].into_iter().filter(|camp| terms.wanted(*camp).level().is_some());
    sides.map(|camp| wire::Speaker::Camp(camp).written()).collect()
}
