//! Panache by hand. The die: two hits, a melee hit, a ducat, two flags.

use crate::sketch::{Sketch, chance, hits, mean};
use battle::{Camp, Command};
use books::PANACHE;
use odds::Tally;
use rulebook::{Terrain, Trait, Traits};

fn plain(attacker: &str, target: &str) -> Sketch {
    Sketch::plain(&PANACHE, attacker, target)
}

fn against(attacker: &str, target: &str, traits: Traits) -> Sketch {
    Sketch::duel(&PANACHE, (attacker, Traits::empty()), (target, traits))
}

fn unhit(tally: Tally) -> bool {
    hits(tally) == 0
}

const FOOT: &str = "melee-infantry/medium";

#[test]
fn medium_foot_on_medium_foot_in_the_open() {
    let odds = plain(FOOT, FOOT).exchange();
    // Three dice, three sides hit: (3/6)³; two drive back: it stays by (4/6)³; one is a ducat: 3 · 1/6.
    chance(&odds, unhit, 1, 8);
    chance(&odds, |tally| !tally.target_left(), 8, 27);
    mean(&odds, Tally::tokens_gained, 1, 2);
    mean(&odds, Tally::target_lost, 3, 2);
    chance(&odds, Tally::riposted, 0, 1);
}

#[test]
fn heavier_targets_cost_a_die() {
    // 3 − 1 dice: (3/6)².
    chance(&plain(FOOT, "melee-infantry/heavy").exchange(), unhit, 1, 4);
}

#[test]
fn very_heavy_targets_also_take_a_plain_hit_back() {
    let odds = plain(FOOT, "melee-infantry/very-heavy").exchange();
    // Two dice of plain 1/3, melee 1/6, neither 1/2. No loss: neither twice 1/4, a plain hit alone 1/3.
    chance(&odds, |tally| hits(tally) == 0, 7, 12);
    // One: a melee hit alone 1/6, plain and melee 1/9, two plain 1/9. Two: two melee hits.
    chance(&odds, |tally| hits(tally) == 1, 7, 18);
    chance(&odds, |tally| hits(tally) == 2, 1, 36);
}

#[test]
fn lighter_targets_give_dice() {
    // 3 + 1 and 3 + 2; neither evades, as usual.
    chance(&plain(FOOT, "melee-infantry/light").exchange(), unhit, 1, 16);
    chance(&plain(FOOT, "melee-infantry/very-light").exchange(), unhit, 1, 32);
}

#[test]
fn fire_by_weight() {
    let fire = |target: &str| plain("shot/medium", target).place("b", "C3").exchange();
    // Only the two plain sides hit at a distance. Medium: three dice, (4/6)³. Light: two, (4/6)².
    chance(&fire(FOOT), unhit, 8, 27);
    chance(&fire("melee-infantry/light"), unhit, 4, 9);
    chance(&fire("melee-infantry/heavy"), unhit, 4, 9);
    // Very light: two dice and a hit taken back: one element if both hit, 1/9. Very heavy the same.
    chance(&fire("melee-infantry/very-light"), |tally| hits(tally) == 1, 1, 9);
    chance(&fire("melee-infantry/very-heavy"), |tally| hits(tally) == 1, 1, 9);
}

#[test]
fn pikes_roll_a_die_for_each_element() {
    chance(&plain("pikes/medium", FOOT).exchange(), unhit, 1, 16);
    chance(&plain("pikes/medium", FOOT).elements("A", 2).exchange(), unhit, 1, 4);
}

#[test]
fn lancers_have_a_die_more_but_against_pikes_and_elephants() {
    chance(&plain("lancers/medium", FOOT).exchange(), unhit, 1, 16);
    chance(&plain("lancers/medium", "pikes/medium").exchange(), unhit, 1, 8);
    // Elephants: no lance, and horses fear them: two dice on two elements.
    chance(&plain("lancers/medium", "war-elephants/medium").exchange(), unhit, 1, 4);
}

#[test]
fn a_supported_target_ignores_a_flag_and_strikes_back() {
    let odds = plain(FOOT, FOOT).target_supported().exchange();
    // No flag or one of three dice: 8/27 + 12/27; alive, for three hits leave one element.
    chance(&odds, Tally::riposted, 20, 27);
    // Three dice, three sides: 20/27 · 3/2.
    mean(&odds, Tally::lost_to_riposte, 10, 9);
    // Its ducats: 20/27 · 3 · 1/6.
    mean(&odds, Tally::enemy_tokens_gained, 10, 27);
}

#[test]
fn one_officer_is_as_good_as_two() {
    for officers in [1, 2] {
        let duel = (0..officers).fold(plain(FOOT, FOOT), |duel, _| duel.officer(Camp::North, "C4"));
        // It leaves by two flags or three: 7/27.
        chance(&duel.exchange(), Tally::target_left, 7, 27);
    }
}

