//! Losses: elements, elephants let loose, flags ignored, desertion.

use crate::frame::{Combat, CombatMark, Frame, Stage};
use crate::machine::{Play, Stop};
use crate::reading::Fall;
use crate::state::{OfficerMark, UnitMark};
use crate::{Combatant, Event, Sink, UnitId, View};
use hexes::{Cell, Direction};
use rulebook::{Arm, Clause, Desertion, ElephantRelease, SupportIgnores, Trait};

impl View<'_> {
    /// Who can be struck in a hex.
    pub(crate) fn combatant_at(&self, cell: Cell) -> Option<Combatant> {
        let unit = self.unit_at(cell).map(Combatant::Unit);
        unit.or_else(|| self.elephant_at(cell).map(Combatant::Elephant))
    }

    /// Where stray rockets fall (PRC-12): short and right is the neighbour of the target nearest to 135 degrees
    /// clockwise of the line of fire, long and left its opposite.
    pub(crate) fn stray_hex(&self, from: Cell, at: Cell, fall: Fall) -> Option<Cell> {
        let grid = self.setup.board.grid();
        let (shooter, target) = (grid.hex(from), grid.hex(at));
        let (mut q, mut r) = (i32::from(target.q - shooter.q), i32::from(target.r - shooter.r));
        // Turn the line clockwise until it points between east and north-east, counting the turns.
        let mut turns = 0;
        while !(0 < q + r && r <= 0) && turns < 6 {
            (q, r) = (-r, q + r);
            turns += 1;
        }
        // Beyond 45 degrees of its sixth the nearest neighbour is the next one.
        let steep = (2 * q + r).pow(2) < 3 * r.pow(2);
        let turn = (turns + 4 + usize::from(steep)) % 6;
        let short = Direction::ALL[turn];
        let direction = if fall == Fall::LongAndLeft { short.opposite() } else { short };
        self.setup.board.neighbours().toward(at, direction)
    }

    /// Morale hits the target may ignore (FLG-1), support as it stands after losses (SUP-3).
    pub(crate) fn ignorable(&self, combat: &Combat) -> u8 {
        if combat.morale == 0 {
            return 0;
        }
        let mut clash = self.clash(combat);
        if self.book().support_ignores == SupportIgnores::Nothing {
            clash.facts -= rulebook::Fact::DefenderSupported;
        }
        u8::try_from((self.book().flags_ignored.total)(&clash)).unwrap_or(0).min(combat.morale)
    }

    /// Elephants a unit lets loose when it loses so many elements, and by which clause (ELE-1, ELE-2, ELE-3).
    fn released(&self, unit: UnitId, lost: u8) -> (u8, Clause) {
        let traits = self.setup.unit(unit).traits;
        let carrier = traits.contains(Trait::OnElephants) || traits.contains(Trait::ElephantDrawn);
        if carrier {
            return (u8::from(!self.is(unit, UnitMark::CarrierGone)), Clause::CarryingElephantLost);
        }
        let borne = traits.contains(Trait::Borne) && traits.contains(Trait::ElephantBeasts);
        if self.troop(unit).arm != Arm::Elephants && !borne {
            return (0, Clause::ElephantsPanic);
        }
        match self.book().panic.release {
            ElephantRelease::OneInAll => (1, Clause::ElephantsPanic),
            ElephantRelease::OnePerElement => (lost, Clause::ElephantPerElement),
            ElephantRelease::Vanishes => (0, Clause::ElephantsPanic),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Hits become losses (HIT-4).
    pub(crate) fn advance_losses(&mut self, combat: Combat) -> Stop {
        self.set_combat_stage(combat, Stage::Flags);
        if combat.hits == 0 {
            return Stop::Next;
        }
        match combat.target() {
            Combatant::Unit(unit) => self.lose(unit, combat.hits, Clause::LossPerHit),
            Combatant::Elephant(marker) => {
                if self.view().cell_of(combat.target()).is_some() {
                    self.emit(Event::ElephantRemoved { elephant: marker, clause: Clause::PanicRemoved });
                }
            }
        }
        Stop::Next
    }

    /// A unit loses elements: elephants run, a front-rank officer is tested, characters of a destroyed unit flee.
    pub(crate) fn lose(&mut self, unit: UnitId, losses: u8, clause: Clause) {
        debug_assert!(0 < losses, "{unit} loses something by {clause}, or nobody says so");
        let view = self.view();
        let lost = losses.min(view.elements(unit));
        // A unit that an elephant of its own destroyed meanwhile loses no more.
        let Some(cell) = view.cell(unit).filter(|_| 0 < lost) else { return };
        let camp = view.camp(unit);
        let (released, why) = view.released(unit, lost);
        let dwarf = view.has(unit, Trait::Dwarf);
        let leader = view.officers_at(cell, camp).find(|id| view.officer_is(*id, OfficerMark::FrontRank));
        self.emit(Event::ElementsLost { unit, lost, clause });
        if dwarf {
            self.note(Clause::DwarfElephants);
        }
        if lost < losses {
            self.note(Clause::DestroyedOwesNothing);
        }
        if self.view().elements(unit) == 0 {
            self.emit(Event::UnitDestroyed { unit });
            if self.view().officers_at(cell, camp).next().is_some() {
                self.note(Clause::CharacterMustFlee);
                self.push(Frame::Flight { camp, cell });
            }
        }
        if why == Clause::CarryingElephantLost && 0 < released {
            self.emit(Event::CarrierLost { unit });
        }
        for _ in 0..released {
            self.let_loose(unit, cell, why);
        }
        if let Some(officer) = leader {
            self.note(Clause::FrontRankProcedure);
            self.push(Frame::FrontRankTest { officer, dice: lost });
        }
    }

    /// An elephant goes out of hand and runs at once (ELE-4).
    fn let_loose(&mut self, unit: UnitId, cell: Cell, why: Clause) {
        let marker = self.affairs.markers.free(self.spill);
        self.note(Clause::ElephantsPanic);
        self.emit(Event::ElephantReleased { elephant: marker, unit, at: cell, clause: why });
        self.push(Frame::Panic { marker, left: None });
    }

    /// Does the officer in the front rank fall (MOD-14)?
    pub(crate) fn take_front_rank(&mut self, officer: crate::OfficerId, fatal: u8) {
        self.pop();
        if 0 < fatal {
            self.emit(Event::OfficerLost { officer, clause: Clause::FrontRank });
        }
    }

    /// Flags: how many are ignored, then how far the target goes back.
    pub(crate) fn advance_flags(&mut self, mut combat: Combat) -> Stop {
        let gone = self.view().cell_of(combat.target()) != Some(combat.at) || combat.is(CombatMark::Evaded);
        if gone || combat.morale == 0 {
            let dead = combat.target().unit().is_some_and(|unit| self.view().elements(unit) == 0);
            if dead && 0 < combat.morale {
                self.note(Clause::DestroyedOwesNothing);
            }
            combat.morale = 0;
            return self.set_combat_stage(combat, Stage::FollowUp);
        }
        if combat.target().unit().is_some() {
            combat.made = self.view().ignorable(&combat);
            if 0 < combat.made {
                self.set_combat(combat);
                return Stop::Ask;
            }
        }
        self.obey_flags(combat, 0);
        Stop::Next
    }

    /// So many flags are ignored; the others are hexes of retreat, or of flight for a panicking elephant.
    pub(crate) fn obey_flags(&mut self, mut combat: Combat, ignored: u8) {
        debug_assert!(ignored <= combat.morale, "no more flags are ignored than were rolled");
        if 0 < ignored {
            self.note_ignored(&combat);
            self.emit(Event::FlagsIgnored { by: combat.target(), flags: ignored });
        }
        combat.morale -= ignored;
        combat.made = 0;
        match combat.target() {
            Combatant::Elephant(marker) => {
                let chased = self.view().is_chased_by_rockets(&combat);
                let left = Some(combat.morale * if chased { 2 } else { 1 });
                self.set_combat_stage(combat, Stage::FollowUp);
                if 0 < combat.morale {
                    self.note(Clause::PanicProcedure);
                    if chased {
                        self.note(Clause::RocketRetreatDoubled);
                    }
                    self.push(Frame::Panic { marker, left });
                }
            }
            Combatant::Unit(unit) => {
                let (owed, clause) = self.view().hexes_owed(&combat, unit);
                combat.owed = owed;
                if 0 < owed {
                    self.emit(Event::RetreatOwed { unit, hexes: owed, clause });
                }
                let next = if 0 < owed { Stage::Retreat } else { Stage::FollowUp };
                self.set_combat_stage(combat, next);
            }
        }
    }

    /// Says which clauses let flags be ignored.
    fn note_ignored(&mut self, combat: &Combat) {
        if !S::HEARS_CLAUSES {
            return;
        }
        let clash = self.view().clash(combat);
        for row in self.setup.book.flags_ignored.rows {
            if (row.applies)(&clash) {
                self.note(row.clause);
            }
        }
        if combat.target().unit().is_some_and(|unit| self.view().shelters_in_habitations(unit)) {
            self.note(Clause::HabitationsSupport);
        }
    }

    /// A die for each hex really retreated, for troops that desert (DES-1).
    pub(crate) fn advance_desertion(&mut self, combat: Combat) -> Stop {
        let Combatant::Unit(unit) = combat.target() else { return self.set_combat_stage(combat, Stage::FollowUp) };
        let view = self.view();
        if 0 < combat.made && view.cell(unit).is_some() && deserts(view, unit) {
            return Stop::Dice;
        }
        if 0 < combat.made && view.cell(unit).is_some() && view.book().desertion == rulebook::Desertion::AllButElite {
            self.note(Clause::WhoDeserts);
        }
        self.set_combat_stage(combat, Stage::FollowUp)
    }

    pub(crate) fn take_desertion(&mut self, combat: Combat, losses: u8) {
        self.set_combat_stage(combat, Stage::FollowUp);
        let Combatant::Unit(unit) = combat.target() else { unreachable!("only units desert") };
        if self.view().troop(unit).arm == Arm::Artillery {
            self.note(Clause::ArtilleryPanics);
        }
        self.note(Clause::Desertion);
        if 0 < losses {
            self.lose(unit, losses, Clause::Desertion);
        }
    }
}

/// Does the book make this unit test for desertion at all?
fn deserts(view: View<'_>, unit: crate::UnitId) -> bool {
    let traits = view.traits(unit);
    let troop = view.troop(unit);
    let gun = troop.arm == rulebook::Arm::Artillery;
    match view.book().desertion {
        Desertion::Never => false,
        Desertion::AllButElite => {
            let beasts = troop.arm == rulebook::Arm::Elephants || traits.contains(Trait::Dwarf);
            let by_type = !beasts && traits.is_disjoint(Trait::Elite | Trait::Volunteer);
            gun || by_type || traits.contains(Trait::Panic)
        }
        Desertion::WrittenPanic => gun || traits.contains(Trait::Panic),
    }
}
