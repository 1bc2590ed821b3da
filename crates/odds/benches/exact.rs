//! Exact odds against ten thousand plays of the same attack, on the yardstick battle: 13 × 12 hexes, 16 units a side.

#[path = "../../battle/tests/whole/fields.rs"]
#[expect(dead_code, reason = "only its dice are used here")]
mod fields;

use battle::{
    Battle, Board, Camp, CampSetup, Combatant, Command, Event, Grid, Land, Moment, OfficerSetup, Pending, Setup, Sink,
    UnitId, UnitSetup, View,
};
use criterion::{Criterion, criterion_group, criterion_main};
use fields::Luck;
use odds::{Calculator, OddsQuestion, Policy, usual_answer};
use rulebook::{LeaderTraits, Rank, Rulebook};
use std::hint::black_box;

/// Two lines a side, face to face in the middle of open ground: eight in front, eight behind, three officers each.
/// North's second line stands in this row: in row 5 there is no way back, in row 3 there is room to retreat and pursue.
fn yardstick(book: &Rulebook, front: [&str; 2], second: u8) -> Battle {
    let grid = Grid::new(13, 12).expect("a table");
    let mut units = Vec::new();
    let mut officers = Vec::new();
    for (camp, rows, front) in [(Camp::South, [7, 8], front[0]), (Camp::North, [6, second], front[1])] {
        for (row, word) in rows.into_iter().zip([front, "infantry"]) {
            let troop = cases::troop(book, word).expect("a troop of the book");
            for column in 'C'..='J' {
                let start = Ok(grid.find(&format!("{column}{row}")).expect("on the table"));
                let name = format!("{column}{row}");
                let (traits, elements) = (troop.traits, troop.elements);
                units.push(UnitSetup { name, camp, troop, traits, elements, start, parent: None });
            }
        }
        let ranks = [Rank::GeneralInChief, Rank::SubGeneral, Rank::SuperiorOfficer];
        for (rank, column) in ranks.into_iter().zip(["C", "F", "I"]) {
            let start = Ok(grid.find(&format!("{column}{}", rows[1])).expect("on the table"));
            officers.push(OfficerSetup { name: rank.to_string(), camp, rank, traits: LeaderTraits::empty(), start });
        }
    }
    let board = Board::new(grid, vec![Land::CLEAR; grid.cell_count()], &[], &[]).expect("a board");
    let camps = [CampSetup::default(), CampSetup::default()];
    let setup =
        Setup { book: *book, board, units, officers, camps, first: Camp::South, last_turn: 40, at_last_turn: None };
    let mut moment = Moment::combat_of(Camp::South);
    moment.activated = [2, 3, 4, 5].map(unit).to_vec();
    let mut battle = Battle::at(setup, &moment).expect("a sound position");
    battle.begin(&mut ());
    battle
}

fn unit(number: usize) -> UnitId {
    UnitId::new(number).expect("a small number")
}

/// E7 on E6: the fourth of South's front line on the fourth of North's.
const ATTACKER: usize = 3;
const TARGET: usize = 19;

/// Counts the target's losses until the attacker has fought.
struct Losses {
    lost: u32,
    fought: bool,
}

impl Sink for Losses {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, _: View<'_>) {
        match event {
            Event::ElementsLost { unit, lost, .. } if unit.index() == TARGET => self.lost += u32::from(lost),
            Event::Fought { .. } => self.fought = true,
            _ => {}
        }
    }

    fn has_heard_enough(&self) -> bool {
        self.fought
    }
}

fn play(before: &Battle, luck: &mut Luck) -> u32 {
    let mut battle = before.clone();
    let mut losses = Losses { lost: 0, fought: false };
    battle.obey(Command::Attack { unit: unit(ATTACKER), target: Combatant::Unit(unit(TARGET)) }, &mut losses);
    while !losses.fought {
        match battle.pending() {
            Pending::Chance(chance) => {
                let roll = luck.roll(battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut losses).expect("these are the dice it asks for");
            }
            Pending::Decision(..) => {
                let Some(answer) = usual_answer(&battle) else { break };
                battle.obey(answer, &mut losses);
            }
            Pending::Over(_) => break,
        }
    }
    losses.lost
}

fn exact_against_plays(bench: &mut Criterion) {
    for book in &books::ALL {
        for (name, front, second) in [
            ("infantry on infantry", ["infantry"; 2], 5),
            ("cavalry on infantry", ["cavalry", "infantry"], 5),
            ("cavalry in pursuit", ["cavalry", "infantry"], 3),
        ] {
            let battle = yardstick(book, front, second);
            let mut group = bench.benchmark_group(format!("{}, {name}", book.book));
            let mut calculator = Calculator::new();
            for (depth, question) in [("exchange", OddsQuestion::EXCHANGE), ("whole chain", OddsQuestion::WHOLE)] {
                group.bench_function(depth, |bench| {
                    bench.iter(|| {
                        let target = Combatant::Unit(unit(TARGET));
                        calculator.of_attack(black_box(&battle), unit(ATTACKER), target, &question)
                    });
                });
            }
            group.sample_size(10);
            group.bench_function("10,000 plays", |bench| {
                let mut luck = Luck::new(7);
                bench.iter(|| (0..10_000).map(|_| play(black_box(&battle), &mut luck)).sum::<u32>());
            });
            group.finish();
        }
    }
}

fn many_at_once(bench: &mut Criterion) {
    for book in &books::ALL {
        let battle = yardstick(book, ["infantry"; 2], 5);
        let mut calculator = Calculator::new();
        bench.bench_function(&format!("{}, every attack of a side", book.book), |bench| {
            bench.iter(|| calculator.all_of_side(black_box(&battle), &OddsQuestion::WHOLE));
        });
    }
    let battle = yardstick(&books::ALL[2], ["infantry"; 2], 5);
    let mut calculator = Calculator::new();
    bench.bench_function("best choices, exchange", |bench| {
        let question = OddsQuestion::EXCHANGE.by(Policy::Best);
        let target = Combatant::Unit(unit(TARGET));
        bench.iter(|| calculator.of_attack(black_box(&battle), unit(ATTACKER), target, &question));
    });
}

criterion_group!(benches, exact_against_plays, many_at_once);
criterion_main!(benches);
