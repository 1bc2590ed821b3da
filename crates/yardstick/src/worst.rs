//! The dearest odds anybody can ask for in the battles of the catalogue.

use crate::clock::processor_time;
use crate::play::midway;
use battle::{Battle, UnitId};
use odds::{Calculator, OddsBudget, OddsError, OddsQuestion};
use std::time::Duration;

/// Moments of each battle, played by chance, at which every unit is asked about.
const MOMENTS: usize = 40;
/// Answers from one to the next.
const APART: usize = 12;

/// What the dearest question of a battle cost.
pub(crate) struct Worst {
    pub(crate) battle: &'static str,
    pub(crate) unit: String,
    pub(crate) time: Duration,
    /// Was it answered in full, or was it said that it would take too long?
    pub(crate) exact: bool,
    pub(crate) questions: u64,
    pub(crate) refused: u64,
}

/// The dearest question of each battle, each asked of a calculator that has the budget of a table.
pub(crate) fn of_every_battle() -> impl Iterator<Item = Worst> {
    scenario::catalogue().iter().map(|listed| {
        let setup = listed.read().expect("a battle of the catalogue").setup().clone();
        let mut opening = Battle::new(setup).expect("a battle of the catalogue is sound");
        opening.begin(&mut ());
        let mut worst = Worst {
            battle: listed.id,
            unit: String::new(),
            time: Duration::ZERO,
            exact: true,
            questions: 0,
            refused: 0,
        };
        for moment in (0..MOMENTS).map(|step| midway(&opening, step * APART)) {
            let units: Vec<UnitId> = moment.view().units_of(moment.view().active()).collect();
            for unit in units {
                worst.ask(&moment, unit);
            }
        }
        worst
    })
}

impl Worst {
    fn ask(&mut self, battle: &Battle, unit: UnitId) {
        let mut calculator = Calculator::within(OddsBudget::at_a_table());
        let start = processor_time();
        let found = calculator.all_of(battle, unit, &OddsQuestion::EXCHANGE);
        let time = processor_time().saturating_sub(start);
        let exact = !matches!(found, Err(OddsError::TooLong | OddsError::TimeUp | OddsError::TooDeep { .. }));
        self.questions += 1;
        self.refused += u64::from(!exact);
        if self.time < time {
            (self.time, self.exact) = (time, exact);
            self.unit.clone_from(&battle.setup().unit(unit).name);
        }
    }
}
