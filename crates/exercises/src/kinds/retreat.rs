//! Where a unit driven back may go: the six hexes around it, the machine asked about each.

use super::Sketch;
use crate::options::{Difficulty, ExerciseOption, ExercisePick, OptionReason};
use crate::walk::BattleWalk;
use battle::{Because, Command, Pending, Question};
use chronicle::ExerciseTask;
use rulebook::Clause;

/// The first step of a retreat.
pub(super) fn retreat(walk: &BattleWalk) -> Option<Sketch> {
    let (battle, view) = (&walk.battle, walk.battle.view());
    let Pending::Decision(_, Question::Retreat) = battle.pending() else { return None };
    let (unit, hexes) = walk.ear.owed?;
    let from = view.cell(unit)?;
    // Who evades goes back too, and owes nothing yet.
    if view.combat()?.target().unit() != Some(unit) || view.combat()?.at() != from {
        return None;
    }
    let of = |cell| {
        let checked = battle.check(Command::RetreatTo { to: cell }).err();
        ExerciseOption {
            pick: ExercisePick::Hex(cell),
            is_right: checked.is_none(),
            tempts: checked.is_some(),
            clause: checked.map(|refusal| refusal.clause),
            reason: checked.map_or(OptionReason::Allowed, |_| OptionReason::Pointed(None, cell)),
        }
    };
    let options: Vec<ExerciseOption> = view.around(from).map(of).collect();
    // Sideways or forward is the first thing everybody learns; what bars a way back is the rest.
    let barred = options.iter().filter(|one| one.clause.is_some_and(|clause| clause != Clause::RetreatTowardEdge));
    let crossed = options.iter().filter(|one| match one.pick {
        ExercisePick::Hex(cell) => one.is_right && view.unit_at(cell).is_some(),
        ExercisePick::Dice(_) | ExercisePick::Reply(_) => false,
    });
    let farther = options.iter().any(|one| match one.pick {
        ExercisePick::Hex(to) => {
            battle.check(Command::RetreatTo { to }).is_err_and(|no| no.because == Because::MustRetreatFarther)
        }
        ExercisePick::Dice(_) | ExercisePick::Reply(_) => false,
    });
    let depth = 1 + barred.count() + crossed.count() + usize::from(farther);
    let mut sketch = Sketch::tempting(ExerciseTask::Retreat(unit, hexes), options)?;
    sketch.difficulty = Difficulty::of(depth)?;
    Some(sketch)
}
