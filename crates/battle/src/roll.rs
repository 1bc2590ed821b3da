//! A roll of the dice: how many of each face, and what for.

use rulebook::{Die, Face};

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// An attack.
    Attack,
    /// A riposte.
    Riposte,
    /// A panicking elephant fights whoever bars its way.
    ElephantFight,
    /// Hits on very heavy troops, confirmed.
    Confirm,
    /// Where rockets fall.
    Dispersion,
    /// Does a gun burst?
    Burst,
    /// Who deserts?
    Desertion,
    /// How far does an elephant flee?
    ElephantFlight,
    /// Does the officer in the front rank fall?
    FrontRank,
    /// Does the staff's order arrive?
    Staff,
    /// Are the messengers quick?
    Messengers,
    /// Does a fire burn out?
    BurnOut,
}

/// A demand for dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// How many.
    pub dice: u8,
    /// What for.
    pub purpose: Purpose,
}

/// The faces there are.
pub(crate) const FACE_COUNT: usize = 12;

/// How many of each face came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll([u8; FACE_COUNT]);

impl Roll {
    /// One die more shows this face.
    #[must_use]
    pub const fn and(mut self, face: Face) -> Self {
        self.0[face as usize] += 1;
        self
    }

    /// So many dice more show this face.
    #[must_use]
    pub const fn and_so_many(mut self, dice: u8, face: Face) -> Self {
        self.0[face as usize] += dice;
        self
    }

    /// Dice that show this face.
    #[must_use]
    pub const fn count(&self, face: Face) -> u8 {
        self.0[face as usize]
    }

    /// Dice that show each face, in the order of the faces.
    pub(crate) const fn counts(&self) -> [u8; FACE_COUNT] {
        self.0
    }

    /// Dice in all.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Could this die have shown it?
    #[must_use]
    pub fn fits(&self, die: &Die) -> bool {
        use Face as F;
        let all = [
            F::Infantry,
            F::Cavalry,
            F::Artillery,
            F::Green,
            F::Blue,
            F::Red,
            F::Hit,
            F::MeleeHit,
            F::Ducat,
            F::Flag,
            F::Letter,
            F::Advantage,
        ];
        all.into_iter().all(|face| self.count(face) == 0 || die.has(face))
    }
}

/// Some of the faces, to count dice by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faces([u8; FACE_COUNT]);

impl Faces {
    /// One face more.
    pub(crate) const fn and(mut self, face: Face) -> Self {
        self.0[face as usize] = 1;
        self
    }

    /// Is it one of them?
    pub(crate) const fn has(&self, face: Face) -> bool {
        self.0[face as usize] == 1
    }

    /// Dice that show one of them.
    pub(crate) fn count(&self, roll: Roll) -> u8 {
        self.0.iter().zip(roll.0).map(|(counts, dice)| counts * dice).sum()
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::default(), Self::and)
    }
}

impl FromIterator<Face> for Roll {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::default(), Self::and)
    }
}
