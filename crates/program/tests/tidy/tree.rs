//! The files of the checkout.

use crate::source::{self, Kind};
use std::borrow::Cow;
use std::path::Path;

/// A file, by its path from the root.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

impl File {
    /// A file made up for a test.
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), bytes: text.as_bytes().to_vec() }
    }

    pub(crate) fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }

    /// Its Rust without comments and literals.
    pub(crate) fn code(&self) -> String {
        source::code(&self.text())
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.has_ending("rs")
    }

    pub(crate) fn has_ending(&self, ending: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|known| known == ending)
    }

    pub(crate) fn kind(&self) -> Kind {
        source::kind(&self.path)
    }

    /// The crate whose `src` it stands in.
    pub(crate) fn src_of(&self) -> Option<&str> {
        let (name, rest) = self.path.strip_prefix("crates/")?.split_once('/')?;
        rest.starts_with("src/").then_some(name)
    }

    /// The crate whose manifest it is.
    pub(crate) fn manifest_of(&self) -> Option<&str> {
        let name = self.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
        (!name.contains('/')).then_some(name)
    }
}

/// Every Rust, TOML, Markdown and Fluent file of the checkout.
pub(crate) fn files() -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of the checkout can be listed") {
            let path = entry.expect("a folder of the checkout can be listed").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if !name.starts_with('.') && !["node_modules", "target", "test-results"].contains(&&*name) {
                    folders.push(path);
                }
            } else if path
                .extension()
                .is_some_and(|ending| ["rs", "toml", "md", "ftl"].iter().any(|known| ending == *known))
            {
                let short = path.strip_prefix(&root).expect("it was found below the root");
                let bytes = std::fs::read(&path).expect("a file of the checkout can be read");
                found.push(File { path: short.to_string_lossy().replace('\\', "/"), bytes });
            }
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}
