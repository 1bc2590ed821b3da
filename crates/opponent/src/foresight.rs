//! What comes of an answer: the machine is led on, dice and all, until somebody has a free choice again.

use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::player::Thought;
use crate::reflex::reflex;
use crate::rolls::{MOST_LISTED, each_roll};
use battle::{Actor, Battle, Camp, Chance, Command, Pending, Question};

/// Rolls tried where there are too many dice to list every outcome.
const TRIED: i64 = 64;

/// Looks ahead for one side.
pub(crate) struct Foresight<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) thought: &'a Thought<'a>,
    pub(crate) camp: Camp,
    /// Who plays the next turn.
    pub(crate) next: Camp,
}

/// Is this a choice of the turn, not one inside a move or a combat?
pub(crate) const fn is_of_the_turn(question: Question) -> bool {
    is_of_the_march(question) || matches!(question, Question::Combat)
}

/// Is this a choice before anybody fights?
pub(crate) const fn is_of_the_march(question: Question) -> bool {
    matches!(question, Question::Command | Question::Selection | Question::Movement)
}

/// Leads a battle to the next choice of a turn, by reflex and luck.
pub(crate) fn settle(battle: &mut Battle, luck: &mut Luck) {
    loop {
        match battle.pending() {
            Pending::Over(_) => return,
            Pending::Decision(_, question) if is_of_the_turn(question) => return,
            Pending::Decision(..) => battle.obey(reflex(battle), &mut ()),
            Pending::Chance(chance) => toss(battle, chance, luck),
        }
    }
}

/// Rolls the dice that are asked for.
pub(crate) fn toss(battle: &mut Battle, chance: Chance, luck: &mut Luck) {
    let roll = luck.roll(&battle.setup().book.die, chance.dice);
    battle.roll(roll, &mut ()).expect("the dice asked for, of this book's die");
}

impl Foresight<'_> {
    /// The worth of the position as it stands, as if the turn ended here.
    pub(crate) fn here(&self, battle: &Battle) -> i32 {
        self.thought.spend();
        self.judgement.judge(battle.view(), battle.setup(), self.camp, self.next)
    }

    /// The worth of making an end of the fight: whoever sees farther sees a battle that is over by it.
    pub(crate) fn ended(&self, battle: &Battle) -> i32 {
        if self.judgement.is_farsighted() {
            let mut next = battle.clone();
            next.obey(Command::EndCombat, &mut ());
            if matches!(next.pending(), Pending::Over(_)) {
                return self.here(&next);
            }
        }
        self.here(battle)
    }

    /// The same in the midst of a fight, with what those who have not fought yet may hope for, if he sees so far.
    fn midst(&self, battle: &Battle) -> i32 {
        let here = self.here(battle);
        let Pending::Decision(asked, Question::Combat) = battle.pending() else { return here };
        if !self.judgement.is_farsighted() {
            return here;
        }
        let mut fighters = Vec::with_capacity(8);
        battle.view().each_actor(|actor| {
            if let Actor::Unit(unit) = actor {
                fighters.push(unit);
            }
        });
        let hopes = self.judgement.hopes(battle.view(), battle.setup(), &fighters);
        if asked == self.camp { here + hopes } else { here - hopes }
    }

    /// The worth of saying this: every outcome of the first dice, one of those that follow.
    pub(crate) fn after(&self, battle: &Battle, command: Command) -> i32 {
        let mut next = battle.clone();
        next.obey(command, &mut ());
        self.expected(next)
    }

    /// The worth of a battle that may stand inside a combat.
    pub(crate) fn expected(&self, mut battle: Battle) -> i32 {
        let chance = loop {
            match battle.pending() {
                Pending::Over(_) => return self.midst(&battle),
                Pending::Decision(_, question) if is_of_the_turn(question) => return self.midst(&battle),
                Pending::Decision(..) => battle.obey(reflex(&battle), &mut ()),
                Pending::Chance(chance) => break chance,
            }
        };
        let mut luck = Luck::of(battle.fingerprint(), 0);
        let (mut sum, mut ways_seen) = (0_i64, 0_i64);
        let mut look = |roll, ways: i64, luck: &mut Luck| {
            let mut next = battle.clone();
            next.roll(roll, &mut ()).expect("one of the outcomes of these dice");
            settle(&mut next, luck);
            sum += i64::from(self.midst(&next)) * ways;
            ways_seen += ways;
        };
        if chance.dice <= MOST_LISTED {
            for (roll, ways) in each_roll(battle.setup().book.die, chance.dice) {
                look(roll, ways, &mut luck);
                if self.thought.is_over() {
                    break;
                }
            }
        } else {
            for _ in 0..TRIED {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                look(roll, 1, &mut luck);
                if self.thought.is_over() {
                    break;
                }
            }
        }
        i32::try_from(sum / ways_seen.max(1)).unwrap_or(0)
    }
}
