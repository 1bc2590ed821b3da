//! What is wrong, said to whoever stands at the bench: he has a map and two armies before him, and no file.

use serde_json::Value;
use wire::NameView;
use wire::workshop::ProblemView;

/// What a file is told, and what the bench is told instead; in French, then in English.
type Saying = [&'static str; 4];

const SAYINGS: [Saying; 20] = [
    ["Il manque la table [story]", "Pas encore de récit", "Missing table [story]", "No story yet"],
    ["Il manque la table [title]", "Pas encore de titre", "Missing table [title]", "No title yet"],
    ["Il manque la clé «\u{a0}units\u{a0}»", "Pas encore d’unités", "Missing key `units`", "No units yet"],
    ["Il manque la clé «\u{a0}officers\u{a0}»", "Pas encore d’officiers", "Missing key `officers`", "No officers yet"],
    ["Il manque la clé «\u{a0}hexes\u{a0}»", "Aucun hexagone", "Missing key `hexes`", "No hex"],
    ["Il manque la clé «\u{a0}troop\u{a0}»", "Pas encore de troupe", "Missing key `troop`", "No troop yet"],
    ["Il manque la clé «\u{a0}year\u{a0}»", "Pas d’année", "Missing key `year`", "No year"],
    ["Il manque la clé «\u{a0}id\u{a0}»", "Pas d’identifiant", "Missing key `id`", "No id"],
    ["«\u{a0}victory\u{a0}» vaut ", "Unités à prendre\u{a0}: ", "`victory` is ", "Units to take: "],
    [
        "«\u{a0}objectives_needed\u{a0}» vaut ",
        "Objectifs à tenir\u{a0}: ",
        "`objectives_needed` is ",
        "Objectives to hold: ",
    ],
    ["«\u{a0}exits_needed\u{a0}» vaut ", "Unités à faire sortir\u{a0}: ", "`exits_needed` is ", "Units to lead off: "],
    [
        "Un officier avec «\u{a0}rank = \"general-in-chief\"\u{a0}»",
        "Un officier au rang de général en chef",
        "One officer with `rank = \"general-in-chief\"`",
        "An officer whose rank is general in chief",
    ],
    ["Rien ne dit où cela commence", "Pas encore sur la carte", "Nothing says where it starts", "Not on the map yet"],
    [
        "«\u{a0}hex = \"C7\"\u{a0}», ou «\u{a0}arrives = { turn = 3, at = [\"A1\"] }\u{a0}»",
        "Touchez l’hexagone où cela commence, ou ceux par où cela arrive",
        "`hex = \"C7\"`, or `arrives = { turn = 3, at = [\"A1\"] }`",
        "Touch the hex where it starts, or those by which it arrives",
    ],
    ["«\u{a0}fr = \"…\"\u{a0}»\u{a0}: chaque", "Chaque", "`fr = \"…\"`: every", "Every"],
    ["«\u{a0}en = \"…\"\u{a0}»\u{a0}: chaque", "Chaque", "`en = \"…\"`: every", "Every"],
    [
        "Un officier avec le même «\u{a0}arrives\u{a0}»",
        "Un officier qui arrive avec elle",
        "An officer with the same `arrives`",
        "An officer who arrives with it",
    ],
    ["«\u{a0}elements\u{a0}»", "les éléments", "`elements`", "the elements"],
    ["«\u{a0}turns.last\u{a0}»", "le dernier tour", "`turns.last`", "the last turn"],
    ["«\u{a0}turns.winner\u{a0}»", "qui gagne alors", "`turns.winner`", "who wins then"],
];

/// The same problem without the file: it begins with whom it is about, and keys are called by what they hold.
pub(crate) fn plainly(problem: ProblemView, draft: &Value) -> ProblemView {
    let about = about(&problem.path, draft);
    let NameView { fr, en } = problem.text;
    let fr = of_somebody(about, "fr", &called(without_place(&fr, ", dans "), 0), "\u{a0}: ");
    let en = of_somebody(about, "en", &called(without_place(&en, " in "), 2), ": ");
    let hint = problem.hint.map(|hint| NameView { fr: called(&hint.fr, 0), en: called(&hint.en, 2) });
    ProblemView { text: NameView { fr, en }, hint, ..problem }
}

/// The unit, officer, name or army a key belongs to.
fn about<'d>(path: &str, draft: &'d Value) -> Option<&'d Value> {
    let words: Vec<&str> = path.split('/').skip(1).collect();
    let depth = match words.as_slice() {
        ["north" | "south", "units" | "officers", _, ..] => 3,
        ["names", _, ..] => 2,
        ["north" | "south", ..] => 1,
        _ => return None,
    };
    draft.pointer(&format!("/{}", words[..depth].join("/")))
}

/// A sentence up to where it says in which table of the file.
fn without_place<'s>(sentence: &'s str, before: &str) -> &'s str {
    let is_place = |rest: &str| rest.starts_with('[') || rest.starts_with(['«', '`']) && rest.contains(" [[");
    let ends = sentence.match_indices(before).find(|(at, _)| is_place(&sentence[at + before.len()..]));
    ends.map_or(sentence, |(at, _)| &sentence[..at])
}

/// In words for keys; `language` is where its pair stands in a saying.
fn called(sentence: &str, language: usize) -> String {
    let said =
        SAYINGS.iter().fold(sentence.to_owned(), |said, saying| said.replace(saying[language], saying[language + 1]));
    // The marks of a terminal become those of a page.
    let mut parts = said.split('`').zip(["“", "”"].into_iter().cycle()).peekable();
    let mut quoted = String::new();
    while let Some((part, mark)) = parts.next() {
        quoted.push_str(part);
        quoted.push_str(if parts.peek().is_some() { mark } else { "" });
    }
    quoted
}

/// Begins with a name, unless it is said anyway.
fn of_somebody(about: Option<&Value>, language: &str, sentence: &str, colon: &str) -> String {
    let name = about.and_then(|one| one.get(language)).and_then(Value::as_str).unwrap_or_default().trim();
    if name.is_empty() || sentence.contains(name) {
        return sentence.to_owned();
    }
    let mut letters = sentence.chars();
    let Some(first) = letters.next() else { return sentence.to_owned() };
    // A hex keeps its capital.
    let is_word = letters.as_str().starts_with(|next: char| next.is_lowercase() || next == ' ');
    let first = if is_word { first.to_lowercase().collect::<String>() } else { first.to_string() };
    format!("{name}{colon}{first}{}", letters.as_str())
}
