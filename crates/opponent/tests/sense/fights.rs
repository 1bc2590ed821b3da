//! Who strikes whom, with what.

use crate::position::{ENOUGH, FIGHTERS, GENERALS, Position, unit_at};
use battle::{Camp, Combatant, Command, Pending, Phase, Question};
use opponent::{Budget, Level};
use std::cell::Cell;

#[test]
fn the_unit_that_can_be_destroyed_is_struck_first() {
    let position = Position::drawn(
        "jomini",
        Phase::Combat,
        &["C5"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .b  .c  .
 5   .   .   .A  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
b: north infantry 4
c: north infantry 1
victory south 1
{GENERALS}south plays, combat
"
        ),
    );
    let view = position.battle.view();
    for level in FIGHTERS {
        let Command::Attack { target: Combatant::Unit(target), .. } = position.said(level) else {
            panic!("{level} did not attack")
        };
        assert_eq!(view.elements(target), 1, "{level}");
    }
}

#[test]
fn an_order_is_paid_for_when_it_decides_the_battle() {
    let position = Position::drawn(
        "jomini",
        Phase::Combat,
        &["C5"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .c  .   .
 5   .   .   .A  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
c: north infantry 2
victory south 1
level south 6
{GENERALS}south plays, combat
"
        ),
    );
    for level in FIGHTERS {
        let mut battle = position.battle.clone();
        let attack = position.said(level);
        assert!(matches!(attack, Command::Attack { .. }), "{level} said {attack:?}");
        battle.command(attack, &mut ()).expect("a legal attack");
        assert!(matches!(battle.pending(), Pending::Decision(Camp::South, Question::AttackOrder)));
        let order = Position { battle }.said(level);
        assert!(matches!(order, Command::AttackOrder { order: Some(_) }), "{level} said {order:?}");
    }
}

#[test]
fn horse_that_breaks_through_rides_on_at_the_next() {
    let position = Position::drawn(
        "jomini",
        Phase::Combat,
        &["C5"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .c  .   .
 4 .   .   .b  .   .
 5   .   .   .A  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south cavalry
b c: north infantry 1
victory south 2
{GENERALS}south plays, combat
"
        ),
    );
    for level in FIGHTERS {
        let (mut battle, mut said) = (position.battle.clone(), Vec::new());
        while let pending @ (Pending::Decision(Camp::South, _) | Pending::Chance(_)) = battle.pending() {
            if let Pending::Chance(chance) = pending {
                // Every die strikes foot.
                let roll = std::iter::repeat_n(rulebook::Face::Infantry, usize::from(chance.dice)).collect();
                battle.roll(roll, &mut ()).expect("the dice asked for");
            } else {
                let command = Position { battle: battle.clone() }.said(level);
                battle.command(command, &mut ()).expect("a legal command");
                said.push(command);
            }
        }
        let Pending::Over(outcome) = battle.pending() else { panic!("{level} let it go: {said:?}") };
        assert_eq!(outcome.winner, Some(Camp::South), "{level} said {said:?}");
    }
}

#[test]
fn a_general_told_to_stop_in_the_midst_of_a_fight_answers_at_once() {
    let position = Position::drawn(
        "jomini",
        Phase::Combat,
        &["B5", "C5"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .b  .c  .
 5   .   .A  .D  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
D: south infantry
b: north infantry
c: north infantry
{GENERALS}south plays, combat
"
        ),
    );
    for patience in [0, 1, 30, 300] {
        let asked = Cell::new(0_u32);
        let stop = || {
            asked.set(asked.get() + 1);
            patience < asked.get()
        };
        let command = Level::General.player(1).decide(&position.battle, &Budget::nodes(u64::MAX).until(&stop));
        assert_eq!(position.battle.check(command), Ok(()), "told after {patience}");
        assert!(asked.get() <= patience + 1, "told after {patience}, he asked {} times", asked.get());
    }
}

#[test]
fn an_attack_that_only_an_officers_die_makes_is_led_by_one_of_them() {
    let position = Position::drawn(
        "frederic",
        Phase::Combat,
        &["C2"],
        "
map
 1   .   .   .   .   .
 2 .   .c  .A  .e  .
 3   .   .   .b  .   .
 4 .   .   .   .   .

A: south light-cavalry
c: south camelry
e: south elephants
b: north infantry
officer Murat: south general-in-chief at A
officer Kellermann: south superior-officer at A
officer Nord: north general-in-chief at A4
south plays, combat
",
    );
    let mut battle = position.battle;
    let (unit, target) = (unit_at(&battle, "C2"), Combatant::Unit(unit_at(&battle, "C3")));
    battle.command(Command::Attack { unit, target }, &mut ()).expect("a legal attack");
    assert!(matches!(battle.pending(), Pending::Decision(Camp::South, Question::FrontRank)));
    let position = Position { battle };
    for level in Level::ALL {
        let said = position.said(level);
        assert_eq!(position.battle.check(said), Ok(()), "{level} said {said:?}");
    }
    let usual = odds::usual_answer(&position.battle).expect("a question of a combat");
    assert_eq!(position.battle.check(usual), Ok(()), "{usual:?}");
}

#[test]
fn a_fight_is_not_broken_off_while_a_blow_is_left_that_nobody_can_answer() {
    for book in ["frederic", "panache", "jomini"] {
        let position = Position::drawn(
            book,
            Phase::Combat,
            &["C5"],
            &format!(
                "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .   .   .   .
 4 .   .   .b  .   .
 5   .   .   .A  .   .
 6 .   .   .D  .E  .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
D: south infantry
E: south infantry
b: north infantry
{GENERALS}south plays, combat
"
            ),
        );
        // Nobody supports the enemy: he may not strike back.
        for seed in 0..8 {
            let command = Level::General.player(seed).decide(&position.battle, &Budget::nodes(ENOUGH));
            assert!(matches!(command, Command::Attack { .. }), "{book}, {seed}: {command:?}");
        }
    }
}
