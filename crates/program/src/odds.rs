//! `etendard odds`: what an attack may bring, reckoned exactly, with the clause behind every die.

mod answers;
mod duel;
mod figures;
mod json;
mod page;
mod position;
mod ranking;
mod reckon;
mod stock;
mod trouble;

use crate::error::Error;
use crate::sight::scene::Scene;
use crate::{Outcome, house};
use answers::Answers;
use duel::Duel;
use odds::{Depth, PolicyName, RealTable};
use position::Position;
use reckon::{Asker, HowFar, Reckoned};
use rulebook::{Book, HouseRules, Language, Rulebook, Words};
use std::path::PathBuf;
use std::process::ExitCode;
use trouble::OddsTrouble;

/// Who decides inside the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Choices {
    /// What a sensible player does without thinking long.
    Usual,
    /// Each side does what gives it the most.
    Best,
}

/// How far the combat is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Extent {
    /// The attack, its retreat and the riposte.
    Exchange,
    /// Also the follow-up, the pursuit and its second combat.
    Chain,
}

impl Extent {
    fn depth(self) -> Depth {
        match self {
            Self::Exchange => Depth::Exchange,
            Self::Chain => Depth::WholeChain,
        }
    }
}

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// A battle, as `etendard show` takes it, or a case: FILE.case:ID.
    #[arg(conflicts_with = "book")]
    scenario: Option<String>,
    /// Who attacks: a unit by its name, the beginning of it, or its hex; alone, all its attacks.
    #[arg(value_name = "ATTACKER")]
    by: Option<String>,
    /// Whom.
    #[arg(value_name = "TARGET")]
    at: Option<String>,
    /// Every attack open to the side to move, the one that gains most first.
    #[arg(long, conflicts_with_all = ["by", "book"])]
    all: bool,
    /// The position of a recorded game, at its end or after line N.
    #[arg(long, value_name = "FILE", requires = "scenario", conflicts_with = "house")]
    from_replay: Option<PathBuf>,
    /// The line of the recorded game after which to ask.
    #[arg(long = "to", value_name = "N", requires = "from_replay")]
    to_line: Option<usize>,
    /// Who decides inside the combat.
    #[arg(long, value_enum, default_value = "usual")]
    policy: Choices,
    /// How far the combat is followed (default: chain, or exchange where the chain is too much to count).
    #[arg(long, value_enum)]
    depth: Option<Extent>,
    /// An answer to a choice inside the combat, as it is said in play: "riposte no"; may be said several times.
    #[arg(long, value_name = "WORDS")]
    answer: Vec<String>,
    /// Also name every rule that was considered for the dice and did not apply, and why.
    #[arg(long)]
    why: bool,
    /// Print JSON: every outcome, as exact fractions.
    #[arg(long)]
    json: bool,
    /// Two units of the real table, by this book: frederic, panache, jomini or thucidide.
    #[arg(long, value_parser = crate::book)]
    book: Option<Book>,
    #[command(flatten)]
    house: house::Asked,
    #[command(flatten)]
    duel: Duel,
}

/// Reckons; exit status 1 if the rules refuse the attack or an answer, 2 if the question makes no sense.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    match reckoned(wanted, language) {
        Ok(text) => Ok(Outcome { text, code: ExitCode::SUCCESS }),
        Err(OddsTrouble::World(error)) => Err(error),
        Err(OddsTrouble::Said(sentence)) => {
            eprintln!("etendard: {sentence}");
            Ok(Outcome { text: String::new(), code: ExitCode::from(2) })
        }
        Err(OddsTrouble::Refused(refused)) => {
            let text = if wanted.json {
                refused.json()
            } else {
                eprintln!("etendard: {}", refused.said(language));
                String::new()
            };
            Ok(Outcome { text, code: ExitCode::from(1) })
        }
    }
}

fn reckoned(wanted: &Wanted, language: Language) -> Result<String, OddsTrouble> {
    if let Some(book) = wanted.book {
        return wanted.real_table(book, language);
    }
    if !wanted.duel.is_silent() {
        return Err(book_needed(language));
    }
    let Some(scenario) = &wanted.scenario else { return Err(nothing_asked(language)) };
    let recorded = wanted.from_replay.as_deref().map(|path| (path, wanted.to_line));
    let position = Position::of_scene(Scene::of(scenario, &wanted.house, recorded, language)?);
    let answers = Answers::read(&wanted.answer, None, &position, language)?;
    wanted.check_choices(&answers, language)?;
    let mut asker = wanted.asker(&position, &answers, language);
    let found = match (&wanted.by, &wanted.at) {
        (Some(by), Some(at)) => {
            let (attacker, target) = (position.unit(by, language)?, position.target(at, language)?);
            let one = asker.attack(attacker, target)?;
            answers.check_heard(language)?;
            return Ok(wanted.one(&position, &one, language));
        }
        (Some(by), None) => asker.attacks_of(position.unit(by, language)?)?,
        (None, _) if wanted.all => asker.attacks_of_side()?,
        (None, _) => {
            let one = asker.combat_under_way().ok_or_else(|| nobody_named(language))??;
            answers.check_heard(language)?;
            return Ok(wanted.one(&position, &one, language));
        }
    };
    answers.check_heard(language)?;
    Ok(wanted.several(&position, &found, language))
}

