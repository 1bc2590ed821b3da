//! Small positions put on an empty table by hand.
//!
//! The table is five hexes wide and seven deep, open ground. `C4` touches `B4`, `D4`, to the north `B3`, `C3`, to the
//! south `B5`, `C5`; `C5` touches `B5`, `D5`, to the north `C4`, `D4`, to the south `C6`, `D6`. North's units fall
//! back toward row 1, South's toward row 7.

use battle::{
    Arrival, Battle, Board, Camp, CampSetup, Cell, Combatant, Command, Grid, Land, Moment, OfficerSetup, Setup, UnitId,
    UnitSetup, Work,
};
use odds::{Fraction, Odds, OddsError, OddsQuestion, Policy, Tally};
use rulebook::{Rank, Rulebook, Terrain, Trait, Traits};

/// A position being put down.
#[derive(Clone)]
pub(crate) struct Sketch {
    book: Rulebook,
    grid: Grid,
    lands: Vec<Land>,
    works: Vec<Work>,
    units: Vec<UnitSetup>,
    officers: Vec<OfficerSetup>,
    tokens: u8,
    elements: Vec<(UnitId, u8)>,
    moved: Vec<(UnitId, u8)>,
}

impl Sketch {
    /// South's `A` on C5 and North's `b` on C4, of these troops, with these traits.
    pub(crate) fn duel(book: &Rulebook, attacker: (&str, Traits), target: (&str, Traits)) -> Self {
        Self::empty(book).unit("A", Camp::South, "C5", attacker).unit("b", Camp::North, "C4", target)
    }

    /// The same without traits.
    pub(crate) fn plain(book: &Rulebook, attacker: &str, target: &str) -> Self {
        Self::duel(book, (attacker, Traits::empty()), (target, Traits::empty()))
    }

    /// Nobody yet.
    pub(crate) fn empty(book: &Rulebook) -> Self {
        let grid = Grid::new(5, 7).expect("a table");
        let general = |camp| OfficerSetup {
            name: format!("general of {camp:?}"),
            camp,
            rank: Rank::GeneralInChief,
            traits: rulebook::LeaderTraits::empty(),
            start: Err(Arrival { turn: u8::MAX, entries: Vec::new() }),
        };
        Self {
            book: *book,
            grid,
            lands: vec![Land::CLEAR; grid.cell_count()],
            works: Vec::new(),
            units: Vec::new(),
            officers: vec![general(Camp::North), general(Camp::South)],
            tokens: 0,
            elements: Vec::new(),
            moved: Vec::new(),
        }
    }

    pub(crate) fn at(&self, place: &str) -> Cell {
        self.grid.find(place).expect("on the table")
    }

    pub(crate) fn unit(mut self, name: &str, camp: Camp, place: &str, (troop, written): (&str, Traits)) -> Self {
        let troop = cases::troop(&self.book, troop).expect("a troop of the book");
        self.units.push(UnitSetup {
            name: name.to_owned(),
            camp,
            troop,
            traits: UnitSetup::traits_of(troop, written),
            elements: troop.elements + u8::from(written.contains(Trait::Solid)),
            start: Ok(self.at(place)),
            parent: None,
        });
        self
    }

    /// More units of one side, of one troop.
    pub(crate) fn more(mut self, camp: Camp, troop: &str, places: &[&str]) -> Self {
        for place in places {
            self = self.unit(place, camp, place, (troop, Traits::empty()));
        }
        self
    }

    /// `b` supported by its neighbours left and right, which do not stand in its way back.
    pub(crate) fn target_supported(self) -> Self {
        self.more(Camp::North, "infantry", &["B4", "D4"])
    }

    /// `A` supported from behind; neither touches `b`.
    pub(crate) fn attacker_supported(self) -> Self {
        self.more(Camp::South, "infantry", &["C6", "D6"])
    }

    /// A superior officer in the hex of a unit.
    pub(crate) fn officer(mut self, camp: Camp, place: &str) -> Self {
        self.officers.push(OfficerSetup {
            name: format!("officer {}", self.officers.len()),
            camp,
            rank: Rank::SuperiorOfficer,
            traits: rulebook::LeaderTraits::empty(),
            start: Ok(self.at(place)),
        });
        self
    }

    /// South's general in chief, who pays for orders, far enough to change no price; and the tokens to pay with.
    pub(crate) fn paid(mut self, camp: Camp, tokens: u8) -> Self {
        let place = self.at(if camp == Camp::South { "A7" } else { "A1" });
        for general in self.officers.iter_mut().filter(|officer| officer.rank == Rank::GeneralInChief) {
            if general.camp == camp {
                general.start = Ok(place);
            }
        }
        self.tokens = tokens;
        self
    }

