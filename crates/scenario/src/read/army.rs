//! `[north]` and `[south]`: the armies, their means and goals.

use super::{Said, Spot, both_languages, head, places};
use crate::cast::{Article, Name, Number, Text};
use crate::file::{
    ArmyEntry, ArrivalEntry, EnglishForm, FrenchForm, OfficerEntry, OfficerForm, OfficerGrammar, UnitEntry, UnitGrammar,
};
use crate::keys;
use crate::pictured::{BandHue, Ensign};
use battle::{Arrival, Camp, CampSetup, Cell, Grid, OfficerSetup, UnitSetup};
use reader::{Remedy, Sentence, Table, Value, sentence};
use rulebook::{LeaderTrait, LeaderTraits, Rank, Rulebook, Trait, Traits, Troop};

/// An army as it was read.
pub(crate) struct Army<'f> {
    pub(crate) camp: Camp,
    /// None where the file has no such table.
    pub(crate) table: Option<Table<'f>>,
    pub(crate) name: Option<Text>,
    pub(crate) ensign: Option<Ensign>,
    pub(crate) band: Option<BandHue>,
    pub(crate) activations: Option<Said<'f, (u8, u8)>>,
    pub(crate) tokens: Option<Said<'f, u8>>,
    pub(crate) victory: Option<Said<'f, u8>>,
    pub(crate) objectives: Vec<Spot<'f>>,
    pub(crate) objectives_needed: Option<Said<'f, u8>>,
    pub(crate) exits: Vec<Spot<'f>>,
    pub(crate) exits_needed: Option<Said<'f, u8>>,
    pub(crate) units: Vec<Unit<'f>>,
    pub(crate) officers: Vec<Officer<'f>>,
}

/// A unit as it was read.
pub(crate) struct Unit<'f> {
    pub(crate) id: Option<Said<'f, &'f str>>,
    pub(crate) name: Option<Text>,
    grammar: Option<UnitGrammar>,
    pub(crate) troop: Option<Said<'f, &'static Troop>>,
    pub(crate) elements: Option<Said<'f, u8>>,
    pub(crate) traits: Vec<Said<'f, Trait>>,
    pub(crate) start: Option<Start<'f>>,
    pub(crate) parent: Option<Said<'f, &'f str>>,
}

/// An officer as he was read.
pub(crate) struct Officer<'f> {
    pub(crate) id: Option<Said<'f, &'f str>>,
    pub(crate) name: Option<Text>,
    grammar: Option<OfficerGrammar>,
    pub(crate) rank: Option<Said<'f, Rank>>,
    pub(crate) traits: Vec<Said<'f, LeaderTrait>>,
    pub(crate) start: Option<Start<'f>>,
}

/// Where somebody starts.
pub(crate) enum Start<'f> {
    /// On the table.
    At(Spot<'f>),
    /// Later, by these hexes.
    Arrives(Said<'f, u8>, Vec<Spot<'f>>),
}

impl<'f> Army<'f> {
    pub(super) fn read(root: &Table<'f>, camp: Camp, book: Option<&Rulebook>, grid: Option<Grid>) -> Self {
        let key = match camp {
            Camp::North => "north",
            Camp::South => "south",
        };
        let table = root.need_table(key);
        let get = |key: &str| table.as_ref().and_then(|table| table.get(key));
        let number =
            |key: &str, least: u8| get(key).and_then(|value| Said::of(value.clone(), value.number(least..=u8::MAX)));
        if let Some(table) = &table {
            table.only(&keys::ARMY);
        }
        let rows = |key: &str| table.as_ref().map(|table| table.rows(key, "id")).unwrap_or_default();
        let spots = |key: &str| get(key).map(|value| Spot::list(&value, grid)).unwrap_or_default();
        Self {
            camp,
            name: table.as_ref().and_then(both_languages),
            ensign: get("ensign").and_then(|value| value.word(Sentence::new("une enseigne", "ensign"))),
            band: get("band").and_then(|value| value.word(Sentence::new("une couleur de bande", "colour of a band"))),
            activations: get("activations").and_then(activations),
            tokens: number("tokens", 0),
            victory: number("victory", 1),
            objectives: spots("objectives"),
            objectives_needed: number("objectives_needed", 1),
            exits: spots("exits"),
            exits_needed: number("exits_needed", 0),
            units: rows("units").into_iter().map(|row| Unit::read(&row, book, grid)).collect(),
            officers: rows("officers").into_iter().map(|row| Officer::read(&row, grid)).collect(),
            table,
        }
    }

