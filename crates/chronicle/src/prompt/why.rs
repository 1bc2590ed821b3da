//! Why nothing can be done where somebody pointed: what is in the way, whose it is, what to do instead.

use super::{Asker, Prompt};
use crate::catalogue::{Args, Message, say_key};
use crate::grammar::sentence_case;
use crate::scene::Scene;
use crate::tell::Teller;
use battle::{
    Because, Camp, Cell, Combatant, Command, OfficerId, Pace, Pending, Question, Refusal, Trace, UnitId, View,
};
use rulebook::{Clause, Language, Trait};

/// Whom a player has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InHand {
    /// A unit.
    Unit(UnitId),
    /// An officer.
    Officer(OfficerId),
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// In a word or two: *Trop loin.*
    pub title: String,
    /// In one sentence.
    pub text: String,
    /// The clause that says so, if one does.
    pub clause: Option<Clause>,
}

impl Prompt<'_> {
    /// Why nothing can be done at a hex, with somebody in hand or nobody.
    #[must_use]
    pub fn why(&self, hand: Option<InHand>, at: Cell, language: Language) -> WhyNot {
        let scene = Scene { cast: self.scene.cast, setup: self.scene.setup };
        Asker { battle: self.battle, teller: Teller { scene, language } }.why(hand, at)
    }
}

