//! The exact walk along a line, one hex after the other.

use super::{Crossing, Side};
use crate::{Direction, Hex};

/// The crossings of one line, found by stepping out of each hex through the side where the line leaves it.
///
/// Of the six directions let `ahead` be the one the line follows best; it can leave a hex only on that side or on one
/// of the two beside it. How fast it makes way in a direction is a whole number, and `ahead` is as fast as `left` and
/// `right` together. Measured along the line, a side is `reach / speed` away, where each reach begins at 1 (half the
/// distance to the next centre), grows by 2 when that side is crossed, and changes by 1 when another is.
///
/// Comparing two such fractions is the sign of a cross product. Only one is kept:
///
/// ```text
/// lean = reach(left) · speed(ahead) − reach(ahead) · speed(left)
/// ```
///
/// Below 0 the left side comes first. The same product for the right side is always `speed(ahead) − lean`, so above
/// `speed(ahead)` the right side comes first. In between, the side ahead does; on equality the line leaves by a
/// corner, and the hex ahead is the one it enters, `ahead` being the faster. Only where `left` or `right` is 0 are the
/// two as fast: then the line runs along the border between their hexes.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    here: Hex,
    target: Hex,
    ahead: Direction,
    left: i32,
    right: i32,
    lean: i32,
    /// The right-hand hex of a pair, while the left-hand one is handed out.
    waiting: Option<Hex>,
}

impl Walk {
    pub(super) fn new(from: Hex, to: Hex) -> Self {
        let way = from.way_to(to);
        let ahead = best_followed(way);
        let right = speed(way, ahead.turned_right());
        Self {
            here: from,
            target: to,
            ahead,
            left: speed(way, ahead.turned_left()),
            right,
            lean: right, // 1 · speed(ahead) − 1 · speed(left)
            waiting: None,
        }
    }

    /// The side through which the line leaves this hex.
    fn stride(&mut self) -> Direction {
        let ahead = self.left + self.right;
        if self.lean < 0 {
            self.lean += ahead + self.right;
            self.ahead.turned_left()
        } else if self.lean > ahead {
            self.lean -= ahead + self.left;
            self.ahead.turned_right()
        } else {
            self.lean += self.right - self.left;
            self.ahead
        }
    }

    /// The hexes left and right of the border that begins where the line leaves the hex behind; the walk has stepped
    /// into one of the two.
    fn pair(&self, behind: Hex) -> Option<(Hex, Hex)> {
        if self.right == 0 {
            Some((behind.neighbour(self.ahead.turned_left()), self.here))
        } else if self.left == 0 {
            Some((self.here, behind.neighbour(self.ahead.turned_right())))
        } else {
            None
        }
    }
}

impl Iterator for Walk {
    type Item = Crossing;

    fn next(&mut self) -> Option<Crossing> {
        if let Some(right) = self.waiting.take() {
            return Some(Crossing::Along(right, Side::Right));
        }
        if self.here == self.target {
            return None;
        }
        let behind = self.here;
        let stride = self.stride();
        self.here = behind.neighbour(stride);
        if self.here == self.target {
            return None;
        }
        if stride == self.ahead
            && let Some((left, right)) = self.pair(behind)
        {
            self.waiting = Some(right);
            return Some(Crossing::Along(left, Side::Left));
        }
        Some(Crossing::Through(self.here))
    }
}

/// How fast a line makes way in a direction: twice the scalar product, in units where neighbours are 1 apart.
fn speed((q, r): (i32, i32), direction: Direction) -> i32 {
    let (step_q, step_r) = direction.step();
    i32::from(step_q) * (2 * q + r) + i32::from(step_r) * (q + 2 * r)
}

/// The direction nearest to the line's; either of the two where it runs along borders.
fn best_followed(way: (i32, i32)) -> Direction {
    let mut best = Direction::East;
    for direction in Direction::ALL {
        if speed(way, best) < speed(way, direction) {
            best = direction;
        }
    }
    best
}
