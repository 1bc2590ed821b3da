//! Why there are so many dice: where the count starts, what adds and takes away, what limits it.

use super::Teller;
use crate::catalogue::{Args, Message, say_key};
use crate::grammar::sentence_case;
use crate::tale::Strike;
use rulebook::{Clause, Exchange, FactorReading, Language, Line, Mode};

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

/// Why a line stands in an account of dice, in a word or two, as the log says it; none where the catalogue has none.
#[must_use]
pub fn reason(line: Line, language: Language) -> Option<String> {
    let in_words = |kind: &str, clause: Clause| say_key(language, &key(kind, clause), &Args::new());
    let words = match line {
        Line::Base(..) => None,
        Line::Adjust(_, clause) => in_words("adjust", clause),
        Line::Limit(_, clause) => in_words("limit", clause),
        Line::PassedOver(clause) => in_words("adjust", clause).or_else(|| in_words("limit", clause)),
    };
    words.map(|words| sentence_case(&words))
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
        if clause != self.scene.setup.book.troop_clause && clause != Clause::ThreeFactors {
            return key("base", clause);
        }
        let factor = match (self.scene.setup.book.factor_reading(), strike.clash.mode(), strike.clash.exchange) {
            (FactorReading::OneFactor, ..) => "base-troop",
            (_, Mode::Fire, _) => "base-fire",
            (FactorReading::FireAssaultMelee, Mode::Melee, Exchange::Attack) if !strike.combat.evaded() => {
                "base-assault"
            }
            (_, Mode::Melee, _) => "base-melee",
        };
        factor.to_owned()
    }
}
