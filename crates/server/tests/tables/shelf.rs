//! The shelf: published, found, held dear, reported, renewed, taken back; and what is not taken.

use crate::hall::Hall;
use serde_json::{Value, json};

fn waterloo() -> String {
    scenario::listed("waterloo").unwrap().text.to_owned()
}

/// The same battle under another title.
fn titled(title: &str) -> String {
    let text = waterloo().replacen("fr = \"", &format!("fr = \"{title} – "), 1);
    assert!(text.contains(title));
    text
}

async fn publish(hall: &Hall, text: &str, author: &str) -> (u16, Value) {
    hall.post("/api/shelf?lang=en", None, json!({"text": text, "author": author})).await
}

/// A certificate of one game.
async fn certificate(hall: &Hall, text: &str) -> String {
    let trial = json!({"text": text, "north": "recruit", "seed": 7, "from": 0, "games": 1});
    let (status, played) = hall.post("/api/workshop/trial", None, trial).await;
    assert_eq!(status, 200, "{played}");
    let wanted = json!({"text": text, "seed": 7, "levels": [played["level"]]});
    let (status, made) = hall.post("/api/workshop/certificate", None, wanted).await;
    assert_eq!(status, 200, "{made}");
    word(&made, "text")
}

async fn look(hall: &Hall, path: &str) -> (u16, Value) {
    let (status, body) = hall.get(path, None).await;
    (status, serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}")))
}

async fn ids(hall: &Hall, query: &str) -> Vec<String> {
    let (status, found) = look(hall, &format!("/api/shelf?{query}")).await;
    assert_eq!(status, 200, "{found}");
    found["battles"].as_array().unwrap().iter().map(|battle| battle["id"].as_str().unwrap().to_owned()).collect()
}

