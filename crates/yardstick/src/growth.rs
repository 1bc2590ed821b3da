//! How the work grows with the board and with the armies.

use crate::clock::processor_time;
use crate::exchange::{self, Attack};
use crate::field::{ORDINARY, Size, clash, opening};
use crate::play::{Choice, Gambler, midway};
use crate::search::playouts;
use crate::works::{is_open, pairs};
use battle::Battle;
use odds::Calculator;
use opponent::Luck;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Boards, with sixteen units a side.
const BOARDS: [(usize, usize); 7] = [(13, 12), (20, 21), (30, 30), (40, 30), (50, 50), (70, 70), (100, 100)];
/// Units a side on a board of 30 × 30; the machine numbers 255 units in all.
const ARMIES: [usize; 7] = [10, 16, 20, 32, 60, 90, 127];
/// The book they are measured with.
const BOOK: usize = 2;

/// One size measured: names and nanoseconds, or bytes.
pub(crate) struct Point {
    pub(crate) curve: &'static str,
    pub(crate) size: Size,
    pub(crate) values: Vec<(&'static str, u64)>,
}

/// Every size is measured so often, in turns: a machine that is slow for a while is slow for all of them.
const ROUNDS: usize = 5;

/// Nanoseconds a piece takes, tried for about so long.
fn nanoseconds(long: Duration, mut piece: impl FnMut() -> u64) -> u64 {
    piece();
    let (start, mut done) = (processor_time(), 0);
    loop {
        done += piece();
        let time = processor_time().saturating_sub(start);
        if long <= time {
            return u64::try_from(time.as_nanos()).unwrap_or(u64::MAX) / done.max(1);
        }
    }
}

/// Both curves, with the least of all rounds, which somebody else has disturbed least.
pub(crate) fn curves(long: Duration) -> Vec<Point> {
    let boards = BOARDS.map(|(columns, rows)| ("board", Size { columns, rows, ..ORDINARY }));
    let armies = ARMIES.map(|units| ("army", Size { columns: 30, rows: 30, units }));
    let sizes = boards.into_iter().chain(armies);
    let mut points: Vec<Point> = sizes.map(|(curve, size)| Point { curve, size, values: values(size, long) }).collect();
    for _ in 1..ROUNDS {
        for point in &mut points {
            for ((_, least), (_, again)) in point.values.iter_mut().zip(values(point.size, long)) {
                *least = again.min(*least);
            }
        }
    }
    points
}

fn values(size: Size, long: Duration) -> Vec<(&'static str, u64)> {
    let opening = opening(&books::ALL[BOOK], size);
    let moments: Vec<Battle> = (0..20).map(|step| midway(&opening, 6 * step)).collect();
    let mut listed = 0;
    for battle in &moments {
        battle.each_legal(|_| listed += 1);
    }
    let list = nanoseconds(long, || {
        for battle in &moments {
            black_box(battle).each_legal(|command| {
                black_box(command);
            });
        }
        moments.len() as u64
    });
    let view = moments[0].view();
    let mut pairs = pairs(&moments[0]);
    pairs.truncate(2000);
    let sight = nanoseconds(long, || {
        for pair in &pairs {
            black_box(is_open(&view, black_box(*pair)));
        }
        pairs.len() as u64
    });
    let front = clash(&books::ALL[BOOK], size);
    let mut calculator = Calculator::new();
    let attack: Attack = (size.units + 3, 3);
    let odds = nanoseconds(long, || {
        black_box(exchange::exact(&mut calculator, black_box(&front), attack));
        1
    });
    let mut luck = Luck::new(5);
    let decision = {
        let mut gambler = Gambler::default();
        nanoseconds(long, || {
            let before = gambler.tally.commands;
            gambler.finish(opening.clone(), Choice::Factored, &mut luck);
            gambler.tally.commands - before
        })
    };
    let search = nanoseconds(long, || {
        black_box(playouts(&opening, 5, &mut luck));
        5
    });
    vec![
        ("state bytes", opening.size() as u64),
        ("legal commands of 20 moments", listed),
        ("list of legal commands", list),
        ("sight", sight),
        ("odds of an exchange", odds),
        ("command of random play", decision),
        ("search simulation", search),
    ]
}

/// What some threads did together.
pub(crate) struct Together {
    pub(crate) commands: u64,
    /// By the clock on the wall.
    pub(crate) wall: Duration,
    /// Processor time, all threads.
    pub(crate) processor: Duration,
}

/// Random battles played in so long by one thread, then by two.
pub(crate) fn cores(long: Duration) -> [Together; 2] {
    let opening = opening(&books::ALL[BOOK], ORDINARY);
    [1_u64, 2].map(|threads| {
        let (start, before) = (Instant::now(), processor_time());
        let commands = std::thread::scope(|scope| {
            let play = |seed: u64| {
                let (mut gambler, mut luck) = (Gambler::default(), Luck::new(seed));
                while start.elapsed() < long {
                    gambler.finish(opening.clone(), Choice::Factored, &mut luck);
                }
                gambler.tally.commands
            };
            let workers: Vec<_> = (0..threads).map(|seed| scope.spawn(move || play(seed))).collect();
            workers.into_iter().map(|worker| worker.join().expect("random play does not fail")).sum()
        });
        Together { commands, wall: start.elapsed(), processor: processor_time().saturating_sub(before) }
    })
}
