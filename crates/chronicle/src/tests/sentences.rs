//! Sentence by sentence, in both languages, where grammar is tricky.

use super::table::{Table, plain, says};
use crate::{Entry, Kind, refusal_sentence};
use battle::{Because, Camp, Combatant, Command, Event, Outcome, Pace, Phase, Purpose, Roll, WonBy};
use rulebook::{Clause, Face, Language, Line, Order};

const DEGO: &str = "training-jomini";

#[test]
fn an_officer_activates_units_and_others() {
    let mut table = Table::of(DEGO);
    let (chief, lannes) = (table.officer("massena"), table.officer("lannes"));
    let [line, light] = ["21st-line", "8th-light"].map(|id| table.unit(id));
    table.hear(&[Event::OfficerActivated(chief, 1)]);
    says(&table, "Masséna entre en action.", "Masséna goes into action.");
    table.hear(&[
        Event::UnitActivated(line, 1, Clause::OnlyActivated),
        Event::UnitActivated(light, 1, Clause::OnlyActivated),
    ]);
    says(
        &table,
        "Masséna active le 21e de ligne et la 8e légère.",
        "Masséna activates the 21st Line and the 8th Light.",
    );
    table.hear(&[Event::OfficerSelected(lannes, 1), Event::OfficerSelected(chief, 1)]);
    says(
        &table,
        "Masséna active le 21e de ligne, la 8e légère et Lannes, et se met en route.",
        "Masséna activates the 21st Line, the 8th Light and Lannes, and sets off as well.",
    );
}

#[test]
fn moves_are_told_together_and_only_the_first_has_a_verb() {
    let mut table = Table::of(DEGO);
    let [light, riders] = ["8th-light", "chasseurs-a-cheval"].map(|id| table.unit(id));
    let (d5, g3, massena) = (table.at("D5"), table.at("G3"), table.officer("massena"));
    table.hear(&[Event::UnitMoved(light, d5, 1, Pace::Normal)]);
    says(&table, "La 8e légère va de C5 en D5.", "The 8th Light moves from C5 to D5.");
    table.hear(&[
        Event::UnitMoved(riders, g3, 2, Pace::RoadMarch),
        Event::OfficerWentAlong(massena, g3, Clause::OfficerActivation),
    ]);
    says(
        &table,
        "La 8e légère va de C5 en D5 et les chasseurs à cheval de G5 en G3 par la route avec Masséna.",
        "The 8th Light moves from C5 to D5 and the chasseurs à cheval from G5 to G3 by road with Masséna.",
    );
}

#[test]
fn an_attack_says_every_reason_for_its_dice() {
    let mut table = Table::of(DEGO);
    let (line, guns) = (table.unit("21st-line"), table.unit("three-pounders"));
    table.hear(&[
        Event::AttackDeclared(Combatant::Unit(line), Combatant::Unit(guns)),
        Event::OrderGiven(Camp::South, Order::AllOut, 3, Clause::AttackOrders),
        Event::OrderGiven(Camp::North, Order::StandFast, 1, Clause::DefenceOrders),
        Event::DiceReasoned(Line::Base(3, Clause::TroopsJomini)),
        Event::DiceReasoned(Line::Adjust(1, Clause::IrregularsInMelee)),
        Event::DiceReasoned(Line::Adjust(-1, Clause::ElephantEffect)),
        Event::DiceReasoned(Line::Limit(2, Clause::Forest)),
        Event::DiceReasoned(Line::Adjust(2, Clause::AttackOrders)),
        Event::DiceCounted(4),
    ]);
    says(
        &table,
        "Le 21e de ligne (E5) tire sur les pièces de 3 (G2), ordre « à outrance » (3 jetons), contre l’ordre « tenir ferme » (1 jeton) : 4 dés (base 3, +1 contre des irréguliers, −1 éléphants, 2 au plus en forêt, +2 à outrance).",
        "The 21st Line (E5) fires on the three-pounders (G2), order “all-out” (3 tokens), against the order “stand fast” (1 token): 4 dice (base 3, +1 against irregulars, −1 elephants, at most 2 in forest, +2 all-out).",
    );
    let entry = table.chronicle.entries().last().expect("it was told");
    assert_eq!(entry.citation(), "(ORD-5, ORD-6, MOD-2, MOD-6, TER-FOREST)");
    assert_eq!(entry.kind(), Kind::Combat);
    assert_eq!(entry.camp(), Some(Camp::South));
    assert_eq!(entry.hexes(), [table.at("E5"), table.at("G2")]);
}