    /// The army as the file says it.
    pub(super) fn entry(&self) -> Option<ArmyEntry> {
        let Text { fr, en } = self.name.clone()?;
        let said = |number: &Option<Said<'_, u8>>| number.as_ref().map(|number| number.what);
        Some(ArmyEntry {
            fr,
            en,
            ensign: self.ensign,
            band: self.band.filter(|band| *band != usual_band(self.camp)),
            activations: self.activations.as_ref().map(|said| said.what),
            tokens: said(&self.tokens),
            victory: said(&self.victory),
            objectives: places(&self.objectives),
            objectives_needed: said(&self.objectives_needed),
            exits: places(&self.exits),
            exits_needed: said(&self.exits_needed),
            units: self.units.iter().map(Unit::entry).collect::<Option<_>>()?,
            officers: self.officers.iter().map(Officer::entry).collect::<Option<_>>()?,
        })
    }

    /// Its means and goals.
    pub(crate) fn setup(&self) -> CampSetup {
        let said = |number: &Option<Said<'_, u8>>| number.as_ref().map_or(0, |number| number.what);
        let (activations, units_per_activation) = self.activations.as_ref().map_or((0, 0), |said| said.what);
        let cells = |spots: &[Spot<'_>]| spots.iter().filter_map(|spot| spot.cell).collect();
        CampSetup {
            activations,
            units_per_activation,
            command_level: said(&self.tokens),
            units_to_eliminate: said(&self.victory),
            objectives: cells(&self.objectives),
            objectives_needed: said(&self.objectives_needed),
            exits: cells(&self.exits),
            exits_needed: said(&self.exits_needed),
        }
    }
}

/// The band of a side that does not say.
fn usual_band(camp: Camp) -> BandHue {
    match camp {
        Camp::North => BandHue::Red,
        Camp::South => BandHue::Blue,
    }
}

/// `1x4`.
fn activations(value: Value<'_>) -> Option<Said<'_, (u8, u8)>> {
    let text = value.text()?;
    let digit = |text: &str| text.parse().ok().filter(|number| (1..=9).contains(number));
    let pair = text.split_once('x').and_then(|(count, units)| Some((digit(count)?, digit(units)?)));
    if pair.is_none() {
        let what =
            sentence!("«\u{a0}{text}\u{a0}» n’est pas un nombre d’activations", "`{text}` is no number of activations");
        value.report(value.problem(what + value.place()).expecting(Sentence::new(
            "les activations et leurs unités, comme \"1x4\"\u{a0}: une de quatre unités",
            "activations and units in each, as in \"1x4\": one of four units",
        )));
    }
    Said::of(value, pair)
}

impl<'f> Unit<'f> {
    fn read(row: &Table<'f>, book: Option<&Rulebook>, grid: Option<Grid>) -> Self {
        row.only(&keys::UNIT);
        let troop = row.need("troop").zip(book).and_then(|(value, book)| troop(value, book));
        Self {
            id: id(row),
            name: both_languages(row),
            grammar: row.need("grammar").and_then(|value| unit_grammar(&value)),
            troop,
            elements: row.get("elements").and_then(|value| Said::of(value.clone(), value.number(1..=9))),
            traits: row.get("traits").map(|value| unit_traits(&value)).unwrap_or_default(),
            start: start(row, grid),
            parent: row.get("parent").and_then(|value| Said::of(value.clone(), head::id(&value))),
        }
    }

    /// The traits written on it.
    pub(crate) fn written(&self) -> Traits {
        self.traits.iter().map(|said| said.what).collect()
    }

    /// All its traits, those of its troop among them.
    pub(crate) fn all_traits(&self) -> Option<Traits> {
        Some(UnitSetup::traits_of(self.troop.as_ref()?.what, self.written()))
    }

    /// Elements where the file says nothing: the troop's, one more if solid, one for a detachment (UNI-2).
    pub(crate) fn usual_elements(&self) -> Option<u8> {
        let written = self.written();
        let troop = self.troop.as_ref()?.what;
        let detached = written.contains(Trait::Detachment);
        Some(if detached { 1 } else { troop.elements + u8::from(written.contains(Trait::Solid)) })
    }

    fn entry(&self) -> Option<UnitEntry> {
        let Text { fr, en } = self.name.clone()?;
        let usual = self.usual_elements()?;
        let (hex, arrives) = self.start.as_ref()?.entry();
        Some(UnitEntry {
            id: self.id.as_ref()?.what.to_owned(),
            fr,
            en,
            grammar: self.grammar?,
            troop: self.troop.as_ref()?.what.key.to_owned(),
            elements: self.elements.as_ref().map(|said| said.what).filter(|elements| *elements != usual),
            traits: self.written(),
            hex,
            arrives,
            parent: self.parent.as_ref().map(|said| said.what.to_owned()),
        })
    }

    /// The unit as it starts; its parent is found later.
    pub(crate) fn setup(&self, camp: Camp) -> Option<UnitSetup> {
        Some(UnitSetup {
            name: self.name.as_ref()?.fr.clone(),
            camp,
            troop: self.troop.as_ref()?.what,
            traits: self.all_traits()?,
            elements: self.elements.as_ref().map_or(self.usual_elements()?, |said| said.what),
            start: self.start.as_ref()?.setup()?,
            parent: None,
        })
    }

    pub(crate) fn cast(&self) -> Option<Name> {
        let grammar = self.grammar?;
        Some(Name {
            id: self.id.as_ref()?.what.to_owned(),
            text: self.name.clone()?,
            gender: grammar.fr.gender(),
            number_fr: grammar.fr.number(),
            number_en: grammar.en.number(),
            article: grammar.en.article(),
        })
    }
}

impl<'f> Officer<'f> {
    fn read(row: &Table<'f>, grid: Option<Grid>) -> Self {
        row.only(&keys::OFFICER);
        Self {
            id: id(row),
            name: both_languages(row),
            grammar: row.need("grammar").and_then(|value| officer_grammar(&value)),
            rank: row
                .need("rank")
                .and_then(|value| Said::of(value.clone(), value.word::<Rank>(Sentence::new("un grade", "rank")))),
            traits: row.get("traits").map(|value| leader_traits(&value)).unwrap_or_default(),
            start: start(row, grid),
        }
    }

    /// What sets him apart.
    pub(crate) fn written(&self) -> LeaderTraits {
        self.traits.iter().map(|said| said.what).collect()
    }

    fn entry(&self) -> Option<OfficerEntry> {
        let Text { fr, en } = self.name.clone()?;
        let (hex, arrives) = self.start.as_ref()?.entry();
        Some(OfficerEntry {
            id: self.id.as_ref()?.what.to_owned(),
            fr,
            en,
            grammar: self.grammar?,
            rank: self.rank.as_ref()?.what,
            traits: self.written(),
            hex,
            arrives,
        })
    }

    pub(crate) fn setup(&self, camp: Camp) -> Option<OfficerSetup> {
        Some(OfficerSetup {
            name: self.name.as_ref()?.fr.clone(),
            camp,
            rank: self.rank.as_ref()?.what,
            traits: self.written(),
            start: self.start.as_ref()?.setup()?,
        })
    }

    pub(crate) fn cast(&self) -> Option<Name> {
        Some(Name {
            id: self.id.as_ref()?.what.to_owned(),
            text: self.name.clone()?,
            gender: self.grammar?.fr.gender(),
            number_fr: Number::Singular,
            number_en: Number::Singular,
            article: Article::None,
        })
    }
}

impl<'f> Start<'f> {
    /// The hex, for whoever is on the table.
    pub(crate) fn spot(&self) -> Option<&Spot<'f>> {
        match self {
            Self::At(spot) => Some(spot),
            Self::Arrives(..) => None,
        }
    }

    fn entry(&self) -> (Option<battle::Place>, Option<ArrivalEntry>) {
        match self {
            Self::At(spot) => (Some(spot.place), None),
            Self::Arrives(turn, spots) => (None, Some(ArrivalEntry { turn: turn.what, at: places(spots) })),
        }
    }

    /// The same for the machine. Who arrives together is told by equal arrivals: the hexes are put in order.
    pub(crate) fn setup(&self) -> Option<Result<Cell, Arrival>> {
        match self {
            Self::At(spot) => Some(Ok(spot.cell?)),
            Self::Arrives(turn, spots) => {
                let mut entries: Vec<Cell> = spots.iter().filter_map(|spot| spot.cell).collect();
                entries.sort_unstable();
                Some(Err(Arrival { turn: turn.what, entries }))
            }
        }
    }
}

fn id<'f>(row: &Table<'f>) -> Option<Said<'f, &'f str>> {
    row.need("id").and_then(|value| Said::of(value.clone(), head::id(&value)))
}

