//! A turn played on in thought: by rote, with dice of its own, through the enemy's answer.

use crate::drill::{Drill, Memory};
use crate::foresight::toss;
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::outlook::{SURE, chance_of_winning};
use crate::player::Thought;
use battle::{Battle, Camp, Combatant, Command, Pending, UnitId, View};

/// Questions of so many turns, and more.
const PATIENCE: usize = 3000;
/// What an attack is held to be worth beside what is seen of it, in parts of a chance, where another falls on the same
/// enemy in this turn. Dice blur the sum of many blows: an army that strikes together loses less to chance than its
/// plays can show.
const TOGETHER: i64 = 120;
/// What is held against a melee that is planned to be made alone. Where the fight has begun nothing is: a blow that is
/// left to make is made.
pub(crate) const ALONE: i64 = 75;

/// Plays on for one side.
#[derive(Clone, Copy)]
pub(crate) struct Rehearsal<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) thought: &'a Thought<'a>,
    pub(crate) camp: Camp,
    /// The turn it begins in: an answer may be the last of it.
    pub(crate) begins: TurnOf,
    /// Turns of either side that are played to their end.
    pub(crate) turns: u8,
    /// Where its dice come from.
    pub(crate) salt: u64,
    /// What he has struck in the turn under way.
    pub(crate) struck: &'a [AttackMade],
    /// What is held against a melee made alone.
    pub(crate) alone: i64,
}

/// A turn: its number, and whose it is.
pub(crate) type TurnOf = (u8, Camp);

/// The turn that a battle stands in.
pub(crate) fn turn_under_way(battle: &Battle) -> TurnOf {
    (battle.view().turn(), battle.view().active())
}

/// An attack that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AttackMade {
    target: UnitId,
    melee: bool,
}

impl AttackMade {
    /// The blow that an answer strikes, where it stands before it is said.
    pub(crate) fn of(view: View<'_>, command: Command) -> Option<Self> {
        let Command::Attack { unit, target: Combatant::Unit(target) } = command else { return None };
        let far = view.cell(unit).zip(view.cell(target)).map(|(from, at)| view.distance(from, at));
        Some(Self { target, melee: far == Some(1) })
    }
}

/// What a play came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// The chance of winning at its end, and what speaks for it beside that.
    pub(crate) chance: i64,
    /// Was the battle over?
    pub(crate) over: bool,
}

impl Rehearsal<'_> {
    /// The chance of winning, as it looks once the turns are played, with the dice of this number.
    pub(crate) fn play(&self, battle: &Battle, number: u64) -> Played {
        self.thought.spend();
        let (mut battle, fate) = (battle.clone(), Luck::of(self.salt, number).number());
        let mut luck = Luck::of(fate, 0);
        let mut struck = self.struck.to_vec();
        let mut memory = Memory::default();
        let (mut now, mut turns) = (self.begins, 0);
        for _ in 0..PATIENCE {
            match battle.pending() {
                Pending::Over(outcome) => {
                    let chance = outcome.winner.map_or(SURE / 2, |winner| if winner == self.camp { SURE } else { 0 });
                    return Played { chance: i64::from(chance), over: true };
                }
                Pending::Chance(chance) => toss(&mut battle, chance, &mut luck),
                Pending::Decision(..) => {
                    let next = turn_under_way(&battle);
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
                        if turns == 0 && battle.view().active() == self.camp {
                            struck.extend(AttackMade::of(battle.view(), answer));
                        }
                    }
                    battle.obey(answer, &mut ());
                }
            }
        }
        let view = battle.view();
        let worth = self.judgement.judge(view, battle.setup(), self.camp, view.active());
        let chance = i64::from(chance_of_winning(worth)) + self.concert(&struck);
        Played { chance: chance.clamp(1, i64::from(SURE) - 1), over: false }
    }

    /// What these blows speak for a turn, in parts of a chance, by being struck together or alone.
    fn concert(&self, struck: &[AttackMade]) -> i64 {
        let is_alone = |blow: &AttackMade| struck.iter().filter(|other| other.target == blow.target).count() == 1;
        let price = |blow: &AttackMade| match (is_alone(blow), blow.melee) {
            (false, _) => TOGETHER,
            (true, true) => -self.alone,
            (true, false) => 0,
        };
        struck.iter().map(price).sum()
    }
}

