//! Sentence by sentence, in both languages, where grammar is tricky.

use super::table::{Table, plain, said, says};
use crate::{Entry, Kind, refusal_sentence};
use battle::{Because, Camp, Combatant, Command, Event, Moment, Outcome, Pace, Phase, WonBy};
use rulebook::{Clause, Face, Language, Order, Trait};

const DEGO: &str = "training-jomini";

#[test]
fn an_officer_activates_units_and_others() {
    let mut table = Table::begun(DEGO);
    let (chief, lannes) = (table.officer("massena"), table.officer("lannes"));
    let [line, light] = ["21st-line", "8th-light"].map(|id| table.unit(id));
    table.say(Command::Activate { officer: chief });
    says(&table, "Masséna entre en action.", "Masséna goes into action.");
    table.say(Command::Select { unit: line });
    table.say(Command::Select { unit: light });
    says(
        &table,
        "Masséna active le 21e de ligne et la 8e légère.",
        "Masséna activates the 21st Line and the 8th Light.",
    );
    table.say(Command::SelectOfficer { officer: lannes });
    table.say(Command::SelectOfficer { officer: chief });
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
    table.hear(&[Event::UnitMoved { unit: light, to: d5, hexes: 1, pace: Pace::Normal }]);
    says(&table, "La 8e légère va de C5 en D5.", "The 8th Light moves from C5 to D5.");
    table.hear(&[
        Event::UnitMoved { unit: riders, to: g3, hexes: 2, pace: Pace::RoadMarch },
        Event::OfficerWentAlong { officer: massena, to: g3, clause: Clause::OfficerActivation },
    ]);
    says(
        &table,
        "La 8e légère va de C5 en D5 et les chasseurs à cheval de G5 en G3 par la route avec Masséna.",
        "The 8th Light moves from C5 to D5 and the chasseurs à cheval from G5 to G3 by road with Masséna.",
    );
}

#[test]
fn an_attack_says_every_reason_for_its_dice() {
    // Irregular guns in the forest, an elephant beside those who attack them: on mules, that they may be afraid.
    let table = Table::of(DEGO).with("three-pounders", "B4").with("21st-line", "B5").led("massena", "B5");
    let table = table.with("gyulay-volunteers", "A5").marked("gyulay-volunteers", Trait::ElephantBeasts);
    let table = table.marked("three-pounders", Trait::Irregular).marked("21st-line", Trait::Animals);
    let mut table = table.fight("21st-line", "three-pounders");
    table.say(Command::AttackOrder { order: Some(Order::AllOut) });
    table.say(Command::DefenceOrder { order: Some(Order::StandFast) });
    says(
        &table,
        "Le 21e de ligne (B5) attaque les pièces de 3 (B4), ordre « à outrance » (2 jetons), contre l’ordre « tenir ferme » (1 jeton) : 4 dés (base 3, +1 contre des irréguliers, −1 éléphants, 2 au plus en forêt, +2 à outrance).",
        "The 21st Line (B5) attacks the three-pounders (B4), order “all-out” (2 tokens), against the order “stand fast” (1 token): 4 dice (base 3, +1 against irregulars, −1 elephants, at most 2 in forest, +2 all-out).",
    );
    let entry = table.chronicle.entries().last().expect("it was told");
    assert_eq!(entry.citation(), "(ORD-3, ORD-5, ORD-6, MOD-2, MOD-6, TER-FOREST)");
    assert_eq!(entry.kind(), Kind::Combat);
    assert_eq!(entry.camp(), Some(Camp::South));
    assert_eq!(entry.hexes(), [table.at("B5"), table.at("B4")]);
}

#[test]
fn one_die_is_a_die_and_two_are_dice() {
    let mut table = Table::of(DEGO).with("terzi-regiment", "G4").fight("chasseurs-a-cheval", "terzi-regiment");
    table.say(Command::AttackOrder { order: None });
    table.say(Command::DefenceOrder { order: Some(Order::Square) });
    table.roll(&[Face::Cavalry]);
    said(
        &table,
        "Les chasseurs à cheval (G5) chargent le régiment Terzi (G4), contre l’ordre « former le carré » (2 jetons) : 1 dé (base 2, −1 former le carré). Dé : cavalerie ; sans effet.",
        "The chasseurs à cheval (G5) charge the Terzi regiment (G4), against the order “square” (2 tokens): 1 die (base 2, −1 square). Die: cavalry; no effect.",
    );
    let mut table = Table::of(DEGO).with("terzi-regiment", "E4").fight("21st-line", "terzi-regiment");
    table.say(Command::AttackOrder { order: Some(Order::ColdSteel) });
    table.roll(&[Face::Infantry, Face::Flag, Face::Artillery, Face::Artillery]);
    said(
        &table,
        "Le 21e de ligne (E5) attaque le régiment Terzi (E4), ordre « à l’arme blanche » (1 jeton) : 4 dés (base 3, +1 à l’arme blanche). Dés : infanterie (touché), drapeau ; artillerie × 2 sans effet.",
        "The 21st Line (E5) attacks the Terzi regiment (E4), order “cold steel” (1 token): 4 dice (base 3, +1 cold steel). Dice: infantry (hit), flag; artillery × 2 without effect.",
    );
}

