//! What the engine does in how much time, and in how many instructions: the drivers of `make bench`, and the gate of
//! `make test`. Every line it prints is one JSON object.

mod clock;
mod counted;
mod exchange;
mod field;
mod gate;
mod growth;
mod play;
mod search;
mod works;
mod worst;

use counted::Piece;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "usage:
  yardstick works                     the names of the works
  yardstick measure WORK MILLISECONDS a work for so long, in processor time
  yardstick growth MILLISECONDS       how work grows with the board and the armies
  yardstick cores MILLISECONDS        one thread against two
  yardstick worst                     the dearest odds of every battle of the catalogue
  yardstick size                      bytes of an ordinary battle
  yardstick steps COUNT               so many answers of random play, for whoever counts allocations
  yardstick counted PIECE BOOK        a fixed piece of work, for callgrind
  yardstick gate BASELINE             count instructions, compare
  yardstick accept BASELINE           count instructions, write them down";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["works"] => {
            println!("{}", works::NAMES.join("\n"));
            Some(true)
        }
        ["measure", work, long] => milliseconds(long).and_then(|long| measure(work, long)),
        ["growth", long] => milliseconds(long).map(grow),
        ["cores", long] => milliseconds(long).map(cores),
        ["worst"] => Some(dearest()),
        ["size"] => {
            let battle = field::opening(&books::ALL[2], field::ORDINARY);
            println!("{{\"bytes\": {}}}", battle.size());
            Some(true)
        }
        ["steps", count] => count.parse().ok().map(steps),
        ["counted", piece, book] => counted(piece, book),
        ["gate", baseline] => Some(say(gated(Path::new(baseline)))),
        ["accept", baseline] => Some(say(accepted(Path::new(baseline)))),
        _ => None,
    };
    match done {
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
        None => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn milliseconds(text: &str) -> Option<Duration> {
    text.parse().ok().map(Duration::from_millis)
}

/// Numbers by their names, as JSON.
fn object(values: &[(&str, u64)]) -> String {
    let fields: Vec<String> = values.iter().map(|(name, value)| format!("\"{name}\": {value}")).collect();
    format!("{{{}}}", fields.join(", "))
}

fn measure(work: &str, long: Duration) -> Option<bool> {
    let measured = works::measure(work, long)?;
    println!("{{\"cpu_ns\": {}, \"counts\": {}}}", measured.time.as_nanos(), object(&measured.counts));
    Some(true)
}

fn grow(long: Duration) -> bool {
    for point in growth::curves(long) {
        let size = point.size;
        println!(
            "{{\"curve\": \"{}\", \"columns\": {}, \"rows\": {}, \"units\": {}, \"values\": {}}}",
            point.curve,
            size.columns,
            size.rows,
            size.units,
            object(&point.values)
        );
    }
    true
}

fn cores(long: Duration) -> bool {
    for (threads, done) in (1_u64..).zip(growth::cores(long)) {
        let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let (wall, processor) = (nanoseconds(done.wall), nanoseconds(done.processor));
        let values = [("threads", threads), ("commands", done.commands), ("wall_ns", wall), ("cpu_ns", processor)];
        println!("{}", object(&values));
    }
    true
}

fn dearest() -> bool {
    for worst in worst::of_every_battle() {
        let time = u64::try_from(worst.time.as_nanos()).unwrap_or(u64::MAX);
        let values = [("questions", worst.questions), ("not_exact", worst.refused), ("cpu_ns", time)];
        let (battle, unit) = (worst.battle, worst.unit.replace(['"', '\\'], "'"));
        let answered = if worst.exact { "exact" } else { "said to be too long" };
        println!(
            "{{\"battle\": \"{battle}\", \"unit\": \"{unit}\", \"answered\": \"{answered}\", \"values\": {}}}",
            object(&values)
        );
    }
    true
}

/// Every line of sight is looked along once and everybody near is looked for, so that no table is made while allocations
/// are counted.
fn look_around(battle: &battle::Battle) {
    let cells: Vec<_> = battle.setup().board.grid().cells().collect();
    for far in 0..12 {
        std::hint::black_box(battle.view().is_near(battle::Camp::North, cells[0], far));
    }
    for (from, to) in cells.iter().flat_map(|from| cells.iter().map(move |to| (*from, *to))) {
        for weapon in [battle::Weapon::SmallArms, battle::Weapon::Artillery] {
            std::hint::black_box(battle.view().sees(from, to, weapon));
        }
    }
}

/// So many answers of random play, battle after battle.
fn steps(count: u64) -> bool {
    let openings: Vec<_> = books::ALL.iter().map(|book| field::opening(book, field::ORDINARY)).collect();
    openings.iter().for_each(look_around);
    let (mut gambler, mut luck) = (play::Gambler::default(), opponent::Luck::new(1));
    let mut done = 0;
    for opening in openings.iter().cycle() {
        let mut battle = opening.clone();
        while gambler.step(&mut battle, play::Choice::Factored, &mut luck) {
            done += 1;
            if count <= done {
                return true;
            }
        }
    }
    true
}

fn counted(piece: &str, book: &str) -> Option<bool> {
    let piece = Piece::ALL.into_iter().find(|known| known.name() == piece)?;
    let book = books::ALL.iter().find(|known| known.book.to_string() == book)?;
    counted::run(piece, book);
    Some(true)
}

/// Prints what went wrong, if anything did.
fn say(result: Result<bool, gate::GateError>) -> bool {
    result.unwrap_or_else(|error| {
        eprintln!("étendard: {error}");
        false
    })
}

fn gated(baseline: &Path) -> Result<bool, gate::GateError> {
    let before = gate::read(baseline)?;
    let (found, table) = gate::compare(&before, &gate::count()?);
    print!("{table}");
    if found.is_empty() {
        return Ok(true);
    }
    eprintln!("étendard: more instructions than {} allows:\n  {}", baseline.display(), found.join("\n  "));
    eprintln!("Make it as fast as before; or, if it is worth it, run make accept-speed and say why in the commit.");
    Ok(false)
}

fn accepted(baseline: &Path) -> Result<bool, gate::GateError> {
    gate::write(baseline, &gate::count()?)?;
    Ok(true)
}
