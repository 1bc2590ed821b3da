//! What is looked up rather than played: how often a die shows a face, the year some guns appear in, what a piece of
//! an order is, and every row of the troop tables.

mod rows;

use rulebook::{
    Allowance, Book, Face, Factor, Factors, FireAfterMove, HouseRule, HouseRules, Order, Price, Rulebook, Troop,
};

/// What is looked up: its name, and whether a book agrees with it.
type Figure = (&'static str, fn(&Rulebook) -> bool);

/// The figure a book does not agree with, if there is one.
pub(crate) fn notices(book: &Rulebook) -> Option<String> {
    let figures: [Figure; 5] = [
        ("the sides of the die", shows_its_sides),
        ("the year of the galloping guns", knows_its_years),
        ("what a piece of an order is", counts_pieces),
        ("what may be chosen before the battle", offers_options),
        ("the rows of the troop table", prints_its_troops),
    ];
    figures.into_iter().find(|(_, agrees)| !agrees(book)).map(|(name, _)| format!("looked up: {name}"))
}

/// DIE-F, DIE-P, DIE-J, DIE-T.
fn shows_its_sides(book: &Rulebook) -> bool {
    use Face::{Advantage, Artillery, Blue, Cavalry, Ducat, Flag, Green, Hit, Infantry, Letter, MeleeHit, Red};
    let sides: &[(Face, u8)] = match book.book {
        Book::Frederic => &[(Infantry, 1), (Cavalry, 1), (Artillery, 1), (Flag, 2), (Advantage, 1)],
        Book::Panache => &[(Hit, 2), (MeleeHit, 1), (Ducat, 1), (Flag, 2)],
        Book::Jomini => &[(Infantry, 1), (Cavalry, 1), (Artillery, 1), (Flag, 1), (Letter, 1), (Advantage, 1)],
        Book::Thucidide => &[(Green, 1), (Blue, 1), (Red, 1), (Flag, 1), (Letter, 1), (Advantage, 1)],
    };
    sides.iter().all(|(face, times)| book.die.sides_showing(*face) == *times)
}

/// UNI-6: horse guns, and heavy guns drawn by elephants, from 1760 on, in Frédéric alone.
fn knows_its_years(book: &Rulebook) -> bool {
    let warned = |year: i16| book.troops.iter().any(|troop| book.anachronism(troop, year).is_some());
    warned(1759) == (book.book == Book::Frederic) && !warned(1760)
}

/// ORD-4: woodsmen are paid by the hex, a rally by the element.
fn counts_pieces(book: &Rulebook) -> bool {
    let price = |order: Order| book.orders.iter().find(|row| row.order == order).map(|row| row.price);
    let pieces = [price(Order::Woodsmen), price(Order::Rally)];
    pieces == if book.orders.is_empty() { [None; 2] } else { [Some(Price::Hex), Some(Price::Element)] }
}

/// FIR-1 is an option of Panache and Thucidide, and of no other book.
fn offers_options(book: &Rulebook) -> bool {
    let option = book.with(HouseRules::NONE.and(HouseRule::SettingFire)).is_ok();
    option == matches!(book.book, Book::Panache | Book::Thucidide)
}

/// TRP-F, TRP-P, TRP-J, TRP-T.
pub(crate) fn prints_its_troops(book: &Rulebook) -> bool {
    rows::of(book.book) == book.troops.iter().map(row).collect()
}

/// A troop as its row prints it: key, arm, weight, movement, range, dice, elements, traits.
fn row(troop: &Troop) -> String {
    let Troop { key, name: _, arm, weight, elements, allowance, range, factors, after_move, traits } = *troop;
    let mut row = format!("{key} {arm} {weight} {} {range} {} {elements}", movement(allowance), dice(factors));
    if after_move != FireAfterMove::Free {
        row = format!("{row} {after_move}");
    }
    traits.iter().fold(row, |row, one| format!("{row} {one}"))
}

/// `2`, `1/2`, `1nc`, `1nc!`, `static`.
fn movement(allowance: Allowance) -> String {
    match allowance {
        Allowance::STATIC => "static".to_owned(),
        Allowance { with_combat: 0, without_combat, never_more } => {
            format!("{without_combat}nc{}", if never_more { "!" } else { "" })
        }
        Allowance { with_combat, without_combat, never_more } => {
            let never = if never_more { "!" } else { "" };
            if with_combat == without_combat {
                format!("{with_combat}{never}")
            } else {
                format!("{with_combat}/{without_combat}{never}")
            }
        }
    }
}

/// Fire, assault, melee, riposte: `–,3,2,2`; one number where all are the same.
fn dice(factors: Factors) -> String {
    let Factors { fire, assault, melee, riposte } = factors;
    let mut columns = [fire, assault, melee, riposte].map(factor).to_vec();
    if columns.iter().all(|column| *column == columns[0]) {
        columns.truncate(1);
    }
    columns.join(",")
}

fn factor(factor: Factor) -> String {
    match factor {
        Factor::Never => "–".to_owned(),
        Factor::Dice(dice) => dice.to_string(),
        Factor::Weakens { full, last } => format!("{full}({last})"),
        Factor::PerElement => "each".to_owned(),
    }
}
