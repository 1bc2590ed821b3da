//! The board: what the ground is, computed once per map and shared by every battle fought on it.

use hexes::{Cell, Direction, Grid, Hex, Neighbours};
use rulebook::Terrain;

/// Where a river or stream may be crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// On foot, through the water.
    Ford,
    /// On a bridge, which always carries a road.
    Bridge,
}

/// One hex of a map, layer by layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// The ground.
    pub ground: Terrain,
    /// Hill levels.
    pub height: u8,
    /// A ford or bridge, on water.
    pub crossing: Option<Crossing>,
}

impl Land {
    /// Open ground.
    pub const CLEAR: Self = Self { ground: Terrain::Clear, height: 0, crossing: None };

    /// What one letter of a map draws: a hill is open ground one level up, a ford lies in a river. Which water a bridge
    /// crosses, its letter does not say.
    #[must_use]
    pub const fn drawn(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Hill => Self { height: 1, ..Self::CLEAR },
            Terrain::Ford => Self { ground: Terrain::River, height: 0, crossing: Some(Crossing::Ford) },
            Terrain::Bridge => Self::CLEAR,
            ground => Self { ground, ..Self::CLEAR },
        }
    }
}

/// A palisade, ditch or fortification on the side between two hexes; its defender stands inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// Palisade, ditch or fortification.
    pub kind: Terrain,
    /// The sheltered hex.
    pub inside: Cell,
    /// The hex it keeps out.
    pub outside: Cell,
}

/// What a hex side carries, seen from one of its hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexSide {
    /// Palisade, ditch or fortification.
    pub kind: Terrain,
    /// Is this hex the inside?
    pub inside: bool,
}

/// What is wrong with a map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// Not one land per hex.
    #[error("the map has {found} hexes drawn, its grid has {expected}")]
    WrongSize {
        /// Drawn.
        found: usize,
        /// In the grid.
        expected: usize,
    },
    /// Not a ground, but something that lies on it.
    #[error("{at}: {terrain} is not a ground of its own; draw it as height, crossing, road or work")]
    NotGround {
        /// Where.
        at: String,
        /// What.
        terrain: Terrain,
    },
    /// A ford or bridge on dry land, or a ford through a large river.
    #[error("{at}: a {crossing} needs a river or stream there{}", if *.large { "; a large river has bridges only" } else { "" })]
    DryCrossing {
        /// Where.
        at: String,
        /// `ford` or `bridge`.
        crossing: &'static str,
        /// On a large river.
        large: bool,
    },
    /// Two hexes that should touch and do not.
    #[error("{what}: {from} and {to} do not touch")]
    NotAdjacent {
        /// A road or a work.
        what: &'static str,
        /// One.
        from: String,
        /// The other.
        to: String,
    },
    /// Not something that stands on a hex side.
    #[error("{0} does not stand on a hex side; expected palisade, ditch or fortification")]
    NotAWork(Terrain),
}

/// A map with everything that can be known of it before the first unit stands on it.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    neighbours: Neighbours,
    coordinates: Vec<(u8, u8)>,
    hexes: Vec<Hex>,
    lands: Vec<Land>,
    footings: Vec<Terrain>,
    /// One bit a direction.
    roads: Vec<u8>,
    sides: Vec<[Option<HexSide>; 6]>,
    /// For each hex, the hill it belongs to at its own level; 0 on the plain.
    hills: Vec<u16>,
}

impl Board {
    /// Lays a map out.
    ///
    /// # Errors
    /// When a layer contradicts another; the message says where.
    pub fn new(grid: Grid, lands: Vec<Land>, roads: &[Vec<Cell>], works: &[Work]) -> Result<Self, BoardError> {
        if lands.len() != grid.cell_count() {
            return Err(BoardError::WrongSize { found: lands.len(), expected: grid.cell_count() });
        }
        let footings = grid.cells().map(|cell| footing(grid, cell, lands[cell.index()])).collect::<Result<_, _>>()?;
        let neighbours = Neighbours::new(grid);
        let hills = hills(grid, &neighbours, &lands);
        let mut board = Self {
            roads: vec![0; lands.len()],
            sides: vec![[None; 6]; lands.len()],
            coordinates: grid
                .cells()
                .map(|cell| grid.place(cell))
                .map(|place| (place.columns_east(), place.rows_south()))
                .collect(),
            hexes: grid.cells().map(|cell| grid.hex(cell)).collect(),
            grid,
            neighbours,
            lands,
            footings,
            hills,
        };
        for road in roads {
            for pair in road.windows(2) {
                board.lay_road(pair[0], pair[1])?;
            }
        }
        for work in works {
            board.raise(*work)?;
        }
        Ok(board)
    }

    fn lay_road(&mut self, from: Cell, to: Cell) -> Result<(), BoardError> {
        let direction = self.direction("road", from, to)?;
        self.roads[from.index()] |= 1 << direction.index();
        self.roads[to.index()] |= 1 << direction.opposite().index();
        Ok(())
    }

    fn raise(&mut self, work: Work) -> Result<(), BoardError> {
        if !matches!(work.kind, Terrain::Palisade | Terrain::Ditch | Terrain::Fortification) {
            return Err(BoardError::NotAWork(work.kind));
        }
        let direction = self.direction("work", work.inside, work.outside)?;
        self.sides[work.inside.index()][direction.index()] = Some(HexSide { kind: work.kind, inside: true });
        self.sides[work.outside.index()][direction.opposite().index()] =
            Some(HexSide { kind: work.kind, inside: false });
        Ok(())
    }

