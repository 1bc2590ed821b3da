use super::retreat;
use crate::ground::Grounds;
use crate::trouble::Trouble;
use rulebook::{Book, Language};
use serde_json::{Value, json};
use wire::live::RetreatView;

/// A field of seven by seven, its unit in the middle, with two flags on it.
fn asked(book: &str, troop: &str, others: &Value) -> Value {
    json!({
        "book": book,
        "field": { "kind": "drawn", "columns": 7, "rows": 7, "hexes": [] },
        "unit": { "hex": "D4", "camp": "south", "troop": troop },
        "others": others,
        "flags": 2,
    })
}

fn answered(asked: &Value) -> Result<RetreatView, Trouble> {
    let asked = serde_json::from_value(asked.clone()).expect("a question as it should be");
    retreat(&Grounds::default(), &asked, Language::En)
}

fn found(asked: &Value) -> RetreatView {
    answered(asked).unwrap_or_else(|trouble| panic!("{}", trouble.said(Language::En)))
}

fn with(mut asked: Value, key: &str, value: Value) -> Value {
    asked[key] = value;
    asked
}

fn troop(book: Book, word: &str) -> &'static str {
    cases::troop(books::of(book), word).map(|troop| troop.key).expect("every book has such a troop")
}

fn hexes(view: &RetreatView, step: u8) -> Vec<&str> {
    view.ways.iter().filter(|way| way.step == step).map(|way| way.hex.as_str()).collect()
}

#[test]
fn in_every_book_two_flags_drive_infantry_two_hexes_toward_its_own_edge() {
    for book in Book::ALL {
        let view = found(&asked(&book.to_string(), troop(book, "infantry"), &json!([])));
        assert_eq!((view.owed, view.longest, view.losses), (2, 2, 0), "{book}");
        assert_eq!(view.next.len(), 2, "{book}");
        assert_eq!(hexes(&view, 1).len(), 2);
        assert_eq!(hexes(&view, 2).len(), 3);
        assert!(view.ways.iter().all(|way| way.ends == (way.step == 2) && !way.through));
        assert_eq!(view.refused.len(), 4);
        assert!(view.refused.iter().all(|hex| hex.clause.as_deref() == Some("RET-2")), "{:?}", view.refused);
    }
}

#[test]
fn a_retreat_is_gone_step_by_step_and_only_where_it_may() {
    let first = asked("jomini", "line-infantry", &json!([]));
    let there = found(&first).next[0].clone();
    let second = found(&with(first.clone(), "path", json!([there])));
    assert_eq!((second.made, second.next.len()), (1, 2));
    assert_eq!(second.position.units[0].hex.as_deref(), Some(there.as_str()));
    let last = found(&with(first.clone(), "path", json!([there, second.next[0]])));
    assert_eq!((last.next.len(), last.refused.len(), last.losses), (0, 0, 0));
    let ahead = answered(&with(first, "path", json!(["D3"]))).expect_err("forward is no retreat");
    assert!(ahead.said(Language::En).contains("RET-2"), "{}", ahead.said(Language::En));
}

#[test]
fn a_friend_who_may_be_crossed_is_passed_through_and_another_is_in_the_way() {
    let friends = |troop: &str| json!([{ "hex": "C5", "camp": "south", "troop": troop }, { "hex": "D5", "camp": "south", "troop": troop }]);
    let guns = found(&with(asked("jomini", "line-infantry", &friends("foot-guns-light")), "ignored", json!(0)));
    assert_eq!((guns.owed, guns.longest), (2, 2));
    assert!(guns.ways.iter().filter(|way| way.step == 1).all(|way| way.through && !way.ends));
    assert_eq!(guns.ignorable, 1, "two friends support it");
    let line = found(&asked("jomini", "line-infantry", &friends("line-infantry")));
    assert_eq!((line.longest, line.losses, line.losses_clauses.as_slice()), (0, 2, &["RET-6".to_owned()][..]));
    let shut = line.refused.iter().filter(|hex| hex.clause.as_deref() == Some("RET-4"));
    assert_eq!(shut.count(), 2, "{:?}", line.refused);
    let says = |words: &str| line.refused.iter().any(|hex| hex.text.contains(words));
    assert!(says("lets nobody through") && says("toward its own table edge"), "{:?}", line.refused);
}

#[test]
fn hexes_beyond_the_edge_of_the_table_are_losses() {
    let low = json!({ "hex": "D7", "camp": "south", "troop": "line-infantry", "elements": 2 });
    let view = found(&with(asked("jomini", "line-infantry", &json!([])), "unit", low));
    assert_eq!((view.longest, view.losses, view.destroyed), (0, 2, true));
    assert!(view.losses_clauses.iter().any(|clause| clause == "RET-6"), "{:?}", view.losses_clauses);
}

#[test]
fn ground_and_fire_bar_the_way_and_roads_let_guns_go() {
    let drawn = |hexes: Value| json!({ "kind": "drawn", "columns": 7, "rows": 7, "hexes": hexes });
    let lake = drawn(json!([{ "hex": "C5", "ground": "lake" }, { "hex": "D5", "fire": true }]));
    let hoplites = asked("thucidide", troop(Book::Thucidide, "infantry"), &json!([]));
    let view = found(&with(hoplites, "field", lake));
    assert_eq!(view.longest, 0);
    let mut clauses: Vec<&str> = view.refused.iter().filter_map(|hex| hex.clause.as_deref()).collect();
    clauses.sort_unstable();
    clauses.dedup();
    assert_eq!(clauses, ["PRC-7", "RET-2", "RET-3"]);
    let wood = |road: bool| {
        let hex = |hex: &str| json!({ "hex": hex, "ground": "forest", "road": road });
        drawn(json!([hex("C5"), hex("D5"), { "hex": "D4", "road": road }]))
    };
    let guns = |road| found(&with(asked("jomini", "foot-guns-light", &json!([])), "field", wood(road))).longest;
    assert_eq!((guns(false), guns(true)), (0, 2));
}

#[test]
fn the_map_of_a_battle_is_a_field_too_and_nonsense_is_refused_in_words() {
    let on_map = with(
        asked("jomini", "line-infantry", &json!([])),
        "field",
        json!({ "kind": "battle", "scenario": "waterloo" }),
    );
    assert!(0 < found(&on_map).owed);
    for (key, value) in [
        ("book", json!("caesar")),
        ("flags", json!(0)),
        ("field", json!({ "kind": "drawn", "columns": 2, "rows": 99, "hexes": [] })),
        ("field", json!({ "kind": "battle", "scenario": "nowhere" })),
        ("unit", json!({ "hex": "Z99", "camp": "south", "troop": "line-infantry" })),
        ("unit", json!({ "hex": "D4", "camp": "south", "troop": "legion" })),
        ("unit", json!({ "hex": "D4", "camp": "south", "troop": "line-infantry", "elements": 40 })),
        ("others", json!([{ "hex": "D4", "camp": "north", "troop": "line-infantry" }])),
    ] {
        let trouble = answered(&with(asked("jomini", "line-infantry", &json!([])), key, value));
        let trouble = trouble.expect_err(key);
        assert!(!trouble.said(Language::Fr).is_empty() && !trouble.said(Language::En).is_empty());
    }
}
