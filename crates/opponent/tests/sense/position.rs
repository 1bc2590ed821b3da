//! Positions drawn on a small map, and what a level does there.

use battle::{Battle, Camp, Cell, Command, Moment, Pending, Phase, UnitId};
use opponent::{Budget, Level, Luck};

/// A drawn position of one book, taken up in a phase; units at these places are activated.
pub(crate) struct Position {
    pub(crate) battle: Battle,
}

impl Position {
    pub(crate) fn drawn(book: &str, phase: Phase, activated: &[&str], drawing: &str) -> Self {
        let text = format!("case sense/one A position\nbooks {book}\n{drawing}\nplay\nbreak off\n");
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
    pub(crate) fn said(&self, level: Level) -> Command {
        level.player(1).decide(&self.battle, &Budget::nodes(level.nodes().min(ENOUGH)))
    }

    /// The position after a whole turn of this level, with these dice.
    pub(crate) fn after_a_turn(&self, level: Level, seed: u64) -> Battle {
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
                    let command = player.decide(&battle, &Budget::nodes(level.nodes().min(ENOUGH)));
                    battle.command(command, &mut ()).expect("a legal command");
                }
            }
        }
        battle
    }
}

/// A hex by its name.
pub(crate) fn cell(battle: &Battle, place: &str) -> Cell {
    battle.setup().board.grid().find(place).expect("a hex of the map")
}

/// The unit on a hex.
pub(crate) fn unit_at(battle: &Battle, place: &str) -> UnitId {
    battle.view().unit_at(cell(battle, place)).unwrap_or_else(|| panic!("a unit stands on {place}"))
}

/// Nodes that are enough for positions as small as these.
pub(crate) const ENOUGH: u64 = 12_000;

/// The levels that have sense in a fight.
pub(crate) const FIGHTERS: [Level; 3] = [Level::Colonel, Level::Tactician, Level::General];

/// Those who have sense on the march; a marshal is a general in haste.
pub(crate) const LEADERS: [Level; 2] = [Level::Tactician, Level::General];

/// Those who go by what the ground looks like; the general plays on, and may rather let the enemy come.
pub(crate) const SURVEYORS: [Level; 1] = [Level::Tactician];

/// A general on either side, far from everything.
pub(crate) const GENERALS: &str = "officer Sud: south general-in-chief at A9
officer Nord: north general-in-chief at A1
";
