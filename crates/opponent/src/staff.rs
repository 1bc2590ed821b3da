//! Plans for a turn, from several sources, and what can be made of them.

use crate::Weights;
use crate::activation::fighters;
use crate::drill::Drill;
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::plan::{Follower, Leader, March, TurnPlan, march};
use crate::player::Thought;
use crate::rating::{BODIES, Kind};
use crate::tactician::Tactician;
use crate::way::{Aim, Amendment};
use battle::{Actor, Battle, Camp, Cell, Command, OfficerId, Question, UnitId};

/// Enemies an attack is planned at.
const TARGETS: usize = 6;

/// Those who draw up plans for one turn.
pub(crate) struct Staff<'a> {
    pub(crate) seed: u64,
    pub(crate) battle: &'a Battle,
    pub(crate) camp: Camp,
    pub(crate) judgement: &'a Judgement,
    pub(crate) thought: &'a Thought<'a>,
}

/// By rote, as far as the fight.
struct ByRote<'a>(&'a Judgement);

impl Leader for ByRote<'_> {
    fn say(&mut self, battle: &Battle, _: Question) -> Command {
        Drill::new(self.0).answer(battle)
    }
}

/// Every answer weighed by itself.
struct Weighing<'a> {
    tactician: &'a Tactician,
    judgement: &'a Judgement,
    thought: &'a Thought<'a>,
}

impl Leader for Weighing<'_> {
    fn say(&mut self, battle: &Battle, _: Question) -> Command {
        self.tactician.choose(battle, self.judgement, self.thought)
    }
}

