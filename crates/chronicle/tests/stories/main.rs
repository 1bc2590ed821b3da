//! One battle a book, told in both languages and kept word for word.
//!
//! `REWRITE_STORIES=1 cargo test -p etendard-chronicle` writes the files anew; read what changed before keeping it.

mod player;

use battle::Battle;
use chronicle::Chronicle;
use player::{Luck, step};
use rulebook::Language;
use scenario::Scenario;
use std::path::Path;

/// A scenario of each book, and the number of a battle in which much happens.
const STORIES: [(&str, u64); 4] =
    [("training-frederic", 3), ("training-panache", 17), ("training-jomini", 21), ("training-thucidide", 8)];

fn story(scenario: &Scenario, seed: u64) -> Chronicle {
    let setup = scenario.setup();
    let mut chronicle = Chronicle::new(scenario.cast(), &setup);
    let mut battle = Battle::new(setup).expect("a scenario that was read is sound");
    let mut luck = Luck::new(seed);
    battle.begin(&mut chronicle);
    while step(&mut battle, &mut luck, &mut chronicle) {}
    chronicle
}

fn scenario(id: &str) -> Scenario {
    let listed = scenario::catalogue().iter().find(|listed| listed.id == id).expect("the catalogue has it");
    listed.read().expect("the catalogue is sound")
}

#[expect(clippy::disallowed_methods, reason = "whether to rewrite is asked of whoever runs the test")]
fn rewrites() -> bool {
    std::env::var("REWRITE_STORIES").is_ok()
}

#[test]
fn each_book_tells_its_story_word_for_word() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories");
    for (id, seed) in STORIES {
        let told = story(&scenario(id), seed);
        for language in [Language::Fr, Language::En] {
            let path = folder.join(format!("{id}.{language}.txt"));
            let text = told.text(language);
            if rewrites() {
                std::fs::write(&path, &text).expect("the folder of this test can be written");
            }
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            for (number, (kept, text)) in (1..).zip(kept.lines().zip(text.lines())) {
                assert_eq!(text, kept, "{} line {number}: see the head of this file", path.display());
            }
            assert_eq!(text.lines().count(), kept.lines().count(), "{} is as long as told", path.display());
        }
    }
}

#[test]
fn a_story_taken_up_in_the_middle_goes_on_as_it_would_have() {
    let scenario = scenario("training-thucidide");
    let whole = story(&scenario, 3);
    let mut battle = Battle::new(scenario.setup()).expect("a scenario that was read is sound");
    let (mut luck, mut before) = (Luck::new(3), Chronicle::new(scenario.cast(), &scenario.setup()));
    battle.begin(&mut before);
    while before.entries().len() < whole.entries().len() / 2 {
        assert!(step(&mut battle, &mut luck, &mut before), "half a story is not the end");
    }
    let mut after = Chronicle::new(scenario.cast(), &scenario.setup());
    while step(&mut battle, &mut luck, &mut after) {}
    let told = |chronicle: &Chronicle| -> Vec<String> {
        chronicle.entries().iter().map(|entry| entry.sentence(Language::Fr)).collect()
    };
    let (whole, after) = (told(&whole), told(&after));
    assert!(whole.len() < 3 * after.len(), "much was still to be told");
    // What was under way when it was taken up is told from there; all that began later is told whole.
    let rest = &after[2..];
    assert!(whole.ends_with(rest), "{rest:#?}");
}
