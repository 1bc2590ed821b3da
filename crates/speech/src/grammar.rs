//! Reading what players say.

use crate::verb::{self, Verb};
use crate::vocabulary::named;
use crate::{Fault, Lexicon, Phrase};
use battle::{Cell, Combatant, Command, OfficerId, Pace, UnitId, View};
use rulebook::{Language, Order, Words};
use strum::IntoEnumIterator;

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
}

impl Speech {
    /// Reads what is said; a retreat of several hexes is said hex by hex, so that one line may be several commands.
    ///
    /// # Errors
    /// When it is not understood: what is wrong, what was expected, what was probably meant.
    pub fn read(phrase: &mut Phrase<'_>, lexicon: &impl Lexicon) -> Result<Vec<Self>, Fault> {
        let verb = Verb::read(phrase)?;
        let mut reader = Reader { phrase, lexicon };
        if verb == Verb::Retreat {
            let mut path = Vec::new();
            while reader.phrase.peek().is_some() || path.is_empty() {
                path.push(Self::Plain(Command::RetreatTo { to: reader.hex(HEX)? }));
            }
            return Ok(path);
        }
        let speech = reader.rest(verb)?;
        reader.phrase.finish()?;
        Ok(vec![speech])
    }

    /// What it means now.
    ///
    /// # Errors
    /// When it means nothing: nothing of the kind is on the table.
    pub fn command(self, view: &View<'_>, lexicon: &impl Lexicon, language: Language) -> Result<Command, Fault> {
        let elephant = |at: Cell| {
            view.elephant_at(at).map(Combatant::Elephant).ok_or_else(|| {
                let place = lexicon.hex_word(at);
                Fault::said_in(
                    language,
                    match language {
                        Language::Fr => format!("il n’y a pas d’éléphant en panique en {place}"),
                        Language::En => format!("there is no panicking elephant at {place}"),
                    },
                )
            })
        };
        match self {
            Self::Plain(command) => Ok(command),
            Self::AttackElephant(unit, at) => Ok(Command::Attack { unit, target: elephant(at)? }),
            Self::PursueElephant(at) => Ok(Command::PursueAttack { target: Some(elephant(at)?) }),
            Self::PursueStay => stay(view).ok_or_else(|| {
                let nobody = Words::new(
                    "personne ne poursuit maintenant, personne ne peut donc rester",
                    "nobody pursues now, so nobody can stay there",
                );
                Fault::said_in(language, nobody.in_language(language))
            }),
            Self::TakeThePlaceOf(officer) => {
                let at = view.officer_cell(officer).ok_or_else(|| {
                    let away = Words::new("cet officier n’est pas sur la table", "that officer is not on the table");
                    Fault::said_in(language, away.in_language(language))
                })?;
                Ok(Command::ReplaceGeneral { officer: Some(officer), at })
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

const UNIT: Words = Words::new("une unité", "a unit");
const OFFICER: Words = Words::new("un officier", "an officer");
const HEX: Words = Words::new("une case", "a hex");

/// What follows the verb, being read.
struct Reader<'r, 't, L> {
    phrase: &'r mut Phrase<'t>,
    lexicon: &'r L,
}

impl<L: Lexicon> Reader<'_, '_, L> {
    fn language(&self) -> Language {
        self.phrase.language()
    }

    fn unit(&mut self, expected: Words) -> Result<UnitId, Fault> {
        self.lexicon.read_unit(self.phrase.take_one(expected)?, self.language())
    }

    fn officer(&mut self, expected: Words) -> Result<OfficerId, Fault> {
        self.lexicon.read_officer(self.phrase.take_one(expected)?, self.language())
    }

    fn hex(&mut self, expected: Words) -> Result<Cell, Fault> {
        self.lexicon.read_hex(self.phrase.take_one(expected)?, self.language())
    }

    fn order(&mut self, expected: Words) -> Result<Order, Fault> {
        let all: Vec<Order> = Order::iter().collect();
        named(&all, Words::new("un ordre", "an order"), self.phrase.take_one(expected)?, self.language())
    }

    fn number(&mut self, what: Words) -> Result<u8, Fault> {
        self.phrase.number(what.in_language(self.language()))
    }

    /// Everything after the verb, but the hexes of a retreat.
    fn rest(&mut self, verb: Verb) -> Result<Speech, Fault> {
        let plain = match verb {
            Verb::Activate => Command::Activate { officer: self.officer(OFFICER)? },
            Verb::SelectOfficer => Command::SelectOfficer { officer: self.officer(OFFICER)? },
            Verb::Select => Command::Select { unit: self.unit(UNIT)? },
            Verb::EndSelection => Command::EndSelection,
            Verb::EndCommand => Command::EndCommand,
            Verb::EndMovement => Command::EndMovement,
            Verb::EndCombat => Command::EndCombat,
            Verb::Order => self.manoeuvre()?,
            Verb::MoveOfficer => Command::MoveOfficer { officer: self.officer(OFFICER)?, to: self.hex(HEX)? },
            Verb::Move => self.movement()?,
            Verb::LeaveOfficer => {
                let officer = self.officer(OFFICER)?;
                self.phrase.need_one(verb::BY)?;
                Command::LeaveOfficer { officer, by: self.hex(HEX)? }
            }
            Verb::Leave => {
                let unit = self.unit(UNIT)?;
                self.phrase.need_one(verb::BY)?;
                Command::Leave { unit, by: self.hex(HEX)? }
            }
            Verb::GoAlong => Command::GoAlong { yes: self.phrase.yes()? },
            Verb::Attack => return self.attack(),
            Verb::FrontRank if self.phrase.skip_one(verb::NOBODY) => Command::FrontRank { officer: None },
            Verb::FrontRank => {
                let expected = Words::new("un officier, ou personne", "an officer, or nobody");
                Command::FrontRank { officer: Some(self.officer(expected)?) }
            }
            Verb::AttackOrder => Command::AttackOrder { order: self.combat_order()? },
            Verb::DefenceOrder => Command::DefenceOrder { order: self.combat_order()? },
            Verb::Evade => Command::Evade { yes: self.phrase.yes()? },
            Verb::Ignore => {
                Command::IgnoreFlags { flags: self.number(Words::new("un nombre de drapeaux", "a number of flags"))? }
            }
            Verb::Retreat => Command::RetreatTo { to: self.hex(HEX)? },
            Verb::FollowUp => Command::FollowUp { yes: self.phrase.yes()? },
            Verb::Pursue if self.phrase.skip_one(verb::STAY) => return Ok(Speech::PursueStay),
            Verb::Pursue => {
                let expected = Words::new("une case, rester ou attaquer", "a hex, stay or attack");
                Command::PursueTo { to: self.hex(expected)? }
            }
            Verb::PursueAttack => return self.pursue_attack(),
            Verb::Riposte => Command::Riposte { yes: self.phrase.yes()? },
            Verb::Flee => Command::Flee { officer: self.officer(OFFICER)?, to: self.hex(HEX)? },
            Verb::ElephantTo => Command::ElephantTo { to: self.hex(HEX)? },
            Verb::ElephantAttacks => Command::ElephantAttacks { target: Combatant::Unit(self.unit(UNIT)?) },
            Verb::ReplaceGeneral => return self.replace(),
        };
        Ok(Speech::Plain(plain))
    }

    /// `forced-march A`, `rally A 2`, `reconnaissance`.
    fn manoeuvre(&mut self) -> Result<Command, Fault> {
        let order = self.order(Words::new("un ordre", "an order"))?;
        let is_number = |word: &str| word.parse::<u8>().is_ok() && self.lexicon.unit_named(word).is_none();
        let unit = match self.phrase.peek() {
            Some(word) if !is_number(word) => Some(self.unit(UNIT)?),
            _ => None,
        };
        let amount = if self.phrase.peek().is_some() {
            self.number(Words::new("combien de cases ou d’éléments", "how many hexes or elements"))?
        } else {
            1
        };
        Ok(Command::Manoeuvre { order, unit, amount })
    }

    /// `A C4 road-march past Otto`.
    fn movement(&mut self) -> Result<Command, Fault> {
        let (unit, to) = (self.unit(UNIT)?, self.hex(HEX)?);
        let past = verb::PAST.in_language(self.language());
        let pace = if self.phrase.peek().is_none() || self.phrase.starts_with(past) {
            Pace::Normal
        } else {
            let what = Words::new("une allure", "a pace");
            named(&Pace::ALL, what, self.phrase.take_one(what)?, self.language())?
        };
        let past = if self.phrase.skip(past) { Some(self.officer(OFFICER)?) } else { None };
        Ok(Command::Move { unit, to, pace, past })
    }

    fn combat_order(&mut self) -> Result<Option<Order>, Fault> {
        if self.phrase.skip_one(verb::NONE) {
            return Ok(None);
        }
        self.order(Words::new("un ordre, ou aucun", "an order, or none")).map(Some)
    }

    /// `A b`, `A elephant at C4`.
    fn attack(&mut self) -> Result<Speech, Fault> {
        let unit = self.unit(UNIT)?;
        if self.phrase.skip_one(verb::ELEPHANT_AT) {
            return Ok(Speech::AttackElephant(unit, self.hex(HEX)?));
        }
        let expected = Words::new("une unité, ou «\u{a0}éléphant en\u{a0}»", "a unit, or `elephant at`");
        let target = Combatant::Unit(self.unit(expected)?);
        Ok(Speech::Plain(Command::Attack { unit, target }))
    }

    /// `b`, `elephant at C4`, `nobody`.
    fn pursue_attack(&mut self) -> Result<Speech, Fault> {
        if self.phrase.skip_one(verb::ELEPHANT_AT) {
            return Ok(Speech::PursueElephant(self.hex(HEX)?));
        }
        let target = if self.phrase.skip_one(verb::NOBODY) {
            None
        } else {
            let expected =
                Words::new("une unité, «\u{a0}éléphant en\u{a0}» ou personne", "a unit, `elephant at` or nobody");
            Some(Combatant::Unit(self.unit(expected)?))
        };
        Ok(Speech::Plain(Command::PursueAttack { target }))
    }

    /// `Fritz`, `at C4`.
    fn replace(&mut self) -> Result<Speech, Fault> {
        if self.phrase.skip_one(verb::AT) {
            return Ok(Speech::Plain(Command::ReplaceGeneral { officer: None, at: self.hex(HEX)? }));
        }
        let expected = Words::new("un officier, ou «\u{a0}en\u{a0}» une case", "an officer, or `at` a hex");
        Ok(Speech::TakeThePlaceOf(self.officer(expected)?))
    }
}
