//! What somebody who comes is told: the table, and the log in pages, so that no log is too long to be opened.

use super::Room;
use crate::house::House;
use host::{LogTelling, TableReader, Trouble, page};
use std::sync::Arc;
use wire::live::{EntryView, ServerMessage, TableView};

/// Bytes of entries on one page, about: the entry that makes it full still stands on it.
const PAGE: usize = 256 * 1024;
/// The same of one answer by HTTP.
const LONG_PAGE: usize = 1024 * 1024;

/// A welcome on its way.
#[derive(Debug)]
pub(crate) struct Welcome {
    /// To be told first.
    table: Option<Box<TableView>>,
    after: u64,
    /// The last entry that is told: what comes later is news.
    until: u64,
    reader: TableReader,
    telling: Option<LogTelling>,
}

impl Welcome {
    pub(super) fn new(table: TableView, after: u64, reader: TableReader) -> Self {
        let until = table.number;
        Self { table: Some(Box::new(table)), after, until, reader, telling: None }
    }

    /// The next message of it; none when all is told.
    pub(crate) async fn next(&mut self, room: &Room, house: &House) -> Result<Option<ServerMessage>, Trouble> {
        let Some(table) = self.table.take() else {
            let Some(telling) = self.telling.take() else { return Ok(None) };
            let (entries, more) = self.page(room, telling).await?;
            return Ok(Some(ServerMessage::Entries { entries, more }));
        };
        if self.until <= self.after {
            return Ok(Some(ServerMessage::Welcome { table, entries: Vec::new(), more: false }));
        }
        let mut log = room.log(house, 0).await?;
        log.truncate(usize::try_from(self.until).unwrap_or(usize::MAX));
        let telling = LogTelling::new(&room.birth, log.into());
        let (entries, more) = self.page(room, telling).await?;
        Ok(Some(ServerMessage::Welcome { table, entries, more }))
    }

    /// A page, and whether there are more: worked out away from the threads that answer.
    async fn page(&mut self, room: &Room, mut telling: LogTelling) -> Result<(Vec<EntryView>, bool), Trouble> {
        let (birth, after, reader) = (room.birth.clone(), self.after, self.reader);
        let told = tokio::task::spawn_blocking(move || {
            telling
                .pass(after)
                .and_then(|()| page(&birth, &mut telling, reader, PAGE))
                .map(|entries| (entries, telling))
        });
        let told = told.await.map_err(|error| Trouble::fault(&error.to_string()))?;
        let (entries, telling) = told.map_err(|error| Trouble::fault(&error.to_string()))?;
        let more = !telling.is_over();
        self.telling = more.then_some(telling);
        Ok((entries, more))
    }
}

impl Room {
    /// Entries after a number, as somebody sees them: as many as fit on a page.
    pub(crate) async fn entries(
        &self,
        house: &House,
        after: u64,
        reader: TableReader,
    ) -> Result<Vec<EntryView>, Trouble> {
        let number = self.enter(house).await?.game.number;
        if number <= after {
            return Ok(Vec::new());
        }
        let log = self.log(house, 0).await?;
        let birth = self.birth.clone();
        let told = tokio::task::spawn_blocking(move || {
            let mut telling = LogTelling::new(&birth, Arc::from(log));
            telling.pass(after).and_then(|()| page(&birth, &mut telling, reader, LONG_PAGE))
        });
        let told = told.await.map_err(|error| Trouble::fault(&error.to_string()))?;
        told.map_err(|error| Trouble::fault(&error.to_string()))
    }
}
