//! A game on the server: its terms, its seats, and the table as one person sees it.

use super::{Choices, DiceView, LanguageWire};
use crate::Field;
use crate::position::{Both, NameView, Position};
use crate::words::{AskedWire, CampWire, LevelWire, TemperamentWire, TemperamentWish};
use battle::Battle;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatKind {
    /// Whoever makes the game.
    Me {},
    /// Somebody who is invited, or whoever comes in a public game.
    Open {},
    /// A computer player.
    Computer {
        /// Its level.
        level: LevelWire,
        /// Its temperament; steady if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        temperament: Option<TemperamentWish>,
    },
}

/// A game to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The id of a scenario.
    pub scenario: String,
    /// House rules in place of the scenario's; its own if left out.
    #[serde(default)]
    pub options: Option<Vec<String>>,
    /// Who sits in the north.
    pub north: SeatKind,
    /// Who sits in the south.
    pub south: SeatKind,
    /// Is it shown in the list of games, open to all who come?
    #[serde(default)]
    pub public: bool,
    /// May any command be taken back, dice or not? Only where nobody but the maker and the computer plays.
    #[serde(default)]
    pub practice: bool,
    /// What the maker is called.
    #[serde(default)]
    pub name: String,
    /// A replay file of a game that is not over, to be played on from where it stops; its dice so far are taken as they
    /// stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub replay: Option<String>,
    /// The text of the scenario file of a battle of one’s own, whose id `scenario` is then: the game keeps it for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub battle: Option<String>,
}

/// What a game was made with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameTerms {
    /// The id of the scenario.
    pub scenario: String,
    /// What the battle is called.
    pub title: NameView,
    /// The key of the book.
    pub book: String,
    /// House rules in force.
    pub options: Vec<String>,
    /// Is it shown in the list of games?
    pub public: bool,
    /// May everything be taken back?
    pub practice: bool,
    /// What the text of its battle is known by, if that is somebody’s own: the hash of the text. The map and the armies
    /// are asked for by the game (`/api/games/{id}/battle`), never by the id of the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<String>,
}

/// Somebody takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// Which seat; any that is open if left out.
    #[serde(default)]
    pub camp: Option<CampWire>,
    /// The invitation; needed unless the game is public.
    #[serde(default)]
    pub invitation: Option<String>,
    /// What he is called.
    pub name: String,
}

/// The answer to making or joining a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Joined {
    /// The id of the game.
    pub game: String,
    /// What plays: to be kept secret, sent as `Authorization: Bearer …` or in `hello`.
    pub token: String,
    /// What it allows.
    pub you: YouView,
    /// What invites to the open seats; only to the maker.
    pub invitation: Option<String>,
}

/// What somebody may do at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct YouView {
    /// Plays the north.
    pub north: bool,
    /// Plays the south.
    pub south: bool,
    /// Made the game: may pause it.
    pub host: bool,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// A seat is open.
    Waiting,
    /// Being played.
    Playing,
    /// Stopped by a player.
    Paused,
    /// Finished.
    Over,
    /// Stopped by the server after a fault; kept at its last good state.
    Frozen,
    /// Begun under earlier rules, by which it can only be looked at: today's do not play it to its end.
    Outdated,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Who is called what; none if it is open.
    pub name: Option<String>,
    /// The level of a computer player.
    pub computer: Option<LevelWire>,
    /// Its temperament; one that chance drew is not told until the game is over.
    #[serde(default)]
    pub temperament: Option<TemperamentWire>,
    /// Did chance draw its temperament?
    #[serde(default)]
    pub drawn: bool,
    /// Is somebody there now? Computers always are.
    pub online: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ResultBy {
    /// Enough enemy units eliminated.
    Elimination,
    /// Objectives held.
    Objectives,
    /// Units that left the table.
    Exit,
    /// The last turn was played.
    TurnLimit,
    /// Somebody gave up.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// Whoever keeps the server closed it.
    Closed,
}

