//! The first two captioned figures on sight, LOS-1A to LOS-2C, as geometry: what lies on the line and what beside it.
//! The gun stands at (0,0).

use hexes::{Crossing, Hex, Side, sight_line};

const GUN: Hex = Hex::new(0, 0);

fn through(q: i16, r: i16) -> Crossing {
    Crossing::Through(Hex::new(q, r))
}

fn left(q: i16, r: i16) -> Crossing {
    Crossing::Along(Hex::new(q, r), Side::Left)
}

fn right(q: i16, r: i16) -> Crossing {
    Crossing::Along(Hex::new(q, r), Side::Right)
}

fn line_to(q: i16, r: i16) -> Vec<Crossing> {
    sight_line(GUN, Hex::new(q, r)).collect()
}

/// The outcome of the caption: blocked by a mask on the line, or by masks on both sides of it.
fn may_fire_at(q: i16, r: i16, masks: &[(i16, i16)]) -> bool {
    let line = line_to(q, r);
    let masked = |crossing: fn(i16, i16) -> Crossing| masks.iter().any(|&(q, r)| line.contains(&crossing(q, r)));
    let blocked = masked(through) || (masked(left) && masked(right));
    !blocked
}

#[test]
fn los_1a_woods_beside_the_line_are_not_on_it() {
    assert_eq!(line_to(0, 3), [through(0, 1), through(0, 2)]);
    assert!(may_fire_at(0, 3, &[(2, 0), (-1, 0)]));
}

#[test]
fn los_1b_a_wood_on_the_line_is_crossed() {
    assert_eq!(line_to(4, 0), [through(1, 0), through(2, 0), through(3, 0)]);
    assert!(!may_fire_at(4, 0, &[(2, 0)]));
}

#[test]
fn los_1c_a_line_on_the_border_has_a_wood_on_its_left_only() {
    assert_eq!(line_to(2, -1), [left(1, -1), right(1, 0)]);
    assert!(may_fire_at(2, -1, &[(1, -1)]));
    assert!(!may_fire_at(2, -1, &[(1, -1), (1, 0)]));
}

#[test]
fn los_2a_a_unit_stands_on_the_line() {
    assert_eq!(line_to(3, 0), [through(1, 0), through(2, 0)]);
    assert!(!may_fire_at(3, 0, &[(2, 0)]));
}

#[test]
fn los_2b_a_friend_stands_on_one_side_of_the_border_only() {
    assert_eq!(line_to(4, -2), [left(1, -1), right(1, 0), through(2, -1), left(3, -2), right(3, -1)]);
    assert!(may_fire_at(4, -2, &[(1, -1)]));
}

#[test]
fn los_2c_units_on_each_side_at_different_places_close_the_line() {
    assert!(!may_fire_at(4, -2, &[(1, -1), (3, -1)]));
    assert!(may_fire_at(4, -2, &[(1, -1), (3, -2)]));
}
