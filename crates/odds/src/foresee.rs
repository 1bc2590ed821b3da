//! Attacks as they could be: the machine led to the moment of an attack, and what can be attacked from there.

use crate::ear::{Ear, Subject};
use crate::tally::{self, Tally};
use crate::walk::is_inside;
use crate::{Calculator, Odds, OddsError, OddsQuestion};
use battle::{Actor, Battle, Because, Combatant, Command, Pending, Purpose, Question as Asked, Roll, UnitId};
use rulebook::{Clause, Face};

/// Steps after which the search for a moment is given up; a turn has far fewer.
const PATIENCE: usize = 64;

impl Calculator {
    /// The odds of an attack that can be declared now, or could be later this turn: the unit is activated if it can
    /// be, nobody moves, and its combat comes.
    ///
    /// # Errors
    /// When the rulebook refuses the attack, by the clause that does; when the chain is too long to count.
    pub fn of_attack(
        &mut self,
        battle: &Battle,
        attacker: UnitId,
        target: Combatant,
        question: &OddsQuestion<'_>,
    ) -> Result<Odds, OddsError> {
        let command = Command::Attack { unit: attacker, target };
        let mut ready = moment_of(battle, command)?;
        let subject = subject(battle, attacker, target, question)?;
        let mut ear = Ear { subject, tally: Tally::default() };
        ready.command(command, &mut ear)?;
        self.walk(ready, ear.tally, subject, question)
    }

    /// The odds of the combat under way, from where the machine stands in it; attacker and target are those of the
    /// attack that was declared.
    ///
    /// # Errors
    /// When no combat is under way, or the chain is too long to count.
    pub fn from_here(
        &mut self,
        battle: &Battle,
        attacker: UnitId,
        target: Combatant,
        question: &OddsQuestion<'_>,
    ) -> Result<Odds, OddsError> {
        let fights = match battle.pending() {
            Pending::Decision(_, asked) => is_inside(asked),
            Pending::Chance(_) => true,
            Pending::Over(_) => false,
        };
        let subject = subject(battle, attacker, target, question)?;
        if !fights {
            return Err(OddsError::NoCombat);
        }
        let mut heard = Tally::default();
        if battle
            .view()
            .combat()
            .is_some_and(|combat| combat.attacker().unit().is_some() && combat.target() == Combatant::Unit(attacker))
        {
            heard.mark(tally::RIPOSTING);
        }
        if has_struck(battle, subject) {
            heard.mark(tally::STRUCK);
        }
        self.walk(battle.clone(), heard, subject, question)
    }

    /// The odds of every attack open to a unit, the one that gains most first.
    ///
    /// # Errors
    /// When there is no such unit, or a chain is too long to count.
    pub fn all_of(
        &mut self,
        battle: &Battle,
        unit: UnitId,
        question: &OddsQuestion<'_>,
    ) -> Result<Vec<Odds>, OddsError> {
        if battle.setup().units.len() <= unit.index() {
            return Err(OddsError::NoSuchUnit(unit));
        }
        let mut found = Vec::new();
        for ready in moments_of(battle, unit) {
            self.attacks_from(&ready, Some(unit), question, &mut found)?;
        }
        rank(&mut found);
        Ok(found)
    }

    /// The odds of every attack open to the side to move, the one that gains most first.
    ///
    /// # Errors
    /// When a chain is too long to count.
    pub fn all_of_side(&mut self, battle: &Battle, question: &OddsQuestion<'_>) -> Result<Vec<Odds>, OddsError> {
        let mut found = Vec::new();
        if is_commanded(battle) {
            for ready in combats_of_turn(battle) {
                self.attacks_from(&ready, None, question, &mut found)?;
            }
        } else {
            let view = battle.view();
            for unit in view.unit_ids().filter(|unit| view.camp(*unit) == view.active()) {
                for ready in moments_of(battle, unit) {
                    self.attacks_from(&ready, Some(unit), question, &mut found)?;
                }
            }
        }
        rank(&mut found);
        Ok(found)
    }

    /// The odds of what can be attacked at this moment, by one unit or by anybody.
    fn attacks_from(
        &mut self,
        ready: &Battle,
        by: Option<UnitId>,
        question: &OddsQuestion<'_>,
        found: &mut Vec<Odds>,
    ) -> Result<(), OddsError> {
        let mut attacks = Vec::new();
        match by {
            Some(unit) => ready.view().each_legal_of(Actor::Unit(unit), |command| attacks.push(command)),
            None => ready.each_legal(|command| attacks.push(command)),
        }
        for command in attacks {
            if let Command::Attack { unit, target } = command {
                let subject = subject(ready, unit, target, question)?;
                let (mut declared, mut ear) = (ready.clone(), Ear { subject, tally: Tally::default() });
                declared.obey(command, &mut ear);
                found.push(question.or_standing(|question| {
                    let subject = Subject { elephants: question.elephants, ..subject };
                    self.walk(declared.clone(), ear.tally, subject, question)
                })?);
            }
        }
        Ok(())
    }
}

/// The one that gains most first; equal gains by attacker and target.
fn rank(found: &mut [Odds]) {
    found.sort_by_cached_key(|odds| (std::cmp::Reverse(odds.expected_gain()), odds.attacker, odds.target));
}

