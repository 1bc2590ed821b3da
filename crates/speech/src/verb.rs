//! What a command begins with.

use crate::phrase::{NO, YES};
use crate::{Fault, Phrase};
use reader::folded;
use rulebook::{Language, Words};

/// What is said to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Activate,
    Select,
    SelectOfficer,
    EndSelection,
    EndCommand,
    EndMovement,
    EndCombat,
    Order,
    Move,
    MoveOfficer,
    Leave,
    LeaveOfficer,
    GoAlong,
    Attack,
    FrontRank,
    AttackOrder,
    DefenceOrder,
    Evade,
    Ignore,
    Retreat,
    FollowUp,
    Pursue,
    PursueAttack,
    Riposte,
    Flee,
    ElephantTo,
    ElephantAttacks,
    ReplaceGeneral,
}

/// Every verb, in the order a turn needs them.
const VERBS: [Verb; 28] = [
    Verb::Activate,
    Verb::Select,
    Verb::SelectOfficer,
    Verb::EndSelection,
    Verb::EndCommand,
    Verb::EndMovement,
    Verb::EndCombat,
    Verb::Order,
    Verb::Move,
    Verb::MoveOfficer,
    Verb::Leave,
    Verb::LeaveOfficer,
    Verb::GoAlong,
    Verb::Attack,
    Verb::FrontRank,
    Verb::AttackOrder,
    Verb::DefenceOrder,
    Verb::Evade,
    Verb::Ignore,
    Verb::Retreat,
    Verb::FollowUp,
    Verb::Pursue,
    Verb::PursueAttack,
    Verb::Riposte,
    Verb::Flee,
    Verb::ElephantTo,
    Verb::ElephantAttacks,
    Verb::ReplaceGeneral,
];

/// `leave A by A1`.
pub(crate) const BY: Words = Words::new("par", "by");
/// `move A C4 past Otto`.
pub(crate) const PAST: Words = Words::new("devant", "past");
/// `attack A elephant at C4`.
pub(crate) const ELEPHANT_AT: Words = Words::new("éléphant en", "elephant at");
/// `replace general at C4`.
pub(crate) const AT: Words = Words::new("en", "at");
/// `pursue stay`.
pub(crate) const STAY: Words = Words::new("rester", "stay");
/// `front rank nobody`.
pub(crate) const NOBODY: Words = Words::new("personne", "nobody");
/// `attack order none`.
pub(crate) const NONE: Words = Words::new("aucun", "none");

impl Verb {
    /// Its words.
    pub(crate) const fn words(self) -> Words {
        match self {
            Self::Activate => Words::new("activer", "activate"),
            Self::Select => Words::new("choisir", "select"),
            Self::SelectOfficer => Words::new("choisir officier", "select officer"),
            Self::EndSelection => Words::new("fin sélection", "end selection"),
            Self::EndCommand => Words::new("fin commandement", "end command"),
            Self::EndMovement => Words::new("fin mouvement", "end movement"),
            Self::EndCombat => Words::new("fin combat", "end combat"),
            Self::Order => Words::new("ordre", "order"),
            Self::Move => Words::new("aller", "move"),
            Self::MoveOfficer => Words::new("aller officier", "move officer"),
            Self::Leave => Words::new("sortir", "leave"),
            Self::LeaveOfficer => Words::new("sortir officier", "leave officer"),
            Self::GoAlong => Words::new("accompagner", "go along"),
            Self::Attack => Words::new("attaquer", "attack"),
            Self::FrontRank => Words::new("premier rang", "front rank"),
            Self::AttackOrder => Words::new("ordre d’attaque", "attack order"),
            Self::DefenceOrder => Words::new("ordre de défense", "defence order"),
            Self::Evade => Words::new("esquiver", "evade"),
            Self::Ignore => Words::new("ignorer", "ignore"),
            Self::Retreat => Words::new("repli", "retreat"),
            Self::FollowUp => Words::new("suivre", "follow up"),
            Self::Pursue => Words::new("poursuivre", "pursue"),
            Self::PursueAttack => Words::new("poursuivre attaquer", "pursue attack"),
            Self::Riposte => Words::new("riposte", "riposte"),
            Self::Flee => Words::new("fuite", "flee"),
            Self::ElephantTo => Words::new("éléphant vers", "elephant to"),
            Self::ElephantAttacks => Words::new("éléphant attaque", "elephant attacks"),
            Self::ReplaceGeneral => Words::new("remplacer général", "replace general"),
        }
    }

