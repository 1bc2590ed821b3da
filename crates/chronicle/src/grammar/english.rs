//! English names: with "the" where the scenario says so.

use super::{Noun, in_a_sentence};
use scenario::{Article, Gender, Number};

/// Words that begin a name with a capital and lose it after "the".
pub(super) const COMMON: &str = include_str!("../../messages/common-nouns.en.txt");

/// A name with its article, if it takes one.
pub(super) fn with_article(name: &str, article: Article, gender: Gender, number: Number) -> Noun {
    let plain = match article {
        Article::The => format!("the {}", in_a_sentence(name, COMMON)),
        Article::None => name.to_owned(),
    };
    Noun { of: plain.clone(), plain, gender, number }
}

/// A proper name.
pub(super) fn proper(name: &str, gender: Gender) -> Noun {
    Noun { plain: name.to_owned(), of: name.to_owned(), gender, number: Number::Singular }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scenario_says_who_takes_an_article() {
        let the = |name, article| with_article(name, article, Gender::Masculine, Number::Plural).plain;
        assert_eq!(the("Cretan archers", Article::The), "the Cretan archers");
        assert_eq!(the("Left-wing archers", Article::The), "the left-wing archers");
        assert_eq!(the("Seleucus’ hypaspists", Article::None), "Seleucus’ hypaspists");
    }
}
