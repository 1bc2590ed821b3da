//! What a side was about in its turn, as everybody at the table saw it: from its moves and blows. A player who plans may
//! say what it was for; that decides only how what was seen is read.

use crate::intent::{Intent, Wing};
use battle::{Camp, Cell, Combatant, Event, Onset, Sink, UnitId, View, seat};

/// Hexes from which a charge can come: whoever stands farther from every enemy is out of reach.
const REACH: u32 = 3;
/// Hexes within which whoever comes nearer to a place makes for it.
const NEAR: u32 = 4;
/// Who moves so many is about more than a blow.
const MARCH: usize = 3;
/// Whoever strikes so many enemies strikes all along.
const LINE: usize = 3;
/// Reserves are those who have not moved before this turn.
const RESERVES_FROM: u8 = 3;

/// What a player says his turn is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldAim {
    /// To bring what he can against this enemy.
    Against(UnitId),
    /// To take this hex, or to keep it.
    Ground(Cell),
    /// To keep out of the enemy’s reach.
    Away,
    /// To stand, and let the enemy come.
    Stand,
}

/// Listens to a battle, and knows what the side that played last was about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bearing {
    /// Who moved in the turn under way, and from where.
    moves: Vec<(UnitId, Cell)>,
    /// Who was attacked, where, and hand to hand or not.
    blows: Vec<(UnitId, Cell, bool)>,
    /// Whom each side went for hand to hand in its last turn.
    struck_before: [Option<UnitId>; 2],
    /// Who has moved in an earlier turn.
    stirred: Vec<UnitId>,
    aim: Option<ToldAim>,
    /// Whose turn is under way.
    playing: Option<Camp>,
    last: Option<(Camp, Intent)>,
}

