//! What a position is worth to a side, in hundredths of an element.

use crate::arms::Arms;
use crate::weights::Weights;
use battle::{Battle, Camp, Cell, Pending, Setup, UnitId, View, WonBy};
use rulebook::{Arm, Quality, Rank, Trait};

/// A battle won; nothing on the table comes near it.
pub(crate) const WON: i32 = 100_000;

/// A hex, as troops see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    /// The most dice in melee against a unit here.
    pub(crate) melee: u8,
    /// The most dice in fire against a unit here.
    pub(crate) fire: u8,
    /// Horse fights badly here.
    pub(crate) rough: bool,
}

/// How a unit fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// On foot.
    Foot,
    /// On horses, camels, chariots.
    Mounted,
    /// With guns or engines.
    Guns,
}

/// A unit, as its army sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating {
    element: i32,
    whole: i32,
    /// Hexes it goes and still fights.
    pub(crate) walk: u32,
    pub(crate) range: u32,
    pub(crate) kind: Kind,
    /// It never moves.
    pub(crate) still: bool,
    counts: bool,
}

/// Everything a judgement needs that does not change during one thought.
#[derive(Debug)]
pub(crate) struct Judgement {
    pub(crate) weights: Weights,
    pub(crate) arms: Arms,
    spots: Vec<Spot>,
    ratings: Vec<Rating>,
}

/// A unit on the table.
#[derive(Clone, Copy)]
struct Piece {
    unit: UnitId,
    cell: Cell,
    camp: Camp,
    elements: i32,
    height: u8,
}

/// What the enemies of a unit do to it.
#[derive(Clone, Copy, Default)]
struct Pressure {
    /// The three worst blows, in hundredths of an element.
    worst: [i32; 3],
    flags: i32,
    nearest: u32,
    friends: u32,
    beside: u32,
    /// The nearest enemy, as far as it is from where this unit could fight it.
    to_contact: u32,
}

impl Judgement {
    pub(crate) fn of(battle: &Battle, weights: &Weights) -> Self {
        let setup = battle.setup();
        let spots = setup.board.grid().cells().map(|cell| spot(setup, cell)).collect();
        let ratings = battle.view().unit_ids().map(|unit| rating(battle, unit, weights)).collect();
        Self { weights: weights.clone(), arms: Arms::of(battle), spots, ratings }
    }

