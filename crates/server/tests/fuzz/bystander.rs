//! Somebody who plays on while others throw nonsense at the server.

use crate::chance::Chance;
use crate::hall::Hall;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use wire::live::Progress;

static STOP: AtomicBool = AtomicBool::new(false);

/// He may go home.
pub(crate) fn stop() {
    STOP.store(true, Ordering::Relaxed);
}

pub(crate) struct Bystander;

impl Bystander {
    /// Plays both sides of game after game; everything is done as if nobody else were there.
    pub(crate) async fn play(hall: Arc<Hall>) -> usize {
        let (mut commands, mut chance) = (0, Chance::of(99));
        while !STOP.load(Ordering::Relaxed) {
            let game = json!({"scenario": "training-panache", "north": {"kind": "me"}, "south": {"kind": "me"}});
            let joined = hall.make(game).await;
            let mut person = hall.sit(&joined).await;
            while person.table.progress != Progress::Over && !STOP.load(Ordering::Relaxed) {
                let choices = person.table.choices.clone().expect("he plays both sides");
                person.does(&chance.choose(&choices)).await;
                commands += 1;
            }
            let numbers: Vec<u64> = person.entries.iter().map(|entry| entry.number).collect();
            assert_eq!(numbers, (1..=person.table.number).collect::<Vec<_>>());
            let (status, record) = hall.get(&format!("/api/games/{}/dice", joined.game), None).await;
            assert_eq!(status, 200, "{record}");
            dice::Record::read(&record).unwrap().verify().unwrap();
        }
        commands
    }
}
