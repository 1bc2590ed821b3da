//! Asking for the odds: the attack itself, its dice, and what is chosen before they are rolled.

use super::answers::Answers;
use super::position::Position;
use super::trouble::OddsTrouble;
use battle::{Battle, Camp, Combat, Combatant, Command, Pending, Purpose, Question as Asked, UnitId};
use odds::{Calculator, Depth, DiceAccount, Elephants, Odds, OddsError, OddsQuestion, Policy, PolicyName};
use rulebook::{Language, Words};

/// An attack reckoned.
pub(super) struct Reckoned {
    /// Its chances.
    pub(super) odds: Odds,
    /// Who decided.
    pub(super) policy: PolicyName,
    /// Its dice, with the orders and the officer they were chosen with.
    pub(super) account: DiceAccount,
    /// Was the rest of the chain too much to count, so that it ends with the riposte?
    pub(super) cut_short: bool,
    /// What was chosen before the dice: an officer, an order, an evasion.
    pub(super) choices: Vec<(Camp, Command)>,
}

/// Whoever asks.
pub(super) struct Asker<'a> {
    position: &'a Position,
    answers: &'a Answers<'a>,
    policy: PolicyName,
    reach: HowFar,
    language: Language,
    calculator: Calculator,
}

/// How far combats are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HowFar {
    /// So far, or not at all.
    Only(Depth),
    /// To the end of the chain; where that is too much to count, up to the riposte.
    AsFarAsCanBe,
}

impl<'a> Asker<'a> {
    /// Asks about a position.
    pub(super) fn new(
        position: &'a Position,
        answers: &'a Answers<'a>,
        policy: PolicyName,
        reach: HowFar,
        language: Language,
    ) -> Self {
        Self { position, answers, policy, reach, language, calculator: Calculator::new() }
    }

