//! A drawn field laid out as a battle, at the moment its unit has to go back.

use crate::ground::Grounds;
use crate::reckon::ear::Ear;
use crate::trouble::{Trouble, shown, status};
use battle::{
    Arrival, Battle, Board, Camp, CampSetup, Cell, Direction, Grid, Land, Moment, OfficerSetup, Place, Setback, Setup,
    UnitId, UnitSetup, WaterCrossing,
};
use rulebook::{Arm, LeaderTraits, Rank, Rulebook, Terrain, Trait, Traits, Weight, Words};
use scenario::{Article, Cast, Gender, Name, Number, Text};
use wire::Field;
use wire::live::{DrawnHex, RetreatField, RetreatPiece, RetreatRequest};

/// As many units as stand round one who goes back, and a few more.
const MOST_PIECES: usize = 60;
const MOST_FLAGS: u8 = 8;
const MOST_ELEMENTS: u8 = 12;
const MOST_OFFICERS: u8 = 4;
/// Hexes of a drawn field, one way and the other.
const SIDES: std::ops::RangeInclusive<u8> = 3..=21;

/// The unit that goes back is the first of the set-up.
const OWN: usize = 0;

/// A field laid out.
pub(super) struct DrawnTable {
    pub(super) field: Field,
    pub(super) own: UnitId,
    attacker: UnitId,
    fires: Vec<Cell>,
}

impl DrawnTable {
    /// Lays it out.
    pub(super) fn of(grounds: &Grounds, asked: &RetreatRequest, read: &Ear) -> Result<Self, Trouble> {
        let book = read.rulebook(&asked.book, &asked.options)?;
        if !(1..=MOST_FLAGS).contains(&asked.flags) || MOST_PIECES < asked.others.len() {
            return Err(too_much());
        }
        let (board, fires) = ground(grounds, asked, read)?;
        let laying = Laying { book: &book, grid: board.grid(), read };
        let pieces = || std::iter::once(&asked.unit).chain(&asked.others);
        let mut units = pieces().map(|piece| laying.unit(piece)).collect::<Result<Vec<_>, _>>()?;
        if let Some(twice) =
            units.iter().enumerate().find(|(at, one)| units[..*at].iter().any(|two| two.start == one.start))
        {
            return Err(two_in_one_hex(&asked.others[twice.0 - 1].hex));
        }
        let attacker = laying.attacker(&mut units)?;
        let officers = laying.officers(asked)?;
        let never = CampSetup { units_to_eliminate: u8::MAX, ..CampSetup::default() };
        let first = units[OWN].camp.opposite();
        let cast = cast(units.len(), officers.len());
        let setup = Setup {
            book,
            board,
            units,
            officers,
            camps: [never.clone(), never],
            first,
            last_turn: u8::MAX,
            at_last_turn: None,
        };
        let own = UnitId::new(OWN).expect("the first unit can be numbered");
        Ok(Self { field: Field::new("retreat", setup, cast), own, attacker, fires })
    }

    /// The battle with so many flags on the unit, asked either how many it ignores or where it goes.
    pub(super) fn struck(&self, flags: u8, may_ignore: bool) -> Result<Battle, Trouble> {
        let setup = self.field.setup().clone();
        let mut moment = Moment::combat_of(setup.first);
        moment.activated = vec![self.attacker];
        moment.fires.clone_from(&self.fires);
        moment.setback = Some(Setback { attacker: self.attacker, target: self.own, flags, may_ignore });
        Battle::at(setup, &moment).map_err(Trouble::malformed)
    }
}

/// The ground, and what burns on it.
fn ground(grounds: &Grounds, asked: &RetreatRequest, read: &Ear) -> Result<(Board, Vec<Cell>), Trouble> {
    match &asked.field {
        RetreatField::Battle { scenario } => {
            Ok((grounds.scenario(scenario, read.language)?.setup().board.clone(), Vec::new()))
        }
        RetreatField::Drawn { columns, rows, hexes } => {
            let grid = Grid::new((*columns).into(), (*rows).into()).map_err(|_| too_much())?;
            if !SIDES.contains(columns) || !SIDES.contains(rows) {
                return Err(too_much());
            }
            drawn(grid, hexes)
        }
    }
}

