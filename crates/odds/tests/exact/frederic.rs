//! Frédéric by hand. The die: infantry, cavalry, artillery, two flags, advantage.

use crate::sketch::{Sketch, chance, hits, mean};
use battle::{Camp, Command, OfficerId};
use books::FREDERIC;
use odds::Tally;
use rulebook::{Terrain, Trait, Traits};

fn plain(attacker: &str, target: &str) -> Sketch {
    Sketch::plain(&FREDERIC, attacker, target)
}

fn against(attacker: &str, target: &str, traits: Traits) -> Sketch {
    Sketch::duel(&FREDERIC, (attacker, Traits::empty()), (target, traits))
}

fn unhit(tally: Tally) -> bool {
    hits(tally) == 0
}

#[test]
fn line_infantry_on_line_infantry_in_the_open() {
    let odds = plain("line-infantry", "line-infantry").exchange();
    // Three dice, one side hits: (5/6)³. Two sides are flags: it stays by (4/6)³.
    chance(&odds, unhit, 125, 216);
    chance(&odds, |tally| !tally.target_left(), 8, 27);
    mean(&odds, Tally::hexes_owed, 1, 1);
    // Each hex it makes, and all three are there, is a die for deserters: 1 · 1/6; with the hits 1/2 + 1/6.
    mean(&odds, Tally::target_deserted, 1, 6);
    mean(&odds, Tally::target_lost, 2, 3);
    chance(&odds, Tally::riposted, 0, 1);
    // Nobody counts letters here.
    mean(&odds, Tally::tokens_gained, 0, 1);
}

#[test]
fn deserters_after_one_flag_and_after_two() {
    let odds = plain("light-infantry", "line-infantry").exchange();
    // Two dice: two flags 1/9, then two deserters 1/36.
    chance(&odds, |tally| tally.target_deserted() == 2, 1, 324);
    // One flag 4/9 and a deserter 1/6, or two flags 1/9 and one of two 10/36.
    chance(&odds, |tally| tally.target_deserted() == 1, 17, 162);
    // The longest course: two dice, then two for the deserters.
    assert_eq!(odds.dice, 4);
}

#[test]
fn picked_troops_and_volunteers_do_not_desert() {
    for written in [Trait::Elite, Trait::Volunteer] {
        let odds = against("line-infantry", "line-infantry", written.into()).exchange();
        mean(&odds, Tally::target_deserted, 0, 1);
        mean(&odds, Tally::target_lost, 1, 2);
    }
}

#[test]
fn a_supported_target_ignores_a_flag_and_strikes_back() {
    let odds = plain("line-infantry", "line-infantry").target_supported().exchange();
    // Two flags 6/27 owe one hex, three 1/27 two.
    mean(&odds, Tally::hexes_owed, 8, 27);
    chance(&odds, Tally::riposted, 20, 27);
    // Three dice, infantry and advantage hit: 20/27 · 3 · 2/6.
    mean(&odds, Tally::lost_to_riposte, 20, 27);
    // The attacker owes a hex a flag, 20/27 · 3 · 2/6, and has room for two: the third flag, 1/27, is an element.
    mean(&odds, Tally::attacker_hexes_owed, 20, 27);
    mean(&odds, Tally::attacker_lost_blocked, 20, 729);
}

#[test]
fn support_and_cavalry_beside_make_the_advantage_a_hit() {
    chance(&plain("line-infantry", "line-infantry").attacker_supported().exchange(), unhit, 8, 27);
    let flanked = plain("line-infantry", "line-infantry").more(Camp::South, "cavalry", &["B5"]);
    chance(&flanked.exchange(), unhit, 8, 27);
    // Infantry beside it is nothing to infantry.
    let beside = plain("line-infantry", "line-infantry").more(Camp::South, "infantry", &["B5"]);
    chance(&beside.exchange(), unhit, 125, 216);
}

#[test]
fn rifles_irregulars_and_lancers_count_their_dice() {
    chance(&plain("line-rifles", "line-infantry").exchange(), unhit, 25, 36);
    chance(&plain("line-infantry", "irregular-line").exchange(), unhit, 625, 1296);
    // Lancers on cavalry: four dice; on infantry three.
    chance(&plain("lancers-medium", "cavalry-medium").exchange(), unhit, 625, 1296);
    chance(&plain("lancers-medium", "line-infantry").exchange(), unhit, 125, 216);
}

