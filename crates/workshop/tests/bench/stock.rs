//! What a book has to choose from is what its battles choose.

use crate::opened;
use std::collections::BTreeSet;
use wire::workshop::{DraftArmy, DraftMap, DraftUnit, StockTroop, StockView};

fn stocks() -> Vec<StockView> {
    books::ALL.iter().map(workshop::stock).collect()
}

#[test]
fn every_battle_is_made_from_its_stock() {
    let stocks = stocks();
    for listed in scenario::catalogue() {
        let (_, draft) = opened(listed.id);
        let stock = stocks.iter().find(|stock| stock.book == draft.book).unwrap();
        let letters: String = stock.grounds.iter().map(|ground| ground.letter.clone()).collect();
        assert!(draft.map.rows.iter().flat_map(|row| row.chars()).all(|letter| letters.contains(letter)));
        for army in [&draft.north, &draft.south] {
            holds(stock, army, listed.id);
        }
        assert!(draft.options.iter().all(|rule| stock.house_rules.iter().any(|known| known.key == *rule)));
    }
}

fn holds(stock: &StockView, army: &DraftArmy, id: &str) {
    for unit in &army.units {
        let troop = stock.troops.iter().find(|troop| troop.troop.key == unit.troop).unwrap();
        for one in &unit.traits {
            assert!(troop.may_have.contains(one), "{id} {}: {one}", unit.id);
            assert!(stock.unit_traits.iter().any(|known| known.key == *one), "{id} {}: {one}", unit.id);
        }
        let most = troop.most + u8::from(unit.traits.iter().any(|one| one == "solid"));
        assert!(unit.elements.is_none_or(|count| count <= i32::from(most)), "{id} {}", unit.id);
    }
    for officer in &army.officers {
        assert!(officer.traits.iter().all(|one| stock.leader_traits.iter().any(|known| known.key == *one)));
    }
}

#[test]
fn a_trait_that_is_in_stock_is_no_fault_and_one_that_is_not_is() {
    for id in ["leuctra", "pavia", "leuthen", "waterloo"] {
        let (_, draft) = opened(id);
        let book = books::ALL.iter().find(|book| book.book.to_string() == draft.book).unwrap();
        let stock = workshop::stock(book);
        let keys: BTreeSet<String> = rulebook::Trait::WRITTEN.iter().map(|one| one.to_string()).collect();
        let troop = stock.troops.iter().find(|troop| troop.troop.key == draft.north.units[0].troop).unwrap();
        for key in keys {
            let mut other = draft.clone();
            other.north.units[0].traits = vec![key.clone()];
            let problems = workshop::check(&other).problems;
            let idle = problems
                .iter()
                .any(|one| one.path == "/north/units/0/traits/0" && one.text.en.contains("says nothing"));
            assert_eq!(idle, !troop.may_have.contains(&key), "{id} {} {key}", troop.troop.key);
        }
    }
}

#[test]
fn somebody_stands_on_what_his_stock_says() {
    for id in ["leuctra", "pavia", "leuthen", "waterloo"] {
        let (_, draft) = opened(id);
        let book = books::ALL.iter().find(|book| book.book.to_string() == draft.book).unwrap();
        let stock = workshop::stock(book);
        let somebody = draft.north.units[0].clone();
        // So few at once that every problem is told.
        for (ground, troops) in
            stock.grounds.iter().flat_map(|ground| stock.troops.chunks(20).map(move |some| (ground, some)))
        {
            if "xb".contains(&ground.letter) {
                continue;
            }
            let mut other = draft.clone();
            other.map = DraftMap { rows: vec![ground.letter.repeat(40); 5], ..DraftMap::default() };
            (other.names, other.south.units) = (Vec::new(), vec![draft.south.units[0].clone()]);
            let unit = |(number, troop): (u8, &StockTroop)| DraftUnit {
                id: format!("unit-{number}"),
                troop: troop.troop.key.clone(),
                hex: Some(battle::Place::from_corner(number, 1).unwrap().to_string()),
                ..somebody.clone()
            };
            other.north.units = (0..).zip(troops).map(unit).collect();
            let problems = workshop::check(&other).problems;
            for (number, troop) in troops.iter().enumerate() {
                let path = format!("/north/units/{number}/hex");
                let told = problems.iter().any(|one| one.path == path && one.text.en.contains("may not stand"));
                assert_eq!(
                    told,
                    !troop.stands_on.contains(&ground.letter),
                    "{id} {} {}",
                    troop.troop.key,
                    ground.letter
                );
            }
        }
    }
}
