//! The facts a printed table can depend on: a small projection of the clash, which can be enumerated whole.

pub(crate) mod tables;

use enumset::{EnumSet, EnumSetType};
use proptest::prelude::*;
use rulebook::{
    Arm, Clash, Exchange, Facts, Fighter, FireAfterMove, Rulebook, Shelter, Slope, Terrain, Trait, Traits, Troop,
    Weight,
};
use strum::IntoEnumIterator;

/// Beyond this distance every table answers alike: none looks farther than "2 hexes or less".
const FAR: u8 = 3;

/// A fact that takes one of several values; traits and [`Facts`] are told one by one instead.
#[derive(Debug, EnumSetType)]
pub(crate) enum Axis {
    AttackerArm,
    DefenderArm,
    Armour,
    Distance,
    Exchange,
    Slope,
    Shelter,
    Officers,
    LostByMoving,
}

/// Everything one table looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Projection {
    pub(crate) axes: EnumSet<Axis>,
    pub(crate) attacker: Traits,
    pub(crate) defender: Traits,
    pub(crate) facts: Facts,
}

/// Sets one fact of a clash.
type Stop = Box<dyn Fn(&mut Clash)>;

fn dial<T: Copy + 'static>(stops: impl IntoIterator<Item = T>, set: fn(&mut Clash, T)) -> Vec<Stop> {
    stops.into_iter().map(|value| Box::new(move |clash: &mut Clash| set(clash, value)) as Stop).collect()
}

impl Axis {
    fn dial(self) -> Vec<Stop> {
        match self {
            Self::AttackerArm => dial(Arm::iter(), |clash, arm| clash.attacker.arm = arm),
            Self::DefenderArm => dial(Arm::iter(), |clash, arm| clash.defender.arm = arm),
            Self::Armour => dial(Weight::ALL, |clash, armour| clash.defender.armour = armour),
            Self::Distance => dial(1..=FAR, |clash, distance| clash.distance = distance),
            Self::Exchange => dial(Exchange::iter(), |clash, exchange| clash.exchange = exchange),
            Self::Slope => dial(Slope::iter(), |clash, slope| clash.slope = slope),
            Self::Shelter => dial(Shelter::iter(), |clash, shelter| clash.shelter = shelter),
            Self::Officers => dial(0..=2, |clash, officers| clash.defender.officers = officers),
            Self::LostByMoving => dial(0..=2, |clash, dice| clash.lost_by_moving = dice),
        }
    }

    fn copy(self, from: &Clash, to: &mut Clash) {
        match self {
            Self::AttackerArm => to.attacker.arm = from.attacker.arm,
            Self::DefenderArm => to.defender.arm = from.defender.arm,
            Self::Armour => to.defender.armour = from.defender.armour,
            Self::Distance => to.distance = from.distance.min(FAR),
            Self::Exchange => to.exchange = from.exchange,
            Self::Slope => to.slope = from.slope,
            Self::Shelter => to.shelter = from.shelter,
            Self::Officers => to.defender.officers = from.defender.officers,
            Self::LostByMoving => to.lost_by_moving = from.lost_by_moving,
        }
    }
}

impl Projection {
    /// Visits every clash the projection can tell apart.
    pub(crate) fn each(&self, mut visit: impl FnMut(&Clash)) {
        let mut dials: Vec<Vec<Stop>> = self.axes.iter().map(Axis::dial).collect();
        dials.push(dial(subsets(self.attacker), |clash, traits| clash.attacker.traits = traits));
        dials.push(dial(subsets(self.defender), |clash, traits| clash.defender.traits = traits));
        dials.push(dial(subsets(self.facts), |clash, facts| clash.facts = facts));
        turn(&dials, Clash::plain(), &mut visit);
    }

    /// The clash with everything outside the projection made plain.
    pub(crate) fn project(&self, clash: &Clash) -> Clash {
        let mut seen = Clash::plain();
        for axis in self.axes {
            axis.copy(clash, &mut seen);
        }
        seen.attacker.traits = clash.attacker.traits & self.attacker;
        seen.defender.traits = clash.defender.traits & self.defender;
        seen.facts = clash.facts & self.facts;
        seen
    }

    /// Could troops of this book meet like that, with traits a scenario may write on them?
    pub(crate) fn could_happen(&self, book: &Rulebook, clash: &Clash) -> bool {
        let sheltered_in_fire = !clash.is_melee() && clash.shelter != Shelter::Open;
        let distant_riposte = !clash.is_melee() && !clash.is_attack();
        let attacks = |troop: &&Troop| {
            (!self.axes.contains(Axis::AttackerArm) || troop.arm == clash.attacker.arm)
                && is_of(troop, clash.attacker.traits, self.attacker)
                && clash.distance <= troop.range
                && (clash.lost_by_moving == 0 || troop.after_move != FireAfterMove::Free)
        };
        let defends = |troop: &&Troop| {
            (!self.axes.contains(Axis::DefenderArm) || troop.arm == clash.defender.arm)
                && (!self.axes.contains(Axis::Armour) || troop.armour() == clash.defender.armour)
                && is_of(troop, clash.defender.traits, self.defender)
        };
        !sheltered_in_fire
            && !distant_riposte
            && book.troops.iter().any(|troop| attacks(&troop))
            && book.troops.iter().any(|troop| defends(&troop))
    }
}

/// Can a unit of this troop have just these of the traits looked at?
fn is_of(troop: &Troop, traits: Traits, looked_at: Traits) -> bool {
    (troop.traits & looked_at).is_subset(traits) && (traits - troop.traits).is_subset(Trait::WRITTEN)
}

fn turn(dials: &[Vec<Stop>], clash: Clash, visit: &mut dyn FnMut(&Clash)) {
    let Some((first, rest)) = dials.split_first() else { return visit(&clash) };
    for stop in first {
        let mut turned = clash;
        stop(&mut turned);
        turn(rest, turned, visit);
    }
}

fn subsets<T: EnumSetType>(of: EnumSet<T>) -> Vec<EnumSet<T>> {
    of.iter().fold(vec![EnumSet::empty()], |subsets, member| {
        let with_it: Vec<_> = subsets.iter().map(|subset| *subset | member).collect();
        [subsets, with_it].concat()
    })
}

/// Any clash at all, likely or not.
pub(crate) fn any_clash() -> impl Strategy<Value = Clash> {
    let manner = (1..=8_u8, any_of::<Exchange>(), any_of::<Slope>(), any_of::<Shelter>(), 0..=2_u8);
    (any_fighter(), any_fighter(), manner, any::<u64>()).prop_map(|(attacker, defender, manner, facts)| {
        let (distance, exchange, slope, shelter, lost_by_moving) = manner;
        let facts = Facts::from_array_truncated([facts]);
        Clash { attacker, defender, distance, exchange, slope, shelter, lost_by_moving, facts }
    })
}

fn any_fighter() -> impl Strategy<Value = Fighter> {
    (any_of::<Arm>(), any_of::<Weight>(), any::<u64>(), 1..=5_u8, 0..=2_u8, any_of::<Terrain>()).prop_map(
        |(arm, armour, traits, elements, officers, ground)| {
            let traits = Traits::from_array_truncated([traits]);
            Fighter { arm, armour, traits, elements, officers, ground }
        },
    )
}

fn any_of<T: IntoEnumIterator + Clone + std::fmt::Debug + 'static>() -> impl Strategy<Value = T> {
    proptest::sample::select(T::iter().collect::<Vec<_>>())
}