impl Staff<'_> {
    /// The first plan: by rote.
    pub(crate) fn by_rote(&self, luck: &mut Luck) -> Option<March> {
        march(self.battle, &mut ByRote(self.judgement), luck, self.thought)
    }

    /// Every answer weighed by itself, by these weights.
    pub(crate) fn weighed(&self, weights: &Weights, luck: &mut Luck) -> Option<March> {
        let tactician = Tactician::new(self.seed, weights.clone());
        let judgement = self.judgement.with(weights);
        let mut leader = Weighing { tactician: &tactician, judgement: &judgement, thought: self.thought };
        march(self.battle, &mut leader, luck, self.thought)
    }

    /// The same, and whoever may still be called is called.
    pub(crate) fn filled(&self, weights: &Weights, luck: &mut Luck) -> Option<March> {
        let weighed = self.weighed(weights, luck)?;
        self.carried_out(weighed.plan.clone(), Amendment::default(), luck).or(Some(weighed))
    }

    /// A plan carried out with changes.
    pub(crate) fn carried_out(&self, plan: TurnPlan, change: Amendment, luck: &mut Luck) -> Option<March> {
        let own = Luck::new(luck.number());
        let mut leader = Follower::new((self.judgement, self.thought), self.camp, (plan, change), own);
        march(self.battle, &mut leader, luck, self.thought)
    }

    /// What a march looks like at once.
    pub(crate) fn look(&self, battle: &Battle) -> i32 {
        self.thought.spend();
        let fighters = fighters(battle);
        self.judgement.judge(battle.view(), battle.setup(), self.camp, self.camp.opposite())
            + self.judgement.prospects(battle.view(), battle.setup(), &fighters)
    }

    /// Nobody moves.
    pub(crate) fn stand(&self, luck: &mut Luck) -> Option<March> {
        self.carried_out(TurnPlan::default(), Amendment::default(), luck)
    }

    /// Attacks with all that can reach an enemy, the most promising first.
    pub(crate) fn concentrations(&self) -> Vec<(TurnPlan, Amendment)> {
        let view = self.battle.view();
        let mut targets: Vec<(i32, UnitId)> = view
            .units_of(self.camp.opposite())
            .filter_map(|enemy| {
                let blows = self.blows(enemy);
                let hits: i32 = blows.iter().take(6).map(|(hits, _)| *hits).sum();
                let worth = self.judgement.prize(view, self.battle.setup(), enemy, hits, 0);
                (!blows.is_empty()).then_some((worth, enemy))
            })
            .collect();
        targets.sort_by_key(|(worth, enemy)| (std::cmp::Reverse(*worth), *enemy));
        targets.truncate(TARGETS);
        targets.into_iter().map(|(_, enemy)| self.concentration(enemy)).collect()
    }

    /// Own units that can strike an enemy next, hardest first.
    fn blows(&self, enemy: UnitId) -> Vec<(i32, UnitId)> {
        let view = self.battle.view();
        let Some(at) = view.cell(enemy) else { return Vec::new() };
        let spot = self.judgement.spot(at);
        let mut blows = Vec::new();
        for unit in view.units_of(self.camp) {
            let Some(from) = view.cell(unit) else { continue };
            let (rating, pair) = (self.judgement.rating(unit), self.judgement.arms.pair(unit, enemy));
            let far = view.distance(from, at);
            let melee =
                if rating.kind != Kind::Guns && far <= rating.walk + 1 { pair.melee.hits(spot.melee) } else { 0 };
            let fire = if 1 < far && far <= rating.shot { pair.fire.hits(spot.fire) } else { 0 };
            let hits = melee.max(fire);
            if 0 < hits {
                blows.push((hits, unit));
            }
        }
        blows.sort_by_key(|(hits, unit)| (std::cmp::Reverse(*hits), *unit));
        blows
    }

    /// Everybody at one enemy: the officers who can send the most at him first.
    fn concentration(&self, enemy: UnitId) -> (TurnPlan, Amendment) {
        let blows = self.blows(enemy);
        let mut senders: Vec<(i32, OfficerId, Vec<UnitId>)> = Vec::new();
        for officer in self.battle.view().officers_of(self.camp) {
            if let Some((sum, units)) = self.best_body(officer, &blows) {
                senders.push((sum, officer, units));
            }
        }
        senders.sort_by_key(|(sum, officer, _)| (std::cmp::Reverse(*sum), *officer));
        let mut plan = TurnPlan::default();
        for (_, officer, units) in senders {
            plan.calls.push(Command::Activate { officer });
            plan.calls.extend(units.into_iter().map(|unit| Command::Select { unit }));
        }
        let sent = blows.into_iter().map(|(_, unit)| (Actor::Unit(unit), Aim::At(enemy))).collect();
        (plan, Amendment { sent, first: true, fills: true })
    }

    /// The body of troops an officer can hit hardest with, and its units.
    fn best_body(&self, officer: OfficerId, blows: &[(i32, UnitId)]) -> Option<(i32, Vec<UnitId>)> {
        let view = self.battle.view();
        let (post, sender) = (view.officer_cell(officer)?, self.judgement.sender(officer));
        let hears = |unit: UnitId| view.cell(unit).is_some_and(|cell| view.distance(post, cell) <= sender.voice);
        let mut best: Option<(i32, Vec<UnitId>)> = None;
        for body in BODIES {
            let fits = |(_, unit): &&(i32, UnitId)| self.judgement.rating(*unit).bodies & body != 0 && hears(*unit);
            let sum: i32 = blows.iter().filter(fits).take(sender.size).map(|(hits, _)| *hits).sum();
            if 0 < sum && best.as_ref().is_none_or(|(other, _)| *other < sum) {
                best = Some((sum, blows.iter().filter(fits).map(|(_, unit)| *unit).collect()));
            }
        }
        best
    }

    /// Every hex that decides something for either side.
    fn goals(&self) -> Vec<Cell> {
        let setup = self.battle.setup();
        setup.camps.iter().flat_map(|camp| camp.objectives.iter().chain(&camp.exits)).copied().collect()
    }

    /// A plan made of one or two others, with something changed.
    pub(crate) fn varied(&self, one: &TurnPlan, other: &TurnPlan, luck: &mut Luck) -> (TurnPlan, Amendment) {
        let mut plan = one.clone();
        let mut change = Amendment { first: luck.below(2) == 0, fills: luck.below(3) == 0, ..Amendment::default() };
        match luck.below(16) {
            0..=5 => change.sent.extend(self.errand(&plan, luck)),
            6 | 7 => {
                change.sent.extend(self.errand(&plan, luck));
                change.sent.extend(self.errand(&plan, luck));
            }
            8 | 9 => {
                if let Some(enemy) = self.target(luck) {
                    let near: Vec<UnitId> = self.blows(enemy).into_iter().map(|(_, unit)| unit).collect();
                    let units = near.into_iter().filter(|unit| plan.units().any(|called| called == *unit));
                    change.sent = units.map(|unit| (Actor::Unit(unit), Aim::At(enemy))).collect();
                }
            }
            10..=12 => {
                self.call_another(&mut plan, luck);
                change.fills = true;
            }
            13 => {
                change.fills = true;
                self.call_officer(&mut plan, luck);
            }
            _ => crossed(&mut plan, other, luck),
        }
        (plan, change)
    }

    /// Somebody of a plan is sent somewhere else.
    fn errand(&self, plan: &TurnPlan, luck: &mut Luck) -> Option<(Actor, Aim)> {
        let mut actors: Vec<Actor> = plan.units().map(Actor::Unit).collect();
        actors.extend(self.battle.view().officers_of(self.camp).map(Actor::Officer));
        let actor = luck.pick(&actors)?;
        let aim = match luck.below(12) {
            0..=2 => Aim::Fancy,
            3..=5 => Aim::Anywhere,
            6 => Aim::Stay,
            7 => Aim::Safety,
            8 => luck.pick(&self.goals()).map_or(Aim::Fancy, Aim::To),
            _ => self.target(luck).map_or(Aim::Fancy, Aim::At),
        };
        Some((actor, aim))
    }

    /// An enemy somebody can strike.
    fn target(&self, luck: &mut Luck) -> Option<UnitId> {
        let enemies: Vec<UnitId> =
            self.battle.view().units_of(self.camp.opposite()).filter(|enemy| !self.blows(*enemy).is_empty()).collect();
        luck.pick(&enemies)
    }

    /// Another unit is called in the place of one.
    fn call_another(&self, plan: &mut TurnPlan, luck: &mut Luck) {
        let places: Vec<usize> = (0..plan.calls.len())
            .filter(|place| matches!(plan.calls[*place], Command::Select { .. } | Command::SelectOfficer { .. }))
            .collect();
        let units: Vec<UnitId> =
            self.battle.view().units_of(self.camp).filter(|unit| plan.units().all(|called| called != *unit)).collect();
        if let (Some(place), Some(unit)) = (luck.pick(&places), luck.pick(&units)) {
            plan.calls[place] = Command::Select { unit };
        }
    }

    /// Another officer calls first, or in the place of one.
    fn call_officer(&self, plan: &mut TurnPlan, luck: &mut Luck) {
        let officers: Vec<OfficerId> = self.battle.view().officers_of(self.camp).collect();
        let Some(officer) = luck.pick(&officers) else { return };
        let places = plan.officers();
        let at = luck.pick(&places).map_or(0, |(place, _)| place);
        let next = places.iter().map(|(place, _)| *place).find(|place| at < *place).unwrap_or(plan.calls.len());
        plan.calls.splice(at..next.max(at), [Command::Activate { officer }]);
    }
}

