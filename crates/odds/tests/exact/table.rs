//! The calculator for the real table: what is said of two units holds on the board it lays out.

use crate::fields::Luck;
use crate::sketch::{chance, hits};
use odds::{Depth, Elephants, Fraction, Odds, OddsError, RealSide, RealTable, TableError, Tally};
use rulebook::{Arm, Book, Clause, Language, Line, Order, Terrain, Trait, Traits};
use strum::IntoEnumIterator;

fn exchange(table: &RealTable<'_>) -> Result<Odds, OddsError> {
    table.odds(Depth::Exchange, Elephants::Run)
}

#[track_caller]
fn unhit(table: &RealTable<'_>, numerator: i128, denominator: i128) {
    chance(&exchange(table).expect("it can be laid out"), |tally| hits(tally) == 0, numerator, denominator);
}

const JOMINI: RealTable<'static> = RealTable::duel(&books::ALL[2], "line-infantry", "line-infantry");
const PANACHE: RealTable<'static> = RealTable::duel(&books::ALL[1], "melee-infantry/medium", "light-foot/light");

#[test]
fn the_plain_duel_is_that_of_the_chapter() {
    // Three dice at one side.
    unhit(&JOMINI, 125, 216);
    let odds = exchange(&JOMINI).expect("it can be laid out");
    chance(&odds, Tally::target_left, 91, 216);
    chance(&odds, Tally::riposted, 0, 1);
}

#[test]
fn support_holds_for_whom_it_was_said_and_for_nobody_else() {
    let attacker = RealSide { supported: true, ..JOMINI.attacker };
    let target = RealSide { supported: true, ..JOMINI.target };
    // On rows of both kinds: the neighbours stand otherwise there.
    for room in [3, 4] {
        let target = RealSide { room, ..target };
        let alone = RealSide { supported: false, ..target };
        unhit(&RealTable { attacker, target: alone, ..JOMINI }, 8, 27);
        unhit(&RealTable { attacker, target, ..JOMINI }, 125, 216);
        let odds = exchange(&RealTable { target, ..JOMINI }).expect("it can be laid out");
        chance(&odds, Tally::riposted, 25, 27);
        chance(&odds, Tally::target_left, 2, 27);
        // One way back is free: nobody is lost for want of room.
        chance(&odds, |tally| tally.target_lost_blocked() == 0, 1, 1);
    }
}

#[test]
fn no_room_behind_is_the_edge_of_the_table() {
    let target = RealSide { room: 0, ..JOMINI.target };
    let odds = exchange(&RealTable { target, ..JOMINI }).expect("it can be laid out");
    assert_eq!(odds.expected(|tally| tally.target_lost_blocked().cast_signed()), Fraction::new(1, 2));
    let supported = RealSide { supported: true, ..target };
    assert_eq!(exchange(&RealTable { target: supported, ..JOMINI }), Err(TableError::Support.into()));
}

#[test]
fn ground_heights_and_works() {
    let on = |ground| RealTable { target: RealSide { ground, ..JOMINI.target }, ..JOMINI };
    unhit(&on(Terrain::Forest), 25, 36);
    unhit(&on(Terrain::Stream), 125, 216);
    unhit(&RealTable { target: RealSide { height: 1, ..JOMINI.target }, ..JOMINI }, 25, 36);
    let attacker = RealSide { supported: true, ..JOMINI.attacker };
    unhit(&RealTable { work: Some(Terrain::Palisade), attacker, ..JOMINI }, 25, 36);
    for terrain in [Terrain::Mountain, Terrain::Hill, Terrain::Road] {
        assert_eq!(exchange(&on(terrain)), Err(TableError::Terrain(terrain).into()), "{terrain}");
    }
    let nonsense = RealTable { work: Some(Terrain::Forest), ..JOMINI };
    assert_eq!(exchange(&nonsense), Err(TableError::Terrain(Terrain::Forest).into()));
}

#[test]
fn a_unit_beside_the_target() {
    // Cavalry of its own side beside the target gives infantry its advantage, infantry does not.
    unhit(&RealTable { beside: Some(Arm::Cavalry), ..JOMINI }, 8, 27);
    unhit(&RealTable { beside: Some(Arm::Infantry), ..JOMINI }, 125, 216);
    let error = exchange(&RealTable { beside: Some(Arm::Chariotry), ..JOMINI });
    assert_eq!(error, Err(TableError::Beside { arm: Arm::Chariotry, book: Book::Jomini }.into()));
}

#[test]
fn guns_by_distance_and_by_what_they_moved() {
    let guns = RealTable { distance: 3, ..RealTable::duel(&books::ALL[2], "horse-guns-light", "line-infantry") };
    unhit(&guns, 125, 216);
    unhit(&RealTable { distance: 2, ..guns }, 8, 27);
    // Two hexes moved, two dice lost.
    unhit(&RealTable { moved: 2, ..guns }, 5, 6);
    let error = exchange(&RealTable { distance: 4, ..guns }).expect_err("it reaches three hexes");
    assert_eq!(error.sentence(Language::En), "It is too far away. (TRP-J)");
}

