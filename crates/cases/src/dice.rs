//! Dice words: faces by name, or by what they do to whom they are thrown at.

use crate::problem::Fault;
use battle::{Combatant, Event, Moment, Purpose, UnitId, View};
use rulebook::{
    Arm, Blow, Clash, Desertion, Face, Fighter, Language, Mode, Rulebook, SettingFire, Trait, Weight, symbol_of,
};
use speech::{Phrase, Said, read_face};
use strum::IntoEnumIterator;

/// What a die is said to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DieWord {
    /// This face.
    Face(Face),
    /// A face that hits the target; in a test, one that does what is tested.
    Hit,
    /// A face that does nothing.
    Miss,
}

/// Reads `flag x2 miss advantage`.
pub(crate) fn read(words: &mut Phrase<'_>, book: &Rulebook) -> Result<Vec<DieWord>, Fault> {
    let mut dice = Vec::new();
    while words.peek().is_some() {
        let shown = die_word(words.take("a face")?, book)?;
        let times =
            words.peek().and_then(|word| word.strip_prefix('x')).and_then(|number| number.parse::<usize>().ok());
        if times.is_some() {
            words.take("how many times")?;
        }
        dice.extend(std::iter::repeat_n(shown, times.unwrap_or(1)));
    }
    Ok(dice)
}

fn die_word(word: &str, book: &Rulebook) -> Result<DieWord, Fault> {
    match word {
        "hit" => return Ok(DieWord::Hit),
        "miss" => return Ok(DieWord::Miss),
        "plain-hit" if book.die.has(Face::Hit) => return Ok(DieWord::Face(Face::Hit)),
        _ => {}
    }
    read_face(word, &book.die, Language::En).map(DieWord::Face).map_err(|_| {
        let faces = Face::iter().filter(|face| book.die.has(*face) && *face != Face::Hit).map(Into::into);
        let plain = book.die.has(Face::Hit).then_some("plain-hit");
        let what = format!("a face of the die of {}", book.book.title());
        Fault::unknown(&what, word, faces.chain(plain).chain(["hit", "miss"]))
    })
}

/// A combat that dice may be thrown for.
#[derive(Clone, Copy, Debug)]
struct Fight {
    attacker: Combatant,
    target: Combatant,
    mode: Mode,
    riposte: bool,
    evaded: bool,
}

/// What has to be known of the play so far to tell a hit from a miss.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ear {
    fights: Vec<Fight>,
    /// The units panicking elephants ran from, in the order of their markers.
    elephants: Vec<(usize, UnitId)>,
    /// Who retreated last.
    retreating: Option<UnitId>,
}

impl Ear {
    /// At the start of a case.
    pub(crate) fn new(moment: &Moment) -> Self {
        let elephants = moment.elephants.iter().enumerate().map(|(index, (unit, _))| (index, *unit)).collect();
        Self { elephants, ..Self::default() }
    }

    /// Hears what came of one command or roll; `riposte` if a riposte was just announced.
    pub(crate) fn hear(&mut self, events: &[Event], view: &View<'_>, mut riposte: bool) {
        for event in events {
            match *event {
                Event::CombatDeclared { attacker, target, .. } => {
                    let cells = view.cell_of(attacker).zip(view.cell_of(target));
                    let apart = cells.map_or(1, |(from, at)| view.distance(from, at));
                    let mode = if apart <= 1 { Mode::Melee } else { Mode::Fire };
                    let riposte = std::mem::take(&mut riposte);
                    self.fights.push(Fight { attacker, target, mode, riposte, evaded: false });
                }
                Event::Evaded { .. } => {
                    if let Some(fight) = self.fights.last_mut() {
                        fight.evaded = true;
                    }
                }
                Event::ElephantReleased { elephant: marker, unit, .. } => self.elephants.push((marker.index(), unit)),
                Event::RetreatOwed { unit, .. } => self.retreating = Some(unit),
                _ => {}
            }
        }
    }

