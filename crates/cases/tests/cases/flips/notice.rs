//! Who notices: the cases of `trials/`, played under a changed book until one differs.

use crate::flips::flip::{Asked, Flip};
use crate::flips::lookup;
use crate::flips::printed::Rows;
use crate::trials::case_files;
use enumset::EnumSet;
use rulebook::{Book, HouseRules};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One case, as it is written, and the books it plays as they stand.
struct Trial {
    file: String,
    text: String,
    books: EnumSet<Book>,
}

/// Every case of `trials/`.
pub(crate) struct Trials(Vec<Trial>);

/// Flips taken at a time: those of one question are alike, and the same case notices them.
const HANDFUL: usize = 16;

impl Trials {
    /// Reads them all.
    pub(crate) fn read() -> Self {
        let mut files = Vec::new();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        case_files(&root.join("trials"), &mut files);
        let mut trials = Vec::new();
        for path in files {
            let file = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            let text = std::fs::read_to_string(&path).expect("a case file can be read");
            for text in one_by_one(&text) {
                let cases = cases::parse(&file, &text).unwrap_or_default();
                let books = cases.iter().flat_map(cases::Case::setups).map(|setup| &setup.book);
                let books = books.filter(|book| book.house == HouseRules::NONE).map(|book| book.book).collect();
                trials.push(Trial { file: file.clone(), text, books });
            }
        }
        Self(trials)
    }

    /// The first to notice each flip.
    pub(crate) fn notice(&self, flips: &[Flip]) -> Vec<Option<String>> {
        let hands = std::thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicUsize::new(0);
        // A changed book may break the machine: nobody needs to read of it here.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let mut found: Vec<(usize, Option<String>)> = std::thread::scope(|scope| {
            let work = || {
                let mut order: Vec<&Trial> = self.0.iter().collect();
                let mut found = Vec::new();
                loop {
                    let start = next.fetch_add(HANDFUL, Ordering::Relaxed);
                    let Some(rest) = flips.get(start..).filter(|rest| !rest.is_empty()) else { return found };
                    for (index, flip) in (start..).zip(rest.iter().take(HANDFUL)) {
                        found.push((index, first_to_notice(&mut order, flip)));
                    }
                }
            };
            let hands: Vec<_> = (0..hands).map(|_| scope.spawn(work)).collect();
            hands.into_iter().flat_map(|hand| hand.join().expect("whoever plays the cases survives them")).collect()
        });
        panic::set_hook(hook);
        found.sort_by_key(|(index, _)| *index);
        found.into_iter().map(|(_, by)| by).collect()
    }
}

/// Who notices comes to the front: the next flip is likely to be of the same kind.
fn first_to_notice(order: &mut [&Trial], flip: &Flip) -> Option<String> {
    if flip.asked == Asked::LookedUp {
        return lookup::notices(&flip.book);
    }
    let (place, by) = order.iter().enumerate().find_map(|(place, trial)| Some((place, trial.notices(flip)?)))?;
    order[..=place].rotate_right(1);
    Some(by)
}

impl Trial {
    /// Does the case, played under the changed book, differ from its script? A case that can no longer be read, and a
    /// machine that breaks down, have noticed nothing.
    fn notices(&self, flip: &Flip) -> Option<String> {
        if !self.books.contains(flip.book.book) {
            return None;
        }
        Rows::lay_out(flip.rows);
        let read = panic::catch_unwind(AssertUnwindSafe(|| cases::parse_under(&self.file, &self.text, &[flip.book])));
        let mut runs = read.ok()?.ok()?.into_iter().flat_map(|case| case.runs());
        let run = runs.find(|run| run.fingerprint.is_some() && !run.failures.is_empty());
        run.map(|run| format!("{} {}", self.file, run.id))
    }
}

/// The cases of a file, each a text of its own.
fn one_by_one(text: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("case ") {
            texts.push(String::new());
        }
        if let Some(text) = texts.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    texts
}
