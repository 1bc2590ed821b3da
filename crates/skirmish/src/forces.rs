//! The armies: troops of a period up to the worth that is wanted, each unit with its number.

use crate::armies::{Muster, NameForm, Nation};
use crate::worth::worth;
use opponent::Luck;
use rulebook::{Arm, Rulebook, Troop};
use std::collections::BTreeMap;

/// A unit that was called up.
#[derive(Clone, Debug)]
pub(crate) struct Called {
    pub(crate) troop: &'static Troop,
    pub(crate) form: NameForm,
    /// Its number in its army.
    pub(crate) number: u8,
}

/// Where a unit stands in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Post {
    /// In the middle.
    Line,
    /// Beside it.
    Guns,
    /// On the wings.
    Wings,
}

impl Called {
    pub(crate) fn post(&self) -> Post {
        match self.troop.arm {
            Arm::Infantry | Arm::Elephants => Post::Line,
            Arm::Artillery => Post::Guns,
            Arm::Cavalry | Arm::Camelry | Arm::Chariotry => Post::Wings,
        }
    }
}

/// An army of a nation, of about this worth: half of it at least fights on foot.
pub(crate) fn called_up(
    book: &Rulebook,
    muster: &Muster,
    nation: &Nation,
    points: u16,
    luck: &mut Luck,
) -> Vec<Called> {
    let mut bag: Vec<&str> = Vec::new();
    for (key, share) in &nation.troops {
        bag.extend(std::iter::repeat_n(key.as_str(), usize::from(*share)));
    }
    let troop = |key: &str| book.troop(key).expect("a test reads the files");
    let (mut chosen, mut spent): (Vec<&str>, u16) = (Vec::new(), 0);
    loop {
        let left = points.saturating_sub(spent);
        let on_foot = chosen.iter().filter(|key| troop(key).arm == Arm::Infantry).count();
        let foot_only = 2 * on_foot < chosen.len() + 1;
        let fits = |key: &&str| {
            let known = troop(key);
            let guns = chosen.iter().filter(|key| troop(key).arm == Arm::Artillery).count();
            let too_many_guns = known.arm == Arm::Artillery && chosen.len() < 4 * (guns + 1);
            worth(known) <= left + 4 && !too_many_guns && (!foot_only || known.arm == Arm::Infantry)
        };
        let fitting: Vec<&str> = bag.iter().copied().filter(fits).collect();
        let Some(key) = luck.pick(&fitting) else { break };
        // As in a bag: what was drawn is drawn more seldom, until the bag is empty.
        if let Some(place) = bag.iter().position(|other| *other == key) {
            bag.swap_remove(place);
        }
        if bag.is_empty() {
            for (key, share) in &nation.troops {
                bag.extend(std::iter::repeat_n(key.as_str(), usize::from(*share)));
            }
        }
        chosen.push(key);
        spent += worth(troop(key));
    }
    numbered(book, muster, &chosen, luck)
}

/// Each unit gets a number none of its kind has.
fn numbered(book: &Rulebook, muster: &Muster, chosen: &[&str], luck: &mut Luck) -> Vec<Called> {
    let mut given: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    let mut called = Vec::new();
    for key in chosen {
        let form = muster.names[*key].clone();
        let known = given.entry(key).or_default();
        let free: Vec<u8> =
            (1..=u8::try_from(12 + chosen.len()).unwrap_or(99)).filter(|number| !known.contains(number)).collect();
        let number = luck.pick(&free).unwrap_or(99);
        known.push(number);
        called.push(Called { troop: book.troop(key).expect("a test reads the files"), form, number });
    }
    called.sort_by_key(|unit| (unit.post(), unit.troop.key, unit.number));
    called
}