#[test]
fn one_die_is_a_die_and_two_are_dice() {
    let mut table = Table::of(DEGO);
    table.attack("8th-light", "three-pounders", &[Face::Cavalry]);
    let [fr, en] = table.last();
    assert!(plain(&fr).ends_with(" : 1 dé. Dé : cavalerie ; sans effet."), "{fr}");
    assert!(en.ends_with(": 1 die. Die: cavalry; no effect."), "{en}");
    table.attack("21st-line", "terzi-regiment", &[Face::Infantry, Face::Flag, Face::Artillery, Face::Artillery]);
    let [fr, en] = table.last();
    assert!(plain(&fr).ends_with(" : 4 dés. Dés : infanterie (touché), drapeau ; artillerie × 2 sans effet."), "{fr}");
    assert!(en.ends_with(": 4 dice. Dice: infantry (hit), flag; artillery × 2 without effect."), "{en}");
}

#[test]
fn feminine_plural_guns_are_destroyed_in_the_feminine_plural() {
    let mut table = Table::of(DEGO);
    let guns = table.unit("three-pounders");
    table.attack("21st-line", "three-pounders", &[Face::Artillery, Face::Artillery]);
    table.hear(&[Event::ElementsLost(guns, 1, Clause::LossPerHit)]);
    says(&table, "Les pièces de 3 perdent 1 élément (il en reste 1).", "The three-pounders lose 1 element (1 left).");
    table.hear(&[Event::ElementsLost(guns, 1, Clause::LossPerHit), Event::UnitDestroyed(guns)]);
    let [fr, en] = table.last();
    assert!(fr.ends_with("perdent leur dernier élément et sont détruites."), "{fr}");
    assert!(en.ends_with("lose their last element and are destroyed."), "{en}");
}

#[test]
fn what_befalls_one_unit_is_one_sentence_with_its_reasons() {
    let mut table = Table::of(DEGO);
    let guns = table.unit("foot-guns");
    let (d7, e7) = (table.at("D7"), table.at("E7"));
    table.attack("terzi-regiment", "foot-guns", &[Face::Flag, Face::Flag, Face::Artillery]);
    table.hear(&[
        Event::ElementsLost(guns, 1, Clause::LossPerHit),
        Event::Noted(Clause::Supported),
        Event::Noted(Clause::FlagsIgnored),
        Event::FlagsIgnored(Combatant::Unit(guns), 1),
        Event::RetreatOwed(guns, 2, Clause::RetreatHexes),
        Event::Retreated(guns, d7, Clause::RetreatTowardEdge),
        Event::Retreated(guns, e7, Clause::RetreatTowardEdge),
        Event::DebtIncurred(guns, 2),
    ]);
    says(
        &table,
        "L’artillerie à pied perd 1 élément (il en reste 1), ignore 1 drapeau (soutenue, artillerie), se replie en E7 par D7 et paiera ce recul au prochain tour.",
        "The foot guns lose 1 element (1 left), ignore 1 flag (supported, artillery), retreat to E7 by D7 and will pay for it next turn.",
    );
    let entry = table.chronicle.entries().last().expect("it was told");
    assert_eq!(entry.kind(), Kind::Loss);
    assert!(entry.continues(), "it goes on with the attack");
    assert_eq!(entry.citation(), "(SUP-1, FLG-1, RET-1, ART-2)");
}

#[test]
fn a_retreat_without_room_costs_elements() {
    let mut table = Table::of(DEGO);
    let line = table.unit("terzi-regiment");
    let (c2, d2) = (table.at("C2"), table.unit("gyulay-volunteers"));
    table.attack("21st-line", "terzi-regiment", &[Face::Flag; 3]);
    let gyulay = table.chronicle.roster.cell(d2).expect("on the table");
    table.hear(&[
        Event::RetreatOwed(line, 3, Clause::RetreatHexes),
        Event::Crossed(line, gyulay),
        Event::Retreated(line, c2, Clause::RetreatTowardEdge),
        Event::ElementsLost(line, 1, Clause::BlockedRetreat),
    ]);
    says(
        &table,
        "Le régiment Terzi se replie en C2 à travers les volontaires de Gyulay et perd 1 élément faute de place (il en reste 3).",
        "The Terzi regiment retreats to C2 through the Gyulay volunteers and loses 1 element for want of room (3 left).",
    );
}

