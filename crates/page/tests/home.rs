//! Games without a server, driven as a worker of the browser drives them.

#![expect(clippy::unwrap_used, reason = "in a test, a failure should stop where it happens")]

use page::{HomeHost, Mind, Shadow};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A browser: what it keeps, and what its page was told last.
#[derive(Default)]
struct Browser {
    home: HomeHost,
    games: BTreeMap<String, Value>,
    logs: BTreeMap<(String, u64), Value>,
    told: Vec<Value>,
    serial: u64,
}

impl Browser {
    /// Keeps, then tells; an entry that is there already is a fault.
    fn deliver(&mut self, out: &str) -> Value {
        let out: Value = serde_json::from_str(out).unwrap();
        for kept in out["keep"].as_array().unwrap() {
            let id = kept["game"]["id"].as_str().unwrap().to_owned();
            self.games.insert(id.clone(), kept["game"].clone());
            for entry in kept["entries"].as_array().unwrap() {
                let key = (id.clone(), entry["number"].as_u64().unwrap());
                assert!(self.logs.insert(key, entry.clone()).is_none(), "an entry is written once");
            }
        }
        for letter in out["tell"].as_array().unwrap() {
            self.told.push(serde_json::from_str(letter["text"].as_str().unwrap()).unwrap());
        }
        out
    }

    fn ask(&mut self, path: &[&str], token: Option<&str>, body: Option<&Value>) -> (u64, String) {
        let asked = json!({
            "path": path, "query": {}, "token": token, "language": "en", "body": body.map(Value::to_string),
        });
        let answer = self.home.ask(&asked.to_string(), 7);
        let out = self.deliver(&answer);
        (out["status"].as_u64().unwrap(), out["body"].as_str().unwrap().to_owned())
    }

    /// A game against a recruit, in the south; its id and its token.
    fn make(&mut self, scenario: &str, more: &Value) -> (String, String) {
        let mut wanted = json!({
            "scenario": scenario, "north": {"kind": "computer", "level": "recruit"}, "south": {"kind": "me"},
            "options": null, "name": "Anne", "public": false, "practice": false,
        });
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let (status, body) = self.ask(&["games"], None, Some(&wanted));
        assert_eq!(status, 200, "{body}");
        let joined: Value = serde_json::from_str(&body).unwrap();
        (joined["game"].as_str().unwrap().to_owned(), joined["token"].as_str().unwrap().to_owned())
    }

    fn open(&mut self, game: &str, token: &str) {
        self.home.open(1, game);
        self.hear(&json!({"say": "hello", "token": token, "after": 0, "language": "en"}));
    }

    /// Says something; the answer, if it has one.
    fn hear(&mut self, message: &Value) -> Option<Value> {
        let out = self.home.hear(1, &message.to_string(), 7);
        self.deliver(&out);
        self.told.iter().rev().find(|told| told["tell"] == "answer" && told["id"] == message["id"]).cloned()
    }

    fn table(&self) -> &Value {
        let tables = self.told.iter().rev().filter(|told| told["tell"] == "welcome" || told["tell"] == "news");
        tables.map(|told| &told["table"]).next().unwrap()
    }

    /// A command that can be given now: the usual answer, an attack, or whatever there is.
    fn choice(&self) -> Option<Value> {
        let choices = &self.table()["choices"];
        let attack = choices["actors"].as_array()?.iter().find_map(|actor| {
            let target = actor["attacks"].as_array()?.first()?["target"].clone();
            Some(json!({"do": "attack", "unit": actor["unit"], "target": target}))
        });
        let answers = choices["answers"].as_array()?;
        let usual = answers.iter().find(|answer| answer["usual"] == true).or(answers.first());
        attack.or(usual.map(|answer| answer["command"].clone()))
    }

    fn command(&mut self, command: &Value) -> Value {
        self.serial += 1;
        let (id, nonce) = (self.serial.to_string(), format!("{:032x}", self.serial));
        let after = self.table()["number"].clone();
        let said = json!({"say": "command", "id": id, "after": after, "command": command, "nonce": nonce});
        self.hear(&said).unwrap()
    }

