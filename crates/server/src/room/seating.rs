//! Making games, taking seats, playing again with sides swapped.

use super::say::{Said, Speaker};
use super::{Room, Undone};
use crate::house::{House, now};
use crate::limits::Caller;
use crate::reckoners::Precedence;
use crate::stored;
use host::{GameDraft, TableDeed, TableReader, Trouble, seats};
use rulebook::Language;
use std::sync::Arc;
use storage::{Append, StoreError};
use wire::live::{AnswerWire, JoinRequest, Joined, NewGame, YouView};

/// Somebody who makes a game.
#[derive(Debug)]
pub(crate) struct Maker<'h> {
    pub(crate) house: &'h Arc<House>,
    pub(crate) language: Language,
    pub(crate) caller: Caller,
}

impl Maker<'_> {
    /// Makes a game: whoever makes it sits where he said, computers are seated, the rest is open.
    pub(crate) async fn make(&self, wanted: NewGame) -> Result<Joined, Trouble> {
        let own = wanted.battle.is_some() || wanted.replay.is_some();
        if wanted.battle.is_none() && host::library::is_lesson(&wanted.scenario) {
            return Err(Trouble::lesson_at_home());
        }
        let (id, house, language) = (seats::game_id()?, Arc::clone(self.house), self.language);
        let make = move || GameDraft::of(&house.grounds, id, &wanted, language);
        // What somebody brings is read when it is his turn; the battles of the house are known.
        let (draft, joined) = if own {
            self.house.reckoners.ask(self.caller, Precedence::Onlooker, move |_| make()).await?
        } else {
            make()?
        };
        let scenario = draft.scenario().to_owned();
        keep(self.house, draft).await?.map_err(|error| stored::failed(&error))?;
        tracing::info!(game = joined.game, scenario, "made");
        self.house.room(&joined.game).await?.wake(self.house).await;
        Ok(joined)
    }
}

/// Writes a game down with its first entries.
async fn keep(house: &House, draft: GameDraft) -> Result<Result<(), StoreError>, Trouble> {
    let (record, seats, log) = stored::newborn(&draft.born(now())?);
    Ok(house.store.create(record, seats, log).await)
}

impl Room {
    /// A computer that is asked goes on.
    pub(crate) async fn wake(self: &Arc<Self>, house: &Arc<House>) {
        let mut inner = self.inner.lock().await;
        self.wake_computer(house, &mut inner);
    }

    /// Somebody takes an open seat.
    pub(crate) async fn join(self: &Arc<Self>, house: &Arc<House>, wanted: &JoinRequest) -> Result<Joined, Trouble> {
        let token = seats::token()?;
        loop {
            let mut inner = self.enter(house).await?;
            let (plan, joined) = inner.game.join(wanted, &token, now())?;
            match self.keep(house, &mut inner, plan).await {
                Ok(_) => {
                    tracing::info!(game = joined.game, seat = seats::seat_name(joined.you), "joined");
                    return Ok(joined);
                }
                // Somebody else was first; perhaps the other seat is free.
                Err(Undone::Stale(_)) => {}
                Err(Undone::Trouble(trouble)) => return Err(trouble),
            }
        }
    }

    /// A new game with sides swapped: the first who asks makes it, everybody who asks gets his token for it.
    pub(super) async fn rematch(self: &Arc<Self>, house: &Arc<House>, speaker: &Speaker) -> Said {
        let mut inner = self.enter(house).await?;
        let you = speaker.reader().you;
        let id = seats::rematch_id(&self.birth.id);
        if inner.game.rematch.is_none() {
            house.limits.game(speaker.address)?;
            let draft = GameDraft::swapped(&self.birth, &inner.game, id.clone())?;
            match keep(house, draft).await? {
                Ok(()) | Err(StoreError::Exists(_)) => {}
                Err(error) => return Err(stored::failed(&error).into()),
            }
            let told = inner.game.and(TableDeed::Rematch { game: id.clone() }, now())?;
            self.keep(house, &mut inner, told.into()).await?;
        }
        drop(inner);
        let you = YouView { north: you.south, south: you.north, host: you.host };
        let old = speaker.visitor.token.as_ref().ok_or_else(Trouble::not_your_seat)?;
        let token = seats::rematch_token(&id, &old.0);
        let name = speaker.visitor.name.clone();
        let own = seats::TakenSeat { you, token: seats::hash(&token), name };
        house.room(&id).await?.give_seat(house, &own).await?;
        Ok(AnswerWire::Rematch { game: id, token })
    }

    /// Seats somebody who has a right to it; asked again, he is where he was.
    async fn give_seat(self: &Arc<Self>, house: &House, taken: &seats::TakenSeat) -> Result<(), Trouble> {
        let inner = self.enter(house).await?;
        let reader = TableReader { you: taken.you, language: Language::En };
        if !inner.game.still_seats(reader, [0; 3]) {
            return Err(Trouble::not_your_seat());
        }
        let append = Append {
            game: self.birth.id.to_string(),
            after: inner.game.number,
            at: now(),
            seats: vec![stored::seat_record(&self.birth.id, taken)],
            ..Append::default()
        };
        house.store.append(append).await.map_err(|error| stored::failed(&error))
    }
}
