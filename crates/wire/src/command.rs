//! Commands as JSON, by the names of the battle.

use crate::Field;
use crate::words::{OrderWire, PaceWire};
use battle::{Battle, Cell, Combatant, Command, MarkerId, OfficerId, Pace, Route, UnitId, View};
use rulebook::{Language, Order, Words};
use serde::{Deserialize, Serialize};
use speech::{Fault, Lexicon, written, written_where};

macro_rules! on_the_wire {
    ($($(#[$about:meta])* $kind:ident $name:tt $words:tt at $($question:ident)|+
        $({ $($(($($before:literal),+))? $part:ident: $type:ty),* })?)*) => {
        /// A command, by the names of the battle.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
        #[serde(tag = "do", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the parts are named by what they are")]
        pub enum CommandWire {
            $($(#[$about])* #[serde(rename = $name)] $kind { $($(#[schema(inline)] $part: $type),*)? }),*
        }

        impl CommandWire {
            /// A command by names; the view is where a panicking elephant is looked for.
            #[must_use]
            pub fn of(command: Command, view: &View<'_>, field: &Field) -> Self {
                match command {
                    $(Command::$kind { $($($part),*)? } => Self::$kind { $($($part: $part.named(view, field)),*)? }),*
                }
            }

            pub(super) fn found(&self, find: &Finder<'_>) -> Result<Command, Fault> {
                Ok(match self {
                    $(Self::$kind { $($($part),*)? } => Command::$kind { $($($part: Named::found($part, find)?),*)? }),*
                })
            }
        }
    };
}

/// The table of commands with the types of the wire in place of those of the battle.
mod table {
    use super::{Command, Field, Finder, Named, TargetWire as Combatant};
    use crate::words::{OrderWire as Order, PaceWire as Pace};
    use battle::View;
    use serde::{Deserialize, Serialize};
    use speech::Fault;

    type UnitId = String;
    type OfficerId = String;
    type Cell = String;
    type Route = Vec<String>;

    battle::commands!(on_the_wire);
}

pub use table::CommandWire;

impl CommandWire {
    /// The command it names; whether it is legal is for the battle to say.
    ///
    /// # Errors
    /// When it names nobody or nothing of this battle.
    pub fn command(&self, view: &View<'_>, field: &Field, language: Language) -> Result<Command, Fault> {
        self.found(&Finder { field, language, elephant_at: &|cell| view.elephant_at(cell) })
    }

    /// The same as players say it, whatever stands on the table: it names all it needs.
    ///
    /// # Errors
    /// When it names nobody or nothing of this battle.
    pub fn words(&self, field: &Field, language: Language) -> Result<String, Fault> {
        let met = std::cell::Cell::new(None);
        let some_elephant = |cell| {
            met.set(Some(cell));
            MarkerId::new(0)
        };
        let command = self.found(&Finder { field, language, elephant_at: &some_elephant })?;
        Ok(written_where(command, |_| met.get(), field, language))
    }
}

/// Who is attacked: a unit by its name, a panicking elephant by the hex it stands in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TargetWire {
    /// A unit.
    Unit(String),
    /// A panicking elephant.
    Elephant(String),
}

impl TargetWire {
    /// By the names of the battle; the view is where a panicking elephant is looked for.
    #[must_use]
    pub fn of(target: Combatant, view: &View<'_>, field: &Field) -> Self {
        target.named(view, field)
    }
}

/// A command in every form: as JSON, and as players say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct CommandWords {
    /// For programs.
    pub command: CommandWire,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl CommandWords {
    /// A command that is legal now.
    #[must_use]
    pub fn of(command: Command, battle: &Battle, field: &Field) -> Self {
        let view = battle.view();
        let [fr, en] = [Language::Fr, Language::En].map(|language| written(command, Some(&view), field, language));
        Self { command: CommandWire::of(command, &view, field), fr, en }
    }
}

/// Where names are looked up.
struct Finder<'f> {
    field: &'f Field,
    language: Language,
    elephant_at: &'f dyn Fn(Cell) -> Option<MarkerId>,
}

/// A part of a command: its form on the wire, there and back.
trait Named: Sized {
    type Wire;

    fn named(self, view: &View<'_>, field: &Field) -> Self::Wire;

    fn found(wire: &Self::Wire, find: &Finder<'_>) -> Result<Self, Fault>;
}

/// An id that is all digits is a name all the same.
fn quoted(id: &str) -> String {
    format!("\"{id}\"")
}

impl Named for UnitId {
    type Wire = String;

    fn named(self, _: &View<'_>, field: &Field) -> String {
        field.cast().unit(self).id.clone()
    }

    fn found(id: &String, find: &Finder<'_>) -> Result<Self, Fault> {
        find.field.read_unit(&quoted(id), find.language)
    }
}

impl Named for OfficerId {
    type Wire = String;

    fn named(self, _: &View<'_>, field: &Field) -> String {
        field.cast().officer(self).id.clone()
    }

    fn found(id: &String, find: &Finder<'_>) -> Result<Self, Fault> {
        find.field.read_officer(&quoted(id), find.language)
    }
}

impl Named for Cell {
    type Wire = String;

    fn named(self, _: &View<'_>, field: &Field) -> String {
        field.hex_word(self)
    }

    fn found(place: &String, find: &Finder<'_>) -> Result<Self, Fault> {
        find.field.read_hex(place, find.language)
    }
}

impl Named for Route {
    type Wire = Vec<String>;

    fn named(self, view: &View<'_>, field: &Field) -> Vec<String> {
        self.hexes().map(|cell| cell.named(view, field)).collect()
    }

    fn found(places: &Vec<String>, find: &Finder<'_>) -> Result<Self, Fault> {
        let hexes: Vec<Cell> = places.iter().map(|place| Cell::found(place, find)).collect::<Result<_, _>>()?;
        Self::new(&hexes).ok_or_else(|| {
            let long = Words::new("un chemin a de un à sept hexagones", "a way has one to seven hexes");
            Fault::said_in(find.language, long.in_language(find.language))
        })
    }
}

impl Named for Combatant {
    type Wire = TargetWire;

    fn named(self, view: &View<'_>, field: &Field) -> TargetWire {
        match self {
            Self::Unit(unit) => TargetWire::Unit(unit.named(view, field)),
            Self::Elephant(marker) => {
                TargetWire::Elephant(view.cell_of(self).map_or_else(|| marker.to_string(), |cell| field.hex_word(cell)))
            }
        }
    }

    fn found(target: &TargetWire, find: &Finder<'_>) -> Result<Self, Fault> {
        match target {
            TargetWire::Unit(id) => UnitId::found(id, find).map(Self::Unit),
            TargetWire::Elephant(place) => {
                let there = (find.elephant_at)(Cell::found(place, find)?).map(Self::Elephant);
                there.ok_or_else(|| Fault::no_elephant_at(place, find.language))
            }
        }
    }
}

impl<T: Named> Named for Option<T> {
    type Wire = Option<T::Wire>;

    fn named(self, view: &View<'_>, field: &Field) -> Self::Wire {
        self.map(|part| part.named(view, field))
    }

    fn found(wire: &Self::Wire, find: &Finder<'_>) -> Result<Self, Fault> {
        wire.as_ref().map(|part| T::found(part, find)).transpose()
    }
}

macro_rules! worded {
    ($($part:ty as $wire:ty),*) => {
        $(impl Named for $part {
            type Wire = $wire;

            fn named(self, _: &View<'_>, _: &Field) -> $wire {
                self.into()
            }

            fn found(wire: &$wire, _: &Finder<'_>) -> Result<Self, Fault> {
                Ok((*wire).into())
            }
        })*
    };
}

worded!(Order as OrderWire, Pace as PaceWire, u8 as u8, bool as bool);
