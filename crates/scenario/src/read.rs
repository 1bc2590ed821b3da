//! Reading a file: every question is asked, every mistake is noted where it stands.

pub(crate) mod army;
mod drawing;
pub(crate) mod ground;
mod head;
pub(crate) mod names;
mod steps;

use crate::cast::Text;
use crate::check;
use crate::file::{ScenarioFile, TurnsEntry};
use crate::keys;
use army::{Army, Start};
use battle::{Camp, Cell, Grid, Place};
use ground::Ground;
use head::Head;
use names::MapName;
use reader::{Remedy, Sentence, Table, Value, sentence};
use std::collections::BTreeSet;
use steps::Course;

/// Something said in a file, and where.
#[derive(Clone, Debug)]
pub(crate) struct Said<'f, T> {
    pub(crate) what: T,
    pub(crate) at: Value<'f>,
}

impl<'f, T> Said<'f, T> {
    /// What a value says, if it says it.
    pub(crate) fn of(at: Value<'f>, what: Option<T>) -> Option<Self> {
        what.map(|what| Self { what, at })
    }
}

/// A hex named in a file; without its cell if the table is not known.
#[derive(Clone, Debug)]
pub(crate) struct Spot<'f> {
    pub(crate) place: Place,
    pub(crate) cell: Option<Cell>,
    pub(crate) at: Value<'f>,
}

impl<'f> Spot<'f> {
    /// The hex a value names.
    pub(crate) fn of(at: Value<'f>, grid: Option<Grid>) -> Option<Self> {
        let text = at.text()?;
        let found = text.parse::<Place>().and_then(|place| Ok((place, grid.map(|grid| grid.find(text)).transpose()?)));
        match found {
            Ok((place, cell)) => Some(Self { place, cell, at }),
            Err(error) => {
                let what = Sentence::new(
                    format!("«\u{a0}{text}\u{a0}» n’est pas un hexagone de cette table"),
                    error.to_string(),
                );
                let expected = Sentence::new("un hexagone de la carte, comme C7", "a hex of the map, as in C7");
                let mut problem = at.problem(what).expecting(expected);
                let meant = text.trim().to_uppercase();
                if meant != text && meant.parse::<Place>().is_ok() {
                    problem = problem.suggesting(meant);
                }
                at.report(problem);
                None
            }
        }
    }

    /// The hexes of a list, none of them twice.
    pub(crate) fn list(value: &Value<'f>, grid: Option<Grid>) -> Vec<Self> {
        let items = value.list().unwrap_or_default();
        let (mut spots, mut seen) = (Vec::new(), BTreeSet::new());
        for spot in items.into_iter().filter_map(|item| Self::of(item, grid)) {
            if seen.insert(spot.place) {
                spots.push(spot);
            } else {
                spot.report_twice();
            }
        }
        spots
    }

    /// Notes that it has been named already.
    fn report_twice(&self) {
        let at = &self.at;
        let what = sentence!("{} est deux fois dans «\u{a0}{}\u{a0}»", "{} stands twice in `{}`", self.place, at.key());
        at.report(
            at.problem(what + at.place())
                .expecting(Sentence::new("chaque hexagone une seule fois", "each hex once"))
                .mended_by(Remedy::LeaveOut),
        );
    }
}

