//! French names: le, la, l’, les; du, de la, de l’, des; elision before a vowel and a silent h.

use super::{Noun, in_a_sentence};
use scenario::{Gender, Number};

/// Words that begin a name with a capital and lose it in a sentence.
pub(super) const COMMON: &str = include_str!("../../messages/common-nouns.fr.txt");

/// An h that allows no elision, by how the word begins; before any other the article loses its vowel.
const ASPIRATED: [&str; 27] = [
    "hach",
    "haie",
    "halleb",
    "halte",
    "hanovr",
    "harcel",
    "hardi",
    "harpon",
    "hasard",
    "haut",
    "hesse",
    "hessois",
    "hildburghausen",
    "hohen",
    "holland",
    "hongr",
    "honved",
    "horde",
    "hors",
    "huguenot",
    "huit",
    "hulan",
    "hülsen",
    "hun",
    "hurl",
    "hussar",
    "hussit",
];
/// Words that begin with a vowel and allow no elision all the same.
const FULL_VOWEL: [&str; 4] = ["onz", "oui", "uhlan", "yatagan"];

/// A name with its article.
pub(super) fn with_article(name: &str, gender: Gender, number: Number) -> Noun {
    let name = in_a_sentence(name, COMMON);
    let (the, of) = match (number, gender) {
        (Number::Plural, _) => ("les ", "des "),
        (Number::Singular, _) if elides(&name) => ("l’", "de l’"),
        (Number::Singular, Gender::Masculine) => ("le ", "du "),
        (Number::Singular, Gender::Feminine) => ("la ", "de la "),
    };
    Noun { plain: format!("{the}{name}"), of: format!("{of}{name}"), gender, number }
}

/// A proper name, without.
pub(super) fn proper(name: &str, gender: Gender) -> Noun {
    let of = if elides(name) { format!("d’{name}") } else { format!("de {name}") };
    Noun { plain: name.to_owned(), of, gender, number: Number::Singular }
}

/// Does an article before this word lose its vowel? Never before figures: *le 11e*, *la 8e légère*.
fn elides(word: &str) -> bool {
    let word = word.to_lowercase();
    let begins_with = |starts: &[&str]| starts.iter().any(|start| word.starts_with(start));
    let mut letters = word.chars();
    match letters.next() {
        Some('h') => !begins_with(&ASPIRATED),
        // Before another vowel it sounds as a consonant: de Yazd, but d’Ypres.
        Some('y') => letters.next().is_some_and(|second| !is_vowel(second)),
        Some(first) => is_vowel(first) && !begins_with(&FULL_VOWEL),
        None => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâäæeéèêëiîïoôöœuùûü".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn the(name: &str, gender: Gender, number: Number) -> [String; 2] {
        let noun = with_article(name, gender, number);
        [noun.plain, noun.of]
    }

    #[test]
    fn articles_agree_and_contract() {
        use Gender::{Feminine, Masculine};
        use Number::{Plural, Singular};
        assert_eq!(the("21e de ligne", Masculine, Singular), ["le 21e de ligne", "du 21e de ligne"]);
        assert_eq!(the("8e légère", Feminine, Singular), ["la 8e légère", "de la 8e légère"]);
        assert_eq!(the("11e léger", Masculine, Singular), ["le 11e léger", "du 11e léger"]);
        assert_eq!(the("Artillerie à pied", Feminine, Singular), ["l’artillerie à pied", "de l’artillerie à pied"]);
        assert_eq!(the("Escadron du roi", Masculine, Singular), ["l’escadron du roi", "de l’escadron du roi"]);
        assert_eq!(the("Éléphants du roi", Masculine, Plural), ["les éléphants du roi", "des éléphants du roi"]);
        assert_eq!(the("Lances flamandes", Feminine, Plural), ["les lances flamandes", "des lances flamandes"]);
    }

    #[test]
    fn a_silent_h_elides_and_an_aspirated_one_does_not() {
        use Gender::{Feminine, Masculine};
        assert_eq!(the("Hipparchie de Cleitos", Feminine, Number::Singular)[0], "l’Hipparchie de Cleitos");
        assert_eq!(the("Horde dorée", Feminine, Number::Singular)[0], "la Horde dorée");
        assert_eq!(the("Hussard volant", Masculine, Number::Singular)[1], "du Hussard volant");
    }

    #[test]
    fn peoples_keep_their_capital_and_common_nouns_lose_it() {
        use Gender::{Feminine, Masculine};
        assert_eq!(the("Thessaliens de Pharsale", Masculine, Number::Plural)[0], "les Thessaliens de Pharsale");
        assert_eq!(the("Régiment Terzi", Masculine, Number::Singular)[0], "le régiment Terzi");
        assert_eq!(the("Moyenne Garde", Feminine, Number::Singular)[0], "la Moyenne Garde");
        assert_eq!(the("Avant-garde d’Orléans", Feminine, Number::Singular)[0], "l’avant-garde d’Orléans");
    }

    #[test]
    fn a_proper_name_takes_no_article_and_elides_after_de() {
        assert_eq!(proper("Alexandre III", Gender::Masculine).of, "d’Alexandre III");
        assert_eq!(proper("Masséna", Gender::Masculine).of, "de Masséna");
        assert_eq!(proper("Hildburghausen", Gender::Masculine).of, "de Hildburghausen");
        assert_eq!(proper("Iphicrate", Gender::Masculine).of, "d’Iphicrate");
        assert_eq!(proper("Uxbridge", Gender::Masculine).of, "d’Uxbridge");
    }
}