impl Asker<'_> {
    fn why(self, hand: Option<InHand>, at: Cell) -> WhyNot {
        let Pending::Decision(camp, question) = self.battle.pending() else {
            return self.plain_why("nothing", &self.question(), None);
        };
        let view = self.battle.view();
        let refused = match (question, hand) {
            (Question::Command, _) => return self.why_not_activated(view, camp, at),
            (Question::Selection, _) => return self.why_not_selected(view, camp, at),
            (Question::Movement, Some(InHand::Unit(unit))) => {
                self.battle.check(Command::Move { unit, to: at, pace: Pace::Normal, past: None })
            }
            (Question::Movement, Some(InHand::Officer(officer))) => {
                self.battle.check(Command::MoveOfficer { officer, to: at })
            }
            (Question::Combat, Some(InHand::Unit(unit))) => return self.why_no_attack(view, unit, at),
            (Question::Movement | Question::Combat, _) => return self.why_not_to_act(view, camp, question, at),
            (Question::Retreat, _) => return self.why_not_back(view, camp, at),
            (Question::Pursue, _) => self.battle.check(Command::PursueTo { to: at }),
            _ => return self.plain_why("answer", &self.question(), None),
        };
        match refused {
            Err(refusal) if refusal.because == Because::Occupied && view.unit_at(at).is_none() => {
                self.way_barred(hand, refusal)
            }
            Err(refusal) => self.refused(refusal, None),
            Ok(()) => self.plain_why("nothing", &self.question(), None),
        }
    }

    /// Nobody stands there, but somebody on the way.
    fn way_barred(self, hand: Option<InHand>, refusal: Refusal) -> WhyNot {
        let Some(InHand::Unit(unit)) = hand else { return self.refused(refusal, None) };
        let text = self.say(Message::WhyWayBarred, &Args::new().noun("who", &self.unit(unit)));
        self.plain_why("out-of-reach", &text, Some(refusal.clause))
    }

    /// A refusal of the rulebook, in its own words or in better ones.
    fn refused(self, refusal: Refusal, better: Option<String>) -> WhyNot {
        let title = match refusal.clause {
            Clause::ActivationOrder => "later",
            _ => title_of(refusal.because),
        };
        let text = better.unwrap_or_else(|| refusal.because.sentence().in_language(self.teller.language).to_owned());
        self.plain_why(title, &text, Some(refusal.clause))
    }

    fn plain_why(self, title: &str, text: &str, clause: Option<Clause>) -> WhyNot {
        let title = say_key(self.teller.language, &format!("why-title-{title}"), &Args::new()).unwrap_or_default();
        WhyNot { title, text: sentence_case(text), clause }
    }

    fn hint(self, title: &str, message: Message, clause: Option<Clause>) -> WhyNot {
        self.plain_why(title, &self.say(message, &Args::new()), clause)
    }

    fn why_not_activated(self, view: View<'_>, camp: Camp, at: Cell) -> WhyNot {
        let officer = view.officers_at(at, camp).next();
        match (officer.map(|officer| self.battle.check(Command::Activate { officer })), view.unit_at(at)) {
            (Some(Err(refusal)), _) => self.refused(refusal, None),
            (_, Some(unit)) if view.camp(unit) == camp => {
                self.hint("officer-first", Message::WhyOfficerFirst, Some(Clause::OnlyActivated))
            }
            (_, Some(unit)) => self.why_enemy(unit),
            _ => self.hint("nothing", Message::WhyOfficerFirst, Some(Clause::OnlyActivated)),
        }
    }

    fn why_not_selected(self, view: View<'_>, camp: Camp, at: Cell) -> WhyNot {
        let Some(unit) = view.unit_at(at) else {
            return self.hint("nothing", Message::WhySelectUnits, Some(Clause::OnlyActivated));
        };
        if view.camp(unit) != camp {
            return self.why_enemy(unit);
        }
        let Err(refusal) = self.battle.check(Command::Select { unit }) else {
            return self.hint("nothing", Message::WhySelectUnits, None);
        };
        let muster = view.muster();
        let far = (refusal.because == Because::OutOfRange).then_some(muster.commander).flatten();
        let better = far.and_then(|officer| {
            let from = view.officer_cell(officer)?;
            let range = view.book().command.range.of(view.setup().officer(officer).rank);
            let args = Args::new()
                .noun("who", &self.unit(unit))
                .noun("officer", &self.officer(officer))
                .count("hexes", view.distance(from, at))
                .count("most", range);
            Some(self.say(Message::WhyCommandRange, &args))
        });
        self.refused(refusal, better)
    }

    /// Why a unit does not go back there.
    fn why_not_back(self, view: View<'_>, camp: Camp, at: Cell) -> WhyNot {
        let Err(refusal) = self.battle.check(Command::RetreatTo { to: at }) else {
            return self.plain_why("nothing", &self.question(), None);
        };
        let message = match refusal.clause {
            Clause::RetreatTowardEdge if is_ahead(view, camp, at) => Message::WhyBackEdge,
            Clause::RetreatTerrain => Message::WhyBackGround,
            Clause::WhatBlocksRetreat => Message::WhyBackBarred,
            Clause::RetreatThroughFriends if view.unit_at(at).is_some_and(|unit| view.camp(unit) != camp) => {
                Message::WhyBackEnemy
            }
            Clause::RetreatThroughFriends => Message::WhyBackFriend,
            _ => return self.refused(refusal, None),
        };
        self.refused(refusal, Some(self.say(message, &Args::new())))
    }

    fn why_enemy(self, unit: UnitId) -> WhyNot {
        let text = self.say(Message::WhyEnemy, &Args::new().noun("whom", &self.unit(unit)));
        self.plain_why("enemy", &text, None)
    }

    /// Why this unit cannot attack whoever stands there.
    fn why_no_attack(self, view: View<'_>, unit: UnitId, at: Cell) -> WhyNot {
        let target = match (view.unit_at(at), view.elephant_at(at)) {
            (Some(target), _) => Combatant::Unit(target),
            (None, Some(elephant)) => Combatant::Elephant(elephant),
            (None, None) => return self.hint("nothing", Message::WhyNobodyThere, None),
        };
        match self.battle.check(Command::Attack { unit, target }) {
            Ok(()) => self.hint("nothing", Message::WhyNobodyThere, None),
            Err(refusal) => self.refused(refusal, self.better(view, refusal, unit, at)),
        }
    }

    fn better(self, view: View<'_>, refusal: Refusal, unit: UnitId, at: Cell) -> Option<String> {
        let from = view.cell(unit)?;
        match refusal.because {
            Because::OutOfSight => {
                let masks = Trace::of(&view, from, at, view.weapon(unit)).masks();
                let args = Args::new().text("at", self.teller.scene.places(&masks, self.teller.language));
                (!masks.is_empty()).then(|| self.say(Message::WhySight, &args))
            }
            Because::OutOfRange => {
                let range = self.battle.setup().unit(unit).troop.range;
                let args = Args::new()
                    .noun("who", &self.unit(unit))
                    .count("hexes", view.distance(from, at))
                    .count("most", range);
                Some(self.say(Message::WhyRange, &args))
            }
            Because::NotActivated => self.other_group(view, refusal, unit),
            _ => None,
        }
    }

    /// Why nobody who stands there may act, with nobody in hand.
    fn why_not_to_act(self, view: View<'_>, camp: Camp, question: Question, at: Cell) -> WhyNot {
        let Some(unit) = view.unit_at(at) else {
            return self.hint("nothing", Message::WhyUnitFirst, None);
        };
        if view.camp(unit) != camp {
            return self.hint("enemy", Message::WhyUnitFirst, None);
        }
        let tried: Vec<Refusal> = match question {
            Question::Movement => view
                .around(at)
                .filter_map(|to| self.battle.check(Command::Move { unit, to, pace: Pace::Normal, past: None }).err())
                .collect(),
            _ => view
                .units_of(camp.opposite())
                .filter_map(|foe| self.battle.check(Command::Attack { unit, target: Combatant::Unit(foe) }).err())
                .collect(),
        };
        let own = |refusal: &&Refusal| is_of_the_unit(refusal.because);
        if let Some(refusal) = tried.iter().find(own) {
            return self.refused(*refusal, self.other_group(view, *refusal, unit));
        }
        let message = if question == Question::Movement { Message::WhyNoWay } else { Message::WhyNoTarget };
        let text = self.say(message, &Args::new().noun("who", &self.unit(unit)));
        self.plain_why("nothing", &text, tried.first().map(|refusal| refusal.clause))
    }

    /// Groups act in the order they were announced (ACT-5).
    fn other_group(self, view: View<'_>, refusal: Refusal, unit: UnitId) -> Option<String> {
        let args = || Args::new().noun("who", &self.unit(unit));
        if refusal.clause == Clause::ActivationOrder {
            let (own, now) = (view.group_of(unit), view.muster().group);
            let message = if own < now { Message::WhyGroupDone } else { Message::WhyGroupLater };
            return Some(self.say(message, &args().count("count", own).count("most", now)));
        }
        (refusal.because == Because::NotActivated).then(|| self.say(Message::WhyNotActivated, &args()))
    }
}

