//! What a position is worth, taken apart: each number is what its weight adds, and nothing else.

use crate::position::{GENERALS, Position};
use battle::{Camp, Phase};
use opponent::{Appraisal, Weights};

/// Two against one, far apart.
fn two_against_one() -> Position {
    Position::drawn(
        "jomini",
        Phase::Movement,
        &["C8"],
        &format!(
            "
map
 1   .   .   .   .   .
 2 .   .   .c  .   .
 3   .   .   .   .   .
 4 .   .   .   .   .
 5   .   .   .   .   .
 6 .   .   .   .   .
 7   .   .   .   .   .
 8 .   .   .A  .   .B
 9   .   .   .   .   .

A: south infantry 4
B: south infantry 4
c: north infantry 4
{GENERALS}south plays, movement
"
        ),
    )
}

fn part(appraisal: &Appraisal, key: &str) -> i32 {
    appraisal.parts.iter().find(|(known, _)| known == key).unwrap_or_else(|| panic!("no part {key}")).1
}

#[test]
fn a_unit_more_is_worth_what_the_weights_say_to_one_side_and_costs_the_other_as_much() {
    let battle = two_against_one().battle;
    let [own, other] = [Camp::South, Camp::North].map(|camp| Appraisal::of(&battle, camp, &Weights::standard()));
    assert_eq!(own.parts.len(), Weights::keys().len());
    // One unit of four elements more: 180 for the unit, 50 for each element.
    assert_eq!(["unit", "element"].map(|key| part(&own, key)), [180, 200]);
    assert_eq!(["unit", "element"].map(|key| part(&other, key)), [-180, -200]);
    assert_eq!(["gun_in_contact", "horse_in_rough", "objective"].map(|key| part(&own, key)), [0; 3]);
    assert!(other.worth < 0 && 0 < own.worth, "{} {}", own.worth, other.worth);
}
