//! A type somebody else can use is called as no other type of the house is.

use crate::source::{self, Kind};
use crate::tree::File;
use std::collections::{BTreeMap, BTreeSet};

/// Types of a crate's own that still bear a name another crate exports. The list may only get shorter.
const STILL: &str = "
    battle    → Crossing Line
    cases     → Kind Line Reading
    chronicle → Ending
    hexes     → Line Source
    host      → Cast Entry Exchange Reader Words
    odds      → Name Place Sides
    opponent  → Kind Table
    program   → Cast Cell Choices Command Field Kind Line Look Outcome Place Position Reader Said Table Tally Thrown
    scenario  → Page Reading Row Said
    server    → Said Speaker
    speech    → Reader
    storage   → Answer Line
    wire      → Chain Reading
    yardstick → Answer Arm Line Tally Work
";

/// Names exported by two crates, and names a crate exports that another uses for something of its own.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    found(files, STILL)
}

fn found(files: &[File], still: &str) -> Vec<String> {
    let rows = still.lines().filter_map(|row| row.split_once('→'));
    let still = rows.flat_map(|(room, names)| names.split_whitespace().map(|name| (room.trim(), name)));
    let still: BTreeSet<(&str, &str)> = still.collect();
    let rooms = rooms(files);
    let mut exporters: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (name, room) in &rooms {
        for exported in room.exported() {
            exporters.entry(exported).or_default().insert(name);
        }
    }
    let list = |names: &BTreeSet<&str>| names.iter().copied().collect::<Vec<_>>().join(", ");
    let twice = exporters.iter().filter(|(_, by)| 1 < by.len());
    let mut found: Vec<String> = twice.map(|(name, by)| format!("`{name}` is exported by {}", list(by))).collect();
    let mut owned = BTreeSet::new();
    for (room, name) in rooms.iter().flat_map(|(room, held)| held.defined().map(move |name| (room, name))) {
        if let Some(by) = exporters.get(name).filter(|by| !by.contains(room))
            && owned.insert((*room, name))
            && !still.contains(&(*room, name))
        {
            found.push(format!("{room} has a `{name}` of its own, {} exports one", list(by)));
        }
    }
    let gone = still.difference(&owned);
    found
        .extend(gone.map(|(room, name)| format!("{room} has no such `{name}` any more: tests/tidy/names.rs lists it")));
    found
}

/// The source of a crate, by path from `src`, without comments, literals and tests.
struct Room {
    files: BTreeMap<String, String>,
}

fn rooms(files: &[File]) -> BTreeMap<&str, Room> {
    let mut rooms: BTreeMap<&str, Room> = BTreeMap::new();
    for file in files.iter().filter(|file| file.is_rust() && file.kind() != Kind::Test) {
        let Some(name) = file.src_of() else { continue };
        let path = file.path[file.path.find("/src/").map_or(0, |at| at + 5)..].to_owned();
        let room = rooms.entry(name).or_insert_with(|| Room { files: BTreeMap::new() });
        room.files.insert(path, source::without_tests(&file.code()));
    }
    rooms
}

impl Room {
    /// The types somebody else can name: what `lib.rs` and its public modules define or pass on of their own.
    fn exported(&self) -> BTreeSet<&str> {
        let defined: BTreeSet<&str> = self.defined().collect();
        let mut exported = BTreeSet::new();
        let mut open = vec![String::new()];
        while let Some(module) = open.pop() {
            let path = if module.is_empty() { "lib.rs".to_owned() } else { format!("{module}.rs") };
            let Some(code) = self.files.get(&path) else { continue };
            exported.extend(definitions(code).filter(|(is_public, _)| *is_public).map(|(_, name)| name));
            let uses = code.split("\npub use ").skip(1).filter_map(|rest| rest.split_once(';'));
            for (within, names) in uses.map(|(list, _)| passed(list)) {
                for (name, called) in names {
                    if name == "*" {
                        let file = self.files.get(&format!("{}.rs", within.replace("::", "/")));
                        let public = file.into_iter().flat_map(|code| definitions(code)).filter(|(open, _)| *open);
                        exported.extend(public.map(|(_, name)| name));
                    } else if defined.contains(name) {
                        exported.insert(called);
                    }
                }
            }
            let modules = code.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
            let inside = |name: &str| if module.is_empty() { name.to_owned() } else { format!("{module}/{name}") };
            open.extend(modules.map(inside));
        }
        exported
    }

