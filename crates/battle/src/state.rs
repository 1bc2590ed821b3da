//! The state of a battle: small, copied at will, no heap where a normal battle is concerned.

use crate::acting::Acting;
use crate::activation::ArmGroup;
use crate::frame::{Frame, Stack, Trail};
use crate::machine::Play;
use crate::markers::{Marker, Markers, none};
use crate::nibbles::{Nibbles, counts};
use crate::overflow::{Spill, put};
use crate::ranks::Ranks;
use crate::refused::{SetupError, check};
use crate::setup::{Setup, UnitSetup, seat};
use crate::sight::lines::Lines;
use crate::tables::Tables;
use crate::{Camp, MarkerId, OfficerId, Outcome, Phase, Sink};
use enumset::{EnumSet, EnumSetType};
use hexes::Cell;
use rulebook::Trait;
use std::sync::Arc;

/// What is true of a unit for a while.
#[derive(Debug, Hash, EnumSetType)]
#[enumset(repr = "u16")]
pub(crate) enum UnitMark {
    /// Moved this turn, or gave it up.
    Moved,
    /// Fought this turn.
    Fought,
    /// Made a road march this turn.
    RoadMarched,
    /// Made a mounted move this turn.
    MovedMounted,
    /// Its orders came too late.
    Delayed,
    /// Evaded: carries a "played" marker.
    Played,
    /// May move one hex more and still fight (forced march).
    Forced,
    /// Difficult terrain as clear (woodsmen).
    Woodsmen,
    /// Dismounts to fight (mount or dismount).
    Dismounts,
    /// Did not move in its last movement phase.
    StoodStill,
    /// The elephant that carried or drew it is gone.
    CarrierGone,
    /// Not on the table yet.
    Waiting,
    /// Left the table by its own will.
    Left,
    /// Pursued this turn.
    Pursued,
    /// Guns that went back off the road since their owner's last turn (ART-1).
    BackOffRoad,
}

/// A unit at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct UnitState {
    pub(crate) cell: Option<Cell>,
    pub(crate) marks: EnumSet<UnitMark>,
    pub(crate) counts: Nibbles,
}

impl UnitState {
    counts! {
        /// Elements left.
        0 elements set_elements;
        /// Hexes that count as moved this turn, retreat debt included.
        1 moved set_moved;
        /// Hexes of retreat that will count in its owner's next turn (ART-2).
        2 debt set_debt;
        /// The activation it belongs to this turn; 0 for none.
        3 group set_group;
    }
}

/// What is true of an officer for a while.
#[derive(Debug, Hash, EnumSetType)]
#[enumset(repr = "u8")]
pub(crate) enum OfficerMark {
    /// Made an activation this turn.
    Commanded,
    /// Moved this turn.
    Moved,
    /// Fights in the front rank of the combat under way.
    FrontRank,
    /// Out of the game.
    Lost,
    /// Not on the table yet.
    Waiting,
}

/// An officer at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct OfficerState {
    pub(crate) cell: Option<Cell>,
    pub(crate) marks: EnumSet<OfficerMark>,
    /// The activation in which he is activated himself; 0 for none.
    pub(crate) group: u8,
}

/// What an order changes for the rest of the turn.
#[derive(Debug, Hash, EnumSetType)]
#[enumset(repr = "u16")]
pub(crate) enum TurnMark {
    /// The manoeuvre order of the turn was given.
    OrderGiven,
    /// Only one unit is activated this turn.
    Reconnaissance,
    /// The next activation may mix arms.
    Combined,
    /// The next activation reaches anywhere.
    Anywhere,
    /// The next activation marches faster.
    Forward,
    /// The messengers' free dispatch is waiting.
    FreeDispatch,
    /// A second command phase was ordered.
    GeneralAssault,
    /// A dispatch came before any activation, and acts apart.
    DispatchedFirst,
    /// The turn is passed: it began without a general (CHR-4).
    Passed,
}

