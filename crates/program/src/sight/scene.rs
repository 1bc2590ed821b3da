//! The position a line of sight is looked along: a battle as it begins, a recorded game, or a case.

use crate::error::Error;
use crate::{house, listed, replay};
use battle::{Battle, Cell, Place, Setup, UnitId, View};
use rulebook::Language;
use speech::Lexicon;
use std::path::Path;
use wire::{Field, Playback, Replay};

/// A position, and what is called what in it.
pub(crate) struct Scene {
    /// The battle at that moment.
    pub(crate) battle: Battle,
    /// Names from a scenario; a case calls its units by the letters of its map.
    pub(crate) field: Option<std::sync::Arc<Field>>,
    /// What it is called.
    pub(crate) title: String,
}

/// What was named on the command line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    /// A hex.
    Hex(Cell),
    /// A unit, in its hex.
    Unit(UnitId, Cell),
}

impl End {
    /// Where it is.
    pub(crate) fn cell(self) -> Cell {
        match self {
            Self::Hex(cell) | Self::Unit(_, cell) => cell,
        }
    }
}

/// Why there is no position, or no such place in it: a sentence for the player.
pub(crate) enum SceneTrouble {
    /// The world failed.
    World(Error),
    /// What was asked makes no sense here.
    Said(String),
}

impl From<Error> for SceneTrouble {
    fn from(error: Error) -> Self {
        Self::World(error)
    }
}

/// A sentence in the reader's language.
fn said(language: Language, fr: String, en: String) -> SceneTrouble {
    SceneTrouble::Said(match language {
        Language::Fr => fr,
        Language::En => en,
    })
}

impl Scene {
    /// The position somebody names: a scenario with house rules, `FILE.case:ID`, or a scenario with a recorded game taken so far.
    pub(crate) fn of(
        name: &str,
        house: &house::Asked,
        recorded: Option<(&Path, Option<usize>)>,
        language: Language,
    ) -> Result<Self, SceneTrouble> {
        if let Some((path, to)) = recorded {
            return Self::of_replay(name, path, to, language);
        }
        if let Some((file, id)) = split_case(name) {
            if !house.is_silent() {
                return Err(said(
                    language,
                    format!("un cas dit lui-même ses règles maison\u{a0}: écrivez-les dans {file}"),
                    format!("a case names its own house rules: write them into {file}"),
                ));
            }
            return Self::of_case(file, id, language);
        }
        let scenario = listed::find(name)?;
        let field = house.field(&scenario, language)?;
        let battle = begun(field.setup().clone(), language)?;
        Ok(Self { battle, title: scenario.title().in_language(language).to_owned(), field: Some(field) })
    }

    fn of_replay(name: &str, path: &Path, to: Option<usize>, language: Language) -> Result<Self, SceneTrouble> {
        let text = std::fs::read_to_string(path).map_err(|error| Error::Unreadable(path.to_path_buf(), error))?;
        let file = path.display().to_string();
        let recorded = Replay::read(&text).map_err(|flaws| SceneTrouble::Said(flaws.said(&file, language)))?;
        let field = replay::battlefield(&recorded, Some(Path::new(name)))
            .map_err(|text| SceneTrouble::Said(text.in_language(language).to_owned()))?;
        let flawed = |flaw: wire::Flaw| SceneTrouble::Said(flaw.said(&file, language));
        let mut playback = Playback::new(&recorded, std::sync::Arc::clone(&field), &mut ()).map_err(flawed)?;
        let last = recorded.lines.len();
        let wanted = to.unwrap_or(last);
        if last < wanted {
            return Err(said(
                language,
                format!("{file} n’a que {last} lignes\u{a0}; --to {wanted} va trop loin"),
                format!("{file} has only {last} lines; --to {wanted} goes too far"),
            ));
        }
        playback.play(wanted, &mut ()).map_err(flawed)?;
        Ok(Self { battle: playback.battle().clone(), title: format!("{} #{wanted}", field.id()), field: Some(field) })
    }

