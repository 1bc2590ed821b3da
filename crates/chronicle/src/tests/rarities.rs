//! What happens so rarely that it is told here on purpose.

use super::table::{Table, plain, said, says, scenario};
use crate::{Entry, Prompt};
use battle::{Arrival, Battle, Camp, Combatant, Command, Event, MarkerId, Pace};
use rulebook::{Clause, Face, Language, Order, Trait};

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
    an_officer_is_asked_with_whom_he_comes_on();
    very_heavy_troops_make_a_hit_wait();
    every_reason_to_ignore_a_flag_is_said();
    an_officer_in_the_front_rank_is_tested();
    an_officer_alone_makes_the_attack();
    infantry_rides_by_road();
    an_evasion_may_find_no_room();
    an_elephant_runs_fights_and_goes();
    an_elephant_driven_off_the_table_is_not_killed();
    an_elephant_that_turns_on_those_who_struck_it_does_not_riposte();
    messengers_bring_a_dispatch_even_after_another_activation();
    what_an_elephant_drew_stays_where_it_is();
    rare_answers_have_their_words();
    nobody_is_said_to_have_no_way_back_while_he_is_asked_which_to_take();
    super::sentences::who_may_follow_up_stays();
    super::exercises::every_exercise_asks_in_whole_sentences();
    super::exercises::dice_are_asked_for_before_whatever_a_book_adds_to_them();
}

/// The rockets of Ahmadnagar fire on the bronze guns.
fn rockets(from: &str, at: &str) -> Table {
    let table = Table::of("talikota").with("ahmadnagar-rockets", from).with("bronze-guns", at);
    table.fight("ahmadnagar-rockets", "bronze-guns")
}

#[test]
fn rockets_stray_or_are_lost() {
    let mut table = rockets("F5", "F7");
    table.roll(&[Face::Hit, Face::Flag, Face::Flag]);
    table.roll(&[Face::Ducat]);
    says(&table, "Les fusées s’égarent (ducat) et tombent en F6.", "The rockets stray (ducat) and fall on F6.");
    let mut table = rockets("A10", "A8");
    table.roll(&[Face::Hit, Face::Flag, Face::Flag]);
    table.roll(&[Face::MeleeHit]);
    says(
        &table,
        "Les fusées s’égarent (touche de mêlée) et se perdent hors de la table.",
        "The rockets stray (melee hit) and are lost off the table.",
    );
}

#[test]
fn the_last_gun_bursts() {
    let tried = |elements: u8| {
        let table = Table::of("talikota").with("ahmadnagar-rockets", "F5").with("bronze-guns", "F7");
        let mut moment = table.combat_of(Camp::South, "bronze-guns");
        moment.elements.push((table.unit("bronze-guns"), elements));
        let mut table = table.taken_up(&moment).declared("bronze-guns", "ahmadnagar-rockets");
        table.roll(&[Face::MeleeHit, Face::Ducat, Face::Ducat][..=usize::from(elements)]);
        table.roll(&[Face::MeleeHit]);
        table
    };
    says(
        &tried(2),
        "Épreuve des pièces (touche de mêlée) : un tube éclate et les canons de bronze perdent 1 élément (il en reste 1).",
        "The guns are put to the test (melee hit): one bursts and the bronze guns lose 1 element (1 left).",
    );
    says(
        &tried(1),
        "Épreuve des pièces (touche de mêlée) : le dernier tube éclate et les canons de bronze sont détruits.",
        "The guns are put to the test (melee hit): the last one bursts and the bronze guns are destroyed.",
    );
}

