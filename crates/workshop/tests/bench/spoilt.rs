//! Spoilt drafts and spoilt texts: whatever is written is read back, and nothing breaks.

use crate::opened;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use wire::workshop::Draft;

/// Every value of a draft, by its pointer.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| pointers(item, &format!("{at}/{index}"), found));
        }
        Value::Object(table) => table.iter().for_each(|(key, value)| pointers(value, &format!("{at}/{key}"), found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

const WORDS: [&str; 24] = [
    "",
    "A1",
    "Z99",
    "D4 2",
    "F4>E5",
    "F4>F4",
    "1x4",
    "0x0",
    "war-elephants/heavy",
    "solid",
    "\"\"\"",
    "\\",
    "'",
    "a\nb",
    "é’…",
    "\u{0}",
    "#",
    "[x]",
    "general-in-chief",
    "north",
    "∞",
    "-1",
    "99999999999",
    "  ",
];

/// One value of a draft made into something else, of the same type or of none.
fn spoil(draft: &Draft, at: Index, word: &str, number: i32) -> Option<Draft> {
    let mut values = serde_json::to_value(draft).expect("a draft can always be written");
    let mut all = Vec::new();
    pointers(&values, "", &mut all);
    let spot = values.pointer_mut(&all[at.index(all.len())])?;
    *spot = match &*spot {
        Value::String(_) => json!(word),
        Value::Number(_) => json!(number),
        Value::Array(items) => match number.rem_euclid(4) {
            0 => json!([]),
            1 => items.iter().rev().cloned().collect(),
            2 => items.iter().chain(items.first()).cloned().collect(),
            _ => items.iter().skip(1).cloned().collect(),
        },
        Value::Object(_) | Value::Null | Value::Bool(_) => Value::Null,
    };
    serde_json::from_value(values).ok()
}

const BATTLES: [&str; 5] = ["leuctra", "pavia", "leuthen", "waterloo", "training-jomini"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn whatever_draft_is_written_is_read_back(
        id in select(&BATTLES[..]),
        spoils in prop::collection::vec((any::<Index>(), select(&WORDS[..]), -3..300_i32), 1..8),
    ) {
        let (text, mut draft) = opened(id);
        for (at, word, number) in &spoils {
            draft = spoil(&draft, *at, word, *number).unwrap_or(draft);
        }
        let looked = workshop::check(&draft);
        let anew = workshop::write(&draft, None).unwrap();
        let again = workshop::read(&anew).draft.unwrap();
        prop_assert_eq!(workshop::write(&again, None).unwrap(), anew.clone());
        prop_assert_eq!(workshop::write(&again, Some(&anew)).unwrap(), anew);
        let edited = workshop::write(&draft, Some(text)).unwrap();
        prop_assert_eq!(&workshop::read(&edited).draft.unwrap(), &again, "written into its file it says the same");
        prop_assert_eq!(workshop::write(&draft, Some(&edited)).unwrap(), edited);
        for problem in looked.problems.iter().filter(|problem| problem.repair.is_some()).take(4) {
            let mut mended = again.clone();
            workshop::mend(&mut mended, problem.repair.as_ref().unwrap()).unwrap();
            let left = workshop::check(&mended).problems;
            let same = left.iter().filter(|one| one.path == problem.path && one.text == problem.text).count();
            let before = looked.problems.iter().filter(|one| one.path == problem.path && one.text == problem.text).count();
            prop_assert!(same < before, "{problem:#?}\n{left:#?}");
        }
    }

    #[test]
    fn a_spoilt_text_is_answered(
        id in select(&BATTLES[..]),
        cuts in prop::collection::vec((any::<Index>(), 0..40_usize, select(&WORDS[..])), 1..6),
    ) {
        let (text, _) = opened(id);
        let mut letters: Vec<char> = text.chars().collect();
        for (at, length, word) in &cuts {
            let start = at.index(letters.len().max(1)).min(letters.len());
            let end = (start + length).min(letters.len());
            letters.splice(start..end, word.chars());
        }
        let spoilt: String = letters.into_iter().collect();
        let read = workshop::read(&spoilt);
        match read.draft {
            None => prop_assert!(!read.problems.is_empty()),
            Some(draft) => {
                prop_assert_eq!(workshop::write(&draft, Some(&spoilt)).unwrap(), spoilt);
                let _ = workshop::check(&draft);
            }
        }
    }
}
