//! Exercises as they are drawn: the machine agrees with every right answer, and with no other.

mod solver;

use chronicle::ExerciseTask;
use exercises::{
    Difficulty, EXERCISES_A_DAY, Exercise, ExerciseKind, ExerciseReply, ExerciseWish, OptionReason, daily, exercised,
};
use rulebook::{Book, Clause, Language};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// Exercises of each kind in each book.
fn each() -> usize {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 300 } else { 6 }
}

fn wish(book: Book, kind: ExerciseKind) -> ExerciseWish {
    ExerciseWish { book, kind: Some(kind), clause: None, difficulty: None }
}

/// Hands on some exercises of every kind in every book.
fn each_exercise(mut seen: impl FnMut(&Exercise)) {
    for book in Book::ALL {
        for kind in ExerciseKind::iter() {
            for seed in 0..each() {
                let drawn = Exercise::draw(wish(book, kind), &format!("test {seed}"));
                seen(&drawn.unwrap_or_else(|_| panic!("{book} has no {kind} from seed {seed}")));
            }
        }
    }
}

#[test]
fn whoever_asks_the_machine_in_another_way_finds_the_same_answer() {
    each_exercise(|exercise| {
        let right: BTreeSet<String> = exercise.right_keys().into_iter().collect();
        let (book, question) = (exercise.battle.setup().book.book, exercise.question(Language::En));
        assert_eq!(solver::solve(exercise), right, "{book} {}: {question}", exercise.id());
    });
}

#[test]
fn the_right_answer_is_taken_and_no_other_is() {
    each_exercise(|exercise| {
        let right = exercise.right_keys();
        assert!(exercise.judge(&right).unwrap().is_right, "{}", exercise.id());
        for option in &exercise.options {
            let key = exercise.key(option.pick);
            let others: Vec<String> = right.iter().filter(|one| **one != key).cloned().collect();
            // One more, one less, or another alone.
            let mut more = others.clone();
            more.push(key.clone());
            let changed = if option.is_right { others } else { more };
            assert!(!exercise.judge(&changed).unwrap().is_right, "{} with {key}", exercise.id());
            let alone = exercise.judge(&[key]).unwrap();
            assert!(option.is_right || !alone.is_right, "{}", exercise.id());
        }
        assert!(exercise.judge(&["nowhere".to_owned()]).is_err());
    });
}

#[test]
fn whatever_tempts_is_wrong_and_says_why_with_its_clause() {
    each_exercise(|exercise| {
        let (prompt, book) = (exercise.prompt(), exercise.battle.setup().book.book);
        assert!(exercise.options.iter().any(|option| option.tempts), "{}: nothing tempts", exercise.id());
        assert!(!exercise.clauses.is_empty(), "{}: no clause decides", exercise.id());
        for clause in &exercise.clauses {
            assert!(clause.stands_in(book), "{}: {clause} is not in {book}", exercise.id());
        }
        for option in exercise.options.iter().filter(|option| option.tempts) {
            assert!(!option.is_right && option.clause.is_some(), "{}: {option:?}", exercise.id());
            for language in [Language::Fr, Language::En] {
                let told = option.reason(&prompt, &exercise.battle, language);
                let by_sight = matches!(option.reason, OptionReason::Seen(..));
                assert!(by_sight || told.is_some_and(|text| 3 < text.len()), "{}: {option:?}", exercise.id());
            }
        }
        for language in [Language::Fr, Language::En] {
            assert!(exercise.question(language).contains('?') || exercise.kind() == ExerciseKind::Retreat);
        }
    });
}

#[test]
fn the_same_seed_draws_the_same_exercise_and_its_name_brings_it_back() {
    for book in Book::ALL {
        for kind in ExerciseKind::iter() {
            let drawn = Exercise::draw(wish(book, kind), "a seed").unwrap();
            let twice = Exercise::draw(wish(book, kind), "a seed").unwrap();
            let again = Exercise::again(book, &drawn.id()).unwrap();
            for other in [&twice, &again] {
                assert_eq!(other.id(), drawn.id());
                assert_eq!(other.options, drawn.options);
                assert_eq!(other.clauses, drawn.clauses);
                assert_eq!(other.battle.fingerprint(), drawn.battle.fingerprint());
            }
            assert_eq!(drawn.kind(), kind);
        }
    }
}

