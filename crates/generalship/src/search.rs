//! Everything that can be said and rolled, played out to its end.

use battle::{Actor, Battle, Camp, Chance, Command, Pending};
use cases::{PosedPosition, Stake};
use opponent::each_roll;
use std::collections::BTreeMap;

/// A battle won for sure, or one element.
pub(crate) const ONE: i64 = 1_000_000_000_000;

/// Between what a position is worth, as far as it is known.
#[derive(Clone, Copy)]
struct Bounds {
    low: i64,
    high: i64,
}

/// A search through one position.
pub(crate) struct Search<'p> {
    stake: &'p Stake,
    pub(crate) camp: Camp,
    /// The turn and the side the position begins in.
    start: (u8, Camp),
    /// The least and the most it can come to.
    pub(crate) range: (i64, i64),
    /// Elements at the beginning, the thinker's first.
    elements: [i64; 2],
    known: BTreeMap<u64, Bounds>,
    /// Positions looked at.
    pub(crate) nodes: u64,
    /// Positions that may be looked at.
    pub(crate) limit: u64,
}

/// Elements of a camp on the table.
fn elements_of(battle: &Battle, camp: Camp) -> i64 {
    let view = battle.view();
    view.units_of(camp).map(|unit| i64::from(view.elements(unit))).sum()
}

impl<'p> Search<'p> {
    pub(crate) fn new(posed: &'p PosedPosition, battle: &Battle, limit: u64) -> Self {
        let camp = posed.camp();
        let elements = [camp, camp.opposite()].map(|camp| elements_of(battle, camp));
        let range = match posed.stake {
            Stake::Victory | Stake::Keep(..) => (0, ONE),
            Stake::Elements(_) => (-elements[0] * ONE, elements[1] * ONE),
        };
        let start = (battle.view().turn(), battle.view().active());
        Self { stake: &posed.stake, camp, start, range, elements, known: BTreeMap::new(), nodes: 0, limit }
    }

    /// Turns of either side that are over since the beginning.
    fn turns_over(&self, battle: &Battle) -> u8 {
        let (turn, active) = (battle.view().turn(), battle.view().active());
        let (then, first) = self.start;
        let changes = 2 * i16::from(turn) - 2 * i16::from(then);
        let began = battle.setup().first;
        let place = |camp: Camp| i16::from(camp != began);
        u8::try_from(changes + place(active) - place(first)).unwrap_or(0)
    }

