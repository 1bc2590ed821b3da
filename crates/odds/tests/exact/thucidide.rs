//! Thucidide by hand. The die: green, blue, red, flag, letter, advantage, one side each.

use crate::sketch::{Sketch, chance, hits, mean};
use battle::{Camp, Command};
use books::THUCIDIDE;
use odds::{Elephants, OddsError, OddsQuestion, Tally};
use rulebook::{Order, Terrain, Trait, Traits};

fn plain(attacker: &str, target: &str) -> Sketch {
    Sketch::plain(&THUCIDIDE, attacker, target)
}

fn against(attacker: &str, target: &str, traits: Traits) -> Sketch {
    Sketch::duel(&THUCIDIDE, (attacker, Traits::empty()), (target, traits))
}

fn unhit(tally: Tally) -> bool {
    hits(tally) == 0
}

const SWORD: &str = "sword/medium";

#[test]
fn swords_on_five_weights() {
    let odds = |target: &str| plain(SWORD, target).exchange();
    // Three dice. Medium: blue and red, (4/6)³. Light: green too, (3/6)³. Heavy: red only, (5/6)³.
    chance(&odds("sword/medium"), unhit, 8, 27);
    chance(&odds("sword/light"), unhit, 1, 8);
    chance(&odds("sword/heavy"), unhit, 125, 216);
    // Very light: any colour or advantage, (2/6)³.
    chance(&odds("sword/very-light"), unhit, 1, 27);
    // Very heavy: red, and then a colour, 1/6 · 1/2 a die: (11/12)³.
    chance(&odds("sword/very-heavy"), unhit, 1331, 1728);
    // A red on each of three dice asks for three more.
    assert!(5 < odds("sword/very-heavy").dice);
}

#[test]
fn whoever_holds_its_ground_strikes_back() {
    let odds = plain(SWORD, SWORD).exchange();
    // No flag, (5/6)³, and alive, for three hits leave one.
    chance(&odds, Tally::riposted, 125, 216);
    // Three dice of the melee factor, two sides: 125/216 · 3 · 2/6.
    mean(&odds, Tally::lost_to_riposte, 125, 216);
    // The attacker's letters 3 · 1/6, the riposter's 125/216 · 3 · 1/6.
    mean(&odds, Tally::tokens_gained, 1, 2);
    mean(&odds, Tally::enemy_tokens_gained, 125, 432);
}

#[test]
fn a_supported_target_ignores_a_flag() {
    let odds = plain(SWORD, SWORD).target_supported().exchange();
    // Two flags or three of three dice: 16/216.
    chance(&odds, Tally::target_left, 2, 27);
    chance(&odds, Tally::riposted, 25, 27);
    // A supported riposte on an unsupported attacker: blue, red and advantage: 25/27 · 3 · 3/6.
    mean(&odds, Tally::lost_to_riposte, 25, 18);
}

#[test]
fn support_and_horse_beside_make_the_advantage_a_hit() {
    chance(&plain(SWORD, SWORD).attacker_supported().exchange(), unhit, 1, 8);
    chance(&plain(SWORD, SWORD).more(Camp::South, "camelry", &["B5"]).exchange(), unhit, 1, 8);
    chance(&plain(SWORD, SWORD).more(Camp::South, "infantry", &["B5"]).exchange(), unhit, 8, 27);
}

#[test]
fn two_handed_weapons_ignore_armour() {
    // Blue and red whatever the weight: (4/6)³.
    for target in ["sword/very-light", "sword/heavy", "sword/very-heavy"] {
        let sides = if target == "sword/very-light" { 27 } else { 64 };
        // Very light troops are also hit by advantages: three sides.
        chance(&plain("two-handed/medium", target).exchange(), unhit, sides, 216);
    }
}

#[test]
fn bows_at_three_hexes() {
    let odds = plain("bow/medium", SWORD).place("b", "C2").exchange();
    // Two dice, blue and red: (4/6)². No riposte to a shot.
    chance(&odds, unhit, 4, 9);
    chance(&odds, Tally::riposted, 0, 1);
    // In melee one die: 4/6.
    chance(&plain("bow/medium", SWORD).exchange(), unhit, 2, 3);
}

#[test]
fn spears_stop_a_charge_and_strike_back_with_two_dice() {
    // Lancers: assault 4, but against spears the melee factor 2: (4/6)².
    chance(&plain("lancers/medium", "spear/medium").exchange(), unhit, 4, 9);
    chance(&plain("lancers/medium", SWORD).exchange(), unhit, 16, 81);
    // The riposte of spears: melee factor 2, after no flag of three dice.
    let odds = plain(SWORD, "spear/medium").exchange();
    mean(&odds, Tally::lost_to_riposte, 125 * 2, 216 * 3);
}

#[test]
fn no_assault_into_a_wood() {
    // Heavy throwing weapons: assault 4; into a wood the melee factor 3, and the wood's two dice.
    chance(&plain("heavy-throwing/medium", SWORD).exchange(), unhit, 16, 81);
    let wood = plain("heavy-throwing/medium", SWORD).ground("C4", Terrain::Forest).exchange();
    chance(&wood, unhit, 4, 9);
}

#[test]
fn elephants_charge_with_every_advantage() {
    // Five dice; blue, red and advantage on medium: (3/6)⁵.
    chance(&plain("war-elephants/medium", SWORD).exchange(), unhit, 1, 32);
}

#[test]
fn each_element_of_war_elephants_is_an_elephant() {
    // Three dice, blue and red, two elements: E[min(hits, 2)] = 12/27 + 2 · 7/27.
    let odds = plain(SWORD, "war-elephants/medium").exchange();
    mean(&odds, Tally::enemy_elephants_panicking, 26, 27);
    chance(&odds, Tally::target_destroyed, 7, 27);
    // They run north over empty ground.
    chance(&odds, |tally| tally.foes_lost() + tally.friends_lost() == 0, 1, 1);
}

