//! What happens so rarely that it is told here on purpose.

use super::table::{Table, plain, says, scenario};
use crate::Prompt;
use battle::{Arrival, Battle, Camp, Combatant, Command, Event, MarkerId, Pace, Phase, Purpose, Roll};
use rulebook::{Clause, Face, Language, Line, Order};

const DEGO: &str = "training-jomini";

/// Every one of them.
pub(super) fn all() {
    rockets_stray_or_are_lost();
    the_last_gun_bursts();
    a_hex_burns_and_burns_out();
    an_officer_flees_to_an_empty_hex();
    tokens_come_from_nowhere();
    an_attack_falls_to_no_dice();
    reinforcements_enter();
    very_heavy_troops_make_a_hit_wait();
    every_reason_to_ignore_a_flag_is_said();
    an_officer_in_the_front_rank_is_tested();
    infantry_rides_by_road();
    an_evasion_may_find_no_room();
    an_elephant_runs_fights_and_goes();
    what_an_elephant_drew_stays_where_it_is();
    rare_answers_have_their_words();
    nobody_is_said_to_have_no_way_back_while_he_is_asked_which_to_take();
}

fn roll(faces: &[Face]) -> Roll {
    faces.iter().copied().collect()
}

#[test]
fn rockets_stray_or_are_lost() {
    let mut table = Table::of("talikota");
    let at = table.at("F6");
    table.attack("ahmadnagar-rockets", "bronze-guns", &[Face::Hit]);
    table.hear(&[
        Event::Rolled { purpose: Purpose::Dispersion, roll: roll(&[Face::Ducat]) },
        Event::RocketsStrayed { to: Some(at) },
    ]);
    says(&table, "Les fusées s’égarent (ducat) et tombent en F6.", "The rockets stray (ducat) and fall on F6.");
    table.hear(&[
        Event::Rolled { purpose: Purpose::Dispersion, roll: roll(&[Face::MeleeHit]) },
        Event::RocketsStrayed { to: None },
    ]);
    says(
        &table,
        "Les fusées s’égarent (touche de mêlée) et se perdent hors de la table.",
        "The rockets stray (melee hit) and are lost off the table.",
    );
}

#[test]
fn the_last_gun_bursts() {
    let mut table = Table::of("talikota");
    let guns = table.unit("bronze-guns");
    table.attack("bronze-guns", "ahmadnagar-rockets", &[Face::MeleeHit]);
    table.hear(&[
        Event::Rolled { purpose: Purpose::Burst, roll: roll(&[Face::MeleeHit]) },
        Event::ElementsLost { unit: guns, lost: 1, clause: Clause::BurstingGuns },
    ]);
    says(
        &table,
        "Épreuve des pièces (touche de mêlée) : un tube éclate et les canons de bronze perdent 1 élément (il en reste 1).",
        "The guns are put to the test (melee hit): one bursts and the bronze guns lose 1 element (1 left).",
    );
    table.hear(&[
        Event::Rolled { purpose: Purpose::Burst, roll: roll(&[Face::MeleeHit]) },
        Event::ElementsLost { unit: guns, lost: 1, clause: Clause::BurstingGuns },
    ]);
    says(
        &table,
        "Épreuve des pièces (touche de mêlée) : le dernier tube éclate et les canons de bronze sont détruits.",
        "The guns are put to the test (melee hit): the last one bursts and the bronze guns are destroyed.",
    );
}

#[test]
fn a_hex_burns_and_burns_out() {
    let mut table = Table::of("talikota");
    let at = table.at("C5");
    table.attack("ahmadnagar-rockets", "bronze-guns", &[Face::Ducat]);
    table.hear(&[Event::HexIgnited { at }]);
    says(&table, "C5 prend feu.", "C5 catches fire.");
    table.hear(&[
        Event::PhaseBegan { phase: Phase::End },
        Event::Rolled { purpose: Purpose::BurnOut, roll: roll(&[Face::Flag]) },
        Event::HexBurntOut { at },
    ]);
    says(&table, "Le feu s’éteint en C5.", "The fire at C5 goes out.");
    assert!(table.chronicle.text(Language::Fr).contains("\nFin de tour\nLe feu"));
}

