//! Two units at the real table.

use super::ear::Ear;
use super::{account_view, no_odds, odds_view, question};
use crate::trouble::Trouble;
use chronicle::CountedBy;
use odds::{OddsBudget, OddsQuestion, RealSide, RealTable};
use rulebook::{Language, Mode, Terrain, Trait, Words};
use wire::TargetWire;
use wire::live::{DuelRequest, DuelSide, OddsView};

/// The odds of two units, described in words.
///
/// # Errors
/// With what cannot be done, and why.
pub fn duel(asked: &DuelRequest, budget: &OddsBudget, language: Language) -> Result<OddsView, Trouble> {
    let read = Ear { language };
    let book = read.rulebook(&asked.book, &asked.options)?;
    let table = RealTable {
        book: &book,
        attacker: read.side(&asked.attacker)?,
        target: read.side(&asked.target)?,
        distance: asked.distance,
        moved: asked.moved,
        work: read.maybe(asked.work.as_deref(), Words::new("un ouvrage", "a work"))?,
        beside: read.maybe(asked.beside.as_deref(), Words::new("une arme", "an arm"))?,
        front_rank: asked.front_rank,
        evades: asked.evades,
    };
    let account = table.account().map_err(|error| no_odds(&error))?;
    let reckon = |put: &OddsQuestion<'_>| table.odds_within(budget.clone(), put.depth, put.elephants);
    let odds = question(asked.depth).or_standing(reckon);
    let odds = odds.map_err(|error| no_odds(&error))?;
    let mode = if 1 < asked.distance { Mode::Fire } else { Mode::Melee };
    let account = account_view(&account, CountedBy { book: &book, mode });
    Ok(odds_view(
        &odds,
        account,
        Vec::new(),
        asked.attacker.troop.clone(),
        TargetWire::Unit(asked.target.troop.clone()),
    ))
}

impl Ear {
    fn side<'a>(&self, asked: &'a DuelSide) -> Result<RealSide<'a>, Trouble> {
        let traits = asked.traits.iter().map(|word| self.word::<Trait>(word, Words::new("un trait", "a trait")));
        let ground: Option<Terrain> = self.maybe(asked.ground.as_deref(), Words::new("un terrain", "a terrain"))?;
        let plain = RealSide::of(&asked.troop);
        Ok(RealSide {
            elements: asked.elements,
            traits: traits.collect::<Result<_, _>>()?,
            ground: ground.unwrap_or(plain.ground),
            height: asked.height,
            supported: asked.supported,
            officers: asked.officers,
            room: asked.room.unwrap_or(plain.room),
            order: self.maybe(asked.order.as_deref(), Words::new("un ordre", "an order"))?,
            ..plain
        })
    }
}
