//! Drawn maps and generic troops.

use battle::{Place, WaterCrossing};
use cases::{Drawing, generic_words, troop};
use rulebook::{Book, Terrain, Terrain as T};

#[track_caller]
fn fault(rows: &str) -> String {
    Drawing::read(rows).expect_err("something is wrong with this map").to_string()
}

fn place(name: &str) -> Place {
    name.parse().expect("the name of a hex")
}

#[test]
fn every_letter_is_a_ground() {
    let map = Drawing::read(
        "
 1   .   f   h   v   m
 2 r   s   n   M   L
 3   ~   x   -   =   b
",
    )
    .unwrap();
    let board = map.board().unwrap();
    let land = |name: &str| board.land(board.grid().cell_at(place(name)).unwrap());
    let grounds =
        ["A1", "B1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "A3", "C3", "D3"].map(|name| land(name).ground);
    assert_eq!(
        grounds,
        [
            T::Clear,
            T::Forest,
            T::Habitations,
            T::Marsh,
            T::Rocks,
            T::Sand,
            T::Snow,
            T::Mountain,
            T::Lake,
            T::River,
            T::Stream,
            T::LargeRiver
        ]
    );
    assert_eq!((land("C1").ground, land("C1").height), (T::Clear, 1));
    assert_eq!((land("B3").ground, land("B3").crossing), (T::River, Some(WaterCrossing::Ford)));
    assert_eq!((land("E3").ground, land("E3").crossing), (T::LargeRiver, Some(WaterCrossing::Bridge)));
}

#[test]
fn a_bridge_crosses_the_water_beside_it() {
    for (letter, water) in [("~", Terrain::River), ("-", Terrain::Stream), ("=", Terrain::LargeRiver)] {
        let map = Drawing::read(&format!(" 1   .   {letter}   .\n 2 .   b   .\n 3   .   .   .")).unwrap();
        let board = map.board().unwrap();
        assert_eq!(board.land(board.grid().cell_at(place("B2")).unwrap()).ground, water);
    }
}

#[test]
fn layers_lie_on_the_ground() {
    let mut map = Drawing::read(" 1   .   f   .\n 2 .   .   .\n 3   .   .   .").unwrap();
    map.height(place("B1"), 2);
    map.road(vec![place("A1"), place("B1")]);
    map.work(Terrain::Palisade, place("B2"), place("B1"));
    let board = map.board().unwrap();
    let cell = |name: &str| board.grid().cell_at(place(name)).unwrap();
    assert_eq!((board.land(cell("B1")).ground, board.height(cell("B1"))), (Terrain::Forest, 2));
    assert!(board.on_road(cell("A1")) && board.on_road(cell("B1")));
    assert!(board.between(cell("B2"), cell("B1")).unwrap().inside);
    map.road(vec![place("A1"), place("C3")]);
    assert_eq!(map.board().unwrap_err().to_string(), "road: A1 and C3 do not touch");
}

#[test]
fn a_map_that_misleads_is_refused() {
    assert!(fault(" 1 .   .   .\n 2 .   .   .\n 3 .   .   .").contains("row 2 is drawn out of place"));
    assert!(fault(" 1   .   .   .\n 2 .   .   .\n 4   .   .   .").contains("this is row 3 of the map, not row 4"));
    assert!(fault(" 1   .   .   .\n 2 .   .\n 3   .   .   .").contains("row 2 has 2 hexes, row 1 has 3"));
    assert!(fault(" 1   .   q   .\n 2 .   .   .\n 3   .   .   .").contains("`q` is not a hex"));
    assert!(fault(" 1   .A  .   .A\n 2 .   .   .\n 3   .   .   .").contains("`A` stands on A1 and on C1"));
    assert!(fault(" 1   .   .\n 2 .   .").contains("2 columns"));
}

#[test]
fn generic_words_mean_a_troop_in_every_book_that_has_one() {
    for book in &books::ALL {
        for (word, key) in generic_words(book.book) {
            assert_eq!(troop(book, word).map(|troop| troop.key), Ok(key), "{word} in {}", book.book);
        }
        let words: Vec<&str> = generic_words(book.book).map(|(word, _)| word).collect();
        for word in ["infantry", "light-infantry", "cavalry", "guns", "rockets", "elephants", "shooters"] {
            assert!(words.contains(&word), "{word} in {}", book.book);
        }
    }
}

#[test]
fn keys_of_the_book_come_first_and_a_slip_is_recognised() {
    let book = books::of(Book::ALL[3]);
    assert_eq!(troop(book, "pike/heavy").map(|troop| troop.key), Ok("pike/heavy"));
    assert_eq!(troop(book, "pikes/heavy").unwrap_err().suggestion.as_deref(), Some("pike/heavy"));
    assert!(troop(book, "horse-guns").is_err(), "Thucidide has none");
}
