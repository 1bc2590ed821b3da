//! A scenario made ready to be played, with the names of everybody on it.

use crate::chain::hash_of;
use battle::{Arrival, Camp, Cell, Direction, Grid, Land, OfficerId, Setup, UnitId, WaterCrossing, seat};
use rulebook::{Language, Rulebook};
use scenario::{Cast, Name, Scenario};
use speech::{Lexicon, Said, folded, name_word, slug, unquoted};
use std::fmt::Write;
use std::sync::Arc;

/// What the ids of own battles begin with; no battle of the catalogue is called so.
pub const OWN: &str = "own-";

/// A scenario made ready to be played: its set-up, house rules applied, and its cast.
///
/// It is the lexicon of its battle: units and officers go by the ids of the cast, or by their names where those are
/// like no other; hexes by their places.
#[derive(Clone, Debug)]
pub struct Field {
    id: String,
    setup: Setup,
    cast: Cast,
    ground: String,
    /// The text of its file, where no catalogue has it.
    own: Option<Arc<str>>,
}

impl Field {
    /// The battlefield of a scenario, played by this book: its own, with the house rules of the game.
    #[must_use]
    pub fn of(scenario: &Scenario, book: Rulebook) -> Self {
        let mut setup = Setup { book, ..scenario.setup() };
        // What the file left to the book is left to this one, house rules and all.
        for camp in [Camp::North, Camp::South] {
            let (entry, means) = (scenario.file().army(camp), &mut setup.camps[seat(camp)]);
            if entry.activations.is_none() {
                (means.activations, means.units_per_activation) = (0, 0);
            }
            if entry.victory.is_none() {
                means.units_to_eliminate = 0;
            }
        }
        setup.last_turn = scenario.file().turns.last.unwrap_or(0);
        Self::new(scenario.id(), setup, scenario.cast().clone())
    }

    /// The battlefield of somebody’s own battle, of which this is the text: it has an id no catalogue has, and its games
    /// carry the text.
    #[must_use]
    pub fn of_own(scenario: &Scenario, book: Rulebook, text: Arc<str>) -> Self {
        let field = Self::of(scenario, book);
        Self { id: format!("{OWN}{}", field.id), own: Some(text), ..field }
    }

    /// The text of its file, where it is somebody’s own battle.
    #[must_use]
    pub fn own(&self) -> Option<&Arc<str>> {
        self.own.as_ref()
    }

    /// A battlefield put together by hand.
    #[must_use]
    pub fn new(id: impl Into<String>, setup: Setup, cast: Cast) -> Self {
        let ground = hash_of(&Ground { setup: &setup, cast: &cast }.written());
        Self { id: id.into(), setup, cast, ground, own: None }
    }

    /// The id of the scenario.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What is set up, as the scenario says it.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who is who.
    #[must_use]
    pub fn cast(&self) -> &Cast {
        &self.cast
    }

    /// A hash of everything that matters for play and is not in the rules: map, armies, goals. A story told better
    /// does not change it.
    #[must_use]
    pub fn ground(&self) -> &str {
        &self.ground
    }
}

/// The one of these a word names: its id, a name no other has, or the beginning of either that no other shares.
fn named(names: &[Name], word: &str) -> Option<usize> {
    let name = unquoted(word);
    if name == word && word.chars().all(|letter| letter.is_ascii_digit()) {
        return None;
    }
    let wanted = folded(&slug(name));
    if let Some(found) = names.iter().position(|known| known.id == wanted) {
        return Some(found);
    }
    let called = |known: &Name| [known.id.clone(), folded(&slug(&known.text.fr)), folded(&slug(&known.text.en))];
    let only = |fits: &dyn Fn(&String) -> bool| {
        let mut found = (0..).zip(names).filter(|(_, known)| called(known).iter().any(fits)).map(|(index, _)| index);
        found.next().filter(|_| found.next().is_none())
    };
    only(&|name| *name == wanted).or_else(|| only(&|name| SHORTEST <= wanted.len() && name.starts_with(&wanted)))
}

/// Letters of a name that may stand for all of it.
const SHORTEST: usize = 3;

impl Lexicon for Field {
    fn grid(&self) -> Grid {
        self.setup.board.grid()
    }

    fn unit_named(&self, word: &str) -> Option<UnitId> {
        named(&self.cast.units, word).and_then(UnitId::new)
    }

