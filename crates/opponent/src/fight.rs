//! The fight, thought over: the answers that look best are played on against each other, through the rest of the turn
//! and the enemy's reply.

use crate::outlook::chance_of_winning;
use crate::rehearsal::{AttackMade, PlayTally, Rehearsal};
use battle::{Battle, Command};
use std::cmp::Reverse;

/// Answers that are played on.
const WIDE: usize = 6;
/// An answer that looks so much worse than the best is not played on, in hundredths of an element.
const MARGIN: i32 = 400;
/// Plays that the first sight counts for: it saw every outcome of the first dice.
const SIGHT: i64 = 32;
/// What goes into the choice of an attack, of which there are many in a turn. Where more was spent (8 000 nodes in place
/// of 2 000, and 16 000) nothing was won by it.
pub(crate) const ATTACK: Share = Share { part: 4, most: 4_000 };
/// The same for any other answer in a fight.
pub(crate) const ANSWER: Share = Share { part: 16, most: 1_000 };

/// One part in so many of the nodes of a decision, and no more than so many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    part: u64,
    most: u64,
}

/// An answer that races.
struct Rival {
    command: Command,
    /// The battle once it is said.
    start: Battle,
    /// The chance of winning at first sight.
    sight: i64,
    /// What it strikes, beside those who were struck before.
    struck: Vec<AttackMade>,
    tally: PlayTally,
}

impl Rival {
    fn new(battle: &Battle, (worth, command): (i32, Command), before: &[AttackMade]) -> Self {
        let mut start = battle.clone();
        start.obey(command, &mut ());
        let struck = before.iter().copied().chain(AttackMade::of(battle.view(), command)).collect();
        Self { command, start, sight: i64::from(chance_of_winning(worth)), struck, tally: PlayTally::default() }
    }

    fn worth(&self) -> i64 {
        self.tally.worth(self.sight, SIGHT)
    }
}

/// The answer that leads when all but one have dropped out, the worse half at a time; nothing if there is nothing to
/// choose between.
pub(crate) fn raced(
    battle: &Battle,
    mut offers: Vec<(i32, Command)>,
    rehearsal: &Rehearsal<'_>,
    share: Share,
) -> Option<Command> {
    offers.sort_by_key(|(worth, _)| Reverse(*worth));
    let best = offers.first().map(|(worth, _)| *worth)?;
    offers.retain(|(worth, _)| best - MARGIN <= *worth);
    offers.truncate(WIDE);
    let mut answers: Vec<Rival> = offers.into_iter().map(|offer| Rival::new(battle, offer, rehearsal.struck)).collect();
    let rounds = u64::from(answers.len().next_power_of_two().trailing_zeros());
    let nodes = rehearsal.thought.part(share.part).min(share.most);
    let mut number = 0;
    for round in 1..=rounds {
        // Every round has as large a share of the nodes: those who are left are played on more often.
        while !rehearsal.thought.has_spent(nodes * round / rounds) {
            for answer in &mut answers {
                let rehearsal = Rehearsal { struck: &answer.struck, ..*rehearsal };
                answer.tally.add(rehearsal.play(&answer.start, number));
            }
            number += 1;
        }
        answers.sort_by_key(|answer| Reverse(answer.worth()));
        answers.truncate(answers.len().div_ceil(2));
        rehearsal.thought.tell(answers.first().map(|answer| answer.command), best);
    }
    answers.first().map(|answer| answer.command)
}
