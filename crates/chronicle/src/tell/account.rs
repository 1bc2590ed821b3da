//! Why there are so many dice: where the count starts, what adds and takes away, what limits it.

use super::Teller;
use crate::catalogue::{Args, Message, say_key};
use crate::grammar::sentence_case;
use crate::tale::Strike;
use rulebook::{Clause, Exchange, FactorReading, Language, Line, Mode, Rulebook};

/// The key of a label: what it labels, and the clause by its name.
pub(crate) fn key(kind: &str, clause: Clause) -> String {
    let mut key = kind.to_owned();
    for letter in clause.entry().name.chars() {
        if letter.is_uppercase() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    key
}

/// What is counted: by which book, at which distance.
#[derive(Clone, Copy, Debug)]
pub struct CountedBy<'b> {
    /// The book, house rules applied.
    pub book: &'b Rulebook,
    /// Fire or melee?
    pub mode: Mode,
}

/// Why a line stands in an account of dice, in a word or two, as the log says it; none where the catalogue has none.
#[must_use]
pub fn reason(line: Line, counted: CountedBy<'_>, language: Language) -> Option<String> {
    let in_words = |kind: &str, clause: Clause| say_key(language, &key(kind, clause), &Args::new());
    let words = match line {
        Line::Base(_, clause) => say_key(language, &factor_key("ledger", clause, counted, true), &Args::new()),
        Line::Adjust(_, clause) => in_words("adjust", clause),
        Line::Limit(_, clause) => in_words("limit", clause),
        Line::PassedOver(clause) => in_words("adjust", clause).or_else(|| in_words("limit", clause)),
    };
    words.map(|words| sentence_case(&words))
}

/// The key of the factor a count starts from; `assaults` if whoever strikes may use its assault factor.
fn factor_key(kind: &str, clause: Clause, CountedBy { book, mode }: CountedBy<'_>, assaults: bool) -> String {
    if clause != book.troop_clause && clause != Clause::ThreeFactors {
        return key(kind, clause);
    }
    let factor = match (book.factor_reading(), mode) {
        (FactorReading::OneFactor, _) => "troop",
        (_, Mode::Fire) => "fire",
        (FactorReading::FireAssaultMelee, Mode::Melee) if assaults => "assault",
        (_, Mode::Melee) => "melee",
    };
    format!("{kind}-{factor}")
}

impl Teller<'_> {
    /// Every reason; nothing when the number is the unit's own and no more need be said.
    pub(super) fn account(self, strike: &Strike) -> Option<String> {
        let is_plain = |line: &Line| matches!(line, Line::Base(_, clause) if self.scene.is_plain_factor(*clause));
        if strike.lines.iter().all(is_plain) {
            return None;
        }
        let told: Vec<String> = strike.lines.iter().filter_map(|line| self.line(strike, *line)).collect();
        Some(told.join(", "))
    }

    /// Where the count starts.
    pub(super) fn base(self, strike: &Strike) -> Option<String> {
        strike.base().and_then(|line| self.line(strike, line))
    }

    fn line(self, strike: &Strike, line: Line) -> Option<String> {
        match line {
            Line::Base(dice, clause) => {
                let key = self.base_key(strike, clause);
                say_key(self.language, &key, &Args::new().count("dice", dice))
            }
            Line::Adjust(change, clause) => {
                let sign = if change < 0 { '−' } else { '+' };
                let args = Args::new().text("change", format!("{sign}{}", change.unsigned_abs()));
                Some(self.say(Message::AccountAdjust, &args.text("label", self.why_adjusted(strike, change, clause))))
            }
            Line::Limit(dice, clause) => {
                let label = self.label("limit", clause);
                Some(self.say(Message::AccountLimit, &Args::new().count("dice", dice).text("label", label)))
            }
            Line::PassedOver(_) => None,
        }
    }

    fn why_adjusted(self, strike: &Strike, change: i8, clause: Clause) -> String {
        let by_order = matches!(clause, Clause::AttackOrders | Clause::DefenceOrders | Clause::Ducats);
        match self.order_behind(strike, change).filter(|_| by_order) {
            Some(order) => self.scene.order_name(order, self.language),
            None => self.label("adjust", clause),
        }
    }

    /// A clause in a word or two; its number where the catalogue has none.
    fn label(self, kind: &str, clause: Clause) -> String {
        say_key(self.language, &key(kind, clause), &Args::new()).unwrap_or_else(|| clause.id().to_owned())
    }

    fn base_key(self, strike: &Strike, clause: Clause) -> String {
        let counted = CountedBy { book: &self.scene.setup.book, mode: strike.clash.mode() };
        let assaults = strike.clash.exchange == Exchange::Attack && !strike.combat.evaded();
        factor_key("base", clause, counted, assaults)
    }
}