/// Moves, or a whole activation, are taken from another plan.
fn crossed(plan: &mut TurnPlan, other: &TurnPlan, luck: &mut Luck) {
    if luck.below(3) == 0 {
        // The other's calls, and for everybody the move either has.
        plan.calls.clone_from(&other.calls);
    }
    let mut moves = Vec::with_capacity(plan.moves.len() + other.moves.len());
    let (first, second) = if luck.below(2) == 0 { (&*plan, other) } else { (other, &*plan) };
    moves.extend(first.moves.iter().copied().filter(|_| luck.below(2) == 0));
    moves.extend(second.moves.iter().copied());
    plan.moves = moves;
}

/// The weights of the stances in which a turn is weighed once more.
pub(crate) fn stances(weights: &Weights) -> Vec<Weights> {
    let of = |change: &dyn Fn(&mut Weights)| {
        let mut stance = weights.clone();
        change(&mut stance);
        stance
    };
    vec![
        of(&|stance| {
            stance.menace_after = stance.menace_after * 5 / 2;
            stance.prospect = stance.prospect * 6 / 5;
            stance.menace_next /= 2;
        }),
        of(&|stance| {
            stance.menace_next *= 2;
            stance.approach /= 2;
        }),
        of(&|stance| {
            stance.approach *= 2;
            stance.support *= 2;
        }),
        of(&|stance| {
            stance.objective *= 2;
            stance.objective_near *= 3;
            stance.objective_denied *= 2;
        }),
    ]
}
