//! What every request goes through: how fast, from which site, with which headers.

use super::Oops;
use super::asker::{address_of, language_of};
use crate::house::House;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use host::Trouble;
use std::sync::Arc;

/// Nothing from elsewhere: our own scripts, styles and pictures, and a socket to this host.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Holds back whoever asks too fast, and pages of other sites that would change something.
pub(crate) async fn requests(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let from = address_of(request.headers(), request.extensions(), house.options.behind_proxy);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) && !upgrades;
    let origin = harmless || is_known(request.headers(), &house.options.origins);
    let fits = if origin { house.limits.request(from) } else { Err(Trouble::strange_origin()) };
    match fits {
        Ok(()) => next.run(request).await,
        Err(trouble) => {
            Oops { trouble, language: language_of(request.uri().query(), request.headers()) }.into_response()
        }
    }
}

/// Does the request come from a page of this host, of a site that is allowed, or from no page at all?
fn is_known(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").is_some_and(|(_, authority)| host == Some(authority));
    own || allowed.iter().any(|known| known == origin)
}

/// What a page of another site may send here, where its site is allowed.
const ASKED_BY_OTHERS: [(HeaderName, &str); 3] = [
    (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST"),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type, accept-language"),
    (header::ACCESS_CONTROL_MAX_AGE, "86400"),
];

/// Answers the question a browser puts before it lets a page of another site ask; none where it is no such question.
fn preflight(request: &Request, friend: Option<&HeaderValue>) -> Option<Response> {
    let asks =
        request.method() == Method::OPTIONS && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    (asks && friend.is_some()).then(|| (StatusCode::NO_CONTENT, ASKED_BY_OTHERS).into_response())
}

/// The site a request comes from, if it is another one that is allowed.
fn friend(headers: &HeaderMap, allowed: &[String]) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    allowed.iter().any(|known| known.as_bytes() == origin.as_bytes()).then(|| origin.clone())
}

/// Puts the headers on that keep browsers strict, and those that let the pages of allowed sites read the answer.
pub(crate) async fn headers(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let friend = friend(request.headers(), &house.options.origins);
    let mut response = match preflight(&request, friend.as_ref()) {
        Some(answer) => answer,
        None => next.run(request).await,
    };
    if !house.options.origins.is_empty() {
        response.headers_mut().append(header::VARY, HeaderValue::from_static("origin"));
    }
    if let Some(origin) = friend {
        response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        let open = HeaderValue::from_static("cross-origin");
        response.headers_mut().insert(HeaderName::from_static("cross-origin-resource-policy"), open);
    }
    let strict = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in strict {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    // What the interface says is of the moment; pages and pictures say for themselves how long they keep.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::is_known;
    use axum::http::{HeaderMap, header};

    #[test]
    fn only_our_own_pages_and_those_allowed_may_speak() {
        let asked = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "play.example:8080".parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_known(&headers, &["https://friend.example".to_owned()])
        };
        assert!(asked(None));
        assert!(asked(Some("http://play.example:8080")));
        assert!(asked(Some("https://friend.example")));
        for strange in ["null", "http://play.example", "https://evil.example", "http://play.example:8080.evil.example"]
        {
            assert!(!asked(Some(strange)), "{strange}");
        }
    }
}