    /// The computer goes on as long as it is asked.
    fn think(&mut self, game: &str, mind: &mut Mind) {
        while let Some(kept) = self.home.to_think(game) {
            let changed = self.home.changed(game).unwrap();
            let nodes = self.home.nodes(game).expect("somebody is asked");
            let command = mind.decide(&kept, nodes).expect("somebody is asked");
            let out = self.home.obey(game, changed, &command, 7).expect("nothing has happened since");
            self.deliver(&out);
        }
    }

    /// The game as the browser would hand it back.
    fn kept(&self, game: &str) -> String {
        let entries: Vec<&Value> = self.logs.iter().filter(|((id, _), _)| id == game).map(|(_, entry)| entry).collect();
        json!({"game": self.games[game], "entries": entries}).to_string()
    }
}

#[test]
fn a_battle_is_played_to_its_end_left_halfway_and_taken_up_where_it_was() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let (game, token) = browser.make("training-frederic", &json!({}));
    assert!(game.starts_with("home-"));
    browser.open(&game, &token);
    for round in 0..2000 {
        browser.think(&game, &mut mind);
        if round == 40 {
            let before = browser.table().clone();
            browser.home.forget(&game);
            assert!(!browser.home.knows(&game));
            let out = browser.home.take_up(&browser.kept(&game), 7).unwrap();
            browser.deliver(&out);
            assert_eq!(browser.table(), &before, "whoever looks on is told the same table");
        }
        let Some(choice) = browser.choice() else { break };
        let answer = browser.command(&choice);
        assert_eq!(answer["answer"], "done", "{answer}");
    }
    assert_eq!(browser.table()["progress"], "over");
    let (status, replay) = browser.ask(&["games", &game, "replay"], Some(&token), None);
    assert_eq!(status, 200);
    let (status, seen) = browser.ask(&["replays"], None, Some(&json!({"replay": replay, "lines": 100_000})));
    assert_eq!(status, 200, "{seen}");
    assert_eq!(serde_json::from_str::<Value>(&seen).unwrap()["flaw"], Value::Null);
    let rematch = browser.hear(&json!({"say": "rematch", "id": "r"})).unwrap();
    assert_eq!(rematch["answer"], "rematch", "{rematch}");
    let (next, own) = (rematch["game"].as_str().unwrap(), rematch["token"].as_str().unwrap());
    let (status, table) = browser.ask(&["games", next], Some(own), None);
    assert_eq!(status, 200, "{table}");
    assert_eq!(serde_json::from_str::<Value>(&table).unwrap()["you"]["north"], true, "sides are swapped");
}

#[test]
fn a_command_said_twice_is_done_once_and_one_taken_back_stays_in_the_log() {
    let mut browser = Browser::default();
    let (game, token) = browser.make("training-jomini", &json!({"north": {"kind": "me"}, "practice": true}));
    browser.open(&game, &token);
    let (command, after) = (browser.choice().unwrap(), browser.table()["number"].clone());
    let said =
        json!({"say": "command", "id": "a", "after": after, "command": command, "nonce": "00112233445566778899"});
    assert_eq!(browser.hear(&said).unwrap()["answer"], "done");
    assert_eq!(browser.hear(&said).unwrap()["answer"], "already-done");
    let number = browser.table()["number"].clone();
    let back = browser.hear(&json!({"say": "undo", "id": "b", "after": number, "back": "command"})).unwrap();
    assert_eq!(back["answer"], "done", "{back}");
    let log: Vec<&Value> = browser.logs.values().collect();
    assert!(log.last().unwrap()["body"].as_str().unwrap().contains("\"undo\""));
}

