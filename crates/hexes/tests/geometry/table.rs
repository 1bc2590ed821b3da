//! Tables: sizes, cells, neighbours, distances, the way to the rear.

use std::collections::{BTreeSet, VecDeque};

use hexes::{Cell, Direction, Edge, Grid, Hex, Neighbours, Place};
use proptest::prelude::*;

/// Sizes odd and even both ways, the smallest among them, and those of our battles.
const SIZES: [(usize, usize); 10] =
    [(3, 3), (3, 4), (4, 3), (4, 4), (5, 9), (8, 7), (7, 7), (13, 11), (13, 12), (15, 12)];

fn grids() -> impl Iterator<Item = Grid> {
    SIZES.into_iter().map(|(columns, rows)| grid(columns, rows))
}

fn grid(columns: usize, rows: usize) -> Grid {
    Grid::new(columns, rows).expect("a proper size")
}

fn names(grid: Grid, cells: impl IntoIterator<Item = Cell>) -> BTreeSet<String> {
    cells.into_iter().map(|cell| grid.place(cell).to_string()).collect()
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().copied().map(String::from).collect()
}

#[test]
fn a_table_has_3_to_255_columns_and_rows() {
    for (columns, rows) in [(3, 3), (3, 255), (255, 3), (255, 255)] {
        let grid = grid(columns, rows);
        assert_eq!((usize::from(grid.columns()), usize::from(grid.rows())), (columns, rows));
        assert_eq!(grid.cell_count(), columns * rows);
    }
    for (columns, rows) in [(2, 2), (2, 3), (3, 2), (0, 0), (256, 3), (3, 256), (259, 259), (usize::MAX, 3)] {
        let error = Grid::new(columns, rows).unwrap_err();
        assert_eq!((error.columns, error.rows), (columns, rows));
    }
    assert_eq!(format!("{:?}", grid(13, 12)), "Grid(13 x 12)");
    let told = Grid::new(2, 2).unwrap_err().to_string();
    assert_eq!(told, "a table of 2 columns and 2 rows: there must be 3 to 255 of each");
}

#[test]
fn cells_are_counted_in_reading_order() {
    let grid = grid(13, 12);
    let places: Vec<Place> = grid.cells().map(|cell| grid.place(cell)).collect();
    assert!(places.is_sorted());
    assert_eq!(places.len(), 156);
    let find = |name| grid.find(name).unwrap().index();
    assert_eq!([find("A1"), find("B1"), find("M1"), find("A2"), find("M12")], [0, 1, 12, 13, 155]);
}

#[test]
fn cell_hex_place_and_name_say_the_same_hex() {
    for grid in grids().chain([grid(255, 255)]) {
        for (index, cell) in grid.cells().enumerate() {
            let place = grid.place(cell);
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::from_index(cell.number()), Some(cell));
            assert_eq!(grid.cell(grid.hex(cell)), Some(cell));
            assert_eq!(grid.cell_at(place), Some(cell));
            assert_eq!(place.hex(), grid.hex(cell));
            assert_eq!(grid.find(&place.to_string()), Ok(cell));
        }
    }
}

#[test]
fn on_tables_of_every_width_each_cell_stands_where_reading_order_puts_it() {
    for columns in 3..=255_u8 {
        let grid = grid(columns.into(), 255);
        let mut cells = grid.cells();
        for row in 0..255 {
            for column in 0..columns {
                assert_eq!(cells.next().map(|cell| grid.place(cell)), Place::from_corner(column, row));
            }
        }
        assert_eq!(cells.next(), None);
    }
}

#[test]
fn the_table_holds_exactly_its_own_hexes() {
    for grid in grids() {
        let around = (-30..40).flat_map(|q| (-30..40).map(move |r| Hex::new(q, r)));
        assert_eq!(around.filter(|&hex| grid.contains(hex)).count(), grid.cell_count());
    }
}

#[test]
fn no_cell_costs_nothing_to_say() {
    assert_eq!(size_of::<Option<Cell>>(), 2);
    assert_eq!(Cell::from_index(u16::MAX), None);
    assert_eq!(Cell::from_index(7), Some(Cell::from(7_u8)));
    assert_eq!(format!("{:?}", Cell::from(7)), "Cell(7)");
}

#[test]
#[should_panic(expected = "a cell of this table")]
fn a_cell_of_a_larger_table_is_a_bug() {
    let _ = grid(3, 3).place(Cell::from(9));
}

#[test]
fn neighbours_stand_in_the_order_e_ne_nw_w_sw_se() {
    let steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)].map(|(q, r)| Hex::new(q, r));
    assert_eq!(Hex::new(0, 0).neighbours(), steps);
    for (index, direction) in Direction::ALL.into_iter().enumerate() {
        assert_eq!(direction.index(), index);
        assert_eq!(direction.step(), (steps[index].q, steps[index].r));
        assert_eq!(Hex::new(0, 0).direction_to(steps[index]), Some(direction));
    }
    assert_eq!(Hex::new(0, 0).direction_to(Hex::new(2, -1)), None);
    assert_eq!(Hex::new(0, 0).direction_to(Hex::new(0, 0)), None);
}

