//! What whoever keeps the server does to games, beside the server and while it runs: everything goes through the store,
//! and the server hears of it there.

use crate::house::now;
use crate::renewal::{self, Renewed};
use crate::stored;
use battle::{Camp, seat};
use host::Terms;
use host::seats;
use host::{LOG_VERSION, LoggedDeed, TableDeed};
use storage::{Append, Filter, GameRecord, GameState, Holdings, Page, SeatRecord, Store, StoreError};
use wire::live::{CampWire, Progress};

/// Games of one page of a list.
const PAGE: u32 = 500;
/// Others write too: so often is it tried again.
const TRIES: usize = 20;

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum KeeperError {
    /// The store says no.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The game is over.
    #[error("game {0} is over already")]
    Over(String),
    /// Nobody sits there.
    #[error("nobody sits there in game {0}: its seats are {1}")]
    Nobody(String, String),
    /// What is kept cannot be read, or chance fails.
    #[error("{0}")]
    Fault(String),
}

impl KeeperError {
    /// The sentence in French; English is how it is displayed.
    #[must_use]
    pub fn in_french(&self) -> String {
        match self {
            Self::Store(error) => error.in_french(),
            Self::Over(game) => format!("la partie {game} est déjà finie"),
            Self::Nobody(game, seats) => {
                format!("personne n’est assis là dans la partie {game}\u{a0}: ses sièges sont {seats}")
            }
            Self::Fault(what) => what.clone(),
        }
    }
}

/// A game, as whoever keeps the server sees it.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its id.
    pub id: String,
    /// Its battle.
    pub scenario: String,
    /// Where it stands.
    pub progress: Progress,
    /// May anybody watch it?
    pub public: bool,
    /// Who sits in the north, who in the south.
    pub names: [Option<String>; 2],
    /// Entries of its log.
    pub entries: u64,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// The names its seats are kept under.
    pub seats: Vec<String>,
    /// Bytes of its log.
    pub bytes: usize,
    /// What was said at it, the last of it: who, and what.
    pub said: Vec<(String, String)>,
}

/// A seat with a token of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptSeat {
    /// Somebody who plays.
    Camp(CampWire),
    /// The host, where he sits nowhere.
    Host,
}

/// Whoever keeps the server.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
}

impl Keeper {
    /// Comes to the store, beside a server that may be using it.
    ///
    /// # Errors
    /// Where there is no store, or it cannot be opened.
    pub async fn come(address: &str) -> Result<Self, KeeperError> {
        Ok(Self { store: Store::beside(address).await? })
    }

    /// Goes.
    pub async fn go(self) {
        self.store.close().await;
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    /// Games, the newest first: all, or those not over.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn list(&self, over_too: bool) -> Result<Vec<KeptGame>, KeeperError> {
        let states = vec![GameState::Waiting, GameState::Playing, GameState::Paused, GameState::Frozen];
        let filter = Filter { states: if over_too { Vec::new() } else { states }, ..Filter::default() };
        let (mut page, mut games) = (Page { after: None, limit: PAGE }, Vec::new());
        loop {
            let found = self.store.list(&filter, &page).await?;
            games.extend(found.iter().filter_map(|record| kept(record, &[])));
            let Some(last) = found.last().filter(|_| found.len() == PAGE as usize) else { return Ok(games) };
            page.after = Some((last.created, last.id.clone()));
        }
    }

    /// One game, with its seats and the last of what was said at it.
    ///
    /// # Errors
    /// Where there is no such game, or the store fails.
    pub async fn look(&self, game: &str) -> Result<KeptGame, KeeperError> {
        let (record, seats, log) = self.store.load(game).await?;
        let seen = kept(&record, &seats).ok_or_else(|| unreadable(game))?;
        let chats =
            log.iter().filter_map(|entry| match LoggedDeed::read(entry.number, entry.at, &entry.body).ok()?.deed {
                TableDeed::Chat { name, text, .. } => Some((name, text)),
                _ => None,
            });
        let chats: Vec<_> = chats.collect();
        let said = chats[chats.len().saturating_sub(20)..].to_vec();
        Ok(KeptGame { bytes: log.iter().map(|entry| entry.body.len()).sum(), said, ..seen })
    }

    /// Begins a new chain of dice in a game, or in every game under way; says in how many.
    ///
    /// # Errors
    /// Where there is no such game, or the store fails.
    pub async fn renew_dice(&self, game: Option<&str>) -> Result<u64, KeeperError> {
        let Some(game) = game else { return Ok(renewal::renew_unfinished(&self.store).await?) };
        let renewed = renewal::renew_game(&self.store, game).await?;
        Ok(u64::from(matches!(renewed, Renewed::Begun { .. })))
    }

    /// Closes a game: nobody has won.
    ///
    /// # Errors
    /// Where it is over, is not there, or the store fails.
    pub async fn close(&self, game: &str) -> Result<u64, KeeperError> {
        self.write(game, |record, _, _| {
            still_open(record)?;
            Ok(Act { deed: TableDeed::Closed {}, seats: Vec::new(), state: Some(GameState::Over) })
        })
        .await
    }

