//! What the best answer is worth, and the best of all others.

use crate::search::{ONE, Search};
use battle::{Battle, Command, Pending, Question};
use cases::{BestAnswer, PosedPosition, ProvedWorth, Stake};
use std::collections::BTreeSet;

/// Millionths of what a search reckons in.
const MILLIONTH: i64 = ONE / 1_000_000;

/// Room for the longest line.
const DEEP: usize = 1 << 30;

/// What was found.
#[derive(Clone, Debug)]
pub struct PositionProof {
    /// What the best answer and the best other are worth, in millionths.
    pub worth: ProvedWorth,
    /// Positions looked at.
    pub nodes: u64,
    /// Every answer with its worth, best first, where that was asked for.
    pub ranking: Vec<RankedAnswer>,
}

/// Less than this, in millionths, is no clear lead.
const CLEAR: i64 = 50_000;
/// A hundredth, in millionths.
const CENT: i64 = 10_000;

/// A worth as files write it: `62.96%`, `+1.25`.
#[must_use]
pub fn written_worth(stake: &Stake, millionths: i64) -> String {
    match stake {
        Stake::Victory | Stake::Keep(..) => format!("{}.{:02}%", millionths / CENT, millionths % CENT / 100),
        Stake::Elements(_) => {
            let (sign, hundredths) = (if millionths < 0 { '-' } else { '+' }, millionths.abs() / CENT);
            format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
        }
    }
}

impl PositionProof {
    /// Is the best answer clearly the best?
    #[must_use]
    pub fn is_clear(&self) -> bool {
        CLEAR <= self.worth.best - self.worth.next
    }

    /// Is it what was written, as far as it is written?
    #[must_use]
    pub fn is(&self, stake: &Stake, written: ProvedWorth) -> bool {
        let alike = |one, other| written_worth(stake, one) == written_worth(stake, other);
        alike(self.worth.best, written.best) && alike(self.worth.next, written.next)
    }
}

/// An answer, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedAnswer {
    /// In the words of the file.
    pub answer: String,
    /// In millionths.
    pub worth: i64,
    /// It is one of the best answers of the file.
    pub best: bool,
}

/// Why nothing was proved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// It cannot be set up.
    #[error("no battle can begin: {0}")]
    NoBattle(battle::SetupError),
    /// More positions than may be looked at.
    #[error("not done after {0} positions")]
    TooMuch(u64),
    /// Dice or the enemy before the fight: such a position asks what is said at once.
    #[error("dice are thrown, or the enemy is asked, before the fight begins")]
    Disturbed,
    /// Nobody is asked, or nothing else can be done.
    #[error("there is no choice between the best answer and others")]
    NoChoice,
}

impl ProofError {
    /// The sentence in French.
    #[must_use]
    pub fn in_french(&self) -> String {
        match self {
            Self::NoBattle(error) => format!("aucune bataille ne peut commencer\u{a0}: {error}"),
            Self::TooMuch(limit) => format!("pas fini après {limit} positions"),
            Self::Disturbed => "des dés sont jetés, ou l’ennemi interrogé, avant le combat".to_owned(),
            Self::NoChoice => "il n’y a pas à choisir entre la meilleure réponse et d’autres".to_owned(),
        }
    }
}

/// Plays out everything. With a ranking every answer is reckoned exactly, which takes longer.
///
/// # Errors
/// When it cannot be set up, takes more than so many positions, or leaves no choice.
///
/// # Panics
/// When the machine does.
pub fn prove(posed: &PosedPosition, limit: u64, ranked: bool) -> Result<PositionProof, ProofError> {
    // Every question and every roll of a line is a call within a call.
    std::thread::scope(|scope| {
        let search =
            std::thread::Builder::new().stack_size(DEEP).spawn_scoped(scope, || played_out(posed, limit, ranked));
        search.expect("a machine has room for one more thread").join().expect("the search ends")
    })
}

fn played_out(posed: &PosedPosition, limit: u64, ranked: bool) -> Result<PositionProof, ProofError> {
    let battle = posed.position().map_err(ProofError::NoBattle)?;
    let mut search = Search::new(posed, &battle, limit);
    let answers = match &posed.best {
        BestAnswer::Say(said) => battle
            .legal()
            .into_iter()
            .map(|command| {
                let mut next = battle.clone();
                next.obey(command, &mut ());
                Offer { words: posed.said(command, &battle.view()), next, best: said.contains(&command) }
            })
            .collect(),
        BestAnswer::Have(rows) => fights(&battle)?
            .into_iter()
            .map(|next| {
                let view = next.view();
                Offer { words: posed.stands(&view, search.camp), best: posed.is_so(&view, rows), next }
            })
            .collect::<Vec<_>>(),
    };
    let mut ranking = Vec::new();
    let mut tops = [None::<i64>; 2];
    for answer in answers {
        let top = &mut tops[usize::from(answer.best)];
        let low = if ranked { search.range.0 } else { top.unwrap_or(search.range.0) };
        let worth = search.worth(&answer.next, low, search.range.1).ok_or(ProofError::TooMuch(limit))?;
        *top = Some(top.map_or(worth, |other| other.max(worth)));
        if ranked {
            ranking.push(RankedAnswer { answer: answer.words, worth: worth / MILLIONTH, best: answer.best });
        }
    }
    ranking.sort_by_key(|line| std::cmp::Reverse(line.worth));
    let [Some(next), Some(best)] = tops else { return Err(ProofError::NoChoice) };
    Ok(PositionProof {
        worth: ProvedWorth { best: best / MILLIONTH, next: next / MILLIONTH },
        nodes: search.nodes,
        ranking,
    })
}

/// Something that can be said or had, and where it leads.
struct Offer {
    words: String,
    next: Battle,
    best: bool,
}

/// Has the fight of this turn begun, or the turn gone by without one?
pub(crate) fn fight_begins(battle: &Battle, start: (u8, battle::Camp)) -> bool {
    let now = (battle.view().turn(), battle.view().active());
    match battle.pending() {
        Pending::Decision(_, Question::Combat) | Pending::Over(_) => true,
        Pending::Decision(..) | Pending::Chance(_) => now != start,
    }
}

/// Every position in which the fight of this turn can begin.
fn fights(battle: &Battle) -> Result<Vec<Battle>, ProofError> {
    let start = (battle.view().turn(), battle.view().active());
    let (mut seen, mut open, mut found) = (BTreeSet::new(), vec![battle.clone()], Vec::new());
    while let Some(battle) = open.pop() {
        if fight_begins(&battle, start) {
            found.push(battle);
            continue;
        }
        let Pending::Decision(camp, _) = battle.pending() else { return Err(ProofError::Disturbed) };
        if camp != start.1 {
            return Err(ProofError::Disturbed);
        }
        let each = |command: Command| {
            let mut next = battle.clone();
            next.obey(command, &mut ());
            if seen.insert(next.fingerprint()) {
                open.push(next);
            }
        };
        battle.each_legal(each);
    }
    Ok(found)
}
