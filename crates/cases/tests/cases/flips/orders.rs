//! The order table: every row gone, and every cell of it changed.

use crate::flips::flip::Flips;
use rulebook::{Clause, OrderKind, OrderRow, Price};
use strum::IntoEnumIterator;

pub(crate) fn flip_all(flips: &mut Flips<'_>, table: &'static [OrderRow]) {
    for (index, row) in table.iter().enumerate() {
        // Which order a row is for is its name.
        let OrderRow { order, kind, clause, name: _, cost, price, dice } = *row;
        let question = |cell: &str| format!("orders.{order}{cell}");
        let change = |change: &dyn Fn(&mut OrderRow)| {
            let mut rows = table.to_vec();
            change(&mut rows[index]);
            &*rows.leak()
        };
        flips.flip(&question(""), "listed", "missing", |book| {
            book.orders = table.iter().filter(|row| row.order != order).copied().collect::<Vec<_>>().leak();
        });
        for to in OrderKind::iter().filter(|to| *to != kind) {
            flips.flip(&question(".kind"), kind, to, |book| book.orders = change(&|row| row.kind = to));
        }
        flips.clause(&question(".clause"), clause, |book, to: Clause| book.orders = change(&|row| row.clause = to));
        // No order costs less than one.
        for to in [cost + 1, cost - 1].into_iter().filter(|to| 0 < *to) {
            flips.flip(&question(".cost"), cost, to, |book| book.orders = change(&|row| row.cost = to));
        }
        if kind == OrderKind::Manoeuvre {
            // An order in a combat is given once; whether a piece is a hex or an element is a matter of words.
            for to in Price::iter().filter(|to| (*to == Price::Order) != (price == Price::Order)) {
                flips.flip(&question(".price"), price, to, |book| book.orders = change(&|row| row.price = to));
            }
            for to in Price::iter().filter(|to| *to != price && (*to == Price::Order) == (price == Price::Order)) {
                flips.look_up(&question(".price"), price, to, |book| book.orders = change(&|row| row.price = to));
            }
        } else {
            // A manoeuvre has no dice.
            for to in [dice + 1, dice - 1] {
                flips.flip(&question(".dice"), dice, to, |book| book.orders = change(&|row| row.dice = to));
            }
        }
    }
}
