//! Two levels over the sixteen battles, and how each of them leads: attacks joined by a second, activations left,
//! generals alone within a charge, units lost for want of room.
//!
//! ```text
//! cargo run --release --package program --example generalship -- FIRST[:TEMPERAMENT][@NODES] SECOND[:TEMPERAMENT][@NODES] GAMES SEED [WEIGHTS]
//! ```

use battle::{
    Battle, Camp, Cell, Combatant, Command, Event, Onset, Pending, Question, Sink, UnitId, View, WonBy, seat,
};
use opponent::{Budget, Character, Fixture, Weights};
use rulebook::{Arm, Clause};
use std::error::Error;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// What is counted of one player.
#[derive(Clone, Debug, Default)]
struct Counts {
    turns: u32,
    attacks: u32,
    joined: u32,
    melees: u32,
    thin: u32,
    called: u32,
    callable: u32,
    /// Activations that were ended, and those ended while somebody could still be called.
    ended: u32,
    left: u32,
    /// Turns in which an officer who had somebody to call was not heard.
    unheard: u32,
    exposed: u32,
    lost: u32,
    cornered: u32,
    elements_cornered: u32,
    by_ground: u32,
    spent: Duration,
    longest: Duration,
}

/// Counts for both sides of a game.
#[derive(Default)]
struct Counter {
    sides: [Counts; 2],
    targets: Vec<UnitId>,
    called: u32,
    melee: bool,
    cornered: Option<UnitId>,
}

impl Sink for Counter {
    const HEARS_CLAUSES: bool = true;

    fn hear(&mut self, event: Event, before: View<'_>) {
        let active = before.active();
        let side = &mut self.sides[seat(active)];
        match event {
            Event::TurnBegan { .. } => {
                self.called = 0;
                self.targets.clear();
            }
            Event::UnitActivated { .. } => self.called += 1,
            Event::CombatDeclared { attacker: Combatant::Unit(unit), target: Combatant::Unit(target), onset } => {
                let far =
                    before.cell(unit).zip(before.cell(target)).map_or(0, |(one, other)| before.distance(one, other));
                self.melee = onset == Onset::Attack && far == 1;
                if onset == Onset::Attack {
                    self.targets.push(target);
                    side.attacks += 1;
                    side.melees += u32::from(far == 1);
                }
            }
            Event::DiceCounted { dice } if self.melee => {
                side.thin += u32::from(dice <= 2);
                self.melee = false;
            }
            Event::ElementsLost {
                unit,
                lost,
                clause: Clause::BlockedRetreat | Clause::ArtilleryRetreatLimit | Clause::StaticDoNotRetreat,
            } => {
                self.sides[seat(before.camp(unit))].elements_cornered += u32::from(lost);
                self.cornered = Some(unit);
            }
            Event::ElementsLost { .. } => self.cornered = None,
            Event::UnitDestroyed { unit } => {
                let owner = &mut self.sides[seat(before.camp(unit))];
                owner.lost += 1;
                owner.cornered += u32::from(self.cornered == Some(unit));
            }
            Event::PhaseBegan { phase: battle::Phase::End } => {
                side.turns += 1;
                let joined = self.targets.iter().filter(|one| 1 < self.targets.iter().filter(|it| it == one).count());
                side.joined += u32::try_from(joined.count()).unwrap_or(0);
                side.exposed += u32::from(is_exposed(before, active));
                let camp = before.setup().camp(active);
                let units = before.units_of(active).filter(|unit| before.cell(*unit).is_some()).count();
                let room = u32::from(camp.activations) * u32::from(camp.units_per_activation);
                let callable = room.min(u32::try_from(units).unwrap_or(0));
                side.callable += callable;
                side.called += self.called.min(callable);
            }
            _ => {}
        }
    }
}

/// Is the general of a camp alone where an enemy can charge him?
fn is_exposed(view: View<'_>, camp: Camp) -> bool {
    let Some(general) = view.general(camp) else { return false };
    let Some(at) = view.officer_cell(general).filter(|_| view.is_alone(general)) else { return false };
    let charges = |unit: UnitId, from: Cell| {
        view.troop(unit).arm != Arm::Artillery
            && view.distance(from, at) <= u32::from(view.troop(unit).allowance.with_combat) + 1
    };
    view.units_of(camp.opposite()).any(|unit| view.cell(unit).is_some_and(|from| charges(unit, from)))
}