    fn officer_named(&self, word: &str) -> Option<OfficerId> {
        named(&self.cast.officers, word).and_then(OfficerId::new)
    }

    fn unit_word(&self, unit: UnitId) -> String {
        name_word(&self.cast.unit(unit).id)
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        name_word(&self.cast.officer(officer).id)
    }

    fn unit_words(&self) -> Vec<String> {
        self.cast.units.iter().map(|name| name.id.clone()).collect()
    }

    fn officer_words(&self) -> Vec<String> {
        self.cast.officers.iter().map(|name| name.id.clone()).collect()
    }
}

/// What matters for play, to be written the same way every time.
struct Ground<'g> {
    setup: &'g Setup,
    cast: &'g Cast,
}

impl Ground<'_> {
    fn written(&self) -> String {
        let mut text = format!("{}\n", self.setup.book.book);
        self.lands(&mut text);
        self.units(&mut text);
        self.officers(&mut text);
        for camp in [Camp::North, Camp::South] {
            self.goals(&mut text, camp);
        }
        let winner = self.setup.at_last_turn.map_or("nobody", |camp| camp.in_language(Language::En));
        let first = self.setup.first.in_language(Language::En);
        let _ = writeln!(text, "first {first} last {} {winner}", self.setup.last_turn);
        text
    }

    fn place(&self, cell: Cell) -> String {
        self.setup.board.grid().place(cell).to_string()
    }

    fn places(&self, cells: &[Cell]) -> String {
        cells.iter().map(|cell| self.place(*cell)).collect::<Vec<_>>().join(" ")
    }

    fn lands(&self, text: &mut String) {
        let (board, grid) = (&self.setup.board, self.setup.board.grid());
        let _ = writeln!(text, "map {} {}", grid.columns(), grid.rows());
        for cell in grid.cells() {
            let Land { ground, height, crossing } = board.land(cell);
            let crossing = match crossing {
                None => "",
                Some(WaterCrossing::Ford) => " ford",
                Some(WaterCrossing::Bridge) => " bridge",
            };
            let _ = write!(text, "{} {ground} {height}{crossing}", self.place(cell));
            for direction in Direction::ALL {
                let road = if board.road(cell, direction) { "road" } else { "" };
                let side = board.side(cell, direction).map(|side| (side.kind, side.inside));
                let side = side.map_or_else(String::new, |(kind, inside)| format!("{kind} {inside}"));
                if !road.is_empty() || !side.is_empty() {
                    let _ = write!(text, " [{} {road} {side}]", direction.index());
                }
            }
            text.push('\n');
        }
    }

    fn start(&self, start: &Result<Cell, Arrival>) -> String {
        match start {
            Ok(cell) => self.place(*cell),
            Err(arrival) => format!("turn {} {}", arrival.turn, self.places(&arrival.entries)),
        }
    }

    fn units(&self, text: &mut String) {
        for (unit, name) in self.setup.units.iter().zip(&self.cast.units) {
            let camp = unit.camp.in_language(Language::En);
            let traits = unit.traits.iter().map(Into::into).collect::<Vec<&str>>().join(" ");
            let parent = unit.parent.map_or("-", |parent| &self.cast.unit(parent).id);
            let (key, elements, start) = (unit.troop.key, unit.elements, self.start(&unit.start));
            let _ = writeln!(text, "unit {} {camp} {key} {elements} [{traits}] {start} {parent}", name.id);
        }
    }

    fn officers(&self, text: &mut String) {
        for (officer, name) in self.setup.officers.iter().zip(&self.cast.officers) {
            let camp = officer.camp.in_language(Language::En);
            let traits = officer.traits.iter().map(Into::into).collect::<Vec<&str>>().join(" ");
            let (rank, start) = (officer.rank, self.start(&officer.start));
            let _ = writeln!(text, "officer {} {camp} {rank} [{traits}] {start}", name.id);
        }
    }

    fn goals(&self, text: &mut String, camp: Camp) {
        let means = &self.setup.camps[seat(camp)];
        let _ = writeln!(
            text,
            "camp {}x{} level {} eliminate {} objectives {} {} exits {} {}",
            means.activations,
            means.units_per_activation,
            means.command_level,
            means.units_to_eliminate,
            means.objectives_needed,
            self.places(&means.objectives),
            means.exits_needed,
            self.places(&means.exits),
        );
    }
}
