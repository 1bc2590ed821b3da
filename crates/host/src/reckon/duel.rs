//! Two units at the real table.

use super::{account_view, no_odds, odds_view, question};
use crate::trouble::Trouble;
use chronicle::CountedBy;
use odds::{OddsBudget, OddsQuestion, RealSide, RealTable};
use rulebook::{Book, HouseRules, Language, Mode, Rulebook, Terrain, Trait, Words};
use speech::Fault;
use std::str::FromStr;
use strum::IntoEnumIterator;
use wire::TargetWire;
use wire::live::{DuelRequest, DuelSide, OddsView};

/// The odds of two units, described in words.
///
/// # Errors
/// With what cannot be done, and why.
pub fn duel(asked: &DuelRequest, budget: &OddsBudget, language: Language) -> Result<OddsView, Trouble> {
    let read = Ear { language };
    let book = rulebook(asked, &read)?;
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

fn rulebook(asked: &DuelRequest, read: &Ear) -> Result<Rulebook, Trouble> {
    let keys: Vec<String> = Book::ALL.iter().map(ToString::to_string).collect();
    let book: Book = asked.book.parse().map_err(|_| {
        let known = keys.iter().map(String::as_str);
        Trouble::unknown(&Fault::unknown_in(read.language, Words::new("un livre", "a book"), &asked.book, known))
    })?;
    let rules: HouseRules = asked
        .options
        .iter()
        .map(|word| word.parse().map_err(|_| Trouble::no_option(word, read.language)))
        .collect::<Result<_, _>>()?;
    books::of(book).with(rules).map_err(|error| Trouble::idle_option(&error))
}

/// Reads words in the language of whoever wrote them, to complain in it.
struct Ear {
    language: Language,
}

impl Ear {
    fn word<T>(&self, word: &str, what: Words) -> Result<T, Trouble>
    where
        T: FromStr + IntoEnumIterator + Into<&'static str>,
    {
        word.parse()
            .map_err(|_| Trouble::unknown(&Fault::unknown_in(self.language, what, word, T::iter().map(Into::into))))
    }

    fn maybe<T>(&self, word: Option<&str>, what: Words) -> Result<Option<T>, Trouble>
    where
        T: FromStr + IntoEnumIterator + Into<&'static str>,
    {
        word.map(|word| self.word(word, what)).transpose()
    }

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
