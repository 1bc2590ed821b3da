//! What players can say, and how the rulebook says no.

use crate::part::Part;
use crate::{Combatant, OfficerId, Question, Route, UnitId};
use hexes::Cell;
use rulebook::{Clause, Order, Words};

/// How a unit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Within its allowance.
    Normal,
    /// One hex more, wholly by road (MOV-8).
    RoadMarch,
    /// One hex more on its animals or wagons (MOV-9).
    Mounted,
    /// Both.
    MountedRoadMarch,
}

impl Pace {
    /// Every pace, slowest first.
    pub const ALL: [Self; 4] = [Self::Normal, Self::RoadMarch, Self::Mounted, Self::MountedRoadMarch];

    /// Must the whole move follow a road?
    #[must_use]
    pub const fn by_road(self) -> bool {
        matches!(self, Self::RoadMarch | Self::MountedRoadMarch)
    }

    /// Does it use what carries the infantry?
    #[must_use]
    pub const fn mounted(self) -> bool {
        matches!(self, Self::Mounted | Self::MountedRoadMarch)
    }
}

/// The table of commands, one row a kind: what it is, its name for programs, its words in French and English, the
/// questions it answers, and its parts with the little words before them.
///
/// `commands!(callback)` hands all rows to the macro `callback`; the types of the parts are those of their names where it
/// is called. The command, the reader and the writer of words, the JSON form and its TypeScript come from here: whoever
/// adds a row has only its rule left to write.
#[macro_export]
macro_rules! commands {
    ($callback:ident) => {
        $callback! {
            // Command phase.
            /// This officer makes an activation.
            Activate "activate" ("activer", "activate") at Command { officer: OfficerId }
            /// This unit is part of it.
            Select "select" ("choisir", "select") at Selection { unit: UnitId }
            /// This lone officer is part of it.
            SelectOfficer "select-officer" ("choisir officier", "select officer") at Selection { officer: OfficerId }
            /// The activation is complete.
            EndSelection "end-selection" ("fin sélection", "end selection") at Selection
            /// A manoeuvre order, for a unit where the order is for one; the amount is that of hexes or elements where it
            /// is paid by the piece, otherwise 1.
            Manoeuvre "order" ("ordre", "order") at Command { order: Order, unit: Option<UnitId>, amount: u8 }
            /// The command phase is over.
            EndCommand "end-command" ("fin commandement", "end command") at Command
            // Movement phase.
            /// A unit moves hex by hex; lone enemy officers on its way must flee.
            MoveBy "move-by" ("aller", "move") at Movement { unit: UnitId, ("par", "by") way: Route, pace: Pace }
            /// A unit moves; past a lone enemy officer it goes through his hex, and he must flee.
            Move "move" ("aller", "move") at Movement {
                unit: UnitId, to: Cell, pace: Pace, ("devant", "past") past: Option<OfficerId>
            }
            /// A unit leaves the table by this hex.
            Leave "leave" ("sortir", "leave") at Movement { unit: UnitId, ("par", "by") by: Cell }
            /// A lone officer leaves the table by this hex.
            LeaveOfficer "leave-officer" ("sortir officier", "leave officer") at Movement {
                officer: OfficerId, ("par", "by") by: Cell
            }
            /// A lone officer moves.
            MoveOfficer "move-officer" ("aller officier", "move officer") at Movement { officer: OfficerId, to: Cell }
            /// Does the officer go along with the unit that moved?
            GoAlong "go-along" ("accompagner", "go along") at GoAlong { yes: bool }
            /// The movement phase is over.
            EndMovement "end-movement" ("fin mouvement", "end movement") at Movement
            // Combat phase.
            /// A unit attacks.
            Attack "attack" ("attaquer", "attack") at Combat { unit: UnitId, target: Combatant }
            /// The combat phase is over.
            EndCombat "end-combat" ("fin combat", "end combat") at Combat
            /// An officer fights in the front rank, or nobody does.
            FrontRank "front-rank" ("premier rang", "front rank") at FrontRank { officer: Option<OfficerId> }
            /// An attack order, or none.
            AttackOrder "attack-order" ("ordre d’attaque", "attack order") at AttackOrder { order: Option<Order> }
            /// A defence order, or none.
            DefenceOrder "defence-order" ("ordre de défense", "defence order") at DefenceOrder { order: Option<Order> }
            /// Evade, or stand; some books let it take the place of a defence order.
            Evade "evade" ("esquiver", "evade") at Evade | DefenceOrder { yes: bool }
            /// Ignore so many morale hits.
            IgnoreFlags "ignore" ("ignorer", "ignore") at IgnoreFlags { flags: u8 }
            /// Retreat into this hex.
            RetreatTo "retreat" ("repli", "retreat") at Retreat { to: Cell }
            /// Follow up, or stay.
            FollowUp "follow-up" ("suivre", "follow up") at FollowUp { yes: bool }
            /// Pursue into this hex; the unit's own hex is staying there.
            PursueTo "pursue" ("poursuivre", "pursue") at Pursue { to: Cell }
            /// Attack in pursuit, or not.
            PursueAttack "pursue-attack" ("poursuivre attaquer", "pursue attack") at PursueAttack {
                target: Option<Combatant>
            }
            /// Strike back, or not.
            Riposte "riposte" ("riposte", "riposte") at Riposte { yes: bool }
            /// This officer flees there.
            Flee "flee" ("fuite", "flee") at Flee { officer: OfficerId, to: Cell }
            /// The panicking elephant in this hex runs next.
            ElephantRuns "elephant-runs" ("éléphant court", "elephant runs") at ElephantOrder { ("en", "at") at: Cell }
            /// The panicking elephant flees there.
            ElephantTo "elephant-to" ("éléphant vers", "elephant to") at Elephant { to: Cell }
            /// The panicking elephant fights this one.
            ElephantAttacks "elephant-attacks" ("éléphant attaque", "elephant attacks") at Elephant { target: Combatant }
            /// The new general in chief takes the place of an officer, or appears in this hex.
            ReplaceGeneral "replace-general" ("remplacer général", "replace general") at ReplaceGeneral {
                officer: Option<OfficerId>, ("en", "at") at: Cell
            }
            /// The general in chief does not return yet.
            PutOffGeneral "put-off-general" ("différer général", "put off general") at ReplaceGeneral
        }
    };
}