    /// A hex.
    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        self.spots[cell.index()]
    }

    /// A unit.
    pub(crate) fn rating(&self, unit: UnitId) -> Rating {
        self.ratings[unit.index()]
    }

    /// What the position is worth to a camp, as if the turn ended here.
    pub(crate) fn judge(&self, view: View<'_>, setup: &Setup, camp: Camp) -> i32 {
        if let Some(sure) = decided(view, camp) {
            return sure;
        }
        let pieces = pieces(view, setup);
        let mut sum = 0;
        for piece in &pieces {
            let worth = self.piece(view, setup, &pieces, piece);
            sum += if piece.camp == camp { worth } else { -worth };
        }
        sum + self.camp(view, setup, &pieces, camp) - self.camp(view, setup, &pieces, camp.opposite())
    }

    /// What a unit on the table adds to its side.
    fn piece(&self, view: View<'_>, setup: &Setup, pieces: &[Piece], piece: &Piece) -> i32 {
        let (weights, rating) = (&self.weights, self.ratings[piece.unit.index()]);
        let pressure = self.pressure(view, pieces, piece);
        let mut worth = rating.whole + rating.element * piece.elements;
        let mut next = if view.active() == piece.camp { weights.danger_next } else { weights.danger_after };
        if self.is_last(view, setup, piece.unit) {
            next = next.max(weights.danger_last);
        }
        worth -= self.cost_of(view, setup, piece, pressure.blows(), pressure.flags) * next / 100;
        if pressure.nearest <= 3 {
            worth += if 2 <= pressure.friends {
                weights.support
            } else {
                weights.friend * i32::try_from(pressure.friends).unwrap_or(0)
            };
            let spot = self.spots[piece.cell.index()];
            if rating.kind != Kind::Mounted && (spot.melee <= 2 || 0 < piece.height) {
                worth += weights.cover;
            }
        }
        if rating.kind == Kind::Guns && 0 < pressure.beside {
            worth -= weights.gun_in_contact;
        }
        if rating.kind == Kind::Mounted && self.spots[piece.cell.index()].rough {
            worth -= weights.horse_in_rough;
        }
        if !rating.still {
            worth -= self.eagerness(view, setup, piece.camp) * i32::try_from(pressure.to_contact.min(9)).unwrap_or(9);
        }
        worth
    }

    /// How much a hex nearer to the enemy is worth: more for the side that loses by waiting, as time runs out.
    pub(crate) fn eagerness(&self, view: View<'_>, setup: &Setup, camp: Camp) -> i32 {
        let weights = &self.weights;
        match setup.at_last_turn {
            Some(winner) if winner == camp => weights.approach * weights.patience / 100,
            Some(_) => weights.approach + weights.haste * i32::from(view.turn()) / i32::from(setup.last_turn.max(1)),
            None => weights.approach,
        }
    }

    fn pressure(&self, view: View<'_>, pieces: &[Piece], piece: &Piece) -> Pressure {
        let own = self.ratings[piece.unit.index()];
        let spot = self.spots[piece.cell.index()];
        let mut pressure = Pressure { nearest: 99, to_contact: 99, ..Pressure::default() };
        for other in pieces {
            let far = view.distance(piece.cell, other.cell);
            if other.camp == piece.camp {
                let counts = self.ratings[other.unit.index()].counts;
                pressure.friends += u32::from(far == 1 && counts);
                continue;
            }
            pressure.nearest = pressure.nearest.min(far);
            pressure.beside += u32::from(far == 1);
            let reach = if own.kind == Kind::Guns { own.range } else { 1.max(own.range) };
            pressure.to_contact = pressure.to_contact.min(far.saturating_sub(reach));
            let enemy = self.ratings[other.unit.index()];
            let limit = if other.height < piece.height { spot.melee.min(2) } else { spot.melee };
            let pair = self.arms.pair(other.unit, piece.unit);
            let (mut blow, mut flags) = (0, 0);
            if far <= enemy.walk + 1 && enemy.kind != Kind::Guns {
                blow = pair.melee.hits(limit);
                flags = pair.melee.flags(limit);
            }
            if far <= enemy.walk + enemy.range && 1 < enemy.range && 1 < far && blow < pair.fire.hits(spot.fire) {
                blow = pair.fire.hits(spot.fire);
                flags = pair.fire.flags(spot.fire);
            }
            pressure.add(blow, flags);
        }
        pressure
    }

    /// What so many hits and flags (in hundredths) cost the owner of a unit.
    fn cost_of(&self, view: View<'_>, setup: &Setup, piece: &Piece, hits: i32, flags: i32) -> i32 {
        let rating = self.ratings[piece.unit.index()];
        let lost = hits.min(piece.elements * 100);
        rating.element * lost / 100
            + self.fall(view, setup, piece.unit) * chance_of_end(hits, piece.elements) / 100
            + flags * self.weights.flag / 100
    }

    /// What it costs beyond its elements when a unit is destroyed.
    pub(crate) fn fall(&self, view: View<'_>, setup: &Setup, unit: UnitId) -> i32 {
        let rating = self.ratings[unit.index()];
        if !rating.counts {
            return rating.whole;
        }
        let camp = view.camp(unit);
        let (gone, needed) = (view.eliminated(camp), setup.camp(camp.opposite()).units_to_eliminate);
        rating.whole + self.defeat(gone + 1, needed) - self.defeat(gone, needed)
    }

    /// Would the loss of this unit lose the battle?
    pub(crate) fn is_last(&self, view: View<'_>, setup: &Setup, unit: UnitId) -> bool {
        let camp = view.camp(unit);
        let needed = setup.camp(camp.opposite()).units_to_eliminate;
        self.ratings[unit.index()].counts && needed <= view.eliminated(camp) + 1
    }

    /// The share of defeat that so many units lost are.
    fn defeat(&self, gone: u8, needed: u8) -> i32 {
        let (gone, needed) = (i32::from(gone), i32::from(needed.max(1)));
        self.weights.defeat * gone * gone / (needed * needed)
    }

    /// What a camp has beside its units.
    fn camp(&self, view: View<'_>, setup: &Setup, pieces: &[Piece], camp: Camp) -> i32 {
        let weights = &self.weights;
        let needed = setup.camp(camp.opposite()).units_to_eliminate;
        let mut worth = -self.defeat(view.eliminated(camp), needed);
        worth += weights.token * i32::from(view.tokens(camp).min(12));
        worth += self.ground_held(view, setup, pieces, camp);
        worth += self.officers(view, setup, pieces, camp);
        worth
    }

    /// Objectives and exits.
    fn ground_held(&self, view: View<'_>, setup: &Setup, pieces: &[Piece], camp: Camp) -> i32 {
        let (weights, goals) = (&self.weights, setup.camp(camp));
        let mut worth = 0;
        for goal in &goals.objectives {
            let mut nearest = 99;
            for piece in pieces.iter().filter(|piece| self.ratings[piece.unit.index()].counts) {
                let far = view.distance(piece.cell, *goal);
                if piece.camp == camp {
                    nearest = nearest.min(far);
                } else if far == 0 {
                    worth -= weights.objective_denied;
                }
            }
            let near = i32::try_from(nearest.min(10)).unwrap_or(10);
            worth += if nearest == 0 { weights.objective } else { -weights.objective_near * near };
        }
        if 0 < goals.exits_needed {
            for piece in pieces.iter().filter(|piece| piece.camp == camp) {
                let far = goals.exits.iter().map(|exit| view.distance(piece.cell, *exit)).min().unwrap_or(0);
                worth -= weights.exit_near * i32::try_from(far.min(15)).unwrap_or(15);
            }
            let gone = view.unit_ids().filter(|unit| view.camp(*unit) == camp && view.cell(*unit).is_none());
            worth += weights.exited * i32::try_from(gone.filter(|unit| 0 < view.elements(*unit)).count()).unwrap_or(0);
        }
        worth
    }

    /// Officers: there, in command, and safe.
    fn officers(&self, view: View<'_>, setup: &Setup, pieces: &[Piece], camp: Camp) -> i32 {
        let weights = &self.weights;
        let mut worth = 0;
        let mut posts: Vec<(Cell, u32)> = Vec::with_capacity(4);
        for id in view.officer_ids() {
            let officer = setup.officer(id);
            let Some(cell) = view.officer_cell(id).filter(|_| officer.camp == camp) else { continue };
            let price = if officer.rank == Rank::GeneralInChief { weights.general } else { weights.officer };
            worth += price;
            posts.push((cell, u32::from(view.book().command.range.of(officer.rank))));
            let near = |piece: &&Piece| piece.camp != camp && view.distance(piece.cell, cell) <= 2;
            if pieces.iter().filter(near).count() == 0 {
                continue;
            }
            match pieces.iter().find(|piece| piece.cell == cell) {
                None => worth -= weights.officer_alone * price / weights.general.max(1),
                Some(piece) if piece.elements <= 1 => {
                    worth -= weights.officer_with_weak * price / weights.general.max(1);
                }
                Some(_) => {}
            }
        }
        let deaf = |piece: &&Piece| {
            piece.camp == camp && posts.iter().all(|(post, range)| *range < view.distance(*post, piece.cell))
        };
        worth - weights.out_of_command * i32::try_from(pieces.iter().filter(deaf).count()).unwrap_or(0)
    }

    /// What a blow of so many hits on a unit is worth to whoever strikes it.
    pub(crate) fn prize(&self, view: View<'_>, setup: &Setup, unit: UnitId, hits: i32, flags: i32) -> i32 {
        let Some(cell) = view.cell(unit) else { return 0 };
        let elements = i32::from(view.elements(unit));
        let piece = Piece { unit, cell, camp: view.camp(unit), elements, height: setup.board.height(cell) };
        self.cost_of(view, setup, &piece, hits, flags)
    }
}

