//! Command: who activates whom.

use crate::area::Area;
use crate::command::Because;
use crate::sets::by_sets;
use crate::state::{OfficerMark, TurnMark, UnitMark};
use crate::{Camp, OfficerId, Refusal, UnitId, UnitSetup, View};
use enumset::{EnumSet, EnumSetType};
use rulebook::{Arm, Clause, LeaderTrait, Rank, Trait};

/// What an activation may be of (ACT-4).
#[derive(Debug, Hash, EnumSetType)]
#[enumset(repr = "u8")]
pub(crate) enum ArmGroup {
    /// Infantry with foot artillery.
    Foot,
    /// Mounted troops with horse and camel artillery.
    Mounted,
    /// Artillery alone, of any kind.
    Artillery,
}

/// The activations a unit may be part of (ACT-4).
pub(crate) fn arm_groups(unit: &UnitSetup) -> EnumSet<ArmGroup> {
    let traits = unit.traits;
    match unit.troop.arm {
        Arm::Infantry => ArmGroup::Foot.into(),
        Arm::Cavalry | Arm::Camelry | Arm::Chariotry => ArmGroup::Mounted.into(),
        Arm::Elephants => ArmGroup::Foot | ArmGroup::Mounted,
        Arm::Artillery if traits.contains(Trait::Borne) && traits.contains(Trait::ElephantBeasts) => EnumSet::all(),
        Arm::Artillery if traits.contains(Trait::HorseDrawn) || traits.contains(Trait::Borne) => {
            ArmGroup::Mounted | ArmGroup::Artillery
        }
        Arm::Artillery => ArmGroup::Foot | ArmGroup::Artillery,
    }
}

/// What an activation under way asks of whoever would join it: the same of every unit, so it is looked at once.
#[derive(Clone, Copy, Debug)]
struct Call {
    /// Who calls.
    officer: OfficerId,
    /// It holds as many as it may.
    is_full: bool,
    /// Where he stands, if he is on the table.
    from: Option<hexes::Cell>,
    /// How far he is heard.
    range: u32,
    /// He leads allies and nobody else.
    allies_only: bool,
    /// What its units have in common so far, unless arms may be mixed.
    arms: Option<EnumSet<ArmGroup>>,
}

/// How far the activations of a turn have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activations {
    /// Who is activating.
    pub commander: Option<OfficerId>,
    /// The group that acts, or is being activated, from 1; 0 before the first.
    pub group: u8,
    /// Groups announced so far.
    pub groups: u8,
    /// Groups there may be this turn.
    pub most: u8,
    /// Units in the activation under way.
    pub selected: u8,
    /// Units it may hold.
    pub size: u8,
}

