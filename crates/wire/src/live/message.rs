//! What is said over a WebSocket. `POST /api/games/{id}/messages` takes the same, one at a time.

use super::{
    CampWire, CardLineView, DepthWire, EntryView, LanguageWire, OddsView, PolicyWire, ProspectView, Rewind, SightView,
    StakeView, TableView, WeaponWire,
};
use crate::{CommandWire, TargetWire};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What somebody at the table says.
///
/// `id` is any text of his; the answer carries it back. `after` is the number of the last entry he has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who he is and what he has seen already.
    Hello {
        /// What plays; a spectator has none.
        #[serde(default)]
        token: Option<String>,
        /// What lets somebody without a token watch a private game: its invitation.
        #[serde(default)]
        invitation: Option<String>,
        /// The last entry he has; 0 for none.
        #[serde(default)]
        #[ts(type = "number")]
        after: u64,
        /// His language.
        #[serde(default)]
        language: LanguageWire,
    },
    /// A command.
    Command {
        /// Carried back.
        id: String,
        /// The last entry seen.
        #[ts(type = "number")]
        after: u64,
        /// What is to be done.
        command: CommandWire,
        /// Fresh chance for the dice: 16 to 64 hexadecimal digits. The same when the command is sent again.
        nonce: String,
    },
    /// Takes commands back.
    Undo {
        /// Carried back.
        id: String,
        /// The last entry seen.
        #[ts(type = "number")]
        after: u64,
        /// How far.
        back: Rewind,
    },
    /// Gives up.
    Resign {
        /// Carried back.
        id: String,
    },
    /// Offers a draw.
    OfferDraw {
        /// Carried back.
        id: String,
    },
    /// Takes or declines the draw on offer.
    AnswerDraw {
        /// Carried back.
        id: String,
        /// Takes it?
        yes: bool,
    },
    /// Stops the game for a while, or lets it go on.
    Pause {
        /// Carried back.
        id: String,
        /// Stop, or go on?
        yes: bool,
    },
    /// Asks the computer player that thinks to answer at once with its best so far, and to be quick until its turn is over.
    Hurry {
        /// Carried back.
        id: String,
    },
    /// Says something to everybody.
    Chat {
        /// Carried back.
        id: String,
        /// What: plain text, at most 500 characters.
        text: String,
    },
    /// Asks for the odds of an attack.
    Odds {
        /// Carried back.
        id: String,
        /// Who attacks.
        unit: String,
        /// Whom; every target in reach if left out.
        #[serde(default)]
        target: Option<TargetWire>,
        /// Who decides inside.
        #[serde(default)]
        policy: PolicyWire,
        /// How far.
        #[serde(default)]
        depth: DepthWire,
    },
    /// Asks who sees whom.
    Sight {
        /// Carried back.
        id: String,
        /// From this hex.
        from: String,
        /// To this one.
        to: String,
        /// With what weapon; that of whoever stands there if left out.
        #[serde(default)]
        weapon: Option<WeaponWire>,
    },
    /// Asks whether a unit may move hex by hex so, before it does.
    Way {
        /// Carried back.
        id: String,
        /// Who.
        unit: String,
        /// The hexes in their order, without the one it stands in.
        way: Vec<String>,
    },
    /// Asks what each answer to the question about an order would bring.
    Stakes {
        /// Carried back.
        id: String,
    },
    /// Asks why nothing can be done at a hex.
    Why {
        /// Carried back.
        id: String,
        /// The unit in hand, if one is.
        #[serde(default)]
        unit: Option<String>,
        /// The officer in hand, if one is.
        #[serde(default)]
        officer: Option<String>,
        /// Where.
        hex: String,
    },
    /// Asks what a move promises: whom the unit could attack from there, and who it.
    FromThere {
        /// Carried back.
        id: String,
        /// The move.
        command: CommandWire,
    },
    /// Asks what sets a unit apart.
    Card {
        /// Carried back.
        id: String,
        /// Which.
        unit: String,
    },
    /// Wants a new game with sides swapped.
    Rematch {
        /// Carried back.
        id: String,
    },
    /// Frees the seat of somebody else, who comes no more or was not wanted; the host alone can.
    FreeSeat {
        /// Carried back.
        id: String,
        /// Which.
        camp: CampWire,
    },
    /// Reads on in another language.
    Language {
        /// Carried back.
        id: String,
        /// Which.
        language: LanguageWire,
    },
}

