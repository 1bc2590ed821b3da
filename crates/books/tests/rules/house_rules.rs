//! House rules: what a table may agree to play otherwise, and where it would mean nothing.

use crate::cast::Kind::{Foot, Guns};
use crate::cast::duel;
use rulebook::{
    ArtilleryRetreat, Book, Evade, Fact, HouseRule, HouseRules, NoSuchChoice, Rulebook, SettingFire, Terrain,
};
use strum::IntoEnumIterator;

fn with(book: Book, rule: HouseRule) -> Result<Rulebook, NoSuchChoice> {
    books::of(book).with(HouseRules::NONE.and(rule))
}

/// Everything a book says, its list of house rules apart.
fn contents(book: &Rulebook) -> String {
    format!("{:?}", Rulebook { house: HouseRules::NONE, ..*book })
}

/// Where each house rule has a meaning.
fn meant_for(rule: HouseRule) -> &'static [Book] {
    use Book::{Frederic, Jomini, Panache, Thucidide};
    match rule {
        HouseRule::SettingFire | HouseRule::OfficerOnlyIgnores => &[Panache, Thucidide],
        HouseRule::EvadeOption
        | HouseRule::BothAdvantages
        | HouseRule::NoRetreatThroughLightGuns
        | HouseRule::ConfirmAdvantages => &[Thucidide],
        HouseRule::DucatIsAdvantage | HouseRule::GunsWeakWhenLastInMelee | HouseRule::ElephantsVanish => &[Panache],
        HouseRule::FlightOnFlagsOnly => &[Frederic, Jomini],
        HouseRule::ArtilleryRetreatLimited | HouseRule::NoOrdersInRiposte => &[Jomini, Thucidide],
        HouseRule::FrontRankBeyondLimit | HouseRule::FrontRankInFire | HouseRule::GunRetreatsPerCombat => {
            &[Frederic, Panache]
        }
        HouseRule::AnybodyRipostesFirst => &[Frederic],
        HouseRule::OneFortifiedSideCovers => &[Frederic, Jomini, Thucidide],
        HouseRule::BlockedRetreatByCaption
        | HouseRule::ThreeUnitsPerActivation
        | HouseRule::HesitantFootOnly
        | HouseRule::SmallArmsSeePastWoods
        | HouseRule::SmallArmsSeeOverTroops
        | HouseRule::GunsRiposteOnRoughRoads
        | HouseRule::GeneralReturnsAtOnce
        | HouseRule::AnyUnitAtTheFoot
        | HouseRule::LoneOfficersMask => &Book::ALL,
    }
}

#[test]
fn every_house_rule_changes_the_books_it_is_meant_for_and_is_refused_in_the_others() {
    for rule in HouseRule::iter() {
        for book in Book::ALL {
            match with(book, rule) {
                Ok(copy) => {
                    assert!(meant_for(rule).contains(&book), "{rule} was taken in {book}");
                    assert_ne!(contents(&copy), contents(books::of(book)), "{rule} changes nothing in {book}");
                }
                Err(refused) => {
                    assert!(!meant_for(rule).contains(&book), "{rule} was refused in {book}");
                    assert_eq!(refused, NoSuchChoice { rule, book: book.title() });
                }
            }
        }
    }
}