#[test]
fn orders_front_ranks_and_evasions_are_played_as_said() {
    let attacker = RealSide { order: Some(Order::AllOut), ..JOMINI.attacker };
    unhit(&RealTable { attacker, ..JOMINI }, 3125, 7776);
    let target = RealSide { order: Some(Order::TakeCover), ..JOMINI.target };
    let error = exchange(&RealTable { target, ..JOMINI }).expect_err("there is no cover from a melee");
    assert!(matches!(error, OddsError::Refused(refusal) if refusal.clause == Clause::DefenceOrders), "{error}");
    // Evading, light foot is struck at as heavy: two dice.
    unhit(&RealTable { evades: true, ..PANACHE }, 1, 4);
    unhit(&PANACHE, 1, 16);
    let slow = RealTable { evades: true, target: PANACHE.attacker, ..PANACHE };
    assert_eq!(exchange(&slow), Err(TableError::Evade.into()));
    let led = RealSide { officers: 1, ..PANACHE.attacker };
    unhit(&RealTable { attacker: led, front_rank: true, ..PANACHE }, 1, 32);
    assert_eq!(exchange(&RealTable { front_rank: true, ..PANACHE }), Err(TableError::FrontRank.into()));
    // Panache has no attack orders, Jomini no front rank.
    let order = RealSide { order: Some(Order::AllOut), ..PANACHE.attacker };
    let error = exchange(&RealTable { attacker: order, ..PANACHE }).expect_err("there are no such orders");
    assert!(matches!(error, OddsError::Refused(_)), "{error}");
    let led = RealSide { officers: 1, ..JOMINI.attacker };
    assert_eq!(exchange(&RealTable { attacker: led, front_rank: true, ..JOMINI }), Err(TableError::FrontRank.into()));
}

#[test]
fn officers_elements_and_traits_count() {
    let target = RealSide { officers: 1, ..JOMINI.target };
    chance(&exchange(&RealTable { target, ..JOMINI }).expect("laid out"), Tally::target_left, 2, 27);
    let target = RealSide { elements: Some(1), ..JOMINI.target };
    chance(&exchange(&RealTable { target, ..JOMINI }).expect("laid out"), Tally::target_destroyed, 91, 216);
    let attacker = RealSide { traits: Trait::Aggressive.into(), ..JOMINI.attacker };
    unhit(&RealTable { attacker, ..JOMINI }, 625, 1296);
}

#[test]
fn what_cannot_be_laid_out_is_said_in_both_languages() {
    let sentence = |table: &RealTable<'_>, language| exchange(table).expect_err("nonsense").sentence(language);
    let unknown = RealTable { target: RealSide { troop: "line-infantri", ..JOMINI.target }, ..JOMINI };
    assert_eq!(sentence(&unknown, Language::En), "Jomini has no troop `line-infantri`; the nearest is `line-infantry`");
    assert_eq!(
        sentence(&unknown, Language::Fr),
        "Jomini n’a pas de troupe « line-infantri » ; la plus proche est « line-infantry »"
    );
    let crowded = RealTable { attacker: RealSide { elements: Some(21), ..JOMINI.attacker }, ..JOMINI };
    assert_eq!(sentence(&crowded, Language::En), "elements 21: from 1 to 20 can be laid out");
    let far = RealTable { distance: 0, ..JOMINI };
    assert_eq!(sentence(&far, Language::Fr), "distance 0 : on peut poser de 1 à 8");
    let odd = RealTable { target: RealSide { traits: Trait::Rifles.into(), ..JOMINI.target }, ..JOMINI };
    assert_eq!(exchange(&odd), Err(TableError::Trait(Trait::Rifles).into()));
    for error in [TableError::FrontRank, TableError::Evade, TableError::Support, TableError::Terrain(Terrain::Lake)] {
        assert_ne!(error.sentence(Language::Fr), error.sentence(Language::En));
    }
}