#[test]
fn who_must_follow_up_is_said_to() {
    let mut table = Table::of(DEGO);
    let (riders, to, on) = (table.unit("chasseurs-a-cheval"), table.at("G4"), table.at("G3"));
    table.attack("chasseurs-a-cheval", "meszaros-uhlans", &[Face::Flag]);
    table.hear(&[
        Event::Forced(Command::FollowUp(true)),
        Event::Noted(Clause::FollowUp),
        Event::FollowedUp(riders, to, Clause::FollowUpMounted),
        Event::Pursued(riders, on),
    ]);
    says(
        &table,
        "Les chasseurs à cheval doivent suivre en G4 et poursuivent jusqu’en G3.",
        "The chasseurs à cheval must follow up into G4 and pursue to G3.",
    );
    assert_eq!(table.chronicle.entries().last().map(Entry::kind), Some(Kind::Advance));
}

#[test]
fn an_officer_flees_to_a_unit_or_is_taken() {
    let mut table = Table::of(DEGO);
    let (lannes, massena) = (table.officer("lannes"), table.officer("massena"));
    let guns = table.chronicle.roster.cell(table.unit("foot-guns")).expect("on the table");
    table.hear(&[Event::OfficerFled(lannes, guns)]);
    says(
        &table,
        "Lannes se réfugie auprès de l’artillerie à pied, en D6.",
        "Lannes takes refuge with the foot guns at D6.",
    );
    table.hear(&[Event::OfficerLost(massena, Clause::CharacterFlight)]);
    says(
        &table,
        "Sans refuge, Masséna est pris. Son camp, sans général en chef, passera son prochain tour.",
        "With no refuge, Masséna is taken. Without a general in chief, this side will pass its next turn.",
    );
}

#[test]
fn a_general_returns_in_the_place_of_another() {
    let mut table = Table::of(DEGO);
    let (massena, lannes, at) = (table.officer("massena"), table.officer("lannes"), table.at("F6"));
    table.hear(&[Event::OfficerLost(lannes, Clause::WithoutGeneral), Event::GeneralReplaced(massena, at)]);
    says(
        &table,
        "Masséna reprend le commandement en F6, à la place de Lannes.",
        "Masséna resumes command at F6, in place of Lannes.",
    );
}

#[test]
fn a_riposte_answers_and_an_attack_resumed_says_so() {
    let mut table = Table::of(DEGO);
    let [line, terzi] = ["21st-line", "terzi-regiment"].map(|id| Combatant::Unit(table.unit(id)));
    let roll: Roll = [Face::Letter].into_iter().collect();
    table.hear(&[
        Event::AttackDeclared(line, terzi),
        Event::OrderGiven(Camp::North, Order::Ambush, 3, Clause::DefenceOrders),
        Event::AttackDeclared(terzi, line),
        Event::DiceCounted(1),
        Event::Rolled(Purpose::Riposte, roll),
        Event::Noted(Clause::CountedAtTheRoll),
        Event::TokensGained(Camp::North, 1, Clause::OrderLetters),
    ]);
    says(
        &table,
        "Le régiment Terzi (D3) riposte : 1 dé. Dé : lettre (1 jeton).",
        "The Terzi regiment (D3) strikes back: 1 die. Die: letter (1 token).",
    );
    table.hear(&[Event::DiceReasoned(Line::Base(3, Clause::TroopsJomini)), Event::DiceCounted(3)]);
    says(&table, "Le 21e de ligne maintient son attaque : 3 dés.", "The 21st Line presses on with its attack: 3 dice.");
}

#[test]
fn an_attack_that_a_riposte_forestalls_comes_to_nothing() {
    let mut table = Table::of(DEGO);
    let (line, terzi) = (table.unit("21st-line"), table.unit("terzi-regiment"));
    let back = table.at("E6");
    table.hear(&[
        Event::AttackDeclared(Combatant::Unit(line), Combatant::Unit(terzi)),
        Event::AttackDeclared(Combatant::Unit(terzi), Combatant::Unit(line)),
        Event::DiceCounted(1),
        Event::Rolled(Purpose::Riposte, [Face::Flag].into_iter().collect()),
        Event::RetreatOwed(line, 1, Clause::RetreatHexes),
        Event::Retreated(line, back, Clause::RetreatTowardEdge),
        Event::Fought(line),
    ]);
    says(&table, "L’attaque du 21e de ligne tourne court.", "The attack of the 21st Line comes to nothing.");
}

