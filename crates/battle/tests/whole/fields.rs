//! Random battlefields: every terrain, every troop, officers of all kinds, from a number.

#[path = "luck.rs"]
mod luck;

use battle::{
    Actor, Battle, Board, Camp, CampSetup, Cell, Command, Grid, Land, OfficerSetup, Pending, Setup, Sink, UnitSetup,
    WaterCrossing, Work,
};
use cases::Answer;
use enumset::EnumSet;
pub(crate) use luck::Luck;
use rulebook::{HouseRule, HouseRules, LeaderTrait, Rank, Rulebook, Terrain, Trait, Traits};
use strum::IntoEnumIterator;

fn ground(luck: &mut Luck) -> Land {
    use Terrain as T;
    let grounds = [T::Forest, T::Habitations, T::Marsh, T::Rocks, T::Sand, T::Snow, T::Stream, T::Mountain, T::Lake];
    let mut land = Land::CLEAR;
    match luck.below(20) {
        0..=3 => land.ground = grounds[luck.below(grounds.len())],
        4..=6 => land.height = 1 + u8::from(luck.one_in(4)),
        7 if luck.one_in(3) => {
            land.ground = if luck.one_in(2) { T::River } else { T::LargeRiver };
            let bridge = luck.one_in(2) || land.ground == T::LargeRiver;
            land.crossing = luck.one_in(2).then_some(if bridge { WaterCrossing::Bridge } else { WaterCrossing::Ford });
        }
        8 if luck.one_in(3) => {
            land.ground = T::Forest;
            land.height = 1;
        }
        _ => {}
    }
    land
}

/// How great a field is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scale {
    Ordinary,
    /// More hexes than fit the bits kept for an ordinary one.
    Large,
    /// As many units as can be numbered.
    Host,
}

/// Units that may let elephants loose, in a host: as many as can be told apart.
const HERDS: usize = 15;

fn board(luck: &mut Luck, scale: Scale) -> Board {
    let more = match scale {
        Scale::Ordinary => 0,
        Scale::Large => 11,
        Scale::Host => 20,
    };
    let grid = Grid::new(7 + luck.below(8) + more, 7 + luck.below(6) + more).expect("the field is sound");
    let lands = grid.cells().map(|_| ground(luck)).collect();
    let cells: Vec<Cell> = grid.cells().collect();
    let mut roads = Vec::new();
    for _ in 0..luck.below(3) {
        let mut at = cells[luck.below(cells.len())];
        let mut road = vec![at];
        for _ in 0..8 {
            let directions = battle::Direction::ALL;
            if let Some(next) = grid.neighbour(at, directions[luck.below(6)]) {
                road.push(next);
                at = next;
            }
        }
        roads.push(road);
    }
    let mut works = Vec::new();
    for _ in 0..luck.below(5) {
        let inside = cells[luck.below(cells.len())];
        let kinds = [Terrain::Palisade, Terrain::Ditch, Terrain::Fortification];
        if let Some(outside) = grid.neighbour(inside, battle::Direction::ALL[luck.below(6)]) {
            works.push(Work { kind: kinds[luck.below(3)], inside, outside });
        }
    }
    Board::new(grid, lands, &roads, &works).expect("the field is sound")
}

fn written(luck: &mut Luck, arm: rulebook::Arm) -> Traits {
    let carried = Trait::OnHorses | Trait::OnCamels | Trait::OnElephants | Trait::OnWagons;
    let mut traits = Traits::empty();
    for one in Trait::WRITTEN - carried - Trait::Detachment {
        if luck.one_in(14) {
            traits |= one;
        }
    }
    if arm == rulebook::Arm::Infantry && luck.one_in(5) {
        let carriers: Vec<Trait> = carried.iter().collect();
        traits |= carriers[luck.below(carriers.len())];
    }
    traits
}

fn house_rules(luck: &mut Luck, book: &Rulebook) -> Rulebook {
    let mut rules = HouseRules::NONE;
    for rule in HouseRule::iter() {
        if luck.one_in(4) && book.with(HouseRules::NONE.and(rule)).is_ok() && book.with(rules.and(rule)).is_ok() {
            rules = rules.and(rule);
        }
    }
    book.with(rules).expect("the field is sound")
}

/// Numbers from here on make fields of 255 units, as many as can be numbered.
pub(crate) const HOSTS: u64 = 1 << 63;

/// A set-up from a number: the same number, the same battle.
pub(crate) fn setup(book: &Rulebook, seed: u64) -> Setup {
    let mut luck = Luck::new(seed);
    let book = if luck.one_in(2) { house_rules(&mut luck, book) } else { *book };
    let large = luck.one_in(10);
    let scale = match (seed < HOSTS, large) {
        (true, false) => Scale::Ordinary,
        (true, true) => Scale::Large,
        (false, _) => Scale::Host,
    };
    field(&book, luck, scale)
}

