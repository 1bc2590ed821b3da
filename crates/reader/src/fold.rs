//! The same word, however it is typed.

/// A word without capitals, accents and curly apostrophes: what a keyboard without them would give.
#[must_use]
pub fn folded(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => plain.push('a'),
            'ç' => plain.push('c'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' => plain.push('i'),
            'ô' | 'ö' => plain.push('o'),
            'ù' | 'û' | 'ü' => plain.push('u'),
            'ÿ' => plain.push('y'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            '’' => plain.push('\''),
            other => plain.push(other),
        }
    }
    plain
}

/// A name as one word: `en avant, marche` is `en-avant-marche`.
#[must_use]
pub fn slug(name: &str) -> String {
    let parts = name.split(|letter: char| letter.is_whitespace() || letter == ',');
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::{folded, slug};

    #[test]
    fn accents_capitals_and_apostrophes_do_not_count() {
        assert_eq!(folded("Éléphant"), "elephant");
        assert_eq!(folded("d’Attaque"), "d'attaque");
        assert_eq!(folded("manœuvre"), "manoeuvre");
        assert_eq!(folded("façade"), "facade");
    }

    #[test]
    fn a_name_becomes_one_word() {
        assert_eq!(slug("en avant, marche"), "en-avant-marche");
        assert_eq!(slug("21e de ligne"), "21e-de-ligne");
    }
}
