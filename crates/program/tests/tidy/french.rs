//! A hex has one name in French, *hexagone*, wherever a player may read it.

use crate::tree::File;

/// The other name, which a board of squares would have.
const OTHER: [&str; 4] = ["case", "cases", "demi-case", "demi-cases"];
/// Before the word, these make it French: English cases are `a case`, `the case`, `this case`.
const FRENCH_BEFORE: [&str; 22] = [
    "la",
    "une",
    "d’une",
    "qu’une",
    "sa",
    "cette",
    "chaque",
    "toute",
    "quelle",
    "première",
    "dernière",
    "les",
    "des",
    "ses",
    "ces",
    "deux",
    "trois",
    "par",
    "de",
    "en",
    "nulle",
    "aucune",
];

/// Where a hex goes by the other name.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let ours = |file: &&File| !file.path.ends_with("tests/tidy/french.rs");
    files.iter().filter(ours).flat_map(found_in).collect()
}

fn found_in(file: &File) -> Vec<String> {
    let all_french = file.path.ends_with("fr.ftl");
    let half_french = file.path.starts_with("rulebooks/") || file.path.starts_with("scenarios/");
    let named = |(_, line): &(usize, &str)| {
        if all_french || (half_french && is_french(line)) { says_other(line, |_| true) } else { says_in_french(line) }
    };
    let text = file.text();
    let lines = (1..).zip(text.lines()).filter(named);
    lines.map(|(number, _)| format!("{}:{number}: a hex is an “hexagone” in French", file.path)).collect()
}

/// `fr = "…"`, `note_fr = "…"`.
fn is_french(line: &str) -> bool {
    line.split_once('=').is_some_and(|(key, _)| key.trim() == "fr" || key.trim().ends_with("_fr"))
}

fn says_in_french(line: &str) -> bool {
    let said_in_french = line.contains("Language::Fr");
    says_other(line, |before| {
        let before = before.rsplit(|letter: char| !letter.is_alphabetic() && letter != '’').next().unwrap_or_default();
        said_in_french || FRENCH_BEFORE.contains(&before.to_lowercase().as_str())
    })
}

/// Does the line say the other name, after words that will do?
fn says_other(line: &str, will_do: impl Fn(&str) -> bool) -> bool {
    let line = line.replace('\u{a0}', " ");
    let mut before = "";
    line.split(' ').any(|word| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        let said = OTHER.contains(&bare.as_str()) && will_do(before);
        before = word;
        said
    })
}

#[cfg(test)]
mod tests {
    use super::{File, check};

    fn found(path: &str, text: &str) -> usize {
        check(&[File::new(path, text)]).len()
    }

    #[test]
    fn a_hex_is_an_hexagone_in_every_french_line() {
        for text in ["fr = \"une case libre\"", "note_fr = \"commande à 5 cases\"", "fr = \"d’une demi-case.\""] {
            assert_eq!(found("rulebooks/glossary.toml", text), 1, "{text}");
        }
        assert_eq!(found("scenarios/pavia.toml", "en = \"in that case\"\nfr = \"l’hexagone\""), 0);
        assert_eq!(found("web/src/words/table.fr.ftl", "far = { $far } cases"), 1);
        assert_eq!(found("web/src/words/table.en.ftl", "far = in any case"), 0);
    }

    #[test]
    fn between_words_of_ours_a_french_one_is_known_by_the_word_before() {
        for text in
            ["Words::new(\"une case\", \"a hex\")", "\"quitte sa case, détruite\"", "(Language::Fr, 1) => \"1 case\""]
        {
            assert_eq!(found("crates/a/src/b.rs", text), 1, "{text}");
        }
        for text in ["// a case of its own", "cases::Case", "lower case", "\"cases played: {played}\"", "showcase"] {
            assert_eq!(found("crates/a/src/b.rs", text), 0, "{text}");
        }
    }
}