/// A camp at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub(crate) struct CampState {
    /// Order tokens or ducats.
    pub(crate) tokens: u16,
    /// Units that left the table by its exits.
    pub(crate) exited: u8,
    /// Units eliminated that count for victory (VIC-2).
    pub(crate) eliminated: u8,
    /// It must pass its next turn: the general was lost.
    pub(crate) must_pass: bool,
}

/// Burning hexes kept in place; the next and those after it are in the overflow.
pub(crate) const FIRES: usize = 7;

/// No hex of any table: it stands after the burning ones when elephants or fires are apart, so that one look tells
/// whether all is calm.
const APART: Option<Cell> = Cell::from_index(u16::MAX - 1);

/// Everything but units and officers that has its place in the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Affairs {
    pub(crate) markers: Markers,
    /// Burning hexes, and the sign that there are more of them, or of elephants, apart.
    pub(crate) fires: [Option<Cell>; FIRES + 1],
    pub(crate) stack: Stack,
    pub(crate) camps: [CampState; 2],
    pub(crate) outcome: Option<Outcome>,
    /// Nothing burns and no elephant is loose, here or apart.
    pub(crate) calm: bool,
    pub(crate) active: Camp,
    pub(crate) phase: Phase,
    pub(crate) turn: u8,
    pub(crate) marks: EnumSet<TurnMark>,
    /// Activations made this turn.
    pub(crate) groups: u8,
    /// The activation that acts now.
    pub(crate) group: u8,
    /// Who acts now.
    pub(crate) acting: Acting,
    /// Who selects units, while he does.
    pub(crate) commander: Option<OfficerId>,
    /// Units selected so far in this activation.
    pub(crate) selected: u8,
    /// What the units selected in this activation have in common (ACT-4).
    pub(crate) arms: EnumSet<ArmGroup>,
    /// Hexes of woodsmen paid for.
    pub(crate) woodsmen: u8,
    /// The retreat under way.
    pub(crate) trail: Trail,
    /// Where units stand.
    pub(crate) ranks: Ranks,
}

/// Units of a battle of ordinary size, both camps.
pub const NORMAL_UNITS: usize = 32;
/// Officers of a battle of ordinary size, both camps.
pub const NORMAL_OFFICERS: usize = 8;

/// Units and officers of a battle of ordinary size: as many as the set-up has, the rest of the rows empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forces {
    units: [UnitState; NORMAL_UNITS],
    officers: [OfficerState; NORMAL_OFFICERS],
}

/// Units and officers of a larger one, on the heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LargeForces {
    units: Vec<UnitState>,
    officers: Vec<OfficerState>,
}

impl Forces {
    /// The rows, and everybody apart where the rows are too short.
    fn new(units: Vec<UnitState>, officers: Vec<OfficerState>) -> (Self, Option<Box<LargeForces>>) {
        if units.len() <= NORMAL_UNITS && officers.len() <= NORMAL_OFFICERS {
            (Self { units: row(&units), officers: row(&officers) }, None)
        } else {
            (Self { units: row(&[]), officers: row(&[]) }, Some(Box::new(LargeForces { units, officers })))
        }
    }
}

/// A row of fixed length that begins with these.
fn row<T: Copy + Default, const LENGTH: usize>(first: &[T]) -> [T; LENGTH] {
    std::array::from_fn(|place| first.get(place).copied().unwrap_or_default())
}

/// What never changes in a battle, and what follows from it.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    pub(crate) tables: Tables,
}

/// What changes in a battle of ordinary size, side by side, so that it is copied in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rows {
    forces: Forces,
    pub(crate) affairs: Affairs,
}

/// A battle under way.
#[derive(Debug)]
pub struct Battle {
    pub(crate) scene: Arc<Scene>,
    pub(crate) rows: Rows,
    large: Option<Box<LargeForces>>,
    /// What has no place in the rows.
    pub(crate) spill: Spill,
}