#[test]
fn an_officer_flees_to_an_empty_hex() {
    let mut table = Table::of(DEGO);
    let (lannes, at) = (table.officer("lannes"), table.at("A7"));
    table.hear(&[Event::OfficerFled { officer: lannes, to: at }]);
    says(&table, "Lannes se réfugie en A7.", "Lannes takes refuge at A7.");
}

#[test]
fn tokens_come_from_nowhere() {
    let mut table = Table::of(DEGO);
    table.hear(&[Event::TokensGained { camp: Camp::North, tokens: 2, clause: Clause::StartTokens }]);
    says(&table, "Autriche : 2 jetons de plus.", "Austria: 2 tokens more.");
}

#[test]
fn an_attack_falls_to_no_dice() {
    let mut table = Table::of(DEGO);
    let (line, terzi) = (table.unit("21st-line"), table.unit("three-pounders"));
    table.hear(&[
        Event::CombatDeclared {
            attacker: Combatant::Unit(line),
            target: Combatant::Unit(terzi),
            onset: battle::Onset::Attack,
        },
        Event::OrderGiven { camp: Camp::North, order: Order::TakeCover, cost: 2, clause: Clause::DefenceOrders },
        Event::DiceReasoned { line: Line::Base(1, Clause::TroopsJomini) },
        Event::DiceReasoned { line: Line::Adjust(-1, Clause::DefenceOrders) },
        Event::DiceCounted { dice: 0 },
    ]);
    says(
        &table,
        "Le 21e de ligne (E5) tire sur les pièces de 3 (G2), contre l’ordre « à couvert » (2 jetons) : il ne reste aucun dé (base 1, −1 à couvert).",
        "The 21st Line (E5) fires on the three-pounders (G2), against the order “take cover” (2 tokens): no die is left (base 1, −1 take cover).",
    );
}

#[test]
fn reinforcements_enter() {
    let mut table = Table::of(DEGO);
    let (light, at) = (table.unit("8th-light"), table.at("A7"));
    table.hear(&[Event::UnitEntered { unit: light, to: at, hexes: 1, pace: Pace::Normal }]);
    says(&table, "La 8e légère entre sur la table en A7.", "The 8th Light enters the table at A7.");
    let scenario = scenario(DEGO);
    let mut setup = scenario.setup();
    setup.units[light.index()].start = Err(Arrival { turn: 1, entries: vec![at] });
    let battle = Battle::new(setup).expect("a sound set-up");
    let prompt = Prompt::new(scenario.cast(), &battle);
    let enter = Command::Move { unit: light, to: at, pace: Pace::Normal, past: None };
    assert_eq!(plain(&prompt.choice(enter, Language::Fr)), "La 8e légère entre en A7");
    assert_eq!(prompt.choice(enter, Language::En), "The 8th Light enters at A7");
}

#[test]
fn very_heavy_troops_make_a_hit_wait() {
    let mut table = Table::of("agincourt");
    table.attack("welsh-archers", "constables-vanguard", &[Face::Red, Face::Blue]);
    let [fr, en] = table.last();
    assert!(plain(&fr).ends_with("Dés : rouge (à confirmer) ; bleu sans effet."), "{fr}");
    assert!(en.ends_with("Dice: red (to confirm); blue without effect."), "{en}");
    table.hear(&[Event::Rolled { purpose: Purpose::Confirm, roll: roll(&[Face::Green]) }]);
    says(&table, "Confirmation : vert (touché).", "Confirmation: green (hit).");
}

