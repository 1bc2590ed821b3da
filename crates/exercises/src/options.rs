//! What can be answered, and what is to be said of each answer.

use battle::{Battle, Cell};
use chronicle::{InHand, Prompt};
use rulebook::{Clause, Language, Line, Mode, Words};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// What an exercise asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ExerciseKind {
    /// Whom may this unit attack?
    Whom,
    /// Who may attack this one?
    Who,
    /// With how many dice?
    Dice,
    /// Where may it go back?
    Retreat,
    /// Does it follow up?
    FollowUp,
    /// May it strike back?
    Riposte,
    /// Whom may this officer call?
    Call,
    /// Where may it go?
    Reach,
    /// Does one see the other?
    Sight,
}

impl ExerciseKind {
    /// Are all that fit to be given, or one answer?
    #[must_use]
    pub const fn asks_for_all(self) -> bool {
        match self {
            Self::Whom | Self::Who | Self::Retreat | Self::Call | Self::Reach => true,
            Self::Dice | Self::FollowUp | Self::Riposte | Self::Sight => false,
        }
    }

    /// What players call it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Whom => Words::new("Qui attaquer\u{202f}?", "Whom to attack?"),
            Self::Who => Words::new("Qui peut attaquer\u{202f}?", "Who may attack?"),
            Self::Dice => Words::new("Combien de dés\u{202f}?", "How many dice?"),
            Self::Retreat => Words::new("Où se replier\u{202f}?", "Where to retreat?"),
            Self::FollowUp => Words::new("Suit-elle\u{202f}?", "Does it follow up?"),
            Self::Riposte => Words::new("Riposte-t-elle\u{202f}?", "May it strike back?"),
            Self::Call => Words::new("Qui appeler\u{202f}?", "Whom to call?"),
            Self::Reach => Words::new("Où aller\u{202f}?", "Where to go?"),
            Self::Sight => Words::new("Qui voit qui\u{202f}?", "Who sees whom?"),
        }
    }
}

/// How much there is to be misread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Difficulty {
    /// One thing tempts.
    Easy,
    /// Two things tempt.
    Medium,
    /// More do.
    Hard,
}

impl Difficulty {
    /// By how many things tempt; nothing where nothing does.
    pub(crate) const fn of(temptations: usize) -> Option<Self> {
        match temptations {
            0 => None,
            1 => Some(Self::Easy),
            2 => Some(Self::Medium),
            _ => Some(Self::Hard),
        }
    }

    /// What players call it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Easy => Words::new("facile", "easy"),
            Self::Medium => Words::new("moyen", "medium"),
            Self::Hard => Words::new("difficile", "hard"),
        }
    }
}

/// An answer in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ExerciseReply {
    /// It does.
    Yes,
    /// It does not.
    No,
    /// It has to.
    Must,
    /// It has the choice.
    May,
    /// It is not allowed to.
    Never,
}

impl ExerciseReply {
    /// As it stands on a button.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Yes => Words::new("Oui", "Yes"),
            Self::No => Words::new("Non", "No"),
            Self::Must => Words::new("Oui, c’est obligatoire", "Yes, it has to"),
            Self::May => Words::new("C’est au choix", "As it likes"),
            Self::Never => Words::new("Non, c’est exclu", "No, it may not"),
        }
    }
}

/// What is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExercisePick {
    /// A hex, or whoever stands in it.
    Hex(Cell),
    /// So many dice.
    Dice(u8),
    /// A word.
    Reply(ExerciseReply),
}

/// Why an answer is right or wrong: asked of the machine and put into words when somebody wants to read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionReason {
    /// The predicate allows it; no more is to be said.
    Allowed,
    /// What the machine says to whoever points there, with somebody in hand or nobody.
    Pointed(Option<InHand>, Cell),
    /// The number a count without this line comes to.
    Without(Line, Mode),
    /// Not the number the count comes to, which is this.
    Counted(u8),
    /// A clause decides.
    Decided(Clause),
    /// The line of sight from one hex to the other decides.
    Seen(Cell, Cell),
}

/// An answer that can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseOption {
    /// What is picked.
    pub pick: ExercisePick,
    /// Does the machine agree?
    pub is_right: bool,
    /// Would a common misreading give it?
    pub tempts: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Why it is right or wrong.
    pub reason: OptionReason,
}

impl ExerciseOption {
    /// The reason in words; nothing where none is needed, or where a line of sight tells it.
    #[must_use]
    pub fn reason(&self, prompt: &Prompt<'_>, battle: &Battle, language: Language) -> Option<String> {
        match self.reason {
            OptionReason::Allowed | OptionReason::Seen(..) => None,
            OptionReason::Pointed(hand, at) => Some(prompt.why(hand, at, language).text),
            OptionReason::Without(line, mode) => prompt.without(line, mode, language),
            OptionReason::Counted(dice) => Some(prompt.counted(dice, language)),
            OptionReason::Decided(clause) => Some(clause.text(battle.setup().book.book, language).to_owned()),
        }
    }
}