impl Pressure {
    fn add(&mut self, blow: i32, flags: i32) {
        self.flags = self.flags.max(flags);
        let mut falling = blow;
        for worst in &mut self.worst {
            if *worst < falling {
                std::mem::swap(worst, &mut falling);
            }
        }
    }

    /// Blows of one turn: an enemy has few activations, and the second comer finds less room.
    fn blows(&self) -> i32 {
        let [first, second, third] = self.worst;
        first + second * 3 / 4 + third / 2
    }
}

/// How likely a unit of so many elements is destroyed by so many hits expected (in hundredths), in percent.
pub(crate) fn chance_of_end(hits: i32, elements: i32) -> i32 {
    let share = hits / elements.max(1);
    (share * 4 / 5 - 25).clamp(0, 95)
}

/// A battle that is over, or would be if the turn ended here.
fn decided(view: View<'_>, camp: Camp) -> Option<i32> {
    let (outcome, sure) = match view.pending() {
        Pending::Over(outcome) => (outcome, WON),
        _ => (view.victory()?, WON - 1000),
    };
    let winner = outcome.winner?;
    // Sooner is better; ground can still be lost, men are gone.
    let sure = sure - i32::from(view.turn()) - if outcome.by == WonBy::Objectives { 500 } else { 0 };
    Some(if winner == camp { sure } else { -sure })
}