impl Clone for Battle {
    #[inline]
    fn clone(&self) -> Self {
        // What needs more than copying comes first: then the rest goes straight to its place.
        let scene = Arc::clone(&self.scene);
        let (large, spill) =
            if self.large.is_none() & self.spill.is_none() { (None, Spill::default()) } else { self.apart() };
        Self { rows: self.rows, large, spill, scene }
    }
}

impl Battle {
    /// A copy of what is on the heap: apart itself, so that copying an ordinary battle stays short.
    #[cold]
    #[inline(never)]
    fn apart(&self) -> (Option<Box<LargeForces>>, Spill) {
        (self.large.clone(), self.spill.clone())
    }
}

impl Battle {
    /// Sets a battle up; it stands at its first decision once it is told to begin.
    ///
    /// # Errors
    /// When the set-up breaks a rule of the table; the message says which.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let setup = setup.completed();
        check(&setup)?;
        let units = setup.units.iter().map(|unit| UnitState {
            cell: unit.start.as_ref().ok().copied(),
            marks: starting_marks(unit),
            counts: Nibbles::default().with(0, unit.elements),
        });
        let units: Vec<UnitState> = units.collect();
        let officers = setup.officers.iter().map(|officer| OfficerState {
            cell: officer.start.as_ref().ok().copied(),
            marks: if officer.start.is_err() { OfficerMark::Waiting.into() } else { EnumSet::empty() },
            group: 0,
        });
        let tokens = |camp| CampState { tokens: setup.camp(camp).command_level.into(), ..CampState::default() };
        let affairs = Affairs {
            markers: Markers::default(),
            fires: [None; FIRES + 1],
            stack: Stack::starting(),
            camps: [tokens(Camp::North), tokens(Camp::South)],
            outcome: None,
            calm: true,
            active: setup.first,
            phase: Phase::Command,
            turn: 1,
            marks: EnumSet::empty(),
            groups: 0,
            group: 0,
            acting: Acting::default(),
            commander: None,
            selected: 0,
            arms: EnumSet::all(),
            woodsmen: 0,
            trail: Trail::default(),
            ranks: Ranks::new(&setup, &units),
        };
        let (forces, large) = Forces::new(units, officers.collect());
        let tables = Tables::new(&setup);
        let rows = Rows { forces, affairs };
        Ok(Self { scene: Arc::new(Scene { setup, tables }), rows, large, spill: Spill::default() })
    }

    /// Its units and officers.
    pub(crate) fn both(&self) -> (&[UnitState], &[OfficerState]) {
        let Setup { units, officers, .. } = &self.scene.setup;
        match &self.large {
            None => (&self.rows.forces.units[..units.len()], &self.rows.forces.officers[..officers.len()]),
            Some(large) => (&large.units, &large.officers),
        }
    }

    /// Everything that changes, to change it, with whoever listens.
    pub(crate) fn play<'a, S: Sink>(&'a mut self, sink: &'a mut S) -> Play<'a, S> {
        let Self { scene, rows: Rows { forces, affairs }, large, spill } = self;
        let Scene { setup, tables } = &**scene;
        let (units, officers) = match large {
            None => (&mut forces.units[..setup.units.len()], &mut forces.officers[..setup.officers.len()]),
            Some(large) => (&mut large.units[..], &mut large.officers[..]),
        };
        Play { setup, tables, units, officers, affairs, spill, sink }
    }

    /// Looks again at everybody: where units stand, who acts, who is lost.
    pub(crate) fn survey(&mut self) {
        let view = self.view();
        let ranks = Ranks::new(view.setup, view.units);
        let acting = Acting::new(view.units, view.affairs.group);
        let eliminated = [Camp::North, Camp::South].map(|camp| view.count_eliminated(camp));
        let affairs = &mut self.rows.affairs;
        (affairs.ranks, affairs.acting) = (ranks, acting);
        affairs.camps.iter_mut().zip(eliminated).for_each(|(camp, units)| camp.eliminated = units);
    }

    /// Nobody has anything to pay with any more: for whoever asks what comes of it when no order is given, so that two
    /// moments are not told apart by purses.
    pub fn empty_purses(&mut self) {
        self.rows.affairs.camps.iter_mut().for_each(|camp| camp.tokens = 0);
    }

    /// Keeps what every look as far as the longest range comes to, once it was made, for this battle and all its copies:
    /// for whoever plays many battles on one map. It takes up to three megabytes; without it every look follows its line.
    pub fn survey_sight(&self) {
        self.scene.tables.lines.get_or_init(|| Lines::new(&self.scene.setup));
    }

    /// Bytes a copy takes; what never changes is shared, not copied.
    #[must_use]
    pub fn size(&self) -> usize {
        let bytes =
            |large: &LargeForces| size_of_val(large) + size_of_val(&*large.units) + size_of_val(&*large.officers);
        size_of::<Self>() + self.large.as_deref().map_or(0, bytes)
    }

    /// What never changes.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.scene.setup
    }
}

