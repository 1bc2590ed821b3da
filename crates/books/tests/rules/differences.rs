//! Where the four readings part: Frédéric, Panache, Jomini, Thucidide, in this order.

use crate::cast::Kind::{Camels, Elephants, Foot, Guns, Horse, Lancers, Rockets, SmallArms};
use crate::cast::{Duel, duel, troop};
use rulebook::Advantage::{Hit, Miss};
use rulebook::{
    Advantage, AdvantageReading, Book, Currency, Desertion, Evade, Fact, Factor, Flight, FollowUp, FrontRank,
    HitReading, Letters, Order, OrderKind, Rank, RetreatThrough, RiposteFirst, RiposteRight, Rulebook, Terrain, Trait,
};

/// The answer of each book.
fn each<T>(answer: impl Fn(Book) -> T) -> [T; 4] {
    Book::ALL.map(answer)
}

fn says<T>(answer: impl Fn(&Rulebook) -> T) -> [T; 4] {
    each(|book| answer(books::of(book)))
}

fn worth(duel: Duel) -> Advantage {
    duel.advantage().0
}

#[test]
fn only_thucidide_lets_an_unsupported_unit_strike_back() {
    let unsupported = says(|book| book.riposte.right == RiposteRight::WhenGroundHeld);
    assert_eq!(unsupported, [false, false, false, true]);
}

#[test]
fn only_thucidide_keeps_its_assault_out_of_the_riposte() {
    let weaker = each(|book| duel(book, Horse, Foot).riposting().dice() < duel(book, Horse, Foot).dice());
    assert_eq!(weaker, [false, false, false, true]);
}

#[test]
fn only_panache_has_no_tactical_advantage() {
    let has = says(|book| book.die.has(rulebook::Face::Advantage));
    assert_eq!(has, [true, false, true, true]);
    assert_eq!(says(|book| book.advantage_reading != AdvantageReading::NoAdvantages), has);
    assert_eq!(worth(duel(Book::Panache, Elephants, Foot)), Miss);
}

#[test]
fn only_panache_lets_any_infantry_follow_up() {
    use FollowUp::{May, Never};
    assert_eq!(each(|book| duel(book, Foot, Foot).follow_up().0), [Never, May, Never, Never]);
}

#[test]
fn only_panache_lets_the_target_evade() {
    assert_eq!(says(|book| book.evade != Evade::Never), [false, true, false, false]);
}

#[test]
fn only_frederic_keeps_infantry_advantages_to_melee() {
    let volley = |book| worth(duel(book, SmallArms, Foot).at(2).when(Fact::AttackerSupported));
    assert_eq!(each(volley), [Miss, Miss, Hit, Hit]);
    assert_eq!(each(|book| worth(duel(book, Foot, Foot).when(Fact::AttackerSupported))), [Hit, Miss, Hit, Hit]);
}

#[test]
fn rockets_keep_out_of_melee_in_frederic_and_panache_only() {
    let forbidden = each(|book| duel(book, Rockets, Foot).forbidden().is_some());
    assert_eq!(forbidden, [true, true, false, false]);
}

#[test]
fn elephants_trample_in_the_woods_in_thucidide_alone() {
    let woods = |book| worth(duel(book, Elephants, Foot).into(Terrain::Forest));
    assert_eq!(each(woods), [Miss, Miss, Miss, Hit]);
}

#[test]
fn elephants_flee_two_hexes_where_they_are_mounted_troops() {
    assert_eq!(says(|book| book.retreat.hexes.elephants), [2, 1, 2, 1]);
    assert_eq!(says(|book| book.retreat.hexes.mobile_guns), [2, 1, 2, 1]);
    assert_eq!(says(|book| book.retreat.hexes.mounted), [2; 4]);
    assert_eq!(says(|book| (book.retreat.hexes.infantry, book.retreat.hexes.foot_guns)), [(1, 1); 4]);
}

#[test]
fn two_officers_are_worth_two_flags_in_frederic_and_jomini_only() {
    assert_eq!(each(|book| duel(book, Foot, Foot).led_by(2).flags_ignored()), [2, 1, 2, 1]);
}

#[test]
fn guns_ignore_a_flag_in_frederic_and_jomini_only() {
    assert_eq!(each(|book| duel(book, Foot, Guns).flags_ignored()), [1, 0, 1, 0]);
}

