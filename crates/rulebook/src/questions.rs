//! The questions on which the books may differ, each a closed list of answers with its words.

use crate::{Clause, Words};

/// An answer that can be shown to a player.
pub trait Worded {
    /// The answer in both languages.
    fn words(&self) -> Words;
}

/// Writes a closed list of answers, each with its French and English words.
#[macro_export]
macro_rules! answers {
    ($(#[$doc:meta])* pub enum $name:ident { $($(#[$note:meta])* $variant:ident = $fr:literal, $en:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$note])* $variant),* }

        impl $name {
            /// Every answer there is.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
        }

        impl $crate::Worded for $name {
            fn words(&self) -> $crate::Words {
                match self { $(Self::$variant => $crate::Words::new($fr, $en)),* }
            }
        }
    };
}

answers! {
    /// What war elephants count as (UNI-3).
    pub enum ElephantRank {
        /// As mounted troops in everything.
        Mounted = "troupe montée", "mounted troops";
        /// As a kind of their own, which may pursue.
        OwnKind = "un genre à part", "a kind of their own";
    }
}

answers! {
    /// Whom a moving unit may pass through (MOV-3, MOV-3b).
    pub enum Passing {
        /// Infantry, cavalry and camelry through friendly artillery.
        ThroughGuns = "à travers l’artillerie amie", "through friendly artillery";
        /// Anyone through friendly light troops, and they through anyone: so a detachment and its parent too.
        ThroughLightTroops = "à travers les troupes légères amies", "through friendly light troops";
    }
}

answers! {
    /// Whom a retreating unit may cross, entirely (RET-4).
    pub enum RetreatThrough {
        /// Friendly artillery.
        Guns = "l’artillerie amie", "friendly artillery";
        /// Friendly light and very light units of any type.
        LightTroops = "les troupes légères amies", "friendly light troops";
        /// Those, and a detachment and its parent each other.
        LightTroopsAndParent = "les troupes légères amies et l’unité mère", "friendly light troops and the parent unit";
        /// Friendly light troops, but no guns (the other reading of ruling 8).
        LightTroopsButGuns = "les troupes légères amies, sauf l’artillerie", "friendly light troops but artillery";
    }
}

answers! {
    /// A step of a combat (CBT-5 and its sisters).
    pub enum Step {
        /// May the unit fight at all?
        CheckRightToFight = "droit de combattre", "right to fight";
        /// Is the target in range and in sight, or in contact?
        CheckRangeAndSight = "portée et vue", "range and sight";
        /// How many dice?
        CountDice = "nombre de dés", "number of dice";
        /// Does the defender evade?
        DeclareEvade = "esquive", "evade";
        /// Does the attacker give an order?
        AttackOrder = "ordre d’attaque", "attack order";
        /// Does the defender answer with one?
        DefenceOrder = "ordre de défense", "defence order";
        /// Roll; hits, advantages, retreats.
        RollAndApply = "jet et effets", "roll and results";
        /// Follow-up, pursuit, riposte.
        Aftermath = "suivi, poursuite, riposte", "follow-up, pursuit, riposte";
    }
}

answers! {
    /// Which of its factors a unit fights with (CBT-8).
    pub enum FactorReading {
        /// One number of dice for everything.
        OneFactor = "un seul facteur", "one factor";
        /// One for fire, one for melee.
        FireAndMelee = "tir et mêlée", "fire and melee";
        /// Fire, assault when nothing forbids it, melee otherwise and in riposte.
        FireAssaultMelee = "tir, assaut, mêlée", "fire, assault, melee";
    }
}

answers! {
    /// Whether an officer may fight in the front rank (MOD-14), and where his die stands (ruling 12).
    pub enum FrontRank {
        /// He may not.
        No = "non", "no";
        /// He may; his die is under the terrain limit.
        UnderTheLimit = "oui, dé sous la limite du terrain", "yes, his die under the terrain limit";
        /// He may; his die comes beyond the limit (the other reading).
        BeyondTheLimit = "oui, dé au-delà de la limite", "yes, his die beyond the limit";
    }
}

answers! {
    /// In which combats he may (ruling 21).
    pub enum FrontRankIn {
        /// In melee.
        Melee = "mêlée", "melee";
        /// In fire too (the other reading).
        FireToo = "mêlée et tir", "melee and fire";
    }
}

answers! {
    /// When the riposte comes before the attack (CBT-7, CBT-7j).
    pub enum RiposteFirst {
        /// By no rule; an order may do it, where the book has that order.
        Never = "jamais", "never";
        /// Against melee-armed infantry, by a modern target.
        AgainstUnarmedInfantry = "cible moderne contre l’infanterie sans arme à feu ni de jet", "a modern target against infantry without firearm or thrown weapon";
        /// The same, by any target that may riposte (the other reading of ruling 15).
        AgainstUnarmedByAnybody = "toute cible contre l’infanterie sans arme à feu ni de jet", "any target against infantry without firearm or thrown weapon";
        /// Against any melee-armed attacker, by a modern target.
        AgainstMeleeArmed = "cible moderne contre tout attaquant à l’arme blanche", "a modern target against any melee-armed attacker";
    }
}

impl RiposteFirst {
    /// The clause that puts it first.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Never => None,
            Self::AgainstUnarmedInfantry | Self::AgainstUnarmedByAnybody => Some(Clause::RiposteFirstUnarmed),
            Self::AgainstMeleeArmed => Some(Clause::RiposteFirstMeleeArmed),
        }
    }
}

