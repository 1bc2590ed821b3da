//! Every byte the server sends is looked through for what nobody may know.

use crate::battles::play_on;
use crate::chance::Chance;
use crate::hall::{Hall, Person};
use dice::{Chain, LENGTH, Seed};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use storage::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use wire::live::Joined;

/// Somebody's door to the server, where everything that comes out is written down.
struct Door {
    address: String,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl Door {
    async fn before(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ears = Arc::clone(&heard);
        tokio::spawn(async move {
            while let Ok((guest, _)) = listener.accept().await {
                let server = TcpStream::connect(&server).await.unwrap();
                let (mut out, mut inward) = guest.into_split();
                let (mut answers, mut requests) = server.into_split();
                tokio::spawn(async move {
                    let _ = tokio::io::copy(&mut out, &mut requests).await;
                    let _ = requests.shutdown().await;
                });
                let ears = Arc::clone(&ears);
                tokio::spawn(async move {
                    let mut piece = [0; 16 * 1024];
                    while let Ok(length @ 1..) = answers.read(&mut piece).await {
                        ears.lock().unwrap().extend(&piece[..length]);
                        if inward.write_all(&piece[..length]).await.is_err() {
                            break;
                        }
                    }
                    let _ = inward.shutdown().await;
                });
            }
        });
        Self { address, heard }
    }

    fn heard(&self) -> Vec<u8> {
        self.heard.lock().unwrap().clone()
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |number: u8| char::from_digit(u32::from(number), 16).unwrap();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|place| u8::from_str_radix(&text[2 * place..2 * place + 2], 16).unwrap()).collect()
}

/// Base 64 of whole groups of three: the last digits depend on what follows.
fn base64(bytes: &[u8], alphabet: &[u8; 64]) -> Vec<u8> {
    let whole = bytes.chunks_exact(3).flat_map(|three| {
        let number = three.iter().fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
        [18, 12, 6, 0].map(|shift| alphabet[usize::try_from(number >> shift & 63).unwrap()])
    });
    whole.collect()
}

/// Every way bytes could be written: as they are, in either base, wherever they begin in a group of three.
fn writings(bytes: &[u8]) -> Vec<Vec<u8>> {
    let plain: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let address: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let lower = hex(bytes);
    let mut all = vec![bytes.to_vec(), lower.to_uppercase().into_bytes(), lower.clone().into_bytes()];
    for skipped in 0..3 {
        for alphabet in [plain, address] {
            all.push(base64(&bytes[skipped..], alphabet));
            all.push(base64(&lower.as_bytes()[skipped..], alphabet));
        }
    }
    all
}

/// Where one of many writings is first found.
struct Search {
    writings: Vec<Vec<u8>>,
    /// Their first eight bytes, to be looked for at once.
    beginnings: BTreeSet<[u8; 8]>,
    /// Where no beginning can be: most places are passed over at a glance.
    marks: Vec<bool>,
}

/// A number below 2^20 for eight bytes.
fn mark(eight: &[u8]) -> usize {
    let number = u64::from_le_bytes(eight.try_into().unwrap()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    usize::try_from(number >> 44).unwrap()
}

impl Search {
    fn of<'s>(secrets: impl IntoIterator<Item = &'s [u8]>) -> Self {
        let writings: Vec<Vec<u8>> = secrets.into_iter().flat_map(writings).collect();
        let beginnings: BTreeSet<[u8; 8]> = writings.iter().map(|writing| writing[..8].try_into().unwrap()).collect();
        let mut marks = vec![false; 1 << 20];
        for eight in &beginnings {
            marks[mark(eight)] = true;
        }
        Self { writings, beginnings, marks }
    }

    /// What stands around the first thing found.
    fn found(&self, heard: &[u8]) -> Option<String> {
        let places = heard
            .windows(8)
            .enumerate()
            .filter(|(_, eight)| self.marks[mark(eight)] && self.beginnings.contains(*eight));
        let mut places = places.map(|(place, _)| place);
        let place = places.find(|place| self.writings.iter().any(|writing| heard[*place..].starts_with(writing)))?;
        let around = &heard[place.saturating_sub(100)..heard.len().min(place + 100)];
        Some(String::from_utf8_lossy(around).into_owned())
    }
}

fn occurrences(heard: &[u8], wanted: &[u8]) -> Vec<usize> {
    heard.windows(wanted.len()).enumerate().filter(|(_, one)| *one == wanted).map(|(place, _)| place).collect()
}

/// Looks at everything that can be asked for, with a token and with a wrong one.
async fn look_around(hall: &mut Hall, door: &Door, joined: Option<&Joined>, game: &str) {
    hall.through(&door.address);
    let token = joined.map(|joined| joined.token.as_str());
    for path in ["", "/entries", "/entries?after=3", "/luck", "/replay", "/dice"] {
        for token in [token, None] {
            let (status, body) = hall.get(&format!("/api/games/{game}{path}"), token).await;
            assert_eq!(status, 200, "{body}");
        }
        hall.get(&format!("/api/games/{game}{path}"), Some(&"f".repeat(64))).await;
    }
    for path in ["/api/games", "/api/openapi.json", "/api", "/metrics", "/readyz", "/api/games/0123456789abcdef"] {
        hall.get(path, token).await;
    }
    for message in [json!({"say": "dance"}), json!({"say": "sight", "id": "1", "from": "A1", "to": "B3"})] {
        hall.post(&format!("/api/games/{game}/messages"), token, &message).await;
    }
}

/// Every secret is shown where its throw is told, never before, and never again elsewhere.
fn assert_in_order(heard: &[u8], chain: &Chain, throws: u32) {
    // Where every word of hexadecimal digits first stands.
    let (mut places, mut start) = (BTreeMap::new(), 0);
    for word in heard.split(|byte| !byte.is_ascii_hexdigit()) {
        places.entry(word).or_insert(start);
        start += word.len() + 1;
    }
    for index in 1..=throws {
        let secret = hex(chain.secret(index).unwrap().as_bytes());
        let first = *places.get(secret.as_bytes()).expect("a throw that was told");
        let told = format!("\"index\":{index},\"secret\":\"");
        assert!(heard[..first].ends_with(told.as_bytes()), "secret {index} stands where it should not");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_sent_tells_what_nobody_may_know() {
    let mut hall = Hall::open().await;
    let server = hall.address();
    let doors = [Door::before(server.clone()).await, Door::before(server.clone()).await, Door::before(server).await];
    hall.through(&doors[0].address);
    let made =
        json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}, "name": "Anne"});
    let north = hall.make(made).await;
    let mut one = hall.sit(&north).await;
    hall.through(&doors[1].address);
    let (status, south) = hall
        .post(
            &format!("/api/games/{}/join", north.game),
            None,
            json!({"invitation": north.invitation, "name": "Béatrice"}),
        )
        .await;
    assert_eq!(status, 200, "{south}");
    let south: Joined = serde_json::from_value(south).unwrap();
    let mut other = hall.sit(&south).await;
    hall.through(&doors[2].address);
    let mut watcher = Person::come(&hall, &north.game, None, 0).await;
    for (door, joined) in doors.iter().zip([Some(&north), Some(&south), None]) {
        look_around(&mut hall, door, joined, &north.game).await;
    }
    let (mut first, mut second) = (Chance::of(21), Chance::of(22));
    let watch = async { watcher.until(|table| table.result.is_some()).await };
    tokio::join!(play_on(&mut one, &mut first), play_on(&mut other, &mut second), watch);
    for (door, joined) in doors.iter().zip([Some(&north), Some(&south), None]) {
        look_around(&mut hall, door, joined, &north.game).await;
    }
    let throws = one.table.dice.throws;
    drop((one, other, watcher));
    hall.stop().await;
    let store = Store::open(&hall.file().display().to_string()).await.unwrap();
    let (record, seats, _) = store.load(&north.game).await.unwrap();
    store.close().await;

