//! The works that are timed.

use crate::clock::processor_time;
use crate::exchange::{self, Losses};
use crate::field::{GREAT, ORDINARY, Size, clash, gallop, opening};
use crate::play::{Choice, Gambler, midway};
use crate::search::playouts;
use battle::{Actor, Battle, Camp, Pending, Setup, UnitId, View, Weapon};
use odds::{Calculator, OddsQuestion};
use opponent::{Bout, Budget, Level, Luck};
use rulebook::Face;
use std::hint::black_box;
use std::time::Duration;

/// What came of measuring: named counts, and the processor time they took.
pub(crate) struct Measured {
    pub(crate) counts: Vec<(&'static str, u64)>,
    pub(crate) time: Duration,
}

/// A work: counts what it has done so far, each time it is told to go on for a while.
type Work = Box<dyn FnMut(&mut Counts)>;

/// Named counts.
#[derive(Default)]
pub(crate) struct Counts(Vec<(&'static str, u64)>);

impl Counts {
    pub(crate) fn add(&mut self, name: &'static str, more: u64) {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += more,
            None => self.0.push((name, more)),
        }
    }
}

/// Every work by its name.
pub(crate) const NAMES: [&str; 21] = [
    "random-play",
    "listed-play",
    "clone",
    "legal",
    "exact-exchange",
    "sampled-exchange",
    "six-dice",
    "sight",
    "line",
    "reach",
    "moves",
    "set-up",
    "side-odds",
    "great-side-odds",
    "turn-recruit",
    "turn-captain",
    "turn-colonel",
    "turn-tactician",
    "playout-search",
    "tactician-nodes",
    "greedy-games",
];

/// Works for about so long, in processor time.
pub(crate) fn measure(name: &str, long: Duration) -> Option<Measured> {
    let mut work = work(name)?;
    // Once to warm up, unmeasured.
    work(&mut Counts::default());
    let mut counts = Counts::default();
    let start = processor_time();
    loop {
        work(&mut counts);
        let time = processor_time().saturating_sub(start);
        if long <= time {
            return Some(Measured { counts: counts.0, time });
        }
    }
}

fn work(name: &str) -> Option<Work> {
    Some(match name {
        "random-play" => games(Choice::Factored),
        "listed-play" => games(Choice::Listed),
        "clone" => clones(),
        "legal" => legal(),
        "exact-exchange" => exact(),
        "sampled-exchange" => sampled(),
        "six-dice" => six_dice(),
        "sight" => sight(),
        "line" => lines(),
        "reach" => reach(),
        "moves" => moves(),
        "set-up" => set_up(),
        "side-odds" => side_odds(ORDINARY),
        "great-side-odds" => side_odds(GREAT),
        "turn-recruit" => turn(Level::Recruit),
        "turn-captain" => turn(Level::Captain),
        "turn-colonel" => turn(Level::Colonel),
        "turn-tactician" => turn(Level::Tactician),
        "playout-search" => search(),
        "tactician-nodes" => tactician(),
        "greedy-games" => greedy(),
        _ => return None,
    })
}

fn openings() -> Vec<Battle> {
    books::ALL.iter().map(|book| opening(book, ORDINARY)).collect()
}

/// Whole battles by chance, one of each book.
fn games(choice: Choice) -> Work {
    let openings = openings();
    let mut luck = Luck::new(1);
    Box::new(move |counts| {
        let mut gambler = Gambler::default();
        for opening in &openings {
            gambler.finish(opening.clone(), choice, &mut luck);
        }
        counts.add("games", gambler.tally.games);
        counts.add("commands", gambler.tally.commands);
        counts.add("rolls", gambler.tally.rolls);
        counts.add("listed", gambler.tally.listed);
    })
}

fn clones() -> Work {
    let battles: Vec<Battle> = openings().iter().map(|battle| midway(battle, 60)).collect();
    Box::new(move |counts| {
        for battle in battles.iter().cycle().take(4000) {
            let copy = black_box(battle).clone();
            black_box(&copy);
        }
        counts.add("clones", 4000);
    })
}

/// The whole list of legal commands, a hundred moments into each book's battle.
fn legal() -> Work {
    let mut moments = Vec::new();
    for opening in openings() {
        moments.extend((0..25).map(|step| midway(&opening, 4 * step)));
    }
    Box::new(move |counts| {
        let mut listed = 0;
        for battle in &moments {
            black_box(battle).each_legal(|command| {
                black_box(command);
                listed += 1;
            });
        }
        counts.add("lists", moments.len() as u64);
        counts.add("listed", listed);
    })
}

fn clashes() -> Vec<Battle> {
    books::ALL.iter().map(|book| clash(book, ORDINARY)).collect()
}

/// Exact chances of an exchange, riposte and retreats included.
fn exact() -> Work {
    let clashes = clashes();
    let mut calculator = Calculator::new();
    Box::new(move |counts| {
        for battle in &clashes {
            for attack in exchange::ATTACKS {
                black_box(exchange::exact(&mut calculator, black_box(battle), attack));
            }
        }
        counts.add("exchanges", (clashes.len() * exchange::ATTACKS.len()) as u64);
    })
}

/// The same exchanges played ten thousand times each.
fn sampled() -> Work {
    let clashes = clashes();
    let mut luck = Luck::new(3);
    let mut next = 0;
    Box::new(move |counts| {
        // One exchange at a time: ten thousand plays take long enough.
        let battle = &clashes[next / exchange::ATTACKS.len() % clashes.len()];
        let attack = exchange::ATTACKS[next % exchange::ATTACKS.len()];
        next += 1;
        let mut losses = Losses::default();
        for _ in 0..exchange::SAMPLES {
            losses.add(exchange::play(black_box(battle), attack, &mut luck));
        }
        black_box(losses);
        counts.add("exchanges", 1);
    })
}

/// Hits and flags of six dice together: two sides of each die hit, at least one is a flag, the others say nothing. Asked
/// as the odds ask: worked out the first time, looked up from then on.
fn six_dice() -> Work {
    let mut calculator = Calculator::new();
    Box::new(move |counts| {
        for book in books::ALL.iter().cycle().take(64) {
            let die = black_box(book.die);
            let kind = |face: Face| if face == Face::Flag { 2 } else { u8::from(face == die.faces[0]) };
            black_box(calculator.outcomes(die, 6, |one, other| kind(one) == kind(other)));
        }
        counts.add("distributions", 64);
    })
}

/// Pairs of hexes six apart.
pub(crate) fn pairs(battle: &Battle) -> Vec<[battle::Cell; 2]> {
    let grid = battle.setup().board.grid();
    let all = grid.cells().flat_map(|from| grid.cells().map(move |to| [from, to]));
    all.filter(|[from, to]| grid.distance(*from, *to) == 6).step_by(7).collect()
}

/// May one hex be shot at from another, past woods, hills and troops?
pub(crate) fn is_open(view: &View<'_>, [from, to]: [battle::Cell; 2]) -> bool {
    view.sees(from, to, Weapon::SmallArms)
}

fn sight() -> Work {
    let battle = midway(&opening(&books::ALL[2], ORDINARY), 60);
    let pairs = pairs(&battle);
    Box::new(move |counts| {
        let view = battle.view();
        for pair in &pairs {
            black_box(is_open(&view, black_box(*pair)));
        }
        counts.add("looks", pairs.len() as u64);
    })
}

/// The hexes between two, and whether the line runs through them or along them, without a rule.
fn lines() -> Work {
    let battle = opening(&books::ALL[2], ORDINARY);
    let pairs = pairs(&battle);
    let grid = battle.setup().board.grid();
    Box::new(move |counts| {
        for [from, to] in &pairs {
            for crossing in grid.sight_line(black_box(*from), *to) {
                black_box(crossing);
            }
        }
        counts.add("lines", pairs.len() as u64);
    })
}

/// Everywhere a unit of cavalry may go on open ground, as a set.
fn reach() -> Work {
    let fields: Vec<Battle> = books::ALL.iter().map(gallop).collect();
    let rider = unit(1);
    Box::new(move |counts| {
        let mut hexes = 0;
        for battle in &fields {
            hexes += black_box(battle).view().reach(rider).count() as u64;
        }
        counts.add("sets", fields.len() as u64);
        counts.add("hexes", hexes);
    })
}

/// The same, listed as commands.
fn moves() -> Work {
    let fields: Vec<Battle> = books::ALL.iter().map(gallop).collect();
    let rider = Actor::Unit(unit(1));
    Box::new(move |counts| {
        let mut hexes = 0;
        for battle in &fields {
            black_box(battle).view().each_legal_of(rider, |command| {
                black_box(command);
                hexes += 1;
            });
        }
        counts.add("sets", fields.len() as u64);
        counts.add("hexes", hexes);
    })
}

/// A battle set up, with everything that follows from the set-up.
fn set_up() -> Work {
    let setups: Vec<Setup> = openings().iter().map(|battle| battle.setup().clone()).collect();
    Box::new(move |counts| {
        for setup in &setups {
            let battle = Battle::new(black_box(setup).clone()).expect("a sound field");
            battle.survey_sight();
            black_box(battle);
        }
        counts.add("battles", setups.len() as u64);
    })
}

/// The odds of every attack open to a side whose whole front is in contact.
fn side_odds(size: Size) -> Work {
    let clashes: Vec<Battle> = books::ALL.iter().map(|book| clash(book, size)).collect();
    let mut calculator = Calculator::new();
    let question = OddsQuestion::EXCHANGE;
    Box::new(move |counts| {
        for battle in &clashes {
            let found = calculator.all_of_side(black_box(battle), &question).expect("these can be counted");
            counts.add("attacks", found.len() as u64);
            black_box(found);
        }
        counts.add("sides", clashes.len() as u64);
    })
}

/// A whole turn of a computer player, sixty answers into each book's battle.
fn turn(level: Level) -> Work {
    let moments: Vec<Battle> = openings().iter().map(|opening| midway(opening, 60)).collect();
    let (mut seed, mut next) = (0, 0);
    Box::new(move |counts| {
        let mut battle = moments[next % moments.len()].clone();
        next += 1;
        seed += 1;
        let (mut player, mut luck) = (level.player(seed), Luck::of(seed, 2));
        let begun = (battle.view().active(), battle.view().turn());
        let mut decisions = 0;
        loop {
            match battle.pending() {
                Pending::Over(_) => break,
                Pending::Chance(chance) => {
                    let roll = luck.roll(&battle.setup().book.die, chance.dice);
                    battle.roll(roll, &mut ()).expect("the dice it asks for");
                }
                Pending::Decision(..) if (battle.view().active(), battle.view().turn()) != begun => break,
                Pending::Decision(..) => {
                    let command = player.decide(&battle, &Budget::nodes(level.nodes()));
                    battle.obey(command, &mut ());
                    decisions += 1;
                }
            }
        }
        counts.add("turns", 1);
        counts.add("decisions", decisions);
    })
}

/// A search that plays battles to their end by chance.
fn search() -> Work {
    let openings = openings();
    let mut luck = Luck::new(5);
    let mut next = 0;
    Box::new(move |counts| {
        let opening = &openings[next % openings.len()];
        next += 1;
        let simulations = 50;
        let (command, tally) = playouts(opening, simulations, &mut luck);
        black_box(command);
        counts.add("simulations", simulations);
        counts.add("commands", tally.commands);
    })
}

/// Positions a tactician judges.
fn tactician() -> Work {
    let moments: Vec<Battle> = openings().iter().map(|opening| midway(opening, 60)).collect();
    Box::new(move |counts| {
        for battle in &moments {
            let spent = std::cell::Cell::new(0);
            let tell = |progress: opponent::ThoughtProgress| spent.set(progress.nodes);
            let budget = Budget::nodes(NODES).telling(&tell);
            black_box(Level::Tactician.player(7).decide(battle, &budget));
            counts.add("nodes", spent.get());
        }
    })
}

/// Nodes a measured decision may have.
const NODES: u64 = 400;

/// Whole battles between two players who take the attack with the best exact odds.
fn greedy() -> Work {
    let openings = openings();
    let mut seed = 0;
    Box::new(move |counts| {
        let opening = &openings[usize::try_from(seed).unwrap_or(0) % openings.len()];
        seed += 1;
        let [mut north, mut south] = [Camp::North, Camp::South].map(|_| Level::Greedy.player(seed));
        let budget = Budget::nodes(1);
        let dice = Luck::of(seed, 1);
        let bout = Bout::play(opening.clone(), [north.as_mut(), south.as_mut()], [&budget, &budget], dice);
        let bout = bout.expect("a player who keeps to the list breaks no rule");
        counts.add("games", 1);
        counts.add("commands", bout.decisions.iter().map(|count| u64::from(*count)).sum());
        counts.add("turns", u64::from(bout.turns));
    })
}

/// A unit by its number.
pub(crate) fn unit(number: usize) -> UnitId {
    UnitId::new(number).expect("a small number")
}
