//! Thinking ahead while the enemy is asked, and what a plan is about.

use crate::position::{GENERALS, Position, unit_at};
use battle::{Battle, Camp, Pending, Phase};
use opponent::{Budget, Level, Luck, Pondering, TurnAim};

/// Nodes of a thought.
const NODES: u64 = 4000;

/// Two of the south before one of the north, who is to move first.
fn two_before_one(first: Camp) -> Position {
    let camp = if first == Camp::North { "north" } else { "south" };
    Position::drawn(
        "jomini",
        Phase::Command,
        &[],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .   .   .
 3   .   .b  .   .   .
 4 .   .   .   .   .
 5   .   .A  .D  .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .   .   .
 9   .   .   .   .   .

A: south infantry
D: south infantry
b: north infantry
{GENERALS}{camp} plays, command
"
        ),
    )
}

/// Plays on until the other camp is asked.
fn until_asked(battle: &mut Battle, camp: Camp) {
    let (mut captain, mut dice) = (Level::Captain.player(1), Luck::new(1));
    loop {
        match battle.pending() {
            Pending::Over(_) => panic!("nobody wins so soon"),
            Pending::Decision(asked, _) if asked == camp && battle.view().active() == camp => return,
            Pending::Decision(..) => {
                let command = captain.decide(battle, &Budget::nodes(1));
                battle.command(command, &mut ()).expect("a legal command");
            }
            Pending::Chance(chance) => {
                let roll = dice.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut ()).expect("the dice asked for");
            }
        }
    }
}

#[test]
fn a_general_thinks_ahead_while_the_enemy_is_asked_and_comes_to_an_end_of_it() {
    let mut battle = two_before_one(Camp::North).battle;
    let Pending::Decision(asked, _) = battle.pending() else { panic!("somebody is asked") };
    let mut general = Level::General.player(1);
    let asked_again = (0..50).take_while(|_| general.ponder(&battle, &Budget::nodes(NODES)) == Pondering::GoesOn);
    let times = asked_again.count();
    assert!((1..50).contains(&times), "{times} times");
    until_asked(&mut battle, asked.opposite());
    let command = general.decide(&battle, &Budget::nodes(NODES));
    assert_eq!(battle.check(command), Ok(()));
}

#[test]
fn below_the_marshal_nobody_thinks_ahead() {
    let battle = two_before_one(Camp::North).battle;
    for level in Level::ALL {
        if level < Level::Marshal {
            assert_eq!(level.player(1).ponder(&battle, &Budget::nodes(NODES)), Pondering::Enough, "{level}");
            assert_eq!(level.player(1).aim(), None, "{level}");
        }
    }
}

#[test]
fn two_who_can_fall_on_one_enemy_are_sent_against_him() {
    let battle = two_before_one(Camp::South).battle;
    let mut general = Level::General.player(1);
    general.decide(&battle, &Budget::nodes(NODES));
    assert_eq!(general.aim(), Some(TurnAim::Against(unit_at(&battle, "B3"))));
}
