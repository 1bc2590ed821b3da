//! Sight lines against a slow oracle, and against their own symmetries.

use crate::oracle;
use hexes::{Crossing, Grid, Hex, Side, SightTable, sight_line};
use proptest::prelude::*;

const ORIGIN: Hex = Hex::new(0, 0);

fn hex(q: i16, r: i16) -> Hex {
    Hex::new(q, r)
}

fn met(from: Hex, to: Hex) -> Vec<Crossing> {
    sight_line(from, to).collect()
}

fn hexes_within(distance: u32) -> impl Iterator<Item = Hex> {
    let reach = i16::try_from(distance).expect("a short distance");
    (-reach..=reach)
        .flat_map(move |q| (-reach..=reach).map(move |r| hex(q, r)))
        .filter(move |&target| ORIGIN.distance(target) <= distance)
}

fn swap_side(crossing: Crossing) -> Crossing {
    match crossing {
        Crossing::Through(hex) => Crossing::Through(hex),
        Crossing::Along(hex, side) => Crossing::Along(hex, side.opposite()),
    }
}

/// East and west exchanged.
fn mirrored(hex: Hex) -> Hex {
    Hex::new(-hex.q - hex.r, hex.r)
}

/// What a mirrored shooter meets: the pairs along borders are told left first again.
fn mirrored_line(line: Vec<Crossing>) -> Vec<Crossing> {
    let mut line: Vec<Crossing> = line.into_iter().map(|crossing| swap_side(crossing.map(mirrored))).collect();
    for i in 1..line.len() {
        if let (Crossing::Along(_, Side::Right), Crossing::Along(_, Side::Left)) = (line[i - 1], line[i]) {
            line.swap(i - 1, i);
        }
    }
    line
}

fn shifted(line: Vec<Crossing>, by: Hex) -> Vec<Crossing> {
    line.into_iter().map(|crossing| crossing.map(|at| hex(at.q + by.q, at.r + by.r))).collect()
}

fn turned(line: Vec<Crossing>) -> Vec<Crossing> {
    line.into_iter().map(|crossing| crossing.map(|at| at.turned_left_about(ORIGIN))).collect()
}

#[test]
fn every_line_up_to_distance_18_agrees_with_cutting_the_polygons() {
    for target in hexes_within(18) {
        assert_eq!(met(ORIGIN, target), oracle::crossings(ORIGIN, target), "to {target}");
    }
}

#[test]
fn the_table_holds_the_lines_up_to_distance_12_and_no_others() {
    for target in hexes_within(14) {
        let known = SightTable::shared().crossings(ORIGIN, target);
        assert_eq!(known.is_some(), ORIGIN.distance(target) <= 12, "to {target}");
    }
    assert_eq!(hexes_within(SightTable::REACH).count(), 469);
}

#[test]
fn a_record_of_the_table_takes_three_bytes() {
    assert_eq!(size_of::<Crossing<hexes::Offset>>(), 3);
}

#[test]
fn a_unit_sees_its_own_hex_and_its_neighbours_across_nothing() {
    for target in hexes_within(1) {
        assert_eq!(met(ORIGIN, target), []);
    }
}

#[test]
fn a_line_along_a_row_crosses_just_the_hexes_of_the_row() {
    assert_eq!(met(ORIGIN, hex(3, 0)), [Crossing::Through(hex(1, 0)), Crossing::Through(hex(2, 0))]);
}

#[test]
fn a_line_clips_hexes_that_sampling_would_miss() {
    // Four steps away: sampling finds three hexes, one of the middle two being lost.
    let line = [hex(1, 0), hex(2, -1), hex(2, 0), hex(3, -1)].map(Crossing::Through);
    assert_eq!(met(ORIGIN, hex(4, -1)), line);
}

#[test]
fn a_line_that_touches_a_corner_does_not_cross_the_hex_behind_it() {
    let line = [hex(1, 0), hex(2, 0), hex(3, -1), hex(4, -1)].map(Crossing::Through);
    // It passes through the northern corner of (2,0) and (1,0), which is the southern one of (2,-1).
    assert_eq!(met(ORIGIN, hex(5, -1)), line);
}

#[test]
fn a_long_border_line_alternates_between_borders_and_hexes() {
    let mut expected = Vec::new();
    for k in 0..20 {
        let on_the_line = hex(2 * k, -k);
        if 0 < k {
            expected.push(Crossing::Through(on_the_line));
        }
        expected.push(Crossing::Along(hex(2 * k + 1, -k - 1), Side::Left));
        expected.push(Crossing::Along(hex(2 * k + 1, -k), Side::Right));
    }
    assert_eq!(met(ORIGIN, hex(40, -20)), expected);
}

#[test]
fn the_longest_line_of_the_plane_ends() {
    let corner = hex(i16::MIN, i16::MIN);
    let opposite = hex(i16::MAX, i16::MAX);
    assert_eq!(corner.distance(opposite), 131_070);
    // Due south-east along borders: a pair between any two hexes on the line.
    assert_eq!(sight_line(corner, opposite).count(), 2 * 65_535 + 65_534);
    assert!(sight_line(corner, hex(i16::MAX, i16::MAX - 1)).count() >= 131_068);
}

#[test]
fn a_line_read_at_one_go_is_the_line_read_step_by_step() {
    for target in hexes_within(14) {
        let mut at_one_go = Vec::new();
        sight_line(ORIGIN, target).for_each(|crossing| at_one_go.push(crossing));
        let mut line = sight_line(ORIGIN, target);
        let step_by_step: Vec<Crossing> = std::iter::from_fn(|| line.next()).collect();
        assert_eq!(at_one_go, step_by_step, "to {target}");
    }
}

