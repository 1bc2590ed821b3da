//! What was done at a table, entry by entry: numbered from 1, without a gap, the same for everybody.

use crate::words::{CampWire, FaceWire, PurposeWire, ToldKind};
use crate::{Both, CommandWire};
use battle::{FaceEffect, FaceReading};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One entry of a game's log, as a reader sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EntryView {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub body: EntryBody,
    /// What came of it, told in the reader's language.
    pub told: Vec<ToldView>,
    /// It was taken back later.
    pub undone: bool,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EntryBody {
    /// A player said a command; the dice that were thrown because of it stand with it.
    Command {
        /// Whose command.
        camp: CampWire,
        /// What he said.
        command: CommandWire,
        /// The same in the words of replays.
        words: String,
        /// What he added to the dice; none if nothing was thrown.
        nonce: Option<String>,
        /// What was thrown, in order; the sentences name which of it they tell. Only a fire that burns on is no news.
        throws: Vec<ThrowView>,
    },
    /// A command given before the game came here, with dice nobody here vouches for; such entries stand before the battle
    /// begins here.
    Elsewhere {
        /// Whose command.
        camp: CampWire,
        /// What he said.
        command: CommandWire,
        /// The same in the words of replays.
        words: String,
        /// What fell, in order.
        throws: Vec<FallenView>,
    },
    /// Somebody took commands back.
    Undo {
        /// Who.
        camp: CampWire,
        /// The last entry that stands: everything after it is undone.
        #[ts(type = "number")]
        to: u64,
    },
    /// Somebody sat down, or a computer was seated.
    Seated {
        /// Where.
        camp: CampWire,
        /// Who.
        name: String,
    },
    /// The host freed a seat: whoever sat there plays no more, and the game waits for somebody else.
    Freed {
        /// Which.
        camp: CampWire,
    },
    /// Whoever keeps the server closed the game: it is over, and nobody has won.
    Closed {},
    /// Whoever keeps the server lets somebody talk no more, or again.
    Muted {
        /// Whom; everybody if no camp is named.
        camp: Option<CampWire>,
        /// No more, or again?
        yes: bool,
    },
    /// Whoever keeps the server gave a seat a new token: the old one opens it no more.
    Rekeyed {
        /// Which; that of a host who sits nowhere if no camp is named.
        camp: Option<CampWire>,
    },
    /// The battle begins.
    Begun {},
    /// Somebody gave up.
    Resigned {
        /// Who.
        camp: CampWire,
    },
    /// Somebody offered a draw.
    DrawOffered {
        /// Who.
        camp: CampWire,
    },
    /// A draw was agreed on.
    DrawAgreed {},
    /// A draw was declined.
    DrawDeclined {
        /// Who declined.
        camp: CampWire,
    },
    /// The game stands still.
    Paused {
        /// Who asked for it; the host if no camp did.
        camp: Option<CampWire>,
    },
    /// The game goes on.
    Resumed {
        /// Who asked for it; the host if no camp did.
        camp: Option<CampWire>,
    },
    /// Somebody said something.
    Chat {
        /// Who; a spectator if no camp did.
        camp: Option<CampWire>,
        /// His name.
        name: String,
        /// What, as plain text.
        text: String,
    },
    /// A new game between the same players, sides swapped.
    Rematch {
        /// The new game.
        game: String,
    },
    /// The server stopped the game after a fault of its own; it stands as it stood.
    Frozen {},
    /// The dice go on with a new chain of secrets: the game was taken up from a copy, whose next secrets may be known.
    Chain {
        /// The number of the chain.
        chain: u32,
        /// Its commitment, in hexadecimal.
        commitment: String,
    },
    /// The game goes on under later rules, which play everything so far as it was played.
    Rules {
        /// The version it was played under until here.
        from: u32,
        /// The version from here on.
        to: u32,
    },
}

/// Dice that were thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ThrowView {
    /// What for.
    pub purpose: PurposeWire,
    /// The faces, in the order they fell.
    pub faces: Vec<FaceWire>,
    /// The same as places on the book's die, from 0: what the proof gives.
    #[serde(default)]
    pub places: Vec<u8>,
    /// The chain of secrets it was drawn from.
    pub chain: u32,
    /// Its place in the chain, from 1.
    pub index: u32,
    /// The secret, revealed.
    pub secret: String,
}

