//! The page players see, where it was built; otherwise a page that says how.

use axum::body::Bytes;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use host::Trouble;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// What `web/` builds, if it was built before this program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Does the page carry the engine, with which it hosts games itself where no server answers?
pub(crate) fn has_engine() -> bool {
    Built::iter().any(|name| name.ends_with(".wasm"))
}

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
    let told = [(header::CONTENT_TYPE, kind(path)), (header::VARY, "accept-encoding")];
    if takes_gzip(headers)
        && let Some(small) = compressed(path, file)
    {
        return (head, told, [(header::CONTENT_ENCODING, "gzip")], small).into_response();
    }
    (head, told, file.data.to_vec()).into_response()
}

/// A file compressed, once for all; none where that would not make it smaller.
fn compressed(path: &str, file: &EmbeddedFile) -> Option<Bytes> {
    static KNOWN: Mutex<BTreeMap<String, Option<Bytes>>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(small) = known.get(path) {
        return small.clone();
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(&file.data).and_then(|()| encoder.finish());
    let small = written.ok().filter(|small| small.len() < file.data.len() * 9 / 10).map(Bytes::from);
    known.insert(path.to_owned(), small.clone());
    small
}

/// Does whoever asks read gzip?
fn takes_gzip(headers: &HeaderMap) -> bool {
    let said = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|text| text.to_str().ok());
    said.flat_map(|text| text.split(',')).any(|one| {
        let (name, rest) = one.trim().split_once(';').unwrap_or((one.trim(), ""));
        let refused = rest.trim().strip_prefix("q=").is_some_and(|weight| weight.trim().parse() == Ok(0.0_f32));
        (name.eq_ignore_ascii_case("gzip") || name == "*") && !refused
    })
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

#[cfg(test)]
mod tests {
    use super::takes_gzip;
    use axum::http::{HeaderMap, header};

    #[test]
    fn gzip_is_for_those_who_read_it() {
        let takes = |said: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, said.parse().unwrap());
            takes_gzip(&headers)
        };
        assert!(takes("gzip, deflate, br") && takes("br;q=1, GZIP;q=0.5") && takes("*"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes("identity, gzip; q=0.0"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
