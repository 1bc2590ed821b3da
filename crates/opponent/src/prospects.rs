//! What units that can still fight this turn may hope for, before any die is rolled.

use crate::judgement::Judgement;
use battle::{Combatant, Setup, UnitId, View};

/// Blows gathered on one target, in hundredths.
struct Gathered {
    target: UnitId,
    hits: i32,
    flags: i32,
}

impl Judgement {
    /// What these units are expected to gain by attacking from where they stand, each its best target, blows on the
    /// same target added up: two half chances of destroying a unit are worth more than two scratches.
    pub(crate) fn prospects(&self, view: View<'_>, setup: &Setup, fighters: &[UnitId]) -> i32 {
        let mut gathered: Vec<Gathered> = Vec::with_capacity(fighters.len());
        let mut sum = 0;
        for unit in fighters {
            let mut best: Option<(i32, UnitId, i32, i32)> = None;
            self.each_prospect(view, *unit, |target, hits, flags, melee| {
                let (before, flagged) = gathered
                    .iter()
                    .find(|other| other.target == target)
                    .map_or((0, 0), |other| (other.hits, other.flags));
                let gain = self.prize(view, setup, target, before + hits, flagged + flags)
                    - self.prize(view, setup, target, before, flagged)
                    - if melee { self.stroke_back(view, setup, *unit, target) } else { 0 };
                if best.is_none_or(|(other, ..)| other < gain) {
                    best = Some((gain, target, hits, flags));
                }
            });
            let Some((gain, target, hits, flags)) = best.filter(|(gain, ..)| 0 < *gain) else { continue };
            sum += gain;
            match gathered.iter_mut().find(|other| other.target == target) {
                Some(other) => {
                    other.hits += hits;
                    other.flags += flags;
                }
                None => gathered.push(Gathered { target, hits, flags }),
            }
        }
        sum * self.weights.prospect / 100
    }

    /// What these units may hope for in a fight that has begun: nobody moves any more, and hope is what it promises.
    pub(crate) fn hopes(&self, view: View<'_>, setup: &Setup, fighters: &[UnitId]) -> i32 {
        self.prospects(view, setup, fighters) * 100 / self.weights.prospect.max(1)
    }

    /// Every attack a unit could make from where it stands: target, hits and flags expected, hand to hand or not.
    pub(crate) fn each_prospect(&self, view: View<'_>, unit: UnitId, mut found: impl FnMut(UnitId, i32, i32, bool)) {
        let Some(from) = view.cell(unit) else { return };
        let camp = view.camp(unit);
        let reach = if view.enemy_beside(from, camp) { 1 } else { u32::from(view.troop(unit).range) };
        for target in view.unit_ids().filter(|other| view.camp(*other) != camp) {
            let Some(at) = view.cell(target) else { continue };
            let far = view.distance(from, at);
            if reach < far {
                continue;
            }
            let Ok(dice) = view.promised_dice(unit, Combatant::Unit(target)) else { continue };
            let pair = self.arms.pair(unit, target);
            let strike = if far == 1 { pair.melee } else { pair.fire };
            let dice = i32::from(dice);
            found(target, dice * i32::from(strike.hit), dice * i32::from(strike.morale), far == 1);
        }
    }
}
