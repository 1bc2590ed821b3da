//! A quick hand for imagined turns: every question answered from a few numbers, thousands of turns a second.

use crate::judgement::{Judgement, Kind};
use crate::luck::Luck;
use crate::reflex::reflex;
use battle::{Actor, Battle, Camp, Cell, Combatant, Command, OfficerId, Pending, Question, Setup, UnitId, View};
use rulebook::{Arm, Order, RiposteRight};

/// Units an activation is expected to hold, when officers are compared.
const USUAL_SIZE: usize = 4;

/// Plays by rote: forward, at whoever can be hurt most.
#[derive(Clone, Copy)]
pub(crate) struct Drill<'a> {
    pub(crate) judgement: &'a Judgement,
    /// How far it strays from the rote; not at all by default.
    pub(crate) mood: Mood,
}

/// A whim: the same one prefers the same units, officers and hexes all turn long.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mood {
    pub(crate) seed: u64,
    /// The most it adds to what something is worth.
    pub(crate) strength: usize,
    /// How much of the danger it minds, in percent.
    pub(crate) caution: i32,
}

impl Mood {
    /// What it adds to this thing.
    fn of(self, thing: usize) -> i32 {
        if self.strength == 0 {
            return 0;
        }
        let number = u64::try_from(thing).unwrap_or(u64::MAX);
        i32::try_from(Luck::of(self.seed, number).below(self.strength)).unwrap_or(0)
    }
}

impl<'a> Drill<'a> {
    /// By rote alone.
    pub(crate) fn new(judgement: &'a Judgement) -> Self {
        Self { judgement, mood: Mood::default() }
    }
}

