//! Skirmishes are playable, told in both languages, and the same again from the same seed. `make soak` makes hundreds and
//! plays them.

use balance::{Contest, FairShare, TrialBattle};
use rulebook::Book;
use skirmish::{Landscape, SkirmishAim, Wish, made};
use strum::IntoEnumIterator;
use wire::LevelWire;

fn wish(book: Book, seed: u64) -> Wish {
    let pick = |of: u64| usize::try_from(seed % of).expect("small");
    Wish {
        book,
        columns: [7, 9, 11][pick(3)],
        rows: [7, 8, 9, 10][pick(4)],
        points: [75, 90, 120][pick(3)],
        year: None,
        landscape: Landscape::iter().nth(pick(5)).expect("five"),
        aim: SkirmishAim::iter().nth(usize::try_from(seed / 5 % 2).expect("small")).expect("two"),
        seed,
    }
}

/// Skirmishes of each book, and fresh games of each: few, unless somebody waits for many.
fn how_many() -> (u64, u32) {
    if std::env::var_os("ETENDARD_SOAK").is_some() { (500, 100) } else { (1, 20) }
}

#[test]
fn skirmishes_pass_the_checker_are_played_to_their_end_and_are_even() {
    let (skirmishes, games) = how_many();
    for book in Book::ALL {
        let (mut even, mut all) = (0, 0);
        for seed in 0..skirmishes {
            // The first of each book is small: everybody waits for it.
            let small = |wish| if skirmishes == 1 { Wish { columns: 7, rows: 7, points: 60, ..wish } } else { wish };
            let wish = small(wish(book, seed));
            let made = made(&wish).expect("it can be made");
            let text = made.file.written();
            let battle = TrialBattle::read(&text).unwrap_or_else(|problems| panic!("{problems}\n{text}"));
            assert!(battle.scenario().warnings().is_empty(), "{}", battle.scenario().warnings());
            assert_eq!(battle.scenario().written(), text, "it is written in the one form");
            // Fresh luck: not that of the games it was made even by.
            let captains = Contest::even(balance::player(LevelWire::Captain));
            let fresh =
                |numbers| battle.figures(captains, seed ^ 0x5eed, numbers).expect("games are played to their end");
            let mut figures = fresh(0..games);
            if 70 < FairShare::north(figures.won).per_mille().abs_diff(500) {
                figures = balance::merged(&figures, &fresh(games..4 * games)).expect("other games");
            }
            assert!(FairShare::north(made.won).is_fair(), "{wish:?}: {:?}", made.won);
            all += 1;
            even += u32::from(FairShare::north(figures.won).is_fair());
        }
        println!("{book}: {even} of {all} skirmishes are even");
        // Of few, chance alone may make one look uneven.
        assert!(all < 20 || 95 * all <= 100 * even, "{book}: {even} of {all}");
    }
}

#[test]
fn the_same_wish_makes_the_same_battle_and_another_seed_another() {
    let small = |seed| Wish { columns: 7, rows: 7, points: 60, ..wish(Book::Panache, seed) };
    let text = |seed| made(&small(seed)).expect("it can be made").file.written();
    let first = text(5);
    assert_eq!(first, text(5));
    let without_number = |text: &str, seed: &str| text.replace(seed, "");
    assert_ne!(without_number(&first, "5"), without_number(&text(6), "6"));
}

#[test]
fn what_cannot_be_made_is_answered_with_what_could() {
    let says = |change: &dyn Fn(&mut Wish)| {
        let mut wish = wish(Book::Thucidide, 1);
        change(&mut wish);
        made(&wish).expect_err("it cannot be made").said
    };
    let narrow = says(&|wish| wish.columns = 3);
    assert!(narrow.en.contains("columns: 3, expected 7 to 40") && narrow.fr.contains("colonnes"), "{narrow:?}");
    assert!(says(&|wish| wish.rows = 99).en.contains("expected 7 to 30"));
    assert!(says(&|wish| wish.points = 1).en.contains("points: 1"));
    assert!(says(&|wish| wish.seed = u64::MAX).en.contains("seed"));
    assert!(says(&|wish| (wish.columns, wish.points) = (7, 400)).en.contains("do not fit"));
    let year = says(&|wish| wish.year = Some(1805));
    assert!(year.en.contains("no army of this book in 1805") && year.en.contains("-500"), "{year:?}");
}

#[test]
fn a_skirmish_can_be_stopped_before_it_is_made() {
    let stopped = skirmish::made_unless(&wish(Book::Jomini, 1), &|| true).expect_err("it was stopped");
    assert!(stopped.said.fr.contains("plus de temps"), "{stopped}");
}
