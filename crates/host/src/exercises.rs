//! Exercises for whoever answers them: drawn, shown, judged. Whoever asks keeps nothing but the name of his exercise.

use crate::library::no_book;
use crate::reckon::account_view;
use crate::trouble::{Trouble, shown};
use battle::{Combatant, View};
use chronicle::{CountedBy, ExerciseTask};
use exercises::{
    Difficulty, Exercise, ExerciseKind, ExerciseOption, ExercisePick, ExerciseWish, NoExercise, OptionReason,
    UnitOnTheMove, daily, exercised,
};
use rulebook::{Book, Clause, Language, Mode, Words};
use scenario::Text;
use speech::{Fault, Lexicon};
use strum::IntoEnumIterator;
use wire::live::{
    AccountView, DecidingClauseView, ExerciseAnswer, ExerciseChoiceView, ExerciseCourseView, ExerciseOptionView,
    ExerciseRequest, ExerciseSummary, ExerciseVerdictView, ExerciseView, JudgedOptionView, MovedUnitView, SightView,
};
use wire::{Field, NameView, Position};

/// The longest seed and date that are read.
const LONGEST: usize = 64;

/// What can be exercised in a book, and the exercises of a date, if one is named.
///
/// # Errors
/// When there is no such book, or the date is none.
pub fn course(book: &str, date: Option<&str>) -> Result<ExerciseCourseView, Trouble> {
    let book = book_named(book)?;
    let day = match date {
        Some(date) if is_date(date) => daily(book, date),
        Some(date) => return Err(Trouble::malformed(format!("date={}", shown(date)))),
        None => Vec::new(),
    };
    let choice = |key: &'static str, name: Words| ExerciseChoiceView { key: key.to_owned(), name: name.into() };
    Ok(ExerciseCourseView {
        book: book.to_string(),
        day: day.iter().map(summary).collect(),
        kinds: ExerciseKind::iter().map(|kind| choice(kind.into(), kind.words())).collect(),
        difficulties: Difficulty::iter().map(|one| choice(one.into(), one.words())).collect(),
        clauses: exercised(book).map(|clause| clause.id().to_owned()).collect(),
    })
}

/// An exercise as it is wished for.
///
/// # Errors
/// When the wish cannot be read, or no exercise is like it.
pub fn drawn(book: &str, wanted: &ExerciseRequest, language: Language) -> Result<ExerciseView, Trouble> {
    let book = book_named(book)?;
    if LONGEST < wanted.seed.len() {
        return Err(Trouble::malformed("seed"));
    }
    let clause = |id: &String| Clause::all().find(|one| one.id().eq_ignore_ascii_case(id) && one.stands_in(book));
    let clause = wanted.clause.as_ref().map(|id| clause(id).ok_or_else(nothing_like_it)).transpose()?;
    let kind = read::<ExerciseKind>(wanted.kind.as_deref(), Words::new("une sorte", "a kind"), language)?;
    let difficulty =
        read::<Difficulty>(wanted.difficulty.as_deref(), Words::new("une difficulté", "a difficulty"), language)?;
    let wish = ExerciseWish { book, kind, clause, difficulty };
    let found = Exercise::draw(wish, &wanted.seed).map_err(|NoExercise| nothing_like_it())?;
    Ok(view(&found, language))
}

/// The exercise of a name.
///
/// # Errors
/// When there is none.
pub fn exercise(book: &str, id: &str, language: Language) -> Result<ExerciseView, Trouble> {
    Ok(view(&named(book, id)?, language))
}

/// What the machine says of an answer.
///
/// # Errors
/// When there is no such exercise, or the answer is none of those it has.
pub fn judged(
    book: &str,
    id: &str,
    answer: &ExerciseAnswer,
    language: Language,
) -> Result<ExerciseVerdictView, Trouble> {
    let exercise = named(book, id)?;
    let verdict = exercise.judge(&answer.picks).map_err(|error| Trouble::malformed(shown(&error.0)))?;
    let prompt = exercise.prompt();
    let judge = |(option, picked): (&ExerciseOption, &bool)| JudgedOptionView {
        key: exercise.key(option.pick),
        right: option.is_right,
        picked: *picked,
        tempts: option.tempts,
        reason: option.reason(&prompt, &exercise.battle, language),
        clause: option.clause.map(|clause| clause.id().to_owned()),
    };
    Ok(ExerciseVerdictView {
        right: verdict.is_right,
        options: exercise.options.iter().zip(&verdict.picked).map(judge).collect(),
        clauses: exercise.clauses.iter().map(|clause| deciding(*clause, &exercise, language)).collect(),
        account: account(&exercise),
        sight: sight(&exercise, language),
    })
}

