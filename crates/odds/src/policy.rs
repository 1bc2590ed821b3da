//! Who decides inside a combat, and how.

use crate::walk::is_inside;
use battle::{Battle, Camp, Combatant, Command, Pending, Question as Asked, View};
use rulebook::Words;
use std::fmt;

/// The answers to the choices inside a combat: front rank, evasion, orders, flags, retreat, riposte, pursuit…
///
/// An answer must follow from the position alone, never from how it came about: courses that meet are put together.
#[derive(Clone, Copy)]
pub enum Policy<'a> {
    /// What a sensible player does without thinking long; `docs/odds.md` says what that is.
    Usual,
    /// Each side does what gives it the most: enemy elements lost less its own, on average.
    Best,
    /// What the caller says; where it says nothing, the usual.
    Fixed(&'a dyn Fn(&Battle, Camp, Asked) -> Option<Command>),
}

/// The name of a policy, kept with the odds it gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PolicyName {
    /// [`Policy::Usual`].
    Usual,
    /// [`Policy::Best`].
    Best,
    /// [`Policy::Fixed`].
    Fixed,
}

impl PolicyName {
    /// What players call it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Usual => Words::new("choix habituels", "usual choices"),
            Self::Best => Words::new("meilleurs choix de chacun", "best choices of both sides"),
            Self::Fixed => Words::new("choix donnés", "given choices"),
        }
    }
}

impl Policy<'_> {
    /// Its name.
    #[must_use]
    pub const fn name(&self) -> PolicyName {
        match self {
            Self::Usual => PolicyName::Usual,
            Self::Best => PolicyName::Best,
            Self::Fixed(_) => PolicyName::Fixed,
        }
    }
}

impl fmt::Debug for Policy<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(out)
    }
}

/// What the usual policy answers to the question of a combat a battle stands at; nothing where none is asked.
#[must_use]
pub fn usual_answer(battle: &Battle) -> Option<Command> {
    match battle.pending() {
        Pending::Decision(camp, asked) if is_inside(asked) => usual(battle.view(), camp, asked),
        Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => None,
    }
}

/// The answer to Enter: the usual one inside a combat, and elsewhere where most players hardly hesitate.
#[must_use]
pub fn ready_answer(battle: &Battle) -> Option<Command> {
    match battle.pending() {
        Pending::Decision(camp, asked @ (Asked::GoAlong | Asked::ReplaceGeneral)) => usual(battle.view(), camp, asked),
        Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => usual_answer(battle),
    }
}

/// What everybody answers who does not think about it; nothing where it depends on the table.
#[must_use]
pub const fn plain_answer(asked: Asked) -> Option<Command> {
    match asked {
        Asked::FrontRank => Some(Command::FrontRank { officer: None }),
        Asked::Evade => Some(Command::Evade { yes: false }),
        Asked::AttackOrder => Some(Command::AttackOrder { order: None }),
        Asked::DefenceOrder => Some(Command::DefenceOrder { order: None }),
        Asked::Riposte => Some(Command::Riposte { yes: true }),
        Asked::FollowUp => Some(Command::FollowUp { yes: true }),
        Asked::GoAlong => Some(Command::GoAlong { yes: true }),
        Asked::IgnoreFlags
        | Asked::Retreat
        | Asked::Pursue
        | Asked::PursueAttack
        | Asked::Flee
        | Asked::Elephant
        | Asked::Command
        | Asked::Selection
        | Asked::Movement
        | Asked::Combat
        | Asked::ReplaceGeneral
        | Asked::ElephantOrder => None,
    }
}

/// How an answer ranks among those of its question, as far as nobody needs to think about it.
#[must_use]
pub fn plain_rank(view: View<'_>, camp: Camp, command: Command) -> i32 {
    match command {
        Command::IgnoreFlags { flags } => i32::from(flags),
        // The weakest neighbour; a panicking elephant only where nobody else stands.
        Command::PursueAttack { target: Some(Combatant::Unit(unit)) } => 300 - i32::from(view.elements(unit)),
        Command::PursueAttack { target: Some(Combatant::Elephant(_)) } => 1,
        // A general is wanted at once.
        Command::PutOffGeneral => i32::MIN,
        Command::ElephantAttacks { target: foe } => i32::from(view.camp_of(foe) != camp),
        _ => 0,
    }
}

/// The listed answer that ranks highest; the first of those that rank alike.
pub fn highest_answer(view: View<'_>, mut rank: impl FnMut(Command) -> i32) -> Option<Command> {
    let mut best: Option<(i32, Command)> = None;
    view.each_legal(|command| {
        let rank = rank(command);
        if best.is_none_or(|(other, _)| other < rank) {
            best = Some((rank, command));
        }
    });
    best.map(|(_, command)| command)
}

/// The usual answer to a question inside a combat.
pub(crate) fn usual(view: View<'_>, camp: Camp, asked: Asked) -> Option<Command> {
    // Where an officer's die alone makes the attack, one of those who are there must lead it (CBT-6).
    let plain = plain_answer(asked).filter(|command| asked != Asked::FrontRank || view.check(*command).is_ok());
    plain.or_else(|| highest_answer(view, |command| rank(view, camp, command)))
}

/// How an answer ranks among those of its question.
fn rank(view: View<'_>, camp: Camp, command: Command) -> i32 {
    match command {
        // Away from the enemy, then among friends.
        Command::RetreatTo { to: cell } => {
            let alone = if view.enemy_beside(cell, camp) { 0 } else { 10 };
            alone + i32::try_from(view.count_beside(camp, cell)).unwrap_or(0)
        }
        _ => plain_rank(view, camp, command),
    }
}