#[test]
fn small_arms_fire_has_no_advantage() {
    // Rifles at two hexes, supported: only the infantry side hits.
    let odds = plain("line-rifles", "line-infantry").place("b", "C3").attacker_supported().exchange();
    chance(&odds, unhit, 125, 216);
    chance(&odds, Tally::riposted, 0, 1);
}

#[test]
fn guns_by_distance_elements_and_gunners() {
    let guns = |place: &str| plain("foot-guns-light", "line-infantry").place("b", place);
    // Two hexes: advantage hits. Three: it misses. One element left: two dice.
    chance(&guns("C3").exchange(), unhit, 8, 27);
    chance(&guns("C2").exchange(), unhit, 125, 216);
    chance(&guns("C2").elements("A", 1).exchange(), unhit, 25, 36);
    // Elite gunners beyond two hexes: the advantage is a morale hit, so three sides drive it back: it stays by (3/6)³.
    let elite = Sketch::duel(&FREDERIC, ("foot-guns-light", Trait::Elite.into()), ("line-infantry", Traits::empty()));
    chance(&elite.place("b", "C2").exchange(), |tally| !tally.target_left(), 1, 8);
}

#[test]
fn a_gun_that_moved_rolls_a_die_less_a_hex() {
    // Very light guns: 3 − 1 dice at two hexes, infantry and advantage hit.
    let odds = plain("foot-guns-very-light", "line-infantry").place("b", "C3").moved("A", 1).exchange();
    chance(&odds, unhit, 4, 9);
}

#[test]
fn guns_fall_back_one_hex_and_panic_always() {
    let odds = against("light-infantry", "foot-guns-light", Trait::Elite.into()).exchange();
    // Two dice. One flag is ignored; two flags, 1/9, owe one hex: it is made, and even elite gunners may desert, 1/6.
    chance(&odds, |tally| tally.hexes_made() == 1, 1, 9);
    chance(&odds, |tally| tally.target_deserted() == 1, 1, 54);
}

#[test]
fn rockets_drive_horses_twice_as_far() {
    let odds = plain("rockets-light", "cavalry-medium").place("b", "C2").exchange();
    // Three sides drive it back (two flags, and the advantage of rockets is a morale hit); each owes 2 · 2 hexes, one
    // row is there. One morale hit with no other: 3 · (3/6)(3/6)² = 3/8: four owed, one made.
    chance(&odds, |tally| tally.hexes_owed() == 4 && !tally.target_destroyed(), 0, 1);
    // Three elements are lost at once with the three hexes not made: destroyed by any morale hit, or by three hits.
    chance(&odds, Tally::target_destroyed, 7 * 27 + 1, 216);
}

#[test]
fn a_front_rank_officer_is_a_die() {
    let duel = plain("line-infantry", "line-infantry").officer(Camp::South, "C5");
    let front = Command::FrontRank { officer: OfficerId::new(2) };
    chance(&duel.saying(&[front]), unhit, 625, 1296);
    chance(&duel.exchange(), unhit, 125, 216);
    // In a wood his die is under the limit of two.
    chance(&duel.ground("C4", Terrain::Forest).saying(&[front]), unhit, 25, 36);
}

#[test]
fn a_front_rank_officer_falls_by_an_advantage_for_each_loss() {
    let elite = Sketch::duel(&FREDERIC, ("line-infantry", Trait::Elite.into()), ("line-infantry", Traits::empty()));
    let duel = elite.officer(Camp::South, "C5").target_supported();
    let odds = duel.saying(&[Command::FrontRank { officer: OfficerId::new(2) }]);
    // Four dice: it strikes back with no flag or one, (2/3)⁴ + 4 · (1/3)(2/3)³ = 768/1296, but not dead by four hits.
    // Three dice at two sides a hit; elite troops do not desert, and one flag ignored leaves at most two hexes, which
    // are there: every loss is a hit, and a die by which he falls, 1/6. He stands by the sum over k hits of
    // C(3, k) (1/3)^k (2/3)^(3−k) (5/6)^k = (2/3 + 5/18)³ = (17/18)³.
    chance(&odds, Tally::riposted, 767, 1296);
    chance(&odds, |tally| tally.officers_lost() == 1, 767 * (5832 - 4913), 1296 * 5832);
}