fn book_named(word: &str) -> Result<Book, Trouble> {
    word.parse().map_err(|_| no_book(word))
}

fn read<T>(word: Option<&str>, what: Words, language: Language) -> Result<Option<T>, Trouble>
where
    T: std::str::FromStr + IntoEnumIterator + Into<&'static str>,
{
    let known = || T::iter().map(Into::into);
    let unknown = |word| Trouble::unknown(&Fault::unknown_in(language, what, word, known()));
    word.map(|word| word.parse().map_err(|_| unknown(word))).transpose()
}

/// `2026-11-18`, as far as it looks like one: it is a seed, and nobody reckons with it.
fn is_date(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let digits = |part: &str, many| part.len() == many && part.bytes().all(|byte| byte.is_ascii_digit());
    matches!(parts.as_slice(), [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2))
}

fn named(book: &str, id: &str) -> Result<Exercise, Trouble> {
    let book = book_named(book)?;
    Exercise::again(book, id).map_err(|NoExercise| no_exercise(id))
}

fn summary(exercise: &Exercise) -> ExerciseSummary {
    ExerciseSummary {
        id: exercise.id(),
        kind: exercise.kind().to_string(),
        difficulty: exercise.difficulty.to_string(),
    }
}

fn view(exercise: &Exercise, language: Language) -> ExerciseView {
    let scenario = &exercise.field.scenario;
    let field = Field::new(scenario.id(), exercise.battle.setup().clone(), scenario.cast().clone());
    let ExerciseSummary { id, kind, difficulty } = summary(exercise);
    ExerciseView {
        id,
        book: scenario.book().to_string(),
        kind,
        difficulty,
        scenario: scenario.id().to_owned(),
        position: Position::of(&exercise.battle, &field),
        question: exercise.question(language),
        all: exercise.kind().asks_for_all(),
        unit: unit_in_hand(exercise.task).map(|unit| field.cast().unit(unit).id.clone()),
        hexes: spoken_of(exercise.battle.view(), exercise.task).into_iter().map(|cell| field.hex_word(cell)).collect(),
        moved: exercise.moved.iter().map(|one| moved_view(*one, &field)).collect(),
        options: exercise.options.iter().map(|option| option_view(exercise, option)).collect(),
    }
}

fn moved_view(moved: UnitOnTheMove, field: &Field) -> MovedUnitView {
    MovedUnitView { unit: field.cast().unit(moved.unit).id.clone(), hexes: moved.hexes, pace: moved.pace.into() }
}

fn option_view(exercise: &Exercise, option: &ExerciseOption) -> ExerciseOptionView {
    let key = exercise.key(option.pick);
    let (hex, name) = match option.pick {
        ExercisePick::Hex(_) => (Some(key.clone()), None),
        ExercisePick::Dice(_) => (None, Some(NameView { fr: key.clone(), en: key.clone() })),
        ExercisePick::Reply(reply) => (None, Some(reply.words().into())),
    };
    ExerciseOptionView { key, hex, name }
}

/// Who would act.
const fn unit_in_hand(task: ExerciseTask) -> Option<battle::UnitId> {
    match task {
        ExerciseTask::Whom(unit)
        | ExerciseTask::Dice(unit, _)
        | ExerciseTask::Retreat(unit, _)
        | ExerciseTask::FollowUp(unit, ..)
        | ExerciseTask::Reach(unit)
        | ExerciseTask::Sight(unit, _)
        | ExerciseTask::Riposte(_, unit) => Some(unit),
        ExerciseTask::Who(_) | ExerciseTask::Call(_) => None,
    }
}

/// The hexes the question speaks of, whoever acts first.
fn spoken_of(view: View<'_>, task: ExerciseTask) -> Vec<battle::Cell> {
    let at = |unit| view.cell(unit);
    let both = |one, other| [at(one), at(other)];
    let found = match task {
        ExerciseTask::Whom(unit)
        | ExerciseTask::Who(unit)
        | ExerciseTask::Retreat(unit, _)
        | ExerciseTask::Reach(unit) => [at(unit), None],
        ExerciseTask::Dice(unit, target) | ExerciseTask::Sight(unit, target) => both(unit, target),
        ExerciseTask::Riposte(unit, target) => both(target, unit),
        ExerciseTask::FollowUp(unit, _, left) => [at(unit), Some(left)],
        ExerciseTask::Call(officer) => [view.officer_cell(officer), None],
    };
    found.into_iter().flatten().collect()
}

