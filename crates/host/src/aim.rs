//! What a computer player decided, and what it is about, as they are kept and handed from worker to worker.

use chronicle::ToldAim;
use opponent::TurnAim;
use serde::{Deserialize, Serialize};
use speech::Lexicon;
use wire::{CommandWire, Field};

/// What a computer player is about in its turn, by the names of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeptAim {
    /// To bring what it can against this enemy.
    Against(String),
    /// To take this hex, or to keep it.
    Ground(String),
    /// To keep out of reach.
    Away,
    /// To stand, and let the enemy come.
    Stand,
}

impl KeptAim {
    /// An aim by its names.
    #[must_use]
    pub fn of(aim: TurnAim, field: &Field) -> Self {
        match aim {
            TurnAim::Against(unit) => Self::Against(field.cast().unit(unit).id.clone()),
            TurnAim::Ground(cell) => Self::Ground(field.setup().board.grid().place(cell).to_string()),
            TurnAim::Away => Self::Away,
            TurnAim::Stand => Self::Stand,
        }
    }

    /// What it means on this field; nothing if a name is not known there.
    #[must_use]
    pub fn named(&self, field: &Field) -> Option<ToldAim> {
        match self {
            Self::Against(id) => field.unit_named(id).map(ToldAim::Against),
            Self::Ground(place) => field.grid().cell_at(place.parse().ok()?).map(ToldAim::Ground),
            Self::Away => Some(ToldAim::Away),
            Self::Stand => Some(ToldAim::Stand),
        }
    }
}

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecidedWire {
    /// Its command.
    pub command: CommandWire,
    /// What it is about, where it says so.
    #[serde(default)]
    pub aim: Option<KeptAim>,
}
