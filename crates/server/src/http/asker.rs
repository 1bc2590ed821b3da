//! Whoever asks: his language, his address, his token.

use super::reply::Reply;
use super::{LONGEST, Oops};
use crate::house::House;
use crate::limits::Caller;
use crate::room::{Gate, Room, Speaker};
use crate::stored;
use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};
use host::{TableReader, Token, Trouble, Visitor, seats};
use hyper::body::Body as _;
use rulebook::Language;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::future::poll_fn;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use storage::SeatRecord;
use wire::live::YouView;

/// Bytes of the longest message that is let come to its end to be refused.
const LONGEST_HEARD: usize = 64 * 1024 * 1024;

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) language: Language,
    pub(crate) address: IpAddr,
    /// What he says opens his seat.
    pub(crate) token: Option<String>,
    query: String,
    patience: Duration,
}

impl FromRequestParts<Arc<House>> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Infallible> {
        Ok(Self {
            language: language_of(parts.uri.query(), &parts.headers),
            address: address_of(&parts.headers, &parts.extensions, house.options.behind_proxy),
            token: bearer(&parts.headers),
            query: parts.uri.query().unwrap_or_default().to_owned(),
            patience: house.options.patience,
        })
    }
}

impl Asker {
    /// Something cannot be done for him.
    pub(crate) fn oops(&self, trouble: Trouble) -> Oops {
        Oops { trouble, language: self.language }
    }

    /// What was found for him, or why it cannot be done.
    pub(crate) fn answer<T>(&self, found: Result<T, Trouble>) -> Reply<T> {
        found.map(Json).map_err(|trouble| self.oops(trouble))
    }

    /// A word of the query.
    pub(crate) fn asked<T: std::str::FromStr>(&self, key: &str) -> Result<Option<T>, Oops> {
        match parameter(&self.query, key).filter(|word| !word.is_empty()) {
            None => Ok(None),
            Some(word) => word
                .parse()
                .map(Some)
                .map_err(|_| self.oops(Trouble::malformed(format!("{key}={}", host::shown(&word))))),
        }
    }

    /// Reads what he sent.
    pub(crate) async fn read<T: DeserializeOwned>(&self, body: Body) -> Result<T, Oops> {
        self.read_long(body, LONGEST).await
    }

    /// Reads what he sent, of so many bytes at most.
    pub(crate) async fn read_long<T: DeserializeOwned>(&self, body: Body, longest: usize) -> Result<T, Oops> {
        let whole = tokio::time::timeout(self.patience, whole(body, longest)).await;
        let too_large =
            || self.oops(if longest == LONGEST { Trouble::too_large() } else { Trouble::too_large_a_battle() });
        let bytes = whole.map_err(|_| self.oops(Trouble::too_late()))?.ok_or_else(too_large)?;
        serde_json::from_slice(&bytes).map_err(|error| self.oops(Trouble::malformed(error)))
    }

    /// By what he is told from others, where no seat is asked about.
    pub(crate) fn caller(&self) -> Caller {
        Caller::of(None, self.address)
    }

    /// A table, and who he is there: somebody with a seat, or a spectator who may watch.
    pub(crate) async fn at(&self, house: &House, game: &str) -> Result<(Arc<Room>, Speaker), Oops> {
        let invitation: Option<String> = self.asked("invitation")?;
        let (token, invitation) = (self.token.as_deref(), invitation.as_deref());
        let knock = Knock { token, invitation, address: self.address, language: self.language };
        let room = house.room(game).await.map_err(|trouble| self.oops(trouble))?;
        let speaker = speaker(house, &room, knock).await.map_err(|trouble| self.oops(trouble))?;
        Ok((room, speaker))
    }
}

/// What was sent, if it is not too long. Whoever sends too much is let come to his end all the same, within reason: else the
/// line breaks under him, and he never hears why.
async fn whole(mut body: Body, longest: usize) -> Option<Vec<u8>> {
    let (mut bytes, mut length) = (Vec::new(), 0_usize);
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let Ok(part) = frame.ok()?.into_data() else { continue };
        length += part.len();
        if length <= longest {
            bytes.extend_from_slice(&part);
        } else if length <= LONGEST_HEARD {
            bytes = Vec::new();
        } else {
            return None;
        }
    }
    (length <= longest).then_some(bytes)
}

/// Somebody before a table, with what he shows.
#[derive(Clone, Copy)]
pub(crate) struct Knock<'a> {
    pub(crate) token: Option<&'a str>,
    pub(crate) invitation: Option<&'a str>,
    pub(crate) address: IpAddr,
    pub(crate) language: Language,
}

