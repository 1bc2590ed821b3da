//! What was set up, in the words of a scene.

use super::plain;
use crate::drawing::{glyph, land};
use crate::names::{Names, camp_name};
use battle::{Arrival, Camp, Cell, Direction, OfficerSetup, Place, Setup, UnitSetup};
use rulebook::{Terrain, Trait, Traits};
use std::fmt::Write;

/// Writes everything between `case` and `play`.
pub(super) fn write(text: &mut String, setup: &Setup, names: &Names) {
    let mut pen = Pen { setup, names, text };
    pen.line(&format!("books {}\n", setup.book.book));
    pen.map();
    pen.roads();
    pen.works();
    pen.line("phases end by themselves");
    let house: Vec<String> = setup.book.house.iter().map(|rule| rule.to_string()).collect();
    if !house.is_empty() {
        pen.line(&format!("house {}", house.join(" ")));
    }
    pen.line("");
    for (unit, letter) in setup.units.iter().zip(&names.units) {
        pen.unit(unit, *letter);
    }
    for (officer, name) in setup.officers.iter().zip(&names.officers) {
        pen.officer(officer, name);
    }
    for camp in [Camp::North, Camp::South] {
        pen.goals(camp);
    }
    pen.turns();
}

struct Pen<'p> {
    setup: &'p Setup,
    names: &'p Names,
    text: &'p mut String,
}

