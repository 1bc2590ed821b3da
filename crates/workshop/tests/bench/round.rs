//! From a file to a draft and back.

use crate::{all, opened};
use scenario::Scenario;

#[test]
fn a_battle_that_is_not_changed_is_the_same_byte_for_byte() {
    for listed in all() {
        let read = workshop::read(listed.text);
        assert!(
            read.problems.iter().all(|problem| problem.gravity == wire::workshop::GravityWire::Warning),
            "{}",
            listed.id
        );
        let draft = read.draft.expect("a battle is a draft");
        assert_eq!(workshop::write(&draft, Some(listed.text)).unwrap(), listed.text, "{}", listed.id);
    }
}

#[test]
fn a_battle_written_without_its_file_says_the_same() {
    for listed in all() {
        let draft = workshop::read(listed.text).draft.expect("a battle is a draft");
        let text = workshop::write(&draft, None).unwrap();
        let (one, other) = (listed.read().unwrap(), Scenario::read(listed.file, &text).unwrap());
        let (mut one, mut other) = (one.file().clone(), other.file().clone());
        // The line at the top that tells an editor where the schema is stands with the folder.
        (one.head, other.head) = (Vec::new(), Vec::new());
        assert_eq!(one, other, "{}", listed.id);
        assert_eq!(workshop::read(&text).draft.unwrap(), draft, "{}", listed.id);
    }
}

#[test]
fn there_is_one_form_of_a_file() {
    for listed in scenario::catalogue() {
        let draft = workshop::read(listed.text).draft.expect("a battle is a draft");
        assert_eq!(workshop::write(&draft, None).unwrap(), listed.read().unwrap().written(), "{}", listed.id);
    }
}

#[test]
fn an_order_of_lines_a_byte_mark_and_remarks_are_kept() {
    let (text, draft) = opened("leuctra");
    for form in [text.replace('\n', "\r\n"), format!("\u{feff}{text}"), format!("# Mine\n\n{text}\n# the end\n")] {
        assert_eq!(workshop::write(&draft, Some(&form)).unwrap(), form);
        let mut other = draft.clone();
        other.year = Some(-372);
        let changed = workshop::write(&other, Some(&form)).unwrap();
        assert_eq!(changed, form.replace("year = -371", "year = -372"));
    }
}
