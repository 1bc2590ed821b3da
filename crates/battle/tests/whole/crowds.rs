//! More than a row holds: elephants, fires and nested questions without a limit that loses any of them.

use battle::{
    Arrival, Battle, Board, Camp, CampSetup, Cell, Combatant, Command, Event, Grid, Land, Moment, OfficerSetup,
    Pending, Phase, Purpose, Question, Roll, Setup, SetupError, UnitId, UnitSetup,
};
use books::{PANACHE, THUCIDIDE};
use rulebook::{Arm, Face, LeaderTraits, Rank, Rulebook};

/// A set-up on clear ground of five columns: so many of the south's elephants from the second row on, a northern unit
/// before the first of them.
fn herd(book: &Rulebook, rows: u8, elements: u8) -> Setup {
    let grid = Grid::new(5, usize::from(rows) + 4).expect("a small grid");
    let cells: Vec<Cell> = grid.cells().collect();
    let board = Board::new(grid, vec![Land::CLEAR; cells.len()], &[], &[]).expect("clear ground");
    let troop = |arm| book.troops.iter().find(|troop| troop.arm == arm).expect("the book has the arm");
    let unit = |camp, arm, cell| UnitSetup {
        name: format!("{arm:?} at {}", grid.place(cell)),
        camp,
        troop: troop(arm),
        traits: troop(arm).traits,
        elements,
        start: Ok(cell),
        parent: None,
    };
    let mut units = vec![unit(Camp::North, Arm::Infantry, cells[2])];
    let south = cells.iter().filter(|cell| (1..=rows).contains(&grid.place(**cell).rows_south()));
    units.extend(south.map(|cell| unit(Camp::South, Arm::Elephants, *cell)));
    let general = |camp| OfficerSetup {
        name: format!("{camp:?}"),
        camp,
        rank: Rank::GeneralInChief,
        traits: LeaderTraits::empty(),
        start: Err(Arrival { turn: 99, entries: Vec::new() }),
    };
    let goals = CampSetup { units_to_eliminate: 99, ..CampSetup::default() };
    Setup {
        book: *book,
        board,
        units,
        officers: vec![general(Camp::North), general(Camp::South)],
        camps: [goals.clone(), goals],
        first: Camp::North,
        last_turn: 9,
        at_last_turn: None,
    }
}

/// Rolls these faces, as many as are asked for, while dice are asked for this; says how often.
fn roll_all(battle: &mut Battle, purpose: Purpose, face: Face) -> usize {
    let mut times = 0;
    loop {
        let chance = match battle.pending() {
            Pending::Chance(chance) if chance.purpose == purpose => chance,
            // Which of them runs next is their owner's choice.
            Pending::Decision(_, Question::ElephantOrder) => {
                let first = battle.legal()[0];
                battle.by_hand().command(first, &mut ()).expect("it was offered");
                continue;
            }
            Pending::Chance(_) | Pending::Decision(..) | Pending::Over(_) => return times,
        };
        let roll: Roll = (0..chance.dice).map(|_| face).collect();
        battle.by_hand().roll(roll, &mut ()).expect("the dice asked for");
        times += 1;
    }
}

#[test]
fn every_one_of_twelve_loose_elephants_rolls_for_its_flight() {
    let setup = herd(&THUCIDIDE, 2, 2);
    let cells: Vec<Cell> = setup.board.grid().cells().skip(15).take(12).collect();
    let elephants = cells.iter().map(|cell| (UnitId::new(1).expect("a small number"), *cell)).collect();
    let moment = Moment { before_turn: true, elephants, ..Moment::combat_of(Camp::South) };
    let mut battle = Battle::at(setup, &moment).expect("a sound set-up");
    battle.by_hand().begin(&mut ());
    assert_eq!(battle.view().elephants().count(), 12);
    assert_eq!(roll_all(&mut battle, Purpose::ElephantFlight, Face::Green), 12);
    let stand: Vec<Cell> = battle.view().elephants().map(|(_, _, cell)| cell).collect();
    assert_eq!(stand, cells, "none of them fled, none was lost");
    assert!(cells.iter().all(|cell| battle.view().elephant_at(*cell).is_some()));
}

#[test]
fn every_one_of_twelve_fires_burns_and_may_burn_out() {
    let setup = herd(&PANACHE, 1, 2);
    let fires: Vec<Cell> = setup.board.grid().cells().skip(12).take(12).collect();
    let moment = Moment { phase: Phase::End, fires: fires.clone(), ..Moment::combat_of(Camp::North) };
    let mut battle = Battle::at(setup.clone(), &moment).expect("a sound set-up");
    battle.by_hand().begin(&mut ());
    assert!(fires.iter().all(|cell| battle.view().is_burning(*cell)));
    let mut burning = battle.clone();
    assert_eq!(roll_all(&mut burning, Purpose::BurnOut, Face::Hit), 12);
    assert!(fires.iter().all(|cell| burning.view().is_burning(*cell)));
    assert_eq!(roll_all(&mut battle, Purpose::BurnOut, Face::Flag), 12);
    assert!(!fires.iter().any(|cell| battle.view().is_burning(*cell)));
    let mut never = Battle::at(setup, &Moment { fires: Vec::new(), ..moment }).expect("a sound set-up");
    never.by_hand().begin(&mut ());
    assert_eq!(battle, never, "a field that has burnt out is one that never burnt");
}

#[test]
fn an_elephant_that_runs_through_a_column_sends_each_of_them_running() {
    let mut battle = Battle::at(
        herd(&THUCIDIDE, 6, 1),
        &Moment { activated: UnitId::new(0).into_iter().collect(), ..Moment::combat_of(Camp::North) },
    )
    .expect("a sound set-up");
    let mut events = Vec::new();
    battle.by_hand().begin(&mut events);
    let before = battle.view().unit_at(battle.setup().board.grid().cells().nth(7).expect("the second row"));
    let target = Combatant::Unit(before.expect("an elephant stands there"));
    let attack = Command::Attack { unit: UnitId::new(0).expect("the first"), target };
    battle.by_hand().command(attack, &mut events).expect("beside");
    loop {
        match battle.pending() {
            Pending::Chance(chance) => {
                // Elephants run three hexes; whoever strikes hits, by the weight of beasts or by an advantage.
                let face = if chance.purpose == Purpose::ElephantFlight { Face::Flag } else { Face::Advantage };
                battle
                    .by_hand()
                    .roll((0..chance.dice).map(|_| face).collect(), &mut events)
                    .expect("the dice asked for");
            }
            Pending::Decision(_, Question::Combat) | Pending::Over(_) => break,
            Pending::Decision(..) => {
                let first = battle.legal()[0];
                battle.by_hand().command(first, &mut events).expect("a listed command");
            }
        }
    }
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    let released = count(|event| matches!(event, Event::ElephantReleased { .. }));
    let ran = count(|event| matches!(event, Event::Rolled { purpose: Purpose::ElephantFlight, .. }));
    let removed = count(|event| matches!(event, Event::ElephantRemoved { .. }));
    assert!(4 <= released, "a column of six rows lets loose {released}");
    assert_eq!(ran, released, "each runs at once (ELE-4)");
    assert_eq!(removed + battle.view().elephants().count(), released, "none vanishes");
}

#[test]
fn more_elephants_than_can_be_told_apart_are_refused_in_words() {
    let refused = Battle::new(herd(&THUCIDIDE, 11, 2)).expect_err("110 elephants");
    assert_eq!(refused, SetupError::Elephants { found: 110, most: 63 });
    assert_eq!(refused.to_string(), "110 elephants could be let loose: at most 63 can take part (ELE-1)");
}
