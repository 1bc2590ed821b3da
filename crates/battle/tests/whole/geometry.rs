//! What holds by the way the board is built.

use battle::{Battle, Camp, Command, Grid, Land, SetupError};
use rulebook::{Book, witness};

/// The first random field of a book.
fn field(book: Book) -> battle::Setup {
    crate::fields::setup(books::of(book), 1)
}

#[test]
fn the_table_is_a_grid_of_named_hexes_from_3_by_3_to_255_by_255() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::HexTable, |_| {
        let grid = Grid::new(13, 12).expect("a table");
        let cell = grid.find("C7").expect("on the table");
        grid.place(cell).to_string() == "C7"
            && Grid::new(3, 3).is_ok()
            && Grid::new(255, 255).is_ok()
            && Grid::new(2, 3).is_err()
            && Grid::new(3, 256).is_err()
    });
}

#[test]
fn each_side_owns_an_edge_and_falls_back_toward_it() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::TableEdges, |_| {
        let grid = Grid::new(13, 12).expect("a table");
        let cell = grid.find("C7").expect("on the table");
        let row = |camp: Camp| {
            let rear = grid.rear_neighbours(cell, camp).into_iter().flatten();
            rear.map(|near| grid.place(near).rows_south()).collect::<Vec<_>>()
        };
        row(Camp::North) == [5, 5] && row(Camp::South) == [7, 7]
    });
}

#[test]
fn distance_counts_the_last_hex_and_not_the_first() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::Distance, |_| {
        let grid = Grid::new(13, 12).expect("a table");
        let at = |name| grid.find(name).expect("on the table");
        grid.distance(at("C7"), at("C7")) == 0
            && grid.distance(at("C7"), at("D7")) == 1
            && grid.distance(at("C7"), at("C4")) == 3
    });
}

#[test]
fn a_hex_holds_one_unit() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::OneUnitPerHex, |book| {
        let mut setup = field(book);
        let cell = setup.units.iter().find_map(|unit| unit.start.clone().ok());
        for unit in setup.units.iter_mut().take(2) {
            unit.start = Ok(cell.expect("somebody stands on the table"));
        }
        matches!(Battle::new(setup), Err(SetupError::TwoUnits { .. }))
    });
}

#[test]
fn passing_beside_an_enemy_costs_nothing() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::NoZoneOfControl, |book| {
        // The same unit on the same open field, once alone and once beside an enemy it walks past.
        let reach = |enemy: &str| {
            let mut setup = field(book);
            let grid = Grid::new(9, 9).expect("a table");
            let lands = vec![Land::CLEAR; grid.cell_count()];
            setup.board = battle::Board::new(grid, lands, &[], &[]).expect("a board");
            let at = |name| grid.find(name).expect("on the table");
            let fast = setup.book.troops.iter().find(|troop| troop.allowance.with_combat == 3).expect("cavalry");
            let mut pair = setup.units.iter().take(1).cloned().collect::<Vec<_>>();
            pair.push(pair[0].clone());
            for (unit, (camp, start)) in pair.iter_mut().zip([(Camp::South, "E7"), (Camp::North, enemy)]) {
                (unit.camp, unit.start, unit.troop, unit.parent) = (camp, Ok(at(start)), fast, None);
                unit.traits = fast.traits;
            }
            setup.units = pair;
            setup.officers.retain(|officer| officer.rank == rulebook::Rank::GeneralInChief);
            for officer in &mut setup.officers {
                officer.start = Ok(at(if officer.camp == Camp::South { "E7" } else { enemy }));
            }
            setup.camps.iter_mut().for_each(|camp| camp.exits.clear());
            let mover = battle::UnitId::new(0).expect("a small number");
            let mut moment = battle::Moment::combat_of(Camp::South);
            moment.phase = battle::Phase::Movement;
            moment.activated = vec![mover];
            let mut battle = Battle::at(setup, &moment).expect("a battle");
            battle.begin(&mut ());
            battle.check(Command::Move { unit: mover, to: at("E4"), pace: battle::Pace::Normal, past: None }).is_ok()
        };
        reach("A1") && reach("D5")
    });
}