/// How a game ended, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ResultView {
    /// Who won; nobody in a draw.
    pub winner: Option<CampWire>,
    /// By what.
    pub by: ResultBy,
}

/// What a computer player was about in his last turn, as everybody could see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct IntentView {
    /// Who.
    pub camp: CampWire,
    /// In one sentence, in the reader's language.
    pub text: String,
}

/// What is asked now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AskView {
    /// Who is asked; nobody when it is over.
    pub camp: Option<CampWire>,
    /// The question; `over` when it is over.
    pub question: AskedWire,
    /// The question in plain words, in the reader's language.
    pub text: String,
    /// The unit it is about, if it is about one.
    pub unit: Option<String>,
    /// The officer it is about, if it is about one.
    pub officer: Option<String>,
    /// The combat under way: who attacks whom.
    pub attacker: Option<String>,
    /// Whom; a panicking elephant has no id.
    pub target: Option<String>,
    /// The hex of the one it is about.
    pub hex: Option<String>,
    /// How far the activations of this turn have come.
    pub muster: MusterView,
}

/// How far the activations of a turn have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MusterView {
    /// The officer who is activating.
    pub commander: Option<String>,
    /// The group that acts, or is being activated, from 1; 0 before the first.
    pub group: u8,
    /// Groups announced so far.
    pub groups: u8,
    /// Groups there may be this turn.
    pub most: u8,
    /// Units in the activation under way.
    pub selected: u8,
    /// Units it may hold.
    pub size: u8,
}

impl MusterView {
    /// As the battle stands.
    #[must_use]
    pub fn of(battle: &Battle, field: &Field) -> Self {
        let muster = battle.view().muster();
        Self {
            commander: muster.commander.map(|officer| field.cast().officer(officer).id.clone()),
            group: muster.group,
            groups: muster.groups,
            most: muster.most,
            selected: muster.selected,
            size: muster.size,
        }
    }
}

/// What can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoView {
    /// The last command.
    pub command: bool,
    /// Everything since the start of the phase.
    pub phase: bool,
    /// Anything: a practice game.
    pub anything: bool,
    /// Why not, in the reader's language, where nothing can be.
    pub why_not: Option<String>,
}

/// A draw on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DrawView {
    /// Who offered.
    pub by: CampWire,
}

/// The table as one person sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// The id of the game.
    pub game: String,
    /// The number of the last entry: what a command must name as seen.
    #[ts(type = "number")]
    pub number: u64,
    /// What it was made with.
    pub terms: GameTerms,
    /// Where it stands.
    pub progress: Progress,
    /// How it ended, if it has.
    pub result: Option<ResultView>,
    /// Why an outdated game cannot be played on, in the reader's language.
    pub outdated: Option<String>,
    /// Both seats.
    pub seats: Both<SeatView>,
    /// People who only watch.
    pub spectators: u32,
    /// What the reader may do.
    pub you: YouView,
    /// The position.
    pub position: Position,
    /// What is asked.
    pub ask: AskView,
    /// What the computer player whose turn is over was about in it.
    #[serde(default)]
    pub intent: Option<IntentView>,
    /// The legal commands, for whoever is asked.
    pub choices: Option<Choices>,
    /// What the reader can take back.
    pub undo: UndoView,
    /// A draw on offer.
    pub draw: Option<DrawView>,
    /// How the dice can be checked.
    pub dice: DiceView,
    /// The invitation to an open seat; only to the host.
    pub invitation: Option<String>,
    /// The language of the sentences.
    pub language: LanguageWire,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// The id of the game.
    pub game: String,
    /// What it was made with.
    pub terms: GameTerms,
    /// Where it stands.
    pub progress: Progress,
    /// Both seats.
    pub seats: Both<SeatView>,
    /// The turn it is at.
    pub turn: u8,
    /// Whose turn it is to speak; nobody's when it is over or has not begun.
    pub asked: Option<CampWire>,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// A list of games, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameListView {
    /// The games.
    pub games: Vec<GameSummary>,
    /// What to ask for the next page with; none at the end.
    pub next: Option<String>,
}
