//! What may be said at the table besides the commands of the game.

use rulebook::{Language, Words};
use speech::folded;

/// A word for the table, not for the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// What can be said now.
    Help,
    /// The map again.
    Map,
    /// Both armies.
    Units,
    /// A unit, an officer or a hex.
    See,
    /// The dice account of the last count, or of an attack that could be.
    Why,
    /// A clause.
    Rule,
    /// Back one command.
    Undo,
    /// Back to the start of the phase.
    Restart,
    /// The steps of a training battle.
    Lesson,
    /// The phase, or the selection, is over.
    End,
    /// Write the game down.
    Save,
    /// Give the game up.
    Resign,
    /// Stop for today.
    Quit,
}

/// Every word, as help lists them: its spellings, what follows it, what it does. The first spelling is the one taught.
pub(super) const WORDS: [(Word, Words, Words, Words); 13] = [
    (
        Word::Help,
        Words::new("aide ?", "help ?"),
        Words::new("", ""),
        Words::new("ce qui peut être dit", "what can be said"),
    ),
    (Word::Map, Words::new("carte", "map"), Words::new("", ""), Words::new("la carte", "the map")),
    (
        Word::Units,
        Words::new("unités armées", "units armies"),
        Words::new("", ""),
        Words::new("les deux armées", "both armies"),
    ),
    (
        Word::See,
        Words::new("voir", "see look"),
        Words::new("X", "X"),
        Words::new(
            "une unité, ses cibles et ses dés\u{a0}; un officier\u{a0}; un hexagone",
            "a unit, its targets and dice; an officer; a hex",
        ),
    ),
    (
        Word::Why,
        Words::new("pourquoi", "why"),
        Words::new("[X Y]", "[X Y]"),
        Words::new("le compte des derniers dés, ou de X contre Y", "the account of the last dice, or of X against Y"),
    ),
    (
        Word::Rule,
        Words::new("règle", "rule"),
        Words::new("ID", "ID"),
        Words::new("le texte d’une règle", "the text of a rule"),
    ),
    (
        Word::Undo,
        Words::new("annuler", "undo"),
        Words::new("", ""),
        Words::new(
            "reprendre la dernière commande, tant qu’aucun dé n’a roulé",
            "take back the last command, until dice are rolled",
        ),
    ),
    (
        Word::Restart,
        Words::new("début", "reset"),
        Words::new("", ""),
        Words::new("revenir au début de la phase", "back to the start of the phase"),
    ),
    (
        Word::Lesson,
        Words::new("leçon", "lesson"),
        Words::new("", ""),
        Words::new("les étapes de la leçon", "the steps of the lesson"),
    ),
    (
        Word::End,
        Words::new("fin", "end"),
        Words::new("", ""),
        Words::new("finir la sélection ou la phase", "end the selection or the phase"),
    ),
    (
        Word::Save,
        Words::new("sauver", "save"),
        Words::new("[FICHIER]", "[FILE]"),
        Words::new("enregistrer la partie", "write the game down"),
    ),
    (
        Word::Resign,
        Words::new("abandon", "resign"),
        Words::new("", ""),
        Words::new("abandonner la bataille", "give the battle up"),
    ),
    (
        Word::Quit,
        Words::new("quitter", "quit"),
        Words::new("", ""),
        Words::new("enregistrer et s’arrêter là", "save and stop for today"),
    ),
];

impl Word {
    /// The spelling that is taught.
    pub(super) fn taught(spellings: Words, language: Language) -> &'static str {
        spellings.in_language(language).split(' ').next().unwrap_or_default()
    }

    /// The word somebody types in full, in either language.
    pub(super) fn exactly(typed: &str) -> Option<Self> {
        let typed = folded(typed);
        let is = |spellings: &Words| {
            [spellings.fr, spellings.en].iter().flat_map(|all| all.split(' ')).any(|one| folded(one) == typed)
        };
        WORDS.iter().find(|(_, spellings, ..)| is(spellings)).map(|(word, ..)| *word)
    }

    /// The words that begin so, in one language.
    pub(super) fn beginning(typed: &str, language: Language) -> Vec<(Self, &'static str)> {
        let typed = folded(typed);
        let begins = |spellings: Words| {
            spellings.in_language(language).split(' ').find(|spelling| folded(spelling).starts_with(&typed))
        };
        WORDS.iter().filter_map(|(word, spellings, ..)| begins(*spellings).map(|found| (*word, found))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{WORDS, Word};
    use rulebook::Language;

    #[test]
    fn no_two_words_are_spelt_alike_and_each_is_found_by_its_spelling() {
        for (word, spellings, ..) in WORDS {
            for spelling in spellings.fr.split(' ').chain(spellings.en.split(' ')) {
                assert_eq!(Word::exactly(spelling), Some(word), "{spelling}");
            }
        }
        assert_eq!(Word::exactly("unites"), Some(Word::Units));
    }

    #[test]
    fn only_the_end_is_also_the_beginning_of_a_command() {
        for language in [Language::Fr, Language::En] {
            let openings = speech::openings(language);
            for (word, spellings, ..) in WORDS {
                let taught = Word::taught(spellings, language);
                assert_eq!(openings.contains(&taught), word == Word::End, "{taught}");
            }
        }
    }
}
