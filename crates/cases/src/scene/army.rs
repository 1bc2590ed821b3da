//! The armies of a scene: its units, officers and reinforcements.

use super::{NO_TURN, SceneDraft};
use crate::names::need_camp;
use crate::problem::Fault;
use crate::troops;
use crate::words::{Line, english};
use battle::{Arrival, Camp, Cell, OfficerSetup, UnitSetup};
use reader::{Sentence, sentence};
use rulebook::{Language, LeaderTrait, LeaderTraits, Rank, Trait, Traits, Words};
use speech::{Lexicon, Phrase, unquoted};
use strum::IntoEnumIterator;

impl SceneDraft<'_> {
    /// `A b: north infantry 4 elite "Grenadiers" from C`.
    pub(super) fn unit_line(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let (letters, text) = line.text.split_once(':').unwrap_or((line.text, ""));
        let mut words = english(text);
        let camp = need_camp(words.take_one(Words::new("north ou south", "north or south"))?)?;
        let troop = troops::troop(&self.book, words.take_one(Words::new("une troupe", "a troop"))?)?;
        let (mut elements, mut written, mut name, mut parent) = (None, Traits::empty(), None, None);
        while let Some(word) = words.peek() {
            if word.starts_with('"') {
                name = Some(unquoted(words.take_one(Words::new("un nom", "a name"))?).to_owned());
            } else if words.skip("from") {
                parent = Some(self.names.unit(words.take_one(Words::new(
                    "la lettre de l’unité dont elle est détachée",
                    "the letter of the unit it was detached from",
                ))?)?);
            } else if word.starts_with(|letter: char| letter.is_ascii_digit()) {
                elements = Some(words.number(Sentence::new("un nombre d’éléments", "a number of elements"))?);
            } else {
                written |= unit_trait(&mut words)?;
            }
        }
        let detached = written.contains(Trait::Detachment);
        let full = if detached { 1 } else { troop.elements + u8::from(written.contains(Trait::Solid)) };
        for letter in letters.chars().filter(|letter| !letter.is_whitespace()) {
            let start = self.start_of(letter)?;
            self.units.push(UnitSetup {
                name: name.clone().unwrap_or_else(|| letter.to_string()),
                camp,
                troop,
                traits: UnitSetup::traits_of(troop, written),
                elements: elements.unwrap_or(full),
                start,
                parent,
            });
        }
        Ok(())
    }

    fn start_of(&self, letter: char) -> Result<Result<Cell, Arrival>, Fault> {
        let drawn = self.drawing.letters().find(|(known, _)| *known == letter).map(|(_, place)| place);
        let arrival = self.arrivals.get(&letter.to_string());
        match (drawn.and_then(|place| self.names.grid.cell_at(place)), arrival) {
            (Some(cell), None) => Ok(Ok(cell)),
            (None, Some(arrival)) => Ok(Err(arrival.clone())),
            (Some(_), Some(_)) => Err(Fault::new(sentence!(
                "«\u{a0}{letter}\u{a0}» arrive plus tard, et est déjà sur la carte",
                "`{letter}` arrives later, and stands on the map already"
            ))),
            (None, None) => Err(Fault::new(sentence!(
                "«\u{a0}{letter}\u{a0}» n’est nulle part sur la carte",
                "`{letter}` is nowhere on the map"
            ))
            .expecting(sentence!(
                "de l’y voir, ou une ligne «\u{a0}arrives {letter} turn 2 at A1\u{a0}»",
                "it there, or a line `arrives {letter} turn 2 at A1`"
            ))),
        }
    }

    /// `officer Fritz: south general-in-chief good at C3`.
    pub(super) fn officer_line(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let (name, text) = line.text.split_once(':').unwrap_or((line.text, ""));
        let name = unquoted(name.trim_start_matches("officer").trim()).to_owned();
        if name.chars().count() < 2 {
            return Err(Fault::new(sentence!(
                "«\u{a0}{name}\u{a0}» est un nom trop court",
                "`{name}` is too short a name"
            ))
            .expecting(Sentence::new(
                "deux lettres ou plus\u{a0}: «\u{a0}officer Fritz: …\u{a0}»",
                "two letters or more: `officer Fritz: …`",
            )));
        }
        let mut words = english(text);
        let camp = need_camp(words.take_one(Words::new("north ou south", "north or south"))?)?;
        let rank = words.one_of(Words::new("un grade", "a rank"), Rank::iter())?;
        let mut traits = LeaderTraits::empty();
        while words.peek().is_some_and(|word| word != "at") && !words.starts_with("off the table") {
            traits |=
                words.one_of(Words::new("une caractéristique de chef", "a trait of a leader"), LeaderTrait::iter())?;
        }
        let start = if words.skip("at") {
            Ok(self.spot(
                words
                    .take_one(Words::new("un hexagone, ou la lettre d’une unité", "a hex, or the letter of a unit"))?,
            )?)
        } else if words.skip("off the table") {
            Err(Arrival { turn: NO_TURN, entries: Vec::new() })
        } else {
            let wanted = sentence!(
                "«\u{a0}at C3\u{a0}», «\u{a0}at A\u{a0}», «\u{a0}off the table\u{a0}», ou une ligne «\u{a0}arrives {name} turn 2 at A1\u{a0}»",
                "`at C3`, `at A`, `off the table`, or a line `arrives {name} turn 2 at A1`"
            );
            Err(self.arrivals.get(&name).cloned().ok_or_else(|| {
                Fault::new(sentence!("rien ne dit où est {name}", "nothing says where {name} is")).expecting(wanted)
            })?)
        };
        words.finish()?;
        self.officers.push(OfficerSetup { name, camp, rank, traits, start });
        Ok(())
    }

    /// A camp without a general in chief has one who never arrives.
    pub(super) fn appoint(&mut self, camp: Camp) {
        let rank = Rank::GeneralInChief;
        if self.officers.iter().any(|officer| officer.camp == camp && officer.rank == rank) {
            return;
        }
        let start = Err(Arrival { turn: NO_TURN, entries: Vec::new() });
        let name = "a general nobody drew".to_owned();
        self.officers.push(OfficerSetup { name, camp, rank, traits: LeaderTraits::empty(), start });
    }

    /// The hex of a name, or that of a unit.
    fn spot(&self, word: &str) -> Result<Cell, Fault> {
        let drawn = |letter: char| self.drawing.letters().find(|(known, _)| *known == letter).map(|(_, place)| place);
        let letter = word.chars().next().filter(|_| word.chars().count() == 1);
        match letter.and_then(drawn).and_then(|place| self.names.grid.cell_at(place)) {
            Some(cell) => Ok(cell),
            None => self.names.cell(word),
        }
    }

    /// `arrives c Fritz turn 2 at A1 B1`, `arrives c never`.
    pub(super) fn arrival_line(&mut self, mut words: Phrase<'_>) -> Result<(), Fault> {
        words.need("arrives")?;
        let mut who = Vec::new();
        while words.peek().is_some_and(|word| !matches!(word, "turn" | "never")) {
            let word = words.take_one(Words::new("une unité ou un officier", "a unit or an officer"))?;
            if self.names.unit_named(word).is_none() {
                self.names.read_officer(word, Language::En)?;
            }
            who.push(unquoted(word).to_owned());
        }
        let arrival = if words.skip("never") {
            Arrival { turn: NO_TURN, entries: Vec::new() }
        } else {
            words.need("turn")?;
            let turn = words.number(Sentence::new("le numéro d’un tour", "the number of a turn"))?;
            words.need("at")?;
            Arrival { turn, entries: self.cells(&mut words)? }
        };
        self.arrivals.extend(who.into_iter().map(|name| (name, arrival.clone())));
        words.finish()
    }

    /// One hex or more.
    pub(super) fn cells(&self, words: &mut Phrase<'_>) -> Result<Vec<Cell>, Fault> {
        let mut cells = vec![self.names.cell(words.take_one(Words::new("un hexagone", "a hex"))?)?];
        while words.peek().is_some_and(|word| word != "needs") {
            cells.push(self.names.cell(words.take_one(Words::new("un hexagone", "a hex"))?)?);
        }
        Ok(cells)
    }
}

fn unit_trait(words: &mut Phrase<'_>) -> Result<Trait, Fault> {
    if words.skip("militia") {
        return Ok(Trait::Hesitant);
    }
    words.one_of(Words::new("une caractéristique", "a trait"), Trait::WRITTEN)
}
