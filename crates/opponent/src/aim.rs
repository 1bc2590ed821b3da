//! What a plan is about, as its author might say it: read off where it leads.

use crate::activation::fighters;
use crate::judgement::Judgement;
use crate::player::TurnAim;
use battle::{Battle, Camp, Cell, UnitId, View};

/// Farther than anybody looks for an enemy.
const FAR: u32 = 99;

/// What a plan is about that leads from here to there, if it can be said in a word.
pub(crate) fn aim_of(judgement: &Judgement, from: &Battle, to: &Battle, camp: Camp) -> Option<TurnAim> {
    let (before, after) = (from.view(), to.view());
    if let Some(enemy) = focus(judgement, to) {
        return Some(TurnAim::Against(enemy));
    }
    if let Some(goal) = ground(before, after, camp) {
        return Some(TurnAim::Ground(goal));
    }
    let moved: Vec<UnitId> = before.units_of(camp).filter(|unit| before.cell(*unit) != after.cell(*unit)).collect();
    if moved.is_empty() {
        return Some(TurnAim::Stand);
    }
    let way = |view: View<'_>| moved.iter().map(|unit| to_enemy(view, *unit)).sum::<u32>();
    (way(before) < way(after)).then_some(TurnAim::Away)
}

/// The enemy on whom two or more can fall together, where all of them promise most.
fn focus(judgement: &Judgement, to: &Battle) -> Option<UnitId> {
    let (view, setup) = (to.view(), to.setup());
    let mut blows: Vec<(UnitId, i32, i32, u32)> = Vec::new();
    for unit in fighters(to) {
        judgement.each_prospect(view, unit, |target, hits, flags, _| {
            match blows.iter_mut().find(|(other, ..)| *other == target) {
                Some(blow) => *blow = (target, blow.1 + hits, blow.2 + flags, blow.3 + 1),
                None => blows.push((target, hits, flags, 1)),
            }
        });
    }
    let joint = blows.into_iter().filter(|(.., strikers)| 1 < *strikers);
    joint.max_by_key(|(target, hits, flags, _)| judgement.prize(view, setup, *target, *hits, *flags)).map(|blow| blow.0)
}

/// A goal somebody comes to, or stays on.
fn ground(before: View<'_>, after: View<'_>, camp: Camp) -> Option<Cell> {
    let setup = after.setup();
    let goals = setup.camps.iter().flat_map(|camp| camp.objectives.iter()).copied();
    let held = |view: View<'_>, goal: Cell| view.unit_at(goal).is_some_and(|unit| view.camp(unit) == camp);
    goals.filter(|goal| held(after, *goal)).max_by_key(|goal| !held(before, *goal))
}

/// Hexes from a unit to the nearest enemy.
fn to_enemy(view: View<'_>, unit: UnitId) -> u32 {
    view.cell(unit).and_then(|cell| view.nearest(view.camp(unit).opposite(), cell)).unwrap_or(FAR)
}
