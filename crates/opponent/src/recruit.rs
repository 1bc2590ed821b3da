//! A player on his first day: he marches at the enemy and strikes whoever is there.

use crate::reflex::{nearest_enemy, reflex};
use crate::{Budget, Luck, Player};
use battle::{Battle, Camp, Combatant, Command, Pending, Question, View};
use odds::highest_answer;

/// Knows the rules, not the game.
#[derive(Debug)]
pub(crate) struct Recruit {
    pub(crate) seed: u64,
}

impl Player for Recruit {
    fn decide(&mut self, battle: &Battle, _: &Budget<'_>) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        match question {
            Question::Command | Question::Selection | Question::Movement | Question::Combat => self.fancy(battle, camp),
            _ => reflex(battle),
        }
    }
}

impl Recruit {
    /// The answer he fancies most today.
    fn fancy(&self, battle: &Battle, camp: Camp) -> Command {
        let view = battle.view();
        let mut luck = Luck::of(self.seed, battle.fingerprint());
        let most =
            highest_answer(view, |command| fancy(view, camp, command) + i32::try_from(luck.below(30)).unwrap_or(0));
        most.expect("a decision has at least one legal answer")
    }
}

/// What draws him: forward, and at whoever is weak.
fn fancy(view: View<'_>, camp: Camp, command: Command) -> i32 {
    let nearness = |cell| 60 - 6 * i32::from(nearest_enemy(view, camp, cell).min(9));
    match command {
        Command::Activate { .. } => 50,
        Command::Select { unit } => view.cell(unit).map_or(20, nearness),
        Command::Move { unit, to, .. } => {
            let before = view.cell(unit).map_or(0, nearness);
            30 + 3 * (nearness(to) - before)
        }
        Command::Leave { .. } => 60,
        Command::Attack { unit, target: Combatant::Unit(target) } => {
            let dice = view.promised_dice(unit, Combatant::Unit(target)).unwrap_or(0);
            20 + 12 * i32::from(dice) - 4 * i32::from(view.elements(target))
        }
        Command::Attack { .. } => 25,
        Command::EndSelection | Command::EndCombat => 15,
        Command::EndMovement => 30,
        Command::EndCommand => 10,
        _ => 0,
    }
}
