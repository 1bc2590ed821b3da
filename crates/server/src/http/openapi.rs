//! The interface described for programs, and a page that shows it without anything from elsewhere.

use super::{battles, exercises, fairness, games, live, shelf, viewer, workshop};
use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use utoipa::OpenApi;
use wire::live::{ClientMessage, ServerMessage};

/// The interface of the server.
#[derive(OpenApi)]
#[openapi(
    info(title = "Étendard", description = "Games over the network. The guide is docs/server.md."),
    paths(
        battles::about,
        battles::scenarios,
        battles::lessons,
        battles::figures,
        battles::figure,
        exercises::course,
        exercises::draw,
        exercises::exercise,
        exercises::judge,
        fairness::trial,
        fairness::certificate,
        fairness::verify,
        fairness::advice,
        fairness::skirmish,
        fairness::choices,
        battles::scenario,
        battles::rules,
        battles::house_rules,
        battles::rule,
        battles::tables,
        battles::odds,
        battles::sight,
        battles::retreat,
        battles::replay,
        workshop::read,
        workshop::check,
        workshop::write,
        workshop::stock,
        workshop::battle,
        games::make,
        games::list,
        games::table,
        games::battle,
        games::entries,
        games::luck,
        games::join,
        games::say,
        games::replay,
        games::dice,
        live::live,
        shelf::list,
        shelf::publish,
        shelf::look,
        shelf::renew,
        shelf::withdraw,
        shelf::thumb,
        shelf::report,
    ),
    components(schemas(ClientMessage, ServerMessage))
)]
struct Interface;

/// The description.
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Interface::openapi())
}

/// A page that shows it.
pub(crate) async fn page() -> impl IntoResponse {
    let document = serde_json::to_value(Interface::openapi()).expect("texts and numbers can always be written");
    let text = include_str!("interface.html")
        .replace("<!-- addresses -->", &viewer::addresses(&document))
        .replace("<!-- types -->", &viewer::types(&document));
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text)
}