impl PartialEq for Battle {
    /// The same moment of the same battle.
    fn eq(&self, other: &Self) -> bool {
        self.rows == other.rows && self.large == other.large && self.spill == other.spill
    }
}

impl Eq for Battle {}

/// A unit off the table waits; wagons that have not moved yet stand as a fort (MOD-8).
fn starting_marks(unit: &UnitSetup) -> EnumSet<UnitMark> {
    let mut marks = EnumSet::empty();
    if unit.start.is_err() {
        marks |= UnitMark::Waiting;
    } else if unit.traits.contains(Trait::OnWagons) {
        marks |= UnitMark::StoodStill;
    }
    marks
}

impl Affairs {
    pub(crate) fn push(&mut self, frame: Frame, spill: &mut Spill) {
        self.stack.push(frame, spill);
    }

    pub(crate) fn pop(&mut self, spill: &mut Spill) {
        self.stack.pop(spill);
    }

    pub(crate) fn set_top(&mut self, frame: Frame, spill: &mut Spill) {
        self.stack.set_top(frame, spill);
    }

    pub(crate) fn set_elephant(&mut self, id: MarkerId, elephant: Option<Marker>, spill: &mut Spill) {
        self.markers.set(id, elephant, spill);
        self.tell_apart(spill);
    }

    /// A hex burns.
    pub(crate) fn ignite(&mut self, cell: Cell, spill: &mut Spill) {
        match self.fires[..FIRES].iter_mut().find(|fire| fire.is_none()) {
            Some(free) => *free = Some(cell),
            None => put(&mut spill.overflow().fires, cell),
        }
        self.tell_apart(spill);
    }

    /// It burns no more.
    pub(crate) fn put_out(&mut self, cell: Cell, spill: &mut Spill) {
        if let Some(fire) = self.fires[..FIRES].iter_mut().find(|fire| **fire == Some(cell)) {
            *fire = None;
        } else {
            let apart = spill.overflow().fires.iter_mut();
            apart.filter(|fire| **fire == Some(cell)).for_each(|fire| *fire = None);
            spill.tidy();
        }
        self.tell_apart(spill);
    }

    /// Says in the row whether elephants or fires are apart, and whether there are any at all.
    fn tell_apart(&mut self, spill: &Spill) {
        let apart = !spill.elephants().is_empty() || !spill.fires().is_empty();
        self.fires[FIRES] = APART.filter(|_| apart);
        self.calm = none(&self.fires) & self.markers.is_empty();
    }

    /// Are elephants or fires apart?
    pub(crate) const fn are_more_apart(&self) -> bool {
        self.fires[FIRES].is_some()
    }

    pub(crate) fn camp(&self, camp: Camp) -> &CampState {
        &self.camps[seat(camp)]
    }

    pub(crate) fn camp_mut(&mut self, camp: Camp) -> &mut CampState {
        &mut self.camps[seat(camp)]
    }
}
