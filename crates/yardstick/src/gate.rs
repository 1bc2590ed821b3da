//! The gate: instructions of fixed pieces of work, counted by callgrind, against those written down before.
//!
//! Instructions do not depend on what else the machine does. They do depend on the compiler, which is pinned, and on the
//! processor's kinds of `memcpy`, of which the plainest is asked for.

use crate::counted::Piece;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Instructions by the name of the work.
type Counts = BTreeMap<String, u64>;

/// Growth that is let pass, in hundredths.
const LET_PASS: u64 = 5;

/// Why the gate could not be asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum GateError {
    /// A file that cannot be read or written.
    #[error("{path}: {why}")]
    File {
        /// Which.
        path: String,
        /// What the system says.
        why: std::io::Error,
    },
    /// No valgrind.
    #[error("valgrind does not start ({0}); install it: apt-get install valgrind")]
    NoValgrind(std::io::Error),
    /// Callgrind said something else than a count.
    #[error("callgrind did not count “{work}”; it said:\n{said}")]
    NoCount {
        /// Of what.
        work: String,
        /// What it said.
        said: String,
    },
    /// A line of the baseline that is not a name and a number.
    #[error("{path}, line {line}: expected a name and a number of instructions, found “{found}”")]
    Line {
        /// The baseline.
        path: String,
        /// Counted from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
}

/// Counts every piece of work anew.
pub(crate) fn count() -> Result<Counts, GateError> {
    let mut counts = Counts::new();
    for book in &books::ALL {
        for piece in Piece::ALL {
            let work = format!("{} {}", piece.name(), book.book);
            counts.insert(work, count_one(piece.name(), &book.book.to_string())?);
        }
    }
    Ok(counts)
}

fn count_one(piece: &str, book: &str) -> Result<u64, GateError> {
    let itself = std::env::current_exe().map_err(|why| GateError::File { path: "this program".to_owned(), why })?;
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*counted_from_here*"])
        .arg(itself)
        .args(["counted", piece, book])
        .env("GLIBC_TUNABLES", "glibc.cpu.hwcaps=-AVX2,-AVX512F,-AVX512VL,-AVX_Fast_Unaligned_Load,-ERMS,-FSRM");
    let output = valgrind.output().map_err(GateError::NoValgrind)?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let collected = said.lines().find_map(|line| line.split_once("Collected :").map(|(_, number)| number.trim()));
    let count = collected.and_then(|number| number.parse().ok()).filter(|count| 0 < *count);
    count
        .filter(|_| output.status.success())
        .ok_or_else(|| GateError::NoCount { work: format!("{piece} {book}"), said })
}

/// Reads what was written down.
pub(crate) fn read(path: &Path) -> Result<Counts, GateError> {
    let shown = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|why| GateError::File { path: shown.clone(), why })?;
    let mut counts = Counts::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let parts = line.rsplit_once(' ').and_then(|(work, count)| Some((work.trim(), count.parse().ok()?)));
        let (work, count) =
            parts.ok_or_else(|| GateError::Line { path: shown.clone(), line: number + 1, found: line.to_owned() })?;
        counts.insert(work.to_owned(), count);
    }
    Ok(counts)
}

/// Writes the counts down.
pub(crate) fn write(path: &Path, counts: &Counts) -> Result<(), GateError> {
    let mut text = "# Instructions of fixed pieces of work; `make accept-speed` writes this file.\n".to_owned();
    for (work, count) in counts {
        let _ = writeln!(text, "{work:<20} {count}");
    }
    std::fs::write(path, text).map_err(|why| GateError::File { path: path.display().to_string(), why })
}

/// What is slower than it may be, or not written down at all; and a line for each work.
pub(crate) fn compare(before: &Counts, now: &Counts) -> (Vec<String>, String) {
    let (mut found, mut table) = (Vec::new(), String::new());
    for (work, count) in now {
        let Some(old) = before.get(work) else {
            found.push(format!("{work}: not in the baseline"));
            continue;
        };
        let permille = (i128::from(*count) - i128::from(*old)) * 1000 / i128::from((*old).max(1));
        let sign = if permille < 0 { '-' } else { '+' };
        let change = format!("{sign}{}.{} %", permille.abs() / 10, permille.abs() % 10);
        let _ = writeln!(table, "{work:<20} {old:>10} → {count:>10}  {change}");
        if u128::from(*old) * u128::from(100 + LET_PASS) < u128::from(*count) * 100 {
            found.push(format!("{work}: {old} instructions before, {count} now ({change})"));
        }
    }
    let gone = before.keys().filter(|work| !now.contains_key(*work));
    found.extend(gone.map(|work| format!("{work}: in the baseline, but nobody counts it")));
    (found, table)
}

#[cfg(test)]
mod tests {
    use super::{Counts, compare};

    fn counts(some: &[(&str, u64)]) -> Counts {
        some.iter().map(|(work, count)| ((*work).to_owned(), *count)).collect()
    }

    #[test]
    fn five_in_a_hundred_more_are_let_pass_and_one_instruction_beyond_is_not() {
        let before = counts(&[("legal", 1000)]);
        assert!(compare(&before, &counts(&[("legal", 1050)])).0.is_empty());
        assert_eq!(
            compare(&before, &counts(&[("legal", 1051)])).0,
            ["legal: 1000 instructions before, 1051 now (+5.1 %)"]
        );
        assert!(compare(&before, &counts(&[("legal", 1)])).0.is_empty());
    }

    #[test]
    fn a_work_without_its_count_and_a_count_without_its_work_are_named() {
        let (one, other) = (counts(&[("legal", 1)]), counts(&[("sight", 1)]));
        assert_eq!(
            compare(&one, &other).0,
            ["sight: not in the baseline", "legal: in the baseline, but nobody counts it"]
        );
    }
}
