//! What a command begins with, and the words of the grammar.

use crate::fault::both;
use crate::phrase::{NO, YES};
use crate::{Fault, Phrase};
use battle::CommandKind;
use reader::folded;
use reader::{Sentence, sentence};
use rulebook::{Language, Words};

/// `attack A elephant at C4`.
pub(crate) const ELEPHANT_AT: Words = Words::new("éléphant en", "elephant at");
/// `pursue stay`.
pub(crate) const STAY: Words = Words::new("rester", "stay");
/// `front rank nobody`.
pub(crate) const NOBODY: Words = Words::new("personne", "nobody");
/// `attack order none`.
pub(crate) const NONE: Words = Words::new("aucun", "none");

/// The kind of command a phrase begins with: the one of most words, where one begins like another.
pub(crate) fn read_kind(phrase: &mut Phrase<'_>) -> Result<CommandKind, Fault> {
    let language = phrase.language();
    let words = |kind: &CommandKind| kind.words().in_language(language);
    let here = CommandKind::ALL.iter().copied().filter(|kind| phrase.starts_with(words(kind)));
    if let Some(kind) = here.max_by_key(|kind| words(kind).split(' ').count()) {
        phrase.skip(words(&kind));
        return Ok(kind);
    }
    Err(misread(phrase))
}

/// What every kind is said with.
fn all(language: Language) -> impl Iterator<Item = &'static str> {
    CommandKind::ALL.iter().map(move |kind| kind.words().in_language(language))
}

/// What is wrong with a phrase that begins with no verb, or with half of one.
fn misread(phrase: &mut Phrase<'_>) -> Fault {
    const COMMAND: Words = Words::new("une commande", "a command");
    let language = phrase.language();
    let shared = all(language).map(|words| phrase.shared(words)).max().unwrap_or(0);
    let begun: Vec<&str> = all(language).filter(|words| phrase.shared(words) == shared).collect();
    for word in begun.first().into_iter().flat_map(|words| words.split(' ')).take(shared) {
        phrase.skip(word);
    }
    let mut next: Vec<&str> = begun.iter().filter_map(|words| words.split(' ').nth(shared)).collect();
    next.dedup();
    match (phrase.peek(), shared) {
        (None, 0) => phrase.cut_short(both(COMMAND)),
        (None, _) => phrase.cut_short(listed(&next)),
        (Some(word), 0) => Fault::unknown_in(language, COMMAND, word, openings(language)),
        (Some(word), _) => {
            let so_far = phrase.so_far();
            let what = sentence!(
                "«\u{a0}{word}\u{a0}» ne peut pas suivre «\u{a0}{so_far}\u{a0}»",
                "`{word}` cannot follow `{so_far}`"
            );
            Fault { what, ..Fault::unknown_in(language, COMMAND, word, next) }
        }
    }
}

/// `one of: selection, command`.
fn listed(words: &[&str]) -> Sentence {
    match words {
        [only] => sentence!("«\u{a0}{only}\u{a0}»", "`{only}`"),
        _ => sentence!("l’un de\u{a0}: {}", "one of: {}", words.join(", ")),
    }
}

/// The words a command may begin with, each once.
#[must_use]
pub fn openings(language: Language) -> Vec<&'static str> {
    let mut found = Vec::new();
    for word in all(language).filter_map(|words| words.split(' ').next()) {
        if !found.contains(&word) {
            found.push(word);
        }
    }
    found
}

/// Is it a word of the grammar, in either language?
pub(crate) fn is_keyword(word: &str) -> bool {
    let word = folded(word);
    let small = [ELEPHANT_AT, STAY, NOBODY, NONE, YES, NO];
    let rows = CommandKind::ALL.iter().flat_map(|kind| kind.little_words().iter().copied().chain([kind.words()]));
    let all = rows.chain(small);
    all.flat_map(|words| [words.fr, words.en]).flat_map(|words| words.split(' ')).any(|known| folded(known) == word)
}
