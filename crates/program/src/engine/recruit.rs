//! A player who knows the rules and little else: he goes forward, attacks what he can, and lets chance decide the
//! rest.

use super::luck::Luck;
use battle::{Battle, Camp, CampSetup, Cell, Combatant, Command, Pending, Question, UnitId, View};

/// What the recruit says; nothing where nobody is asked.
pub(crate) fn choice(battle: &Battle, luck: &mut Luck) -> Option<Command> {
    let Pending::Decision(camp, question) = battle.pending() else { return None };
    let eyes = Eyes { view: battle.view(), means: battle.setup().camp(camp), camp };
    let legal = battle.legal();
    let wished = match question {
        Question::Movement => eyes.advance(&legal, luck),
        Question::Combat => eyes.weakest(&legal),
        Question::Command => any(&legal, luck, |command| matches!(command, Command::Activate { .. })).or_else(|| {
            let orders = any(&legal, luck, |command| matches!(command, Command::Manoeuvre { .. }));
            orders.filter(|_| luck.one_in(2))
        }),
        Question::Selection => any(&legal, luck, |command| matches!(command, Command::Select { .. })),
        Question::GoAlong => Some(Command::GoAlong { yes: true }),
        Question::Riposte => Some(Command::Riposte { yes: true }),
        Question::IgnoreFlags => legal.iter().copied().max(),
        Question::Evade => Some(Command::Evade { yes: luck.one_in(3) }),
        Question::FollowUp => Some(Command::FollowUp { yes: !luck.one_in(3) }),
        Question::PursueAttack => any(&legal, luck, |command| *command != Command::PursueAttack { target: None }),
        Question::AttackOrder
        | Question::DefenceOrder
        | Question::FrontRank
        | Question::Retreat
        | Question::Pursue
        | Question::Flee
        | Question::Elephant
        | Question::ReplaceGeneral => None,
    };
    let otherwise = || end_of(question).filter(|end| legal.contains(end)).or_else(|| any(&legal, luck, |_| true));
    wished.filter(|command| legal.contains(command)).or_else(otherwise)
}

/// What ends a phase, where one can be ended.
fn end_of(question: Question) -> Option<Command> {
    match question {
        Question::Movement => Some(Command::EndMovement),
        Question::Combat => Some(Command::EndCombat),
        Question::Command => Some(Command::EndCommand),
        Question::Selection => Some(Command::EndSelection),
        _ => None,
    }
}

/// One of these by chance.
fn any(legal: &[Command], luck: &mut Luck, wanted: impl Fn(&Command) -> bool) -> Option<Command> {
    let found: Vec<Command> = legal.iter().copied().filter(|command| wanted(command)).collect();
    found.get(luck.below(found.len())).copied()
}

/// What he sees of the table.
struct Eyes<'v> {
    view: View<'v>,
    means: &'v CampSetup,
    camp: Camp,
}

impl Eyes<'_> {
    /// How far a hex is from the nearest enemy or objective.
    fn gap(&self, from: Cell, goals: &[Cell]) -> u32 {
        let enemies = self.view.unit_ids().filter(|unit| self.view.camp(*unit) != self.camp);
        let hexes = enemies.filter_map(|unit| self.view.cell(unit)).chain(goals.iter().copied());
        hexes.map(|cell| self.view.distance(from, cell)).min().unwrap_or(0)
    }

    /// A move that brings somebody nearer, or an officer to his troops.
    fn advance(&self, legal: &[Command], luck: &mut Luck) -> Option<Command> {
        let goals = self.goals();
        let mut best: Option<(u32, Command)> = None;
        let mut alike = 0;
        for command in legal {
            let gain = match *command {
                Command::Move { unit, to, .. } => {
                    let here = self.view.cell(unit).map_or(u32::MAX, |cell| self.gap(cell, &goals));
                    here.saturating_sub(self.gap(to, &goals))
                }
                Command::MoveOfficer { officer, to } => {
                    let joins = self.view.is_alone(officer) && self.view.unit_at(to).is_some();
                    u32::from(joins)
                }
                Command::Leave { .. } if self.leaving_wins() => u32::MAX,
                _ => 0,
            };
            let beaten = best.is_some_and(|(other, _)| gain < other);
            if gain == 0 || beaten {
                continue;
            }
            alike = if best.is_some_and(|(other, _)| other == gain) { alike + 1 } else { 1 };
            if luck.one_in(alike) {
                best = Some((gain, *command));
            }
        }
        best.map(|(_, command)| command)
    }

    fn goals(&self) -> Vec<Cell> {
        let exits = self.means.exits.iter().filter(|_| self.leaving_wins());
        self.means.objectives.iter().chain(exits).copied().collect()
    }

    fn leaving_wins(&self) -> bool {
        0 < self.means.exits_needed
    }

    /// The attack on whoever has least left.
    fn weakest(&self, legal: &[Command]) -> Option<Command> {
        let attacks = legal.iter().filter_map(|command| match *command {
            Command::Attack { target, .. } => Some((self.left(target), *command)),
            _ => None,
        });
        attacks.min_by_key(|(left, _)| *left).map(|(_, command)| command)
    }

    fn left(&self, target: Combatant) -> u8 {
        target.unit().map_or(1, |unit: UnitId| self.view.elements(unit))
    }
}
