//! Reading dice: what a roll comes to, and everything the machine takes from it.
//!
//! Whoever looks at every outcome of the dice asks for the reader once and puts together what is read alike.

use crate::combat::results::{Blows, Results};
use crate::roll::Faces;
use crate::{Combat, Combatant, Purpose, Roll, View};
use rulebook::{Desertion, Face, FlightFaces, symbol_of};

/// Where rockets fall (RKT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fall {
    /// Where they were aimed.
    OnTarget,
    /// Short and right.
    ShortAndRight,
    /// Long and left.
    LongAndLeft,
}

/// What dice come to. Rolls with the same reading lead from the same moment to the same moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    purpose: Purpose,
    comes_to: ComesTo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ComesTo {
    Blow(Results),
    Fall(Fall),
    Count(u8),
}

impl Reading {
    /// What the dice were rolled for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        self.purpose
    }

    /// The results of an attack or a riposte.
    pub(crate) fn blow(self) -> Results {
        match self.comes_to {
            ComesTo::Blow(results) => results,
            ComesTo::Fall(_) | ComesTo::Count(_) => unreachable!("these dice were not rolled to strike"),
        }
    }

    /// Where rockets fall.
    pub(crate) fn fall(self) -> Fall {
        match self.comes_to {
            ComesTo::Fall(fall) => fall,
            ComesTo::Blow(_) | ComesTo::Count(_) => unreachable!("these dice were not rolled for rockets"),
        }
    }

    /// Dice of a test that show what it is about.
    pub(crate) fn count(self) -> u8 {
        match self.comes_to {
            ComesTo::Count(count) => count,
            ComesTo::Blow(_) | ComesTo::Fall(_) => unreachable!("these dice were not rolled for a test"),
        }
    }
}

/// What a die does by the face it shows, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Earns the roller a token or a ducat.
    Earns,
    /// May burst a gun.
    MayBurst,
    /// Sets the struck hex on fire.
    Ignites,
    /// Sends rockets elsewhere.
    Strays,
    /// Shakes the target's morale.
    Shakes,
    /// Hits, if another die confirms it.
    MayHit,
    /// Hits; in a test, does what is tested.
    Hits,
}

impl From<Results> for Effect {
    /// The most of what a roll comes to; what the target's weight took back was a hit.
    fn from(results: Results) -> Self {
        let Results { hits, to_confirm, morale, gained, cancelled, bursts, ignites } = results;
        let found = [
            (0 < hits + cancelled, Self::Hits),
            (0 < to_confirm, Self::MayHit),
            (0 < morale, Self::Shakes),
            (ignites, Self::Ignites),
            (0 < bursts, Self::MayBurst),
            (0 < gained, Self::Earns),
        ];
        found.into_iter().find(|(holds, _)| *holds).map_or(Self::Nothing, |(_, effect)| effect)
    }
}

/// How the dice asked for at a moment are read; the board was looked at once.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    purpose: Purpose,
    how: How,
}

#[derive(Clone, Copy, Debug)]
enum How {
    /// An attack or a riposte.
    Blow(Blows),
    /// Rockets.
    Fall,
    /// So many as show one of these faces.
    Each(Faces),
    /// Does any show one of these faces?
    Any(Faces),
}

impl Reader {
    /// What a roll comes to.
    #[must_use]
    pub fn read(&self, roll: Roll) -> Reading {
        let comes_to = match &self.how {
            How::Blow(blows) => ComesTo::Blow(blows.read(roll)),
            How::Fall => ComesTo::Fall(fall(roll)),
            How::Each(faces) => ComesTo::Count(faces.count(roll)),
            How::Any(faces) => ComesTo::Count(faces.count(roll).min(1)),
        };
        Reading { purpose: self.purpose, comes_to }
    }

    /// What one die does that shows this face.
    #[must_use]
    pub fn effect(&self, face: Face) -> Effect {
        let roll = Roll::default().and(face);
        match &self.how {
            How::Blow(blows) => blows.read(roll).into(),
            How::Fall => match fall(roll) {
                Fall::OnTarget => Effect::Hits,
                Fall::ShortAndRight | Fall::LongAndLeft => Effect::Strays,
            },
            How::Each(faces) | How::Any(faces) if faces.has(face) => Effect::Hits,
            How::Each(_) | How::Any(_) => Effect::Nothing,
        }
    }

    /// Are they the dice of an attack or a riposte?
    #[must_use]
    pub const fn is_blow(&self) -> bool {
        matches!(self.how, How::Blow(_))
    }

    /// Can one of these faces always stand for the other?
    #[must_use]
    pub fn takes_alike(&self, one: Face, other: Face) -> bool {
        match &self.how {
            How::Blow(blows) => blows.takes_alike(one, other),
            How::Fall => fall(Roll::default().and(one)) == fall(Roll::default().and(other)),
            How::Each(faces) | How::Any(faces) => faces.has(one) == faces.has(other),
        }
    }
}

/// One die for rockets (RKT-1): short and right on a ducat, long and left on a melee hit.
const fn fall(roll: Roll) -> Fall {
    if 0 < roll.count(Face::Ducat) {
        Fall::ShortAndRight
    } else if 0 < roll.count(Face::MeleeHit) {
        Fall::LongAndLeft
    } else {
        Fall::OnTarget
    }
}

impl View<'_> {
    /// How the dice asked for now are read, being rolled for this.
    ///
    /// # Panics
    /// When no dice are asked for this.
    #[must_use]
    pub fn reader(&self, purpose: Purpose) -> Reader {
        let each = |faces: &[Face]| How::Each(faces.iter().copied().collect());
        let any = |faces: &[Face]| How::Any(faces.iter().copied().collect());
        let how = match purpose {
            Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight => How::Blow(self.blows(&self.struck())),
            Purpose::Dispersion => How::Fall,
            Purpose::Confirm => each(&[Face::Green, Face::Blue, Face::Red]),
            Purpose::Burst => each(&[Face::MeleeHit]),
            Purpose::Desertion => each(&[self.face_of_deserters()]),
            // Rulings 3 and 4.
            Purpose::ElephantFlight => match self.book().panic.faces {
                FlightFaces::Flags => each(&[Face::Flag]),
                FlightFaces::FlagsAndAdvantages => each(&[Face::Flag, Face::Advantage]),
                FlightFaces::FlagsAndDucats => each(&[Face::Flag, Face::Ducat]),
            },
            Purpose::FrontRank => any(&[Face::Advantage, Face::MeleeHit]),
            Purpose::Messengers => any(&[Face::Advantage]),
            Purpose::Staff | Purpose::BurnOut => any(&[Face::Flag]),
        };
        Reader { purpose, how }
    }

    /// The face by which the target of the combat under way deserts (DES-1).
    fn face_of_deserters(&self) -> Face {
        let Combatant::Unit(unit) = self.struck().target() else { unreachable!("only units desert") };
        match self.book().desertion {
            Desertion::AllButElite | Desertion::Never => symbol_of(self.troop(unit).arm),
            Desertion::WrittenPanic => Face::MeleeHit,
        }
    }

    /// The combat whose dice are read.
    fn struck(&self) -> Combat {
        self.combat().expect("dice are read for what they were asked for: a combat is under way")
    }
}