    /// What it came to, if it is over.
    fn end(&self, battle: &Battle) -> Option<i64> {
        let over = match battle.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Decision(..) | Pending::Chance(_) => None,
        };
        match self.stake {
            Stake::Victory => {
                over.map(|outcome| outcome.winner.map_or(ONE / 2, |winner| i64::from(winner == self.camp) * ONE))
            }
            Stake::Keep(kept, turns) => {
                let view = battle.view();
                let lost = kept.iter().any(|who| match who {
                    Actor::Unit(unit) => view.elements(*unit) == 0,
                    Actor::Officer(officer) => view.officer_cell(*officer).is_none(),
                    Actor::Player => false,
                });
                (lost || over.is_some() || *turns <= self.turns_over(battle)).then_some(i64::from(!lost) * ONE)
            }
            Stake::Elements(turns) => (over.is_some() || *turns <= self.turns_over(battle)).then(|| {
                let lost = |seat: usize, camp: Camp| self.elements[seat] - elements_of(battle, camp);
                (lost(1, self.camp.opposite()) - lost(0, self.camp)) * ONE
            }),
        }
    }

    /// What a position is worth to whom is asked first; exact within these bounds, beyond them only on which side.
    pub(crate) fn worth(&mut self, battle: &Battle, low: i64, high: i64) -> Option<i64> {
        if let Some(end) = self.end(battle) {
            return Some(end);
        }
        self.nodes += 1;
        if self.limit < self.nodes {
            return None;
        }
        let at = battle.fingerprint();
        let known = self.known.get(&at).copied().unwrap_or(Bounds { low: self.range.0, high: self.range.1 });
        if known.low == known.high || high <= known.low {
            return Some(known.low);
        }
        if known.high <= low {
            return Some(known.high);
        }
        let (low, high) = (low.max(known.low), high.min(known.high));
        let found = match battle.pending() {
            Pending::Decision(camp, _) if camp == self.camp => self.most(battle, low, high)?,
            Pending::Decision(..) => self.least(battle, low, high)?,
            Pending::Chance(chance) => self.expected(battle, chance, low, high)?,
            Pending::Over(_) => unreachable!("what is over has its worth"),
        };
        let bounds = Bounds {
            low: if low < found { found } else { known.low },
            high: if found < high { found } else { known.high },
        };
        self.known.insert(at, bounds);
        Some(found)
    }

    fn most(&mut self, battle: &Battle, mut low: i64, high: i64) -> Option<i64> {
        let mut best = self.range.0;
        for command in likely_first(battle) {
            let mut next = battle.clone();
            next.obey(command, &mut ());
            best = best.max(self.worth(&next, low, high)?);
            if high <= best {
                break;
            }
            low = low.max(best);
        }
        Some(best)
    }

    fn least(&mut self, battle: &Battle, low: i64, mut high: i64) -> Option<i64> {
        let mut least = self.range.1;
        for command in likely_first(battle) {
            let mut next = battle.clone();
            next.obey(command, &mut ());
            least = least.min(self.worth(&next, low, high)?);
            if least <= low {
                break;
            }
            high = high.min(least);
        }
        Some(least)
    }

    /// Every outcome of the dice; those that come to the same are looked at once.
    fn expected(&mut self, battle: &Battle, chance: Chance, low: i64, high: i64) -> Option<i64> {
        let mut outcomes: Vec<(u64, Battle, i64)> = Vec::new();
        let mut all = 0;
        for (roll, ways) in each_roll(battle.setup().book.die, chance.dice) {
            let mut next = battle.clone();
            next.roll(roll, &mut ()).expect("one of the outcomes of these dice");
            let at = next.fingerprint();
            all += ways;
            match outcomes.iter_mut().find(|(other, ..)| *other == at) {
                Some((.., same)) => *same += ways,
                None => outcomes.push((at, next, ways)),
            }
        }
        outcomes.sort_by_key(|(.., ways)| std::cmp::Reverse(*ways));
        let (mut sum, mut left) = (0_i128, i128::from(all));
        let (low, high, all) = (i128::from(low), i128::from(high), i128::from(all));
        let (least, most) = (i128::from(self.range.0), i128::from(self.range.1));
        for (_, next, ways) in outcomes {
            let ways = i128::from(ways);
            left -= ways;
            // What this outcome has to come to, for the whole to lie within the bounds.
            let floor = (low * all - sum - most * left).div_euclid(ways).max(least);
            let roof = (high * all - sum - least * left + ways - 1).div_euclid(ways).min(most);
            let narrow = |bound: i128| i64::try_from(bound).expect("within the range");
            let found = if most <= floor {
                // Even the best outcome would leave the whole below: look only whether it is that.
                self.worth(&next, narrow(most - 1), narrow(most))?
            } else if roof <= least {
                self.worth(&next, narrow(least), narrow(least + 1))?
            } else {
                self.worth(&next, narrow(floor), narrow(roof))?
            };
            sum += i128::from(found) * ways;
            if sum + most * left <= low * all {
                return Some(narrow((sum + most * left).div_euclid(all)));
            }
            if high * all <= sum + least * left {
                return Some(narrow((sum + least * left).div_euclid(all)));
            }
        }
        Some(i64::try_from(sum.div_euclid(all)).expect("within the range"))
    }
}

/// The legal commands, those that usually decide something first.
fn likely_first(battle: &Battle) -> Vec<Command> {
    let mut commands = battle.legal();
    commands.sort_by_key(|command| match command {
        Command::Attack { .. } => 0,
        Command::Activate { .. } | Command::Select { .. } => 1,
        Command::EndSelection | Command::EndCommand => 8,
        Command::EndMovement | Command::EndCombat => 9,
        _ => 4,
    });
    commands
}