/// Is a unit called by this?
const fn calls(command: &Command) -> bool {
    matches!(command, Command::Select { .. })
}

/// Could an officer be activated here who has a unit to call?
fn has_somebody_to_call(battle: &Battle) -> bool {
    battle.legal().into_iter().filter(|command| matches!(command, Command::Activate { .. })).any(|officer| {
        let mut next = battle.clone();
        next.obey(officer, &mut ());
        matches!(next.pending(), Pending::Decision(_, Question::Selection)) && next.legal().iter().any(calls)
    })
}

struct Seat {
    name: String,
    character: Character,
    nodes: u64,
    weights: Weights,
}

fn seat_of(text: &str) -> Result<Seat, Box<dyn Error>> {
    let (name, nodes) = text.split_once('@').map_or((text, None), |(name, nodes)| (name, Some(nodes)));
    let character: Character = name.parse()?;
    let nodes = nodes.map_or(Ok(character.level.nodes()), str::parse)?;
    Ok(Seat { name: text.to_owned(), character, nodes, weights: Weights::standard() })
}

/// Plays one game; the counts of the first and the second player, and the first one's score in halves.
fn play(battle: &Battle, seats: &[Seat; 2], game: Fixture, seed: u64) -> ([Counts; 2], u32) {
    let (mut battle, mut counter, mut luck) = (battle.clone(), Counter::default(), game.luck(seed));
    let mut players = seats.each_ref().map(|seat| seat.character.player_with(luck.number(), &seat.weights));
    let mut spent = [Duration::ZERO; 2];
    let mut longest = [Duration::ZERO; 2];
    let mut turn = [(0, Duration::ZERO); 2];
    let outcome = loop {
        match battle.pending() {
            Pending::Over(outcome) => break outcome,
            Pending::Chance(chance) => {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut counter).expect("the dice asked for");
            }
            Pending::Decision(camp, question) => {
                let who = usize::from(camp != game.first_is);
                let could_call = question == Question::Selection && battle.legal().iter().any(calls);
                let could_be_heard = question == Question::Command && has_somebody_to_call(&battle);
                let begun = processor();
                let command = players[who].decide(&battle, &Budget::nodes(seats[who].nodes));
                let taken = processor().saturating_sub(begun);
                let now = 2 * u16::from(battle.view().turn()) + u16::from(battle.view().active() == camp);
                turn[who] = if turn[who].0 == now { (now, turn[who].1 + taken) } else { (now, taken) };
                longest[who] = longest[who].max(turn[who].1);
                spent[who] += taken;
                counter.sides[seat(camp)].unheard += u32::from(could_be_heard && command == Command::EndCommand);
                if question == Question::Selection && !calls(&command) {
                    counter.sides[seat(camp)].ended += 1;
                    counter.sides[seat(camp)].left += u32::from(could_call && command == Command::EndSelection);
                }
                battle.command(command, &mut counter).expect("a legal command");
            }
        }
    };
    if let Some(winner) = outcome.winner.filter(|_| outcome.by == WonBy::Objectives) {
        counter.sides[seat(winner)].by_ground += 1;
    }
    let halves = outcome.winner.map_or(1, |winner| 2 * u32::from(winner == game.first_is));
    let [north, south] = counter.sides;
    let mut counts = if game.first_is == Camp::North { [north, south] } else { [south, north] };
    for (who, counts) in counts.iter_mut().enumerate() {
        (counts.spent, counts.longest) = (spent[who], longest[who]);
    }
    (counts, halves)
}

fn add(sum: &mut Counts, one: &Counts) {
    sum.turns += one.turns;
    sum.attacks += one.attacks;
    sum.joined += one.joined;
    sum.melees += one.melees;
    sum.thin += one.thin;
    sum.called += one.called;
    sum.callable += one.callable;
    sum.ended += one.ended;
    sum.left += one.left;
    sum.unheard += one.unheard;
    sum.exposed += one.exposed;
    sum.lost += one.lost;
    sum.cornered += one.cornered;
    sum.elements_cornered += one.elements_cornered;
    sum.by_ground += one.by_ground;
    sum.spent += one.spent;
    sum.longest = sum.longest.max(one.longest);
}