    /// The verb a phrase begins with: the longest, where one begins like another.
    pub(crate) fn read(phrase: &mut Phrase<'_>) -> Result<Self, Fault> {
        let language = phrase.language();
        let words = |verb: &Self| verb.words().in_language(language);
        let here = VERBS.into_iter().filter(|verb| phrase.starts_with(words(verb)));
        if let Some(verb) = here.max_by_key(|verb| words(verb).split(' ').count()) {
            phrase.skip(words(&verb));
            return Ok(verb);
        }
        Err(misread(phrase))
    }
}

/// What is wrong with a phrase that begins with no verb, or with half of one.
fn misread(phrase: &mut Phrase<'_>) -> Fault {
    const COMMAND: Words = Words::new("une commande", "a command");
    let language = phrase.language();
    let all = || VERBS.into_iter().map(|verb| verb.words().in_language(language));
    let shared = all().map(|words| phrase.shared(words)).max().unwrap_or(0);
    let begun: Vec<&str> = all().filter(|words| phrase.shared(words) == shared).collect();
    for word in begun.first().into_iter().flat_map(|words| words.split(' ')).take(shared) {
        phrase.skip(word);
    }
    let mut next: Vec<&str> = begun.iter().filter_map(|words| words.split(' ').nth(shared)).collect();
    next.dedup();
    match (phrase.peek(), shared) {
        (None, 0) => phrase.cut_short(COMMAND.in_language(language)),
        (None, _) => phrase.cut_short(&listed(&next, language)),
        (Some(word), 0) => Fault::unknown_in(language, COMMAND, word, openings(language)),
        (Some(word), _) => {
            let so_far = phrase.so_far();
            let what = match language {
                Language::Fr => format!("«\u{a0}{word}\u{a0}» ne peut pas suivre «\u{a0}{so_far}\u{a0}»"),
                Language::En => format!("`{word}` cannot follow `{so_far}`"),
            };
            Fault { what, ..Fault::unknown_in(language, COMMAND, word, next) }
        }
    }
}

/// `one of: selection, command`.
fn listed(words: &[&str], language: Language) -> String {
    match (words, language) {
        ([only], Language::Fr) => format!("«\u{a0}{only}\u{a0}»"),
        ([only], Language::En) => format!("`{only}`"),
        (_, Language::Fr) => format!("l’un de\u{a0}: {}", words.join(", ")),
        (_, Language::En) => format!("one of: {}", words.join(", ")),
    }
}

/// The words a command may begin with, each once.
#[must_use]
pub fn openings(language: Language) -> Vec<&'static str> {
    let first = VERBS.into_iter().filter_map(|verb| verb.words().in_language(language).split(' ').next());
    let mut found = Vec::new();
    for word in first {
        if !found.contains(&word) {
            found.push(word);
        }
    }
    found
}

/// Is it a word of the grammar, in either language?
pub(crate) fn is_keyword(word: &str) -> bool {
    let word = folded(word);
    let small = [BY, PAST, ELEPHANT_AT, AT, STAY, NOBODY, NONE, YES, NO];
    let all = VERBS.into_iter().map(Verb::words).chain(small);
    all.flat_map(|words| [words.fr, words.en]).flat_map(|words| words.split(' ')).any(|known| folded(known) == word)
}