    /// Every type it defines.
    fn defined(&self) -> impl Iterator<Item = &str> {
        self.files.values().flat_map(|code| definitions(code)).map(|(_, name)| name)
    }
}

/// What a `pub use` passes on: the module, and each name with what it is called outside.
fn passed(list: &str) -> (String, Vec<(&str, &str)>) {
    let (within, names) = match list.split_once('{') {
        Some((within, names)) => (within.trim_end_matches("::"), names.trim_end().trim_end_matches('}')),
        None => list.rsplit_once("::").unwrap_or(("", list)),
    };
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    (within.to_owned(), names.map(|name| name.split_once(" as ").unwrap_or((name, name))).collect())
}

/// The types a file defines, and whether each is public. A `type` inside a trait is no type of the house.
fn definitions(code: &str) -> impl Iterator<Item = (bool, &str)> {
    code.lines().filter_map(|line| {
        let text = line.trim_start();
        let (is_public, rest) = match text.strip_prefix("pub ") {
            Some(rest) => (true, rest),
            None => {
                (false, text.strip_prefix("pub(").and_then(|rest| rest.split_once(") ")).map_or(text, |(_, rest)| rest))
            }
        };
        let (keyword, rest) = rest.split_once(' ')?;
        let is_type = matches!(keyword, "struct" | "enum" | "trait" | "union") || keyword == "type" && text == line;
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        (is_type && rest.starts_with(char::is_uppercase)).then_some((is_public, &rest[..end]))
    })
}

#[cfg(test)]
mod tests {
    use super::{File, found};

    fn untidy(files: &[(&str, &str)], still: &str) -> Vec<String> {
        found(&files.iter().map(|(path, text)| File::new(path, text)).collect::<Vec<_>>(), still)
    }

    const ONE: (&str, &str) =
        ("crates/one/src/lib.rs", "//! One.\n\nmod a;\npub use a::{Line, read};\n\npub struct Here<'a>(&'a u8);\n");
    const LINE: (&str, &str) = ("crates/one/src/a.rs", "pub struct Line {\n}\nstruct Hidden;\n");

    #[test]
    fn a_name_exported_twice_is_named_however_it_is_passed_on() {
        for other in [
            "//! Two.\n\npub enum Line {}\n",
            "//! Two.\n\nmod b;\npub use b::Line;\n",
            "//! Two.\n\nmod b;\npub use b::*;\n",
            "//! Two.\n\nmod b;\npub use b::{\n    Text as Line,\n};\n",
        ] {
            let within = ("crates/two/src/b.rs", "pub trait Line {}\npub(crate) struct Text;\n");
            let files = [ONE, LINE, ("crates/two/src/lib.rs", other), within];
            assert_eq!(untidy(&files, ""), ["`Line` is exported by one, two"], "{other}");
        }
        let files =
            [ONE, LINE, ("crates/two/src/lib.rs", "\npub mod b;\n"), ("crates/two/src/b.rs", "pub type Here = u8;")];
        assert_eq!(untidy(&files, ""), ["`Here` is exported by one, two"]);
    }

    #[test]
    fn the_same_type_may_be_passed_on_and_what_is_hidden_is_free() {
        let other = "//! Two.\n\nmod b;\npub use one::Line;\n";
        let hidden =
            "struct Hidden;\nimpl A for B {\n    type Here = u8;\n}\n#[cfg(test)]\nmod tests {\n    struct Here;\n}\n";
        let files = [ONE, LINE, ("crates/two/src/lib.rs", other), ("crates/two/src/b.rs", hidden)];
        assert_eq!(untidy(&files, ""), [""; 0]);
    }

    #[test]
    fn nobody_has_a_type_of_his_own_by_an_exported_name_but_those_on_the_list() {
        let files = [ONE, LINE, ("crates/two/src/b.rs", "pub(crate) struct Line;\n")];
        assert_eq!(untidy(&files, ""), ["two has a `Line` of its own, one exports one"]);
        assert_eq!(untidy(&files, "two → Line"), [""; 0]);
        let gone = "two has no such `Here` any more: tests/tidy/names.rs lists it";
        assert_eq!(untidy(&files, "two → Here Line"), [gone]);
    }
}
