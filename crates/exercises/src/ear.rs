//! What is heard of a combat while it is played: how far somebody goes back, and what comes after the blow.

use battle::{Cell, Combatant, Event, Onset, Pace, Purpose, Sink, UnitId, View};
use rulebook::{Clause, Exchange, FollowUp, RiposteRight};

/// A unit that may not go into the hex its target left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stayed {
    pub(crate) unit: UnitId,
    pub(crate) target: Combatant,
    pub(crate) at: Cell,
    pub(crate) clause: Clause,
    /// Would another book let it, or make it?
    pub(crate) elsewhere: bool,
}

/// What a unit has done of a movement phase that nothing on the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitOnTheMove {
    /// Which.
    pub unit: UnitId,
    /// How many hexes it went.
    pub hexes: u8,
    /// At which pace.
    pub pace: Pace,
}

/// Listens to one step of a battle at a time.
#[derive(Clone, Debug, Default)]
pub(crate) struct CombatEar {
    /// Who moved this turn.
    pub(crate) moved: Vec<UnitOnTheMove>,
    /// Units an order took hold of this turn, or whose orders came too late: what they may is not to be seen.
    pub(crate) ordered: Vec<UnitId>,
    /// Did an order change the turn?
    pub(crate) reordered: bool,
    /// Who goes back, and how many hexes he owes; forgotten at his first step.
    pub(crate) owed: Option<(UnitId, u8)>,
    /// An attacker who may not follow up.
    pub(crate) stayed: Option<Stayed>,
    /// Who attacked in melee, and whom, who held and could not strike back for want of support.
    pub(crate) held: Option<(UnitId, UnitId)>,
    /// Was the attack under way rolled for?
    pub(crate) rolled: bool,
    /// Was there a riposte in it, or the question about one?
    pub(crate) riposte: bool,
}

impl CombatEar {
    /// A step begins: what the last one left is no longer to be seen.
    pub(crate) const fn next(&mut self) {
        self.stayed = None;
        self.held = None;
    }

    const fn new_combat(&mut self) {
        self.next();
        self.owed = None;
        self.rolled = false;
        self.riposte = false;
    }

    fn new_turn(&mut self) {
        self.new_combat();
        self.moved.clear();
        self.ordered.clear();
        self.reordered = false;
    }

    fn noted(&mut self, clause: Clause, before: View<'_>) {
        let Some(combat) = before.combat() else { return };
        let Combatant::Unit(unit) = combat.attacker() else { return };
        let (to, at) = (before.cell_of(combat.target()), combat.at());
        let melee = before.distance(combat.from(), at) == 1 && before.cell(unit) == Some(combat.from());
        let left = to.is_some() && to != Some(at) && combat.exchange() == Exchange::Attack;
        if !melee || !left || before.follow_up(&combat) != (FollowUp::Never, clause) {
            return;
        }
        let clash = before.clash(&combat);
        let elsewhere = books::ALL.iter().any(|book| (book.follow_up.read)(&clash).0 != FollowUp::Never);
        self.stayed = Some(Stayed { unit, target: combat.target(), at, clause, elsewhere });
    }

    fn fought(&mut self, before: View<'_>) {
        let Some(combat) = before.combat() else { return };
        let (Combatant::Unit(unit), Combatant::Unit(target)) = (combat.attacker(), combat.target()) else { return };
        let stand = before.cell(unit) == Some(combat.from()) && before.cell(target) == Some(combat.at());
        let melee = before.distance(combat.from(), combat.at()) == 1 && combat.exchange() == Exchange::Attack;
        let unsupported = before.book().riposte.right == RiposteRight::WhenSupported
            && !before.is_supported_as_target(target)
            && combat.orders()[1].is_none();
        if stand && melee && unsupported && self.rolled && !self.riposte && !combat.evaded() {
            self.held = Some((unit, target));
        }
    }
}

impl Sink for CombatEar {
    const HEARS_CLAUSES: bool = true;

    fn hear(&mut self, event: Event, before: View<'_>) {
        match event {
            Event::RetreatOwed { unit, hexes, .. } => self.owed = Some((unit, hexes)),
            Event::Noted { clause } => self.noted(clause, before),
            Event::Fought { .. } => self.fought(before),
            Event::Rolled { purpose: Purpose::Attack, .. } => self.rolled = true,
            Event::CombatDeclared { onset, .. } => match onset {
                Onset::Riposte | Onset::RiposteFirst => self.riposte = true,
                Onset::Attack | Onset::Pursuit => self.new_combat(),
                Onset::Elephant => self.next(),
            },
            Event::Retreated { .. } | Event::Crossed { .. } => {
                self.owed = None;
                self.next();
            }
            Event::TurnBegan { .. } => self.new_turn(),
            Event::OrderTook { unit, .. } | Event::UnitDelayed { unit } => self.ordered.push(unit),
            Event::TurnOrder { .. } => self.reordered = true,
            Event::UnitMoved { unit, hexes, pace, .. } => {
                self.next();
                self.moved.push(UnitOnTheMove { unit, hexes, pace });
            }
            // Whatever changes the table ends the moment that is asked about.
            Event::ElementsLost { .. }
            | Event::UnitDestroyed { .. }
            | Event::OfficerFled { .. }
            | Event::OfficerLost { .. }
            | Event::ElephantReleased { .. }
            | Event::ElephantFled { .. }
            | Event::FollowedUp { .. }
            | Event::BattleOver { .. } => self.next(),
            _ => {}
        }
    }
}
