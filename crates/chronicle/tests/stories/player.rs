//! A player who knows what he wants, and dice from a number: the same number, the same battle.

#[path = "../../../battle/tests/whole/luck.rs"]
mod luck;

use battle::{Battle, Camp, Cell, Command, Pending, Sink};
pub(crate) use luck::Luck;

/// Plays one step; tells whoever listens. False when the battle is over.
pub(crate) fn step(battle: &mut Battle, luck: &mut Luck, sink: &mut impl Sink) -> bool {
    match battle.pending() {
        Pending::Over(_) => return false,
        Pending::Chance(chance) => {
            let roll = luck.roll(battle.setup().book.die, chance.dice);
            battle.roll(roll, sink).expect("these dice were asked for");
        }
        Pending::Decision(camp, _) => {
            let command = decide(battle, camp, luck);
            battle.command(command, sink).expect("it was on the list");
        }
    }
    true
}

/// Takes the command that promises most, by chance among equals.
fn decide(battle: &Battle, camp: Camp, luck: &mut Luck) -> Command {
    let mut best = (i32::MIN, Vec::new());
    for command in battle.legal() {
        let value = value(battle, camp, command, luck);
        if best.0 < value {
            best = (value, vec![command]);
        } else if best.0 == value {
            best.1.push(command);
        }
    }
    best.1[luck.below(best.1.len())]
}

fn value(battle: &Battle, camp: Camp, command: Command, luck: &mut Luck) -> i32 {
    match command {
        Command::Activate { .. } | Command::Select { .. } | Command::Attack { .. } => 2,
        Command::FrontRank { officer: Some(_) } | Command::Evade { yes: true } => luck.sometimes(3),
        Command::SelectOfficer { .. } => luck.sometimes(30),
        Command::Manoeuvre { .. } => luck.sometimes(40),
        Command::AttackOrder { order: Some(_) } | Command::DefenceOrder { order: Some(_) } => luck.sometimes(4),
        Command::Move { unit, to, .. } => battle.view().cell(unit).map_or(3, |from| closer(battle, camp, from, to)),
        Command::MoveOfficer { officer, to } => {
            battle.view().officer_cell(officer).map_or(3, |from| closer(battle, camp, from, to))
        }
        Command::IgnoreFlags { flags } => i32::from(flags),
        Command::FollowUp { yes } | Command::Riposte { yes } | Command::GoAlong { yes } => i32::from(yes),
        Command::PursueAttack { target } => i32::from(target.is_some()),
        _ => 0,
    }
}

impl Luck {
    /// Worth it once in so many times.
    fn sometimes(&mut self, odds: usize) -> i32 {
        if self.one_in(odds) { 3 } else { -1 }
    }
}

/// Hexes gained toward the nearest enemy.
fn closer(battle: &Battle, camp: Camp, from: Cell, to: Cell) -> i32 {
    let view = battle.view();
    let near = |cell: Cell| {
        let enemies = view.unit_ids().filter(|unit| view.camp(*unit) != camp).filter_map(|unit| view.cell(unit));
        enemies.map(|enemy| view.distance(cell, enemy)).min().unwrap_or(0)
    };
    let (before, after) = (near(from), near(to));
    i32::try_from(before).unwrap_or(0) - i32::try_from(after).unwrap_or(0)
}
