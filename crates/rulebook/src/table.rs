//! Printed tables: written once and had twice, as rows to read and check and as straight code to run.
//!
//! A table is read in one of three ways: the first row that holds decides ([`FirstRow`]), all rows that hold add
//! up ([`AllRows`]), or any row that holds forbids ([`AnyRow`]).

use crate::{Arm, Clash, Clause, Fact, Trait, Weight, Words};

/// One printed row: the clause it comes from, its result, and the condition it states.
#[derive(Clone, Copy, Debug)]
pub struct Row<R: 'static> {
    /// The sentence of the book.
    pub clause: Clause,
    /// What it gives: a result, or for a row that adds up, how much.
    pub result: R,
    /// When.
    pub applies: fn(&Clash) -> bool,
}

/// A table whose first row that holds decides.
#[derive(Clone, Copy, Debug)]
pub struct FirstRow<R: 'static> {
    /// Top row first.
    pub rows: &'static [Row<R>],
    /// What holds when no row does, and the clause that says so.
    pub otherwise: (R, Clause),
    /// The same rows as straight code.
    pub read: fn(&Clash) -> (R, Clause),
}

/// How much a row adds.
pub type Amount = fn(&Clash) -> i8;

/// A table whose rows add up.
#[derive(Clone, Copy, Debug)]
pub struct AllRows {
    /// In the order the book counts them.
    pub rows: &'static [Row<Amount>],
    /// The same rows as straight code.
    pub total: fn(&Clash) -> i8,
    /// What each row needs, where the table says it need by need.
    pub needs: &'static [&'static [Need]],
}

impl AllRows {
    /// What a row lacks to count here: the first of its needs that is not met.
    #[must_use]
    pub fn lacking(&self, row: usize, clash: &Clash) -> Option<Need> {
        self.needs.get(row)?.iter().copied().find(|need| !need.is_met(clash))
    }
}

