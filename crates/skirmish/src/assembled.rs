//! A skirmish put together: map, armies, officers, goals; nobody has played it yet.

use crate::armies::{Muster, Nation, Period, muster};
use crate::forces::{Called, called_up};
use crate::ground::Canvas;
use crate::place::placed;
use crate::text::{balance, id_of, notes, story, title, unit_name};
use crate::wish::{SkirmishAim, Wish, WishError};
use balance::TrialBattle;
use battle::{Camp, Cell, Explorer, Grid, Place};
use opponent::Luck;
use rulebook::{Currency, LeaderTraits, Rank, Rulebook, Traits};
use scenario::{
    ArmyEntry, Houses, MapEntry, MapLetters, OfficerEntry, OfficerForm, OfficerGrammar, ScenarioFile, ScenarioKind,
    Text, TurnsEntry, UnitEntry, UnitGrammar,
};

/// The last turn where two armies meet.
const MEETING_TURNS: u8 = 24;
/// The last turn of an assault.
const ASSAULT_TURNS: u8 = 12;

/// A skirmish nobody has played yet.
#[derive(Clone, Debug)]
pub(crate) struct Assembled {
    pub(crate) file: ScenarioFile,
    nations: [Nation; 2],
}

impl Assembled {
    /// Says what was measured.
    pub(crate) fn tell(&mut self, per_mille: u16, games: u32) {
        self.file.balance = Some(balance(&self.nations[0], per_mille, games));
    }
}

/// Draws one; none where it does not fit together, and another must be drawn.
pub(crate) fn assembled(wish: &Wish, luck: &mut Luck) -> Result<Option<Assembled>, WishError> {
    let book = books::of(wish.book);
    let muster = muster(wish.book);
    let period = chosen_period(&muster, wish, luck)?;
    let year = wish.year.unwrap_or_else(|| {
        let years = usize::from(period.to.abs_diff(period.from)) + 1;
        period.from.saturating_add(i16::try_from(luck.below(years)).unwrap_or(0))
    });
    let Some(nations) = two_nations(&period, luck) else { return Ok(None) };
    let attacker = if luck.below(2) == 0 { Camp::North } else { Camp::South };
    let mut canvas = Canvas::drawn(wish, luck);
    let points = |camp: Camp| match wish.aim {
        // Whoever attacks a post needs more.
        SkirmishAim::Assault if camp == attacker => wish.points + wish.points / 6,
        SkirmishAim::Assault | SkirmishAim::Meeting => wish.points,
    };
    let armies = [(Camp::North, &nations[0]), (Camp::South, &nations[1])]
        .map(|(camp, nation)| called_up(book, &muster, nation, points(camp), luck));
    let mut spots = Vec::new();
    for (camp, army) in [Camp::North, Camp::South].into_iter().zip(&armies) {
        let Some(cells) = placed(&canvas, camp, army) else { return Ok(None) };
        spots.push(cells);
    }
    spots.iter().flatten().for_each(|cell| level(&mut canvas, *cell));
    let held = if attacker == Camp::North { &spots[1] } else { &spots[0] };
    let objective = (wish.aim == SkirmishAim::Assault).then(|| post(&mut canvas, attacker, held)).flatten();
    if wish.aim == SkirmishAim::Assault && objective.is_none() {
        return Ok(None);
    }
    let side = |seat: usize, luck: &mut Luck| {
        let camp = [Camp::North, Camp::South][seat];
        let mut army = army_entry(book, &canvas, camp, &nations[seat], &armies[seat], &spots[seat], luck)?;
        army.victory = Some(threshold(armies[1 - seat].len()));
        if camp == attacker {
            army.objectives = objective.iter().map(|cell| canvas.grid.place(*cell)).collect();
        }
        Some(army)
    };
    let (Some(north), Some(south)) = (side(0, luck), side(1, luck)) else { return Ok(None) };
    let first = if wish.aim == SkirmishAim::Assault || luck.below(2) == 0 { attacker } else { attacker.opposite() };
    let file = ScenarioFile {
        year,
        title: title(wish, luck),
        story: story(wish, [&nations[0], &nations[1]], attacker),
        map: map_entry(&canvas, &period),
        turns: turns(wish, first, attacker),
        ..bare(wish, north, south)
    };
    Ok(Some(Assembled { file, nations }))
}

