//! Looks worked out once, when somebody first looks so: what the ground hides from a hex, and where troops would hide it.
//!
//! No clause of sight is written here. Each line is made by asking [`Look::hides`] of every hex on it what it would hide
//! if nobody stood there, and if troops of either camp did. What depends on more than that is not kept: the line says
//! that it has to be walked.

use super::{Body, Camp, Look, Standing, Weapon};
use crate::Board;
use crate::area::Area;
use crate::setup::Setup;
use hexes::{Cell, Crossing, Side};
use rulebook::{Arm, LoneOfficers, Rulebook, Trait, Traits};
use std::sync::OnceLock;

/// The longest range there is.
const FAR: u32 = 6;

/// What a look from one hex to another comes to.
#[derive(Clone, Debug)]
struct Line {
    /// Hexes where troops would hide the target.
    mask: Area,
    /// Does the ground hide it?
    hidden: bool,
    more: More,
}

/// What else a look may hang on.
#[derive(Clone, Debug)]
enum More {
    /// Nothing.
    Nothing,
    /// The line runs along a border: troops on the other side have to hide the target as well.
    OtherSide(Box<Area>),
    /// On who the troops are.
    Whose,
    /// On everything: it is farther than anybody shoots.
    Everything,
}

/// Looks from one hex, each made when it is first asked for.
type Seen = OnceLock<Box<[OnceLock<Line>]>>;

/// The looks of a battle.
#[derive(Debug)]
pub(crate) struct Lines {
    /// What is seen from each hex with small arms, then with artillery; of no hex where it has to be walked always:
    /// somebody is taller than others, officers alone are a mask, or the board has more hexes than bits.
    from: [Box<[Seen]>; 2],
}

impl Lines {
    /// Looks from everywhere, none of them made yet.
    pub(crate) fn new(setup: &Setup) -> Self {
        let (book, board) = (&setup.book, &setup.board);
        let is_tall = |arm: Arm, traits: Traits| arm == Arm::Elephants || traits.contains(Trait::ElephantBeasts);
        let tall = setup.units.iter().any(|unit| is_tall(unit.troop.arm, unit.traits));
        let few = board.grid().cell_count() <= Area::<4>::BITS;
        let hold = few && !tall && book.lone_officers == LoneOfficers::DoNotMask;
        let hexes = if hold { board.grid().cell_count() } else { 0 };
        let unseen = || (0..hexes).map(|_| Seen::new()).collect();
        Self { from: [unseen(), unseen()] }
    }

    /// May one hex be seen from another past these units, nothing burning and no elephant loose? `None` where the line
    /// has to be walked.
    pub(crate) fn is_open(&self, setup: &Setup, ends: [Cell; 2], weapon: Weapon, units: &Area) -> Option<bool> {
        let [from, to] = ends;
        let seen = match weapon {
            Weapon::SmallArms => &self.from[0],
            Weapon::Artillery => &self.from[1],
        };
        let row = seen.get(from.index())?;
        let row = row.get_or_init(|| seen.iter().map(|_| OnceLock::new()).collect());
        let line = row.get(to.index())?.get_or_init(|| worked_out(&setup.book, &setup.board, ends, weapon));
        let masked = units.meets(&line.mask);
        match &line.more {
            More::Nothing => Some(!(line.hidden | masked)),
            More::OtherSide(mask) => Some(!(masked && units.meets(mask))),
            More::Whose => (!masked).then_some(true),
            More::Everything => None,
        }
    }
}

/// One line, asked hex by hex. Each side has the hexes across the line and those along it.
fn worked_out(book: &Rulebook, board: &Board, [from, to]: [Cell; 2], weapon: Weapon) -> Line {
    if FAR < board.distance(from, to) {
        return Line { mask: Area::NONE, hidden: false, more: More::Everything };
    }
    let (mut hidden, mut masks) = ([false; 2], [Area::NONE; 2]);
    let mut certain = true;
    for crossing in board.grid().sight_line(from, to) {
        let cell = crossing.at();
        let sides: &[usize] = match crossing {
            Crossing::Through(_) => &[0, 1],
            Crossing::Along(_, Side::Left) => &[0],
            Crossing::Along(_, Side::Right) => &[1],
        };
        let hides =
            |standing: Supposed| Look { book, board, standing: &standing, from, to, weapon }.hides(cell, &mut ());
        let by_ground = hides(Supposed { between: None, ends: None }).is_some();
        // Friends or foes of whoever stands at the ends, or nobody there: the camps themselves are alike.
        let by_troops = [None, Some(Camp::North), Some(Camp::South)].map(|ends| {
            let ends = ends.map(|camp| ([from, to], camp));
            by_ground || hides(Supposed { between: Some((cell, Camp::North)), ends }).is_some()
        });
        let may_hide = by_troops.iter().any(|hides| *hides);
        certain &= by_troops.iter().all(|hides| *hides == may_hide);
        for side in sides {
            hidden[*side] |= by_ground;
            if may_hide {
                masks[*side].enter(cell);
            }
        }
    }
    let [left, right] = masks;
    let (mask, more) = match hidden {
        [true, true] => (Area::NONE, More::Nothing),
        _ if !certain => (left.and(&right), More::Whose),
        // What the ground hides on one side is left to troops on the other.
        [true, false] => (right, More::Nothing),
        [false, true] => (left, More::Nothing),
        [false, false] if left == right => (left, More::Nothing),
        [false, false] => (left, More::OtherSide(Box::new(right))),
    };
    Line { mask, hidden: hidden == [true, true], more }
}

/// Troops where somebody supposes them, and nobody else.
struct Supposed {
    between: Option<(Cell, Camp)>,
    /// Troops of a camp at both ends of the line.
    ends: Option<([Cell; 2], Camp)>,
}

impl Standing for Supposed {
    fn body(&self, cell: Cell) -> Option<Body> {
        let between = self.between.filter(|(at, _)| *at == cell).map(|(_, camp)| camp);
        let at_end = || self.ends.filter(|(ends, _)| ends.contains(&cell)).map(|(_, camp)| camp);
        between.or_else(at_end).map(Body::Troops)
    }

    fn burns(&self, _: Cell) -> bool {
        false
    }
}
