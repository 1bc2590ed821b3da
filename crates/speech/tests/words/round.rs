//! What is written reads back as what was said, in both languages.

use crate::fields::{Luck, answer, give};
use crate::names::People;
use crate::{LANGUAGES, battle, read};
use battle::{Battle, Combatant, Command, CommandKind, Part, Pending};
use speech::{Answer, Phrase, folded, read_dice, written, written_dice};
use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

/// Battles per book: a few on every run, many by `make soak`.
fn battles() -> u64 {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 2_000 } else { 60 }
}

/// Every legal command comes back, accents or not.
fn legal_commands_come_back(battle: &Battle, people: &People, seen: &mut BTreeSet<(CommandKind, bool)>) {
    let view = battle.view();
    let mut commands = battle.legal();
    // The same moves told hex by hex.
    for command in commands.clone() {
        if let (Command::Move { unit, pace, .. }, Some(way)) = (command, view.way_of(command)) {
            let told = Command::MoveBy { unit, way, pace };
            assert_eq!(battle.check(told), Ok(()), "{command:?} by {way:?}");
            commands.push(told);
        }
    }
    for command in commands {
        seen.insert(kind(command));
        for language in LANGUAGES {
            let text = written(command, Some(&view), people, language);
            assert_eq!(read(&text, &view, people, language), Ok(command), "{text}");
            let typed = folded(&text);
            assert_eq!(read(&typed, &view, people, language), Ok(command), "{typed}");
        }
    }
}

/// What a command is, and whether it is about an elephant.
fn kind(command: Command) -> (CommandKind, bool) {
    let is_elephant = |part: &Part| matches!(part, Part::Target(Some(Combatant::Elephant(_))));
    (command.kind(), command.parts().iter().any(|(_, part)| is_elephant(part)))
}

#[test]
fn every_command_met_in_random_play_reads_back_in_both_languages() {
    let (mut seen, mut rolls) = (BTreeSet::new(), 0);
    for book in 0..books::ALL.len() {
        for seed in 0..battles() {
            let (mut luck, mut list) = (Luck::new(seed ^ 0x5_7043), Vec::new());
            let mut battle = battle(book, seed);
            let people = People::of(&battle);
            while let Some(next) = answer(&battle, &mut luck, &mut list) {
                // All that is legal now and then, what is said always.
                if matches!(battle.pending(), Pending::Decision(..)) && luck.one_in(12) {
                    legal_commands_come_back(&battle, &people, &mut seen);
                }
                match next {
                    Answer::Command(command) => {
                        seen.insert(kind(command));
                        for language in LANGUAGES {
                            let view = battle.view();
                            let text = written(command, Some(&view), &people, language);
                            assert_eq!(read(&text, &view, &people, language), Ok(command), "{text}");
                        }
                    }
                    Answer::Roll(roll) => {
                        rolls += 1;
                        for language in LANGUAGES {
                            let text = written_dice(roll, language);
                            let die = battle.setup().book.die;
                            assert_eq!(read_dice(&mut Phrase::of(&text, language), &die), Ok(roll), "{text}");
                        }
                    }
                }
                give(&mut battle, next, &mut ());
            }
        }
    }
    assert!(900 < rolls, "{rolls} rolls");
    // An elephant with no way open and two units in it is too rare for chance, and so are two loose at once.
    let rare = [CommandKind::ElephantAttacks, CommandKind::ElephantRuns];
    let common = CommandKind::ALL.iter().filter(|kind| !rare.contains(kind));
    let missing: Vec<_> = common.map(|kind| (*kind, false)).chain([(CommandKind::Attack, true)]).collect();
    let missing: Vec<_> = missing.into_iter().filter(|kind| !seen.contains(kind)).collect();
    assert_eq!(missing, [], "never met, so never tried; met: {seen:?}");
}

#[test]
fn no_two_commands_legal_together_are_written_alike() {
    for book in 0..books::ALL.len() {
        for seed in 0..20 {
            let (mut luck, mut list) = (Luck::new(seed), Vec::new());
            let mut battle = battle(book, seed);
            let people = People::of(&battle);
            for _ in 0..60 {
                let Some(next) = answer(&battle, &mut luck, &mut list) else { break };
                let view = battle.view();
                for language in LANGUAGES {
                    let legal = battle.legal();
                    let texts: BTreeSet<String> =
                        legal.iter().map(|command| written(*command, Some(&view), &people, language)).collect();
                    assert_eq!(texts.len(), legal.len(), "{texts:?}");
                }
                give(&mut battle, next, &mut ());
            }
        }
    }
}

#[test]
fn an_elephant_with_two_units_in_its_way_names_the_one_it_fights() {
    let battle = battle(3, 1);
    let (people, view) = (People::of(&battle), battle.view());
    for unit in view.unit_ids() {
        let command = Command::ElephantAttacks { target: Combatant::Unit(unit) };
        for language in LANGUAGES {
            let text = written(command, Some(&view), &people, language);
            assert_eq!(read(&text, &view, &people, language), Ok(command), "{text}");
        }
    }
}

#[test]
fn a_retreat_may_be_said_hex_by_hex_in_one_breath() {
    let battle = battle(0, 1);
    let people = People::of(&battle);
    let said = speech::Speech::read(&mut Phrase::of("repli c4, c5", rulebook::Language::Fr), &people);
    let kinds: Vec<Discriminant<speech::Speech>> = said.expect("two hexes").iter().map(discriminant).collect();
    assert_eq!(kinds.len(), 2);
}
