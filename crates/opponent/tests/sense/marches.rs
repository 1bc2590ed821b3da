//! Who goes where.

use crate::position::{GENERALS, LEADERS, Position, SURVEYORS, cell, unit_at};
use battle::{Camp, Command, Pending, Phase};

#[test]
fn guns_in_range_stand_and_fire() {
    let position = Position::drawn(
        "jomini",
        Phase::Movement,
        &["C7"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .b  .   .
 5   .   .   .   .   .
 6 .   .   .   .   .
 7   .   .   .A  .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south guns
b: north infantry
{GENERALS}south plays, movement
"
        ),
    );
    let guns = unit_at(&position.battle, "C7");
    for level in LEADERS {
        assert_eq!(position.said(level), Command::EndMovement, "{level}");
        let after = position.after_a_turn(level, 1);
        assert_eq!(after.view().cell(guns), Some(cell(&after, "C7")), "{level}");
    }
}

#[test]
fn horse_goes_round_the_wood() {
    let position = Position::drawn(
        "frederic",
        Phase::Movement,
        &["C7"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .b  .   .   .
 4 .   .   .   .   .
 5   .   f   f   .   .
 6 .   .   f   f   .
 7   .   .   .A  .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south cavalry
b: north infantry
{GENERALS}south plays, movement
"
        ),
    );
    let horse = unit_at(&position.battle, "C7");
    for level in SURVEYORS {
        let after = position.after_a_turn(level, 2);
        let at = after.view().cell(horse).expect("it is on the table");
        assert_eq!(after.setup().board.footing(at), rulebook::Terrain::Clear, "{level}");
    }
}

#[test]
fn ground_that_wins_the_battle_is_taken() {
    let position = Position::drawn(
        "thucidide",
        Phase::Movement,
        &["C5"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .b  .   .   .
 4 .   .   .   .   .
 5   .   .   .A  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
b: north infantry
objective south D6 needs 1
{GENERALS}south plays, movement
"
        ),
    );
    for level in LEADERS {
        let after = position.after_a_turn(level, 3);
        let Pending::Over(outcome) = after.pending() else { panic!("{level} did not take it") };
        assert_eq!(outcome.winner, Some(Camp::South), "{level}");
    }
}

#[test]
fn a_lone_general_beside_the_enemy_is_led_away() {
    let position = Position::drawn(
        "jomini",
        Phase::Command,
        &[],
        "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .b  .   .   .
 4 .   .   .   .   .
 5   .   .   .   .   .
 6 .   .   .   .   .
 7   .   .A  .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
b: north infantry
officer Sud: south general-in-chief at B4
officer Nord: north general-in-chief at A1
south plays, command
",
    );
    for level in LEADERS {
        let after = position.after_a_turn(level, 4);
        let view = after.view();
        let general = view.general(Camp::South).expect("he is there");
        let at = view.officer_cell(general).expect("he is there");
        let alone = view.is_alone(general) && view.enemy_beside(at, Camp::South);
        assert!(!alone, "{level} left him at {}", after.setup().board.grid().place(at));
    }
}

#[test]
fn a_spent_unit_does_not_stay_to_lose_the_battle() {
    let position = Position::drawn(
        "frederic",
        Phase::Movement,
        &["C5"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .b  .c  .   .
 4 .   .   .   .   .
 5   .   .   .A  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .d  .e  .   .   .

A: south light-infantry 1
d e: south infantry
b c: north infantry
victory north 1
victory south 2
{GENERALS}south plays, movement
"
        ),
    );
    let spent = unit_at(&position.battle, "C5");
    for level in LEADERS {
        let after = position.after_a_turn(level, 5);
        let at = after.view().cell(spent).expect("it is on the table");
        let row = after.setup().board.grid().place(at).rows_south();
        assert!(5 <= row, "{level} left it at {}", after.setup().board.grid().place(at));
    }
}

#[test]
fn guns_are_not_marched_beside_the_enemy() {
    let position = Position::drawn(
        "frederic",
        Phase::Movement,
        &["C6", "B7"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .b  .c  .
 5   .   .   .   .   .
 6 .   .   .A  .   .
 7   .   .d  .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south foot-guns-light
d: south infantry
b c: north infantry
{GENERALS}south plays, movement
"
        ),
    );
    let guns = unit_at(&position.battle, "C6");
    for level in LEADERS {
        for seed in 0..4 {
            let after = position.after_a_turn(level, seed);
            let at = after.view().cell(guns).expect("nobody struck them yet");
            assert!(!after.view().enemy_beside(at, Camp::South), "{level} took them to {at:?}");
        }
    }
}

#[test]
fn foot_in_a_line_is_not_sent_forward_alone() {
    let position = Position::drawn(
        "jomini",
        Phase::Movement,
        &["B7", "C7", "D7"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .b  .c  .d  .
 5   .   .   .   .   .
 6 .   .   .   .   .
 7   .   .A  .B  .C  .
 8 .   .   .   .   .
 9   .   .   .   .   .

A B C: south infantry
b c d: north infantry
{GENERALS}south plays, movement
"
        ),
    );
    let line = ["B7", "C7", "D7"].map(|place| unit_at(&position.battle, place));
    for level in LEADERS {
        let after = position.after_a_turn(level, 7);
        let view = after.view();
        for unit in line {
            let at = view.cell(unit).expect("nobody was struck");
            let friend = view.units_around(at).any(|other| view.camp(other) == Camp::South);
            assert!(friend, "{level} left one alone at {}", after.setup().board.grid().place(at));
        }
    }
}