#[test]
fn guns_weaken_with_their_last_element_in_frederic_and_panache_only() {
    assert_eq!(each(|book| duel(book, Guns, Foot).at(2).down_to(1).dice()), [2, 2, 3, 3]);
    assert_eq!(each(|book| duel(book, Guns, Foot).at(2).dice()), [3; 4]);
}

#[test]
fn guns_of_panache_are_weak_in_riposte_and_those_of_thucidide_in_every_melee() {
    assert_eq!(each(|book| duel(book, Guns, Foot).dice()), [3, 3, 3, 1]);
    assert_eq!(each(|book| duel(book, Guns, Foot).riposting().dice()), [3, 2, 3, 1]);
}

#[test]
fn lances_tell_against_infantry_in_panache_and_against_everybody_in_thucidide() {
    let gain = |book, target| duel(book, Lancers, target).dice().abs_diff(duel(book, Horse, target).dice());
    assert_eq!(each(|book| gain(book, Foot)), [0, 1, 0, 1]);
    assert_eq!(each(|book| gain(book, Horse)), [1, 1, 1, 1]);
    assert_eq!(each(|book| gain(book, Camels)), [0, 1, 0, 1]);
    assert_eq!(each(|book| gain(book, Elephants)), [0, 0, 0, 1]);
}

#[test]
fn arab_and_indian_horses_are_known_to_panache_and_thucidide_only() {
    let calm = |book, horses, fright| {
        let plain = duel(book, Horse, Foot);
        plain.by(horses).when(fright).dice() == plain.dice()
    };
    assert_eq!(each(|book| calm(book, Trait::ArabHorses, Fact::NearCamels)), [false, true, false, true]);
    assert_eq!(each(|book| calm(book, Trait::IndianHorses, Fact::NearElephants)), [false, true, false, true]);
    assert_eq!(each(|book| calm(book, Trait::ArabHorses, Fact::NearElephants)), [false; 4]);
}

#[test]
fn fire_frightens_in_panache_and_thucidide_only() {
    let lost = |book| duel(book, Horse, Foot).dice() - duel(book, Horse, Foot).when(Fact::NearFire).dice();
    assert_eq!(each(lost), [0, 1, 0, 1]);
}

#[test]
fn officers_fight_in_the_front_rank_in_frederic_and_panache_only() {
    assert_eq!(says(|book| book.front_rank != FrontRank::No), [true, true, false, false]);
    let gain = |book| duel(book, Foot, Foot).when(Fact::FrontRank).dice() - duel(book, Foot, Foot).dice();
    assert_eq!(each(gain), [1, 1, 0, 0]);
}

#[test]
fn men_desert_in_frederic_by_type_and_in_panache_by_trait() {
    use Desertion::{AllButElite, Never, WrittenPanic};
    assert_eq!(says(|book| book.desertion), [AllButElite, WrittenPanic, Never, Never]);
}

#[test]
fn the_riposte_comes_first_against_cold_steel_in_frederic_and_jomini() {
    use RiposteFirst::{AgainstMeleeArmed, AgainstUnarmedInfantry, Never};
    assert_eq!(says(|book| book.riposte.first), [AgainstUnarmedInfantry, Never, AgainstMeleeArmed, Never]);
    for book in &books::ALL {
        assert!(book.riposte.first.clause().is_none_or(|clause| clause.stands_in(book.book)), "{}", book.book);
    }
}

#[test]
fn a_retreat_passes_through_guns_or_through_light_troops() {
    use RetreatThrough::{Guns, LightTroops, LightTroopsAndParent};
    assert_eq!(says(|book| book.retreat.through), [Guns, LightTroopsAndParent, Guns, LightTroops]);
}

#[test]
fn hits_are_read_by_arm_by_mode_or_by_colour() {
    use HitReading::{ByArm, ByColour, PlainAndMelee};
    assert_eq!(says(|book| book.hits), [ByArm, PlainAndMelee, ByArm, ByColour]);
    for book in &books::ALL {
        let clauses = [book.hits.clause(), book.troop_clause, book.factor_clause, book.steps_clause()];
        assert!(clauses.iter().all(|clause| clause.stands_in(book.book)), "{}", book.book);
    }
}