#[test]
fn guns_in_melee_and_in_riposte() {
    // Three dice attacking.
    chance(&plain("guns-light", FOOT).exchange(), unhit, 1, 8);
    // Two dice striking back, when supported guns are still there: alive with no flag or one. Two elements: at most one
    // of three dice hits: by flags (f) and hits (h): h=0: (1/2)³ less two flags or three. Sides: hit 3, flag 2, ducat 1.
    // h=0,f=0: 1; h=0,f=1: 3·2·1·1=6; h=1,f=0: 3·3·1·1=9; h=1,f=1: 6·3·2·1=36. Of 216.
    let odds = plain(FOOT, "guns-light").target_supported().exchange();
    chance(&odds, Tally::riposted, 52, 216);
    // 52/216 · 2 · 3/6.
    mean(&odds, Tally::lost_to_riposte, 52, 216);
}

#[test]
fn guns_burst_on_a_second_melee_hit() {
    let odds = plain("guns-light", FOOT).place("b", "C3").exchange();
    // Each of three dice: melee hit, then a melee hit again, 1/36. Three bursts cost the two elements there are:
    // 3/36 less 1/36³.
    mean(&odds, Tally::lost_by_bursting, 3887, 46656);
    // The shot stands: (4/6)³.
    chance(&odds, unhit, 8, 27);
}

#[test]
fn rockets_stray() {
    let odds = plain("rockets-light", FOOT).place("b", "C3").exchange();
    // One die: ducat short, melee hit long; nobody stands there. 2/6.
    chance(&odds, Tally::rockets_strayed, 1, 3);
    // Hits only where they fall as they should: 2/3 · (1 − 8/27).
    chance(&odds, |tally| 0 < hits(tally), 38, 81);
}

#[test]
fn rockets_strike_whoever_stands_where_they_fall() {
    // Fired north from C5 at C3, they fall short to the right on D4, and long to the left on C2. A friend stands on D4:
    // a ducat, 1/6, and then three dice at two sides strike it; it has the room to fall back.
    let duel = plain("rockets-light", FOOT).place("b", "C3").more(Camp::South, FOOT, &["D4"]);
    let odds = duel.exchange();
    mean(&odds, Tally::friends_lost, 1, 6);
    mean(&odds, hits, 2, 3);
}

#[test]
fn an_evader_is_struck_as_if_its_armour_were_inside_out() {
    // Light foot before medium foot: movement 2 against 1. Light turned round is heavy: 3 − 1 dice, (3/6)²; no flags,
    // no riposte; it has gone its two hexes.
    let odds = plain(FOOT, "light-foot/light").saying(&[Command::Evade { yes: true }]);
    chance(&odds, Tally::target_evaded, 1, 1);
    chance(&odds, unhit, 1, 4);
    mean(&odds, Tally::hexes_made, 2, 1);
    // Standing: 3 + 1 dice.
    chance(&plain(FOOT, "light-foot/light").exchange(), unhit, 1, 16);
}

#[test]
fn written_panic_deserts_by_melee_hits() {
    let odds = against(FOOT, FOOT, Trait::Panic.into()).exchange();
    // A hex a flag, three are there: 3 · 2/6 hexes, each a die, 1/6; but only as long as elements are left: hits,
    // flags and deserters are never more than three of four.
    mean(&odds, Tally::target_deserted, 1, 6);
    mean(&plain(FOOT, FOOT).exchange(), Tally::target_deserted, 0, 1);
}

#[test]
fn each_element_of_war_elephants_is_an_elephant() {
    // Three dice, three sides, two elements: E[min(hits, 2)] = 3/8 + 2 · (3/8 + 1/8) = 11/8. An elephant goes back a
    // hex a flag, three are there.
    let odds = plain(FOOT, "war-elephants/medium").exchange();
    mean(&odds, Tally::enemy_elephants_panicking, 11, 8);
    chance(&odds, Tally::target_destroyed, 1, 2);
}

#[test]
fn woods_leave_two_dice() {
    chance(&plain(FOOT, FOOT).ground("C4", Terrain::Forest).exchange(), unhit, 1, 4);
    // In fire into the wood too: two dice, plain hits only.
    let fire = plain("shot/medium", FOOT).place("b", "C3").ground("C3", Terrain::Forest).exchange();
    chance(&fire, unhit, 4, 9);
}

#[test]
fn any_infantry_may_follow_up() {
    chance(&plain(FOOT, FOOT).whole(), Tally::hex_taken, 19, 27);
    let stays = plain(FOOT, FOOT).ask(&odds::OddsQuestion::WHOLE.by(odds::Policy::Fixed(&|battle, _, _| {
        let stay = Command::FollowUp { yes: false };
        battle.check(stay).is_ok().then_some(stay)
    })));
    chance(&stays.expect("an attack that may be made"), Tally::hex_taken, 0, 1);
}

#[test]
fn an_aggressive_unit_attacks_with_a_die_more() {
    let duel = Sketch::duel(&PANACHE, (FOOT, Trait::Aggressive.into()), (FOOT, Traits::empty()));
    chance(&duel.exchange(), unhit, 1, 16);
}

#[test]
fn blocked_on_the_edge() {
    let odds = plain(FOOT, FOOT).place("b", "C1").place("A", "C2").exchange();
    // Every flag is an element, 3 · 2/6, and every hit, 3 · 3/6: never more than three of four.
    mean(&odds, Tally::target_lost_blocked, 1, 1);
    mean(&odds, Tally::target_lost, 5, 2);
}