impl Drill<'_> {
    /// An answer at once.
    pub(crate) fn answer(&self, battle: &Battle) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        match question {
            Question::Command => self.command(battle, camp),
            Question::Selection => self.selection(battle),
            Question::Movement => self.movement(battle, camp),
            Question::Combat => self.combat(battle),
            Question::AttackOrder => attack_order(battle, camp),
            _ => reflex(battle),
        }
    }

    /// The officer with the most to do around him.
    fn command(&self, battle: &Battle, camp: Camp) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut best = (i32::MIN, Command::EndCommand);
        let mut errands: Option<Vec<(UnitId, Cell, i32)>> = None;
        if let Some(order) = self.whim(battle) {
            return order;
        }
        view.each_legal(|command| {
            let Command::Activate(officer) = command else { return };
            let errands = errands.get_or_insert_with(|| self.errands(view, setup, camp));
            let worth = reach_of(view, setup, officer, errands) + self.mood.of(9000 + officer.index());
            if best.0 < worth {
                best = (worth, command);
            }
        });
        best.1
    }

    /// Now and then, in a mood, an order nobody thought of.
    fn whim(&self, battle: &Battle) -> Option<Command> {
        if self.mood.strength == 0 || battle.view().tokens(battle.view().active()) == 0 {
            return None;
        }
        let mut luck = Luck::of(self.mood.seed, battle.fingerprint());
        if luck.below(6) != 0 {
            return None;
        }
        let mut orders = Vec::new();
        battle.each_legal(|command| {
            if matches!(command, Command::Manoeuvre { .. }) {
                orders.push(command);
            }
        });
        luck.pick(&orders)
    }

    /// What each unit of a camp could do.
    fn errands(&self, view: View<'_>, setup: &Setup, camp: Camp) -> Vec<(UnitId, Cell, i32)> {
        let own = view.unit_ids().filter(|unit| view.camp(*unit) == camp);
        own.filter_map(|unit| Some((unit, view.cell(unit)?, self.errand(view, setup, unit)))).collect()
    }

    /// The next unit of the arm with the most to do.
    fn selection(&self, battle: &Battle) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut offers: [Vec<(i32, Command)>; 3] = Default::default();
        view.each_legal(|command| {
            if let Command::Select(unit) = command {
                offers[kind(view, unit)].push((self.errand(view, setup, unit), command));
            }
        });
        for offers in &mut offers {
            offers.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        }
        let best =
            offers.iter().max_by_key(|offers| offers.iter().take(USUAL_SIZE).map(|(worth, _)| *worth).sum::<i32>());
        best.and_then(|offers| offers.first().map(|(_, command)| *command)).unwrap_or(Command::EndSelection)
    }

    /// What a unit could do with an activation, by distances alone.
    pub(crate) fn errand(&self, view: View<'_>, setup: &Setup, unit: UnitId) -> i32 {
        let Some(from) = view.cell(unit) else { return 60 };
        let whim = self.mood.of(8000 + unit.index());
        let (camp, rating) = (view.camp(unit), self.judgement.rating(unit));
        let (mut best, mut nearest) = (0, 99);
        for target in view.unit_ids().filter(|other| view.camp(*other) != camp) {
            let Some(at) = view.cell(target) else { continue };
            let far = view.distance(from, at);
            nearest = nearest.min(far);
            let strikes =
                far <= rating.walk + 1 && (rating.kind != Kind::Guns || far <= 1) || far <= rating.walk + rating.range;
            if strikes {
                best = best.max(self.blow(view, setup, unit, from, target, at, far));
            }
        }
        let to_go = nearest.saturating_sub(rating.range.max(1));
        let steps = i32::try_from(to_go.min(rating.walk.max(1))).unwrap_or(0);
        whim + if rating.still { best } else { best + self.judgement.eagerness(view, setup, camp) * steps }
    }

    /// What striking a target from a hex is worth, less the stroke back.
    #[expect(clippy::too_many_arguments, reason = "two places and who stands there: a struct would only rename them")]
    fn blow(&self, view: View<'_>, setup: &Setup, unit: UnitId, from: Cell, target: UnitId, at: Cell, far: u32) -> i32 {
        let pair = self.judgement.arms.pair(unit, target);
        let range = self.judgement.rating(unit).range;
        let fires = 1 < far && 1 < range;
        let (strike, limit) = if fires {
            (pair.fire, self.judgement.spot(at).fire)
        } else {
            let uphill = setup.board.height(from) < setup.board.height(at);
            let spot = self.judgement.spot(at).melee;
            (pair.melee, if uphill { spot.min(2) } else { spot })
        };
        let gain = self.judgement.prize(view, setup, target, strike.hits(limit), strike.flags(limit));
        if fires { gain } else { gain - self.stroke_back(view, setup, unit, from, target) }
    }

    fn stroke_back(&self, view: View<'_>, setup: &Setup, unit: UnitId, from: Cell, target: UnitId) -> i32 {
        let may = match view.book().riposte.right {
            RiposteRight::WhenSupported => view.is_supported_as_target(target),
            RiposteRight::WhenGroundHeld => true,
        };
        if !may {
            return 0;
        }
        let (back, limit) = (self.judgement.arms.pair(target, unit).riposte, self.judgement.spot(from).melee);
        let cost = self.judgement.prize(view, setup, unit, back.hits(limit), back.flags(limit));
        cost * self.judgement.weights.riposte / 100
    }

    /// The move that gains most, of any unit.
    fn movement(&self, battle: &Battle, camp: Camp) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut best = (0, Command::EndMovement);
        view.each_actor(|actor| {
            let Actor::Unit(unit) = actor else { return };
            let stay = view.cell(unit).map_or(i32::MIN / 2, |cell| self.post(view, setup, unit, cell, 0));
            view.each_legal_of(actor, |command| {
                let gain = match command {
                    Command::Move { to, pace, .. } => {
                        let marched = view.cell(unit).map_or(1, |cell| view.distance(cell, to));
                        let tired = if pace == battle::Pace::Normal { 0 } else { 9 };
                        self.post(view, setup, unit, to, marched + tired) - stay
                    }
                    Command::Leave { .. } if 0 < setup.camp(camp).exits_needed => self.judgement.weights.exited,
                    _ => return,
                };
                if best.0 < gain {
                    best = (gain, command);
                }
            });
        });
        best.1
    }

    /// What a unit can hope for in a hex it reaches after so many hexes.
    pub(crate) fn post(&self, view: View<'_>, setup: &Setup, unit: UnitId, cell: Cell, marched: u32) -> i32 {
        let (weights, rating, camp) = (&self.judgement.weights, self.judgement.rating(unit), view.camp(unit));
        let fights = marched <= rating.walk;
        let (mut strike, mut nearest, mut beside, mut friends) = (0, 99, 0, 0);
        let last = if self.judgement.is_last(view, setup, unit) { weights.danger_last } else { 0 };
        let caution = self.mood.caution.max(last);
        let mut danger = 0;
        for other in view.unit_ids() {
            let Some(at) = view.cell(other).filter(|_| other != unit) else { continue };
            let far = view.distance(cell, at);
            if view.camp(other) == camp {
                friends += i32::from(far == 1);
                continue;
            }
            nearest = nearest.min(far);
            beside += i32::from(far == 1);
            if 0 < caution {
                danger += self.threat(other, unit, cell, far);
            }
            let reaches =
                if rating.kind == Kind::Guns { 1 < far && far <= rating.range } else { far <= rating.range.max(1) };
            if fights && reaches {
                strike = strike.max(self.blow(view, setup, unit, cell, other, at, far));
            }
        }
        let to_go = i32::try_from(nearest.saturating_sub(rating.range.max(1)).min(9)).unwrap_or(9);
        let whim = self.mood.of(unit.index() * 256 + cell.index());
        let mut worth = whim + strike - self.judgement.eagerness(view, setup, camp) * to_go;
        if nearest <= 3 {
            worth += if 2 <= friends { weights.support } else { weights.friend * friends };
        }
        worth -= self.judgement.prize(view, setup, unit, danger * 2 / 3, 0) * caution / 100;
        let spot = self.judgement.spot(cell);
        if rating.kind == Kind::Guns && 0 < beside {
            worth -= weights.gun_in_contact;
        }
        if rating.kind == Kind::Mounted && spot.rough {
            worth -= weights.horse_in_rough;
        }
        for goal in &setup.camp(camp).objectives {
            let far = i32::try_from(view.distance(cell, *goal).min(8)).unwrap_or(8);
            worth += if far == 0 { weights.objective } else { -weights.objective_near * far / 8 };
        }
        worth
    }

    /// The hits an enemy so far away can give a unit in this hex next turn, in hundredths.
    fn threat(&self, enemy: UnitId, unit: UnitId, cell: Cell, far: u32) -> i32 {
        let (rating, pair, spot) =
            (self.judgement.rating(enemy), self.judgement.arms.pair(enemy, unit), self.judgement.spot(cell));
        let melee = rating.kind != Kind::Guns && far <= rating.walk + 1;
        let fire = 1 < far && 1 < rating.range && far <= rating.walk + rating.range;
        let hand = if melee { pair.melee.hits(spot.melee) } else { 0 };
        hand.max(if fire { pair.fire.hits(spot.fire) } else { 0 })
    }

    /// The attack that promises most.
    fn combat(&self, battle: &Battle) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut best = (self.judgement.weights.reluctance, Command::EndCombat);
        view.each_legal(|command| {
            let Command::Attack { unit, target } = command else { return };
            let worth = self.attack(view, setup, unit, target);
            if best.0 < worth {
                best = (worth, command);
            }
        });
        best.1
    }

    /// What an attack promises, by the dice it has.
    pub(crate) fn attack(&self, view: View<'_>, setup: &Setup, unit: UnitId, target: Combatant) -> i32 {
        let (Combatant::Unit(enemy), Some(from), Some(at)) = (target, view.cell(unit), view.cell_of(target)) else {
            return 5;
        };
        let Ok(ledger) = view.account(unit, target) else { return 0 };
        let melee = view.distance(from, at) == 1;
        let pair = self.judgement.arms.pair(unit, enemy);
        let strike = if melee { pair.melee } else { pair.fire };
        let dice = i32::from(ledger.dice());
        let (hits, flags) = (dice * i32::from(strike.hit), dice * i32::from(strike.morale));
        let gain = self.judgement.prize(view, setup, enemy, hits, flags);
        if melee { gain - self.stroke_back(view, setup, unit, from, enemy) } else { gain }
    }
}

