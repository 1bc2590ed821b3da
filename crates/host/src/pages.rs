//! A log in pages, so that none is too long to be opened.

use crate::game::{Birth, Misplayed, Telling, ToldEntry};
use crate::view::{self, Reader};
use std::io::Write;
use wire::live::EntryView;

/// As many entries as fit on a page, at least one.
///
/// # Errors
/// When the log does not play.
pub fn page(birth: &Birth, telling: &mut Telling, reader: Reader, most: usize) -> Result<Vec<EntryView>, Misplayed> {
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
