//! Questions without an answer say why, by the clause that forbids.

use crate::sketch::Sketch;
use battle::{Because, Camp, Combatant, Phase, UnitId};
use books::{FREDERIC, JOMINI};
use odds::{OddsError, OddsQuestion};
use rulebook::{Clause, Language, Terrain};

#[track_caller]
fn refused(sketch: &Sketch, because: Because, clause: Clause) {
    assert_eq!(sketch.ask(&OddsQuestion::WHOLE), Err(OddsError::Refused(because.by(clause))));
}

#[test]
fn too_far_for_the_weapon() {
    let guns = Sketch::plain(&FREDERIC, "foot-guns-very-light", "line-infantry").place("b", "C1");
    refused(&guns, Because::OutOfRange, Clause::TroopsFrederic);
}

#[test]
fn not_adjacent_and_no_weapon_to_fire() {
    let foot = Sketch::plain(&FREDERIC, "line-infantry", "line-infantry").place("b", "C3");
    refused(&foot, Because::CannotFire, Clause::WhoFires);
}

#[test]
fn out_of_sight() {
    let hidden = Sketch::plain(&FREDERIC, "foot-guns-light", "line-infantry").place("b", "C2");
    let hidden = hidden.ground("C4", Terrain::Forest).ground("D4", Terrain::Forest).ground("C3", Terrain::Forest);
    let error = hidden.ask(&OddsQuestion::WHOLE).expect_err("a wood stands between");
    let OddsError::Refused(refusal) = error else { panic!("{error}") };
    assert_eq!(refusal.because, Because::OutOfSight);
}

#[test]
fn an_enemy_beside_the_gun_comes_first() {
    let guns = Sketch::plain(&FREDERIC, "foot-guns-light", "line-infantry").place("b", "C3");
    refused(&guns.more(Camp::North, "infantry", &["D5"]), Because::EnemyAdjacent, Clause::ChoiceOfTarget);
}

#[test]
fn rockets_never_attack_hand_to_hand() {
    let rockets = Sketch::plain(&FREDERIC, "rockets-light", "line-infantry");
    refused(&rockets, Because::MayNotAttack, Clause::RocketEffect);
}

#[test]
fn no_die_is_left() {
    let guns = Sketch::plain(&FREDERIC, "horse-guns-very-light", "line-infantry").place("b", "C3").moved("A", 3);
    // Somebody else can attack, or the phase would be over.
    let guns = guns.more(Camp::South, "infantry", &["D3"]);
    let battle = guns.battle_in(Phase::Combat, &["A", "D3"]);
    let odds = odds::of_attack(&battle, guns.named("A"), Combatant::Unit(guns.named("b")), &OddsQuestion::WHOLE);
    assert_eq!(odds, Err(OddsError::Refused(Because::NoDice.by(Clause::NoDiceNoAttack))));
}

#[test]
fn nobody_of_that_number() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry");
    let nobody = UnitId::new(77).expect("a small number");
    let (battle, unit) = (duel.battle(), duel.named("A"));
    let missing = Err(OddsError::Refused(Because::NoSuchThing.by(Clause::OneAgainstOne)));
    assert_eq!(odds::of_attack(&battle, nobody, Combatant::Unit(unit), &OddsQuestion::WHOLE), missing);
    assert_eq!(odds::of_attack(&battle, unit, Combatant::Unit(nobody), &OddsQuestion::WHOLE), missing);
    assert_eq!(odds::all_of(&battle, nobody, &OddsQuestion::WHOLE), Err(OddsError::NoSuchUnit(nobody)));
    let here = odds::from_here(&battle, nobody, Combatant::Unit(unit), &OddsQuestion::WHOLE);
    assert_eq!(here, Err(OddsError::NoSuchUnit(nobody)));
}

#[test]
fn friends_and_enemies_are_not_to_be_mixed_up() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry").more(Camp::South, "infantry", &["D5"]);
    let battle = duel.battle();
    let ask = |unit: &str, target: &str| {
        odds::of_attack(&battle, duel.named(unit), Combatant::Unit(duel.named(target)), &OddsQuestion::WHOLE)
    };
    assert_eq!(ask("A", "D5"), Err(OddsError::Refused(Because::NotYours.by(Clause::OneAgainstOne))));
    assert_eq!(ask("b", "A"), Err(OddsError::Refused(Because::NotYours.by(Clause::OneAgainstOne))));
}

#[test]
fn a_unit_that_cannot_be_activated_any_more() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry").more(Camp::South, "infantry", &["B5"]);
    let (other, target) = (duel.named("B5"), Combatant::Unit(duel.named("b")));
    let refused = odds::of_attack(&duel.battle(), other, target, &OddsQuestion::WHOLE);
    assert_eq!(refused, Err(OddsError::Refused(Because::NotActivated.by(Clause::OnlyActivated))));
}

#[test]
fn an_attack_can_be_foreseen_from_the_movement_phase() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry");
    let battle = duel.battle_in(Phase::Movement, &["A"]);
    let (attacker, target) = (duel.named("A"), Combatant::Unit(duel.named("b")));
    let foreseen = odds::of_attack(&battle, attacker, target, &OddsQuestion::WHOLE).expect("it will be its time");
    assert_eq!(foreseen, duel.whole());
    assert_eq!(odds::all_of(&battle, attacker, &OddsQuestion::WHOLE), Ok(vec![foreseen.clone()]));
    assert_eq!(odds::all_of_side(&battle, &OddsQuestion::WHOLE), Ok(vec![foreseen]));
}

#[test]
fn an_attack_can_be_foreseen_from_the_command_phase_if_an_officer_reaches_the_unit() {
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry");
    let ask = |duel: &Sketch| {
        let battle = duel.battle_in(Phase::Command, &[]);
        odds::of_attack(&battle, duel.named("A"), Combatant::Unit(duel.named("b")), &OddsQuestion::WHOLE)
    };
    // A superior officer two hexes away commands one hex.
    let far = duel.clone().officer(Camp::South, "D7");
    assert_eq!(ask(&far), Err(OddsError::Refused(Because::NotActivated.by(Clause::OnlyActivated))));
    let led = duel.paid(Camp::South, 0);
    assert_eq!(ask(&led).expect("the general is three hexes away").outcomes, led.whole().outcomes);
}

#[test]
fn every_error_speaks_both_languages() {
    let far = Sketch::plain(&FREDERIC, "foot-guns-very-light", "line-infantry").place("b", "C1");
    let error = far.ask(&OddsQuestion::WHOLE).expect_err("it is too far");
    assert_eq!(error.sentence(Language::Fr), "C’est trop loin. (TRP-F)");
    assert_eq!(error.sentence(Language::En), "It is too far away. (TRP-F)");
    for error in [OddsError::NoCombat, OddsError::TooLong, OddsError::TooDeep { dice: 50, most: 46 }] {
        assert_ne!(error.sentence(Language::Fr), error.sentence(Language::En));
    }
}

#[test]
fn attacks_are_ranked_by_what_they_gain() {
    // Supported line infantry may fall on line infantry or on guns: the guns give more.
    let duel = Sketch::plain(&JOMINI, "line-infantry", "line-infantry").attacker_supported();
    let duel = duel.unit("c", Camp::North, "D4", ("foot-guns-light", rulebook::Traits::empty()));
    let all = odds::all_of(&duel.battle(), duel.named("A"), &OddsQuestion::WHOLE).expect("two attacks");
    assert_eq!(all.len(), 2);
    assert!(all[1].expected_gain() <= all[0].expected_gain());
    assert!(all.iter().any(|odds| odds.target == Combatant::Unit(duel.named("c"))));
}
