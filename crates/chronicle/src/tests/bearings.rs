//! What a side was about, in one line.

use super::table::{Table, scenario};
use crate::{Bearing, Intent, Wing};
use battle::{Battle, Camp, Combatant, Event, Onset, Pace, Phase, Sink, UnitId};
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
            .chain([Intent::Holds(at), Intent::Waits]);
    for intent in lines {
        for language in [Language::Fr, Language::En] {
            let said = intent.sentence(scenario.cast(), &setup, language);
            assert!(said.ends_with('.') && said.starts_with(['I', 'H']), "{said}");
        }
    }
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
fn a_turn_in_which_nothing_is_done_is_waited_out() {
    assert_eq!(turn_of(first(), |_| vec![Event::PhaseBegan { phase: Phase::End }]), Some((first(), Intent::Waits)));
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
    let (before, after) = (Table::begun_with(unit, from), Table::begun_with(unit, to));
    let mover = before.unit(unit);
    let (camp, view) = (before.battle.view().camp(mover), before.battle.view());
    let mut bearing = Bearing::default();
    bearing.hear(Event::TurnBegan { camp, turn: 1 }, view);
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
