//! What came of something: to be kept, then told.

use crate::kept::Kept;
use serde::Serialize;
use wire::live::ServerMessage;

/// What came of something. It is kept first, whole, and told afterwards; where it cannot be kept it never happened, and
/// the game is taken up again as it was.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Outbox {
    pub(crate) keep: Vec<Kept>,
    pub(crate) tell: Vec<Letter>,
}

/// Something for whoever listens.
#[derive(Debug, Serialize)]
pub(crate) struct Letter {
    pub(crate) to: u32,
    pub(crate) text: String,
    /// The last one: why, for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ends: Option<&'static str>,
}

impl Outbox {
    pub(crate) fn tell(&mut self, to: u32, message: &ServerMessage) {
        self.tell.push(Letter { to, text: json(message), ends: None });
    }
}

/// As JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers can always be written")
}
