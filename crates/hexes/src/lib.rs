//! Exact hex geometry: neighbours, distance, sight lines, and the names people give to places.
//!
//! Integers only; nothing here knows a rule of the game.
//!
//! # The table
//!
//! Hexes stand point-up. Columns are lettered from the west (A … Z, AA, AB …), rows are numbered from the north, and
//! **odd-numbered rows stand half a hex to the east**:
//!
//! ```text
//!                north
//!
//!          / \ / \ / \ / \
//!    1    | A1| B1| C1| D1|
//!        / \ / \ / \ / \ /
//!    2  | A2| B2| C2| D2|
//!        \ / \ / \ / \ / \
//! west    | A3| B3| C3| D3|    east
//!        / \ / \ / \ / \ /
//!    4  | A4| B4| C4| D4|
//!        \ / \ / \ / \ /
//!
//!                south
//! ```
//!
//! # Three ways to say where
//!
//! - [`Place`], `C7`: for files and people.
//! - [`Hex`], axial `(q, r)`: for geometry, on the table or beyond it. `A1` is `(0, 0)`, `q` grows to the east and `r`
//!   to the south edge.
//! - [`Cell`], a number: for tables indexed by hex. Cells are counted in reading order, so a cell means something only
//!   together with its [`Grid`], which translates between the three.
//!
//! The six neighbours, always in this order:
//!
//! ```text
//!         NW (0,-1)   NE (1,-1)
//!
//!     W (-1,0)    hex     E (1,0)
//!
//!         SW (-1,1)   SE (0,1)
//! ```
//!
//! # Sight
//!
//! [`sight_line`] tells which hexes the segment between two centres really crosses, and along which it runs:
//!
//! ```
//! use hexes::{Crossing, Hex, Side, sight_line};
//!
//! let on_the_border: Vec<Crossing> = sight_line(Hex::new(0, 0), Hex::new(2, -1)).collect();
//! assert_eq!(
//!     on_the_border,
//!     [Crossing::Along(Hex::new(1, -1), Side::Left), Crossing::Along(Hex::new(1, 0), Side::Right)],
//! );
//! ```

mod cell;
mod direction;
mod edge;
mod grid;
mod hex;
mod neighbours;
mod place;
mod sight;

pub use cell::Cell;
pub use direction::Direction;
pub use edge::Edge;
pub use grid::{Grid, GridError};
pub use hex::Hex;
pub use neighbours::Neighbours;
pub use place::{Place, PlaceError, PlaceFault};
pub use sight::{Crossing, Offset, Side, SightLine, SightTable, sight_line};
