//! Computer players: who is asked, what he thinks with, and his command, which goes the way of everybody's.

use crate::aim::{DecidedWire, KeptAim};
use crate::deed::Deed;
use crate::game::{Change, Game};
use crate::trouble::Trouble;
use battle::Camp;
use opponent::{Character, Level, ThoughtProgress};
use rulebook::Language;
use wire::live::Progress;

impl Game {
    /// The computer player that is asked. Two computers play only while somebody watches.
    #[must_use]
    pub fn to_think(&self, is_watched: bool) -> Option<(Camp, Character)> {
        let persons = self.terms.seats.iter().any(|wanted| wanted.level().is_none());
        let is_worth_playing = self.progress() == Progress::Playing && (persons || is_watched);
        let camp = self.speaker().filter(|_| is_worth_playing)?;
        Some((camp, self.terms.wanted(camp).character()?))
    }

    /// Who would think ahead while a person is asked: the computer player across the table, if he is one who plans.
    #[must_use]
    pub fn to_ponder(&self) -> Option<(Camp, Character)> {
        let asked = self.speaker().filter(|camp| self.terms.wanted(*camp).level().is_none())?;
        let camp = asked.opposite();
        let character = self.terms.wanted(camp).character()?;
        (character.level == Level::General).then_some((camp, character))
    }

    /// Does what a computer decided, and notes what it is about if that is news.
    ///
    /// # Errors
    /// When the rulebook says no: the computer is at fault.
    pub fn obey_computer(&self, decided: DecidedWire, at: i64) -> Result<Change, Trouble> {
        let DecidedWire { command: wire, aim } = decided;
        let field = &self.ground.field;
        let named = wire.command(&self.battle.view(), field, Language::En);
        let command = named.map_err(|fault| Trouble::unknown(&fault))?;
        let aim = aim.filter(|aim| self.bearing.aim() != aim.named(field));
        let mut aiming = self.clone();
        aiming.take_aim(aim.as_ref());
        let done = aiming.and_command(command, &self.computer_nonce(), at);
        let mut change = done.map_err(|refusal| Trouble::fault(&format!("a computer said {command:?}: {refusal}")))?;
        if let Deed::Command { aim: kept, .. } = &mut change.entry.deed {
            *kept = aim;
        }
        Ok(change)
    }

    /// A computer player said what it is about.
    pub(crate) fn take_aim(&mut self, aim: Option<&KeptAim>) {
        if let Some(aim) = aim.and_then(|aim| aim.named(&self.ground.field)) {
            self.bearing.take_aim(aim);
        }
    }
}

/// Whoever is hurried looks at one position where he would look at so many.
const HURRIED: u64 = 64;

/// Somebody asked the computer player to be quick: he answers at once, and until the turn is over he thinks little. It is
/// not kept: whoever takes a game up again has not been hurried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Haste {
    turn: Option<(u8, Camp)>,
}

impl Haste {
    /// From now on, until this turn is over.
    pub fn begin(&mut self, game: &Game) {
        self.turn = Some(turn_of(game));
    }

    /// The positions a player of this level may look at for the decision the game stands at.
    #[must_use]
    pub fn nodes(self, game: &Game, level: Level) -> u64 {
        if self.turn == Some(turn_of(game)) { (level.nodes() / HURRIED).max(1) } else { level.nodes() }
    }
}

/// The turn under way, and whose it is.
fn turn_of(game: &Game) -> (u8, Camp) {
    (game.battle.view().turn(), game.battle.view().active())
}

/// How far a thought has come, of a thousand.
#[must_use]
pub fn per_mille(made: ThoughtProgress) -> u16 {
    let part = made.nodes.saturating_mul(1000) / made.of.max(1);
    u16::try_from(part.min(1000)).unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use super::Haste;
    use crate::ground::Grounds;
    use crate::making::PlannedGame;
    use crate::{Birth, GameAsKept, HostedGame};
    use dice::Seed;
    use opponent::Level;
    use rulebook::Language;
    use wire::live::{NewGame, SeatKind};
    use wire::{LevelWire, TemperamentWish};

    fn planned(grounds: &Grounds, temperament: Option<TemperamentWish>) -> PlannedGame {
        let wanted = NewGame {
            scenario: "training-jomini".to_owned(),
            options: None,
            north: SeatKind::Computer { level: LevelWire::General, temperament },
            south: SeatKind::Computer { level: LevelWire::General, temperament },
            public: false,
            practice: false,
            name: String::new(),
            replay: None,
            battle: None,
        };
        PlannedGame::of(grounds, "g1".to_owned(), &wanted, Language::Fr).unwrap().0
    }

    fn game(grounds: &Grounds, temperament: Option<TemperamentWish>) -> (Birth, HostedGame) {
        let born = planned(grounds, temperament).born(1).unwrap();
        let kept = GameAsKept { id: "g1", scenario: &born.scenario, terms: &born.terms.written(), battle: None };
        let birth = Birth::of(grounds, kept, Seed::from_bytes([7; 32])).unwrap();
        let game = HostedGame::load(&birth, &born.log).unwrap();
        (birth, game)
    }

    #[test]
    fn whoever_is_hurried_thinks_little_until_the_turn_is_over() {
        let (_, mut game) = game(&Grounds::default(), None);
        let mut haste = Haste::default();
        assert_eq!(haste.nodes(&game, Level::General), Level::General.nodes());
        haste.begin(&game);
        assert_eq!(haste.nodes(&game, Level::General), Level::General.nodes() / 64);
        assert_eq!(haste.nodes(&game, Level::Recruit), 1, "he looks at one position at least");
        let turn = (game.battle.view().turn(), game.battle.view().active());
        while (game.battle.view().turn(), game.battle.view().active()) == turn {
            let command = Level::Captain.player(3).decide(&game.battle, &opponent::Budget::nodes(1));
            let nonce = game.computer_nonce();
            game = game.and_command(command, &nonce, 1).unwrap().next;
        }
        assert_eq!(haste.nodes(&game, Level::General), Level::General.nodes());
    }

    #[test]
    fn the_characters_are_called_by_name_and_one_by_chance_by_his_level_alone() {
        let named = |temperament| game(&Grounds::default(), temperament).1.names;
        let both = |name: &str| [Some(name.to_owned()), Some(name.to_owned())];
        assert_eq!(named(None), both("Général"));
        assert_eq!(named(Some(TemperamentWish::Bold)), both("Général hardi"));
        assert_eq!(named(Some(TemperamentWish::Chance)), both("Général"));
    }
}
