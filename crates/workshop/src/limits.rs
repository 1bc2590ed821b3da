//! How large a battle of the workshop may be: said here, and nowhere else.

use crate::drawing;
use crate::gather::{from_json, to_json};
use reader::{Sentence, sentence};
use serde_json::Value;
use wire::workshop::{Draft, WorkshopLimits};

/// How large a battle may be.
pub const LIMITS: WorkshopLimits = WorkshopLimits {
    fewest: 3,
    columns: 40,
    rows: 30,
    bytes: 256 * 1024,
    units: 255,
    officers: 255,
    names: 10,
    name_letters: 28,
    height: 9,
    first_year: -4000,
    last_year: 2000,
};

/// Letters of an id, or of the name of a unit, an officer or an army.
const NAME: usize = 80;
/// Letters of any other text.
const TEXT: usize = 20_000;

/// Names on a map, and steps of a lesson, beyond which nothing else is looked at.
const MANY: usize = 1_000;

/// Something beyond the limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Excess {
    /// The key of the draft.
    pub(crate) path: String,
    /// What is wrong.
    pub(crate) what: Sentence,
    /// What is allowed.
    pub(crate) expected: Sentence,
    /// Is it so large that nothing else can be looked at?
    pub(crate) stops: bool,
}

/// Is a text short enough to be looked at?
pub(crate) fn text(text: &str) -> Result<(), Sentence> {
    let (bytes, most) = (text.len(), usize::try_from(LIMITS.bytes).unwrap_or(usize::MAX));
    if bytes <= most {
        return Ok(());
    }
    let (bytes, most) = (bytes.div_ceil(1024), most / 1024);
    Err(sentence!(
        "la bataille fait {bytes} ko, une bataille en a {most} au plus\u{a0}: ôtez des textes ou des unités",
        "the battle is {bytes} kB, a battle has {most} at most: leave out texts or units"
    ))
}

/// A draft as a file can hold it: empty words are left out, and every letter of its map can be drawn.
pub(crate) fn tidied(draft: &Draft) -> Draft {
    let mut draft = from_json(to_json(draft));
    for row in &mut draft.map.rows {
        *row = row.chars().map(drawing::drawable).collect();
    }
    draft
}

/// Everything in a draft beyond the limits.
pub(crate) fn excesses(draft: &Draft) -> Vec<Excess> {
    let mut found = counted(draft);
    // What is far too large is not gone through word by word.
    if found.is_empty() {
        texts(&to_json(draft), "", &mut found);
    }
    found
}

/// Is a draft small enough to be written down? Nothing of it is converted before that is known.
pub(crate) fn small(draft: &Draft) -> Result<(), Sentence> {
    counted(draft).into_iter().next().map_or(Ok(()), |excess| {
        let Excess { what, expected, .. } = excess;
        Err(what + Sentence::new("\u{a0}: ", ": ") + expected)
    })
}

/// Everything there is too much of: counted on the draft itself, so that whatever was sent is refused at little cost.
pub(crate) fn counted(draft: &Draft) -> Vec<Excess> {
    let mut found: Vec<Excess> = Vec::new();
    let (columns, rows) = (usize::from(LIMITS.columns), usize::from(LIMITS.rows));
    let width = draft.map.rows.iter().map(|row| row.chars().count()).max().unwrap_or_default();
    let height = draft.map.rows.len();
    if columns < width || rows < height {
        found.push(Excess {
            path: "map.rows".to_owned(),
            what: sentence!("une carte de {width} × {height} hexagones", "a map of {width} × {height} hexes"),
            expected: sentence!("{columns} × {rows} au plus", "{columns} × {rows} at most"),
            stops: true,
        });
    }
    found.extend(too_many(draft));
    found
}

fn too_many(draft: &Draft) -> Vec<Excess> {
    let more = |north: usize, south: usize| if south < north { "north" } else { "south" };
    let (units, officers) =
        ((draft.north.units.len(), draft.south.units.len()), (draft.north.officers.len(), draft.south.officers.len()));
    let counts = [
        (
            format!("{}.units", more(units.0, units.1)),
            Sentence::new("unités dans les deux armées ensemble", "units in both armies together"),
            units.0 + units.1,
            usize::from(LIMITS.units),
        ),
        (
            format!("{}.officers", more(officers.0, officers.1)),
            Sentence::new("officiers dans les deux armées ensemble", "officers in both armies together"),
            officers.0 + officers.1,
            usize::from(LIMITS.officers),
        ),
        ("names".to_owned(), Sentence::new("noms sur la carte", "names on the map"), draft.names.len(), MANY),
        ("steps".to_owned(), Sentence::new("étapes", "steps"), draft.steps.len(), MANY),
    ];
    let beyond = counts.into_iter().filter(|(_, _, count, most)| most < count);
    let excess = |(path, noun, count, most)| Excess {
        path,
        what: Sentence::from(format!("{count} ")) + noun,
        expected: sentence!("{most} au plus", "{most} at most"),
        stops: true,
    };
    beyond.map(excess).collect()
}

/// Texts that are too long, or hold what nobody can see.
fn texts(value: &Value, path: &str, found: &mut Vec<Excess>) {
    // Whoever has as many mends these first.
    if reader::TomlFile::MOST <= found.len() {
        return;
    }
    match value {
        Value::String(text) => found.extend(ill_text(text, path)),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                texts(item, &format!("{path}[{index}]"), found);
            }
        }
        Value::Object(table) => {
            for (key, value) in table {
                texts(value, &if path.is_empty() { key.clone() } else { format!("{path}.{key}") }, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn ill_text(text: &str, path: &str) -> Option<Excess> {
    let excess = |what, expected| Some(Excess { path: path.to_owned(), what, expected, stops: false });
    if let Some(letter) = text.chars().find(|letter| is_unseen(*letter)) {
        let code = format!("U+{:04X}", u32::from(letter));
        return excess(
            sentence!("un signe que personne ne voit, {code}", "a sign nobody can see, {code}"),
            Sentence::new("des lettres, des chiffres, des signes qui se voient", "letters, digits, signs one can see"),
        );
    }
    let (letters, most) = (text.chars().count(), if is_name(path) { NAME } else { TEXT });
    if most < letters {
        return excess(
            sentence!("un texte de {letters} lettres", "a text of {letters} letters"),
            sentence!("{most} au plus", "{most} at most"),
        );
    }
    None
}

/// Is this the id or the name of somebody?
fn is_name(path: &str) -> bool {
    let last = path.rsplit('.').next().unwrap_or_default();
    let army = path.starts_with("north.") || path.starts_with("south.");
    matches!(last, "id" | "troop" | "parent" | "hex") || army && matches!(last, "fr" | "en")
}

/// Signs that turn the order of letters round, or stand for nothing that is written.
fn is_unseen(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || letter.is_control() && letter != '\n' && letter != '\t' && letter != '\r'
}
