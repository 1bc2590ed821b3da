//! Battles played by chance.

use battle::{Actor, Battle, Command, Pending};
use opponent::Luck;

/// What was done in some battles.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) commands: u64,
    pub(crate) rolls: u64,
    /// Legal commands handed on.
    pub(crate) listed: u64,
}

/// How a command is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// In two steps: who, then what.
    Factored,
    /// From the whole list.
    Listed,
}

/// Somebody who plays by chance, with room for lists.
#[derive(Default)]
pub(crate) struct Gambler {
    actors: Vec<Actor>,
    list: Vec<Command>,
    pub(crate) tally: Tally,
}

impl Gambler {
    /// A legal command, by chance.
    pub(crate) fn pick(&mut self, battle: &Battle, choice: Choice, luck: &mut Luck) -> Command {
        let view = battle.view();
        self.list.clear();
        match choice {
            Choice::Listed => view.each_legal(|command| self.list.push(command)),
            Choice::Factored => {
                self.actors.clear();
                view.each_actor(|actor| self.actors.push(actor));
                let actor = luck.pick(&self.actors).unwrap_or(Actor::Player);
                view.each_legal_of(actor, |command| self.list.push(command));
                if self.list.is_empty() {
                    view.each_legal_of(Actor::Player, |command| self.list.push(command));
                }
            }
        }
        self.tally.listed += self.list.len() as u64;
        luck.pick(&self.list).expect("a decision has a legal command")
    }

    /// One answer more, by command or by dice; false when it is over.
    pub(crate) fn step(&mut self, battle: &mut Battle, choice: Choice, luck: &mut Luck) -> bool {
        match battle.pending() {
            Pending::Over(_) => return false,
            Pending::Chance(chance) => {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut ()).expect("the dice it asks for");
                self.tally.rolls += 1;
            }
            Pending::Decision(..) => {
                let command = self.pick(battle, choice, luck);
                battle.obey(command, &mut ());
                self.tally.commands += 1;
            }
        }
        true
    }

    /// Plays a battle to its end.
    pub(crate) fn finish(&mut self, mut battle: Battle, choice: Choice, luck: &mut Luck) -> Battle {
        while self.step(&mut battle, choice, luck) {}
        self.tally.games += 1;
        battle
    }
}

/// A battle some way in, at a decision.
pub(crate) fn midway(opening: &Battle, answers: usize) -> Battle {
    let (mut gambler, mut luck) = (Gambler::default(), Luck::new(11));
    let mut battle = opening.clone();
    for _ in 0..answers {
        let before = battle.clone();
        if !gambler.step(&mut battle, Choice::Factored, &mut luck) {
            return before;
        }
    }
    while matches!(battle.pending(), Pending::Chance(_)) {
        gambler.step(&mut battle, Choice::Factored, &mut luck);
    }
    battle
}
