//! Whole battles: no rule broken, no battle without end, the same seed the same game.

use battle::{Battle, Camp, Command};
use opponent::{Bout, Budget, Level, Luck, Player, ThoughtProgress};
use std::cell::{Cell, RefCell};

fn battles() -> Vec<(&'static str, Battle)> {
    let begun = |listed: &scenario::Listed| {
        let mut battle = Battle::new(listed.read().expect("a battle of ours").setup()).expect("it can be set up");
        battle.begin(&mut ());
        (listed.id, battle)
    };
    scenario::catalogue().iter().map(begun).collect()
}

/// A game of two levels with few nodes; a rule broken or a battle without end fails the test.
fn game(battle: &Battle, levels: [Level; 2], nodes: u64, seed: u64) -> Bout {
    let [mut north, mut south] = levels.map(|level| level.player(seed));
    let budget = Budget::nodes(nodes);
    Bout::play(battle.clone(), [north.as_mut(), south.as_mut()], [&budget, &budget], Luck::of(seed, 1))
        .unwrap_or_else(|bug| panic!("{levels:?}, seed {seed}: {bug}"))
}

#[test]
fn two_hundred_battles_end_without_a_rule_broken() {
    let mut played = 0;
    for (_, battle) in battles() {
        for seed in 0..4 {
            game(&battle, [Level::Recruit, Level::Recruit], 1, seed);
            game(&battle, [Level::Random, Level::Recruit], 1, seed);
            played += 2;
        }
        game(&battle, [Level::Captain, Level::Recruit], 150, 1);
        game(&battle, [Level::Corporal, Level::Captain], 150, 2);
        played += 2;
    }
    assert_eq!(played, 200);
}

#[test]
fn every_level_plays_every_kind_of_book() {
    for (id, battle) in battles().iter().filter(|(id, _)| id.starts_with("training")) {
        for level in Level::ALL {
            let bout = game(battle, [level, Level::Recruit], 400, 5);
            assert!(0 < bout.decisions[0] + bout.decisions[1], "{id}, {level}");
        }
    }
}

#[test]
fn the_same_seed_and_nodes_play_the_same_game() {
    for (id, battle) in battles().iter().filter(|(id, _)| ["training-jomini", "ivry"].contains(id)) {
        for level in [Level::Recruit, Level::Captain, Level::Colonel, Level::Tactician, Level::Marshal, Level::General]
        {
            let [one, other] = [7, 7].map(|seed| game(battle, [level, Level::Corporal], 300, seed));
            assert_eq!(one, other, "{id}, {level}");
        }
    }
}

#[test]
fn another_seed_plays_another_game() {
    let (_, battle) = battles().remove(0);
    let [one, other] = [1, 2].map(|seed| game(&battle, [Level::Recruit, Level::Recruit], 1, seed));
    assert_ne!(one.fingerprint, other.fingerprint);
}

/// Asked so often, a player must have noticed that he is to stop.
const SOON: u32 = 300;

#[test]
fn a_player_told_to_stop_answers_at_once_and_legally() {
    let (_, battle) = battles().remove(0);
    for level in Level::ALL {
        for patience in [0, 1, 40] {
            let asked = Cell::new(0_u32);
            let stop = || {
                asked.set(asked.get() + 1);
                patience < asked.get()
            };
            let command = level.player(1).decide(&battle, &Budget::nodes(u64::MAX).until(&stop));
            assert_eq!(battle.check(command), Ok(()), "{level}");
            assert!(asked.get() <= patience + SOON, "{level} was told {} times", asked.get());
        }
    }
}

#[test]
fn a_player_tells_how_far_he_has_come() {
    let (_, battle) = battles().remove(0);
    let told: RefCell<Vec<ThoughtProgress>> = RefCell::default();
    let tell = |progress| told.borrow_mut().push(progress);
    for level in [Level::Tactician, Level::General] {
        let command = level.player(1).decide(&battle, &Budget::nodes(5000).telling(&tell));
        let last = *told.borrow().last().expect("he tells at least his first idea");
        assert_eq!(last.best, Some(command), "{level}");
        assert!(last.nodes <= last.of && last.of == 5000, "{level}: {} of {}", last.nodes, last.of);
    }
}

#[test]
fn a_general_spends_the_nodes_he_is_given_and_then_does_as_he_planned() {
    let (_, mut battle) = battles().remove(0);
    let told: RefCell<Vec<ThoughtProgress>> = RefCell::default();
    let tell = |progress| told.borrow_mut().push(progress);
    let (budget, mut general) = (Budget::nodes(8000).telling(&tell), Level::General.player(1));
    let command = general.decide(&battle, &budget);
    let last = *told.borrow().last().expect("he tells what he is about");
    assert_eq!((last.nodes, last.best), (8000, Some(command)));
    told.borrow_mut().clear();
    battle.command(command, &mut ()).expect("a legal command");
    let next = general.decide(&battle, &budget);
    assert_eq!(battle.check(next), Ok(()));
    assert!(told.borrow().is_empty(), "the rest of the march is planned");
}

#[test]
fn a_battle_between_captains_is_fought_out_not_waited_out() {
    let fought = battles().iter().filter(|(id, _)| id.starts_with("training")).fold(0, |count, (_, battle)| {
        let bout = game(battle, [Level::Captain, Level::Captain], 2000, 3);
        count + u32::from(bout.outcome.winner.is_some())
    });
    assert_eq!(fought, 4);
}

/// A player who breaks the rules.
struct Cheat;

impl Player for Cheat {
    fn decide(&mut self, _: &Battle, _: &Budget<'_>) -> Command {
        Command::EndCombat
    }
}

#[test]
fn a_player_who_breaks_a_rule_is_found_out() {
    let (_, battle) = battles().remove(0);
    let budget = Budget::nodes(1);
    let bout = Bout::play(battle, [&mut Cheat, &mut Cheat], [&budget, &budget], Luck::new(1));
    let said = bout.expect_err("he cheats").to_string();
    assert!(said.contains("EndCombat") && said.contains(&format!("{:?}", Camp::South)), "{said}");
}
