//! Whom an officer may still call.

use super::Sketch;
use crate::options::{ExerciseOption, ExercisePick, OptionReason};
use crate::walk::BattleWalk;
use battle::{Because, Command, Pending, Question, UnitId};
use chronicle::ExerciseTask;

/// The activation under way.
pub(super) fn call(walk: &BattleWalk) -> Option<Sketch> {
    let (battle, view) = (&walk.battle, walk.battle.view());
    let Pending::Decision(_, Question::Selection) = battle.pending() else { return None };
    let muster = view.muster();
    let officer = muster.commander.filter(|_| muster.selected < muster.size && !walk.ear.reordered)?;
    let from = view.officer_cell(officer)?;
    let range = u32::from(view.book().command.range.of(view.setup().officer(officer).rank));
    let option = |unit: UnitId| {
        let cell = view.cell(unit)?;
        let refused = battle.check(Command::Select { unit }).err();
        let between = view.distance(from, cell);
        let tempts = refused.is_some_and(|refusal| match refusal.because {
            Because::OutOfRange => between <= range + 1,
            Because::WrongArm | Because::NotAllowed => between <= range,
            _ => false,
        });
        Some(ExerciseOption {
            pick: ExercisePick::Hex(cell),
            is_right: refused.is_none(),
            tempts,
            clause: refused.map(|refusal| refusal.clause),
            reason: refused.map_or(OptionReason::Allowed, |_| OptionReason::Pointed(None, cell)),
        })
    };
    let waiting = view.units_of(view.active()).filter(|unit| view.group_of(*unit) == 0);
    let options: Vec<ExerciseOption> = waiting.filter_map(option).collect();
    if !options.iter().any(|option| option.is_right) {
        return None;
    }
    Sketch::tempting(ExerciseTask::Call(officer), options)
}