#[test]
fn every_reason_to_ignore_a_flag_is_said() {
    let mut table = Table::of(DEGO);
    let (light, massena, at) = (table.unit("8th-light"), table.officer("massena"), table.at("C5"));
    table.attack("terzi-regiment", "8th-light", &[Face::Flag; 3]);
    table.hear(&[Event::OfficerMoved { officer: massena, to: at }]);
    for clause in [
        Clause::Supported,
        Clause::FlagsIgnored,
        Clause::WagonFort,
        Clause::Palisade,
        Clause::Fortification,
        Clause::DefenceOrders,
    ] {
        table.hear(&[Event::Noted { clause }]);
    }
    table.hear(&[Event::FlagsIgnored { by: Combatant::Unit(light), flags: 3 }]);
    says(
        &table,
        "La 8e légère ignore 3 drapeaux (soutenue, grâce à Masséna, derrière ses chariots, derrière l’ouvrage, derrière la fortification, sur ordre).",
        "The 8th Light ignores 3 flags (supported, thanks to Masséna, behind its wagons, behind the work, behind the fortification, by order).",
    );
    table.hear(&[Event::Noted { clause: Clause::Supported }, Event::Noted { clause: Clause::HabitationsSupport }]);
    table.hear(&[
        Event::UnitMoved { unit: light, to: at, hexes: 0, pace: Pace::Normal },
        Event::Noted { clause: Clause::HabitationsSupport },
    ]);
    table.hear(&[Event::FlagsIgnored { by: Combatant::Unit(light), flags: 1 }]);
    says(
        &table,
        "La 8e légère ignore 1 drapeau (à l’abri des maisons).",
        "The 8th Light ignores 1 flag (sheltered by houses).",
    );
}

#[test]
fn an_officer_in_the_front_rank_is_tested() {
    let mut table = Table::of(DEGO);
    let (line, massena) = (table.unit("21st-line"), table.officer("massena"));
    let terzi = table.unit("terzi-regiment");
    table.hear(&[
        Event::CombatDeclared {
            attacker: Combatant::Unit(line),
            target: Combatant::Unit(terzi),
            onset: battle::Onset::Attack,
        },
        Event::FrontRankTaken { officer: massena },
        Event::DiceReasoned { line: Line::Base(3, Clause::TroopsJomini) },
        Event::DiceReasoned { line: Line::Adjust(1, Clause::FrontRank) },
        Event::DiceCounted { dice: 4 },
    ]);
    says(
        &table,
        "Le 21e de ligne (E5) tire sur le régiment Terzi (D3), Masséna au premier rang : 4 dés (base 3, +1 premier rang).",
        "The 21st Line (E5) fires on the Terzi regiment (D3), Masséna in the front rank: 4 dice (base 3, +1 front rank).",
    );
    table.hear(&[
        Event::ElementsLost { unit: line, lost: 1, clause: Clause::LossPerHit },
        Event::Rolled { purpose: Purpose::FrontRank, roll: roll(&[Face::Flag]) },
    ]);
    says(&table, "Premier rang (drapeau) : Masséna s’en tire.", "Front rank (flag): Masséna is unhurt.");
    table.hear(&[
        Event::Rolled { purpose: Purpose::FrontRank, roll: roll(&[Face::Advantage]) },
        Event::OfficerLost { officer: massena, clause: Clause::FrontRank },
    ]);
    says(
        &table,
        "Premier rang (avantage) : Masséna tombe. Son camp, sans général en chef, passera son prochain tour.",
        "Front rank (advantage): Masséna falls. Without a general in chief, this side will pass its next turn.",
    );
}

