//! The shelf of a store.

use super::{
    ShelfFilter, ShelfReport, ShelfRoom, ShelfState, ShelfThumb, ShelfWrite, ShelvedBattle, ShelvedVersion,
    ShelvedWhole,
};
use crate::store::Home;
use crate::{Store, StoreError, valid};

impl Store {
    /// Puts a battle on the shelf, with its first version.
    ///
    /// # Errors
    /// [`StoreError::Exists`], [`StoreError::ShelfFull`], or the store fails.
    pub async fn publish(
        &self,
        battle: ShelvedBattle,
        version: ShelvedVersion,
        room: ShelfRoom,
    ) -> Result<(), StoreError> {
        let whole = ShelvedWhole { battle, versions: vec![version], thumbs: Vec::new(), reports: Vec::new() };
        valid::shelved(&whole)?;
        self.tell_shelf(ShelfWrite::Publish { whole: Box::new(whole), room: Some(room) }).await
    }

    /// Adds a version; the battle says what is new in its row. Versions that are there never change.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where its number is not the next one, [`StoreError::NoSuchBattle`],
    /// [`StoreError::ShelfFull`], or the store fails.
    pub async fn add_version(
        &self,
        battle: ShelvedBattle,
        version: ShelvedVersion,
        room: ShelfRoom,
    ) -> Result<(), StoreError> {
        valid::new_version(&battle, &version)?;
        self.tell_shelf(ShelfWrite::Version { battle: Box::new(battle), version, room }).await
    }

    /// A browser holds a battle dear, or no more.
    ///
    /// # Errors
    /// [`StoreError::NoSuchBattle`], or the store fails.
    pub async fn thumb(&self, thumb: ShelfThumb, yes: bool) -> Result<(), StoreError> {
        self.tell_shelf(ShelfWrite::Thumb { thumb, yes }).await
    }

    /// Somebody finds something wrong with a battle.
    ///
    /// # Errors
    /// [`StoreError::NoSuchBattle`], or the store fails.
    pub async fn report(&self, report: ShelfReport) -> Result<(), StoreError> {
        valid::report(&report)?;
        self.tell_shelf(ShelfWrite::Report(report)).await
    }

    /// What was reported about a battle has been dealt with.
    ///
    /// # Errors
    /// [`StoreError::NoSuchBattle`], or the store fails.
    pub async fn heard(&self, battle: &str) -> Result<(), StoreError> {
        self.tell_shelf(ShelfWrite::Heard(battle.to_owned())).await
    }

    /// A game was made of a text: if it is on the shelf, it counts.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn played_text(&self, hash: [u8; 32]) -> Result<(), StoreError> {
        self.tell_shelf(ShelfWrite::PlayedText(hash)).await
    }

    /// Hides a battle, shows it again, or takes it from the shelf for ever: then its text is gone.
    ///
    /// # Errors
    /// [`StoreError::NoSuchBattle`] also where its text is gone already, or the store fails.
    pub async fn set_shelf_state(&self, battle: &str, state: ShelfState) -> Result<(), StoreError> {
        self.tell_shelf(ShelfWrite::State { battle: battle.to_owned(), state }).await
    }

    /// Battles of the shelf.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn shelf(&self, filter: &ShelfFilter) -> Result<Vec<ShelvedBattle>, StoreError> {
        match self.home() {
            Home::Sqlite(sqlite) => sqlite.shelf(filter).await,
            Home::Postgres(postgres) => postgres.shelf(filter).await,
        }
    }

    /// One battle, the times of its versions, and one of them: the newest where no number is given. There is none where
    /// its text is gone.
    ///
    /// # Errors
    /// [`StoreError::NoSuchBattle`], also where there is no such version; or the store fails.
    pub async fn shelved(
        &self,
        battle: &str,
        number: Option<u64>,
    ) -> Result<(ShelvedBattle, Vec<i64>, Option<ShelvedVersion>), StoreError> {
        match self.home() {
            Home::Sqlite(sqlite) => sqlite.shelved(battle, number).await,
            Home::Postgres(postgres) => postgres.shelved(battle, number).await,
        }
    }

    /// Everything of a battle.
    ///
    /// # Errors
    /// [`StoreError::NoSuchBattle`], or the store fails.
    pub async fn whole_battle(&self, battle: &str) -> Result<ShelvedWhole, StoreError> {
        match self.home() {
            Home::Sqlite(sqlite) => sqlite.whole_battle(battle).await,
            Home::Postgres(postgres) => postgres.whole_battle(battle).await,
        }
    }

    /// Takes a battle from another store; one that is here already, and the same, is passed over.
    pub(crate) async fn take_shelved(&self, whole: ShelvedWhole) -> Result<(), StoreError> {
        valid::shelved(&whole)?;
        let write = ShelfWrite::Publish { whole: Box::new(whole.clone()), room: None };
        match self.tell_shelf(write).await {
            Err(StoreError::Exists(id)) if self.whole_battle(&id).await? == whole => Ok(()),
            result => result,
        }
    }

    async fn tell_shelf(&self, write: ShelfWrite) -> Result<(), StoreError> {
        match self.home() {
            Home::Sqlite(sqlite) => sqlite.write(crate::sqlite::Write::Shelf(write)).await,
            Home::Postgres(postgres) => postgres.tell_shelf(&write).await,
        }
    }
}
