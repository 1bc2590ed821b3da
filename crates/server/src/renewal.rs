//! New chains of dice for games that were taken up from a copy: the secrets that were to come may have been shown in the
//! life the copy takes the place of, and whoever saw them would choose his dice.

use crate::house::now;
use crate::stored;
use dice::{Nonce, Seed};
use host::Terms;
use host::{LOG_VERSION, LoggedDeed, TableDeed};
use storage::{Append, Filter, GameState, Page, Store, StoreError};

/// Games asked for at once.
const GAMES: u32 = 200;

/// What became of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renewed {
    /// Its dice go on with this chain, told in this entry.
    Begun {
        /// The number of the chain.
        chain: u32,
        /// The number of the entry.
        entry: u64,
    },
    /// It is over: nothing is thrown in it any more.
    Over,
}

/// Begins a new chain in a game, and tells its commitment as an entry of the log. A server that has the game open hears
/// of it from the store.
///
/// # Errors
/// Where there is no such game, or the store fails.
pub async fn renew_game(store: &Store, game: &str) -> Result<Renewed, StoreError> {
    loop {
        let (record, _, kept) = store.load(game).await?;
        if record.state == GameState::Over {
            return Ok(Renewed::Over);
        }
        let damaged = |what: String| StoreError::Damaged(vec![format!("game `{game}`: {what}")]);
        let log = stored::log(&kept).map_err(damaged)?;
        let terms: Terms = serde_json::from_str(&record.terms).map_err(|error| damaged(error.to_string()))?;
        let (mut cup, _) = LoggedDeed::cup(game, &Seed::from_bytes(record.seed), &log)
            .map_err(|entry| damaged(format!("entry {entry}: no commitment of its chain")))?;
        let salt = Nonce::fresh().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let commitment = cup.renew(salt.clone());
        let (chain, _) = cup.next();
        let after = log.last().map_or(0, |entry| entry.number);
        let entry = LoggedDeed { number: after + 1, at: now(), deed: TableDeed::Chain { chain, salt, commitment } };
        let append = Append {
            game: game.to_owned(),
            after,
            at: entry.at,
            entries: vec![stored::kept(&entry)],
            terms: Some(Terms { log: terms.log.max(LOG_VERSION), ..terms }.written()),
            ..Append::default()
        };
        match store.append(append).await {
            Ok(()) => return Ok(Renewed::Begun { chain, entry: entry.number }),
            // Somebody played meanwhile: from there, then.
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error),
        }
    }
}

/// The ids of all games that are not over.
///
/// # Errors
/// Where the store fails.
pub async fn unfinished(store: &Store) -> Result<Vec<String>, StoreError> {
    let states = GameState::ALL.into_iter().filter(|state| *state != GameState::Over).collect();
    let (filter, mut page, mut found) =
        (Filter { states, ..Filter::default() }, Page { after: None, limit: GAMES }, Vec::new());
    loop {
        let games = store.list(&filter, &page).await?;
        let Some(last) = games.last() else { return Ok(found) };
        page.after = Some((last.created, last.id.clone()));
        found.extend(games.into_iter().map(|game| game.id));
    }
}

/// Begins a new chain in every game that is not over; says in how many.
///
/// # Errors
/// Where the store fails. What was renewed stays so; it may be said again.
pub async fn renew_unfinished(store: &Store) -> Result<u64, StoreError> {
    let mut renewed = 0;
    for game in unfinished(store).await? {
        match renew_game(store, &game).await {
            Ok(Renewed::Begun { .. }) => renewed += 1,
            Ok(Renewed::Over) => {}
            // A later version kept it: nobody plays it here.
            Err(StoreError::Damaged(what)) => tracing::warn!(game, ?what, "its dice cannot go on with a new chain"),
            Err(error) => return Err(error),
        }
    }
    Ok(renewed)
}

/// Looks, before anybody plays, whether the store is an older copy of itself; if it is, every game begins a new chain.
///
/// # Errors
/// Where the store fails.
pub(crate) async fn after_a_copy(store: &Store) -> Result<(), StoreError> {
    if store.is_a_copy().await? {
        let games = renew_unfinished(store).await?;
        if 0 < games {
            tracing::warn!(games, "these games are a copy: their dice go on with new chains");
        }
    }
    if let Err(error) = store.mark().await {
        tracing::warn!(%error, "cannot note how far the games have come");
    }
    Ok(())
}
