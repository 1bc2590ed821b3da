//! The HTTP interface: addresses, and what guards them.

mod asker;
mod assets;
mod battles;
mod exercises;
mod fairness;
mod games;
mod guard;
mod live;
mod openapi;
mod reply;
mod shelf;
mod viewer;
mod watch;
mod workshop;

pub(crate) use assets::has_engine;
pub(crate) use reply::Oops;

use crate::house::House;
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use host::Trouble;
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// Bytes of the longest message that is read.
pub(crate) const LONGEST: usize = 64 * 1024;

/// The workshop and the shelf.
fn bench() -> Router<Arc<House>> {
    Router::new()
        .route("/api/workshop/trial", post(fairness::trial))
        .route("/api/workshop/certificate", post(fairness::certificate))
        .route("/api/workshop/verify", post(fairness::verify))
        .route("/api/workshop/advice", post(fairness::advice))
        .route("/api/workshop/skirmish", post(fairness::skirmish))
        .route("/api/workshop/skirmish/{book}", get(fairness::choices))
        .route("/api/workshop/read", post(workshop::read))
        .route("/api/workshop/check", post(workshop::check))
        .route("/api/workshop/write", post(workshop::write))
        .route("/api/workshop/stock/{book}", get(workshop::stock))
        .route("/api/workshop/battle/{id}", get(workshop::battle))
        .route("/api/shelf", get(shelf::list).post(shelf::publish))
        .route("/api/shelf/{id}", get(shelf::look))
        .route("/api/shelf/{id}/versions", post(shelf::renew))
        .route("/api/shelf/{id}/withdraw", post(shelf::withdraw))
        .route("/api/shelf/{id}/thumb", post(shelf::thumb))
        .route("/api/shelf/{id}/report", post(shelf::report))
}

/// Every address of the server.
pub(crate) fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/about", get(battles::about))
        .route("/api/scenarios", get(battles::scenarios))
        .route("/api/figures", get(battles::figures))
        .route("/api/figures/{id}", get(battles::figure))
        .route("/api/exercises/{book}", get(exercises::course).post(exercises::draw))
        .route("/api/exercises/{book}/{id}", get(exercises::exercise).post(exercises::judge))
        .route("/api/lessons", get(battles::lessons))
        .route("/api/scenarios/{id}", get(battles::scenario))
        .route("/api/odds", post(battles::odds))
        .route("/api/sight", post(battles::sight))
        .route("/api/retreat", post(battles::retreat))
        .route("/api/replays", post(battles::replay))
        .route("/api/rules", get(battles::rules))
        .route("/api/rules/{clause}", get(battles::rule))
        .route("/api/books/{book}/tables", get(battles::tables))
        .route("/api/house-rules", get(battles::house_rules))
        .route("/api/games", get(games::list).post(games::make))
        .route("/api/games/{id}", get(games::table))
        .route("/api/games/{id}/battle", get(games::battle))
        .route("/api/games/{id}/entries", get(games::entries))
        .route("/api/games/{id}/luck", get(games::luck))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/messages", post(games::say))
        .route("/api/games/{id}/replay", get(games::replay))
        .route("/api/games/{id}/dice", get(games::dice))
        .route("/api/games/{id}/live", get(live::live))
        .merge(bench())
        .route("/api/{*rest}", axum::routing::any(nothing_here))
        .layer(from_fn_with_state(Arc::clone(&house), guard::requests));
    let watched = Router::new()
        .route("/healthz", get(watch::healthy))
        .route("/readyz", get(watch::ready))
        .route("/metrics", get(watch::figures));
    // What is of the moment is compressed in a moment; the files of the page are compressed once.
    let compressed = CompressionLayer::new().quality(CompressionLevel::Fastest);
    api.merge(watched)
        .layer(compressed)
        .fallback(assets::asset)
        .layer(from_fn(reply::as_json))
        .layer(from_fn_with_state(Arc::clone(&house), guard::headers))
        .with_state(house)
}

/// Nothing of the interface is at this address.
async fn nothing_here(asker: asker::Asker) -> Oops {
    asker.oops(Trouble::not_found())
}
