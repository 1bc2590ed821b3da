//! Whom to activate: what each unit could do with its turn, and which officer gathers the most of it.

use crate::foresight::{Foresight, settle};
use crate::luck::Luck;
use battle::{Actor, Battle, Command, Pending, Question, Roll, UnitId};
use rulebook::{Arm, Face};

/// Groups of one turn, and more.
const PATIENCE: usize = 24;

/// What every unit and officer would gain by being activated, as far as it is known.
pub(crate) struct Muster<'a> {
    foresight: &'a Foresight<'a>,
    base: i32,
    units: Vec<Option<i32>>,
    officers: Vec<Option<i32>>,
}

impl<'a> Muster<'a> {
    pub(crate) fn new(foresight: &'a Foresight<'a>, battle: &Battle) -> Self {
        Self {
            foresight,
            base: foresight.here(battle),
            units: vec![None; battle.setup().units.len()],
            officers: vec![None; battle.setup().officers.len()],
        }
    }

    /// The best activation that can be gathered from here: what it gains, and the first to name.
    pub(crate) fn gather(&mut self, battle: &Battle) -> (i32, Command) {
        let mut best = (0, Command::EndSelection);
        self.each(battle, |total, first| {
            if best.0 < total {
                best = (total, first);
            }
        });
        best
    }

    /// Every activation worth gathering, by whom it begins with; nobody at all is worth nothing.
    pub(crate) fn each(&mut self, battle: &Battle, mut found: impl FnMut(i32, Command)) {
        found(0, Command::EndSelection);
        for first in self.firsts(battle) {
            found(self.complete(battle, first), first);
        }
    }

    /// The best unit of each arm, and the best officer: an activation is of one arm.
    fn firsts(&mut self, battle: &Battle) -> Vec<Command> {
        let mut best: Vec<(Option<Arm>, i32, Command)> = Vec::new();
        for (command, gain) in self.offers(battle) {
            let arm = match command {
                Command::Select { unit } => Some(battle.view().troop(unit).arm),
                _ => None,
            };
            match best.iter_mut().find(|(other, ..)| *other == arm) {
                Some(known) if known.1 < gain => *known = (arm, gain, command),
                Some(_) => {}
                None => best.push((arm, gain, command)),
            }
        }
        best.into_iter().map(|(_, _, command)| command).collect()
    }

    /// Everybody who can be named now, with what he would gain, if he gains anything.
    fn offers(&mut self, battle: &Battle) -> Vec<(Command, i32)> {
        let mut offers = Vec::new();
        for command in battle.legal() {
            let known = match command {
                Command::Select { unit } => self.units[unit.index()],
                Command::SelectOfficer { officer } => self.officers[officer.index()],
                _ => continue,
            };
            let gain = known.unwrap_or_else(|| self.gain_of(battle, command));
            if 0 < gain {
                offers.push((command, gain));
            }
        }
        offers
    }

    /// The whole gain of an activation that begins with this one, always naming whoever gains most.
    fn complete(&mut self, battle: &Battle, first: Command) -> i32 {
        let (mut next, mut total, mut named) = (battle.clone(), 0, Some(first));
        while let Some(command) = named {
            total += self.known(command);
            next.obey(command, &mut ());
            let selects = matches!(next.pending(), Pending::Decision(_, Question::Selection));
            let offers = if selects { self.offers(&next) } else { Vec::new() };
            named = offers.into_iter().max_by_key(|(_, gain)| *gain).map(|(command, _)| command);
        }
        total
    }

    fn known(&self, command: Command) -> i32 {
        let gain = match command {
            Command::Select { unit } => self.units[unit.index()],
            Command::SelectOfficer { officer } => self.officers[officer.index()],
            _ => None,
        };
        gain.unwrap_or(0)
    }

    fn gain_of(&mut self, battle: &Battle, command: Command) -> i32 {
        let mut next = battle.clone();
        next.obey(command, &mut ());
        match command {
            Command::Select { unit } => {
                let gain = self.gain(next, Actor::Unit(unit));
                self.units[unit.index()] = Some(gain);
                gain
            }
            Command::SelectOfficer { officer } => {
                let gain = self.gain(next, Actor::Officer(officer));
                self.officers[officer.index()] = Some(gain);
                gain
            }
            _ => 0,
        }
    }

    /// What an activated unit or officer gains by the best of its moves, or by fighting where it stands.
    pub(crate) fn gain(&self, battle: Battle, actor: Actor) -> i32 {
        let fighters: Vec<UnitId> = match actor {
            Actor::Unit(unit) => vec![unit],
            Actor::Officer(_) | Actor::Player => Vec::new(),
        };
        let Some(ready) = march(battle, actor) else { return 0 };
        let worth = |battle: &Battle| {
            self.foresight.here(battle) + self.foresight.judgement.prospects(battle.view(), battle.setup(), &fighters)
        };
        let mut best = worth(&ready);
        ready.view().each_legal_of(actor, |command| {
            if self.foresight.thought.is_over() {
                return;
            }
            let mut next = ready.clone();
            next.obey(command, &mut ());
            settle(&mut next, &mut Luck::new(1));
            best = best.max(worth(&next));
        });
        best - self.base
    }

    /// What the position was worth before anybody was named.
    pub(crate) fn base(&self) -> i32 {
        self.base
    }
}

/// Leads a battle from the command phase to where this actor moves, or at least may fight; nothing if the turn passes
/// without him.
fn march(mut battle: Battle, actor: Actor) -> Option<Battle> {
    let camp = battle.view().active();
    for _ in 0..PATIENCE {
        match battle.pending() {
            Pending::Decision(asked, question) if asked == camp => match question {
                Question::Command => battle.obey(Command::EndCommand, &mut ()),
                Question::Selection => battle.obey(Command::EndSelection, &mut ()),
                Question::Movement => {
                    let mut moves = false;
                    battle.view().each_legal_of(actor, |_| moves = true);
                    if moves {
                        return Some(battle);
                    }
                    battle.obey(Command::EndMovement, &mut ());
                }
                Question::Combat => return Some(battle),
                _ => return None,
            },
            Pending::Chance(chance) => {
                // Staff and messengers are taken to do neither well nor badly.
                let die = battle.setup().book.die;
                let dull = die.faces.into_iter().find(|face| !matches!(face, Face::Flag | Face::Advantage));
                let roll: Roll = std::iter::repeat_n(dull.unwrap_or(die.faces[0]), usize::from(chance.dice)).collect();
                battle.roll(roll, &mut ()).expect("as many dice as were asked for, of this book's die");
            }
            Pending::Decision(..) | Pending::Over(_) => return None,
        }
    }
    None
}

/// Everybody who may still move or fight this turn.
pub(crate) fn fighters(battle: &Battle) -> Vec<UnitId> {
    let camp = battle.view().active();
    let (mut next, mut found) = (battle.clone(), Vec::new());
    for _ in 0..PATIENCE {
        let end = match next.pending() {
            Pending::Decision(asked, Question::Movement) if asked == camp => Command::EndMovement,
            Pending::Decision(asked, Question::Combat) if asked == camp => Command::EndCombat,
            _ => break,
        };
        next.view().each_actor(|actor| {
            if let Actor::Unit(unit) = actor
                && !found.contains(&unit)
            {
                found.push(unit);
            }
        });
        next.obey(end, &mut ());
    }
    found
}
