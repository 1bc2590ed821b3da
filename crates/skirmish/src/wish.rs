//! What skirmish is wanted.

use rulebook::{Book, Words};
use scenario::Sentence;
use strum::{Display, EnumIter, EnumString};

/// What the ground is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Landscape {
    /// Fields, a copse, a knoll.
    Open,
    /// Woods.
    Wooded,
    /// Hills, some of them high.
    Hilly,
    /// A river from edge to edge, with a bridge and fords.
    River,
    /// Houses in the middle.
    Village,
}

impl Landscape {
    /// What a player calls it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Open => Words::new("dégagé", "open"),
            Self::Wooded => Words::new("boisé", "wooded"),
            Self::Hilly => Words::new("vallonné", "hilly"),
            Self::River => Words::new("rivière", "river"),
            Self::Village => Words::new("village", "village"),
        }
    }
}

/// What the armies are there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum SkirmishAim {
    /// Two armies meet on the same ground for both.
    Meeting,
    /// One holds a place, the other must take it in time.
    Assault,
}

impl SkirmishAim {
    /// What a player calls it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Meeting => Words::new("rencontre", "meeting"),
            Self::Assault => Words::new("assaut", "assault"),
        }
    }
}

/// What skirmish is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// By which rules.
    pub book: Book,
    /// Columns of the map.
    pub columns: u8,
    /// Rows of the map.
    pub rows: u8,
    /// The worth of each army: a unit of the line is about fifteen.
    pub points: u16,
    /// The year; any period of the book if none.
    pub year: Option<i16>,
    /// The ground.
    pub landscape: Landscape,
    /// What for.
    pub aim: SkirmishAim,
    /// The number all luck comes from.
    pub seed: u64,
}

/// A wish that cannot be granted; in both languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said.en)]
pub struct WishError {
    /// Why not, and what to ask for.
    pub said: Sentence,
}

impl WishError {
    pub(crate) fn new(fr: String, en: String) -> Self {
        Self { said: Sentence { fr, en } }
    }
}

impl Wish {
    /// Columns there may be.
    pub const COLUMNS: std::ops::RangeInclusive<u8> = 7..=40;
    /// Rows there may be.
    pub const ROWS: std::ops::RangeInclusive<u8> = 7..=30;
    /// The worth an army may have.
    pub const POINTS: std::ops::RangeInclusive<u16> = 60..=450;
    /// The largest seed: every program that reads JSON holds such a number exactly.
    pub const MOST_SEED: u64 = balance::MAX_SEED;

    /// Is it a wish that can be granted?
    pub(crate) fn check(&self) -> Result<(), WishError> {
        let within = |fr: &str, en: &str, found: u64, least: u64, most: u64| {
            if (least..=most).contains(&found) {
                return Ok(());
            }
            Err(WishError::new(
                format!("{fr}\u{a0}: {found}, il en faut de {least} à {most}"),
                format!("{en}: {found}, expected {least} to {most}"),
            ))
        };
        let range = |range: std::ops::RangeInclusive<u8>| (u64::from(*range.start()), u64::from(*range.end()));
        let (least, most) = range(Self::COLUMNS);
        within("colonnes", "columns", u64::from(self.columns), least, most)?;
        let (least, most) = range(Self::ROWS);
        within("rangées", "rows", u64::from(self.rows), least, most)?;
        let points = (u64::from(*Self::POINTS.start()), u64::from(*Self::POINTS.end()));
        within("points", "points", u64::from(self.points), points.0, points.1)?;
        within("graine", "seed", self.seed, 0, Self::MOST_SEED)?;
        // Three rows of units at most, and the wings free.
        let room = 3 * u64::from(self.columns.saturating_sub(2)) * 12;
        if room < u64::from(self.points) {
            return Err(WishError::new(
                format!(
                    "{} points ne tiennent pas sur {} colonnes\u{a0}: {room} au plus, ou une carte plus large",
                    self.points, self.columns
                ),
                format!(
                    "{} points do not fit on {} columns: {room} at most, or a wider map",
                    self.points, self.columns
                ),
            ));
        }
        Ok(())
    }
}
