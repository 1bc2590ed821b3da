//! A whole battle between two players.

use crate::{Budget, Luck, Player};
use battle::{Battle, Camp, Command, Outcome, Pending, Refusal, Sink, seat};

/// How a battle went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bout {
    /// Who won, by what.
    pub outcome: Outcome,
    /// The last turn played.
    pub turns: u8,
    /// Decisions taken by each side, north first.
    pub decisions: [u32; 2],
    /// Elements lost by each side, north first.
    pub elements_lost: [u32; 2],
    /// Units lost by each side, north first.
    pub units_lost: [u8; 2],
    /// The fingerprint of the last position: the same game has the same one.
    pub fingerprint: u64,
}

/// A battle that could not be played to its end: a bug of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoutError {
    /// A player said what the rulebook forbids.
    #[error("{camp:?} said {command:?}: {refusal}")]
    Illegal {
        /// Who.
        camp: Camp,
        /// What.
        command: Command,
        /// Why not.
        refusal: Refusal,
    },
    /// So many decisions that the battle will not end.
    #[error("the battle has no end: {0} decisions and still none")]
    Endless(u32),
    /// Somebody said stop: there is no half of a game.
    #[error("the game was given up before its end")]
    GivenUp,
}

/// More decisions than any battle has.
const ENDLESS: u32 = 200_000;

impl Bout {
    /// Plays a battle from where it stands to its end, north against south, with these dice.
    ///
    /// # Errors
    /// When a player says what the rulebook forbids, or the battle never ends.
    ///
    /// # Panics
    /// When a player does.
    pub fn play(
        mut battle: Battle,
        players: [&mut dyn Player; 2],
        budgets: [&Budget<'_>; 2],
        dice: Luck,
    ) -> Result<Self, BoutError> {
        Self::play_before(&mut battle, players, budgets, dice, &mut ())
    }

    /// The same before somebody who listens; the battle is left as it ended.
    ///
    /// # Errors
    /// When a player says what the rulebook forbids, or the battle never ends.
    ///
    /// # Panics
    /// When a player does.
    pub fn play_before(
        battle: &mut Battle,
        players: [&mut dyn Player; 2],
        budgets: [&Budget<'_>; 2],
        dice: Luck,
        listener: &mut impl Sink,
    ) -> Result<Self, BoutError> {
        Self::play_unless(battle, players, budgets, dice, listener, &|| false)
    }

    /// The same, given up as soon as somebody says stop before a decision.
    ///
    /// # Errors
    /// When it was given up; when a player says what the rulebook forbids, or the battle never ends.
    ///
    /// # Panics
    /// When a player does.
    pub fn play_unless(
        battle: &mut Battle,
        players: [&mut dyn Player; 2],
        budgets: [&Budget<'_>; 2],
        mut dice: Luck,
        listener: &mut impl Sink,
        stop: &dyn Fn() -> bool,
    ) -> Result<Self, BoutError> {
        let mut decisions = [0_u32; 2];
        let [north, south] = players;
        loop {
            match battle.pending() {
                Pending::Over(outcome) => return Ok(Self::over(battle, outcome, decisions)),
                Pending::Chance(chance) => {
                    let roll = dice.roll(&battle.setup().book.die, chance.dice);
                    battle.roll(roll, listener).expect("the dice asked for, of this book's die");
                }
                Pending::Decision(camp, _) => {
                    if stop() {
                        return Err(BoutError::GivenUp);
                    }
                    let budget = budgets[seat(camp)];
                    let command = match camp {
                        Camp::North => north.decide(battle, budget),
                        Camp::South => south.decide(battle, budget),
                    };
                    let said = battle.command(command, listener);
                    said.map_err(|refusal| BoutError::Illegal { camp, command, refusal })?;
                    decisions[seat(camp)] += 1;
                    if ENDLESS <= decisions[seat(camp)] {
                        return Err(BoutError::Endless(ENDLESS));
                    }
                }
            }
        }
    }

    fn over(battle: &Battle, outcome: Outcome, decisions: [u32; 2]) -> Self {
        let view = battle.view();
        let lost = |camp: Camp| {
            let own = view.unit_ids().filter(|unit| view.camp(*unit) == camp);
            own.map(|unit| u32::from(battle.setup().unit(unit).elements.saturating_sub(view.elements(unit)))).sum()
        };
        let both = [Camp::North, Camp::South];
        Self {
            outcome,
            turns: view.turn(),
            decisions,
            elements_lost: both.map(lost),
            units_lost: both.map(|camp| view.eliminated(camp)),
            fingerprint: battle.fingerprint(),
        }
    }
}
