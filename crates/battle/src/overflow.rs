//! What does not fit into the rows of an ordinary moment: kept apart, on the heap, and hardly ever there.
//!
//! Eight elephants on the loose, seven burning hexes and nine nested questions stand in the battle itself; the next
//! elephant, fire or question stands here. There is no limit that loses anything.

use crate::frame::Frame;
use crate::markers::Marker;
use hexes::Cell;

/// What stands apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overflow {
    /// The innermost questions under way.
    pub(crate) frames: Vec<Frame>,
    /// Panicking elephants, numbered after those of the row.
    pub(crate) elephants: Vec<Option<Marker>>,
    /// Burning hexes, numbered after those of the row.
    pub(crate) fires: Vec<Option<Cell>>,
}

/// The overflow of a battle: none, for an ordinary moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spill(Option<Box<Overflow>>);

impl Spill {
    pub(crate) fn get(&self) -> Option<&Overflow> {
        self.0.as_deref()
    }

    /// Is nothing apart?
    pub(crate) const fn is_none(&self) -> bool {
        self.0.is_none()
    }

    /// What stands apart, to add to it or take from it.
    #[cold]
    pub(crate) fn overflow(&mut self) -> &mut Overflow {
        self.0.get_or_insert_default()
    }

    pub(crate) fn elephants(&self) -> &[Option<Marker>] {
        self.get().map_or(&[], |overflow| &overflow.elephants)
    }

    pub(crate) fn fires(&self) -> &[Option<Cell>] {
        self.get().map_or(&[], |overflow| &overflow.fires)
    }

    pub(crate) fn frames(&self) -> &[Frame] {
        self.get().map_or(&[], |overflow| &overflow.frames)
    }

    /// Two states that mean the same are the same: what stands empty at the end is dropped.
    #[cold]
    pub(crate) fn tidy(&mut self) {
        let overflow = self.overflow();
        trim(&mut overflow.elephants);
        trim(&mut overflow.fires);
        if *overflow == Overflow::default() {
            self.0 = None;
        }
    }
}

/// Drops the empty places at the end of a row.
fn trim<T>(row: &mut Vec<Option<T>>) {
    row.truncate(row.iter().rposition(Option::is_some).map_or(0, |last| last + 1));
}

/// Puts something into the first free place of a row, made where there is none.
pub(crate) fn put<T>(row: &mut Vec<Option<T>>, thing: T) {
    match row.iter_mut().find(|place| place.is_none()) {
        Some(free) => *free = Some(thing),
        None => row.push(Some(thing)),
    }
}
