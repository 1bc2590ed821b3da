//! Names at the table: those of the battlefield, one word of them that no other has, and whoever stands in a hex by the
//! hex.

use battle::{Battle, Camp, Cell, Grid, OfficerId, Place, UnitId};
use scenario::Name;
use speech::{Lexicon, folded, slug, unquoted};
use wire::Field;

/// How units are spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    /// By the ids of the scenario, as replays do.
    Id,
    /// By the hexes they stand in, as people do.
    Hex,
}

/// The names of a battle as it stands.
pub(crate) struct Names<'n> {
    pub(crate) field: &'n Field,
    pub(crate) battle: &'n Battle,
    pub(crate) spelling: Spelling,
}

impl Names<'_> {
    /// The hex of a word, if it is one.
    pub(super) fn hex(&self, word: &str) -> Option<Cell> {
        let place = word.to_uppercase().parse::<Place>().ok()?;
        self.field.grid().cell_at(place)
    }
}

impl Lexicon for Names<'_> {
    fn grid(&self) -> Grid {
        self.field.grid()
    }

    fn unit_named(&self, word: &str) -> Option<UnitId> {
        let by_hex = || self.hex(word).and_then(|cell| self.battle.view().unit_at(cell));
        let by_part = || by_part(&self.field.cast().units, word).and_then(UnitId::new);
        self.field.unit_named(word).or_else(by_hex).or_else(by_part)
    }

    /// By his hex only where he is the only officer of whoever is asked.
    fn officer_named(&self, word: &str) -> Option<OfficerId> {
        let by_hex = || {
            let (cell, view) = (self.hex(word)?, self.battle.view());
            let camp = match self.battle.pending() {
                battle::Pending::Decision(camp, _) => camp,
                battle::Pending::Chance(_) | battle::Pending::Over(_) => view.active(),
            };
            let mut there = view.officers_at(cell, camp);
            there.next().filter(|_| there.next().is_none())
        };
        let by_part = || by_part(&self.field.cast().officers, word).and_then(OfficerId::new);
        self.field.officer_named(word).or_else(by_hex).or_else(by_part)
    }

    fn unit_word(&self, unit: UnitId) -> String {
        let cell = self.battle.view().cell(unit).filter(|_| self.spelling == Spelling::Hex);
        cell.map_or_else(|| self.field.unit_word(unit), |cell| self.hex_word(cell))
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        self.field.officer_word(officer)
    }

    fn unit_words(&self) -> Vec<String> {
        self.field.unit_words()
    }

    fn officer_words(&self) -> Vec<String> {
        self.field.officer_words()
    }
}

/// Both sides, north first.
pub(super) const CAMPS: [Camp; 2] = [Camp::North, Camp::South];

/// The only one with a word in its name that begins so: `zieten` is Hans Joachim von Zieten.
fn by_part(names: &[Name], word: &str) -> Option<usize> {
    let wanted = folded(&slug(unquoted(word)));
    let has = |name: &Name| {
        let spellings = [name.id.clone(), slug(&name.text.fr), slug(&name.text.en)];
        spellings.iter().any(|spelling| spelling.split(['-', '’']).any(|part| folded(part).starts_with(&wanted)))
    };
    let mut found = (0..).zip(names).filter(|(_, name)| SHORTEST <= wanted.len() && has(name)).map(|(index, _)| index);
    found.next().filter(|_| found.next().is_none())
}

/// A shorter word is an article, not a name.
const SHORTEST: usize = 3;