/// `hex` or `arrives`, one of them.
fn start<'f>(row: &Table<'f>, grid: Option<Grid>) -> Option<Start<'f>> {
    match (row.get("hex"), row.get("arrives")) {
        (Some(hex), None) => Spot::of(hex, grid).map(Start::At),
        (None, Some(arrives)) => arrival(&arrives, grid),
        (Some(_), Some(arrives)) => {
            let what =
                Sentence::new("à la fois «\u{a0}hex\u{a0}» et «\u{a0}arrives\u{a0}»", "both `hex` and `arrives`");
            arrives.report(arrives.key_problem(what + arrives.place()).expecting(Sentence::new(
                "«\u{a0}hex\u{a0}» pour qui commence sur la table, «\u{a0}arrives\u{a0}» pour qui vient plus tard",
                "`hex` for who starts on the table, `arrives` for who comes later",
            )));
            None
        }
        (None, None) if row.has("hex") || row.has("arrives") => None,
        (None, None) => {
            let what = Sentence::new("rien ne dit où cela commence", "nothing says where it starts");
            row.report(row.problem(what + row.place()).expecting(Sentence::new(
                "«\u{a0}hex = \"C7\"\u{a0}», ou «\u{a0}arrives = { turn = 3, at = [\"A1\"] }\u{a0}»",
                "`hex = \"C7\"`, or `arrives = { turn = 3, at = [\"A1\"] }`",
            )));
            None
        }
    }
}