impl Wanted {
    fn asker<'a>(&self, position: &'a Position, answers: &'a Answers<'a>, language: Language) -> Asker<'a> {
        let policy = match self.policy {
            Choices::Best => PolicyName::Best,
            Choices::Usual if answers.is_empty() => PolicyName::Usual,
            Choices::Usual => PolicyName::Fixed,
        };
        let reach = self.depth.map_or(HowFar::AsFarAsCanBe, |depth| HowFar::Only(depth.depth()));
        Asker::new(position, answers, policy, reach, language)
    }

    /// The book, with the house rules.
    fn rules(&self, book: Book, language: Language) -> Result<Rulebook, OddsTrouble> {
        let house = self.house.rules(book, HouseRules::NONE, language).map_err(OddsTrouble::Said)?;
        books::of(book).with(house).map_err(|error| OddsTrouble::Said(error.to_string()))
    }

    /// Two units described in words.
    fn real_table(&self, book: Book, language: Language) -> Result<String, OddsTrouble> {
        let rules = self.rules(book, language)?;
        if self.duel.list {
            return Ok(if self.json { stock::json(&rules) } else { stock::page(&rules, language) });
        }
        let table = self.duel.table(&rules, language)?;
        let battle = table.sound().map_err(|error| OddsTrouble::of(&error, &rules, language))?;
        let position = Position::of_table(battle);
        let answers = Answers::read(&self.answer, Some(&table), &position, language)?;
        self.check_choices(&answers, language)?;
        let (attacker, target) = RealTable::opponents();
        let one = self.asker(&position, &answers, language).attack(attacker, target)?;
        answers.check_heard(language)?;
        Ok(self.one(&position, &one, language))
    }

    /// Either the answers are given, or each side looks for its best.
    fn check_choices(&self, answers: &Answers<'_>, language: Language) -> Result<(), OddsTrouble> {
        if self.policy == Choices::Usual || answers.is_empty() {
            return Ok(());
        }
        Err(OddsTrouble::said(
            Words::new(
                "--policy best laisse chaque camp chercher son mieux\u{a0}: ne donnez alors ni --answer, ni ordre, ni \
                 premier rang, ni esquive",
                "--policy best lets each side look for its best: give no --answer, order, front rank or evasion with it",
            ),
            language,
        ))
    }

    fn one(&self, position: &Position, one: &Reckoned, language: Language) -> String {
        if self.json { json::one(position, one) } else { page::page(position, one, self.why, language) }
    }

    fn several(&self, position: &Position, found: &[Reckoned], language: Language) -> String {
        if self.json { json::several(position, found) } else { ranking::page(position, found, language) }
    }
}

fn nothing_asked(language: Language) -> OddsTrouble {
    OddsTrouble::said(
        Words::new(
            "de quelle attaque\u{a0}? Par exemple\u{a0}: etendard odds waterloo --all, ou, pour la vraie table, etendard \
             odds --book jomini --attacker line-infantry --defender light-infantry",
            "the odds of which attack? For example: etendard odds waterloo --all, or, for the real table, etendard odds \
             --book jomini --attacker line-infantry --defender light-infantry",
        ),
        language,
    )
}

fn book_needed(language: Language) -> OddsTrouble {
    OddsTrouble::said(
        Words::new(
            "deux unités de la vraie table se décrivent selon un livre\u{a0}: --book frederic, panache, jomini ou thucidide, \
             sans bataille",
            "two units of the real table are described by a book: --book frederic, panache, jomini or thucidide, without \
             a battle",
        ),
        language,
    )
}

fn nobody_named(language: Language) -> OddsTrouble {
    OddsTrouble::said(
        Words::new(
            "qui attaque\u{a0}? Nommez une unité, ou demandez --all\u{a0}: toutes les attaques du camp qui joue",
            "who attacks? Name a unit, or ask for --all: every attack of the side to move",
        ),
        language,
    )
}
