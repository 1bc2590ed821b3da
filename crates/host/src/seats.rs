//! Seats and the tokens that open them. Tokens are shown once and kept as hashes.

use crate::trouble::Trouble;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use wire::live::YouView;

/// The SHA-256 of a seat's token; the token itself is not kept.
pub type TokenMark = [u8; 32];

/// A seat somebody takes, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenSeat {
    /// What he may do there.
    pub you: YouView,
    /// What is kept of his token.
    pub token: TokenMark,
    /// What he is called; nothing if nobody sits there.
    pub name: String,
}

/// A new token: 256 bits by chance, as 64 hexadecimal digits. It goes into an address as it is.
///
/// # Errors
/// With what cannot be done, and why.
pub fn token() -> Result<String, Trouble> {
    chance::<32>()
}

/// A new invitation: 96 bits by chance.
///
/// # Errors
/// With what cannot be done, and why.
pub fn invitation() -> Result<String, Trouble> {
    chance::<12>()
}

/// One of so many by chance, few of them: each as likely as the others.
///
/// # Errors
/// With what cannot be done, and why.
pub(crate) fn one_of(many: usize) -> Result<usize, Trouble> {
    let mut byte = [0; 1];
    loop {
        getrandom::fill(&mut byte).map_err(|error| Trouble::fault(&error.to_string()))?;
        // The last bytes would favour the first ones.
        if usize::from(byte[0]) < 256 / many * many {
            return Ok(usize::from(byte[0]) % many);
        }
    }
}

/// A new id for a game: 64 bits by chance.
///
/// # Errors
/// With what cannot be done, and why.
pub fn game_id() -> Result<String, Trouble> {
    chance::<8>()
}

fn chance<const BYTES: usize>() -> Result<String, Trouble> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| Trouble::fault(&error.to_string()))?;
    Ok(hex(&bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text takes everything");
        text
    })
}

/// What is kept of a token.
#[must_use]
pub fn hash(token: &str) -> TokenMark {
    Sha256::digest(token.as_bytes()).into()
}

/// The id of the rematch of a game: two who ask at once get the same one.
#[must_use]
pub fn rematch_id(game: &str) -> String {
    hex(&Sha256::digest(format!("étendard rematch 1 {game}").as_bytes())[..8])
}

/// The token of a rematch: it follows from the token of the game before, which only its holder knows, so that whoever
/// asks twice is told the same.
#[must_use]
pub fn rematch_token(game: &str, token: &str) -> String {
    hex(&Sha256::digest(format!("étendard rematch token 1 {game} {token}").as_bytes()))
}

/// The number the computer players of a game think with: always the same, and known to nobody else.
#[must_use]
pub fn mind(seed: &dice::Seed) -> u64 {
    let hash = Sha256::new().chain_update("étendard mind 1").chain_update(seed.to_bytes()).finalize();
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// The name a person's rights are kept under: `north`, `south host`…
#[must_use]
pub fn seat_name(you: YouView) -> String {
    let words = [(you.north, "north"), (you.south, "south"), (you.host, "host")];
    let held: Vec<&str> = words.into_iter().filter(|(held, _)| *held).map(|(_, word)| word).collect();
    if held.is_empty() { "nobody".to_owned() } else { held.join(" ") }
}

/// The rights kept under a name.
#[must_use]
pub fn rights(seat_name: &str) -> YouView {
    let held = |word: &str| seat_name.split(' ').any(|known| known == word);
    YouView { north: held("north"), south: held("south"), host: held("host") }
}

/// Is it a token at all?
#[must_use]
pub fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|letter| letter.is_ascii_hexdigit())
}

/// A name, on one line, short enough; two that look the same are the same.
///
/// # Errors
/// With what cannot be done, and why.
pub fn name(text: &str) -> Result<String, Trouble> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let joins = |letter: char| matches!(letter, '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    let unfit = |letter: char| is_unfit(letter) || joins(letter);
    if 40 < name.chars().count() || name.chars().any(unfit) || !is_seen(&name) {
        return Err(Trouble::bad_name());
    }
    Ok(name)
}

/// Is there anything to be seen in it, and no heap of accents on one letter?
pub(crate) fn is_seen(text: &str) -> bool {
    let seen = |letter: char| !letter.is_whitespace() && !is_accent(letter) && letter != '\u{200d}';
    let mut heap = 0;
    let heaped = text.chars().any(|letter| {
        heap = if is_accent(letter) { heap + 1 } else { 0 };
        MOST_ACCENTS < heap
    });
    text.chars().any(seen) && !heaped
}

/// Accents on one letter: some scripts need as many.
const MOST_ACCENTS: usize = 4;

/// A sign that stands on the letter before it.
const fn is_accent(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Characters that are not shown, or turn what follows round. What joins pictures into one is fit among them.
pub(crate) fn is_unfit(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            // Hyphens, joiners and fillers that take no room.
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200c}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            // Left and right, turned round.
            | '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
            // Lines and paragraphs, notes between lines, places for private use, tags, and what is no character.
            | '\u{2028}' | '\u{2029}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}'
        )
}

#[cfg(test)]
mod tests {
    use super::{hash, is_token, name, rights, seat_name, token};
    use wire::live::YouView;

    #[test]
    fn rights_are_read_back_as_they_were_kept() {
        for number in 0..8 {
            let you = YouView { north: number & 1 != 0, south: number & 2 != 0, host: number & 4 != 0 };
            assert_eq!(rights(&seat_name(you)), you);
        }
    }

    #[test]
    fn tokens_are_long_and_all_different() {
        let [one, other] = [token().unwrap(), token().unwrap()];
        assert!(is_token(&one) && is_token(&other) && one != other && hash(&one) != hash(&other));
        assert!(!is_token(&one[1..]) && !is_token("not a token"));
    }

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(name("  Anne   Marie\n").unwrap(), "Anne Marie");
        let heap = format!("e{}", "\u{301}".repeat(5));
        for bad in ["", " \n", "\u{202e}eve", "a\u{7}b", &"x".repeat(41), "\u{200b}", "Anne\u{fe0f}", "\u{301}", &heap]
        {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
