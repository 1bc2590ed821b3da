//! Answers: JSON, also for what cannot be done.

use super::asker::language_of;
use crate::metrics;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use host::Trouble;
use rulebook::Language;
use serde::Serialize;
use utoipa::ToSchema;

/// What cannot be done, in the reader's language.
#[derive(Debug)]
pub(crate) struct Oops {
    pub(crate) trouble: Trouble,
    pub(crate) language: Language,
}

/// What cannot be done, as JSON.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OopsView {
    /// For programs: `malformed`, `no-such-game`, `too-fast`…
    code: String,
    /// The sentence, in the reader's language: what was expected, what to do.
    text: String,
}

/// A good answer, or what cannot be done.
pub(crate) type Reply<T> = Result<Json<T>, Oops>;

impl IntoResponse for Oops {
    fn into_response(self) -> Response {
        let view = OopsView { code: self.trouble.code.to_owned(), text: self.trouble.said(self.language).to_owned() };
        (status_of(&self.trouble), Json(view)).into_response()
    }
}

/// What HTTP calls it.
fn status_of(trouble: &Trouble) -> StatusCode {
    StatusCode::from_u16(trouble.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// Answers the framework made by itself say the same in our words.
pub(crate) async fn as_json(request: Request, next: Next) -> Response {
    let language = language_of(request.uri().query(), request.headers());
    let interface = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let status = response.status();
    metrics::answered(status.as_u16());
    if interface && status.is_client_error() && !is_json(response.headers()) {
        let trouble = match status {
            StatusCode::METHOD_NOT_ALLOWED => Trouble::bad_method(),
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::too_large(),
            StatusCode::NOT_FOUND => Trouble::not_found(),
            _ => Trouble { status: status.as_u16(), ..Trouble::malformed(status.canonical_reason().unwrap_or("?")) },
        };
        return Oops { trouble, language }.into_response();
    }
    response
}

fn is_json(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}