fn drawn(grid: Grid, hexes: &[DrawnHex]) -> Result<(Board, Vec<Cell>), Trouble> {
    let mut lands = vec![Land::CLEAR; grid.cell_count()];
    let (mut roads, mut fires) = (Vec::new(), Vec::new());
    for hex in hexes {
        let cell = cell_named(grid, &hex.hex)?;
        let ground: Terrain = hex.ground.into();
        lands[cell.index()] = land(ground);
        if hex.road || matches!(ground, Terrain::Bridge | Terrain::LargeBridge) {
            roads.push(cell);
        }
        if hex.fire {
            fires.push(cell);
        }
    }
    let touching = |from: &Cell| {
        let (from, roads) = (*from, &roads);
        let ahead = Direction::ALL.into_iter().filter_map(move |side| grid.neighbour(from, side));
        ahead.filter(|to| roads.contains(to)).map(move |to| vec![from, to]).collect::<Vec<_>>()
    };
    let joined: Vec<Vec<Cell>> = roads.iter().flat_map(touching).collect();
    let board = Board::new(grid, lands, &joined, &[]).map_err(Trouble::malformed)?;
    Ok((board, fires))
}

/// A hex drawn with one letter: crossings lie over their water.
const fn land(ground: Terrain) -> Land {
    let (ground, crossing) = match ground {
        Terrain::Bridge => (Terrain::River, Some(WaterCrossing::Bridge)),
        Terrain::LargeBridge => (Terrain::LargeRiver, Some(WaterCrossing::Bridge)),
        ground => return Land::drawn(ground),
    };
    Land { ground, height: 0, crossing }
}

/// Pieces being laid on a grid.
struct Laying<'a> {
    book: &'a Rulebook,
    grid: Grid,
    read: &'a Ear,
}

impl Laying<'_> {
    fn unit(&self, piece: &RetreatPiece) -> Result<UnitSetup, Trouble> {
        let troop = self.book.troop(&piece.troop).ok_or_else(|| no_troop(&piece.troop, self.book))?;
        let written = piece.traits.iter().map(|word| self.read.word::<Trait>(word, Words::new("un trait", "a trait")));
        let written: Traits = written.collect::<Result<_, _>>()?;
        let full = if written.contains(Trait::Detachment) { 1 } else { troop.elements };
        let elements = piece.elements.unwrap_or(full + u8::from(written.contains(Trait::Solid)));
        if !(1..=MOST_ELEMENTS).contains(&elements) || MOST_OFFICERS < piece.officers {
            return Err(too_much());
        }
        Ok(UnitSetup {
            name: troop.key.to_owned(),
            camp: piece.camp.into(),
            troop,
            traits: UnitSetup::traits_of(troop, written),
            elements,
            start: Ok(cell_named(self.grid, &piece.hex)?),
            parent: None,
        })
    }

    /// Who struck: the nearest enemy; where none is drawn, one as far away as can be.
    fn attacker(&self, units: &mut Vec<UnitSetup>) -> Result<UnitId, Trouble> {
        let standing = |unit: &UnitSetup| unit.start.as_ref().ok().copied();
        let own = standing(&units[OWN]).expect("it was laid on the table");
        let away = |unit: &UnitSetup| standing(unit).map_or(u32::MAX, |cell| self.grid.distance(own, cell));
        let camp = units[OWN].camp.opposite();
        let enemies = units.iter().enumerate().filter(|(_, unit)| unit.camp == camp);
        if let Some((nearest, _)) = enemies.min_by_key(|(_, unit)| away(unit)) {
            return UnitId::new(nearest).ok_or_else(too_much);
        }
        let free = self.grid.cells().filter(|cell| !units.iter().any(|unit| standing(unit) == Some(*cell)));
        let corner = free.max_by_key(|cell| self.grid.distance(own, *cell)).ok_or_else(too_much)?;
        let plain = self.book.troops.iter().filter(|troop| troop.arm == Arm::Infantry);
        let troop = plain.min_by_key(|troop| (troop.weight != Weight::Medium, troop.traits.len()));
        let troop = troop.expect("every book has infantry");
        units.push(UnitSetup {
            name: troop.key.to_owned(),
            camp,
            troop,
            traits: troop.traits,
            elements: troop.elements,
            start: Ok(corner),
            parent: None,
        });
        UnitId::new(units.len() - 1).ok_or_else(too_much)
    }

    /// Generals in chief who are elsewhere, then those who are with the units.
    fn officers(&self, asked: &RetreatRequest) -> Result<Vec<OfficerSetup>, Trouble> {
        let officer = |camp, rank, start| OfficerSetup {
            name: format!("{rank}"),
            camp,
            rank,
            traits: LeaderTraits::empty(),
            start,
        };
        let away = || Err(Arrival { turn: u8::MAX, entries: Vec::new() });
        let mut officers: Vec<OfficerSetup> =
            [Camp::North, Camp::South].map(|camp| officer(camp, Rank::GeneralInChief, away())).into();
        for piece in std::iter::once(&asked.unit).chain(&asked.others) {
            let cell = cell_named(self.grid, &piece.hex)?;
            let with_it = || officer(piece.camp.into(), Rank::SuperiorOfficer, Ok(cell));
            officers.extend((0..piece.officers).map(|_| with_it()));
        }
        Ok(officers)
    }
}

