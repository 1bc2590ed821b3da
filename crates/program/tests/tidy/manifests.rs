//! What every manifest of a crate must say.

use crate::tree::File;

/// Manifests without the lints of the workspace, or free to be published under another name than ours.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.manifest_of().is_some()) {
        let manifest = file.text().parse::<toml::Table>().unwrap_or_default();
        let says = |table: &str, key: &str, wanted: bool| {
            manifest.get(table).and_then(|table| table.get(key)).and_then(toml::Value::as_bool) == Some(wanted)
        };
        if !says("lints", "workspace", true) {
            found.push(format!("{} does not say `[lints] workspace = true`", file.path));
        }
        let name = manifest.get("package").and_then(|package| package.get("name")).and_then(toml::Value::as_str);
        let ours = name.is_some_and(|name| name == "etendard" || name.starts_with("etendard-"));
        if !ours && !says("package", "publish", false) {
            found.push(format!("{} does not say `publish = false`", file.path));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{File, check};

    fn found(manifest: &str) -> Vec<String> {
        check(&[File::new("crates/a/Cargo.toml", manifest)])
    }

    #[test]
    fn a_manifest_says_both() {
        assert_eq!(found("[package]\npublish = false\n[lints]\nworkspace = true\n"), [""; 0]);
        assert_eq!(found("[package]\nname = 'etendard-a'\n[lints]\nworkspace = true\n"), [""; 0]);
    }

    #[test]
    fn what_a_manifest_does_not_say_is_named() {
        let lints = "crates/a/Cargo.toml does not say `[lints] workspace = true`";
        let publish = "crates/a/Cargo.toml does not say `publish = false`";
        assert_eq!(found("[package]\npublish = false\n[lints]\nworkspace = false\n"), [lints]);
        assert_eq!(found("[package]\nname = 'a'\n[lints]\nworkspace = true\n"), [publish]);
        assert_eq!(found("[package"), [lints, publish]);
    }
}
