//! Battles people publish: what is kept of them.
//!
//! A battle on the shelf is a row and its versions. A version never changes; one that was taken back or removed loses its
//! text, and its row stays, so that its link can say so.

mod door;
pub(crate) mod sql;

use crate::{StoreError, TokenHash};
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Formatter, Result as Written};

/// Whether a battle is to be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShelfState {
    /// By everybody.
    #[default]
    Shown,
    /// By nobody, until whoever keeps the server shows it again.
    Hidden,
    /// Its author took it back; its text is gone.
    Withdrawn,
    /// Whoever keeps the server removed it; its text is gone.
    Removed,
}

impl ShelfState {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Shown, Self::Hidden, Self::Withdrawn, Self::Removed];

    /// The word it is kept as.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Hidden => "hidden",
            Self::Withdrawn => "withdrawn",
            Self::Removed => "removed",
        }
    }

    /// Is its text gone?
    #[must_use]
    pub const fn is_gone(self) -> bool {
        match self {
            Self::Shown | Self::Hidden => false,
            Self::Withdrawn | Self::Removed => true,
        }
    }

    /// The state a word stands for.
    pub(crate) fn of(word: &str) -> Result<Self, StoreError> {
        let found = Self::ALL.into_iter().find(|state| state.word() == word);
        found.ok_or_else(|| StoreError::Damaged(vec![format!("`{word}` is no state of a battle on the shelf")]))
    }
}

/// A battle on the shelf.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShelvedBattle {
    /// Its id.
    pub id: String,
    /// When it was published, in milliseconds since 1970.
    pub created: i64,
    /// When its newest version was.
    pub updated: i64,
    /// The hash of the token its author keeps.
    #[serde(with = "crate::records::hex")]
    pub token_hash: TokenHash,
    /// Whether it is to be seen.
    pub state: ShelfState,
    /// The number of its newest version.
    pub version: u64,
    /// What a list says of it. JSON of the server’s.
    pub card: String,
    /// Its book.
    pub book: String,
    /// How many hexes its map has.
    pub hexes: u64,
    /// What it is found by, in small letters; left out of a list.
    pub words: String,
    /// Games that were made of it.
    pub plays: u64,
    /// Browsers that hold it dear. The store counts them itself, and the two that follow.
    pub thumbs: u64,
    /// Reports nobody has dealt with yet.
    pub reports: u64,
    /// Bytes of its versions.
    pub bytes: u64,
}

impl Debug for ShelvedBattle {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        // No hash: what is printed ends up in logs.
        let mut shown = out.debug_struct("ShelvedBattle");
        let shown = shown.field("id", &self.id).field("state", &self.state).field("version", &self.version);
        let shown = shown.field("card", &self.card).field("book", &self.book).field("hexes", &self.hexes);
        let shown = shown.field("plays", &self.plays).field("thumbs", &self.thumbs).field("reports", &self.reports);
        shown.field("created", &self.created).field("updated", &self.updated).finish_non_exhaustive()
    }
}

/// One version of a battle on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShelvedVersion {
    /// The id of the battle.
    pub battle: String,
    /// Its number: from 1, without gaps.
    pub number: u64,
    /// When it was published, in milliseconds since 1970.
    pub at: i64,
    /// The SHA-256 of its text.
    #[serde(with = "crate::records::hex")]
    pub hash: [u8; 32],
    /// The text of its file.
    pub body: String,
    /// Its certificate of balance.
    pub certificate: Option<String>,
}

/// A browser that holds a battle dear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShelfThumb {
    /// The id of the battle.
    pub battle: String,
    /// What is kept of the browser.
    #[serde(with = "crate::records::hex")]
    pub mark: [u8; 32],
}

/// What somebody finds wrong with a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShelfReport {
    /// The id of the battle.
    pub battle: String,
    /// What is kept of the browser: each is heard once about a battle, its last word.
    #[serde(with = "crate::records::hex")]
    pub mark: [u8; 32],
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Why.
    pub reason: String,
}

/// Everything of a battle on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelvedWhole {
    /// The battle.
    pub battle: ShelvedBattle,
    /// Its versions, by number; none where its text is gone.
    pub versions: Vec<ShelvedVersion>,
    /// Who holds it dear.
    pub thumbs: Vec<ShelfThumb>,
    /// What was reported.
    pub reports: Vec<ShelfReport>,
}

/// How much the shelf holds at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfRoom {
    /// Battles that are there, shown or hidden.
    pub battles: u64,
    /// Bytes of all their versions.
    pub bytes: u64,
    /// Versions of one battle.
    pub versions: u64,
}

/// By what a list is ordered: the greatest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShelfOrder {
    /// When they were published.
    #[default]
    Age,
    /// How often they were played.
    Plays,
    /// How many hold them dear.
    Thumbs,
}

/// Which battles of the shelf are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfFilter {
    /// Those that are not shown, too.
    pub hidden_too: bool,
    /// Only those somebody has reported.
    pub reported: bool,
    /// Of this book.
    pub book: Option<String>,
    /// Whose words contain this, in small letters.
    pub saying: Option<String>,
    /// With so many hexes: at least, at most.
    pub hexes: Option<(u64, u64)>,
    /// In which order.
    pub order: ShelfOrder,
    /// What the last battle of the page before is ordered by, and its id; none for the first page.
    pub after: Option<(i64, String)>,
    /// At most so many.
    pub limit: u32,
}

/// Something the shelf is told, done whole or not at all.
#[derive(Clone, Debug)]
pub(crate) enum ShelfWrite {
    /// A battle that is new here. Where there is no limit, it comes from another store.
    Publish {
        whole: Box<ShelvedWhole>,
        room: Option<ShelfRoom>,
    },
    /// A new version; the battle says what is new in its row.
    Version {
        battle: Box<ShelvedBattle>,
        version: ShelvedVersion,
        room: ShelfRoom,
    },
    Thumb {
        thumb: ShelfThumb,
        yes: bool,
    },
    Report(ShelfReport),
    /// Whoever keeps the server has dealt with what was reported.
    Heard(String),
    /// A game was made of the text with this hash.
    PlayedText([u8; 32]),
    State {
        battle: String,
        state: ShelfState,
    },
}

impl ShelfWrite {
    /// About how much is written.
    pub(crate) fn weight(&self) -> usize {
        let of = |version: &ShelvedVersion| version.body.len() + version.certificate.as_ref().map_or(0, String::len);
        match self {
            Self::Publish { whole, .. } => whole.versions.iter().map(of).sum::<usize>() + 512,
            Self::Version { version, .. } => of(version) + 512,
            Self::Thumb { .. } | Self::Report(_) | Self::Heard(_) | Self::PlayedText(_) | Self::State { .. } => 256,
        }
    }
}
