//! What may be put on a shelf: a battle that is sound, and whose words can all be seen.

use crate::fairness;
use crate::seats;
use crate::trouble::{Trouble, status};
use rulebook::Book;
use scenario::{Gravity, Problem, Problems, Text};
use std::sync::Arc;
use wire::fairness::VerifyRequest;
use workshop::{LIMITS, OwnBattle};

/// Bytes of the longest certificate that is taken.
pub const LONGEST_CERTIFICATE: usize = 128 * 1024;
/// Characters of the longest title.
const LONGEST_TITLE: usize = 100;
/// Characters of the longest report.
const LONGEST_REASON: usize = 500;
/// Characters of a place that are looked through.
const LONGEST_PLACE: usize = 200;
/// Faults that are told at once.
const TOLD: usize = 5;

/// What a shelf says of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfSummary {
    /// Its file, every line ended alike.
    pub text: Arc<str>,
    /// What it is known by.
    pub mark: [u8; 32],
    /// What it is called.
    pub title: Text,
    /// Its book.
    pub book: Book,
    /// Columns and rows of its map.
    pub size: [u16; 2],
    /// Units of the north, of the south.
    pub units: [usize; 2],
    /// What it is found by: titles and place.
    pub words: Vec<String>,
}

/// Reads a battle that is to be put on a shelf.
///
/// # Errors
/// With everything that is wrong with it, sentence by sentence.
pub fn shelved(text: &str) -> Result<ShelfSummary, Trouble> {
    if longest_battle() < text.len() {
        return Err(too_long());
    }
    if let Some(line) = unseen_line(text) {
        return Err(unseen(line));
    }
    let battle = OwnBattle::read(text).map_err(|problems| faulty(&problems))?;
    let file = battle.scenario.file();
    let title = |said: &str| title(said);
    let title = Text { fr: title(&file.title.fr)?, en: title(&file.title.en)? };
    let grid = file.map.drawing.grid();
    let place =
        file.place.as_ref().map(|place| [&place.fr, &place.en].map(|said| said.chars().take(LONGEST_PLACE).collect()));
    let words = [title.fr.clone(), title.en.clone()].into_iter().chain(place.into_iter().flatten());
    Ok(ShelfSummary {
        text: Arc::clone(&battle.text),
        mark: mark_of(text),
        words: words.collect(),
        title,
        book: file.book,
        size: [u16::from(grid.columns()), u16::from(grid.rows())],
        units: [file.north.units.len(), file.south.units.len()],
    })
}

/// Bytes of the longest text that is taken.
#[must_use]
pub fn longest_battle() -> usize {
    usize::try_from(LIMITS.bytes).unwrap_or(usize::MAX)
}

/// What the text of a battle is known by, however its lines end.
///
/// # Panics
/// Never: a hash is written in 64 digits.
#[must_use]
pub fn mark_of(text: &str) -> [u8; 32] {
    let digits = OwnBattle::hash_of(text);
    let byte = |place: usize| u8::from_str_radix(&digits[2 * place..2 * place + 2], 16).expect("two digits");
    std::array::from_fn(byte)
}

/// Looks a certificate over that is to be published with a battle: its code must fit, and it must be of this battle. The
/// games are not played again.
///
/// # Errors
/// Where it was changed, or is of another battle.
pub fn certified(certificate: &str, text: &str) -> Result<(), Trouble> {
    if LONGEST_CERTIFICATE < certificate.len() {
        return Err(Trouble::new(
            status::PAYLOAD_TOO_LARGE,
            "too-large",
            "ce certificat est trop long\u{a0}; 128 ko au plus",
            "this certificate is too long; 128 kB at most",
        ));
    }
    let asked = VerifyRequest { certificate: certificate.to_owned(), text: Some(text.to_owned()), found: Vec::new() };
    if fairness::verify(&asked)?.battle == Some(true) {
        return Ok(());
    }
    Err(Trouble::new(
        status::UNPROCESSABLE_ENTITY,
        "other-battle",
        "ce certificat est d’une autre bataille, ou d’avant un changement\u{a0}; rejouez ses parties, ou publiez sans lui",
        "this certificate is of another battle, or from before a change; play its games again, or publish without it",
    ))
}

/// Reads why somebody reports a battle: 1 to 500 characters that can be seen.
///
/// # Errors
/// Where there is nothing to be seen, or too much.
pub fn reason(text: &str) -> Result<String, Trouble> {
    let text = text.trim();
    let unfit = |letter: char| letter != '\n' && seats::is_unfit(letter);
    if !seats::is_seen(text) || LONGEST_REASON < text.chars().count() || text.chars().any(unfit) {
        return Err(Trouble::new(
            status::BAD_REQUEST,
            "bad-reason",
            "dites ce qui ne va pas, en 1 à 500 caractères qui se voient",
            "say what is wrong, in 1 to 500 characters that can be seen",
        ));
    }
    Ok(text.to_owned())
}

