//! What an entry shows, for whoever draws it: who goes where, who strikes whom with which dice, what befalls whom.

use crate::catalogue::{Args, Message, say};
use crate::entry::Entry;
use crate::tale::{Deed, Move, Strike, Tale};
use battle::{Cell, Combatant, FaceEffect, FaceReading, OfficerId, Roll, UnitId};
use rulebook::{Face, Language};

/// One thing to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A unit goes through these hexes, the one it leaves first.
    Marched {
        /// Who.
        unit: UnitId,
        /// Where.
        way: Vec<Cell>,
    },
    /// Dice of an attack, a riposte or a loose elephant.
    Struck {
        /// Who strikes.
        attacker: Combatant,
        /// Whom.
        target: Combatant,
        /// From here.
        from: Cell,
        /// To there.
        at: Cell,
        /// What fell: hits first, idle faces last.
        faces: Vec<FaceReading>,
    },
    /// What befell a unit.
    Fared {
        /// Whom.
        unit: UnitId,
        /// Where it stood.
        at: Option<Cell>,
        /// Elements lost.
        lost: u8,
        /// Elements left, if any were lost.
        left: Option<u8>,
        /// Where it was driven, hex by hex.
        path: Vec<Cell>,
    },
    /// An officer flees.
    Fled {
        /// Who.
        officer: OfficerId,
        /// From here.
        from: Option<Cell>,
        /// To there.
        to: Cell,
    },
    /// A panicking elephant runs through these hexes, the one it leaves first.
    Ran {
        /// Where.
        way: Vec<Cell>,
    },
}

impl Entry {
    /// What is to be seen of it, in order.
    #[must_use]
    pub fn shown(&self) -> Vec<Shown> {
        match &self.tale {
            Tale::Moves(moves) => moves.iter().filter_map(marched).collect(),
            Tale::Strike(strike) => struck(strike).into_iter().collect(),
            Tale::Deeds { unit, deeds } => vec![self.fared(*unit, deeds)],
            Tale::Burst { unit, lost: Some(_), .. } | Tale::Desertion { unit, lost: Some(_), .. } => {
                vec![self.fared(*unit, &[])]
            }
            Tale::OfficerFled { officer, to, .. } => {
                vec![Shown::Fled { officer: *officer, from: self.seats.first().copied(), to: *to }]
            }
            Tale::ElephantRun { from, path, .. } if !path.is_empty() => {
                vec![Shown::Ran { way: [*from].into_iter().chain(path.iter().copied()).collect() }]
            }
            _ => Vec::new(),
        }
    }

    /// What came of it for one unit, as short as can be: *1 perte, recule en D2*. Nothing for other entries.
    #[must_use]
    pub fn result(&self, language: Language) -> Option<String> {
        let scene = self.backdrop.scene();
        let plain = |message| say(language, message, &Args::new());
        let loses = |lost: u8| say(language, Message::ResultLoses, &Args::new().count("lost", lost));
        let deeds = match &self.tale {
            Tale::Deeds { deeds, .. } => deeds,
            Tale::Burst { lost: Some((_, 0)), .. } | Tale::Desertion { lost: Some((_, 0)), .. } => {
                return Some(plain(Message::ResultDestroyed));
            }
            Tale::Burst { lost: Some((lost, _)), .. } | Tale::Desertion { lost: Some((lost, _)), .. } => {
                return Some(loses(*lost));
            }
            _ => return None,
        };
        let (lost, left) = losses(deeds);
        let mut told: Vec<String> = Some(loses(lost)).filter(|_| 0 < lost).into_iter().collect();
        for deed in deeds {
            let to = |message, cell: &Cell| say(language, message, &Args::new().text("to", scene.place(*cell)));
            told.extend(match deed {
                Deed::Retreated { path, .. } | Deed::Evaded { path, .. } => match path.last() {
                    Some(end) => Some(to(Message::ResultRetreats, end)),
                    None => Some(plain(Message::ResultMustRetreat)).filter(|_| lost == 0),
                },
                Deed::IgnoredFlags { ignored, .. } => {
                    Some(say(language, Message::ResultIgnores, &Args::new().count("flags", *ignored)))
                }
                Deed::FollowedUp { to: end, .. } | Deed::Pursued { to: end } => Some(to(Message::ResultFollows, end)),
                Deed::ReleasedElephants { .. } => Some(plain(Message::ResultElephants)),
                Deed::HeldBack { .. } => Some(plain(Message::ResultStays)),
                Deed::Lost { .. } | Deed::LostCarrier | Deed::Indebted => None,
            });
        }
        if left == Some(0) {
            told = vec![plain(Message::ResultDestroyed)];
        }
        (!told.is_empty()).then(|| told.join(", "))
    }

    fn fared(&self, unit: UnitId, deeds: &[Deed]) -> Shown {
        let (lost, left) = match self.tale {
            Tale::Burst { lost: Some((lost, left)), .. } | Tale::Desertion { lost: Some((lost, left)), .. } => {
                (lost, Some(left))
            }
            _ => losses(deeds),
        };
        let path = deeds.iter().flat_map(|deed| match deed {
            Deed::Retreated { path, .. } | Deed::Evaded { path, .. } => path.clone(),
            Deed::FollowedUp { to, .. } | Deed::Pursued { to } => vec![*to],
            _ => Vec::new(),
        });
        Shown::Fared { unit, at: self.seats.first().copied(), lost, left, path: path.collect() }
    }
}

/// Elements lost in all, and what is left of them.
fn losses(deeds: &[Deed]) -> (u8, Option<u8>) {
    let each = deeds.iter().filter_map(|deed| match deed {
        Deed::Lost { lost, left, .. } => Some((*lost, *left)),
        _ => None,
    });
    each.fold((0, None), |(sum, _), (lost, left)| (sum + lost, Some(left)))
}

fn marched(one: &Move) -> Option<Shown> {
    match one {
        Move::March { unit, from, way, .. } => {
            Some(Shown::Marched { unit: *unit, way: [*from].into_iter().chain(way.iter().copied()).collect() })
        }
        _ => None,
    }
}

fn struck(strike: &Strike) -> Option<Shown> {
    let (_, roll) = strike.roll?;
    let mut faces: Vec<FaceReading> = strike.faces.iter().flat_map(|read| dice(*read, roll)).collect();
    faces.sort_by_key(|read| (read.effect, read.face));
    let (attacker, target) = (strike.combat.attacker(), strike.combat.target());
    Some(Shown::Struck { attacker, target, from: strike.combat.from(), at: strike.combat.at(), faces })
}

/// A face as often as it fell. Where the first letter shakes, the others earn.
fn dice(read: FaceReading, roll: Roll) -> impl Iterator<Item = FaceReading> {
    (0..roll.count(read.face)).map(move |number| {
        let earns = read.face == Face::Letter && 0 < number && read.effect == FaceEffect::Shakes;
        let effect = if earns { FaceEffect::Earns } else { read.effect };
        FaceReading { effect, ..read }
    })
}
