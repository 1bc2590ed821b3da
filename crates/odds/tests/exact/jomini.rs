//! Jomini by hand. The die: infantry, cavalry, artillery, flag, letter, advantage, one side each.

use crate::sketch::{Sketch, chance, hits, mean};
use battle::{Camp, Command};
use books::JOMINI;
use odds::{OddsQuestion, Tally};
use rulebook::{Order, Terrain, Trait, Traits};

fn plain(attacker: &str, target: &str) -> Sketch {
    Sketch::plain(&JOMINI, attacker, target)
}

/// No hit struck it; hexes it had no room for are another matter.
fn unhurt(tally: Tally) -> bool {
    hits(tally) == 0
}

#[test]
fn line_infantry_on_line_infantry_in_the_open() {
    let odds = plain("line-infantry", "line-infantry").exchange();
    // Three dice; only the infantry side hits, the advantage of an unsupported attacker misses: (5/6)³.
    chance(&odds, unhurt, 125, 216);
    // The target leaves on any flag, three hexes are free behind it: 1 − (5/6)³.
    chance(&odds, Tally::target_left, 91, 216);
    // A flag is a hex, 3 · 1/6; a letter is a token, 3 · 1/6.
    mean(&odds, Tally::hexes_owed, 1, 2);
    mean(&odds, Tally::hexes_made, 1, 2);
    mean(&odds, Tally::tokens_gained, 1, 2);
    // Unsupported, it does not strike back.
    chance(&odds, Tally::riposted, 0, 1);
    assert_eq!(odds.dice, 3);
}

#[test]
fn a_supported_target_ignores_a_flag_and_strikes_back() {
    let odds = plain("line-infantry", "line-infantry").target_supported().exchange();
    // Driven back by two or three flags: 3 · 5/216 + 1/216 = 16/216.
    chance(&odds, Tally::target_left, 2, 27);
    chance(&odds, Tally::riposted, 25, 27);
    // The riposte of a supported unit on an unsupported one: three dice, infantry and advantage hit: 3 · 2/6.
    mean(&odds, Tally::lost_to_riposte, 25, 27);
    // Its letters: 25/27 · 3 · 1/6.
    mean(&odds, Tally::enemy_tokens_gained, 25, 54);
    // One flag was ignored whenever there was one: 91/216.
    mean(&odds, Tally::flags_ignored, 91, 216);
}

#[test]
fn support_makes_the_advantage_a_hit() {
    let odds = plain("line-infantry", "line-infantry").attacker_supported().exchange();
    // Infantry and advantage, two sides: (4/6)³.
    chance(&odds, unhurt, 8, 27);
    mean(&odds, Tally::target_lost, 1, 1);
}

#[test]
fn cavalry_beside_the_target_makes_the_advantage_a_hit() {
    let odds = plain("line-infantry", "line-infantry").more(Camp::South, "cavalry", &["B5"]).exchange();
    chance(&odds, unhurt, 8, 27);
}

#[test]
fn rifles_lose_a_die_in_melee_and_none_in_fire() {
    // 3 − 1 dice in melee: (5/6)².
    chance(&plain("line-rifles", "line-infantry").exchange(), unhurt, 25, 36);
    // Three at two hexes; the advantage of unsupported infantry misses in fire too.
    let fire = plain("line-rifles", "line-infantry").place("b", "C3").exchange();
    chance(&fire, unhurt, 125, 216);
    chance(&fire, Tally::riposted, 0, 1);
}

#[test]
fn a_modern_enemy_has_a_die_more_on_irregulars() {
    // 3 + 1 dice: (5/6)⁴.
    chance(&plain("line-infantry", "irregular-line").exchange(), unhurt, 625, 1296);
    // Irregulars roll 2 themselves: (5/6)².
    chance(&plain("irregular-line", "line-infantry").exchange(), unhurt, 25, 36);
}

#[test]
fn guns_at_two_hexes_and_beyond() {
    // Two hexes: infantry and advantage hit, (4/6)³.
    let near = plain("foot-guns-light", "line-infantry").place("b", "C3").exchange();
    chance(&near, unhurt, 8, 27);
    // Three hexes: the advantage misses, (5/6)³. The first letter is a flag: it stays where it is without flags and
    // letters, (4/6)³; only the second and third letter are tokens: 15/216 · 1 + 1/216 · 2.
    let far = plain("foot-guns-light", "line-infantry").place("b", "C2").exchange();
    chance(&far, unhurt, 125, 216);
    chance(&far, |tally| !tally.target_left(), 8, 27);
    mean(&far, Tally::tokens_gained, 17, 216);
}

