//! One trial game, and its figures.

use crate::witness::{CAMPS, Unused, Witness, holds, of};
use battle::{Battle, Camp, Setup, UnitId};
use opponent::{Bout, Luck};
use scenario::Scenario;
use wire::Both;
use wire::fairness::{
    ContactCounts, EndingCounts, GameRange, LeadCounts, LossCounts, ObjectiveCounts, TrialFigures, TurnCounts,
    UnitCounts, WinCounts,
};

/// A game that was played.
#[derive(Debug)]
pub(crate) struct TrialGame {
    pub(crate) number: u32,
    pub(crate) bout: Bout,
    /// As it ended.
    pub(crate) battle: Battle,
    pub(crate) witness: Witness,
}

/// One game, by who won it.
const fn won(winner: Option<Camp>) -> WinCounts {
    match winner {
        Some(Camp::North) => WinCounts { north: 1, nobody: 0, south: 0 },
        None => WinCounts { north: 0, nobody: 1, south: 0 },
        Some(Camp::South) => WinCounts { north: 0, nobody: 0, south: 1 },
    }
}

impl TrialGame {
    pub(crate) fn figures(&self, scenario: &Scenario) -> TrialFigures {
        let (bout, witness) = (&self.bout, &self.witness);
        let won = won(bout.outcome.winner);
        let lost =
            |camp| LossCounts { elements: of(bout.elements_lost, camp), units: u32::from(of(bout.units_lost, camp)) };
        let mut sums = none(scenario, self.battle.setup());
        for (sum, goal) in sums.objectives.iter_mut().zip(&witness.objectives) {
            let kept = holds(self.battle.view(), goal.camp, goal.cell);
            sum.taken = u32::from(goal.taken.is_some());
            sum.turns = u32::from(goal.taken.unwrap_or(0));
            sum.kept = u32::from(kept);
        }
        for (sum, unit) in sums.units.iter_mut().zip(self.battle.view().unit_ids()) {
            self.note(sum, unit);
        }
        TrialFigures {
            played: vec![GameRange { from: self.number, games: 1 }],
            won,
            turns: vec![TurnCounts { turn: bout.turns, won }],
            endings: vec![EndingCounts { by: bout.outcome.by.into(), won }],
            contact: witness.contact.map(|turn| ContactCounts { turn, games: 1 }).into_iter().collect(),
            leads: LeadCounts { changes: witness.changes, games: u32::from(0 < witness.changes) },
            lost: Both { north: lost(Camp::North), south: lost(Camp::South) },
            fingerprint: format!("{:016x}", Luck::of(bout.fingerprint, u64::from(self.number)).number()),
            ..sums
        }
    }

    /// What became of a unit.
    fn note(&self, sum: &mut UnitCounts, unit: UnitId) {
        sum.lost = u32::from(self.witness.units[unit.index()].lost);
        match self.witness.unused(&self.battle, unit) {
            Some(Unused::Late) => sum.late = 1,
            Some(Unused::Waited) => sum.waited = 1,
            Some(Unused::Far) => sum.far = 1,
            Some(Unused::Uncalled) => sum.uncalled = 1,
            Some(Unused::Idle) => sum.idle = 1,
            None => {}
        }
    }
}

/// The figures of no game.
pub(crate) fn none(scenario: &Scenario, setup: &Setup) -> TrialFigures {
    let grid = setup.board.grid();
    let goals = CAMPS.iter().flat_map(|camp| setup.camp(*camp).objectives.iter().map(move |cell| (*camp, *cell)));
    let objective = |(camp, cell): (Camp, battle::Cell)| ObjectiveCounts {
        camp: camp.into(),
        hex: grid.place(cell).to_string(),
        taken: 0,
        turns: 0,
        kept: 0,
    };
    let units = setup.units.iter().zip(&scenario.cast().units).map(|(unit, name)| UnitCounts {
        unit: name.id.clone(),
        camp: unit.camp.into(),
        lost: 0,
        late: 0,
        waited: 0,
        far: 0,
        uncalled: 0,
        idle: 0,
    });
    TrialFigures {
        played: Vec::new(),
        won: WinCounts::default(),
        turns: Vec::new(),
        endings: Vec::new(),
        contact: Vec::new(),
        leads: LeadCounts::default(),
        lost: Both { north: LossCounts::default(), south: LossCounts::default() },
        objectives: goals.map(objective).collect(),
        units: units.collect(),
        fingerprint: format!("{:016x}", 0),
    }
}