fn deciding(clause: Clause, exercise: &Exercise, language: Language) -> DecidingClauseView {
    let text = clause.text(exercise.battle.setup().book.book, language).to_owned();
    DecidingClauseView { clause: clause.id().to_owned(), text }
}

/// The ledger of the attack that was asked about.
fn account(exercise: &Exercise) -> Option<AccountView> {
    let ExerciseTask::Dice(unit, target) = exercise.task else { return None };
    let (battle, view) = (&exercise.battle, exercise.battle.view());
    let counted = odds::account(battle, unit, Combatant::Unit(target)).ok()?;
    let between = view.distance(view.cell(unit)?, view.cell(target)?);
    let mode = if 1 < between { Mode::Fire } else { Mode::Melee };
    Some(account_view(&counted, CountedBy { book: &battle.setup().book, mode }))
}

/// The line of sight that was asked about, or that hid what was asked about.
fn sight(exercise: &Exercise, language: Language) -> Option<SightView> {
    let ExerciseTask::Sight(unit, _) = exercise.task else { return None };
    let view = exercise.battle.view();
    let seen = exercise.options.iter().find_map(|option| match option.reason {
        OptionReason::Seen(from, at) => Some((from, at)),
        _ => None,
    })?;
    Some(SightView::of(&view, seen.0, seen.1, view.weapon(unit), language))
}

fn no_exercise(id: &str) -> Trouble {
    let id = shown(id);
    Trouble {
        text: Text {
            fr: format!("il n’y a pas d’exercice «\u{a0}{id}\u{a0}»\u{a0}; tirez-en un autre"),
            en: format!("there is no exercise “{id}”; draw another one"),
        },
        ..Trouble::not_found()
    }
}

fn nothing_like_it() -> Trouble {
    Trouble {
        text: Text {
            fr: "aucun exercice de cette sorte n’a été trouvé\u{a0}; demandez-en moins à la fois".to_owned(),
            en: "no exercise like that was found; ask for less at once".to_owned(),
        },
        ..Trouble::not_found()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trouble::status;

    #[test]
    fn a_day_is_listed_and_each_of_its_exercises_can_be_answered() {
        for book in Book::ALL {
            let course = course(&book.to_string(), Some("2026-11-18")).unwrap();
            assert_eq!(course.day.len(), exercises::EXERCISES_A_DAY);
            for listed in &course.day {
                let one = exercise(&course.book, &listed.id, Language::En).unwrap();
                assert_eq!((&one.kind, &one.difficulty), (&listed.kind, &listed.difficulty));
                assert!(!one.hexes.is_empty() && !one.options.is_empty(), "{}", one.id);
                let told = judged(&course.book, &one.id, &ExerciseAnswer::default(), Language::En).unwrap();
                let picks = told.options.iter().filter(|option| option.right).map(|option| option.key.clone());
                let answer = ExerciseAnswer { picks: picks.collect() };
                let told = judged(&course.book, &one.id, &answer, Language::Fr).unwrap();
                assert!(told.right, "{}", one.id);
                assert_eq!(told.account.is_some(), one.kind == "dice");
                assert_eq!(told.sight.is_some(), one.kind == "sight");
            }
        }
    }

    #[test]
    fn a_wish_that_cannot_be_read_is_refused_in_words() {
        let wish = |more: fn(&mut ExerciseRequest)| {
            let mut wish = ExerciseRequest { seed: "one".to_owned(), ..ExerciseRequest::default() };
            more(&mut wish);
            drawn("jomini", &wish, Language::En).map(|view| view.kind)
        };
        assert_eq!(wish(|wish| wish.kind = Some("dice".to_owned())).unwrap(), "dice");
        assert_eq!(wish(|wish| wish.clause = Some("los-4".to_owned())).unwrap().len(), 5);
        assert_eq!(wish(|wish| wish.kind = Some("song".to_owned())).unwrap_err().status, status::BAD_REQUEST);
        assert_eq!(wish(|wish| wish.clause = Some("XYZ-1".to_owned())).unwrap_err().status, status::NOT_FOUND);
        assert_eq!(wish(|wish| wish.seed = "x".repeat(65)).unwrap_err().status, status::BAD_REQUEST);
        assert!(course("jomny", None).is_err());
        assert!(course("jomini", Some("yesterday")).is_err());
    }
}