    /// One attack.
    pub(super) fn attack(&mut self, attacker: UnitId, target: Combatant) -> Result<Reckoned, OddsTrouble> {
        let battle = &self.position.battle;
        let declared = self.under_way() == Some((attacker, target));
        if battle.view().combat().is_some() && !declared {
            return Err(self.busy());
        }
        let put = |calculator: &mut Calculator, question: &OddsQuestion<'_>| {
            if declared {
                calculator.from_here(battle, attacker, target, question)
            } else {
                calculator.of_attack(battle, attacker, target, question)
            }
        };
        let odds = self.ask(|calculator, question| question.or_standing(|question| put(calculator, question)))?;
        self.told(odds)
    }

    /// The attack that has been declared and not rolled for yet, if there is one.
    fn under_way(&self) -> Option<(UnitId, Combatant)> {
        let waits = match self.position.battle.pending() {
            Pending::Decision(_, asked) => is_before_the_dice(asked),
            Pending::Chance(chance) => chance.purpose == Purpose::Attack,
            Pending::Over(_) => false,
        };
        let combat = self.position.view().combat().filter(|_| waits)?;
        Some((combat.attacker().unit()?, combat.target()))
    }

    /// The combat under way, from where it stands.
    pub(super) fn combat_under_way(&mut self) -> Option<Result<Reckoned, OddsTrouble>> {
        let (attacker, target) = self.under_way()?;
        Some(self.attack(attacker, target))
    }

    /// Another combat has to end first.
    fn busy(&self) -> OddsTrouble {
        OddsTrouble::said(
            Words::new(
                "un combat est en cours à ce moment\u{a0}: sans nommer personne, vous en avez les chances tant que les dés \
                 n’ont pas roulé\u{a0}; sinon prenez une autre ligne avec --to",
                "a combat is under way at this moment: name nobody to have its odds, as long as its dice are not rolled; \
                 else take another line with --to",
            ),
            self.language,
        )
    }

    /// Every attack open to a unit; there is one, or a reason why there is none.
    pub(super) fn attacks_of(&mut self, unit: UnitId) -> Result<Vec<Reckoned>, OddsTrouble> {
        let battle = &self.position.battle;
        if battle.view().combat().is_some() {
            return Err(self.busy());
        }
        let found = self.ask(|calculator, question| calculator.all_of(battle, unit, question))?;
        if !found.is_empty() {
            return found.into_iter().map(|odds| self.told(odds)).collect();
        }
        let view = battle.view();
        let away = |enemy: &UnitId| Some(view.distance(view.cell(unit)?, view.cell(*enemy)?));
        let enemies = view.unit_ids().filter(|other| view.camp(*other) != view.camp(unit));
        let near = enemies.filter(|enemy| view.cell(*enemy).is_some()).min_by_key(away);
        let Some(near) = near.map(Combatant::Unit) else { return Ok(Vec::new()) };
        // Why not even the nearest can be attacked says most.
        let named = self.position.name_and_place(near, self.language);
        self.attack(unit, near).map(|one| vec![one]).map_err(|trouble| trouble.of_the_nearest(named))
    }

    /// Every attack open to the side to move.
    pub(super) fn attacks_of_side(&mut self) -> Result<Vec<Reckoned>, OddsTrouble> {
        let battle = &self.position.battle;
        if battle.view().combat().is_some() {
            return Err(self.busy());
        }
        let found = self.ask(|calculator, question| calculator.all_of_side(battle, question))?;
        found.into_iter().map(|odds| self.told(odds)).collect()
    }

    /// Puts the question, with whoever decides.
    fn ask<T>(
        &mut self,
        put: impl Fn(&mut Calculator, &OddsQuestion<'_>) -> Result<T, OddsError>,
    ) -> Result<T, OddsTrouble> {
        let answers = self.answers;
        let answer = |battle: &Battle, _: Camp, _: Asked| answers.to(battle);
        let policy = match self.policy {
            PolicyName::Usual => Policy::Usual,
            PolicyName::Best => Policy::Best,
            PolicyName::Fixed => Policy::Fixed(&answer),
        };
        let question = |depth| OddsQuestion { policy, depth, elephants: Elephants::Run };
        let found = match self.reach {
            HowFar::Only(depth) => put(&mut self.calculator, &question(depth)),
            HowFar::AsFarAsCanBe => match put(&mut self.calculator, &question(Depth::WholeChain)) {
                Err(error) if error.is_too_much() => put(&mut self.calculator, &question(Depth::Exchange)),
                found => found,
            },
        };
        found.map_err(|error| self.trouble(&error))
    }

    fn trouble(&self, error: &OddsError) -> OddsTrouble {
        if error.is_too_much() {
            let shorter = match (self.policy, self.reach) {
                (_, HowFar::Only(Depth::WholeChain)) => Words::new(
                    "il y a trop d’enchaînements à suivre\u{a0}; demandez --depth exchange",
                    "there are too many courses to follow; ask for --depth exchange",
                ),
                (PolicyName::Best, _) => Words::new(
                    "il y a trop d’enchaînements à suivre\u{a0}; demandez --policy usual",
                    "there are too many courses to follow; ask for --policy usual",
                ),
                (PolicyName::Usual | PolicyName::Fixed, _) => Words::new(
                    "il y a trop d’enchaînements à suivre\u{a0}: les chances de cette attaque ne peuvent pas être comptées",
                    "there are too many courses to follow: the odds of this attack cannot be counted",
                ),
            };
            return OddsTrouble::said(shorter, self.language);
        }
        OddsTrouble::of(error, self.position.book(), self.language)
    }

    /// The odds with the account of their dice.
    fn told(&mut self, odds: Odds) -> Result<Reckoned, OddsTrouble> {
        let prelude = self.prelude(&odds);
        let (account, choices) = prelude.map_err(|error| self.trouble(&error))?;
        let cut_short = self.reach == HowFar::AsFarAsCanBe && odds.depth == Depth::Exchange;
        Ok(Reckoned { policy: self.policy, odds, account, cut_short, choices })
    }

    /// Plays the attack to its first dice.
    fn prelude(&mut self, odds: &Odds) -> Result<(DiceAccount, Vec<(Camp, Command)>), OddsError> {
        let (attacker, target) = (odds.attacker, odds.target);
        let battle = &self.position.battle;
        let (mut account, mut at) = if battle.view().combat().is_some() {
            (odds::account_under_way(battle)?, battle.clone())
        } else {
            (odds::account(battle, attacker, target)?, odds::declared(battle, attacker, target)?)
        };
        let mut choices = Vec::new();
        loop {
            let same = |combat: Combat| combat.attacker() == Combatant::Unit(attacker) && combat.target() == target;
            if at.view().combat().is_some_and(same) {
                account = odds::account_under_way(&at)?;
            }
            let Pending::Decision(camp, asked) = at.pending() else { break };
            if !is_before_the_dice(asked) {
                break;
            }
            let command = self.chosen(&at, odds)?;
            at.command(command, &mut ())?;
            if !says_no(command) {
                choices.push((camp, command));
            }
        }
        Ok((account, choices))
    }

    /// What is answered before the dice.
    fn chosen(&mut self, at: &Battle, odds: &Odds) -> Result<Command, OddsError> {
        let usual = || odds::usual_answer(at).ok_or(OddsError::NoCombat);
        match self.policy {
            PolicyName::Usual => usual(),
            PolicyName::Fixed => self.answers.to(at).map_or_else(usual, Ok),
            PolicyName::Best => {
                let question = OddsQuestion { policy: Policy::Best, depth: odds.depth, elephants: odds.elephants };
                self.calculator.best_answer(at, odds.attacker, odds.target, &question)
            }
        }
    }
}

/// Is this asked before the dice of an attack are rolled?
fn is_before_the_dice(asked: Asked) -> bool {
    matches!(asked, Asked::FrontRank | Asked::Evade | Asked::AttackOrder | Asked::DefenceOrder)
}

/// An answer that leaves everything as it is.
fn says_no(command: Command) -> bool {
    matches!(
        command,
        Command::FrontRank { officer: None }
            | Command::AttackOrder { order: None }
            | Command::DefenceOrder { order: None }
            | Command::Evade { yes: false }
    )
}
