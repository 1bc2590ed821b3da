//! A battle taken up in the middle: for cases, calculators and tests, by the same machine.

use crate::frame::{Combat, Frame, Stage, TurnStage};
use crate::machine::Play;
use crate::markers::Marker;
use crate::refused::SetupError;
use crate::state::{Battle, OfficerMark, TurnMark, UnitMark};
use crate::{Camp, Combatant, OfficerId, Phase, Setup, UnitId, seat};
use hexes::Cell;
use rulebook::Exchange;

/// What is different from the start of a battle.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Whose turn it is.
    pub active: Camp,
    /// Which turn.
    pub turn: u8,
    /// The phase it is taken up in; `Phase::End` stands at the end of the turn.
    pub phase: Phase,
    /// Is it taken up before the turn begins, panicking elephants and all?
    pub before_turn: bool,
    /// Units already activated, in the first activation.
    pub activated: Vec<UnitId>,
    /// Officers already activated themselves.
    pub activated_officers: Vec<OfficerId>,
    /// Elements left, where not all.
    pub elements: Vec<(UnitId, u8)>,
    /// Tokens or ducats, where not those of the start.
    pub tokens: Vec<(Camp, u8)>,
    /// Hexes moved this turn.
    pub moved: Vec<(UnitId, u8)>,
    /// Hexes retreated that its owner's next turn must pay for (ART-2).
    pub debts: Vec<(UnitId, u8)>,
    /// Units with a "played" marker.
    pub played: Vec<UnitId>,
    /// Units that stood still in their last movement phase.
    pub stood_still: Vec<UnitId>,
    /// Units that have fought.
    pub fought: Vec<UnitId>,
    /// Burning hexes.
    pub fires: Vec<Cell>,
    /// Panicking elephants, by the unit they ran from.
    pub elephants: Vec<(UnitId, Cell)>,
    /// Camps that must pass their next turn.
    pub must_pass: Vec<Camp>,
    /// An attack whose flags have just been counted.
    pub setback: Option<Setback>,
}

/// An attack whose flags have just been counted: whoever it struck now goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setback {
    /// Who struck.
    pub attacker: UnitId,
    /// Who was struck.
    pub target: UnitId,
    /// Flags.
    pub flags: u8,
    /// Has it still to be said how many of them are ignored?
    pub may_ignore: bool,
}

impl Moment {
    /// The combat phase of this camp's first turn, nobody activated.
    #[must_use]
    pub fn combat_of(active: Camp) -> Self {
        Self {
            active,
            turn: 1,
            phase: Phase::Combat,
            before_turn: false,
            activated: Vec::new(),
            activated_officers: Vec::new(),
            elements: Vec::new(),
            tokens: Vec::new(),
            moved: Vec::new(),
            debts: Vec::new(),
            played: Vec::new(),
            stood_still: Vec::new(),
            fought: Vec::new(),
            fires: Vec::new(),
            elephants: Vec::new(),
            must_pass: Vec::new(),
            setback: None,
        }
    }
}

impl Battle {
    /// Takes a battle up in the middle; `begin` then runs it to its first stop.
    ///
    /// # Errors
    /// When the set-up breaks a rule of the table.
    pub fn at(setup: Setup, moment: &Moment) -> Result<Self, SetupError> {
        let mut battle = Self::new(setup)?;
        let (affairs, spill) = (&mut battle.rows.affairs, &mut battle.spill);
        affairs.active = moment.active;
        affairs.turn = moment.turn;
        affairs.phase = moment.phase;
        for (camp, tokens) in &moment.tokens {
            affairs.camps[seat(*camp)].tokens = (*tokens).into();
        }
        for camp in &moment.must_pass {
            affairs.camps[seat(*camp)].must_pass = true;
        }
        for cell in &moment.fires {
            affairs.ignite(*cell, spill);
        }
        for (unit, cell) in &moment.elephants {
            let free = affairs.markers.free(spill);
            affairs.set_elephant(free, Some(Marker { cell: *cell, unit: *unit, rolled: false }), spill);
        }
        battle.take_up_units(moment);
        if !moment.before_turn {
            battle.take_up_turn(moment);
        }
        battle.survey();
        if let Some(setback) = moment.setback {
            battle.take_up_setback(setback);
        }
        Ok(battle)
    }

    fn take_up_units(&mut self, moment: &Moment) {
        let mut nobody = ();
        let Play { setup, units, officers, .. } = self.play(&mut nobody);
        for (unit, elements) in &moment.elements {
            let state = &mut units[unit.index()];
            state.set_elements(*elements);
            if *elements == 0 {
                state.cell = None;
            }
        }
        for (unit, hexes) in &moment.moved {
            let state = &mut units[unit.index()];
            state.set_moved(*hexes);
            if 0 < *hexes {
                state.marks |= UnitMark::Moved;
            }
        }
        for (unit, hexes) in &moment.debts {
            units[unit.index()].set_debt(*hexes);
        }
        let marked = [
            (UnitMark::Played, &moment.played),
            (UnitMark::StoodStill, &moment.stood_still),
            (UnitMark::Fought, &moment.fought),
        ];
        for (mark, chosen) in marked {
            for unit in chosen {
                units[unit.index()].marks |= mark;
            }
        }
        for unit in &moment.activated {
            units[unit.index()].set_group(1);
        }
        for officer in &moment.activated_officers {
            officers[officer.index()].group = 1;
        }
        // A camp that must pass has lost its general, if he is not on the table (CHR-4).
        for (officer, start) in officers.iter_mut().zip(&setup.officers) {
            let general = start.rank == rulebook::Rank::GeneralInChief && moment.must_pass.contains(&start.camp);
            if general && officer.cell.is_none() {
                officer.marks -= OfficerMark::Waiting;
                officer.marks |= OfficerMark::Lost;
            }
        }
    }

    fn take_up_turn(&mut self, moment: &Moment) {
        let stage = match moment.phase {
            Phase::Command => TurnStage::Command,
            Phase::Movement => TurnStage::Movement,
            Phase::Combat => TurnStage::Combat,
            Phase::End => TurnStage::BurnOut(0),
        };
        if moment.phase != Phase::Command {
            self.rows.affairs.groups = 1;
            self.rows.affairs.group = 1;
            self.rows.affairs.marks |= TurnMark::OrderGiven;
        }
        self.rows.affairs.set_top(Frame::Turn(stage), &mut self.spill);
    }

    fn take_up_setback(&mut self, setback: Setback) {
        let Setback { attacker, target, flags, may_ignore } = setback;
        let view = self.view();
        let cell = |unit| view.cell(unit).expect("whoever strikes or is struck stands on the table");
        let (attacking, struck) = (Combatant::Unit(attacker), Combatant::Unit(target));
        let mut combat = Combat::declared(attacking, struck, cell(attacker), cell(target), Exchange::Attack);
        combat.morale = flags;
        combat.stage = if may_ignore { Stage::Flags } else { Stage::Retreat };
        if !may_ignore {
            combat.owed = view.hexes_owed(&combat, target).0;
        }
        self.rows.affairs.push(Frame::Combat(combat), &mut self.spill);
    }
}
