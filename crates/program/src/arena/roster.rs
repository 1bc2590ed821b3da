//! Who plays, and where.

use super::games::{Field, Seat};
use crate::error::Error;
use crate::{house, listed};
use battle::Battle;
use opponent::{Character, Weights};
use rulebook::Language;
use scenario::{ScenarioKind, catalogue};
use std::str::FromStr;

/// A player as typed: a level, perhaps a temperament, and perhaps how far he thinks (`general:bold@48000`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contender {
    character: Character,
    nodes: Option<u64>,
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (character, nodes) = match text.split_once('@') {
            Some((character, nodes)) => (character, Some(nodes)),
            None => (text, None),
        };
        let read = |nodes: &str| nodes.parse().map_err(|_| format!("“{nodes}” nodes: expected a whole number after @"));
        let character = character.parse::<Character>().map_err(|error| error.to_string())?;
        Ok(Self { character, nodes: nodes.map(read).transpose()? })
    }
}

impl Contender {
    /// His seat: how far he thinks is what was typed with his name, else what was asked for, else what his level does.
    pub(crate) fn seat(self, nodes: Option<u64>) -> Seat {
        Seat {
            character: self.character,
            nodes: self.nodes.or(nodes).unwrap_or(self.character.level.nodes()),
            weights: Weights::standard(),
        }
    }
}

/// Reads a file of weights.
pub(crate) fn weights(file: &str) -> Result<Weights, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    Weights::read(&text).map_err(|error| error.to_string())
}

/// The battles to fight, begun, with these house rules besides their own.
pub(crate) fn field(names: &[String], house: &house::Asked, language: Language) -> Result<Vec<Field>, Error> {
    let scenarios = if names.is_empty() {
        let all = catalogue().iter().map(|listed| listed.read().map_err(Error::Unsound));
        let mut all = all.collect::<Result<Vec<_>, _>>()?;
        all.retain(|scenario| scenario.file().kind == ScenarioKind::Battle);
        all
    } else {
        names.iter().map(|name| listed::find(name)).collect::<Result<_, _>>()?
    };
    let begun = scenarios.into_iter().map(|scenario| {
        let setup = house.field(&scenario, language)?.setup().clone();
        let mut battle = Battle::new(setup).expect("a scenario that was read can be set up");
        // Many battles are fought on this map.
        battle.survey_sight();
        battle.begin(&mut ());
        Ok(Field { scenario, battle })
    });
    begun.collect()
}

#[cfg(test)]
mod tests {
    use super::Contender;
    use opponent::{Level, Temperament};

    #[test]
    fn a_contender_may_be_told_how_far_to_think() {
        let contender: Contender = "maréchal@500".parse().unwrap();
        let seat = contender.seat(Some(9));
        assert_eq!((seat.character, seat.nodes), (Level::Marshal.into(), 500));
        let bold = "general:bold@9".parse::<Contender>().unwrap().seat(None);
        assert_eq!((bold.character.level, bold.character.temperament), (Level::General, Temperament::Bold));
        assert_eq!((bold.character.to_string(), bold.nodes), ("general:bold".to_owned(), 9));
        assert_eq!("captain".parse::<Contender>().unwrap().seat(Some(9)).nodes, 9);
    }

    #[test]
    fn a_contender_nobody_knows_is_refused_with_the_names_there_are() {
        let error = "captian".parse::<Contender>().unwrap_err();
        assert!(error.contains("captian") && error.contains("marshal"), "{error}");
        let error = "captain:mad".parse::<Contender>().unwrap_err();
        assert!(error.contains("mad") && error.contains("wily"), "{error}");
        assert!("captain@many".parse::<Contender>().unwrap_err().contains("whole number"));
    }
}