#[test]
fn a_thought_about_what_is_no_more_is_not_obeyed() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let (game, token) = browser.make("training-jomini", &json!({"practice": true}));
    browser.open(&game, &token);
    while browser.home.to_think(&game).is_none() {
        let choice = browser.choice().unwrap();
        browser.command(&choice);
    }
    let (kept, changed) = (browser.home.to_think(&game).unwrap(), browser.home.changed(&game).unwrap());
    let command = mind.decide(&kept, browser.home.nodes(&game).unwrap()).unwrap();
    let number = browser.table()["number"].clone();
    let back = browser.hear(&json!({"say": "undo", "id": "b", "after": number, "back": "command"})).unwrap();
    assert_eq!(back["answer"], "done", "{back}");
    assert!(browser.home.obey(&game, changed, &command, 7).is_none());
}

#[test]
fn strangers_guests_and_games_that_are_not_here_are_refused_in_words() {
    let mut browser = Browser::default();
    let (game, token) = browser.make("training-jomini", &json!({}));
    let code = |(status, body): (u64, String)| (status, serde_json::from_str::<Value>(&body).unwrap()["code"].clone());
    assert_eq!(code(browser.ask(&["games", &game], None, None)), (403, json!("private")));
    assert_eq!(code(browser.ask(&["games", &game], Some(&"0".repeat(64)), None)), (401, json!("bad-token")));
    assert_eq!(code(browser.ask(&["games", "home-0"], Some(&token), None)), (404, json!("no-such-game")));
    let guest = json!({
        "scenario": "kolin", "north": {"kind": "open"}, "south": {"kind": "me"}, "options": null, "name": "",
        "public": false, "practice": false,
    });
    assert_eq!(code(browser.ask(&["games"], None, Some(&guest))), (409, json!("no-server")));
    assert_eq!(code(browser.ask(&["nowhere"], None, None)), (404, json!("not-found")));
    browser.home.open(9, &game);
    let bye = browser.home.hear(9, &json!({"say": "hello", "token": "x", "after": 0, "language": "en"}).to_string(), 7);
    assert!(bye.contains("\"ends\":\"bad-token\""), "{bye}");
}

#[test]
fn a_battle_hosted_elsewhere_is_followed_and_questions_have_the_hosts_answers() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let (game, token) = browser.make("training-jomini", &json!({"practice": true}));
    browser.open(&game, &token);
    let mut shadow = Shadow::of("training-jomini", "[]", None).unwrap();
    let mut asked = 0;
    for round in 0..60 {
        let before = browser.told.len();
        browser.think(&game, &mut mind);
        if let Some(choice) = browser.choice() {
            browser.command(&choice);
        }
        if round == 5 {
            let number = browser.table()["number"].clone();
            browser.hear(&json!({"say": "undo", "id": "back", "after": number, "back": "command"}));
        }
        let first = if round == 0 { 0 } else { before };
        for told in &browser.told[first..] {
            if told["tell"] == "news" || told["tell"] == "welcome" {
                shadow.follow(&told["entries"].to_string());
            }
        }
        let units: Vec<Value> = browser.table()["position"]["units"].as_array().unwrap().clone();
        let attackers = browser.table()["choices"]["actors"].as_array().cloned().unwrap_or_default();
        let unit = attackers.iter().find(|actor| actor["attacks"][0] != Value::Null).map(|actor| actor["unit"].clone());
        let unit = unit.unwrap_or_else(|| units[0]["id"].clone());
        for question in [
            json!({"say": "odds", "id": format!("o{round}"), "unit": unit}),
            json!({"say": "sight", "id": format!("s{round}"), "from": "A1", "to": "F5"}),
            json!({"say": "way", "id": format!("w{round}"), "unit": unit, "way": ["C4"]}),
        ] {
            let Some(mut wanted) = browser.hear(&question) else { continue };
            wanted.as_object_mut().unwrap().retain(|key, _| key != "tell" && key != "id");
            let found: Value = serde_json::from_str(&shadow.ask(&question.to_string(), "en").unwrap()).unwrap();
            assert_eq!(found, wanted, "{question}");
            asked += 1;
        }
    }
    assert!(100 < asked, "{asked}");
    assert!(shadow.ask(&json!({"say": "resign", "id": "x"}).to_string(), "en").is_none());
}