fn pieces(view: View<'_>, setup: &Setup) -> Vec<Piece> {
    let found = view.unit_ids().filter_map(|unit| {
        let cell = view.cell(unit)?;
        let elements = i32::from(view.elements(unit));
        Some(Piece { unit, cell, camp: view.camp(unit), elements, height: setup.board.height(cell) })
    });
    found.collect()
}

fn spot(setup: &Setup, cell: Cell) -> Spot {
    let ground = setup.book.ground(setup.board.footing(cell));
    let sheltered =
        battle::Direction::ALL.iter().filter(|side| setup.board.side(cell, **side).is_some_and(|side| side.inside));
    let works = 2 <= sheltered.count();
    let melee = if ground.limits.mounted_only { None } else { ground.limits.melee_into };
    Spot {
        melee: if works { 2 } else { melee.unwrap_or(u8::MAX) },
        fire: ground.limits.fire_into.unwrap_or(u8::MAX),
        rough: ground.is(Quality::AdvantagesMiss) || ground.is(Quality::Rough),
    }
}

fn rating(battle: &Battle, unit: UnitId, weights: &Weights) -> Rating {
    let (view, setup) = (battle.view(), battle.setup());
    let troop = view.troop(unit);
    let best = [troop.factors.fire, troop.factors.assault, troop.factors.melee];
    let dice = best.map(|factor| factor.dice(view.elements(unit).max(1)).0).into_iter().max().unwrap_or(0);
    let still = view.traits(unit).contains(Trait::Static);
    let walk = if still { 0 } else { troop.allowance.with_combat };
    let counts = setup.unit(unit).counts_for_victory();
    let reach = weights.reach * (i32::from(walk) + i32::from(troop.range));
    Rating {
        element: weights.element + weights.element_per_die * i32::from(dice),
        whole: if counts { weights.unit + reach } else { weights.unit / 4 },
        walk: u32::from(walk),
        range: u32::from(troop.range),
        kind: if troop.arm == Arm::Artillery {
            Kind::Guns
        } else if view.is_mounted(unit) {
            Kind::Mounted
        } else {
            Kind::Foot
        },
        still,
        counts,
    }
}
