//! What only a lesson has is asked of a lesson, and of nobody else.

use scenario::{Hidden, Scenario, lessons};

fn text() -> &'static str {
    lessons().first().expect("a lesson of ours").text
}

fn faults(text: &str) -> Vec<(String, String)> {
    let name = format!("{}.toml", lessons().first().expect("a lesson of ours").id);
    let problems = Scenario::read(&name, text).expect_err("it is spoiled");
    problems.iter().map(|problem| (problem.path.clone(), problem.what.en.clone())).collect()
}

#[test]
fn a_lesson_hides_begins_late_and_is_played() {
    let late = text().replacen("[title]", "before = [\n  \"south activate nobody\",\n]\n\n[title]", 1);
    let name = format!("{}.toml", lessons().first().expect("a lesson of ours").id);
    let scenario = Scenario::read(&name, &late).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(scenario.file().before, ["south activate nobody"]);
    assert!(scenario.file().hides.contains(&Hidden::Counts));
    assert!(scenario.file().steps.iter().all(|step| !step.doing.is_empty()));
}

#[test]
fn no_battle_has_what_a_lesson_has() {
    let battle = text().replacen("kind = \"lesson\"", "kind = \"training\"", 1);
    let found = faults(&battle);
    for key in ["hides", "do", "done"] {
        let said = (format!("`{key}`: only a lesson has it"), key);
        assert!(found.iter().any(|(_, what)| *what == said.0), "{key}: {found:?}");
    }
}

#[test]
fn a_lesson_without_steps_or_with_one_in_which_nothing_is_done_is_none() {
    let (head, _) = text().split_once("[[steps]]").expect("it has steps");
    assert!(faults(head).iter().any(|(_, what)| what == "a lesson without steps"));
    let (before, after) = text().split_once("do = [").expect("something is done");
    let (_, after) = after.split_once("]\n").expect("the list ends");
    let found = faults(&format!("{before}{after}"));
    assert!(found.iter().any(|(_, what)| what.starts_with("nothing is done in this step")), "{found:?}");
    let odd = text().replacen("hides = [", "hides = [\"weather\", ", 1);
    assert!(faults(&odd).iter().any(|(_, what)| what.contains("weather")), "{:?}", faults(&odd));
}
