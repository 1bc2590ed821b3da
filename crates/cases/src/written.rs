//! A battle written down as a case: what was set up, said and rolled, to be played again.

mod scene;

use crate::names::Names;
use battle::{Battle, Camp, OfficerSetup, Roll, Setup, UnitSetup};
use rulebook::{Face, Language};
pub use speech::Answer;
use speech::written_dice;

/// Writes the case that plays this battle: `name` is its id and its title.
///
/// Letters stand for the units, in capitals for the north; officers who share a name are told apart. The traits of
/// each unit are those [`UnitSetup::traits_of`] gives it. The case breaks off after the last answer, which may well be
/// the one the machine does not survive: it is written, and not played here.
#[must_use]
pub fn written(name: &str, setup: &Setup, answers: impl IntoIterator<Item = Answer>) -> String {
    let grid = setup.board.grid();
    let (units, officers) = (letters(&setup.units), officers(&setup.officers));
    let names = Names { grid, units, officers };
    let mut text = format!("case {name}\n");
    scene::write(&mut text, setup, &names);
    text.push_str("\nplay\n");
    let mut follower = Follower::default();
    for answer in answers {
        let battle = follower.before(setup, answer);
        text.push_str(&line(answer, &names, battle));
        text.push('\n');
    }
    text.push_str("break off\n");
    text
}

/// The line for an answer; the battle as it stood then.
fn line(answer: Answer, names: &Names, battle: Option<&Battle>) -> String {
    match answer {
        Answer::Command(command) => {
            let view = battle.map(Battle::view);
            speech::written(command, view.as_ref(), names, Language::En)
        }
        Answer::Roll(roll) => dice(roll),
    }
}

/// `dice flag x2 plain-hit`: in a case, `hit` says what a face does, not which it is.
fn dice(roll: Roll) -> String {
    let words = written_dice(roll, Language::En);
    let plain = |word: &'_ str| if word == Face::Hit.to_string() { "plain-hit".to_owned() } else { word.to_owned() };
    format!("dice {}", words.split(' ').map(plain).collect::<Vec<_>>().join(" "))
}

/// A battle that follows what is written, one answer behind: some things are called by where they stand.
#[derive(Default)]
struct Follower {
    battle: Option<Battle>,
    last: Option<Answer>,
}

impl Follower {
    /// The battle as it stood when this was said; nothing where none can begin.
    fn before(&mut self, setup: &Setup, answer: Answer) -> Option<&Battle> {
        let mut ignored = ();
        match (self.last.replace(answer), &mut self.battle) {
            (None, _) => {
                self.battle = Battle::new(setup.clone()).ok();
                if let Some(battle) = &mut self.battle {
                    battle.begin(&mut ignored);
                }
            }
            // An answer that is refused changes nothing: the case will say so when it is played.
            (Some(Answer::Command(command)), Some(battle)) => {
                let _ = battle.command(command, &mut ignored);
            }
            (Some(Answer::Roll(roll)), Some(battle)) => {
                let _ = battle.roll(roll, &mut ignored);
            }
            (Some(_), None) => {}
        }
        self.battle.as_ref()
    }
}

/// A letter for each unit: capitals in the north, small letters in the south, others where those are used up.
fn letters(units: &[UnitSetup]) -> Vec<char> {
    let (mut capitals, mut small) = ('A'..='Z', 'a'..='z');
    let latin = ('À'..='ÿ').filter(|letter| letter.is_alphabetic());
    let mut others = latin.chain('α'..='ω').chain('ა'..='ჰ').chain('ա'..='ֆ').chain('ሀ'..='ሿ');
    let own = |unit: &UnitSetup| match unit.camp {
        Camp::North => capitals.next(),
        Camp::South => small.next(),
    };
    units.iter().map(own).map(|letter| letter.or_else(|| others.next()).unwrap_or('?')).collect()
}

/// A name for each officer, no two alike, fit to stand between quotes.
fn officers(officers: &[OfficerSetup]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for officer in officers {
        let name = plain(&officer.name).replace(':', " ");
        let of_camp = format!("{name} of {}", crate::names::camp_name(officer.camp));
        let numbered = (2_u8..).map(|number| format!("{of_camp} {number}"));
        let mut candidates = [name, of_camp.clone()].into_iter().chain(numbered);
        names.extend(candidates.find(|name| 1 < name.chars().count() && !names.contains(name)));
    }
    names
}

/// A name without what ends a name, a line or what is read of it.
fn plain(name: &str) -> String {
    let kept = |letter: char| if letter.is_control() || matches!(letter, '"' | '#') { ' ' } else { letter };
    name.chars().map(kept).collect::<String>().trim().to_owned()
}
