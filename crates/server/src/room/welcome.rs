//! What somebody who comes is told: the table, and the log in pages, so that no log is too long to be opened.

use super::Room;
use crate::deed::Entry;
use crate::game::{Birth, Misplayed, Telling, ToldEntry};
use crate::house::House;
use crate::trouble::Trouble;
use crate::view::{self, Reader};
use std::io::Write;
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
    reader: Reader,
    telling: Option<Telling>,
}

impl Welcome {
    pub(super) fn new(table: TableView, after: u64, reader: Reader) -> Self {
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
        let telling = Telling::new(&room.birth, log.into());
        let (entries, more) = self.page(room, telling).await?;
        Ok(Some(ServerMessage::Welcome { table, entries, more }))
    }

    /// A page, and whether there are more: worked out away from the threads that answer.
    async fn page(&mut self, room: &Room, mut telling: Telling) -> Result<(Vec<EntryView>, bool), Trouble> {
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

/// As many entries as fit on a page, at least one.
fn page(birth: &Birth, telling: &mut Telling, reader: Reader, most: usize) -> Result<Vec<EntryView>, Misplayed> {
    let (mut entries, mut bytes) = (Vec::new(), 0);
    while bytes < most
        && let Some(ToldEntry { entry, told, undone }) = telling.next()?
    {
        let seen = view::entry(&entry, &told, undone, &birth.ground, reader.language);
        bytes += weight(&seen);
        entries.push(seen);
    }
    Ok(entries)
}

/// Bytes of an entry as it is sent.
fn weight(entry: &EntryView) -> usize {
    struct Scales(usize);

    impl Write for Scales {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    let mut scales = Scales(0);
    serde_json::to_writer(&mut scales, entry).expect("texts and numbers can always be written");
    scales.0
}

impl Room {
    /// Entries after a number, as somebody sees them: as many as fit on a page.
    pub(crate) async fn entries(&self, house: &House, after: u64, reader: Reader) -> Result<Vec<EntryView>, Trouble> {
        let number = self.enter(house).await?.game.number;
        if number <= after {
            return Ok(Vec::new());
        }
        let log: Vec<Entry> = self.log(house, 0).await?;
        let birth = self.birth.clone();
        let told = tokio::task::spawn_blocking(move || {
            let mut telling = Telling::new(&birth, Arc::from(log));
            telling.pass(after).and_then(|()| page(&birth, &mut telling, reader, LONG_PAGE))
        });
        let told = told.await.map_err(|error| Trouble::fault(&error.to_string()))?;
        told.map_err(|error| Trouble::fault(&error.to_string()))
    }
}