/// A file that says no more than every skirmish does.
fn bare(wish: &Wish, north: ArmyEntry, south: ArmyEntry) -> ScenarioFile {
    let nothing = || Text { fr: String::new(), en: String::new() };
    let grid = Grid::new(usize::from(wish.columns), usize::from(wish.rows)).expect("a size that was checked");
    ScenarioFile {
        head: vec!["#:schema ./scenario.schema.json".to_owned()],
        id: format!("skirmish-{}-{}", wish.book, wish.seed),
        book: wish.book,
        kind: ScenarioKind::Battle,
        year: 0,
        minutes: None,
        options: Vec::new(),
        sources: Vec::new(),
        hides: Vec::new(),
        before: Vec::new(),
        title: nothing(),
        date: None,
        place: None,
        story: nothing(),
        strengths: None,
        scale: None,
        balance: None,
        lesson: None,
        notes: Some(notes(wish)),
        map: MapEntry {
            drawing: MapLetters::new(grid, vec!['.'; grid.cell_count()]),
            roads: Vec::new(),
            heights: Vec::new(),
            bridges: Vec::new(),
            palisades: Vec::new(),
            ditches: Vec::new(),
            fortifications: Vec::new(),
            houses: None,
            farms: Vec::new(),
            top: None,
        },
        names: Vec::new(),
        turns: TurnsEntry { first: Camp::North, last: None, winner: None },
        north,
        south,
        steps: Vec::new(),
    }
}

fn turns(wish: &Wish, first: Camp, attacker: Camp) -> TurnsEntry {
    match wish.aim {
        SkirmishAim::Meeting => TurnsEntry { first, last: Some(MEETING_TURNS), winner: None },
        SkirmishAim::Assault => TurnsEntry { first, last: Some(ASSAULT_TURNS), winner: Some(attacker.opposite()) },
    }
}

/// Two units in five.
fn threshold(enemies: usize) -> u8 {
    u8::try_from((2 * enemies).div_ceil(5)).unwrap_or(u8::MAX).max(1)
}

/// The period of the year that is wished for, or any.
fn chosen_period(muster: &Muster, wish: &Wish, luck: &mut Luck) -> Result<Period, WishError> {
    let Some(year) = wish.year else {
        let place = luck.below(muster.periods.len());
        return Ok(muster.periods[place].clone());
    };
    let found = muster.periods.iter().find(|period| (period.from..=period.to).contains(&year));
    found.cloned().ok_or_else(|| {
        let list: Vec<String> =
            muster.periods.iter().map(|period| format!("{} … {}", period.from, period.to)).collect();
        let list = list.join(", ");
        WishError::new(
            format!("aucune armée de ce livre en {year}\u{a0}; ses périodes\u{a0}: {list}"),
            format!("no army of this book in {year}; its periods: {list}"),
        )
    })
}

fn two_nations(period: &Period, luck: &mut Luck) -> Option<[Nation; 2]> {
    let first = luck.below(period.armies.len());
    let others: Vec<usize> = (0..period.armies.len()).filter(|other| *other != first).collect();
    let second = luck.pick(&others)?;
    Some([period.armies[first].clone(), period.armies[second].clone()])
}

/// Nobody starts in woods, marsh or rocks.
fn level(canvas: &mut Canvas, cell: Cell) {
    if !['.', 'h', 'v'].contains(&canvas.letter(cell)) {
        canvas.set(cell, '.');
    }
}

