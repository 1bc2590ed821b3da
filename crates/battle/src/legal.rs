//! The legal commands, as a list and as a predicate.

use crate::command::Because;
use crate::frame::{Frame, Stage, TurnStage};
use crate::{Battle, Command, OfficerId, Pending, Refusal, UnitId, View};
use rulebook::{Clause, Evade, FollowUp, OrderKind};

impl Battle {
    /// Every legal command now; empty at a chance or when it is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Command> {
        let mut found = Vec::new();
        self.each_legal(|command| found.push(command));
        found
    }

    /// Hands on every legal command now, without keeping a list.
    pub fn each_legal(&self, found: impl FnMut(Command)) {
        self.view().each_legal(found);
    }

    /// Is this command legal now?
    ///
    /// # Errors
    /// When it is not, with the clause that says so.
    pub fn check(&self, command: Command) -> Result<(), Refusal> {
        self.view().check(command)
    }
}

/// Whose commands: a choice made in two steps, who and then what, looks at far fewer of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// This unit's moves or attacks.
    Unit(UnitId),
    /// This officer's moves.
    Officer(OfficerId),
    /// Everything else: ending a phase, and every other question.
    Player,
}

impl View<'_> {
    /// Hands on everyone who may have a legal command now; some may turn out to have none.
    pub fn each_actor(&self, mut found: impl FnMut(Actor)) {
        match self.top() {
            Frame::Turn(TurnStage::Movement) => {
                for unit in self.acting().filter(|unit| self.check_may_move(*unit).is_ok()) {
                    found(Actor::Unit(unit));
                }
                for officer in self
                    .officers_of(self.affairs.active)
                    .filter(|officer| self.check_officer_may_move(*officer).is_ok())
                {
                    found(Actor::Officer(officer));
                }
            }
            Frame::Turn(TurnStage::Combat) => {
                for unit in self.acting().filter(|unit| self.may_still_fight(*unit)) {
                    found(Actor::Unit(unit));
                }
            }
            _ => {}
        }
        found(Actor::Player);
    }

    /// Hands on every legal command of one actor.
    pub fn each_legal_of(&self, actor: Actor, mut found: impl FnMut(Command)) {
        match (self.top(), actor) {
            (Frame::Turn(stage @ (TurnStage::Movement | TurnStage::Combat)), _) => {
                self.each_act(stage, actor, &mut found);
            }
            (_, Actor::Player) => self.each_legal(found),
            (_, Actor::Unit(_) | Actor::Officer(_)) => {}
        }
    }

    /// The same while units move or fight.
    fn each_act(&self, stage: TurnStage, actor: Actor, found: &mut impl FnMut(Command)) {
        match (stage, actor) {
            (TurnStage::Movement, Actor::Unit(unit)) => self.each_move_of(unit, found),
            (TurnStage::Movement, Actor::Officer(officer)) if self.check_officer_may_move(officer).is_ok() => {
                self.each_officer_move(officer, &mut *found);
                for by in &self.setup.camp(self.affairs.active).exits {
                    if self.check_leave_officer(officer, *by).is_ok() {
                        found(Command::LeaveOfficer { officer, by: *by });
                    }
                }
            }
            (TurnStage::Combat, Actor::Unit(unit)) => {
                self.each_target(unit, |target| {
                    found(Command::Attack { unit, target });
                    false
                });
            }
            (TurnStage::Movement, Actor::Player) => found(Command::EndMovement),
            (TurnStage::Combat, Actor::Player) => found(Command::EndCombat),
            _ => {}
        }
    }

    /// A unit's moves, on the table and off it.
    fn each_move_of(&self, unit: UnitId, found: &mut impl FnMut(Command)) {
        if self.check_may_move(unit).is_err() {
            return;
        }
        self.each_move(unit, &mut *found);
        for by in &self.setup.camp(self.affairs.active).exits {
            if self.check_leave(unit, *by).is_ok() {
                found(Command::Leave { unit, by: *by });
            }
        }
    }

    /// Hands on every legal command now.
    pub fn each_legal(&self, mut found: impl FnMut(Command)) {
        if self.affairs.outcome.is_some() {
            return;
        }
        match self.top() {
            Frame::Turn(stage) => self.each_turn_command(stage, &mut found),
            Frame::GoAlong { from, next, .. } => {
                found(Command::GoAlong { yes: true });
                if !self.must_enter(from, OfficerId(next)) {
                    found(Command::GoAlong { yes: false });
                }
            }
            Frame::Combat(combat) => self.each_combat_command(&combat, &mut found),
            Frame::Panic { marker, left: Some(_) } => {
                let mut free = false;
                self.each_elephant_way(marker, |cell| {
                    free = true;
                    found(Command::ElephantTo { to: cell });
                });
                if !free {
                    self.each_elephant_foe(marker, |foe| found(Command::ElephantAttacks { target: foe }));
                }
            }
            Frame::Flight { camp, cell } => {
                for officer in self.officers_at(cell, camp) {
                    self.each_refuge(officer, |to| found(Command::Flee { officer, to }));
                }
            }
            Frame::Panic { left: None, .. } | Frame::FrontRankTest { .. } => {}
        }
    }

    fn each_turn_command(&self, stage: TurnStage, found: &mut impl FnMut(Command)) {
        match stage {
            TurnStage::Command => {
                for officer in
                    self.officers_of(self.affairs.active).filter(|officer| self.check_activate(*officer).is_ok())
                {
                    found(Command::Activate { officer });
                }
                self.each_manoeuvre(&mut *found);
                found(Command::EndCommand);
            }
            TurnStage::Select => {
                self.each_selectable(|unit| {
                    found(Command::Select { unit });
                    false
                });
                self.each_selectable_officer(|officer| {
                    found(Command::SelectOfficer { officer });
                    false
                });
                found(Command::EndSelection);
            }
            TurnStage::Movement | TurnStage::Combat => {
                self.each_actor(|actor| self.each_act(stage, actor, &mut *found));
            }
            TurnStage::Replace => self.each_replacement(found),
            TurnStage::Panic => self.each_runner(|_, at| found(Command::ElephantRuns { at })),
            TurnStage::Start | TurnStage::Staff(_) | TurnStage::Messengers | TurnStage::BurnOut(_) | TurnStage::End => {
            }
        }
    }

    fn each_combat_command(&self, combat: &crate::frame::Combat, found: &mut impl FnMut(Command)) {
        match combat.stage {
            Stage::FrontRank => {
                if !self.must_be_led(combat) {
                    found(Command::FrontRank { officer: None });
                }
                for officer in self.front_rankers(combat) {
                    found(Command::FrontRank { officer: Some(officer) });
                }
            }
            Stage::Evade => {
                found(Command::Evade { yes: false });
                found(Command::Evade { yes: true });
            }
            Stage::AttackOrder => {
                found(Command::AttackOrder { order: None });
                let mut give = |order| found(Command::AttackOrder { order: Some(order) });
                self.each_combat_order(combat, OrderKind::Attack, &mut give);
            }
            Stage::DefenceOrder => {
                found(Command::DefenceOrder { order: None });
                self.each_combat_order(combat, OrderKind::Defence, |order| {
                    found(Command::DefenceOrder { order: Some(order) });
                });
                if self.book().evade == Evade::InPlaceOfDefenceOrder && self.may_evade(combat) {
                    found(Command::Evade { yes: true });
                }
            }
            Stage::Flags => {
                for ignored in 0..=combat.made {
                    found(Command::IgnoreFlags { flags: ignored });
                }
            }
            Stage::EvadeRetreat | Stage::Retreat => {
                self.each_retreat(combat, |cell| found(Command::RetreatTo { to: cell }));
            }
            Stage::FollowUp => match self.follow_up(combat).0 {
                FollowUp::Must => found(Command::FollowUp { yes: true }),
                FollowUp::May => {
                    found(Command::FollowUp { yes: true });
                    found(Command::FollowUp { yes: false });
                }
                FollowUp::Never => found(Command::FollowUp { yes: false }),
            },
            Stage::Pursue => self.each_pursuit(combat, |cell| found(Command::PursueTo { to: cell })),
            Stage::PursueAttack => self.each_pursuit_attack(combat, |target| found(Command::PursueAttack { target })),
            Stage::RiposteFirst | Stage::Riposte => {
                found(Command::Riposte { yes: true });
                found(Command::Riposte { yes: false });
            }
            Stage::Roll
            | Stage::Disperse
            | Stage::Confirm
            | Stage::Losses
            | Stage::Burst
            | Stage::Shortfall
            | Stage::Desert
            | Stage::End => {}
        }
    }

    /// The one legal command, where there is only one.
    pub(crate) fn only_command(&self) -> Option<Command> {
        let end = match self.top() {
            Frame::Turn(TurnStage::Movement) => Command::EndMovement,
            Frame::Turn(TurnStage::Combat) => Command::EndCombat,
            Frame::Turn(TurnStage::Command) => Command::EndCommand,
            Frame::Turn(TurnStage::Select) => Command::EndSelection,
            // Asked only where some may be ignored, and they need not be (FLG-1).
            Frame::Combat(combat) if combat.stage == Stage::Flags => return None,
            _ => {
                let (mut only, mut count) = (None, 0);
                self.each_legal(|command| {
                    only = Some(command);
                    count += 1;
                });
                return only.filter(|_| count == 1);
            }
        };
        (!self.has_more_than_an_end()).then_some(end)
    }

    /// At a stage that can always be ended: is there anything else to say? Stops at the first thing there is.
    fn has_more_than_an_end(&self) -> bool {
        let speaks = |actor: Actor| {
            let mut any = false;
            self.each_legal_of(actor, |_| any = true);
            any
        };
        let moves =
            |unit: UnitId| self.check_may_move(unit).is_ok() && (self.has_some_move(unit) || speaks(Actor::Unit(unit)));
        let active = self.affairs.active;
        match self.top() {
            Frame::Turn(TurnStage::Command) => {
                let orders = || {
                    let mut any = false;
                    self.each_manoeuvre(|_| any = true);
                    any
                };
                self.officers_of(active).any(|officer| self.check_activate(officer).is_ok()) || orders()
            }
            Frame::Turn(TurnStage::Select) => self.each_selectable(|_| true) || self.each_selectable_officer(|_| true),
            Frame::Turn(TurnStage::Combat) => self.acting().any(|unit| self.each_target(unit, |_| true)),
            _ => {
                self.acting().any(moves)
                    || self
                        .officers_of(active)
                        .any(|officer| self.officer_has_some_move(officer) || speaks(Actor::Officer(officer)))
            }
        }
    }

    /// Is this command legal now?
    ///
    /// # Errors
    /// When it is not, with the clause that says so.
    pub fn check(&self, command: Command) -> Result<(), Refusal> {
        let checked = self.check_asked(command);
        debug_assert!(
            checked.is_err()
                || matches!(self.pending(), Pending::Decision(_, question) if command.kind().answers(question)),
            "{command:?} answers another question than {:?}",
            self.pending()
        );
        checked
    }

    fn check_asked(&self, command: Command) -> Result<(), Refusal> {
        let not_asked = Err(Because::NotAsked.by(Clause::TurnSequence));
        if self.affairs.outcome.is_some() {
            return Err(Because::NotAsked.by(Clause::Victory));
        }
        match (self.top(), command) {
            (Frame::Turn(stage), command) => self.check_turn(stage, command),
            (Frame::GoAlong { from, next, .. }, Command::GoAlong { yes: along }) => {
                let obliged = !along && self.must_enter(from, OfficerId(next));
                if obliged { Err(Because::NotAllowed.by(Clause::Reinforcements)) } else { Ok(()) }
            }
            (Frame::Combat(combat), command) => self.check_combat(&combat, command),
            (Frame::Panic { marker, left: Some(_) }, command) => self.check_elephant(marker, command),
            (Frame::Flight { camp, cell }, Command::Flee { officer, to }) => self.check_flee(camp, cell, officer, to),
            _ => not_asked,
        }
    }

    fn check_turn(&self, stage: TurnStage, command: Command) -> Result<(), Refusal> {
        match (stage, command) {
            (TurnStage::Command, Command::Activate { officer }) => self.check_activate(officer),
            (TurnStage::Command, Command::Manoeuvre { order, unit, amount }) => {
                self.check_manoeuvre(order, unit, amount)
            }
            (TurnStage::Select, Command::Select { unit }) => self.check_select(unit),
            (TurnStage::Select, Command::SelectOfficer { officer }) => self.check_select_officer(officer),
            (TurnStage::Movement, Command::Move { unit, to, pace, past }) => self.check_move(unit, to, pace, past),
            (TurnStage::Movement, Command::MoveBy { unit, way, pace }) => self.check_move_by(unit, way, pace),
            (TurnStage::Movement, Command::Leave { unit, by }) => self.check_leave(unit, by),
            (TurnStage::Movement, Command::LeaveOfficer { officer, by }) => self.check_leave_officer(officer, by),
            (TurnStage::Movement, Command::MoveOfficer { officer, to }) => self.check_move_officer(officer, to),
            (TurnStage::Combat, Command::Attack { unit, target }) => self.check_attack(unit, target, &mut ()),
            (TurnStage::Replace, Command::ReplaceGeneral { .. } | Command::PutOffGeneral) => {
                self.check_replacement(command)
            }
            (TurnStage::Panic, Command::ElephantRuns { at }) => self.check_runs(at),
            (TurnStage::Command, Command::EndCommand)
            | (TurnStage::Select, Command::EndSelection)
            | (TurnStage::Movement, Command::EndMovement)
            | (TurnStage::Combat, Command::EndCombat) => Ok(()),
            (TurnStage::Movement | TurnStage::Command, Command::Attack { .. }) => {
                Err(Because::NotAsked.by(Clause::OneCombatAtATime))
            }
            _ => Err(Because::NotAsked.by(Clause::TurnSequence)),
        }
    }

    fn check_combat(&self, combat: &crate::frame::Combat, command: Command) -> Result<(), Refusal> {
        let never = Because::NotAsked.by(Clause::OneCombatAtATime);
        match (combat.stage, command) {
            (Stage::FrontRank, Command::FrontRank { officer }) => self.check_front_rank(combat, officer),
            (Stage::Evade, Command::Evade { .. })
            | (Stage::AttackOrder, Command::AttackOrder { order: None })
            | (Stage::DefenceOrder, Command::DefenceOrder { order: None })
            | (Stage::PursueAttack, Command::PursueAttack { target: None })
            | (Stage::RiposteFirst | Stage::Riposte, Command::Riposte { .. }) => Ok(()),
            (Stage::AttackOrder, Command::AttackOrder { order: Some(order) }) => {
                self.check_combat_order(combat, OrderKind::Attack, order)
            }
            (Stage::DefenceOrder, Command::DefenceOrder { order: Some(order) }) => {
                self.check_combat_order(combat, OrderKind::Defence, order)
            }
            (Stage::DefenceOrder, Command::Evade { yes: true })
                if self.book().evade == Evade::InPlaceOfDefenceOrder =>
            {
                if self.may_evade(combat) {
                    Ok(())
                } else {
                    Err(Because::NotAllowed.by(Clause::EvadeOptional))
                }
            }
            (Stage::Flags, Command::IgnoreFlags { flags: ignored }) => {
                if ignored <= combat.made {
                    Ok(())
                } else {
                    Err(Because::TooMany.by(Clause::FlagsIgnored))
                }
            }
            (Stage::EvadeRetreat | Stage::Retreat, Command::RetreatTo { to: cell }) => self.check_retreat(combat, cell),
            (Stage::FollowUp, Command::FollowUp { yes: follows }) => self.check_follow_up(combat, follows),
            (Stage::Pursue, Command::PursueTo { to: cell }) => self.check_pursuit(combat, cell),
            (Stage::PursueAttack, Command::PursueAttack { target: Some(target) }) => {
                self.check_pursuit_attack(combat, target)
            }
            _ => Err(never),
        }
    }
}
