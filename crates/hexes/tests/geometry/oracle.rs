//! Sight lines the slow and obvious way: every hex is drawn as a polygon and the segment is cut against its six edges
//! in exact fractions. Nothing is shared with the crate but the types of the answer.
//!
//! The usual drawing has `x = √3 · (q + r/2)` and `y = 3/2 · r`, south downwards, for hexes of side 1. Stretched by
//! `2/√3` along `x` and by 2 along `y`, every centre and corner has whole coordinates, and a stretch changes neither
//! what a line crosses nor which side is left.

use std::cmp::Ordering;

use hexes::{Crossing, Hex, Side};

/// Corners around the centre, clockwise on the drawing from the northern one.
const CORNERS: [Point; 6] = [point(0, -2), point(1, -1), point(1, 1), point(0, 2), point(-1, 1), point(-1, -1)];

#[derive(Clone, Copy, PartialEq, Eq)]
struct Point {
    x: i128,
    y: i128,
}

const fn point(x: i128, y: i128) -> Point {
    Point { x, y }
}

impl Point {
    fn minus(self, other: Self) -> Self {
        point(self.x - other.x, self.y - other.y)
    }

    fn plus(self, other: Self) -> Self {
        point(self.x + other.x, self.y + other.y)
    }
}

/// Positive when `b` points clockwise of `a` on the drawing.
fn cross(a: Point, b: Point) -> i128 {
    a.x * b.y - a.y * b.x
}

/// A fraction with a positive denominator.
#[derive(Clone, Copy)]
struct Fraction(i128, i128);

impl Fraction {
    fn compare(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }

    fn halfway_to(self, other: Self) -> Self {
        Self(self.0 * other.1 + other.0 * self.1, 2 * self.1 * other.1)
    }
}

fn centre(hex: Hex) -> Point {
    let (q, r) = (i128::from(hex.q), i128::from(hex.r));
    point(2 * q + r, 3 * r)
}

/// Everything between the two ends, near to far, left before right.
pub(crate) fn crossings(from: Hex, to: Hex) -> Vec<Crossing> {
    let mut met: Vec<(Fraction, Crossing)> = Vec::new();
    for q in from.q.min(to.q) - 1..=from.q.max(to.q) + 1 {
        for r in from.r.min(to.r) - 1..=from.r.max(to.r) + 1 {
            let hex = Hex::new(q, r);
            if hex != from && hex != to {
                met.extend(meet(from, to, hex));
            }
        }
    }
    met.sort_by(|a, b| a.0.compare(b.0).then_with(|| side_of(a.1).cmp(&side_of(b.1))));
    met.into_iter().map(|(_, crossing)| crossing).collect()
}

fn side_of(crossing: Crossing) -> Option<Side> {
    match crossing {
        Crossing::Through(_) => None,
        Crossing::Along(_, side) => Some(side),
    }
}

/// How the segment meets one hex, and after which part of its length.
fn meet(from: Hex, to: Hex, hex: Hex) -> Option<(Fraction, Crossing)> {
    let start = centre(from);
    let heading = centre(to).minus(start);
    // Inside the hex is where `base + part · slope` is positive for all six edges.
    let edges: Vec<(i128, i128)> = (0..6)
        .map(|i| {
            let corner = centre(hex).plus(CORNERS[i]);
            let edge = CORNERS[(i + 1) % 6].minus(CORNERS[i]);
            (cross(edge, start.minus(corner)), cross(edge, heading))
        })
        .collect();

    let (mut enter, mut leave) = (Fraction(0, 1), Fraction(1, 1));
    for &(base, slope) in &edges {
        match slope.cmp(&0) {
            Ordering::Equal if base < 0 => return None,
            Ordering::Equal => (),
            Ordering::Greater => {
                let bound = Fraction(-base, slope);
                if enter.compare(bound) == Ordering::Less {
                    enter = bound;
                }
            }
            Ordering::Less => {
                let bound = Fraction(base, -slope);
                if bound.compare(leave) == Ordering::Less {
                    leave = bound;
                }
            }
        }
    }
    if enter.compare(leave) != Ordering::Less {
        return None;
    }

    let Fraction(part, whole) = enter.halfway_to(leave);
    let inside = edges.iter().all(|&(base, slope)| base * whole + part * slope > 0);
    let side = if cross(heading, centre(hex).minus(start)) < 0 { Side::Left } else { Side::Right };
    Some((enter, if inside { Crossing::Through(hex) } else { Crossing::Along(hex, side) }))
}
