//! Exact chances of a declared attack: the same machine, every outcome of the dice.
//!
//! There is no second copy of a rule here. A battle is cloned and driven: at a chance every outcome of the dice is
//! rolled, at a decision a [`Policy`] answers, and what comes of each course is counted from its events into a
//! [`Tally`]. The chances are whole numbers of ways over a power of six.

mod account;
mod best;
mod budget;
mod declared;
mod dice;
mod ear;
mod error;
mod figures;
mod foresee;
mod fraction;
mod odds;
mod policy;
mod shelf;
mod table;
mod tally;
mod walk;

pub use account::{AccountLine, DiceAccount, account, account_under_way};
pub use budget::OddsBudget;
pub use declared::declared;
pub use dice::MOST_DICE;
pub use error::OddsError;
pub use fraction::Fraction;
pub use odds::{Depth, Elephants, Odds};
pub use policy::{Policy, PolicyName, highest_answer, plain_answer, plain_rank, ready_answer, usual_answer};
pub use table::{RealSide, RealTable, TableError};
pub use tally::Tally;
pub use walk::Calculator;

/// What is asked about a combat: who decides inside it, and how far it is followed.
#[derive(Clone, Copy, Debug)]
pub struct OddsQuestion<'a> {
    /// Who decides.
    pub policy: Policy<'a>,
    /// How far.
    pub depth: Depth,
    /// What elephants let loose do.
    pub elephants: Elephants,
}

impl<'a> OddsQuestion<'a> {
    /// Usual choices, to the end of the chain.
    pub const WHOLE: Self = Self { policy: Policy::Usual, depth: Depth::WholeChain, elephants: Elephants::Run };
    /// Usual choices, up to the riposte.
    pub const EXCHANGE: Self = Self { policy: Policy::Usual, depth: Depth::Exchange, elephants: Elephants::Run };

    /// The same with elephants that stand where they are let loose.
    #[must_use]
    pub const fn with_elephants_standing(self) -> Self {
        Self { elephants: Elephants::Stand, ..self }
    }

    /// Puts it; once more with elephants that stand, where their running amok is too much to count.
    ///
    /// # Errors
    /// When it has no answer either way.
    pub fn or_standing<T>(self, mut put: impl FnMut(&Self) -> Result<T, OddsError>) -> Result<T, OddsError> {
        match put(&self) {
            Err(error) if error.is_too_much() => put(&self.with_elephants_standing()),
            found => found,
        }
    }

    /// The same with another policy.
    #[must_use]
    pub const fn by(self, policy: Policy<'a>) -> Self {
        Self { policy, ..self }
    }
}

/// The odds of an attack that can be declared now, or could be later this turn; see [`Calculator::of_attack`].
///
/// # Errors
/// When the rulebook refuses the attack, by the clause that does; when the chain is too long to count.
pub fn of_attack(
    battle: &battle::Battle,
    attacker: battle::UnitId,
    target: battle::Combatant,
    question: &OddsQuestion<'_>,
) -> Result<Odds, OddsError> {
    Calculator::new().of_attack(battle, attacker, target, question)
}

/// The odds of the combat under way, from where the machine stands in it; see [`Calculator::from_here`].
///
/// # Errors
/// When no combat is under way, or the chain is too long to count.
pub fn from_here(
    battle: &battle::Battle,
    attacker: battle::UnitId,
    target: battle::Combatant,
    question: &OddsQuestion<'_>,
) -> Result<Odds, OddsError> {
    Calculator::new().from_here(battle, attacker, target, question)
}

/// The odds of every attack open to a unit, the one that gains most first; see [`Calculator::all_of`].
///
/// # Errors
/// When there is no such unit, or a chain is too long to count.
pub fn all_of(
    battle: &battle::Battle,
    unit: battle::UnitId,
    question: &OddsQuestion<'_>,
) -> Result<Vec<Odds>, OddsError> {
    Calculator::new().all_of(battle, unit, question)
}

/// The odds of every attack open to the side to move, the one that gains most first; see [`Calculator::all_of_side`].
///
/// # Errors
/// When a chain is too long to count.
pub fn all_of_side(battle: &battle::Battle, question: &OddsQuestion<'_>) -> Result<Vec<Odds>, OddsError> {
    Calculator::new().all_of_side(battle, question)
}
