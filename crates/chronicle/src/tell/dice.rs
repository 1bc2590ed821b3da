//! Dice as faces: what hit, what shook, what paid, what did nothing.

use super::Teller;
use crate::catalogue::{Args, Message, say_key};
use crate::grammar;
use crate::tale::Strike;
use battle::{Combatant, Purpose, Roll};
use rulebook::{Advantage, Blow, Face};
use strum::IntoEnumIterator;

/// What a face did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    Hit,
    ToConfirm,
    Flag,
    Morale,
    Earned(u8),
    Nothing,
}

impl Teller<'_> {
    /// The dice of an attack: what hit and what did nothing.
    pub(super) fn dice_shown(self, strike: &Strike, purpose: Purpose, roll: Roll) -> String {
        let mut read = self.read(strike, purpose, roll);
        read.sort_by_key(|(_, _, worth)| *worth);
        let (idle, telling): (Vec<_>, Vec<_>) = read.into_iter().partition(|(_, _, worth)| *worth == Worth::Nothing);
        let args = Args::new().count("dice", roll.dice());
        let plain: Vec<String> = idle.iter().map(|(face, count, _)| self.face(*face, *count)).collect();
        if telling.is_empty() {
            return self.sentence(Message::DiceNothing, &args.text("faces", plain.join(", ")));
        }
        let told: Vec<String> = telling.iter().map(|(face, count, worth)| self.worth(*face, *count, *worth)).collect();
        let args = args.text("faces", told.join(", "));
        if plain.is_empty() {
            return self.sentence(Message::DiceShow, &args);
        }
        self.sentence(Message::DicePartly, &args.text("rest", grammar::list(&plain, self.language)))
    }

    /// A face as often as it came up.
    fn face(self, face: Face, count: u8) -> String {
        let name = say_key(self.language, &format!("face-{face}"), &Args::new()).unwrap_or_default();
        if count == 1 {
            return name;
        }
        self.say(Message::FaceTimes, &Args::new().text("face", name).count("count", count))
    }

    fn worth(self, face: Face, count: u8, worth: Worth) -> String {
        let shown = self.face(face, count);
        let args = Args::new().text("face", shown.clone());
        match worth {
            // A face that is called a hit need not be said to hit.
            Worth::Hit if matches!(face, Face::Hit | Face::MeleeHit) => shown,
            Worth::Hit => self.say(Message::FaceHits, &args),
            Worth::ToConfirm => self.say(Message::FaceUnconfirmed, &args),
            Worth::Morale => self.say(Message::FaceShakes, &args),
            Worth::Earned(gained) => self.say(Message::FaceEarns, &args.text("gain", self.price(gained))),
            Worth::Flag | Worth::Nothing => shown,
        }
    }

    fn read(self, strike: &Strike, purpose: Purpose, roll: Roll) -> Vec<(Face, u8, Worth)> {
        let mut read = Vec::new();
        for face in Face::iter().filter(|face| 0 < roll.count(*face)) {
            let count = roll.count(face);
            let worth = match face {
                Face::Flag if strike.combat.evaded() => Worth::Nothing,
                Face::Flag => Worth::Flag,
                Face::Advantage => self.advantage(strike),
                Face::Letter | Face::Ducat if purpose == Purpose::ElephantFight => Worth::Nothing,
                Face::Letter => {
                    read.extend(self.letters(strike, count));
                    continue;
                }
                Face::Ducat => Worth::Earned(count),
                Face::Infantry
                | Face::Cavalry
                | Face::Artillery
                | Face::Green
                | Face::Blue
                | Face::Red
                | Face::Hit
                | Face::MeleeHit => self.hit(strike, face),
            };
            read.push((face, count, worth));
        }
        read
    }

    /// A letter is a token; the first of artillery may be a morale hit instead.
    fn letters(self, strike: &Strike, count: u8) -> impl Iterator<Item = (Face, u8, Worth)> {
        let shaken = strike.letters_that_shake(self.scene.setup.book.letters);
        let earned = count - shaken;
        let shaken = (0 < shaken).then_some((Face::Letter, shaken, Worth::Morale));
        let earned = (0 < earned).then_some((Face::Letter, earned, Worth::Earned(earned)));
        shaken.into_iter().chain(earned)
    }

    fn hit(self, strike: &Strike, face: Face) -> Worth {
        let clash = &strike.clash;
        match self.scene.setup.book.hits.blow(face, clash.mode(), &clash.attacker, &clash.defender) {
            Blow::Hit => Worth::Hit,
            Blow::HitIfConfirmed => Worth::ToConfirm,
            Blow::Miss => Worth::Nothing,
        }
    }

    /// What a tactical advantage was worth; a panicking elephant's is a hit.
    fn advantage(self, strike: &Strike) -> Worth {
        if matches!(strike.combat.attacker(), Combatant::Elephant(_)) {
            return Worth::Hit;
        }
        match (self.scene.setup.book.advantages.read)(&strike.clash) {
            (Advantage::Hit, _) => Worth::Hit,
            (Advantage::MoraleHit, _) => Worth::Morale,
            (Advantage::Miss, _) => Worth::Nothing,
        }
    }

    /// Dice of a test: a message with the faces that came up.
    pub(super) fn test(self, message: Message, roll: Roll, args: Args) -> String {
        self.sentence(message, &args.text("faces", self.faces_of_rolls(&[roll])))
    }

    /// The faces of several rolls, in the order of the die.
    pub(super) fn faces_of_rolls(self, rolls: &[Roll]) -> String {
        let count = |face: Face| rolls.iter().map(|roll| roll.count(face)).sum::<u8>();
        let shown = Face::iter().filter(|face| 0 < count(*face)).map(|face| self.face(face, count(face)));
        shown.collect::<Vec<_>>().join(", ")
    }

    /// Hits on very heavy troops: any colour confirms.
    pub(super) fn confirmation(self, roll: Roll) -> String {
        let shown = Face::iter().filter(|face| 0 < roll.count(*face)).map(|face| {
            let confirms = matches!(face, Face::Green | Face::Blue | Face::Red);
            self.worth(face, roll.count(face), if confirms { Worth::Hit } else { Worth::Nothing })
        });
        self.sentence(Message::Confirmed, &Args::new().text("faces", shown.collect::<Vec<_>>().join(", ")))
    }
}