#[test]
fn a_hex_burns_and_burns_out() {
    let mut table = rockets("C7", "C5");
    table.roll(&[Face::Ducat; 3]);
    table.roll(&[Face::Hit]);
    says(&table, "C5 prend feu.", "C5 catches fire.");
    table.say(Command::EndCombat);
    table.roll(&[Face::Flag]);
    let text = plain(&table.chronicle.text(Language::Fr));
    assert!(text.contains("\nFin de tour\nLe feu s’éteint en C5."), "{text}");
    assert!(table.chronicle.text(Language::En).contains("The fire at C5 goes out."));
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
    let table = Table::of(DEGO).with("terzi-regiment", "G4").with("gyulay-volunteers", "H5");
    let table = table.marked("gyulay-volunteers", Trait::ElephantBeasts);
    let mut table = table.fight("chasseurs-a-cheval", "terzi-regiment");
    table.say(Command::AttackOrder { order: None });
    table.say(Command::DefenceOrder { order: Some(Order::Square) });
    says(
        &table,
        "Les chasseurs à cheval (G5) chargent le régiment Terzi (G4), contre l’ordre « former le carré » (2 jetons) : il ne reste aucun dé (base 2, −1 éléphants, −1 former le carré).",
        "The chasseurs à cheval (G5) charge the Terzi regiment (G4), against the order “square” (2 tokens): no die is left (base 2, −1 elephants, −1 square).",
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
fn an_officer_is_asked_with_whom_he_comes_on() {
    let scenario = scenario(DEGO);
    let table = Table::of(DEGO);
    let mut setup = scenario.setup();
    let late = Arrival { turn: 1, entries: vec![table.at("F7"), table.at("G7")] };
    let [light, line] = ["8th-light", "51st-line"].map(|id| table.unit(id));
    for unit in [light, line] {
        setup.units[unit.index()].start = Err(late.clone());
    }
    let lannes = table.officer("lannes");
    setup.officers[lannes.index()].start = Err(late);
    let mut battle = Battle::new(setup).expect("a sound set-up");
    battle.begin(&mut ());
    let march = Command::Move { unit: light, to: table.at("F7"), pace: Pace::Normal, past: None };
    let select = |unit| Command::Select { unit };
    let activate = Command::Activate { officer: lannes };
    for command in [activate, select(light), select(line), Command::EndSelection, Command::EndCommand, march] {
        battle.command(command, &mut ()).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    }
    let prompt = Prompt::new(scenario.cast(), &battle);
    assert_eq!(plain(&prompt.question(Language::Fr)), "Lannes entre-t-il avec la 8e légère ?");
    assert_eq!(prompt.question(Language::En), "Does Lannes come on with the 8th Light?");
    let later = Command::GoAlong { yes: false };
    assert_eq!(plain(&prompt.choice(later, Language::Fr)), "Entrer avec une autre");
    assert_eq!(prompt.choice(later, Language::En), "Come on with another");
}

#[test]
fn very_heavy_troops_make_a_hit_wait() {
    let table = Table::of("agincourt").with("welsh-archers", "D11").with("constables-vanguard", "B11");
    let mut table = table.fight("welsh-archers", "constables-vanguard");
    table.roll(&[Face::Red, Face::Blue]);
    let [fr, en] = table.last();
    assert!(plain(&fr).ends_with("Dés : rouge (à confirmer) ; bleu sans effet."), "{fr}");
    assert!(en.ends_with("Dice: red (to confirm); blue without effect."), "{en}");
    table.roll(&[Face::Green]);
    said(&table, "Confirmation : vert (touché).", "Confirmation: green (hit).");
}

#[test]
fn every_reason_to_ignore_a_flag_is_said() {
    let table = Table::of(DEGO).led("massena", "C5").with("terzi-regiment", "C4");
    let mut table = table.fight("terzi-regiment", "8th-light");
    let (light, at) = (table.unit("8th-light"), table.at("C5"));
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

/// Zieten leads the Bornstedt regiment from the front rank, and the Saxons strike back.
fn led_from_the_front() -> Table {
    let table = Table::of("training-frederic").led("hans-joachim-von-zieten", "E5").led("bornstedt", "D6");
    let table = table.with("saxon-grenadiers", "E4").with("gotha-regiment", "E3").with("saxon-dragoons", "D4");
    let mut table = table.fight("bornstedt-regiment", "saxon-grenadiers");
    table.say(Command::FrontRank { officer: Some(table.officer("hans-joachim-von-zieten")) });
    table
}

#[test]
fn an_officer_alone_makes_the_attack() {
    let table = Table::of("training-frederic").led("hans-joachim-von-zieten", "E5").with("zieten-hussars", "E5");
    let table = table.with("saxon-grenadiers", "E4").with("field-guns", "D5").with("ruits-cuirassiers", "F5");
    let table = table.with("bornstedt-regiment", "A7").led("bornstedt", "A7");
    // Camels on one side and elephants on the other leave frightened horses no die of their own (MOD-5, MOD-6).
    let table = table.marked("field-guns", Trait::Camels).marked("ruits-cuirassiers", Trait::ElephantBeasts);
    let table = table.fight("zieten-hussars", "saxon-grenadiers");
    let scenario = scenario("training-frederic");
    let prompt = Prompt::new(scenario.cast(), &table.battle);
    let french = plain(&prompt.question(Language::Fr));
    assert!(french.ends_with("quel officier au premier rang ? Sans son dé, point d’attaque."), "{french}");
    let english = prompt.question(Language::En);
    assert!(english.ends_with("Without that die there is no attack."), "{english}");
}

#[test]
fn an_officer_in_the_front_rank_is_tested() {
    let struck = |test: Face| {
        let mut table = led_from_the_front();
        table.roll(&[Face::Cavalry; 4]);
        table.say(Command::Riposte { yes: true });
        table.roll(&[Face::Infantry, Face::Cavalry, Face::Cavalry]);
        table.roll(&[test]);
        table
    };
    says(
        &led_from_the_front(),
        "Le régiment Bornstedt (E5) attaque les grenadiers saxons (E4), Hans Joachim von Zieten au premier rang : 4 dés (base 3, +1 premier rang).",
        "The Bornstedt regiment (E5) attacks the Saxon grenadiers (E4), Hans Joachim von Zieten in the front rank: 4 dice (base 3, +1 front rank).",
    );
    says(
        &struck(Face::Flag),
        "Premier rang (drapeau) : Hans Joachim von Zieten s’en tire.",
        "Front rank (flag): Hans Joachim von Zieten is unhurt.",
    );
    says(
        &struck(Face::Advantage),
        "Premier rang (avantage) : Hans Joachim von Zieten est hors de combat. Son camp, sans général en chef, passera son prochain tour.",
        "Front rank (advantage): Hans Joachim von Zieten is put out of action. Without a general in chief, this side will pass its next turn.",
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
    let mut table = Table::of("training-panache").with("jinetes", "B1").with("swiss", "B2");
    let riders = table.unit("jinetes");
    table.setup.units[riders.index()].elements = 5;
    let mut table = table.fight("swiss", "jinetes");
    table.say(Command::Evade { yes: true });
    said(
        &table,
        "Les genétaires cherchent en vain à esquiver et perdent 4 éléments (il en reste 1).",
        "The Jinetes try in vain to evade and lose 4 elements (1 left).",
    );
    says(
        &table,
        "L’attaque des Suisses vise les fuyards : 3 dés (éléments 4, −1 poids de la cible).",
        "The Swiss strike at the fugitives: 3 dice (elements 4, −1 target’s weight).",
    );
}

#[test]
fn an_elephant_runs_fights_and_goes() {
    let table = Table::of("gaugamela").with("indus-elephants", "F1").with("hypaspists", "F2");
    let table = table.with("patrons-greeks", "A6").with("camel-guard-of-the-train", "M7");
    let mut table = table.fight("hypaspists", "indus-elephants");
    table.roll(&[Face::Red, Face::Green, Face::Green]);
    says(
        &table,
        "Les éléphants de l’Indus perdent 1 élément (il en reste 1) et laissent échapper une bête affolée.",
        "The Indus elephants lose 1 element (1 left) and let a maddened beast escape.",
    );
    table.roll(&[Face::Flag, Face::Flag, Face::Blue]);
    said(
        &table,
        "L’éléphant en panique cherche une issue en F1 (bleu, drapeau × 2).",
        "The panicking elephant looks for a way out of F1 (blue, flag × 2).",
    );
    says(&table, "L’éléphant en panique quitte la table par F1.", "The panicking elephant leaves the table by F1.");
    // At Talikota the river bars its way.
    let table = Table::of("talikota").with("golconda-cavalry", "A5").with("right-wing-swordsmen", "L5");
    let mut table = table.led("ibrahim-qutb-shah", "A5").fight("right-wing-swordsmen", "golconda-elephants");
    table.roll(&[Face::MeleeHit, Face::Ducat]);
    table.roll(&[Face::Flag, Face::Flag, Face::Ducat]);
    let to = table.at("L3");
    table.say(Command::ElephantTo { to });
    said(
        &table,
        "L’éléphant en panique fuit de L4 en L3 (ducat, drapeau × 2).",
        "The panicking elephant flees from L4 to L3 (ducat, flag × 2).",
    );
    says(
        &table,
        "L’éléphant en panique ne trouve aucune issue en L3 et disparaît.",
        "The panicking elephant finds no way out of L3 and is gone.",
    );
}

/// A panicking elephant stands somewhere, and the hypaspists strike it from beside it.
fn struck_elephant(at: &str, from: &str) -> Table {
    let table = Table::of("gaugamela").with("indus-elephants", "A5").with("hypaspists", from).with("agrianians", "E3");
    let table = table.with("patrons-greeks", "A6").with("slingers", "A7").with("camel-guard-of-the-train", "M7");
    let mut moment = table.combat_of(Camp::South, "hypaspists");
    moment.elephants.push((table.unit("indus-elephants"), table.at(at)));
    let mut table = table.taken_up(&moment);
    let elephant = MarkerId::new(0).expect("a small number");
    table.say(Command::Attack { unit: table.unit("hypaspists"), target: Combatant::Elephant(elephant) });
    table.roll(&[Face::Flag, Face::Green, Face::Green]);
    table
}

#[test]
fn an_elephant_driven_off_the_table_is_not_killed() {
    let table = struck_elephant("F1", "F2");
    says(&table, "L’éléphant en panique quitte la table par F1.", "The panicking elephant leaves the table by F1.");
    assert!(table.chronicle.entries().last().is_some_and(Entry::continues), "it goes on with the attack");
}

#[test]
fn an_elephant_that_turns_on_those_who_struck_it_does_not_riposte() {
    let mut table = struck_elephant("F4", "F3");
    table.say(Command::ElephantAttacks { target: Combatant::Unit(table.unit("hypaspists")) });
    says(
        &table,
        "L’éléphant en panique (F4) se jette sur les hypaspistes (F3) : 3 dés.",
        "The panicking elephant (F4) hurls itself at the hypaspists (F3): 3 dice.",
    );
    assert!(table.chronicle.entries().last().is_some_and(Entry::continues), "it goes on with its run");
}

#[test]
fn messengers_bring_a_dispatch_even_after_another_activation() {
    let mut table = Table::begun(DEGO);
    let (officer, unit) = (table.officer("massena"), table.unit("8th-light"));
    table.hear(&[
        Event::OfficerActivated { officer, group: 1 },
        Event::UnitActivated { unit, group: 1, clause: Clause::ManoeuvreOrders },
    ]);
    says(
        &table,
        "Une estafette porte une dépêche : la 8e légère est activée en plus.",
        "A messenger brings a dispatch: the 8th Light is activated as well.",
    );
}

#[test]
fn what_an_elephant_drew_stays_where_it_is() {
    let table = Table::of("panipat-1761").with("afghan-camel-riders", "H4");
    let mut table = table.fight("afghan-camel-riders", "bhaus-great-guns");
    table.roll(&[Face::Artillery, Face::Infantry]);
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
            "Ordre « coureurs des bois » pour l’artillerie à pied : 2 hexagones",
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
    let shaken = |line: &str, terzi: &str| {
        let table = Table::of(DEGO).with("21st-line", line).with("terzi-regiment", terzi).led("massena", "F6");
        let mut table = table.fight("terzi-regiment", "21st-line");
        table.roll(&[Face::Flag, Face::Cavalry, Face::Cavalry]);
        table
    };
    says(&shaken("E5", "E4"), "Le 21e de ligne doit reculer.", "The 21st Line must retreat.");
    says(
        &shaken("E7", "E6"),
        "Le 21e de ligne ne peut reculer et perd 1 élément (il en reste 3).",
        "The 21st Line cannot retreat and loses 1 element (3 left).",
    );
}
