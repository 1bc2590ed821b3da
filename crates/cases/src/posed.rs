//! Positions that ask for a plan: a scene, what is at stake, the best answer, and what a long search found it worth.

mod reading;

pub use reading::parse_positions;

use crate::names::{Names, pending_words};
use crate::problem::Fault;
use crate::scene::Scene;
use crate::script::{Action, ScriptStep};
use battle::{Actor, Battle, Camp, Cell, Command, OfficerId, Pending, Roll, Setup, SetupError, UnitId, View};
use reader::{Sentence, sentence};
use rulebook::{Arm, Language, Words};
use speech::Lexicon;

/// What a position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Several blows on one enemy.
    Concentrate,
    /// A unit that would be lost.
    Save,
    /// The general in chief is safe.
    General,
    /// A hex that wins.
    Objective,
    /// Not to go where one is destroyed.
    Trap,
    /// Orders: when they are worth their price.
    Tokens,
    /// High ground.
    Hill,
    /// To give way before a blow, or not.
    Evade,
    /// Elephants let loose, shot, or kept away from.
    Elephants,
    /// Who strikes first.
    Sequence,
    /// Friends beside, room behind.
    Support,
    /// Where one gives ground.
    Retreat,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Concentrate,
        Self::Save,
        Self::General,
        Self::Objective,
        Self::Trap,
        Self::Tokens,
        Self::Hill,
        Self::Evade,
        Self::Elephants,
        Self::Sequence,
        Self::Support,
        Self::Retreat,
    ];

    /// The word in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Concentrate => "concentrate",
            Self::Save => "save",
            Self::General => "general",
            Self::Objective => "objective",
            Self::Trap => "trap",
            Self::Tokens => "tokens",
            Self::Hill => "hill",
            Self::Evade => "evade",
            Self::Elephants => "elephants",
            Self::Sequence => "sequence",
            Self::Support => "support",
            Self::Retreat => "retreat",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Concentrate => Words::new("concentrer ses coups", "concentrate"),
            Self::Save => Words::new("sauver une unité", "save a unit"),
            Self::General => Words::new("garder le général", "keep the general"),
            Self::Objective => Words::new("prendre l’objectif à temps", "take the objective in time"),
            Self::Trap => Words::new("ne pas courir au piège", "no pursuit into a trap"),
            Self::Tokens => Words::new("dépenser ou garder ses jetons", "spend or save tokens"),
            Self::Hill => Words::new("se servir de la colline", "use the hill"),
            Self::Evade => Words::new("esquiver", "evade"),
            Self::Elephants => Words::new("les éléphants", "elephants"),
            Self::Sequence => Words::new("qui frappe d’abord", "who strikes first"),
            Self::Support => Words::new("le soutien", "support"),
            Self::Retreat => Words::new("où se replier", "where to retreat"),
        }
    }
}

/// What a side plays for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The battle: what is reckoned is the chance of winning it, a draw counted as a half.
    Victory,
    /// All of these are still on the table, or left it of their own will, after so many turns of either side.
    Keep(Vec<Actor>, u8),
    /// Elements the enemy has lost less one's own, after so many turns of either side.
    Elements(u8),
}

/// Something true of the table, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionLook {
    /// A unit in a hex.
    UnitAt(UnitId, Cell),
    /// An officer in a hex.
    OfficerAt(OfficerId, Cell),
    /// An officer in the hex of a unit.
    With(OfficerId, UnitId),
    /// Two units beside each other.
    Beside(UnitId, UnitId),
    /// A unit within so many hexes of another.
    Within(UnitId, u8, UnitId),
    /// An officer within so many hexes of a unit.
    OfficerWithin(OfficerId, u8, UnitId),
    /// A supported unit.
    Supported(UnitId),
    /// An officer alone where an enemy can charge him.
    Exposed(OfficerId),
    /// At least so many tokens.
    Tokens(Camp, u8),
}

/// A look, and whether it has to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookFor {
    /// What is looked for.
    pub look: PositionLook,
    /// Whether it has to be so.
    pub so: bool,
}

/// What is best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BestAnswer {
    /// One of these is said at once.
    Say(Vec<Command>),
    /// When the fight begins, all of one of these rows is so.
    Have(Vec<Vec<LookFor>>),
}

/// What a search found: in millionths, of a chance or of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvedWorth {
    /// The best answer.
    pub best: i64,
    /// The best of all others.
    pub next: i64,
}

/// A position that asks for a plan.
#[derive(Clone, Debug)]
pub struct PosedPosition {
    /// The file it stands in.
    pub file: String,
    /// The line it begins on.
    pub line: usize,
    /// Its name.
    pub id: String,
    /// What it is called.
    pub title: Sentence,
    /// What is asked.
    pub question: Sentence,
    /// What it is about.
    pub theme: Theme,
    /// What is at stake.
    pub stake: Stake,
    /// What is best.
    pub best: BestAnswer,
    /// What that is worth, once it is proved.
    pub proved: Option<ProvedWorth>,
    scene: Scene,
    /// What was said and rolled before the question.
    prelude: Vec<ScriptStep>,
}