/// The places of some spots.
pub(crate) fn places(spots: &[Spot<'_>]) -> Vec<Place> {
    spots.iter().map(|spot| spot.place).collect()
}

/// Everything read from a file, as far as it could be.
pub(crate) struct Reading<'f> {
    pub(crate) head: Head<'f>,
    pub(crate) ground: Ground<'f>,
    pub(crate) names: Vec<MapName<'f>>,
    pub(crate) turns: Turns<'f>,
    pub(crate) armies: [Army<'f>; 2],
    course: Course,
}

impl<'f> Reading<'f> {
    /// Reads and checks a whole file.
    pub(crate) fn of(root: &Table<'f>, file_name: &str) -> Self {
        root.only(&keys::SCENARIO);
        let head = Head::read(root, file_name);
        let ground = Ground::read(root, head.book());
        let grid = ground.grid();
        let names = MapName::all(root, grid);
        let turns = Turns::read(root);
        let armies = [Camp::North, Camp::South].map(|camp| Army::read(root, camp, head.rulebook(), grid));
        let course = Course::read(root, &head);
        let reading = Self { head, ground, names, turns, armies, course };
        check::everything(&reading);
        check::prose::check(&reading, root);
        reading
    }

    /// Where somebody stands at the start.
    pub(crate) fn standing(&self) -> impl Iterator<Item = &Spot<'f>> {
        let units = self.armies.iter().flat_map(|army| army.units.iter().map(|unit| &unit.start));
        let officers = self.armies.iter().flat_map(|army| army.officers.iter().map(|officer| &officer.start));
        units.chain(officers).filter_map(|start| start.as_ref().and_then(Start::spot))
    }

    /// The file as data; none if something is missing or wrong.
    pub(crate) fn file(&self, comments: Vec<String>) -> Option<ScenarioFile> {
        let head = &self.head;
        let texts = head.texts.clone();
        let [date, place, strengths, scale, balance, lesson, notes] = texts.others;
        Some(ScenarioFile {
            head: comments,
            id: head.id.as_ref()?.what.to_owned(),
            book: head.book()?.book,
            kind: head.kind?,
            year: head.year?,
            minutes: head.minutes,
            options: head.options.iter().map(|option| option.what).collect(),
            sources: head.sources.clone(),
            hides: self.course.hides.clone(),
            before: self.course.before.clone(),
            title: texts.title?,
            date,
            place,
            story: texts.story?,
            strengths,
            scale,
            balance,
            lesson,
            notes,
            map: self.ground.entry.clone()?,
            names: self.names.iter().map(MapName::entry).collect::<Option<_>>()?,
            turns: self.turns.entry?,
            north: self.armies[0].entry()?,
            south: self.armies[1].entry()?,
            steps: self.course.steps.clone()?,
        })
    }
}

/// `[turns]`.
pub(crate) struct Turns<'f> {
    pub(crate) entry: Option<TurnsEntry>,
    pub(crate) last: Option<Said<'f, u8>>,
}

impl<'f> Turns<'f> {
    fn read(root: &Table<'f>) -> Self {
        let Some(table) = root.need_table("turns") else { return Self { entry: None, last: None } };
        table.only(&keys::TURNS);
        let first = table.need("first").and_then(|value| side(&value));
        let last = table.get("last").and_then(|value| Said::of(value.clone(), value.number(1..=u8::MAX)));
        let winner = table.get("winner").and_then(|value| side(&value));
        let number = last.as_ref().map(|last| last.what);
        Self { entry: first.map(|first| TurnsEntry { first, last: number, winner }), last }
    }
}

/// `north` or `south`.
fn side(value: &Value<'_>) -> Option<Camp> {
    let text = value.text()?;
    let camp = match text {
        "north" => Some(Camp::North),
        "south" => Some(Camp::South),
        _ => None,
    };
    if camp.is_none() {
        value.report(value.unknown(text, Sentence::new("un camp", "side")).expecting_one_of(text, &["north", "south"]));
    }
    camp
}

/// A text in both languages.
pub(crate) fn text(value: &Value<'_>) -> Option<Text> {
    let table = value.table()?;
    table.only(&keys::TEXT);
    both_languages(&table)
}

/// The keys `fr` and `en` of a table, both needed.
pub(crate) fn both_languages(table: &Table<'_>) -> Option<Text> {
    let languages = [("fr", ("français", "French")), ("en", ("anglais", "English"))];
    let [fr, en] = languages.map(|(key, (language_fr, language_en))| {
        if !table.has(key) {
            let what = sentence!("pas de texte {language_fr}", "no {language_en} text");
            let expected = sentence!(
                "«\u{a0}{key} = \"…\"\u{a0}»\u{a0}: chaque texte en français et en anglais",
                "`{key} = \"…\"`: every text in French and in English"
            );
            table.report(table.problem(what + table.place()).expecting(expected));
        }
        table.get(key).and_then(|value| value.text())
    });
    Some(Text { fr: fr?.to_owned(), en: en?.to_owned() })
}
