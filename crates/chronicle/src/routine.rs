//! Clauses that speak every time, and clauses that speak before what they explain.

use rulebook::Clause;

/// Does it speak so often that a log need not cite it? Whoever wants them all asks the entry for all.
pub(crate) const fn is_routine(clause: Clause) -> bool {
    use Clause as C;
    matches!(
        clause,
        C::TurnSequence
            | C::OnlyActivated
            | C::OneArmPerActivation
            | C::ActivationsPerTurn
            | C::ActivationOrder
            | C::OfficerMove
            | C::OrderLetters
            | C::TerrainMovement
            | C::CharacterFollows
            | C::OfficersFollow
            | C::FollowUp
            | C::CommandRange
            | C::MovementAllowance
            | C::OfficerActivation
            | C::OneAgainstOne
            | C::OneCombatPerTurn
            | C::WhoFires
            | C::ChoiceOfTarget
            | C::SightLine
            | C::TroopsFrederic
            | C::TroopsPanache
            | C::TroopsJomini
            | C::TroopsThucidide
            | C::ThreeFactors
            | C::DiceCountOrder
            | C::CountedAtTheRoll
            | C::AfterTheRoll
            | C::HitsByArm
            | C::HitsAndMeleeHits
            | C::HitsByColour
            | C::LossPerHit
            | C::NoTokensFromTests
            | C::RetreatTowardEdge
            | C::RiposteIsCombat
            | C::RiposteOptional
            | C::NoRiposteToFire
            | C::FollowUpEndsFight
    )
}

/// Does it speak before the event it explains? Then it goes to the entry that comes, else to the one that was.
pub(crate) const fn comes_first(clause: Clause) -> bool {
    of_sight(clause) || of_movement(clause) || of_flags(clause) || of_others(clause)
}

/// A clause of sight: it lets the shot be fired.
const fn of_sight(clause: Clause) -> bool {
    use Clause as C;
    matches!(
        clause,
        C::WhoFires
            | C::ChoiceOfTarget
            | C::SightLine
            | C::SightAlongBorder
            | C::Masks
            | C::NoFireOverUnits
            | C::HillSeesOverUnits
            | C::ShadowBelowHill
            | C::SmallArmsOnHill
            | C::SameLevelHill
            | C::SightIsMutual
            | C::ElephantsStandHigher
            | C::HeightsBetween
            | C::BorderShadows
    )
}

/// A clause of movement: it lets the move be what it is.
const fn of_movement(clause: Clause) -> bool {
    use Clause as C;
    matches!(
        clause,
        C::Road
            | C::RoadMarch
            | C::MountedMove
            | C::PassThroughGuns
            | C::PassThroughLight
            | C::TerrainMovement
            | C::OfficerMove
            | C::Forest
            | C::Habitations
            | C::Marsh
            | C::Rocks
            | C::Sand
            | C::Snow
            | C::River
            | C::LargeRiver
            | C::Stream
    )
}

/// A clause of flags ignored.
const fn of_flags(clause: Clause) -> bool {
    use Clause as C;
    matches!(
        clause,
        C::Supported
            | C::FlagsIgnored
            | C::WagonFort
            | C::Palisade
            | C::Fortification
            | C::DefenceOrders
            | C::HabitationsSupport
    )
}

/// Any other.
const fn of_others(clause: Clause) -> bool {
    use Clause as C;
    matches!(
        clause,
        C::StartTokens
            | C::Ducats
            | C::OrderCost
            | C::DebtHoldsOneTurn
            | C::PanickingTargets
            | C::PanicFight
            | C::PanicMarker
            | C::ElephantsPanic
            | C::RiposteRight
            | C::RiposteOptional
            | C::RiposteFirstUnarmed
            | C::RiposteFirstMeleeArmed
            | C::FollowUp
            | C::PursuitTerrain
            | C::RetreatTerrain
            | C::WhatBlocksRetreat
            | C::EdgeRowRetreat
            | C::CharacterMustFlee
            | C::CharactersFleeInTurn
            | C::FrontRankProcedure
            | C::ArtilleryPanics
            | C::WhatCountsForVictory
            | C::VictoryBothSides
    )
}