#[test]
fn six_turns_lead_back_and_three_turns_face_about() {
    for (index, direction) in Direction::ALL.into_iter().enumerate() {
        assert_eq!(direction.turned_left(), Direction::ALL[(index + 1) % 6]);
        assert_eq!(direction.turned_left().turned_right(), direction);
        assert_eq!(direction.turned_left().turned_left().turned_left(), direction.opposite());
        let (q, r) = direction.step();
        assert_eq!(direction.opposite().step(), (-q, -r));
    }
}

#[test]
fn a_hex_turned_about_a_pivot_turns_like_its_direction() {
    let pivot = Hex::new(5, -3);
    for direction in Direction::ALL {
        let hex = pivot.neighbour(direction);
        assert_eq!(hex.turned_left_about(pivot), pivot.neighbour(direction.turned_left()));
        assert_eq!(hex.turned_right_about(pivot), pivot.neighbour(direction.turned_right()));
    }
}

#[test]
fn neighbours_of_c7_and_c6_as_a_player_counts_them() {
    let grid = grid(13, 12);
    let neighbours = Neighbours::new(grid);
    let around = |name| names(grid, neighbours.of(grid.find(name).unwrap()));
    // Row 7 stands half a hex to the east, row 6 does not.
    assert_eq!(around("C7"), set(&["B7", "D7", "C6", "D6", "C8", "D8"]));
    assert_eq!(around("C6"), set(&["B6", "D6", "B5", "C5", "B7", "C7"]));
    assert_eq!(around("A1"), set(&["B1", "A2", "B2"]));
    assert_eq!(around("A2"), set(&["B2", "A1", "A3"]));
    assert_eq!(around("M1"), set(&["L1", "M2"]));
    assert_eq!(around("M12"), set(&["L12", "L11", "M11"]));
}

/// `battles/README.md`: "Neighbours of an odd-numbered row hex: same column and column + 1 in the rows above and below;
/// of an even-numbered one: column - 1 and same column."
#[test]
fn the_convention_of_the_battle_pages_holds_on_every_hex() {
    for grid in grids() {
        let neighbours = Neighbours::new(grid);
        for cell in grid.cells() {
            let place = grid.place(cell);
            let (column, row) = (i32::from(place.columns_east()) + 1, i32::from(place.rows_south()) + 1);
            let beside = if row % 2 == 1 { [column, column + 1] } else { [column - 1, column] };
            let mut expected = vec![(column - 1, row), (column + 1, row)];
            expected.extend([row - 1, row + 1].into_iter().flat_map(|row| beside.map(|column| (column, row))));
            let expected: BTreeSet<Cell> = expected
                .into_iter()
                .filter(|&(column, row)| 0 < column && 0 < row)
                .filter_map(|(column, row)| {
                    let corner = (u8::try_from(column - 1).unwrap(), u8::try_from(row - 1).unwrap());
                    grid.cell_at(Place::from_corner(corner.0, corner.1)?)
                })
                .collect();
            assert_eq!(neighbours.of(cell).collect::<BTreeSet<Cell>>(), expected, "{place}");
        }
    }
}

#[test]
fn whoever_is_my_neighbour_has_me_as_his_on_the_opposite_side() {
    for grid in grids().chain([grid(255, 255)]) {
        let neighbours = Neighbours::new(grid);
        for cell in grid.cells() {
            for direction in Direction::ALL {
                let there = neighbours.toward(cell, direction);
                assert_eq!(there, grid.neighbour(cell, direction));
                assert_eq!(there, neighbours.around(cell)[direction.index()]);
                if let Some(there) = there {
                    assert_eq!(neighbours.toward(there, direction.opposite()), Some(cell));
                    assert_eq!(neighbours.direction(cell, there), Some(direction));
                }
            }
            assert_eq!(neighbours.direction(cell, cell), None);
        }
    }
}

#[test]
fn the_distance_is_the_number_of_steps_a_unit_would_walk() {
    for grid in grids() {
        let neighbours = Neighbours::new(grid);
        for from in grid.cells() {
            for (to, steps) in grid.cells().zip(steps_from(grid, &neighbours, from)) {
                assert_eq!(steps, Some(grid.distance(from, to)), "{} {}", grid.place(from), grid.place(to));
            }
        }
    }
}

/// The distances in brackets of the four training battles.
#[test]
fn the_distances_printed_on_the_training_pages_are_right() {
    let printed = [
        ("B5", "B3", 2),
        ("C5", "D3", 2),
        ("C6", "E5", 3),
        ("D3", "D2", 1),
        ("D3", "E2", 1),
        ("D4", "D3", 1),
        ("D5", "D4", 1),
        ("D5", "G6", 3),
        ("D6", "D3", 3),
        ("E4", "D3", 1),
        ("E5", "D3", 2),
        ("E5", "D6", 2),
        ("E5", "E4", 1),
        ("F3", "E4", 2),
        ("F6", "C5", 3),
        ("F6", "E4", 2),
    ];
    let grid = grid(9, 7);
    for (from, to, steps) in printed {
        assert_eq!(grid.distance(grid.find(from).unwrap(), grid.find(to).unwrap()), steps, "{from} {to}");
    }
}