impl Sink for Bearing {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, before: View<'_>) {
        match event {
            Event::TurnBegan { .. } | Event::BattleOver { .. } => {
                // Whose turn it was is what was said when it began: by now the machine may have turned to the other side.
                if let Some(camp) = self.playing.take() {
                    let intent = self.sum(before, camp);
                    self.struck_before[seat(camp)] = intent.struck();
                    self.last = Some((camp, intent));
                }
                if let Event::TurnBegan { camp, .. } = event {
                    self.playing = Some(camp);
                }
                let moved = std::mem::take(&mut self.moves);
                self.stirred.extend(moved.into_iter().map(|(unit, _)| unit));
                self.stirred.sort_unstable();
                self.stirred.dedup();
                self.blows.clear();
                self.aim = None;
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

    /// What the player whose turn it is says it is for.
    #[must_use]
    pub const fn aim(&self) -> Option<ToldAim> {
        self.aim
    }

    /// The player whose turn it is says what it is for.
    pub fn take_aim(&mut self, aim: ToldAim) {
        self.aim = Some(aim);
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
        let (blows, march) = (self.struck(view, camp), self.marched(view, camp));
        match (blows, march) {
            // Guns fire wherever somebody is in range, and one blow is soon struck: what many march for says more.
            (Some(Intent::Shoots(..)), Some(march)) if 2 <= self.moves.len() => march,
            (Some(Intent::Attacks(..)), Some(march)) if MARCH <= self.moves.len() && march.is_against() => march,
            (Some(blows), _) => blows,
            (None, Some(march)) => march,
            (None, None) => self.stood(view, camp),
        }
    }

    /// What the blows were about.
    fn struck(&self, view: View<'_>, camp: Camp) -> Option<Intent> {
        let melees: Vec<(UnitId, Cell)> =
            self.blows.iter().filter(|(.., hand)| *hand).map(|(target, at, _)| (*target, *at)).collect();
        // Of several struck as often, the first.
        let most = |blows: &[(UnitId, Cell)]| {
            let count = |target: UnitId| blows.iter().filter(|(other, _)| *other == target).count();
            let (target, at) = *blows.iter().rev().max_by_key(|(target, _)| count(*target))?;
            Some((target, at, count(target)))
        };
        let Some((target, at, count)) = most(&melees) else {
            let shots: Vec<(UnitId, Cell)> = self.blows.iter().map(|(target, at, _)| (*target, *at)).collect();
            return most(&shots).map(|(target, at, _)| Intent::Shoots(target, at));
        };
        let targets = melees.iter().filter(|(other, _)| *other != target).count() + 1;
        Some(if self.struck_before[seat(camp)] == Some(target) {
            Intent::Persists(target, at)
        } else if 2 <= count {
            Intent::Concentrates(target, at)
        } else if LINE <= targets {
            let places: Vec<Cell> = melees.iter().map(|(_, at)| *at).collect();
            wing_of(view, camp, &places).map_or(Intent::Attacks(target, at), Intent::Assaults)
        } else {
            Intent::Attacks(target, at)
        })
    }

    /// What the moves were about.
    fn marched(&self, view: View<'_>, camp: Camp) -> Option<Intent> {
        let ways: Vec<(Cell, Cell)> =
            self.moves.iter().filter_map(|(unit, from)| Some((*from, view.cell(*unit)?))).collect();
        let march = March { view, camp, ways };
        let wing = march.wing()?;
        let gained = march.gained();
        let away = self.aim == Some(ToldAim::Away);
        if gained < 0 || away && gained == 0 {
            let was_faced = march.ways.iter().any(|(from, _)| march.is_in_reach(*from));
            let keeps = march.is_out_of_reach() && (away || !was_faced);
            return Some(if keeps { Intent::KeepsAway } else { Intent::Withdraws(wing) });
        }
        if gained == 0 {
            return None;
        }
        if let Some(goal) = self.goal(&march) {
            return Some(Intent::MakesFor(wing, goal));
        }
        if self.commits_reserves(view) {
            return Some(Intent::Commits(wing));
        }
        let foe = self.foe(&march);
        Some(foe.map_or(Intent::Advances(wing), |(foe, at)| Intent::Masses(wing, foe, at)))
    }

    /// The hex that decides something which the march leads to: the one he says, else one that most who moved came
    /// nearer to, and somebody near.
    fn goal(&self, march: &March<'_>) -> Option<Cell> {
        let (view, camp) = (march.view, march.camp);
        let told = match self.aim {
            Some(ToldAim::Ground(cell)) => Some(cell),
            Some(ToldAim::Against(_) | ToldAim::Away | ToldAim::Stand) => return None,
            None => None,
        };
        let goals = view.setup().camp(camp).objectives.iter().copied().filter(|goal| !view.holds(camp, *goal));
        let comes = |goal: &Cell| {
            let is_nearer = |(from, to): &&(Cell, Cell)| view.distance(*to, *goal) < view.distance(*from, *goal);
            let nearer = march.ways.iter().filter(is_nearer).count();
            let near = march.ways.iter().any(|(_, to)| view.distance(*to, *goal) <= NEAR);
            near && 2 <= nearer && march.ways.len() < nearer * 2
        };
        let nearest = |goal: &Cell| march.ways.iter().map(|(_, to)| view.distance(*to, *goal)).min();
        told.or_else(|| goals.filter(comes).min_by_key(nearest))
    }

    /// Have most of those who moved stood still until now, well into the battle?
    fn commits_reserves(&self, view: View<'_>) -> bool {
        let fresh = self.moves.iter().filter(|(unit, _)| self.stirred.binary_search(unit).is_err()).count();
        let told = self.aim.is_some_and(|aim| aim != ToldAim::Stand);
        !told && RESERVES_FROM <= view.turn() && 2 <= fresh && self.moves.len() < fresh * 2
    }

    /// The enemy the march is against: the one he says, else the one several who moved are nearest to.
    fn foe(&self, march: &March<'_>) -> Option<(UnitId, Cell)> {
        if let Some(ToldAim::Against(foe)) = self.aim
            && let Some(at) = march.view.cell(foe)
        {
            return Some((foe, at));
        }
        let foes: Vec<(UnitId, Cell)> = march.ways.iter().filter_map(|(_, to)| march.nearest(*to)).collect();
        let count = |foe: UnitId| foes.iter().filter(|(other, _)| *other == foe).count();
        foes.iter().rev().max_by_key(|(foe, _)| count(*foe)).filter(|(foe, _)| 2 <= count(*foe)).copied()
    }

    /// What a side is about that neither struck nor went anywhere.
    fn stood(&self, view: View<'_>, camp: Camp) -> Intent {
        let told = if let Some(ToldAim::Ground(cell)) = self.aim { Some(cell) } else { None };
        let goals = &view.setup().camp(camp).objectives;
        let held = told.into_iter().chain(goals.iter().copied()).find(|goal| view.holds(camp, *goal));
        if let Some(goal) = held {
            return Intent::Holds(goal);
        }
        let still = March { view, camp, ways: Vec::new() };
        let faced = view.units_of(camp).filter_map(|unit| view.cell(unit)).filter(|cell| still.is_in_reach(*cell));
        if 2 <= faced.count() { Intent::Stands } else { Intent::Waits }
    }
}

/// The moves of a turn, from where to where.
struct March<'v> {
    view: View<'v>,
    camp: Camp,
    ways: Vec<(Cell, Cell)>,
}

impl March<'_> {
    /// The enemy nearest to a hex.
    fn nearest(&self, cell: Cell) -> Option<(UnitId, Cell)> {
        let enemies = self.view.units_of(self.camp.opposite());
        let placed = enemies.filter_map(|enemy| Some((enemy, self.view.cell(enemy)?)));
        placed.min_by_key(|(_, at)| self.view.distance(cell, *at))
    }

    /// How far he is.
    fn far(&self, cell: Cell) -> Option<u32> {
        self.nearest(cell).map(|(_, at)| self.view.distance(cell, at))
    }

    fn is_in_reach(&self, cell: Cell) -> bool {
        self.far(cell).is_some_and(|far| far <= REACH)
    }

    /// How many hexes the side came nearer to the enemy in all.
    fn gained(&self) -> i64 {
        let far = |cell| self.far(cell).map(i64::from);
        self.ways.iter().filter_map(|(from, to)| Some(far(*from)? - far(*to)?)).sum()
    }

    /// Is nobody who moved in reach any more?
    fn is_out_of_reach(&self) -> bool {
        !self.ways.iter().any(|(_, to)| self.is_in_reach(*to))
    }

    /// The wing the moves were made on.
    fn wing(&self) -> Option<Wing> {
        let places: Vec<Cell> = self.ways.iter().map(|(_, to)| *to).collect();
        wing_of(self.view, self.camp, &places)
    }
}

/// The wing these hexes are on: left and right as the side looks at the enemy's edge.
fn wing_of(view: View<'_>, camp: Camp, places: &[Cell]) -> Option<Wing> {
    let board = &view.setup().board;
    let columns: Vec<u32> = places.iter().map(|cell| u32::from(board.coordinates(*cell).0)).collect();
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