/// Dice that fell before the game came here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FallenView {
    /// What for.
    pub purpose: PurposeWire,
    /// The faces, in the order they fell.
    pub faces: Vec<FaceWire>,
    /// The same as places on the book's die, from 0.
    pub places: Vec<u8>,
}

/// A sentence of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ToldView {
    /// The sentence.
    pub text: String,
    /// What it is about.
    pub kind: ToldKind,
    /// Whose doing or fate it is.
    pub camp: Option<CampWire>,
    /// It goes on with the sentence before.
    pub continues: bool,
    /// The sentence told last has grown: this one takes its place.
    pub replaces: bool,
    /// The dice it tells: their places among the throws of the entry, from 0. A sentence that takes the place of another
    /// tells these besides those the other told.
    #[serde(default)]
    pub throws: Vec<u32>,
    /// The hexes it speaks of.
    pub hexes: Vec<String>,
    /// The clauses worth a look.
    pub clauses: Vec<String>,
    /// What is to be seen of it, in order.
    #[serde(default)]
    pub shown: Vec<ShownView>,
}

/// What a face of the die does in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EffectWire {
    /// It takes an element.
    Hits,
    /// It takes one if it is confirmed.
    HitsIfConfirmed,
    /// It drives back.
    Shakes,
    /// It earns a token or a ducat.
    Earns,
    /// Nothing.
    Nothing,
}

/// A face, what it does, and by which clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FaceView {
    /// The face.
    pub face: FaceWire,
    /// What it does.
    pub effect: EffectWire,
    /// The clause; none for a face that does nothing.
    pub clause: Option<String>,
}

/// One thing to be seen on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "show", rename_all = "kebab-case")]
pub enum ShownView {
    /// A unit goes through these hexes, the one it leaves first.
    Marched {
        /// Who.
        unit: String,
        /// Where.
        way: Vec<String>,
    },
    /// Dice of an attack, a riposte or a loose elephant.
    Struck {
        /// Who strikes; an elephant has no id.
        attacker: Option<String>,
        /// Whom.
        target: Option<String>,
        /// From here.
        from: String,
        /// To there.
        at: String,
        /// What fell: hits first, idle faces last.
        faces: Vec<FaceView>,
    },
    /// What befell a unit.
    Fared {
        /// Whom.
        unit: String,
        /// Where it stood.
        at: Option<String>,
        /// Elements lost.
        lost: u8,
        /// Elements left, if any were lost.
        left: Option<u8>,
        /// Where it went, hex by hex.
        path: Vec<String>,
        /// All of it as short as can be, in the reader's language: `1 perte, recule en D2`.
        text: String,
    },
    /// An officer flees.
    Fled {
        /// Who.
        officer: String,
        /// From here.
        from: Option<String>,
        /// To there.
        to: String,
    },
    /// A panicking elephant runs through these hexes, the one it leaves first.
    Ran {
        /// Where.
        way: Vec<String>,
    },
}

impl FaceView {
    /// A face as it was read.
    #[must_use]
    pub fn of(read: FaceReading) -> Self {
        let effect = match read.effect {
            FaceEffect::Hits => EffectWire::Hits,
            FaceEffect::HitsIfConfirmed => EffectWire::HitsIfConfirmed,
            FaceEffect::Shakes => EffectWire::Shakes,
            FaceEffect::Earns => EffectWire::Earns,
            FaceEffect::Nothing => EffectWire::Nothing,
        };
        Self { face: read.face.into(), effect, clause: read.clause.map(|clause| clause.id().to_owned()) }
    }
}

/// How the dice of a game can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceView {
    /// The commitment of every chain begun, in order, in hexadecimal.
    pub commitments: Vec<String>,
    /// Throws so far.
    pub throws: u32,
}

/// How far back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rewind {
    /// The last command.
    Command,
    /// To the start of the phase.
    Phase,
    /// Everything after this entry; practice games only.
    After(#[ts(type = "number")] u64),
}

/// One exchange of a game: what it could be expected to cost, and what it cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExchangeView {
    /// The entry that began it.
    #[ts(type = "number")]
    pub number: u64,
    /// The last entry of it.
    #[ts(type = "number")]
    pub until: u64,
    /// Who attacked.
    pub by: CampWire,
    /// Elements lost by the two units that fought.
    pub lost: Both<i32>,
    /// Elements they could be expected to lose when the attack was declared, in hundredths.
    pub expected: Both<i32>,
}
