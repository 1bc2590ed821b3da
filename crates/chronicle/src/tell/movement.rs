//! Moves, several to a sentence: after the first the verb is understood.

use super::Teller;
use crate::catalogue::{Args, Message};
use crate::grammar::{self, Noun, sentence_case};
use crate::tale::Move;
use battle::{Cell, OfficerId, Pace, UnitId};

impl Teller<'_> {
    pub(super) fn units_do(self, message: Message, units: &[UnitId]) -> String {
        self.sentence(message, &Args::new().noun("who", &self.scene.units(units, self.language)))
    }

    pub(super) fn moves(self, moves: &[Move]) -> String {
        let mut told = Vec::new();
        let mut verb_is_known = false;
        for one in moves {
            told.push(self.one_move(one, verb_is_known));
            verb_is_known = match one {
                Move::March { from, to, .. } => from != to,
                Move::Officer { from, .. } => from.is_some(),
                Move::Enter { .. } | Move::Leave { .. } | Move::OfficerLeaves { .. } => false,
            };
        }
        sentence_case(&format!("{}.", grammar::list(&told, self.language)))
    }

    fn one_move(self, one: &Move, verb_is_known: bool) -> String {
        match one {
            Move::March { unit, from, to, pace, along, .. } => {
                let who = self.scene.unit(*unit, self.language);
                let plain = self.going(&who, *from, *to, verb_is_known);
                self.with_officers(self.at_pace(&who, plain, *pace), along)
            }
            Move::Enter { unit, to, along } => {
                let args = Args::new().noun("who", &self.scene.unit(*unit, self.language));
                let told = self.say(Message::MoveEnters, &args.text("to", self.scene.place(*to)));
                self.with_officers(told, along)
            }
            Move::Leave { unit, along, .. } => {
                let args = Args::new().noun("who", &self.scene.unit(*unit, self.language));
                self.with_officers(self.say(Message::MoveLeaves, &args), along)
            }
            Move::Officer { officer, from, to } => {
                let who = self.scene.officer(*officer, self.language);
                if let Some(from) = from {
                    return self.going(&who, *from, *to, verb_is_known);
                }
                self.say(Message::MoveEnters, &Args::new().noun("who", &who).text("to", self.scene.place(*to)))
            }
            Move::OfficerLeaves { officer, .. } => {
                let args = Args::new().noun("who", &self.scene.officer(*officer, self.language));
                self.say(Message::MoveLeaves, &args)
            }
        }
    }

    fn going(self, who: &Noun, from: Cell, to: Cell, verb_is_known: bool) -> String {
        let args = Args::new().noun("who", who).text("from", self.scene.place(from)).text("to", self.scene.place(to));
        let message = match verb_is_known {
            // It may sweep an officer from the next hex and come back.
            _ if from == to => Message::MoveBack,
            true => Message::MoveNext,
            false => Message::MoveFirst,
        };
        self.say(message, &args)
    }

    /// A move with how it is made, where that is out of the ordinary.
    pub(crate) fn at_pace(self, who: &Noun, plain: String, pace: Pace) -> String {
        let message = match pace {
            Pace::Normal => return plain,
            Pace::RoadMarch => Message::MoveByRoad,
            Pace::Mounted => Message::MoveMounted,
            Pace::MountedRoadMarch => Message::MoveMountedByRoad,
        };
        self.say(message, &Args::new().noun("who", who).text("move", plain))
    }

    fn with_officers(self, told: String, along: &[OfficerId]) -> String {
        if along.is_empty() {
            return told;
        }
        let officers = self.scene.officers(along, self.language);
        self.say(Message::MoveAlong, &Args::new().text("move", told).noun("officers", &officers))
    }
}
