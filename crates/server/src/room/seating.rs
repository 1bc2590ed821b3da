//! Making games, taking seats, playing again with sides swapped.

use super::say::Speaker;
use super::{Room, Undone};
use crate::deed::{Deed, Entry, LOG_VERSION};
use crate::earlier;
use crate::game::{Birth, Game};
use crate::ground::Ground;
use crate::house::{House, now};
use crate::seats;
use crate::terms::{Summary, Terms, Wanted};
use crate::trouble::Trouble;
use crate::view::Reader;
use battle::{Camp, Pending, seat};
use dice::Seed;
use opponent::Level;
use rulebook::Language;
use std::sync::Arc;
use storage::{GameRecord, SeatRecord, StoreError};
use wire::RULES_VERSION;
use wire::live::{AnswerWire, JoinRequest, Joined, NewGame, SeatKind, YouView};

/// Somebody who makes a game.
#[derive(Debug)]
pub(crate) struct Maker<'h> {
    pub(crate) house: &'h Arc<House>,
    pub(crate) language: Language,
}

/// A game about to be made.
struct Draft {
    id: String,
    ground: Arc<Ground>,
    terms: Terms,
    names: [Option<String>; 2],
    seats: Vec<SeatRecord>,
}

impl Maker<'_> {
    /// Makes a game: whoever makes it sits where he said, computers are seated, the rest is open.
    pub(crate) async fn make(&self, wanted: NewGame) -> Result<Joined, Trouble> {
        let ground = self.house.grounds.ground(&wanted.scenario, wanted.options.as_deref(), self.language)?;
        let kinds = [&wanted.north, &wanted.south];
        let mine = |kind: &SeatKind| matches!(kind, SeatKind::Me {});
        let open = kinds.iter().any(|kind| matches!(kind, SeatKind::Open {}));
        if wanted.practice && (open || !kinds.iter().any(|kind| mine(kind))) {
            return Err(Trouble::bad_practice());
        }
        let seats = kinds.map(seat_wanted);
        let name = self.maker_name(&wanted)?;
        let names = [0, 1].map(|place| match kinds[place] {
            SeatKind::Me {} => Some(name.clone()),
            SeatKind::Open {} => None,
            SeatKind::Computer { .. } => seats[place].level().map(|level| computer_name(level, self.language)),
        });
        let you = YouView { north: mine(kinds[0]), south: mine(kinds[1]), host: true };
        let (id, token) = (seats::game_id()?, seats::token()?);
        let invitation = seats::invitation()?;
        let own = SeatRecord { game: id.clone(), seat: seats::seat_name(you), token_hash: seats::hash(&token), name };
        let scenario = &ground.scenario;
        let terms = Terms {
            title: scenario.title().into(),
            book: scenario.book().to_string(),
            options: ground.field.setup().book.house.iter().map(|rule| rule.to_string()).collect(),
            rules: RULES_VERSION,
            log: LOG_VERSION,
            public: wanted.public,
            practice: wanted.practice,
            seats,
            invitation: invitation.clone(),
            summary: Summary::default(),
        };
        let draft = Draft { id: id.clone(), ground: Arc::clone(&ground), terms, names, seats: vec![own] };
        draft.keep(self.house).await.map_err(|error| Trouble::store(&error))?;
        tracing::info!(game = id, scenario = ground.field.id(), "made");
        self.house.room(&id).await?.wake(self.house).await;
        Ok(Joined { game: id, token, you, invitation: open.then_some(invitation) })
    }

    fn maker_name(&self, wanted: &NewGame) -> Result<String, Trouble> {
        match (wanted.name.trim(), self.language) {
            ("", Language::Fr) => Ok("Hôte".to_owned()),
            ("", Language::En) => Ok("Host".to_owned()),
            (name, _) => seats::name(name),
        }
    }
}

const fn seat_wanted(kind: &SeatKind) -> Wanted {
    match kind {
        SeatKind::Me {} | SeatKind::Open {} => Wanted::Person,
        SeatKind::Computer { level } => Wanted::Computer(*level),
    }
}