fn percent(part: u32, of: u32) -> f64 {
    f64::from(part) * 100.0 / f64::from(of.max(1))
}

/// The processor time this thread has had: where the machine tells it (Linux), others at work do not count.
fn processor() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

/// Where a score lies with 95 % certainty, in percent (Wilson).
fn interval(halves: u32, of: u32) -> [f64; 2] {
    let (games, share, z) = (f64::from(of.max(1)) / 2.0, percent(halves, of) / 100.0, 1.96);
    let middle = share + z * z / (2.0 * games);
    let width = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    [middle - width, middle + width].map(|end| 100.0 * end / (1.0 + z * z / games))
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize| words.get(place).ok_or("FIRST SECOND GAMES SEED [WEIGHTS]");
    let mut seats = [seat_of(word(0)?)?, seat_of(word(1)?)?];
    let (games, seed): (usize, u64) = (word(2)?.parse()?, word(3)?.parse()?);
    if let Some(file) = words.get(4) {
        seats[0].weights = Weights::read(&std::fs::read_to_string(file)?)?;
    }
    let mut field = Vec::new();
    for listed in scenario::catalogue() {
        let scenario = listed.read()?;
        if scenario.file().kind == scenario::ScenarioKind::Battle {
            let mut battle = Battle::new(scenario.setup())?;
            battle.survey_sight();
            battle.begin(&mut ());
            field.push((listed.id, battle));
        }
    }
    let mut sums = [Counts::default(), Counts::default()];
    let mut halves = 0;
    let mut by_battle = vec![(0, 0); field.len()];
    for pair in 0..games.div_ceil(2) {
        for game in Fixture::pair(pair, field.len()) {
            let (counts, score) = play(&field[game.field].1, &seats, game, seed);
            halves += score;
            by_battle[game.field].0 += score;
            by_battle[game.field].1 += 2;
            for (sum, one) in sums.iter_mut().zip(&counts) {
                add(sum, one);
            }
        }
        if (pair + 1) % 4 == 0 {
            let played = u32::try_from(2 * pair + 2)?;
            eprintln!("{played} games: {:.1} %", percent(halves, 2 * played));
        }
    }
    let played = u32::try_from(2 * games.div_ceil(2))?;
    let [low, high] = interval(halves, 2 * played);
    println!(
        "{} against {}: {:.1} % ({low:.1}–{high:.1}) of {played} games",
        seats[0].name,
        seats[1].name,
        percent(halves, 2 * played)
    );
    for ((id, _), (score, of)) in field.iter().zip(by_battle) {
        print!("{id} {score}/{of}  ");
    }
    println!();
    for (seat, sum) in seats.iter().zip(&sums) {
        report(&seat.name, sum);
    }
    Ok(())
}

fn report(name: &str, sum: &Counts) {
    println!("{name}");
    println!("  attacks joined by a second     {:5.1} % of {}", percent(sum.joined, sum.attacks), sum.attacks);
    println!("  melees with two dice or fewer  {:5.1} % of {}", percent(sum.thin, sum.melees), sum.melees);
    println!("  calls left                     {:5.1} %", 100.0 - percent(sum.called, sum.callable));
    println!("  ended with somebody to call    {:5.1} % of {} activations", percent(sum.left, sum.ended), sum.ended);
    println!("  turns with an officer unheard  {:5.1} % of {} turns", percent(sum.unheard, sum.turns), sum.turns);
    println!("  general alone within a charge  {:5.1} % of {} turns", percent(sum.exposed, sum.turns), sum.turns);
    println!("  units lost for want of room    {:5.1} % of {}", percent(sum.cornered, sum.lost), sum.lost);
    println!("  elements lost for want of room {:5}", sum.elements_cornered);
    println!("  battles won by ground held     {:5}", sum.by_ground);
    let mean = sum.spent.as_secs_f64() * 1000.0 / f64::from(sum.turns.max(1));
    println!("  milliseconds a turn            {mean:7.1}, the longest {:.0}", sum.longest.as_secs_f64() * 1000.0);
}
