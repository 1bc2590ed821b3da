//! What a side was about, in one line.

use super::table::{Table, scenario};
use crate::{Bearing, Intent, ToldAim, Wing};
use battle::{Battle, Camp, Combatant, Event, Onset, Pace, Pending, Sink, UnitId};
use rulebook::Language;

/// Every line there is, in both languages.
pub(super) fn all() {
    let scenario = scenario("waterloo");
    let setup = scenario.setup();
    let unit = UnitId::new(0).expect("a unit");
    let at = setup.units[0].start.clone().expect("on the table");
    let wings = [Wing::Left, Wing::Centre, Wing::Right, Wing::Whole];
    let lines =
        [Intent::Seizes(at), Intent::Concentrates(unit, at), Intent::Shoots(unit, at), Intent::Attacks(unit, at)]
            .into_iter()
            .chain(wings.map(|wing| Intent::Masses(wing, unit, at)))
            .chain(wings.map(Intent::Advances))
            .chain(wings.map(Intent::Withdraws))
            .chain(wings.map(|wing| Intent::MakesFor(wing, at)))
            .chain(wings.map(Intent::Commits))
            .chain(wings.map(Intent::Assaults))
            .chain([Intent::Persists(unit, at)])
            .chain([Intent::KeepsAway, Intent::Holds(at), Intent::Stands, Intent::Waits]);
    let names = &scenario.file().names;
    for intent in lines {
        for language in [Language::Fr, Language::En] {
            let said = intent.sentence(scenario.cast(), &setup, &[], language);
            assert!(said.ends_with('.') && said.starts_with(['I', 'H']), "{said}");
        }
    }
    let farm = names.iter().find(|name| name.fr == "la Haye-Sainte").expect("it is on the map").hexes[0];
    let farm = setup.board.grid().cell_at(farm).expect("on the table");
    let said = |intent: Intent| {
        [Language::Fr, Language::En].map(|language| intent.sentence(scenario.cast(), &setup, names, language))
    };
    let massed = ["Il masse sa droite contre la Haye-Sainte.", "He masses his right against La Haye Sainte."];
    assert_eq!(said(Intent::Masses(Wing::Right, unit, farm)), massed);
    assert_eq!(said(Intent::MakesFor(Wing::Left, farm))[0], "Il pousse sa gauche vers la Haye-Sainte.");
}

/// A battle of the training ground, and a listener to whom a turn is told by hand.
fn turn_of(camp: Camp, events: impl Fn(&Battle) -> Vec<Event>) -> Option<(Camp, Intent)> {
    let scenario = scenario("training-jomini");
    let mut battle = Battle::new(scenario.setup()).expect("a sound set-up");
    battle.begin(&mut ());
    assert_eq!(battle.view().active(), camp, "who begins");
    let mut bearing = Bearing::default();
    bearing.hear(Event::TurnBegan { camp, turn: 1 }, battle.view());
    assert_eq!(bearing.last(), None, "nobody has played yet");
    for event in events(&battle) {
        bearing.hear(event, battle.view());
    }
    bearing.hear(Event::TurnBegan { camp: camp.opposite(), turn: 1 }, battle.view());
    bearing.last()
}

fn first() -> Camp {
    let scenario = scenario("training-jomini");
    scenario.setup().first
}

#[test]
fn whoever_does_nothing_stands_where_the_enemy_is_before_him_and_waits_where_he_is_not() {
    let idle = |id: &str| {
        let mut battle = Battle::new(scenario(id).setup()).expect("a sound set-up");
        battle.begin(&mut ());
        let (view, mut bearing) = (battle.view(), Bearing::default());
        bearing.hear(Event::TurnBegan { camp: view.active(), turn: 1 }, view);
        bearing.hear(Event::TurnBegan { camp: view.active().opposite(), turn: 1 }, view);
        let place = |unit: UnitId| view.cell(unit).expect("on the table");
        let enemies: Vec<_> =
            view.units_of(view.active().opposite()).filter(|unit| view.cell(*unit).is_some()).collect();
        let own = view.units_of(view.active()).filter(|unit| view.cell(*unit).is_some());
        let faced = own.filter(|unit| enemies.iter().any(|enemy| view.distance(place(*unit), place(*enemy)) <= 3));
        (2 <= faced.count(), bearing.last().expect("a turn").1)
    };
    let told: Vec<_> = scenario::catalogue().iter().map(|listed| idle(listed.id)).collect();
    for (faced, intent) in &told {
        let holds = matches!(intent, Intent::Holds(_));
        assert!(holds || *intent == if *faced { Intent::Stands } else { Intent::Waits }, "{intent:?}");
    }
    for intent in [Intent::Stands, Intent::Waits] {
        assert!(told.iter().any(|(_, other)| *other == intent), "{intent:?} in no battle");
    }
}

