//! The head of a file: what battle it is, by which rules, and its texts.

use super::{Said, text};
use crate::cast::Text;
use crate::file::ScenarioKind;
use reader::{Remedy, Sentence, Table, Value, sentence};
use rulebook::{Book, HouseRule, HouseRules, Rulebook};

/// What stands before the map.
pub(crate) struct Head<'f> {
    pub(crate) id: Option<Said<'f, &'f str>>,
    book: Option<&'static Rulebook>,
    /// The book with the options in force.
    rulebook: Option<Rulebook>,
    pub(crate) kind: Option<ScenarioKind>,
    pub(crate) year: Option<i16>,
    pub(crate) minutes: Option<[u16; 2]>,
    pub(crate) options: Vec<Said<'f, HouseRule>>,
    pub(crate) sources: Vec<String>,
    pub(crate) texts: Texts,
}

/// The texts of a battle.
#[derive(Clone)]
pub(crate) struct Texts {
    pub(crate) title: Option<Text>,
    pub(crate) story: Option<Text>,
    /// Those that may be left out: date, place, strengths, scale, balance, lesson, notes.
    pub(crate) others: [Option<Text>; 7],
}

impl<'f> Head<'f> {
    pub(super) fn read(root: &Table<'f>, file_name: &str) -> Self {
        let book =
            root.need("book").and_then(|value| value.word::<Book>(Sentence::new("un livre", "book"))).map(books::of);
        let options = root.get("options").map(|value| options(&value)).unwrap_or_default();
        let rulebook = book.map(|book| with_options(book, &options));
        let sources = root.get("sources").and_then(|value| value.list()).unwrap_or_default();
        let optional = |key: &str| root.get(key).and_then(|value| text(&value));
        let needed = |key: &str| {
            let table = root.need_table(key)?;
            table.only(&crate::keys::TEXT);
            super::both_languages(&table)
        };
        Self {
            id: root.need("id").and_then(|value| own_id(value, file_name)),
            book,
            rulebook,
            kind: root.need("kind").and_then(|value| {
                value.word::<ScenarioKind>(Sentence::new("un genre de scénario", "kind of scenario"))
            }),
            year: root.need("year").and_then(|value| value.number(-4000..=2000)),
            minutes: root.get("minutes").and_then(|value| minutes(&value)),
            options,
            sources: sources.iter().filter_map(Value::text).map(str::to_owned).collect(),
            texts: Texts {
                title: needed("title"),
                story: needed("story"),
                others: ["date", "place", "strengths", "scale", "balance", "lesson", "notes"].map(optional),
            },
        }
    }

    /// The book as it stands.
    pub(crate) fn book(&self) -> Option<&'static Rulebook> {
        self.book
    }

    /// The book with the options in force.
    pub(crate) fn rulebook(&self) -> Option<&Rulebook> {
        self.rulebook.as_ref()
    }
}

/// The id of the scenario is the name of its file.
fn own_id<'f>(value: Value<'f>, file_name: &str) -> Option<Said<'f, &'f str>> {
    let id = id(&value)?;
    let base = file_name.rsplit(['/', '\\']).next().unwrap_or(file_name);
    let stem = base.strip_suffix(".toml").unwrap_or(base);
    if id != stem {
        let what = sentence!(
            "l’id est «\u{a0}{id}\u{a0}», le fichier s’appelle «\u{a0}{base}\u{a0}»",
            "the id is `{id}`, the file is called `{base}`"
        );
        let expected = Sentence::new(
            "pour id le nom du fichier sans «\u{a0}.toml\u{a0}»",
            "the id to be the file's name without `.toml`",
        );
        value.report(value.problem(what).expecting(expected).suggesting(stem));
    }
    Some(Said { what: id, at: value })
}

/// An id: lower case, digits, hyphens between them.
pub(crate) fn id<'f>(value: &Value<'f>) -> Option<&'f str> {
    let id = value.text()?;
    let sound = |word: &str| {
        !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    if id.split('-').all(sound) {
        return Some(id);
    }
    let folded: String = id.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let words: Vec<&str> = folded.split('-').filter(|word| !word.is_empty()).collect();
    let meant = words.join("-").to_lowercase();
    let what = sentence!("«\u{a0}{id}\u{a0}» n’est pas un id", "`{id}` is no id");
    let problem = value.problem(what + value.place()).expecting(Sentence::new(
        "des minuscules sans accents, des chiffres, des traits d’union entre les mots",
        "lower case letters without accents, digits, and hyphens between words",
    ));
    let is_sound = meant.split('-').all(sound);
    value.report(if is_sound { problem.suggesting(meant) } else { problem });
    None
}

fn minutes(value: &Value<'_>) -> Option<[u16; 2]> {
    let items = value.list()?;
    let [shortest, longest] = items.as_slice() else {
        let what = sentence!("«\u{a0}minutes\u{a0}» contient {} nombres", "`minutes` holds {} numbers", items.len());
        value.report(value.problem(what).expecting(Sentence::new(
            "deux\u{a0}: la durée la plus courte et la plus longue, comme [45, 60]",
            "two: the shortest and the longest usual length, as in [45, 60]",
        )));
        return None;
    };
    let (shortest, longest) = (shortest.number(1..=1000_u16), longest.number(1..=1000_u16));
    let (shortest, longest) = (shortest?, longest?);
    if longest < shortest {
        let what = Sentence::new(
            "la plus longue durée est plus courte que la plus courte",
            "the longest length is below the shortest",
        );
        value.report(value.problem(what).expecting(Sentence::new("la plus courte d’abord", "the shortest first")));
    }
    Some([shortest, longest])
}

fn options<'f>(value: &Value<'f>) -> Vec<Said<'f, HouseRule>> {
    let mut options: Vec<Said<'f, HouseRule>> = Vec::new();
    for item in value.list().unwrap_or_default() {
        let Some(rule) = item.word::<HouseRule>(Sentence::new("une option", "option")) else { continue };
        if options.iter().any(|option| option.what == rule) {
            let what = sentence!(
                "«\u{a0}{rule}\u{a0}» est deux fois dans «\u{a0}options\u{a0}»",
                "`{rule}` stands twice in `options`"
            );
            item.report(
                item.problem(what)
                    .expecting(Sentence::new("chaque option une seule fois", "each option once"))
                    .mended_by(Remedy::LeaveOut),
            );
        } else {
            options.push(Said { what: rule, at: item });
        }
    }
    options
}

/// The book with those options that mean something in it; the others are noted.
fn with_options(book: &Rulebook, options: &[Said<'_, HouseRule>]) -> Rulebook {
    let mut played = *book;
    for option in options {
        match played.with(HouseRules::NONE.and(option.what)) {
            Ok(changed) => played = changed,
            Err(error) => {
                let (rule, title) = (option.what, book.book.title());
                let french = format!("«\u{a0}{rule}\u{a0}» n’est pas au choix dans {title}");
                let problem = option.at.problem(Sentence::new(french, error.to_string()));
                let expected = Sentence::new("une option de ce livre", "an option of this book");
                option.at.report(problem.expecting(expected).mended_by(Remedy::LeaveOut));
            }
        }
    }
    played
}
