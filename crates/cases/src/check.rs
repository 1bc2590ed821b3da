//! What a script expects, and what it finds.

use crate::names::{self, Names, camp_name, count, need_camp};
use crate::problem::Fault;
use crate::run::Trial;
use battle::{Camp, Cell, Command, OfficerId, Outcome, Pending, Purpose, Question, Sink, Standing, UnitId};
use reader::Sentence;
use rulebook::{Clause, Language, Words};
use speech::{Lexicon, Phrase, Said};
use std::collections::BTreeSet;

/// Something expected of the table.
#[derive(Clone, Debug)]
pub(crate) enum Check {
    Unit(UnitId, UnitCheck),
    /// An officer in a hex, or off the table.
    Officer(OfficerId, Option<Cell>),
    ElephantAt(Cell),
    NoElephants,
    Burns(Cell, bool),
    Tokens(Camp, u8),
    Plays(Camp),
    Turn(u8),
    Asks(Camp, Question),
    Dice(u8, Purpose),
    Options(BTreeSet<Cell>),
    Over(Outcome),
    NotOver,
    Fired(Clause, bool),
    Sight {
        unit: UnitId,
        to: Spot,
        blocked: Blocked,
    },
}

/// Something expected of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) enum UnitCheck {
    At(Cell),
    Off,
    Destroyed,
    Elements(u8),
    Supported { as_target: bool, supported: bool },
}

/// A hex, or wherever a unit stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spot {
    Hex(Cell),
    Unit(UnitId),
}

/// What is expected of a line of sight.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Blocked {
    No,
    By(Option<Clause>),
}

/// The words an expectation may begin with, besides units, officers and hexes.
const OPENINGS: [&str; 13] = [
    "elephant",
    "no",
    "tokens",
    "asks",
    "dice",
    "options",
    "fired",
    "not",
    "over",
    "supported",
    "unsupported",
    "sight",
    "turn",
];

const CAMP: Words = Words::new("un camp", "a camp");
const QUESTION: Words = Words::new("une question", "a question");
const REASON: Words = Words::new("une raison de lancer les dés", "a reason to roll");

impl Check {
    /// Reads what follows `expect`.
    pub(crate) fn read(words: &mut Phrase<'_>, names: &Names) -> Result<Self, Fault> {
        let cell = |words: &mut Phrase<'_>| names.cell(words.take_one(Words::new("un hexagone", "a hex"))?);
        let unit = |words: &mut Phrase<'_>| names.unit(words.take_one(Words::new("une unité", "a unit"))?);
        let clause = |words: &mut Phrase<'_>| names::clause(words.take_one(Words::new("une clause", "a clause"))?);
        let word = words.take_one(Words::new("ce qui est attendu", "what is expected"))?;
        let check = match word {
            "elephant" => {
                words.need("at")?;
                Self::ElephantAt(cell(words)?)
            }
            "no" if words.skip("elephants") => Self::NoElephants,
            "no" | "sight" => {
                if word == "no" {
                    words.need("sight")?;
                }
                sight(words, names, word == "no")?
            }
            "tokens" => {
                let camp = need_camp(words.take_one(CAMP)?)?;
                Self::Tokens(camp, words.number(Sentence::new("un nombre de jetons", "a number of tokens"))?)
            }
            "asks" => {
                let camp = need_camp(words.take_one(CAMP)?)?;
                Self::Asks(camp, names::named(&speech::QUESTIONS, QUESTION, words.take_one(QUESTION)?)?)
            }
            "dice" => {
                let dice = words.number(Sentence::new("un nombre de dés", "a number of dice"))?;
                let why = words.take_one(Words::new("pourquoi", "what for"))?;
                Self::Dice(dice, names::named(&speech::PURPOSES, REASON, why)?)
            }
            "options" => {
                let mut cells = BTreeSet::new();
                while words.peek().is_some() || cells.is_empty() {
                    cells.insert(cell(words)?);
                }
                Self::Options(cells)
            }
            "fired" => Self::Fired(clause(words)?, true),
            "not" if words.skip("fired") => Self::Fired(clause(words)?, false),
            "not" => {
                words.need("over")?;
                Self::NotOver
            }
            "over" => over(words)?,
            "turn" => Self::Turn(words.number(Sentence::new("le numéro d’un tour", "the number of a turn"))?),
            "supported" | "unsupported" => {
                let unit = unit(words)?;
                let as_target = words.skip("as target");
                Self::Unit(unit, UnitCheck::Supported { as_target, supported: word == "supported" })
            }
            "north" | "south" => {
                words.need("plays")?;
                Self::Plays(need_camp(word)?)
            }
            _ => of_somebody(word, words, names)?,
        };
        words.finish()?;
        Ok(check)
    }

    /// Does it name what the machine is waiting for?
    pub(crate) fn names_pending(&self) -> bool {
        matches!(self, Self::Asks(..) | Self::Dice(..) | Self::Options(_))
    }

