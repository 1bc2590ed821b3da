//! `etendard play`: a whole battle in the terminal, two at one keyboard or against a computer player.
//! `docs/play.md` is its guide.

mod complete;
mod dice;
mod ears;
mod file;
mod game;
mod look;
mod menu;
pub(crate) mod names;
mod saying;
mod screen;
mod seat;
mod session;
mod talk;
mod teller;
#[cfg(test)]
mod tests;
mod vocabulary;
mod why;

use crate::error::Error;
use crate::{Outcome, house, listed, replay};
use battle::Camp;
use file::GameFile;
use game::Game;
use rulebook::Language;
use scenario::Scenario;
pub(crate) use seat::Seat;
use session::Session;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use teller::Teller;
use wire::{Playback, RULES_VERSION, Recorder, Replay};

/// What is wanted.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    /// The battle: its name or its path; a game taken up again knows its own.
    pub(crate) scenario: Option<String>,
    /// Who plays north, and who south; people where nothing is said.
    pub(crate) seats: [Option<Seat>; 2],
    /// The seed of the dice.
    pub(crate) seed: Option<u64>,
    /// Where the game is written down.
    pub(crate) save: Option<PathBuf>,
    /// A game to be taken up again.
    pub(crate) resume: Option<PathBuf>,
    /// House rules; a game taken up again has its own.
    pub(crate) house: house::Asked,
}

/// Plays a battle; exit status 1 if a game cannot be taken up again, or would be written over another.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    if let Some(path) = wanted.save.as_ref().filter(|path| path.exists() && wanted.resume.as_ref() != Some(*path)) {
        return Ok(refused(&match language {
            Language::Fr => format!(
                "{} existe déjà\u{a0}; donnez un autre nom, ou reprenez cette partie avec --resume",
                path.display()
            ),
            Language::En => {
                format!("{} exists already; give another name, or take that game up with --resume", path.display())
            }
        }));
    }
    let table = match &wanted.resume {
        Some(path) => resumed(path, wanted.scenario.as_deref(), language)?,
        None => begun(wanted.scenario.as_deref().unwrap_or_default(), &wanted.house, language)?,
    };
    let Table { scenario, mut recorder, teller } = match table {
        Ok(table) => table,
        Err(sentence) => return Ok(refused(&sentence)),
    };
    let named = |camp: Camp| recorder.header().players[battle::seat(camp)].parse().ok();
    let seats = [Camp::North, Camp::South]
        .map(|camp| wanted.seats[battle::seat(camp)].or_else(|| named(camp)).unwrap_or(Seat::Human));
    for (camp, seat) in [Camp::North, Camp::South].into_iter().zip(seats) {
        recorder.name_player(camp, &seat.key());
    }
    let seed = wanted
        .seed
        .map_or_else(getrandom::u64, Ok)
        .map_err(|error| Error::Unreadable(PathBuf::from("random"), std::io::Error::other(error.to_string())))?;
    let file = GameFile::new(wanted.save.clone().or_else(|| wanted.resume.clone()), scenario.id());
    let game = Game::new(scenario, recorder, teller, seed);
    Session::new(game, seats, file, seed, language).run()?;
    Ok(Outcome { text: String::new(), code: ExitCode::SUCCESS })
}

/// Why nothing is played.
fn refused(sentence: &str) -> Outcome {
    eprintln!("etendard: {sentence}");
    Outcome { text: String::new(), code: ExitCode::from(1) }
}

/// A battle set up, and whoever heard what happened so far.
struct Table {
    scenario: Scenario,
    recorder: Recorder,
    teller: Teller,
}

/// A battle about to begin; or why it cannot, in a sentence.
fn begun(name: &str, house: &house::Asked, language: Language) -> Result<Result<Table, String>, Error> {
    let scenario = listed::find(name)?;
    let field = house.field(&scenario, language)?;
    let mut teller = Teller::new(&field, language);
    Ok(match Recorder::new(field, &mut teller) {
        Ok(recorder) => Ok(Table { scenario, recorder, teller }),
        Err(error) => Err(match language {
            Language::Fr => format!("la bataille ne peut pas commencer\u{a0}: {error}"),
            Language::En => format!("the battle cannot begin: {error}"),
        }),
    })
}

/// A game taken up where it was left; or what is wrong with it.
fn resumed(path: &Path, named: Option<&str>, language: Language) -> Result<Result<Table, String>, Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::Unreadable(path.to_path_buf(), error))?;
    let file = path.display().to_string();
    let recorded = match Replay::read(&text) {
        Ok(recorded) => recorded,
        Err(flaws) => return Ok(Err(flaws.said(&file, language))),
    };
    let found = replay::field::Named::of(&recorded, named);
    let found = found.and_then(|named| Ok((replay::field::of_replay(&recorded, &named)?, named.scenario)));
    let (field, scenario) = match found {
        Ok(found) => found,
        Err(text) => return Ok(Err(text.in_language(language).to_owned())),
    };
    let flawed = |flaw: wire::Flaw| {
        let rules = recorded.header.rules;
        Ok(Err(if rules < RULES_VERSION {
            stays(&flaw.said(&file, language), language)
        } else {
            flaw.said(&file, language)
        }))
    };
    let mut teller = Teller::new(&field, language);
    let mut playback = match Playback::new(&recorded, field, &mut teller) {
        Ok(playback) => playback,
        Err(flaw) => return flawed(flaw),
    };
    if let Err(flaw) = playback.play(usize::MAX, &mut teller) {
        return flawed(flaw);
    }
    let played = match recorded.header.rules {
        RULES_VERSION => playback.into_recorder(),
        earlier => {
            eprintln!("etendard: {}", goes_on(earlier, language));
            playback.into_recorder().under_todays_rules()
        }
    };
    Ok(Ok(Table { scenario, recorder: played, teller }))
}

/// A game of earlier rules that plays the same by today's.
fn goes_on(earlier: u32, language: Language) -> String {
    match language {
        Language::Fr => format!(
            "partie commencée sous les règles {earlier}\u{a0}: elle se rejoue de même sous les règles {RULES_VERSION}, et \
             continue sous elles"
        ),
        Language::En => {
            format!(
                "begun under rules {earlier}, the game plays the same under rules {RULES_VERSION}, and goes on under them"
            )
        }
    }
}

/// A game of earlier rules that does not.
fn stays(flaw: &str, language: Language) -> String {
    match language {
        Language::Fr => format!(
            "{flaw}\nCette partie ne peut être continuée ici\u{a0}; le fichier reste tel qu’il est, et etendard replay la \
             raconte jusque-là"
        ),
        Language::En => {
            format!(
                "{flaw}\nThis game cannot be continued here; the file stays as it is, and etendard replay tells it up to there"
            )
        }
    }
}
