//! The scene of a case: from its lines to a set-up and a moment of a battle, in one book.

mod army;
mod ground;

use crate::drawing::{Drawing, Sketch};
use crate::givens;
use crate::names::{Names, need_camp};
use crate::problem::Fault;
use crate::words::Line;
use battle::{Arrival, Camp, CampSetup, Moment, OfficerSetup, Phase, Setup, UnitSetup, seat};
use reader::{Sentence, sentence};
use rulebook::{HouseRule, HouseRules, Rulebook, Words};
use speech::{Phrase, unquoted};
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

/// A battle about to be taken up, with the words for what is in it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) drawing: Drawing,
    pub(crate) names: Names,
    pub(crate) setup: Setup,
    pub(crate) moment: Moment,
    pub(crate) phases: Phases,
}

/// How a phase, or the selection of units, ends in which nobody can do anything more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phases {
    /// When the script says so.
    EndWhenSaid,
    /// At once, as in a game.
    EndByThemselves,
}

/// Where problems go: the line they are on, and what they are.
pub(crate) type Note<'n> = dyn FnMut(usize, Fault) + 'n;

/// So many units nobody eliminates: small cases do not end at once.
const NEVER: u8 = 99;
/// The turn in which a general who is not part of the case arrives.
const NO_TURN: u8 = u8::MAX;
/// What a line of a scene is about, in the order they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    Phases,
    House,
    Ground,
    Unit,
    Officer,
    Arrival,
    Turn,
    Given,
    Goal,
}

/// The words a line of a scene may begin with, besides those of units and camps.
const OPENINGS: [&str; 20] = [
    "north",
    "south",
    "map",
    "house",
    "road",
    "work",
    "height",
    "bridge",
    "phases",
    "officer",
    "arrives",
    "activated",
    "given",
    "exit",
    "objective",
    "victory",
    "activations",
    "level",
    "last",
    "play",
];

impl Matter {
    fn of(line: &Line<'_>) -> Result<Self, Fault> {
        let first = line.text.split_whitespace().next().unwrap_or_default();
        Ok(match first {
            "phases" => Self::Phases,
            "no" if line.text == "no island" => {
                return Err(Fault::new(Sentence::new(
                    "il n’y a plus d’île\u{a0}: seuls prennent part ceux qui sont dessinés",
                    "there is no island any more: only those drawn take part",
                ))
                .expecting(Sentence::new(
                    "«\u{a0}phases end by themselves\u{a0}» à sa place, ou rien si le script dit chaque fin",
                    "`phases end by themselves` in its place, or nothing where the script says every end",
                )));
            }
            "house" => Self::House,
            "road" | "work" | "height" | "bridge" => Self::Ground,
            "officer" => Self::Officer,
            "arrives" => Self::Arrival,
            "north" | "south" => Self::Turn,
            "activated" | "given" => Self::Given,
            "exit" | "objective" | "victory" | "activations" | "level" | "last" => Self::Goal,
            _ if line.text.split_once(':').is_some_and(|(letters, _)| are_letters(letters)) => Self::Unit,
            _ => {
                return Err(Fault::unknown(
                    Sentence::new("le début d’une ligne ici", "the beginning of a line here"),
                    first,
                    OPENINGS,
                ));
            }
        })
    }
}

fn are_letters(letters: &str) -> bool {
    letters.split_whitespace().all(|word| word.chars().count() == 1)
}

/// A scene being put together.
struct SceneDraft<'l> {
    book: Rulebook,
    drawing: Drawing,
    phases: Phases,
    names: Names,
    lines: Vec<(Matter, Line<'l>)>,
    arrivals: BTreeMap<String, Arrival>,
    units: Vec<UnitSetup>,
    officers: Vec<OfficerSetup>,
    camps: [CampSetup; 2],
    last_turn: (u8, Option<Camp>),
    first: Option<Camp>,
    moment: Option<Moment>,
}

/// What came of reading the lines of a scene: the words of its script can be understood even where it has faults.
pub(crate) struct Reading {
    pub(crate) names: Option<Names>,
    pub(crate) scene: Option<Scene>,
}

