//! Questions and answers in plain words, for whoever must decide.

mod card;
mod choice;
mod task;
mod why;

pub use card::CardLine;
pub use task::ExerciseTask;
pub use why::{InHand, WhyNot};

use crate::catalogue::{Args, Message, say, say_key};
use crate::grammar::{Noun, sentence_case};
use crate::scene::Scene;
use crate::tell::Teller;
use battle::{Battle, Camp, Cell, Combatant, Command, OfficerId, Pending, Purpose, Question, Refusal, UnitId};
use rulebook::{Exchange, Language, Order};
use scenario::Cast;

/// The rulebook's no, with its clause: *C’est trop loin. (MOV-4)*
#[must_use]
pub fn refusal_sentence(refusal: Refusal, language: Language) -> String {
    let args = Args::new()
        .text("sentence", refusal.because.sentence().in_language(language))
        .text("clause", refusal.clause.id());
    say(language, Message::Refused, &args)
}

/// What an order of manoeuvre does, in one line.
#[must_use]
pub fn order_effect(order: Order, language: Language) -> String {
    say_key(language, &format!("order-effect-{order}"), &Args::new()).unwrap_or_default()
}

/// A battle at a stop, ready to be asked about.
#[derive(Clone, Copy, Debug)]
pub struct Prompt<'b> {
    battle: &'b Battle,
    scene: Scene<'b>,
}

impl<'b> Prompt<'b> {
    /// For a battle as it stands.
    #[must_use]
    pub fn new(cast: &'b Cast, battle: &'b Battle) -> Self {
        Self { battle, scene: Scene { cast, setup: battle.setup() } }
    }

    /// What is asked now, in plain words.
    #[must_use]
    pub fn question(&self, language: Language) -> String {
        let asker = Asker { battle: self.battle, teller: Teller { scene: self.scene, language } };
        sentence_case(&asker.question())
    }

    /// A command as a short phrase: the text of a button or of a line in a list.
    #[must_use]
    pub fn choice(&self, command: Command, language: Language) -> String {
        let asker = Asker { battle: self.battle, teller: Teller { scene: self.scene, language } };
        sentence_case(&asker.choice(command))
    }
}

#[derive(Clone, Copy)]
struct Asker<'a> {
    battle: &'a Battle,
    teller: Teller<'a>,
}