#[test]
fn orders_say_what_they_cost_and_do() {
    let mut table = Table::of(DEGO);
    let light = table.unit("8th-light");
    table.hear(&[
        Event::OrderGiven(Camp::South, Order::Dispatch, 3, Clause::ManoeuvreOrders),
        Event::TurnOrder(Order::Dispatch),
    ]);
    table.hear(&[Event::UnitActivated(light, 1, Clause::ManoeuvreOrders)]);
    says(
        &table,
        "France : ordre « dépêche » (3 jetons) ; la 8e légère est activée en plus.",
        "France: order “dispatch” (3 tokens); the 8th Light is activated as well.",
    );
    table.hear(&[
        Event::ElementsLost(light, 2, Clause::LossPerHit),
        Event::OrderGiven(Camp::South, Order::Rally, 1, Clause::ManoeuvreOrders),
        Event::Rallied(light, 1, Clause::ManoeuvreOrders),
    ]);
    says(
        &table,
        "France : ordre « ralliement » (1 jeton) ; la 8e légère retrouve 1 élément (3 en tout).",
        "France: order “rally” (1 token); the 8th Light recovers 1 element (3 in all).",
    );
}

#[test]
fn a_phase_in_which_nothing_happens_has_no_heading() {
    let mut table = Table::of(DEGO);
    let (light, to) = (table.unit("8th-light"), table.at("D5"));
    table.hear(&[
        Event::TurnBegan(Camp::South, 1),
        Event::PhaseBegan(Phase::Command),
        Event::PhaseBegan(Phase::Movement),
        Event::UnitMoved(light, to, 1, Pace::Normal),
        Event::PhaseBegan(Phase::Combat),
        Event::PhaseBegan(Phase::End),
        Event::BattleOver(Outcome { winner: Some(Camp::South), by: WonBy::Objectives }),
    ]);
    assert_eq!(
        plain(&table.chronicle.text(Language::Fr)),
        "Tour 1 — France\nMouvement\nLa 8e légère va de C5 en D5.\nVictoire : France. Objectifs tenus : D2. (VIC-1)\n"
    );
}

#[test]
fn every_way_to_end_is_told() {
    let mut table = Table::of(DEGO);
    let [south, nobody] = [Some(Camp::South), None];
    for (winner, by, french) in [
        (south, WonBy::Elimination, "Victoire : France. Unités ennemies éliminées : 0, il en fallait 2."),
        (south, WonBy::Exit, "Victoire : France. Unités sorties de la table : 0, il en fallait 0."),
        (south, WonBy::TurnLimit, "Victoire : France. Le dernier tour est joué."),
        (nobody, WonBy::TurnLimit, "Le dernier tour est joué : bataille indécise."),
    ] {
        table.hear(&[Event::BattleOver(Outcome { winner, by })]);
        assert_eq!(plain(&table.last()[0]), french);
    }
}

#[test]
fn a_refusal_is_a_sentence_with_its_clause() {
    let refusal = Because::OutOfRange.by(Clause::MovementAllowance);
    assert_eq!(refusal_sentence(refusal, Language::Fr), "C’est trop loin. (MOV-4)");
    assert_eq!(refusal_sentence(refusal, Language::En), "It is too far away. (MOV-4)");
}

#[test]
fn only_the_last_entry_grows_and_the_reader_is_told_which() {
    let mut table = Table::of(DEGO);
    let (chief, line) = (table.officer("massena"), table.unit("21st-line"));
    assert_eq!(table.chronicle.hear_all(&[Event::TurnBegan(Camp::South, 1)]), 0);
    assert_eq!(table.chronicle.hear_all(&[Event::OfficerActivated(chief, 1)]), 1);
    assert_eq!(table.chronicle.hear_all(&[Event::UnitActivated(line, 1, Clause::OnlyActivated)]), 1);
    assert_eq!(table.chronicle.hear_all(&[]), 2);
}