/// A title, on one line, short enough, all of which can be seen.
fn title(said: &str) -> Result<String, Trouble> {
    let title = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let joins = |letter: char| matches!(letter, '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    let unfit = |letter: char| seats::is_unfit(letter) || joins(letter);
    if LONGEST_TITLE < title.chars().count() || title.chars().any(unfit) || !seats::is_seen(&title) {
        return Err(Trouble::new(
            status::UNPROCESSABLE_ENTITY,
            "bad-title",
            "le titre a de 1 à 100 caractères qui se voient, sur une ligne",
            "the title has 1 to 100 characters that can be seen, on one line",
        ));
    }
    Ok(title)
}

/// The first line with a character that cannot be seen, written out or by its number; or with a heap of accents.
fn unseen_line(text: &str) -> Option<usize> {
    let unfit = |letter: char| letter != '\t' && seats::is_unfit(letter);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let bad = |line: &str| {
        let line = line.strip_suffix('\r').unwrap_or(line);
        line.chars().any(unfit) || numbered(line).any(unfit) || (!line.trim().is_empty() && !seats::is_seen(line))
    };
    text.split('\n').position(bad).map(|place| place + 1)
}

/// The characters a line of TOML writes by their numbers, and the controls it writes by letters.
fn numbered(line: &str) -> impl Iterator<Item = char> {
    line.match_indices('\\').filter_map(|(place, _)| {
        let rest = &line[place + 1..];
        let digits = match rest.chars().next()? {
            'u' => 4,
            'U' => 8,
            'x' => 2,
            'b' => return Some('\u{8}'),
            'f' => return Some('\u{c}'),
            'e' => return Some('\u{1b}'),
            _ => return None,
        };
        let digits = rest.get(1..1 + digits)?;
        char::from_u32(u32::from_str_radix(digits, 16).ok()?).filter(|letter| !matches!(letter, '\n' | '\r'))
    })
}

fn faulty(problems: &Problems) -> Trouble {
    let faults: Vec<_> = problems.iter().filter(|problem| problem.gravity == Gravity::Fault).collect();
    let more = faults.len().saturating_sub(TOLD);
    let told = |said: fn(&Problem) -> String| {
        faults.iter().take(TOLD).map(|problem| said(problem)).collect::<Vec<_>>().join("\n")
    };
    let (mut fr, mut en) = (told(Problem::in_french), told(Problem::in_english));
    if 0 < more {
        fr = format!("{fr}\n… et {more} de plus\u{a0}; l’atelier les montre toutes");
        en = format!("{en}\n… and {more} more; the workshop shows them all");
    }
    Trouble::new(
        status::UNPROCESSABLE_ENTITY,
        "faulty-battle",
        format!("cette bataille a des fautes, elle n’est pas publiée\u{a0}:\n{fr}"),
        format!("this battle has faults, it is not published:\n{en}"),
    )
}

fn unseen(line: usize) -> Trouble {
    Trouble::new(
        status::UNPROCESSABLE_ENTITY,
        "unseen-characters",
        format!(
            "la ligne {line} contient des caractères qui ne se voient pas, ou qui retournent le texte\u{a0}; ôtez-les"
        ),
        format!("line {line} holds characters that cannot be seen, or that turn the text round; take them out"),
    )
}

fn too_long() -> Trouble {
    Trouble::new(
        status::PAYLOAD_TOO_LARGE,
        "too-large",
        "le texte d’une bataille a 256 ko au plus\u{a0}; raccourcissez ses récits",
        "the text of a battle has 256 kB at most; shorten its stories",
    )
}

#[cfg(test)]
mod tests {
    use super::{mark_of, shelved, unseen_line};

    fn waterloo() -> String {
        scenario::listed("waterloo").expect("it is in the catalogue").text.to_owned()
    }

    #[test]
    fn every_battle_of_the_catalogue_could_be_published() {
        for listed in scenario::catalogue() {
            let found = shelved(listed.text).unwrap_or_else(|trouble| panic!("{}: {trouble:?}", listed.id));
            assert_eq!(found.mark, mark_of(&listed.text.replace('\n', "\r\n")), "{}", listed.id);
            assert!(found.units.iter().all(|count| 0 < *count) && 0 < found.size[0], "{}", listed.id);
        }
    }

    #[test]
    fn faults_are_told_with_their_lines() {
        let refused = shelved(&waterloo().replace("book = \"jomini\"", "book = \"jomny\"")).unwrap_err();
        assert_eq!((refused.status, refused.code), (422, "faulty-battle"));
        assert!(refused.text.en.contains("jomny") && refused.text.fr.contains("jomny"), "{refused:?}");
        assert_eq!(shelved(&"#\n".repeat(200_000)).unwrap_err().status, 413);
    }

    #[test]
    fn the_words_a_battle_is_found_by_are_few() {
        let long = waterloo().replacen("[place]\nfr = \"", &format!("[place]\nfr = \"{}", "é".repeat(5_000)), 1);
        assert_ne!(long, waterloo(), "the place stands where it was looked for");
        let found = shelved(&long).expect("it is long, and sound");
        assert!(found.words.iter().all(|words| words.chars().count() <= 200), "{:?}", found.words);
    }

    #[test]
    fn what_cannot_be_seen_is_not_published() {
        for bad in
            ["\u{202e}", "\u{200b}", "\\u202E", "\\U0000200b", "\\b", "\u{7}", "e\u{301}\u{301}\u{301}\u{301}\u{301}"]
        {
            let text = waterloo().replacen("fr = \"", &format!("fr = \"{bad}"), 1);
            assert_ne!(text, waterloo(), "the title stands where it was looked for");
            let refused = shelved(&text).unwrap_err();
            assert_eq!(refused.code, "unseen-characters", "{bad:?} {refused:?}");
        }
        assert_eq!(unseen_line("a\r\n\tb \u{a0}é\\u00e9 \\n 👩\u{200d}🚀"), None);
        assert_eq!(unseen_line("a\nb\u{200b}"), Some(2));
    }
}
