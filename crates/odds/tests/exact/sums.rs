//! For every attack met in random battles, the ways sum to a power of six, however the faces are told apart.

use crate::positions::{attacks, combats, soaks};
use odds::{Calculator, Depth, Elephants, OddsError, OddsQuestion, Policy};
use rulebook::Rulebook;

fn every_attack_sums(book: &Rulebook) {
    let (mut calculator, mut apart) = (Calculator::new(), Calculator::telling_faces_apart());
    let (mut asked, mut outcomes, mut longest) = (0, 0, 0);
    for (number, battle) in combats(book, if soaks() { 2000 } else { 300 }).iter().enumerate() {
        for (attacker, target) in attacks(battle) {
            for depth in [Depth::Exchange, Depth::WholeChain] {
                // Elephants that run amok are too much for so many questions; each run looks at some.
                let elephants = if number % 50 == 0 { Elephants::Run } else { Elephants::Stand };
                let question = OddsQuestion { policy: Policy::Usual, depth, elephants };
                let odds = match calculator.of_attack(battle, attacker, target, &question) {
                    Ok(odds) => odds,
                    // An elephant thrown back on those who bar its way fights them again, for as long as the dice say so.
                    Err(OddsError::TooDeep { .. } | OddsError::TooLong)
                        if elephants == Elephants::Run || battle.view().elephants().next().is_some() =>
                    {
                        continue;
                    }
                    Err(error) => panic!("{}, position {number}: {error}", book.book),
                };
                let sum: u128 = odds.outcomes.iter().map(|(_, ways)| ways).sum();
                assert_eq!(sum, 6_u128.pow(odds.dice), "{}, position {number}: {attacker} on {target}", book.book);
                assert!(odds.outcomes.is_sorted_by(|one, two| one.0 < two.0), "each outcome stands once");
                asked += 1;
                outcomes += odds.outcomes.len();
                longest = longest.max(odds.dice);
                if number % 10 == 0 {
                    // Telling faces apart takes longer, sometimes too long.
                    match apart.of_attack(battle, attacker, target, &question) {
                        Ok(other) => assert!(odds == other, "position {number}: {attacker} on {target} by other faces"),
                        Err(error) => assert_eq!(error, OddsError::TooLong),
                    }
                }
            }
        }
    }
    println!("{}: {asked} questions, {outcomes} outcomes, at most {longest} dice", book.book);
}

#[test]
fn the_ways_of_frederic_sum_to_a_power_of_six() {
    every_attack_sums(&books::FREDERIC);
}

#[test]
fn the_ways_of_panache_sum_to_a_power_of_six() {
    every_attack_sums(&books::PANACHE);
}

#[test]
fn the_ways_of_jomini_sum_to_a_power_of_six() {
    every_attack_sums(&books::JOMINI);
}

#[test]
fn the_ways_of_thucidide_sum_to_a_power_of_six() {
    every_attack_sums(&books::THUCIDIDE);
}
