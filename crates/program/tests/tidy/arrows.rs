//! Who may use whom. Arrows inside tests are free; every other one is drawn here.

use crate::tree::File;
use std::collections::{BTreeMap, BTreeSet};

/// A crate, and the crates of ours it may use; `*` is any. A case file names its book, so `cases` holds them.
///
/// ```text
/// hexes ──────────┐
/// rulebook ──┬────┴→ battle ──→ odds ──→ opponent ──┐
///            │          ├─────→ chronicle, scenario, cases, wire ──→ server, program
///            ├→ books ──────────────────────────────────────────────→ server, program
///            └→ register
/// ```
const DRAWING: &str = "
    hexes     →
    rulebook  →
    books     → rulebook
    reader    →
    register  → reader rulebook
    battle    → hexes rulebook
    odds      → battle reader rulebook
    opponent  → battle odds rulebook
    scenario  → battle books reader rulebook
    chronicle → battle rulebook scenario speech
    speech    → battle reader rulebook
    cases     → battle books reader rulebook speech
    exercises → battle books chronicle opponent rulebook scenario
    wire      → battle rulebook scenario speech
    dice      → rulebook
    workshop  → battle books reader rulebook scenario wire
    balance   → battle books opponent rulebook scenario wire
    skirmish  → balance battle books opponent rulebook scenario wire
    host      → balance battle books cases chronicle dice exercises odds opponent rulebook scenario skirmish speech wire workshop
    yardstick → battle books odds opponent rulebook scenario
    page      → battle dice host odds opponent rulebook wire
    binder    →
    storage   →
    server    → *
    etendard  → battle books chronicle odds opponent rulebook scenario speech
    program   → *
";

/// Arrows that are not drawn, and crates that are not.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let drawing = drawing();
    let mut found = Vec::new();
    let ours: BTreeSet<&str> = files.iter().filter_map(File::manifest_of).collect();
    for file in files {
        let Some(name) = file.manifest_of() else { continue };
        let Some(allowed) = drawing.get(name) else {
            found.push(format!("crates/{name} is not in the drawing of tests/tidy/arrows.rs"));
            continue;
        };
        let used = match file.text().parse::<toml::Table>() {
            Ok(manifest) => used(&manifest),
            Err(error) => {
                found.push(format!("{} is not TOML: {}", file.path, error.message()));
                continue;
            }
        };
        let undrawn = used.iter().filter(|other| ours.contains(other.as_str()) || drawing.contains_key(other.as_str()));
        let undrawn = undrawn.filter(|other| !allowed.contains("*") && !allowed.contains(other.as_str()));
        found.extend(
            undrawn.map(|other| format!("{name} → {other} is no arrow of the drawing of tests/tidy/arrows.rs")),
        );
    }
    found
}

fn drawing() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let rows = DRAWING.lines().filter_map(|row| row.split_once('→'));
    rows.map(|(name, used)| (name.trim(), used.split_whitespace().collect())).collect()
}

/// What a manifest uses outside tests, on any platform, by the names of the packages.
fn used(manifest: &toml::Table) -> BTreeSet<String> {
    let platforms = manifest.get("target").and_then(toml::Value::as_table);
    let of_platforms = platforms.into_iter().flat_map(toml::Table::values).filter_map(toml::Value::as_table);
    let tables = std::iter::once(manifest).chain(of_platforms);
    let lists = tables.flat_map(|table| [table.get("dependencies"), table.get("build-dependencies")]);
    let entries = lists.flatten().filter_map(toml::Value::as_table).flatten();
    entries.map(|(name, value)| value.get("package").and_then(toml::Value::as_str).unwrap_or(name).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{File, check};

    fn found(name: &str, manifest: &str) -> Vec<String> {
        check(&[File::new(&format!("crates/{name}/Cargo.toml"), manifest)])
    }

    const UNDRAWN: &str = "is no arrow of the drawing of tests/tidy/arrows.rs";

    #[test]
    fn a_drawn_arrow_and_a_foreign_crate_are_free() {
        let manifest = "[dependencies]\nhexes.workspace = true\nserde_json.workspace = true\n";
        assert_eq!(found("battle", manifest), [""; 0]);
        assert_eq!(found("server", "[dependencies]\nbattle = {}\nopponent = {}\n"), [""; 0]);
    }

    #[test]
    fn a_new_arrow_is_named() {
        assert_eq!(found("battle", "[dependencies]\nbooks.workspace = true\n"), [format!("battle → books {UNDRAWN}")]);
        assert_eq!(
            found("hexes", "[dependencies.rulebook]\npath = '../rulebook'\n"),
            [format!("hexes → rulebook {UNDRAWN}")]
        );
    }

    #[test]
    fn an_arrow_cannot_hide() {
        for hidden in [
            "[build-dependencies]\nbooks = {}\n",
            "[target.'cfg(unix)'.dependencies]\nbooks = {}\n",
            "[dependencies]\nlibrary = { package = 'books' }\n",
        ] {
            assert_eq!(found("odds", hidden), [format!("odds → books {UNDRAWN}")], "{hidden}");
        }
    }

    #[test]
    fn tests_may_use_anything() {
        assert_eq!(found("battle", "[dev-dependencies]\nbooks.workspace = true\n"), [""; 0]);
    }

    #[test]
    fn a_new_crate_must_be_drawn() {
        assert_eq!(found("utils", ""), ["crates/utils is not in the drawing of tests/tidy/arrows.rs"]);
    }

    #[test]
    fn a_manifest_that_cannot_be_read_is_named() {
        let found = found("hexes", "[dependencies\n");
        assert!(found[0].starts_with("crates/hexes/Cargo.toml is not TOML: "), "{found:?}");
    }
}