impl PosedPosition {
    /// The battle, at its first question.
    ///
    /// # Errors
    /// When it cannot be set up.
    pub fn position(&self) -> Result<Battle, SetupError> {
        let mut battle = Battle::at(self.scene.setup.clone(), &self.scene.moment)?;
        battle.begin(&mut ());
        for step in &self.prelude {
            // What cannot be played was refused when the file was read.
            let _ = play(&mut battle, step, &self.scene.names);
        }
        Ok(battle)
    }

    /// What is set up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.scene.setup
    }

    /// Whose plan is asked for.
    #[must_use]
    pub fn camp(&self) -> Camp {
        self.asked().unwrap_or(self.scene.moment.active)
    }

    fn asked(&self) -> Option<Camp> {
        match self.position().ok()?.pending() {
            Pending::Decision(camp, _) => Some(camp),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    /// A command in the words of the file.
    #[must_use]
    pub fn said(&self, command: Command, view: &View<'_>) -> String {
        speech::written(command, Some(view), &self.scene.names, Language::En)
    }

    /// Where everybody of a camp stands, in a line.
    #[must_use]
    pub fn stands(&self, view: &View<'_>, camp: Camp) -> String {
        let names = &self.scene.names;
        let place = |cell: Option<Cell>| cell.map_or_else(|| "off".to_owned(), |cell| names.place(cell));
        let units = view.units_of(camp).map(|unit| format!("{} at {}", names.letter(unit), place(view.cell(unit))));
        let officers = view
            .officers_of(camp)
            .filter(|officer| view.officer_cell(*officer).is_some())
            .map(|officer| format!("{} at {}", names.officer_word(officer), place(view.officer_cell(officer))));
        units.chain(officers).collect::<Vec<_>>().join(", ")
    }

    /// Is the answer's row of looks so?
    #[must_use]
    pub fn is_so(&self, view: &View<'_>, rows: &[Vec<LookFor>]) -> bool {
        rows.iter().any(|row| row.iter().all(|wanted| wanted.look.is_so(view) == wanted.so))
    }
}

impl PositionLook {
    fn is_so(self, view: &View<'_>) -> bool {
        let far = |one: UnitId, other: UnitId| view.cell(one).zip(view.cell(other)).map(|(a, b)| view.distance(a, b));
        match self {
            Self::UnitAt(unit, cell) => view.cell(unit) == Some(cell),
            Self::OfficerAt(officer, cell) => view.officer_cell(officer) == Some(cell),
            Self::With(officer, unit) => {
                view.officer_cell(officer).is_some() && view.officer_cell(officer) == view.cell(unit)
            }
            Self::Beside(one, other) => far(one, other) == Some(1),
            Self::Within(one, hexes, other) => far(one, other).is_some_and(|far| far <= u32::from(hexes)),
            Self::OfficerWithin(officer, hexes, unit) => {
                let places = view.officer_cell(officer).zip(view.cell(unit));
                places.is_some_and(|(one, other)| view.distance(one, other) <= u32::from(hexes))
            }
            Self::Supported(unit) => view.is_supported(unit),
            Self::Exposed(officer) => is_exposed(view, officer),
            Self::Tokens(camp, number) => u16::from(number) <= view.tokens(camp),
        }
    }
}

/// Plays a line of what came before the question.
fn play(battle: &mut Battle, step: &ScriptStep, names: &Names) -> Result<(), Fault> {
    let refused = |why: String| {
        Fault::new(sentence!(
            "«\u{a0}{}\u{a0}» ne peut pas être joué ici\u{a0}: {why}",
            "`{}` cannot be played here: {why}",
            step.text
        ))
    };
    match &step.action {
        Action::Say(speech) => {
            let command = speech.command(&battle.view(), names, Language::En)?;
            let asked = pending_words(battle.pending());
            battle.command(command, &mut ()).map_err(|refusal| refused(format!("{refusal}; {asked}")))
        }
        Action::Roll(dice) => {
            let Pending::Chance(chance) = battle.pending() else {
                return Err(refused(format!("no dice are asked; {}", pending_words(battle.pending()))));
            };
            let view = battle.view();
            let roll: Result<Roll, String> = dice.iter().map(|word| word.face(chance.purpose, &view)).collect();
            battle.roll(roll.map_err(refused)?, &mut ()).map_err(|error| refused(error.to_string()))
        }
        Action::Refused(..) | Action::May(_) | Action::Expect(_) | Action::BreakOff => {
            Err(refused("only commands and dice come before the question".to_owned()))
        }
    }
}

/// Is an officer alone where an enemy can charge him?
fn is_exposed(view: &View<'_>, officer: OfficerId) -> bool {
    let Some(at) = view.officer_cell(officer).filter(|_| view.is_alone(officer)) else { return false };
    let camp = view.setup().officer(officer).camp;
    view.units_of(camp.opposite()).any(|unit| {
        let troop = view.troop(unit);
        let charges = u32::from(troop.allowance.with_combat) + 1;
        troop.arm != Arm::Artillery && view.cell(unit).is_some_and(|from| view.distance(from, at) <= charges)
    })
}
