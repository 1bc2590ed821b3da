//! Reading what players say.

use crate::fault::both;
use crate::spoken::Spoken;
use crate::verb;
use crate::{Fault, Lexicon, Phrase};
use battle::{Cell, Combatant, Command, CommandKind, OfficerId, Pace, UnitId, View};
use rulebook::{Language, Words};

/// Something a player says; some of it means a command only once the table is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// A command as it stands.
    Plain(Command),
    /// An attack on the panicking elephant in a hex.
    AttackElephant(UnitId, Cell),
    /// The same, in pursuit.
    PursueElephant(Cell),
    /// Pursue no farther.
    PursueStay,
    /// The general takes the place of this officer.
    TakeThePlaceOf(OfficerId),
    /// A move that drives off several lone enemy officers.
    DriveOff(UnitId, Cell, Pace, [Option<OfficerId>; 4]),
}

impl Speech {
    /// Reads what is said; a retreat of several hexes is said hex by hex, so that one line may be several commands.
    ///
    /// # Errors
    /// When it is not understood: what is wrong, what was expected, what was probably meant.
    pub fn read(phrase: &mut Phrase<'_>, lexicon: &impl Lexicon) -> Result<Vec<Self>, Fault> {
        let kind = verb::read_kind(phrase)?;
        let mut reader = Reader { phrase, lexicon, kind };
        let mut said = vec![reader.rest()?];
        while kind == CommandKind::RetreatTo && reader.phrase.peek().is_some() {
            said.push(reader.rest()?);
        }
        reader.phrase.finish()?;
        Ok(said)
    }

    /// What it means now.
    ///
    /// # Errors
    /// When it means nothing: nothing of the kind is on the table.
    pub fn command(self, view: &View<'_>, lexicon: &impl Lexicon, language: Language) -> Result<Command, Fault> {
        let elephant = |at: Cell| {
            let there = view.elephant_at(at).map(Combatant::Elephant);
            there.ok_or_else(|| Fault::no_elephant_at(&lexicon.hex_word(at), language))
        };
        match self {
            // Whoever goes where a lone officer stands drives him off by going there.
            Self::Plain(Command::Move { unit, to, pace, past: Some(officer) })
                if view.officer_cell(officer) == Some(to) =>
            {
                Ok(Command::Move { unit, to, pace, past: None })
            }
            Self::Plain(command) => Ok(command),
            Self::AttackElephant(unit, at) => Ok(Command::Attack { unit, target: elephant(at)? }),
            Self::PursueElephant(at) => Ok(Command::PursueAttack { target: Some(elephant(at)?) }),
            Self::PursueStay => stay(view).ok_or_else(|| {
                let nobody = Words::new(
                    "personne ne poursuit maintenant, personne ne peut donc rester",
                    "nobody pursues now, so nobody can stay there",
                );
                Fault::said_in(language, both(nobody))
            }),
            Self::TakeThePlaceOf(officer) => {
                let at = view.officer_cell(officer).ok_or_else(|| {
                    let away = Words::new("cet officier n’est pas sur la table", "that officer is not on the table");
                    Fault::said_in(language, both(away))
                })?;
                Ok(Command::ReplaceGeneral { officer: Some(officer), at })
            }
            Self::DriveOff(unit, to, pace, officers) => {
                let officers: Vec<OfficerId> = officers.into_iter().flatten().collect();
                view.driving_off(unit, to, pace, &officers).ok_or_else(|| {
                    let none = both(Words::new(
                        "aucun chemin ne passe par tous ces officiers",
                        "no way leads past all these officers",
                    ));
                    Fault::said_in(language, none)
                })
            }
        }
    }
}

/// The pursuit that goes nowhere: of the hexes offered, only the pursuer's own is taken.
fn stay(view: &View<'_>) -> Option<Command> {
    let mut found = None;
    view.each_legal(|command| {
        if let Command::PursueTo { to: cell } = command
            && view.unit_at(cell).is_some()
        {
            found = Some(command);
        }
    });
    found
}

/// What follows the verb, being read.
pub(crate) struct Reader<'r, 't, L> {
    pub(crate) phrase: &'r mut Phrase<'t>,
    pub(crate) lexicon: &'r L,
    pub(crate) kind: CommandKind,
}

