//! Who may do what: every address of the interface and everything that can be said, by everybody.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio_tungstenite::connect_async;
use wire::live::{CampWire, ClientMessage, DepthWire, Joined, LanguageWire, PolicyWire, Rewind, TableView, YouView};

/// Everybody there is, in the order of the columns below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// No token: he watches.
    Nobody,
    North,
    South,
    /// Made the game, sits nowhere.
    Host,
    /// Has a token, of another game.
    Stranger,
}

const ROLES: [Role; 5] = [Role::Nobody, Role::North, Role::South, Role::Host, Role::Stranger];

/// A table with everybody's tokens.
struct Party {
    game: String,
    invitation: String,
    tokens: [Option<String>; 5],
}

impl Party {
    /// Everybody is there; of the two seats only the wanted ones are taken.
    async fn gather(hall: &Hall, seats: &[&str]) -> Self {
        let open = json!({"scenario": "training-jomini", "north": {"kind": "open"}, "south": {"kind": "open"}});
        let [host, other] = [hall.make(&open).await, hall.make(&open).await];
        let invitation = host.invitation.clone().unwrap();
        let path = format!("/api/games/{}/join", host.game);
        let mut tokens = [None, None, None, Some(host.token), Some(other.token)];
        for seat in seats {
            let wanted = json!({"camp": seat, "invitation": invitation, "name": seat});
            let (status, joined) = hall.post(&path, None, wanted).await;
            assert_eq!(status, 200, "{joined}");
            let joined: Joined = serde_json::from_value(joined).unwrap();
            tokens[if *seat == "north" { 1 } else { 2 }] = Some(joined.token);
        }
        Self { game: host.game, invitation, tokens }
    }

    fn token(&self, role: Role) -> Option<&str> {
        self.tokens[ROLES.iter().position(|known| *known == role).unwrap()].as_deref()
    }

    async fn say(&self, hall: &Hall, role: Role, message: &ClientMessage) -> (u16, Value) {
        hall.post(&format!("/api/games/{}/messages?lang=en", self.game), self.token(role), message).await
    }

    async fn table(&self, hall: &Hall) -> TableView {
        hall.table(&self.game, None).await
    }
}

/// Everything that can be said, and by whom: what becomes of it for each role. South begins `training-jomini`.
fn verdicts(message: &ClientMessage) -> [&'static str; 5] {
    let (seat, turn, token) = ("not-your-seat", "not-your-turn", "bad-token");
    match message {
        // By HTTP nobody greets, and the language is in the address.
        ClientMessage::Hello { .. } => ["hello-first", "hello-first", "hello-first", "hello-first", token],
        ClientMessage::Language { .. } => ["live-only", "live-only", "live-only", "live-only", token],
        // South is asked; has commanded, and may take it back; is offered a draw by north.
        ClientMessage::Command { .. } | ClientMessage::Undo { .. } | ClientMessage::AnswerDraw { .. } => {
            [seat, turn, "done", seat, token]
        }
        // Nobody thinks: there is no need to hurry him.
        ClientMessage::Hurry { .. } | ClientMessage::Resign { .. } | ClientMessage::OfferDraw { .. } => {
            [seat, "done", "done", seat, token]
        }
        ClientMessage::Pause { .. } | ClientMessage::Chat { .. } => [seat, "done", "done", "done", token],
        // Whoever looks may reckon: nothing is hidden in this game.
        ClientMessage::Odds { .. } => ["odds", "odds", "odds", "odds", token],
        ClientMessage::Sight { .. } => ["sight", "sight", "sight", "sight", token],
        ClientMessage::Stakes { .. } => ["stakes", "stakes", "stakes", "stakes", token],
        ClientMessage::Why { .. } => ["why", "why", "why", "why", token],
        ClientMessage::Card { .. } => ["card", "card", "card", "card", token],
        // Nobody moves yet: the rulebook says so to whoever asks.
        ClientMessage::Way { .. } | ClientMessage::FromThere { .. } => {
            ["refused", "refused", "refused", "refused", token]
        }
        // The host alone keeps order.
        ClientMessage::FreeSeat { .. } => [seat, seat, seat, "done", token],
        // North has resigned.
        ClientMessage::Rematch { .. } => [seat, "rematch", "rematch", "rematch", token],
    }
}