answers! {
    /// When a unit attacked in melee may strike back (RIP-1).
    pub enum RiposteRight {
        /// Supported, still in its hex and adjacent.
        WhenSupported = "si elle est soutenue et tient toujours son hexagone", "if supported and still in place";
        /// Any unit that did not retreat.
        WhenGroundHeld = "si elle n’a pas reculé", "if it did not retreat";
    }
}

answers! {
    /// The dice of a riposte, as the troop table prints them (RIP-2).
    pub enum RiposteDice {
        /// Those of an attack.
        AsAttacking = "comme à l’attaque", "as in attack";
        /// The melee factor, never the assault.
        Melee = "facteur de mêlée, jamais l’assaut", "melee factor, never the assault";
        /// A number of their own for some troops.
        PrintedApart = "comme à l’attaque, mais un nombre à part pour les canons", "as in attack, but a number of their own for guns";
    }
}

answers! {
    /// What order letters do (LET-1).
    pub enum Letters {
        /// The die has none.
        None = "pas de lettres", "no letters";
        /// One token each.
        Token = "un jeton d’ordre", "one order token";
        /// One token each, but artillery's first is a flag.
        TokenButFirstOfArtillery = "un jeton d’ordre\u{a0}; la première de l’artillerie est un drapeau", "one order token; artillery’s first is a flag";
    }
}

answers! {
    /// Which of the advantage results of one die count (TAC-9, ruling 2).
    pub enum AdvantageReading {
        /// The die has no advantages.
        NoAdvantages = "pas d’avantage tactique", "no tactical advantage";
        /// One result per die: the first row that holds.
        OneResult = "un seul résultat par dé", "one result per die";
        /// The hit and the morale hit together (the other reading).
        HitAndMorale = "touche et coup au moral ensemble", "hit and morale hit together";
    }
}

answers! {
    /// Does support let a unit ignore a flag (FLG-1, ruling 6)?
    pub enum SupportIgnores {
        /// It does.
        OneFlag = "un drapeau", "one flag";
        /// Only the officer does (the other reading).
        Nothing = "rien, l’officier seul", "nothing, only the officer";
    }
}

answers! {
    /// What a retreat that cannot be made costs (RET-6, ruling 1).
    pub enum BlockedRetreat {
        /// One element per hex not made.
        LossPerHex = "une perte par hexagone non parcouru", "one loss per hex not made";
        /// One element per morale hit not obeyed in full (the caption's reading).
        LossPerMoraleHit = "une perte par coup au moral non suivi", "one loss per morale hit not obeyed";
    }
}

answers! {
    /// How guns retreat (ART-1, ruling 11).
    pub enum ArtilleryRetreat {
        /// Like anybody; static ones not at all.
        AsOthers = "comme les autres", "like other troops";
        /// At most its allowance in each combat, counted against its next turn (the other reading of ruling 17).
        ByAllowanceEachTime = "dans la limite de son mouvement à chaque combat, décompté du tour suivant", "within its allowance in each combat, counted against its next turn";
        /// At most its allowance between two of its turns, counted against the next.
        ByAllowance = "dans la limite de son mouvement, décompté du tour suivant", "within its allowance, counted against its next turn";
        /// At most its allowance, and nothing more of it (the other reading of ruling 11).
        WithinAllowance = "dans la limite de son mouvement", "within its allowance";
    }
}