fn arrival<'f>(value: &Value<'f>, grid: Option<Grid>) -> Option<Start<'f>> {
    let table = value.table()?;
    table.only(&keys::ARRIVAL);
    let turn = table.need("turn").and_then(|value| Said::of(value.clone(), value.number(1..=u8::MAX)));
    let at = table.need("at")?;
    let spots = Spot::list(&at, grid);
    if spots.is_empty() && at.list().is_some_and(|items| items.is_empty()) {
        let what = Sentence::new("aucun hexagone par où arriver", "no hex to arrive by");
        let expected = Sentence::new("des hexagones du bord, comme [\"A1\"]", "hexes of the edge, as in [\"A1\"]");
        at.report(at.problem(what + at.place()).expecting(expected));
    }
    Some(Start::Arrives(turn?, spots))
}

fn unit_grammar(value: &Value<'_>) -> Option<UnitGrammar> {
    let table = value.table()?;
    table.only(&keys::UNIT_GRAMMAR);
    let fr = table
        .need("fr")
        .and_then(|value| value.word::<FrenchForm>(Sentence::new("un genre et un nombre", "gender and number")));
    let en = table
        .need("en")
        .and_then(|value| value.word::<EnglishForm>(Sentence::new("un nombre et un article", "number and article")));
    Some(UnitGrammar { fr: fr?, en: en? })
}

fn officer_grammar(value: &Value<'_>) -> Option<OfficerGrammar> {
    let table = value.table()?;
    table.only(&keys::OFFICER_GRAMMAR);
    let fr = table.need("fr").and_then(|value| value.word::<OfficerForm>(Sentence::new("un genre", "gender")))?;
    Some(OfficerGrammar { fr })
}