#[test]
fn infantry_rides_by_road() {
    let mut table = Table::of(DEGO);
    let (light, volunteers) = (table.unit("8th-light"), table.unit("gyulay-volunteers"));
    let (c3, d1) = (table.at("C3"), table.at("D1"));
    table.hear(&[Event::UnitMoved { unit: light, to: c3, hexes: 4, pace: Pace::MountedRoadMarch }]);
    table.hear(&[
        Event::UnitMoved { unit: volunteers, to: d1, hexes: 1, pace: Pace::Mounted },
        Event::UnitLeft { unit: light },
    ]);
    says(
        &table,
        "La 8e légère va de C5 en C3 par la route et sur ses montures, les volontaires de Gyulay de D2 en D1 sur leurs montures et la 8e légère quitte la table.",
        "The 8th Light moves from C5 to C3 by road and on its mounts, the Gyulay volunteers from D2 to D1 on their mounts and the 8th Light leaves the table.",
    );
}

#[test]
fn an_evasion_may_find_no_room() {
    let mut table = Table::of(DEGO);
    let [line, riders] = ["terzi-regiment", "chasseurs-a-cheval"].map(|id| table.unit(id));
    table.hear(&[
        Event::CombatDeclared {
            attacker: Combatant::Unit(line),
            target: Combatant::Unit(riders),
            onset: battle::Onset::Attack,
        },
        Event::Evaded { unit: riders, clause: Clause::Evade },
        Event::ElementsLost { unit: riders, lost: 2, clause: Clause::BlockedRetreat },
    ]);
    says(
        &table,
        "Les chasseurs à cheval cherchent en vain à esquiver et perdent 2 éléments (il en reste 1).",
        "The chasseurs à cheval try in vain to evade and lose 2 elements (1 left).",
    );
    table.hear(&[Event::DiceReasoned { line: Line::Base(3, Clause::TroopsJomini) }, Event::DiceCounted { dice: 3 }]);
    says(
        &table,
        "L’attaque du régiment Terzi vise les fuyards : 3 dés.",
        "The Terzi regiment strikes at the fugitives: 3 dice.",
    );
}

#[test]
fn an_elephant_runs_fights_and_goes() {
    let mut table = Table::of("gaugamela");
    let (beasts, marker) = (table.unit("indus-elephants"), MarkerId::new(0).expect("a small number"));
    let (f4, f3, f1) = (table.at("F4"), table.at("F3"), table.at("F1"));
    table.attack("hypaspists", "indus-elephants", &[Face::Red]);
    table.hear(&[
        Event::ElementsLost { unit: beasts, lost: 1, clause: Clause::LossPerHit },
        Event::Noted { clause: Clause::ElephantsPanic },
        Event::ElephantReleased { elephant: marker, unit: beasts, at: f4, clause: Clause::ElephantPerElement },
    ]);
    says(
        &table,
        "Les éléphants de l’Indus perdent 1 élément (il en reste 1) et laissent échapper une bête affolée.",
        "The Indus elephants lose 1 element (1 left) and let a maddened beast escape.",
    );
    let two = roll(&[Face::Flag, Face::Flag, Face::Blue]);
    table.hear(&[
        Event::Rolled { purpose: Purpose::ElephantFlight, roll: two },
        Event::ElephantFled { elephant: marker, to: f3 },
    ]);
    says(
        &table,
        "L’éléphant en panique fuit de F4 en F3 (bleu, drapeau × 2).",
        "The panicking elephant flees from F4 to F3 (blue, flag × 2).",
    );
    table.hear(&[Event::ElephantRemoved { elephant: marker, clause: Clause::PanicRemoved }]);
    says(
        &table,
        "L’éléphant en panique ne trouve aucune issue en F3 et disparaît.",
        "The panicking elephant finds no way out of F3 and is gone.",
    );
    table.hear(&[Event::ElephantReleased {
        elephant: marker,
        unit: beasts,
        at: f1,
        clause: Clause::ElephantPerElement,
    }]);
    table.hear(&[Event::Rolled { purpose: Purpose::ElephantFlight, roll: two }]);
    says(
        &table,
        "L’éléphant en panique cherche une issue en F1 (bleu, drapeau × 2).",
        "The panicking elephant looks for a way out of F1 (blue, flag × 2).",
    );
    table.hear(&[Event::ElephantRemoved { elephant: marker, clause: Clause::PanicRemoved }]);
    says(&table, "L’éléphant en panique quitte la table par F1.", "The panicking elephant leaves the table by F1.");
}

