//! Names of places: written, read, refused.

use hexes::{Grid, Hex, Place, PlaceFault};

fn fault(text: &str) -> PlaceFault {
    text.parse::<Place>().expect_err("no place").fault
}

#[test]
fn every_name_up_to_255_columns_and_rows_reads_back_as_itself() {
    for column in 0..255 {
        for row in 0..255 {
            let place = Place::from_corner(column, row).unwrap();
            assert_eq!(place.to_string().parse(), Ok(place));
            assert_eq!(Place::of(place.hex()), Some(place));
        }
    }
}

#[test]
fn columns_go_on_after_z_with_aa_and_end_with_iu() {
    let name = |column| Place::from_corner(column, 6).map(|place| place.to_string());
    let names: Vec<_> = [0, 2, 25, 26, 27, 51, 52, 254].into_iter().filter_map(name).collect();
    assert_eq!(names, ["A7", "C7", "Z7", "AA7", "AB7", "AZ7", "BA7", "IU7"]);
    assert_eq!(name(255), None);
}

#[test]
fn c7_is_the_third_column_and_the_seventh_row() {
    let c7: Place = "C7".parse().unwrap();
    assert_eq!((c7.columns_east(), c7.rows_south()), (2, 6));
    assert_eq!(format!("{c7} {c7:?}"), "C7 Place(C7)");
}

#[test]
fn there_is_no_256th_row_or_column() {
    assert_eq!(Place::from_corner(255, 0), None);
    assert_eq!(Place::from_corner(0, 255), None);
    assert!("IU255".parse::<Place>().is_ok());
    assert_eq!(fault("IV1"), PlaceFault::ColumnTooFar);
    assert_eq!(fault("ZZZZZZZZZZ1"), PlaceFault::ColumnTooFar);
    assert_eq!(fault("A256"), PlaceFault::RowTooFar);
    assert_eq!(fault("A99999999999999999999"), PlaceFault::RowTooFar);
}

#[test]
fn a_name_is_capitals_then_a_plain_number() {
    for text in ["", "7", "7C", "c7", " C7", "É7", "-1"] {
        assert_eq!(fault(text), PlaceFault::NoColumn, "{text:?}");
    }
    for text in ["C", "AA"] {
        assert_eq!(fault(text), PlaceFault::NoRow, "{text:?}");
    }
    for text in ["C0", "C07", "C+7", "C-7", "C7 ", "C 7", "Cc7", "C7D", "C٧"] {
        assert_eq!(fault(text), PlaceFault::NotARow, "{text:?}");
    }
}

#[test]
fn a_refused_name_is_told_what_was_expected() {
    let told = |text: &str| text.parse::<Place>().unwrap_err().to_string();
    assert_eq!(told("7C"), "`7C` has no column: a place begins with capital letters, as in C7");
    assert_eq!(told("C"), "`C` has no row: a row number follows the column, as in C7");
    assert_eq!(told("C0"), "`C0` has no proper row: a plain number from 1 to 255 follows the column, as in C7");
    assert_eq!(told("ZZ1"), "`ZZ1` lies too far east: the last possible column is IU");
    assert_eq!(told("A300"), "`A300` lies too far south: the last possible row is 255");
    let waterloo = Grid::new(15, 12).unwrap();
    assert_eq!(waterloo.find("P3").unwrap_err().to_string(), "`P3` is off the table, which runs from A1 to O12");
    assert_eq!(waterloo.find("P").unwrap_err().fault, PlaceFault::NoRow);
}

#[test]
fn a1_is_the_origin_and_going_down_column_a_slides_west_every_other_row() {
    let hexes: Vec<Hex> = ["A1", "A2", "A3", "A4", "A5"].map(|name| name.parse::<Place>().unwrap().hex()).into();
    assert_eq!(hexes, [(0, 0), (-1, 1), (-1, 2), (-2, 3), (-2, 4)].map(|(q, r)| Hex::new(q, r)));
}

#[test]
fn a_hex_beyond_the_north_or_west_border_has_no_name() {
    for (q, r) in [(-1, 0), (0, -1), (-2, 1), (-2, 2), (255, 0), (0, 255), (i16::MIN, 1), (i16::MAX, 200)] {
        assert_eq!(Place::of(Hex::new(q, r)), None, "({q}, {r})");
    }
}
