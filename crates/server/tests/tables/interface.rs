//! The HTTP interface: what is served, what is refused, and how that is said.

use crate::hall::{Hall, Person};
use serde_json::{Value, json};
use wire::live::{GameListView, ScenarioView};

fn parsed(body: &str) -> Value {
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {body}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_looked_up() {
    let hall = Hall::open().await;
    for (path, holds) in [
        ("/healthz", "ok"),
        ("/readyz", "ready"),
        ("/metrics", "etendard_entries_total"),
        ("/api", "/api/games/{id}/messages"),
        ("/api/openapi.json", "ClientMessage"),
        ("/api/about", "marshal"),
        ("/api/scenarios", "waterloo"),
        ("/api/rules?book=jomini&lang=en", "\"clause\""),
        ("/api/rules/mod-5", "MOD-5"),
        ("/", "Étendard"),
        ("/games/anything", "Étendard"),
    ] {
        let (status, body) = hall.get(path, None).await;
        assert_eq!(status, 200, "{path}: {body}");
        assert!(body.contains(holds), "{path}: {body}");
    }
    let (_, body) = hall.get("/api/scenarios/waterloo", None).await;
    let view: ScenarioView = serde_json::from_str(&body).unwrap();
    assert_eq!(usize::from(view.map.columns) * usize::from(view.map.rows), view.map.hexes.len());
    let every = parsed(&hall.get("/api/scenarios", None).await.1);
    assert_eq!(every.as_array().unwrap().len(), scenario::catalogue().len());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_and_sight_are_reckoned_without_a_game() {
    let hall = Hall::open().await;
    let troop = books::JOMINI.troops[0].key;
    let duel = json!({"book": "jomini", "attacker": {"troop": troop, "supported": true}, "target": {"troop": troop}});
    let (status, odds) = hall.post("/api/odds", None, &duel).await;
    assert_eq!(status, 200, "{odds}");
    assert!(0 < odds["account"]["dice"].as_u64().unwrap());
    let (status, oops) = hall
        .post("/api/odds?lang=en", None, json!({"book": "jomny", "attacker": {"troop": "x"}, "target": {"troop": "y"}}))
        .await;
    assert_eq!(status, 400, "{oops}");
    let (status, oops) = hall
        .post(
            "/api/odds?lang=en",
            None,
            json!({"book": "jomini", "attacker": {"troop": "x"}, "target": {"troop": "y"}}),
        )
        .await;
    assert!((400..500).contains(&status), "{oops}");
    let look = json!({"scenario": "waterloo", "from": "A1", "to": "D5"});
    let (status, sight) = hall.post("/api/sight?lang=en", None, look).await;
    assert_eq!(status, 200, "{sight}");
    assert!(sight["text"].as_str().unwrap().starts_with("The line is"));
    let drawn = json!({"kind": "drawn", "columns": 5, "rows": 5, "hexes": []});
    let struck = json!({"hex": "C3", "camp": "south", "troop": "line-infantry"});
    let asked = json!({"book": "jomini", "field": drawn, "unit": struck, "flags": 1});
    let (status, retreat) = hall.post("/api/retreat?lang=en", None, asked).await;
    assert_eq!((status, retreat["next"].as_array().unwrap().len()), (200, 2), "{retreat}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_listed_and_looked_at_and_played_elsewhere() {
    let hall = Hall::open().await;
    let listed = parsed(&hall.get("/api/lessons?lang=en", None).await.1);
    assert_eq!(listed.as_array().unwrap().len(), scenario::lessons().len());
    assert_eq!(listed[0]["number"], 1);
    let (status, lesson) = hall.get("/api/scenarios/lesson-jomini-01", None).await;
    assert_eq!(status, 200, "{lesson}");
    assert_eq!(parsed(&lesson)["steps"][0]["script"][0]["command"]["do"], "activate");
    // Its dice are given: a server, whose dice are its own, has no table for it.
    let wanted = json!({"scenario": "lesson-jomini-01", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let (status, said) = hall.post("/api/games?lang=en", None, wanted).await;
    assert_eq!((status, &said["code"]), (400, &json!("lesson-at-home")), "{said}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_cannot_be_done_is_said_in_the_readers_language() {
    let hall = Hall::open().await;
    let joined =
        hall.make(json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}})).await;
    let game = format!("/api/games/{}", joined.game);
    let wrong = "f".repeat(64);
    for (path, token, expected, code) in [
        ("/api/nothing".to_owned(), None, 404, "not-found"),
        ("/api/scenarios/waterlo".to_owned(), None, 404, "no-such-scenario"),
        ("/api/rules/XYZ-1".to_owned(), None, 404, "not-found"),
        ("/api/rules?book=none".to_owned(), None, 400, "malformed"),
        ("/api/games/0000000000000000".to_owned(), None, 404, "no-such-game"),
        ("/api/games/..%2F..%2Fetc".to_owned(), None, 404, "no-such-game"),
        ("/api/games/%ff".to_owned(), None, 400, "malformed"),
        ("/api/games?page=zzz".to_owned(), None, 400, "malformed"),
        (game.clone(), Some(wrong.as_str()), 401, "bad-token"),
        (game.clone(), Some("short"), 401, "bad-token"),
        (format!("{game}/entries?after=-1"), None, 400, "malformed"),
        (format!("{game}/messages"), None, 405, "bad-method"),
        (format!("{game}/live"), None, 400, "malformed"),
    ] {
        let (status, body) = hall.get(&path, token).await;
        assert_eq!(status, expected, "{path}: {body}");
        let said = parsed(&body);
        assert_eq!(said["code"], code, "{path}");
        let join = if path.contains('?') { '&' } else { '?' };
        let english = parsed(&hall.get(&format!("{path}{join}lang=en"), token).await.1);
        assert_ne!(said["text"], english["text"], "{path}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_badly_is_refused_and_never_a_fault() {
    let hall = Hall::open().await;
    let deep = "[".repeat(500) + &"]".repeat(500);
    let long = "x".repeat(70_000);
    for body in ["", "{", "null", "[]", "\u{0}", &deep, "{\"scenario\":3}", &json!({"scenario": long}).to_string()] {
        let request = |path: &str| {
            let (host, length) = (hall.address(), body.len());
            format!(
                "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
            )
        };
        for path in ["/api/games", "/api/odds", "/api/sight", "/api/retreat"] {
            let (status, _, answer) = hall.raw(request(path)).await;
            assert!((400..500).contains(&status), "{path} {status} {answer}");
            assert!(parsed(&answer)["code"].is_string(), "{path} {answer}");
        }
    }
    let me = json!({"kind": "me"});
    for (game, code) in [
        (
            json!({"scenario": "training-jomini", "north": me, "south": {"kind": "computer", "level": "god"}}),
            "malformed",
        ),
        (json!({"scenario": "training-jomini", "north": me, "south": me, "options": ["nothing"]}), "no-such-option"),
        (
            json!({"scenario": "training-jomini", "north": me, "south": {"kind": "open"}, "practice": true}),
            "no-practice",
        ),
        (json!({"scenario": "training-jomini", "north": me, "south": me, "name": "x".repeat(41)}), "bad-name"),
        (json!({"scenario": "training-jomini", "north": me, "south": me, "extra": 1}), "malformed"),
        (json!({"scenario": "nowhere", "north": me, "south": me}), "no-such-scenario"),
    ] {
        let (status, said) = hall.post("/api/games", None, &game).await;
        assert!((400..500).contains(&status), "{said}");
        assert_eq!(said["code"], code, "{game}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_may_not_speak() {
    let hall = Hall::open_with(|options| options.origins = vec!["https://friend.example".to_owned()]).await;
    let host = hall.address();
    let post = |origin: &str| {
        format!(
            "POST /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{{}}"
        )
    };
    let own = format!("http://{host}");
    for (origin, expected) in
        [(own.as_str(), 400), ("https://friend.example", 400), ("https://evil.example", 403), ("null", 403)]
    {
        assert_eq!(hall.raw(post(origin)).await.0, expected, "{origin}");
    }
    let joined =
        hall.make(json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}})).await;
    let upgrade = |origin: &str| {
        format!(
            "GET /api/games/{}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            joined.game
        )
    };
    assert_eq!(hall.raw(upgrade("https://evil.example")).await.0, 403);
    let (_, head, _) = hall.raw(format!("GET /api/about HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).await;
    let head = head.to_lowercase();
    for strict in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
    ] {
        assert!(head.contains(strict), "{head}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_games_are_listed_and_joined_private_ones_need_the_link() {
    let hall = Hall::open().await;
    let open = |public: bool| json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}, "public": public, "name": "Anne"});
    let mut made = Vec::new();
    for number in 0..60 {
        made.push((number % 10 == 0, hall.make(open(number % 10 == 0)).await));
    }
    let list: GameListView = serde_json::from_str(&hall.get("/api/games", None).await.1).unwrap();
    let listed: Vec<&str> = list.games.iter().map(|game| game.game.as_str()).collect();
    let expected: Vec<&str> =
        made.iter().rev().filter(|(public, _)| *public).map(|(_, joined)| joined.game.as_str()).collect();
    let mut sorted = [listed.clone(), expected.clone()];
    for list in &mut sorted {
        list.sort_unstable();
    }
    assert_eq!(sorted[0], sorted[1]);
    assert_eq!(list.next, None);
    let join = async |joined: &wire::live::Joined, wanted: Value| {
        let (status, said) = hall.post(&format!("/api/games/{}/join", joined.game), None, wanted).await;
        (status, said["code"].as_str().unwrap_or_default().to_owned())
    };
    let (public, private) = (&made[0].1, &made[1].1);
    assert_eq!(join(public, json!({"name": "Léon"})).await.0, 200);
    assert_eq!(join(public, json!({"name": "Paul"})).await, (409, "seat-taken".to_owned()));
    assert_eq!(join(private, json!({"name": "Léon"})).await, (403, "bad-invitation".to_owned()));
    assert_eq!(join(private, json!({"name": "Léon", "invitation": "no"})).await, (403, "bad-invitation".to_owned()));
    assert_eq!(
        join(private, json!({"name": "", "invitation": private.invitation})).await,
        (400, "bad-name".to_owned())
    );
    assert_eq!(
        join(private, json!({"name": "Léon", "invitation": private.invitation, "camp": "north"})).await,
        (409, "seat-taken".to_owned())
    );
    assert_eq!(join(private, json!({"name": "Léon", "invitation": private.invitation})).await.0, 200);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_speaks_too_fast_is_told_so() {
    let hall = Hall::open_with(|options| {
        options.messages_per_second = 1;
        options.games_per_hour = 2;
    })
    .await;
    let game = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let joined = hall.make(&game).await;
    hall.make(&game).await;
    let (status, said) = hall.post("/api/games", None, &game).await;
    assert_eq!((status, &said["code"]), (429, &json!("too-fast")));
    let mut person = Person::come(&hall, &joined.game, Some(&joined.token), 0).await;
    let mut held = 0;
    for _ in 0..20 {
        let answer = person.say(json!({"say": "sight", "from": "A1", "to": "B3"})).await;
        held += u32::from(matches!(answer, wire::live::AnswerWire::Error { code, .. } if code == "too-fast"));
    }
    assert!(0 < held);
    hall.close().await;
}
