//! Does one see the other: the line, and what stands on it.

use super::Sketch;
use crate::options::{Difficulty, ExerciseOption, ExercisePick, ExerciseReply, OptionReason};
use battle::{Battle, Pending, Question, SightCrossing, Trace, UnitId};
use chronicle::ExerciseTask;
use rulebook::{Clause, HouseRule, HouseRules};

/// Lines of at most one hex more than a unit's range are asked about.
const BEYOND: u32 = 1;

/// The lines of fire of everybody who fires, as far as something stands on them.
pub(super) fn sight(battle: &Battle) -> Vec<Sketch> {
    let view = battle.view();
    let Pending::Decision(_, Question::Combat | Question::Movement | Question::Command) = battle.pending() else {
        return Vec::new();
    };
    let shooters = view.units_of(view.active()).filter(|unit| 2 <= view.troop(*unit).range);
    let foes = || view.units_of(view.active().opposite());
    shooters.flat_map(|unit| foes().filter_map(move |foe| line(battle, unit, foe))).collect()
}

fn line(battle: &Battle, unit: UnitId, foe: UnitId) -> Option<Sketch> {
    let view = battle.view();
    let (from, at) = (view.cell(unit)?, view.cell(foe)?);
    let between = view.distance(from, at);
    if between < 2 || u32::from(view.troop(unit).range) + BEYOND < between {
        return None;
    }
    let trace = Trace::of(&view, from, at, view.weapon(unit));
    let looked_at = trace.met.iter().any(|met| met.hides.is_some() || !met.looked_at.is_empty());
    if !looked_at || trace.clauses.is_empty() {
        return None;
    }
    let open = trace.blocked_by.is_none();
    let right = if open { ExerciseReply::Yes } else { ExerciseReply::No };
    let option = |reply: ExerciseReply| ExerciseOption {
        pick: ExercisePick::Reply(reply),
        is_right: reply == right,
        tempts: reply != right,
        clause: trace.blocked_by.or_else(|| trace.clauses.last().copied()),
        reason: OptionReason::Seen(from, at),
    };
    let options = vec![option(ExerciseReply::Yes), option(ExerciseReply::No)];
    let beside = |met: &battle::Met| matches!(met.crossing, SightCrossing::Along(..)) && met.hides.is_some();
    let depth = 1
        + usize::from(open)
        + usize::from(trace.met.iter().any(beside))
        + usize::from(view.setup().board.height(from) != view.setup().board.height(at))
        + usize::from(is_disputed(battle, unit, &trace));
    Some(Sketch {
        task: ExerciseTask::Sight(unit, foe),
        options,
        clauses: clauses(&trace),
        difficulty: Difficulty::of(depth)?,
    })
}

fn clauses(trace: &Trace) -> Vec<Clause> {
    let mut clauses = trace.clauses.clone();
    clauses.extend(trace.blocked_by.filter(|clause| !trace.clauses.contains(clause)));
    clauses
}

/// Would another reading of the book that a table may agree on see otherwise?
fn is_disputed(battle: &Battle, unit: UnitId, trace: &Trace) -> bool {
    let view = battle.view();
    let readings = [HouseRule::SmallArmsSeePastWoods, HouseRule::LoneOfficersMask, HouseRule::AnyUnitAtTheFoot];
    readings.into_iter().any(|rule| {
        let Ok(book) = view.book().with(HouseRules::NONE.and(rule)) else { return false };
        let look = battle::Look { book: &book, ..view.look(trace.from, trace.to, view.weapon(unit)) };
        look.blocked_by(&mut ()).is_none() != trace.blocked_by.is_none()
    })
}