fn word(view: &Value, key: &str) -> String {
    view[key].as_str().unwrap_or_else(|| panic!("no {key} in {view}")).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_published_renewed_and_taken_back_by_its_author_alone() {
    let mut hall = Hall::open().await;
    let (status, made) = publish(&hall, &waterloo(), "  Anne  Marie ").await;
    assert_eq!((status, &made["version"]), (200, &json!(1)), "{made}");
    let (id, token) = (word(&made, "id"), word(&made, "token"));
    let (status, seen) = look(&hall, &format!("/api/shelf/{id}?lang=fr")).await;
    assert_eq!((status, word(&seen, "text")), (200, waterloo()));
    let card = &seen["battle"];
    assert_eq!(word(card, "title"), "Waterloo, d’Hougoumont à la Haye-Sainte");
    assert_eq!((word(card, "author"), word(card, "book")), ("Anne Marie".to_owned(), "jomini".to_owned()));
    assert!(card["units"][0].as_u64().unwrap() > 3 && seen["hidden"] == false, "{card}");
    assert!(seen.get("token").is_none() && !seen.to_string().contains(&token));

    // Only whoever holds the token adds a version; the first one stays as it was, also over a restart.
    let path = format!("/api/shelf/{id}/versions?lang=en");
    let certificate = certificate(&hall, &titled("Deuxième")).await;
    let changed = json!({"text": titled("Deuxième"), "certificate": certificate});
    for wrong in [None, Some("0".repeat(64)), Some("nonsense".to_owned())] {
        let (status, refused) = hall.post(&path, wrong.as_deref(), &changed).await;
        assert_eq!((status, word(&refused, "code")), (401, "bad-token".to_owned()));
    }
    let (status, renewed) = hall.post(&path, Some(&token), &changed).await;
    assert_eq!((status, &renewed["version"], renewed.get("token")), (200, &json!(2), None), "{renewed}");
    hall.restart().await;
    let (_, first) = look(&hall, &format!("/api/shelf/{id}?version=1")).await;
    assert_eq!(word(&first, "text"), waterloo());
    let (_, newest) = look(&hall, &format!("/api/shelf/{id}")).await;
    assert_eq!((word(&newest, "text"), &newest["version"]), (titled("Deuxième"), &json!(2)));
    assert_eq!(newest["versions"].as_array().unwrap().len(), 2);
    assert_eq!(
        (word(&newest["battle"], "author"), &newest["battle"]["certified"]),
        ("Anne Marie".into(), &json!(true))
    );
    assert_eq!(look(&hall, &format!("/api/shelf/{id}?version=3")).await.0, 404);

    let path = format!("/api/shelf/{id}/withdraw?lang=en");
    assert_eq!(hall.post(&path, Some(&"1".repeat(64)), json!({})).await.0, 401);
    assert_eq!(hall.post(&path, Some(&token), json!({})).await.0, 200);
    let (status, gone) = look(&hall, &format!("/api/shelf/{id}?lang=en")).await;
    assert_eq!((status, word(&gone, "code")), (410, "taken-back".to_owned()));
    assert!(ids(&hall, "").await.is_empty());
    assert_eq!(hall.post(&path, Some(&token), json!({})).await.0, 410);
    let file = std::fs::read(hall.file()).unwrap();
    assert!(!file.windows(64).any(|bytes| bytes == token.as_bytes()), "the token itself is nowhere in the file");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_faulty_hidden_or_too_long_is_refused_in_sentences() {
    let hall = Hall::open().await;
    let faulty = waterloo().replace("book = \"jomini\"", "book = \"jomny\"");
    let (status, refused) = publish(&hall, &faulty, "Anne").await;
    assert_eq!((status, word(&refused, "code")), (422, "faulty-battle".to_owned()));
    assert!(word(&refused, "text").contains("jomny"), "{refused}");
    for (text, author, status, code) in [
        (titled("\u{202e}eve"), "Anne", 422, "unseen-characters"),
        (titled("a\u{200b}b"), "Anne", 422, "unseen-characters"),
        (titled("a\\u200bb"), "Anne", 422, "unseen-characters"),
        (titled(&"x".repeat(120)), "Anne", 422, "bad-title"),
        (waterloo(), "\u{200b}", 400, "bad-name"),
        (waterloo(), "", 400, "bad-name"),
        (waterloo() + &"# x\n".repeat(80_000), "Anne", 413, "too-large"),
        (String::new(), "Anne", 422, "faulty-battle"),
        ("id = ".repeat(10_000), "Anne", 422, "faulty-battle"),
    ] {
        let (found, refused) = publish(&hall, &text, author).await;
        assert_eq!((found, word(&refused, "code").as_str()), (status, code), "{refused}");
    }
    let made = certificate(&hall, &waterloo()).await;
    let spoilt = made.replacen("\"seed\": 7", "\"seed\": 8", 1).replacen("\"seed\":7", "\"seed\":8", 1);
    assert_ne!(spoilt, made);
    for (text, wrong) in [(waterloo(), "{}".to_owned()), (waterloo(), spoilt), (titled("Autre"), made.clone())] {
        let wanted = json!({"text": text, "author": "Anne", "certificate": wrong});
        let (status, refused) = hall.post("/api/shelf?lang=en", None, wanted).await;
        assert_eq!(status, 422, "{refused}");
    }
    let long = json!({"text": waterloo(), "author": "Anne", "certificate": "x".repeat(200_000)});
    assert_eq!(hall.post("/api/shelf", None, long).await.0, 413);
    // Whoever sends far too much hears why: the line does not break under him.
    for bytes in [5_000_000, 50 * 1024 * 1024] {
        let (status, refused) = publish(&hall, &"x".repeat(bytes), "Anne").await;
        assert_eq!((status, word(&refused, "code").as_str()), (413, "too-large"), "{refused}");
    }
    assert!(ids(&hall, "").await.is_empty());
    for path in ["/api/shelf/nothing", "/api/shelf/0123456789abcdef", "/api/shelf/0123456789ABCDEF?version=1"] {
        assert_eq!(look(&hall, path).await.0, 404, "{path}");
    }
    for query in ["size=huge", "order=best", "book=jomny", "page=x", "page=1-x"] {
        assert_eq!(look(&hall, &format!("/api/shelf?{query}")).await.0, 400, "{query}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_that_is_refused_does_not_count_for_the_day() {
    let hall = Hall::open_with(|options| options.battles_per_day = 1).await;
    for _ in 0..3 {
        assert_eq!(publish(&hall, "id = ", "Anne").await.0, 422);
    }
    assert_eq!(publish(&hall, &waterloo(), "Anne").await.0, 200);
    assert_eq!(publish(&hall, &waterloo(), "Anne").await.0, 429);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_is_searched_and_leafed_through() {
    let hall = Hall::open_with(|options| options.battles_per_day = 100).await;
    let mut all = Vec::new();
    for number in 0..32 {
        let text = if number == 3 { scenario::listed("hydaspes").unwrap().text.to_owned() } else { titled("Élan") };
        all.insert(0, word(&publish(&hall, &text, "Zoé").await.1, "id"));
        // Two of one millisecond stand in the order of their ids.
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    let (_, page) = look(&hall, "/api/shelf").await;
    let next = word(&page, "next");
    let mut seen = ids(&hall, "").await;
    seen.extend(ids(&hall, &format!("page={next}")).await);
    assert_eq!(seen, all);
    assert_eq!(ids(&hall, "book=thucidide").await, [all[28].clone()]);
    assert_eq!(ids(&hall, "title=hydaspe").await, [all[28].clone()]);
    assert_eq!(ids(&hall, "title=%C3%A9LAN").await.len(), 30);
    assert_eq!(ids(&hall, "title=zoe&book=thucidide").await.len(), 1);
    assert_eq!(ids(&hall, "title=%25").await.len(), 0);
    assert_eq!(ids(&hall, "size=small").await.len() + ids(&hall, "size=large").await.len(), 0);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plays_thumbs_and_reports_are_counted_once_and_not_without_end() {
    let hall = Hall::open().await;
    let id = word(&publish(&hall, &waterloo(), "Anne").await.1, "id");
    let say = async |what: &str, body: Value| hall.post(&format!("/api/shelf/{id}/{what}?lang=en"), None, body).await;
    let [one, other] = ["a", "b"].map(|letter| letter.repeat(64));
    for (browser, yes, count) in [(&one, true, 1), (&one, true, 1), (&other, true, 2), (&one, false, 1)] {
        let (status, done) = say("thumb", json!({"browser": browser, "yes": yes})).await;
        assert_eq!((status, &done["thumbs"]), (200, &json!(count)), "{done}");
    }
    assert_eq!(say("thumb", json!({"browser": "me", "yes": true})).await.0, 400);
    assert_eq!(say("report", json!({"browser": one, "reason": "\u{200b}"})).await.0, 400);
    assert_eq!(say("report", json!({"browser": one, "reason": "x".repeat(501)})).await.0, 400);
    assert_eq!(say("report", json!({"browser": one, "reason": "Copied from a book"})).await.0, 200);
    let me = json!({"kind": "me"});
    let game = |text: &str| json!({"scenario": "waterloo", "battle": text, "north": me, "south": me});
    for number in 0..23 {
        // However its lines end, it is the same battle; another is another.
        let text = if number == 2 { waterloo().replace('\n', "\r\n") } else { waterloo() };
        hall.make(game(&text)).await;
    }
    hall.make(game(&titled("Autre"))).await;
    assert_eq!(look(&hall, &format!("/api/shelf/{id}")).await.1["battle"]["plays"], 20, "a household has its limit");
    let mut last = 0;
    for number in 0..12 {
        last = say("thumb", json!({"browser": format!("{number:064x}"), "yes": true})).await.0;
    }
    assert_eq!(last, 429);
    let elsewhere = json!({"browser": one, "yes": true});
    assert_eq!(hall.post("/api/shelf/0123456789abcdef/thumb", None, elsewhere).await.0, 404);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_of_a_server_and_the_day_of_an_address_have_an_end() {
    let mut hall = Hall::open_with(|options| options.battles_on_shelf = 2).await;
    for _ in 0..2 {
        assert_eq!(publish(&hall, &waterloo(), "Anne").await.0, 200);
    }
    let (status, full) = publish(&hall, &waterloo(), "Anne").await;
    assert_eq!((status, word(&full, "code")), (507, "shelf-full".to_owned()));
    hall.restart_with(|options| (options.battles_on_shelf, options.battles_per_day) = (100, 3)).await;
    let answers = [200, 200, 200, 429, 429];
    for expected in answers {
        assert_eq!(publish(&hall, &waterloo(), "Anne").await.0, expected);
    }
    hall.restart_with(|options| (options.shelf_megabytes, options.battles_per_day) = (0, 20)).await;
    assert_eq!(publish(&hall, &waterloo(), "Anne").await.0, 507);
    hall.close().await;
}
