//! What the law says of a board, set down as sets of hexes once a battle is set up.
//!
//! No clause is written here, nor in what is reckoned with these sets: each is made by asking the law hex by hex, and
//! whoever is refused is told why by the law itself.

use crate::Camp;
use crate::area::{Area, GREAT, LARGE, ORDINARY};
use crate::movement::flood::Ground;
use crate::movement::ground::{Footstep, Gait, KINDS, Paths, Walker};
use crate::setup::{Setup, seat};
use hexes::Cell;
use std::sync::OnceLock;

/// The farthest that discs are kept for.
const FAR: usize = 10;

/// The sets of a board, of the size it needs.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "one for a battle and all its copies, and ordinary boards are asked most"
)]
pub(crate) enum Sets {
    /// Up to 256 hexes.
    Ordinary(SetsOf<ORDINARY>),
    /// Up to 512.
    Large(Box<SetsOf<LARGE>>),
    /// Up to 1,280.
    Great(Box<SetsOf<GREAT>>),
    /// More: everything is walked.
    TooGreat,
}

/// Does something with the sets of a board, whatever their size; `None` where there are none.
macro_rules! by_sets {
    ($tables:expr, |$sets:ident| $done:expr) => {
        match &$tables.sets {
            $crate::sets::Sets::Ordinary($sets) => Some($done),
            $crate::sets::Sets::Large($sets) => Some($done),
            $crate::sets::Sets::Great($sets) => Some($done),
            $crate::sets::Sets::TooGreat => None,
        }
    };
}
pub(crate) use by_sets;

/// The sets of a board.
#[derive(Debug)]
pub(crate) struct SetsOf<const WORDS: usize> {
    /// Where steps lead, by the kind of walker; for those who take part.
    grounds: [Option<Ground<WORDS>>; KINDS],
    /// Where roads lead.
    pub(crate) roads: Option<Ground<WORDS>>,
    /// Where officers alone go.
    officers: Option<Ground<WORDS>>,
    /// The hexes around each hex.
    rings: Box<[Area<WORDS>]>,
    /// Those behind each hex, for either camp.
    rears: [Box<[Area<WORDS>]>; 2],
    /// The hexes so near to each hex, by distance; made when somebody first asks.
    discs: [OnceLock<Box<[Area<WORDS>]>>; FAR + 1],
}

impl Sets {
    pub(crate) fn new(setup: &Setup, paths: &Paths, walkers: &[Walker]) -> Self {
        let hexes = setup.board.grid().cell_count();
        if hexes <= Area::<ORDINARY>::BITS {
            Self::Ordinary(SetsOf::new(setup, paths, walkers))
        } else if hexes <= Area::<LARGE>::BITS {
            Self::Large(Box::new(SetsOf::new(setup, paths, walkers)))
        } else if hexes <= Area::<GREAT>::BITS {
            Self::Great(Box::new(SetsOf::new(setup, paths, walkers)))
        } else {
            Self::TooGreat
        }
    }
}

impl<const WORDS: usize> SetsOf<WORDS> {
    fn new(setup: &Setup, paths: &Paths, walkers: &[Walker]) -> Self {
        let board = &setup.board;
        let walked = |walker| Ground::new(board, |from, direction| paths.footstep(walker, from, direction));
        let mut grounds = [const { None }; KINDS];
        for walker in walkers {
            let ground = &mut grounds[walker.kind()];
            if ground.is_none() {
                *ground = walked(*walker);
            }
        }
        Self {
            grounds,
            roads: Ground::new(board, |from, direction| board.road(from, direction).then_some(Footstep::Free)),
            officers: walked(Walker::riding_alone()),
            rings: board.grid().cells().map(|cell| board.neighbours().of(cell).collect()).collect(),
            rears: [Camp::North, Camp::South].map(|camp| {
                let behind =
                    |cell| camp.directions().into_iter().filter_map(move |way| board.neighbours().toward(cell, way));
                board.grid().cells().map(|cell| behind(cell).collect()).collect()
            }),
            discs: [const { OnceLock::new() }; FAR + 1],
        }
    }

    /// Where steps lead a walker, if that is kept: not for woodsmen, whose clear ground is counted, nor for those whom
    /// nobody stops.
    #[inline]
    pub(crate) fn ground(&self, walker: Walker) -> Option<&Ground<WORDS>> {
        if walker.is(Gait::Woodsman) || walker.is(Gait::Ghost) {
            None
        } else if walker.is_slowed() {
            self.grounds[walker.kind()].as_ref()
        } else {
            self.officers.as_ref()
        }
    }

    /// The hexes around a hex.
    #[inline]
    pub(crate) fn ring(&self, cell: Cell) -> &Area<WORDS> {
        &self.rings[cell.index()]
    }

    /// The hexes behind a hex, for a camp.
    #[inline]
    pub(crate) fn rear(&self, camp: Camp, cell: Cell) -> &Area<WORDS> {
        &self.rears[seat(camp)][cell.index()]
    }

    /// The hexes so near to a hex; nothing for a distance nobody asks for.
    #[inline]
    pub(crate) fn disc(&self, cell: Cell, distance: u32) -> Option<&Area<WORDS>> {
        let discs = self.discs.get(distance as usize)?;
        Some(&discs.get_or_init(|| self.discs_of(distance as usize))[cell.index()])
    }

    /// All discs of a size: those around the hexes of the next smaller ones.
    #[cold]
    fn discs_of(&self, distance: usize) -> Box<[Area<WORDS>]> {
        let first = || self.cells().map(Area::only).collect::<Box<[Area<WORDS>]>>();
        (0..distance).fold(first(), |smaller, _| {
            let grown = |cell: Cell| {
                let mut disc = smaller[cell.index()];
                self.ring(cell).each(|near| disc = disc.and(&smaller[near.index()]));
                disc
            };
            self.cells().map(grown).collect()
        })
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.rings.len()).filter_map(|index| Cell::from_index(u16::try_from(index).ok()?))
    }
}