#[test]
fn a_lesson_is_played_with_the_dice_it_gives_and_taken_up_where_it_was() {
    let mut browser = Browser::default();
    let (_, listed) = browser.ask(&["lessons"], None, None);
    let listed: Value = serde_json::from_str(&listed).unwrap();
    for lesson in listed.as_array().unwrap() {
        let id = lesson["id"].as_str().unwrap();
        let (_, scenario) = browser.ask(&["scenarios", id], None, None);
        let scenario: Value = serde_json::from_str(&scenario).unwrap();
        let (game, token) = browser.make(id, &json!({"north": {"kind": "me"}}));
        browser.open(&game, &token);
        let steps = scenario["steps"].as_array().unwrap();
        assert_eq!(lesson["steps"], steps.len());
        for step in steps {
            for one in step["script"].as_array().unwrap() {
                assert_eq!(browser.table()["ask"]["camp"], one["camp"], "{id}");
                let answer = browser.command(&one["command"]);
                assert_eq!(answer["answer"], "done", "{id}: {answer}");
            }
            // Whoever comes back goes on with the same dice.
            browser.home.forget(&game);
            let out = browser.home.take_up(&browser.kept(&game), 7).unwrap();
            browser.deliver(&out);
        }
        assert_eq!(browser.table()["position"], ended(id), "{id}: other dice fell");
    }
}

/// Where a lesson ends that is played as it is written.
fn ended(id: &str) -> Value {
    let scenario = scenario::listed(id).unwrap().read().unwrap();
    let field = std::sync::Arc::new(wire::Field::of(&scenario, scenario.setup().book));
    let lesson = wire::Lesson::play(scenario.file(), &field).unwrap();
    serde_json::to_value(wire::Position::of(&lesson.end, &field)).unwrap()
}

