//! What the figures come to, in a sentence.

use crate::players::plural;
use crate::share::FairShare;
use battle::Camp;
use scenario::{Cast, Sentence};
use wire::LevelWire;
use wire::fairness::{LevelFigures, TrialPlayer, WinCounts};

/// Under so wide an interval, per mille, nothing is said yet.
const TOO_WIDE: u16 = 300;

/// A level played against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelVerdict {
    /// Which.
    pub level: LevelWire,
    /// Games by who won.
    pub won: WinCounts,
}

/// What one level says.
enum Says {
    TooEarly,
    Fair,
    Favours(Camp, u16),
}

impl LevelVerdict {
    fn says(self) -> Says {
        let share = FairShare::north(self.won);
        let (low, high) = share.interval();
        if TOO_WIDE < high - low {
            Says::TooEarly
        } else if share.is_fair() {
            Says::Fair
        } else if 500 < share.per_mille() {
            Says::Favours(Camp::North, share.per_mille())
        } else {
            Says::Favours(Camp::South, FairShare::south(self.won).per_mille())
        }
    }
}

/// The verdict: *fair* where every level is between forty and sixty in a hundred; else who wins too often, among whom.
#[must_use]
pub fn verdict(levels: &[LevelFigures], cast: &Cast) -> Sentence {
    let even = levels.iter().filter(|level| level.north == level.south);
    let mut levels: Vec<LevelVerdict> =
        even.map(|level| LevelVerdict { level: level.north.level, won: level.figures.won }).collect();
    levels.sort_by_key(|level| level.level);
    let (mut fair, mut early) = (Vec::new(), Vec::new());
    // Levels that say the same are named together.
    let mut favoured: Vec<(Vec<LevelWire>, Camp, u16)> = Vec::new();
    for level in &levels {
        match level.says() {
            Says::TooEarly => early.push(level.level),
            Says::Fair => fair.push(level.level),
            Says::Favours(camp, per_mille) => {
                let percent = (per_mille + 5) / 10;
                match favoured.last_mut() {
                    Some((among, who, often)) if (*who, *often) == (camp, percent) => among.push(level.level),
                    _ => favoured.push((vec![level.level], camp, percent)),
                }
            }
        }
    }
    let mut said = Vec::new();
    if early.is_empty() && favoured.is_empty() && !fair.is_empty() {
        said.push(Sentence::new("Équitable.", "Fair."));
        said.extend(trend(&levels, cast));
    } else {
        if !fair.is_empty() {
            let who = among(&fair);
            said.push(Sentence {
                fr: format!("Équitable entre {}.", who.fr), en: format!("Fair between {}.", who.en)
            });
        }
        for (levels, camp, percent) in favoured {
            let (who, army) = (among(&levels), army(cast, camp));
            said.push(Sentence {
                fr: format!("Entre {}, {} l’emporte {percent}\u{a0}fois sur cent.", who.fr, army.fr),
                en: format!("Between {}, {} wins {percent} times in a hundred.", who.en, army.en),
            });
        }
        if fair.is_empty() && said.is_empty() {
            said.push(Sentence::new("Trop tôt pour le dire.", "Too early to say."));
        } else if !early.is_empty() {
            let who = among(&early);
            said.push(Sentence {
                fr: format!("Entre {}, trop tôt pour le dire.", who.fr),
                en: format!("Between {}, too early to say.", who.en),
            });
        }
    }
    let join = |words: Vec<String>| words.join(" ");
    Sentence {
        fr: join(said.iter().map(|one| one.fr.clone()).collect()),
        en: join(said.iter().map(|one| one.en.clone()).collect()),
    }
}

/// Does one side gain by better play, from level to level, by five in a hundred at least?
fn trend(levels: &[LevelVerdict], cast: &Cast) -> Option<Sentence> {
    let shares: Vec<u16> = levels.iter().map(|level| FairShare::north(level.won).per_mille()).collect();
    let (first, last) = (*shares.first()?, *shares.last()?);
    let camp = if shares.is_sorted() && first + 50 <= last {
        Camp::North
    } else if shares.iter().rev().is_sorted() && last + 50 <= first {
        Camp::South
    } else {
        return None;
    };
    let army = army(cast, camp);
    Some(Sentence {
        fr: format!("Mieux on joue, plus souvent gagne {}.", army.fr),
        en: format!("The better the players, the more often {} wins.", army.en),
    })
}

/// A side and its army: whatever the army is called, the sentence stays right.
fn army(cast: &Cast, camp: Camp) -> Sentence {
    let name = cast.army(camp);
    match camp {
        Camp::North => Sentence { fr: format!("le nord ({})", name.fr), en: format!("the north ({})", name.en) },
        Camp::South => Sentence { fr: format!("le sud ({})", name.fr), en: format!("the south ({})", name.en) },
    }
}

/// `capitaines et colonels`.
fn among(levels: &[LevelWire]) -> Sentence {
    let list = |and: &str, words: Vec<&'static str>| match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} {and} {last}", rest.join(", ")),
        None => String::new(),
    };
    Sentence {
        fr: list("et", levels.iter().map(|level| plural(*level).fr).collect()),
        en: list("and", levels.iter().map(|level| plural(*level).en).collect()),
    }
}

/// Who plays whom, in words: `capitaines`, or `capitaine au nord, colonel au sud`.
#[must_use]
pub fn contest_words(north: TrialPlayer, south: TrialPlayer) -> Sentence {
    if north == south {
        let words = plural(north.level);
        return Sentence::new(words.fr, words.en);
    }
    let (one, other) = (crate::players::level(north.level).words(), crate::players::level(south.level).words());
    let nodes = |player: TrialPlayer| {
        if player == crate::players::player(player.level) { String::new() } else { format!("@{}", player.nodes) }
    };
    let (of_north, of_south) = (nodes(north), nodes(south));
    Sentence {
        fr: format!("{}{of_north} au nord, {}{of_south} au sud", one.fr, other.fr),
        en: format!("{}{of_north} in the north, {}{of_south} in the south", one.en, other.en),
    }
}
