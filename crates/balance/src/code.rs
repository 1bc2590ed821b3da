//! Sixteen letters and digits made of a text.

use sha2::{Digest, Sha256};

/// Thirty-two, without O, I, L and U, which are misread.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The code of a text: the first eighty bits of its SHA-256, five a letter, in four groups of four.
pub(crate) fn code(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    let bits = digest.iter().take(10).fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    let letter = |place: usize| {
        let five = usize::try_from(bits >> (75 - 5 * place) & 31).unwrap_or(0);
        char::from(LETTERS[five])
    };
    let groups = [0, 4, 8, 12].map(|first| (first..first + 4).map(letter).collect::<String>());
    groups.join(" ")
}

/// A code as a person may have typed it: in small letters, with other spaces or hyphens.
pub(crate) fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::{LETTERS, code, plain};

    #[test]
    fn a_code_has_four_groups_of_four_and_no_letter_that_is_misread() {
        assert!(LETTERS.iter().all(|letter| !b"OILU".contains(letter)));
        let mut sorted = LETTERS.to_vec();
        sorted.dedup();
        assert_eq!(sorted.len(), 32);
        for text in ["", "a", "b"] {
            let code = code(text);
            assert_eq!(code.split(' ').map(str::len).collect::<Vec<_>>(), [4; 4], "{code}");
            assert!(plain(&code).bytes().all(|letter| LETTERS.contains(&letter)));
        }
    }

    #[test]
    fn the_code_of_a_text_is_the_beginning_of_its_sha_256() {
        // SHA-256 of "abc" begins ba7816bf8f01cfea4141.
        let bits = 0xba78_16bf_8f01_cfea_4141_u128;
        let letters: String =
            (0..16).map(|place| char::from(LETTERS[usize::try_from(bits >> (75 - 5 * place) & 31).unwrap()])).collect();
        assert_eq!(plain(&code("abc")), letters);
    }
}
