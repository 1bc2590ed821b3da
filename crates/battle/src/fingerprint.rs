//! A number that stands for a moment of a battle, the same on every platform and however the state is packed.

use crate::frame::{Combat, CombatMark, Frame, Stage, TurnStage};
use crate::markers::Markers;
use crate::state::{CampState, OfficerState, UnitState};
use crate::{Battle, Combatant};
use hexes::Cell;

/// A running mix of words.
struct Mix(u64);

impl Mix {
    fn word(&mut self, word: u64) {
        let stirred = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = (stirred ^ stirred >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }

    /// Up to eight bytes at once.
    fn bytes<const COUNT: usize>(&mut self, bytes: [u8; COUNT]) {
        const { assert!(COUNT <= 8, "a word holds eight bytes") };
        self.word(bytes.into_iter().rev().fold(0, |word, byte| word << 8 | u64::from(byte)));
    }

    /// Two hexes, nowhere being 0, and four bytes.
    fn places(&mut self, one: Option<Cell>, other: Option<Cell>, bytes: [u8; 4]) {
        self.word(number(one) | number(other) << 16 | u64::from(u32::from_le_bytes(bytes)) << 32);
    }

    fn unit(&mut self, unit: UnitState) {
        let counts = [unit.elements(), unit.moved(), unit.debt(), unit.group()];
        self.word(
            number(unit.cell) | u64::from(unit.marks.as_u16()) << 16 | u64::from(u32::from_le_bytes(counts)) << 32,
        );
    }

    fn officer(&mut self, officer: OfficerState) {
        self.places(officer.cell, None, [officer.marks.as_u8(), officer.group, 0, 0]);
    }

    fn camp(&mut self, camp: CampState) {
        let [tokens, more] = camp.tokens.to_le_bytes();
        self.bytes([tokens, camp.exited, u8::from(camp.must_pass), more]);
    }

    fn frame(&mut self, frame: &Frame) {
        match *frame {
            Frame::Turn(stage) => {
                let (stage, next) = turn_stage(stage);
                let [next, far] = next.to_le_bytes();
                self.bytes([1, stage, next, far]);
            }
            Frame::GoAlong { unit, from, next } => self.places(from, None, [2, unit.0, next, 0]),
            Frame::Combat(combat) => self.combat(&combat),
            Frame::Panic { marker, left } => self.bytes([4, marker.0, left.map_or(0, |left| left + 1)]),
            Frame::Flight { camp, cell } => self.places(Some(cell), None, [5, camp as u8, 0, 0]),
            Frame::FrontRankTest { officer, dice } => self.bytes([6, officer.0, dice]),
        }
    }

    fn combat(&mut self, combat: &Combat) {
        let order = |order: Option<rulebook::Order>| order.map_or(0, |order| order as u8 + 1);
        let fighter = |combatant| match combatant {
            Combatant::Unit(unit) => unit.0,
            Combatant::Elephant(marker) => 255 - marker.0,
        };
        // A unit whose number could be an elephant's is told from it by the kind of the frame.
        let far = |combatant: Combatant, bit| if combatant.unit().is_some_and(|unit| 128 <= unit.0) { bit } else { 0 };
        let kind = 3 | far(combat.attacker(), 16) | far(combat.target(), 32);
        let marks = combat.marks - (CombatMark::ElephantStrikes | CombatMark::ElephantIsStruck);
        let [marks, _] = marks.as_u16().to_le_bytes();
        let orders = [order(combat.attack_order), order(combat.defence_order)];
        // What is only kept, and follows from the rest, says nothing new.
        let more = if combat.stage == Stage::Roll { 0 } else { combat.more };
        let made = if combat.stage == Stage::Flags && !combat.evaded() { 0 } else { combat.made };
        self.places(Some(combat.from), Some(combat.at), [kind, combat.stage as u8, marks, orders[0]]);
        self.bytes([
            fighter(combat.attacker()),
            fighter(combat.target()),
            orders[1],
            combat.hits,
            combat.morale,
            more,
            combat.owed,
            made,
        ]);
    }
}

/// A hex as a number, nowhere being 0.
fn number(cell: Option<Cell>) -> u64 {
    cell.map_or(0, |cell| cell.index() as u64 + 1)
}

/// A stage of a turn, and how far it has come.
fn turn_stage(stage: TurnStage) -> (u8, u16) {
    match stage {
        TurnStage::Start => (0, 0),
        TurnStage::Panic => (1, 0),
        TurnStage::Replace => (2, 0),
        TurnStage::Command => (3, 0),
        TurnStage::Select => (4, 0),
        TurnStage::Staff(next) => (5, next.into()),
        TurnStage::Messengers => (6, 0),
        TurnStage::Movement => (7, 0),
        TurnStage::Combat => (8, 0),
        TurnStage::BurnOut(next) => (9, next),
        TurnStage::End => (10, 0),
    }
}

impl Battle {
    /// A number that stands for this moment: equal moments have equal numbers, on every platform.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut mix = Mix(0);
        let (units, officers) = self.both();
        let (affairs, spill) = (&self.rows.affairs, &self.spill);
        for unit in units {
            mix.unit(*unit);
        }
        for officer in officers {
            mix.officer(*officer);
        }
        let view = self.view();
        let loose = Markers::ids(spill).filter_map(|id| Some((id, view.loose(id)?)));
        for (marker, elephant) in loose {
            let owner = [marker.0, elephant.unit.0, u8::from(elephant.rolled), 0];
            mix.places(Some(elephant.cell), None, owner);
        }
        // Eight places at least, so that a number means the same however many have their place.
        let places = view.fires().count().max(8);
        for fire in view.fires().chain(std::iter::repeat(None)).take(places) {
            mix.word(number(fire));
        }
        for frame in affairs.stack.frames(spill) {
            mix.frame(frame);
        }
        for camp in affairs.camps {
            mix.camp(camp);
        }
        let outcome = affairs
            .outcome
            .map_or([0; 2], |outcome| [outcome.winner.map_or(1, |camp| camp as u8 + 2), outcome.by as u8]);
        mix.bytes([outcome[0], outcome[1], affairs.active as u8, affairs.phase as u8, affairs.turn]);
        let commander = affairs.commander.map_or(0, |officer| officer.0 + 1);
        let marks = affairs.marks.as_u16().to_le_bytes();
        let selection = [affairs.groups, affairs.group, commander, affairs.selected, affairs.woodsmen];
        mix.bytes([marks[0], marks[1], selection[0], selection[1], selection[2], selection[3], selection[4]]);
        mix.word(number(affairs.trail.crossing));
        mix.word(affairs.trail.path());
        mix.0
    }
}
