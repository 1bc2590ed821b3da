//! Tactical sense, position by position: what anybody at the table would see at once.

use battle::{Battle, Camp, Cell, Combatant, Command, Moment, Pending, Phase, Question, UnitId};
use opponent::{Budget, Level, Luck};

/// A drawn position of one book, taken up in a phase; units at these places are activated.
struct Position {
    battle: Battle,
}

impl Position {
    fn drawn(book: &str, phase: Phase, activated: &[&str], drawing: &str) -> Self {
        let text = format!("case sense/one A position\nbooks {book}\nno island\n{drawing}\nplay\nbreak off\n");
        let cases = cases::parse("sense.case", &text).unwrap_or_else(|problems| panic!("{problems}"));
        let setup = cases[0].setups().next().expect("one book").clone();
        let begun = Battle::new(setup.clone()).expect("a sound position");
        let units = activated.iter().map(|place| unit_at(&begun, place)).collect();
        let moment = Moment { phase, activated: units, ..Moment::combat_of(Camp::South) };
        let mut battle = Battle::at(setup, &moment).expect("a sound position");
        battle.begin(&mut ());
        Self { battle }
    }

    /// What a level says here.
    fn said(&self, level: Level) -> Command {
        level.player(1).decide(&self.battle, &Budget::nodes(level.nodes()))
    }

    /// The position after a whole turn of this level, with these dice.
    fn after_a_turn(&self, level: Level, seed: u64) -> Battle {
        let (mut battle, mut dice, mut player) = (self.battle.clone(), Luck::new(seed), level.player(seed));
        let (camp, turn) = (battle.view().active(), battle.view().turn());
        while battle.view().active() == camp && battle.view().turn() == turn {
            match battle.pending() {
                Pending::Over(_) => break,
                Pending::Chance(chance) => {
                    let roll = dice.roll(&battle.setup().book.die, chance.dice);
                    battle.roll(roll, &mut ()).expect("the dice asked for");
                }
                Pending::Decision(..) => {
                    let command = player.decide(&battle, &Budget::nodes(level.nodes()));
                    battle.command(command, &mut ()).expect("a legal command");
                }
            }
        }
        battle
    }
}

fn cell(battle: &Battle, place: &str) -> Cell {
    battle.setup().board.grid().find(place).expect("a hex of the map")
}

fn unit_at(battle: &Battle, place: &str) -> UnitId {
    battle.view().unit_at(cell(battle, place)).unwrap_or_else(|| panic!("a unit stands on {place}"))
}

/// The levels that are said to have sense.
const SENSIBLE: [Level; 3] = [Level::Captain, Level::Colonel, Level::Marshal];

const GENERALS: &str = "officer Sud: south general-in-chief at A9
officer Nord: north general-in-chief at A1
";

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
    for level in SENSIBLE {
        let Command::Attack { target: Combatant::Unit(target), .. } = position.said(level) else {
            panic!("{level} did not attack")
        };
        assert_eq!(view.elements(target), 1, "{level}");
    }
}

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
    for level in SENSIBLE {
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
    for level in SENSIBLE {
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
    for level in SENSIBLE {
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
    for level in SENSIBLE {
        let after = position.after_a_turn(level, 4);
        let view = after.view();
        let general = view.general(Camp::South).expect("he is there");
        let at = view.officer_cell(general).expect("he is there");
        let alone = view.is_alone(general) && view.enemy_beside(at, Camp::South);
        assert!(!alone, "{level} left him at {}", after.setup().board.grid().place(at));
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
    for level in SENSIBLE {
        let mut battle = position.battle.clone();
        let attack = position.said(level);
        assert!(matches!(attack, Command::Attack { .. }), "{level} said {attack:?}");
        battle.command(attack, &mut ()).expect("a legal attack");
        assert!(matches!(battle.pending(), Pending::Decision(Camp::South, Question::AttackOrder)));
        let order = Position { battle }.said(level);
        assert!(matches!(order, Command::AttackOrder(Some(_))), "{level} said {order:?}");
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
    for level in [Level::Colonel, Level::Marshal] {
        let after = position.after_a_turn(level, 5);
        let at = after.view().cell(spent).expect("it is on the table");
        let row = after.setup().board.grid().place(at).rows_south();
        assert!(5 <= row, "{level} left it at {}", after.setup().board.grid().place(at));
    }
}
