//! Ground that helps, and time that passes.

use crate::position::{ENOUGH, GENERALS, LEADERS, Position, SURVEYORS, unit_at};
use battle::Phase;
use opponent::{Bout, Budget, Level, Luck};

/// Where a unit stands after a turn of each level, with a few dice each.
fn ends(position: &Position, place: &str, levels: &[Level], check: impl Fn(&str, &str)) {
    let unit = unit_at(&position.battle, place);
    for level in levels {
        for seed in 0..4 {
            let after = position.after_a_turn(*level, seed);
            let at = after.view().cell(unit).expect("it is on the table");
            check(level.key(), &after.setup().board.grid().place(at).to_string());
        }
    }
}

/// One against one: foot on C6 may move, an enemy stands on C3; the fifth row and what else there is vary.
fn facing(book: &str, row: &str, more: &str) -> Position {
    Position::drawn(
        book,
        Phase::Movement,
        &["C6"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .b  .   .
 4 .   .   .   .   .
 5   {row}
 6 .   .   .A  .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
b: north infantry
{more}
{GENERALS}south plays, movement
"
        ),
    )
}

#[test]
fn foot_awaits_the_enemy_in_the_village() {
    let position = facing("frederic", ".   v   .   .   .", "");
    ends(&position, "C6", &SURVEYORS, |level, place| assert_eq!(place, "B5", "{level}"));
}

#[test]
fn foot_takes_the_hill() {
    let position = facing("jomini", ".   .   h   .   .", "");
    ends(&position, "C6", &SURVEYORS, |level, place| assert_eq!(place, "C5", "{level}"));
}

#[test]
fn foot_behind_a_palisade_stays_there() {
    let position = facing("panache", ".   .   .   .   .", "work palisade C6>B5 C6>C5");
    ends(&position, "C6", &SURVEYORS, |level, place| assert_eq!(place, "C6", "{level}"));
}

#[test]
fn armies_that_stand_apart_come_to_blows() {
    let position = Position::drawn(
        "frederic",
        Phase::Command,
        &[],
        &format!(
            "
map
 1   .b  .c  .d  .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .   .   .
 5   .   .   .   .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .A  .B  .C  .   .

A B C: south infantry
b c d: north infantry
victory north 2
victory south 2
last turn 30
{GENERALS}south plays, command
"
        ),
    );
    for level in LEADERS {
        let (mut north, mut south) = (level.player(1), level.player(2));
        let budget = Budget::nodes(level.nodes().min(ENOUGH));
        let (battle, budgets) = (position.battle.clone(), [&budget, &budget]);
        let bout = Bout::play(battle, [north.as_mut(), south.as_mut()], budgets, Luck::new(3));
        let bout = bout.unwrap_or_else(|bug| panic!("{level}: {bug}"));
        assert!(bout.outcome.winner.is_some() && bout.turns < 30, "{level} stalled: {bout:?}");
    }
}
