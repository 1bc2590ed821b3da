//! The interface described for programs, and a page that shows it without anything from elsewhere.

use super::{battles, games, live};
use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use std::fmt::Write;
use utoipa::OpenApi;
use wire::live::{ClientMessage, ServerMessage};

/// The interface of the server.
#[derive(OpenApi)]
#[openapi(
    info(title = "Étendard", description = "Games over the network. The guide is docs/server.md."),
    paths(
        battles::about,
        battles::scenarios,
        battles::scenario,
        battles::rules,
        battles::rule,
        battles::odds,
        battles::sight,
        games::make,
        games::list,
        games::table,
        games::entries,
        games::join,
        games::say,
        games::replay,
        games::dice,
        live::live,
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
    let mut text = include_str!("interface.html").to_owned();
    let document = Interface::openapi();
    let mut rows = String::new();
    for (path, item) in &document.paths.paths {
        let methods = [("GET", &item.get), ("POST", &item.post)];
        for (method, operation) in methods {
            let Some(operation) = operation else { continue };
            let summary = operation.summary.as_deref().unwrap_or_default();
            let row = format_args!("<tr><td>{method}</td><td><code>{path}</code></td><td>{summary}</td></tr>");
            writeln!(rows, "{row}").expect("a text takes everything");
        }
    }
    text = text.replace("<!-- rows -->", &rows);
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text)
}
