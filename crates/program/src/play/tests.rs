//! What is typed, and what is meant by it.

use super::names::{Names, Spelling};
use super::saying::{self, Said, verbs_of};
use super::vocabulary::Word;
use battle::{Battle, Command, Pending, Question};
use rulebook::Language;
use scenario::catalogue;
use speech::{Phrase, QUESTIONS, Speech};
use wire::Field;

fn field() -> Field {
    let listed = catalogue().iter().find(|listed| listed.id == "training-frederic").unwrap();
    let scenario = listed.read().unwrap();
    Field::of(&scenario, scenario.setup().book)
}

fn begun(field: &Field) -> Battle {
    let mut battle = Battle::new(field.setup().clone()).unwrap();
    battle.begin(&mut ());
    battle
}

fn said(line: &str, field: &Field, battle: &Battle) -> Said {
    saying::read(line, &Names { field, battle, spelling: Spelling::Id }, Language::Fr)
}

fn command(line: &str, field: &Field, battle: &Battle) -> Option<Command> {
    match said(line, field, battle) {
        Said::Commands(speeches) => match speeches.as_slice() {
            [Speech::Plain(command)] => Some(*command),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn every_question_answers_to_words_the_grammar_knows() {
    for question in QUESTIONS {
        for (words, language) in
            verbs_of(question).into_iter().flat_map(|words| [(words.fr, Language::Fr), (words.en, Language::En)])
        {
            let mut phrase = Phrase::of(words, language);
            let fault = Speech::read(&mut phrase, &field()).unwrap_err();
            // The verb is known: what is missing is what follows it.
            assert!(fault.to_string().contains("s’arrête") || fault.to_string().contains("ends"), "{words}: {fault}");
        }
    }
}

#[test]
fn the_same_activation_long_and_short() {
    let field = field();
    let battle = begun(&field);
    let meant = command("activer hans-joachim-von-zieten", &field, &battle);
    assert!(matches!(meant, Some(Command::Activate { .. })));
    for line in ["act zieten", "zieten", "ZIETEN", "C6", "  activer   Zieten ", "a hans-joachim-von-zieten"] {
        assert_eq!(command(line, &field, &battle), meant, "{line}");
    }
}

#[test]
fn a_short_word_of_the_table_gives_way_to_a_command_that_is_legal() {
    let field = field();
    let mut battle = begun(&field);
    assert_eq!(said("c", &field, &battle), Said::Word(Word::Map, String::new()));
    let activate = command("zieten", &field, &battle).unwrap();
    battle.command(activate, &mut ()).unwrap();
    assert!(matches!(battle.pending(), Pending::Decision(_, Question::Selection)));
    assert!(matches!(command("c E5", &field, &battle), Some(Command::Select { .. })));
    assert_eq!(said("f", &field, &battle), Said::Word(Word::End, String::new()));
    assert_eq!(said("fin", &field, &battle), Said::Word(Word::End, String::new()));
    assert_eq!(command("fin sélection", &field, &battle), Some(Command::EndSelection));
}

#[test]
fn several_units_are_chosen_at_once_or_none() {
    let field = field();
    let mut battle = begun(&field);
    battle.command(command("zieten", &field, &battle).unwrap(), &mut ()).unwrap();
    for line in ["E5 D6", "choisir E5, D6", "c bornstedt-regiment canons-de-campagne"] {
        assert!(matches!(said(line, &field, &battle), Said::Commands(both) if both.len() == 2), "{line}");
    }
    assert!(matches!(said("E5 G7", &field, &battle), Said::Unclear(_)));
}

#[test]
fn a_word_nobody_knows_is_answered_with_those_that_can_be_said() {
    let field = field();
    let battle = begun(&field);
    let Said::Unclear(answer) = said("zzz", &field, &battle) else { panic!("it means nothing") };
    assert!(answer.contains("activer, fin"), "{answer}");
    let Said::Unclear(answer) = said("atciver", &field, &battle) else { panic!("it means nothing") };
    assert!(answer.contains("activer"), "{answer}");
}
