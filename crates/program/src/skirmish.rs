//! `etendard skirmish`: a small battle made from a seed.

use crate::Outcome;
use crate::error::Error;
use ::skirmish::{Landscape, SkirmishAim, Wish, made};
use rulebook::{Book, Language};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use strum::IntoEnumIterator;

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// The book: frederic, panache, jomini or thucidide.
    #[arg(long, value_parser = crate::book)]
    book: Book,
    /// Columns and rows of the map: 11x9.
    #[arg(long, default_value = "11x9", value_name = "COLUMNSxROWS")]
    size: Size,
    /// The worth of each army; a unit of the line is worth about fifteen.
    #[arg(long, default_value_t = 120)]
    points: u16,
    /// The year, negative before our era; any period of the book if left out.
    #[arg(long, allow_hyphen_values = true)]
    year: Option<i16>,
    /// The ground: open, wooded, hilly, river or village.
    #[arg(long, default_value = "open", value_parser = landscape)]
    ground: Landscape,
    /// What for: meeting, on the same ground for both, or assault, where one side holds a house.
    #[arg(long, default_value = "meeting", value_parser = aim)]
    aim: SkirmishAim,
    /// The number all luck comes from: the same seed, the same battle.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write it into this folder, under its name, instead of printing it.
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
}

/// Columns and rows.
#[derive(Clone, Copy, Debug)]
struct Size {
    columns: u8,
    rows: u8,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("“{text}”: expected columns and rows, as in 11x9");
        let (columns, rows) = text.split_once(['x', '×']).ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong());
        Ok(Self { columns: number(columns)?, rows: number(rows)? })
    }
}

fn landscape(text: &str) -> Result<Landscape, String> {
    one_of(text, Landscape::words)
}

fn aim(text: &str) -> Result<SkirmishAim, String> {
    one_of(text, SkirmishAim::words)
}

/// A word of a list, in either language.
fn one_of<T>(text: &str, words: impl Fn(T) -> rulebook::Words) -> Result<T, String>
where
    T: IntoEnumIterator + FromStr + Copy + std::fmt::Display,
{
    let folded = text.to_lowercase();
    let named = |one: &T| [words(*one).fr, words(*one).en].contains(&folded.as_str());
    let keys = || T::iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", ");
    folded.parse().ok().or_else(|| T::iter().find(named)).ok_or_else(|| format!("“{text}”: expected one of {}", keys()))
}

/// Makes it.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    let wish = Wish {
        book: wanted.book,
        columns: wanted.size.columns,
        rows: wanted.size.rows,
        points: wanted.points,
        year: wanted.year,
        landscape: wanted.ground,
        aim: wanted.aim,
        seed: wanted.seed,
    };
    let made = made(&wish).map_err(|error| {
        Error::Said(match language {
            Language::Fr => error.said.fr,
            Language::En => error.said.en,
        })
    })?;
    let mut text = made.file.written();
    if let Some(folder) = &wanted.into {
        let file = folder.join(format!("{}.toml", made.file.id));
        std::fs::write(&file, &text).map_err(|error| Error::Unwritable(file.clone(), error))?;
        text = format!("{}\n", file.display());
    }
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}