/// One of everything that can be said, about a table where both seats are taken.
fn everything(table: &TableView, command: wire::CommandWire) -> Vec<ClientMessage> {
    let (id, after) = ("1".to_owned(), table.number);
    let unit = table.position.units[0].id.clone();
    let (policy, depth) = (PolicyWire::Usual, DepthWire::Exchange);
    vec![
        ClientMessage::Hello { token: None, invitation: None, after: 0, language: LanguageWire::En },
        ClientMessage::Command { id: id.clone(), after, command, nonce: "0123456789abcdef".to_owned() },
        ClientMessage::Undo { id: id.clone(), after: after + 1, back: Rewind::Command },
        ClientMessage::Resign { id: id.clone() },
        ClientMessage::OfferDraw { id: id.clone() },
        ClientMessage::AnswerDraw { id: id.clone(), yes: true },
        ClientMessage::Pause { id: id.clone(), yes: true },
        ClientMessage::Hurry { id: id.clone() },
        ClientMessage::Chat { id: id.clone(), text: "?".to_owned() },
        ClientMessage::Odds { id: id.clone(), unit: unit.clone(), target: None, policy, depth },
        ClientMessage::Way { id: id.clone(), unit: unit.clone(), way: vec!["A1".to_owned()] },
        ClientMessage::FromThere { id: id.clone(), command: way_to_a1(&unit) },
        ClientMessage::Card { id: id.clone(), unit },
        ClientMessage::Sight { id: id.clone(), from: "A1".to_owned(), to: "C4".to_owned(), weapon: None },
        ClientMessage::Stakes { id: id.clone() },
        ClientMessage::Why { id: id.clone(), unit: None, officer: None, hex: "A1".to_owned() },
        ClientMessage::FreeSeat { id: id.clone(), camp: CampWire::South },
        ClientMessage::Rematch { id: id.clone() },
        ClientMessage::Language { id, language: LanguageWire::Fr },
    ]
}

fn way_to_a1(unit: &str) -> wire::CommandWire {
    wire::CommandWire::MoveBy { unit: unit.to_owned(), way: vec!["A1".to_owned()], pace: wire::PaceWire::Normal }
}

/// What must have been said before, for this to make sense.
fn before(message: &ClientMessage, all: &[ClientMessage]) -> Option<(Role, ClientMessage)> {
    let wanted = |test: fn(&ClientMessage) -> bool| all.iter().find(|one| test(one)).unwrap().clone();
    match message {
        ClientMessage::Undo { .. } => Some((Role::South, wanted(|one| matches!(one, ClientMessage::Command { .. })))),
        ClientMessage::AnswerDraw { .. } => {
            Some((Role::North, wanted(|one| matches!(one, ClientMessage::OfferDraw { .. }))))
        }
        ClientMessage::Rematch { .. } => Some((Role::North, wanted(|one| matches!(one, ClientMessage::Resign { .. })))),
        _ => None,
    }
}

