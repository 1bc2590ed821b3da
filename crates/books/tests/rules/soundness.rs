//! Soundness over all facts: no printed row is dead, rows and straight code agree, nothing is left undecided, and
//! no table looks at a fact it does not name.

use crate::facts::{Projection, any_clash, tables};
use proptest::prelude::*;
use rulebook::{
    Advantage, AllRows, AnyRow, Blow, Book, Clash, Clause, Count, Exchange, Face, Facts, FirstRow, Ledger, Rulebook,
    Shelter, Slope, Terrain, Trait, witness,
};
use std::fmt::Debug;
use strum::IntoEnumIterator;

/// A printed table, whichever of the three ways it is read.
trait Printed {
    type Answer: PartialEq + Debug;

    /// The clause of each row.
    fn row_clauses(&self) -> Vec<Clause>;

    /// The answer by the rows, and the rows that made it, a bit each.
    fn walk(&self, clash: &Clash) -> (Self::Answer, u32);

    /// The answer by the straight code.
    fn straight(&self, clash: &Clash) -> Self::Answer;

    /// The clause the answer names.
    fn named(answer: &Self::Answer) -> Option<Clause>;
}

impl<R: Copy + PartialEq + Debug> Printed for FirstRow<R> {
    type Answer = (R, Clause);

    fn row_clauses(&self) -> Vec<Clause> {
        self.rows.iter().map(|row| row.clause).collect()
    }

    fn walk(&self, clash: &Clash) -> (Self::Answer, u32) {
        let first = self.rows.iter().enumerate().find(|(_, row)| (row.applies)(clash));
        first.map_or((self.otherwise, 0), |(index, row)| ((row.result, row.clause), 1 << index))
    }

    fn straight(&self, clash: &Clash) -> Self::Answer {
        (self.read)(clash)
    }

    fn named(answer: &Self::Answer) -> Option<Clause> {
        Some(answer.1)
    }
}

impl Printed for AllRows {
    type Answer = i8;

    fn row_clauses(&self) -> Vec<Clause> {
        self.rows.iter().map(|row| row.clause).collect()
    }

    fn walk(&self, clash: &Clash) -> (i8, u32) {
        let amount = |row: &rulebook::Row<rulebook::Amount>| if (row.applies)(clash) { (row.result)(clash) } else { 0 };
        self.rows.iter().enumerate().fold((0, 0), |(sum, at_work), (index, row)| {
            let added = amount(row);
            (sum + added, at_work | u32::from(added != 0) << index)
        })
    }

    fn straight(&self, clash: &Clash) -> i8 {
        (self.total)(clash)
    }

    fn named(_: &i8) -> Option<Clause> {
        None
    }
}

impl Printed for AnyRow {
    type Answer = Option<Clause>;

    fn row_clauses(&self) -> Vec<Clause> {
        self.rows.iter().map(|row| row.clause).collect()
    }

    fn walk(&self, clash: &Clash) -> (Self::Answer, u32) {
        let first = self.rows.iter().enumerate().find(|(_, row)| (row.applies)(clash));
        first.map_or((None, 0), |(index, row)| (Some(row.clause), 1 << index))
    }

    fn straight(&self, clash: &Clash) -> Self::Answer {
        (self.forbidden_by)(clash)
    }

    fn named(answer: &Self::Answer) -> Option<Clause> {
        *answer
    }
}

/// Reads the table of each book over every case its projection can tell apart.
fn every_table_is_sound<T: Printed>(table: impl Fn(&Rulebook) -> T, projection: impl Fn(Book) -> Projection) {
    for book in &books::ALL {
        is_sound(book, &table(book), &projection(book.book));
    }
}

