//! Strangers: at private tables, in seats they were not meant for, and in each other's way.

use crate::ask::PATIENCE;
use crate::hall::{Hall, Person};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use wire::live::{AnswerWire, CampWire, EntryBody, GameListView, Joined, Progress};

fn code(answer: &AnswerWire) -> &str {
    match answer {
        AnswerWire::Error { code, .. } => code,
        other => panic!("expected an error: {other:?}"),
    }
}

async fn private(hall: &Hall) -> Joined {
    let open = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"},
        "name": "Anne", "public": false});
    hall.make(open).await
}

async fn join(hall: &Hall, game: &str, wanted: Value) -> Result<Joined, String> {
    let (status, said) = hall.post(&format!("/api/games/{game}/join"), None, wanted).await;
    if status == 200 {
        Ok(serde_json::from_value(said).unwrap())
    } else {
        Err(said["code"].as_str().unwrap().to_owned())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_is_read_with_a_token_or_its_invitation_and_by_nobody_else() {
    let hall = Hall::open().await;
    let host = private(&hall).await;
    let invitation = host.invitation.clone().unwrap();
    for what in ["", "/entries", "/luck", "/replay", "/dice"] {
        let path = format!("/api/games/{}{what}", host.game);
        let (status, said) = hall.get(&path, None).await;
        assert_eq!(status, 403, "{what}: {said}");
        assert!(said.contains("\"private\""), "{said}");
        assert_eq!(hall.get(&format!("{path}?invitation=no"), None).await.0, 403, "{what}");
        assert_eq!(hall.get(&format!("{path}?invitation={invitation}"), None).await.0, 200, "{what}");
        assert_eq!(hall.get(&path, Some(&host.token)).await.0, 200, "{what}");
    }
    let sight = json!({"say": "sight", "id": "1", "from": "A1", "to": "C4"});
    assert_eq!(hall.post(&format!("/api/games/{}/messages", host.game), None, sight).await.0, 403);
    let said = Person::turned_away(&hall, &host.game, None).await;
    assert!(said.contains("private"), "{said}");
    let invited = Person::invited(&hall, &host.game, &invitation).await;
    assert_eq!(invited.table.game, host.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_frees_a_seat_a_stranger_took_and_somebody_else_sits_down() {
    let hall = Hall::open().await;
    for public in [false, true] {
        let mut made = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}});
        made["public"] = json!(public);
        let host = hall.make(made).await;
        let invitation = if public { json!(null) } else { json!(host.invitation) };
        let stranger = join(&hall, &host.game, json!({"name": "Eve", "invitation": invitation})).await.unwrap();
        let (mut anne, mut eve) = (hall.sit(&host).await, hall.sit(&stranger).await);
        assert_eq!(anne.table.progress, Progress::Playing);
        let free = json!({"say": "free-seat", "camp": "south"});
        assert_eq!(code(&eve.say(free.clone()).await), "not-your-seat");
        assert_eq!(code(&anne.say(json!({"say": "free-seat", "camp": "north"})).await), "nobody-to-free");
        assert!(matches!(anne.say(free.clone()).await, AnswerWire::Done { .. }));
        anne.until(|table| table.progress == Progress::Waiting && !table.seats.south.online).await;
        assert_eq!(anne.entries.last().unwrap().body, EntryBody::Freed { camp: CampWire::South });
        // The stranger is shown out; neither token nor invitation open anything for him any more.
        let bye = eve.bye().await;
        assert!(bye.contains("opens no seat"), "{bye}");
        assert_eq!(hall.get(&format!("/api/games/{}", host.game), Some(&stranger.token)).await.0, 401);
        let again = json!({"name": "Eve", "invitation": invitation});
        assert_eq!(join(&hall, &host.game, again).await.unwrap_err(), "bad-invitation");
        assert_eq!(code(&anne.say(free).await), "nobody-to-free");
        // Whoever has the new invitation sits down, and the battle goes on where it stood.
        let fresh = anne.table.invitation.clone().expect("the host sees it");
        assert_ne!(Some(&fresh), host.invitation.as_ref());
        let guest = join(&hall, &host.game, json!({"name": "Béatrice", "invitation": fresh})).await.unwrap();
        anne.until(|table| table.progress == Progress::Playing).await;
        assert_eq!(anne.entries.iter().filter(|entry| matches!(entry.body, EntryBody::Begun {})).count(), 1);
        let mut guest = hall.sit(&guest).await;
        assert!(guest.table.you.south);
        assert!(matches!(guest.say(json!({"say": "chat", "text": "Bonjour"})).await, AnswerWire::Done { .. }));
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_shown_out_is_out_after_a_restart_and_by_http_too() {
    let mut hall = Hall::open().await;
    let host = private(&hall).await;
    let stranger = join(&hall, &host.game, json!({"name": "Eve", "invitation": host.invitation})).await.unwrap();
    let free = json!({"say": "free-seat", "id": "1", "camp": "south"});
    let (status, said) = hall.post(&format!("/api/games/{}/messages", host.game), Some(&host.token), free).await;
    assert_eq!((status, &said["answer"]), (200, &json!("done")), "{said}");
    hall.restart().await;
    assert_eq!(hall.get(&format!("/api/games/{}", host.game), Some(&stranger.token)).await.0, 401);
    let table = hall.table(&host.game, Some(&host.token)).await;
    assert_eq!((table.progress, table.seats.south.name), (Progress::Waiting, None));
    let guest = json!({"name": "Béatrice", "invitation": table.invitation});
    assert!(join(&hall, &host.game, guest).await.is_ok());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_games_do_not_hide_public_ones() {
    let hall = Hall::open_with(|options| options.games_per_hour = 10_000).await;
    let game = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}});
    let listed = hall.make(&game).await;
    for _ in 0..if std::env::var_os("ETENDARD_SOAK").is_some() { 5000 } else { 1050 } {
        private(&hall).await;
    }
    let (_, text) = hall.get("/api/games", None).await;
    let page: GameListView = serde_json::from_str(&text).unwrap();
    assert_eq!(page.games.iter().map(|one| &one.game).collect::<Vec<_>>(), [&listed.game]);
    assert_eq!(page.next, None);
    hall.close().await;
}

/// A game that is over as soon as it is made.
async fn over(hall: &Hall) -> (Joined, Person) {
    let both = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let joined = hall.make(both).await;
    let mut person = hall.sit(&joined).await;
    assert!(matches!(person.say(json!({"say": "resign"})).await, AnswerWire::Done { .. }));
    (joined, person)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_game_and_counts_as_one() {
    let hall = Hall::open_with(|options| options.games_per_hour = 3).await;
    let (_, mut person) = over(&hall).await;
    let mut made = 1;
    let refused = loop {
        match person.say(json!({"say": "rematch"})).await {
            AnswerWire::Rematch { game, token } => {
                made += 1;
                person = Person::come(&hall, &game, Some(&token), 0).await;
                assert!(matches!(person.say(json!({"say": "resign"})).await, AnswerWire::Done { .. }));
            }
            other => break other,
        }
        assert!(made < 20, "there is no end to it");
    };
    assert_eq!((made, code(&refused)), (3, "too-fast"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_twice_for_a_rematch_keeps_his_seat() {
    let hall = Hall::open().await;
    let (_, mut person) = over(&hall).await;
    let AnswerWire::Rematch { game, token } = person.say(json!({"say": "rematch"})).await else { panic!("no rematch") };
    let mut again = Person::come(&hall, &game, Some(&token), 0).await;
    assert_eq!(person.say(json!({"say": "rematch"})).await, AnswerWire::Rematch { game, token });
    assert!(matches!(again.say(json!({"say": "chat", "text": "?"})).await, AnswerWire::Done { .. }));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_as_fast_over_many_sockets_as_over_one() {
    let hall = Hall::open_with(|options| options.messages_per_second = 10).await;
    let both = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let joined = hall.make(both).await;
    let mut pages = Vec::new();
    for _ in 0..5 {
        pages.push(hall.sit(&joined).await);
    }
    let mut held = 0;
    for turn in 0..200 {
        let answer = pages[turn % 5].say(json!({"say": "sight", "from": "A1", "to": "C4"})).await;
        held += usize::from(matches!(&answer, AnswerWire::Error { code, .. } if code == "too-fast"));
    }
    // Fifty at once and ten a second, all together; five sockets of their own would have had 250 at once.
    assert!(0 < held, "each socket had a pace of its own");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_floods_a_table_with_nonsense_or_pings_is_let_go() {
    let hall = Hall::open_with(|options| options.messages_per_second = 5).await;
    let both = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let joined = hall.make(both).await;
    for junk in [Message::text("{"), Message::Ping(vec![0; 100].into()), Message::Pong(vec![].into())] {
        let url = format!("ws://{}/api/games/{}/live", hall.address(), joined.game);
        let (mut socket, _) = connect_async(url).await.unwrap();
        socket.send(Message::text(json!({"say": "hello", "token": joined.token}).to_string())).await.unwrap();
        let flood = async {
            // He goes on until nobody takes it any more.
            for _ in 0..5000 {
                socket.feed(junk.clone()).await.ok()?;
            }
            socket.flush().await.ok()
        };
        let _ = flood.await;
        let heard = async { while let Some(Ok(_)) = socket.next().await {} };
        tokio::time::timeout(PATIENCE, heard).await.unwrap_or_else(|_| panic!("nobody minds {junk:?}"));
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_talk_that_hide_something_are_refused() {
    let hall = Hall::open().await;
    for name in
        ["Anne\u{200b}", "\u{200d}", "\u{2800}", "\u{202e}eve", "a\u{00ad}b", "\u{3164}", "x\u{e0041}", "\u{301}"]
    {
        let host = private(&hall).await;
        let wanted = json!({"name": name, "invitation": host.invitation});
        assert_eq!(join(&hall, &host.game, wanted).await.unwrap_err(), "bad-name", "{name:?}");
    }
    let both = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let mut person = hall.sit(&hall.make(both).await).await;
    for text in ["\u{200b}", "a\u{200b}b", "\u{2066}x", "x\u{e0041}y", "\u{3164}\u{3164}"] {
        assert_eq!(code(&person.say(json!({"say": "chat", "text": text})).await), "bad-chat", "{text:?}");
    }
    for text in ["Zoë 🏴‍☠️ ❤️", "عليكم", "été\nhiver"] {
        let said = person.say(json!({"say": "chat", "text": text})).await;
        assert!(matches!(said, AnswerWire::Done { .. }), "{text:?}: {said:?}");
    }
    hall.close().await;
}
