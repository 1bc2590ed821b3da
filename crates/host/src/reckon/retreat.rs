//! Who goes back where, at the real table: the machine is put to its question on a drawn field.

mod table;

use super::ear::Ear;
use crate::ground::Grounds;
use crate::trouble::{Trouble, status};
use battle::{Battle, Cell, Command, Event, Pending, Purpose, Question};
use chronicle::{Prompt, refusal_sentence};
use rulebook::{Clause, Language};
use speech::Lexicon;
use std::collections::{BTreeMap, BTreeSet};
use table::{DrawnTable, cell_named};
use wire::Position;
use wire::live::{MapView, RefusedHexView, RetreatRequest, RetreatView, WayBackView, troops_of};

/// Ways looked at; a unit that goes anywhere has more of them than anybody reads.
const MOST_WAYS: usize = 3000;

/// Where a unit goes back, hex by hex, and what it costs.
///
/// # Errors
/// When it cannot be laid out, or it may not go the way that is said.
pub(crate) fn retreat(grounds: &Grounds, asked: &RetreatRequest, language: Language) -> Result<RetreatView, Trouble> {
    let read = Ear { language };
    let table = DrawnTable::of(grounds, asked, &read)?;
    let Flags { ignorable, ignored, owed, owed_clause } = flags(table.struck(asked.flags, true)?, asked.ignored);
    let place = cell_named(table.field.grid(), &asked.unit.hex)?;
    let mut now = GoingBack { battle: table.struck(asked.flags - ignored, false)?, events: Vec::new(), place, made: 0 };
    for hex in &asked.path {
        let to = cell_named(table.field.grid(), hex)?;
        now.go(to).map_err(|refusal| {
            let [fr, en] = [Language::Fr, Language::En].map(|language| refusal_sentence(refusal, language));
            Trouble::new(status::UNPROCESSABLE_ENTITY, "no-way-back", fr, en)
        })?;
    }
    let last = now.to_the_end();
    let losses = last.losses();
    let word = |cell: Cell| table.field.hex_word(cell);
    Ok(RetreatView {
        map: MapView::of_setup(table.field.setup()),
        troops: troops_of(table.field.setup()),
        position: Position::of(&now.battle, &table.field),
        ignorable,
        owed,
        owed_clause: owed_clause.id().to_owned(),
        longest: last.made,
        made: now.made,
        next: now.next().into_iter().map(word).collect(),
        ways: now.ways(&table),
        refused: now.refused(&table, language),
        losses: losses.iter().map(|(lost, _)| lost).sum(),
        losses_clauses: losses.iter().map(|(_, clause)| clause.id().to_owned()).collect(),
        destroyed: last.battle.view().cell(table.own).is_none(),
        desertion: last.desertion(),
        desertion_clause: Clause::Desertion.id().to_owned(),
    })
}

/// What is known of the flags before the first step.
struct Flags {
    /// The most its unit may ignore.
    ignorable: u8,
    /// Those it ignores.
    ignored: u8,
    /// Hexes the others come to, and why so many.
    owed: u8,
    owed_clause: Clause,
}

fn flags(mut battle: Battle, wanted: u8) -> Flags {
    let mut events = Vec::new();
    battle.by_hand().begin(&mut events);
    let may = battle.legal().into_iter().filter_map(|command| match command {
        Command::IgnoreFlags { flags } => Some(flags),
        _ => None,
    });
    let ignorable = may.max().unwrap_or(0);
    let ignored = wanted.min(ignorable);
    if 0 < ignorable {
        let said = battle.by_hand().command(Command::IgnoreFlags { flags: ignored }, &mut events);
        said.expect("as many flags as may be ignored are, or fewer");
    }
    let owed = events.iter().find_map(|event| match *event {
        Event::RetreatOwed { hexes, clause, .. } => Some((hexes, clause)),
        _ => None,
    });
    let (owed, owed_clause) = owed.unwrap_or((0, Clause::RetreatHexes));
    Flags { ignorable, ignored, owed, owed_clause }
}

/// A moment of the retreat. At the first the question is put even where there is no way.
#[derive(Clone)]
struct GoingBack {
    battle: Battle,
    /// What has happened.
    events: Vec<Event>,
    /// The hex it has come to, or passes through.
    place: Cell,
    /// Hexes made.
    made: u8,
}

