//! What people do wrong who are new to it: each slip has a reason, and none is absurd.

use crate::Luck;
use crate::reflex::nearest_enemy;
use crate::temperament::Temperament;
use battle::{Battle, Camp, Combatant, Command, UnitId, View};
use odds::highest_answer;
use rulebook::Arm;

/// How much mood there is in an answer.
const MOOD: usize = 18;
/// Hexes that somebody of short sight looks ahead.
const SIGHT: u8 = 3;

/// A weakness that a whole turn is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foible {
    /// Sees the enemy before his nose, and nobody farther away.
    ShortSight,
    /// Strikes before the others are there, whatever the dice.
    Haste,
    /// Stops short of the enemy and strikes only where it looks safe.
    Timidity,
    /// Everything for the horse.
    Horse,
}

impl Foible {
    /// The weakness of this turn: one of two that go with his temperament, or any.
    pub(crate) fn of_turn(seed: u64, temperament: Temperament, turn: u8) -> Self {
        let all = match temperament {
            Temperament::Steady => [Self::ShortSight, Self::Haste, Self::Timidity, Self::Horse],
            Temperament::Bold => [Self::Haste, Self::Horse, Self::Haste, Self::ShortSight],
            Temperament::Cautious => [Self::Timidity, Self::ShortSight, Self::ShortSight, Self::Horse],
            Temperament::Wily => [Self::Horse, Self::Timidity, Self::ShortSight, Self::Horse],
        };
        all[Luck::of(seed, u64::from(turn)).below(all.len())]
    }

    /// What he feels like, at a question of his own turn.
    pub(crate) fn answer(self, battle: &Battle, camp: Camp, seed: u64) -> Command {
        let (view, mut mood) = (battle.view(), Luck::of(seed, battle.fingerprint()));
        let most = highest_answer(view, |command| {
            self.fancy(view, camp, command) + i32::try_from(mood.below(MOOD)).unwrap_or(0)
        });
        most.expect("a decision has at least one legal answer")
    }

    /// What draws him.
    fn fancy(self, view: View<'_>, camp: Camp, command: Command) -> i32 {
        match command {
            Command::Activate { officer } => {
                let near = view.units_of(camp).filter(|unit| {
                    let post = view.officer_cell(officer).zip(view.cell(*unit));
                    post.is_some_and(|(one, other)| view.distance(one, other) <= 3)
                });
                50 + near.map(|unit| 1 + self.fondness(view, unit) / 8).sum::<i32>()
            }
            Command::Select { unit } => {
                self.fondness(view, unit) + view.cell(unit).map_or(20, |cell| self.draw(view, camp, cell))
            }
            Command::Move { unit, to, .. } => {
                let before = view.cell(unit).map_or(0, |cell| self.draw(view, camp, cell));
                30 + 3 * (self.draw(view, camp, to) - before) + self.fondness(view, unit) / 4
            }
            Command::Leave { .. } => 60,
            Command::Attack { unit, target } => self.blow(view, unit, target),
            Command::EndSelection => 15,
            Command::EndCombat => 20,
            Command::EndMovement => 30,
            Command::EndCommand => 10,
            _ => 0,
        }
    }

    /// How a hex draws him, by the nearest enemy.
    fn draw(self, view: View<'_>, camp: Camp, cell: battle::Cell) -> i32 {
        let near = nearest_enemy(view, camp, cell);
        match self {
            // Beyond what he sees every hex is like the other: a little forward.
            Self::ShortSight if SIGHT < near => 40 - i32::from(near.min(20)),
            Self::Timidity if near < 2 => 44,
            _ => 60 - 6 * i32::from(near.min(9)),
        }
    }

    /// What he would call and move first.
    fn fondness(self, view: View<'_>, unit: UnitId) -> i32 {
        let rides = matches!(view.troop(unit).arm, Arm::Cavalry | Arm::Camelry | Arm::Chariotry | Arm::Elephants);
        if self == Self::Horse && rides { 40 } else { 0 }
    }

    /// What a blow promises him.
    fn blow(self, view: View<'_>, unit: UnitId, target: Combatant) -> i32 {
        let Combatant::Unit(enemy) = target else { return 25 };
        let dice = i32::from(view.promised_dice(unit, target).unwrap_or(0));
        let (own, theirs) = (i32::from(view.elements(unit)), i32::from(view.elements(enemy)));
        let plain = 12 * dice - 4 * theirs + self.fondness(view, unit) / 2;
        match self {
            Self::Haste => 36 + 4 * dice,
            Self::Timidity => plain - 6 * (theirs - own).max(0) - 8,
            Self::ShortSight | Self::Horse => plain + 8,
        }
    }
}