/// Who is asked about.
pub(crate) fn subject<'a>(
    battle: &'a Battle,
    attacker: UnitId,
    target: Combatant,
    question: &OddsQuestion<'_>,
) -> Result<Subject<'a>, OddsError> {
    let setup = battle.setup();
    let unit = setup.units.get(attacker.index()).ok_or(OddsError::NoSuchUnit(attacker))?;
    match target {
        Combatant::Unit(other) if setup.units.len() <= other.index() => Err(OddsError::NoSuchUnit(other)),
        Combatant::Unit(_) | Combatant::Elephant(_) => {
            let OddsQuestion { depth, elephants, .. } = *question;
            Ok(Subject { setup, attacker, target, camp: unit.camp, depth, elephants })
        }
    }
}

/// Has the attack under way been rolled for? A riposte that is offered comes first if the attack follows without it.
fn has_struck(battle: &Battle, subject: Subject<'_>) -> bool {
    match battle.pending() {
        Pending::Chance(chance) => chance.purpose != Purpose::Attack,
        Pending::Decision(_, Asked::Riposte) => {
            let (mut declined, mut ear) = (battle.clone(), Ear { subject, tally: Tally::default() });
            declined.obey(Command::Riposte { yes: false }, &mut ear);
            ear.tally.is(tally::CLOSED)
        }
        Pending::Decision(_, asked) => {
            let before = [Asked::FrontRank, Asked::Evade, Asked::AttackOrder, Asked::DefenceOrder];
            let attacks =
                battle.view().combat().is_some_and(|combat| combat.attacker() == Combatant::Unit(subject.attacker));
            !(attacks && before.contains(&asked))
        }
        Pending::Over(_) => true,
    }
}

/// Has the command phase of this turn been played?
fn is_commanded(battle: &Battle) -> bool {
    matches!(battle.pending(), Pending::Decision(_, Asked::Movement | Asked::GoAlong | Asked::Combat))
}

/// The machine where this attack can be declared.
pub(crate) fn moment_of(battle: &Battle, attack: Command) -> Result<Battle, OddsError> {
    let refusal = match battle.check(attack) {
        Ok(()) => return Ok(battle.clone()),
        Err(refusal) => refusal,
    };
    let Command::Attack { unit, target } = attack else { return Err(refusal.into()) };
    // What is wrong with the attack itself says more than that it is not the time for it.
    battle.view().account(unit, target)?;
    if battle.setup().unit(unit).camp != battle.view().active() {
        return Err(Because::NotYours.by(Clause::OneAgainstOne).into());
    }
    let mut ready = moments_of(battle, unit).into_iter();
    let timely = refusal.because != Because::NotAsked;
    let refusal = if timely { refusal } else { Because::NotActivated.by(Clause::OnlyActivated) };
    ready.find(|moment| moment.check(attack).is_ok()).ok_or(refusal.into())
}

/// Every moment of this turn at which a unit might fight.
fn moments_of(battle: &Battle, unit: UnitId) -> Vec<Battle> {
    if is_commanded(battle) {
        combats_of_turn(battle)
    } else {
        activated(battle, unit).iter().flat_map(combats_of_turn).collect()
    }
}

/// The combat phase of each activation still to come this turn, nobody having moved or fought in between.
fn combats_of_turn(battle: &Battle) -> Vec<Battle> {
    let now = (battle.view().active(), battle.view().turn());
    let mut found = Vec::new();
    let mut at = battle.clone();
    for _ in 0..PATIENCE {
        if (at.view().active(), at.view().turn()) != now {
            break;
        }
        let on = match at.pending() {
            Pending::Decision(_, Asked::GoAlong) => Command::GoAlong { yes: true },
            Pending::Decision(_, Asked::Movement) => Command::EndMovement,
            Pending::Decision(_, Asked::Combat) => {
                found.push(at.clone());
                Command::EndCombat
            }
            Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => break,
        };
        at.obey(on, &mut ());
    }
    found
}

/// The movement phase of this turn, with this unit activated if an officer can do it.
fn activated(battle: &Battle, unit: UnitId) -> Option<Battle> {
    let now = (battle.view().active(), battle.view().turn());
    let mut at = battle.clone();
    let mut selected = false;
    for _ in 0..PATIENCE {
        if (at.view().active(), at.view().turn()) != now {
            return None;
        }
        let on = match at.pending() {
            Pending::Decision(_, Asked::Command) => {
                commander(&at, unit).filter(|_| !selected).unwrap_or(Command::EndCommand)
            }
            Pending::Decision(_, Asked::Selection) => {
                let select = Command::Select { unit };
                if at.check(select).is_ok() {
                    selected = true;
                    select
                } else {
                    Command::EndSelection
                }
            }
            Pending::Decision(..) if is_commanded(&at) => return Some(at),
            // Staff and messengers: the orders arrive, nothing more.
            Pending::Chance(chance) if at.view().combat().is_none() => {
                let plain =
                    at.setup().book.die.faces.into_iter().find(|face| !matches!(face, Face::Flag | Face::Advantage))?;
                let roll: Roll = (0..chance.dice).map(|_| plain).collect();
                at.roll(roll, &mut ()).ok()?;
                continue;
            }
            Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => return None,
        };
        at.obey(on, &mut ());
    }
    None
}

/// The officer who can activate this unit, if one can.
fn commander(battle: &Battle, unit: UnitId) -> Option<Command> {
    let commands = battle.view().officer_ids().map(|officer| Command::Activate { officer });
    let mut able = commands.filter(|activate| battle.check(*activate).is_ok()).filter(|activate| {
        let mut tried = battle.clone();
        tried.obey(*activate, &mut ());
        tried.check(Command::Select { unit }).is_ok()
    });
    able.next()
}
