//! Why so many dice: the account of an attack, line by line, also what was considered and did not count.

use crate::OddsError;
use battle::{Battle, Combatant, UnitId};
use rulebook::{Book, Clause, Language, Ledger, Line, Words};

/// The account of the dice of one attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceAccount {
    book: Book,
    ledger: Ledger,
}

/// One line of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccountLine {
    /// What it did to the number.
    pub line: Line,
    /// Why it did nothing, if it did nothing.
    pub lacking: Option<Words>,
    book: Book,
}

impl DiceAccount {
    /// How many dice are rolled.
    #[must_use]
    pub const fn dice(&self) -> u8 {
        self.ledger.dice()
    }

    /// Every line, in the order the book counts.
    pub fn entries(&self) -> impl Iterator<Item = AccountLine> {
        let lines = self.ledger.lines().iter().enumerate();
        lines.map(|(number, line)| AccountLine { line: *line, lacking: self.ledger.lacking(number), book: self.book })
    }
}

impl AccountLine {
    /// What kind of line it is, for programs.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self.line {
            Line::Base(..) => "base",
            Line::Adjust(..) => "adjust",
            Line::Limit(..) => "limit",
            Line::PassedOver(_) => "passed",
        }
    }

    /// The base, the change, the limit; none where it did not count.
    #[must_use]
    pub const fn dice(&self) -> Option<i8> {
        match self.line {
            Line::Base(dice, _) | Line::Limit(dice, _) => Some(dice.cast_signed()),
            Line::Adjust(change, _) => Some(change),
            Line::PassedOver(_) => None,
        }
    }

    /// The clause behind it.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        self.line.clause()
    }

    /// What the clause says.
    #[must_use]
    pub fn text(&self, language: Language) -> &'static str {
        self.clause().text(self.book, language)
    }
}

/// The account of an attack as it could be declared now, whether or not it is this unit's time to fight.
///
/// # Errors
/// When the attack would be refused, by the clause that forbids it.
pub fn account(battle: &Battle, attacker: UnitId, target: Combatant) -> Result<DiceAccount, OddsError> {
    let ledger = battle.view().account(attacker, target)?;
    Ok(DiceAccount { book: battle.setup().book.book, ledger })
}

/// The account of the combat under way, orders included.
///
/// # Errors
/// When nobody is fighting.
pub fn account_under_way(battle: &Battle) -> Result<DiceAccount, OddsError> {
    let ledger = battle.view().account_under_way().ok_or(OddsError::NoCombat)?;
    Ok(DiceAccount { book: battle.setup().book.book, ledger })
}