fn is_sound<T: Printed>(book: &Rulebook, table: &T, projection: &Projection) {
    let name = book.book;
    let clauses = table.row_clauses();
    for clause in &clauses {
        assert!(clause.stands_in(name), "{name} prints a row of {clause}, which is none of its clauses");
    }
    let mut alive = 0;
    projection.each(|clash| {
        let (answer, at_work) = table.walk(clash);
        assert_eq!(answer, table.straight(clash), "{name}: rows and straight code disagree on {clash:?}");
        if let Some(clause) = T::named(&answer) {
            assert!(clause.stands_in(name), "{name} answers by {clause}, which is none of its clauses: {clash:?}");
        }
        if at_work & !alive != 0 && projection.could_happen(book, clash) {
            alive |= at_work;
        }
    });
    let dead = clauses.iter().enumerate().filter(|(row, _)| alive & 1 << row == 0);
    let dead: Vec<String> = dead.map(|(row, clause)| format!("row {} ({clause})", row + 1)).collect();
    assert!(dead.is_empty(), "{name}: no troops of the book ever bring about {}", dead.join(", "));
}

#[test]
fn every_row_of_the_advantage_tables_decides_some_case() {
    every_table_is_sound(|book| book.advantages, tables::advantages);
}

#[test]
fn every_row_of_the_follow_up_tables_decides_some_case() {
    every_table_is_sound(|book| book.follow_up, tables::follow_up);
}

#[test]
fn every_dice_modifier_applies_to_some_case() {
    every_table_is_sound(|book| book.dice_modifiers, tables::dice_modifiers);
}

#[test]
fn every_reason_to_ignore_a_flag_applies_to_some_case() {
    every_table_is_sound(|book| book.flags_ignored, tables::flags_ignored);
}

#[test]
fn every_row_that_takes_a_hit_back_applies_to_some_case() {
    every_table_is_sound(|book| book.hits_cancelled, tables::hits_cancelled);
}

#[test]
fn every_prohibition_forbids_some_attack() {
    every_table_is_sound(|book| book.prohibitions, tables::prohibitions);
}

#[test]
fn every_bar_to_an_assault_forbids_some_assault() {
    every_table_is_sound(|book| book.assault_forbidden, tables::assault_forbidden);
}

/// The same answer with everything outside the projection made plain.
fn looks_no_farther<T: Printed>(table: &T, projection: &Projection, clash: &Clash) -> Result<(), TestCaseError> {
    let seen = projection.project(clash);
    prop_assert_eq!(table.walk(clash), table.walk(&seen));
    prop_assert_eq!(table.straight(clash), table.straight(&seen));
    Ok(())
}

/// Everything the tables and the die of a book answer to a clash, flags apart.
fn answers(book: &Rulebook, clash: &Clash) -> impl PartialEq + Debug {
    let blows: Vec<Blow> =
        Face::iter().map(|face| book.hits.blow(face, clash.mode(), &clash.attacker, &clash.defender)).collect();
    (
        (book.advantages.read)(clash),
        (book.follow_up.read)(clash),
        (book.dice_modifiers.total)(clash),
        (book.hits_cancelled.total)(clash),
        (book.prohibitions.forbidden_by)(clash),
        (book.assault_forbidden.forbidden_by)(clash),
        blows,
    )
}

fn many() -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig { cases: asked.cases.max(4096), ..asked }
}

