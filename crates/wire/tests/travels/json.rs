//! Positions and commands as JSON, both ways.

use crate::fields::{Luck, answer};
use crate::{give, recorded};
use battle::{Camp, Pace};
use rulebook::{Arm, Face, Language, Order, Rank, Terrain, Weight};
use scenario::{BandHue, Ensign, NameKind};
use speech::{ENDINGS, PURPOSES, QUESTIONS, Said, name_word};
use std::collections::BTreeMap;
use strum::IntoEnumIterator;
use wire::{
    ArmWire, BandWire, CampWire, CommandWire, CommandWords, EndingWire, EnsignWire, FaceWire, NameKindWire, OrderWire,
    PaceWire, Position, PurposeWire, QuestionWire, RankWire, TerrainWire, WeightWire,
};

#[test]
fn every_legal_command_comes_back_from_json() {
    for book in 0..books::ALL.len() {
        for seed in 0..6 {
            let (field, mut recorder) = recorded(book, seed, 0);
            let (mut luck, mut list) = (Luck::new(seed), Vec::new());
            while let Some(next) = answer(recorder.battle(), &mut luck, &mut list) {
                if luck.one_in(10) {
                    let battle = recorder.battle();
                    battle.each_legal(|command| {
                        let words = CommandWords::of(command, battle, &field);
                        let text = serde_json::to_string(&words).expect("JSON");
                        let read: CommandWords = serde_json::from_str(&text).expect("JSON");
                        assert_eq!(read, words, "{text}");
                        for language in [Language::Fr, Language::En] {
                            assert_eq!(read.command.command(&battle.view(), &field, language), Ok(command), "{text}");
                            let words = match language {
                                Language::Fr => &read.fr,
                                Language::En => &read.en,
                            };
                            assert_eq!(read.command.words(&field, language).as_ref(), Ok(words), "{text}");
                        }
                    });
                }
                give(&mut recorder, next);
            }
        }
    }
}

/// Commands of every kind that are met, few of each, with their words: the page says them itself and is held to this.
fn some_of_every_kind() -> String {
    let mut kept: BTreeMap<String, Vec<CommandWords>> = BTreeMap::new();
    for book in 0..books::ALL.len() {
        for seed in 0..6 {
            let (field, mut recorder) = recorded(book, seed, 0);
            let (mut luck, mut list) = (Luck::new(seed), Vec::new());
            while let Some(next) = answer(recorder.battle(), &mut luck, &mut list) {
                let battle = recorder.battle();
                battle.each_legal(|command| {
                    let words = CommandWords::of(command, battle, &field);
                    let json = serde_json::to_value(&words.command).expect("JSON");
                    // Parts that may be left out make kinds of their own.
                    let shape = |value: &serde_json::Value| match value {
                        serde_json::Value::String(text) if text.contains("march") || text == "mounted" => text.clone(),
                        serde_json::Value::Null => "null".to_owned(),
                        serde_json::Value::Object(parts) => parts.keys().next().cloned().unwrap_or_default(),
                        serde_json::Value::Number(number) => number.to_string(),
                        _ => String::new(),
                    };
                    let parts: Vec<String> = json.as_object().expect("an object").values().map(shape).collect();
                    let same = kept.entry(format!("{} {}", json["do"], parts.join(" "))).or_default();
                    if same.len() < 2 && !same.contains(&words) {
                        same.push(words);
                    }
                });
                give(&mut recorder, next);
            }
        }
    }
    let mut commands: Vec<CommandWords> = kept.into_values().flatten().collect();
    commands.extend(rarer());
    let names: BTreeMap<String, String> = grammar().into_iter().map(|name| (name.clone(), name_word(&name))).collect();
    let said = serde_json::json!({ "commands": commands, "names": names });
    serde_json::to_string_pretty(&said).expect("JSON") + "\n"
}

/// Kinds that are seldom met, and parts that are seldom left out.
fn rarer() -> Vec<CommandWords> {
    let (field, recorder) = recorded(0, 1, 0);
    let [unit, other] = [0, 1]
        .map(|place| field.cast().unit(recorder.battle().view().unit_ids().nth(place).expect("units")).id.clone());
    let officer = field.cast().officer(recorder.battle().view().officer_ids().next().expect("an officer")).id.clone();
    let all = serde_json::json!([
        {"do": "move-by", "unit": unit, "way": ["B2", "B3"], "pace": "normal"},
        {"do": "move-by", "unit": unit, "way": ["B2"], "pace": "mounted-road-march"},
        {"do": "front-rank", "officer": officer}, {"do": "front-rank", "officer": null},
        {"do": "attack", "unit": unit, "target": {"elephant": "C3"}},
        {"do": "evade", "yes": true}, {"do": "evade", "yes": false}, {"do": "ignore", "flags": 2},
        {"do": "follow-up", "yes": true}, {"do": "riposte", "yes": false}, {"do": "flee", "officer": officer, "to": "C3"},
        {"do": "pursue-attack", "target": {"unit": other}},
        {"do": "elephant-runs", "at": "C3"}, {"do": "elephant-attacks", "target": {"unit": unit}},
        {"do": "elephant-attacks", "target": {"elephant": "C3"}},
        {"do": "replace-general", "officer": officer, "at": "C3"}, {"do": "replace-general", "officer": null, "at": "C3"},
        {"do": "put-off-general"},
    ]);
    let all: Vec<CommandWire> = serde_json::from_value(all).expect("commands");
    let words = |command: &CommandWire, language| command.words(&field, language).expect("names of this battle");
    all.into_iter()
        .map(|command| CommandWords { fr: words(&command, Language::Fr), en: words(&command, Language::En), command })
        .collect()
}

