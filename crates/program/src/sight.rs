//! `etendard sight`: can it be seen, and what blocks the line, hex by hex.

mod page;
pub(crate) mod scene;
#[cfg(test)]
mod tests;

use crate::error::Error;
use crate::{Outcome, house};
use battle::Trace;
use battle::Weapon;
use rulebook::Language;
use scene::{End, Scene, SceneTrouble};
use std::path::PathBuf;
use std::process::ExitCode;

/// A weapon as typed on the command line.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Arms {
    /// Guns, rockets and engines.
    Guns,
    /// Everything else.
    SmallArms,
}

impl Arms {
    fn weapon(self) -> Weapon {
        match self {
            Self::Guns => Weapon::Artillery,
            Self::SmallArms => Weapon::SmallArms,
        }
    }
}

/// What is wanted.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    /// The battle, or `FILE.case:ID`.
    pub(crate) scenario: String,
    /// Who looks.
    pub(crate) from: String,
    /// At whom.
    pub(crate) to: String,
    /// With what; the looking unit's own weapon, or guns, where nothing is said.
    pub(crate) weapon: Option<Arms>,
    /// A recorded game, and the line after which to look.
    pub(crate) recorded: Option<(PathBuf, Option<usize>)>,
    /// House rules.
    pub(crate) house: house::Asked,
    /// JSON.
    pub(crate) json: bool,
}

/// Looks along a line; exit status 1 if it is blocked, 2 if the question makes no sense.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    match looked(wanted, language) {
        Ok(outcome) => Ok(outcome),
        Err(SceneTrouble::World(error)) => Err(error),
        Err(SceneTrouble::Said(sentence)) => {
            eprintln!("etendard: {sentence}");
            Ok(Outcome { text: String::new(), code: ExitCode::from(2) })
        }
    }
}

fn looked(wanted: &Wanted, language: Language) -> Result<Outcome, SceneTrouble> {
    let recorded = wanted.recorded.as_ref().map(|(path, to)| (path.as_path(), *to));
    let scene = Scene::of(&wanted.scenario, &wanted.house, recorded, language)?;
    let (from, to) = (scene.end(&wanted.from, language)?, scene.end(&wanted.to, language)?);
    if from.cell() == to.cell() {
        return Err(SceneTrouble::Said(match language {
            Language::Fr => "les deux bouts sont la même case\u{a0}; nommez-en deux".to_owned(),
            Language::En => "both ends are the same hex; name two".to_owned(),
        }));
    }
    let trace = Trace::of(&scene.view(), from.cell(), to.cell(), weapon(&scene, from, wanted.weapon));
    let text = if wanted.json { page::json(&scene, &trace) } else { page::page(&scene, &trace, language) };
    let code = if trace.blocked_by.is_none() { ExitCode::SUCCESS } else { ExitCode::from(1) };
    Ok(Outcome { text, code })
}

/// The weapon that was named, else that of whoever looks, else guns, which see farthest.
fn weapon(scene: &Scene, from: End, named: Option<Arms>) -> Weapon {
    let view = scene.view();
    let own = match from {
        End::Unit(unit, _) => Some(unit),
        End::Hex(cell) => view.unit_at(cell),
    };
    named.map(Arms::weapon).or_else(|| own.map(|unit| view.weapon(unit))).unwrap_or(Weapon::Artillery)
}