/// Writes the needs a row of the dice can have: each with the condition, and the words for its absence.
macro_rules! needs {
    ($($(#[$doc:meta])* $need:ident ($clash:ident) if $condition:expr, else $fr:literal, $en:literal;)*) => {
        /// Something a modifier of the dice needs to count.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumIter)]
        pub enum Need {
            $($(#[$doc])* $need),*
        }

        impl Need {
            /// Is it met?
            #[inline]
            #[must_use]
            pub fn is_met(self, clash: &Clash) -> bool {
                match self {
                    $(Self::$need => { let $clash = clash; $condition })*
                }
            }

            /// What is the case when it is not: why the modifier does not count.
            #[must_use]
            pub const fn lacking(self) -> Words {
                match self {
                    $(Self::$need => Words::new($fr, $en)),*
                }
            }
        }
    };
}

needs! {
    /// Hand to hand.
    InMelee (clash) if clash.is_melee(), else "ce n’est pas une mêlée", "it is not a melee";
    /// At a distance.
    InFire (clash) if !clash.is_melee(), else "ce n’est pas un tir", "it is not fire";
    /// An attack, not a riposte.
    Attacking (clash) if clash.is_attack(), else "c’est une riposte", "it is a riposte";
    /// The attacker has rifles.
    Rifles (clash) if clash.attacker.is(Trait::Rifles),
        else "l’attaquant n’a pas d’armes rayées", "the attacker has no rifles";
    /// The attacker has lances.
    Lances (clash) if clash.attacker.is(Trait::Lances),
        else "l’attaquant n’a pas de lances", "the attacker has no lances";
    /// The attacker is aggressive.
    Aggressive (clash) if clash.attacker.is(Trait::Aggressive),
        else "l’attaquant n’est pas agressif", "the attacker is not aggressive";
    /// The attacker is modern.
    Modern (clash) if clash.attacker.is(Trait::Modern),
        else "l’attaquant n’est pas une troupe moderne", "the attacker is not modern";
    /// The attacker lost dice by moving.
    LostByMoving (clash) if 0 < clash.lost_by_moving,
        else "l’attaquant n’a perdu aucun dé en se déplaçant", "the attacker lost no die by moving";
    /// An officer of the attacker fights in the front rank.
    FrontRank (clash) if clash.has(Fact::FrontRank),
        else "aucun officier ne combat au premier rang", "no officer fights in the front rank";
    /// Camels beside the attacker.
    NearCamels (clash) if clash.has(Fact::NearCamels),
        else "il n’y a pas de chameaux à côté de l’attaquant", "there are no camels beside the attacker";
    /// Elephants beside the attacker.
    NearElephants (clash) if clash.has(Fact::NearElephants),
        else "il n’y a pas d’éléphants à côté de l’attaquant", "there are no elephants beside the attacker";
    /// Fire beside or before the attacker.
    NearFire (clash) if clash.has(Fact::NearFire),
        else "l’attaquant n’est près d’aucun feu", "the attacker is near no fire";
    /// The attacker has animals.
    Animals (clash) if clash.attacker.is(Trait::Animals),
        else "l’attaquant n’a pas d’animaux", "the attacker has no animals";
    /// They are not camels.
    NoCamels (clash) if !clash.attacker.is(Trait::Camels),
        else "l’attaquant a lui-même des chameaux", "the attacker has camels itself";
    /// They are not elephants.
    NoElephants (clash) if !clash.attacker.is(Trait::ElephantBeasts),
        else "l’attaquant a lui-même des éléphants", "the attacker has elephants itself";
    /// They are not used to camels.
    NoArabHorses (clash) if !clash.attacker.is(Trait::ArabHorses),
        else "les chevaux de l’attaquant sont habitués aux chameaux", "the attacker’s horses are used to camels";
    /// They are not used to elephants.
    NoIndianHorses (clash) if !clash.attacker.is(Trait::IndianHorses),
        else "les chevaux de l’attaquant sont habitués aux éléphants", "the attacker’s horses are used to elephants";
    /// The target is irregular.
    IrregularTarget (clash) if clash.defender.is(Trait::Irregular),
        else "la cible n’est pas irrégulière", "the target is not irregular";
    /// The target is cavalry or artillery.
    CavalryOrGuns (clash) if matches!(clash.defender.arm, Arm::Cavalry | Arm::Artillery),
        else "la cible n’est ni cavalerie ni artillerie", "the target is neither cavalry nor artillery";
    /// The target is cavalry or camelry of the heaviest class.
    SuperHeavyTarget (clash) if clash.defender.armour == Weight::VeryHeavy
        && matches!(clash.defender.arm, Arm::Cavalry | Arm::Camelry),
        else "la cible n’est pas montée et super-lourde", "the target is not mounted and super-heavy";
    /// The target has no pikes.
    NoPikes (clash) if !clash.defender.is(Trait::Pikes), else "la cible a des piques", "the target has pikes";
    /// The target is no elephant.
    NoElephantTarget (clash) if clash.defender.arm != Arm::Elephants,
        else "la cible est un éléphant", "the target is an elephant";
    /// The target is very light.
    VeryLightTarget (clash) if clash.target_armour() == Weight::VeryLight,
        else "la cible n’est pas très légère", "the target is not very light";
    /// The target is light.
    LightTarget (clash) if clash.target_armour() == Weight::Light,
        else "la cible n’est pas légère", "the target is not light";
    /// The target is heavy or very heavy.
    HeavyTarget (clash) if matches!(clash.target_armour(), Weight::Heavy | Weight::VeryHeavy),
        else "la cible n’est ni lourde ni très lourde", "the target is neither heavy nor very heavy";
    /// The target is not medium.
    NotMedium (clash) if clash.target_armour() != Weight::Medium,
        else "la cible est moyenne", "the target is medium";
}

/// A table any row of which forbids.
#[derive(Clone, Copy, Debug)]
pub struct AnyRow {
    /// The row named to the player is the first that holds.
    pub rows: &'static [Row<()>],
    /// The same rows as straight code.
    pub forbidden_by: fn(&Clash) -> Option<Clause>,
}

/// Writes a table whose first row decides: `Result by Clause if condition;`.
#[macro_export]
macro_rules! first_row {
    ($(#[$doc:meta])* $name:ident: $result:ident ($clash:ident) {
        $($value:ident by $clause:ident if $condition:expr;)*
        _ => $default:ident by $reason:ident;
    }) => {
        $(#[$doc])*
        const $name: $crate::FirstRow<$crate::$result> = $crate::FirstRow {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: $crate::$result::$value,
                applies: |$clash: &$crate::Clash| $condition,
            }),*],
            otherwise: ($crate::$result::$default, $crate::Clause::$reason),
            read: {
                fn read($clash: &$crate::Clash) -> ($crate::$result, $crate::Clause) {
                    $(if $condition {
                        return ($crate::$result::$value, $crate::Clause::$clause);
                    })*
                    ($crate::$result::$default, $crate::Clause::$reason)
                }
                read
            },
        };
    };
}

/// Writes a table whose rows add up: `amount by Clause if condition;`.
#[macro_export]
macro_rules! all_rows {
    ($(#[$doc:meta])* $name:ident ($clash:ident) {
        $($amount:expr, by $clause:ident if $condition:expr;)*
    }) => {
        $(#[$doc])*
        const $name: $crate::AllRows = $crate::AllRows {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: { fn amount($clash: &$crate::Clash) -> i8 { let _ = $clash; $amount } amount },
                applies: |$clash: &$crate::Clash| $condition,
            }),*],
            total: {
                fn total($clash: &$crate::Clash) -> i8 {
                    let _ = $clash;
                    0 $(+ if $condition { $amount } else { 0 })*
                }
                total
            },
            needs: &[],
        };
    };
}

/// Writes a table whose rows add up, each with the [`Need`]s it has, all of which must be met: `amount by Clause if Need, Need;`.
#[macro_export]
macro_rules! dice_rows {
    ($(#[$doc:meta])* $name:ident ($clash:ident) {
        $($amount:expr, by $clause:ident if $($need:ident),+;)*
    }) => {
        $(#[$doc])*
        const $name: $crate::AllRows = $crate::AllRows {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: { fn amount($clash: &$crate::Clash) -> i8 { let _ = $clash; $amount } amount },
                applies: |clash: &$crate::Clash| $($crate::Need::$need.is_met(clash))&&+,
            }),*],
            total: {
                fn total($clash: &$crate::Clash) -> i8 {
                    0 $(+ if $($crate::Need::$need.is_met($clash))&&+ { $amount } else { 0 })*
                }
                total
            },
            needs: &[$(&[$($crate::Need::$need),+]),*],
        };
    };
}

/// Writes a table any row of which forbids: `Clause if condition;`.
#[macro_export]
macro_rules! any_row {
    ($(#[$doc:meta])* $name:ident ($clash:ident) {
        $($clause:ident if $condition:expr;)*
    }) => {
        $(#[$doc])*
        const $name: $crate::AnyRow = $crate::AnyRow {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: (),
                applies: |$clash: &$crate::Clash| $condition,
            }),*],
            forbidden_by: {
                fn forbidden_by($clash: &$crate::Clash) -> Option<$crate::Clause> {
                    $(if $condition {
                        return Some($crate::Clause::$clause);
                    })*
                    None
                }
                forbidden_by
            },
        };
    };
}