#[test]
fn only_the_guns_of_jomini_turn_their_first_letter_into_a_flag() {
    use Letters::{None, Token, TokenButFirstOfArtillery};
    assert_eq!(says(|book| book.letters), [None, None, TokenButFirstOfArtillery, Token]);
}

#[test]
fn line_irregulars_are_weaker_in_jomini() {
    let dice = [Book::Frederic, Book::Jomini].map(|book| troop(book, "irregular-line").factors.melee);
    assert_eq!(dice, [Factor::Dice(3), Factor::Dice(2)]);
}

#[test]
fn frederic_has_no_orders_and_panache_buys_manoeuvres_alone() {
    use Currency::{Ducats, None, Tokens};
    assert_eq!(says(|book| book.currency), [None, Ducats, Tokens, Tokens]);
    let count = |kind: OrderKind| says(|book| book.orders.iter().filter(|row| row.kind == kind).count());
    assert_eq!(count(OrderKind::Manoeuvre), [0, 10, 10, 10]);
    assert_eq!(count(OrderKind::Attack), [0, 0, 5, 5]);
    assert_eq!(count(OrderKind::Defence), [0, 0, 5, 4]);
    assert!(books::ALL.iter().all(|book| book.orders.iter().all(|row| row.clause.stands_in(book.book))));
}

#[test]
fn only_jomini_forms_square() {
    let squares = says(|book| book.orders.iter().any(|row| row.order == Order::Square));
    assert_eq!(squares, [false, false, true, false]);
}

#[test]
fn orders_cost_and_add_what_the_lists_say() {
    let row = |book: Book, order| *books::of(book).orders.iter().find(|row| row.order == order).expect("in the list");
    let expected = [
        (Order::Reconnaissance, 1, 0),
        (Order::ForcedMarch, 2, 0),
        (Order::Dispatch, 3, 0),
        (Order::CombinedAttack, 4, 0),
        (Order::ForwardMarch, 5, 0),
        (Order::GeneralAssault, 10, 0),
        (Order::SteadyFire, 2, 1),
        (Order::Charge, 2, 1),
        (Order::ColdSteel, 2, 1),
        (Order::AllOut, 4, 2),
        (Order::PressOn, 3, 0),
        (Order::StandFast, 1, 0),
        (Order::TakeCover, 2, -1),
        (Order::Ambush, 3, 0),
    ];
    for (order, cost, dice) in expected {
        for book in [Book::Jomini, Book::Thucidide] {
            let found = row(book, order);
            assert_eq!((found.cost, found.dice), (cost, dice), "{order} in {book}");
        }
    }
    let found = |book, order| (row(book, order).cost, row(book, order).dice);
    assert_eq!(found(Book::Jomini, Order::Square), (2, -1));
    assert_eq!(found(Book::Jomini, Order::CounterCharge), (3, 0));
    assert_eq!(found(Book::Thucidide, Order::CounterCharge), (3, 1));
}

#[test]
fn small_armies_activate_three_units_middling_four_and_large_ones_twice_four() {
    let activated = |book: &Rulebook| {
        [0, 9, 10, 15, 16, 255].map(|units| book.activations(units)).map(|row| (row.activations, row.units))
    };
    assert_eq!(says(activated), [[(1, 3), (1, 3), (1, 4), (1, 4), (2, 4), (2, 4)]; 4]);
}

#[test]
fn a_third_of_the_enemy_rounded_up_wins() {
    let to_eliminate = |book: &Rulebook| [1, 3, 4, 9, 10, 12, 13, 16].map(|units| book.units_to_eliminate(units));
    assert_eq!(says(to_eliminate), [[1, 1, 2, 3, 4, 4, 5, 6]; 4]);
}

#[test]
fn a_general_commands_farther_than_an_officer() {
    let by_rank = |numbers: rulebook::ByRank<u8>| {
        [Rank::GeneralInChief, Rank::SubGeneral, Rank::SuperiorOfficer].map(|rank| numbers.of(rank))
    };
    assert_eq!(says(|book| by_rank(book.command.range)), [[5, 3, 1]; 4]);
    assert_eq!(says(|book| by_rank(book.command.influence)), [[1, 1, 0]; 4]);
    let flights = [Flight::TwoHexes, Flight::TwoHexes, Flight::NextHex, Flight::TwoHexes];
    assert_eq!(says(|book| book.command.flight.0), [flights; 4]);
}
