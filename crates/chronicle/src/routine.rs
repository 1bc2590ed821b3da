//! Clauses that speak every time, and clauses that speak before what they explain.

use rulebook::Clause;

macro_rules! is_one_of {
    ($clause:ident { $($name:ident)* }) => {
        matches!($clause, $(Clause::$name)|*)
    };
}

/// Does it speak so often that a log need not cite it? Whoever wants them all asks the entry for all.
pub(crate) const fn is_routine(clause: Clause) -> bool {
    is_one_of!(clause {
        TurnSequence OnlyActivated OneArmPerActivation ActivationsPerTurn ActivationOrder OfficerMove OrderLetters
        TerrainMovement CharacterFollows OfficersFollow FollowUp CommandRange MovementAllowance OfficerActivation
        OneAgainstOne OneCombatPerTurn WhoFires ChoiceOfTarget SightLine TroopsFrederic TroopsPanache TroopsJomini
        TroopsThucidide ThreeFactors DiceCountOrder CountedAtTheRoll AfterTheRoll HitsByArm HitsAndMeleeHits
        HitsByColour LossPerHit NoTokensFromTests RetreatTowardEdge RiposteIsCombat RiposteOptional NoRiposteToFire
        FollowUpEndsFight
    })
}

/// Does it speak before the event it explains? Then it goes to the entry that comes, else to the one that was.
pub(crate) const fn comes_first(clause: Clause) -> bool {
    let lets_the_shot_be_fired = is_one_of!(clause {
        WhoFires ChoiceOfTarget SightLine SightAlongBorder Masks NoFireOverUnits HillSeesOverUnits ShadowBelowHill
        SmallArmsOnHill SameLevelHill SightIsMutual ElephantsStandHigher HeightsBetween BorderShadows
    });
    let lets_the_move_be_what_it_is = is_one_of!(clause {
        Road RoadMarch MountedMove PassThroughGuns PassThroughLight TerrainMovement OfficerMove Forest Habitations
        Marsh Rocks Sand Snow River LargeRiver Stream
    });
    let lets_flags_be_ignored = is_one_of!(clause {
        Supported FlagsIgnored WagonFort Palisade Fortification DefenceOrders HabitationsSupport
    });
    let other = is_one_of!(clause {
        StartTokens Ducats OrderCost DebtHoldsOneTurn PanickingTargets PanicFight PanicMarker ElephantsPanic
        RiposteRight RiposteOptional RiposteFirstUnarmed RiposteFirstMeleeArmed FollowUp PursuitTerrain
        RetreatTerrain WhatBlocksRetreat EdgeRowRetreat CharacterMustFlee CharactersFleeInTurn FrontRankProcedure
        ArtilleryPanics WhatCountsForVictory VictoryBothSides
    });
    lets_the_shot_be_fired || lets_the_move_be_what_it_is || lets_flags_be_ignored || other
}
