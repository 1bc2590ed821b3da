//! Counting dice: no number without its reason (CBT-6).

use crate::{Clash, Clause, Fact, Factors, FrontRank, Need, Rulebook, Shelter, Slope, Terrain, Words};

/// Where the count is written: a bare number, or a ledger that keeps every reason.
pub trait Account {
    /// Does it keep reasons? A bare count takes the straight code of the tables instead of their rows.
    const KEEPS_REASONS: bool;
    /// The dice to start from.
    fn base(&mut self, dice: u8, because: Clause);
    /// Dice gained or lost.
    fn adjust(&mut self, dice: i8, because: Clause);
    /// No more dice than this.
    fn limit(&mut self, to: u8, because: Clause);
    /// A modifier that was considered and did not apply, and why.
    fn pass_over(&mut self, clause: Clause, lacking: Words);
}

/// A bare number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count(i8);

impl Count {
    /// How many dice to roll.
    #[must_use]
    pub const fn dice(self) -> u8 {
        if self.0 < 0 { 0 } else { self.0.cast_unsigned() }
    }
}

impl Account for Count {
    const KEEPS_REASONS: bool = false;

    fn base(&mut self, dice: u8, _: Clause) {
        self.0 = dice.cast_signed();
    }

    fn adjust(&mut self, dice: i8, _: Clause) {
        self.0 += dice;
    }

    fn limit(&mut self, to: u8, _: Clause) {
        self.0 = self.0.min(to.cast_signed());
    }

    fn pass_over(&mut self, _: Clause, _: Words) {}
}

/// One line of a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The dice to start from.
    Base(u8, Clause),
    /// Dice gained or lost.
    Adjust(i8, Clause),
    /// Dice cut off by a limit.
    Limit(u8, Clause),
    /// Considered, did not apply (or a limit that cut nothing).
    PassedOver(Clause),
}

impl Line {
    /// The sentence behind the line.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match *self {
            Self::Base(_, clause) | Self::Adjust(_, clause) | Self::Limit(_, clause) | Self::PassedOver(clause) => {
                clause
            }
        }
    }

    /// Did it change the number?
    #[must_use]
    pub const fn applied(&self) -> bool {
        !matches!(self, Self::PassedOver(_))
    }
}

/// Every reason kept, in the order the book counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    count: Count,
    lines: Vec<Line>,
    /// For the lines passed over, by their place: why.
    lacking: Vec<(usize, Words)>,
}

/// A limit that cuts nothing.
const BELOW_THE_LIMIT: Words =
    Words::new("il n’y a pas plus de dés que cette limite", "there are no more dice than this limit");
/// A modifier whose table does not say what it needs.
const NOT_THE_CASE: Words = Words::new("ce n’est pas le cas ici", "it is not the case here");

impl Ledger {
    /// How many dice to roll.
    #[must_use]
    pub const fn dice(&self) -> u8 {
        self.count.dice()
    }

    /// Why.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Why the line at this place was passed over; nothing if it counted.
    #[must_use]
    pub fn lacking(&self, line: usize) -> Option<Words> {
        self.lacking.iter().find(|(place, _)| *place == line).map(|(_, words)| *words)
    }
}

impl Account for Ledger {
    const KEEPS_REASONS: bool = true;

    fn base(&mut self, dice: u8, because: Clause) {
        self.count.base(dice, because);
        self.lines.push(Line::Base(dice, because));
    }

    fn adjust(&mut self, dice: i8, because: Clause) {
        self.count.adjust(dice, because);
        self.lines.push(Line::Adjust(dice, because));
    }

    fn limit(&mut self, to: u8, because: Clause) {
        let cuts = to < self.count.dice();
        self.count.limit(to, because);
        if cuts {
            self.lines.push(Line::Limit(to, because));
        } else {
            self.pass_over(because, BELOW_THE_LIMIT);
        }
    }

    fn pass_over(&mut self, clause: Clause, lacking: Words) {
        self.lacking.push((self.lines.len(), lacking));
        self.lines.push(Line::PassedOver(clause));
    }
}

impl Rulebook {
    /// Counts the dice of one attack or riposte, orders apart (CBT-6).
    pub fn count_dice<A: Account>(&self, factors: &Factors, clash: &Clash, account: &mut A) {
        let (base, because) = self.base_factor(factors, clash);
        account.base(base, because);
        let beyond_limit = self.front_rank == FrontRank::BeyondTheLimit && clash.has(Fact::FrontRank);
        let under_limit = if beyond_limit { Clash { facts: clash.facts - Fact::FrontRank, ..*clash } } else { *clash };
        if A::KEEPS_REASONS {
            for (number, row) in self.dice_modifiers.rows.iter().enumerate() {
                if (row.applies)(&under_limit) {
                    account.adjust((row.result)(&under_limit), row.clause);
                } else {
                    let lacking = self.dice_modifiers.lacking(number, &under_limit);
                    account.pass_over(row.clause, lacking.map_or(NOT_THE_CASE, Need::lacking));
                }
            }
        } else {
            account.adjust((self.dice_modifiers.total)(&under_limit), self.troop_clause);
        }
        self.each_limit(clash, |dice, clause| account.limit(dice, clause));
        if beyond_limit {
            account.adjust(1, Clause::FrontRank);
        }
    }

    /// May an attack with this many dice be declared, led in the front rank or not? Orders do not help (CBT-6, PRC-4).
    #[must_use]
    pub fn may_declare(&self, factors: &Factors, clash: &Clash, led: bool) -> bool {
        let facts = if led { clash.facts | Fact::FrontRank } else { clash.facts - Fact::FrontRank };
        let mut count = Count::default();
        self.count_dice(factors, &Clash { facts, ..*clash }, &mut count);
        0 < count.dice()
    }

    /// Every limit the ground puts on the dice; the lowest counts.
    pub fn each_limit(&self, clash: &Clash, mut limit: impl FnMut(u8, Clause)) {
        let (from, into) = (self.ground(clash.attacker.ground), self.ground(clash.defender.ground));
        let rides = clash.attacker.rides() || self.counts_as_mounted(clash);
        if clash.is_melee() {
            if let Some(dice) = into.limits.melee_into.filter(|_| rides || !into.limits.mounted_only) {
                limit(dice, into.clause);
            }
            if let Some(dice) = from.limits.melee_out.filter(|_| rides || !from.limits.mounted_only) {
                limit(dice, from.clause);
            }
            if let (Slope::Uphill, Some(dice)) = (clash.slope, self.ground(Terrain::Hill).limits.melee_into) {
                limit(dice, Clause::Hill);
            }
            let work = match clash.shelter {
                Shelter::Open => None,
                Shelter::Wagons | Shelter::Palisade => Some(Terrain::Palisade),
                Shelter::Fortification => Some(Terrain::Fortification),
            };
            let shelter = work.and_then(|work| self.ground(work).limits.melee_into).zip(clash.shelter.clause());
            if let Some((dice, clause)) = shelter {
                limit(dice, clause);
            }
        } else if let Some(dice) = into.limits.fire_into {
            limit(dice, into.clause);
        }
    }

    fn counts_as_mounted(&self, clash: &Clash) -> bool {
        clash.attacker.arm == crate::Arm::Elephants && self.elephant_rank == crate::ElephantRank::Mounted
    }
}
