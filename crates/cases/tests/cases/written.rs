//! Battles written down as cases, and played again.

use crate::fields::{Luck, answer, give, setup};
use battle::{Arrival, Battle, Camp, Cell, Combatant, Command, Land, Setup, WaterCrossing};
use cases::{Answer, written};
use rulebook::{Rulebook, Terrain};
use std::collections::BTreeSet;

/// Set-ups per book: a few on every run, many by `make soak`.
fn battles() -> u64 {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 2_000 } else { 80 }
}

/// Plays a battle by chance, up to so many answers.
fn play(setup: Setup, seed: u64, most: usize) -> (Vec<Answer>, Battle) {
    let mut luck = Luck::new(seed ^ 0x0077_7269_7465);
    let mut battle = Battle::new(setup).expect("the field is sound");
    battle.begin(&mut ());
    let (mut answers, mut list) = (Vec::new(), Vec::new());
    while answers.len() < most
        && let Some(next) = answer(&battle, &mut luck, &mut list)
    {
        give(&mut battle, next, &mut ());
        answers.push(next);
    }
    (answers, battle)
}

/// Everything that is set up, but what players call it.
fn nameless(setup: &Setup) -> String {
    let mut setup = setup.clone();
    setup.units.iter_mut().for_each(|unit| unit.name.clear());
    setup.officers.iter_mut().for_each(|officer| officer.name.clear());
    let Setup { book, board, units, officers, camps, first, last_turn, at_last_turn } = setup;
    format!("{:?} {board:?} {units:?} {officers:?} {camps:?} {first:?} {last_turn} {at_last_turn:?}", book.house)
}

/// Writes a battle down, reads it, plays it: it must end where the battle ended.
#[track_caller]
fn comes_back(setup: &Setup, answers: &[Answer], battle: &Battle) -> String {
    let text = written("again/{book} A battle written down", setup, answers.iter().copied());
    let cases = cases::parse("again.case", &text).unwrap_or_else(|problems| panic!("{problems}\n{text}"));
    let case = cases.first().expect("a case was written");
    assert!(case.setups().map(nameless).eq([nameless(setup)]), "something else is set up\n{text}");
    for run in case.runs() {
        assert_eq!(run.failures, [], "{text}");
        assert_eq!(run.fingerprint, Some(battle.fingerprint()), "it ends elsewhere\n{text}");
    }
    text
}

/// Some kinds of answers that are easy to get wrong.
fn rare(answers: &[Answer]) -> impl Iterator<Item = &'static str> {
    answers.iter().filter_map(|answer| match answer {
        Answer::Command(Command::Attack { target: Combatant::Elephant(_), .. }) => Some("an attack on an elephant"),
        Answer::Command(Command::Move { past: Some(_), .. }) => Some("a move past an officer"),
        Answer::Command(Command::ReplaceGeneral { .. }) => Some("a new general"),
        Answer::Command(Command::Flee { .. }) => Some("a flight"),
        Answer::Command(Command::PursueTo { .. }) => Some("a pursuit"),
        Answer::Command(Command::Leave { .. }) => Some("a unit that leaves"),
        Answer::Command(Command::Manoeuvre { amount: 2.., .. }) => Some("an order paid by the piece"),
        _ => None,
    })
}

fn every_battle_comes_back(book: &Rulebook) -> BTreeSet<&'static str> {
    let mut seen = BTreeSet::new();
    for seed in 0..battles() {
        let field = setup(book, seed);
        let (answers, battle) = play(field.clone(), seed, 30 + Luck::new(seed).below(171));
        comes_back(&field, &answers, &battle);
        // What the book filled in may be written as well as what the scenario left to it.
        comes_back(battle.setup(), &answers, &battle);
        seen.extend(rare(&answers));
    }
    seen
}

#[test]
fn every_battle_comes_back_in_every_book() {
    let seen: BTreeSet<&str> = books::ALL.iter().flat_map(every_battle_comes_back).collect();
    assert!(5 <= seen.len(), "of what is easy to get wrong, only this happened: {seen:?}");
}

#[test]
fn a_whole_battle_comes_back_in_every_book() {
    for book in &books::ALL {
        let field = setup(book, 5);
        let (answers, battle) = play(field.clone(), 5, usize::MAX);
        comes_back(&field, &answers, &battle);
    }
}

#[test]
fn a_battle_that_has_not_begun_is_written_too() {
    let field = setup(&books::ALL[0], 3);
    let (answers, battle) = play(field.clone(), 3, 0);
    let text = comes_back(&field, &answers, &battle);
    assert!(text.ends_with("\nplay\nbreak off\n"), "{text}");
}

/// A set-up with what chance never gives it.
fn unusual(book: &Rulebook) -> Setup {
    let mut field = setup(book, 11);
    let cells: Vec<Cell> = field.board.grid().cells().collect();
    field.first = Camp::North;
    field.last_turn = 2;
    field.at_last_turn = Some(Camp::South);
    field.camps[0].activations = 2;
    field.camps[0].units_per_activation = 3;
    field.camps[1].units_per_activation = 2;
    field.camps[0].units_to_eliminate = 30;
    field.camps[1].objectives = vec![cells[5], cells[8]];
    field.camps[1].objectives_needed = 2;
    field.camps[0].exits = vec![cells[0], cells[1]];
    field.camps[0].exits_needed = 9;
    let last = field.units.len() - 1;
    field.units[last].start = Err(Arrival { turn: u8::MAX, entries: Vec::new() });
    "O".clone_into(&mut field.officers[0].name);
    "a \"#1: one\"".clone_into(&mut field.officers[1].name);
    "5th \"of foot\" #1, turn 2: at".clone_into(&mut field.units[0].name);
    field
}

#[test]
fn whatever_a_scenario_says_comes_back() {
    for book in &books::ALL {
        let field = unusual(book);
        let (answers, battle) = play(field.clone(), 11, 120);
        let text = comes_back(&field, &answers, &battle);
        for wanted in [
            "north begins",
            "north plays, before the turn",
            "last turn 2 winner south",
            "activations north 2x3",
            "activations south 0x2",
            "victory north 30",
            "victory south by the book",
            "objective south F1",
            "needs 9",
            " never",
            "officer \"O of north\"",
            "officer \"a   1  one\"",
            "\"5th  of foot   1, turn 2: at\"",
        ] {
            assert!(text.contains(wanted), "{wanted}:\n{text}");
        }
    }
}

#[test]
fn every_ground_comes_back() {
    for book in &books::ALL {
        let mut field = setup(book, 2);
        let grid = field.board.grid();
        let waters = [Terrain::LargeRiver, Terrain::Stream, Terrain::River];
        let crossed =
            |index: usize, height| Land { ground: waters[index % 3], height, crossing: Some(WaterCrossing::Bridge) };
        let lands: Vec<Land> = grid
            .cells()
            .map(|cell| match cell.index() {
                index @ (30..36 | 40..43) => crossed(index, u8::from(index == 31)),
                36 => Land { ground: Terrain::River, height: 2, crossing: Some(WaterCrossing::Ford) },
                37 => Land { ground: Terrain::Snow, height: 3, crossing: None },
                _ => field.board.land(cell),
            })
            .collect();
        field.board = battle::Board::new(grid, lands, &[], &[]).expect("the field is sound");
        let text = written("ground/{book} Grounds", &field, []);
        let cases = cases::parse("ground.case", &text).unwrap_or_else(|problems| panic!("{problems}\n{text}"));
        assert!(cases[0].setups().map(nameless).eq([nameless(&field)]), "{text}");
    }
}
