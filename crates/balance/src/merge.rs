//! Sums of games added to sums of other games: exactly, in whatever order, each game once.

use std::collections::BTreeMap;
use wire::Both;
use wire::fairness::{
    ContactCounts, EndingCounts, GameRange, LeadCounts, LossCounts, ObjectiveCounts, TrialFigures, TurnCounts,
    UnitCounts, WinCounts,
};

/// Sums that cannot be added up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FiguresError {
    /// Some games are in both.
    #[error("games {first} to {last} are in both")]
    Twice {
        /// The first of them.
        first: u32,
        /// The last.
        last: u32,
    },
    /// They are not of the same battle: other units, or other objectives.
    #[error("they are not of the same battle: other units or objectives")]
    OtherBattle,
    /// More than such numbers hold.
    #[error("the numbers are too large")]
    TooLarge,
    /// A figure contradicts another.
    #[error("the figures contradict each other: {0}")]
    Contradictory(&'static str),
}

type Sum<T> = Result<T, FiguresError>;

/// The sums of both.
///
/// # Errors
/// When a game is in both, or they are of two battles; when a number would be too large.
pub fn merged(one: &TrialFigures, other: &TrialFigures) -> Sum<TrialFigures> {
    Ok(TrialFigures {
        played: ranges(&one.played, &other.played)?,
        won: wins(one.won, other.won)?,
        turns: by_key(
            &one.turns,
            &other.turns,
            |turn| (turn.turn, turn.won),
            |turn, won| TurnCounts { turn, won },
            wins,
        )?,
        endings: by_key(
            &one.endings,
            &other.endings,
            |ending| (ending.by, ending.won),
            |by, won| EndingCounts { by, won },
            wins,
        )?,
        contact: by_key(
            &one.contact,
            &other.contact,
            |contact| (contact.turn, contact.games),
            |turn, games| ContactCounts { turn, games },
            sum,
        )?,
        leads: LeadCounts {
            changes: sum(one.leads.changes, other.leads.changes)?,
            games: sum(one.leads.games, other.leads.games)?,
        },
        lost: Both {
            north: losses(one.lost.north, other.lost.north)?,
            south: losses(one.lost.south, other.lost.south)?,
        },
        objectives: pairs(&one.objectives, &other.objectives, objective)?,
        units: pairs(&one.units, &other.units, unit)?,
        fingerprint: folded(&one.fingerprint, &other.fingerprint)?,
    })
}

fn sum(one: u32, other: u32) -> Sum<u32> {
    one.checked_add(other).ok_or(FiguresError::TooLarge)
}

fn wins(one: WinCounts, other: WinCounts) -> Sum<WinCounts> {
    Ok(WinCounts {
        north: sum(one.north, other.north)?,
        nobody: sum(one.nobody, other.nobody)?,
        south: sum(one.south, other.south)?,
    })
}

fn losses(one: LossCounts, other: LossCounts) -> Sum<LossCounts> {
    Ok(LossCounts { elements: sum(one.elements, other.elements)?, units: sum(one.units, other.units)? })
}

/// Counts with a key each, in the order of their keys.
fn by_key<T, K: Ord, V>(
    one: &[T],
    other: &[T],
    parts: impl Fn(&T) -> (K, V),
    whole: impl Fn(K, V) -> T,
    add: impl Fn(V, V) -> Sum<V>,
) -> Sum<Vec<T>> {
    let mut sums: BTreeMap<K, V> = BTreeMap::new();
    for (key, value) in one.iter().chain(other).map(parts) {
        let value = match sums.remove(&key) {
            Some(known) => add(known, value)?,
            None => value,
        };
        sums.insert(key, value);
    }
    Ok(sums.into_iter().map(|(key, value)| whole(key, value)).collect())
}

/// What each battle has as many of, in the same order.
fn pairs<T>(one: &[T], other: &[T], add: impl Fn(&T, &T) -> Sum<T>) -> Sum<Vec<T>> {
    if one.len() != other.len() {
        return Err(FiguresError::OtherBattle);
    }
    one.iter().zip(other).map(|(one, other)| add(one, other)).collect()
}

fn objective(one: &ObjectiveCounts, other: &ObjectiveCounts) -> Sum<ObjectiveCounts> {
    if (one.camp, &one.hex) != (other.camp, &other.hex) {
        return Err(FiguresError::OtherBattle);
    }
    Ok(ObjectiveCounts {
        camp: one.camp,
        hex: one.hex.clone(),
        taken: sum(one.taken, other.taken)?,
        turns: sum(one.turns, other.turns)?,
        kept: sum(one.kept, other.kept)?,
    })
}

fn unit(one: &UnitCounts, other: &UnitCounts) -> Sum<UnitCounts> {
    if (one.camp, &one.unit) != (other.camp, &other.unit) {
        return Err(FiguresError::OtherBattle);
    }
    Ok(UnitCounts {
        unit: one.unit.clone(),
        camp: one.camp,
        lost: sum(one.lost, other.lost)?,
        late: sum(one.late, other.late)?,
        waited: sum(one.waited, other.waited)?,
        far: sum(one.far, other.far)?,
        uncalled: sum(one.uncalled, other.uncalled)?,
        idle: sum(one.idle, other.idle)?,
    })
}

/// Fingerprints added up: the order of the games does not matter.
fn folded(one: &str, other: &str) -> Sum<String> {
    let number = |text: &str| {
        let sixteen =
            text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit));
        let wrong = FiguresError::Contradictory("a fingerprint is sixteen hexadecimal digits");
        if sixteen { u64::from_str_radix(text, 16).map_err(|_| wrong) } else { Err(wrong) }
    };
    Ok(format!("{:016x}", number(one)?.wrapping_add(number(other)?)))
}

/// Stretches of games, each game once, as few as say it.
pub(crate) fn ranges(one: &[GameRange], other: &[GameRange]) -> Sum<Vec<GameRange>> {
    let mut all: Vec<GameRange> = one.iter().chain(other).copied().collect();
    all.sort_unstable();
    let mut joined: Vec<GameRange> = Vec::new();
    for range in all.into_iter().filter(|range| 0 < range.games) {
        let end = sum(range.from, range.games)?;
        match joined.last_mut() {
            Some(last) if range.from < last.from + last.games => {
                let last_twice = end.min(last.from + last.games) - 1;
                return Err(FiguresError::Twice { first: range.from, last: last_twice });
            }
            Some(last) if range.from == last.from + last.games => last.games += range.games,
            Some(_) | None => joined.push(range),
        }
    }
    Ok(joined)
}

/// Do the figures hang together? What a file says was not necessarily added up here.
pub(crate) fn coherent(figures: &TrialFigures) -> Sum<()> {
    let wrong = |what: &'static str| Err(FiguresError::Contradictory(what));
    let mut games = 0_u32;
    for range in &figures.played {
        games = sum(games, range.games)?;
    }
    if ranges(&figures.played, &[])? != figures.played {
        return wrong("stretches of games in another form");
    }
    let total = |won: &WinCounts| sum(sum(won.north, won.nobody)?, won.south);
    if total(&figures.won)? != games {
        return wrong("games won, drawn and lost are not as many as were played");
    }
    let of_turns = figures.turns.iter().try_fold(WinCounts::default(), |all, turn| wins(all, turn.won))?;
    let of_endings = figures.endings.iter().try_fold(WinCounts::default(), |all, end| wins(all, end.won))?;
    if of_turns != figures.won || of_endings != figures.won {
        return wrong("games by turn or by what decided are not as many as were won");
    }
    folded(&figures.fingerprint, "0000000000000000")?;
    Ok(())
}
