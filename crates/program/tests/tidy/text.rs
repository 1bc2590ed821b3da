//! Plain text: UTF-8, no space at the end of a line, a line break at the end of the file.

use crate::source::Kind;
use crate::tree::File;

/// Texts that are not clean; what a program wrote is its own affair.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let written = files.iter().filter(|file| !(file.is_rust() && file.kind() == Kind::Generated));
    written.flat_map(unclean).collect()
}

fn unclean(file: &File) -> Vec<String> {
    let path = &file.path;
    let Ok(text) = std::str::from_utf8(&file.bytes) else { return vec![format!("{path} is not UTF-8")] };
    let mut found: Vec<String> = (1..)
        .zip(text.split('\n'))
        .filter(|(_, line)| line.ends_with(char::is_whitespace))
        .map(|(number, _)| format!("{path}:{number}: space at the end of the line"))
        .collect();
    if !text.is_empty() && !text.ends_with('\n') {
        found.push(format!("{path} does not end with a line break"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{File, check};

    fn found(bytes: &[u8]) -> Vec<String> {
        check(&[File { path: "a.md".to_owned(), bytes: bytes.to_vec() }])
    }

    #[test]
    fn clean_text_is_left_alone() {
        assert_eq!(found("# Étendard\n\nfin\n".as_bytes()), [""; 0]);
        assert_eq!(found(b""), [""; 0]);
    }

    #[test]
    fn what_is_not_clean_is_named() {
        assert_eq!(found(b"\xff\n"), ["a.md is not UTF-8"]);
        assert_eq!(found(b"end"), ["a.md does not end with a line break"]);
        let space = |line| format!("a.md:{line}: space at the end of the line");
        assert_eq!(found(b"one \ntwo\n\t\nfour\r\n"), [space(1), space(3), space(4)]);
    }

    #[test]
    fn what_a_program_wrote_is_its_own_affair() {
        assert_eq!(check(&[File::new("crates/a/src/generated.rs", "end ")]), [""; 0]);
    }
}
