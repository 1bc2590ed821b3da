//! Counting the dice aloud: every clause that makes them so many.

use crate::frame::{Combat, CombatMark};
use crate::machine::Play;
use crate::state::UnitMark;
use crate::{Combatant, Event, Sink};
use rulebook::{Clause, Exchange, Line, Slope};

impl<S: Sink> Play<'_, S> {
    /// Says why there are so many dice, and how many.
    pub(super) fn count_aloud(&mut self, combat: &Combat) {
        if S::HEARS_CLAUSES {
            let ledger = self.view().ledger(combat);
            for line in ledger.lines().iter().filter(|line| line.applied()) {
                self.emit(Event::DiceReasoned { line: *line });
            }
            self.note_debt(combat);
            for row in self.view().order_rows(combat).copied().collect::<Vec<_>>() {
                self.emit(Event::DiceReasoned { line: Line::Adjust(row.dice, row.clause) });
            }
            self.note_circumstances(combat);
            self.note(Clause::DiceCountOrder);
            if combat.exchange() == Exchange::Riposte {
                self.note(Clause::RiposteIsCombat);
            }
            if combat.is(CombatMark::Evaded) {
                self.note(Clause::InvertedArmour);
            }
            // Whoever hears only what changes is spared the counting: the dice are asked for in a moment anyway.
            let dice = self.view().dice(combat);
            self.emit(Event::DiceCounted { dice });
        }
    }

    /// Says what about the place and the neighbours counts, or does not.
    fn note_circumstances(&mut self, combat: &Combat) {
        let view = self.view();
        let clash = view.clash(combat);
        let units = [combat.attacker().unit(), combat.target().unit()];
        let in_houses = combat.target().unit().is_some_and(|unit| view.shelters_in_habitations(unit));
        let unsupported = units.into_iter().flatten().any(|unit| view.would_be_supported(unit));
        let frightened = view.is_frightened_twice(combat);
        if in_houses {
            self.note(Clause::HabitationsSupport);
        }
        if unsupported {
            self.note(Clause::NoSupportFrom);
        }
        if frightened {
            self.note(Clause::EffectsOnce);
        }
        if clash.is_melee() && clash.slope != Slope::Level {
            self.note(Clause::HigherAndLower);
        }
    }

    /// Dice lost by a gun that has not moved this turn are lost by its last retreat (ART-2).
    fn note_debt(&mut self, combat: &Combat) {
        let Combatant::Unit(unit) = combat.attacker() else { return };
        let view = self.view();
        let lost = combat.exchange() == Exchange::Attack && 0 < view.lost_by_moving(unit);
        if lost && !view.is(unit, UnitMark::Moved) {
            self.note(Clause::ArtilleryRetreatDebt);
        }
    }
}