/// The hex of a name.
pub(super) fn cell_named(grid: Grid, word: &str) -> Result<Cell, Trouble> {
    let place: Result<Place, _> = word.trim().parse();
    place.ok().and_then(|place| grid.cell_at(place)).ok_or_else(|| {
        let word = shown(word);
        Trouble::new(
            status::BAD_REQUEST,
            "no-such-hex",
            format!("il n’y a pas d’hexagone «\u{a0}{word}\u{a0}» sur ce champ"),
            format!("there is no hex “{word}” on this field"),
        )
    })
}

fn no_troop(word: &str, book: &Rulebook) -> Trouble {
    let (word, title) = (shown(word), book.book.title());
    Trouble::new(
        status::BAD_REQUEST,
        "no-such-troop",
        format!("{title} n’a pas de troupe «\u{a0}{word}\u{a0}»"),
        format!("{title} has no troop “{word}”"),
    )
}

fn two_in_one_hex(hex: &str) -> Trouble {
    let hex = shown(hex);
    Trouble::new(
        status::UNPROCESSABLE_ENTITY,
        "two-units",
        format!("deux unités sont en {hex}\u{a0}: une seule par hexagone (GEO-4)"),
        format!("two units stand on {hex}: one unit a hex (GEO-4)"),
    )
}

fn too_much() -> Trouble {
    Trouble::new(
        status::UNPROCESSABLE_ENTITY,
        "too-much",
        format!(
            "ce champ ne peut pas être posé\u{a0}: de {} à {} hexagones de côté, {MOST_PIECES} unités, 1 à {MOST_FLAGS} drapeaux, 1 à {MOST_ELEMENTS} plaquettes",
            SIDES.start(),
            SIDES.end()
        ),
        format!(
            "this field cannot be laid out: {} to {} hexes a side, {MOST_PIECES} units, 1 to {MOST_FLAGS} flags, 1 to {MOST_ELEMENTS} elements",
            SIDES.start(),
            SIDES.end()
        ),
    )
}

/// Nobody has a name of his own: they go by their numbers.
fn cast(units: usize, officers: usize) -> Cast {
    let name = |kind: &str, fr: &str, en: &str, number: usize, gender| Name {
        id: format!("{kind}-{number}"),
        text: Text { fr: format!("{fr} {number}"), en: format!("{en} {number}") },
        gender,
        number_fr: Number::Singular,
        number_en: Number::Singular,
        article: Article::None,
    };
    let army = |fr: &str, en: &str| Text { fr: fr.to_owned(), en: en.to_owned() };
    Cast {
        units: (1..=units).map(|number| name("unit", "unité", "unit", number, Gender::Feminine)).collect(),
        officers: (1..=officers)
            .map(|number| name("officer", "officier", "officer", number, Gender::Masculine))
            .collect(),
        armies: [army("Nord", "North"), army("Sud", "South")],
    }
}
