//! What each face of the die would do in a combat: for whoever reads dice, or is about to throw them.

use super::results::Blows;
use crate::frame::Combat;
use crate::{Combatant, Refusal, Roll, UnitId, View};
use rulebook::{Clause, Currency, Face};

/// What a face does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaceEffect {
    /// It takes an element.
    Hits,
    /// It takes one if it is confirmed.
    HitsIfConfirmed,
    /// It drives back.
    Shakes,
    /// It earns a token or a ducat.
    Earns,
    /// Nothing.
    Nothing,
}

/// A face, what it does, and by which clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceReading {
    /// The face.
    pub face: Face,
    /// What it does.
    pub effect: FaceEffect,
    /// The clause; none for a face that does nothing.
    pub clause: Option<Clause>,
}

impl View<'_> {
    /// Every face of the die, each once, as it is read in this combat. Of artillery's letters only the first shakes.
    #[must_use]
    pub fn faces(&self, combat: &Combat) -> Vec<FaceReading> {
        let blows = self.blows(combat);
        let mut read: Vec<FaceReading> = Vec::new();
        for face in self.book().die.faces {
            if read.iter().all(|known| known.face != face) {
                read.push(self.face_read(combat, &blows, face));
            }
        }
        read
    }

    /// The same for an attack that could be made now.
    ///
    /// # Errors
    /// When the attack would be refused, by the clause that forbids it.
    pub fn faces_against(&self, unit: UnitId, target: Combatant) -> Result<Vec<FaceReading>, Refusal> {
        Ok(self.faces(&self.check_prospect(unit, target)?.0))
    }

    fn face_read(&self, combat: &Combat, blows: &Blows, face: Face) -> FaceReading {
        let results = blows.read([face].into_iter().collect::<Roll>());
        let effect = if 0 < results.hits + results.cancelled {
            FaceEffect::Hits
        } else if 0 < results.to_confirm {
            FaceEffect::HitsIfConfirmed
        } else if 0 < results.morale {
            FaceEffect::Shakes
        } else if 0 < results.gained {
            FaceEffect::Earns
        } else {
            FaceEffect::Nothing
        };
        FaceReading { face, effect, clause: (effect != FaceEffect::Nothing).then(|| self.face_clause(combat, face)) }
    }

    fn face_clause(&self, combat: &Combat, face: Face) -> Clause {
        match face {
            Face::Flag => Clause::FlagsIgnored,
            Face::Letter | Face::Ducat if self.book().currency == Currency::Ducats => Clause::Ducats,
            Face::Letter | Face::Ducat => Clause::OrderLetters,
            Face::Advantage => self.worth_of_advantages(combat, &self.clash(combat)).1,
            Face::Infantry
            | Face::Cavalry
            | Face::Artillery
            | Face::Green
            | Face::Blue
            | Face::Red
            | Face::Hit
            | Face::MeleeHit => self.book().hits.clause(),
        }
    }
}
