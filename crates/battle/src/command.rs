//! What players can say, and how the rulebook says no.

use crate::{Combatant, OfficerId, UnitId};
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

/// Something a player may say at a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Command {
    // Command phase.
    /// This officer makes an activation.
    Activate {
        /// Who.
        officer: OfficerId,
    },
    /// This unit is part of it.
    Select {
        /// Which unit.
        unit: UnitId,
    },
    /// This lone officer is part of it.
    SelectOfficer {
        /// Who.
        officer: OfficerId,
    },
    /// The activation is complete.
    EndSelection,
    /// A manoeuvre order: for which unit, for how many hexes or elements.
    Manoeuvre {
        /// Which.
        order: Order,
        /// For whom, where the order is for one unit.
        unit: Option<UnitId>,
        /// Hexes or elements, where the order is paid by the piece; otherwise 1.
        amount: u8,
    },
    /// The command phase is over.
    EndCommand,
    // Movement phase.
    /// A unit moves.
    Move {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: Cell,
        /// How.
        pace: Pace,
        /// Through the hex of this lone enemy officer, who must flee.
        past: Option<OfficerId>,
    },
    /// A unit leaves the table by this hex.
    Leave {
        /// Who.
        unit: UnitId,
        /// By which hex.
        by: Cell,
    },
    /// A lone officer leaves the table by this hex.
    LeaveOfficer {
        /// Who.
        officer: OfficerId,
        /// By which hex.
        by: Cell,
    },
    /// A lone officer moves.
    MoveOfficer {
        /// Who.
        officer: OfficerId,
        /// Where to.
        to: Cell,
    },
    /// Does the officer go along with the unit that moved?
    GoAlong {
        /// Yes, or no.
        yes: bool,
    },
    /// The movement phase is over.
    EndMovement,
    // Combat phase.
    /// A unit attacks.
    Attack {
        /// Who.
        unit: UnitId,
        /// Whom.
        target: Combatant,
    },
    /// The combat phase is over.
    EndCombat,
    /// An officer fights in the front rank, or nobody does.
    FrontRank {
        /// Who.
        officer: Option<OfficerId>,
    },
    /// An attack order, or none.
    AttackOrder {
        /// Which order.
        order: Option<Order>,
    },
    /// A defence order, or none.
    DefenceOrder {
        /// Which order.
        order: Option<Order>,
    },
    /// Evade, or stand.
    Evade {
        /// Yes, or no.
        yes: bool,
    },
    /// Ignore so many morale hits.
    IgnoreFlags {
        /// How many.
        flags: u8,
    },
    /// Retreat into this hex.
    RetreatTo {
        /// Where to.
        to: Cell,
    },
    /// Follow up, or stay.
    FollowUp {
        /// Yes, or no.
        yes: bool,
    },
    /// Pursue into this hex; the unit's own hex is staying there.
    PursueTo {
        /// Where to.
        to: Cell,
    },
    /// Attack in pursuit, or not.
    PursueAttack {
        /// Whom.
        target: Option<Combatant>,
    },
    /// Strike back, or not.
    Riposte {
        /// Yes, or no.
        yes: bool,
    },
    /// This officer flees there.
    Flee {
        /// Who.
        officer: OfficerId,
        /// Where to.
        to: Cell,
    },
    /// The panicking elephant flees there.
    ElephantTo {
        /// Where to.
        to: Cell,
    },
    /// The panicking elephant fights this one.
    ElephantAttacks {
        /// Whom.
        target: Combatant,
    },
    /// The new general in chief takes the place of an officer, or appears in this hex.
    ReplaceGeneral {
        /// Whose place he takes.
        officer: Option<OfficerId>,
        /// Where he appears.
        at: Cell,
    },
}

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
                Words::new("Cette case ne peut pas être atteinte ainsi.", "That hex cannot be reached this way.")
            }
            Self::Occupied => Words::new("La case est occupée.", "The hex is occupied."),
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
