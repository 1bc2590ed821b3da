//! From what was typed to what is meant: a number, a word of the table, or a command, however short.

use super::names::Names;
use super::vocabulary::{WORDS, Word};
use battle::{Battle, CommandKind, Pending, Question};
use rulebook::{Language, Words};
use speech::{Fault, Lexicon, Phrase, Speech, folded, written};

/// What somebody means.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Enter, and nothing else.
    Nothing,
    /// A number of the list.
    Number(usize),
    /// A word of the table, and what follows it.
    Word(Word, String),
    /// Commands, one after the other, all or none.
    Commands(Vec<Speech>),
    /// What is wrong with it.
    Unclear(String),
}

/// Reads a line, at a decision.
pub(super) fn read(line: &str, names: &Names<'_>, language: Language) -> Said {
    let line = line.trim();
    if line.is_empty() {
        return Said::Nothing;
    }
    if let Ok(number) = line.parse() {
        return Said::Number(number);
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    // `fin` alone ends whatever is under way; `fin combat` is a command of the game.
    if let Some(word) = Word::exactly(first).filter(|word| *word != Word::End || rest.is_empty()) {
        return Said::Word(word, rest.to_owned());
    }
    let said = |text: &str| Speech::read(&mut Phrase::of(text, language), names);
    if is_opening(first, language) {
        return understood(said(line), names, line, language);
    }
    // A name or a hex before a shortened word: `E5` is a hex, whatever begins with an e.
    let somebody =
        names.hex(first).is_some() || names.unit_named(first).is_some() || names.officer_named(first).is_some();
    if !somebody {
        match unfolded(first, names.battle, names, language) {
            Unfolded::Opening(opening) if rest.is_empty() && Word::exactly(&opening) == Some(Word::End) => {
                return Said::Word(Word::End, String::new());
            }
            Unfolded::Opening(opening) => {
                let full = format!("{opening} {rest}");
                return understood(said(full.trim()), names, full.trim(), language);
            }
            Unfolded::Word(word) => return Said::Word(word, rest.to_owned()),
            Unfolded::Several(known) => return Said::Unclear(several(first, &known, language)),
            Unfolded::Nothing => {}
        }
    }
    implied(line, names, language).unwrap_or_else(|| Said::Unclear(unknown(first, names, language)))
}

/// What could have been said instead of a word nobody knows.
fn unknown(word: &str, names: &Names<'_>, language: Language) -> String {
    let known = openings_now(names.battle, names, language);
    let taught = WORDS.iter().map(|(_, spellings, ..)| Word::taught(*spellings, language));
    let all: Vec<&str> = known.iter().map(String::as_str).chain(taught).collect();
    let near = reader::nearest(word, all.iter().copied());
    match (language, near) {
        (Language::Fr, Some(near)) => {
            format!("«\u{a0}{word}\u{a0}» ne se dit pas ici\u{a0}; vouliez-vous dire «\u{a0}{near}\u{a0}»\u{a0}?")
        }
        (Language::Fr, None) => {
            format!(
                "«\u{a0}{word}\u{a0}» ne se dit pas ici\u{a0}; on attend\u{a0}: {}, ou «\u{a0}?\u{a0}»",
                known.join(", ")
            )
        }
        (Language::En, Some(near)) => format!("`{word}` means nothing here; did you mean `{near}`?"),
        (Language::En, None) => format!("`{word}` means nothing here; expected {}, or `?`", known.join(", ")),
    }
}

fn understood(said: Result<Vec<Speech>, Fault>, names: &Names<'_>, line: &str, language: Language) -> Said {
    match said {
        Ok(speeches) => Said::Commands(speeches),
        // `choisir E5 D5 C5`: several units at once.
        Err(fault) => several_selected(line, names, language).unwrap_or_else(|| Said::Unclear(fault.to_string())),
    }
}

fn is_opening(word: &str, language: Language) -> bool {
    speech::openings(language).iter().any(|opening| folded(opening) == folded(word))
}

/// What a shortened word may stand for.
enum Unfolded {
    Opening(String),
    Word(Word),
    Several(Vec<String>),
    Nothing,
}

/// The one word it begins: first among the commands that are legal now, then among the words of the table.
fn unfolded(short: &str, battle: &Battle, names: &Names<'_>, language: Language) -> Unfolded {
    let wanted = folded(short);
    let mut openings = openings_now(battle, names, language);
    openings.retain(|opening| folded(opening).starts_with(&wanted));
    match openings.as_slice() {
        [only] => return Unfolded::Opening(only.clone()),
        [_, _, ..] => return Unfolded::Several(openings),
        [] => {}
    }
    match Word::beginning(short, language).as_slice() {
        [] => Unfolded::Nothing,
        [(word, _)] => Unfolded::Word(*word),
        words => Unfolded::Several(words.iter().map(|(_, spelling)| (*spelling).to_owned()).collect()),
    }
}

/// The first words of the commands that are legal now, each once.
pub(super) fn openings_now(battle: &Battle, names: &Names<'_>, language: Language) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    battle.each_legal(|command| {
        let words = written(command, Some(&battle.view()), names, language);
        let first = words.split(' ').next().unwrap_or_default();
        if !found.iter().any(|known| known == first) {
            found.push(first.to_owned());
        }
    });
    found
}

