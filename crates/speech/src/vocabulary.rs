//! One word for each value players name, in both languages. The English words are those of case files.

use crate::Fault;
use battle::{Camp, Pace, Purpose, Question, WonBy};
use reader::folded;
use rulebook::{Language, Order, Words};

/// A value with one word in each language, hyphens for spaces.
pub trait Said {
    /// Its word.
    fn word(self) -> Words;

    /// Its word in one language.
    fn in_language(self, language: Language) -> &'static str
    where
        Self: Sized,
    {
        self.word().in_language(language)
    }
}

/// The value among these that has this word.
///
/// # Errors
/// When none has; `what` says what they are, and the nearest is named.
pub fn named<T: Said + Copy>(all: &[T], what: Words, word: &str, language: Language) -> Result<T, Fault> {
    let wanted = folded(word);
    let found = all.iter().copied().find(|value| folded(value.in_language(language)) == wanted);
    found.ok_or_else(|| Fault::unknown_in(language, what, word, all.iter().map(|value| value.in_language(language))))
}

impl Said for Camp {
    fn word(self) -> Words {
        match self {
            Self::North => Words::new("nord", "north"),
            Self::South => Words::new("sud", "south"),
        }
    }
}

impl Said for Pace {
    fn word(self) -> Words {
        match self {
            Self::Normal => Words::new("normal", "normal"),
            Self::RoadMarch => Words::new("par-route", "road-march"),
            Self::Mounted => Words::new("monté", "mounted"),
            Self::MountedRoadMarch => Words::new("monté-par-route", "mounted-road-march"),
        }
    }
}

/// Every question, in the order a turn asks them.
pub const QUESTIONS: [Question; 19] = [
    Question::Command,
    Question::Selection,
    Question::Movement,
    Question::GoAlong,
    Question::Combat,
    Question::FrontRank,
    Question::AttackOrder,
    Question::DefenceOrder,
    Question::Evade,
    Question::IgnoreFlags,
    Question::Retreat,
    Question::FollowUp,
    Question::Pursue,
    Question::PursueAttack,
    Question::Riposte,
    Question::Flee,
    Question::Elephant,
    Question::ReplaceGeneral,
    Question::ElephantOrder,
];

impl Said for Question {
    fn word(self) -> Words {
        match self {
            Self::Command => Words::new("commandement", "command"),
            Self::Selection => Words::new("sélection", "selection"),
            Self::Movement => Words::new("mouvement", "movement"),
            Self::GoAlong => Words::new("accompagnement", "go-along"),
            Self::Combat => Words::new("combat", "combat"),
            Self::FrontRank => Words::new("premier-rang", "front-rank"),
            Self::AttackOrder => Words::new("ordre-d’attaque", "attack-order"),
            Self::DefenceOrder => Words::new("ordre-de-défense", "defence-order"),
            Self::Evade => Words::new("esquive", "evade"),
            Self::IgnoreFlags => Words::new("drapeaux-ignorés", "ignore-flags"),
            Self::Retreat => Words::new("repli", "retreat"),
            Self::FollowUp => Words::new("suivi", "follow-up"),
            Self::Pursue => Words::new("poursuite", "pursue"),
            Self::PursueAttack => Words::new("attaque-en-poursuite", "pursue-attack"),
            Self::Riposte => Words::new("riposte", "riposte"),
            Self::Flee => Words::new("fuite", "flee"),
            Self::Elephant => Words::new("éléphant", "elephant"),
            Self::ReplaceGeneral => Words::new("remplacement-du-général", "replace-general"),
            Self::ElephantOrder => Words::new("ordre-des-éléphants", "elephant-order"),
        }
    }
}

/// Every reason to roll.
pub const PURPOSES: [Purpose; 12] = [
    Purpose::Attack,
    Purpose::Riposte,
    Purpose::ElephantFight,
    Purpose::Confirm,
    Purpose::Dispersion,
    Purpose::Burst,
    Purpose::Desertion,
    Purpose::ElephantFlight,
    Purpose::FrontRank,
    Purpose::Staff,
    Purpose::Messengers,
    Purpose::BurnOut,
];

impl Said for Purpose {
    fn word(self) -> Words {
        match self {
            Self::Attack => Words::new("attaque", "attack"),
            Self::Riposte => Words::new("riposte", "riposte"),
            Self::ElephantFight => Words::new("combat-d’éléphant", "elephant-fight"),
            Self::Confirm => Words::new("confirmation", "confirm"),
            Self::Dispersion => Words::new("dispersion", "dispersion"),
            Self::Burst => Words::new("éclatement", "burst"),
            Self::Desertion => Words::new("désertion", "desertion"),
            Self::ElephantFlight => Words::new("fuite-d’éléphant", "elephant-flight"),
            Self::FrontRank => Words::new("premier-rang", "front-rank"),
            Self::Staff => Words::new("état-major", "staff"),
            Self::Messengers => Words::new("estafettes", "messengers"),
            Self::BurnOut => Words::new("extinction", "burn-out"),
        }
    }
}

/// Every way a battle ends.
pub const ENDINGS: [WonBy; 4] = [WonBy::Elimination, WonBy::Objectives, WonBy::Exit, WonBy::TurnLimit];

impl Said for WonBy {
    fn word(self) -> Words {
        match self {
            Self::Elimination => Words::new("élimination", "elimination"),
            Self::Objectives => Words::new("objectifs", "objectives"),
            Self::Exit => Words::new("sortie", "exit"),
            Self::TurnLimit => Words::new("dernier-tour", "turn-limit"),
        }
    }
}

/// The French words are the names the books give their orders, in one word.
impl Said for Order {
    fn word(self) -> Words {
        let fr = match self {
            Self::MountOrDismount => "monter-ou-mettre-pied-à-terre",
            Self::Reconnaissance => "reconnaissance",
            Self::ForcedMarch => "marche-forcée",
            Self::Woodsmen => "coureurs-des-bois",
            Self::Dispatch => "dépêche",
            Self::CombinedAttack => "attaque-combinée",
            Self::Manoeuvre => "manœuvre",
            Self::ForwardMarch => "en-avant-marche",
            Self::GeneralAssault => "assaut-général",
            Self::Rally => "ralliement",
            Self::SteadyFire => "feu-soutenu",
            Self::Charge => "charge",
            Self::ColdSteel => "à-l’arme-blanche",
            Self::AllOut => "à-outrance",
            Self::PressOn => "sans-répit",
            Self::StandFast => "tenir-ferme",
            Self::TakeCover => "à-couvert",
            Self::Square => "former-le-carré",
            Self::Ambush => "embuscade",
            Self::CounterCharge => "contre-charge",
        };
        Words::new(fr, self.into())
    }
}