proptest! {
    #![proptest_config(many())]

    #[test]
    fn no_table_looks_at_a_fact_outside_its_projection(clash in any_clash()) {
        for book in &books::ALL {
            let name = book.book;
            looks_no_farther(&book.advantages, &tables::advantages(name), &clash)?;
            looks_no_farther(&book.follow_up, &tables::follow_up(name), &clash)?;
            looks_no_farther(&book.dice_modifiers, &tables::dice_modifiers(name), &clash)?;
            looks_no_farther(&book.flags_ignored, &tables::flags_ignored(name), &clash)?;
            looks_no_farther(&book.hits_cancelled, &tables::hits_cancelled(name), &clash)?;
            looks_no_farther(&book.prohibitions, &tables::prohibitions(name), &clash)?;
            looks_no_farther(&book.assault_forbidden, &tables::assault_forbidden(name), &clash)?;
        }
    }

    #[test]
    fn the_bare_count_and_the_ledger_come_to_the_same(clash in any_clash(), troop in any::<prop::sample::Index>()) {
        for book in &books::ALL {
            let factors = &troop.get(book.troops).factors;
            let (mut count, mut ledger) = (Count::default(), Ledger::default());
            book.count_dice(factors, &clash, &mut count);
            book.count_dice(factors, &clash, &mut ledger);
            prop_assert_eq!(count.dice(), ledger.dice());
        }
    }

    #[test]
    fn recruits_fight_like_anybody(clash in any_clash()) {
        witness!(Panache: Clause::Training, |book| {
            let book = books::of(book);
            let mut trained = clash;
            trained.attacker.traits -= Trait::Recruit;
            trained.defender.traits -= Trait::Recruit;
            let flags = (book.flags_ignored.total)(&clash) == (book.flags_ignored.total)(&trained);
            flags && answers(book, &clash) == answers(book, &trained)
        });
    }

    #[test]
    fn an_officer_out_of_the_front_rank_acts_on_flags_alone(clash in any_clash()) {
        witness!(Frederic, Panache, Jomini, Thucidide: Clause::CharactersInfluence, |book| {
            let book = books::of(book);
            let mut alone = clash;
            alone.attacker.officers = 0;
            let his_own_side_gains_nothing = (book.flags_ignored.total)(&clash) == (book.flags_ignored.total)(&alone);
            alone.defender.officers = 0;
            his_own_side_gains_nothing && answers(book, &clash) == answers(book, &alone)
        });
    }
}

#[test]
fn a_mandatory_miss_comes_before_a_hit_and_a_hit_before_a_morale_hit() {
    witness!(Frederic, Jomini: Clause::AdvantagePrecedence, |book| {
        let table = &books::of(book).advantages;
        let mut holds = true;
        tables::advantages(book).each(|clash| {
            let always_misses = |row: &&rulebook::Row<Advantage>| row.clause == Clause::AdvantageAlwaysMisses;
            let possible = |worth| table.rows.iter().any(|row| row.result == worth && (row.applies)(clash));
            let expected = if table.rows.iter().filter(always_misses).any(|row| (row.applies)(clash)) {
                Advantage::Miss
            } else if possible(Advantage::Hit) && !possible(Advantage::Miss) {
                Advantage::Hit
            } else {
                return;
            };
            holds &= (table.read)(clash).0 == expected;
        });
        holds
    });
}

#[test]
fn every_base_factor_names_a_clause_of_its_book() {
    for book in &books::ALL {
        for troop in book.troops {
            for (elements, distance) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
                for exchange in Exchange::iter() {
                    for facts in [Facts::empty(), rulebook::Fact::RoughGround.into()] {
                        let mut clash = Clash { distance, exchange, facts, ..Clash::plain() };
                        clash.attacker.arm = troop.arm;
                        clash.attacker.traits = troop.traits;
                        clash.attacker.elements = elements;
                        let (_, clause) = book.base_factor(&troop.factors, &clash);
                        assert!(clause.stands_in(book.book), "{}: {} counts by {clause}", book.book, troop.key);
                    }
                }
            }
        }
    }
}

#[test]
fn every_limit_of_the_ground_names_a_clause_of_its_book() {
    for book in &books::ALL {
        let mut limits = 0;
        for (from, into) in Terrain::iter().flat_map(|from| Terrain::iter().map(move |into| (from, into))) {
            for (slope, shelter) in Slope::iter().flat_map(|slope| Shelter::iter().map(move |shelter| (slope, shelter)))
            {
                for distance in [1, 2] {
                    let mut clash = Clash { distance, slope, shelter, ..Clash::plain() };
                    clash.attacker.ground = from;
                    clash.defender.ground = into;
                    book.each_limit(&clash, |dice, clause| {
                        limits += 1;
                        assert_eq!(dice, 2, "{clause}");
                        assert!(clause.stands_in(book.book), "{}: a limit by {clause}", book.book);
                    });
                }
            }
        }
        assert!(0 < limits, "{} limits nothing", book.book);
    }
}
