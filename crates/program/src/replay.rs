//! `etendard replay`: tells a recorded game, or plays it again and compares.

pub(crate) mod field;
mod proof;

use crate::error::Error;
use crate::terminal::map::{self, Map};
use crate::terminal::paint::Paint;
use crate::{Outcome, house, terminal};
use battle::{Battle, Camp, seat};
use chronicle::Chronicle;
use rulebook::Language;
use scenario::Text;
use speech::{Answer, Said, written_answer};
use std::fmt::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use wire::{
    CommandWire, Field, Flaw, Playback, PlayedLine, Position, Replay, ReplayLineView, ReplayView, Speaker, Verified,
};

/// What is wanted of a replay.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    /// Only the verdict.
    pub(crate) verify: bool,
    /// The verdict, and that on this file of dice.
    pub(crate) dice: Option<DiceProof>,
    /// Only the first lines, and the position after them.
    pub(crate) to: Option<usize>,
    /// The commands and dice as they were said, not the story.
    pub(crate) lines: bool,
    /// JSON.
    pub(crate) json: bool,
    /// The scenario file, where it is not one of ours.
    pub(crate) scenario: Option<PathBuf>,
}

/// The file of dice, and what a player holds against it.
#[derive(Clone, Debug)]
pub(crate) struct DiceProof {
    pub(crate) file: PathBuf,
    /// What he sent and saw.
    pub(crate) sent: Option<PathBuf>,
    /// The commitments he was shown, in the order of their chains.
    pub(crate) commitments: Vec<String>,
}

/// Tells the game of a file; exit status 1 if it cannot be read, or does not play as it was recorded.
pub(crate) fn run(path: &Path, wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::Unreadable(path.to_path_buf(), error))?;
    let file = path.display().to_string();
    let failed = |text: String| Ok(Outcome { text: text + "\n", code: ExitCode::from(1) });
    let replay = match Replay::read(&text) {
        Ok(replay) => replay,
        Err(flaws) => return failed(flaws.said(&file, language)),
    };
    let field = match battlefield(&replay, wanted.scenario.as_deref()) {
        Ok(field) => field,
        Err(text) => return failed(format!("{file}: {}", text.in_language(language))),
    };
    if wanted.verify || wanted.dice.is_some() {
        let verified = replay.verify(Arc::clone(&field));
        let is_played = verified.is_ok();
        let mut outcome = verdict(&file, &replay, verified, language);
        if is_played && let Some(proof) = &wanted.dice {
            let thrown = proof::verdict(&file, &replay, &field, proof, language)?;
            if thrown.is_err() {
                outcome.code = ExitCode::from(1);
            }
            let (Ok(said) | Err(said)) = thrown;
            outcome.text += &(said + "\n");
        }
        return Ok(outcome);
    }
    let told = match Telling::of(&replay, &field, wanted.to, language) {
        Ok(told) => told,
        Err(flaw) => return failed(flaw.said(&file, language)),
    };
    let code = if told.flaw.is_some() { ExitCode::from(1) } else { ExitCode::SUCCESS };
    let text = if wanted.json { told.json(&replay, language) } else { told.page(&replay, &file, wanted, language) };
    Ok(Outcome { text, code })
}

/// The battlefield of a replay.
pub(crate) fn battlefield(replay: &Replay, scenario: Option<&Path>) -> Result<Arc<Field>, Text> {
    let named = scenario.map(|path| path.to_string_lossy().into_owned());
    field::of_replay(replay, &field::Named::of(replay, named.as_deref())?)
}

/// Does it play as it was recorded?
fn verdict(file: &str, replay: &Replay, verified: Result<Verified, Flaw>, language: Language) -> Outcome {
    let verified = match verified {
        Ok(verified) => verified,
        Err(flaw) => return Outcome { text: flaw.said(file, language) + "\n", code: ExitCode::from(1) },
    };
    let (count, ending) = (replay.lines.len(), replay.ending.words(language));
    let mut text = match language {
        Language::Fr => format!("{file}\u{a0}: conforme, {count} lignes, {ending}\n"),
        Language::En => format!("{file}: as recorded, {count} lines, {ending}\n"),
    };
    if let Some(rules) = verified.earlier_rules {
        let now = wire::RULES_VERSION;
        let _ = match language {
            Language::Fr => writeln!(text, "notée sous les règles {rules}, elle se joue de même sous les règles {now}"),
            Language::En => writeln!(text, "recorded under rules {rules}, it plays the same under rules {now}"),
        };
    }
    if let Some(format) = verified.earlier_format {
        let _ = match language {
            Language::Fr => writeln!(
                text,
                "format {format}\u{a0}: ses marques de contrôle, d’un calcul qui n’a plus cours (BLAKE3), n’ont pas été \
                 comparées\u{a0}; les lignes, qui les dit, les dés et la fin l’ont été"
            ),
            Language::En => writeln!(
                text,
                "format {format}: its checks, made in a way no longer in use (BLAKE3), were not compared; the lines, who \
                 said them, the dice and the ending were"
            ),
        };
    }
    Outcome { text, code: ExitCode::SUCCESS }
}

/// A replay told, as far as it plays.
struct Telling {
    chronicle: Chronicle,
    lines: Vec<Played>,
    battle: Battle,
    position: Position,
    flaw: Option<Flaw>,
}