fn field(book: &Rulebook, mut luck: Luck, scale: Scale) -> Setup {
    let board = board(&mut luck, scale);
    let grid = board.grid();
    let mut units: Vec<UnitSetup> = Vec::new();
    let mut officers = Vec::new();
    for camp in [Camp::North, Camp::South] {
        let rows = grid.rows() / 2 - 1;
        let own: Vec<Cell> = grid
            .cells()
            .filter(|cell| {
                let row = grid.place(*cell).rows_south();
                let near = if camp == Camp::North { row < rows } else { grid.rows() - rows <= row };
                near && book.ground(board.footing(*cell)).entry != rulebook::TerrainEntry::Never
            })
            .collect();
        let first = units.len();
        let (tries, most) = match scale {
            Scale::Ordinary => (4 + luck.below(12), usize::MAX),
            Scale::Large => (24 + luck.below(12), usize::MAX),
            Scale::Host => (10_000, if camp == Camp::North { 127 } else { 255 }),
        };
        for _ in 0..tries {
            if most <= units.len() {
                break;
            }
            let troop = &book.troops[luck.below(book.troops.len())];
            let cell = own[luck.below(own.len())];
            if units.iter().any(|unit| unit.start == Ok(cell)) {
                continue;
            }
            let mut marks = written(&mut luck, troop.arm);
            let beasts = |marks: Traits| {
                marks.contains(Trait::OnElephants)
                    || marks.contains(Trait::ElephantDrawn)
                    || marks.contains(Trait::Borne)
            };
            let herd = |unit: &UnitSetup| unit.troop.arm == rulebook::Arm::Elephants || beasts(unit.traits);
            let tame = troop.arm != rulebook::Arm::Elephants && !beasts(UnitSetup::traits_of(troop, marks));
            if scale == Scale::Host && !tame && HERDS <= units.iter().filter(|unit| herd(unit)).count() {
                continue;
            }
            let parent = (luck.one_in(8) && first < units.len()).then(|| battle::UnitId::new(first)).flatten();
            if parent.is_some() {
                marks |= Trait::Detachment;
            }
            let start = if luck.one_in(12) && first < units.len() {
                Err(battle::Arrival { turn: 2, entries: vec![own[0], own[own.len() - 1]] })
            } else {
                Ok(cell)
            };
            units.push(UnitSetup {
                name: format!("{} {}", troop.key, units.len()),
                camp,
                troop,
                traits: UnitSetup::traits_of(troop, marks),
                elements: troop.elements + u8::from(marks.contains(Trait::Solid)),
                start,
                parent,
            });
        }
        let leaders = 1 + luck.below(4);
        for number in 0..leaders {
            let beside = units[first + luck.below(units.len() - first)].start.clone();
            let alone = Ok(own[luck.below(own.len())]);
            let clash = alone.as_ref().is_ok_and(|cell| units.iter().any(|unit| unit.start == Ok(*cell)));
            let ranks = [Rank::GeneralInChief, Rank::SubGeneral, Rank::SuperiorOfficer];
            let mut traits = EnumSet::empty();
            for one in EnumSet::<LeaderTrait>::all() - LeaderTrait::Allied {
                if luck.one_in(8) {
                    traits |= one;
                }
            }
            officers.push(OfficerSetup {
                name: format!("officer {number}"),
                camp,
                rank: ranks[number.min(1 + luck.below(2)) * usize::from(0 < number)],
                traits,
                start: if number == 0 || luck.one_in(3) || clash { beside } else { alone },
            });
        }
        // The general stands on the table.
        let general =
            officers.iter_mut().rev().find(|officer| officer.rank == Rank::GeneralInChief).expect("the field is sound");
        if general.start.is_err() {
            general.start.clone_from(&units[first].start);
        }
    }
    let camp = |luck: &mut Luck| CampSetup {
        command_level: if book.currency == rulebook::Currency::None { 0 } else { 6 },
        exits: if luck.one_in(4) { vec![Cell::from(3_u8)] } else { Vec::new() },
        ..CampSetup::default()
    };
    let camps = [camp(&mut luck), camp(&mut luck)];
    Setup { book: *book, board, units, officers, camps, first: Camp::South, last_turn: 12, at_last_turn: None }
}

/// One more answer by chance, picked in two steps: who, then what.
pub(crate) fn answer(battle: &Battle, luck: &mut Luck, list: &mut Vec<Command>) -> Option<Answer> {
    match battle.pending() {
        Pending::Over(_) => None,
        Pending::Chance(chance) => Some(Answer::Roll(luck.roll(battle.setup().book.die, chance.dice))),
        Pending::Decision(..) => {
            let view = battle.view();
            let (mut count, mut actor) = (0, Actor::Player);
            view.each_actor(|one| {
                count += 1;
                if luck.one_in(count) {
                    actor = one;
                }
            });
            list.clear();
            view.each_legal_of(actor, |command| list.push(command));
            if list.is_empty() {
                view.each_legal_of(Actor::Player, |command| list.push(command));
            }
            assert!(!list.is_empty(), "a decision has a legal command");
            Some(Answer::Command(list[luck.below(list.len())]))
        }
    }
}

/// Gives an answer that was on the list.
pub(crate) fn give(battle: &mut Battle, answer: Answer, sink: &mut impl Sink) {
    match answer {
        Answer::Command(command) => battle.obey(command, sink),
        Answer::Roll(roll) => battle.roll(roll, sink).expect("these dice were asked for"),
    }
}