impl Pen<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// `A1 B2`.
    fn hexes(&self, cells: &[Cell]) -> String {
        cells.iter().map(|cell| self.names.place(*cell)).collect::<Vec<_>>().join(" ")
    }

    /// The map, and what its letters leave unsaid.
    fn map(&mut self) {
        let (board, grid) = (&self.setup.board, self.names.grid);
        let glyphs: Vec<char> = grid.cells().map(|cell| glyph(board.land(cell))).collect();
        self.line("map");
        for row in 0..grid.rows() {
            let indent = if row % 2 == 0 { "  " } else { "" };
            let places = (0..grid.columns()).filter_map(|column| Place::from_corner(column, row));
            let cells = places.filter_map(|place| grid.cell_at(place));
            let mut line = format!("{:>2} {indent}", row + 1);
            for cell in cells {
                let _ = write!(line, "{}{:<3}", glyphs[cell.index()], self.stands_on(cell));
            }
            self.line(line.trim_end());
        }
        for cell in grid.cells() {
            let (drawn, real, place) = (land(grid, &glyphs, cell), board.land(cell), self.names.place(cell));
            if drawn.ground != real.ground {
                self.line(&format!("bridge {place} {}", real.ground));
            }
            if drawn.height != real.height {
                self.line(&format!("height {place} {}", real.height));
            }
        }
    }

    /// The letter of the unit in a hex, or nothing.
    fn stands_on(&self, cell: Cell) -> String {
        let mut units = self.setup.units.iter().zip(&self.names.units);
        units.find(|(unit, _)| unit.start == Ok(cell)).map_or_else(String::new, |(_, letter)| letter.to_string())
    }

    /// Every stretch of road once, in lines as long as can be.
    fn roads(&mut self) {
        let (board, grid) = (&self.setup.board, self.names.grid);
        let mut left: Vec<[Cell; 2]> = Vec::new();
        for cell in grid.cells() {
            for direction in Direction::ALL.into_iter().filter(|direction| board.road(cell, *direction)) {
                left.extend(grid.neighbour(cell, direction).filter(|next| cell < *next).map(|next| [cell, next]));
            }
        }
        while let Some(mut ends) = left.pop() {
            let mut road = ends.to_vec();
            for _ in 0..ends.len() {
                let [_, end] = &mut ends;
                while let Some(index) = left.iter().rposition(|stretch| stretch.contains(end)) {
                    let [one, other] = left.remove(index);
                    *end = if one == *end { other } else { one };
                    road.push(*end);
                }
                road.reverse();
                ends.reverse();
            }
            let line = format!("road {}", self.hexes(&road));
            self.line(&line);
        }
    }

    fn works(&mut self) {
        let (board, grid) = (&self.setup.board, self.names.grid);
        for kind in [Terrain::Palisade, Terrain::Ditch, Terrain::Fortification] {
            let mut sides = String::new();
            for cell in grid.cells() {
                for direction in Direction::ALL {
                    let work = board.side(cell, direction).filter(|side| side.inside && side.kind == kind);
                    if let Some(outside) = work.and_then(|_| grid.neighbour(cell, direction)) {
                        let _ = write!(sides, " {}>{}", self.names.place(cell), self.names.place(outside));
                    }
                }
            }
            if !sides.is_empty() {
                self.line(&format!("work {kind}{sides}"));
            }
        }
    }

    /// `A: north line-infantry 4 elite "Guards" from C`, and when it arrives.
    fn unit(&mut self, unit: &UnitSetup, letter: char) {
        let mut line = format!("{letter}: {} {} {}", camp_name(unit.camp), unit.troop.key, unit.elements);
        for one in marks(unit) {
            let _ = write!(line, " {one}");
        }
        let _ = write!(line, " \"{}\"", plain(&unit.name));
        if let Some(parent) = unit.parent {
            let _ = write!(line, " from {}", self.names.letter(parent));
        }
        self.line(&line);
        if let Err(arrival) = &unit.start {
            self.arrival(&letter.to_string(), arrival);
        }
    }

    /// `officer "Fritz": south sub-general good at C3`.
    fn officer(&mut self, officer: &OfficerSetup, name: &str) {
        let mut line = format!("officer \"{name}\": {} {}", camp_name(officer.camp), officer.rank);
        for one in officer.traits {
            let _ = write!(line, " {one}");
        }
        match &officer.start {
            Ok(cell) => self.line(&format!("{line} at {}", self.names.place(*cell))),
            Err(arrival) => {
                self.line(&line);
                self.arrival(&format!("\"{name}\""), arrival);
            }
        }
    }

    fn arrival(&mut self, who: &str, arrival: &Arrival) {
        let line = if arrival.entries.is_empty() {
            format!("arrives {who} never")
        } else {
            format!("arrives {who} turn {} at {}", arrival.turn, self.hexes(&arrival.entries))
        };
        self.line(&line);
    }

    /// What a camp has and must do.
    fn goals(&mut self, camp: Camp) {
        let (means, camp) = (self.setup.camp(camp), camp_name(camp));
        if means.command_level != 0 {
            self.line(&format!("level {camp} {}", means.command_level));
        }
        if (means.activations, means.units_per_activation) != (0, 0) {
            self.line(&format!("activations {camp} {}x{}", means.activations, means.units_per_activation));
        }
        match means.units_to_eliminate {
            0 => self.line(&format!("victory {camp} by the book")),
            units => self.line(&format!("victory {camp} {units}")),
        }
        let grounds =
            [("objective", &means.objectives, means.objectives_needed), ("exit", &means.exits, means.exits_needed)];
        for (what, cells, needed) in grounds {
            let needs = if needed == 0 { String::new() } else { format!(" needs {needed}") };
            if !cells.is_empty() {
                let line = format!("{what} {camp} {}{needs}", self.hexes(cells));
                self.line(&line);
            }
        }
    }

    /// How long the battle lasts, and who begins it.
    fn turns(&mut self) {
        let (last, winner) = (self.setup.last_turn, self.setup.at_last_turn);
        let winner = winner.map_or_else(String::new, |camp| format!(" winner {}", camp_name(camp)));
        if last != 0 || !winner.is_empty() {
            self.line(&format!("last turn {last}{winner}"));
        }
        let first = camp_name(self.setup.first);
        self.line(&format!("{first} begins"));
        self.line(&format!("{first} plays, before the turn"));
    }
}

/// What has to be written on a unit to give it its traits: what its type does not give, or everything where a type
/// would give what it has lost (UNI-5).
fn marks(unit: &UnitSetup) -> Traits {
    let more = unit.traits - unit.troop.traits;
    if UnitSetup::traits_of(unit.troop, more) == unit.traits { more } else { unit.traits & Trait::WRITTEN | more }
}
