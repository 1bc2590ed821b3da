//! An attack declared and no more: for whoever wants to look at what is asked before its dice.

use crate::OddsError;
use crate::foresee::moment_of;
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
