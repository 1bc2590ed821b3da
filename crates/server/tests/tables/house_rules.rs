//! House rules over the network.

use crate::battles::play_on;
use crate::chance::Chance;
use crate::hall::Hall;
use battle::{Battle, Trace, Weapon};
use rulebook::{Book, Clause, HouseRule, HouseRules};
use serde_json::json;
use speech::Lexicon;
use std::sync::Arc;
use strum::IntoEnumIterator;
use wire::live::HouseRuleView;
use wire::{Field, Replay};

async fn told(hall: &Hall) -> Vec<HouseRuleView> {
    let (status, text) = hall.get("/api/house-rules", None).await;
    assert_eq!(status, 200, "{text}");
    serde_json::from_str(&text).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_house_rule_is_told_with_what_changes_its_clause_and_its_books() {
    let hall = Hall::open().await;
    let rules = told(&hall).await;
    assert_eq!(rules.len(), HouseRule::iter().count());
    for rule in rules {
        assert!([&rule.name, &rule.says].iter().all(|words| !words.fr.is_empty() && !words.en.is_empty()), "{rule:?}");
        let clause = Clause::by_id(&rule.clause).unwrap();
        for key in &rule.books {
            let book: Book = key.parse().unwrap();
            assert!(clause.stands_in(book), "{}: {clause} is a dead link in {key}", rule.key);
        }
        assert!(!rule.books.is_empty(), "{}", rule.key);
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_made_with_the_house_rules_of_its_book_and_no_others() {
    let hall = Hall::open().await;
    for HouseRuleView { key, books, .. } in told(&hall).await {
        for book in Book::ALL {
            let (me, scenario) = (json!({"kind": "me"}), format!("training-{book}"));
            let wanted = json!({"scenario": scenario, "north": me, "south": me, "options": [key]});
            let (status, said) = hall.post("/api/games", None, wanted).await;
            if books.contains(&book.to_string()) {
                assert_eq!(status, 200, "{key} in {book}: {said}");
                let table = hall.table(said["game"].as_str().unwrap(), said["token"].as_str()).await;
                assert_eq!(table.terms.options.as_slice(), std::slice::from_ref(&key));
            } else {
                assert_eq!((status, &said["code"]), (400, &json!("no-such-option")), "{key} in {book}: {said}");
            }
        }
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_of_a_game_with_house_rules_holds_them_and_verifies() {
    let hall = Hall::open().await;
    let me = json!({"kind": "me"});
    let scenario = scenario::catalogue().iter().find(|one| one.id == "training-panache").unwrap().read().unwrap();
    // All of them but those that another one leaves without meaning.
    let house = HouseRule::of(books::of(Book::Panache)).fold(HouseRules::NONE, |all, rule| {
        if books::of(Book::Panache).with(all.and(rule)).is_ok() { all.and(rule) } else { all }
    });
    let options: Vec<String> = house.iter().map(|rule| rule.to_string()).collect();
    let wanted = json!({"scenario": "training-panache", "north": me, "south": me, "options": options});
    let joined = hall.make(wanted).await;
    let mut person = hall.sit(&joined).await;
    play_on(&mut person, &mut Chance::of(3)).await;
    let (_, text) = hall.get(&format!("/api/games/{}/replay", joined.game), None).await;
    let replay = Replay::read(&text).unwrap();
    assert_eq!(replay.header.options, house);
    let book = books::of(Book::Panache).with(house).unwrap();
    replay.verify(Arc::new(Field::of(&scenario, book))).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    hall.close().await;
}

/// A line small arms see along by the other reading of LOS-6b only: its battle, its ends.
fn line_past_woods(rule: HouseRule) -> (String, [String; 2]) {
    for listed in scenario::catalogue() {
        let scenario = listed.read().unwrap();
        let book = books::of(scenario.book());
        let fields =
            [HouseRules::NONE, HouseRules::NONE.and(rule)].map(|house| Field::of(&scenario, book.with(house).unwrap()));
        let begun = fields.each_ref().map(|field| Battle::new(field.setup().clone()).unwrap());
        let sees =
            |battle: &Battle, from, to| Trace::of(&battle.view(), from, to, Weapon::SmallArms).blocked_by.is_none();
        let cells = || fields[0].grid().cells();
        let pairs = cells().flat_map(|from| cells().filter(move |to| *to != from).map(move |to| [from, to]));
        let mut other = pairs.filter(|[from, to]| sees(&begun[0], *from, *to) != sees(&begun[1], *from, *to));
        if let Some(ends) = other.next() {
            return (listed.id.to_owned(), ends.map(|cell| fields[0].hex_word(cell)));
        }
    }
    panic!("no field has such a line");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_sight_follows_house_rules() {
    let hall = Hall::open().await;
    let (scenario, [from, to]) = line_past_woods(HouseRule::SmallArmsSeePastWoods);
    let ask = async |options: &[&str]| {
        let asked = json!({"scenario": scenario, "from": from, "to": to, "weapon": "small-arms", "options": options});
        hall.post("/api/sight", None, asked).await
    };
    assert_eq!(ask(&[]).await.1["open"], json!(false));
    assert_eq!(ask(&["small-arms-see-past-woods"]).await.1["open"], json!(true));
    let (status, said) = ask(&["small-arms-see-past-wood"]).await;
    assert_eq!((status, &said["code"]), (400, &json!("no-such-option")));
    hall.close().await;
}
