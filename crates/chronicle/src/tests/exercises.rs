//! What exercises ask, word for word.

use super::table::{Table, plain, scenario};
use crate::{ExerciseTask, Prompt};
use battle::{Battle, Combatant, UnitId};
use rulebook::{Clause, Language, Line, Mode};
use scenario::Scenario;

const DEGO: &str = "training-jomini";

fn opening(id: &str) -> (Scenario, Battle) {
    let scenario = scenario(id);
    let mut battle = Battle::new(scenario.setup()).expect("a sound set-up");
    battle.begin(&mut ());
    (scenario, battle)
}

#[test]
pub(super) fn every_exercise_asks_in_whole_sentences() {
    let table = Table::of(DEGO);
    let (line, guns) = (table.unit("21st-line"), table.unit("three-pounders"));
    let (scenario, battle) = opening(DEGO);
    let officer = battle.view().officer_ids().next().expect("an army has a general");
    let at = battle.view().cell(guns).expect("they stand on the table");
    let prompt = Prompt::new(scenario.cast(), &battle);
    let french = |task| plain(&prompt.task(task, Language::Fr));
    let english = |task| prompt.task(task, Language::En);
    let whom = ExerciseTask::Whom(line);
    assert_eq!(french(whom), "Qui le 21e de ligne peut-il attaquer ? Touchez tous les ennemis qui conviennent.");
    assert_eq!(english(whom), "Whom may the 21st Line attack? Touch every enemy that fits.");
    let follow = ExerciseTask::FollowUp(line, Combatant::Unit(guns), at);
    let place = scenario.setup().board.grid().place(at);
    assert_eq!(french(follow), format!("Les pièces de 3 quittent {place} : le 21e de ligne suit-il ?"));
    assert_eq!(english(follow), format!("The three-pounders leave {place}: does the 21st Line follow up?"));
    let dice = ExerciseTask::Dice(line, guns);
    assert_eq!(
        french(dice),
        format!("Le 21e de ligne attaque les pièces de 3 ({place}), avant tout ordre : combien de dés ?")
    );
    let others = [
        ExerciseTask::Who(guns),
        ExerciseTask::Retreat(guns, 2),
        ExerciseTask::Riposte(line, guns),
        ExerciseTask::Call(officer),
        ExerciseTask::Reach(line),
        ExerciseTask::Sight(guns, line),
    ];
    for task in others {
        super::stories::is_well_set(&prompt.task(task, Language::Fr), Language::Fr);
        super::stories::is_well_set(&prompt.task(task, Language::En), Language::En);
    }
    let forest = Line::Limit(2, Clause::Forest);
    let without = prompt.without(forest, Mode::Melee, Language::En).expect("the limit of woods has its words");
    assert!(without.starts_with("That leaves something out: "), "{without}");
    assert_eq!(prompt.counted(1, Language::Fr), "Le compte donne 1 dé.");
}

#[test]
pub(super) fn dice_are_asked_for_before_whatever_a_book_adds_to_them() {
    for (id, french) in [("training-frederic", "combien de dés ?"), ("training-thucidide", "avant tout ordre")] {
        let (scenario, battle) = opening(id);
        let view = battle.view();
        let mut pairs = view.unit_ids().flat_map(|unit| view.unit_ids().map(move |other| (unit, other)));
        let apart = |(unit, other): &(UnitId, UnitId)| {
            let cells = view.cell(*unit).zip(view.cell(*other));
            cells.is_some_and(|(from, at)| 1 < view.distance(from, at))
        };
        let (unit, target) = pairs.find(apart).expect("units stand apart");
        let prompt = Prompt::new(scenario.cast(), &battle);
        assert!(plain(&prompt.task(ExerciseTask::Dice(unit, target), Language::Fr)).contains(french));
        let near = view.unit_ids().find(|other| {
            let cells = view.cell(unit).zip(view.cell(*other));
            cells.is_some_and(|(from, at)| view.distance(from, at) == 1)
        });
        if let Some(near) = near {
            assert!(!plain(&prompt.task(ExerciseTask::Dice(unit, near), Language::En)).is_empty());
        }
    }
}
