//! How long a file and a function may be.

use crate::source::{self, Kind};
use crate::tree::File;

const LINES_OF_A_FILE: usize = 500;
const LINES_OF_A_FUNCTION: usize = 60;

/// Files that are too long, tests too; functions that are, outside tests. What a program wrote may be any length.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() && file.kind() != Kind::Generated) {
        let lines = file.text().lines().count();
        if LINES_OF_A_FILE < lines {
            found.push(format!("{} has {lines} lines, more than {LINES_OF_A_FILE}", file.path));
        }
        if file.kind() == Kind::Code {
            for (line, name, length) in functions(&source::without_tests(&file.code())) {
                if LINES_OF_A_FUNCTION < length {
                    let place = format!("{}:{line}", file.path);
                    found.push(format!("{place}: `{name}` has {length} lines, more than {LINES_OF_A_FUNCTION}"));
                }
            }
        }
    }
    found
}

/// Line, name and length of every function: from the line that begins it to the brace under it.
fn functions(code: &str) -> Vec<(usize, String, usize)> {
    let lines: Vec<&str> = code.lines().map(str::trim_end).collect();
    let begun = lines.iter().enumerate().filter_map(|(start, line)| Some((start, name(line)?)));
    begun.map(|(start, name)| (start + 1, name, length(&lines[start..]))).collect()
}

/// The name of the function this line begins.
fn name(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let is_before_fn = |word: &str| word.starts_with("pub") || matches!(word, "const" | "async" | "unsafe" | "extern");
    let first = words.by_ref().find(|word| !is_before_fn(word) && !word.ends_with(')'))?;
    let name = if first == "fn" { words.next()? } else { return None };
    Some(name.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect())
}

fn length(lines: &[&str]) -> usize {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let ends = |(number, line): (usize, &&str)| {
        let text = line.trim_start();
        let is_one_line = number == 0 && text.ends_with(['}', ';']);
        let is_under = 0 < number && indent(line) == indent(lines[0]);
        is_one_line || (is_under && (text.starts_with('}') || (text.starts_with(')') && text.ends_with(';'))))
    };
    lines.iter().enumerate().position(ends).map_or(lines.len(), |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::{File, check, functions};

    fn function(head: &str, lines: usize) -> String {
        format!("{head} {{\n{}}}\n", "    step();\n".repeat(lines - 2))
    }

    #[test]
    fn a_long_file_is_named_unless_a_program_wrote_it() {
        let long = "//\n".repeat(501);
        let paths = ["crates/a/src/b.rs", "crates/a/tests/b.rs", "crates/a/src/generated/b.rs", "b.md"];
        let files = paths.map(|path| File::new(path, &long));
        assert_eq!(
            check(&files),
            ["crates/a/src/b.rs has 501 lines, more than 500", "crates/a/tests/b.rs has 501 lines, more than 500"]
        );
        assert_eq!(check(&[File::new("crates/a/src/b.rs", &"//\n".repeat(500))]), [""; 0]);
    }

    #[test]
    fn every_long_function_is_named() {
        let text = [
            function("pub(crate) const fn one()", 61),
            function("fn two<T>(t: T)", 60),
            function("async fn three()", 70),
        ];
        assert_eq!(
            check(&[File::new("crates/a/src/b.rs", &text.concat())]),
            [
                "crates/a/src/b.rs:1: `one` has 61 lines, more than 60",
                "crates/a/src/b.rs:122: `three` has 70 lines, more than 60"
            ]
        );
    }

    #[test]
    fn a_long_test_is_free() {
        let inside = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", function("fn long()", 90));
        let files =
            [File::new("crates/a/src/b.rs", &inside), File::new("crates/a/tests/b.rs", &function("fn long()", 90))];
        assert_eq!(check(&files), [""; 0]);
    }

    #[test]
    fn a_function_ends_at_the_brace_under_it() {
        let text = "
trait A {
    fn declared(
        &self,
    ) -> u8;
    fn short(&self) -> u8 { 1 }
    fn long(
        &self,
    ) -> Vec<u8>
    where
        Self: Sized,
    {
        if true {
        }
    }
}
const TABLE: [u8; 2] = [
    1, // fn no()
    2,
];
";
        let found: Vec<(String, usize)> =
            functions(&crate::source::code(text)).into_iter().map(|(_, name, length)| (name, length)).collect();
        assert_eq!(found, [("declared".to_owned(), 3), ("short".to_owned(), 1), ("long".to_owned(), 9)]);
    }
}
