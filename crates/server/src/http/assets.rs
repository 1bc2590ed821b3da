//! The page players see, where it was built; otherwise a page that says how.

use crate::trouble::Trouble;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What `web/` builds, if it was built before this program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

const UNBUILT: &str = include_str!("unbuilt.html");
/// The page of the application: every address that names no file is a place in it.
const INDEX: &str = "index.html";

/// A file of the page, or the page itself.
pub(crate) async fn asset(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let language = super::asker::language_of(uri.query(), &headers);
        return super::Oops { trouble: Trouble::bad_method(), language }.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Built::get(path) {
        return served(path, &file, &headers);
    }
    // A file that is not there is not there; a place in the application is.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "404\n").into_response();
    }
    match Built::get(INDEX) {
        Some(file) => served(INDEX, &file, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], UNBUILT).into_response(),
    }
}

fn served(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag =
        file.metadata.sha256_hash().iter().take(8).fold("\"".to_owned(), |tag, byte| format!("{tag}{byte:02x}")) + "\"";
    // Names under assets/ hold the hash of what is in them.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(header::CACHE_CONTROL, keep.to_owned()), (header::ETAG, tag.clone())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(header::CONTENT_TYPE, kind(path))], file.data.to_vec()).into_response()
}

/// What a file is, by the end of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