macro_rules! read_parts {
    ($($(#[$about:meta])* $kind:ident $name:literal $words:tt at $($question:ident)|+
        $({ $($(($before_fr:literal, $before_en:literal))? $part:ident: $type:ty),* })?)*) => {
        impl<L: Lexicon> Reader<'_, '_, L> {
            /// The parts of a command one after the other, each by its type.
            fn parts(&mut self) -> Result<Command, Fault> {
                Ok(match self.kind {
                    $(CommandKind::$kind => Command::$kind {
                        $($($part: Spoken::after(self, [$(Words::new($before_fr, $before_en))?].first().copied())?),*)?
                    }),*
                })
            }
        }
    };
}

battle::commands!(read_parts);

impl<L: Lexicon> Reader<'_, '_, L> {
    pub(crate) fn language(&self) -> Language {
        self.phrase.language()
    }

    /// A part of which is said what is expected.
    fn expecting<T: Spoken>(&mut self, expected: Words) -> Result<T, Fault> {
        T::read(self, both(expected))
    }

    /// Does a little word of the command come next, or nothing?
    pub(crate) fn is_before_little_word(&self) -> bool {
        let mut little = self.kind.little_words().iter().map(|words| words.in_language(self.language()));
        self.phrase.peek().is_none() || little.any(|word| self.phrase.starts_with(word))
    }

    /// Everything after the verb: part by part, but for the few that are said in their own way.
    fn rest(&mut self) -> Result<Speech, Fault> {
        match self.kind {
            CommandKind::Manoeuvre => self.manoeuvre().map(Speech::Plain),
            CommandKind::Move => self.march(),
            CommandKind::Attack => self.attack(),
            CommandKind::IgnoreFlags => {
                let flags = self.expecting(Words::new("un nombre de drapeaux", "a number of flags"))?;
                Ok(Speech::Plain(Command::IgnoreFlags { flags }))
            }
            CommandKind::PursueTo if self.phrase.skip_one(verb::STAY) => Ok(Speech::PursueStay),
            CommandKind::PursueTo => {
                let to = self.expecting(Words::new("un hexagone, rester ou attaquer", "a hex, stay or attack"))?;
                Ok(Speech::Plain(Command::PursueTo { to }))
            }
            CommandKind::PursueAttack => self.pursue_attack(),
            CommandKind::ReplaceGeneral => self.replace(),
            _ => self.parts().map(Speech::Plain),
        }
    }

    /// `A C4`, `A C4 past Otto, Lacy`, `A by C3 C4`.
    fn march(&mut self) -> Result<Speech, Fault> {
        let little = |kind: CommandKind| kind.little_words().first().copied();
        let unit = Spoken::after(self, None)?;
        if little(CommandKind::MoveBy).is_some_and(|by| self.phrase.skip_one(by)) {
            let way = Spoken::after(self, None)?;
            return Ok(Speech::Plain(Command::MoveBy { unit, way, pace: Spoken::after(self, None)? }));
        }
        let (to, pace) = (Spoken::after(self, None)?, Spoken::after(self, None)?);
        let past: Option<OfficerId> = Spoken::after(self, little(CommandKind::Move))?;
        if self.phrase.peek().is_none() {
            return Ok(Speech::Plain(Command::Move { unit, to, pace, past }));
        }
        let mut officers = [past, None, None, None];
        for other in &mut officers[1..] {
            if self.phrase.peek().is_some() && past.is_some() {
                *other = Some(Spoken::after(self, None)?);
            }
        }
        Ok(Speech::DriveOff(unit, to, pace, officers))
    }

    /// `forced-march A`, `rally A 2`, `reconnaissance`.
    fn manoeuvre(&mut self) -> Result<Command, Fault> {
        let order = Spoken::after(self, None)?;
        let is_number = |word: &str| word.parse::<u8>().is_ok() && self.lexicon.unit_named(word).is_none();
        let unit = match self.phrase.peek() {
            Some(word) if !is_number(word) => Some(Spoken::after(self, None)?),
            _ => None,
        };
        let amount = if self.phrase.peek().is_some() {
            self.expecting(Words::new("combien d’hexagones ou d’éléments", "how many hexes or elements"))?
        } else {
            1
        };
        Ok(Command::Manoeuvre { order, unit, amount })
    }

    /// `A b`, `A elephant at C4`.
    fn attack(&mut self) -> Result<Speech, Fault> {
        let unit = Spoken::after(self, None)?;
        if self.phrase.skip_one(verb::ELEPHANT_AT) {
            return Ok(Speech::AttackElephant(unit, Spoken::after(self, None)?));
        }
        let expected = Words::new("une unité, ou «\u{a0}éléphant en\u{a0}»", "a unit, or `elephant at`");
        Ok(Speech::Plain(Command::Attack { unit, target: self.expecting(expected)? }))
    }

    /// `b`, `elephant at C4`, `nobody`.
    fn pursue_attack(&mut self) -> Result<Speech, Fault> {
        if self.phrase.skip_one(verb::ELEPHANT_AT) {
            return Ok(Speech::PursueElephant(Spoken::after(self, None)?));
        }
        if self.phrase.skip_one(verb::NOBODY) {
            return Ok(Speech::Plain(Command::PursueAttack { target: None }));
        }
        let expected =
            Words::new("une unité, «\u{a0}éléphant en\u{a0}» ou personne", "a unit, `elephant at` or nobody");
        Ok(Speech::Plain(Command::PursueAttack { target: Some(self.expecting(expected)?) }))
    }

    /// `Fritz`, `at C4`.
    fn replace(&mut self) -> Result<Speech, Fault> {
        if let [at, ..] = self.kind.little_words()
            && self.phrase.skip_one(*at)
        {
            let at = Spoken::after(self, None)?;
            return Ok(Speech::Plain(Command::ReplaceGeneral { officer: None, at }));
        }
        let expected = Words::new("un officier, ou «\u{a0}en\u{a0}» un hexagone", "an officer, or `at` a hex");
        Ok(Speech::TakeThePlaceOf(self.expecting(expected)?))
    }
}
