//! The workshop: a battle is read, checked and written; what a book has to choose from. Whatever somebody sends is worked on
//! by the reckoners, one question of each asker at a time.

use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::reckoners::Precedence;
use axum::body::Body;
use axum::extract::{Path, State};
use host::{Trouble, workshop};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use wire::workshop::{
    BattleTextView, DraftCheckRequest, DraftCheckView, DraftReadRequest, DraftReadView, DraftWriteRequest,
    DraftWrittenView, StockView,
};

/// Puts a file on the bench: the draft it says, and what is wrong with it.
#[utoipa::path(
    post, path = "/api/workshop/read",
    request_body = DraftReadRequest,
    responses((status = 200, body = DraftReadView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn read(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<DraftReadView> {
    worked(&house, asker, body, |asked: DraftReadRequest| Ok(workshop::read(&asked))).await
}

/// Looks a draft over: everything wrong with it, with its place and its remedy, and what the board draws of it.
#[utoipa::path(
    post, path = "/api/workshop/check",
    request_body = DraftCheckRequest,
    responses((status = 200, body = DraftCheckView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn check(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<DraftCheckView> {
    worked(&house, asker, body, |asked: DraftCheckRequest| Ok(workshop::check(&asked))).await
}

/// Writes a draft down: into the file it came from, or anew.
#[utoipa::path(
    post, path = "/api/workshop/write",
    request_body = DraftWriteRequest,
    responses((status = 200, body = DraftWrittenView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn write(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<DraftWrittenView> {
    worked(&house, asker, body, |asked: DraftWriteRequest| workshop::write(&asked)).await
}

/// Everything a book has to choose from when a battle is made.
#[utoipa::path(
    get, path = "/api/workshop/stock/{book}",
    params(("book" = String, Path)),
    responses((status = 200, body = StockView), (status = 404, body = OopsView)),
)]
pub(crate) async fn stock(Path(book): Path<String>, asker: Asker) -> Reply<StockView> {
    asker.answer(workshop::stock(&book))
}

/// The file of a battle, as it stands.
#[utoipa::path(
    get, path = "/api/workshop/battle/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = BattleTextView), (status = 404, body = OopsView)),
)]
pub(crate) async fn battle(Path(id): Path<String>, asker: Asker) -> Reply<BattleTextView> {
    asker.answer(workshop::text(&id, asker.language))
}

/// Reads what somebody sent, and works on it when it is his turn.
async fn worked<A, V>(
    house: &House,
    asker: Asker,
    body: Body,
    work: impl FnOnce(A) -> Result<V, Trouble> + Send + 'static,
) -> Reply<V>
where
    A: DeserializeOwned + Send + 'static,
    V: Send + 'static,
{
    let wanted: A = asker.read_long(body, workshop::LONGEST).await?;
    let done = house.reckoners.ask(asker.caller(), Precedence::Onlooker, move |_| work(wanted)).await;
    asker.answer(done)
}