/// The word for what became of something: the answer, or the code of what cannot be done.
fn word(said: &Value) -> &str {
    match said["answer"].as_str() {
        Some("error") | None => said["code"].as_str().unwrap_or("?"),
        Some(answer) => answer,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_said_is_heard_from_those_who_may_say_it() {
    let hall = Hall::open().await;
    let party = Party::gather(&hall, &["north", "south"]).await;
    let south = hall.table(&party.game, party.token(Role::South)).await;
    let command = Chance::of(1).choose(south.choices.as_ref().expect("south begins"));
    let count = everything(&south, command.clone()).len();
    let document: Value = serde_json::from_str(&hall.get("/api/openapi.json", None).await.1).unwrap();
    let described = document["components"]["schemas"]["ClientMessage"]["oneOf"].as_array().unwrap().len();
    assert_eq!(count, described, "one of everything the interface describes");
    for place in 0..count {
        for (column, role) in ROLES.into_iter().enumerate() {
            let party = Party::gather(&hall, &["north", "south"]).await;
            let all = everything(&party.table(&hall).await, command.clone());
            let message = &all[place];
            if let Some((who, what)) = before(message, &all) {
                let (status, said) = party.say(&hall, who, &what).await;
                assert_eq!((status, word(&said)), (200, "done"), "{what:?}");
            }
            let number = party.table(&hall).await.number;
            let (status, said) = party.say(&hall, role, message).await;
            let verdict = verdicts(message)[column];
            assert_eq!(word(&said), verdict, "{role:?} says {message:?}: {said}");
            assert_eq!(status, if role == Role::Stranger { 401 } else { 200 }, "{role:?} says {message:?}");
            // To hurry somebody is no entry of the log.
            let entry = !matches!(message, ClientMessage::Hurry { .. });
            let done = entry && matches!(verdict, "done" | "rematch");
            let changed = party.table(&hall).await.number != number;
            assert_eq!(changed, done, "{role:?} says {message:?}");
        }
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_holds_on_a_socket() {
    let hall = Hall::open().await;
    let table = Party::gather(&hall, &["north", "south"]).await;
    let south = hall.table(&table.game, table.token(Role::South)).await;
    let command = Chance::of(1).choose(south.choices.as_ref().expect("south begins"));
    for place in 0..everything(&south, command.clone()).len() {
        for (column, role) in ROLES.into_iter().enumerate().filter(|(_, role)| *role != Role::Stranger) {
            let party = Party::gather(&hall, &["north", "south"]).await;
            let mut person = Person::come(&hall, &party.game, party.token(role), 0).await;
            let all = everything(&party.table(&hall).await, command.clone());
            let message = &all[place];
            if let Some((who, what)) = before(message, &all) {
                party.say(&hall, who, &what).await;
            }
            if matches!(message, ClientMessage::Language { .. }) {
                // The answer is the table in the other language.
                person.tell(&serde_json::to_value(message).unwrap()).await;
                person.until(|table| table.language == LanguageWire::Fr).await;
                continue;
            }
            let mut said = serde_json::to_value(message).unwrap();
            if matches!(message, ClientMessage::Hello { .. }) {
                // It has no id; the answer has none either.
                person.tell(&said).await;
                said = serde_json::to_value(person.answer().await).unwrap();
            } else {
                said = serde_json::to_value(person.say(said).await).unwrap();
            }
            assert_eq!(word(&said), verdicts(message)[column], "{role:?} says {message:?}: {said}");
        }
    }
    // A token of another game opens no socket here: that is said, and the connection is closed.
    let token = table.token(Role::Stranger).unwrap();
    let said = Person::refused(&hall, &table.game, token).await;
    assert!(said.contains("opens no seat"), "{said}");
    hall.close().await;
}

/// Somebody who must go back on an empty field.
fn retreat() -> Value {
    let field = json!({"kind": "drawn", "columns": 7, "rows": 7, "hexes": []});
    let unit = json!({"camp": "south", "troop": books::JOMINI.troops[0].key, "hex": "D4"});
    json!({"book": "jomini", "field": field, "unit": unit, "flags": 1})
}

/// Every address, what is sent to it, and the status for each role. Whoever adds one says here who may use it.
fn addresses() -> Vec<(&'static str, &'static str, Option<Value>, [u16; 5])> {
    let all = [200; 5];
    // Anybody may watch a public game; a token that is shown must be one of its own.
    let watched = [200, 200, 200, 200, 401];
    let side = json!({"troop": books::JOMINI.troops[0].key});
    let message = json!({"say": "sight", "id": "1", "from": "A1", "to": "C4"});
    let game = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let join = json!({"name": "Eve", "invitation": "no"});
    let trial = json!({"text": "no", "north": "recruit", "seed": 1, "from": 0, "games": 1});
    let advice = json!({"text": "no", "level": "recruit", "seed": 1, "most": 1, "games": 1});
    vec![
        ("get", "/api/about", None, all),
        ("get", "/api/scenarios", None, all),
        ("get", "/api/lessons", None, all),
        ("get", "/api/scenarios/{id}", None, [404; 5]),
        ("get", "/api/rules", None, all),
        ("get", "/api/rules/{clause}", None, all),
        ("get", "/api/books/{book}/tables", None, all),
        ("get", "/api/figures", None, all),
        ("get", "/api/figures/{id}", None, [404; 5]),
        ("get", "/api/exercises/{book}", None, all),
        ("post", "/api/exercises/{book}", Some(json!({"seed": "one", "kind": "dice"})), all),
        ("get", "/api/exercises/{book}/{id}", None, [404; 5]),
        ("post", "/api/exercises/{book}/{id}", Some(json!({"picks": []})), [404; 5]),
        ("get", "/api/house-rules", None, all),
        ("post", "/api/odds", Some(json!({"book": "jomini", "attacker": side, "target": side})), all),
        ("post", "/api/sight", Some(json!({"scenario": "training-jomini", "from": "A1", "to": "C4"})), all),
        ("post", "/api/retreat", Some(retreat()), all),
        ("post", "/api/replays", Some(json!({"replay": "no", "lines": 1})), [422; 5]),
        ("post", "/api/workshop/read", Some(json!({"text": "no"})), all),
        ("post", "/api/workshop/check", Some(json!({"draft": {}})), all),
        ("post", "/api/workshop/write", Some(json!({"draft": {}})), all),
        ("get", "/api/workshop/stock/{book}", None, all),
        ("get", "/api/workshop/battle/{id}", None, [404; 5]),
        ("get", "/api/workshop/skirmish/{book}", None, all),
        ("post", "/api/workshop/skirmish", Some(json!({"book": "none"})), [400; 5]),
        ("post", "/api/workshop/trial", Some(trial), [422; 5]),
        ("post", "/api/workshop/certificate", Some(json!({"text": "no", "seed": 1, "levels": []})), [422; 5]),
        ("post", "/api/workshop/verify", Some(json!({"certificate": "no", "found": []})), [422; 5]),
        ("post", "/api/workshop/advice", Some(advice), [422; 5]),
        ("get", "/api/shelf", None, all),
        ("get", "/api/shelf/{id}", None, [404; 5]),
        ("post", "/api/shelf", Some(json!({"text": "no", "author": "Eve"})), [422; 5]),
        // Of what is on the shelf its own token decides, not a seat.
        ("post", "/api/shelf/{id}/versions", Some(json!({"text": "no"})), [404; 5]),
        ("post", "/api/shelf/{id}/withdraw", Some(json!({})), [404; 5]),
        ("post", "/api/shelf/{id}/thumb", Some(json!({"browser": "0".repeat(64), "yes": true})), [404; 5]),
        ("post", "/api/shelf/{id}/report", Some(json!({"browser": "0".repeat(64), "reason": "no"})), [404; 5]),
        ("post", "/api/games", Some(game), all),
        ("get", "/api/games", None, all),
        ("get", "/api/games/{id}", None, watched),
        ("get", "/api/games/{id}/battle", None, watched),
        ("get", "/api/games/{id}/entries", None, watched),
        ("get", "/api/games/{id}/luck", None, watched),
        ("get", "/api/games/{id}/replay", None, watched),
        ("get", "/api/games/{id}/dice", None, watched),
        ("post", "/api/games/{id}/messages", Some(message), watched),
        // The invitation opens a seat, not who one is.
        ("post", "/api/games/{id}/join", Some(join), [403; 5]),
        // A socket opens for everybody; the token is in what is said first.
        ("get", "/api/games/{id}/live", None, [101; 5]),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_answers_those_it_is_for() {
    let hall = Hall::open().await;
    let party = Party::gather(&hall, &["north", "south"]).await;
    let listed = addresses();
    let document: Value = serde_json::from_str(&hall.get("/api/openapi.json", None).await.1).unwrap();
    let described: BTreeSet<(String, String)> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| (method.clone(), path.clone()))
        })
        .collect();
    let known = listed.iter().map(|(method, path, ..)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(described, known, "an address nobody has said who may use");
    for (method, path, body, statuses) in listed {
        let path = path.replace("{id}", &party.game).replace("{clause}", "mod-5").replace("{book}", "jomini");
        for (column, role) in ROLES.into_iter().enumerate() {
            let token = party.token(role);
            let found = if path.ends_with("/live") {
                connect_async(format!("ws://{}{path}", hall.address())).await.unwrap().1.status().as_u16()
            } else if let Some(body) = &body {
                hall.post(&path, token, body).await.0
            } else {
                hall.get(&path, token).await.0
            };
            assert_eq!((method, found), (method, statuses[column]), "{role:?} at {path}");
        }
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_each_what_is_his() {
    let hall = Hall::open().await;
    let party = Party::gather(&hall, &["south"]).await;
    for role in ROLES.into_iter().filter(|role| !matches!(role, Role::Stranger | Role::North)) {
        let table = hall.table(&party.game, party.token(role)).await;
        let you = YouView { north: false, south: role == Role::South, host: role == Role::Host };
        assert_eq!(table.you, you, "{role:?}");
        assert_eq!(table.invitation.as_ref(), Some(&party.invitation).filter(|_| you.host), "{role:?}");
    }
    // Taken, the other seat ends the invitation, and whoever is asked sees what he may do.
    let party = Party::gather(&hall, &["north", "south"]).await;
    for role in ROLES.into_iter().filter(|role| *role != Role::Stranger) {
        let table = hall.table(&party.game, party.token(role)).await;
        assert_eq!(table.invitation, None, "{role:?}");
        assert_eq!(table.choices.is_some(), role == Role::South, "{role:?}");
        let (status, said) = hall
            .post(
                &format!("/api/games/{}/join", party.game),
                party.token(role),
                json!({"name": "Eve", "invitation": party.invitation}),
            )
            .await;
        assert_eq!((status, &said["code"]), (409, &json!("seat-taken")), "{role:?}");
    }
    hall.close().await;
}