    fn of_case(file: &str, id: &str, language: Language) -> Result<Self, SceneTrouble> {
        let text = std::fs::read_to_string(file).map_err(|error| Error::Unreadable(file.into(), error))?;
        let cases = cases::parse(file, &text).map_err(|problems| SceneTrouble::Said(problems.to_string()))?;
        let plays = || cases.iter().flat_map(|case| case.ids().zip(case.positions()));
        let Some((id, position)) = plays().find(|(known, _)| *known == id) else {
            let known: Vec<&str> = plays().map(|(known, _)| known).collect();
            let near = reader::nearest(id, known.iter().copied()).unwrap_or(known.first().copied().unwrap_or_default());
            return Err(said(
                language,
                format!("{file} n’a pas de cas «\u{a0}{id}\u{a0}»\u{a0}; par exemple\u{a0}: {file}:{near}"),
                format!("{file} has no case `{id}`; for example: {file}:{near}"),
            ));
        };
        let battle = position.map_err(|error| refused(&error, language))?;
        Ok(Self { battle, title: id.to_owned(), field: None })
    }

    /// A look at it.
    pub(crate) fn view(&self) -> View<'_> {
        self.battle.view()
    }

    /// A unit's name, for people.
    pub(crate) fn unit_name(&self, unit: UnitId, language: Language) -> &str {
        match &self.field {
            Some(field) => field.cast().unit(unit).text.in_language(language),
            None => &self.battle.setup().unit(unit).name,
        }
    }

    /// The hex or unit somebody names.
    pub(crate) fn end(&self, word: &str, language: Language) -> Result<End, SceneTrouble> {
        let grid = self.battle.setup().board.grid();
        let unit = match &self.field {
            Some(field) => field.unit_named(word),
            None => self.battle.setup().units.iter().position(|unit| unit.name == word).and_then(UnitId::new),
        };
        if let Some(unit) = unit {
            return match self.view().cell(unit) {
                Some(cell) => Ok(End::Unit(unit, cell)),
                None => Err(said(
                    language,
                    format!("«\u{a0}{word}\u{a0}» n’est pas sur la table\u{a0}; nommez un hexagone, comme C7"),
                    format!("`{word}` is not on the table; name a hex, as in C7"),
                )),
            };
        }
        let place = word.to_uppercase().parse::<Place>();
        if let Ok(place) = place {
            return grid.cell_at(place).map(End::Hex).ok_or_else(|| {
                let (columns, rows) = (grid.columns(), grid.rows());
                said(
                    language,
                    format!("{place} est hors de la carte, qui a {columns} colonnes et {rows} rangées"),
                    format!("{place} is off the map, which has {columns} columns and {rows} rows"),
                )
            });
        }
        let known = self.known();
        let near = reader::nearest(word, known.iter().map(String::as_str));
        let (fr, en) = match near {
            Some(near) => {
                (format!("\u{a0}; vouliez-vous dire «\u{a0}{near}\u{a0}»\u{a0}?"), format!("; did you mean `{near}`?"))
            }
            None => (
                format!("\u{a0}; attendu\u{a0}: un hexagone, comme C7, ou l’un de\u{a0}: {}", known.join(", ")),
                format!("; expected a hex, as in C7, or one of: {}", known.join(", ")),
            ),
        };
        Err(said(
            language,
            format!("«\u{a0}{word}\u{a0}» n’est ni un hexagone ni une unité{fr}"),
            format!("`{word}` is neither a hex nor a unit{en}"),
        ))
    }

    fn known(&self) -> Vec<String> {
        match &self.field {
            Some(field) => field.unit_words(),
            None => self.battle.setup().units.iter().map(|unit| unit.name.clone()).collect(),
        }
    }
}

/// `FILE.case:ID` in two; without an id, the ids will be named.
fn split_case(name: &str) -> Option<(&str, &str)> {
    if Path::new(name).extension().is_some_and(|ending| ending == "case") {
        return Some((name, ""));
    }
    let at = name.find(".case:")? + ".case".len();
    Some((&name[..at], &name[at + 1..]))
}

fn begun(setup: Setup, language: Language) -> Result<Battle, SceneTrouble> {
    let mut battle = Battle::new(setup).map_err(|error| refused(&error, language))?;
    battle.begin(&mut ());
    Ok(battle)
}

fn refused(error: &battle::SetupError, language: Language) -> SceneTrouble {
    said(
        language,
        format!("aucune bataille ne peut commencer ainsi\u{a0}: {error}"),
        format!("no battle can begin so: {error}"),
    )
}
