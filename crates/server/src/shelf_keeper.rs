//! What whoever keeps the server does to the shelf.

use crate::keeper::{Keeper, KeeperError};
use crate::shelf::ShelfCard;
use storage::{ShelfFilter, ShelfState, ShelvedBattle, ShelvedWhole};

/// Battles of one page of a list.
const PAGE: u32 = 500;

/// A battle on the shelf, as whoever keeps the server sees it.
#[derive(Clone, Debug)]
pub struct KeptBattle {
    /// Its id.
    pub id: String,
    /// Whether it is to be seen.
    pub state: ShelfState,
    /// Its titles, in French and in English.
    pub titles: [String; 2],
    /// What its author is called.
    pub author: String,
    /// Its book.
    pub book: String,
    /// Columns and rows of its map.
    pub size: [u16; 2],
    /// The number of its newest version.
    pub version: u64,
    /// Bytes of all its versions.
    pub bytes: u64,
    /// Games made of it.
    pub plays: u64,
    /// Browsers that hold it dear.
    pub thumbs: u64,
    /// Reports nobody has dealt with.
    pub reports: u64,
}

/// A battle on the shelf with all that is known of it.
#[derive(Clone, Debug)]
pub struct KeptBattleWhole {
    /// The battle.
    pub battle: KeptBattle,
    /// The text of its newest version; none where it is gone.
    pub text: Option<String>,
    /// What was reported: when, in milliseconds since 1970, and why.
    pub reports: Vec<(i64, String)>,
}

impl Keeper {
    /// Battles on the shelf, the newest first: those that can be seen, all, or those that were reported.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn shelf(&self, hidden_too: bool, reported: bool) -> Result<Vec<KeptBattle>, KeeperError> {
        let mut filter = ShelfFilter { hidden_too, reported, limit: PAGE, ..ShelfFilter::default() };
        let mut battles = Vec::new();
        loop {
            let found = self.store().shelf(&filter).await?;
            battles.extend(found.iter().map(kept));
            let Some(last) = found.last().filter(|_| found.len() == PAGE as usize) else { return Ok(battles) };
            filter.after = Some((last.created, last.id.clone()));
        }
    }

    /// One battle, its text, and what was reported.
    ///
    /// # Errors
    /// Where there is no such battle, or the store fails.
    pub async fn look_at_battle(&self, id: &str) -> Result<KeptBattleWhole, KeeperError> {
        let ShelvedWhole { battle, mut versions, reports, .. } = self.store().whole_battle(id).await?;
        Ok(KeptBattleWhole {
            battle: kept(&battle),
            text: versions.pop().map(|version| version.body),
            reports: reports.into_iter().map(|report| (report.at, report.reason)).collect(),
        })
    }

    /// Hides a battle, shows it again, or removes it for ever.
    ///
    /// # Errors
    /// Where there is no such battle, its text is gone already, or the store fails.
    pub async fn set_battle(&self, id: &str, state: ShelfState) -> Result<(), KeeperError> {
        Ok(self.store().set_shelf_state(id, state).await?)
    }

    /// What was reported about a battle has been dealt with.
    ///
    /// # Errors
    /// Where there is no such battle, or the store fails.
    pub async fn settle(&self, id: &str) -> Result<(), KeeperError> {
        Ok(self.store().heard(id).await?)
    }
}

fn kept(record: &ShelvedBattle) -> KeptBattle {
    let card = ShelfCard::of(record);
    KeptBattle {
        id: record.id.clone(),
        state: record.state,
        titles: [card.fr, card.en],
        author: card.author,
        book: record.book.clone(),
        size: [card.columns, card.rows],
        version: record.version,
        bytes: record.bytes,
        plays: record.plays,
        thumbs: record.thumbs,
        reports: record.reports,
    }
}
