//! Names as a sentence needs them: with their article, after "of" and "to", and what verbs must agree with.

mod english;
mod french;

use rulebook::Language;
use scenario::{Gender, Name, Number};

/// A name ready for a sentence, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noun {
    /// As subject or object: *le 21e de ligne*, *the 21st Line*.
    pub(crate) plain: String,
    /// After *de*: *du 21e de ligne*; in English the same as plain.
    pub(crate) of: String,
    /// What verbs and participles agree with.
    pub(crate) gender: Gender,
    /// What verbs agree with.
    pub(crate) number: Number,
}

impl Noun {
    /// `ms`, `fs`, `mp`, `fp`: the key of a selector over gender and number.
    pub(crate) const fn agreement(&self) -> &'static str {
        match (self.gender, self.number) {
            (Gender::Masculine, Number::Singular) => "ms",
            (Gender::Feminine, Number::Singular) => "fs",
            (Gender::Masculine, Number::Plural) => "mp",
            (Gender::Feminine, Number::Plural) => "fp",
        }
    }

    /// `one`, `many`: the key of a selector over number alone.
    pub(crate) const fn number_key(&self) -> &'static str {
        match self.number {
            Number::Singular => "one",
            Number::Plural => "many",
        }
    }
}

/// A unit: common names take an article.
pub(crate) fn unit(name: &Name, language: Language) -> Noun {
    match language {
        Language::Fr => french::with_article(&name.text.fr, name.gender, name.number_fr),
        Language::En => english::with_article(&name.text.en, name.article, name.gender, name.number_en),
    }
}

/// An officer: a proper name takes none.
pub(crate) fn officer(name: &Name, language: Language) -> Noun {
    match language {
        Language::Fr => french::proper(&name.text.fr, name.gender),
        Language::En => english::proper(&name.text.en, name.gender),
    }
}

/// An elephant out of hand.
pub(crate) fn panicking_elephant(language: Language) -> Noun {
    match language {
        Language::Fr => french::with_article("éléphant en panique", Gender::Masculine, Number::Singular),
        Language::En => {
            english::with_article("panicking elephant", scenario::Article::The, Gender::Masculine, Number::Singular)
        }
    }
}

/// Several names as one: *le 21e, la 8e légère et Masséna*. Feminine only if all are.
pub(crate) fn together(nouns: &[Noun], language: Language) -> Noun {
    let plain: Vec<&str> = nouns.iter().map(|noun| noun.plain.as_str()).collect();
    let of: Vec<&str> = nouns.iter().map(|noun| noun.of.as_str()).collect();
    let all_feminine = !nouns.is_empty() && nouns.iter().all(|noun| noun.gender == Gender::Feminine);
    let number = match nouns {
        [only] => only.number,
        _ => Number::Plural,
    };
    Noun {
        plain: list(&plain, language),
        of: list(&of, language),
        gender: if all_feminine { Gender::Feminine } else { Gender::Masculine },
        number,
    }
}

/// *a, b et c*; *a, b and c*.
pub(crate) fn list<S: AsRef<str>>(items: &[S], language: Language) -> String {
    let and = match language {
        Language::Fr => " et ",
        Language::En => " and ",
    };
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{}{and}{}", first.join(", "), last.as_ref())
        }
    }
}

/// The first letter in upper case, as at the head of a sentence.
pub(crate) fn sentence_case(text: &str) -> String {
    with_first(text, |letter| letter.to_uppercase().collect())
}

/// The first letter in lower case, if the first word is one that only stands in upper case at the head of a name. A
/// word that is not on the list keeps its capital: it may be a people's or a person's.
fn in_a_sentence(name: &str, common: &str) -> String {
    let first = name.split_whitespace().next().unwrap_or("").to_lowercase();
    let is_common = common.lines().any(|word| word == first);
    if is_common { with_first(name, |letter| letter.to_lowercase().collect()) } else { name.to_owned() }
}

fn with_first(text: &str, change: impl Fn(char) -> String) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| change(first) + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_commas_and_one_and() {
        assert_eq!(list(&["a"], Language::Fr), "a");
        assert_eq!(list(&["a", "b"], Language::Fr), "a et b");
        assert_eq!(list(&["a", "b", "c"], Language::En), "a, b and c");
        assert_eq!(list::<&str>(&[], Language::En), "");
    }

    #[test]
    fn several_are_feminine_only_if_all_are() {
        let noun = |gender| Noun { plain: String::new(), of: String::new(), gender, number: Number::Singular };
        let of = |genders: &[Gender]| {
            let nouns: Vec<Noun> = genders.iter().map(|gender| noun(*gender)).collect();
            together(&nouns, Language::Fr).agreement()
        };
        assert_eq!(of(&[Gender::Feminine, Gender::Feminine]), "fp");
        assert_eq!(of(&[Gender::Feminine, Gender::Masculine]), "mp");
        assert_eq!(of(&[Gender::Feminine]), "fs");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_even_an_accented_one() {
        assert_eq!(sentence_case("éléphants et l’escorte"), "Éléphants et l’escorte");
        assert_eq!(sentence_case(""), "");
    }

    #[test]
    fn the_lists_of_common_words_are_sorted_and_in_lower_case() {
        for words in [french::COMMON, english::COMMON] {
            let lines: Vec<&str> = words.lines().collect();
            assert!(lines.is_sorted_by(|one, next| one < next), "sorted, each once");
            assert!(lines.iter().all(|word| *word == word.to_lowercase() && !word.is_empty()));
        }
    }
}
