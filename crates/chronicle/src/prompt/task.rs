//! What an exercise asks, in one sentence, and what a wrong number left out.

use super::{Asker, Prompt};
use crate::catalogue::{Args, Message};
use crate::grammar::{Noun, sentence_case};
use crate::tell::Teller;
use crate::tell::account::{CountedBy, reason};
use battle::{Cell, Combatant, OfficerId, UnitId};
use rulebook::{FrontRank, Language, Line, Mode, Step};

/// What an exercise asks about a battle as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseTask {
    /// Whom may this unit attack?
    Whom(UnitId),
    /// Who may attack this one?
    Who(UnitId),
    /// With how many dice does one attack the other?
    Dice(UnitId, UnitId),
    /// Where may it go back, who owes so many hexes?
    Retreat(UnitId, u8),
    /// Does the first go into the hex the other left?
    FollowUp(UnitId, Combatant, Cell),
    /// May the second strike back at the first?
    Riposte(UnitId, UnitId),
    /// Whom may this officer still activate?
    Call(OfficerId),
    /// Where may it go?
    Reach(UnitId),
    /// Does one see the other?
    Sight(UnitId, UnitId),
}

impl Prompt<'_> {
    /// What an exercise asks.
    #[must_use]
    pub fn task(&self, task: ExerciseTask, language: Language) -> String {
        let asker = Asker { battle: self.battle, teller: Teller { scene: self.scene, language } };
        sentence_case(&asker.task(task))
    }

    /// What a count of dice that left out this line forgot; nothing where the catalogue has no word for it.
    #[must_use]
    pub fn without(&self, line: Line, mode: Mode, language: Language) -> Option<String> {
        let label = reason(line, CountedBy { book: &self.battle.setup().book, mode }, language)?;
        let asker = Asker { battle: self.battle, teller: Teller { scene: self.scene, language } };
        Some(asker.say(Message::ExerciseWithout, &Args::new().text("label", label)))
    }

    /// How many dice there are.
    #[must_use]
    pub fn counted(&self, dice: u8, language: Language) -> String {
        let asker = Asker { battle: self.battle, teller: Teller { scene: self.scene, language } };
        asker.say(Message::ExerciseCount, &Args::new().count("dice", dice))
    }
}

impl Asker<'_> {
    fn task(self, task: ExerciseTask) -> String {
        let who = |unit| Args::new().noun("who", &self.unit(unit));
        let whom = |args: Args, unit| args.noun("whom", &self.unit(unit)).text("at", self.stands_at(unit));
        match task {
            ExerciseTask::Whom(unit) => self.say(Message::ExerciseWhom, &who(unit)),
            ExerciseTask::Who(target) => self.say(Message::ExerciseWho, &whom(Args::new(), target)),
            ExerciseTask::Dice(unit, target) => self.say(self.dice_message(unit, target), &whom(who(unit), target)),
            ExerciseTask::Retreat(unit, hexes) => {
                self.say(Message::ExerciseRetreat, &whom(Args::new(), unit).count("hexes", hexes))
            }
            ExerciseTask::FollowUp(unit, target, at) => {
                let args = who(unit).noun("whom", &self.fighter(target)).text("at", self.place(at));
                self.say(Message::ExerciseFollowUp, &args)
            }
            ExerciseTask::Riposte(unit, target) => self.say(Message::ExerciseRiposte, &whom(who(unit), target)),
            ExerciseTask::Call(officer) => {
                self.say(Message::ExerciseCall, &Args::new().noun("officer", &self.officer(officer)))
            }
            ExerciseTask::Reach(unit) => self.say(Message::ExerciseReach, &who(unit)),
            ExerciseTask::Sight(unit, target) => {
                let args = whom(who(unit), target).text("from", self.stands_at(unit));
                self.say(Message::ExerciseSight, &args)
            }
        }
    }

    /// Orders and officers come after the count that is asked for.
    fn dice_message(self, unit: UnitId, target: UnitId) -> Message {
        let (view, book) = (self.battle.view(), &self.battle.setup().book);
        let melee = view.cell(unit).zip(view.cell(target)).is_some_and(|(from, at)| view.distance(from, at) == 1);
        if book.has_step(Step::AttackOrder) {
            Message::ExerciseDiceUnordered
        } else if book.front_rank != FrontRank::No && melee {
            Message::ExerciseDiceUnled
        } else {
            Message::ExerciseDice
        }
    }

    fn fighter(self, combatant: Combatant) -> Noun {
        self.teller.scene.combatant(combatant, self.teller.language)
    }

    fn stands_at(self, unit: UnitId) -> String {
        self.battle.view().cell(unit).map_or_else(String::new, |cell| self.place(cell))
    }
}