fn computer_name(level: Level, language: Language) -> String {
    let name = level.words().in_language(language);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Draft {
    /// Writes the game down with its first entries.
    async fn keep(mut self, house: &House) -> Result<(), StoreError> {
        let now = now();
        let seated = [Camp::North, Camp::South].into_iter().filter_map(|camp| {
            let name = self.names[seat(camp)].clone()?;
            Some(Deed::Seated { camp: camp.into(), name })
        });
        let full = self.names.iter().all(Option::is_some);
        let deeds = seated.chain(full.then_some(Deed::Begun {}));
        let entries: Vec<Entry> = (1..).zip(deeds).map(|(number, deed)| Entry { number, at: now, deed }).collect();
        let asked = match self.ground.start.pending() {
            Pending::Decision(camp, _) if full => Some(camp.into()),
            _ => None,
        };
        self.terms.summary = Summary { names: self.names, turn: 1, asked };
        let seed = Seed::fresh().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let game = GameRecord {
            id: self.id,
            created: now,
            scenario: self.ground.field.id().to_owned(),
            terms: self.terms.written(),
            seed: seed.to_bytes(),
            state: if full { storage::GameState::Playing } else { storage::GameState::Waiting },
            updated: now,
            entries: 0,
        };
        house.store.create(game, self.seats, entries.iter().map(Entry::kept).collect()).await
    }
}

impl Room {
    /// A computer that is asked goes on.
    pub(crate) async fn wake(self: &Arc<Self>, house: &Arc<House>) {
        let mut inner = self.inner.lock().await;
        self.wake_computer(house, &mut inner);
    }

    /// Somebody takes an open seat.
    pub(crate) async fn join(self: &Arc<Self>, house: &Arc<House>, wanted: JoinRequest) -> Result<Joined, Trouble> {
        let name = seats::name(&wanted.name)?;
        let token = seats::token()?;
        loop {
            let mut inner = self.enter(house).await?;
            // A seat that was freed once is for whoever the host invites: the one who sat there may know the address.
            let public = self.birth.terms.public && inner.game.freed[..2] == [0, 0];
            let invited = wanted.invitation.as_deref().is_some_and(|code| code == inner.game.invitation);
            if !(invited || public && wanted.invitation.is_none()) {
                return Err(Trouble::bad_invitation());
            }
            let camp = inner.game.free_seat(wanted.camp.map(Into::into)).ok_or_else(Trouble::no_open_seat)?;
            let you = YouView { north: camp == Camp::North, south: camp == Camp::South, host: false };
            let now = now();
            let mut changes = vec![inner.game.and(Deed::Seated { camp: camp.into(), name: name.clone() }, now)?];
            if let [seated] = changes.as_slice()
                && seated.next.names.iter().all(Option::is_some)
                && !seated.next.has_begun()
            {
                let begun = seated.next.and(Deed::Begun {}, now)?;
                changes.push(begun);
            }
            let record = SeatRecord {
                game: self.birth.id.to_string(),
                seat: seats::seat_name(you),
                token_hash: seats::hash(&token),
                name: name.clone(),
            };
            match self.keep(house, &mut inner, changes, vec![record]).await {
                Ok(_) => {
                    tracing::info!(game = &*self.birth.id, seat = seats::seat_name(you), "joined");
                    return Ok(Joined { game: self.birth.id.to_string(), token, you, invitation: None });
                }
                // Somebody else was first; perhaps the other seat is free.
                Err(Undone::Stale(_)) => {}
                Err(Undone::Trouble(trouble)) => return Err(trouble),
            }
        }
    }

    /// A new game with sides swapped: the first who asks makes it, everybody who asks gets his token for it.
    pub(super) async fn rematch(self: &Arc<Self>, house: &Arc<House>, speaker: &Speaker) -> Result<AnswerWire, Undone> {
        let mut inner = self.enter(house).await?;
        let you = speaker.reader.you;
        if you == YouView::default() {
            return Err(Trouble::not_your_seat().into());
        }
        if inner.game.result().is_none() {
            return Err(Trouble::not_over().into());
        }
        let id = seats::rematch_id(&self.birth.id);
        if inner.game.rematch.is_none() {
            house.limits.game(speaker.address)?;
            let draft = self.swapped(&inner.game, id.clone())?;
            match draft.keep(house).await {
                Ok(()) | Err(StoreError::Exists(_)) => {}
                Err(error) => return Err(Trouble::store(&error).into()),
            }
            let told = inner.game.and(Deed::Rematch { game: id.clone() }, now())?;
            self.keep(house, &mut inner, vec![told], Vec::new()).await?;
        }
        drop(inner);
        let you = YouView { north: you.south, south: you.north, host: you.host };
        let old = speaker.token.as_ref().ok_or_else(Trouble::not_your_seat)?;
        let token = seats::rematch_token(&id, &old.0);
        house.room(&id).await?.give_seat(house, you, &speaker.name, &token).await?;
        Ok(AnswerWire::Rematch { game: id, token })
    }

    /// The same game with sides swapped, both taken.
    fn swapped(&self, game: &Game, id: String) -> Result<Draft, Trouble> {
        let [north, south] = self.birth.terms.seats.clone();
        let [north_name, south_name] = game.names.clone();
        let terms = Terms { seats: [south, north], invitation: seats::invitation()?, ..(*self.birth.terms).clone() };
        let terms = Terms { summary: Summary::default(), rules: RULES_VERSION, log: LOG_VERSION, ..terms };
        let ground = Arc::clone(&self.birth.ground);
        Ok(Draft { id, ground, terms, names: [south_name, north_name], seats: Vec::new() })
    }

    /// Seats somebody who has a right to it; asked again, he is where he was.
    async fn give_seat(self: &Arc<Self>, house: &House, you: YouView, name: &str, token: &str) -> Result<(), Trouble> {
        let inner = self.enter(house).await?;
        let reader = Reader { you, language: Language::En };
        if !inner.game.still_seats(reader, [0; 3]) {
            return Err(Trouble::not_your_seat());
        }
        let record = SeatRecord {
            game: self.birth.id.to_string(),
            seat: seats::seat_name(you),
            token_hash: seats::hash(token),
            name: name.to_owned(),
        };
        let append = storage::Append {
            game: self.birth.id.to_string(),
            after: inner.game.number,
            at: now(),
            seats: vec![record],
            ..storage::Append::default()
        };
        house.store.append(append).await.map_err(|error| Trouble::store(&error))
    }
}

impl Birth {
    /// What a game is made from, as the store keeps it.
    pub(crate) fn of(house: &House, record: &GameRecord) -> Result<Self, Trouble> {
        let read = serde_json::from_str::<Terms>(&record.terms);
        let terms = read.map_err(|error| Trouble::fault(&format!("terms of {}: {error}", record.id)))?;
        if LOG_VERSION < terms.log {
            return Err(Trouble::newer_log());
        }
        if RULES_VERSION < terms.rules {
            return Err(earlier::newer(terms.rules));
        }
        let ground = house.grounds.ground(&record.scenario, Some(&terms.options), Language::En)?;
        let seed = Seed::from_bytes(record.seed);
        Ok(Self { id: record.id.as_str().into(), terms: Arc::new(terms), ground, seed, broken: None })
    }
}