#[test]
fn a_finished_line_stays_finished() {
    for target in [hex(3, -1), hex(30, -7)] {
        let mut line = sight_line(ORIGIN, target);
        assert!(line.by_ref().count() > 0);
        assert_eq!((line.next(), line.next()), (None, None));
    }
}

#[test]
fn on_a_table_no_hex_beyond_its_border_is_ever_crossed() {
    for (columns, rows) in [(3, 3), (4, 7), (7, 4), (5, 16), (9, 8)] {
        let grid = Grid::new(columns, rows).unwrap();
        for from in grid.cells() {
            for to in grid.cells() {
                let line = met(grid.hex(from), grid.hex(to));
                let beyond = line.iter().filter(|crossing| !grid.contains(crossing.at()));
                assert!(beyond.clone().all(|crossing| matches!(crossing, Crossing::Along(..))));
                let on_table: Vec<Crossing> = grid.sight_line(from, to).map(|c| c.map(|at| grid.hex(at))).collect();
                assert_eq!(on_table.len() + beyond.count(), line.len());
                assert!(on_table.iter().all(|crossing| line.contains(crossing)));
            }
        }
    }
}

#[test]
fn along_the_ragged_border_only_the_side_on_the_table_is_told() {
    let grid = Grid::new(4, 5).unwrap();
    let line = |from: &str, to: &str| -> Vec<_> {
        let cells = grid.sight_line(grid.find(from).unwrap(), grid.find(to).unwrap());
        cells.map(|crossing| crossing.map(|cell| grid.place(cell).to_string())).collect()
    };
    assert_eq!(line("A2", "A4"), [Crossing::Along("A3".into(), Side::Left)]);
    assert_eq!(line("D1", "D3"), [Crossing::Along("D2".into(), Side::Right)]);
    assert_eq!(line("B2", "B4"), [Crossing::Along("B3".into(), Side::Left), Crossing::Along("A3".into(), Side::Right)]);
}

#[test]
fn up_to_distance_18_lines_are_the_same_from_both_ends_with_sides_exchanged() {
    for target in hexes_within(18) {
        let mut back: Vec<Crossing> = met(target, ORIGIN).into_iter().map(swap_side).collect();
        back.reverse();
        assert_eq!(met(ORIGIN, target), back, "to {target}");
    }
}

#[test]
fn up_to_distance_18_turning_or_mirroring_the_table_turns_or_mirrors_the_line() {
    for target in hexes_within(18) {
        let line = met(ORIGIN, target);
        assert_eq!(met(ORIGIN, target.turned_left_about(ORIGIN)), turned(line.clone()), "to {target}");
        assert_eq!(met(ORIGIN, mirrored(target)), mirrored_line(line), "to {target}");
    }
}

fn any_hex(reach: i16) -> impl Strategy<Value = Hex> {
    (-reach..=reach, -reach..=reach).prop_map(|(q, r)| hex(q, r))
}

fn far_hex() -> impl Strategy<Value = Hex> {
    any_hex(60).prop_filter("within 60", |&target| ORIGIN.distance(target) <= 60)
}

/// Lines long enough to be walked that pass corners or run along borders, which chance alone seldom makes.
fn multiple_of_a_short_line() -> impl Strategy<Value = Hex> {
    (any_hex(7), 1_i16..=12)
        .prop_map(|(step, times)| hex(step.q * times, step.r * times))
        .prop_filter("within 60", |&target| ORIGIN.distance(target) <= 60)
}

proptest! {
    #[test]
    fn long_lines_agree_with_cutting_the_polygons(target in prop_oneof![far_hex(), multiple_of_a_short_line()]) {
        prop_assert_eq!(met(ORIGIN, target), oracle::crossings(ORIGIN, target));
    }

    #[test]
    fn lines_do_not_depend_on_where_the_shooter_stands(from in any_hex(1000), way in far_hex()) {
        let to = hex(from.q + way.q, from.r + way.r);
        prop_assert_eq!(met(from, to), shifted(met(ORIGIN, way), from));
    }

    #[test]
    fn long_lines_are_the_same_from_both_ends_with_sides_exchanged(from in any_hex(400), to in any_hex(400)) {
        let mut back: Vec<Crossing> = met(to, from).into_iter().map(swap_side).collect();
        back.reverse();
        prop_assert_eq!(met(from, to), back);
    }

    #[test]
    fn turning_the_table_turns_long_lines(target in any_hex(400)) {
        prop_assert_eq!(met(ORIGIN, target.turned_left_about(ORIGIN)), turned(met(ORIGIN, target)));
    }

    #[test]
    fn mirroring_the_table_mirrors_long_lines(target in any_hex(400)) {
        prop_assert_eq!(met(ORIGIN, mirrored(target)), mirrored_line(met(ORIGIN, target)));
    }

    #[test]
    fn a_line_meets_each_hex_once_and_stays_within_the_distance(target in any_hex(400)) {
        let distance = ORIGIN.distance(target);
        let mut hexes: Vec<Hex> = sight_line(ORIGIN, target).map(Crossing::at).collect();
        for at in &hexes {
            prop_assert!(ORIGIN.distance(*at) <= distance && at.distance(target) <= distance);
        }
        let count = hexes.len();
        hexes.sort_unstable();
        hexes.dedup();
        prop_assert_eq!(hexes.len(), count);
    }
}
