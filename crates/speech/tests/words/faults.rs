//! What is not understood: what is wrong, what was expected, what was probably meant.

use crate::fields::Luck;
use crate::names::People;
use crate::{LANGUAGES, battle, read};
use rulebook::Language;
use speech::{Phrase, Speech, openings, read_dice};

#[track_caller]
fn said(text: &str, language: Language) -> String {
    let battle = battle(0, 1);
    let people = People::of(&battle);
    read(text, &battle.view(), &people, language).expect_err("it is not understood").to_string()
}

#[test]
fn a_slip_is_named_with_the_word_probably_meant() {
    assert!(said("atack unit-12 unit-13", Language::En).ends_with("did you mean `attack`?"));
    assert!(said("ataquer unit-12 unit-13", Language::Fr).ends_with("vouliez-vous dire «\u{a0}attaquer\u{a0}»\u{a0}?"));
    assert!(said("select unit-112", Language::En).ends_with("did you mean `unit-12`?"));
    assert!(said("ordre marche-forcee2 unit-12", Language::Fr).contains("marche-forcée"));
}

#[test]
fn half_a_verb_says_what_may_follow() {
    assert_eq!(
        said("end", Language::En),
        "the line ends after `end`\n  expected one of: selection, command, movement, combat"
    );
    assert_eq!(
        said("fin mouvment", Language::Fr),
        "«\u{a0}mouvment\u{a0}» ne peut pas suivre «\u{a0}fin\u{a0}»\n  attendu\u{a0}: l’un de\u{a0}: sélection, \
         commandement, mouvement, combat\n  vouliez-vous dire «\u{a0}mouvement\u{a0}»\u{a0}?"
    );
    assert_eq!(said("front", Language::En), "the line ends after `front`\n  expected `rank`");
}

#[test]
fn what_is_missing_or_too_much_is_said() {
    assert_eq!(said("", Language::Fr), "la ligne est vide\n  attendu\u{a0}: une commande");
    assert_eq!(
        said("attaquer unit-12", Language::Fr),
        "la ligne s’arrête après «\u{a0}attaquer unit-12\u{a0}»\n  attendu\u{a0}: une unité, ou «\u{a0}éléphant en\u{a0}»"
    );
    assert_eq!(said("end combat now", Language::En), "`now` follows `end combat`, which is complete");
    assert!(said("riposte peut-être", Language::Fr).contains("oui, non"));
    assert!(said("ignorer deux", Language::Fr).starts_with("«\u{a0}deux\u{a0}» n’est pas un nombre"));
}

#[test]
fn a_hex_off_the_map_and_an_elephant_that_is_not_there_are_said() {
    assert!(said("retreat AZ9", Language::En).starts_with("`AZ9` is off the map, which has"));
    assert!(said("repli AZ9", Language::Fr).starts_with("«\u{a0}AZ9\u{a0}» est hors de la carte"));
    assert!(said("repli là-bas", Language::Fr).ends_with("un hexagone, comme C7"));
    assert_eq!(said("attack unit-12 elephant at A1", Language::En), "there is no panicking elephant at A1");
    assert_eq!(
        said("poursuivre rester", Language::Fr),
        "personne ne poursuit maintenant, personne ne peut donc rester"
    );
}

#[test]
fn a_face_another_book_has_is_refused() {
    for (text, language) in [("ducat", Language::En), ("lettre", Language::Fr), ("", Language::Fr)] {
        let die = books::ALL[0].die;
        assert!(read_dice(&mut Phrase::of(text, language), &die).is_err(), "{text}");
    }
    let many = "flag x255 flag x255";
    assert!(read_dice(&mut Phrase::of(many, Language::En), &books::ALL[0].die).is_err());
}

#[test]
fn no_words_break_the_reader() {
    let battle = battle(3, 2);
    let people = People::of(&battle);
    let mut luck = Luck::new(11);
    let mut pieces: Vec<String> = LANGUAGES.into_iter().flat_map(openings).map(str::to_owned).collect();
    pieces.extend(
        ["unit-12", "C4", "order", "\"", "\"\"", "x9", "300", "-1", "é", "«", ",", "at", "en", "elephant"]
            .map(str::to_owned),
    );
    for _ in 0..20_000 {
        let words: Vec<&str> = (0..luck.below(6)).map(|_| pieces[luck.below(pieces.len())].as_str()).collect();
        let text = words.join(if luck.one_in(5) { "" } else { " " });
        for language in LANGUAGES {
            if let Err(fault) = Speech::read(&mut Phrase::of(&text, language), &people) {
                assert!(!fault.to_string().is_empty() && !fault.in_one_line().contains('\n'));
            }
            let _ = read_dice(&mut Phrase::of(&text, language), &books::ALL[3].die);
        }
    }
}