/// The words of a list, each with its place; a word that comes twice is noted.
fn unit_traits<'f>(value: &Value<'f>) -> Vec<Said<'f, Trait>> {
    let mut traits: Vec<Said<'f, Trait>> = Vec::new();
    let words: Vec<String> = Trait::WRITTEN.iter().map(|one| one.to_string()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let noun = || Sentence::new("une caractéristique", "trait");
    for item in value.list().unwrap_or_default() {
        let Some(text) = item.text() else { continue };
        match text.parse::<Trait>().ok().filter(|one| Trait::WRITTEN.contains(*one)) {
            Some(one) => note_once(&mut traits, one, item),
            None if text.parse::<Trait>().is_ok() => {
                let what = sentence!(
                    "«\u{a0}{text}\u{a0}» vient avec la troupe et ne s’écrit pas",
                    "`{text}` comes with the troop and is not written"
                );
                item.report(item.problem(what + item.place()).expecting_one_of("", &words));
            }
            None if text == "militia" => {
                item.report(item.unknown(text, noun()).expecting_one_of("", &words).suggesting("hesitant"));
            }
            None => item.report(item.unknown(text, noun()).expecting_one_of(text, &words)),
        }
    }
    traits
}

fn leader_traits<'f>(value: &Value<'f>) -> Vec<Said<'f, LeaderTrait>> {
    let mut traits: Vec<Said<'f, LeaderTrait>> = Vec::new();
    for item in value.list().unwrap_or_default() {
        if let Some(one) = item.word::<LeaderTrait>(Sentence::new("une caractéristique de chef", "trait of a leader"))
        {
            note_once(&mut traits, one, item);
        }
    }
    traits
}

fn note_once<'f, T: PartialEq + std::fmt::Display>(list: &mut Vec<Said<'f, T>>, what: T, at: Value<'f>) {
    if list.iter().any(|said| said.what == what) {
        let twice = sentence!("«\u{a0}{what}\u{a0}» est deux fois", "`{what}` stands twice");
        let expected = Sentence::new("chaque caractéristique une seule fois", "each trait once");
        at.report(at.problem(twice + at.place()).expecting(expected).mended_by(Remedy::LeaveOut));
    } else {
        list.push(Said { what, at });
    }
}

/// A troop of the book, by its key.
fn troop<'f>(value: Value<'f>, book: &Rulebook) -> Option<Said<'f, &'static Troop>> {
    let key = value.text()?;
    if let Some(troop) = book.troop(key) {
        return Some(Said { what: troop, at: value });
    }
    let keys: Vec<&str> = book.troops.iter().map(|troop| troop.key).collect();
    let title = book.book.title();
    let others: Vec<&str> =
        books::ALL.iter().filter(|other| other.troop(key).is_some()).map(|other| other.book.title()).collect();
    let problem = if others.is_empty() {
        value.unknown(key, sentence!("une troupe de {title}", "troop of {title}"))
    } else {
        let what = Sentence::new(
            format!("«\u{a0}{key}\u{a0}» est une troupe de {}, pas de {title}", others.join(" et de ")),
            format!("`{key}` is a troop of {}, not of {title}", others.join(" and ")),
        );
        value.problem(what + value.place())
    };
    let with_weight = keys.iter().find(|known| known.strip_prefix(key) == Some("/medium")).copied();
    let expected = sentence!("une troupe de {title}\u{a0}: ", "a troop of {title}: ") + kinds(&keys);
    let problem = problem.expecting(expected).suggesting_nearest(key, &keys);
    value.report(match with_weight {
        Some(meant) => problem.suggesting(meant),
        None => problem,
    });
    None
}

/// A list of keys somebody can read: those that differ only by weight stand once.
fn kinds(keys: &[&str]) -> Sentence {
    let mut kinds: Vec<String> = Vec::new();
    for key in keys {
        let kind = key.split_once('/').map_or_else(|| (*key).to_owned(), |(kind, _)| format!("{kind}/…"));
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let weights = if kinds.iter().any(|kind| kind.ends_with('…')) {
        Sentence::new(
            " (… est very-light, light, medium, heavy ou very-heavy)",
            " (… is very-light, light, medium, heavy or very-heavy)",
        )
    } else {
        Sentence::default()
    };
    Sentence::from(kinds.join(", ")) + weights
}