#[test]
fn two_blows_on_one_enemy_are_a_concentration_and_one_is_an_attack() {
    let blow = |battle: &Battle, attacker: usize| {
        let view = battle.view();
        let own = view.units_of(first()).nth(attacker).expect("a unit");
        let foe = view.units_of(first().opposite()).next().expect("an enemy");
        let onset = Onset::Attack;
        Event::CombatDeclared { attacker: Combatant::Unit(own), target: Combatant::Unit(foe), onset }
    };
    // They stand far from each other: those blows are shots.
    let (_, once) = turn_of(first(), |battle| vec![blow(battle, 0)]).expect("a turn");
    assert!(matches!(once, Intent::Shoots(..)), "{once:?}");
    let (camp, twice) = turn_of(first(), |battle| vec![blow(battle, 0), blow(battle, 1)]).expect("a turn");
    assert!(camp == first() && matches!(twice, Intent::Shoots(..)), "{twice:?}");
}

/// What moving a unit from one hex to another is called, told by two tables that differ in nothing else.
fn march(unit: &str, from: &str, to: &str) -> Intent {
    march_for(None, unit, from, to)
}

/// The same, by a player who says what it is for.
fn march_for(aim: Option<ToldAim>, unit: &str, from: &str, to: &str) -> Intent {
    let (before, after) = (Table::begun_with(unit, from), Table::begun_with(unit, to));
    let mover = before.unit(unit);
    let (camp, view) = (before.battle.view().camp(mover), before.battle.view());
    let mut bearing = Bearing::default();
    bearing.hear(Event::TurnBegan { camp, turn: 1 }, view);
    if let Some(aim) = aim {
        bearing.take_aim(aim);
    }
    bearing.hear(Event::UnitMoved { unit: mover, to: after.at(to), hexes: 1, pace: Pace::Normal }, view);
    bearing.hear(Event::TurnBegan { camp: camp.opposite(), turn: 1 }, after.battle.view());
    bearing.last().expect("a turn").1
}

#[test]
fn whoever_comes_nearer_advances_and_whoever_goes_back_withdraws_on_his_own_left_or_right() {
    // The south looks north: the west is its left.
    assert_eq!(march("8th-light", "B6", "B5"), Intent::Advances(Wing::Left));
    assert_eq!(march("8th-light", "B5", "B6"), Intent::Withdraws(Wing::Left));
    assert_eq!(march("chasseurs-a-cheval", "G6", "G5"), Intent::Advances(Wing::Right));
}

#[test]
fn whoever_comes_to_a_hex_that_decides_something_seizes_it() {
    let mut table = Table::begun_with("8th-light", "B5");
    let (unit, goal) = (table.unit("8th-light"), table.at("B5"));
    table.setup.camps[battle::seat(Camp::South)].objectives = vec![goal];
    let after = Battle::new(table.setup.clone()).expect("a sound set-up");
    let before = Table::begun_with("8th-light", "B6");
    let mut bearing = Bearing::default();
    bearing.hear(Event::TurnBegan { camp: Camp::South, turn: 1 }, before.battle.view());
    bearing.hear(Event::UnitMoved { unit, to: goal, hexes: 1, pace: Pace::Normal }, before.battle.view());
    bearing.hear(Event::TurnBegan { camp: Camp::North, turn: 1 }, after.view());
    assert_eq!(bearing.last(), Some((Camp::South, Intent::Seizes(goal))));
}

#[test]
fn what_a_player_says_his_turn_is_for_decides_how_his_march_is_read() {
    let table = Table::begun_with("8th-light", "B6");
    let foe = table.battle.view().units_of(Camp::North).next().expect("an enemy");
    let against = march_for(Some(ToldAim::Against(foe)), "8th-light", "B6", "B5");
    assert!(matches!(against, Intent::Masses(Wing::Left, other, _) if other == foe), "{against:?}");
    let ground = table.at("D2");
    assert_eq!(march_for(Some(ToldAim::Ground(ground)), "8th-light", "B6", "B5"), Intent::MakesFor(Wing::Left, ground));
    assert_eq!(march_for(Some(ToldAim::Away), "8th-light", "B5", "B6"), Intent::KeepsAway);
    // What was done counts: nobody who came nearer keeps away.
    assert_eq!(march_for(Some(ToldAim::Away), "8th-light", "B6", "B5"), Intent::Advances(Wing::Left));
}

#[test]
fn the_line_is_of_the_side_whose_turn_is_over_as_the_battle_itself_tells_it() {
    let mut battle = Battle::new(scenario("training-jomini").setup()).expect("a sound set-up");
    let (mut bearing, mut players) = (Bearing::default(), [1, 2].map(|seed| opponent::Level::Captain.player(seed)));
    battle.begin(&mut bearing);
    let (mut luck, mut told) = (opponent::Luck::new(7), Vec::new());
    while told.len() < 4 {
        let playing = battle.view().active();
        match battle.pending() {
            Pending::Over(_) => break,
            Pending::Chance(chance) => {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut bearing).expect("the dice asked for");
            }
            Pending::Decision(camp, _) => {
                let command = players[battle::seat(camp)].decide(&battle, &opponent::Budget::nodes(1));
                battle.command(command, &mut bearing).expect("a player says only what is legal");
            }
        }
        if battle.view().active() != playing {
            let (camp, intent) = bearing.last().expect("a turn is over");
            assert_eq!(camp, playing);
            told.push(intent);
        }
    }
    assert!(told.iter().any(|intent| *intent != Intent::Waits), "{told:?}");
}