#[test]
fn infantry_among_the_guns() {
    // Artillery and advantage hit, two sides; two elements: two hits or three, 3 · (1/9)(2/3) + 1/27.
    let odds = plain("line-infantry", "foot-guns-light").exchange();
    chance(&odds, Tally::target_destroyed, 7, 27);
    // Guns ignore one flag: they leave dead, or by two flags and no two hits. Two flags and a hit 3 · (1/36)(2/6),
    // two flags and neither 3 · (1/36)(3/6), three flags 1/216: 6/216 + 9/216 + 1/216.
    chance(&odds, |tally| tally.target_left() && !tally.target_destroyed(), 16, 216);
}

#[test]
fn a_charge_against_guns_ends_with_them() {
    // Three dice, artillery and advantage hit, as for infantry: 7/27.
    chance(&plain("cavalry-medium", "foot-guns-light").exchange(), Tally::target_destroyed, 7, 27);
}

#[test]
fn supported_heavy_cavalry() {
    // Four dice, infantry and advantage hit: (4/6)⁴.
    let odds = plain("cavalry-heavy", "line-infantry").attacker_supported().exchange();
    chance(&odds, unhurt, 16, 81);
    // Destroyed by four hits: (2/6)⁴.
    chance(&odds, Tally::target_destroyed, 1, 81);
}

#[test]
fn lancers_have_a_die_more_on_cavalry_and_cavalry_falls_back_two_hexes() {
    let odds = plain("lancers-medium", "cavalry-medium").exchange();
    // Four dice: 5⁴ ways without flag, of which 4 · 4 with three hits and 1 with four destroy its three elements.
    chance(&odds, |tally| tally.hexes_owed() == 0 && !tally.target_destroyed(), 625 - 16 - 1, 1296);
    // Otherwise every hex is owed in pairs.
    chance(&odds, |tally| tally.hexes_owed() % 2 == 1, 0, 1);
}

#[test]
fn two_flags_on_cavalry_three_hexes_from_its_edge() {
    // Two dice. Two flags owe four hexes, three are there: one element. 1/36.
    let odds = plain("cavalry-light", "cavalry-medium").exchange();
    chance(&odds, |tally| tally.target_lost_blocked() == 1, 1, 36);
    chance(&odds, |tally| tally.hexes_made() == 3, 1, 36);
    // One flag owes two hexes: 2 · (1/6)(5/6).
    chance(&odds, |tally| tally.hexes_made() == 2, 10, 36);
}

#[test]
fn super_heavy_cavalry_costs_its_enemy_a_die() {
    // 3 − 1: (5/6)² against infantry's blows, cavalry sides.
    let odds = plain("line-infantry", "cavalry-super-heavy").exchange();
    chance(&odds, unhurt, 25, 36);
}

#[test]
fn horses_fear_camels() {
    // Medium cavalry 3 − 1 beside camels: (5/6)²; the target's flags owe 2, 4 hexes of which 3 are there.
    let odds = plain("cavalry-medium", "camelry-medium").exchange();
    chance(&odds, unhurt, 25, 36);
    // The camels fear nothing: three dice.
    let odds = plain("camelry-medium", "cavalry-medium").exchange();
    assert_eq!(odds.dice, 3);
}

#[test]
fn elephants_attack_with_five_dice_and_every_advantage() {
    // Infantry and advantage: (4/6)⁵ without loss; the target is destroyed by four or five hits of five:
    // 5 · (1/3)⁴(2/3) + (1/3)⁵ = 11/243.
    let odds = plain("war-elephants-medium", "line-infantry").target_supported().exchange();
    chance(&odds, unhurt, 32, 243);
    chance(&odds, |tally| hits(tally) == 4, 11, 243);
}

#[test]
fn an_elephant_lost_runs() {
    // Three dice of unsupported infantry, the cavalry side hits: one element, 1 − (5/6)³. It runs over three rows of
    // free ground and hurts nobody.
    let odds = plain("line-infantry", "war-elephants-medium").exchange();
    chance(&odds, |tally| hits(tally) == 1, 91, 216);
    chance(&odds, |tally| tally.friends_lost() + tally.foes_lost() == 0, 1, 1);
    // Unhit, two flags owe four hexes and three six, of three: an elephant lost too. 3 · (1/36)(4/6) + 1/216.
    mean(&odds, Tally::enemy_elephants_panicking, 91 + 13, 216);
}

#[test]
fn woods_and_heights_leave_two_dice() {
    chance(&plain("line-infantry", "line-infantry").ground("C4", Terrain::Forest).exchange(), unhurt, 25, 36);
    chance(&plain("line-infantry", "line-infantry").height("C4", 1).exchange(), unhurt, 25, 36);
}

#[test]
fn infantry_in_a_village_is_always_supported() {
    let odds = plain("line-infantry", "line-infantry").ground("C4", Terrain::Habitations).exchange();
    // Two dice, one flag ignored: it leaves by two flags only, and strikes back otherwise.
    chance(&odds, Tally::target_left, 1, 36);
    chance(&odds, Tally::riposted, 35, 36);
    // Its own support is not that of the village: its advantages miss. 35/36 · 3 · 1/6.
    mean(&odds, Tally::lost_to_riposte, 35, 72);
}