/// A line, and the part of the story that began with it.
struct Played {
    number: usize,
    who: String,
    words: String,
    view: ReplayLineView,
    entries: Range<usize>,
}

impl Telling {
    fn of(replay: &Replay, field: &Arc<Field>, to: Option<usize>, language: Language) -> Result<Self, Flaw> {
        let mut chronicle = Chronicle::new(field.cast(), field.setup());
        let mut playback = Playback::new(replay, Arc::clone(field), &mut chronicle)?;
        let (mut lines, mut first) = (Vec::new(), chronicle.entries().len());
        let followed = playback.follow(
            to.unwrap_or(usize::MAX),
            &mut chronicle,
            |chronicle, PlayedLine { line, answer, before }| {
                let view = before.view();
                let command = match answer {
                    Answer::Command(command) => Some(CommandWire::of(command, &view, field)),
                    Answer::Roll(_) => None,
                };
                lines.push(Played {
                    number: line.number,
                    who: who(line.speaker, language),
                    words: written_answer(answer, &view, &**field, language),
                    view: ReplayLineView::of(line, command, Vec::new()),
                    entries: first..chronicle.entries().len(),
                });
                first = chronicle.entries().len();
            },
        );
        if let Err(found) = followed {
            // A line may be found wrong after it was played: the story ends before it.
            let told = Self::of(replay, field, Some(lines.len()), language)?;
            return Ok(Self { flaw: Some(found), ..told });
        }
        let (battle, position) = (playback.battle().clone(), Position::of(playback.battle(), field));
        let flaw = if to.is_none() { playback.finish().err() } else { None };
        Ok(Self { chronicle, lines, battle, position, flaw })
    }

    fn json(self, replay: &Replay, language: Language) -> String {
        let entries = self.chronicle.entries();
        let lines = self.lines.into_iter().map(|line| {
            let told = entries[line.entries].iter().map(|entry| entry.sentence(language)).collect();
            ReplayLineView { told, ..line.view }
        });
        let view = ReplayView::of(replay, lines.collect(), self.position, self.flaw.as_ref());
        serde_json::to_string_pretty(&view).map_or_else(|error| error.to_string(), |text| text + "\n")
    }

    /// The story; the commands and dice instead, if they are wanted; the table as it stands, where it breaks off.
    fn page(&self, replay: &Replay, file: &str, wanted: &Wanted, language: Language) -> String {
        let mut page = heading(replay, language);
        if wanted.lines {
            for line in &self.lines {
                let _ = writeln!(page, "{:>4} {:<5} {}", line.number, line.who, line.words);
            }
        } else {
            page += &self.chronicle.text(language);
        }
        if wanted.to.is_some() {
            page.push('\n');
            page += &standing(&self.battle, &self.position, language);
        }
        if let Some(flaw) = &self.flaw {
            let _ = writeln!(page, "\n{}", flaw.said(file, language));
        }
        page
    }
}

fn who(speaker: Speaker, language: Language) -> String {
    match (speaker, language) {
        (Speaker::Camp(camp), _) => camp.in_language(language).to_owned(),
        (Speaker::Dice(_), Language::Fr) => "dés".to_owned(),
        (Speaker::Dice(_), Language::En) => "dice".to_owned(),
    }
}

fn heading(replay: &Replay, language: Language) -> String {
    let header = &replay.header;
    let side = |camp: Camp| format!("{} {}", camp.in_language(language), header.players[seat(camp)]);
    let mut heading =
        format!("{}, {}\u{a0}: {}, {}", header.scenario, header.book.title(), side(Camp::North), side(Camp::South));
    if language == Language::En {
        heading = heading.replace("\u{a0}:", ":");
    }
    if let Some(date) = &header.date {
        let _ = write!(heading, ", {date}");
    }
    if let Some(rules) = house::line(header.options, language) {
        let _ = write!(heading, "\n{rules}");
    }
    heading + "\n\n"
}

/// The table as it stands: the map, then who stands where, camp by camp.
pub(crate) fn standing(battle: &Battle, position: &Position, language: Language) -> String {
    let (turn, away) = match language {
        Language::Fr => ("Tour", "hors de la table"),
        Language::En => ("Turn", "off the table"),
    };
    let width = terminal::width().min(120);
    let map = Map::of(battle.setup(), battle.view(), width, Paint::of_the_terminal());
    let mut text = format!("{turn} {}/{}\n{}", position.turn, position.last_turn, map.drawn());
    for (camp, army) in [(Camp::North, &position.armies.north), (Camp::South, &position.armies.south)] {
        let key = wire::CampWire::from(camp);
        let name = match language {
            Language::Fr => &army.name.fr,
            Language::En => &army.name.en,
        };
        let _ = writeln!(text, "\n{} {name}", map::facing(camp));
        for unit in position.units.iter().filter(|unit| unit.camp == key) {
            let hex = unit.hex.as_deref().unwrap_or(away);
            let _ = writeln!(text, "  {:<4} {:<28} {}", hex, unit.id, unit.elements);
        }
        for officer in position.officers.iter().filter(|officer| officer.camp == key) {
            let hex = officer.hex.as_deref().unwrap_or(away);
            let _ = writeln!(text, "  {:<4} {:<28} *", hex, officer.id);
        }
    }
    text
}
