//! Skirmishes by the hundred: `soak BOOK FIRST COUNT GAMES` makes them, plays each so many fresh games by captains and says
//! how many are even.

use balance::{Contest, FairShare, TrialBattle};
use rulebook::Book;
use skirmish::{Landscape, SkirmishAim, Wish, made};
use strum::IntoEnumIterator;
use wire::LevelWire;

fn main() {
    let said: Vec<String> = std::env::args().skip(1).collect();
    let [book, first, count, games] = said.as_slice() else { panic!("soak BOOK FIRST COUNT GAMES") };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (first, count, games) = (number(first), number(count), u32::try_from(number(games)).expect("a small number"));
    let (mut even, mut all, mut drawn) = (0_u32, 0_u32, 0_u32);
    for seed in first..first + count {
        let wish = wish(book.parse().expect("a book"), seed);
        let made = made(&wish).expect("it can be made");
        let text = made.file.written();
        let battle = TrialBattle::read(&text).unwrap_or_else(|problems| panic!("{problems}\n{text}"));
        let warnings = battle.scenario().warnings().iter().count();
        let captains = Contest::even(balance::player(LevelWire::Captain));
        // Fresh luck: not that of the games it was made even by.
        let mut figures = battle.figures(captains, seed ^ 0x5eed, 0..games).expect("games are played to their end");
        // Well inside the zone is believed at once; else it is looked at three times longer.
        if 70 < FairShare::north(figures.won).per_mille().abs_diff(500) {
            let more =
                battle.figures(captains, seed ^ 0x5eed, games..4 * games).expect("games are played to their end");
            figures = balance::merged(&figures, &more).expect("other games");
        }
        if std::env::var_os("SHOW").is_some() {
            println!("{text}");
        }
        let share = FairShare::north(figures.won);
        all += 1;
        even += u32::from(share.is_fair());
        drawn += figures.won.nobody;
        println!(
            "{book} {seed} {} {} {}x{} {} points: {} games, made {} of {}, fresh {} of {} ({} drawn), {} warnings, {} turns",
            wish.landscape,
            wish.aim,
            wish.columns,
            wish.rows,
            wish.points,
            made.games,
            FairShare::north(made.won).per_mille(),
            made.won.games(),
            share.per_mille(),
            figures.won.games(),
            figures.won.nobody,
            warnings,
            figures.turns.iter().map(|turn| u32::from(turn.turn) * turn.won.games()).sum::<u32>()
                / figures.games().max(1),
        );
    }
    println!("{book}: {even} of {all} between 40 and 60 in a hundred; {drawn} games drawn");
}

/// Sizes, worths, grounds and aims in turn, by the seed.
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