macro_rules! declare {
    ($($(#[$about:meta])* $kind:ident $name:literal ($fr:literal, $en:literal) at $($question:ident)|+
        $({ $($(($before_fr:literal, $before_en:literal))? $part:ident: $type:ty),* })?)*) => {
        /// Something a player may say at a decision. A part says what it is by its name: `unit` and `officer` who, `to`,
        /// `by` and `at` which hex.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the parts are named by what they are")]
        pub enum Command {
            $($(#[$about])* $kind $({ $($part: $type),* })?),*
        }

        /// A kind of command: a row of the [table](commands).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum CommandKind {
            $($(#[$about])* $kind),*
        }

        impl Command {
            /// Its kind.
            #[must_use]
            pub const fn kind(self) -> CommandKind {
                match self {
                    $(Self::$kind { .. } => CommandKind::$kind),*
                }
            }

            /// Its parts in the order they are said, each with the little word before it, if it has one.
            #[must_use]
            pub fn parts(self) -> Vec<(Option<Words>, Part)> {
                match self {
                    $(Self::$kind { $($($part),*)? } => vec![
                        $($(([$(Words::new($before_fr, $before_en))?].first().copied(), $part.into())),*)?
                    ]),*
                }
            }
        }

        impl CommandKind {
            /// Every kind, in the order of a turn.
            pub const ALL: &'static [Self] = &[$(Self::$kind),*];

            /// What a player says it with, before its parts.
            #[must_use]
            pub const fn words(self) -> Words {
                match self {
                    $(Self::$kind => Words::new($fr, $en)),*
                }
            }

            /// Has it parts, or is it said with its words alone?
            #[must_use]
            pub const fn has_parts(self) -> bool {
                match self {
                    $(Self::$kind => const { !<[&str]>::is_empty(&[$($(stringify!($part)),*)?]) }),*
                }
            }

            /// The little words before its parts.
            #[must_use]
            pub const fn little_words(self) -> &'static [Words] {
                match self {
                    $(Self::$kind => const { &[$($($(Words::new($before_fr, $before_en),)?)*)?] }),*
                }
            }

            /// May it answer this question?
            #[must_use]
            pub const fn answers(self, question: Question) -> bool {
                match self {
                    $(Self::$kind => matches!(question, $(Question::$question)|+)),*
                }
            }
        }
    };
}

commands!(declare);

/// The rulebook says no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong.
    pub because: Because,
    /// The clause that says so.
    pub clause: Clause,
}

/// What is wrong with a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Because {
    /// That is not what is being asked.
    NotAsked,
    /// There is no such unit, officer or hex here.
    NoSuchThing,
    /// It belongs to the other side.
    NotYours,
    /// It was not activated.
    NotActivated,
    /// It has moved already.
    AlreadyMoved,
    /// It has fought already.
    AlreadyFought,
    /// It is too far away.
    OutOfRange,
    /// It cannot be seen.
    OutOfSight,
    /// An enemy is adjacent: only adjacent enemies may be attacked.
    EnemyAdjacent,
    /// It has no weapon that reaches that far.
    CannotFire,
    /// The hex cannot be reached.
    OutOfReach,
    /// The hex is taken.
    Occupied,
    /// It may not attack this turn.
    MayNotAttack,
    /// No die would be left to roll.
    NoDice,
    /// The arms do not go together.
    WrongArm,
    /// The activation is full.
    ActivationFull,
    /// Not enough tokens or ducats.
    TooExpensive,
    /// The order does not apply here.
    OrderDoesNotApply,
    /// The unit must do it.
    Mandatory,
    /// The unit may not do it.
    NotAllowed,
    /// A longer retreat is possible.
    MustRetreatFarther,
    /// More than may be ignored.
    TooMany,
}

impl Because {
    /// The sentence a player reads.
    #[must_use]
    pub const fn sentence(self) -> Words {
        match self {
            Self::NotAsked => {
                Words::new("Ce n’est pas ce qui est demandé maintenant.", "That is not what is asked now.")
            }
            Self::NoSuchThing => Words::new("Rien de tel ici.", "There is no such unit, officer or hex here."),
            Self::NotYours => {
                Words::new("Ce choix n’est pas permis dans ce camp.", "That is not allowed for this side.")
            }
            Self::NotActivated => Words::new(
                "L’unité ou l’officier n’est pas activé maintenant.",
                "The unit or officer is not activated now.",
            ),
            Self::AlreadyMoved => Words::new("C’est déjà fait pour ce tour.", "That was already done this turn."),
            Self::AlreadyFought => {
                Words::new("L’unité a déjà combattu ce tour.", "The unit has already fought this turn.")
            }
            Self::OutOfRange => Words::new("C’est trop loin.", "It is too far away."),
            Self::OutOfSight => Words::new("La ligne de mire est bloquée.", "The line of sight is blocked."),
            Self::EnemyAdjacent => {
                Words::new("Un ennemi adjacent doit être la cible.", "Only an adjacent enemy can be attacked.")
            }
            Self::CannotFire => Words::new("Aucune arme ne porte si loin.", "No weapon reaches beyond the next hex."),
            Self::OutOfReach => {
                Words::new("Cet hexagone ne peut pas être atteint ainsi.", "That hex cannot be reached this way.")
            }
            Self::Occupied => Words::new("L’hexagone est occupé.", "The hex is occupied."),
            Self::MayNotAttack => Words::new("Cette attaque est interdite.", "This attack is forbidden."),
            Self::NoDice => Words::new("Il ne reste aucun dé à lancer.", "No die would be left to roll."),
            Self::WrongArm => {
                Words::new("Cette arme ne va pas avec les autres.", "This arm does not go with the others.")
            }
            Self::ActivationFull => {
                Words::new("L’activation est complète ou déjà faite.", "The activation is full, or already made.")
            }
            Self::TooExpensive => {
                Words::new("Il n’y a pas assez de jetons ou de ducats.", "There are not enough tokens or ducats.")
            }
            Self::OrderDoesNotApply => {
                Words::new("Cet ordre ne s’applique pas ici.", "This order does not apply here.")
            }
            Self::Mandatory => Words::new("L’unité est obligée de le faire.", "The unit must do it."),
            Self::NotAllowed => {
                Words::new("L’unité ou l’officier n’en a pas le droit.", "The unit or officer may not do it.")
            }
            Self::MustRetreatFarther => {
                Words::new("Il faut choisir un repli plus long.", "A longer retreat must be taken.")
            }
            Self::TooMany => Words::new("C’est plus que permis.", "That is more than is allowed."),
        }
    }

    /// The refusal, with its clause.
    #[must_use]
    pub const fn by(self, clause: Clause) -> Refusal {
        Refusal { because: self, clause }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} ({})", self.because.sentence().en, self.clause)
    }
}

impl std::error::Error for Refusal {}

impl rulebook::Fired for Refusal {
    fn fired(&self, clause: Clause) -> bool {
        self.clause == clause
    }
}
