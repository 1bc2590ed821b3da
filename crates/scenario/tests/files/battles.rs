//! Every battle that comes with the program can be fought to its end, by anybody, however badly.

use battle::{Actor, Battle, Command, Event, Pending, Roll};
use opponent::Luck;
use scenario::{Listed, Scenario, catalogue};
use std::collections::BTreeSet;

/// Games of each battle: a few on every run, many by `make soak`.
fn games() -> u64 {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 200 } else { 20 }
}

/// Answers after which a battle is taken to hang.
const ENDLESS: usize = 60_000;

#[derive(Clone, Copy)]
enum Answer {
    Command(Command),
    Roll(Roll),
}

/// One more answer by chance, picked in two steps: who, then what; none when it is over.
fn answer(battle: &Battle, luck: &mut Luck) -> Option<Answer> {
    match battle.pending() {
        Pending::Over(_) => None,
        Pending::Chance(chance) => Some(Answer::Roll(luck.roll(&battle.setup().book.die, chance.dice))),
        Pending::Decision(..) => {
            let view = battle.view();
            let mut actors = Vec::new();
            view.each_actor(|actor| actors.push(actor));
            let actor = actors[luck.below(actors.len())];
            let mut list = Vec::new();
            view.each_legal_of(actor, |command| list.push(command));
            if list.is_empty() {
                view.each_legal_of(Actor::Player, |command| list.push(command));
            }
            assert!(!list.is_empty(), "a decision has a legal command");
            Some(Answer::Command(list[luck.below(list.len())]))
        }
    }
}

fn give(battle: &mut Battle, answer: Answer, events: &mut Vec<Event>) {
    match answer {
        Answer::Command(command) => {
            battle.command(command, events).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        }
        Answer::Roll(roll) => battle.roll(roll, events).expect("these dice were asked for"),
    }
}

fn is_sound(battle: &Battle) {
    let view = battle.view();
    let mut taken = BTreeSet::new();
    for unit in view.unit_ids() {
        if let Some(cell) = view.cell(unit) {
            assert!(taken.insert(cell), "two units in one hex");
            assert!(0 < view.elements(unit), "a unit without elements stands on the table");
        }
    }
}

/// The list and the predicate say the same of everything on the list, and of commands that were legal once.
fn list_agrees_with_predicate(battle: &Battle, heard: &[Command], luck: &mut Luck) {
    let list: BTreeSet<Command> = battle.legal().into_iter().collect();
    for command in &list {
        assert_eq!(battle.check(*command), Ok(()), "{command:?} is listed and refused");
    }
    for _ in 0..20 {
        let Some(command) = heard.get(luck.below(heard.len())) else { return };
        let verdict = battle.check(*command);
        assert_eq!(verdict.is_ok(), list.contains(command), "{command:?} is {verdict:?} at {:?}", battle.pending());
    }
}

/// Fights one game to its end and again from its answers; gives back how many there were.
fn fight(scenario: &Scenario, game: u64) -> usize {
    let mut luck = Luck::new(game);
    let mut battle = Battle::new(scenario.setup()).expect("a scenario is sound");
    let (mut events, mut answers, mut heard) = (Vec::new(), Vec::new(), Vec::new());
    battle.begin(&mut events);
    while let Some(next) = answer(&battle, &mut luck) {
        assert!(answers.len() < ENDLESS, "the battle does not end");
        if let Answer::Command(command) = next {
            if luck.below(60) == 0 {
                list_agrees_with_predicate(&battle, &heard, &mut luck);
            }
            heard.push(command);
        }
        answers.push(next);
        give(&mut battle, next, &mut events);
        is_sound(&battle);
    }
    let mut again = Battle::new(scenario.setup()).expect("a scenario is sound");
    let mut told = Vec::new();
    again.begin(&mut told);
    for answer in &answers {
        give(&mut again, *answer, &mut told);
    }
    assert_eq!(again.fingerprint(), battle.fingerprint(), "the replay ends elsewhere");
    assert_eq!(told, events, "the replay tells another story");
    answers.len()
}

fn fights(of_this_half: impl Fn(usize) -> bool) {
    let half = catalogue().iter().enumerate().filter(|(number, _)| of_this_half(*number));
    for listed in half.map(|(_, listed): (_, &Listed)| listed) {
        let scenario = listed.read().unwrap_or_else(|problems| panic!("{problems}"));
        let answers: usize = (0..games())
            .map(|game| {
                println!("{}, game {game}", listed.id);
                fight(&scenario, game)
            })
            .sum();
        println!("{}: {} games, {answers} answers", listed.id, games());
    }
}

// Two halves, so that two processors have each their own.

#[test]
fn battles_of_even_number_are_fought_to_an_end() {
    fights(|number| number % 2 == 0);
}

#[test]
fn battles_of_odd_number_are_fought_to_an_end() {
    fights(|number| number % 2 == 1);
}
