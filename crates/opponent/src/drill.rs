//! A quick hand for imagined turns: every question answered from a few numbers, thousands of turns a second.

use crate::arms::Strike;
use crate::judgement::Judgement;
use crate::rating::{Kind, Rating};
use crate::reflex::reflex;
use battle::{Actor, Battle, Camp, Cell, Combatant, Command, OfficerId, Pending, Question, Setup, UnitId, View};
use rulebook::{Arm, Order};

/// Units an activation is expected to hold, when officers are compared.
const USUAL_SIZE: usize = 4;

/// What each unit could do, looked at once a turn: nobody moves while officers call.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    turn: Option<(u8, Camp)>,
    errands: Vec<(UnitId, Cell, i32)>,
}

/// Plays by rote: forward, at whoever can be hurt most.
#[derive(Clone, Copy)]
pub(crate) struct Drill<'a> {
    pub(crate) judgement: &'a Judgement,
}

/// An enemy a unit may meet, and what striking it is worth.
struct Foe {
    target: UnitId,
    at: Cell,
    height: u8,
    melee: i32,
    /// Hand to hand from below.
    uphill: i32,
    fire: i32,
}

/// A unit about to move, and everybody around it.
pub(crate) struct Errand {
    unit: UnitId,
    rating: Rating,
    foes: Vec<Foe>,
    friends: Vec<Cell>,
    caution: i32,
    eagerness: i32,
}

impl<'a> Drill<'a> {
    /// By rote alone.
    pub(crate) fn new(judgement: &'a Judgement) -> Self {
        Self { judgement }
    }
}