fn several(short: &str, known: &[String], language: Language) -> String {
    match language {
        Language::Fr => format!("«\u{a0}{short}\u{a0}» peut vouloir dire\u{a0}: {}", known.join(", ")),
        Language::En => format!("`{short}` may mean: {}", known.join(", ")),
    }
}

/// The words a question answers to, where the answer alone is typed.
pub(super) fn verbs_of(question: Question) -> Vec<Words> {
    let kinds = CommandKind::ALL.iter().filter(|kind| kind.answers(question) && kind.has_parts());
    let mut verbs: Vec<Words> = kinds.map(|kind| kind.words()).collect();
    if question == Question::ReplaceGeneral {
        verbs.push(Words::new("remplacer général en", "replace general at"));
    }
    verbs
}

/// The answer alone: `E5 E4` in the movement phase, `oui` to a question.
fn implied(line: &str, names: &Names<'_>, language: Language) -> Option<Said> {
    let Pending::Decision(_, question) = names.battle.pending() else { return None };
    let line = yes_or_no(line, language).unwrap_or(line);
    let mut first_fault = None;
    for verb in verbs_of(question) {
        let full = format!("{} {line}", verb.in_language(language));
        match Speech::read(&mut Phrase::of(&full, language), names) {
            Ok(speeches) => return Some(Said::Commands(speeches)),
            Err(fault) => first_fault = first_fault.or(Some(fault)),
        }
    }
    if question == Question::Selection {
        return several_selected(&format!("{} {line}", SELECT.in_language(language)), names, language);
    }
    // A unit alone, where it must be said what it does: the player wants to know what it can.
    let alone = matches!(question, Question::Movement | Question::Combat) && names.unit_named(line).is_some();
    if alone {
        return Some(Said::Word(Word::See, line.to_owned()));
    }
    let first = line.split_whitespace().next().unwrap_or_default();
    let known = names.hex(first).is_some() || names.unit_named(first).is_some();
    first_fault.filter(|_| known).map(|fault| Said::Unclear(fault.to_string()))
}

/// `o` and `n`, as people type them.
fn yes_or_no(line: &str, language: Language) -> Option<&'static str> {
    let (yes, no) = match language {
        Language::Fr => ("oui", "non"),
        Language::En => ("yes", "no"),
    };
    match folded(line).as_str() {
        "o" | "y" => Some(yes),
        "n" => Some(no),
        _ => None,
    }
}

const SELECT: Words = Words::new("choisir", "select");

/// Several units, or officers, chosen at once.
fn several_selected(line: &str, names: &Names<'_>, language: Language) -> Option<Said> {
    let select = SELECT.in_language(language);
    let rest = folded(line).starts_with(select).then(|| line.get(select.len()..))??;
    let words: Vec<&str> = rest.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    if words.len() < 2 {
        return None;
    }
    let mut speeches = Vec::new();
    for word in words {
        match Speech::read(&mut Phrase::of(&format!("{select} {word}"), language), names) {
            Ok(more) => speeches.extend(more),
            Err(fault) => return Some(Said::Unclear(fault.to_string())),
        }
    }
    Some(Said::Commands(speeches))
}