    /// What was found instead, if anything.
    pub(crate) fn look(&self, trial: &mut Trial<'_, impl Sink>) -> Result<(), String> {
        let view = trial.battle().view();
        let place = |cell| trial.names().place(cell);
        match *self {
            Self::Unit(unit, check) => check.look(unit, trial),
            Self::Officer(officer, wanted) => differ(view.officer_cell(officer) == wanted, || {
                let (wanted, found) = (whereabouts(trial, wanted), whereabouts(trial, view.officer_cell(officer)));
                format!("{} {wanted}, found him {found}", trial.names().officers[officer.index()])
            }),
            Self::ElephantAt(cell) => differ(view.elephant_at(cell).is_some(), || {
                format!("a panicking elephant at {}, found {}", place(cell), elephants(trial))
            }),
            Self::NoElephants => differ(view.elephants().next().is_none(), || {
                format!("no panicking elephants, found {}", elephants(trial))
            }),
            Self::Burns(cell, wanted) => differ(view.burns(cell) == wanted, || {
                let (wanted, found) = if wanted { ("to burn", "it does not") } else { ("not to burn", "it does") };
                format!("{} {wanted}, found {found}", place(cell))
            }),
            Self::Tokens(camp, wanted) => differ(view.tokens(camp) == u16::from(wanted), || {
                format!("{} with {wanted} tokens, found {}", camp_name(camp), view.tokens(camp))
            }),
            Self::Plays(camp) => differ(view.active() == camp, || {
                format!("{} to play, found {}", camp_name(camp), camp_name(view.active()))
            }),
            Self::Turn(turn) => differ(view.turn() == turn, || format!("turn {turn}, found turn {}", view.turn())),
            Self::Asks(..) | Self::Dice(..) | Self::Over(_) | Self::NotOver => {
                self.look_pending(trial.battle().pending())
            }
            Self::Options(ref cells) => look_options(trial, cells),
            Self::Fired(clause, wanted) => trial.look_fired(clause, wanted),
            Self::Sight { unit, to, blocked } => trial.look_sight(unit, to, blocked),
        }
    }

    fn look_pending(&self, pending: Pending) -> Result<(), String> {
        let met = match (self, pending) {
            (Self::Asks(camp, question), Pending::Decision(who, what)) => *camp == who && *question == what,
            (Self::Dice(dice, purpose), Pending::Chance(chance)) => *dice == chance.dice && *purpose == chance.purpose,
            (Self::Over(outcome), Pending::Over(found)) => *outcome == found,
            (Self::NotOver, Pending::Decision(..) | Pending::Chance(_)) => true,
            _ => false,
        };
        if met {
            return Ok(());
        }
        let wanted = match self {
            Self::Asks(camp, question) => names::pending_words(Pending::Decision(*camp, *question)),
            Self::Dice(dice, purpose) => {
                format!("{} for {}", count(*dice, "die", "dice"), purpose.in_language(Language::En))
            }
            Self::Over(outcome) => names::pending_words(Pending::Over(*outcome)),
            _ => "the battle to go on".to_owned(),
        };
        Err(format!("expected {wanted}, found {}", names::pending_words(pending)))
    }
}

impl UnitCheck {
    fn look(self, unit: UnitId, trial: &Trial<'_, impl Sink>) -> Result<(), String> {
        let (view, letter) = (trial.battle().view(), trial.names().letter(unit));
        let found = || whereabouts(trial, view.cell(unit));
        match self {
            Self::At(cell) => differ(view.cell(unit) == Some(cell), || {
                let found = if view.elements(unit) == 0 { "destroyed".to_owned() } else { found() };
                format!("{letter} {}, found it {found}", whereabouts(trial, Some(cell)))
            }),
            Self::Off => differ(view.cell(unit).is_none(), || format!("{letter} off the table, found it {}", found())),
            Self::Destroyed => differ(view.elements(unit) == 0, || {
                let left = count(view.elements(unit), "element", "elements");
                format!("{letter} destroyed, found it {} with {left}", found())
            }),
            Self::Elements(wanted) => differ(view.elements(unit) == wanted, || {
                let wanted = count(wanted, "element", "elements");
                format!("{letter} with {wanted}, found it with {}", view.elements(unit))
            }),
            Self::Supported { as_target, supported } => {
                let found = if as_target { view.is_supported_as_target(unit) } else { view.is_supported(unit) };
                let words = |yes: bool| if yes { "supported" } else { "unsupported" };
                differ(found == supported, || format!("{letter} {}, found it {}", words(supported), words(found)))
            }
        }
    }
}

/// `at C4`, or `off the table`.
fn whereabouts(trial: &Trial<'_, impl Sink>, cell: Option<Cell>) -> String {
    cell.map_or_else(|| "off the table".to_owned(), |cell| format!("at {}", trial.names().place(cell)))
}

fn differ(met: bool, sentence: impl FnOnce() -> String) -> Result<(), String> {
    if met { Ok(()) } else { Err(format!("expected {}", sentence())) }
}