#[test]
fn every_house_rule_reads_a_clause_of_the_book_otherwise() {
    for rule in HouseRule::iter() {
        for book in meant_for(rule) {
            assert!(rule.clause().stands_in(*book), "{rule} reads {} in {book}", rule.clause());
        }
        assert!(!rule.name().fr.is_empty() && !rule.name().en.is_empty());
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
}

#[test]
fn a_copy_with_house_rules_keeps_its_name_and_knows_its_rules() {
    for book in Book::ALL {
        // Of the two other readings of ruling 14 a table plays one.
        let meant = |rule: &HouseRule| meant_for(*rule).contains(&book) && *rule != HouseRule::SmallArmsSeeOverTroops;
        let rules: HouseRules = HouseRule::iter().filter(meant).collect();
        let copy = books::of(book).with(rules).expect("all of them mean something here");
        assert_eq!(copy.book, book);
        assert_eq!(copy.house, rules);
        assert!(rules.iter().all(|rule| copy.house.has(rule)));
        assert_eq!(books::of(book).house, HouseRules::NONE, "the book itself is untouched");
    }
}

#[test]
fn who_sees_past_woods_cannot_choose_to_see_over_troops_alone() {
    let both = HouseRules::NONE.and(HouseRule::SmallArmsSeePastWoods).and(HouseRule::SmallArmsSeeOverTroops);
    for book in &books::ALL {
        assert_eq!(book.with(both).err().map(|refused| refused.rule), Some(HouseRule::SmallArmsSeeOverTroops));
    }
}

#[test]
fn a_house_rule_already_in_force_changes_nothing_more() {
    for book in Book::ALL {
        let copy = with(book, HouseRule::LoneOfficersMask).expect("it means something everywhere");
        let again = copy.with(HouseRules::NONE.and(HouseRule::LoneOfficersMask));
        assert_eq!(again.err().map(|refused| refused.rule), Some(HouseRule::LoneOfficersMask));
    }
}

#[test]
fn without_house_rules_a_copy_is_the_book() {
    for book in &books::ALL {
        let copy = book.with(HouseRules::NONE).expect("nothing was asked");
        assert_eq!(contents(&copy), contents(book));
    }
}

#[test]
fn a_refusal_says_what_to_do() {
    let refused = with(Book::Frederic, HouseRule::DucatIsAdvantage).expect_err("it has no ducats");
    let said = "the house rule `ducat-is-advantage` changes nothing in Frédéric le Grand: leave it out";
    assert_eq!(refused.to_string(), said);
}

#[test]
fn a_front_rank_die_beyond_the_limit_is_a_third_die_into_a_forest() {
    for book in [Book::Frederic, Book::Panache] {
        let led = duel(book, Foot, Foot).when(Fact::FrontRank);
        let house = with(book, HouseRule::FrontRankBeyondLimit).expect("it has a front rank");
        let both = |ground| [led.into(ground).dice(), led.into(ground).under(&house).dice()];
        assert_eq!(both(Terrain::Forest), [2, 3], "{book}");
        assert_eq!(both(Terrain::Clear), [4, 4], "{book}");
    }
}

#[test]
fn panache_guns_may_be_weak_with_their_last_element_instead_of_in_riposte() {
    let house = with(Book::Panache, HouseRule::GunsWeakWhenLastInMelee).expect("ruling 7 is of this book");
    let guns = duel(Book::Panache, Guns, Foot);
    let dice = |book: &Rulebook| {
        let guns = guns.under(book);
        [guns, guns.down_to(1), guns.riposting(), guns.riposting().down_to(1)].map(|duel| duel.dice())
    };
    assert_eq!(dice(books::of(Book::Panache)), [3, 3, 2, 2]);
    assert_eq!(dice(&house), [3, 2, 3, 2]);
    let borne = duel(Book::Panache, "elephant-guns-light", Foot).down_to(1).under(&house);
    assert_eq!(borne.dice(), 3, "guns on elephants always have three");
}

#[test]
fn large_armies_may_activate_three_units_at_a_time() {
    for book in Book::ALL {
        let house = with(book, HouseRule::ThreeUnitsPerActivation).expect("every book has large armies");
        let row = house.activations(16);
        assert_eq!((row.activations, row.units), (2, 3), "{book}");
        assert_eq!(house.activations(15), books::of(book).activations(15), "{book}");
    }
}

#[test]
fn optional_rules_are_off_until_chosen() {
    let fires = Book::ALL.map(|book| books::of(book).fire);
    assert_eq!(fires, [SettingFire::Never, SettingFire::Off, SettingFire::Never, SettingFire::Off]);
    let lit = |book| with(book, HouseRule::SettingFire).map(|copy| copy.fire);
    assert_eq!(lit(Book::Panache), Ok(SettingFire::OnDucat));
    assert_eq!(lit(Book::Thucidide), Ok(SettingFire::OnAdvantage));
    let evades = Book::ALL.map(|book| books::of(book).evade);
    assert_eq!(evades, [Evade::Never, Evade::FasterUnits, Evade::Never, Evade::Never]);
    let option = with(Book::Thucidide, HouseRule::EvadeOption).map(|copy| copy.evade);
    assert_eq!(option, Ok(Evade::InPlaceOfDefenceOrder));
}

#[test]
fn guns_that_retreat_like_others_may_be_held_to_their_allowance() {
    use ArtilleryRetreat::{AsOthers, ByAllowance, WithinAllowance};
    let printed = Book::ALL.map(|book| books::of(book).retreat.artillery);
    assert_eq!(printed, [ByAllowance, ByAllowance, AsOthers, AsOthers]);
    for book in [Book::Jomini, Book::Thucidide] {
        let house = with(book, HouseRule::ArtilleryRetreatLimited).expect("ruling 11 is of this book");
        assert_eq!(house.retreat.artillery, WithinAllowance);
    }
}