/// The house of an assault: on the road, behind the defender’s first row, where nobody starts.
fn post(canvas: &mut Canvas, attacker: Camp, held: &[Cell]) -> Option<Cell> {
    let seen = |canvas: &Canvas, cell: Cell| if attacker == Camp::North { cell } else { canvas.image(cell) };
    let towards: Vec<Cell> = canvas.road_towards_south().into_iter().map(|cell| seen(canvas, cell)).collect();
    let first = held.iter().map(|cell| canvas.coordinates(seen(canvas, *cell)).1).min()?;
    let behind = |cell: &&Cell| first < canvas.coordinates(seen(canvas, **cell)).1 && !held.contains(cell);
    let cell = *towards.iter().find(behind)?;
    canvas.letters[cell.index()] = 'v';
    Some(cell)
}

fn map_entry(canvas: &Canvas, period: &Period) -> MapEntry {
    let place = |cell: &Cell| canvas.grid.place(*cell);
    let high = canvas.heights.iter().filter(|cell| canvas.letter(**cell) == 'h');
    MapEntry {
        drawing: MapLetters::new(canvas.grid, canvas.letters.clone()),
        roads: vec![canvas.road.iter().map(place).collect()],
        heights: high.map(|cell| (place(cell), 2)).collect(),
        bridges: Vec::new(),
        palisades: Vec::new(),
        ditches: Vec::new(),
        fortifications: Vec::new(),
        houses: Some(period.houses()).filter(|houses| *houses != Houses::Village),
        farms: Vec::new(),
        top: None,
    }
}

fn army_entry(
    book: &Rulebook,
    canvas: &Canvas,
    camp: Camp,
    nation: &Nation,
    units: &[Called],
    cells: &[Cell],
    luck: &mut Luck,
) -> Option<ArmyEntry> {
    let side = if camp == Camp::North { "north" } else { "south" };
    let entries = units.iter().zip(cells).map(|(unit, cell)| {
        let Text { fr, en } = unit_name(&unit.form, unit.number);
        UnitEntry {
            id: format!("{side}-{}", id_of(&en)),
            fr,
            en,
            grammar: UnitGrammar { fr: unit.form.grammar.fr(), en: unit.form.grammar.en() },
            troop: unit.troop.key.to_owned(),
            // Said in full while elements may be taken; what is usual is left out of the file.
            elements: Some(unit.troop.elements),
            traits: Traits::default(),
            hex: Some(canvas.grid.place(*cell)),
            arrives: None,
            parent: None,
        }
    });
    Some(ArmyEntry {
        fr: nation.fr.clone(),
        en: nation.en.clone(),
        ensign: Some(nation.ensign()),
        band: None,
        activations: None,
        tokens: (book.currency != Currency::None).then_some(4),
        victory: None,
        objectives: Vec::new(),
        objectives_needed: None,
        exits: Vec::new(),
        exits_needed: None,
        units: entries.collect(),
        officers: officers(book, canvas, side, nation, cells, luck)?,
    })
}