    /// Frees a seat, whoever sits there. Gives back the invitation that opens it.
    ///
    /// # Errors
    /// Where nobody sits there, the game is over or not there, or the store fails.
    pub async fn free(&self, game: &str, camp: CampWire) -> Result<String, KeeperError> {
        let invitation = seats::invitation().map_err(|trouble| KeeperError::Fault(trouble.text.en))?;
        self.write(game, |record, seats, terms| {
            still_open(record)?;
            let own = seat_of(game, seats, KeptSeat::Camp(camp))?;
            let emptied = with_token(own, &fresh_token()?, "");
            terms.summary.names[seat(Camp::from(camp))] = None;
            let deed = TableDeed::Freed { camp, invitation: invitation.clone() };
            Ok(Act { deed, seats: vec![emptied], state: Some(GameState::Waiting) })
        })
        .await?;
        Ok(invitation)
    }

    /// Gives a seat a new token; the old one opens nothing any more. Gives back the new one.
    ///
    /// # Errors
    /// Where nobody sits there, the game is not there, or the store fails.
    pub async fn revoke(&self, game: &str, kept: KeptSeat) -> Result<String, KeeperError> {
        let token = fresh_token()?;
        self.write(game, |_, seats, _| {
            let own = seat_of(game, seats, kept)?;
            let camp = match kept {
                KeptSeat::Camp(camp) => Some(camp),
                KeptSeat::Host => None,
            };
            Ok(Act { deed: TableDeed::Rekeyed { camp }, seats: vec![with_token(own, &token, &own.name)], state: None })
        })
        .await?;
        Ok(token)
    }

    /// Lets somebody talk no more, or again; everybody where no side is named.
    ///
    /// # Errors
    /// Where the game is not there, or the store fails.
    pub async fn mute(&self, game: &str, camp: Option<CampWire>, yes: bool) -> Result<u64, KeeperError> {
        self.write(game, |_, _, _| Ok(Act { deed: TableDeed::Muted { camp, yes }, seats: Vec::new(), state: None }))
            .await
    }

    /// Deletes a game for ever.
    ///
    /// # Errors
    /// Where it is not there, or the store fails.
    pub async fn delete(&self, game: &str) -> Result<(), KeeperError> {
        Ok(self.store.delete(game).await?)
    }

    /// Looks the whole store over.
    ///
    /// # Errors
    /// With all that is damaged.
    pub async fn check(&self) -> Result<Holdings, KeeperError> {
        Ok(self.store.check().await?)
    }

    /// Writes one entry, after whatever the server has written meanwhile.
    async fn write(
        &self,
        game: &str,
        mut plan: impl FnMut(&GameRecord, &[SeatRecord], &mut Terms) -> Result<Act, KeeperError>,
    ) -> Result<u64, KeeperError> {
        let mut tries = 0;
        loop {
            let (record, seats, _) = self.store.load(game).await?;
            let mut terms: Terms = serde_json::from_str(&record.terms).map_err(|_| unreadable(game))?;
            let Act { deed, seats, state } = plan(&record, &seats, &mut terms)?;
            terms.log = terms.log.max(LOG_VERSION);
            let (number, at) = (record.entries + 1, now());
            let entries = vec![stored::kept(&LoggedDeed { number, at, deed })];
            let after = record.entries;
            let append =
                Append { game: game.to_owned(), after, at, entries, state, terms: Some(terms.written()), seats };
            tries += 1;
            match self.store.append(append).await {
                Err(StoreError::Conflict { .. }) if tries < TRIES => {}
                done => return Ok(done.map(|()| number)?),
            }
        }
    }
}

/// What is written: an entry, seats, and where the game stands then.
struct Act {
    deed: TableDeed,
    seats: Vec<SeatRecord>,
    state: Option<GameState>,
}

fn still_open(record: &GameRecord) -> Result<(), KeeperError> {
    if record.state == GameState::Over { Err(KeeperError::Over(record.id.clone())) } else { Ok(()) }
}

fn unreadable(game: &str) -> KeeperError {
    KeeperError::Fault(format!("the terms of game {game} cannot be read"))
}

fn fresh_token() -> Result<String, KeeperError> {
    seats::token().map_err(|trouble| KeeperError::Fault(trouble.text.en))
}

fn with_token(own: &SeatRecord, token: &str, name: &str) -> SeatRecord {
    SeatRecord { token_hash: seats::hash(token), name: name.to_owned(), ..own.clone() }
}

/// The seat as it is kept, if somebody sits there.
fn seat_of<'s>(game: &str, seats: &'s [SeatRecord], wanted: KeptSeat) -> Result<&'s SeatRecord, KeeperError> {
    let found = seats.iter().find(|kept| {
        let you = seats::rights(&kept.seat);
        match wanted {
            KeptSeat::Camp(CampWire::North) => you.north,
            KeptSeat::Camp(CampWire::South) => you.south,
            KeptSeat::Host => you.host,
        }
    });
    let names = || seats.iter().map(|kept| kept.seat.as_str()).collect::<Vec<_>>().join(", ");
    found.filter(|kept| !kept.name.is_empty()).ok_or_else(|| KeeperError::Nobody(game.to_owned(), names()))
}

fn kept(record: &GameRecord, seats: &[SeatRecord]) -> Option<KeptGame> {
    let terms: Terms = serde_json::from_str(&record.terms).ok()?;
    Some(KeptGame {
        id: record.id.clone(),
        scenario: record.scenario.clone(),
        progress: stored::progress(record.state),
        public: terms.public,
        names: terms.summary.names,
        entries: record.entries,
        created: record.created,
        updated: record.updated,
        seats: seats.iter().map(|kept| kept.seat.clone()).collect(),
        bytes: 0,
        said: Vec::new(),
    })
}
