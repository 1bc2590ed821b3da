//! Orders: what they cost, when they apply, what they do.

use crate::command::Because;
use crate::frame::Combat;
use crate::machine::Play;
use crate::state::{TurnMark, UnitMark};
use crate::{Camp, Combatant, Command, Event, Refusal, Sink, UnitId, View};
use rulebook::{Arm, Clause, Exchange, LeaderTrait, Order, OrderKind, OrderRow, Price, Terrain, Weight};

/// The most pieces one order is paid for.
const MOST_PIECES: u8 = 4;

/// Is the order given to one unit?
const fn is_for_a_unit(order: Order) -> bool {
    matches!(order, Order::MountOrDismount | Order::ForcedMarch | Order::Woodsmen | Order::Dispatch | Order::Rally)
}

/// Is it given to a unit that was activated already?
const fn is_for_an_activated_unit(order: Order) -> bool {
    matches!(order, Order::MountOrDismount | Order::ForcedMarch | Order::Woodsmen)
}

impl View<'_> {
    /// The row of an order, if the book has it.
    pub(crate) fn order_row(&self, order: Order) -> Option<&'static OrderRow> {
        self.book().orders.iter().find(|row| row.order == order)
    }

    /// What an order costs a camp now (ORD-3): an officer near the unit lowers it, leaders change it by kind, never
    /// below 1.
    pub(crate) fn order_cost(&self, row: &OrderRow, camp: Camp, unit: Option<UnitId>, amount: u8) -> u8 {
        let base = i16::from(row.cost) * i16::from(amount);
        if self.book().currency == rulebook::Currency::Ducats {
            // Officers lower the price of tokens only: ORD-3 is no clause of a book that pays in ducats.
            return row.cost.saturating_mul(amount);
        }
        let cell = unit.and_then(|unit| self.cell(unit));
        let best = match cell {
            Some(cell) => {
                let near = self.officers_of(camp).filter(|id| {
                    let rank = self.setup.officer(*id).rank;
                    let range = self.book().command.influence.of(rank);
                    let at = self.officer_cell(*id).filter(|_| rank.commands());
                    at.is_some_and(|at| self.distance(at, cell) <= u32::from(range))
                });
                near.map(|id| self.leader_change(id, row.kind) - 1).min().unwrap_or(0)
            }
            None => self.general(camp).map_or(0, |id| self.leader_change(id, row.kind)),
        };
        u8::try_from((base + best).max(1)).unwrap_or(u8::MAX)
    }

    /// What an order costs a camp now, if the book has it (ORD-3); nothing for the dispatch that messengers brought.
    #[must_use]
    pub fn price(&self, order: Order, camp: Camp, unit: Option<UnitId>, amount: u8) -> Option<u8> {
        let cost = self.order_row(order).map(|row| self.order_cost(row, camp, unit, amount))?;
        Some(if self.is_free(order) { 0 } else { cost })
    }

    /// Have messengers brought this order, so that it is not paid for?
    fn is_free(&self, order: Order) -> bool {
        order == Order::Dispatch && self.affairs.marks.contains(TurnMark::FreeDispatch)
    }

    fn leader_change(&self, officer: crate::OfficerId, kind: OrderKind) -> i16 {
        let (good, weak) = match kind {
            OrderKind::Manoeuvre => (LeaderTrait::Manoeuvre, LeaderTrait::WeakManoeuvre),
            OrderKind::Attack => (LeaderTrait::Attack, LeaderTrait::WeakAttack),
            OrderKind::Defence => (LeaderTrait::Defence, LeaderTrait::WeakDefence),
        };
        i16::from(self.leads_with(officer, weak)) - i16::from(self.leads_with(officer, good))
    }

    /// May this order be paid for: is the general there, are there tokens enough?
    fn check_row_payable(&self, row: &OrderRow, camp: Camp, unit: Option<UnitId>, amount: u8) -> Result<(), Refusal> {
        // Until the turn his loss costs, orders are given as before (CHR-5).
        if self.general(camp).is_none() && !self.affairs.camp(camp).must_pass {
            return Err(Because::NotAllowed.by(Clause::WithoutGeneral));
        }
        let (tokens, printed) = (self.tokens(camp), row.cost.saturating_mul(amount));
        // An officer near a unit never makes its order dearer than it is printed.
        let surely = unit.is_some() && u16::from(printed) <= tokens;
        debug_assert!(!surely || self.order_cost(row, camp, unit, amount) <= printed.max(1), "officers lower prices");
        if !surely && tokens < u16::from(self.order_cost(row, camp, unit, amount)) {
            return Err(Because::TooExpensive.by(self.orders_clause()));
        }
        Ok(())
    }

    /// The clause of manoeuvre orders, in a book that has them.
    pub(crate) fn manoeuvre_clause(&self) -> Clause {
        if self.book().currency == rulebook::Currency::Ducats { Clause::Ducats } else { Clause::ManoeuvreOrders }
    }

    /// The clause of paying for orders, in a book that has them or not.
    fn orders_clause(&self) -> Clause {
        match self.book().currency {
            rulebook::Currency::Tokens => Clause::OneOrderPerKind,
            rulebook::Currency::Ducats => Clause::Ducats,
            rulebook::Currency::None => self.book().steps_clause(),
        }
    }

    /// May this manoeuvre order be given now (ORD-4)?
    pub(crate) fn check_manoeuvre(&self, order: Order, unit: Option<UnitId>, amount: u8) -> Result<(), Refusal> {
        let refused = Because::OrderDoesNotApply.by(self.orders_clause());
        let row = self.order_row(order).filter(|row| row.kind == OrderKind::Manoeuvre).ok_or(refused)?;
        self.check_manoeuvre_row(row, unit, amount)
    }

    fn check_manoeuvre_row(&self, row: &OrderRow, unit: Option<UnitId>, amount: u8) -> Result<(), Refusal> {
        let most = if row.price == Price::Order { 1 } else { MOST_PIECES };
        if amount == 0 || most < amount {
            return Err(Because::TooMany.by(row.clause));
        }
        self.check_manoeuvre_fits(row.order, unit, amount).map_err(|because| because.by(row.clause))?;
        if self.is_free(row.order) {
            return Ok(());
        }
        if self.affairs.marks.contains(TurnMark::OrderGiven) {
            return Err(Because::TooMany.by(self.orders_clause()));
        }
        self.check_row_payable(row, self.affairs.active, unit, amount)
    }

    fn check_manoeuvre_fits(&self, order: Order, unit: Option<UnitId>, amount: u8) -> Result<(), Because> {
        let fits = |holds: bool| if holds { Ok(()) } else { Err(Because::OrderDoesNotApply) };
        let named = |unit: Option<UnitId>| {
            let known = unit.filter(|unit| unit.index() < self.units.len() && self.camp(*unit) == self.affairs.active);
            known.ok_or(Because::NoSuchThing)
        };
        let activated = |unit: UnitId| self.units[unit.index()].group() != 0 && self.cell(unit).is_some();
        let left = || self.check_more_activations();
        match order {
            Order::MountOrDismount => {
                let unit = named(unit)?;
                fits(activated(unit) && self.is_carried(unit) && !self.is(unit, UnitMark::Dismounts))
            }
            Order::ForcedMarch => {
                let unit = named(unit)?;
                fits(activated(unit) && !self.allowance(unit).never_more && !self.is(unit, UnitMark::Forced))
            }
            Order::Woodsmen => {
                let unit = named(unit)?;
                fits(activated(unit) && !self.is(unit, UnitMark::Woodsmen))
            }
            Order::Dispatch => {
                let unit = named(unit)?;
                fits(self.cell(unit).is_some() && self.check_joins(unit).is_ok())
            }
            Order::Rally => {
                let unit = named(unit)?;
                fits(self.may_rally(unit, amount))
            }
            Order::Reconnaissance => fits(unit.is_none() && self.affairs.groups == 0),
            Order::CombinedAttack | Order::Manoeuvre | Order::ForwardMarch => fits(unit.is_none() && left()),
            Order::GeneralAssault => fits(unit.is_none() && 0 < self.affairs.groups && !left()),
            Order::SteadyFire
            | Order::Charge
            | Order::ColdSteel
            | Order::AllOut
            | Order::PressOn
            | Order::StandFast
            | Order::TakeCover
            | Order::Square
            | Order::Ambush
            | Order::CounterCharge => Err(Because::OrderDoesNotApply),
        }
    }

    /// Near its own edge, away from the enemy, with elements to recover?
    fn may_rally(&self, unit: UnitId, amount: u8) -> bool {
        let Some(cell) = self.cell(unit) else { return false };
        let camp = self.camp(unit);
        let lost = self.setup.unit(unit).elements - self.elements(unit);
        let near_edge = self.setup.board.grid().rows_to(cell, camp) <= 1;
        near_edge && amount <= lost && !self.enemy_beside(cell, camp)
    }

    /// Every manoeuvre order that may be given now.
    pub(crate) fn each_manoeuvre(&self, mut found: impl FnMut(Command)) {
        let free = self.affairs.marks.contains(TurnMark::FreeDispatch);
        let active = self.affairs.active;
        let spent = self.affairs.marks.contains(TurnMark::OrderGiven) || self.tokens(active) == 0;
        if spent && !free {
            return;
        }
        for row in self.book().orders.iter().filter(|row| row.kind == OrderKind::Manoeuvre) {
            if is_for_an_activated_unit(row.order) && self.affairs.groups == 0 {
                continue;
            }
            let most = if row.price == Price::Order { 1 } else { MOST_PIECES };
            for amount in 1..=most {
                // The best leader, standing near, takes two off the price (ORD-3).
                let cheapest = row.cost.saturating_mul(amount).saturating_sub(2).max(1);
                if self.tokens(active) < u16::from(cheapest) && !free {
                    break;
                }
                let mut offer = |unit: Option<UnitId>| {
                    let idle = |unit: UnitId| self.units[unit.index()].group() == 0;
                    let passed_over = is_for_an_activated_unit(row.order) && unit.is_some_and(idle);
                    if !passed_over && self.check_manoeuvre_row(row, unit, amount).is_ok() {
                        found(Command::Manoeuvre { order: row.order, unit, amount });
                    }
                };
                if is_for_a_unit(row.order) {
                    self.units_of(active).for_each(|unit| offer(Some(unit)));
                } else {
                    offer(None);
                }
            }
        }
    }

    /// May this attack or defence order be given in this combat (ORD-5, ORD-6)?
    pub(crate) fn check_combat_order(&self, combat: &Combat, kind: OrderKind, order: Order) -> Result<(), Refusal> {
        let (clause, who) = match kind {
            OrderKind::Attack => (Clause::AttackOrders, combat.attacker()),
            OrderKind::Defence => (Clause::DefenceOrders, combat.target()),
            OrderKind::Manoeuvre => unreachable!("no manoeuvre is ordered in a combat"),
        };
        let row = self.order_row(order).filter(|row| row.kind == kind);
        match (row, who) {
            (Some(row), Combatant::Unit(unit)) if self.order_fits(combat, order, unit) => {
                self.check_row_payable(row, self.camp(unit), Some(unit), 1)
            }
            _ => Err(Because::OrderDoesNotApply.by(clause)),
        }
    }

    /// Does an attack or defence order say anything to this unit in this combat?
    fn order_fits(&self, combat: &Combat, order: Order, unit: UnitId) -> bool {
        let (melee, troop) = (self.is_melee(combat), self.troop(unit));
        let Combatant::Unit(attacker) = combat.attacker() else { return false };
        match order {
            Order::SteadyFire | Order::TakeCover => !melee,
            Order::Charge => melee && self.is_mounted(unit),
            Order::CounterCharge => melee && self.is_mounted(unit) && combat.exchange() == Exchange::Attack,
            Order::ColdSteel => melee && troop.arm == Arm::Infantry,
            Order::PressOn => melee && troop.arm != Arm::Artillery,
            Order::AllOut | Order::StandFast => true,
            Order::Square => {
                let clear = self.setup.board.footing(combat.at) == Terrain::Clear;
                let line = troop.arm == Arm::Infantry && troop.weight == Weight::Medium;
                melee && clear && line && self.is_mounted(attacker)
            }
            Order::Ambush => melee && self.could_riposte(combat),
            Order::Reconnaissance
            | Order::ForcedMarch
            | Order::Woodsmen
            | Order::Dispatch
            | Order::CombinedAttack
            | Order::Manoeuvre
            | Order::ForwardMarch
            | Order::GeneralAssault
            | Order::Rally
            | Order::MountOrDismount => unreachable!("{order} is a manoeuvre"),
        }
    }

    /// Orders of one kind that may be given in this combat.
    pub(crate) fn each_combat_order(&self, combat: &Combat, kind: OrderKind, mut found: impl FnMut(Order)) {
        for row in self.book().orders.iter().filter(|row| row.kind == kind) {
            if self.check_combat_order(combat, kind, row.order).is_ok() {
                found(row.order);
            }
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Pays for an order.
    pub(crate) fn pay(&mut self, order: Order, camp: Camp, unit: Option<UnitId>, amount: u8) {
        let view = self.view();
        let row = view.order_row(order).expect("an order that is given stands in the book");
        let cost = view.order_cost(row, camp, unit, amount);
        if cost != row.cost.saturating_mul(amount) {
            self.note(Clause::OrderCost);
        }
        self.emit(Event::OrderGiven { camp, order, cost, clause: row.clause });
    }

    /// A manoeuvre order is given and takes effect.
    pub(crate) fn give_manoeuvre(&mut self, order: Order, unit: Option<UnitId>, amount: u8) {
        debug_assert_eq!(unit.is_some(), is_for_a_unit(order), "{order} is for whom the book says");
        let active = self.affairs.active;
        let clause = self.view().manoeuvre_clause();
        if self.view().is_free(order) {
            self.affairs.marks -= TurnMark::FreeDispatch;
        } else {
            self.pay(order, active, unit, amount);
            self.emit(Event::TurnOrder { order });
        }
        match (order, unit) {
            (Order::Dispatch, Some(unit)) => {
                if self.affairs.groups == 0 {
                    self.affairs.groups = 1;
                    self.affairs.marks |= TurnMark::DispatchedFirst;
                }
                let (group, selected) = (self.affairs.groups, self.affairs.selected);
                self.emit(Event::UnitActivated { unit, group, clause });
                self.affairs.selected = selected;
            }
            (Order::Rally, Some(unit)) => self.emit(Event::Rallied { unit, elements: amount, clause }),
            (Order::Woodsmen, Some(unit)) => {
                self.emit(Event::OrderTook { unit, order });
                self.affairs.woodsmen = amount;
            }
            (Order::Reconnaissance, _) => {
                let level = self.setup.camp(active).command_level;
                self.emit(Event::TokensGained { camp: active, tokens: level, clause });
            }
            (_, Some(unit)) => self.emit(Event::OrderTook { unit, order }),
            (_, None) => {}
        }
    }
}
