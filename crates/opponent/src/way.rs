//! Where somebody goes who is sent: at an enemy, out of harm's way, to a hex, or where it looks good today.

use crate::drill::Drill;
use crate::foresight::settle;
use crate::judgement::Judgement;
use crate::luck::Luck;
use battle::{Actor, Battle, Camp, Cell, Combatant, Command, Pace, UnitId};

/// What somebody is sent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The best post, as the drill sees it.
    Post,
    /// A good post, by fancy.
    Fancy,
    /// Anywhere.
    Anywhere,
    /// Where he stands.
    Stay,
    /// To safety.
    Safety,
    /// At this enemy.
    At(UnitId),
    /// To this hex, or as near as can be.
    To(Cell),
}

/// What is changed in a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Amendment {
    /// Who is sent where, whatever the plan says.
    pub(crate) sent: Vec<(Actor, Aim)>,
    /// They go before the others.
    pub(crate) first: bool,
    /// Whoever the plan says nothing of goes by rote.
    pub(crate) fills: bool,
}

/// Somebody on his way.
pub(crate) struct Way<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) camp: Camp,
    pub(crate) actor: Actor,
    pub(crate) aim: Aim,
}

impl Way<'_> {
    /// The move that serves best, if any is better than to stay.
    pub(crate) fn choose(&self, battle: &Battle, luck: &mut Luck) -> Option<Command> {
        if self.aim == Aim::Stay {
            return None;
        }
        let mut options = Vec::new();
        battle.view().each_legal_of(self.actor, |command| options.push(command));
        if self.aim == Aim::Anywhere {
            return luck.pick(&options);
        }
        match self.actor {
            Actor::Unit(unit) => self.unit(battle, unit, &options, luck),
            Actor::Officer(_) => self.officer(battle, &options),
            Actor::Player => None,
        }
    }

    fn unit(&self, battle: &Battle, unit: UnitId, options: &[Command], luck: &mut Luck) -> Option<Command> {
        let (view, setup, drill) = (battle.view(), battle.setup(), Drill::new(self.judgement));
        let errand = drill.prepare(view, setup, unit);
        let from = view.cell(unit);
        let noise = if self.aim == Aim::Fancy { 160 } else { 12 };
        let mut best = from.map(|cell| {
            let here = self.serves(battle, (unit, cell)) + drill.post(view, setup, &errand, cell, 0);
            (here + i32::try_from(luck.below(noise)).unwrap_or(0), None)
        });
        for command in options {
            let worth = match *command {
                Command::Move { to, pace, .. } => {
                    let marched = from.map_or(1, |cell| view.distance(cell, to));
                    let tired = if pace == Pace::Normal { 0 } else { 9 };
                    let mut worth = drill.post(view, setup, &errand, to, marched + tired);
                    if let Aim::At(target) = self.aim {
                        worth += self.blow(battle, *command, (unit, to), target);
                    } else {
                        worth += self.serves(battle, (unit, to));
                    }
                    worth
                }
                Command::Leave { .. } if 0 < setup.camp(self.camp).exits_needed => self.judgement.weights.exited,
                _ => continue,
            };
            let worth = worth + i32::try_from(luck.below(noise)).unwrap_or(0);
            if best.is_none_or(|(other, _)| other < worth) {
                best = Some((worth, Some(*command)));
            }
        }
        best.and_then(|(_, command)| command)
    }

    /// How a hex serves the aim.
    fn serves(&self, battle: &Battle, (unit, cell): (UnitId, Cell)) -> i32 {
        let view = battle.view();
        match self.aim {
            Aim::At(target) => {
                let Ok(dice) = view.promised_dice(unit, Combatant::Unit(target)) else { return 0 };
                200 + 60 * i32::from(dice)
            }
            Aim::Safety => -3 * Drill::new(self.judgement).danger(view, unit, cell),
            Aim::To(goal) => -300 * i32::try_from(view.distance(cell, goal)).unwrap_or(0),
            Aim::Post | Aim::Fancy | Aim::Anywhere | Aim::Stay => 0,
        }
    }

    /// What a blow at the target is worth after this move, in dice; nothing if it cannot be struck from there.
    fn blow(&self, battle: &Battle, command: Command, (unit, to): (UnitId, Cell), target: UnitId) -> i32 {
        let (view, rating) = (battle.view(), self.judgement.rating(unit));
        let Some(at) = view.cell(target) else { return 0 };
        if rating.range.max(1) < view.distance(to, at) {
            return 0;
        }
        let mut next = battle.clone();
        next.obey(command, &mut ());
        settle(&mut next, &mut Luck::new(1));
        self.serves(&next, (unit, to))
    }

    /// A lone officer goes where the position looks best.
    fn officer(&self, battle: &Battle, options: &[Command]) -> Option<Command> {
        let worth =
            |battle: &Battle| self.judgement.judge(battle.view(), battle.setup(), self.camp, self.camp.opposite());
        let mut best = (worth(battle), None);
        for command in options {
            let mut next = battle.clone();
            next.obey(*command, &mut ());
            settle(&mut next, &mut Luck::new(1));
            let there = worth(&next);
            if best.0 < there {
                best = (there, Some(*command));
            }
        }
        best.1
    }
}
