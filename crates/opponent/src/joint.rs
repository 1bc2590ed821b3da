//! Attacks as an army makes them: whoever can at the enemy all of them together promise most on, those who shoot first.

use crate::drill::Drill;
use battle::{Battle, Combatant, Command, UnitId, View};

/// What is promised by an attack on somebody who is no unit.
const STRAY: i32 = 5;

/// An attack that could be made.
struct Stroke {
    command: Command,
    target: UnitId,
    hits: i32,
    flags: i32,
    /// What the stroke back costs.
    back: i32,
    melee: bool,
    /// What it promises by itself.
    alone: i32,
}

impl Drill<'_> {
    /// The next of the attacks that promise most together.
    pub(crate) fn joint_attack(self, battle: &Battle) -> Command {
        let view = battle.view();
        let (mut blows, mut rest) = (Vec::with_capacity(16), (self.judgement.weights.reluctance, Command::EndCombat));
        view.each_legal(|command| match command {
            Command::Attack { unit, target: Combatant::Unit(target) } => {
                blows.extend(self.blow(battle, command, (unit, target)).filter(|blow| 0 < blow.alone));
            }
            Command::Attack { .. } if rest.0 < STRAY => rest = (STRAY, command),
            _ => {}
        });
        let mut best: Option<(i32, UnitId)> = None;
        for (place, blow) in blows.iter().enumerate() {
            if blows[..place].iter().all(|before| before.target != blow.target) {
                let together = self.together(battle, &blows, blow.target);
                if best.is_none_or(|(other, _)| other < together) {
                    best = Some((together, blow.target));
                }
            }
        }
        let Some((_, target)) = best.filter(|(together, _)| rest.0 < *together) else { return rest.1 };
        let first = blows.iter().filter(|blow| blow.target == target);
        first.max_by_key(|blow| (!blow.melee, blow.alone)).map_or(rest.1, |blow| blow.command)
    }

    /// An attack, by the dice it has.
    fn blow(self, battle: &Battle, command: Command, (unit, target): (UnitId, UnitId)) -> Option<Stroke> {
        let (view, setup) = (battle.view(), battle.setup());
        let dice = view.promised_dice(unit, Combatant::Unit(target)).ok()?;
        let melee = is_melee(view, unit, target)?;
        let pair = self.judgement.arms.pair(unit, target);
        let (strike, dice) = (if melee { pair.melee } else { pair.fire }, i32::from(dice));
        let (hits, flags) = (dice * i32::from(strike.hit), dice * i32::from(strike.morale));
        let back = if melee { self.judgement.stroke_back(view, setup, unit, target) } else { 0 };
        let alone = self.judgement.prize(view, setup, target, hits, flags) - back;
        Some(Stroke { command, target, hits, flags, back, melee, alone })
    }

    /// What all blows on one enemy promise together, or the best of them alone if that is more.
    fn together(self, battle: &Battle, blows: &[Stroke], target: UnitId) -> i32 {
        let (mut hits, mut flags, mut back, mut alone) = (0, 0, 0, 0);
        for blow in blows.iter().filter(|blow| blow.target == target) {
            hits += blow.hits;
            flags += blow.flags;
            back += blow.back;
            alone = alone.max(blow.alone);
        }
        alone.max(self.judgement.prize(battle.view(), battle.setup(), target, hits, flags) - back)
    }
}

fn is_melee(view: View<'_>, unit: UnitId, target: UnitId) -> Option<bool> {
    Some(view.distance(view.cell(unit)?, view.cell(target)?) == 1)
}
