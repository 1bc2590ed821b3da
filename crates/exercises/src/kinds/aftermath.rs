//! After the blow: does the attacker follow up, may the target strike back?

use super::Sketch;
use crate::options::{Difficulty, ExerciseOption, ExercisePick, ExerciseReply, OptionReason};
use crate::walk::BattleWalk;
use battle::{Combatant, Pending, Question, UnitId};
use chronicle::ExerciseTask;
use rulebook::{Clause, FollowUp, RiposteRight};

/// The right answer among those there are; a clause decides for all of them.
fn replies(all: &[ExerciseReply], right: ExerciseReply, clause: Clause) -> Vec<ExerciseOption> {
    let option = |reply: &ExerciseReply| ExerciseOption {
        pick: ExercisePick::Reply(*reply),
        is_right: *reply == right,
        tempts: *reply != right,
        clause: Some(clause),
        reason: OptionReason::Decided(clause),
    };
    all.iter().map(option).collect()
}

/// Does the attacker go into the hex its target left?
pub(super) fn follow_up(walk: &BattleWalk) -> Option<Sketch> {
    let view = walk.battle.view();
    if let Some(stayed) = walk.ear.stayed {
        let depth = 2 + usize::from(stayed.elsewhere);
        return pursued(stayed.unit, stayed.target, stayed.at, (FollowUp::Never, stayed.clause), depth);
    }
    let Pending::Decision(_, Question::FollowUp) = walk.battle.pending() else { return None };
    let combat = view.combat()?;
    let Combatant::Unit(unit) = combat.attacker() else { return None };
    // Who was destroyed has left in another way.
    view.cell_of(combat.target())?;
    let answer = view.follow_up(&combat);
    let clash = view.clash(&combat);
    let elsewhere = books::ALL.iter().any(|book| (book.follow_up.read)(&clash).0 != answer.0);
    let depth = 1 + usize::from(answer.0 != FollowUp::May) + usize::from(elsewhere);
    pursued(unit, combat.target(), combat.at(), answer, depth)
}

fn pursued(
    unit: UnitId,
    target: Combatant,
    at: battle::Cell,
    (answer, clause): (FollowUp, Clause),
    depth: usize,
) -> Option<Sketch> {
    let right = match answer {
        FollowUp::Must => ExerciseReply::Must,
        FollowUp::May => ExerciseReply::May,
        FollowUp::Never => ExerciseReply::Never,
    };
    let options = replies(&[ExerciseReply::Must, ExerciseReply::May, ExerciseReply::Never], right, clause);
    let sketch = Sketch::tempting(ExerciseTask::FollowUp(unit, target, at), options)?;
    Some(Sketch { difficulty: Difficulty::of(depth)?, ..sketch })
}

/// May the target strike back, that held its hex?
pub(super) fn riposte(walk: &BattleWalk) -> Option<Sketch> {
    let view = walk.battle.view();
    let (unit, target, right) = if let Some((unit, target)) = walk.ear.held {
        (unit, target, ExerciseReply::No)
    } else {
        let Pending::Decision(_, Question::Riposte) = walk.battle.pending() else { return None };
        let combat = view.combat().filter(|_| walk.ear.rolled)?;
        (combat.attacker().unit()?, combat.target().unit()?, ExerciseReply::Yes)
    };
    let supported = view.is_supported_as_target(target);
    let needs_support = view.book().riposte.right == RiposteRight::WhenSupported;
    // An order may give the right too: that is another question.
    if right == ExerciseReply::Yes && needs_support && !supported {
        return None;
    }
    let options = replies(&[ExerciseReply::Yes, ExerciseReply::No], right, Clause::RiposteRight);
    let sketch = Sketch::tempting(ExerciseTask::Riposte(unit, target), options)?;
    // One friend beside it looks like support and is none; a book that asks for none surprises.
    let near = view.units_around(view.cell(target)?).filter(|other| view.camp(*other) == view.camp(target)).count();
    let odd = !supported && (!needs_support || 0 < near);
    let sheltered = needs_support && supported && near < usize::from(view.book().support_neighbours);
    let depth = 1 + usize::from(odd) + 2 * usize::from(sheltered);
    Some(Sketch { difficulty: Difficulty::of(depth)?, ..sketch })
}