/// Who somebody is at a table.
pub(crate) async fn speaker(house: &House, room: &Room, knock: Knock<'_>) -> Result<Speaker, Trouble> {
    let Knock { token, invitation, address, language } = knock;
    // Asked before the token is looked up: a seat that is freed in between is known to be.
    let Gate { freed, invitation: opens } = room.gate(house).await?;
    let Some(token) = token else {
        let invited = invitation.is_some_and(|code| code == opens);
        if !invited && !room.birth.terms.public {
            return Err(Trouble::private());
        }
        let reader = TableReader { you: YouView::default(), language };
        let caller = Caller::of(None, address);
        let visitor = Visitor { reader, name: String::new(), freed, token: None };
        return Ok(Speaker { visitor, caller, address });
    };
    if !seats::is_token(token) {
        return Err(Trouble::bad_token());
    }
    let hash = seats::hash(token);
    let found = house.store.find_token(&hash).await.map_err(|error| stored::failed(&error))?;
    let SeatRecord { seat, name, .. } =
        found.filter(|seat| seat.game == *room.birth.id).ok_or_else(Trouble::bad_token)?;
    let reader = TableReader { you: seats::rights(&seat), language };
    let (caller, token) = (Caller::of(Some(hash), address), Some(Token(token.to_owned())));
    Ok(Speaker { visitor: Visitor { reader, name, freed, token }, caller, address })
}

/// The token of an `Authorization` header.
fn bearer(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = text.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
}

/// The language of the query, else of the headers, else French.
pub(crate) fn language_of(query: Option<&str>, headers: &HeaderMap) -> Language {
    let named = query.and_then(|query| parameter(query, "lang")).and_then(|word| word.parse().ok());
    named.unwrap_or_else(|| {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|text| text.to_str().ok());
        accepted.map_or(Language::Fr, preferred)
    })
}

/// The first language of a list that is spoken here; browsers put the best first.
fn preferred(accepted: &str) -> Language {
    let spoken = accepted.split(',').find_map(|one| {
        let word = one.split([';', '-']).next().unwrap_or_default().trim().to_lowercase();
        word.parse().ok()
    });
    spoken.unwrap_or(Language::Fr)
}

/// The first value of a key in a query.
fn parameter(query: &str, key: &str) -> Option<String> {
    query.split('&').find_map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (name == key).then(|| decoded(value))
    })
}

/// Percent signs undone; what is no text is left as it is.
fn decoded(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        let mut ahead = rest.clone();
        let digit = |byte: Option<u8>| byte.and_then(|byte| char::from(byte).to_digit(16));
        match (byte, digit(ahead.next()), digit(ahead.next())) {
            (b'%', Some(high), Some(low)) => {
                bytes.push(u8::try_from(high * 16 + low).expect("two digits make a byte"));
                rest = ahead;
            }
            (b'+', _, _) => bytes.push(b' '),
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Where a request comes from; behind a proxy, where the proxy says it comes from.
pub(crate) fn address_of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    // The last one is the one our own proxy wrote; those before it anybody may have made up.
    let said = headers.get_all("x-forwarded-for").iter().next_back().and_then(|text| text.to_str().ok());
    let said = said.and_then(|text| text.rsplit(',').next()).and_then(|word| word.trim().parse().ok());
    said.filter(|_| behind_proxy).or(direct).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

#[cfg(test)]
mod tests {
    use super::{decoded, language_of, parameter};
    use axum::http::{HeaderMap, header};
    use rulebook::Language;

    #[test]
    fn the_query_comes_before_the_browser_and_french_is_the_last_word() {
        let mut headers = HeaderMap::new();
        assert_eq!(language_of(None, &headers), Language::Fr);
        headers.insert(header::ACCEPT_LANGUAGE, "de-DE,de;q=0.9,en-GB;q=0.8,fr;q=0.5".parse().unwrap());
        assert_eq!(language_of(None, &headers), Language::En);
        assert_eq!(language_of(Some("after=3&lang=fr"), &headers), Language::Fr);
        assert_eq!(language_of(Some("lang=xx"), &headers), Language::En);
    }

    #[test]
    fn queries_are_read_as_browsers_write_them() {
        assert_eq!(parameter("a=1&b=%C3%A9t%C3%A9+x&c", "b").unwrap(), "été x");
        assert_eq!(parameter("a=1&c", "c").unwrap(), "");
        assert_eq!(parameter("ab=1", "a"), None);
        assert_eq!(decoded("100%"), "100%");
        assert_eq!(decoded("%zz%4"), "%zz%4");
    }
}
