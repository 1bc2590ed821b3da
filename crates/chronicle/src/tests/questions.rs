//! Questions and answers, word for word, in a melee that raises most of them.

use super::table::{Table, plain, scenario};
use crate::{InHand, Prompt};
use battle::{Battle, Camp, Combatant, Command, Moment, Pending, Phase, Question, Roll};
use rulebook::{Clause, Face, Language, Order};
use scenario::Scenario;

/// The 21st Line beside the three-pounders, in its combat phase.
fn melee() -> (Scenario, Battle) {
    let table = Table::of("training-jomini");
    let (line, guns, at) = (table.unit("21st-line"), table.unit("three-pounders"), table.at("E4"));
    let scenario = scenario("training-jomini");
    let mut setup = scenario.setup();
    setup.units[guns.index()].start = Ok(at);
    let mut moment = Moment::combat_of(Camp::South);
    moment.activated.push(line);
    let mut battle = Battle::at(setup, &moment).expect("a sound set-up");
    battle.begin(&mut ());
    (scenario, battle)
}

#[track_caller]
fn asks(scenario: &Scenario, battle: &Battle, french: &str, english: &str) {
    let prompt = Prompt::new(scenario.cast(), battle);
    assert_eq!(plain(&prompt.question(Language::Fr)), french);
    assert_eq!(prompt.question(Language::En), english);
}

#[track_caller]
fn offers(scenario: &Scenario, battle: &Battle, command: Command, french: &str, english: &str) {
    assert_eq!(battle.check(command), Ok(()));
    let prompt = Prompt::new(scenario.cast(), battle);
    assert_eq!(plain(&prompt.choice(command, Language::Fr)), french);
    assert_eq!(prompt.choice(command, Language::En), english);
}

#[test]
fn a_free_hex_behind_somebody_is_not_called_occupied() {
    let table = Table::of("training-jomini").with("21st-line", "A6").with("51st-line", "B6");
    let line = table.unit("21st-line");
    let moment = Moment { phase: Phase::Movement, ..table.combat_of(Camp::South, "21st-line") };
    let table = table.taken_up(&moment);
    let why = |hex: &str| {
        let prompt = Prompt::new(table.scenario.cast(), &table.battle);
        [Language::Fr, Language::En].map(|language| {
            let why = prompt.why(Some(InHand::Unit(line)), table.at(hex), language);
            assert_eq!(why.clause, Some(Clause::NoStackingNorPassing));
            plain(&why.text)
        })
    };
    let [french, english] = why("C6");
    assert_eq!(
        french,
        "L’hexagone est libre, mais le chemin est fermé : le 21e de ligne ne passe pas à travers qui s’y tient."
    );
    assert_eq!(
        english,
        "The hex is free, but the way there is closed: the 21st Line does not pass through whoever stands on it."
    );
    assert_eq!(why("B6")[1], "The hex is occupied.");
}

#[test]
fn a_melee_is_asked_about_step_by_step() {
    let (scenario, mut battle) = melee();
    let table = Table::of("training-jomini");
    let (unit, guns) = (table.unit("21st-line"), table.unit("three-pounders"));
    asks(&scenario, &battle, "Qui attaque, et quelle cible ?", "Who attacks, and which target?");
    let attack = Command::Attack { unit, target: Combatant::Unit(guns) };
    offers(
        &scenario,
        &battle,
        attack,
        "Le 21e de ligne attaque les pièces de 3 (E4)",
        "The 21st Line attacks the three-pounders (E4)",
    );
    battle.command(attack, &mut ()).expect("it is legal");
    asks(
        &scenario,
        &battle,
        "Le 21e de ligne attaque les pièces de 3 : quel ordre d’attaque ? (en caisse : 4 jetons)",
        "The 21st Line attacks the three-pounders: which attack order? (in hand: 4 tokens)",
    );
    let order = Command::AttackOrder { order: Some(Order::ColdSteel) };
    offers(&scenario, &battle, order, "Ordre « à l’arme blanche »", "Order “cold steel”");
    battle.command(Command::AttackOrder { order: None }, &mut ()).expect("it is legal");
    battle.command(Command::DefenceOrder { order: None }, &mut ()).expect("it is legal");
    asks(&scenario, &battle, "3 dés à lancer : l’attaque.", "3 dice to roll: the attack.");
    let dice: Roll = [Face::Flag, Face::Flag, Face::Flag].into_iter().collect();
    battle.roll(dice, &mut ()).expect("these dice are asked for");
    asks(
        &scenario,
        &battle,
        "Combien de drapeaux les pièces de 3 ignorent-elles ? (0 à 1)",
        "How many flags do the three-pounders ignore? (0 to 1)",
    );
    offers(&scenario, &battle, Command::IgnoreFlags { flags: 1 }, "Ignorer 1 drapeau", "Ignore 1 flag");
    battle.command(Command::IgnoreFlags { flags: 0 }, &mut ()).expect("it is legal");
    asks(&scenario, &battle, "Par où les pièces de 3 se replient-elles ?", "Which way do the three-pounders retreat?");
    while let Pending::Decision(_, Question::Retreat) = battle.pending() {
        let first = battle.legal()[0];
        battle.command(first, &mut ()).expect("it is legal");
    }
    if let Pending::Chance(chance) = battle.pending() {
        let calm: Roll = (0..chance.dice).map(|_| Face::Flag).collect();
        battle.roll(calm, &mut ()).expect("these dice are asked for");
    }
    asks(
        &scenario,
        &battle,
        "Le 21e de ligne suit-il dans l’hexagone libéré ?",
        "Does the 21st Line follow up into the empty hex?",
    );
    offers(&scenario, &battle, Command::FollowUp { yes: false }, "Rester en place", "Stay in place");
}
