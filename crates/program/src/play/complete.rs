//! Finishing words: of the commands that are legal now, and of the words of the table.

use rustyline::completion::Completer;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};
use speech::folded;

/// The phrases that make sense now, word by word.
#[derive(Clone, Debug, Default)]
pub(super) struct Completion {
    phrases: Vec<Vec<String>>,
}

impl Completion {
    /// The completion of these phrases.
    pub(super) fn of(phrases: impl IntoIterator<Item = String>) -> Self {
        Self { phrases: phrases.into_iter().map(|phrase| phrase.split(' ').map(str::to_owned).collect()).collect() }
    }

    /// Where the word under the cursor begins, and what it may become.
    fn next(&self, line: &str) -> (usize, Vec<String>) {
        let start = line.rfind(' ').map_or(0, |space| space + 1);
        let (before, begun) = line.split_at(start);
        let before: Vec<String> = before.split_whitespace().map(folded).collect();
        let begun = folded(begun);
        let mut found: Vec<String> = Vec::new();
        for phrase in &self.phrases {
            let same = before.iter().zip(phrase).all(|(typed, word)| *typed == folded(word));
            if let Some(word) = phrase.get(before.len()).filter(|word| same && folded(word).starts_with(&begun))
                && !found.contains(word)
            {
                found.push(word.clone());
            }
        }
        found.sort();
        (start, found)
    }
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(&self, line: &str, place: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.next(line.get(..place).unwrap_or(line)))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}
impl Validator for Completion {}
impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use super::Completion;

    #[test]
    fn a_word_is_finished_by_what_can_be_said_now() {
        let phrases = ["activer masséna", "activer lannes", "fin commandement", "carte"];
        let completion = Completion::of(phrases.map(str::to_owned));
        let next = |line| completion.next(line);
        assert_eq!(next(""), (0, vec!["activer".to_owned(), "carte".to_owned(), "fin".to_owned()]));
        assert_eq!(next("act"), (0, vec!["activer".to_owned()]));
        assert_eq!(next("activer MASSE"), (8, vec!["masséna".to_owned()]));
        assert_eq!(next("activer "), (8, vec!["lannes".to_owned(), "masséna".to_owned()]));
        assert_eq!(next("carte "), (6, vec![]));
    }
}
