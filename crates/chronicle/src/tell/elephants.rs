//! Elephants out of hand.

use super::Teller;
use crate::catalogue::{Args, Message};
use crate::grammar;
use crate::tale::Gone;
use battle::{Cell, Roll};
use rulebook::{Face, FlightFaces};

impl Teller<'_> {
    pub(super) fn elephant_run(self, from: Cell, roll: Option<Roll>, path: &[Cell]) -> String {
        let mut args = Args::new().noun("who", &grammar::panicking_elephant(self.language));
        let from = self.scene.place(from);
        if let Some(roll) = roll {
            args = args.text("faces", self.faces_of_rolls(&[roll]));
        }
        match (path.last(), roll) {
            (Some(to), roll) => {
                let args = args.text("from", from).text("to", self.scene.place(*to));
                self.sentence(if roll.is_some() { Message::ElephantRuns } else { Message::ElephantDriven }, &args)
            }
            (None, Some(roll)) if 0 < self.hexes_of_flight(roll) => {
                self.sentence(Message::ElephantCornered, &args.text("at", from))
            }
            (None, _) => self.sentence(Message::ElephantStands, &args.text("at", from)),
        }
    }

    fn hexes_of_flight(self, roll: Roll) -> u8 {
        roll.count(Face::Flag)
            + match self.scene.setup.book.panic.faces {
                FlightFaces::Flags => 0,
                FlightFaces::FlagsAndAdvantages => roll.count(Face::Advantage),
                FlightFaces::FlagsAndDucats => roll.count(Face::Ducat),
            }
    }

    pub(super) fn elephant_gone(self, cell: Cell, how: Gone) -> String {
        let message = match how {
            Gone::Killed => Message::ElephantKilled,
            Gone::OffTheTable => Message::ElephantOffTable,
            Gone::NoWay => Message::ElephantNoWay,
        };
        let args = Args::new().noun("who", &grammar::panicking_elephant(self.language));
        self.sentence(message, &args.text("at", self.scene.place(cell)))
    }
}