    pub(crate) fn ground(mut self, place: &str, ground: Terrain) -> Self {
        let cell = self.at(place);
        self.lands[cell.index()].ground = ground;
        self
    }

    pub(crate) fn height(mut self, place: &str, height: u8) -> Self {
        let cell = self.at(place);
        self.lands[cell.index()].height = height;
        self
    }

    pub(crate) fn work(mut self, kind: Terrain, inside: &str, outside: &str) -> Self {
        self.works.push(Work { kind, inside: self.at(inside), outside: self.at(outside) });
        self
    }

    pub(crate) fn elements(mut self, name: &str, elements: u8) -> Self {
        self.elements.push((self.named(name), elements));
        self
    }

    pub(crate) fn moved(mut self, name: &str, hexes: u8) -> Self {
        self.moved.push((self.named(name), hexes));
        self
    }

    pub(crate) fn place(mut self, name: &str, place: &str) -> Self {
        let (unit, cell) = (self.named(name), self.at(place));
        self.units[unit.index()].start = Ok(cell);
        self
    }

    pub(crate) fn named(&self, name: &str) -> UnitId {
        let index = self.units.iter().position(|unit| unit.name == name).expect("a unit of that name");
        UnitId::new(index).expect("a small number")
    }

    /// The combat phase of South, with `A` activated.
    pub(crate) fn battle(&self) -> Battle {
        self.battle_in(battle::Phase::Combat, &["A"])
    }

    /// Another phase of South, with these activated.
    pub(crate) fn battle_in(&self, phase: battle::Phase, activated: &[&str]) -> Battle {
        let board = Board::new(self.grid, self.lands.clone(), &[], &self.works).expect("a board");
        let setup = Setup {
            book: self.book,
            board,
            units: self.units.clone(),
            officers: self.officers.clone(),
            camps: [0, 1].map(|_| CampSetup {
                units_to_eliminate: 99,
                command_level: self.tokens,
                ..CampSetup::default()
            }),
            first: Camp::South,
            last_turn: 99,
            at_last_turn: None,
        };
        let mut moment = Moment::combat_of(Camp::South);
        moment.phase = phase;
        moment.activated = activated.iter().map(|name| self.named(name)).collect();
        moment.elements.clone_from(&self.elements);
        moment.moved.clone_from(&self.moved);
        let mut battle = Battle::at(setup, &moment).expect("a sound position");
        battle.begin(&mut ());
        battle
    }

    /// The odds of `A` on `b`.
    pub(crate) fn ask(&self, question: &OddsQuestion<'_>) -> Result<Odds, OddsError> {
        odds::of_attack(&self.battle(), self.named("A"), Combatant::Unit(self.named("b")), question)
    }

    /// Usual choices, up to the riposte.
    #[track_caller]
    pub(crate) fn exchange(&self) -> Odds {
        self.ask(&OddsQuestion::EXCHANGE).expect("an attack that may be made")
    }

    /// Usual choices, to the end.
    #[track_caller]
    pub(crate) fn whole(&self) -> Odds {
        self.ask(&OddsQuestion::WHOLE).expect("an attack that may be made")
    }

    /// Up to the riposte; whoever may say one of these does, the rest is usual.
    #[track_caller]
    pub(crate) fn saying(&self, said: &[Command]) -> Odds {
        let answer = |battle: &Battle, _, _| said.iter().copied().find(|command| battle.check(*command).is_ok());
        self.ask(&OddsQuestion::EXCHANGE.by(Policy::Fixed(&answer))).expect("an attack that may be made")
    }
}

/// Elements the target lost to hits alone.
pub(crate) fn hits(tally: Tally) -> u8 {
    tally.target_lost() - tally.target_deserted() - tally.target_lost_blocked()
}

/// The chance of something.
#[track_caller]
pub(crate) fn chance(odds: &Odds, holds: impl Fn(Tally) -> bool, numerator: i128, denominator: i128) {
    assert_eq!(odds.chance(holds), Fraction::new(numerator, denominator));
}

/// The average of something.
#[track_caller]
pub(crate) fn mean(odds: &Odds, count: impl Fn(Tally) -> u8, numerator: i128, denominator: i128) {
    let count = |tally| i8::try_from(count(tally)).expect("a small number");
    assert_eq!(odds.expected(count), Fraction::new(numerator, denominator));
}
