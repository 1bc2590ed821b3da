//! Why there are so many dice: the account, line by line, each with the text of its clause.

use super::game::{Counted, Game};
use super::screen::Screen;
use crate::terminal::words;
use battle::Combatant;
use rulebook::{Book, Clause, Language, Ledger, Line, Words};

/// Explains numbers to a reader.
pub(super) struct Why<'w> {
    pub(super) game: &'w Game,
    pub(super) language: Language,
}

impl Why<'_> {
    fn said(&self, words: Words) -> &'static str {
        words.in_language(self.language)
    }

    fn book(&self) -> Book {
        self.game.battle().setup().book.book
    }

    fn name(&self, combatant: Combatant) -> &str {
        match combatant {
            Combatant::Unit(unit) => self.game.field().cast().unit(unit).text.in_language(self.language),
            Combatant::Elephant(_) => self.said(Words::new("Éléphant en panique", "Panicking elephant")),
        }
    }

    /// The last dice that were counted.
    pub(super) fn last_count(&self, screen: &mut Screen) {
        match &self.game.counted {
            Some(Counted { attacker, target, ledger }) => self.account(*attacker, *target, ledger, screen),
            None => screen.line(self.said(Words::new(
                "Aucun dé d’attaque n’a encore été compté.",
                "No dice of an attack have been counted yet.",
            ))),
        }
    }

    /// An account, then what was looked at and did not count.
    pub(super) fn account(&self, attacker: Combatant, target: Combatant, ledger: &Ledger, screen: &mut Screen) {
        let dice = words::dice(ledger.dice(), self.language);
        let against = self.said(Words::new("contre", "against"));
        let colon = words::colon(self.language);
        screen.heading(&format!("{} {against} {}{colon}{dice}", self.name(attacker), self.name(target)));
        let (counted, passed): (Vec<Line>, Vec<Line>) = ledger.lines().iter().partition(|line| line.applied());
        for line in counted {
            self.line(line, screen);
        }
        if !passed.is_empty() {
            screen.aside(self.said(Words::new("Considéré, sans effet ici\u{a0}:", "Considered, without effect here:")));
        }
        let mut seen: Vec<Clause> = Vec::new();
        for clause in passed.iter().map(Line::clause) {
            if !seen.contains(&clause) {
                seen.push(clause);
                screen.paragraph(&format!("     · {:<10} ", clause.id()), clause.text(self.book(), self.language));
            }
        }
    }

    fn line(&self, line: Line, screen: &mut Screen) {
        let number = match line {
            Line::Base(dice, _) => format!("{dice}"),
            Line::Adjust(change, _) if change < 0 => format!("−{}", change.unsigned_abs()),
            Line::Adjust(change, _) => format!("+{change}"),
            Line::Limit(dice, _) => format!("≤{dice}"),
            Line::PassedOver(_) => String::new(),
        };
        let clause = line.clause();
        screen.paragraph(&format!("  {number:>3}  {:<10} ", clause.id()), clause.text(self.book(), self.language));
    }

    /// The text of a clause of this book.
    pub(super) fn clause(&self, clause: Clause, screen: &mut Screen) {
        screen.paragraph(&format!("  {:<10} ", clause.id()), clause.text(self.book(), self.language));
    }

    /// The clause somebody asks for by its id.
    pub(super) fn rule(&self, id: &str, screen: &mut Screen) {
        let wanted = id.trim().to_lowercase();
        let here = || Clause::all().filter(|clause| clause.stands_in(self.book()));
        if let Some(clause) = here().find(|clause| clause.id().to_lowercase() == wanted) {
            return self.clause(clause, screen);
        }
        let family: Vec<Clause> =
            here().filter(|clause| clause.id().to_lowercase().split('-').next() == Some(wanted.as_str())).collect();
        if !family.is_empty() {
            return family.into_iter().for_each(|clause| self.clause(clause, screen));
        }
        let ids: Vec<String> = here().map(|clause| clause.id().to_lowercase()).collect();
        let near = reader::nearest(&wanted, ids.iter().map(String::as_str)).map(str::to_uppercase);
        let title = self.book().title();
        let unknown = match (self.language, near) {
            (Language::Fr, Some(near)) => {
                format!("Aucune règle «\u{a0}{id}\u{a0}» dans {title}\u{a0}; vouliez-vous dire {near}\u{a0}?")
            }
            (Language::Fr, None) => {
                format!("Aucune règle «\u{a0}{id}\u{a0}» dans {title}. Par exemple\u{a0}: règle MOV-4, ou règle MOV.")
            }
            (Language::En, Some(near)) => format!("No rule `{id}` in {title}; did you mean {near}?"),
            (Language::En, None) => format!("No rule `{id}` in {title}. For example: rule MOV-4, or rule MOV."),
        };
        screen.paragraph("", &unknown);
    }
}