/// A general in chief in the middle, and others so that everybody hears somebody, and each activation has one.
fn officers(
    book: &Rulebook,
    canvas: &Canvas,
    side: &str,
    nation: &Nation,
    cells: &[Cell],
    luck: &mut Luck,
) -> Option<Vec<OfficerEntry>> {
    let count = u8::try_from(cells.len()).unwrap_or(u8::MAX);
    let wanted = usize::from(book.activations(count).activations).max(2);
    let range = |rank: Rank| u32::from(book.command.range.of(rank));
    let far = |from: &Cell| cells.iter().map(|cell| canvas.grid.distance(*from, *cell)).max().unwrap_or(0);
    let general = *cells.iter().min_by_key(|cell| (far(cell), **cell))?;
    let mut posts = vec![(general, Rank::GeneralInChief)];
    loop {
        let heard = |cell: &Cell| posts.iter().any(|(from, rank)| canvas.grid.distance(*from, *cell) <= range(*rank));
        let free = |cell: &&Cell| posts.iter().all(|(taken, _)| taken != *cell);
        let near = |from: &Cell| {
            cells
                .iter()
                .filter(|cell| !heard(cell) && canvas.grid.distance(*from, **cell) <= range(Rank::SubGeneral))
                .count()
        };
        let all_hear = cells.iter().all(heard);
        if all_hear && wanted <= posts.len() {
            break;
        }
        // Whoever reaches most of those who hear nobody; else far from the general, so that he is of use.
        let away = |cell: &Cell| canvas.grid.distance(general, *cell);
        let next = cells.iter().filter(free).max_by_key(|cell| (near(cell), away(cell), std::cmp::Reverse(**cell)))?;
        posts.push((*next, Rank::SubGeneral));
    }
    let mut names = nation.officers.clone();
    let entries = posts.into_iter().map(|(cell, rank)| {
        let name = if names.is_empty() { return None } else { names.swap_remove(luck.below(names.len())) };
        Some(OfficerEntry {
            id: format!("{side}-{}", id_of(&name)),
            fr: name.clone(),
            en: name,
            grammar: OfficerGrammar { fr: OfficerForm::M },
            rank,
            traits: LeaderTraits::default(),
            hex: Some(canvas.grid.place(cell)),
            arrives: None,
        })
    });
    entries.collect()
}

/// Can every unit come beside some enemy, whoever stands in its way?
pub(crate) fn everybody_meets(battle: &TrialBattle) -> bool {
    let setup = battle.start().setup();
    let cell = |unit: &battle::UnitSetup| unit.start.as_ref().ok().copied();
    setup.units.iter().all(|unit| {
        let Some(from) = cell(unit) else { return false };
        let reached = Explorer::of(&setup.book, unit.troop).reach(&setup.book, &setup.board, &[from]);
        let mut enemies = setup.units.iter().filter(|other| other.camp != unit.camp).filter_map(cell);
        enemies.any(|at| {
            let grid = setup.board.grid();
            battle::Direction::ALL
                .into_iter()
                .filter_map(|direction| grid.neighbour(at, direction))
                .any(|near| reached[near.index()])
        })
    })
}

/// Does a road go from edge to edge, hex by hex? Does every river?
pub(crate) fn ways_are_whole(file: &ScenarioFile) -> bool {
    let grid = file.map.drawing.grid();
    let cell = |place: &Place| grid.cell_at(*place);
    let on_edge = |place: &Place| {
        let (column, row) = (place.columns_east(), place.rows_south());
        column == 0 || row == 0 || column + 1 == grid.columns() || row + 1 == grid.rows()
    };
    let steps = |road: &Vec<Place>| {
        road.windows(2).all(|pair| match (cell(&pair[0]), cell(&pair[1])) {
            (Some(one), Some(other)) => grid.distance(one, other) == 1,
            _ => false,
        })
    };
    let ends = |road: &Vec<Place>| road.first().is_some_and(on_edge) && road.last().is_some_and(on_edge);
    file.map.roads.iter().all(|road| steps(road) && ends(road)) && rivers_are_whole(file)
}

/// Every hex of water hangs together with the western and the eastern edge.
fn rivers_are_whole(file: &ScenarioFile) -> bool {
    let (grid, letters) = (file.map.drawing.grid(), &file.map.drawing);
    let wet = |cell: &Cell| ['~', 'x', 'b'].contains(&letters.letter(*cell));
    let water: Vec<Cell> = grid.cells().filter(wet).collect();
    let Some(first) = water.first() else { return true };
    let mut known = vec![*first];
    let mut place = 0;
    while let Some(at) = known.get(place).copied() {
        place += 1;
        for near in battle::Direction::ALL.into_iter().filter_map(|direction| grid.neighbour(at, direction)) {
            if wet(&near) && !known.contains(&near) {
                known.push(near);
            }
        }
    }
    let column = |cell: &Cell| grid.place(*cell).columns_east();
    known.len() == water.len()
        && water.iter().any(|cell| column(cell) == 0)
        && water.iter().any(|cell| column(cell) + 1 == grid.columns())
}
