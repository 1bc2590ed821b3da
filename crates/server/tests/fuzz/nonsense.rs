//! What nobody should send: trees of JSON that mean nothing, messages almost right, bytes that are no text.

use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// Something sent over a socket.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// In a frame that says it is text, whether it is or not.
    Text(Vec<u8>),
    Binary(Vec<u8>),
    /// Longer than anything that is read.
    Long(usize),
    /// After the greeting of the protocol, no frames at all.
    Noise(Vec<u8>),
}

/// A request by HTTP, byte by byte.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) headers: Vec<String>,
    pub(crate) body: Vec<u8>,
}

const WORDS: &[&str] = &[
    "north",
    "south",
    "me",
    "open",
    "computer",
    "recruit",
    "command",
    "phase",
    "waterloo",
    "training-jomini",
    "jomini",
    "A1",
    "ZZ99",
    "move",
    "attack",
    "end-combat",
    "fr",
    "xx",
    "",
    "\u{0}",
    "\u{202e}",
    "0123456789abcdef",
    "guns",
    "-1",
    "18446744073709551616",
    "best",
    "whole-chain",
    "../../etc/passwd",
    "é",
    "\u{1f480}",
    "' OR 1=1 --",
];
const KEYS: &[&str] = &[
    "say",
    "id",
    "after",
    "command",
    "nonce",
    "back",
    "yes",
    "text",
    "unit",
    "target",
    "policy",
    "depth",
    "from",
    "to",
    "weapon",
    "language",
    "token",
    "scenario",
    "options",
    "north",
    "south",
    "kind",
    "level",
    "public",
    "practice",
    "name",
    "camp",
    "invitation",
    "do",
    "pace",
    "past",
    "officer",
    "book",
    "attacker",
    "troop",
    "supported",
];

fn word() -> impl Strategy<Value = String> {
    prop_oneof![select(WORDS).prop_map(str::to_owned), ".{0,20}", "[0-9a-f]{16}", "[0-9a-f]{64}"]
}

/// Any tree of JSON.
pub(crate) fn tree() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        word().prop_map(Value::from),
    ];
    let key = prop_oneof![4 => select(KEYS).prop_map(str::to_owned), 1 => ".{0,8}"];
    leaf.prop_recursive(5, 40, 6, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::Array),
            btree_map(key.clone(), inner, 0..6).prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// What is done to something sound.