#[test]
fn feminine_plural_guns_are_destroyed_in_the_feminine_plural() {
    let mut table = Table::of(DEGO).with("three-pounders", "E4").fight("21st-line", "three-pounders");
    table.roll(&[Face::Artillery, Face::Cavalry, Face::Cavalry]);
    says(&table, "Les pièces de 3 perdent 1 élément (il en reste 1).", "The three-pounders lose 1 element (1 left).");
    let table = Table::of(DEGO).with("three-pounders", "E4");
    let mut moment = table.combat_of(Camp::South, "21st-line");
    moment.elements.push((table.unit("three-pounders"), 1));
    let mut table = table.taken_up(&moment).declared("21st-line", "three-pounders");
    table.roll(&[Face::Artillery, Face::Cavalry, Face::Cavalry]);
    says(
        &table,
        "Les pièces de 3 perdent leur dernier élément et sont détruites.",
        "The three-pounders lose their last element and are destroyed.",
    );
}

#[test]
fn what_befalls_one_unit_is_one_sentence_with_its_reasons() {
    let mut table = Table::of(DEGO).with("terzi-regiment", "D5").fight("terzi-regiment", "foot-guns");
    let guns = table.unit("foot-guns");
    let (d7, e7) = (table.at("D7"), table.at("E7"));
    table.hear(&[
        Event::ElementsLost { unit: guns, lost: 1, clause: Clause::LossPerHit },
        Event::Noted { clause: Clause::Supported },
        Event::Noted { clause: Clause::FlagsIgnored },
        Event::FlagsIgnored { by: Combatant::Unit(guns), flags: 1 },
        Event::RetreatOwed { unit: guns, hexes: 2, clause: Clause::RetreatHexes },
        Event::Retreated { unit: guns, to: d7, clause: Clause::RetreatTowardEdge },
        Event::Retreated { unit: guns, to: e7, clause: Clause::RetreatTowardEdge },
        Event::DebtIncurred { unit: guns, hexes: 2, by_road: false },
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
    let (c2, gyulay) = (table.at("C2"), table.at("D2"));
    table.hear(&[
        Event::RetreatOwed { unit: line, hexes: 3, clause: Clause::RetreatHexes },
        Event::Crossed { unit: line, at: gyulay },
        Event::Retreated { unit: line, to: c2, clause: Clause::RetreatTowardEdge },
        Event::ElementsLost { unit: line, lost: 1, clause: Clause::BlockedRetreat },
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
    table.hear(&[
        Event::Forced { command: Command::FollowUp { yes: true } },
        Event::Noted { clause: Clause::FollowUp },
        Event::FollowedUp { unit: riders, to, clause: Clause::FollowUpMounted },
        Event::Pursued { unit: riders, to: on },
    ]);
    says(
        &table,
        "Les chasseurs à cheval doivent suivre en G4 et poursuivent jusqu’en G3.",
        "The chasseurs à cheval must follow up into G4 and pursue to G3.",
    );
    assert_eq!(table.chronicle.entries().last().map(Entry::kind), Some(Kind::Advance));
}

#[test]
fn who_does_not_follow_up_is_said_not_to() {
    who_may_follow_up_stays();
}

pub(super) fn who_may_follow_up_stays() {
    let mut table = Table::of(DEGO);
    let (riders, from) = (table.unit("chasseurs-a-cheval"), table.at("G4"));
    table.hear(&[Event::HeldBack { unit: riders, from, clause: Clause::FollowUpMounted }]);
    says(&table, "Les chasseurs à cheval ne suivent pas en G4.", "The chasseurs à cheval do not follow up into G4.");
    let entry = table.chronicle.entries().last().expect("it was told");
    assert_eq!((entry.kind(), entry.citation()), (Kind::Combat, "(FOL-4)".to_owned()));
}

#[test]
fn an_officer_flees_to_a_unit_or_is_taken() {
    let mut table = Table::of(DEGO);
    let (lannes, massena) = (table.officer("lannes"), table.officer("massena"));
    let guns = table.at("D6");
    table.hear(&[Event::OfficerFled { officer: lannes, to: guns }]);
    says(
        &table,
        "Lannes se réfugie auprès de l’artillerie à pied, en D6.",
        "Lannes takes refuge with the foot guns at D6.",
    );
    table.hear(&[Event::OfficerLost { officer: massena, clause: Clause::CharacterFlight }]);
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
    table.hear(&[
        Event::OfficerLost { officer: lannes, clause: Clause::WithoutGeneral },
        Event::GeneralReplaced { officer: massena, at },
    ]);
    says(
        &table,
        "Masséna reprend le commandement en F6, à la place de Lannes.",
        "Masséna resumes command at F6, in place of Lannes.",
    );
}

#[test]
fn a_riposte_answers_and_an_attack_resumed_says_so() {
    let mut table = ambushed();
    table.roll(&[Face::Letter, Face::Cavalry, Face::Cavalry]);
    said(
        &table,
        "Le régiment Terzi (E4) riposte : 3 dés. Dés : lettre (1 jeton) ; cavalerie × 2 sans effet.",
        "The Terzi regiment (E4) strikes back: 3 dice. Dice: letter (1 token); cavalry × 2 without effect.",
    );
    says(
        &table,
        "Le 21e de ligne maintient son attaque : 5 dés (base 3, +2 à outrance).",
        "The 21st Line presses on with its attack: 5 dice (base 3, +2 all-out).",
    );
}

#[test]
fn a_letter_that_is_a_morale_hit_names_its_clause_and_one_that_is_a_token_does_not() {
    let cites = |table: &Table| {
        let cited: Vec<Clause> = table.chronicle.entries().iter().flat_map(Entry::telling_clauses).collect();
        cited.contains(&Clause::OrderLetters)
    };
    let mut guns = Table::of(DEGO).with("terzi-regiment", "D4").fight("foot-guns", "terzi-regiment");
    guns.roll(&[Face::Letter, Face::Cavalry, Face::Cavalry]);
    assert!(cites(&guns));
    let mut foot = ambushed();
    foot.roll(&[Face::Letter, Face::Cavalry, Face::Cavalry]);
    assert!(!cites(&foot));
}

/// The 21st Line goes all out, and the Terzi regiment strikes first from an ambush.
fn ambushed() -> Table {
    let table = Table::of(DEGO).with("terzi-regiment", "E4").led("massena", "F6");
    let supported = table.with("gyulay-volunteers", "E3").with("meszaros-uhlans", "D4");
    let mut table = supported.fight("21st-line", "terzi-regiment");
    table.say(Command::AttackOrder { order: Some(Order::AllOut) });
    table.say(Command::DefenceOrder { order: Some(Order::Ambush) });
    table.say(Command::Riposte { yes: true });
    table
}

#[test]
fn an_attack_that_a_riposte_forestalls_comes_to_nothing() {
    let mut table = ambushed();
    let to = table.at("E6");
    table.roll(&[Face::Flag, Face::Cavalry, Face::Cavalry]);
    table.say(Command::RetreatTo { to });
    says(&table, "L’attaque du 21e de ligne tourne court.", "The attack of the 21st Line comes to nothing.");
    assert!(table.chronicle.entries().last().is_some_and(Entry::continues), "it ends the combat it was");
}

#[test]
fn orders_say_what_they_cost_and_do() {
    let table = Table::of(DEGO);
    let light = table.unit("8th-light");
    let mut moment = Moment::combat_of(Camp::South);
    (moment.phase, moment.elements) = (Phase::Command, vec![(light, 2)]);
    let mut table = table.taken_up(&moment);
    table.hear(&[
        Event::OrderGiven { camp: Camp::South, order: Order::Dispatch, cost: 3, clause: Clause::ManoeuvreOrders },
        Event::TurnOrder { order: Order::Dispatch },
    ]);
    table.hear(&[Event::UnitActivated { unit: light, group: 1, clause: Clause::ManoeuvreOrders }]);
    says(
        &table,
        "France : ordre « dépêche » (3 jetons) ; la 8e légère est activée en plus.",
        "France: order “dispatch” (3 tokens); the 8th Light is activated as well.",
    );
    table.hear(&[
        Event::OrderGiven { camp: Camp::South, order: Order::Rally, cost: 1, clause: Clause::ManoeuvreOrders },
        Event::Rallied { unit: light, elements: 1, clause: Clause::ManoeuvreOrders },
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
        Event::TurnBegan { camp: Camp::South, turn: 1 },
        Event::PhaseBegan { phase: Phase::Command },
        Event::PhaseBegan { phase: Phase::Movement },
        Event::UnitMoved { unit: light, to, hexes: 1, pace: Pace::Normal },
        Event::PhaseBegan { phase: Phase::Combat },
        Event::PhaseBegan { phase: Phase::End },
        Event::BattleOver { outcome: Outcome { winner: Some(Camp::South), by: WonBy::Objectives } },
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
        table.hear(&[Event::BattleOver { outcome: Outcome { winner, by } }]);
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
    let (officer, unit) = (table.officer("massena"), table.unit("21st-line"));
    let first = |table: &Table, then| (table.chronicle.first_since(then), table.chronicle.since(then).len());
    let then = table.chronicle.bookmark();
    table.battle.begin(&mut table.chronicle);
    assert_eq!(first(&table, then), (0, 1), "the turn");
    let then = table.chronicle.bookmark();
    table.say(Command::Activate { officer });
    assert_eq!(first(&table, then), (1, 2), "the phase and the activation");
    let then = table.chronicle.bookmark();
    table.say(Command::Select { unit });
    assert_eq!(first(&table, then), (2, 1), "the activation has grown");
    let then = table.chronicle.bookmark();
    assert_eq!((first(&table, then), then.entries()), ((3, 0), 3), "nothing happened");
}
