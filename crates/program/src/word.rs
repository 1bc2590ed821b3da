//! Finding what a word means: by its key, its name in either language, or the beginning of one.

use reader::sentence;
use rulebook::{Language, Words};
use speech::{Fault, folded, slug};

/// Letters that may stand for a whole word.
const SHORTEST: usize = 3;
/// Words named where several fit.
const MOST_NAMED: usize = 8;

/// Something with its spellings, its key first.
pub(crate) struct Known<T> {
    value: T,
    spellings: Vec<String>,
}

impl<T> Known<T> {
    /// Something and how it is spelt.
    pub(crate) fn new(value: T, spellings: impl IntoIterator<Item = String>) -> Self {
        Self { value, spellings: spellings.into_iter().filter(|spelling| !spelling.is_empty()).collect() }
    }

    /// Is this one of its spellings?
    pub(crate) fn is_spelt(&self, word: &str) -> bool {
        let wanted = plain(word);
        self.spellings.iter().any(|spelling| plain(spelling) == wanted)
    }

    fn begins(&self, wanted: &str) -> bool {
        self.spellings.iter().any(|spelling| plain(spelling).starts_with(wanted))
    }

    fn key(&self) -> &str {
        self.spellings.first().map_or("", String::as_str)
    }
}

/// The one a word means.
pub(crate) fn pick<T: Copy>(what: Words, word: &str, known: &[Known<T>], language: Language) -> Result<T, String> {
    if let Some(exact) = known.iter().find(|one| one.is_spelt(word)) {
        return Ok(exact.value);
    }
    let wanted = plain(word);
    let begun: Vec<&Known<T>> =
        known.iter().filter(|one| SHORTEST <= wanted.chars().count() && one.begins(&wanted)).collect();
    match begun.as_slice() {
        [] => {}
        [only] => return Ok(only.value),
        several => return Err(ambiguous(word, several, language)),
    }
    let words = known.iter().flat_map(|one| one.spellings.iter().map(String::as_str));
    let mut fault = Fault::unknown_in(language, what, word, words);
    // The keys are enough of a list, and only where it is short.
    fault.expected = (known.len() <= MOST_NAMED * 3).then(|| {
        let keys = known.iter().map(Known::key).collect::<Vec<_>>().join(", ");
        Box::new(sentence!("l’un de\u{a0}: {keys}", "one of: {keys}"))
    });
    Err(fault.in_one_line())
}

fn ambiguous<T>(word: &str, several: &[&Known<T>], language: Language) -> String {
    let mut named = several.iter().take(MOST_NAMED).map(|one| one.key()).collect::<Vec<_>>().join(", ");
    if MOST_NAMED < several.len() {
        named.push('…');
    }
    match language {
        Language::Fr => format!("«\u{a0}{word}\u{a0}» peut vouloir dire {named}\u{a0}; dites lequel"),
        Language::En => format!("`{word}` may mean {named}; say which"),
    }
}

/// `sword/medium`, `Sword (medium)` and `sword medium` are one word.
fn plain(word: &str) -> String {
    folded(&slug(&word.replace(['/', '(', ')'], " ")))
}

#[cfg(test)]
mod tests {
    use super::{Known, pick};
    use rulebook::{Language, Words};

    fn picked(word: &str) -> Result<u8, String> {
        let known = [(1, ["sword/medium", "épée (moyen)"]), (2, ["sword/heavy", "épée (lourd)"]), (3, ["bow", "arc"])];
        let known = known.map(|(value, spellings)| Known::new(value, spellings.map(str::to_owned)));
        pick(Words::new("une arme", "a weapon"), word, &known, Language::En)
    }

    #[test]
    fn a_word_is_found_by_key_name_and_beginning() {
        for word in ["sword/medium", "Sword medium", "epee moyen", "ÉPÉE (MOYEN)", "sword-m"] {
            assert_eq!(picked(word), Ok(1), "{word}");
        }
        assert_eq!(picked("arc"), Ok(3));
    }

    #[test]
    fn several_are_named_and_a_slip_is_guessed() {
        assert_eq!(picked("sword"), Err("`sword` may mean sword/medium, sword/heavy; say which".to_owned()));
        assert!(picked("sward/heavy").is_err_and(|said| said.contains("did you mean `sword/heavy`?")));
        assert!(picked("").is_err_and(|said| said.contains("expected one of: sword/medium, sword/heavy, bow")));
    }
}