#[test]
fn the_largest_table_is_walked_corner_to_corner_in_381_steps() {
    let grid = grid(255, 255);
    let neighbours = Neighbours::new(grid);
    let from = grid.find("A1").unwrap();
    for (to, steps) in grid.cells().zip(steps_from(grid, &neighbours, from)) {
        assert_eq!(steps, Some(grid.distance(from, to)));
    }
    assert_eq!(grid.distance(from, grid.find("IU255").unwrap()), 381);
}

/// Breadth first: the steps from one cell to each.
fn steps_from(grid: Grid, neighbours: &Neighbours, from: Cell) -> Vec<Option<u32>> {
    let mut steps = vec![None; grid.cell_count()];
    let mut waiting = VecDeque::from([(from, 0)]);
    while let Some((cell, walked)) = waiting.pop_front() {
        if steps[cell.index()].is_none() {
            steps[cell.index()] = Some(walked);
            waiting.extend(neighbours.of(cell).map(|there| (there, walked + 1)));
        }
    }
    steps
}

#[test]
fn a_south_unit_at_the_origin_has_0_1_and_minus_1_1_behind_it() {
    let unit = Hex::new(0, 0);
    let rear = Edge::South.directions().map(|direction| unit.neighbour(direction));
    assert_eq!(rear, [Hex::new(-1, 1), Hex::new(0, 1)]);
    assert_eq!(Edge::North.directions(), [Direction::NorthEast, Direction::NorthWest]);
    assert_eq!([Edge::North.opposite(), Edge::South.opposite()], [Edge::South, Edge::North]);
}

#[test]
fn the_rear_neighbours_of_c7_and_of_units_at_the_border() {
    let grid = grid(13, 12);
    let neighbours = Neighbours::new(grid);
    let rear = |name, edge| names(grid, neighbours.rear(grid.find(name).unwrap(), edge).into_iter().flatten());
    assert_eq!(rear("C7", Edge::South), set(&["C8", "D8"]));
    assert_eq!(rear("C7", Edge::North), set(&["C6", "D6"]));
    assert_eq!(rear("C6", Edge::North), set(&["B5", "C5"]));
    assert_eq!(rear("A6", Edge::South), set(&["A7"]));
    assert_eq!(rear("M7", Edge::South), set(&["M8"]));
    assert_eq!(rear("C12", Edge::South), set(&[]));
    assert_eq!(rear("C1", Edge::North), set(&[]));
}

#[test]
fn a_step_to_the_rear_is_a_row_nearer_to_the_edge() {
    for grid in grids() {
        let neighbours = Neighbours::new(grid);
        for cell in grid.cells() {
            for edge in [Edge::North, Edge::South] {
                let rear = neighbours.rear(cell, edge);
                assert_eq!(rear, grid.rear_neighbours(cell, edge));
                for there in neighbours.of(cell) {
                    let nearer = grid.rows_to(there, edge) < grid.rows_to(cell, edge);
                    assert_eq!(nearer, rear.contains(&Some(there)));
                }
                assert_eq!(rear == [None, None], grid.rows_to(cell, edge) == 0);
            }
            let rows = grid.rows_to(cell, Edge::North) + grid.rows_to(cell, Edge::South);
            assert_eq!(rows, grid.rows() - 1);
        }
    }
}

proptest! {
    #[test]
    fn any_detour_is_at_least_as_long(a in any_hex(), b in any_hex(), c in any_hex()) {
        prop_assert_eq!(a.distance(b), b.distance(a));
        prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
        prop_assert_eq!(a.distance(b) == 0, a == b);
    }

    #[test]
    fn turning_about_a_pivot_keeps_the_distance(hex in small_hex(), other in small_hex(), pivot in small_hex()) {
        let turned = (hex.turned_left_about(pivot), other.turned_left_about(pivot));
        prop_assert_eq!(turned.0.distance(turned.1), hex.distance(other));
        prop_assert_eq!(turned.0.turned_right_about(pivot), hex);
    }

    #[test]
    fn a_hex_is_on_the_table_just_when_its_name_is(columns in 3_usize..=255, rows in 3_usize..=255, hex in small_hex()) {
        let grid = grid(columns, rows);
        let named = Place::of(hex).filter(|place| {
            usize::from(place.columns_east()) < columns && usize::from(place.rows_south()) < rows
        });
        prop_assert_eq!(grid.cell(hex).map(|cell| grid.place(cell)), named);
    }
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (any::<i16>(), any::<i16>()).prop_map(|(q, r)| Hex::new(q, r))
}

fn small_hex() -> impl Strategy<Value = Hex> {
    (-300_i16..300, -300_i16..300).prop_map(|(q, r)| Hex::new(q, r))
}
