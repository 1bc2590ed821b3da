//! The battles and lessons that come with the program are sound, and written in the one form.

use battle::Battle;
use rulebook::Language;
use scenario::{Listed, Scenario, ScenarioKind, Text, catalogue, lessons};

/// Every battle and lesson, read.
fn all() -> Vec<Scenario> {
    catalogue()
        .iter()
        .chain(lessons())
        .map(|listed| listed.read().unwrap_or_else(|problems| panic!("{problems}")))
        .collect()
}

#[test]
fn every_file_of_the_folder_is_in_the_program_and_sound() {
    in_the_program(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios"), catalogue());
    in_the_program(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/lessons"), lessons());
}

fn in_the_program(folder: &str, files: &[Listed]) {
    let names = std::fs::read_dir(folder).expect("the folder is there");
    let names = names.map(|entry| entry.expect("it can be read").file_name().into_string().expect("a plain name"));
    let mut names: Vec<String> = names.filter_map(|name| name.strip_suffix(".toml").map(str::to_owned)).collect();
    names.sort();
    assert_eq!(names, files.iter().map(|listed| listed.id).collect::<Vec<_>>());
    let mut problems = Vec::new();
    for listed in files {
        problems.extend(listed.read().err().map(|problems| problems.to_string()));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n\n"));
}

#[test]
fn every_file_is_written_back_byte_for_byte() {
    for listed in catalogue().iter().chain(lessons()) {
        let scenario = listed.read().unwrap_or_else(|problems| panic!("{problems}"));
        assert!(
            scenario.written() == listed.text,
            "{} is not in the one form: etendard check --write scenarios",
            listed.file
        );
    }
}

#[test]
fn lessons_stand_in_their_folder_and_battles_in_theirs() {
    let is_lesson = |listed: &Listed| listed.read().is_ok_and(|scenario| scenario.file().kind == ScenarioKind::Lesson);
    assert!(lessons().iter().all(is_lesson));
    assert!(!catalogue().iter().any(is_lesson));
    for listed in lessons() {
        let lesson = listed.read().unwrap();
        let book = lesson.book().to_string();
        assert!(!lesson.file().sources.is_empty(), "{}: where is what it tells of told?", listed.id);
        assert!(listed.id.starts_with(&format!("lesson-{book}-")), "{}: a lesson is named after its book", listed.id);
    }
}

#[test]
fn every_battle_can_begin() {
    for scenario in all() {
        let mut battle = Battle::new(scenario.setup()).unwrap();
        battle.begin(&mut ());
        assert_eq!(battle.setup().units.len(), scenario.cast().units.len());
        assert_eq!(battle.setup().officers.len(), scenario.cast().officers.len());
    }
}

/// Every text a player reads, with where it stands.
fn texts(scenario: &Scenario) -> Vec<(String, Text)> {
    let file = scenario.file();
    let others = [&file.date, &file.place, &file.strengths, &file.scale, &file.balance, &file.lesson, &file.notes];
    let mut texts: Vec<(String, Text)> =
        vec![("title".to_owned(), file.title.clone()), ("story".to_owned(), file.story.clone())];
    texts.extend(others.into_iter().chain([&file.map.top]).flatten().map(|text| (text.en.clone(), text.clone())));
    texts.extend(file.names.iter().map(|name| (name.en.clone(), Text { fr: name.fr.clone(), en: name.en.clone() })));
    texts.extend(scenario.cast().armies.iter().map(|army| (army.en.clone(), army.clone())));
    let names = scenario.cast().units.iter().chain(&scenario.cast().officers);
    texts.extend(names.map(|name| (name.id.clone(), name.text.clone())));
    texts.extend(
        file.steps
            .iter()
            .flat_map(|step| [Some(&step.title), Some(&step.text), step.done.as_ref(), step.wrong.as_ref()])
            .flatten()
            .map(|text| (text.en.clone(), text.clone())),
    );
    texts
}

#[test]
fn texts_are_set_as_print_not_as_code() {
    let mut found = Vec::new();
    for scenario in all() {
        for (place, text) in texts(&scenario) {
            let spaces = [" :", " ;", " !", " ?", " »", "« "].iter().filter(|plain| text.fr.contains(**plain));
            found.extend(spaces.map(|plain| format!("{}, {place}: “{plain}” without a no-break space", scenario.id())));
            for words in [&text.fr, &text.en] {
                let typed = ["'", "\""].iter().filter(|typed| words.contains(**typed));
                found.extend(typed.map(|typed| format!("{}, {place}: {typed} for ’, “ or «", scenario.id())));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_two_in_a_battle_are_called_the_same() {
    for scenario in all() {
        for language in [Language::Fr, Language::En] {
            let names = scenario.cast().units.iter().chain(&scenario.cast().officers);
            let mut names: Vec<&str> = names.map(|name| name.text.in_language(language)).collect();
            names.sort_unstable();
            let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{} in {language}", scenario.id());
        }
    }
}
