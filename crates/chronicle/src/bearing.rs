//! What a side was about in its turn, as everybody at the table saw it: from its moves and blows, never from what it thinks.

use crate::catalogue::{Args, Message};
use crate::scene::Scene;
use crate::tell::Teller;
use battle::{Camp, Cell, Combatant, Event, Onset, Setup, Sink, UnitId, View};
use rulebook::Language;
use scenario::Cast;

/// A part of a side, as it looks at the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// Its left.
    Left,
    /// Its middle.
    Centre,
    /// Its right.
    Right,
    /// All along.
    Whole,
}

/// What a side was about in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// It took a hex that decides something.
    Seizes(Cell),
    /// Several blows on one enemy, who stood there.
    Concentrates(UnitId, Cell),
    /// It shot more than it struck, above all at this enemy.
    Shoots(UnitId, Cell),
    /// It struck this enemy.
    Attacks(UnitId, Cell),
    /// Part of it closed on one enemy.
    Masses(Wing, UnitId, Cell),
    /// It came nearer.
    Advances(Wing),
    /// It drew back.
    Withdraws(Wing),
    /// It stands on a hex that decides something.
    Holds(Cell),
    /// It did nothing of all that.
    Waits,
}

/// Listens to a battle, and knows what the side that played last was about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bearing {
    /// Who moved in the turn under way, and from where.
    moves: Vec<(UnitId, Cell)>,
    /// Who was attacked, where, and hand to hand or not.
    blows: Vec<(UnitId, Cell, bool)>,
    began: bool,
    last: Option<(Camp, Intent)>,
}

impl Sink for Bearing {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, before: View<'_>) {
        match event {
            Event::TurnBegan { .. } | Event::BattleOver { .. } => {
                if self.began {
                    self.last = Some((before.active(), self.sum(before, before.active())));
                }
                self.began = true;
                self.moves.clear();
                self.blows.clear();
            }
            Event::UnitMoved { unit, .. } => self.moves.extend(before.cell(unit).map(|from| (unit, from))),
            Event::CombatDeclared {
                attacker: Combatant::Unit(unit),
                target: Combatant::Unit(target),
                onset: Onset::Attack | Onset::Pursuit,
            } => {
                let places = before.cell(unit).zip(before.cell(target));
                self.blows.extend(places.map(|(from, at)| (target, at, before.distance(from, at) == 1)));
            }
            _ => {}
        }
    }
}

impl Bearing {
    /// What the side that played last was about; nothing before its turn is over.
    #[must_use]
    pub const fn last(&self) -> Option<(Camp, Intent)> {
        self.last
    }

    /// The turn of a side in one line, where the battle stands at its end.
    fn sum(&self, view: View<'_>, camp: Camp) -> Intent {
        let goals = &view.setup().camp(camp).objectives;
        let taken = |goal: &&Cell| {
            view.unit_at(**goal)
                .is_some_and(|unit| self.moves.iter().any(|(mover, from)| *mover == unit && from != *goal))
        };
        if let Some(goal) = goals.iter().find(taken) {
            return Intent::Seizes(*goal);
        }
        self.struck().or_else(|| self.marched(view, camp)).unwrap_or_else(|| {
            let held = goals.iter().find(|goal| view.holds(camp, **goal));
            held.map_or(Intent::Waits, |goal| Intent::Holds(*goal))
        })
    }

    /// What the blows were about.
    fn struck(&self) -> Option<Intent> {
        let count = |target: UnitId| self.blows.iter().filter(|(other, ..)| *other == target).count();
        // Of several struck as often, the first.
        let (target, at, _) = *self.blows.iter().rev().max_by_key(|(target, ..)| count(*target))?;
        let melees = self.blows.iter().filter(|(.., hand)| *hand).count();
        Some(if melees * 2 < self.blows.len() {
            Intent::Shoots(target, at)
        } else if 2 <= count(target) {
            Intent::Concentrates(target, at)
        } else {
            Intent::Attacks(target, at)
        })
    }