#[test]
fn melee_armed_infantry_meets_the_riposte_first() {
    let odds = against("melee-armed-line", "line-infantry", Trait::Elite.into()).target_supported().exchange();
    chance(&odds, Tally::riposted_first, 1, 1);
    // The attack comes if no flag drove the attacker off, (4/6)³ = 8/27; then it hits by 1 − 125/216.
    chance(&odds, |tally| 0 < tally.target_lost(), 91, 729);
}

#[test]
fn elephants_attack_with_every_advantage_and_run_when_lost() {
    chance(&plain("war-elephants-medium", "line-infantry").target_supported().exchange(), unhit, 32, 243);
    let odds = plain("line-infantry", "war-elephants-medium").exchange();
    chance(&odds, |tally| hits(tally) == 1, 91, 216);
    // Unhit (5³ ways), two flags or three have no room for four hexes: of the five other sides two are flags, so
    // 3 · 2² · 3 + 2³ = 44 ways more.
    mean(&odds, Tally::enemy_elephants_panicking, 91 + 44, 216);
}

#[test]
fn a_retreat_without_room_costs_elements() {
    // Two dice on cavalry three rows from its edge: two flags owe four hexes, 1/9.
    let odds = plain("cavalry-light", "cavalry-medium").exchange();
    chance(&odds, |tally| tally.target_lost_blocked() == 1, 1, 9);
    // On the edge every flag is an element: 3 · 2/6; nobody deserts, for nobody moved.
    let edge = plain("line-infantry", "line-infantry").place("b", "C1").place("A", "C2").exchange();
    mean(&edge, Tally::target_lost_blocked, 1, 1);
    mean(&edge, Tally::target_deserted, 0, 1);
}

#[test]
fn camels_and_elephants_frighten_horses() {
    chance(&plain("cavalry-medium", "camelry-medium").exchange(), unhit, 25, 36);
    // Beside an elephant of its own side too.
    let beside = plain("cavalry-medium", "line-infantry").more(Camp::South, "elephants", &["D5"]);
    chance(&beside.exchange(), unhit, 25, 36);
}

#[test]
fn works_and_villages() {
    // Behind a palisade: two dice, no advantage even for a supported attacker, one flag ignored: it leaves by two
    // flags of two, 1/9.
    let palisade = plain("line-infantry", "line-infantry").work(Terrain::Palisade, "C4", "C5").attacker_supported();
    chance(&palisade.exchange(), unhit, 25, 36);
    chance(&palisade.exchange(), Tally::target_left, 1, 9);
    // A village supports its infantry: two dice, one flag ignored, riposte by 8/9.
    let village = plain("line-infantry", "line-infantry").ground("C4", Terrain::Habitations).exchange();
    chance(&village, Tally::riposted, 8, 9);
}

#[test]
fn rough_ground_wastes_the_advantage_of_cavalry() {
    let rocks = plain("cavalry-medium", "line-infantry").ground("C4", Terrain::Rocks).attacker_supported();
    // Two dice for horses in rocks, and no advantage.
    chance(&rocks.exchange(), unhit, 25, 36);
    // In the open the supported charge has it: (4/6)³.
    chance(&plain("cavalry-medium", "line-infantry").attacker_supported().exchange(), unhit, 8, 27);
}

#[test]
fn infantry_that_may_not_follow_up_and_cavalry_that_may() {
    chance(&plain("line-infantry", "line-infantry").whole(), Tally::hex_taken, 0, 1);
    // From a hill it must: whenever the target leaves, 19/27.
    let hill = plain("line-infantry", "line-infantry").height("C5", 1).whole();
    chance(&hill, Tally::hex_taken, 19, 27);
    chance(&plain("cavalry-medium", "line-infantry").whole(), Tally::hex_taken, 19, 27);
}
