//! A player without a plan: any legal command, attacks rather than marches, so that battles end.

use opponent::Luck;
use wire::CommandWire;
use wire::live::Choices;

/// Chance from a number.
pub(crate) struct Chance(Luck);

impl Chance {
    pub(crate) fn of(number: u64) -> Self {
        Self(Luck::new(number))
    }

    /// One of the choices.
    pub(crate) fn choose(&mut self, choices: &Choices) -> CommandWire {
        let (mut attacks, mut moves) = (Vec::new(), Vec::new());
        for actor in &choices.actors {
            let unit = actor.unit.clone();
            let officer = actor.officer.clone();
            for attack in &actor.attacks {
                let unit = unit.clone().expect("officers do not attack");
                attacks.push(CommandWire::Attack { unit, target: attack.target.clone() });
            }
            for step in &actor.moves {
                let to = step.to.clone();
                moves.push(match (&unit, &officer) {
                    (Some(unit), _) => {
                        CommandWire::Move { unit: unit.clone(), to, pace: step.pace, past: step.past.clone() }
                    }
                    (None, Some(officer)) => CommandWire::MoveOfficer { officer: officer.clone(), to },
                    (None, None) => panic!("an actor without a name"),
                });
            }
        }
        // Whoever ends a phase as readily as he does something in it never meets the enemy before the last turn.
        let (ends, answers): (Vec<_>, Vec<_>) =
            choices.answers.iter().map(|answer| answer.command.clone()).partition(ends);
        let pools = [(&attacks, 9), (&answers, 9), (&moves, 8), (&ends, 10)];
        for (pool, tenths) in pools {
            if !pool.is_empty() && self.0.below(10) < tenths {
                return pool[self.0.below(pool.len())].clone();
            }
        }
        let all: Vec<CommandWire> = [attacks, moves, answers, ends].concat();
        all[self.0.below(all.len())].clone()
    }
}

/// Does it only end what could go on?
fn ends(command: &CommandWire) -> bool {
    use CommandWire::{EndCombat, EndCommand, EndMovement, EndSelection};
    matches!(command, EndCombat {} | EndCommand {} | EndMovement {} | EndSelection {})
}
