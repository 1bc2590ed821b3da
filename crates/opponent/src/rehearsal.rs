//! A turn played on in thought: by rote, with dice of its own, through the enemy's answer.

use crate::drill::{Drill, Memory};
use crate::foresight::toss;
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::outlook::{SURE, chance_of_winning};
use crate::player::Thought;
use battle::{Battle, Camp, Combatant, Command, Pending, UnitId};

/// Questions of so many turns, and more.
const PATIENCE: usize = 3000;

/// Plays on for one side.
pub(crate) struct Rehearsal<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) thought: &'a Thought<'a>,
    pub(crate) camp: Camp,
    /// Turns of either side that are played to their end.
    pub(crate) turns: u8,
    /// Where its dice come from.
    pub(crate) salt: u64,
}

impl Rehearsal<'_> {
    /// The chance of winning, as it looks once the turns are played, with the dice of this number.
    pub(crate) fn play(&self, battle: &Battle, number: u64) -> i32 {
        self.thought.spend();
        let (mut battle, fate) = (battle.clone(), Luck::of(self.salt, number).number());
        let mut luck = Luck::of(fate, 0);
        let mut memory = Memory::default();
        let (mut now, mut turns) = ((battle.view().turn(), battle.view().active()), 0);
        for _ in 0..PATIENCE {
            match battle.pending() {
                Pending::Over(outcome) => {
                    return outcome.winner.map_or(SURE / 2, |winner| if winner == self.camp { SURE } else { 0 });
                }
                Pending::Chance(chance) => toss(&mut battle, chance, &mut luck),
                Pending::Decision(..) => {
                    let next = (battle.view().turn(), battle.view().active());
                    if next != now {
                        now = next;
                        turns += 1;
                        luck = Luck::of(fate, u64::from(turns));
                        if self.turns <= turns {
                            break;
                        }
                    }
                    self.thought.spend();
                    let answer = Drill::new(self.judgement).remembering(&battle, &mut memory);
                    if let Command::Attack { unit, target } = answer {
                        luck = Luck::of(fate, number_of(turns, unit, target));
                    }
                    battle.obey(answer, &mut ());
                }
            }
        }
        let view = battle.view();
        chance_of_winning(self.judgement.judge(view, battle.setup(), self.camp, view.active()))
    }
}

/// A number for an attack: the same attack has the same dice in every plan that is played on with this luck, so that
/// plans are told apart by what they do, not by the dice of what both do.
fn number_of(turns: u8, unit: UnitId, target: Combatant) -> u64 {
    let target = match target {
        Combatant::Unit(unit) => 2 * unit.index(),
        Combatant::Elephant(marker) => 2 * marker.index() + 1,
    };
    let place = |index: usize| u64::try_from(index).unwrap_or(u64::MAX);
    (u64::from(turns) + 1) << 40 | place(unit.index()) << 20 | place(target)
}