/// Reads the lines of a scene.
pub(crate) fn read(book: &Rulebook, start: usize, lines: &[Line<'_>], note: &mut Note<'_>) -> Reading {
    let mut clean = true;
    let mut noted = |line, fault| {
        clean = false;
        note(line, fault);
    };
    let mut sketch = Sketch::default();
    let mut map_line = start;
    let mut others = Vec::new();
    let mut drawing_on = false;
    for line in lines {
        if line.text == "map" {
            (drawing_on, map_line) = (true, line.number);
        } else if drawing_on && Sketch::looks_like_row(line) {
            sketch.row(line).unwrap_or_else(|fault| noted(line.number, fault));
        } else {
            drawing_on = false;
            match Matter::of(line) {
                Ok(matter) => others.push((matter, *line)),
                Err(fault) => noted(line.number, fault),
            }
        }
    }
    let drawing = if sketch.is_begun() {
        sketch.finish()
    } else {
        Err(Fault::new(Sentence::new("le cas n’a pas de carte", "the case has no map"))
            .expecting(Sentence::new("«\u{a0}map\u{a0}», puis ses rangées", "`map`, then its rows")))
    };
    let draft = match drawing.map_err(|fault| noted(map_line, fault)) {
        Ok(drawing) => Some(SceneDraft::new(book, drawing, others, map_line, &mut noted)),
        Err(()) => None,
    };
    let names = draft.as_ref().map(|draft| draft.names.clone());
    let scene = draft.and_then(|draft| draft.finish(map_line, clean, note));
    Reading { names, scene }
}

impl<'l> SceneDraft<'l> {
    fn new(
        book: &Rulebook,
        mut drawing: Drawing,
        lines: Vec<(Matter, Line<'l>)>,
        map_line: usize,
        note: &mut Note<'_>,
    ) -> Self {
        let mut phases = Phases::EndWhenSaid;
        for (_, line) in lines.iter().filter(|(matter, _)| *matter == Matter::Phases) {
            phases = Phases::EndByThemselves;
            read_phases(line.words()).unwrap_or_else(|fault| note(line.number, fault));
        }
        let mut house = Vec::new();
        let mut house_line = map_line;
        for (_, line) in lines.iter().filter(|(matter, _)| *matter == Matter::House) {
            house_line = line.number;
            read_house(line.words(), &mut house).unwrap_or_else(|fault| note(line.number, fault));
        }
        let rules: HouseRules = house.into_iter().collect();
        let played = book.with(rules).map_err(|error| {
            let french = format!("ces règles maison ne changent rien dans {}", book.book.title());
            note(house_line, Fault::new(Sentence::new(french, error.to_string())));
        });
        let book = played.unwrap_or(*book);
        for (_, line) in lines.iter().filter(|(matter, _)| *matter == Matter::Ground) {
            let before = drawing.clone();
            let board = ground::read(line.words(), &mut drawing)
                .and_then(|()| drawing.board().map_err(|error| no_field(&error)));
            if let Err(fault) = board {
                note(line.number, fault);
                drawing = before;
            }
        }
        let names = Names { grid: drawing.grid(), units: Vec::new(), officers: Vec::new() };
        let camps = [(); 2].map(|()| CampSetup { units_to_eliminate: NEVER, ..CampSetup::default() });
        let mut draft = Self {
            book,
            drawing,
            phases,
            names,
            lines,
            arrivals: BTreeMap::new(),
            units: Vec::new(),
            officers: Vec::new(),
            camps,
            last_turn: (0, None),
            first: None,
            moment: None,
        };
        draft.call_the_roll();
        draft
    }

    /// Learns the letters and names, so that lines may speak of each other's units.
    fn call_the_roll(&mut self) {
        for (matter, line) in &self.lines {
            let before = line.text.split_once(':').map_or(line.text, |(before, _)| before);
            match matter {
                Matter::Unit => self.names.units.extend(before.chars().filter(|letter| !letter.is_whitespace())),
                Matter::Officer => {
                    let name = before.trim_start_matches("officer").trim();
                    self.names.officers.push(unquoted(name).to_owned());
                }
                Matter::Phases
                | Matter::House
                | Matter::Ground
                | Matter::Arrival
                | Matter::Turn
                | Matter::Given
                | Matter::Goal => {}
            }
        }
    }

    /// `clean` if nothing was wrong so far.
    fn finish(mut self, map_line: usize, mut clean: bool, note: &mut Note<'_>) -> Option<Scene> {
        let all_understood = clean;
        let mut noted = |line, fault| {
            clean = false;
            note(line, fault);
        };
        for wanted in [Matter::Arrival, Matter::Unit, Matter::Officer, Matter::Turn, Matter::Given, Matter::Goal] {
            let lines: Vec<Line<'_>> =
                self.lines.iter().filter(|(matter, _)| *matter == wanted).map(|(_, line)| *line).collect();
            for line in lines {
                self.line(wanted, &line).unwrap_or_else(|fault| noted(line.number, fault));
            }
        }
        for (letter, place) in self.drawing.letters() {
            if !self.names.units.contains(&letter) {
                let wanted = sentence!(
                    "«\u{a0}{letter}: north infantry\u{a0}», ou une autre troupe",
                    "`{letter}: north infantry`, or another troop"
                );
                noted(
                    map_line,
                    Fault::new(sentence!(
                        "rien ne dit ce qu’est «\u{a0}{letter}\u{a0}» en {place}",
                        "nothing says what `{letter}` on {place} is"
                    ))
                    .expecting(wanted),
                );
            }
        }
        if self.moment.is_none() && all_understood {
            let wanted = Sentence::new(
                "«\u{a0}south plays, turn 1, combat\u{a0}», ou un autre camp, tour et phase",
                "`south plays, turn 1, combat`, or another camp, turn and phase",
            );
            noted(
                map_line,
                Fault::new(Sentence::new("rien ne dit de qui c’est le tour", "nothing says whose turn it is"))
                    .expecting(wanted),
            );
        }
        if !clean {
            return None;
        }
        self.scene().map_err(|fault| note(map_line, fault)).ok()
    }

    fn line(&mut self, matter: Matter, line: &Line<'_>) -> Result<(), Fault> {
        match matter {
            Matter::Unit => self.unit_line(line),
            Matter::Officer => self.officer_line(line),
            Matter::Arrival => self.arrival_line(line.words()),
            Matter::Turn => self.turn_line(line.words()),
            Matter::Given => self.given_line(&mut line.words()),
            Matter::Goal => self.goal_line(line.words()),
            Matter::Phases | Matter::House | Matter::Ground => Ok(()),
        }
    }

    /// `activated A`, `given A moved 1`; a turn that is missing is missed elsewhere.
    fn given_line(&mut self, words: &mut Phrase<'_>) -> Result<(), Fault> {
        match &mut self.moment {
            Some(moment) => givens::read(words, &self.names, moment),
            None => Ok(()),
        }
    }

    /// `south plays, turn 3, combat`; `north begins`.
    fn turn_line(&mut self, mut words: Phrase<'_>) -> Result<(), Fault> {
        let camp = need_camp(words.take_one(Words::new("un camp", "a camp"))?)?;
        if words.skip("begins") {
            self.first = Some(camp);
            return words.finish();
        }
        words.need("plays")?;
        let mut moment = Moment { phase: Phase::Command, ..Moment::combat_of(camp) };
        while words.peek().is_some() {
            if words.skip("turn") {
                moment.turn = words.number(Sentence::new("le numéro du tour", "the number of the turn"))?;
            } else if words.skip("before the turn") {
                moment.before_turn = true;
            } else {
                moment.phase = match words.take_one(Words::new("une phase", "a phase"))? {
                    "command" => Phase::Command,
                    "movement" => Phase::Movement,
                    "combat" => Phase::Combat,
                    "end" => Phase::End,
                    word => {
                        let known = ["command", "movement", "combat", "end", "before the turn", "turn"];
                        return Err(Fault::unknown(Sentence::new("une phase", "a phase"), word, known));
                    }
                };
            }
        }
        self.moment = Some(moment);
        Ok(())
    }

    /// What a camp has and must do: `victory south 3`, `exit south A1 needs 2`, `last turn 6 winner north`…
    fn goal_line(&mut self, mut words: Phrase<'_>) -> Result<(), Fault> {
        let about = words.take_one(Words::new("un but", "a goal"))?;
        if about == "last" {
            words.need("turn")?;
            self.last_turn.0 =
                words.number(Sentence::new("le numéro du dernier tour", "the number of the last turn"))?;
            if words.skip("winner") {
                self.last_turn.1 = Some(need_camp(words.take_one(Words::new("un camp", "a camp"))?)?);
            }
            return words.finish();
        }
        let camp = seat(need_camp(words.take_one(Words::new("un camp", "a camp"))?)?);
        match about {
            "exit" | "objective" => {
                let cells = self.cells(&mut words)?;
                let needed = if words.skip("needs") { words.number(Sentence::new("combien", "how many"))? } else { 0 };
                let goals = &mut self.camps[camp];
                if about == "exit" {
                    (goals.exits, goals.exits_needed) = (cells, needed);
                } else {
                    (goals.objectives, goals.objectives_needed) = (cells, needed);
                }
            }
            "victory" if words.skip("by the book") => self.camps[camp].units_to_eliminate = 0,
            "victory" => {
                self.camps[camp].units_to_eliminate = words.number(Sentence::new(
                    "les unités à éliminer, ou «\u{a0}by the book\u{a0}»",
                    "units to eliminate, or `by the book`",
                ))?;
            }
            "level" => {
                self.camps[camp].command_level =
                    words.number(Sentence::new("un niveau de commandement", "a command level"))?;
            }
            _ => {
                let word = words.take_one(Words::new("des activations, comme 1x4", "activations, as in 1x4"))?;
                let pair =
                    word.split_once('x').and_then(|(many, units)| Some((many.parse().ok()?, units.parse().ok()?)));
                let wrong = || {
                    Fault::new(sentence!(
                        "«\u{a0}{word}\u{a0}» n’est pas un nombre d’activations",
                        "`{word}` is no number of activations"
                    ))
                    .expecting(Sentence::new(
                        "«\u{a0}1x4\u{a0}»\u{a0}: une de quatre unités",
                        "`1x4`: one of four units",
                    ))
                };
                let goals = &mut self.camps[camp];
                (goals.activations, goals.units_per_activation) = pair.ok_or_else(wrong)?;
            }
        }
        words.finish()
    }

    /// Everything together.
    fn scene(mut self) -> Result<Scene, Fault> {
        let moment = self.moment.take().ok_or_else(|| {
            Fault::new(Sentence::new("rien ne dit de qui c’est le tour", "nothing says whose turn it is"))
        })?;
        for camp in [Camp::North, Camp::South] {
            self.appoint(camp);
        }
        let setup = Setup {
            book: self.book,
            board: self.drawing.board().map_err(|error| no_field(&error))?,
            units: self.units,
            officers: self.officers,
            camps: self.camps,
            first: self.first.unwrap_or(moment.active),
            last_turn: self.last_turn.0,
            at_last_turn: self.last_turn.1,
        };
        Ok(Scene { drawing: self.drawing, names: self.names, setup, moment, phases: self.phases })
    }
}

/// `phases end by themselves`.
/// Hexes that make no battlefield.
fn no_field(error: &impl std::fmt::Display) -> Fault {
    Fault::new(Sentence::new("ces hexagones ne forment pas un champ de bataille", error.to_string()))
}

fn read_phases(mut words: Phrase<'_>) -> Result<(), Fault> {
    for word in ["phases", "end", "by", "themselves"] {
        words.need(word)?;
    }
    words.finish()
}

/// `house setting-fire`.
fn read_house(mut words: Phrase<'_>, rules: &mut Vec<HouseRule>) -> Result<(), Fault> {
    words.need("house")?;
    while words.peek().is_some() {
        rules.push(words.one_of(Words::new("une règle maison", "a house rule"), HouseRule::iter())?);
    }
    Ok(())
}
