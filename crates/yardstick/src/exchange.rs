//! One attack with its retreat and riposte, reckoned and played.

use crate::works::unit;
use battle::{Battle, Combatant, Command, Event, Pending, Sink, View};
use odds::{Calculator, Odds, OddsQuestion, usual_answer};
use opponent::Luck;

/// Plays of a sample.
pub(crate) const SAMPLES: u32 = 10_000;

/// An attack: who, on whom.
pub(crate) type Attack = (usize, usize);

/// Infantry on infantry, cavalry on infantry: the numbers of [`crate::field::clash`].
pub(crate) const ATTACKS: [Attack; 2] = [(19, 3), (16, 1)];

/// The exact chances.
pub(crate) fn exact(calculator: &mut Calculator, battle: &Battle, (attacker, target): Attack) -> Odds {
    let target = Combatant::Unit(unit(target));
    calculator.of_attack(battle, unit(attacker), target, &OddsQuestion::EXCHANGE).expect("an attack that can be made")
}

/// Elements lost by both in a sample.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Losses {
    pub(crate) attacker: u64,
    pub(crate) target: u64,
}

impl Losses {
    pub(crate) fn add(&mut self, more: Self) {
        self.attacker += more.attacker;
        self.target += more.target;
    }
}

/// Counts losses until the attacker has fought.
struct Witness {
    attack: Attack,
    losses: Losses,
    fought: bool,
}

impl Sink for Witness {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, _: View<'_>) {
        match event {
            Event::ElementsLost { unit, lost, .. } if unit.index() == self.attack.0 => {
                self.losses.attacker += u64::from(lost);
            }
            Event::ElementsLost { unit, lost, .. } if unit.index() == self.attack.1 => {
                self.losses.target += u64::from(lost);
            }
            Event::Fought { .. } => self.fought = true,
            _ => {}
        }
    }

    fn has_heard_enough(&self) -> bool {
        self.fought
    }
}

/// One play of it, by the usual answers.
pub(crate) fn play(before: &Battle, attack: Attack, luck: &mut Luck) -> Losses {
    let mut battle = before.clone();
    let mut witness = Witness { attack, losses: Losses::default(), fought: false };
    battle.obey(Command::Attack { unit: unit(attack.0), target: Combatant::Unit(unit(attack.1)) }, &mut witness);
    while !witness.fought {
        match battle.pending() {
            Pending::Chance(chance) => {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut witness).expect("the dice it asks for");
            }
            Pending::Decision(_, battle::Question::FollowUp) | Pending::Over(_) => break,
            Pending::Decision(..) => {
                let Some(answer) = usual_answer(&battle) else { break };
                battle.obey(answer, &mut witness);
            }
        }
    }
    witness.losses
}

#[cfg(test)]
mod tests {
    use super::{ATTACKS, Losses, SAMPLES, exact, play};
    use crate::field::{ORDINARY, clash};
    use odds::Calculator;
    use opponent::Luck;

    /// What is timed side by side is the same question: the sample comes near the exact mean.
    #[test]
    fn ten_thousand_plays_lose_about_what_the_odds_say() {
        for book in &books::ALL {
            let battle = clash(book, ORDINARY);
            for attack in ATTACKS {
                let odds = exact(&mut Calculator::new(), &battle, attack);
                let mut losses = Losses::default();
                let mut luck = Luck::new(9);
                for _ in 0..SAMPLES {
                    losses.add(play(&battle, attack, &mut luck));
                }
                let gain = i128::from(losses.target) - i128::from(losses.attacker);
                let mean = odds.expected_gain();
                let expected = mean.numerator() * i128::from(SAMPLES) / mean.denominator();
                assert!((gain - expected).abs() < 500, "{}: {gain} in a sample, {expected} expected", book.book);
            }
        }
    }
}