/// What is known of a hex on the ways back.
#[derive(Default)]
struct OnTheWay {
    from: BTreeSet<Cell>,
    through: bool,
    ends: bool,
}

impl GoingBack {
    fn is_asked(&self) -> bool {
        matches!(self.battle.pending(), Pending::Decision(_, Question::Retreat))
    }

    fn go(&mut self, to: Cell) -> Result<(), battle::Refusal> {
        self.battle.by_hand().command(Command::RetreatTo { to }, &mut self.events)?;
        self.made += 1;
        self.place = to;
        Ok(())
    }

    /// The hexes it may go into next.
    fn next(&self) -> Vec<Cell> {
        if !self.is_asked() {
            return Vec::new();
        }
        let steps = self.battle.legal().into_iter().filter_map(|command| match command {
            Command::RetreatTo { to } => Some(to),
            _ => None,
        });
        steps.collect()
    }

    fn after(&self, to: Cell) -> Option<Self> {
        let mut next = self.clone();
        next.go(to).ok().map(|()| next)
    }

    /// The whole retreat, by any of its ways: they are all as long.
    fn to_the_end(&self) -> Self {
        let mut last = self.clone();
        while let Some(next) = last.next().first().and_then(|to| last.after(*to)) {
            last = next;
        }
        if last.is_asked() {
            // There is no way at all: the machine goes on to what that costs.
            last.battle.by_hand().begin(&mut last.events);
        }
        last
    }

    /// Elements lost for hexes that were not made.
    fn losses(&self) -> Vec<(u8, Clause)> {
        let lost = |event: &Event| match *event {
            Event::ElementsLost { lost, clause, .. } => Some((lost, clause)),
            Event::Noted { clause: Clause::EdgeRowRetreat } => Some((0, Clause::EdgeRowRetreat)),
            _ => None,
        };
        self.events.iter().filter_map(lost).collect()
    }

    /// Dice for those who desert.
    fn desertion(&self) -> u8 {
        match self.battle.pending() {
            Pending::Chance(chance) if chance.purpose == Purpose::Desertion => chance.dice,
            _ => 0,
        }
    }

    /// Every hex on a way from here, the nearest first.
    fn ways(&self, table: &DrawnTable) -> Vec<WayBackView> {
        let mut found: BTreeMap<(u8, Cell), OnTheWay> = BTreeMap::new();
        let (mut front, mut looked) = (vec![self.clone()], 0);
        while !front.is_empty() && looked < MOST_WAYS {
            let (mut beyond, mut seen) = (Vec::new(), BTreeSet::new());
            for moment in &front {
                for next in moment.next().into_iter().filter_map(|to| moment.after(to)) {
                    looked += 1;
                    let place = next.place;
                    let passes = |event: &Event| matches!(event, Event::Crossed { at, .. } if *at == place);
                    let known = found.entry((next.made, place)).or_default();
                    known.from.insert(moment.place);
                    known.through |= next.events.iter().any(passes);
                    known.ends |= !next.is_asked();
                    if next.is_asked() && seen.insert(next.battle.fingerprint()) {
                        beyond.push(next);
                    }
                }
            }
            front = beyond;
        }
        let word = |cell: Cell| table.field.hex_word(cell);
        let view = |((step, cell), OnTheWay { from, through, ends })| WayBackView {
            hex: word(cell),
            step,
            from: from.into_iter().map(word).collect(),
            through,
            ends,
        };
        found.into_iter().map(view).collect()
    }

    /// Why it may not go into the other hexes beside the one it is in.
    fn refused(&self, table: &DrawnTable, language: Language) -> Vec<RefusedHexView> {
        if !self.is_asked() {
            return Vec::new();
        }
        let open = self.next();
        let prompt = Prompt::new(table.field.cast(), &self.battle);
        let shut = self.battle.view().around(self.place).filter(|cell| !open.contains(cell));
        let why = shut.map(|cell| {
            let why = prompt.why(None, cell, language);
            let clause = why.clause.map(|clause| clause.id().to_owned());
            RefusedHexView { hex: table.field.hex_word(cell), title: why.title, text: why.text, clause }
        });
        why.collect()
    }
}

#[cfg(test)]
mod tests;