impl View<'_> {
    /// How far the activations of this turn have come (ACT-2).
    #[must_use]
    pub fn muster(&self) -> Activations {
        let (commander, group, groups) = (self.affairs.commander, self.affairs.group, self.affairs.groups);
        let selected = self.affairs.selected;
        let size = commander.map_or(0, |officer| self.activation_size(officer));
        Activations { commander, group, groups, most: groups.saturating_add(self.activations_left()), selected, size }
    }

    /// The group a unit was activated in this turn, from 1; 0 if in none.
    #[must_use]
    pub fn group_of(&self, unit: UnitId) -> u8 {
        self.units[unit.index()].group()
    }

    /// Activations left this turn.
    fn activations_left(&self) -> u8 {
        let twice = if self.affairs.marks.contains(TurnMark::GeneralAssault) { 2 } else { 1 };
        let means = self.setup.camp(self.affairs.active);
        // A unit dispatched before any activation acts first, and takes none away.
        let made = self.affairs.groups - u8::from(self.affairs.marks.contains(TurnMark::DispatchedFirst));
        means.activations.saturating_mul(twice).saturating_sub(made)
    }

    /// Are there activations left this turn?
    pub(crate) fn check_more_activations(&self) -> bool {
        0 < self.activations_left() && !self.affairs.marks.contains(TurnMark::Reconnaissance)
    }

    /// May this officer make an activation now?
    pub(crate) fn check_activate(&self, officer: OfficerId) -> Result<(), Refusal> {
        let start = self.setup.officers.get(officer.index()).ok_or(Because::NoSuchThing.by(Clause::CommandRange))?;
        if start.camp != self.affairs.active {
            return Err(Because::NotYours.by(Clause::OnlyActivated));
        }
        if !start.rank.commands() {
            return Err(Because::NotAllowed.by(Clause::CharactersInfluence));
        }
        if self.activations_left() == 0 {
            return Err(Because::ActivationFull.by(Clause::ActivationsPerTurn));
        }
        let waits = self.officer_is(officer, OfficerMark::Waiting) && self.has_arrived(&start.start);
        if self.officer_cell(officer).is_none() && !waits {
            return Err(Because::NoSuchThing.by(Clause::OnlyActivated));
        }
        if self.officer_is(officer, OfficerMark::Commanded) {
            return Err(Because::AlreadyMoved.by(Clause::OneArmPerActivation));
        }
        if self.affairs.marks.contains(TurnMark::Reconnaissance) && 0 < self.affairs.groups {
            return Err(Because::ActivationFull.by(self.manoeuvre_clause()));
        }
        Ok(())
    }

    /// Has a reinforcement's turn come (MOV-12)?
    pub(crate) fn has_arrived(&self, start: &Result<crate::Cell, crate::Arrival>) -> bool {
        start.as_ref().err().is_some_and(|arrival| arrival.turn <= self.affairs.turn)
    }

    /// Units an activation may hold: the set-up's number, the leader's worth, reconnaissance (ACT-2, ACT-7).
    pub(crate) fn activation_size(&self, officer: OfficerId) -> u8 {
        if self.affairs.marks.contains(TurnMark::Reconnaissance) {
            return 1;
        }
        let base = self.setup.camp(self.affairs.active).units_per_activation;
        let leads = |wanted| self.leads_with(officer, wanted);
        let better = u8::from(leads(LeaderTrait::Good));
        let worse = u8::from(leads(LeaderTrait::Weak)) + 2 * u8::from(leads(LeaderTrait::Bad));
        base.saturating_add(better).saturating_sub(worse).max(1)
    }

    /// The clause that says how many units an activation holds.
    fn size_clause(&self, officer: OfficerId) -> Clause {
        let leader = LeaderTrait::Good | LeaderTrait::Weak | LeaderTrait::Bad;
        if self.affairs.marks.contains(TurnMark::Reconnaissance) {
            self.manoeuvre_clause()
        } else if self.setup.officer(officer).traits.is_disjoint(leader) {
            Clause::ActivationsPerTurn
        } else {
            Clause::LeaderTraits
        }
    }

    /// The clause that ends an activation which is full, while somebody still waits to be chosen.
    pub(crate) fn full_by(&self, officer: OfficerId) -> Option<Clause> {
        let full = self.activation_size(officer) <= self.affairs.selected;
        let waits = || {
            self.units_of(self.affairs.active).any(|unit| self.check_joins(unit).is_ok() && self.cell(unit).is_some())
        };
        (full && waits()).then(|| self.size_clause(officer))
    }

    /// May this unit join the activation under way?
    pub(crate) fn check_select(&self, unit: UnitId) -> Result<(), Refusal> {
        let call = self.call().ok_or(Because::NotAsked.by(Clause::OnlyActivated))?;
        self.check_joins(unit)?;
        if call.is_full {
            return Err(Because::ActivationFull.by(self.size_clause(call.officer)));
        }
        self.check_answers(call, unit)
    }

    /// Hands on the units that may join the activation under way, until somebody has heard enough; says whether he has.
    pub(crate) fn each_selectable(&self, mut enough: impl FnMut(UnitId) -> bool) -> bool {
        let Some(call) = self.call().filter(|call| !call.is_full) else { return false };
        let mut offered = |unit: UnitId| {
            debug_assert_eq!(self.check_select(unit), Ok(()), "{unit} hears who calls it");
            enough(unit)
        };
        let by_sets = by_sets!(self.tables, |sets| {
            let near = call.from.and_then(|from| sets.disc(from, call.range));
            near.map(|near| self.each_who_hears(call, near, &mut offered))
        });
        by_sets.flatten().unwrap_or_else(|| {
            self.units_of(self.affairs.active)
                .any(|unit| self.check_joins(unit).is_ok() && self.check_answers(call, unit).is_ok() && offered(unit))
        })
    }

    /// What [`check_joins`](Self::check_joins) and [`check_answers`](Self::check_answers) say of each unit, asked of all
    /// that stand within the hexes where a call is heard.
    fn each_who_hears<const WORDS: usize>(
        &self,
        call: Call,
        near: &Area<WORDS>,
        enough: &mut impl FnMut(UnitId) -> bool,
    ) -> bool {
        let arms = call.arms.unwrap_or_default();
        self.tables.units_of(self.affairs.active).iter().any(|unit| {
            let state = &self.units[unit.index()];
            state.group() == 0
                && state.cell.is_some_and(|cell| near.holds(cell))
                && (call.arms.is_none() || !arms.is_disjoint(self.tables.arm_groups(*unit)))
                && (!call.allies_only || self.has(*unit, Trait::Allied))
                && enough(*unit)
        })
    }

    /// What the activation under way asks of every unit, if one is.
    fn call(&self) -> Option<Call> {
        let officer = self.affairs.commander?;
        let leader = self.setup.officer(officer);
        Some(Call {
            officer,
            is_full: self.activation_size(officer) <= self.affairs.selected,
            from: self.officer_cell(officer),
            range: if self.affairs.marks.contains(TurnMark::Anywhere) {
                u32::MAX
            } else {
                u32::from(self.book().command.range.of(leader.rank))
            },
            allies_only: leader.traits.contains(LeaderTrait::Allied),
            arms: if self.affairs.marks.contains(TurnMark::Combined) { None } else { Some(self.affairs.arms) },
        })
    }

    /// Does a unit that could be activated answer this call: its range, its leader, its arm?
    fn check_answers(&self, call: Call, unit: UnitId) -> Result<(), Refusal> {
        self.check_range(call, unit)?;
        if call.allies_only && !self.has(unit, Trait::Allied) {
            return Err(Because::NotAllowed.by(Clause::LeaderTraits));
        }
        if call.arms.is_some_and(|common| common.is_disjoint(self.tables.arm_groups(unit))) {
            return Err(Because::WrongArm.by(Clause::OneArmPerActivation));
        }
        Ok(())
    }

    /// Is it an own unit, there to be activated, not activated yet?
    pub(crate) fn check_joins(&self, unit: UnitId) -> Result<(), Refusal> {
        let start = self.setup.units.get(unit.index()).ok_or(Because::NoSuchThing.by(Clause::OnlyActivated))?;
        if start.camp != self.affairs.active {
            return Err(Because::NotYours.by(Clause::OnlyActivated));
        }
        let waits = self.is(unit, UnitMark::Waiting) && self.has_arrived(&start.start);
        if self.cell(unit).is_none() && !waits {
            return Err(Because::NoSuchThing.by(Clause::OnlyActivated));
        }
        if self.units[unit.index()].group() != 0 {
            return Err(Because::AlreadyMoved.by(Clause::OneMoveEach));
        }
        Ok(())
    }

    /// Is the unit within the officer's command range (ACT-3)? Off the table, both must wait together (MOV-12).
    fn check_range(&self, call: Call, unit: UnitId) -> Result<(), Refusal> {
        match (call.from, self.cell(unit)) {
            (Some(from), Some(to)) => {
                if self.distance(from, to) <= call.range {
                    Ok(())
                } else {
                    Err(Because::OutOfRange.by(Clause::CommandRange))
                }
            }
            (None, None) => {
                if self.setup.officer(call.officer).start == self.setup.unit(unit).start {
                    Ok(())
                } else {
                    Err(Because::OutOfRange.by(Clause::Reinforcements))
                }
            }
            (Some(_), None) | (None, Some(_)) => Err(Because::OutOfRange.by(Clause::Reinforcements)),
        }
    }

    /// May this officer be activated himself, as one of the units (ACT-6)?
    pub(crate) fn check_select_officer(&self, officer: OfficerId) -> Result<(), Refusal> {
        let commander = self.affairs.commander.ok_or(Because::NotAsked.by(Clause::OnlyActivated))?;
        let start =
            self.setup.officers.get(officer.index()).ok_or(Because::NoSuchThing.by(Clause::OfficerActivation))?;
        if start.camp != self.affairs.active {
            return Err(Because::NotYours.by(Clause::OfficerActivation));
        }
        let waits = self.officer_is(officer, OfficerMark::Waiting) && self.has_arrived(&start.start);
        if self.officer_cell(officer).is_none() && !waits {
            return Err(Because::NoSuchThing.by(Clause::OfficerActivation));
        }
        if self.officers[officer.index()].group != 0 {
            return Err(Because::AlreadyMoved.by(Clause::OfficerActivation));
        }
        if self.activation_size(commander) <= self.affairs.selected {
            return Err(Because::ActivationFull.by(Clause::OfficerActivation));
        }
        Ok(())
    }

    /// Hands on the officers who may be activated themselves, until somebody has heard enough; says whether he has.
    pub(crate) fn each_selectable_officer(&self, mut enough: impl FnMut(OfficerId) -> bool) -> bool {
        let full = self.affairs.commander.is_none_or(|leader| self.activation_size(leader) <= self.affairs.selected);
        !full
            && self
                .officers_of(self.affairs.active)
                .any(|officer| self.check_select_officer(officer).is_ok() && enough(officer))
    }

    /// The clause that lets a unit be activated.
    pub(crate) fn why_selectable(&self, unit: UnitId) -> Clause {
        if self.cell(unit).is_none() {
            Clause::Reinforcements
        } else if self.affairs.marks.is_disjoint(TurnMark::Combined | TurnMark::Anywhere) {
            Clause::CommandRange
        } else {
            self.manoeuvre_clause()
        }
    }

    /// What all the units of an activation have in common.
    pub(crate) fn common_arms(&self, group: u8) -> EnumSet<ArmGroup> {
        let chosen = self.units_of(self.affairs.active).filter(|unit| self.units[unit.index()].group() == group);
        chosen.fold(EnumSet::all(), |common, unit| common & self.tables.arm_groups(unit))
    }

    /// Whose place a new general may take: a sub-general's, else a superior officer's; nobody's if there is none.
    pub(crate) fn successors(&self, camp: Camp) -> impl Iterator<Item = OfficerId> + Clone {
        let (setup, officers) = (self.setup, self.officers);
        let of_rank = move |rank: Rank| {
            move |id: &OfficerId| {
                let officer = setup.officer(*id);
                officer.camp == camp && officer.rank == rank && officers[id.index()].cell.is_some()
            }
        };
        let best = if self.officer_ids().any(|id| of_rank(Rank::SubGeneral)(&id)) {
            Rank::SubGeneral
        } else {
            Rank::SuperiorOfficer
        };
        self.officer_ids().filter(of_rank(best))
    }
}
