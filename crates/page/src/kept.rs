//! Games as the browser keeps them.

use dice::Seed;
use host::seats::{TakenSeat, rights, seat_name};
use host::{Birth, GameAsKept, Grounds, Haste, HostedGame, LoggedDeed, NewbornGame, TakenUp, Trouble};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use wire::live::Progress;

/// A game, without its log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct GameRow {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) scenario: String,
    /// What was agreed, as the host writes it.
    pub(crate) terms: String,
    /// What its dice come from, in hexadecimal digits.
    pub(crate) seed: String,
    pub(crate) state: Progress,
    pub(crate) updated: i64,
    pub(crate) seats: Vec<SeatRow>,
    /// The text of its battle, where no catalogue has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) battle: Option<String>,
}

/// A seat somebody took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatRow {
    /// Its name: `north host`, `south`…
    pub(crate) seat: String,
    /// The hash of its token, in hexadecimal digits.
    pub(crate) token: String,
    pub(crate) name: String,
}

/// An entry of a log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct EntryRow {
    pub(crate) game: String,
    pub(crate) number: u64,
    pub(crate) at: i64,
    pub(crate) body: String,
}

/// A game with its log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) game: GameRow,
    pub(crate) entries: Vec<EntryRow>,
}

impl SeatRow {
    pub(crate) fn of(taken: &TakenSeat) -> Self {
        Self { seat: seat_name(taken.you), token: hex(&taken.token), name: taken.name.clone() }
    }
}

impl EntryRow {
    pub(crate) fn of(game: &str, entry: &LoggedDeed) -> Self {
        Self { game: game.to_owned(), number: entry.number, at: entry.at, body: entry.body() }
    }
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct AtHome {
    pub(crate) row: GameRow,
    pub(crate) birth: Birth,
    pub(crate) game: HostedGame,
    pub(crate) log: Vec<LoggedDeed>,
    /// Was its computer player hurried?
    pub(crate) haste: Haste,
}

impl Kept {
    /// A game that was just made.
    pub(crate) fn of(born: NewbornGame) -> Self {
        let NewbornGame { id, created, scenario, battle, terms, seed, progress, seats, log } = born;
        let entries = log.iter().map(|entry| EntryRow::of(&id, entry)).collect();
        let game = GameRow {
            id,
            created,
            scenario,
            terms: terms.written(),
            seed: hex(&seed.to_bytes()),
            state: progress,
            updated: created,
            seats: seats.iter().map(SeatRow::of).collect(),
            battle: battle.map(|text| text.to_string()),
        };
        Self { game, entries }
    }

    /// Takes a game up where it was left; what is to be kept at once is handed back with it.
    pub(crate) fn take_up(self, grounds: &Grounds, at: i64) -> Result<(AtHome, Option<Self>), Trouble> {
        let Self { mut game, entries } = self;
        let read = entries.iter().map(|row| LoggedDeed::read(row.number, row.at, &row.body));
        let mut log = read.collect::<Result<Vec<_>, _>>().map_err(|what| Trouble::fault(&what))?;
        let seed = bytes(&game.seed).ok_or_else(|| Trouble::fault("no seed"))?;
        let GameRow { id, scenario, terms, battle, .. } = &game;
        let kept = GameAsKept { id, scenario, terms, battle: battle.as_deref() };
        let birth = Birth::of(grounds, kept, Seed::from_bytes(seed))?;
        let TakenUp { birth, game: hosted, goes_on } = TakenUp::of(birth, &log, at)?;
        log.truncate(birth.readable(&log).len());
        let Some(change) = goes_on else {
            return Ok((AtHome { row: game, birth, game: hosted, log, haste: Haste::default() }, None));
        };
        game.terms = birth.terms.written();
        game.updated = at;
        let more = Self { entries: vec![EntryRow::of(&game.id, &change.entry)], game: game.clone() };
        log.push(change.entry);
        Ok((AtHome { row: game, birth, game: change.next, log, haste: Haste::default() }, Some(more)))
    }
}

impl AtHome {
    /// The seat a token opens.
    pub(crate) fn seat(&self, token: &str) -> Option<(wire::live::YouView, String)> {
        let hash = hex(&host::seats::hash(token));
        let found = self.row.seats.iter().find(|row| row.token == hash && !row.name.is_empty());
        found.map(|row| (rights(&row.seat), row.name.clone()))
    }
}

/// Bytes as lower-case hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text takes everything");
        text
    })
}

/// Thirty-two bytes from their digits.
fn bytes(text: &str) -> Option<[u8; 32]> {
    let mut read = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (place, byte) in read.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[place * 2..place * 2 + 2], 16).ok()?;
    }
    Some(read)
}
