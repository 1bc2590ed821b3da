//! Lessons play from their first line to their last; one that does not says which line, and why.

use scenario::{Scenario, lessons};
use std::sync::Arc;
use wire::{Field, Lesson, LessonFlaw};

fn played(text: &str) -> Result<Lesson, LessonFlaw> {
    let scenario = Scenario::read("lesson-jomini-01.toml", text).unwrap_or_else(|problems| panic!("{problems}"));
    let field = Arc::new(Field::of(&scenario, scenario.setup().book));
    Lesson::play(scenario.file(), &field)
}

fn first() -> &'static str {
    lessons().iter().find(|lesson| lesson.id == "lesson-jomini-01").expect("a lesson of ours").text
}

#[test]
fn every_lesson_plays() {
    for listed in lessons() {
        let scenario = listed.read().expect("lessons are sound");
        let field = Arc::new(Field::of(&scenario, scenario.setup().book));
        let lesson = Lesson::play(scenario.file(), &field).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", listed.id));
        assert_eq!(lesson.steps.len(), scenario.file().steps.len());
        assert!(lesson.steps.iter().all(|step| !step.is_empty()), "{}: a step without a command", listed.id);
        assert!(scenario.file().steps.iter().all(|step| !step.clauses.is_empty()), "{}: no clause", listed.id);
    }
}

#[test]
fn what_does_not_play_is_said_with_its_step_and_its_line() {
    let spoil = |old: &str, new: &str| {
        assert!(first().contains(old), "the lesson has {old}");
        let flaw = played(&first().replacen(old, new, 1)).expect_err("it does not play");
        (flaw.step, flaw.line.unwrap_or_default(), flaw.text.en)
    };
    let (step, line, text) = spoil("\"south move 21st-line E4\"", "\"south move 21st-line E1\"");
    assert_eq!((step, line.as_str()), (Some(2), "south move 21st-line E1"));
    assert!(text.contains("is refused"), "{text}");
    let (step, line, text) = spoil("  \"dice attack infantry x2 artillery\",\n", "");
    assert_eq!((step, line.as_str()), (Some(3), "south attack 21st-line terzi-regiment"));
    assert!(text.contains("a throw is missing after this line: 3 dice"), "{text}");
    let (step, _, text) = spoil("  \"south activate massena\",\n", "  \"dice attack flag\",\n");
    assert_eq!((step, text.as_str()), (Some(0), "a step begins with what somebody says, not with dice"));
    let twice = "  \"south activate massena\",\n  \"south select 21st-line\",\n";
    let (step, line, text) = spoil("  \"south activate massena\",\n", twice);
    assert_eq!((step, line.as_str()), (Some(0), "south select 21st-line"));
    assert_eq!(text, "what the pupil says next is another step");
    let (step, _, text) = spoil("\"south activate massena\"", "\"south jump\"");
    assert_eq!(step, Some(0));
    assert!(text.contains("jump"), "{text}");
}

#[test]
fn what_was_played_before_is_played_before() {
    let late = first().replacen("[title]", "before = [\n  \"south activate massena\",\n]\n\n[title]", 1).replacen(
        "  \"south activate massena\",\n]\n\n[steps.text]",
        "  \"south select 21st-line\",\n]\n\n[steps.text]",
        1,
    );
    let flaw = played(&late).expect_err("the second step says it again");
    assert_eq!(flaw.step, Some(1));
    let early = first().replacen("[title]", "before = [\n  \"south activate nobody\",\n]\n\n[title]", 1);
    assert_eq!(played(&early).expect_err("there is no such officer").step, None);
}