impl ClientMessage {
    /// What the answer carries back; nothing for `hello`, which has its own.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Hello { .. } => "",
            Self::Command { id, .. }
            | Self::Undo { id, .. }
            | Self::Resign { id }
            | Self::OfferDraw { id }
            | Self::AnswerDraw { id, .. }
            | Self::Pause { id, .. }
            | Self::Hurry { id }
            | Self::Chat { id, .. }
            | Self::Odds { id, .. }
            | Self::Sight { id, .. }
            | Self::Way { id, .. }
            | Self::Why { id, .. }
            | Self::Stakes { id }
            | Self::FromThere { id, .. }
            | Self::Card { id, .. }
            | Self::Rematch { id }
            | Self::FreeSeat { id, .. }
            | Self::Language { id, .. } => id,
        }
    }
}

/// What becomes of something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AnswerWire {
    /// It was done and is safe on disk.
    Done {
        /// The last entry.
        #[ts(type = "number")]
        number: u64,
    },
    /// It had been done already, when it was said the first time.
    AlreadyDone {
        /// The entry in which it was.
        #[ts(type = "number")]
        number: u64,
    },
    /// The rulebook says no.
    Refused {
        /// The sentence, in the reader's language.
        text: String,
        /// The clause that forbids it.
        clause: Option<String>,
    },
    /// It was said about an older position than the one on the table.
    Stale {
        /// The last entry.
        #[ts(type = "number")]
        number: u64,
    },
    /// It cannot be done, whatever the rulebook says: not his seat, not his turn, too fast, not understood.
    Error {
        /// For programs: `not-your-seat`, `not-your-turn`, `malformed`, `too-fast`, `paused`, `over`, `frozen`…
        code: String,
        /// The sentence, in the reader's language: what was expected, what to do.
        text: String,
    },
    /// The odds asked for, the best first.
    Odds {
        /// One for each target.
        odds: Vec<OddsView>,
    },
    /// The line of sight asked for.
    Sight {
        /// It.
        sight: SightView,
    },
    /// The way asked about can be gone; where it cannot, the answer is `refused` with the reason.
    Way {
        /// The command that goes it.
        command: CommandWire,
        /// Lone enemy officers who must flee before it.
        drives_off: Vec<String>,
    },
    /// What each answer would bring, giving no order first.
    Stakes {
        /// One for each answer.
        stakes: Vec<StakeView>,
    },
    /// Why nothing can be done there.
    Why {
        /// In a word or two, in the reader's language.
        title: String,
        /// In one sentence.
        text: String,
        /// The clause that says so, if one does.
        clause: Option<String>,
    },
    /// What a move promises.
    FromThere {
        /// Whom the unit could attack from there this turn, the best first.
        attacks: Vec<ProspectView>,
        /// Who of the enemy could attack it there from where he stands, at the beginning of his turn.
        threats: Vec<ProspectView>,
    },
    /// What sets a unit apart.
    Card {
        /// Weight, traits, officers, support.
        lines: Vec<CardLineView>,
    },
    /// The new game.
    Rematch {
        /// Its id.
        game: String,
        /// What plays in it.
        token: String,
    },
}

/// What the table says to one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to `hello` and to `language`: the table, and every entry he has not seen; a long log
    /// comes in pages.
    Welcome {
        /// The table.
        table: Box<TableView>,
        /// What he missed, in order: all of it, or its beginning.
        entries: Vec<EntryView>,
        /// Is there more of it? Then `entries` follow, before anything else is told.
        #[serde(default)]
        more: bool,
    },
    /// What he missed, gone on with after a `welcome` that had only its beginning.
    Entries {
        /// The next of it, in order.
        entries: Vec<EntryView>,
        /// Is there still more?
        more: bool,
    },
    /// Something happened.
    News {
        /// The table after it.
        table: Box<TableView>,
        /// What, in order, each exactly once.
        entries: Vec<EntryView>,
    },
    /// Somebody came or went: seats and spectators of the table have changed, nothing else.
    Presence {
        /// The table.
        table: Box<TableView>,
    },
    /// A computer player is thinking.
    Thinking {
        /// How far it has come, of a thousand.
        per_mille: u16,
    },
    /// The answer to something said.
    Answer {
        /// What was said.
        id: String,
        /// What became of it.
        #[serde(flatten)]
        answer: AnswerWire,
    },
    /// The server closes the connection.
    Bye {
        /// Why, in the reader's language.
        text: String,
    },
}
