//! Which language to print.

use rulebook::Language;

/// A language as typed on the command line.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Tongue {
    /// Français.
    Fr,
    /// English.
    En,
}

impl Tongue {
    /// The language itself.
    pub(crate) fn language(self) -> Language {
        match self {
            Self::Fr => Language::Fr,
            Self::En => Language::En,
        }
    }
}

/// The language of the locale: French unless it says English.
pub(crate) fn of_the_locale() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    if set.is_some_and(|value| value.starts_with("en")) { Language::En } else { Language::Fr }
}
