//! Two armies of equal worth: captains play, and elements are taken from the stronger army until neither wins too often.

use crate::assembled::{Assembled, assembled, everybody_meets, ways_are_whole};
use crate::wish::{Wish, WishError};
use balance::{Contest, FairShare, TrialBattle, TrialError};
use battle::Camp;
use opponent::Luck;
use scenario::{ArmyEntry, ScenarioFile};
use std::collections::BTreeMap;
use wire::LevelWire;
use wire::fairness::WinCounts;

/// Games of a first look at an army's strength.
const LOOK: u32 = 40;
/// Games after which it is believed.
const SURE: u32 = 300;
/// So near to an even battle it must be, per mille.
const NEAR: u16 = 30;
/// Games at most for one drawing.
const MOST: u32 = 1500;
/// Drawings at most: the best of them is taken.
const DRAWINGS: u32 = 6;
/// What one element more or less is worth, per mille of the score, before anybody has measured it.
const ELEMENT: i32 = 35;

/// A skirmish that was made.
#[derive(Clone, Debug)]
pub struct MadeSkirmish {
    /// The battle.
    pub file: ScenarioFile,
    /// What captains made of it: games by who won.
    pub won: WinCounts,
    /// Games played to make it so, all drawings together.
    pub games: u32,
}

/// Makes the skirmish of a wish.
///
/// # Errors
/// When the wish cannot be granted; it says why, and what to ask for.
///
/// # Panics
/// When a computer player breaks a rule, which is a bug of ours.
pub fn made(wish: &Wish) -> Result<MadeSkirmish, WishError> {
    made_unless(wish, &|| false)
}

/// The same, unless somebody says stop before it is done.
///
/// # Errors
/// As [`made`], and when it was stopped.
///
/// # Panics
/// As [`made`].
pub fn made_unless(wish: &Wish, stop: &dyn Fn() -> bool) -> Result<MadeSkirmish, WishError> {
    wish.check()?;
    let (mut best, mut games): (Option<(Assembled, WinCounts)>, u32) = (None, 0);
    let (mut drawn, mut tries) = (0, 0_u64);
    while drawn < DRAWINGS {
        if 64 < tries {
            break;
        }
        if stop() {
            return Err(stopped());
        }
        let mut luck = Luck::of(wish.seed, tries);
        tries += 1;
        let Some(draft) = assembled(wish, &mut luck)? else { continue };
        if !is_playable(&draft) {
            continue;
        }
        drawn += 1;
        let mut fitting = Fitting::new(draft, luck.number() >> 11);
        let (draft, won) = match fitting.fitted(stop) {
            Ok(fitted) => fitted,
            Err(TrialError::GivenUp) => return Err(stopped()),
            Err(bug) => panic!("{wish:?}: {bug}"),
        };
        games += fitting.games;
        let uneven = |won: WinCounts| FairShare::north(won).per_mille().abs_diff(500);
        let is_near = uneven(won) <= NEAR;
        if best.as_ref().is_none_or(|(_, known)| uneven(won) < uneven(*known)) {
            best = Some((draft, won));
        }
        if is_near {
            break;
        }
    }
    let (mut draft, won) = best.ok_or_else(|| {
        WishError::new(
            "ces armées ne tiennent pas sur cette carte\u{a0}: moins de points, ou une carte plus grande".to_owned(),
            "these armies do not fit on this map: fewer points, or a larger map".to_owned(),
        )
    })?;
    draft.tell(FairShare::north(won).per_mille(), won.games());
    Ok(MadeSkirmish { file: draft.file, won, games })
}

fn stopped() -> WishError {
    WishError::new(
        "cette escarmouche demande plus de temps qu’il n’y en a ici\u{a0}: moins de points, une carte plus petite, ou la page, qui la fait elle-même".to_owned(),
        "this skirmish takes more time than there is here: fewer points, a smaller map, or the page, which makes it itself".to_owned(),
    )
}

/// Does the checker find no fault, and can everybody reach the enemy?
fn is_playable(draft: &Assembled) -> bool {
    ways_are_whole(&draft.file) && TrialBattle::read(&draft.file.written()).is_ok_and(|battle| everybody_meets(&battle))
}

/// Elements taken from the north; from the south, where it is less than nothing.
type Handicap = i32;

/// A skirmish being made even.
struct Fitting {
    draft: Assembled,
    seed: u64,
    games: u32,
    known: BTreeMap<Handicap, (TrialBattle, WinCounts)>,
}

impl Fitting {
    fn new(draft: Assembled, seed: u64) -> Self {
        Self { draft, seed, games: 0, known: BTreeMap::new() }
    }

