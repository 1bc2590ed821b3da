//! The word somebody probably meant.

use crate::folded;

/// Bytes of the longest word worth a guess.
const LONGEST: usize = 100;

/// The candidate closest to a word, if one is close enough to be worth naming.
///
/// Close is one slip of the keyboard for every three letters; case, accents, spaces and underscores do not count.
#[must_use]
pub fn nearest<'w>(word: &str, candidates: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    // Nobody misspells a word by a page: long ones are not worth comparing.
    if LONGEST < word.len() {
        return None;
    }
    let word = plain(word);
    let slips = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&word, &plain(candidate)), candidate))
        .filter(|(distance, candidate)| *distance <= slips && *distance < candidate.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

fn plain(word: &str) -> String {
    folded(word.trim()).replace(['_', ' '], "-")
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_recognised_and_a_different_word_is_not() {
        let words = ["light", "very-light", "heavy"];
        assert_eq!(nearest("ligth", words), Some("light"));
        assert_eq!(nearest("Very light", words), Some("very-light"));
        assert_eq!(nearest("enormous", words), None);
        assert_eq!(nearest("", words), None);
        assert_eq!(nearest("x", ["a"]), None);
        assert_eq!(nearest(&"heavy".repeat(100_000), words), None);
    }

    #[test]
    fn accents_do_not_count() {
        assert_eq!(nearest("Elephants", ["éléphant"]), Some("éléphant"));
    }

    #[test]
    fn the_closest_wins_and_the_first_of_two_as_close() {
        assert_eq!(nearest("MOD-51", ["MOD-5", "MOD-15", "MOD-1"]), Some("MOD-5"));
    }
}