    fn direction(&self, what: &'static str, from: Cell, to: Cell) -> Result<Direction, BoardError> {
        let name = |cell| self.grid.place(cell).to_string();
        self.neighbours.direction(from, to).ok_or_else(|| BoardError::NotAdjacent {
            what,
            from: name(from),
            to: name(to),
        })
    }

    /// Its grid.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Column and row, from the north-west corner.
    #[must_use]
    pub fn coordinates(&self, cell: Cell) -> (u8, u8) {
        self.coordinates[cell.index()]
    }

    /// Hexes from one to the other.
    #[must_use]
    #[inline]
    pub fn distance(&self, from: Cell, to: Cell) -> u32 {
        self.hexes[from.index()].distance(self.hexes[to.index()])
    }

    /// Who touches whom.
    #[must_use]
    pub fn neighbours(&self) -> &Neighbours {
        &self.neighbours
    }

    /// A hex, layer by layer.
    #[must_use]
    pub fn land(&self, cell: Cell) -> Land {
        self.lands[cell.index()]
    }

    /// The row of the terrain table a unit there answers with: a bridged river answers as a bridge.
    #[must_use]
    pub fn footing(&self, cell: Cell) -> Terrain {
        self.footings[cell.index()]
    }

    /// Hill levels.
    #[must_use]
    pub fn height(&self, cell: Cell) -> u8 {
        self.lands[cell.index()].height
    }

    /// Does a road lead from one hex to its neighbour?
    #[must_use]
    pub fn road(&self, from: Cell, direction: Direction) -> bool {
        self.roads[from.index()] & (1 << direction.index()) != 0
    }

    /// Does any road run through the hex?
    #[must_use]
    pub fn on_road(&self, cell: Cell) -> bool {
        self.roads[cell.index()] != 0
    }

    /// The work on one side of a hex.
    #[must_use]
    pub fn side(&self, cell: Cell, direction: Direction) -> Option<HexSide> {
        self.sides[cell.index()][direction.index()]
    }

    /// The work between two neighbours, seen from the first.
    #[must_use]
    pub fn between(&self, cell: Cell, other: Cell) -> Option<HexSide> {
        self.neighbours.direction(cell, other).and_then(|direction| self.side(cell, direction))
    }

    /// Do two hexes of the same level belong to one hill: joined hexes at that level or higher (LOS-10)?
    #[must_use]
    pub fn same_hill(&self, one: Cell, other: Cell) -> bool {
        self.hills[one.index()] != 0 && self.hills[one.index()] == self.hills[other.index()]
    }

    /// Does a hex lie at the foot of the hill another stands on: lower, and adjacent to a hex of that hill (LOS-7)?
    #[must_use]
    pub fn at_foot(&self, cell: Cell, of: Cell) -> bool {
        let level = self.height(of);
        self.height(cell) < level
            && self.neighbours.of(cell).any(|near| level <= self.height(near) && self.joined(near, of, level))
    }

    /// Are two hexes joined by hexes of at least this level?
    fn joined(&self, one: Cell, other: Cell, level: u8) -> bool {
        if self.height(one) == level {
            return self.same_hill(one, other);
        }
        // A higher knoll belongs to the hill it stands on: go down to a hex of the level itself.
        let mut seen = vec![one];
        let mut next = 0;
        while next < seen.len() {
            for near in self.neighbours.of(seen[next]) {
                if near == other {
                    return true;
                }
                if level <= self.height(near) && !seen.contains(&near) {
                    seen.push(near);
                }
            }
            next += 1;
        }
        one == other
    }
}

/// What a unit in a hex stands on.
fn footing(grid: Grid, cell: Cell, land: Land) -> Result<Terrain, BoardError> {
    use Terrain as T;
    let at = || grid.place(cell).to_string();
    let name = |crossing| match crossing {
        Crossing::Ford => "ford",
        Crossing::Bridge => "bridge",
    };
    match (land.ground, land.crossing) {
        (T::River | T::Stream, Some(Crossing::Bridge)) => Ok(T::Bridge),
        (T::River, Some(Crossing::Ford)) => Ok(T::Ford),
        (T::LargeRiver, Some(Crossing::Bridge)) => Ok(T::LargeBridge),
        (ground, Some(crossing)) => {
            Err(BoardError::DryCrossing { at: at(), crossing: name(crossing), large: ground == T::LargeRiver })
        }
        (
            terrain @ (T::Hill
            | T::Ford
            | T::Bridge
            | T::LargeBridge
            | T::Road
            | T::Palisade
            | T::Ditch
            | T::Fortification
            | T::Fire),
            None,
        ) => Err(BoardError::NotGround { at: at(), terrain }),
        (
            ground @ (T::Clear
            | T::Forest
            | T::Habitations
            | T::Marsh
            | T::Rocks
            | T::Sand
            | T::Snow
            | T::Mountain
            | T::Lake
            | T::River
            | T::LargeRiver
            | T::Stream),
            None,
        ) => Ok(ground),
    }
}

/// Numbers the hills: hexes of one level joined by hexes of that level or higher share a number.
fn hills(grid: Grid, neighbours: &Neighbours, lands: &[Land]) -> Vec<u16> {
    let mut hills = vec![0; lands.len()];
    let mut count = 0;
    for start in grid.cells() {
        let level = lands[start.index()].height;
        if level == 0 || hills[start.index()] != 0 {
            continue;
        }
        count += 1;
        let mut reached = vec![false; lands.len()];
        let mut waiting = vec![start];
        reached[start.index()] = true;
        while let Some(cell) = waiting.pop() {
            if lands[cell.index()].height == level {
                hills[cell.index()] = count;
            }
            for near in neighbours.of(cell) {
                if level <= lands[near.index()].height && !reached[near.index()] {
                    reached[near.index()] = true;
                    waiting.push(near);
                }
            }
        }
    }
    hills
}
