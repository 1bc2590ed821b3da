//! Colour in a terminal: where it is wanted, and which.

use battle::Camp;
use rulebook::Terrain;
use std::io::IsTerminal;

/// Is there colour?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colours {
    /// Yes.
    On,
    /// Signs must do.
    Off,
}

/// What something is painted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// A heading.
    Title,
    /// What matters less.
    Faint,
    /// A unit or a name of this camp.
    Camp(Camp),
    /// This ground, at this height, with this sign on it.
    Ground(Terrain, u8, Sign),
}

/// What stands on a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Its own sign.
    Ground,
    /// A road.
    Road,
    /// Something to be seen at once: a work, an objective.
    Mark,
}

impl Colours {
    /// Colour in a terminal, unless `NO_COLOR` is set; anywhere, if `CLICOLOR_FORCE` is.
    pub(crate) fn of_the_terminal() -> Self {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        let seen = std::io::stdout().is_terminal() && !dumb;
        if !refused && (set("CLICOLOR_FORCE") || seen) { Self::On } else { Self::Off }
    }

    /// A text in its ink.
    pub(crate) fn painted(self, ink: Ink, text: &str) -> String {
        match self {
            Self::Off => text.to_owned(),
            Self::On => format!("\u{1b}[{}m{text}\u{1b}[0m", ink.code()),
        }
    }
}

impl Ink {
    fn code(self) -> String {
        match self {
            Self::Title => "1".to_owned(),
            Self::Faint => "2".to_owned(),
            Self::Camp(Camp::North) => "1;38;5;231;48;5;25".to_owned(),
            Self::Camp(Camp::South) => "1;38;5;231;48;5;124".to_owned(),
            Self::Ground(terrain, height, sign) => {
                let (ground, own) = ground(terrain, height);
                match sign {
                    Sign::Ground => format!("38;5;{own};48;5;{ground}"),
                    Sign::Road => format!("38;5;94;48;5;{ground}"),
                    Sign::Mark => format!("1;38;5;16;48;5;{ground}"),
                }
            }
        }
    }
}

/// The colours of a ground and of its sign, of the 256 every terminal knows.
fn ground(terrain: Terrain, height: u8) -> (u8, u8) {
    match (terrain, height) {
        (Terrain::Clear | Terrain::Road, 0) => (230, 250),
        (Terrain::Clear | Terrain::Road, 1) | (Terrain::Hill, _) => (223, 137),
        (Terrain::Clear | Terrain::Road, _) => (180, 94),
        (Terrain::Forest, 0) => (150, 22),
        (Terrain::Forest, _) => (143, 22),
        (Terrain::Habitations, _) => (217, 88),
        (Terrain::Marsh, _) => (152, 29),
        (Terrain::Rocks, _) => (187, 59),
        (Terrain::Sand, _) => (228, 136),
        (Terrain::Snow, _) => (255, 110),
        (Terrain::Mountain, _) => (245, 235),
        (Terrain::Lake | Terrain::LargeRiver, _) => (75, 19),
        (Terrain::River, _) => (117, 25),
        (Terrain::Stream, _) => (195, 31),
        (Terrain::Ford, _) => (153, 25),
        (Terrain::Bridge | Terrain::LargeBridge, _) => (180, 52),
        (Terrain::Palisade | Terrain::Ditch | Terrain::Fortification | Terrain::Fire, _) => (230, 124),
    }
}