fn elephants(trial: &Trial<'_, impl Sink>) -> String {
    let (view, names) = (trial.battle().view(), trial.names());
    let found: Vec<String> = view.elephants().map(|(_, _, cell)| names.place(cell)).collect();
    if found.is_empty() { "none".to_owned() } else { format!("some at {}", found.join(", ")) }
}

/// The hexes a decision offers.
fn look_options(trial: &Trial<'_, impl Sink>, wanted: &BTreeSet<Cell>) -> Result<(), String> {
    let names = trial.names();
    let hexes = trial.battle().legal().into_iter().filter_map(|command| match command {
        Command::RetreatTo { to }
        | Command::PursueTo { to }
        | Command::ElephantTo { to }
        | Command::Flee { to, .. } => Some(to),
        Command::ReplaceGeneral { at, .. } | Command::ElephantRuns { at } => Some(at),
        _ => None,
    });
    let found: BTreeSet<Cell> = hexes.collect();
    let list = |cells: &BTreeSet<Cell>| {
        let hexes: Vec<String> = cells.iter().map(|cell| names.place(*cell)).collect();
        if hexes.is_empty() { "none".to_owned() } else { hexes.join(" ") }
    };
    differ(found == *wanted, || {
        let pending = names::pending_words(trial.battle().pending());
        format!("the options {}, found {} ({pending})", list(wanted), list(&found))
    })
}

/// `A at C4`, `A off the table`, `Fritz lost`, `C4 burns`…
fn of_somebody(word: &str, words: &mut Phrase<'_>, names: &Names) -> Result<Check, Fault> {
    if let Some(unit) = names.unit_named(word) {
        return of_unit(unit, words, names);
    }
    if let Some(officer) = names.officer_named(word) {
        if words.skip("lost") || words.skip("off the table") {
            return Ok(Check::Officer(officer, None));
        }
        words.need("at")?;
        return Ok(Check::Officer(officer, Some(names.cell(words.take_one(Words::new("un hexagone", "a hex"))?)?)));
    }
    if let Ok(cell) = names.cell(word) {
        if words.skip("does not burn") {
            return Ok(Check::Burns(cell, false));
        }
        words.need("burns")?;
        return Ok(Check::Burns(cell, true));
    }
    let units: Vec<String> = names.units.iter().map(char::to_string).collect();
    let people = units.iter().chain(&names.officers).map(String::as_str);
    Err(Fault::unknown(Sentence::new("quelque chose à attendre", "something to expect"), word, people.chain(OPENINGS)))
}

fn of_unit(unit: UnitId, words: &mut Phrase<'_>, names: &Names) -> Result<Check, Fault> {
    if words.skip("at") {
        return Ok(Check::Unit(unit, UnitCheck::At(names.cell(words.take_one(Words::new("un hexagone", "a hex"))?)?)));
    }
    if words.skip("destroyed") {
        return Ok(Check::Unit(unit, UnitCheck::Destroyed));
    }
    if words.skip("off the table") {
        return Ok(Check::Unit(unit, UnitCheck::Off));
    }
    words.skip("has");
    let elements = words.number(Sentence::new(
        "«\u{a0}at\u{a0}» un hexagone, destroyed, «\u{a0}off the table\u{a0}», ou un nombre d’éléments",
        "`at` a hex, destroyed, `off the table`, or a number of elements",
    ))?;
    if !words.skip("element") {
        words.need("elements")?;
    }
    Ok(Check::Unit(unit, UnitCheck::Elements(elements)))
}

/// `south by elimination`, `draw by turn-limit`.
fn over(words: &mut Phrase<'_>) -> Result<Check, Fault> {
    let winner = if words.skip("draw") {
        None
    } else {
        Some(need_camp(words.take_one(Words::new("le vainqueur, ou draw", "the winner, or draw"))?)?)
    };
    words.need("by")?;
    let by = names::named(
        &speech::ENDINGS,
        Words::new("une façon de gagner", "a way to win"),
        words.take_one(Words::new("par quoi", "by what"))?,
    )?;
    Ok(Check::Over(Outcome { winner, by }))
}

/// `A to C4`, `A to b by LOS-4`.
fn sight(words: &mut Phrase<'_>, names: &Names, hidden: bool) -> Result<Check, Fault> {
    let unit = names.unit(words.take_one(Words::new("une unité", "a unit"))?)?;
    words.need("to")?;
    let word = words.take_one(Words::new("un hexagone, ou une unité", "a hex, or a unit"))?;
    let to = match names.unit_named(word) {
        Some(unit) => Spot::Unit(unit),
        None => Spot::Hex(names.cell(word)?),
    };
    let blocked = match (hidden, hidden && words.skip("by")) {
        (true, true) => Blocked::By(Some(names::clause(words.take_one(Words::new("une clause", "a clause"))?)?)),
        (true, false) => Blocked::By(None),
        (false, _) => Blocked::No,
    };
    Ok(Check::Sight { unit, to, blocked })
}
