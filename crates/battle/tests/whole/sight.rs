//! Looks that are known beforehand say what a look along the line says.

use crate::fields::{Luck, answer, give, setup};
use battle::{Battle, Cell, View, Weapon};
use rulebook::Rulebook;

/// Every two hexes on this table, near ones and some too far to be known.
fn agree_everywhere(view: &View<'_>) -> usize {
    let board = &view.setup().board;
    let cells: Vec<Cell> = board.grid().cells().collect();
    let mut open = 0;
    for from in cells.iter().step_by(3) {
        for to in cells.iter().filter(|to| board.distance(*from, **to) <= 8) {
            for weapon in [Weapon::SmallArms, Weapon::Artillery] {
                let walked = view.look(*from, *to, weapon).blocked_by(&mut ()).is_none();
                let place = |cell: Cell| board.grid().place(cell);
                assert_eq!(view.sees(*from, *to, weapon), walked, "{} to {}, {weapon:?}", place(*from), place(*to));
                open += usize::from(walked);
            }
        }
    }
    open
}

fn battles_agree(book: &Rulebook) {
    let mut open = 0;
    for seed in 0..24 {
        let mut luck = Luck::new(seed);
        let mut setup = setup(book, seed);
        if seed % 2 == 0 {
            // Where nobody is tall the looks are known; everywhere else they are walked.
            setup.units.retain(|unit| unit.parent.is_none());
            let plain = setup.units.iter().map(|unit| unit.troop).find(|troop| troop.arm == rulebook::Arm::Infantry);
            for unit in &mut setup.units {
                unit.troop = plain.unwrap_or(unit.troop);
                unit.traits = unit.troop.traits;
            }
        }
        let mut battle = Battle::new(setup).expect("the field is sound");
        battle.survey_sight();
        battle.begin(&mut ());
        let (mut list, mut answers) = (Vec::new(), 0);
        while let Some(next) = answer(&battle, &mut luck, &mut list) {
            give(&mut battle, next, &mut ());
            answers += 1;
            if answers % 150 == 1 {
                open += agree_everywhere(&battle.view());
            }
        }
    }
    assert!(1_000 < open, "hardly anything was seen");
}

#[test]
fn known_looks_agree_with_the_line_in_frederic() {
    battles_agree(&books::FREDERIC);
}

#[test]
fn known_looks_agree_with_the_line_in_panache() {
    battles_agree(&books::PANACHE);
}

#[test]
fn known_looks_agree_with_the_line_in_jomini() {
    battles_agree(&books::JOMINI);
}

#[test]
fn known_looks_agree_with_the_line_in_thucidide() {
    battles_agree(&books::THUCIDIDE);
}