#[test]
fn what_an_elephant_drew_stays_where_it_is() {
    let mut table = Table::of("panipat-1761");
    let guns = table.unit("bhaus-great-guns");
    table.attack("afghan-camel-riders", "bhaus-great-guns", &[Face::Artillery]);
    let (marker, at) = (MarkerId::new(0).expect("a small number"), table.at("H4"));
    table.hear(&[
        Event::ElementsLost { unit: guns, lost: 1, clause: Clause::LossPerHit },
        Event::CarrierLost { unit: guns },
        Event::ElephantReleased { elephant: marker, unit: guns, at, clause: Clause::CarryingElephantLost },
    ]);
    says(
        &table,
        "Les très grosses pièces du Bhau perdent 1 élément (il en reste 1), laissent échapper une bête affolée et ne bougeront plus sans éléphant.",
        "The Bhau’s great guns lose 1 element (1 left), let a maddened beast escape and will not move again without an elephant.",
    );
}

#[test]
fn rare_answers_have_their_words() {
    let table = Table::of(DEGO);
    let scenario = scenario(DEGO);
    let battle = Battle::new(scenario.setup()).expect("a sound set-up");
    let prompt = Prompt::new(scenario.cast(), &battle);
    let (unit, officer, to) = (table.unit("foot-guns"), table.officer("massena"), table.at("D5"));
    let order = |order, amount| Command::Manoeuvre { order, unit: Some(unit), amount };
    for (command, french, english) in [
        (
            order(Order::Woodsmen, 2),
            "Ordre « coureurs des bois » pour l’artillerie à pied : 2 cases",
            "Order “woodsmen” for the foot guns: 2 hexes",
        ),
        (
            order(Order::Rally, 1),
            "Ordre « ralliement » pour l’artillerie à pied : 1 élément",
            "Order “rally” for the foot guns: 1 element",
        ),
        (
            Command::Move { unit, to, pace: Pace::Normal, past: Some(officer) },
            "L’artillerie à pied va de D6 en D5, en chassant Masséna",
            "The foot guns move from D6 to D5, driving off Masséna",
        ),
        (
            Command::ReplaceGeneral { officer: Some(officer), at: to },
            "En D5, à la place de Masséna",
            "At D5, in place of Masséna",
        ),
        (Command::Flee { officer, to }, "Masséna en D5", "Masséna to D5"),
    ] {
        assert_eq!(plain(&prompt.choice(command, Language::Fr)), french);
        assert_eq!(prompt.choice(command, Language::En), english);
    }
}

#[test]
fn nobody_is_said_to_have_no_way_back_while_he_is_asked_which_to_take() {
    let mut table = Table::of(DEGO);
    let (line, terzi) = (table.unit("21st-line"), table.unit("terzi-regiment"));
    table.hear(&[
        Event::CombatDeclared {
            attacker: Combatant::Unit(terzi),
            target: Combatant::Unit(line),
            onset: battle::Onset::Attack,
        },
        Event::DiceCounted { dice: 1 },
        Event::Rolled { purpose: Purpose::Attack, roll: roll(&[Face::Flag]) },
        Event::RetreatOwed { unit: line, hexes: 1, clause: Clause::RetreatHexes },
    ]);
    says(&table, "Le 21e de ligne doit reculer.", "The 21st Line must retreat.");
    table.hear(&[Event::ElementsLost { unit: line, lost: 1, clause: Clause::BlockedRetreat }]);
    says(
        &table,
        "Le 21e de ligne ne peut reculer et perd 1 élément (il en reste 3).",
        "The 21st Line cannot retreat and loses 1 element (3 left).",
    );
}
