//! Trial games: the same everywhere, and their sums exact in whatever order.

use balance::{Contest, TrialBattle, TrialError, merged};
use proptest::prelude::*;
use std::cell::Cell;
use std::sync::LazyLock;
use wire::LevelWire;
use wire::fairness::TrialFigures;

fn battle(id: &str) -> TrialBattle {
    let listed = scenario::listed(id).expect("a battle of the catalogue");
    TrialBattle::read(&listed.read().expect("it is sound").written()).expect("what is written can be read")
}

fn recruits() -> Contest {
    Contest::even(balance::player(LevelWire::Recruit))
}

const SEED: u64 = 7;
const GAMES: u32 = 14;

static TRAINING: LazyLock<TrialBattle> = LazyLock::new(|| battle("training-jomini"));
/// Each game by itself, and all of them in one go.
static PLAYED: LazyLock<(Vec<TrialFigures>, TrialFigures)> = LazyLock::new(|| {
    let one = |number| TRAINING.one(recruits(), SEED, number).expect("it is played to its end");
    let all = TRAINING.figures(recruits(), SEED, 0..GAMES).expect("they are played to their end");
    ((0..GAMES).map(one).collect(), all)
});

proptest! {
    /// Games in any order, put together in any tree: the same sums.
    #[test]
    fn sums_are_the_same_whatever_the_split(
        order in Just((0..GAMES as usize).collect::<Vec<_>>()).prop_shuffle(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), GAMES as usize),
        turned in prop::collection::vec(any::<bool>(), GAMES as usize),
    ) {
        let (games, all) = &*PLAYED;
        let mut heaps: Vec<TrialFigures> = order.into_iter().map(|number| games[number].clone()).collect();
        for (pick, turned) in picks.iter().zip(turned) {
            if heaps.len() < 2 {
                break;
            }
            let one = heaps.swap_remove(pick.index(heaps.len()));
            let other = heaps.swap_remove(pick.index(heaps.len()));
            let sums = if turned { merged(&one, &other) } else { merged(&other, &one) };
            heaps.push(sums.expect("each game is there once"));
        }
        prop_assert_eq!(heaps.as_slice(), std::slice::from_ref(all));
    }
}

#[test]
fn a_game_that_is_in_both_sums_is_named() {
    let (games, all) = &*PLAYED;
    assert_eq!(merged(all, &games[3]).unwrap_err().to_string(), "games 3 to 3 are in both");
    assert!(merged(all, &battle("training-panache").no_games()).unwrap_err().to_string().contains("same battle"));
}

#[test]
fn figures_add_up() {
    let (_, all) = &*PLAYED;
    assert_eq!(all.games(), GAMES);
    let turns: u32 = all.turns.iter().map(|turn| turn.won.games()).sum();
    let endings: u32 = all.endings.iter().map(|ending| ending.won.games()).sum();
    assert_eq!((turns, endings), (GAMES, GAMES));
    assert!(all.contact.iter().map(|contact| contact.games).sum::<u32>() <= GAMES);
    assert!(all.leads.games <= GAMES && all.leads.games <= all.leads.changes);
    let destroyed: u32 = all.units.iter().map(|unit| unit.lost).sum();
    assert_eq!(
        destroyed,
        all.lost.north.units + all.lost.south.units,
        "no unit of this battle left the table or is a detachment"
    );
    assert!(all.units.iter().all(|unit| unit.unused() + unit.lost <= GAMES));
    let village = &all.objectives[0];
    assert_eq!((village.hex.as_str(), all.objectives.len()), ("D2", 1));
    assert!(village.kept <= village.taken && village.taken <= GAMES);
    let by_objective = all.endings.iter().find(|ending| ending.by == wire::EndingWire::Objectives);
    assert!(by_objective.map_or(0, |ending| ending.won.south) <= village.kept, "who wins by it holds it");
}

#[test]
fn a_reinforcement_that_never_comes_is_late_and_a_unit_nobody_calls_is_far() {
    // Recruits who win in a few turns: what arrives on the thirtieth is late.
    let mut file = battle("training-jomini").scenario().file().clone();
    let unit = file.south.units.last_mut().expect("it has units");
    let (id, at) = (unit.id.clone(), "A7".parse().expect("a hex"));
    let arrival = scenario::ArrivalEntry { turn: 30, at: vec![at] };
    (unit.hex, unit.arrives) = (None, Some(arrival.clone()));
    let officer = file.south.officers.last_mut().expect("it has officers");
    (officer.hex, officer.arrives) = (None, Some(arrival));
    let battle = TrialBattle::read(&file.written()).expect("it is sound");
    let figures = battle.figures(recruits(), SEED, 0..6).expect("they are played to their end");
    let counts = figures.units.iter().find(|unit| unit.unit == id).expect("it is counted");
    let before = figures.turns.iter().filter(|turn| turn.turn < 30).map(|turn| turn.won.games()).sum::<u32>();
    assert!(0 < before, "some game ends before");
    assert_eq!(counts.late, before);
    assert_eq!(counts.unused(), counts.late + counts.waited);
}

#[test]
fn a_seed_and_a_number_make_one_game_and_other_seeds_make_others() {
    let one = |seed| TRAINING.one(recruits(), seed, 5).expect("it is played to its end");
    assert_eq!(one(1), one(1));
    assert_ne!(one(1).fingerprint, one(2).fingerprint);
}

#[test]
fn the_same_player_on_both_sides_gains_nothing_by_swapping_sides() {
    let contest = recruits();
    let swapped = Contest { north: contest.south, south: contest.north };
    assert_eq!(TRAINING.one(contest, SEED, 0), TRAINING.one(swapped, SEED, 0));
}

#[test]
fn whoever_says_stop_in_the_middle_of_a_thought_is_heard() {
    // A game has some hundred decisions: whoever is asked so often is asked while somebody thinks.
    let asked = Cell::new(0_u32);
    let once = || asked.replace(asked.get() + 1) == 2_000;
    let marshals = Contest::even(balance::player(LevelWire::Marshal));
    assert_eq!(TRAINING.one_unless(marshals, SEED, 0, &once).unwrap_err(), TrialError::GivenUp);
}