/// Which activation a unit fits: foot, mounted, guns.
fn kind(view: View<'_>, unit: UnitId) -> usize {
    match view.troop(unit).arm {
        Arm::Infantry => 0,
        Arm::Cavalry | Arm::Camelry | Arm::Chariotry | Arm::Elephants => 1,
        Arm::Artillery => 2,
    }
}

/// What an officer could set in motion: the best units of the best arm in his range.
fn reach_of(view: View<'_>, setup: &Setup, officer: OfficerId, errands: &[(UnitId, Cell, i32)]) -> i32 {
    let Some(post) = view.officer_cell(officer) else { return 50 };
    let range = u32::from(view.book().command.range.of(setup.officer(officer).rank));
    let mut kinds: [Vec<i32>; 3] = Default::default();
    for (unit, cell, worth) in errands.iter().filter(|(_, cell, _)| view.distance(post, *cell) <= range) {
        debug_assert_eq!(view.cell(*unit), Some(*cell), "errands are of this moment");
        kinds[kind(view, *unit)].push(*worth);
    }
    let sums = kinds.map(|mut worths| {
        worths.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
        worths.into_iter().take(USUAL_SIZE).sum::<i32>()
    });
    sums.into_iter().max().unwrap_or(0)
}

/// The cheapest order that adds a die, while there is plenty to pay with.
fn attack_order(battle: &Battle, camp: Camp) -> Command {
    let mut best = Command::AttackOrder(None);
    if 4 <= battle.view().tokens(camp) {
        battle.each_legal(|command| {
            if let Command::AttackOrder(Some(Order::SteadyFire | Order::Charge | Order::ColdSteel)) = command {
                best = command;
            }
        });
    }
    best
}

/// A player who does everything by rote.
#[derive(Debug)]
pub(crate) struct Rote {
    pub(crate) weights: crate::Weights,
}

impl crate::Player for Rote {
    fn decide(&mut self, battle: &Battle, _: &crate::Budget<'_>) -> Command {
        let judgement = Judgement::of(battle, &self.weights);
        Drill::new(&judgement).answer(battle)
    }
}
