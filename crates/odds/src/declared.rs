//! An attack declared and no more: for whoever wants to look at what is asked before its dice.

use crate::best::Foresight;
use crate::foresee::{moment_of, subject};
use crate::{Calculator, OddsError, OddsQuestion};
use battle::{Battle, Combatant, Command, UnitId};

/// The battle right after an attack that can be declared now, or could be later this turn, has been.
///
/// # Errors
/// When the rulebook refuses the attack, by the clause that does.
pub fn declared(battle: &Battle, attacker: UnitId, target: Combatant) -> Result<Battle, OddsError> {
    let attack = Command::Attack { unit: attacker, target };
    let mut ready = moment_of(battle, attack)?;
    ready.command(attack, &mut ())?;
    Ok(ready)
}

impl Calculator {
    /// What the best policy answers to the question of a combat a battle stands at.
    ///
    /// # Errors
    /// When nothing of a combat is asked, or the chain is too long to count.
    pub fn best_answer(
        &mut self,
        battle: &Battle,
        attacker: UnitId,
        target: Combatant,
        question: &OddsQuestion<'_>,
    ) -> Result<Command, OddsError> {
        let subject = subject(battle, attacker, target, question)?;
        Foresight::within(self.budget.clone()).best(&mut self.tables, battle, subject)
    }
}
