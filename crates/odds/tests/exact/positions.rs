//! Positions to ask about: those random battles come to.

use crate::fields::{Luck, answer, give, setup};
use battle::{Battle, Combatant, Command, Pending, Question as Asked, UnitId};
use rulebook::Rulebook;

/// Is this the long run?
pub(crate) fn soaks() -> bool {
    std::env::var_os("ETENDARD_SOAK").is_some()
}

/// The attacks open in a position.
pub(crate) fn attacks(battle: &Battle) -> Vec<(UnitId, Combatant)> {
    let open = battle.legal().into_iter();
    open.filter_map(|command| if let Command::Attack { unit, target } = command { Some((unit, target)) } else { None })
        .collect()
}

/// Positions of the combat phase that random battles come to, each with an attack in it.
pub(crate) fn combats(book: &Rulebook, wanted: usize) -> Vec<Battle> {
    let mut found: Vec<Battle> = Vec::new();
    for seed in 0.. {
        let mut luck = Luck::new(seed ^ 0x0dd5);
        let mut battle = Battle::new(setup(book, seed)).expect("the field is sound");
        battle.begin(&mut ());
        let (mut list, mut kept) = (Vec::new(), 0);
        while let Some(next) = answer(&battle, &mut luck, &mut list) {
            let combat = matches!(battle.pending(), Pending::Decision(_, Asked::Combat));
            // A few of each battle, so that there are many battles.
            if combat && kept < 3 && luck.one_in(3) && !attacks(&battle).is_empty() {
                found.push(battle.clone());
                kept += 1;
                if found.len() == wanted {
                    return found;
                }
            }
            give(&mut battle, next, &mut ());
        }
    }
    found
}