impl Asker<'_> {
    fn say(self, message: Message, args: &Args) -> String {
        self.teller.say(message, args)
    }

    fn question(self) -> String {
        match self.battle.pending() {
            Pending::Decision(camp, question) => self.ask(camp, question),
            Pending::Chance(chance) => {
                let purpose = say_key(self.teller.language, purpose_key(chance.purpose), &Args::new());
                let args = Args::new().count("dice", chance.dice).text("purpose", purpose.unwrap_or_default());
                self.say(Message::AskDice, &args)
            }
            Pending::Over(_) => self.say(Message::AskNothing, &Args::new()),
        }
    }

    fn ask(self, camp: Camp, question: Question) -> String {
        let plain = |message| self.say(message, &Args::new());
        let fight = |message| self.say(message, &self.fighters());
        match question {
            Question::Command => plain(Message::AskCommand),
            Question::Selection => plain(Message::AskSelection),
            Question::Movement => plain(Message::AskMovement),
            Question::GoAlong => self.ask_go_along(),
            Question::Combat => plain(Message::AskCombat),
            Question::FrontRank => {
                let may_stay = self.battle.check(Command::FrontRank { officer: None }).is_ok();
                fight(if may_stay { Message::AskFrontRank } else { Message::AskFrontRankMust })
            }
            Question::AttackOrder => self.ask_order(Message::AskAttackOrder, camp),
            Question::DefenceOrder => {
                let riposte = self.battle.view().combat().is_some_and(|one| one.exchange() == Exchange::Riposte);
                let message = if riposte { Message::AskDefenceOrderRiposte } else { Message::AskDefenceOrder };
                self.ask_order(message, camp)
            }
            Question::Evade => fight(Message::AskEvade),
            Question::IgnoreFlags => {
                let most = self.battle.legal().into_iter().filter_map(|command| match command {
                    Command::IgnoreFlags { flags } => Some(flags),
                    _ => None,
                });
                self.say(Message::AskIgnoreFlags, &self.fighters().count("most", most.max().unwrap_or(0)))
            }
            Question::Retreat => fight(Message::AskRetreat),
            Question::FollowUp => fight(Message::AskFollowUp),
            Question::Pursue => fight(Message::AskPursue),
            Question::PursueAttack => fight(Message::AskPursueAttack),
            Question::Riposte => fight(Message::AskRiposte),
            Question::Flee => self.ask_flee(),
            Question::Elephant => {
                let cornered = self.battle.legal().iter().any(|one| matches!(one, Command::ElephantAttacks { .. }));
                plain(if cornered { Message::AskElephantFoe } else { Message::AskElephantWay })
            }
            Question::ReplaceGeneral => plain(Message::AskReplaceGeneral),
            Question::ElephantOrder => plain(Message::AskElephantOrder),
        }
    }

    /// `$who` attacks `$whom` in the combat under way.
    fn fighters(self) -> Args {
        let Some(combat) = self.battle.view().combat() else { return Args::new() };
        let noun = |combatant| self.teller.scene.combatant(combatant, self.teller.language);
        Args::new().noun("who", &noun(combat.attacker())).noun("whom", &noun(combat.target()))
    }

    fn ask_order(self, message: Message, camp: Camp) -> String {
        let price = self.teller.price(self.battle.view().tokens(camp));
        self.say(message, &self.fighters().text("price", price))
    }

    fn ask_go_along(self) -> String {
        let concerned = self.battle.view().concerned();
        let mut args = Args::new();
        if let (Some(officer), Some(unit)) = (concerned.officer, concerned.unit) {
            let unit = self.teller.scene.combatant(Combatant::Unit(unit), self.teller.language);
            args = args.noun("officer", &self.officer(officer)).noun("whom", &unit);
        }
        self.say(if self.is_entering() { Message::AskEnterWith } else { Message::AskGoAlong }, &args)
    }

    /// Is an officer asked who waits beside the table, whether he comes on?
    fn is_entering(self) -> bool {
        let view = self.battle.view();
        view.concerned().officer.is_some_and(|officer| view.officer_cell(officer).is_none())
    }

    fn ask_flee(self) -> String {
        let mut fleeing: Vec<OfficerId> = Vec::new();
        for command in self.battle.legal() {
            if let Command::Flee { officer, .. } = command
                && !fleeing.contains(&officer)
            {
                fleeing.push(officer);
            }
        }
        match fleeing.as_slice() {
            [only] => self.say(Message::AskFlee, &Args::new().noun("officer", &self.officer(*only))),
            _ => self.say(Message::AskWhoFlees, &Args::new()),
        }
    }

    fn officer(self, officer: OfficerId) -> Noun {
        self.teller.scene.officer(officer, self.teller.language)
    }

    fn place(self, cell: Cell) -> String {
        self.teller.scene.place(cell)
    }

    fn unit(self, unit: UnitId) -> Noun {
        self.teller.scene.unit(unit, self.teller.language)
    }
}

/// The key of what dice are for.
const fn purpose_key(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Attack => "purpose-attack",
        Purpose::Riposte => "purpose-riposte",
        Purpose::ElephantFight => "purpose-elephant-fight",
        Purpose::Confirm => "purpose-confirm",
        Purpose::Dispersion => "purpose-dispersion",
        Purpose::Burst => "purpose-burst",
        Purpose::Desertion => "purpose-desertion",
        Purpose::ElephantFlight => "purpose-elephant-flight",
        Purpose::FrontRank => "purpose-front-rank",
        Purpose::Staff => "purpose-staff",
        Purpose::Messengers => "purpose-messengers",
        Purpose::BurnOut => "purpose-burn-out",
    }
}
