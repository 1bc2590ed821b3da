//! A table taken apart: the position, the two who fight, what was said of their choices.

use super::{ATTACKER, RealTable, TARGET, id};
use crate::OddsError;
use battle::{Battle, Combatant, Command, Pending, UnitId};

impl RealTable<'_> {
    /// The two on the board that is laid out.
    #[must_use]
    pub fn opponents() -> (UnitId, Combatant) {
        (id(ATTACKER), Combatant::Unit(id(TARGET)))
    }

    /// The position, once the attack and everything said of it have been found to be allowed.
    ///
    /// # Errors
    /// When it cannot be laid out, or the rulebook refuses the attack or what was said.
    pub fn sound(&self) -> Result<Battle, OddsError> {
        let battle = self.battle()?;
        let (attacker, target) = Self::opponents();
        battle.view().account(attacker, target)?;
        self.declared(&battle)?;
        Ok(battle)
    }

    /// What was said to the question a battle stands at, where it may be said.
    #[must_use]
    pub fn given(&self, battle: &Battle) -> Option<Command> {
        match battle.pending() {
            Pending::Decision(_, asked) => self.said(asked).filter(|command| battle.check(*command).is_ok()),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RealTable;
    use crate::{Depth, Elephants, OddsQuestion, Policy, RealSide, TableError, of_attack};
    use rulebook::Order;

    const DUEL: RealTable<'static> = RealTable::duel(&books::ALL[2], "line-infantry", "line-infantry");

    #[test]
    fn a_table_taken_apart_gives_the_odds_of_the_whole() {
        let attacker = RealSide { order: Some(Order::AllOut), ..DUEL.attacker };
        let table = RealTable { attacker, ..DUEL };
        let battle = table.sound().expect("it can be laid out");
        let (by, at) = RealTable::opponents();
        let answer = |battle: &battle::Battle, _, _| table.given(battle);
        let question =
            OddsQuestion { policy: Policy::Fixed(&answer), depth: Depth::Exchange, elephants: Elephants::Run };
        assert_eq!(of_attack(&battle, by, at, &question), table.odds(Depth::Exchange, Elephants::Run));
        assert_eq!(RealTable { evades: true, ..DUEL }.sound().err(), Some(TableError::Evade.into()));
    }
}