#[test]
fn an_officer_with_the_target_ignores_a_flag() {
    let odds = plain("line-infantry", "line-infantry").officer(Camp::North, "C4").exchange();
    chance(&odds, Tally::target_left, 16, 216);
    // With support, two: only three flags drive it back, one hex.
    let odds = plain("line-infantry", "line-infantry").officer(Camp::North, "C4").target_supported().exchange();
    chance(&odds, Tally::target_left, 1, 216);
    mean(&odds, Tally::hexes_made, 1, 216);
}

#[test]
fn friends_behind_block_the_way_and_give_support() {
    let odds = plain("line-infantry", "line-infantry").more(Camp::North, "infantry", &["B3", "C3"]).exchange();
    // One flag ignored; the second and third cost an element each: 15/216 · 1 + 1/216 · 2.
    mean(&odds, Tally::target_lost_blocked, 17, 216);
    mean(&odds, Tally::hexes_made, 0, 1);
    // It never leaves, so it always strikes back.
    chance(&odds, Tally::riposted, 1, 1);
}

#[test]
fn on_the_edge_every_flag_is_an_element() {
    let odds = plain("line-infantry", "line-infantry").place("b", "C1").place("A", "C2").exchange();
    mean(&odds, Tally::target_lost_blocked, 1, 2);
    mean(&odds, Tally::target_lost, 1, 1);
}

#[test]
fn militia_goes_a_hex_farther() {
    let traits = Traits::from(Trait::Hesitant);
    let odds = Sketch::duel(&JOMINI, ("line-infantry", Traits::empty()), ("line-infantry", traits)).exchange();
    // Two hexes a flag, three there: made 2 · 75/216 + 3 · 15/216 + 3 · 1/216; blocked 1 · 15/216 + 3 · 1/216.
    mean(&odds, Tally::hexes_made, 198, 216);
    mean(&odds, Tally::target_lost_blocked, 18, 216);
}

#[test]
fn wagons_that_stood_still_are_a_fort() {
    let traits = Traits::from(Trait::OnWagons);
    let duel = Sketch::duel(&JOMINI, ("line-infantry", Traits::empty()), ("line-infantry", traits));
    let odds = duel.attacker_supported().exchange();
    // Two dice, no advantage, one flag ignored.
    chance(&odds, unhurt, 25, 36);
    chance(&odds, Tally::target_left, 1, 36);
}

#[test]
fn melee_armed_troops_meet_the_riposte_first() {
    let duel = plain("melee-armed-line", "line-infantry").target_supported();
    let odds = duel.exchange();
    chance(&odds, Tally::riposted_first, 1, 1);
    // The attack is made if no flag drives the attacker off, (5/6)³; then three dice, the infantry side hits:
    // 125/216 · (1 − 125/216).
    chance(&odds, |tally| 0 < tally.target_lost(), 125 * 91, 216 * 216);
    // Infantry and advantage of the riposte, 3 · 2/6, and the hexes it has no room for: two rows behind it, so the
    // third flag is an element, 1/216.
    mean(&odds, Tally::attacker_lost, 217, 216);
}

#[test]
fn an_order_adds_dice_beyond_any_limit() {
    let duel = plain("line-infantry", "line-infantry").ground("C4", Terrain::Forest).paid(Camp::South, 5);
    // Two dice in the wood, one more for cold steel: (5/6)³.
    chance(&duel.saying(&[Command::AttackOrder { order: Some(Order::ColdSteel) }]), unhurt, 125, 216);
    // Unsaid, no order is given.
    chance(&duel.exchange(), unhurt, 25, 36);
}

#[test]
fn infantry_in_square_against_cavalry() {
    let duel = plain("cavalry-medium", "line-infantry").attacker_supported().target_supported().paid(Camp::North, 5);
    // 3 − 1 dice and no advantage: (5/6)². In square nobody strikes back.
    let odds = duel.saying(&[Command::DefenceOrder { order: Some(Order::Square) }]);
    chance(&odds, unhurt, 25, 36);
    chance(&odds, Tally::riposted, 0, 1);
    // In line the advantages of supported cavalry hit: (4/6)³.
    chance(&duel.exchange(), unhurt, 8, 27);
}

#[test]
fn cavalry_takes_the_hex_and_finds_nobody_beyond() {
    // The hex is left by a flag; the cavalry takes it, and nobody is there to be pursued.
    let odds = plain("cavalry-medium", "line-infantry").whole();
    chance(&odds, Tally::hex_taken, 91, 216);
    // A second combat follows where the target has stopped beside the hex it left: one flag exactly.
    chance(&odds, Tally::fought_again, 75, 216);
    assert_eq!(odds.depth, OddsQuestion::WHOLE.depth);
}