/// Every word of the grammar, and some that are none.
fn grammar() -> Vec<String> {
    let rows = battle::CommandKind::ALL.iter();
    let of_rows = rows.flat_map(|kind| kind.little_words().iter().copied().chain([kind.words()]));
    let words: Vec<&str> = of_rows.flat_map(|words| [words.fr, words.en]).flat_map(|words| words.split(' ')).collect();
    let others =
        ["éléphant", "rester", "stay", "personne", "nobody", "aucun", "none", "oui", "yes", "non", "no", "12", "guard"];
    words.into_iter().chain(others).map(str::to_owned).collect()
}

#[test]
fn the_page_is_held_to_the_words_of_replays() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/said.json");
    let said = some_of_every_kind();
    if std::env::var_os("REWRITE_TYPES").is_some() {
        std::fs::write(path, &said).expect("the file of the page’s tests");
    }
    let kept = std::fs::read_to_string(path).expect("the file of the page’s tests");
    assert!(kept == said, "web/tests/said.json is stale: REWRITE_TYPES=1 cargo test -p wire words_of_replays");
}

#[test]
fn a_command_of_nobody_is_answered_in_the_language_asked() {
    let (field, recorder) = recorded(0, 1, 0);
    let read = |text: &str, language| {
        let command: CommandWire = serde_json::from_str(text).expect("JSON");
        command.command(&recorder.battle().view(), &field, language).expect_err("nobody").to_string()
    };
    let nobody = r#"{"do": "select", "unit": "unit-66"}"#;
    assert!(read(nobody, Language::En).contains("did you mean `unit-6`?"));
    assert!(read(nobody, Language::Fr).contains("vouliez-vous dire"));
    assert!(read(r#"{"do": "retreat", "to": "Q"}"#, Language::Fr).contains("un hexagone"));
    assert!(read(r#"{"do": "elephant-attacks", "target": {"elephant": "A1"}}"#, Language::En).contains("at A1"));
    assert!(serde_json::from_str::<CommandWire>(r#"{"do": "fly"}"#).is_err());
    let no_order = serde_json::from_str::<CommandWire>(r#"{"do": "attack-order", "order": "chrage"}"#);
    assert!(no_order.expect_err("no such order").to_string().contains("`charge`"));
    assert!(serde_json::from_str::<CommandWire>(r#"{"do": "select", "unit": "unit-6", "to": "C4"}"#).is_err());
}

#[test]
fn a_position_says_what_stands_where_and_what_is_asked() {
    for book in 0..books::ALL.len() {
        let (field, recorder) = recorded(book, 2, 150);
        let position = Position::of(recorder.battle(), &field);
        let text = serde_json::to_string(&position).expect("JSON");
        assert_eq!(serde_json::from_str::<Position>(&text).expect("JSON"), position);
        let (view, setup) = (recorder.battle().view(), recorder.battle().setup());
        assert_eq!(position.units.len(), setup.units.len());
        assert_eq!(position.officers.len(), setup.officers.len());
        assert_eq!(position.turn, view.turn());
        for (unit, seen) in view.unit_ids().zip(&position.units) {
            assert_eq!(seen.elements, view.elements(unit));
            assert_eq!(seen.hex.is_some(), view.cell(unit).is_some());
        }
    }
}

/// A closed word of the wire is the word of its value, and names it.
#[track_caller]
fn is_word<V: Copy + PartialEq + std::fmt::Debug, W>(value: V, word: &str)
where
    W: From<V> + Into<V> + serde::Serialize + serde::de::DeserializeOwned,
{
    let json = serde_json::to_string(&W::from(value)).expect("JSON");
    assert_eq!(json, format!("\"{word}\""));
    assert_eq!(serde_json::from_str::<W>(&json).expect("JSON").into(), value);
}

#[test]
fn closed_words_are_those_of_the_game() {
    let en = Language::En;
    for one in QUESTIONS {
        is_word::<_, QuestionWire>(one, one.in_language(en));
    }
    for one in PURPOSES {
        is_word::<_, PurposeWire>(one, one.in_language(en));
    }
    for one in ENDINGS {
        is_word::<_, EndingWire>(one, one.in_language(en));
    }
    for one in Pace::ALL {
        is_word::<_, PaceWire>(one, one.in_language(en));
    }
    for one in [Camp::North, Camp::South] {
        is_word::<_, CampWire>(one, one.in_language(en));
    }
    Order::iter().for_each(|one| is_word::<_, OrderWire>(one, one.into()));
    Face::iter().for_each(|one| is_word::<_, FaceWire>(one, one.into()));
    Rank::iter().for_each(|one| is_word::<_, RankWire>(one, one.into()));
    Arm::iter().for_each(|one| is_word::<_, ArmWire>(one, one.into()));
    Weight::iter().for_each(|one| is_word::<_, WeightWire>(one, one.into()));
    Terrain::iter().for_each(|one| is_word::<_, TerrainWire>(one, one.into()));
    NameKind::iter().for_each(|one| is_word::<_, NameKindWire>(one, &one.to_string()));
    Ensign::iter().for_each(|one| is_word::<_, EnsignWire>(one, &one.to_string()));
    BandHue::iter().for_each(|one| is_word::<_, BandWire>(one, &one.to_string()));
}