#[test]
fn a_name_that_is_none_brings_nothing() {
    for id in
        ["", "dice", "dice.1.2.3", "dice.01.2.3", "dice.zz.20.0", "song.1.20.0", "dice.1.99999.0", "dice.1.20.9999"]
    {
        assert!(Exercise::again(Book::Jomini, id).is_err(), "{id}");
    }
}

#[test]
fn every_difficulty_is_found_in_every_book() {
    for book in Book::ALL {
        for difficulty in Difficulty::iter() {
            let wish = ExerciseWish { book, kind: None, clause: None, difficulty: Some(difficulty) };
            assert_eq!(Exercise::draw(wish, "hard or not").unwrap().difficulty, difficulty);
        }
    }
}

#[test]
fn an_exercise_is_drawn_by_the_clause_that_decides_it() {
    let wanted = [
        Clause::RetreatTowardEdge,
        Clause::RetreatThroughFriends,
        Clause::NoFireOverUnits,
        Clause::ChoiceOfTarget,
        Clause::CommandRange,
        Clause::OneArmPerActivation,
        Clause::RiposteRight,
    ];
    for book in Book::ALL {
        for clause in wanted {
            let wish = ExerciseWish { book, kind: None, clause: Some(clause), difficulty: None };
            let drawn = Exercise::draw(wish, "by clause").unwrap_or_else(|_| panic!("{book}: nothing about {clause}"));
            assert!(drawn.clauses.contains(&clause));
        }
    }
}

/// Every clause that is offered, or some of them where time is short.
#[test]
fn whoever_asks_for_a_clause_that_is_listed_gets_an_exercise() {
    let stride = if std::env::var_os("ETENDARD_SOAK").is_some() { 1 } else { 9 };
    for book in Book::ALL {
        let listed: Vec<Clause> = exercised(book).collect();
        assert!(20 < listed.len(), "{book} has {} clauses: run the example `clauses`", listed.len());
        for clause in listed.into_iter().step_by(stride) {
            assert!(clause.stands_in(book), "{book}: {clause}");
            let wish = ExerciseWish { book, kind: None, clause: Some(clause), difficulty: None };
            let drawn = Exercise::draw(wish, "listed").unwrap_or_else(|_| panic!("{book}: nothing about {clause}"));
            assert!(drawn.clauses.contains(&clause));
        }
    }
}

#[test]
fn a_day_has_five_exercises_of_five_kinds_the_same_for_everybody() {
    let ids = |date| daily(Book::Panache, date).iter().map(Exercise::id).collect::<Vec<_>>();
    for book in Book::ALL {
        let day = daily(book, "2026-11-18");
        assert_eq!(day.len(), EXERCISES_A_DAY, "{book}");
        let kinds: BTreeSet<ExerciseKind> = day.iter().map(Exercise::kind).collect();
        assert_eq!(kinds.len(), EXERCISES_A_DAY, "{book}");
        assert!(day.is_sorted_by_key(|exercise| exercise.difficulty), "{book}");
    }
    assert_eq!(ids("2026-11-18"), ids("2026-11-18"));
    assert_ne!(ids("2026-11-18"), ids("2026-11-19"));
}

#[test]
fn every_answer_in_a_word_is_right_somewhere() {
    let mut said = BTreeSet::new();
    each_exercise(|exercise| {
        if matches!(exercise.task, ExerciseTask::FollowUp(..) | ExerciseTask::Riposte(..) | ExerciseTask::Sight(..)) {
            said.extend(exercise.right_keys());
        }
    });
    let all: BTreeSet<String> = ExerciseReply::iter().map(|reply| reply.to_string()).collect();
    assert_eq!(said, all);
}