    // The search finds what it looks for.
    let known = hex(&[7; 40]);
    assert!(Search::of([[7; 40].as_slice()]).found(format!("xx{}", known.to_uppercase()).as_bytes()).is_some());
    let chain = Chain::new(&Seed::from_bytes(record.seed), 1);
    let unused: Vec<_> = (throws + 1..=LENGTH).map(|index| chain.secret(index).unwrap()).collect();
    assert!(0 < throws && !unused.is_empty());
    let hashes = [&north.token, &south.token].map(|token| Sha256::digest(token.as_bytes()).to_vec());
    assert!(hashes.iter().all(|hash| seats.iter().any(|seat| seat.token_hash.as_slice() == hash.as_slice())));
    let tokens = [unhex(&north.token), unhex(&south.token)];
    let hidden = unused.iter().map(|secret| secret.as_bytes().as_slice()).chain([record.seed.as_slice()]);
    let hidden = Search::of(hidden.chain(hashes.iter().map(Vec::as_slice)));
    let invitation = unhex(north.invitation.as_ref().unwrap());
    for (place, door) in doors.iter().enumerate() {
        let heard = door.heard();
        assert!(100_000 < heard.len(), "{} bytes", heard.len());
        assert_eq!(hidden.found(&heard), None);
        for (owner, token) in tokens.iter().enumerate() {
            // His own token once, in the answer that gives it to him.
            let text = hex(token);
            let shown = occurrences(&heard, text.as_bytes());
            assert_eq!(shown.len(), usize::from(owner == place), "token {owner} at door {place}");
            let told = b"\"token\":\"";
            assert!(shown.iter().all(|place| heard[..*place].ends_with(told)));
            let rest = String::from_utf8_lossy(&heard).replace(&text, "");
            assert_eq!(Search::of([token.as_slice()]).found(rest.as_bytes()), None);
        }
        assert!(place == 0 || Search::of([invitation.as_slice()]).found(&heard).is_none());
        assert_in_order(&heard, &chain, throws);
    }
}
