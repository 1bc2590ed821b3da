//! What a position is worth to a side, in hundredths of an element.

use crate::arms::Arms;
use crate::chances::{chance_of_end, elements_lost};
use crate::rating::{Kind, Rating, Sender, Spot};
use crate::weights::Weights;
use battle::{Battle, Camp, Cell, OfficerId, Pending, Setup, UnitId, View, WonBy, seat};
use rulebook::{Rank, RiposteRight, Rulebook};

/// A battle won. What is on the table is never worth as much, but a battle is not risked for a small chance of it.
pub(crate) const WON: i32 = 12_000;
/// Turns after which a side in no hurry is in as much of a hurry as one whose time is up.
const STANDING_OFF: i32 = 8;
/// Farther than anybody ever is.
const NOBODY_NEAR: u32 = 99;
/// Hexes within which an enemy may make a unit retreat soon.
const NEAR: u32 = 3;
/// Hexes from which an enemy may come upon somebody alone.
const CHARGE: u32 = 4;
/// Of a hundred flags, those that cost a unit without a way back an element: the others are ignored.
const UNPAID: i32 = 60;
/// The most that can stand on a table.
const MOST: i32 = 9_000;

/// Everything a judgement needs that does not change during one thought.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    pub(crate) weights: Weights,
    pub(crate) arms: Arms,
    spots: Vec<Spot>,
    ratings: Vec<Rating>,
    senders: Vec<Sender>,
    /// Everybody's loss counts, and everybody supports.
    all_count: bool,
    /// Sees room to retreat, and the general within a charge: whoever plans does.
    farsighted: bool,
}

/// A unit on the table.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    pub(crate) unit: UnitId,
    pub(crate) cell: Cell,
    pub(crate) camp: Camp,
    pub(crate) elements: i32,
    pub(crate) height: u8,
    /// Friends beside it that can support.
    pub(crate) friends: u32,
    /// Enemies beside it.
    beside: u32,
    /// Hexes to the nearest enemy.
    nearest: u32,
    /// Free hexes behind it: two where nobody looks, because no enemy is near or he does not see so far.
    room: u8,
}

/// A position, looked at once.
pub(crate) struct Table<'a> {
    pub(crate) view: View<'a>,
    pub(crate) setup: &'a Setup,
    /// North's, then south's.
    pub(crate) pieces: Vec<Piece>,
    /// The first of south's.
    south: usize,
    /// The share of defeat the next unit lost brings, north first.
    next_defeat: [i32; 2],
}

impl Table<'_> {
    /// A camp's pieces, with their places.
    pub(crate) fn of(&self, camp: Camp) -> impl Iterator<Item = (usize, &Piece)> {
        let places = match camp {
            Camp::North => 0..self.south,
            Camp::South => self.south..self.pieces.len(),
        };
        places.clone().zip(&self.pieces[places])
    }

    pub(crate) fn distance(&self, from: Cell, to: Cell) -> u32 {
        self.setup.board.distance(from, to)
    }

    /// Can a unit that goes so many hexes come beside another, as far as distances say?
    pub(crate) fn comes_beside(&self, piece: &Piece, other: &Piece, walk: u32) -> bool {
        self.distance(piece.cell, other.cell) == 1 || self.view.has_room_beside(other.cell, piece.cell, walk)
    }
}

impl Judgement {
    pub(crate) fn of(battle: &Battle, weights: &Weights) -> Self {
        let setup = battle.setup();
        let ratings: Vec<Rating> = battle.view().unit_ids().map(|unit| Rating::of(battle, unit, weights)).collect();
        Self {
            weights: weights.clone(),
            arms: Arms::of(battle),
            spots: setup.board.grid().cells().map(|cell| Spot::of(setup, cell)).collect(),
            all_count: ratings.iter().all(|rating| rating.counts),
            ratings,
            senders: battle.view().officer_ids().map(|officer| Sender::of(setup, officer)).collect(),
            farsighted: false,
        }
    }