#[test]
fn elephants_among_their_own_are_too_much_to_count_and_stand() {
    // Medium swords of their own side bar both ways back, and each fight leaves another position behind.
    let duel = plain(SWORD, "war-elephants/medium").more(Camp::North, SWORD, &["B3", "C3"]);
    assert_eq!(duel.ask(&OddsQuestion::EXCHANGE), Err(OddsError::TooLong));
    let odds = duel.ask(&OddsQuestion::EXCHANGE.with_elephants_standing()).expect("standing they can be counted");
    assert_eq!(odds.elephants, Elephants::Stand);
    chance(&odds, |tally| hits(tally) == 2, 7, 27);
    chance(&odds, |tally| 0 < tally.foes_lost(), 0, 1);
}

#[test]
fn horse_falls_back_two_hexes_a_flag() {
    // Lancers' assault 4 on cavalry: a flag owes two hexes; three are there.
    let odds = plain("light-arms/medium", "cavalry/medium").exchange();
    // Two dice: one flag 10/36, two flags 1/36 owe four, one short.
    chance(&odds, |tally| tally.hexes_made() == 2, 10, 36);
    chance(&odds, |tally| tally.target_lost_blocked() == 1, 1, 36);
}

#[test]
fn engines_strike_back_with_one_die() {
    // A bombard is static in nothing but attack: medium armour, two elements. Three dice, blue, red and the advantage of
    // infantry on artillery: destroyed by two or three hits, 1/2.
    let odds = plain(SWORD, "bombard/medium").exchange();
    chance(&odds, Tally::target_destroyed, 1, 2);
    // It strikes back with one or no hit and no flag: sides 3 hit, 1 flag, 2 neither: 2³ + 3 · 3 · 2² = 44 of 216; its
    // die ignores armour, blue and red, and powder at one hex hits by advantage: 44/216 · 3/6.
    chance(&odds, Tally::riposted, 44, 216);
    mean(&odds, Tally::lost_to_riposte, 22, 216);
}

#[test]
fn powder_hits_by_advantage_at_two_hexes() {
    // Three dice, blue and red whatever the armour, and the advantage at two hexes: (3/6)³; beyond (4/6)³.
    chance(&plain("bombard/medium", "sword/heavy").place("b", "C3").exchange(), unhit, 1, 8);
    chance(&plain("bombard/medium", "sword/heavy").place("b", "C2").exchange(), unhit, 8, 27);
}

#[test]
fn static_engines_lose_what_they_cannot_retreat() {
    // A stone-thrower never moves: each flag not ignored is an element. Two dice of light arms: no hits and one flag
    // 2 · 1 · (sides without hit or flag: green and letter) 2 = 4 of 36; with a hit 2 · 1 · 3 = 6 the unit of two
    // elements loses both; two flags 1.
    let odds = plain("light-arms/medium", "stone-thrower/medium").exchange();
    mean(&odds, Tally::target_lost_blocked, 4 + 6 + 2, 36);
    // Two hits 9, a hit and a flag 6, two flags 1.
    chance(&odds, Tally::target_destroyed, 16, 36);
}

#[test]
fn elusive_troops_shrink_from_the_advantage() {
    // The advantage is a morale hit: two sides drive it back: it stays by (4/6)³.
    let odds = against(SWORD, SWORD, Trait::Elusive.into()).exchange();
    chance(&odds, |tally| !tally.target_left(), 8, 27);
}

#[test]
fn fanatics_are_hit_by_the_advantage_of_infantry() {
    chance(&against(SWORD, SWORD, Trait::Fanatic.into()).exchange(), unhit, 1, 8);
}

#[test]
fn an_ambush_comes_first() {
    let duel = plain(SWORD, SWORD).paid(Camp::North, 9);
    let odds = duel.saying(&[Command::DefenceOrder { order: Some(Order::Ambush) }]);
    chance(&odds, Tally::riposted_first, 1, 1);
    // The attack follows unless a flag drove the attacker off, (5/6)³ · (1 − 8/27).
    chance(&odds, |tally| 0 < hits(tally), 125 * 19, 216 * 27);
}

#[test]
fn stand_fast_ignores_a_flag_more() {
    let duel = plain(SWORD, SWORD).paid(Camp::North, 9);
    let odds = duel.saying(&[Command::DefenceOrder { order: Some(Order::StandFast) }]);
    chance(&odds, Tally::target_left, 16, 216);
}

#[test]
fn all_out_adds_two_dice() {
    let duel = plain(SWORD, SWORD).paid(Camp::South, 9);
    let odds = duel.saying(&[Command::AttackOrder { order: Some(Order::AllOut) }]);
    chance(&odds, unhit, 32, 243);
}

#[test]
fn camels_frighten_all_but_arab_horses() {
    // Cavalry 3 − 1 dice beside camels; Arab horses keep three.
    chance(&plain("cavalry/medium", "camelry/medium").exchange(), unhit, 4, 9);
    let arab =
        Sketch::duel(&THUCIDIDE, ("cavalry/medium", Trait::ArabHorses.into()), ("camelry/medium", Traits::empty()));
    chance(&arab.exchange(), unhit, 8, 27);
}

#[test]
fn infantry_stays_and_horse_follows_up() {
    chance(&plain(SWORD, SWORD).whole(), Tally::hex_taken, 0, 1);
    // Three dice, 1 − (5/6)³.
    chance(&plain("cavalry/medium", SWORD).whole(), Tally::hex_taken, 91, 216);
}
