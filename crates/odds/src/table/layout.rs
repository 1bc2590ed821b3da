//! Laying a table out: the board, the two units, and whoever else must stand there.

use super::{ATTACKER, RealSide, RealTable, TableError, id};
use crate::OddsError;
use battle::{
    Arrival, Battle, Board, BoardError, Camp, CampSetup, Cell, Direction, Grid, Land, Moment, OfficerSetup, Setup,
    UnitSetup, WaterCrossing, Work,
};
use rulebook::{Arm, LeaderTraits, Rank, Terrain, TerrainEntry, Trait, Troop, Weight};

/// The board keeps to a size at which units are found at a glance.
const MOST_ROOM: u8 = 16;
const MOST_DISTANCE: u8 = 8;
const MOST_ELEMENTS: u8 = 20;
const MOST_OFFICERS: u8 = 4;
const MOST_HEIGHT: u8 = 9;
/// Enough to pay for any order.
const PURSE: u8 = 50;
/// Columns of the board; the two stand in the middle one.
const COLUMNS: usize = 5;

impl RealTable<'_> {
    /// The position, with the attacker activated in its combat phase.
    ///
    /// # Errors
    /// When it cannot be laid out.
    pub fn battle(&self) -> Result<Battle, OddsError> {
        self.check_numbers()?;
        let (grid, target, attacker) = self.places();
        let setup = Setup {
            book: *self.book,
            board: self.board(grid, target, attacker)?,
            units: self.units(grid, target, attacker)?,
            officers: self.officers(grid, target, attacker),
            camps: [self.target.order, self.attacker.order].map(|order| CampSetup {
                units_to_eliminate: u8::MAX,
                command_level: if order.is_some() { PURSE } else { 0 },
                ..CampSetup::default()
            }),
            first: Camp::South,
            last_turn: u8::MAX,
            at_last_turn: None,
        };
        let mut moment = Moment::combat_of(Camp::South);
        moment.activated = vec![id(ATTACKER)];
        moment.moved = vec![(id(ATTACKER), self.moved)];
        let mut battle = Battle::at(setup, &moment)?;
        battle.begin(&mut ());
        Ok(battle)
    }

    fn check_numbers(&self) -> Result<(), TableError> {
        let check = |quoi, what, found: u8, least: u8, most: u8| {
            if (least..=most).contains(&found) {
                Ok(())
            } else {
                Err(TableError::Number { what, quoi, found, least, most })
            }
        };
        check("distance", "distance", self.distance, 1, MOST_DISTANCE)?;
        check("hexagones parcourus", "hexes moved", self.moved, 0, MOST_DISTANCE)?;
        for (side, least) in [(&self.attacker, 1), (&self.target, 0)] {
            check("plaquettes", "elements", side.elements.unwrap_or(1), 1, MOST_ELEMENTS)?;
            check("rangées libres derrière l’unité", "free rows behind the unit", side.room, least, MOST_ROOM)?;
            check("officiers", "officers", side.officers, 0, MOST_OFFICERS)?;
            check("hauteur", "height", side.height, 0, MOST_HEIGHT)?;
            if side.supported && side.room == 0 {
                return Err(TableError::Support);
            }
            if let Some(own) = (side.traits - Trait::WRITTEN).iter().next() {
                return Err(TableError::Trait(own));
            }
        }
        Ok(())
    }

    /// The grid, and where target and attacker stand.
    fn places(&self) -> (Grid, Cell, Cell) {
        let north = usize::from(self.target.room);
        let south = north + usize::from(self.distance);
        let grid = Grid::new(COLUMNS, south + usize::from(self.attacker.room) + 1);
        let grid = grid.expect("five hexes by three to forty-one are a grid");
        let middle = |row: usize| grid.cells().nth(row * COLUMNS + COLUMNS / 2).expect("the row is on the grid");
        (grid, middle(north), middle(south))
    }

    fn board(&self, grid: Grid, target: Cell, attacker: Cell) -> Result<Board, TableError> {
        let mut lands = vec![Land::CLEAR; grid.cell_count()];
        for (side, cell) in [(&self.attacker, attacker), (&self.target, target)] {
            if self.book.ground(side.ground).entry == TerrainEntry::Never {
                return Err(TableError::Terrain(side.ground));
            }
            lands[cell.index()] = land(side.ground, side.height);
        }
        let fronts = [Direction::SouthWest, Direction::SouthEast].map(|south| grid.neighbour(target, south));
        let raised = self.work.into_iter().flat_map(|kind| fronts.map(|front| (kind, front)));
        let works = raised.filter_map(|(kind, front)| Some(Work { kind, inside: target, outside: front? }));
        Board::new(grid, lands, &[], &works.collect::<Vec<_>>()).map_err(|error| match error {
            BoardError::NotGround { terrain, .. } | BoardError::NotAWork(terrain) => TableError::Terrain(terrain),
            BoardError::WrongSize { .. } | BoardError::DryCrossing { .. } | BoardError::NotAdjacent { .. } => {
                TableError::Terrain(self.target.ground)
            }
        })
    }

    /// The two, then those who support them and the one beside the target.
    fn units(&self, grid: Grid, target: Cell, attacker: Cell) -> Result<Vec<UnitSetup>, TableError> {
        let mut units =
            vec![self.unit(&self.attacker, Camp::South, attacker)?, self.unit(&self.target, Camp::North, target)?];
        // Of the two flanks of a unit the one that does not touch the enemy; at a distance either.
        let flanks = |of: Cell, enemy: Cell| {
            let sides = [Direction::West, Direction::East].map(|side| grid.neighbour(of, side).unwrap_or(of));
            if grid.distance(sides[0], enemy) <= 1 { [sides[1], sides[0]] } else { sides }
        };
        let mut support = |camp, of, enemy, rear| -> Result<(), TableError> {
            for cell in [flanks(of, enemy)[0], grid.neighbour(of, rear).unwrap_or(of)] {
                units.push(self.plain(Arm::Infantry, camp, cell)?);
            }
            Ok(())
        };
        if self.attacker.supported {
            support(Camp::South, attacker, target, Direction::SouthWest)?;
        }
        if self.target.supported {
            support(Camp::North, target, attacker, Direction::NorthWest)?;
        }
        if let Some(arm) = self.beside {
            units.push(self.plain(arm, Camp::South, flanks(target, attacker)[1])?);
        }
        Ok(units)
    }

    fn unit(&self, side: &RealSide<'_>, camp: Camp, cell: Cell) -> Result<UnitSetup, TableError> {
        let troop = self.book.troop(side.troop).ok_or_else(|| self.no_troop(side.troop))?;
        let mut unit = standing(troop, camp, cell);
        unit.traits = UnitSetup::traits_of(troop, side.traits);
        let solid = u8::from(side.traits.contains(Trait::Solid));
        let detached = side.traits.contains(Trait::Detachment);
        unit.elements = side.elements.unwrap_or(if detached { 1 } else { troop.elements + solid });
        Ok(unit)
    }

    fn no_troop(&self, word: &str) -> TableError {
        let keys = self.book.troops.iter().map(|troop| troop.key);
        TableError::Troop { word: word.to_owned(), book: self.book.book, nearest: reader::nearest(word, keys) }
    }

    /// A unit of an arm that brings nothing else with it.
    fn plain(&self, arm: Arm, camp: Camp, cell: Cell) -> Result<UnitSetup, TableError> {
        let of_arm = self.book.troops.iter().filter(|troop| troop.arm == arm);
        // Medium, and with the fewest traits.
        let plainest = of_arm.min_by_key(|troop| (troop.weight != Weight::Medium, troop.traits.len()));
        let troop = plainest.ok_or(TableError::Beside { arm, book: self.book.book })?;
        Ok(standing(troop, camp, cell))
    }

    /// Generals in chief, on the table only to pay for orders; then the officers with the two.
    fn officers(&self, grid: Grid, target: Cell, attacker: Cell) -> Vec<OfficerSetup> {
        let officer = |camp, rank, start| OfficerSetup {
            name: format!("{rank}"),
            camp,
            rank,
            traits: LeaderTraits::empty(),
            start,
        };
        let sides = [(Camp::North, &self.target, target), (Camp::South, &self.attacker, attacker)];
        let corners = [grid.cells().next(), grid.cells().next_back()];
        let mut found = Vec::new();
        for ((camp, side, _), corner) in sides.into_iter().zip(corners) {
            let away = Arrival { turn: u8::MAX, entries: Vec::new() };
            let start = corner.filter(|_| side.order.is_some()).ok_or(away);
            found.push(officer(camp, Rank::GeneralInChief, start));
        }
        for (camp, side, cell) in sides.into_iter().rev() {
            found.extend((0..side.officers).map(|_| officer(camp, Rank::SuperiorOfficer, Ok(cell))));
        }
        found
    }
}

/// A unit as its troop is.
fn standing(troop: &'static Troop, camp: Camp, cell: Cell) -> UnitSetup {
    UnitSetup {
        name: troop.key.to_owned(),
        camp,
        troop,
        traits: troop.traits,
        elements: troop.elements,
        start: Ok(cell),
        parent: None,
    }
}

/// A hex whose footing is this: crossings lie over their water.
const fn land(footing: Terrain, height: u8) -> Land {
    let (ground, crossing) = match footing {
        Terrain::Ford => (Terrain::River, Some(WaterCrossing::Ford)),
        Terrain::Bridge => (Terrain::River, Some(WaterCrossing::Bridge)),
        Terrain::LargeBridge => (Terrain::LargeRiver, Some(WaterCrossing::Bridge)),
        ground => (ground, None),
    };
    Land { ground, height, crossing }
}
