//! What befalls one unit, as one sentence with one subject.

use super::Teller;
use crate::catalogue::{Args, Message};
use crate::grammar::{self, Noun};
use crate::tale::Deed;
use battle::{Cell, OfficerId, Roll, UnitId};
use rulebook::{Arm, Clause, Trait};

impl Teller<'_> {
    pub(super) fn deeds(self, unit: UnitId, deeds: &[Deed]) -> String {
        let who = self.scene.unit(unit, self.language);
        let mut told: Vec<String> = (0..deeds.len()).filter_map(|place| self.deed(unit, &who, deeds, place)).collect();
        // Whatever else befell it, the end comes last.
        if deeds.iter().any(|deed| matches!(deed, Deed::Lost { left: 0, .. })) {
            told.push(self.say(Message::Destroyed, &Args::new().noun("who", &who)));
        }
        let args = Args::new().noun("who", &who).text("deeds", grammar::list(&told, self.language));
        self.sentence(Message::Deeds, &args)
    }

    fn deed(self, unit: UnitId, who: &Noun, deeds: &[Deed], place: usize) -> Option<String> {
        let (deed, before) = (&deeds[place], &deeds[..place]);
        let is_last = place + 1 == deeds.len();
        let args = Args::new().noun("who", who);
        Some(match deed {
            Deed::Lost { lost, left, clause } => self.lost(who, *lost, *left, *clause, before),
            Deed::IgnoredFlags { ignored, clauses, officers } => {
                let why = self.why_ignored(unit, who, clauses, officers);
                self.say(Message::IgnoresFlags, &args.count("flags", *ignored).text("why", why))
            }
            // Which way is still asked; whoever has none loses elements next.
            Deed::Retreated { path, .. } if path.is_empty() && is_last => self.say(Message::MustRetreat, &args),
            Deed::Retreated { path, crossed, .. } => self.retreated(who, path, crossed),
            Deed::Evaded { path, .. } => match path.last() {
                Some(to) => self.say(Message::Evades, &args.text("to", self.scene.place(*to))),
                None => self.say(Message::EvadesNowhere, &args),
            },
            Deed::ReleasedElephants { count } => self.say(Message::ReleasesElephants, &args.count("count", *count)),
            // Those who are no more go nowhere.
            Deed::LostCarrier if before.iter().any(|deed| matches!(deed, Deed::Lost { left: 0, .. })) => return None,
            Deed::LostCarrier => {
                let drawn = self.scene.setup.unit(unit).traits.contains(Trait::ElephantDrawn);
                self.say(if drawn { Message::GunsWithoutElephant } else { Message::InfantryWithoutElephant }, &args)
            }
            Deed::Indebted => self.say(Message::Indebted, &args),
            Deed::FollowedUp { to, forced } => {
                let message = if *forced { Message::MustFollowUp } else { Message::FollowsUp };
                self.say(message, &args.text("to", self.scene.place(*to)))
            }
            Deed::HeldBack { from } => self.say(Message::HoldsBack, &args.text("from", self.scene.place(*from))),
            Deed::Pursued { to } => self.say(Message::Pursues, &args.text("to", self.scene.place(*to))),
        })
    }

    fn lost(self, who: &Noun, lost: u8, left: u8, clause: Clause, before: &[Deed]) -> String {
        // Who could not go back at all has already been said to have no room.
        let went_back = |deed: &Deed| matches!(deed, Deed::Retreated { path, .. } if !path.is_empty());
        let short =
            matches!(clause, Clause::BlockedRetreat | Clause::ArtilleryRetreatLimit) && before.iter().any(went_back);
        let message = match (left, short) {
            (0, true) => Message::LosesLastBlocked,
            (0, false) => Message::LosesLast,
            (_, true) => Message::LosesBlocked,
            (_, false) => Message::Loses,
        };
        self.say(message, &Args::new().noun("who", who).count("lost", lost).count("left", left))
    }

    pub(super) fn desertion(self, unit: UnitId, roll: Roll, lost: Option<(u8, u8)>) -> String {
        self.tested(unit, roll, lost, [Message::NobodyDeserts, Message::SomeDesert, Message::AllDesert])
    }

    pub(super) fn burst(self, unit: UnitId, roll: Roll, lost: Option<(u8, u8)>) -> String {
        self.tested(unit, roll, lost, [Message::GunsHold, Message::GunBursts, Message::LastGunBursts])
    }

    /// A test that may cost elements: nothing lost, some, all.
    fn tested(self, unit: UnitId, roll: Roll, lost: Option<(u8, u8)>, says: [Message; 3]) -> String {
        let args = Args::new().noun("who", &self.scene.unit(unit, self.language));
        let [nothing, some, all] = says;
        match lost {
            None => self.test(nothing, roll, args),
            Some((lost, 0)) => self.test(all, roll, args.count("lost", lost)),
            Some((lost, left)) => self.test(some, roll, args.count("lost", lost).count("left", left)),
        }
    }

    fn retreated(self, who: &Noun, path: &[Cell], crossed: &[UnitId]) -> String {
        let args = Args::new().noun("who", who);
        let Some((to, way)) = path.split_last() else { return self.say(Message::CannotRetreat, &args) };
        let args = args.text("to", self.scene.place(*to));
        if !crossed.is_empty() {
            let friends = self.scene.units(crossed, self.language);
            return self.say(Message::RetreatsThrough, &args.noun("friends", &friends));
        }
        if way.is_empty() {
            return self.say(Message::Retreats, &args);
        }
        self.say(Message::RetreatsBy, &args.text("via", self.scene.places(way, self.language)))
    }

    /// Every reason the unit had to ignore flags.
    fn why_ignored(self, unit: UnitId, who: &Noun, clauses: &[Clause], officers: &[OfficerId]) -> String {
        let args = Args::new().noun("who", who);
        let guns = self.scene.setup.unit(unit).troop.arm == Arm::Artillery;
        let in_houses = clauses.contains(&Clause::HabitationsSupport);
        let mut reasons: Vec<String> = Vec::new();
        for clause in clauses {
            let message = match clause {
                Clause::Supported if in_houses => continue,
                Clause::Supported => Message::BecauseSupported,
                Clause::HabitationsSupport => Message::BecauseHouses,
                Clause::WagonFort => Message::BecauseWagons,
                Clause::Palisade => Message::BecausePalisade,
                Clause::Fortification => Message::BecauseFortification,
                Clause::DefenceOrders => Message::BecauseOrder,
                Clause::FlagsIgnored => {
                    reasons.extend(self.because_of_officers(officers, guns));
                    continue;
                }
                _ => continue,
            };
            reasons.push(self.say(message, &args));
        }
        reasons.dedup();
        reasons.join(", ")
    }

    /// FLG-1 speaks for officers and, in some books, for artillery.
    fn because_of_officers(self, officers: &[OfficerId], guns: bool) -> Option<String> {
        if !officers.is_empty() {
            let names = self.scene.officers(officers, self.language);
            return Some(self.say(Message::BecauseOfficers, &Args::new().noun("officers", &names)));
        }
        guns.then(|| self.say(Message::BecauseGuns, &Args::new()))
    }
}
