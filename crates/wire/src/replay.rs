//! A replay: a game written down, line by line.

use crate::header::Header;
use crate::table::ending_words;
use crate::version::FIRST_BY_SHA256;
use crate::{Field, Flaw, Playback, Verified};
use battle::{Camp, Outcome, Purpose};
use rulebook::Language;
use speech::Said;
use std::fmt::{Display, Formatter, Result as Written};
use std::sync::Arc;

/// What a line of the text of a battle begins with: a remark to whoever does not know it.
pub(crate) const BATTLE_LINE: &str = "#|";

/// A game written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The version of the format it is written in.
    pub format: u32,
    /// Which game.
    pub header: Header,
    /// The check before the first line.
    pub start: String,
    /// What was said and rolled.
    pub lines: Vec<ReplayLine>,
    /// How it ended.
    pub ending: Ending,
    /// The check of the ending.
    pub ending_check: String,
    /// The hash of the whole.
    pub hash: String,
    /// The text of its battle, where that is somebody’s own and no catalogue has it.
    pub battle: Option<Arc<str>>,
    /// Where everything stood in the file it was read from.
    pub(crate) places: Places,
}

/// The lines of a file on which things stood; 0 where nothing was read from a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) book: usize,
    pub(crate) rules: usize,
    pub(crate) options: usize,
    pub(crate) scenario: usize,
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) hash: usize,
}

/// Who a line comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// A player.
    Camp(Camp),
    /// The dice, thrown for this.
    Dice(Purpose),
}

impl Speaker {
    /// As it is written.
    #[must_use]
    pub fn written(self) -> String {
        match self {
            Self::Camp(camp) => camp.in_language(Language::En).to_owned(),
            Self::Dice(purpose) => format!("dice {}", purpose.in_language(Language::En)),
        }
    }
}

/// One thing said or rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayLine {
    /// The line of the file, from 1; 0 where it was read from none.
    pub place: usize,
    /// Its number, from 1.
    pub number: usize,
    /// Who said it.
    pub speaker: Speaker,
    /// What, in English.
    pub words: String,
    /// The check.
    pub check: String,
}

impl ReplayLine {
    /// Without its check.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {} {}", self.number, self.speaker.written(), self.words)
    }
}

/// How a replay ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The battle is over.
    Over(Outcome),
    /// It was broken off.
    Unfinished,
}

impl Ending {
    /// As it is written.
    #[must_use]
    pub fn written(self) -> String {
        match self {
            Self::Over(outcome) => format!("end {}", ending_words(outcome, Language::En)),
            Self::Unfinished => "end unfinished".to_owned(),
        }
    }
}

impl Ending {
    /// As players say it.
    #[must_use]
    pub fn words(self, language: Language) -> String {
        match (self, language) {
            (Self::Over(outcome), _) => ending_words(outcome, language),
            (Self::Unfinished, Language::Fr) => "inachevée".to_owned(),
            (Self::Unfinished, Language::En) => "unfinished".to_owned(),
        }
    }
}

impl Replay {
    /// Are its checks made the way they are made today? If not, nobody can compare them.
    #[must_use]
    pub fn has_checks(&self) -> bool {
        FIRST_BY_SHA256 <= self.format
    }

    /// Plays it again to the end and compares everything: who is asked what, the dice asked for, the legality of each
    /// command, every check, the outcome.
    ///
    /// # Errors
    /// With the first line that is not as it was recorded.
    pub fn verify(&self, field: Arc<Field>) -> Result<Verified, Flaw> {
        let mut playback = Playback::new(self, field, &mut ())?;
        playback.play(self.lines.len(), &mut ())?;
        playback.finish()
    }
}

impl Display for Replay {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        writeln!(out, "étendard replay {}\n{}\nstart {}\n", self.format, self.header, self.start)?;
        if let Some(battle) = &self.battle {
            for line in battle.lines() {
                writeln!(out, "{BATTLE_LINE}{}{line}", if line.is_empty() { "" } else { " " })?;
            }
            writeln!(out)?;
        }
        for line in &self.lines {
            writeln!(out, "{} #{}", line.text(), line.check)?;
        }
        writeln!(out, "{} #{}", self.ending.written(), self.ending_check)?;
        writeln!(out, "hash {}", self.hash)
    }
}
