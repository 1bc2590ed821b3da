//! Pieces of Rust.

use crate::Bilingual;
use enumset::{EnumSet, EnumSetType};
use std::fmt::Debug;

/// A text as a literal. Spaces that do not look it (a French no-break space) are written out.
pub(super) fn literal(text: &str) -> String {
    let mut quoted = String::from("\"");
    for char in text.chars() {
        match char {
            '"' | '\\' | '\n' | '\r' | '\t' => quoted.extend(char.escape_default()),
            ' ' => quoted.push(char),
            _ if char.is_whitespace() || char.is_control() => quoted.extend(char.escape_unicode()),
            _ => quoted.push(char),
        }
    }
    quoted + "\""
}

/// Lines one after the other.
pub(super) fn joined(lines: impl Iterator<Item = String>) -> String {
    lines.collect()
}

/// `Words::new("…", "…")`.
pub(super) fn words(phrase: &Bilingual) -> String {
    format!("Words::new({}, {})", literal(&phrase.fr), literal(&phrase.en))
}

/// `None`, or `Some(…)`.
pub(super) fn option(inner: Option<impl AsRef<str>>) -> String {
    inner.map_or_else(|| "None".to_owned(), |inner| format!("Some({})", inner.as_ref()))
}

/// `enum_set!(Trait::Powder | Trait::Rockets)`, or `EnumSet::empty()`.
pub(super) fn set<E: EnumSetType + Debug>(name: &str, set: EnumSet<E>) -> String {
    if set.is_empty() {
        return "EnumSet::empty()".to_owned();
    }
    let members: Vec<String> = set.iter().map(|member| format!("{name}::{member:?}")).collect();
    format!("enum_set!({})", members.join(" | "))
}

/// One line of a doc comment: what Markdown or a link would take as its own is escaped.
pub(super) fn doc(text: &str) -> String {
    let mut line = String::new();
    for char in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        if matches!(char, '[' | ']' | '<' | '>' | '`' | '*' | '_' | '\\') {
            line.push('\\');
        }
        line.push(char);
    }
    line
}

/// `use enumset::{EnumSet, enum_set};` with those of the names that a piece of Rust uses.
pub(super) fn import(from: &str, names: &[&str], body: &str) -> String {
    match used(body, names)[..] {
        [] => String::new(),
        [name] => format!("use {from}::{name};\n"),
        ref names => format!("use {from}::{{{}}};\n", names.join(", ")),
    }
}

/// The names of these that a piece of Rust uses, texts apart.
fn used<'n>(body: &str, names: &[&'n str]) -> Vec<&'n str> {
    let bare = without_texts(body);
    let used = |name: &str| bare.split(|char: char| !char.is_alphanumeric() && char != '_').any(|word| word == name);
    names.iter().copied().filter(|name| used(name)).collect()
}

fn without_texts(body: &str) -> String {
    let mut bare = String::new();
    let (mut inside, mut escaped) = (false, false);
    for char in body.chars() {
        if !inside && char != '"' {
            bare.push(char);
        }
        inside ^= char == '"' && !escaped;
        escaped = char == '\\' && !escaped;
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::{doc, literal, used};

    #[test]
    fn a_text_survives_as_a_literal() {
        assert_eq!(literal("l'« été »\u{a0}: \"\\\n"), r#""l'« été »\u{a0}: \"\\\n""#);
    }

    #[test]
    fn a_doc_comment_is_plain_text() {
        assert_eq!(doc("a [b] `c`\n  <d> e_f"), r"a \[b\] \`c\` \<d\> e\_f");
    }

    #[test]
    fn a_name_inside_a_text_is_not_used() {
        assert_eq!(
            used(r#"Troop { key: "Trait \" Face", arm: Arm::Foot }"#, &["Troop", "Trait", "Face", "Arm"]),
            ["Troop", "Arm"]
        );
    }
}