#[test]
fn an_own_battle_is_played_at_home_left_and_taken_up_with_its_text() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let (status, body) = browser.ask(&["workshop", "battle", "training-jomini"], None, None);
    assert_eq!(status, 200, "{body}");
    let text =
        serde_json::from_str::<Value>(&body).unwrap()["text"].as_str().unwrap().replace("\n[map]", "\n# Mine.\n[map]");
    let (status, read) = browser.ask(&["workshop", "read"], None, Some(&json!({"text": text})));
    assert_eq!(status, 200, "{read}");
    let draft = serde_json::from_str::<Value>(&read).unwrap()["draft"].clone();
    let (_, written) = browser.ask(&["workshop", "write"], None, Some(&json!({"draft": draft, "text": text})));
    assert_eq!(serde_json::from_str::<Value>(&written).unwrap()["text"], json!(text), "byte for byte");
    let (_, checked) = browser.ask(&["workshop", "check"], None, Some(&json!({"draft": draft})));
    assert!(!checked.contains("\"fault\""), "{checked}");
    let (_, stock) = browser.ask(&["workshop", "stock", "jomini"], None, None);
    assert!(stock.contains("\"purse\":\"tokens\""), "{stock}");

    let (game, token) = browser.make("training-jomini", &json!({"battle": text, "practice": true}));
    browser.open(&game, &token);
    assert_eq!(browser.table()["terms"]["scenario"], "own-training-jomini");
    let (_, kept) = browser.ask(&["games", &game, "battle"], Some(&token), None);
    let kept: Value = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept["text"], json!(text));
    let mut shadow = Shadow::of("own-training-jomini", "[]", Some(text.clone())).unwrap();
    for round in 0..400 {
        let before = browser.told.len();
        browser.think(&game, &mut mind);
        if round == 10 {
            let table = browser.table().clone();
            browser.home.forget(&game);
            let out = browser.home.take_up(&browser.kept(&game), 7).unwrap();
            browser.deliver(&out);
            assert_eq!(browser.table(), &table);
        }
        let Some(choice) = browser.choice() else { break };
        assert_eq!(browser.command(&choice)["answer"], "done");
        let first = if round == 0 { 0 } else { before };
        for told in browser.told[first..].iter().filter(|told| told["tell"] == "news" || told["tell"] == "welcome") {
            if round < 5 {
                shadow.follow(&told["entries"].to_string());
            }
        }
    }
    assert!(shadow.ask(&json!({"say": "sight", "id": "s", "from": "A1", "to": "F5"}).to_string(), "en").is_some());
    let (status, replay) = browser.ask(&["games", &game, "replay"], Some(&token), None);
    assert_eq!(status, 200, "{replay}");
    assert!(replay.contains("#| # Mine.\n"), "the file carries the battle");
    let (status, seen) = browser.ask(&["replays"], None, Some(&json!({"replay": replay, "lines": 100_000})));
    assert_eq!((status, &serde_json::from_str::<Value>(&seen).unwrap()["flaw"]), (200, &Value::Null), "{seen}");
    let spoilt = json!({"scenario": "x", "battle": "id = 'x'", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let (status, said) = browser.ask(&["games"], None, Some(&spoilt));
    assert_eq!(status, 422, "{said}");
    assert!(said.contains("cannot be played yet"), "{said}");
}

/// A game against a general of this temperament, at the person's first question.
fn against_a_general(browser: &mut Browser, mind: &mut Mind) -> String {
    let general = json!({"north": {"kind": "computer", "level": "general", "temperament": "bold"}});
    let (game, token) = browser.make("training-jomini", &general);
    browser.open(&game, &token);
    browser.think(&game, mind);
    game
}

#[test]
fn a_game_is_kept_with_the_temperament_of_its_player_and_one_kept_before_is_steady() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let game = against_a_general(&mut browser, &mut mind);
    assert_eq!(browser.table()["seats"]["north"]["temperament"], "bold");
    let kept = browser.kept(&game);
    assert!(kept.contains(r#"{\"computer\":\"general:bold\"}"#), "{kept}");
    let earlier = kept.replace("general:bold", "general");
    let mut later = Browser::default();
    later.home.take_up(&earlier, 8).expect("a game of before there were temperaments");
    let (token, about) = ("0".repeat(64), [&*game]);
    assert_eq!(later.ask(&["games", about[0]], Some(&token), None).0, 401, "it is there, and asks who comes");
}

#[test]
fn whoever_is_hurried_looks_at_fewer_positions_until_his_turn_is_over() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let game = against_a_general(&mut browser, &mut mind);
    while browser.home.to_think(&game).is_none() {
        let choice = browser.choice().unwrap();
        browser.command(&choice);
    }
    let nodes = browser.home.nodes(&game).unwrap();
    let said = browser.hear(&json!({"say": "hurry", "id": "h"})).unwrap();
    assert_eq!(said["answer"], "done", "{said}");
    let hurried = browser.home.nodes(&game).unwrap();
    assert!(hurried * 10 < nodes, "{hurried} of {nodes}");
    browser.think(&game, &mut mind);
}

#[test]
fn only_a_general_thinks_ahead_and_only_while_a_person_is_asked() {
    let (mut browser, mut mind) = (Browser::default(), Mind::new());
    let game = against_a_general(&mut browser, &mut mind);
    let kept = browser.home.to_ponder(&game).expect("a person is asked");
    assert!(mind.look_ahead(&kept));
    // As long as there is more to think about it goes on; whoever has enough says so.
    for _ in 0..3 {
        if !mind.ponder(50) {
            break;
        }
    }
    while browser.home.to_think(&game).is_none() {
        let choice = browser.choice().unwrap();
        browser.command(&choice);
    }
    assert!(browser.home.to_ponder(&game).is_none(), "he is asked himself");
    let thinking = browser.home.to_think(&game).unwrap();
    assert!(!mind.look_ahead(&thinking) && mind.decide(&thinking, 50).is_some());
    let (other, token) = browser.make("training-jomini", &json!({}));
    browser.open(&other, &token);
    browser.think(&other, &mut mind);
    assert!(browser.home.to_ponder(&other).is_none(), "a recruit thinks when he must");
}
