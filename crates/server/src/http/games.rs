//! Games: made, joined, looked at, spoken to.

use super::Oops;
use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::room::Maker;
use crate::stored;
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use host::Trouble;
use std::sync::Arc;
use storage::{Filter, GameState, Page};
use wire::live::{
    AnswerWire, ClientMessage, EntryView, ExchangeView, GameListView, JoinRequest, Joined, NewGame, TableView,
};
use wire::workshop::GameBattleView;

type HouseState = State<Arc<House>>;

/// What lets somebody without a token watch.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "it describes a parameter that is read where the table is opened")]
struct Invited {
    /// The invitation of a private game, for whoever has no token.
    invitation: Option<String>,
}

/// Games on one page of the list.
const PAGE: u32 = 50;

/// Makes a game.
#[utoipa::path(
    post, path = "/api/games",
    request_body = NewGame,
    responses((status = 200, body = Joined), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn make(State(house): HouseState, asker: Asker, body: Body) -> Reply<Joined> {
    let wanted: NewGame = asker.read_long(body, host::workshop::LONGEST).await?;
    house.limits.game(asker.address).map_err(|trouble| asker.oops(trouble))?;
    let text = wanted.battle.clone();
    let maker = Maker { house: &house, language: asker.language, caller: asker.caller() };
    let made = maker.make(wanted).await.map_err(|trouble| asker.oops(trouble))?;
    if let Some(text) = text {
        super::shelf::count(&house, &asker, &text).await;
    }
    Ok(Json(made))
}

/// Public games that can be joined or watched, the newest first.
#[utoipa::path(
    get, path = "/api/games",
    params(
        ("page" = Option<String>, Query, description = "`next` of the page before"),
        ("scenario" = Option<String>, Query, description = "Only this scenario"),
    ),
    responses((status = 200, body = GameListView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn list(State(house): HouseState, asker: Asker) -> Reply<GameListView> {
    let after = match asker.asked::<String>("page")? {
        None => None,
        Some(word) => Some(cursor(&word).ok_or_else(|| asker.oops(Trouble::malformed("page=")))?),
    };
    let states = vec![GameState::Waiting, GameState::Playing, GameState::Paused];
    let filter = Filter {
        states,
        scenario: asker.asked("scenario")?,
        saying: Some(stored::PUBLIC.to_owned()),
        idle_since: None,
    };
    let page = Page { after, limit: PAGE };
    let found = house.store.list(&filter, &page).await.map_err(|error| asker.oops(stored::failed(&error)))?;
    let games = found.iter().filter_map(|record| {
        let online = house.known(&record.id).map(|room| room.online()).unwrap_or_default();
        stored::listed(record, online).filter(|game| game.terms.public)
    });
    let last = found.last().filter(|_| found.len() == PAGE as usize);
    let next = last.map(|record| format!("{}-{}", record.created, record.id));
    Ok(Json(GameListView { games: games.collect(), next }))
}

fn cursor(word: &str) -> Option<(i64, String)> {
    let (created, id) = word.split_once('-')?;
    Some((created.parse().ok()?, id.to_owned()))
}

/// The table as the bearer of the token sees it, now or as it stood after an entry.
#[utoipa::path(
    get, path = "/api/games/{id}",
    params(("id" = String, Path), ("at" = Option<u64>, Query, description = "As it stood after this entry"), Invited),
    responses((status = 200, body = TableView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn table(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<TableView> {
    let (room, speaker) = asker.at(&house, &id).await?;
    if let Some(number) = asker.asked("at")? {
        return asker.answer(room.table_at(&house, number, speaker.reader()).await);
    }
    asker.answer(room.table(&house, speaker.reader()).await)
}

/// The battle of a game: what the board draws, and the text of its file if it is somebody’s own.
#[utoipa::path(
    get, path = "/api/games/{id}/battle",
    params(("id" = String, Path), Invited),
    responses((status = 200, body = GameBattleView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn battle(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<GameBattleView> {
    let (room, _) = asker.at(&house, &id).await?;
    Ok(Json(room.birth.battle()))
}

/// Entries of the log after a number.
#[utoipa::path(
    get, path = "/api/games/{id}/entries",
    params(("id" = String, Path), ("after" = Option<u64>, Query, description = "The last entry already seen"), Invited),
    responses((status = 200, body = Vec<EntryView>), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn entries(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<Vec<EntryView>> {
    let after = asker.asked("after")?.unwrap_or(0);
    let (room, speaker) = asker.at(&house, &id).await?;
    asker.answer(room.entries(&house, after, speaker.reader()).await)
}

/// Luck so far: what each exchange could be expected to cost, and what it cost.
#[utoipa::path(
    get, path = "/api/games/{id}/luck",
    params(("id" = String, Path), Invited),
    responses((status = 200, body = Vec<ExchangeView>), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn luck(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<Vec<ExchangeView>> {
    let (room, speaker) = asker.at(&house, &id).await?;
    asker.answer(room.luck(&house, &speaker).await)
}

/// Takes an open seat.
#[utoipa::path(
    post, path = "/api/games/{id}/join",
    params(("id" = String, Path)),
    request_body = JoinRequest,
    responses((status = 200, body = Joined), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn join(State(house): HouseState, Path(id): Path<String>, asker: Asker, body: Body) -> Reply<Joined> {
    let wanted: JoinRequest = asker.read(body).await?;
    let room = house.room(&id).await.map_err(|trouble| asker.oops(trouble))?;
    asker.answer(room.join(&house, &wanted).await)
}

/// Says one thing at a table, without a WebSocket.
#[utoipa::path(
    post, path = "/api/games/{id}/messages",
    params(("id" = String, Path), Invited),
    request_body = ClientMessage,
    responses((status = 200, body = AnswerWire), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn say(
    State(house): HouseState,
    Path(id): Path<String>,
    asker: Asker,
    body: Body,
) -> Reply<AnswerWire> {
    let message: ClientMessage = asker.read(body).await?;
    let (room, speaker) = asker.at(&house, &id).await?;
    house.limits.message(&speaker.caller).map_err(|trouble| asker.oops(trouble))?;
    Ok(Json(room.say(&house, &speaker, message).await))
}

/// The game as a replay file.
#[utoipa::path(
    get, path = "/api/games/{id}/replay",
    params(("id" = String, Path), Invited),
    responses((status = 200, body = String), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn replay(
    State(house): HouseState,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<impl IntoResponse, Oops> {
    let (room, _) = asker.at(&house, &id).await?;
    let text = room.replay(&house).await.map_err(|trouble| asker.oops(trouble))?;
    let name = format!("attachment; filename=\"etendard-{id}.replay\"");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)], text))
}

/// The dice of a game, with their proofs: commitments, secrets, nonces.
#[utoipa::path(
    get, path = "/api/games/{id}/dice",
    params(("id" = String, Path), Invited),
    responses((status = 200, description = "A file of dice: docs/fair-dice.md"), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn dice(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<dice::Record> {
    let (room, _) = asker.at(&house, &id).await?;
    asker.answer(room.dice(&house).await)
}