    /// What the moves were about.
    fn marched(&self, view: View<'_>, camp: Camp) -> Option<Intent> {
        let ways: Vec<(Cell, Cell)> =
            self.moves.iter().filter_map(|(unit, from)| Some((*from, view.cell(*unit)?))).collect();
        let nearest = |cell: Cell| {
            let enemies = view.units_of(camp.opposite()).filter_map(|enemy| Some((enemy, view.cell(enemy)?)));
            enemies.min_by_key(|(_, at)| view.distance(cell, *at))
        };
        let far = |cell: Cell| nearest(cell).map(|(_, at)| i64::from(view.distance(cell, at)));
        let gained: i64 = ways.iter().filter_map(|(from, to)| Some(far(*from)? - far(*to)?)).sum();
        let wing = wing_of(view, camp, &ways)?;
        if gained < 0 {
            return Some(Intent::Withdraws(wing));
        }
        let foes: Vec<(UnitId, Cell)> = ways.iter().filter_map(|(_, to)| nearest(*to)).collect();
        let count = |foe: UnitId| foes.iter().filter(|(other, _)| *other == foe).count();
        let common = foes.iter().rev().max_by_key(|(foe, _)| count(*foe)).filter(|(foe, _)| 2 <= count(*foe));
        match common {
            Some((foe, at)) if 0 < gained => Some(Intent::Masses(wing, *foe, *at)),
            _ if 0 < gained => Some(Intent::Advances(wing)),
            _ => None,
        }
    }
}

/// The wing these moves were made on: left and right as the side looks at the enemy's edge.
fn wing_of(view: View<'_>, camp: Camp, ways: &[(Cell, Cell)]) -> Option<Wing> {
    let board = &view.setup().board;
    let columns: Vec<u32> = ways.iter().map(|(_, to)| u32::from(board.coordinates(*to).0)).collect();
    let (low, high) = (columns.iter().min()?, columns.iter().max()?);
    let width = board.grid().cells().map(|cell| u32::from(board.coordinates(cell).0)).max()?;
    if width < (high - low) * 2 {
        return Some(Wing::Whole);
    }
    let middle = columns.iter().sum::<u32>() * 3 / u32::try_from(columns.len()).ok()?;
    // The north looks south: its right is in the west.
    let (west, east) = if camp == Camp::North { (Wing::Right, Wing::Left) } else { (Wing::Left, Wing::Right) };
    Some(if middle <= width {
        west
    } else if middle <= 2 * width {
        Wing::Centre
    } else {
        east
    })
}

impl Intent {
    /// It in a sentence, said of the player who moved.
    #[must_use]
    pub fn sentence(self, cast: &Cast, setup: &Setup, language: Language) -> String {
        let teller = Teller { scene: Scene { cast, setup }, language };
        let place = |cell: Cell| teller.scene.place(cell);
        let foe =
            |unit: UnitId, at: Cell| Args::new().noun("unit", &teller.scene.unit(unit, language)).text("at", place(at));
        let wing = |wing: Wing| teller.say(wing.message(), &Args::new());
        match self {
            Self::Seizes(at) => teller.sentence(Message::IntentSeizes, &Args::new().text("at", place(at))),
            Self::Concentrates(unit, at) => teller.sentence(Message::IntentConcentrates, &foe(unit, at)),
            Self::Shoots(unit, at) => teller.sentence(Message::IntentShoots, &foe(unit, at)),
            Self::Attacks(unit, at) => teller.sentence(Message::IntentAttacks, &foe(unit, at)),
            Self::Masses(side, unit, at) => {
                teller.sentence(Message::IntentMasses, &foe(unit, at).text("wing", wing(side)))
            }
            Self::Advances(side) => teller.sentence(Message::IntentAdvances, &Args::new().text("wing", wing(side))),
            Self::Withdraws(side) => teller.sentence(Message::IntentWithdraws, &Args::new().text("wing", wing(side))),
            Self::Holds(at) => teller.sentence(Message::IntentHolds, &Args::new().text("at", place(at))),
            Self::Waits => teller.sentence(Message::IntentWaits, &Args::new()),
        }
    }
}

impl Wing {
    const fn message(self) -> Message {
        match self {
            Self::Left => Message::IntentWingLeft,
            Self::Centre => Message::IntentWingCentre,
            Self::Right => Message::IntentWingRight,
            Self::Whole => Message::IntentWingWhole,
        }
    }
}