    /// The same, by somebody who weighs things otherwise; what troops are worth stays.
    pub(crate) fn with(&self, weights: &Weights) -> Self {
        Self { weights: weights.clone(), ..self.clone() }
    }

    /// The same, by somebody who sees farther.
    pub(crate) fn farsighted(self) -> Self {
        Self { farsighted: true, ..self }
    }

    pub(crate) fn is_farsighted(&self) -> bool {
        self.farsighted
    }

    /// A hex.
    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        self.spots[cell.index()]
    }

    /// A unit.
    pub(crate) fn rating(&self, unit: UnitId) -> Rating {
        self.ratings[unit.index()]
    }

    /// An officer.
    pub(crate) fn sender(&self, officer: OfficerId) -> Sender {
        self.senders[officer.index()]
    }

    /// What the position is worth to a camp, if this one plays next.
    pub(crate) fn judge(&self, view: View<'_>, setup: &Setup, camp: Camp, next: Camp) -> i32 {
        if let Some(sure) = decided(view, camp) {
            return sure;
        }
        let table = self.table(view, setup);
        let mut sum = 0;
        for piece in &table.pieces {
            let worth = self.piece(piece) - self.want_of_room(piece);
            // Who has still far to go is his own affair: to come nearer does not bring the enemy nearer to his goal.
            sum += if piece.camp == camp { worth - self.way_to_go(&table, piece) } else { -worth };
        }
        sum += self.camp(&table, camp) - self.camp(&table, camp.opposite());
        sum += self.menaces(&table, camp, next) - self.menaces(&table, camp.opposite(), next);
        sum.clamp(-MOST, MOST)
    }

    /// What a camp threatens: more if it plays next.
    fn menaces(&self, table: &Table<'_>, camp: Camp, next: Camp) -> i32 {
        let share = if camp == next { self.weights.menace_next } else { self.weights.menace_after };
        if share == 0 { 0 } else { self.menace(table, camp) * share / 100 }
    }

    fn table<'a>(&self, view: View<'a>, setup: &'a Setup) -> Table<'a> {
        let mut pieces = Vec::with_capacity(self.ratings.len());
        let found = |unit| Some(self.piece_of(view, setup, unit, view.cell(unit)?));
        pieces.extend(view.units_of(Camp::North).filter_map(found));
        let south = pieces.len();
        pieces.extend(view.units_of(Camp::South).filter_map(found));
        Table {
            view,
            setup,
            pieces,
            south,
            next_defeat: [Camp::North, Camp::South].map(|camp| self.next_defeat(view, setup, camp)),
        }
    }

    /// A unit where it stands, and who is around it.
    fn piece_of(&self, view: View<'_>, setup: &Setup, unit: UnitId, cell: Cell) -> Piece {
        let camp = view.camp(unit);
        let enemies = camp.opposite();
        let nearest = view.nearest(enemies, cell).unwrap_or(NOBODY_NEAR);
        Piece {
            unit,
            cell,
            camp,
            elements: i32::from(view.elements(unit)),
            height: setup.board.height(cell),
            friends: if self.all_count {
                view.count_beside(camp, cell)
            } else {
                let near = view.units_around(cell).filter(|other| view.camp(*other) == camp);
                u32::try_from(near.filter(|other| self.ratings[other.index()].counts).count()).unwrap_or(0)
            },
            beside: view.count_beside(enemies, cell),
            nearest,
            room: if self.farsighted && nearest <= NEAR { room_behind(view, setup, camp, cell) } else { 2 },
        }
    }

    /// What a unit on the table adds to its side.
    fn piece(&self, piece: &Piece) -> i32 {
        let (weights, rating) = (&self.weights, self.ratings[piece.unit.index()]);
        let mut worth = rating.whole + rating.element * piece.elements;
        let spot = self.spots[piece.cell.index()];
        if piece.nearest <= 3 {
            worth += if 2 <= piece.friends {
                weights.support
            } else {
                weights.friend * i32::try_from(piece.friends).unwrap_or(0)
            };
            if rating.kind != Kind::Mounted && (spot.melee <= 2 || 0 < piece.height) {
                worth += weights.cover;
            }
        }
        if rating.kind == Kind::Guns && 0 < piece.beside {
            worth -= weights.gun_in_contact;
        }
        if rating.kind == Kind::Mounted && spot.rough {
            worth -= weights.horse_in_rough;
        }
        worth
    }

    /// What it costs a unit near the enemy to have no free hex behind it, or only one.
    fn want_of_room(&self, piece: &Piece) -> i32 {
        match piece.room {
            0 => self.weights.room,
            1 => self.weights.room / 4,
            _ => 0,
        }
    }

    /// What it costs a unit to stand where it cannot fight yet.
    fn way_to_go(&self, table: &Table<'_>, piece: &Piece) -> i32 {
        let rating = self.ratings[piece.unit.index()];
        if rating.still {
            return 0;
        }
        let to_go = piece.nearest.saturating_sub(rating.range.max(1)).min(9);
        self.eagerness(table.view, table.setup, piece.camp) * i32::try_from(to_go).unwrap_or(9)
    }

    /// How much a hex nearer to the enemy is worth: more for the side that loses by waiting, as time runs out.
    pub(crate) fn eagerness(&self, view: View<'_>, setup: &Setup, camp: Camp) -> i32 {
        let weights = &self.weights;
        match setup.at_last_turn {
            Some(winner) if winner == camp => weights.approach * weights.patience / 100,
            Some(_) => weights.approach + weights.haste * i32::from(view.turn()) / i32::from(setup.last_turn.max(1)),
            // Nobody gains by waiting: whoever stands off too long grows impatient.
            None => weights.approach + weights.haste * i32::from(view.turn()) / STANDING_OFF,
        }
    }

    /// What so many hits and flags (in hundredths) cost the owner of a unit.
    pub(crate) fn cost_of(&self, table: &Table<'_>, piece: &Piece, hits: i32, flags: i32) -> i32 {
        let hits = if piece.room == 0 { unpaid(hits, flags) } else { hits };
        self.cost(piece.unit, piece.elements, table.next_defeat[seat(piece.camp)], hits, flags)
    }

    fn cost(&self, unit: UnitId, elements: i32, next_defeat: i32, hits: i32, flags: i32) -> i32 {
        let rating = self.ratings[unit.index()];
        let fall = rating.whole + if rating.counts { next_defeat } else { 0 };
        rating.element * elements_lost(hits, elements) / 100
            + fall * chance_of_end(hits, elements) / 100
            + flags * self.weights.flag / 100
    }

    /// The share of defeat the next unit lost brings.
    fn next_defeat(&self, view: View<'_>, setup: &Setup, camp: Camp) -> i32 {
        let (gone, needed) = (view.eliminated(camp), setup.camp(camp.opposite()).units_to_eliminate);
        if needed <= gone + 1 {
            return self.weights.last_unit;
        }
        self.defeat(gone + 1, needed) - self.defeat(gone, needed)
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
    fn camp(&self, table: &Table<'_>, camp: Camp) -> i32 {
        let (weights, view, setup) = (&self.weights, table.view, table.setup);
        let needed = setup.camp(camp.opposite()).units_to_eliminate;
        let mut worth = -self.defeat(view.eliminated(camp), needed);
        worth += weights.token * i32::from(view.tokens(camp).min(12));
        worth += self.ground_held(table, camp);
        worth += self.officers(table, camp);
        worth
    }

    /// Objectives and exits.
    fn ground_held(&self, table: &Table<'_>, camp: Camp) -> i32 {
        let (weights, goals) = (&self.weights, table.setup.camp(camp));
        let (view, pieces) = (table.view, &table.pieces);
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
    fn officers(&self, table: &Table<'_>, camp: Camp) -> i32 {
        let (weights, view, pieces) = (&self.weights, table.view, &table.pieces);
        let mut worth = 0;
        let mut posts: Vec<(Cell, u32)> = Vec::with_capacity(4);
        for id in view.officer_ids() {
            let officer = table.setup.officer(id);
            let Some(cell) = view.officer_cell(id).filter(|_| officer.camp == camp) else { continue };
            let is_general = officer.rank == Rank::GeneralInChief;
            let price = if is_general { weights.general } else { weights.officer };
            worth += price;
            if self.farsighted && is_general && is_exposed(table, camp, cell) {
                worth -= self.weights.general_exposed;
            }
            posts.push((cell, self.sender(id).voice));
            if !view.is_near(camp.opposite(), cell, 2) {
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

    /// What the target's stroke back is expected to cost whoever strikes it hand to hand, if it may strike back.
    pub(crate) fn stroke_back(&self, view: View<'_>, setup: &Setup, striker: UnitId, target: UnitId) -> i32 {
        let price = |hits, flags| self.prize(view, setup, striker, hits, flags);
        self.riposte_cost(&setup.book, [striker, target], || view.is_supported_as_target(target), price)
    }

    /// The same, with what is known already: whether the target is supported, and the price of a blow to the striker.
    pub(crate) fn riposte_cost(
        &self,
        book: &Rulebook,
        [striker, target]: [UnitId; 2],
        supported: impl FnOnce() -> bool,
        price: impl FnOnce(i32, i32) -> i32,
    ) -> i32 {
        let may = match book.riposte.right {
            RiposteRight::WhenSupported => supported(),
            RiposteRight::WhenGroundHeld => true,
        };
        if !may {
            return 0;
        }
        let back = self.arms.pair(target, striker).riposte;
        price(back.hits(u8::MAX), back.flags(u8::MAX)) * self.weights.riposte / 100
    }

    /// What a blow of so many hits on a unit is worth to whoever strikes it.
    pub(crate) fn prize(&self, view: View<'_>, setup: &Setup, unit: UnitId, hits: i32, flags: i32) -> i32 {
        let camp = view.camp(unit);
        let next_defeat = self.next_defeat(view, setup, camp);
        let no_way_back = || view.cell(unit).is_some_and(|cell| room_behind(view, setup, camp, cell) == 0);
        let hits = if self.farsighted && 0 < flags && no_way_back() { unpaid(hits, flags) } else { hits };
        self.cost(unit, i32::from(view.elements(unit)), next_defeat, hits, flags)
    }
}

/// The hits on a unit without a way back: flags it cannot obey cost it elements too.
const fn unpaid(hits: i32, flags: i32) -> i32 {
    hits + flags * UNPAID / 100
}

/// Free hexes behind a unit.
fn room_behind(view: View<'_>, setup: &Setup, camp: Camp, cell: Cell) -> u8 {
    let behind = setup.board.grid().rear_neighbours(cell, camp).into_iter().flatten();
    behind.map(|cell| u8::from(view.unit_at(cell).is_none())).sum()
}

/// Is an officer alone where horse could come upon him?
fn is_exposed(table: &Table<'_>, camp: Camp, cell: Cell) -> bool {
    table.view.is_near(camp.opposite(), cell, CHARGE) && table.pieces.iter().all(|piece| piece.cell != cell)
}

/// A battle that is over, or would be if the turn ended here.
fn decided(view: View<'_>, camp: Camp) -> Option<i32> {
    let (outcome, sure) = match view.pending() {
        Pending::Over(outcome) => (outcome, WON),
        _ => (view.victory()?, WON - 200),
    };
    let winner = outcome.winner?;
    // Sooner is better; ground can still be lost, men are gone.
    let sure = sure - i32::from(view.turn()) - if outcome.by == WonBy::Objectives { 1500 } else { 0 };
    Some(if winner == camp { sure } else { -sure })
}