#[test]
fn the_account_says_what_counted_and_why_the_rest_did_not() {
    let table = RealTable { attacker: RealSide { traits: Trait::Aggressive.into(), ..JOMINI.attacker }, ..JOMINI };
    let account = table.account().expect("it can be laid out");
    assert_eq!(account.dice(), 4);
    let entries: Vec<_> = account.entries().collect();
    assert_eq!(entries[0].line, Line::Base(3, Clause::TroopsJomini));
    assert!(entries.iter().any(|entry| entry.line == Line::Adjust(1, Clause::Aggressive) && entry.lacking.is_none()));
    let why = |clause| {
        let entry = entries.iter().find(|entry| entry.clause() == clause).expect("it was considered");
        entry.lacking.map(|words| (words.fr, words.en))
    };
    assert_eq!(why(Clause::RiflesInMelee).map(|(_, en)| en), Some("the attacker has no rifles"));
    assert_eq!(why(Clause::LancersAttack).map(|(fr, _)| fr), Some("l’attaquant n’a pas de lances"));
    assert_eq!(why(Clause::CamelEffect).map(|(_, en)| en), Some("the attacker has no animals"));
    assert!(!entries[0].text(Language::Fr).is_empty());
    // In a wood three dice are cut to two; a limit that cuts nothing says so.
    let wood = RealTable { target: RealSide { ground: Terrain::Forest, ..JOMINI.target }, ..JOMINI };
    let limits = |table: &RealTable<'_>| {
        let account = table.account().expect("it can be laid out");
        account.entries().find(|entry| entry.clause() == Clause::Forest).map(|entry| (entry.line, entry.lacking))
    };
    assert_eq!(limits(&wood), Some((Line::Limit(2, Clause::Forest), None)));
    let weak = RealTable { attacker: RealSide { troop: "light-infantry", ..JOMINI.attacker }, ..wood };
    let (line, lacking) = limits(&weak).expect("the wood was considered");
    assert_eq!(line, Line::PassedOver(Clause::Forest));
    assert_eq!(lacking.map(|words| words.en), Some("there are no more dice than this limit"));
}

/// The dice of the account are the dice that are rolled: the officer's and the orders' among them.
#[test]
fn the_account_counts_what_was_said() {
    let counts = |table: &RealTable<'_>, clause| {
        let account = table.account().expect("it can be laid out");
        (account.dice(), account.entries().any(|entry| entry.clause() == clause && entry.lacking.is_none()))
    };
    let attacker = RealSide { order: Some(Order::ColdSteel), ..JOMINI.attacker };
    let target = RealSide { order: Some(Order::StandFast), ..JOMINI.target };
    assert_eq!(counts(&JOMINI, Clause::AttackOrders), (3, false));
    assert_eq!(counts(&RealTable { attacker, target, ..JOMINI }, Clause::AttackOrders), (4, true));
    let panache = RealTable { attacker: RealSide { officers: 1, ..PANACHE.attacker }, ..PANACHE };
    let (silent, counted) = counts(&panache, Clause::FrontRank);
    assert!(!counted);
    assert_eq!(counts(&RealTable { front_rank: true, ..panache }, Clause::FrontRank), (silent + 1, true));
}

#[test]
fn whatever_is_laid_out_has_odds_or_a_reason() {
    let mut luck = Luck::new(8);
    let (mut answered, mut refused) = (0, 0);
    for _ in 0..600 {
        let book = &books::ALL[luck.below(4)];
        let mut side = || {
            let written: Vec<Trait> = Trait::WRITTEN.iter().collect();
            let grounds: Vec<Terrain> = Terrain::iter().collect();
            let orders: Vec<Order> = Order::iter().collect();
            RealSide {
                troop: book.troops[luck.below(book.troops.len())].key,
                elements: luck.one_in(3).then(|| u8::try_from(1 + luck.below(5)).expect("small")),
                traits: if luck.one_in(3) { written[luck.below(written.len())].into() } else { Traits::empty() },
                ground: if luck.one_in(3) { grounds[luck.below(grounds.len())] } else { Terrain::Clear },
                height: u8::from(luck.one_in(5)),
                supported: luck.one_in(2),
                officers: u8::from(luck.one_in(4)),
                room: u8::try_from(luck.below(9)).expect("small"),
                order: luck.one_in(6).then(|| orders[luck.below(orders.len())]),
            }
        };
        let (attacker, target) = (side(), side());
        let works = [Terrain::Palisade, Terrain::Ditch, Terrain::Fortification];
        let table = RealTable {
            book,
            attacker,
            target,
            distance: u8::try_from(1 + luck.below(2)).expect("small"),
            moved: u8::from(luck.one_in(6)),
            work: luck.one_in(6).then(|| works[luck.below(3)]),
            beside: luck.one_in(4).then(|| Arm::iter().nth(luck.below(6)).expect("there are six")),
            front_rank: luck.one_in(8),
            evades: luck.one_in(8),
        };
        match table.odds(Depth::WholeChain, Elephants::Stand) {
            Ok(odds) => {
                answered += 1;
                assert_eq!(odds.outcomes.iter().map(|(_, ways)| ways).sum::<u128>(), odds.ways(), "{table:?}");
            }
            Err(error) => {
                refused += 1;
                assert!(!error.sentence(Language::Fr).is_empty() && !error.sentence(Language::En).is_empty());
            }
        }
    }
    assert!(100 < answered && 100 < refused, "{answered} answered, {refused} refused");
}
