//! Bytes as people and browsers write them: lower-case hexadecimal digits.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Two digits for each byte.
pub(crate) fn written(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Thirty-two bytes; none where the text is anything else. One way of writing only, so capitals are refused.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text.bytes().map(digit).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| (pair[0] << 4) | pair[1]).collect();
    if digits.len() == 64 { bytes.try_into().ok() } else { None }
}

fn digit(letter: u8) -> Option<u8> {
    DIGITS.iter().zip(0..).find_map(|(known, value)| (*known == letter).then_some(value))
}

#[cfg(test)]
mod tests {
    use super::{read, written};

    #[test]
    fn what_is_written_is_read() {
        let bytes: [u8; 32] = std::array::from_fn(|place| u8::try_from(place * 8 + 7).expect("small"));
        assert_eq!(read(&written(&bytes)), Some(bytes));
        assert_eq!(written(&[0, 15, 160, 255]), "000fa0ff");
    }

    #[test]
    fn there_is_one_way_of_writing_only() {
        let good = "0f".repeat(32);
        assert!(read(&good).is_some());
        for bad in [&good[1..], &good.to_uppercase(), &format!("{good}0"), &format!("{good}00"), "", &"0g".repeat(32)] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