/// Is this hex no nearer the edge a unit goes back to? Those that go back anywhere have no ahead.
fn is_ahead(view: View<'_>, camp: Camp, at: Cell) -> bool {
    let struck = view.combat().and_then(|combat| combat.target().unit());
    let grid = view.setup().board.grid();
    let rows = |cell: Cell| grid.rows_to(cell, camp);
    let ahead = |unit: UnitId| view.cell(unit).is_some_and(|own| rows(own) <= rows(at));
    struck.is_some_and(|unit| !view.traits(unit).contains(Trait::Elusive) && ahead(unit))
}

/// Is it about the unit itself, whatever it would do?
const fn is_of_the_unit(because: Because) -> bool {
    matches!(
        because,
        Because::NotActivated
            | Because::AlreadyMoved
            | Because::AlreadyFought
            | Because::NotAllowed
            | Because::MayNotAttack
            | Because::NotAsked
    )
}

/// What is wrong, in a word or two: the end of a key.
const fn title_of(because: Because) -> &'static str {
    match because {
        Because::NotAsked | Because::Mandatory => "answer",
        Because::NoSuchThing => "nothing",
        Because::NotYours => "enemy",
        Because::NotActivated => "not-activated",
        Because::AlreadyMoved => "already-moved",
        Because::AlreadyFought => "already-fought",
        Because::OutOfRange | Because::CannotFire => "too-far",
        Because::OutOfSight => "out-of-sight",
        Because::EnemyAdjacent => "enemy-adjacent",
        Because::OutOfReach => "out-of-reach",
        Because::Occupied => "occupied",
        Because::MayNotAttack | Because::NotAllowed | Because::OrderDoesNotApply => "forbidden",
        Because::NoDice => "no-dice",
        Because::WrongArm => "wrong-arm",
        Because::ActivationFull | Because::TooMany => "full",
        Because::TooExpensive => "too-dear",
        Because::MustRetreatFarther => "farther",
    }
}
