//! Who decides changes the numbers, where there is something to decide.

use crate::positions::{attacks, combats};
use crate::sketch::{Sketch, chance};
use battle::{Battle, Camp, Command, Pending};
use books::{JOMINI, PANACHE, THUCIDIDE};
use odds::{Calculator, Elephants, Fraction, OddsError, OddsQuestion, Policy, PolicyName, Tally};

#[test]
fn the_odds_name_their_policy() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry");
    assert_eq!(duel.exchange().policy, PolicyName::Usual);
    assert_eq!(duel.saying(&[]).policy, PolicyName::Fixed);
    let best = duel.ask(&OddsQuestion::EXCHANGE.by(Policy::Best)).expect("an attack that may be made");
    assert_eq!(best.policy, PolicyName::Best);
    assert_eq!(PolicyName::Best.words().en, "best choices of both sides");
}

#[test]
fn nothing_to_decide_nothing_to_gain() {
    // Unsupported, without officers, orders or a choice of consequence: whoever decides, it is the same.
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry");
    let best = duel.ask(&OddsQuestion::EXCHANGE.by(Policy::Best)).expect("an attack that may be made");
    assert_eq!(best.outcomes, duel.exchange().outcomes);
}

#[test]
fn the_best_attacker_spends_what_he_has() {
    // Four tokens are an all-out attack: two dice more. Without ripostes nothing speaks against it.
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry").paid(Camp::South, 4);
    let best = duel.ask(&OddsQuestion::EXCHANGE.by(Policy::Best)).expect("an attack that may be made");
    assert_eq!((best.dice, duel.exchange().dice), (5, 3));
    // Five dice at one side, four elements: 5/6 less the fifth hit, 1/6⁵. Flags have room for three: the fourth, in
    // 5 · 5 ways, costs one element, the fifth one more.
    assert_eq!(best.expected_gain(), Fraction::new(5 * 1296 - 1 + 25 + 2, 7776));
    assert_eq!(duel.exchange().expected_gain(), Fraction::new(1, 2));
}

#[test]
fn the_best_defender_slips_away() {
    // Light foot before medium foot loses two elements on average if it stands, one if it evades.
    let duel = Sketch::plain(&PANACHE, "melee-infantry/medium", "light-foot/light");
    let best = duel.ask(&OddsQuestion::EXCHANGE.by(Policy::Best)).expect("an attack that may be made");
    chance(&best, Tally::target_evaded, 1, 1);
    assert_eq!(best.expected_gain(), Fraction::ONE);
    chance(&duel.exchange(), Tally::target_evaded, 0, 1);
}

#[test]
fn a_given_answer_is_followed() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry").target_supported();
    chance(&duel.saying(&[Command::Riposte { yes: false }]), Tally::riposted, 0, 1);
    // Ignoring no flag, it leaves by any: 1 − (5/6)³.
    chance(&duel.saying(&[Command::IgnoreFlags { flags: 0 }]), Tally::target_left, 91, 216);
}

#[test]
fn an_answer_the_rules_refuse_is_named_with_its_clause() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry").target_supported();
    let nonsense = |_: &Battle, _, _| Some(Command::IgnoreFlags { flags: 9 });
    let error = duel.ask(&OddsQuestion::EXCHANGE.by(Policy::Fixed(&nonsense))).expect_err("nobody ignores nine flags");
    assert!(matches!(error, OddsError::Answer(Command::IgnoreFlags { flags: 9 }, _)), "{error}");
}

#[test]
fn the_odds_go_on_from_the_middle_of_a_combat() {
    let duel = Sketch::plain(&THUCIDIDE, "sword/medium", "sword/medium");
    let (attacker, target) = (duel.named("A"), battle::Combatant::Unit(duel.named("b")));
    let mut battle = duel.battle();
    let ask = |battle: &Battle| odds::from_here(battle, attacker, target, &OddsQuestion::EXCHANGE);
    assert_eq!(ask(&battle), Err(OddsError::NoCombat));
    battle.command(Command::Attack { unit: attacker, target }, &mut ()).expect("it may attack");
    // At the roll nothing is decided yet.
    assert_eq!(ask(&battle).expect("a combat").outcomes, duel.exchange().outcomes);
    // One blue hit and no flag: the target, with three left, is about to strike back.
    let roll = [rulebook::Face::Blue, rulebook::Face::Green, rulebook::Face::Green].into_iter().collect();
    battle.roll(roll, &mut ()).expect("three dice are asked for");
    assert!(matches!(battle.pending(), Pending::Decision(Camp::North, battle::Question::Riposte)));
    let rest = ask(&battle).expect("a combat");
    chance(&rest, |tally| tally.riposted() && !tally.riposted_first(), 1, 1);
    chance(&rest, |tally| tally.target_lost() == 0, 1, 1);
    // Three dice at two sides: nobody falls by (4/6)³.
    chance(&rest, |tally| tally.lost_to_riposte() == 0, 8, 27);
}

#[test]
fn whoever_decides_for_one_side_alone_gains_by_thinking() {
    // In random battles: where only the attacker has choices the best are worth at least the usual, and at most where
    // only the target has.
    let mut calculator = Calculator::new();
    let mut asked = [0, 0];
    for book in &books::ALL {
        for battle in combats(book, 25) {
            for (attacker, target) in attacks(&battle) {
                let question = OddsQuestion { elephants: Elephants::Stand, ..OddsQuestion::WHOLE };
                let camp = battle.view().camp(attacker);
                let deciders = std::cell::Cell::new([false; 2]);
                let note = |battle: &Battle, by: Camp, _| {
                    let mut list = battle.legal();
                    list.dedup();
                    let mut seen = deciders.get();
                    seen[usize::from(by != camp)] |= 1 < list.len();
                    deciders.set(seen);
                    None
                };
                let usual = calculator.of_attack(&battle, attacker, target, &question.by(Policy::Fixed(&note)));
                let best = calculator.of_attack(&battle, attacker, target, &question.by(Policy::Best));
                let (Ok(usual), Ok(best)) = (usual, best) else { continue };
                match deciders.get() {
                    [true, false] => {
                        asked[0] += 1;
                        assert!(usual.expected_gain() <= best.expected_gain(), "{}: {attacker} on {target}", book.book);
                    }
                    [false, true] => {
                        asked[1] += 1;
                        assert!(best.expected_gain() <= usual.expected_gain(), "{}: {attacker} on {target}", book.book);
                    }
                    [false, false] => {
                        assert_eq!(usual.outcomes, best.outcomes, "{}: {attacker} on {target}", book.book);
                    }
                    [true, true] => {}
                }
            }
        }
    }
    // The attacker hardly ever decides alone: whoever can be struck back at decides too.
    assert!(20 < asked[1], "{asked:?} questions with one decider");
}
