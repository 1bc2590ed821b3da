//! Rust files as text: what each is for, and what stays when comments, literals and tests are blanked.
//!
//! A blanked letter leaves a space, a line break stays: every line keeps its number.

/// What a Rust file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It goes into the game.
    Code,
    /// A test, a trial, an example or a benchmark.
    Test,
    /// Written by a program.
    Generated,
}

/// What the file at this path, from the root, is for.
pub(crate) fn kind(path: &str) -> Kind {
    let mut parts = path.split('/');
    let name = path.rsplit('/').next().unwrap_or_default();
    if name == "generated.rs" || parts.clone().any(|part| part == "generated") {
        Kind::Generated
    } else if name == "tests.rs" || parts.any(|part| matches!(part, "tests" | "trials" | "examples" | "benches")) {
        Kind::Test
    } else {
        Kind::Code
    }
}

/// The text without its comments, strings and character literals.
pub(crate) fn code(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let in_word = kept.chars().next_back().is_some_and(|before| before.is_alphanumeric() || before == '_');
        let hidden = hidden(rest, in_word);
        if hidden == 0 {
            kept.push(letter);
            rest = &rest[letter.len_utf8()..];
        } else {
            blank(&mut kept, &rest[..hidden]);
            rest = &rest[hidden..];
        }
    }
    kept
}

/// Code without what is compiled for tests only; to be given what [`code`] returns.
pub(crate) fn without_tests(code: &str) -> String {
    let mut kept = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(start) = rest.find("#[cfg(test)]") {
        let (before, item) = rest.split_at(start);
        kept.push_str(before);
        let end = end_of_item(item);
        blank(&mut kept, &item[..end]);
        rest = &item[end..];
    }
    kept + rest
}

fn blank(kept: &mut String, hidden: &str) {
    kept.extend(hidden.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' }));
}

/// How far the item goes that begins here: to its semicolon or its closing brace.
fn end_of_item(item: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in item.char_indices() {
        match letter {
            ';' if depth == 0 => return at + 1,
            '{' => depth += 1,
            '}' if depth == 1 => return at + 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    item.len()
}

/// How much of the text, from its first letter, is one comment or literal.
fn hidden(rest: &str, in_word: bool) -> usize {
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        block_comment(rest)
    } else if rest.starts_with('\'') {
        character(rest)
    } else if !in_word || rest.starts_with('"') {
        string(rest)
    } else {
        0
    }
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest[at..];
        if here.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// `'x'` or `'\n'`; a lifetime is none.
fn character(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match letters.next() {
        Some((_, '\\')) => {
            let escaped = letters.next();
            escaped.and_then(|_| letters.find(|(_, letter)| *letter == '\'')).map_or(0, |(at, _)| at + 1)
        }
        Some(_) => letters.next().filter(|(_, letter)| *letter == '\'').map_or(0, |(at, _)| at + 1),
        None => 0,
    }
}

/// `"…"`, `b"…"`, `r#"…"#` and their sisters.
fn string(rest: &str) -> usize {
    let prefix = rest.bytes().take(2).take_while(|byte| b"bcr".contains(byte)).count();
    let is_raw = rest[..prefix].contains('r');
    let hashes = rest[prefix..].bytes().take_while(|byte| *byte == b'#').count();
    let open = prefix + hashes;
    if !rest[open..].starts_with('"') || (0 < hashes && !is_raw) {
        return 0;
    }
    let inside = &rest[open + 1..];
    if is_raw {
        let close = format!("\"{}", "#".repeat(hashes));
        return inside.find(&close).map_or(rest.len(), |at| open + 1 + at + close.len());
    }
    let mut escaped = false;
    for (at, letter) in inside.char_indices() {
        match letter {
            '"' if !escaped => return open + 1 + at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}