answers! {
    /// Which troops test for desertion (DES-1, DES-2).
    pub enum Desertion {
        /// None.
        Never = "personne", "nobody";
        /// Guns always (ART-3), and all but elite, volunteers and elephants; the symbol of the unit's arm is a loss.
        AllButElite = "l’artillerie toujours\u{a0}; les autres, sauf élite, volontaires et éléphants", "guns always; the others but elite, volunteers and elephants";
        /// Guns always (ART-3), and units with *panic*; a melee hit is a loss.
        WrittenPanic = "l’artillerie toujours\u{a0}; sinon les unités notées «\u{a0}panique\u{a0}»", "guns always; else units noted “panic”";
    }
}

answers! {
    /// Which mounted troops a hesitant trait drives one hex farther (RET-1).
    pub enum HesitantTroops {
        /// Foot and mounted alike.
        Everyone = "à pied comme montées", "foot and mounted alike";
        /// Foot only.
        FootOnly = "à pied seulement", "foot only";
    }
}

answers! {
    /// May the defender evade a melee (EVA-1, EVA-3)?
    pub enum Evade {
        /// Never.
        Never = "jamais", "never";
        /// A faster unit or a detachment may.
        FasterUnits = "une unité plus rapide ou un détachement", "a faster unit or a detachment";
        /// The same, in place of a defence order.
        InPlaceOfDefenceOrder = "une unité plus rapide, au lieu d’un ordre de défense", "a faster unit, in place of a defence order";
    }
}

answers! {
    /// How many elephants a losing elephant unit releases (ELE-1, ELE-3, ruling 10).
    pub enum ElephantRelease {
        /// The single element becomes one panicking elephant.
        OneInAll = "un seul par unité", "one per unit";
        /// One for each element lost.
        OnePerElement = "un par élément perdu", "one per element lost";
        /// None: the elephant vanishes (the other reading).
        Vanishes = "aucun, il disparaît", "none, it vanishes";
    }
}

answers! {
    /// How far an officer may flee to a friendly unit (CHR-3).
    pub enum Flight {
        /// To a hex beside him.
        NextHex = "un hexagone", "one hex";
        /// One hex farther too.
        TwoHexes = "deux hexagones", "two hexes";
    }
}

answers! {
    /// Which faces are hexes of flight for a panicking elephant (ELE-4, rulings 3 and 4).
    pub enum FlightFaces {
        /// Flags only.
        Flags = "drapeaux", "flags";
        /// Flags and tactical advantages.
        FlagsAndAdvantages = "drapeaux et avantages tactiques", "flags and tactical advantages";
        /// Flags and ducats (the other reading).
        FlagsAndDucats = "drapeaux et ducats", "flags and ducats";
    }
}

answers! {
    /// Do guns burst (GUN-1)?
    pub enum BurstingGuns {
        /// They do not.
        Never = "non", "no";
        /// A melee hit rolled in fire is rolled again; another one bursts a gun.
        OnSecondMeleeHit = "sur une seconde touche de mêlée", "on a second melee hit";
    }
}

answers! {
    /// Do rockets stray (RKT-1)?
    pub enum RocketDispersion {
        /// They do not.
        Never = "non", "no";
        /// A ducat falls short and right, a melee hit long and left.
        ShortRightLongLeft = "ducat court à droite, touche de mêlée long à gauche", "ducat short right, melee hit long left";
    }
}

answers! {
    /// What rockets do to a target with animals (MOD-10).
    pub enum RocketFright {
        /// Nothing more.
        Plain = "rien de plus", "nothing more";
        /// The retreat they cause is doubled.
        DoublesRetreat = "le repli est doublé", "the retreat is doubled";
    }
}

answers! {
    /// Does fire spread to the target's hex (FIR-1)?
    pub enum SettingFire {
        /// The book has no such rule.
        Never = "jamais", "never";
        /// Optional, not chosen for this game.
        Off = "facultatif, non joué par défaut", "optional, off by default";
        /// A ducat sets it burning.
        OnDucat = "sur un ducat", "on a ducat";
        /// A tactical advantage sets it burning.
        OnAdvantage = "sur un avantage tactique", "on a tactical advantage";
    }
}

