//! The closed words of the wire: for each list of values of the game one type, so that programs compare values and not
//! texts. A word is the name of its value with hyphens.

use battle::{Camp, Doing, Pace, Purpose, Question, WaterCrossing, WonBy};
use rulebook::{Arm, Face, Order, Rank, Terrain, Weight};
use scenario::{BandHue, Ensign, Hidden, NameKind, ScenarioKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

macro_rules! words {
    ($($(#[$about:meta])* $name:ident $(of $of:ident)?: $words:tt)*) => {
        $(
            words! { declare $(#[$about])* $name $words }
            $(words! { convert $of $name $words })?
        )*
    };
    (declare $(#[$about:meta])* $name:ident { $($word:ident)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "each is the value of the game with its name")]
        pub enum $name {
            $($word),*
        }

        impl $name {
            /// Every one.
            pub const ALL: &'static [Self] = &[$(Self::$word),*];
        }
    };
    (convert $of:ident $name:ident { $($word:ident)* }) => {
        impl From<$of> for $name {
            fn from(value: $of) -> Self {
                match value {
                    $($of::$word => Self::$word),*
                }
            }
        }

        impl From<$name> for $of {
            fn from(word: $name) -> Self {
                match word {
                    $($name::$word => Self::$word),*
                }
            }
        }
    };
}

words! {
    /// A side of the table: the army that retreats to the north, or to the south.
    CampWire of Camp: { North South }
    /// What a player is asked.
    QuestionWire of Question: {
        Command Selection Movement GoAlong Combat FrontRank AttackOrder DefenceOrder Evade IgnoreFlags Retreat FollowUp
        Pursue PursueAttack Riposte Flee Elephant ReplaceGeneral ElephantOrder
    }
    /// Nothing is asked any more.
    OverWire: { Over }
    /// What dice are thrown for.
    PurposeWire of Purpose: {
        Attack Riposte ElephantFight Confirm Dispersion Burst Desertion ElephantFlight FrontRank Staff Messengers BurnOut
    }
    /// A face of a die.
    FaceWire of Face: { Infantry Cavalry Artillery Green Blue Red Hit MeleeHit Ducat Flag Letter Advantage }
    /// How a battle ended.
    EndingWire of WonBy: { Elimination Objectives Exit TurnLimit }
    /// An order.
    OrderWire of Order: {
        MountOrDismount Reconnaissance ForcedMarch Woodsmen Dispatch CombinedAttack Manoeuvre ForwardMarch GeneralAssault
        Rally SteadyFire Charge ColdSteel AllOut PressOn StandFast TakeCover Square Ambush CounterCharge
    }
    /// How a unit moves.
    PaceWire of Pace: { Normal RoadMarch Mounted MountedRoadMarch }
    /// What a unit has done this turn.
    DoingWire of Doing: { Activated Moved Fought Played }
    /// The rank of an officer.
    RankWire of Rank: { GeneralInChief SubGeneral SuperiorOfficer HistoricalFigure }
    /// The arm of a troop.
    ArmWire of Arm: { Infantry Cavalry Camelry Chariotry Elephants Artillery }
    /// The weight of a troop.
    WeightWire of Weight: { VeryLight Light Medium Heavy VeryHeavy }
    /// What a hex holds, or a side of it.
    TerrainWire of Terrain: {
        Clear Hill Forest Habitations Marsh Rocks Sand Snow Mountain Lake River Ford Bridge LargeRiver LargeBridge Stream
        Road Palisade Ditch Fortification Fire
    }
    /// Where water may be crossed.
    CrossingWire of WaterCrossing: { Ford Bridge }
    /// A battle, or a training battle.
    ScenarioKindWire of ScenarioKind: { Battle Training Lesson }
    /// How well a computer player plays, the easiest first.
    LevelWire: { Recruit Corporal Captain Colonel Marshal General }
    /// What a computer player likes, beside how well he plays.
    TemperamentWire: { Steady Bold Cautious Wily }
    /// The temperament wished for; chance draws one when the game is made, and it is not told until the game is over.
    TemperamentWish: { Steady Bold Cautious Wily Chance }
    /// Who a line of a replay comes from.
    SpeakerWire: { North South Dice }
    /// How a clause is played.
    StatusWire: { Played ByType NotPlayed }
    /// A line of the account of dice; `passed` did not count.
    LineKind: { Base Adjust Limit Passed }
    /// What a sentence is about.
    ToldKind: { Turn Phase Activation Order Movement Combat Loss Retreat Advance Officer Elephant Fire End }
    /// Something of the table a lesson does not show yet.
    HiddenWire of Hidden: { Orders Tokens Counts Odds }
    /// What a name on the map names.
    NameKindWire of NameKind: { Village Wood Height Water Road Place }
    /// How the houses of a hex are built.
    HousesWire: { Village Antique Levant India Farm }
    /// The ensign of an army.
    EnsignWire of Ensign: {
        Austria Athens Boeotia Britain Deccan Durrani Empire England France FranceRoyal Huguenots League Macedon Mamluks
        Marathas Persia Porus Prussia Russia Saxony Sparta Vijayanagara
    }
    /// The colour of the band of an army's blocks.
    BandWire of BandHue: { Blue Red Green Black Violet Ochre }
    /// On which side of a line of sight a hex lies.
    MetWire: { Through Left Right }
}

/// A question, or `over`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum AskedWire {
    /// This is asked.
    Question(QuestionWire),
    /// Nothing is.
    Over(OverWire),
}