#[derive(Clone, Debug)]
enum Damage {
    None,
    Drop(Index),
    Add(String, Value),
    Replace(Index, Value),
    /// Somewhere deeper.
    Inside(Index, Value),
    Nest(usize),
    Truncate(Index),
    Byte(Index, u8),
    Twice(Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    let key = prop_oneof![select(KEYS).prop_map(str::to_owned), ".{0,8}"];
    prop_oneof![
        1 => Just(Damage::None),
        2 => any::<Index>().prop_map(Damage::Drop),
        2 => (key, tree()).prop_map(|(key, value)| Damage::Add(key, value)),
        4 => (any::<Index>(), tree()).prop_map(|(place, value)| Damage::Replace(place, value)),
        3 => (any::<Index>(), tree()).prop_map(|(place, value)| Damage::Inside(place, value)),
        1 => (1_usize..2000).prop_map(Damage::Nest),
        2 => any::<Index>().prop_map(Damage::Truncate),
        2 => (any::<Index>(), any::<u8>()).prop_map(|(place, byte)| Damage::Byte(place, byte)),
        1 => any::<Index>().prop_map(Damage::Twice),
    ]
}

impl Damage {
    fn to(&self, sound: &Value) -> Vec<u8> {
        let mut value = sound.clone();
        let fields: Vec<String> = value.as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default();
        let key = |place: &Index| (!fields.is_empty()).then(|| place.get(&fields).clone());
        match self {
            Self::Drop(place) => {
                if let (Some(key), Some(fields)) = (key(place), value.as_object_mut()) {
                    fields.remove(&key);
                }
            }
            Self::Add(key, added) => value[key] = added.clone(),
            Self::Replace(place, other) => {
                if let Some(key) = key(place) {
                    value[&key] = other.clone();
                }
            }
            Self::Inside(place, other) => {
                let inner = value.as_object_mut().into_iter().flat_map(|fields| fields.values_mut());
                let mut inner: Vec<&mut Value> =
                    inner.filter_map(Value::as_object_mut).flat_map(|fields| fields.values_mut()).collect();
                if !inner.is_empty() {
                    let place = place.index(inner.len());
                    *inner[place] = other.clone();
                }
            }
            Self::None | Self::Nest(_) | Self::Truncate(_) | Self::Byte(..) | Self::Twice(_) => {}
        }
        let mut bytes = value.to_string().into_bytes();
        match self {
            Self::Nest(depth) => {
                bytes = ["[".repeat(*depth).into_bytes(), bytes, "]".repeat(*depth).into_bytes()].concat();
            }
            Self::Truncate(place) => bytes.truncate(place.index(bytes.len())),
            Self::Byte(place, byte) => {
                let place = place.index(bytes.len());
                bytes[place] = *byte;
            }
            Self::Twice(place) => {
                if let Some(key) = key(place) {
                    let again = format!("{{{}:{},", json!(key), value[&key]);
                    bytes.splice(0..1, again.into_bytes());
                }
            }
            _ => {}
        }
        bytes
    }
}

/// Anything over a socket, about as often near to sense as far from it.
pub(crate) fn said(sound: Vec<Value>) -> impl Strategy<Value = Said> {
    prop_oneof![
        60 => (select(sound), damage()).prop_map(|(sound, damage)| Said::Text(damage.to(&sound))),
        20 => tree().prop_map(|tree| Said::Text(tree.to_string().into_bytes())),
        6 => vec(any::<u8>(), 0..200).prop_map(Said::Text),
        4 => vec(any::<u8>(), 0..200).prop_map(Said::Binary),
        1 => (65_000_usize..300_000).prop_map(Said::Long),
        4 => vec(any::<u8>(), 0..200).prop_map(Said::Noise),
    ]
}

fn header() -> impl Strategy<Value = String> {
    let value = prop_oneof![select(WORDS).prop_map(str::to_owned), "[ -~]{0,60}"];
    let names = [
        "Authorization: Bearer",
        "Authorization:",
        "Accept-Language:",
        "Origin:",
        "Content-Type:",
        "If-None-Match:",
        "X-Forwarded-For:",
        "Upgrade:",
        "Sec-WebSocket-Key:",
        "Sec-WebSocket-Version:",
        "Range:",
        "Expect:",
        "Cookie:",
        "Content-Encoding:",
        "Host:",
        "Transfer-Encoding:",
        "Content-Length:",
        "",
    ];
    (select(names.to_vec()), value).prop_map(|(name, value)| format!("{name} {value}"))
}

/// Anything by HTTP. `paths` are real ones, `sound` are bodies that can be read somewhere.
pub(crate) fn request(paths: Vec<String>, sound: Vec<Value>) -> impl Strategy<Value = Request> {
    let methods = vec!["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW", "get"];
    let tail = prop_oneof![6 => Just(String::new()), 1 => "/[!-~]{0,12}", 1 => "\\?[!-~]{0,30}", 1 => "%[0-9a-f]{2}"];
    let query = prop_oneof![
        6 => Just(String::new()),
        1 => (select(vec!["after", "page", "lang", "book", "scenario"]), "[!-~]{0,20}")
            .prop_map(|(key, value)| format!("?{key}={value}")),
    ];
    let path = (select(paths), tail, query).prop_map(|(path, tail, query)| path + &tail + &query);
    let body = prop_oneof![
        5 => (select(sound), damage()).prop_map(|(sound, damage)| damage.to(&sound)),
        3 => tree().prop_map(|tree| tree.to_string().into_bytes()),
        2 => vec(any::<u8>(), 0..300),
        1 => Just(Vec::new()),
    ];
    (select(methods), path, vec(header(), 0..3), body).prop_map(|(method, path, headers, body)| Request {
        method,
        path,
        headers,
        body,
    })
}
