//! Colour in a terminal: where it is wanted, and which.

use battle::Camp;
use rulebook::Terrain;
use std::io::IsTerminal;

/// Is there colour?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Yes.
    Wet,
    /// Signs must do.
    Dry,
}

/// What something is painted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// A heading.
    Title,
    /// What matters less.
    Faint,
    /// Where the player types.
    Prompt,
    /// A unit or a name of this camp.
    Camp(Camp),
    /// This ground, at this height.
    Ground(Terrain, u8),
    /// A road over this ground.
    Road(Terrain, u8),
    /// Something to be seen at once on this ground.
    Mark(Terrain, u8),
}

impl Paint {
    /// Colour in a terminal that knows any, unless `NO_COLOR` is set; anywhere, if `CLICOLOR_FORCE` is.
    pub(crate) fn of_the_terminal() -> Self {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        let seen = std::io::stdout().is_terminal() && !dumb;
        if !refused && (set("CLICOLOR_FORCE") || seen) { Self::Wet } else { Self::Dry }
    }

    /// A text in its ink.
    pub(crate) fn on(self, ink: Ink, text: &str) -> String {
        match self {
            Self::Dry => text.to_owned(),
            Self::Wet => format!("\u{1b}[{}m{text}\u{1b}[0m", ink.code()),
        }
    }
}

impl Ink {
    fn code(self) -> String {
        match self {
            Self::Title | Self::Prompt => "1".to_owned(),
            Self::Faint => "2".to_owned(),
            Self::Camp(Camp::North) => "1;38;5;231;48;5;25".to_owned(),
            Self::Camp(Camp::South) => "1;38;5;231;48;5;124".to_owned(),
            Self::Ground(terrain, height) => {
                let (ground, own) = wash(terrain, height);
                format!("38;5;{own};48;5;{ground}")
            }
            Self::Road(terrain, height) => format!("38;5;94;48;5;{}", wash(terrain, height).0),
            Self::Mark(terrain, height) => format!("1;38;5;16;48;5;{}", wash(terrain, height).0),
        }
    }
}

/// The colours of a ground and of its sign, of the 256 every terminal knows.
fn wash(terrain: Terrain, height: u8) -> (u8, u8) {
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
        (Terrain::Palisade | Terrain::Ditch | Terrain::Fortification, _) => (230, 124),
        (Terrain::Fire, _) => (216, 124),
    }
}
