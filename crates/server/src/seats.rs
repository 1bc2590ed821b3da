//! Seats and the tokens that open them. Tokens are shown once and kept as hashes.

use crate::trouble::Trouble;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use storage::TokenHash;
use wire::live::YouView;

/// A new token: 256 bits by chance, as 64 hexadecimal digits. It goes into an address as it is.
pub(crate) fn token() -> Result<String, Trouble> {
    chance::<32>()
}

/// A new invitation: 96 bits by chance.
pub(crate) fn invitation() -> Result<String, Trouble> {
    chance::<12>()
}

/// A new id for a game: 64 bits by chance.
pub(crate) fn game_id() -> Result<String, Trouble> {
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
pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// The id of the rematch of a game: two who ask at once get the same one.
pub(crate) fn rematch_id(game: &str) -> String {
    hex(&Sha256::digest(format!("étendard rematch 1 {game}").as_bytes())[..8])
}

/// The number the computer players of a game think with: always the same, and known to nobody else.
pub(crate) fn mind(seed: &dice::Seed) -> u64 {
    let hash = Sha256::new().chain_update("étendard mind 1").chain_update(seed.to_bytes()).finalize();
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// The name a person's rights are kept under: `north`, `south host`…
pub(crate) fn seat_name(you: YouView) -> String {
    let words = [(you.north, "north"), (you.south, "south"), (you.host, "host")];
    let held: Vec<&str> = words.into_iter().filter(|(held, _)| *held).map(|(_, word)| word).collect();
    if held.is_empty() { "nobody".to_owned() } else { held.join(" ") }
}

/// The rights kept under a name.
pub(crate) fn rights(seat_name: &str) -> YouView {
    let held = |word: &str| seat_name.split(' ').any(|known| known == word);
    YouView { north: held("north"), south: held("south"), host: held("host") }
}

/// Is it a token at all?
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|letter| letter.is_ascii_hexdigit())
}

/// A name, on one line, short enough; the name of nobody where there is none.
pub(crate) fn name(text: &str) -> Result<String, Trouble> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || 40 < name.chars().count() || name.chars().any(is_unfit) {
        return Err(Trouble::bad_name());
    }
    Ok(name)
}

/// Characters that are not shown, or turn what follows round.
pub(crate) fn is_unfit(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
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
        for bad in ["", " \n", "\u{202e}eve", "a\u{7}b", &"x".repeat(41)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
