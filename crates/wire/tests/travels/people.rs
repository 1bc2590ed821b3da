//! Names for random battles, some of them words of the language.

use battle::Setup;
use scenario::{Article, Cast, Gender, Name, Number, Text};

const HARD: [&str; 6] = ["officer", "7", "elephant", "order", "none", "stay"];

fn name(kind: &str, index: usize) -> Name {
    let id = HARD.get(index).map_or_else(|| format!("{kind}-{index}"), |hard| (*hard).to_owned());
    Name {
        id,
        text: Text { fr: format!("{kind} numéro {index}"), en: format!("{kind} number {index}") },
        gender: Gender::Masculine,
        number_fr: Number::Singular,
        number_en: Number::Singular,
        article: Article::The,
    }
}

/// A cast for a set-up.
pub(crate) fn cast(setup: &Setup) -> Cast {
    let army = |fr: &str, en: &str| Text { fr: fr.to_owned(), en: en.to_owned() };
    Cast {
        units: (0..setup.units.len()).map(|index| name("unit", index)).collect(),
        officers: (0..setup.officers.len()).map(|index| name("captain", index)).collect(),
        armies: [army("Ceux du nord", "Those of the north"), army("Ceux du sud", "Those of the south")],
    }
}
