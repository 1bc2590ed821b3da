//! The tables of a book are its values.

use rulebook::{Book, Face, Language, Rulebook, TerrainEntry};
use wire::live::{EntryWire, FaceDoesWire, TablesView};

fn tables(book: &Rulebook) -> TablesView {
    TablesView::of(book, Language::Fr, |order| order.to_string())
}

#[test]
fn every_row_of_a_book_stands_in_its_tables() {
    for book in &books::ALL {
        let view = tables(book);
        assert_eq!(view.troops.len(), book.troops.len());
        assert_eq!(view.terrain.len(), book.terrain.len());
        assert_eq!(view.orders.len(), book.orders.len());
        assert_eq!(view.dice.iter().map(|face| face.sides).sum::<u8>(), 6);
        assert_eq!(view.advantage.is_empty(), !book.die.has(Face::Advantage), "{}", book.book);
        assert!(!view.follow_up.is_empty());
    }
}

#[test]
fn another_value_is_another_table() {
    let mut book = *books::of(Book::Jomini);
    let before = tables(&book);

    let mut troops = book.troops.to_vec();
    troops[0].elements += 1;
    troops[0].allowance.with_combat += 1;
    book.troops = troops.leak();
    let mut ground = *book.terrain;
    ground[0].entry = TerrainEntry::AtMost(2);
    book.terrain = Box::leak(Box::new(ground));
    let mut orders = book.orders.to_vec();
    orders[0].cost += 1;
    book.orders = orders.leak();
    book.die.faces[0] = Face::Flag;

    let after = tables(&book);
    assert_eq!(after.troops[0].troop.elements, before.troops[0].troop.elements + 1);
    assert_eq!(after.troops[0].troop.march, before.troops[0].troop.march + 1);
    assert_eq!(after.troops[1], before.troops[1]);
    assert_eq!((after.terrain[0].entry, after.terrain[0].at_most), (EntryWire::AtMost, Some(2)));
    assert_eq!(after.orders[0].cost, before.orders[0].cost + 1);
    assert_eq!((before.dice.len(), after.dice.len()), (6, 5));
    assert!(after.dice.iter().any(|face| face.does == FaceDoesWire::Shakes && face.sides == 2));
}

#[test]
fn a_colour_hits_the_weights_the_dice_are_read_by() {
    let thucidide = tables(books::of(Book::Thucidide));
    let hit: Vec<_> = thucidide.dice.iter().map(|face| (face.weights.len(), face.confirmed.len())).collect();
    assert!(hit.contains(&(2, 0)) && hit.contains(&(3, 0)) && hit.contains(&(4, 1)), "{hit:?}");
}
