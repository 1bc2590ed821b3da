//! The works whose instructions are counted: small, and the same every time.

use crate::exchange;
use crate::field::{ORDINARY, clash, opening};
use crate::play::{Choice, Gambler, midway};
use crate::works::{is_open, pairs};
use battle::{Battle, Command, Pending, Roll};
use odds::Calculator;
use opponent::{Budget, Level, Luck};
use rulebook::Rulebook;
use std::hint::black_box;

/// A fixed piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Every legal command of forty moments.
    Legal,
    /// Two hundred recorded answers given again.
    Apply,
    /// A hundred copies.
    Clone,
    /// May they be seen: every seventh pair of hexes six apart.
    Sight,
    /// The exact chances of an exchange.
    Exchange,
    /// A hundred positions judged by a tactician.
    Search,
}

impl Piece {
    /// All of them.
    pub(crate) const ALL: [Self; 6] =
        [Self::Legal, Self::Apply, Self::Clone, Self::Sight, Self::Exchange, Self::Search];

    /// Its name in the baseline.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Apply => "apply",
            Self::Clone => "clone",
            Self::Sight => "sight",
            Self::Exchange => "exchange",
            Self::Search => "search",
        }
    }
}

/// The function whose instructions are counted, with all it calls; whoever reads `*counted_from_here*` off the symbol
/// table finds it by this name, so it may not be inlined away.
#[inline(never)]
pub(crate) fn counted_from_here(work: &mut dyn FnMut()) {
    work();
    // A tail call would leave the function before its work is done.
    black_box(());
}

/// An answer given in a recorded battle.
enum Answer {
    Command(Command),
    Roll(Roll),
}

/// Does a piece of work under one book, its preparation uncounted.
pub(crate) fn run(piece: Piece, book: &Rulebook) {
    let opening = opening(book, ORDINARY);
    match piece {
        Piece::Legal => {
            let moments: Vec<Battle> = (0..40).map(|step| midway(&opening, 4 * step)).collect();
            counted_from_here(&mut || {
                for battle in &moments {
                    battle.each_legal(|command| {
                        black_box(command);
                    });
                }
            });
        }
        Piece::Apply => {
            let answers = recorded(&opening, 200);
            counted_from_here(&mut || {
                black_box(again(&opening, &answers));
            });
        }
        Piece::Clone => {
            let battle = midway(&opening, 60);
            counted_from_here(&mut || {
                for _ in 0..100 {
                    let copy = black_box(&battle).clone();
                    black_box(&copy);
                }
            });
        }
        Piece::Sight => {
            let battle = midway(&opening, 60);
            let pairs = pairs(&battle);
            let view = battle.view();
            let look = || {
                for pair in &pairs {
                    black_box(is_open(&view, *pair));
                }
            };
            // The first look along a line makes it, and it is kept.
            look();
            counted_from_here(&mut || look());
        }
        Piece::Exchange => {
            let battle = clash(book, ORDINARY);
            let mut calculator = Calculator::new();
            // The tables of dice are made by the first question, and kept.
            exchange::exact(&mut calculator, &battle, exchange::ATTACKS[0]);
            counted_from_here(&mut || {
                black_box(exchange::exact(&mut calculator, &battle, exchange::ATTACKS[0]));
            });
        }
        Piece::Search => {
            let battle = midway(&opening, 60);
            let mut player = Level::Tactician.player(7);
            counted_from_here(&mut || {
                black_box(player.decide(&battle, &Budget::nodes(100)));
            });
        }
    }
}

/// The first answers of a battle played by chance.
fn recorded(opening: &Battle, most: usize) -> Vec<Answer> {
    let (mut gambler, mut luck) = (Gambler::default(), Luck::new(17));
    let mut battle = opening.clone();
    let mut answers = Vec::new();
    while answers.len() < most {
        match battle.pending() {
            Pending::Over(_) => break,
            Pending::Chance(chance) => {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut ()).expect("the dice it asks for");
                answers.push(Answer::Roll(roll));
            }
            Pending::Decision(..) => {
                let command = gambler.pick(&battle, Choice::Factored, &mut luck);
                battle.obey(command, &mut ());
                answers.push(Answer::Command(command));
            }
        }
    }
    answers
}

/// Gives recorded answers again, each checked as a player's would be.
fn again(opening: &Battle, answers: &[Answer]) -> Battle {
    let mut battle = opening.clone();
    for answer in answers {
        match answer {
            Answer::Command(command) => battle.command(*command, &mut ()).expect("it was legal the first time"),
            Answer::Roll(roll) => battle.roll(*roll, &mut ()).expect("the dice it asks for"),
        }
    }
    battle
}
