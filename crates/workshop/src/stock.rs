//! What a book has to choose from, from the values its rules are played by.

use crate::limits::LIMITS;
use crate::words;
use battle::{Board, Explorer, Grid, Land};
use rulebook::{Currency, HouseRule, LeaderTrait, Rank, Rulebook, Terrain, TerrainEntry, Trait, Troop, Words};
use scenario::{BandHue, EXCLUSIVE, Ensign, Houses, NameKind, says_something, says_something_of_a_leader};
use std::fmt::Display;
use strum::IntoEnumIterator;
use wire::live::TroopView;
use wire::workshop::{
    PurseWire, StockActivations, StockGround, StockRank, StockRule, StockTrait, StockTroop, StockView, StockWord,
};

/// Everything a book has to choose from.
#[must_use]
pub fn stock(book: &Rulebook) -> StockView {
    let troops: Vec<StockTroop> = book.troops.iter().map(|troop| stocked(book, troop)).collect();
    let of_some = |one: &Trait| book.troops.iter().any(|troop| says_something(book, troop, *one));
    let unit_trait = |one: Trait| Some((one.to_string(), words::unit_trait(one)?, Vec::new()));
    let leader_trait = |one: LeaderTrait| {
        let group = EXCLUSIVE.into_iter().find(|group| group.contains(&one)).unwrap_or_default();
        let others = group.iter().filter(|other| **other != one && says_something_of_a_leader(book, **other));
        (one.to_string(), words::leader_trait(one), others.map(ToString::to_string).collect())
    };
    StockView {
        book: book.book.to_string(),
        title: book.book.title().to_owned(),
        troops,
        unit_traits: Trait::WRITTEN.iter().filter(of_some).filter_map(unit_trait).map(trait_view).collect(),
        ranks: Rank::iter().map(|rank| ranked(book, rank)).collect(),
        leader_traits: LeaderTrait::iter()
            .filter(|one| says_something_of_a_leader(book, *one))
            .map(leader_trait)
            .map(trait_view)
            .collect(),
        grounds: Terrain::LETTERS.iter().map(|(letter, ground)| drawn(book, *letter, *ground)).collect(),
        works: [Terrain::Palisade, Terrain::Ditch, Terrain::Fortification].map(|work| named(book, work)).into(),
        waters: [Terrain::Stream, Terrain::River, Terrain::LargeRiver].map(|water| named(book, water)).into(),
        ensigns: Ensign::iter().map(|one| word(one, words::ensign(one))).collect(),
        bands: BandHue::iter().map(|one| word(one, words::band(one))).collect(),
        houses: Houses::iter().map(|one| word(one, words::houses(one))).collect(),
        name_kinds: NameKind::iter().map(|one| word(one, words::name_kind(one))).collect(),
        house_rules: HouseRule::of(book).map(rule).collect(),
        purse: match book.currency {
            Currency::None => None,
            Currency::Tokens => Some(PurseWire::Tokens),
            Currency::Ducats => Some(PurseWire::Ducats),
        },
        activations: book
            .command
            .activations
            .iter()
            .map(|row| StockActivations {
                up_to_units: row.up_to_units,
                activations: format!("{}x{}", row.activations, row.units),
            })
            .collect(),
        victory_one_in: book.victory_one_in,
        last_turn: book.turn_cap,
        limits: LIMITS,
    }
}

fn stocked(book: &Rulebook, troop: &Troop) -> StockTroop {
    let kind = troop.key.split_once('/').map_or(troop.key, |(kind, _)| kind);
    let may_have = Trait::WRITTEN.iter().filter(|one| says_something(book, troop, *one));
    let early = book.light_guns_from.filter(|first| book.anachronism(troop, first.saturating_sub(1)).is_some());
    StockTroop {
        troop: TroopView::of(troop),
        kind: kind.to_owned(),
        most: troop.elements,
        may_have: may_have.map(|one| one.to_string()).collect(),
        from: early,
        stands_on: stands_on(book, troop),
    }
}

/// The letters of the grounds where a troop may stand, each tried on a board of nothing else.
fn stands_on(book: &Rulebook, troop: &Troop) -> String {
    let grid = Grid::new(Grid::FEWEST, Grid::FEWEST).expect("this is the smallest table there is");
    let explorer = Explorer::of(book, troop);
    let may = |ground: Terrain| {
        let board = Board::new(grid, vec![Land::drawn(ground); grid.cell_count()], &[], &[]);
        board.is_ok_and(|board| grid.cells().next().is_some_and(|cell| explorer.may_stand(book, &board, cell)))
    };
    // A bridge is where its road leads: whoever may go on roads may stand on it.
    let crossed = |ground: Terrain| ground == Terrain::Bridge && book.ground(ground).entry != TerrainEntry::Never;
    Terrain::LETTERS.iter().filter(|(_, ground)| may(*ground) || crossed(*ground)).map(|(letter, _)| *letter).collect()
}

fn trait_view((key, name, without): (String, Words, Vec<String>)) -> StockTrait {
    StockTrait { key, name: name.into(), without }
}

fn ranked(book: &Rulebook, rank: Rank) -> StockRank {
    StockRank {
        key: rank.into(),
        name: words::rank(rank).into(),
        range: book.command.range.of(rank),
        only_one: rank == Rank::GeneralInChief,
    }
}

fn drawn(book: &Rulebook, letter: char, ground: Terrain) -> StockGround {
    StockGround {
        letter: letter.to_string(),
        ground: ground.into(),
        name: book.ground(ground).name.into(),
        height: Land::drawn(ground).height,
    }
}

fn named(book: &Rulebook, terrain: Terrain) -> StockWord {
    word(terrain, book.ground(terrain).name)
}

fn word(key: impl Display, name: Words) -> StockWord {
    StockWord { key: key.to_string(), name: name.into() }
}

fn rule(rule: HouseRule) -> StockRule {
    StockRule {
        key: rule.to_string(),
        name: rule.name().into(),
        says: rule.says().into(),
        clause: rule.clause().id().to_owned(),
    }
}
