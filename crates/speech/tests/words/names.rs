//! Names that are hard to tell from words of the language.

use battle::{Battle, Grid, OfficerId, UnitId};
use speech::{Lexicon, folded, name_word, unquoted};

/// The names of a battle, some of them chosen to mislead.
#[derive(Clone, Debug)]
pub(crate) struct People {
    grid: Grid,
    units: Vec<String>,
    officers: Vec<String>,
}

const MISLEADING: [&str; 12] =
    ["officer", "order", "elephant", "stay", "7", "Old Guard", "attaquer", "officier", "a,b", "personne", "en", "none"];

impl People {
    /// Plain names after the first few, which mislead.
    pub(crate) fn of(battle: &Battle) -> Self {
        let name = |kind: &str, index: usize| {
            MISLEADING.get(index).map_or_else(|| format!("{kind}-{index}"), |name| (*name).to_owned())
        };
        let setup = battle.setup();
        Self {
            grid: setup.board.grid(),
            units: (0..setup.units.len()).map(|index| name("unit", index)).collect(),
            officers: (0..setup.officers.len()).map(|index| name("officer", index)).collect(),
        }
    }
}

fn find(names: &[String], word: &str) -> Option<usize> {
    let name = unquoted(word);
    let a_number = name == word && word.chars().all(|letter| letter.is_ascii_digit());
    names.iter().position(|known| folded(known) == folded(name) && !a_number)
}

impl Lexicon for People {
    fn grid(&self) -> Grid {
        self.grid
    }

    fn unit_named(&self, word: &str) -> Option<UnitId> {
        find(&self.units, word).and_then(UnitId::new)
    }

    fn officer_named(&self, word: &str) -> Option<OfficerId> {
        find(&self.officers, word).and_then(OfficerId::new)
    }

    fn unit_word(&self, unit: UnitId) -> String {
        name_word(&self.units[unit.index()])
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        name_word(&self.officers[officer.index()])
    }

    fn unit_words(&self) -> Vec<String> {
        self.units.clone()
    }

    fn officer_words(&self) -> Vec<String> {
        self.officers.clone()
    }
}
