//! The legal commands as a player looks at them: none missing, none invented, signs that come true.

use crate::fields::{Luck, answer};
use crate::{give, recorded};
use battle::{Battle, Command, Event, Pending, Question};
use rulebook::Language;
use wire::live::{ActorView, Choices, Phrasing};
use wire::{CommandWire, Field};

/// Phrases nobody reads.
pub(crate) struct Mute;

impl Phrasing for Mute {
    fn phrase(&self, _: Command) -> String {
        String::new()
    }

    fn usual(&self) -> Option<Command> {
        None
    }

    fn effect(&self, _: rulebook::Order) -> String {
        String::new()
    }
}

fn commands_of(actor: &ActorView) -> Vec<CommandWire> {
    let moves = actor.moves.iter().map(|one| match (&actor.unit, &actor.officer) {
        (Some(unit), _) => {
            CommandWire::Move { unit: unit.clone(), to: one.to.clone(), pace: one.pace, past: one.past.clone() }
        }
        (None, Some(officer)) => CommandWire::MoveOfficer { officer: officer.clone(), to: one.to.clone() },
        (None, None) => panic!("somebody moves"),
    });
    let leaves = actor.leaves.iter().map(|by| match (&actor.unit, &actor.officer) {
        (Some(unit), _) => CommandWire::Leave { unit: unit.clone(), by: by.clone() },
        (None, Some(officer)) => CommandWire::LeaveOfficer { officer: officer.clone(), by: by.clone() },
        (None, None) => panic!("somebody leaves"),
    });
    let attacks = actor.attacks.iter().map(|one| CommandWire::Attack {
        unit: actor.unit.clone().expect("officers attack nobody"),
        target: one.target.clone(),
    });
    moves.chain(leaves).chain(attacks).collect()
}

fn check(battle: &Battle, field: &Field) {
    let choices = Choices::of(battle, field, &Mute);
    let said = choices.actors.iter().flat_map(commands_of).chain(choices.answers.iter().map(|one| one.command.clone()));
    let said: Vec<Command> =
        said.map(|one| one.command(&battle.view(), field, Language::En).expect("names of the battle")).collect();
    let legal = battle.legal();
    assert_eq!(said.len(), legal.len(), "{said:?}\n{legal:?}");
    assert!(legal.iter().all(|command| said.contains(command)));
}

#[test]
fn the_choices_are_the_legal_commands() {
    for book in 0..books::ALL.len() {
        for seed in 0..4 {
            let (field, mut recorder) = recorded(book, seed, 0);
            let (mut luck, mut list) = (Luck::new(seed), Vec::new());
            while let Some(next) = answer(recorder.battle(), &mut luck, &mut list) {
                if luck.one_in(8) {
                    check(recorder.battle(), &field);
                }
                give(&mut recorder, next);
            }
        }
    }
}

/// Ends what is left of the movement phase and looks at the attacks of a unit in the combat that follows.
fn attacks_after(battle: &Battle, command: Command) -> usize {
    let Command::Move { unit, .. } = command else { return 0 };
    let mut after = battle.clone();
    after.command(command, &mut ()).expect("it was on the list");
    for _ in 0..20 {
        let next = match after.pending() {
            Pending::Decision(_, Question::GoAlong) => Command::GoAlong { yes: true },
            Pending::Decision(_, Question::Movement) => Command::EndMovement,
            _ => break,
        };
        after.command(next, &mut ()).expect("a movement phase can be ended");
    }
    after.legal().iter().filter(|command| matches!(command, Command::Attack { unit: who, .. } if *who == unit)).count()
}

#[test]
fn a_move_that_is_said_to_forbid_fighting_leaves_no_attack() {
    let (mut barred, mut free) = (0, 0);
    for book in 0..books::ALL.len() {
        for seed in 0..6 {
            let (_, mut recorder) = recorded(book, seed, 0);
            let (mut luck, mut list) = (Luck::new(seed), Vec::new());
            while let Some(next) = answer(recorder.battle(), &mut luck, &mut list) {
                let battle = recorder.battle();
                let moving = matches!(battle.pending(), Pending::Decision(_, Question::Movement));
                for command in battle.legal().into_iter().filter(|_| moving && list.len() % 3 == 0) {
                    let Some(outlook) = battle.outlook(command) else { continue };
                    let attacks = attacks_after(battle, command);
                    if outlook.fights {
                        free += attacks;
                    } else {
                        barred += 1;
                        assert_eq!(attacks, 0, "{command:?}");
                    }
                }
                give(&mut recorder, next);
            }
        }
    }
    assert!(100 < barred && 50 < free, "{barred} barred, {free} attacks");
}

/// What is paid for a command at once; nothing if it is no order.
fn paid(battle: &Battle, command: Command) -> u8 {
    let (mut after, mut heard) = (battle.clone(), Vec::new());
    after.command(command, &mut heard).expect("it was on the list");
    let given = heard.iter().find_map(|event| match event {
        Event::OrderGiven { cost, .. } => Some(*cost),
        _ => None,
    });
    given.unwrap_or(0)
}

#[test]
fn the_price_shown_is_the_price_paid() {
    let mut kinds = std::collections::BTreeSet::new();
    for book in 0..books::ALL.len() {
        for seed in 0..12 {
            let (field, mut recorder) = recorded(book, seed, 0);
            let (mut luck, mut list) = (Luck::new(seed), Vec::new());
            while let Some(next) = answer(recorder.battle(), &mut luck, &mut list) {
                let battle = recorder.battle();
                for one in Choices::of(battle, &field, &Mute).answers.iter().filter(|one| one.price.is_some()) {
                    let command = one.command.command(&battle.view(), &field, Language::En).expect("its own names");
                    assert_eq!(one.price, Some(paid(battle, command)), "{command:?}");
                    let Pending::Decision(_, question) = battle.pending() else { continue };
                    kinds.insert((book, question));
                }
                give(&mut recorder, next);
            }
        }
    }
    assert!(4 <= kinds.len(), "orders of two books, in command, attack and defence: {kinds:?}");
}
