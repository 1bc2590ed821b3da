//! From facts to sentences: every text is a message of the catalogue, filled in.

pub(crate) mod account;
mod combat;
mod command;
mod dice;
mod elephants;
mod fate;
mod movement;
mod officers;

use crate::catalogue::{Args, Message, say};
use crate::grammar::sentence_case;
use crate::scene::Scene;
use crate::tale::{Ending, Tale};
use battle::{Camp, Phase, WonBy, seat};
use rulebook::Language;

/// Whoever tells: the scene and the reader's language.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) scene: Scene<'a>,
    pub(crate) language: Language,
}

/// What an entry says in one language.
pub(crate) fn tell(scene: Scene<'_>, tale: &Tale, language: Language) -> String {
    Teller { scene, language }.tell(tale)
}

impl Teller<'_> {
    /// A message of the catalogue.
    pub(crate) fn say(self, message: Message, args: &Args) -> String {
        say(self.language, message, args)
    }

    /// A message that is a sentence.
    pub(crate) fn sentence(self, message: Message, args: &Args) -> String {
        sentence_case(&self.say(message, args))
    }

    /// So many tokens or ducats, as the book pays.
    pub(crate) fn price(self, count: impl Into<u32>) -> String {
        let message = if self.scene.pays_in_ducats() { Message::Ducats } else { Message::Tokens };
        self.say(message, &Args::new().count("count", count))
    }

    fn tell(self, tale: &Tale) -> String {
        let language = self.language;
        match tale {
            Tale::Turn(camp, turn) => {
                let args = Args::new().count("turn", *turn).text("army", self.scene.army(*camp, language));
                self.say(Message::Turn, &args)
            }
            Tale::TurnPassed(camp) => {
                self.sentence(Message::TurnPassed, &Args::new().text("army", self.scene.army(*camp, language)))
            }
            Tale::GeneralPutOff(camp) => {
                self.sentence(Message::GeneralPutOff, &Args::new().text("army", self.scene.army(*camp, language)))
            }
            Tale::Phase(phase) => self.say(heading(*phase), &Args::new()),
            Tale::Activation(activation) => self.activation(activation),
            Tale::Staff { rolls, delayed } => self.staff(rolls, delayed),
            Tale::Messengers { roll, arrived } => self.messengers(*roll, *arrived),
            Tale::Manoeuvre(manoeuvre) => self.manoeuvre(manoeuvre),
            Tale::Tokens { camp, gained } => self.tokens(*camp, *gained),
            Tale::Moves(moves) => self.moves(moves),
            Tale::WagonForts(units) => self.units_do(Message::WagonForts, units),
            Tale::PlayedMarkers(units) => self.units_do(Message::PlayedMarkers, units),
            Tale::Strike(strike) => self.strike(strike),
            Tale::AttackLost(unit) => self.units_do(Message::AttackLost, &[*unit]),
            Tale::Deeds { unit, deeds } => self.deeds(*unit, deeds),
            Tale::Confirmation(roll) => self.confirmation(*roll),
            Tale::Rockets { roll, fell } => self.rockets(*roll, *fell),
            Tale::Burst { unit, roll, lost } => self.burst(*unit, *roll, *lost),
            Tale::Desertion { unit, roll, lost } => self.desertion(*unit, *roll, *lost),
            Tale::ElephantRun { from, roll, path, .. } => self.elephant_run(*from, *roll, path),
            Tale::ElephantGone { cell, how } => self.elephant_gone(*cell, *how),
            Tale::FrontRankTest { officer, roll, lost } => self.front_rank_test(*officer, *roll, *lost),
            Tale::OfficerFled { officer, to, with } => self.officer_fled(*officer, *to, *with),
            Tale::OfficerLost { officer } => self.officer_lost(*officer),
            Tale::GeneralReplaced { general, at, replaced } => self.general_replaced(*general, *at, *replaced),
            Tale::Ignited(cell) => self.sentence(Message::HexIgnited, &Args::new().text("at", self.scene.place(*cell))),
            Tale::BurntOut(cell) => {
                self.sentence(Message::HexBurntOut, &Args::new().text("at", self.scene.place(*cell)))
            }
            Tale::Over(ending) => self.ending(ending),
        }
    }

    fn ending(self, ending: &Ending) -> String {
        let Some(winner) = ending.outcome.winner else { return self.sentence(Message::OverDraw, &Args::new()) };
        let goals = self.scene.setup.camp(winner);
        let args = Args::new().text("army", self.scene.army(winner, self.language));
        let of = |pair: [u8; 2], camp: Camp| pair[seat(camp)];
        match ending.outcome.by {
            WonBy::Elimination => {
                let args = args.count("count", of(ending.eliminated, winner)).count("needed", goals.units_to_eliminate);
                self.sentence(Message::OverElimination, &args)
            }
            WonBy::Objectives => {
                let places = self.scene.places(&goals.objectives, self.language);
                self.sentence(Message::OverObjectives, &args.text("places", places))
            }
            WonBy::Exit => {
                let args = args.count("count", of(ending.exited, winner)).count("needed", goals.exits_needed);
                self.sentence(Message::OverExit, &args)
            }
            WonBy::TurnLimit => self.sentence(Message::OverTurnLimit, &args),
        }
    }
}

const fn heading(phase: Phase) -> Message {
    match phase {
        Phase::Command => Message::PhaseCommand,
        Phase::Movement => Message::PhaseMovement,
        Phase::Combat => Message::PhaseCombat,
        Phase::End => Message::PhaseEnd,
    }
}