    /// The face a word means for these dice; a sentence where it means none.
    pub(crate) fn face(&self, word: DieWord, purpose: Purpose, view: &View<'_>) -> Result<Face, String> {
        let book = view.book();
        let success = match word {
            DieWord::Face(face) => return Ok(face),
            DieWord::Hit => true,
            DieWord::Miss => false,
        };
        let found = match purpose {
            Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight => self.blow(success, purpose, view),
            Purpose::Dispersion if success => Some(Face::Hit),
            Purpose::Dispersion => None,
            Purpose::Confirm => Some(if success { Face::Blue } else { Face::Flag }),
            Purpose::Burst => Some(if success { Face::MeleeHit } else { Face::Hit }),
            Purpose::Desertion => {
                let panics = match book.desertion {
                    Desertion::WrittenPanic => Face::MeleeHit,
                    Desertion::AllButElite | Desertion::Never => {
                        self.retreating.map_or(Face::Infantry, |unit| symbol_of(view.troop(unit).arm))
                    }
                };
                if success { Some(panics) } else { idle(book, panics) }
            }
            Purpose::FrontRank => {
                let falls = if book.die.has(Face::Advantage) { Face::Advantage } else { Face::MeleeHit };
                if success { Some(falls) } else { idle(book, falls) }
            }
            Purpose::Messengers => {
                if success {
                    Some(Face::Advantage)
                } else {
                    idle(book, Face::Advantage)
                }
            }
            Purpose::ElephantFlight | Purpose::Staff | Purpose::BurnOut => {
                if success {
                    Some(Face::Flag)
                } else {
                    idle(book, Face::Flag)
                }
            }
        };
        found.filter(|face| book.die.has(*face)).ok_or_else(|| {
            let word = if success { "hit" } else { "miss" };
            format!("`{word}` says nothing of dice for {}: name the face", purpose.in_language(Language::En))
        })
    }

    /// A face that hits the target of the fight, or one that does as little as possible.
    fn blow(&self, hits: bool, purpose: Purpose, view: &View<'_>) -> Option<Face> {
        let fight = match purpose {
            // A riposte that came first lies between an attack and its roll.
            Purpose::Attack => {
                self.fights.iter().rev().find(|fight| !fight.riposte && fight.attacker.unit().is_some())?
            }
            _ => self.fights.last()?,
        };
        let (attacker, mut target) = (self.fighter(fight.attacker, view), self.fighter(fight.target, view));
        if fight.evaded {
            target.armour = target.armour.inverted();
        }
        let book = view.book();
        let blow = |face: Face| book.hits.blow(face, fight.mode, &attacker, &target);
        let faces = Face::iter().filter(|face| book.die.has(*face) && !matches!(face, Face::Flag | Face::Advantage));
        if hits {
            return faces.clone().find(|face| blow(*face) == Blow::Hit).or_else(|| {
                let mut doubtful = faces.filter(|face| blow(*face) == Blow::HitIfConfirmed);
                doubtful.next()
            });
        }
        faces.filter(|face| blow(*face) == Blow::Miss).min_by_key(|face| noise(*face, book, fight.mode, &attacker))
    }

    /// A combatant as far as the reading of hits goes.
    fn fighter(&self, combatant: Combatant, view: &View<'_>) -> Fighter {
        let plain = Clash::plain().attacker;
        match combatant {
            Combatant::Unit(unit) => {
                let (troop, traits) = (view.troop(unit), view.traits(unit));
                let armour = if traits.contains(Trait::Detachment) { Weight::VeryLight } else { troop.armour() };
                Fighter { arm: troop.arm, armour, traits, ..plain }
            }
            Combatant::Elephant(marker) => {
                let origin = self.elephants.iter().rev().find(|(index, _)| *index == marker.index());
                let armour = origin.map_or(Weight::Medium, |(_, unit)| view.troop(*unit).weight);
                Fighter { arm: Arm::Elephants, armour, ..plain }
            }
        }
    }
}

/// How much else a face that misses does: the quietest is chosen.
fn noise(face: Face, book: &Rulebook, mode: Mode, attacker: &Fighter) -> u8 {
    let rockets = attacker.is(Trait::Rockets);
    match face {
        // Guns may burst, and it takes another die to know.
        Face::MeleeHit if mode == Mode::Fire && (attacker.is(Trait::Powder) || rockets) => 2,
        Face::Ducat if book.fire == SettingFire::OnDucat && (rockets || attacker.is(Trait::UsesFire)) => 3,
        // A coin or a token for the roller.
        Face::Ducat | Face::Letter => 1,
        _ => 0,
    }
}

/// A face that does nothing in a test that looks for another.
fn idle(book: &Rulebook, looked_for: Face) -> Option<Face> {
    let quiet = [Face::Infantry, Face::Cavalry, Face::Hit, Face::Green];
    quiet.into_iter().find(|face| *face != looked_for && book.die.has(*face))
}