    /// The most even battle that is found, and what captains made of it.
    /// None if somebody said stop.
    fn fitted(&mut self, stop: &dyn Fn() -> bool) -> Result<(Assembled, WinCounts), TrialError> {
        let range = -spare(&self.draft.file.south)..=spare(&self.draft.file.north);
        let mut at: Handicap = 0;
        while self.games < MOST {
            if stop() {
                return Err(TrialError::GivenUp);
            }
            let before = self.games;
            let share = self.played(at, LOOK, stop)?;
            // What looks even, and what there is nothing better than, is played until it is believed.
            let visited = LOOK < share.games() || self.between(at);
            let share = if visited || off(share) <= 2 * i32::from(NEAR) { self.played(at, SURE, stop)? } else { share };
            if off(share) <= i32::from(NEAR) && SURE <= self.known[&at].1.games() {
                break;
            }
            let next = self.next(at).clamp(*range.start(), *range.end());
            // Nothing new was learnt, or nothing else is left to look at.
            if next == at || before == self.games {
                break;
            }
            at = next;
        }
        let sure = self.known.iter().filter(|(_, (_, won))| SURE <= won.games());
        let best = sure.min_by_key(|(_, (_, won))| off(*won)).map(|(handicap, _)| *handicap);
        let best = if let Some(best) = best {
            best
        } else {
            let nearest = self.known.iter().min_by_key(|(_, (_, won))| off(*won)).map_or(0, |(handicap, _)| *handicap);
            self.played(nearest, SURE, stop)?;
            nearest
        };
        let mut draft = self.draft.clone();
        draft.file = handicapped(&self.draft.file, best);
        Ok((draft, self.known[&best].1))
    }

    /// Plays a handicap until so many games are known.
    fn played(&mut self, handicap: Handicap, games: u32, stop: &dyn Fn() -> bool) -> Result<WinCounts, TrialError> {
        if !self.known.contains_key(&handicap) {
            let file = handicapped(&self.draft.file, handicap);
            let battle = TrialBattle::read(&file.written()).expect("fewer elements are as sound");
            self.known.insert(handicap, (battle, WinCounts::default()));
        }
        let captains = Contest::even(balance::player(LevelWire::Captain));
        let (battle, won) = self.known.get_mut(&handicap).expect("it was put there");
        while won.games() < games {
            let winner = battle.winner(captains, self.seed, won.games(), stop)?;
            self.games += 1;
            match winner {
                Some(Camp::North) => won.north += 1,
                None => won.nobody += 1,
                Some(Camp::South) => won.south += 1,
            }
        }
        Ok(*won)
    }

    /// Is a neighbour known on the other side of an even battle?
    fn between(&self, at: Handicap) -> bool {
        let score = |won: WinCounts| i32::from(FairShare::north(won).per_mille()) - 500;
        let Some(here) = self.known.get(&at).map(|(_, won)| score(*won)) else { return false };
        let near = [at - 1, at + 1].into_iter().filter_map(|near| self.known.get(&near));
        near.into_iter().any(|(_, won)| score(*won).signum() != here.signum())
    }

    /// Where to look next: by the line through what is known on both sides of an even battle, else by what an element is
    /// usually worth; nowhere else where that was looked at already.
    fn next(&self, at: Handicap) -> Handicap {
        let score = |won: WinCounts| i32::from(FairShare::north(won).per_mille()) - 500;
        // The more is taken from the north, the less it wins.
        let above = self
            .known
            .iter()
            .filter(|(_, (_, won))| 0 < score(*won))
            .map(|(handicap, (_, won))| (*handicap, score(*won)))
            .max();
        let below = self
            .known
            .iter()
            .filter(|(_, (_, won))| score(*won) <= 0)
            .map(|(handicap, (_, won))| (*handicap, score(*won)))
            .min();
        if let (Some((low, high_score)), Some((high, low_score))) = (above, below)
            && low < high
        {
            if high - low == 1 {
                // Nothing lies between the two: the other one is looked at longer.
                return if at == low { high } else { low };
            }
            let span = high - low;
            let step = (span * high_score + (high_score - low_score) / 2) / (high_score - low_score).max(1);
            return low + step.clamp(1, span - 1);
        }
        let here = score(self.known[&at].1);
        let step = here / ELEMENT;
        at + if step == 0 { here.signum() } else { step }
    }
}

/// How far from even, per mille.
fn off(won: WinCounts) -> i32 {
    i32::from(FairShare::north(won).per_mille().abs_diff(500))
}

/// Elements a unit keeps.
const LEAST: u8 = 2;

/// Elements that can be taken from an army.
fn spare(army: &ArmyEntry) -> i32 {
    army.units.iter().map(|unit| i32::from(unit.elements.unwrap_or(LEAST).saturating_sub(LEAST))).sum()
}

/// The battle with so many elements taken from one army.
fn handicapped(file: &ScenarioFile, handicap: Handicap) -> ScenarioFile {
    let mut file = file.clone();
    let army = if 0 < handicap { &mut file.north } else { &mut file.south };
    for _ in 0..handicap.unsigned_abs() {
        // From the strongest, those in the middle of the line first.
        let strongest = army.units.iter_mut().filter(|unit| unit.elements.is_some_and(|elements| LEAST < elements));
        let Some(unit) = strongest.reduce(|best, unit| if best.elements < unit.elements { unit } else { best }) else {
            break;
        };
        unit.elements = unit.elements.map(|elements| elements - 1);
    }
    for army in [&mut file.north, &mut file.south] {
        let book = books::of(file.book);
        for unit in &mut army.units {
            let full = book.troop(&unit.troop).map(|troop| troop.elements);
            unit.elements = unit.elements.filter(|elements| Some(*elements) != full);
        }
    }
    file
}