/// The turn of a camp as it may come: what is left of the enemy's is played by rote, with these dice; none if the battle
/// ends first.
pub(crate) fn turn_of(camp: Camp, battle: &Battle, judgement: &Judgement, luck: &mut Luck) -> Option<Battle> {
    let (mut next, mut memory) = (battle.clone(), Memory::default());
    for _ in 0..PATIENCE {
        match next.pending() {
            Pending::Over(_) => return None,
            Pending::Chance(chance) => toss(&mut next, chance, luck),
            Pending::Decision(..) if next.view().active() == camp => return Some(next),
            Pending::Decision(..) => {
                let answer = Drill::new(judgement).remembering(&next, &mut memory);
                next.obey(answer, &mut ());
            }
        }
    }
    None
}

/// Chances seen in plays and at first sight, weighed together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayTally {
    sum: i64,
    plays: i64,
    over: i64,
}

impl PlayTally {
    pub(crate) fn add(&mut self, played: Played) {
        self.sum += played.chance;
        self.plays += 1;
        self.over += i64::from(played.over);
    }

    /// The chance of winning by all plays, in sixteenths of its parts, where a first sight of it counts as so many of
    /// them; as nothing where every play came to the end of the battle, for what is seen there is no guess.
    pub(crate) fn worth(&self, sight: i64, counts: i64) -> i64 {
        let counts = if 0 < self.plays && self.over == self.plays { 0 } else { counts };
        (self.sum + sight * counts) * 16 / (self.plays + counts).max(1)
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

#[cfg(test)]
mod tests {
    use super::{Rehearsal, turn_under_way};
    use crate::judgement::Judgement;
    use crate::player::Thought;
    use crate::{Budget, Weights};
    use battle::{Battle, Command, Pending, Phase, Question};

    /// One beside the other, in a fight that has begun.
    fn fight() -> Battle {
        let text = "case a/one A fight\nbooks jomini\nmap\n 1   .   .   .\n 2 .   .b  .\n 3   .A  .   .\n 4 .   .   .\n\
                    A: south infantry\nb: north infantry\n\
                    officer Sud: south general-in-chief at A4\nofficer Nord: north general-in-chief at A1\n\
                    south plays, combat\nplay\nbreak off\n";
        let cases = cases::parse("a.case", text).unwrap_or_else(|problems| panic!("{problems}"));
        let setup = cases[0].setups().next().expect("one book").clone();
        let unit = Battle::new(setup.clone()).expect("a sound position").view().units_of(battle::Camp::South).next();
        let moment = battle::Moment {
            phase: Phase::Combat,
            activated: unit.into_iter().collect(),
            ..battle::Moment::combat_of(battle::Camp::South)
        };
        let mut fight = Battle::at(setup, &moment).expect("a sound position");
        fight.begin(&mut ());
        fight
    }

    #[test]
    fn whoever_stops_is_not_given_another_turn() {
        let fight = fight();
        let Pending::Decision(camp, Question::Combat) = fight.pending() else { panic!("the south may attack") };
        let mut stopped = fight.clone();
        stopped.obey(Command::EndCombat, &mut ());
        let judgement = Judgement::of(&fight, &Weights::standard());
        // A play to the end of this turn has nothing left to play once he has stopped: it costs the look at it.
        for (start, is_spent) in [(&stopped, false), (&fight, true)] {
            let budget = Budget::nodes(2);
            let thought = Thought::new(&budget);
            let begins = turn_under_way(&fight);
            let (judgement, thought) = (&judgement, &thought);
            Rehearsal { judgement, thought, camp, begins, turns: 1, salt: 1, struck: &[], alone: 0 }.play(start, 0);
            assert_eq!(thought.is_over(), is_spent);
        }
    }
}
