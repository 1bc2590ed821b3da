//! Random play: answers a second, legal commands, cloning.

#[path = "../tests/whole/fields.rs"]
mod fields;

use battle::{Battle, Command};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use fields::{Luck, answer, give, setup};
use std::hint::black_box;

/// A battle some way in, at a decision.
fn midway(seed: u64) -> Battle {
    let mut luck = Luck::new(seed);
    let mut battle = Battle::new(setup(&books::ALL[2], seed)).expect("the field is sound");
    let mut list = Vec::new();
    battle.begin(&mut ());
    for _ in 0..60 {
        let Some(next) = answer(&battle, &mut luck, &mut list) else { break };
        give(&mut battle, next, &mut ());
    }
    battle
}

fn whole_battles(bench: &mut Criterion) {
    for book in &books::ALL {
        let mut seed = 0;
        bench.bench_function(&format!("whole random battle, {}", book.book), |bench| {
            bench.iter_batched(
                || {
                    seed = (seed + 1) % 200;
                    (Battle::new(setup(book, seed)).expect("the field is sound"), Luck::new(seed))
                },
                |(mut battle, mut luck)| {
                    let mut list = Vec::new();
                    battle.begin(&mut ());
                    while let Some(next) = answer(&battle, &mut luck, &mut list) {
                        give(&mut battle, next, &mut ());
                    }
                    battle.fingerprint()
                },
                BatchSize::SmallInput,
            );
        });
    }
}

fn pieces(bench: &mut Criterion) {
    let battle = midway(5);
    bench.bench_function("clone", |bench| bench.iter(|| black_box(&battle).clone()));
    bench.bench_function("legal commands", |bench| {
        bench.iter(|| {
            let mut count = 0;
            black_box(&battle).each_legal(|_| count += 1);
            count
        });
    });
    bench.bench_function("refuse a command", |bench| bench.iter(|| black_box(&battle).check(Command::EndCombat)));
}

criterion_group!(benches, whole_battles, pieces);
criterion_main!(benches);