impl Drill<'_> {
    /// An answer at once.
    pub(crate) fn answer(self, battle: &Battle) -> Command {
        self.remembering(battle, &mut Memory::default())
    }

    /// The same, by somebody who plays on and gives no orders.
    pub(crate) fn remembering(self, battle: &Battle, memory: &mut Memory) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        match question {
            Question::Command => self.command(battle, camp, memory),
            Question::Selection => self.selection(battle, camp, memory),
            Question::Movement => self.movement(battle, camp),
            Question::Combat if self.judgement.is_farsighted() => self.joint_attack(battle),
            Question::Combat => self.combat(battle),
            Question::AttackOrder => self.attack_order(battle, camp),
            _ => reflex(battle),
        }
    }

    /// The officer with the most to do around him.
    fn command(self, battle: &Battle, camp: Camp, memory: &mut Memory) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut best = (i32::MIN, Command::EndCommand);
        view.each_legal(|command| {
            let Command::Activate { officer } = command else { return };
            let worth = reach_of(view, setup, officer, self.errands(view, setup, camp, memory));
            if best.0 < worth {
                best = (worth, command);
            }
        });
        best.1
    }

    /// What each unit of a camp could do.
    fn errands<'m>(
        self,
        view: View<'_>,
        setup: &Setup,
        camp: Camp,
        memory: &'m mut Memory,
    ) -> &'m [(UnitId, Cell, i32)] {
        let now = Some((view.turn(), camp));
        if memory.turn != now {
            let found = |unit| Some((unit, view.cell(unit)?, self.errand(view, setup, unit)));
            memory.errands.clear();
            memory.errands.extend(view.units_of(camp).filter_map(found));
            memory.turn = now;
        }
        &memory.errands
    }

    /// The next unit of the arm with the most to do.
    fn selection(self, battle: &Battle, camp: Camp, memory: &mut Memory) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut offers: [Vec<(i32, Command)>; 3] = Default::default();
        let errands = self.errands(view, setup, camp, memory);
        view.each_legal(|command| {
            if let Command::Select { unit } = command {
                let known = errands.iter().find(|(other, ..)| *other == unit).map(|(_, _, worth)| *worth);
                let worth = known.unwrap_or_else(|| self.errand(view, setup, unit));
                offers[kind(view, unit)].push((worth, command));
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
    pub(crate) fn errand(self, view: View<'_>, setup: &Setup, unit: UnitId) -> i32 {
        let Some(from) = view.cell(unit) else { return 60 };
        let (camp, rating) = (view.camp(unit), self.judgement.rating(unit));
        let (mut best, mut nearest) = (0, 99);
        for target in view.units_of(camp.opposite()) {
            let Some(at) = view.cell(target) else { continue };
            let far = view.distance(from, at);
            nearest = nearest.min(far);
            let charges = far <= rating.walk + 1 && (rating.kind != Kind::Guns || far <= 1);
            if charges || far <= rating.walk + rating.range {
                let foe = self.foe(view, setup, unit, target, at);
                best = best.max(if 1 < far && 1 < rating.range { foe.fire } else { foe.melee });
            }
        }
        let to_go = nearest.saturating_sub(rating.range.max(1));
        let steps = i32::try_from(to_go.min(rating.walk.max(1))).unwrap_or(0);
        if rating.still { best } else { best + self.judgement.eagerness(view, setup, camp) * steps }
    }

    /// What striking an enemy is worth to a unit.
    fn foe(self, view: View<'_>, setup: &Setup, unit: UnitId, target: UnitId, at: Cell) -> Foe {
        let (judgement, spot) = (self.judgement, self.judgement.spot(at));
        let pair = judgement.arms.pair(unit, target);
        let prize =
            |strike: Strike, limit| judgement.prize(view, setup, target, strike.hits(limit), strike.flags(limit));
        let back = judgement.stroke_back(view, setup, unit, target);
        let melee = prize(pair.melee, spot.melee) - back;
        let height = setup.board.height(at);
        Foe {
            target,
            at,
            height,
            melee,
            uphill: if height == 0 || spot.melee <= 2 { melee } else { prize(pair.melee, 2) - back },
            fire: if pair.fire.dice == 0 { 0 } else { prize(pair.fire, spot.fire) },
        }
    }

    /// The first unit that gains by moving, where it gains most.
    fn movement(self, battle: &Battle, camp: Camp) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut best = (0, Command::EndMovement);
        view.each_actor(|actor| {
            let Actor::Unit(unit) = actor else { return };
            if 0 < best.0 {
                return;
            }
            let errand = self.prepare(view, setup, unit);
            let stay = view.cell(unit).map_or(i32::MIN / 2, |cell| self.post(view, setup, &errand, cell, 0));
            view.each_legal_of(actor, |command| {
                let gain = match command {
                    Command::Move { to, pace, .. } => {
                        let marched = view.cell(unit).map_or(1, |cell| view.distance(cell, to));
                        let tired = if pace == battle::Pace::Normal { 0 } else { 9 };
                        self.post(view, setup, &errand, to, marched + tired) - stay
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

    /// Looks at everybody a unit may meet.
    pub(crate) fn prepare(self, view: View<'_>, setup: &Setup, unit: UnitId) -> Errand {
        let (rating, camp) = (self.judgement.rating(unit), view.camp(unit));
        let reach = rating.walk + rating.range.max(1);
        let near = |at: Cell| view.cell(unit).is_none_or(|cell| view.distance(cell, at) <= reach);
        let foes = view.units_of(camp.opposite()).filter_map(|target| {
            let at = view.cell(target)?;
            Some(if near(at) {
                self.foe(view, setup, unit, target, at)
            } else {
                Foe { target, at, height: 0, melee: 0, uphill: 0, fire: 0 }
            })
        });
        let friends = view.units_of(camp).filter(|other| *other != unit).filter_map(|other| view.cell(other));
        let last = self.judgement.is_last(view, setup, unit);
        let careful = if last { self.judgement.weights.danger_last } else { 0 };
        Errand {
            unit,
            rating,
            foes: foes.collect(),
            friends: friends.collect(),
            caution: careful,
            eagerness: self.judgement.eagerness(view, setup, camp),
        }
    }

    /// What a unit can hope for in a hex it reaches after so many hexes.
    pub(crate) fn post(self, view: View<'_>, setup: &Setup, errand: &Errand, cell: Cell, marched: u32) -> i32 {
        let (weights, rating) = (&self.judgement.weights, &errand.rating);
        let (fights, height) = (marched <= rating.walk, setup.board.height(cell));
        let (mut strike, mut nearest, mut beside, mut danger) = (0, 99, 0, 0);
        for foe in &errand.foes {
            let far = view.distance(cell, foe.at);
            nearest = nearest.min(far);
            beside += i32::from(far == 1);
            if 0 < errand.caution {
                danger += self.threat(foe.target, errand.unit, cell, far);
            }
            if !fights || rating.range.max(1) < far {
                continue;
            }
            strike = strike.max(if 1 < far {
                foe.fire
            } else if rating.kind == Kind::Guns {
                0
            } else if height < foe.height {
                foe.uphill
            } else {
                foe.melee
            });
        }
        let to_go = i32::try_from(nearest.saturating_sub(rating.range.max(1)).min(9)).unwrap_or(9);
        let mut worth = strike - errand.eagerness * to_go;
        if nearest <= 3 {
            let friends = errand.friends.iter().filter(|friend| view.distance(cell, **friend) == 1).count();
            worth += if 2 <= friends { weights.support } else { weights.friend * i32::try_from(friends).unwrap_or(0) };
        }
        if 0 < danger {
            worth -= self.judgement.prize(view, setup, errand.unit, danger * 2 / 3, 0) * errand.caution / 100;
        }
        if rating.kind == Kind::Guns && 0 < beside {
            worth -= weights.gun_in_contact;
        }
        if rating.kind == Kind::Mounted && self.judgement.spot(cell).rough {
            worth -= weights.horse_in_rough;
        }
        for goal in &setup.camp(view.camp(errand.unit)).objectives {
            let far = i32::try_from(view.distance(cell, *goal).min(8)).unwrap_or(8);
            worth += if far == 0 { weights.objective } else { -weights.objective_near * far / 8 };
        }
        worth
    }

    /// The hits an enemy so far away can give a unit in this hex next turn, in hundredths.
    fn threat(self, enemy: UnitId, unit: UnitId, cell: Cell, far: u32) -> i32 {
        let (rating, pair, spot) =
            (self.judgement.rating(enemy), self.judgement.arms.pair(enemy, unit), self.judgement.spot(cell));
        let melee = rating.kind != Kind::Guns && far <= rating.walk + 1;
        let fire = 1 < far && far <= rating.shot;
        let hand = if melee { pair.melee.hits(spot.melee) } else { 0 };
        hand.max(if fire { pair.fire.hits(spot.fire) } else { 0 })
    }

    /// The hits all enemies together can give a unit in this hex next turn, in hundredths.
    pub(crate) fn danger(self, view: View<'_>, unit: UnitId, cell: Cell) -> i32 {
        let enemies = view.units_of(view.camp(unit).opposite());
        enemies.filter_map(|enemy| Some(self.threat(enemy, unit, cell, view.distance(view.cell(enemy)?, cell)))).sum()
    }

    /// The attack that promises most.
    fn combat(self, battle: &Battle) -> Command {
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
    pub(crate) fn attack(self, view: View<'_>, setup: &Setup, unit: UnitId, target: Combatant) -> i32 {
        let (Combatant::Unit(enemy), Some(from), Some(at)) = (target, view.cell(unit), view.cell_of(target)) else {
            return 5;
        };
        let Ok(dice) = view.promised_dice(unit, target) else { return 0 };
        let melee = view.distance(from, at) == 1;
        let pair = self.judgement.arms.pair(unit, enemy);
        let strike = if melee { pair.melee } else { pair.fire };
        let dice = i32::from(dice);
        let (hits, flags) = (dice * i32::from(strike.hit), dice * i32::from(strike.morale));
        let gain = self.judgement.prize(view, setup, enemy, hits, flags);
        if melee { gain - self.judgement.stroke_back(view, setup, unit, enemy) } else { gain }
    }

    /// The cheapest order that adds a die, while there is plenty to pay with; whoever sees farther keeps nothing for
    /// after the battle.
    fn attack_order(self, battle: &Battle, camp: Camp) -> Command {
        let (view, setup) = (battle.view(), battle.setup());
        let mut best = Command::AttackOrder { order: None };
        let last = self.judgement.is_farsighted() && setup.last_turn <= view.turn();
        if last || 4 <= view.tokens(camp) {
            battle.each_legal(|command| {
                if let Command::AttackOrder { order: Some(Order::SteadyFire | Order::Charge | Order::ColdSteel) } =
                    command
                {
                    best = command;
                }
            });
        }
        best
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