answers! {
    /// What pays for orders (ORD-1, ORD-7).
    pub enum Currency {
        /// The book has no orders.
        None = "pas d’ordres", "no orders";
        /// Order tokens: letters of the dice.
        Tokens = "jetons d’ordre", "order tokens";
        /// Ducats: they buy manoeuvre orders only.
        Ducats = "ducats (ordres de manœuvre seulement)", "ducats (manoeuvre orders only)";
    }
}

answers! {
    /// The dice of Panache's guns in melee (ruling 7).
    pub enum MeleeGuns {
        /// As printed in the row.
        AsPrinted = "comme imprimé", "as printed";
        /// Two with a single element left, attack and riposte alike (the other reading).
        WeakWithLastElement = "deux s’il ne reste qu’un élément", "two with a single element left";
    }
}

answers! {
    /// Do hits that come from advantages need confirming against very heavy troops (HIT-2)?
    pub enum ConfirmAdvantages {
        /// They do not.
        No = "non", "no";
        /// They do (the other reading).
        Yes = "oui", "yes";
    }
}

answers! {
    /// What small arms on a hill fire over (LOS-6b, ruling 14).
    pub enum SmallArmsOnHill {
        /// Nothing: troops, woods and houses block as on the level.
        OverNothing = "par-dessus personne", "over nobody";
        /// Over troops, which hide one hex; woods and houses block (another reading).
        OverTroops = "par-dessus les troupes, ni forêts ni habitations", "over troops, not over forests or habitations";
        /// As artillery (another reading).
        AsArtillery = "comme l’artillerie", "as artillery";
    }
}

answers! {
    /// Who hides nobody at the foot of a hill (LOS-6, ruling 20).
    pub enum HillFoot {
        /// A friend of whoever stands on the hill.
        Friends = "une unité amie", "a friendly unit";
        /// Any unit (the other reading).
        Anybody = "toute unité", "any unit";
    }
}

answers! {
    /// When a line of fire along a border meets a fortification (TER-FORTIFICATION, ruling 22).
    pub enum FortifiedBorder {
        /// When it is fortified on both sides.
        BothSides = "fortifiée des deux côtés", "fortified on both sides";
        /// When it is on one (the other reading).
        OneSide = "fortifiée d’un côté", "fortified on one side";
    }
}

answers! {
    /// What is barred to a gun on a road through rough ground (CBT-4, PRC-5, ruling 16).
    pub enum RoughRoad {
        /// All combat.
        NoCombat = "tout combat", "all combat";
        /// Attacking (the other reading).
        NoAttack = "attaquer", "attacking";
    }
}

answers! {
    /// When a lost general in chief comes back (CHR-4, ruling 19).
    pub enum GeneralReturn {
        /// In the passed turn or at the start of a later one, as his player likes.
        WhenWanted = "quand son joueur le veut", "when his player likes";
        /// In the passed turn (the other reading).
        AtOnce = "au tour passé", "in the passed turn";
    }
}

answers! {
    /// Which orders a riposte leaves (ORD-2, ruling 13).
    pub enum RiposteOrders {
        /// The book has no orders in combat, or none here (the other reading).
        None = "aucun", "none";
        /// A defence order for whoever is struck back at.
        Defence = "un ordre de défense", "a defence order";
    }
}

answers! {
    /// Do officers alone mask a sight line (LOS-3)?
    pub enum LoneOfficers {
        /// They do not.
        DoNotMask = "ne masquent pas", "do not mask";
        /// They do (the other reading).
        Mask = "masquent", "mask";
    }
}

answers! {
    /// What a tactical advantage is worth.
    pub enum Advantage {
        /// One element.
        Hit = "touche", "hit";
        /// One morale hit.
        MoraleHit = "coup au moral", "morale hit";
        /// Nothing.
        Miss = "coup manqué", "miss";
    }
}

answers! {
    /// Whether the attacker goes into the hex its target left.
    pub enum FollowUp {
        /// It must.
        Must = "obligatoire", "mandatory";
        /// It may.
        May = "possible", "possible";
        /// It cannot.
        Never = "jamais", "never";
    }
}
