//! What may be said at a table, when, and by whom.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::json;
use wire::CommandWire;
use wire::live::{ActorView, AnswerWire, CampWire, Choices, EntryBody, Progress, ResultBy, TableView};

fn code(answer: &AnswerWire) -> &str {
    match answer {
        AnswerWire::Error { code, text } => {
            assert!(!text.is_empty());
            code
        }
        other => panic!("expected an error: {other:?}"),
    }
}

fn first_choice(table: &TableView) -> CommandWire {
    let choices = table.choices.as_ref().expect("he is asked");
    Chance::of(7).choose(choices)
}

/// Plays both sides by chance until the table is as wanted.
async fn play_until(person: &mut Person, chance: &mut Chance, wanted: impl Fn(&TableView) -> bool) {
    while !wanted(&person.table) {
        let choices = person.table.choices.clone().expect("he plays both sides");
        person.does(&chance.choose(&choices)).await;
    }
}

/// Both sides by one person, on a field where armies meet at once and fight for long: the dice differ from run to run,
/// and a short battle played by chance may end before enough of them have fallen.
async fn hot_seat(hall: &Hall, practice: bool) -> (wire::live::Joined, Person) {
    let made = json!({
        "scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}, "practice": practice,
        "name": "Camille",
    });
    let joined = hall.make(made).await;
    let person = hall.sit(&joined).await;
    (joined, person)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_done_once_however_often_it_is_sent() {
    let hall = Hall::open().await;
    let (joined, mut person) = hot_seat(&hall, false).await;
    let (after, command) = (person.table.number, first_choice(&person.table));
    let number = person.does(&command).await;
    assert_eq!(number, after + 1);
    let nonce = person.nonce.clone();
    let again = json!({"say": "command", "after": after, "command": command, "nonce": nonce});
    assert_eq!(person.say(again.clone()).await, AnswerWire::AlreadyDone { number });
    // The same nonce with another command was never done, and is not said to have been.
    let another = json!({"say": "command", "after": after, "command": {"do": "end-command"}, "nonce": nonce});
    assert_ne!(command, CommandWire::EndCommand {});
    assert_eq!(code(&person.say(another).await), "used-nonce");
    // A new nonce is another command, about a table that is no more.
    let other = json!({"say": "command", "after": after, "command": command, "nonce": "00".repeat(16)});
    assert_eq!(person.say(other).await, AnswerWire::Stale { number });
    // It is still known after other commands, and after a restart.
    person.does(&first_choice(&person.table.clone())).await;
    assert_eq!(person.say(again.clone()).await, AnswerWire::AlreadyDone { number });
    let mut hall = hall;
    hall.restart().await;
    let mut again = again;
    again["id"] = json!("x");
    let path = format!("/api/games/{}/messages", joined.game);
    let (status, answer) = hall.post(&path, Some(&joined.token), again).await;
    assert_eq!((status, answer), (200, json!({"answer": "already-done", "number": number})));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_does_not_make_a_command_stale() {
    let hall = Hall::open().await;
    let [north, south] = hall.two("training-frederic").await;
    let (mut one, mut other) = (hall.sit(&north).await, hall.sit(&south).await);
    let (asked, idle) = if one.table.choices.is_some() { (&mut one, &mut other) } else { (&mut other, &mut one) };
    let (after, command) = (asked.table.number, first_choice(&asked.table));
    let AnswerWire::Done { number } = idle.say(json!({"say": "chat", "text": "<b>Bonne chance\u{a0}!</b>"})).await
    else {
        panic!("not said")
    };
    asked.until(|table| table.number == number).await;
    let EntryBody::Chat { text, .. } = &asked.entries.last().unwrap().body else { panic!("no chat") };
    assert_eq!(text, "<b>Bonne chance\u{a0}!</b>");
    let late = json!({"say": "command", "after": after, "command": command, "nonce": "01".repeat(16)});
    assert_eq!(asked.say(late).await, AnswerWire::Done { number: number + 1 });
    for bad in [String::new(), "\u{202e}".to_owned(), "x".repeat(501)] {
        assert_eq!(code(&idle.say(json!({"say": "chat", "text": bad})).await), "bad-chat");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_speaks_out_of_turn() {
    let hall = Hall::open().await;
    let [north, south] = hall.two("training-frederic").await;
    let (mut one, mut other) = (hall.sit(&north).await, hall.sit(&south).await);
    let mut watcher = Person::come(&hall, &north.game, None, 0).await;
    one.until(|table| table.spectators == 1).await;
    let (asked, idle) = if one.table.choices.is_some() { (&mut one, &mut other) } else { (&mut other, &mut one) };
    assert_eq!(watcher.table.choices, None);
    assert_eq!(watcher.table.invitation, None);
    let command = first_choice(&asked.table);
    assert_eq!(code(&idle.command(&command).await), "not-your-turn");
    assert_eq!(code(&watcher.command(&command).await), "not-your-seat");
    for said in ["resign", "offer-draw", "rematch"] {
        assert_eq!(code(&watcher.say(json!({"say": said})).await), "not-your-seat", "{said}");
    }
    assert_eq!(code(&watcher.say(json!({"say": "chat", "text": "?"})).await), "not-your-seat");
    let bad = json!({"say": "command", "after": asked.table.number, "command": command, "nonce": "xyz"});
    assert_eq!(code(&asked.say(bad).await), "bad-nonce");
    assert_eq!(code(&asked.say(json!({"say": "dance"})).await), "malformed");
    let refused = asked.command(&CommandWire::EndCombat {}).await;
    assert!(matches!(&refused, AnswerWire::Refused { clause: Some(_), text } if !text.is_empty()), "{refused:?}");
    let nobody = CommandWire::Activate { officer: "nobody".to_owned() };
    assert_eq!(code(&asked.command(&nobody).await), "unknown");
    // Nothing of all this is an entry.
    assert_eq!(asked.table.number, hall.table(&north.game, None).await.number);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_taken_back_until_dice_fall_or_the_word_passes() {
    let hall = Hall::open().await;
    let (_, mut person) = hot_seat(&hall, false).await;
    assert!(!person.table.undo.command);
    let start = person.table.clone();
    let activate = person.table.choices.as_ref().unwrap().answers[0].command.clone();
    person.does(&activate).await;
    assert!(person.table.undo.command && person.table.undo.why_not.is_none());
    let after = person.table.number;
    let AnswerWire::Done { number } = person.say(json!({"say": "undo", "after": after, "back": "command"})).await
    else {
        panic!("not taken back")
    };
    person.until(|table| table.number == number).await;
    assert_eq!(person.table.position, start.position);
    assert_eq!(person.table.choices, start.choices);
    let late = person.say(json!({"say": "undo", "after": after, "back": "command"})).await;
    assert_eq!(late, AnswerWire::Stale { number });
    let nothing = person.say(json!({"say": "undo", "after": number, "back": "command"})).await;
    assert_eq!(code(&nothing), "no-undo");
    let back = json!({"say": "undo", "after": number, "back": {"after": 1}});
    assert_eq!(code(&person.say(back).await), "no-undo");
    // Whoever comes later sees what was taken back, marked.
    let late = Person::come(&hall, &start.game, None, 0).await;
    let undone: Vec<u64> = late.entries.iter().filter(|entry| entry.undone).map(|entry| entry.number).collect();
    assert_eq!(undone, [after]);
    assert_eq!(late.table.position, start.position);
    // On to the first dice: from there nothing comes back.
    let mut chance = Chance::of(11);
    play_until(&mut person, &mut chance, |table| 0 < table.dice.throws).await;
    assert!(!person.table.undo.command && !person.table.undo.phase && !person.table.undo.anything);
    assert!(person.table.undo.why_not.is_some());
    let number = person.table.number;
    let refused = person.say(json!({"say": "undo", "after": number, "back": "phase"})).await;
    assert_eq!(code(&refused), "no-undo");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_practice_game_goes_back_to_any_entry_dice_and_all() {
    let hall = Hall::open().await;
    let (joined, mut person) = hot_seat(&hall, true).await;
    let start = person.table.clone();
    let mut chance = Chance::of(5);
    play_until(&mut person, &mut chance, |table| 1 < table.dice.throws).await;
    let throws = person.table.dice.throws;
    let after = person.table.number;
    assert!(person.table.undo.anything);
    let back = json!({"say": "undo", "after": after, "back": {"after": start.number}});
    let AnswerWire::Done { number } = person.say(back).await else { panic!("not taken back") };
    person.until(|table| table.number == number).await;
    assert_eq!(person.table.position, start.position);
    // Secrets that were shown stay used.
    assert_eq!(person.table.dice.throws, throws);
    play_until(&mut person, &mut chance, |table| throws + 1 < table.dice.throws).await;
    let (_, text) = hall.get(&format!("/api/games/{}/dice", joined.game), None).await;
    let checked = dice::Record::read(&text).unwrap().verify().unwrap();
    assert_eq!(u32::try_from(checked.throws).unwrap(), person.table.dice.throws);
    let told = Person::come(&hall, &joined.game, None, 0).await;
    let live: Vec<_> = person.entries.iter().map(|entry| (entry.number, entry.told.clone())).collect();
    let late: Vec<_> = told.entries.iter().map(|entry| (entry.number, entry.told.clone())).collect();
    assert_eq!(live, late, "the story is the same for whoever comes later");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_by_resignation_or_by_agreement_and_is_played_again_with_sides_swapped() {
    let hall = Hall::open().await;
    let [north, south] = hall.two("training-thucidide").await;
    let (mut one, mut other) = (hall.sit(&north).await, hall.sit(&south).await);
    assert_eq!(code(&one.say(json!({"say": "rematch"})).await), "not-over");
    assert_eq!(code(&one.say(json!({"say": "answer-draw", "yes": true})).await), "no-draw");
    assert!(matches!(one.say(json!({"say": "offer-draw"})).await, AnswerWire::Done { .. }));
    other.until(|table| table.draw.is_some_and(|draw| draw.by == CampWire::North)).await;
    assert_eq!(code(&one.say(json!({"say": "answer-draw", "yes": true})).await), "not-your-turn");
    assert!(matches!(other.say(json!({"say": "answer-draw", "yes": false})).await, AnswerWire::Done { .. }));
    one.until(|table| table.draw.is_none()).await;
    assert!(matches!(other.say(json!({"say": "offer-draw"})).await, AnswerWire::Done { .. }));
    assert!(matches!(one.say(json!({"say": "answer-draw", "yes": true})).await, AnswerWire::Done { .. }));
    other.until(|table| table.progress == Progress::Over).await;
    let result = other.table.result.unwrap();
    assert_eq!((result.winner, result.by), (None, ResultBy::Agreement));
    assert_eq!(code(&one.say(json!({"say": "resign"})).await), "over");

    let AnswerWire::Rematch { game, token } = one.say(json!({"say": "rematch"})).await else { panic!("no rematch") };
    other.until(|_| true).await;
    let AnswerWire::Rematch { game: same, token: others } = other.say(json!({"say": "rematch"})).await else {
        panic!("no rematch")
    };
    assert_eq!(game, same);
    assert_ne!(token, others);
    let table = hall.table(&game, Some(&token)).await;
    assert!(table.you.south && !table.you.north && table.you.host);
    assert_eq!(table.seats.south.name.as_deref(), Some("Anne"));
    assert_eq!(table.seats.north.name.as_deref(), Some("Béatrice"));
    assert!(hall.table(&game, Some(&others)).await.you.north);
    // The old tokens open nothing there.
    assert_eq!(hall.get(&format!("/api/games/{game}"), Some(&north.token)).await.0, 401);
    let mut again = Person::come(&hall, &game, Some(&token), 0).await;
    assert!(matches!(again.say(json!({"say": "resign"})).await, AnswerWire::Done { .. }));
    again.until(|table| table.progress == Progress::Over).await;
    let result = again.table.result.unwrap();
    assert_eq!((result.winner, result.by), (Some(CampWire::North), ResultBy::Resignation));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_game_stands_still_until_it_is_taken_up_again() {
    let hall = Hall::open().await;
    let [north, south] = hall.two("training-panache").await;
    let (mut one, mut other) = (hall.sit(&north).await, hall.sit(&south).await);
    assert_eq!(code(&one.say(json!({"say": "pause", "yes": false})).await), "not-paused");
    assert!(matches!(one.say(json!({"say": "pause", "yes": true})).await, AnswerWire::Done { .. }));
    for person in [&mut one, &mut other] {
        person.until(|table| table.progress == Progress::Paused).await;
        assert_eq!(person.table.choices, None);
        let command = CommandWire::EndCommand {};
        assert_eq!(code(&person.command(&command).await), "paused");
    }
    assert!(matches!(other.say(json!({"say": "pause", "yes": false})).await, AnswerWire::Done { .. }));
    one.until(|table| table.progress == Progress::Playing).await;
    hall.close().await;
}

/// Plays until somebody may attack; what may be done then.
async fn until_somebody_attacks(person: &mut Person) -> Choices {
    play_until(person, &mut Chance::of(2), |table| {
        table.choices.as_ref().is_some_and(|choices| choices.actors.iter().any(|actor| !actor.attacks.is_empty()))
    })
    .await;
    person.table.choices.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_and_sight_are_answered_at_the_table() {
    let hall = Hall::open().await;
    let (_, mut person) = hot_seat(&hall, false).await;
    let choices = until_somebody_attacks(&mut person).await;
    let actor = choices.actors.iter().find(|actor| !actor.attacks.is_empty()).unwrap();
    let (unit, attack) = (actor.unit.clone().unwrap(), &actor.attacks[0]);
    let answer = person.say(json!({"say": "odds", "unit": unit, "target": attack.target})).await;
    let AnswerWire::Odds { odds } = answer else { panic!("{answer:?}") };
    assert_eq!((odds[0].unit.as_str(), odds[0].account.dice), (unit.as_str(), attack.dice));
    let sum: u32 = odds[0].losses.iter().map(|chance| chance.per_myriad).sum();
    assert!((9_990..=10_010).contains(&sum), "{sum}");
    let AnswerWire::Odds { odds: all } = person.say(json!({"say": "odds", "unit": unit})).await else {
        panic!("no odds")
    };
    assert_eq!(all.len(), actor.attacks.len());
    let from = person.table.position.units.iter().find(|one| one.id == unit).unwrap().hex.clone();
    let answer = person.say(json!({"say": "sight", "from": from, "to": attack.hex})).await;
    let AnswerWire::Sight { sight } = answer else { panic!("{answer:?}") };
    assert!(sight.open && !sight.text.is_empty());
    assert_eq!(code(&person.say(json!({"say": "sight", "from": "A1", "to": "ZZ99"})).await), "malformed");
    assert_eq!(code(&person.say(json!({"say": "odds", "unit": "nobody"})).await), "unknown");
    hall.close().await;
}

/// The way a move is listed with is the way it is told by; a detour is a command of its own; a way nobody can go is refused
/// with its clause.
#[tokio::test(flavor = "multi_thread")]
async fn a_way_is_asked_about_before_it_is_gone() {
    let hall = Hall::open().await;
    let (_, mut person) = hot_seat(&hall, false).await;
    play_until(&mut person, &mut Chance::of(3), |table| {
        let far = |actor: &ActorView| actor.unit.is_some() && actor.moves.iter().any(|one| one.way.len() == 2);
        table.choices.as_ref().is_some_and(|choices| choices.actors.iter().any(far))
    })
    .await;
    let choices = person.table.choices.clone().unwrap();
    let mut actors = choices.actors.iter().filter(|actor| actor.unit.is_some());
    let actor = actors.find(|actor| actor.moves.iter().any(|one| one.way.len() == 2)).unwrap();
    let unit = actor.unit.clone().unwrap();
    let mut detours = 0;
    for one in actor.moves.iter().filter(|one| one.past.is_none()) {
        let answer = person.say(json!({"say": "way", "unit": unit, "way": one.way})).await;
        let AnswerWire::Way { command, drives_off } = answer else { panic!("{answer:?}") };
        let (to, pace) = (one.to.clone(), one.pace);
        assert_eq!(command, CommandWire::Move { unit: unit.clone(), to, pace, past: None });
        assert!(drives_off.is_empty());
        for middle in actor.moves.iter().filter(|middle| middle.way.len() == 1 && middle.to != one.way[0]) {
            let way = [middle.to.clone(), one.to.clone()];
            match person.say(json!({"say": "way", "unit": unit, "way": way})).await {
                AnswerWire::Way { command: CommandWire::MoveBy { way: told, .. }, .. } => {
                    assert_eq!(told, way);
                    detours += 1;
                }
                AnswerWire::Refused { text, clause } => assert!(clause.is_some() && !text.is_empty()),
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(0 < detours, "some hex is reached by two ways");
    for wrong in [json!([]), json!(["ZZ99"]), json!(vec!["A1"; 60])] {
        assert_eq!(code(&person.say(json!({"say": "way", "unit": unit, "way": wrong})).await), "unknown", "{wrong}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_questions_at_once_are_refused_in_words_and_do_not_hold_up_the_table() {
    let hall = Hall::open().await;
    let (_, mut person) = hot_seat(&hall, false).await;
    let choices = until_somebody_attacks(&mut person).await;
    let unit = choices.actors.iter().find(|actor| !actor.attacks.is_empty()).unwrap().unit.clone().unwrap();
    for number in 0..200 {
        let asked = json!({"say": "odds", "id": format!("odds {number}"), "unit": unit, "depth": "whole-chain", "policy": "best"});
        person.tell(&asked).await;
    }
    person.tell(&json!({"say": "chat", "id": "chat", "text": "?"})).await;
    let (mut answers, mut refused, mut before) = (0, 0, None);
    while answers < 200 || before.is_none() {
        let Some((id, answer)) = person.hear().await else { continue };
        if id == "chat" {
            assert!(matches!(answer, AnswerWire::Done { .. }), "{answer:?}");
            before = Some(answers);
            continue;
        }
        answers += 1;
        match answer {
            AnswerWire::Odds { .. } => {}
            AnswerWire::Error { code, text } if code == "too-fast" => {
                assert!(text.contains("one after the other"), "{text}");
                refused += 1;
            }
            AnswerWire::Error { code, .. } if code == "no-odds" => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(0 < refused, "two hundred questions were all worked on");
    hall.close().await;
}
