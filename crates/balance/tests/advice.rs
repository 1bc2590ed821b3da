//! Advice: found by trying, the same however it is cut into steps.

use balance::{Adjustment, AdviceCourse, CourseError, TrialBattle};
use battle::Camp;
use wire::LevelWire;

fn battle(id: &str) -> TrialBattle {
    let listed = scenario::listed(id).expect("a battle of the catalogue");
    TrialBattle::read(&listed.read().expect("it is sound").written()).expect("what is written can be read")
}

#[test]
fn one_step_or_many_measure_the_same() {
    let battle = battle("training-panache");
    let player = balance::player(LevelWire::Recruit);
    let mut at_once = AdviceCourse::new(&battle, player, 5, 30);
    let (_, expected) = at_once.progress();
    let counted = at_once.step(100_000).expect("games are played to their end");
    assert!(at_once.is_over());
    assert_eq!(counted, expected, "how long it takes is known beforehand");
    let mut state = AdviceCourse::new(&battle, player, 5, 30).state().clone();
    loop {
        let mut course = AdviceCourse::resumed(&battle, state).expect("it is of this battle");
        let counted = course.step(37).expect("games are played to their end");
        state = course.state().clone();
        if counted == 0 {
            break;
        }
    }
    assert_eq!(&state, at_once.state());
    let advice = at_once.advice();
    let kept: Vec<_> = advice.iter().filter(|tried| !tried.counts.out).collect();
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|tried| tried.counts.won.games() == 30));
    assert!(
        advice.iter().filter(|tried| tried.counts.out).all(|tried| !tried.nearer && tried.counts.won.games() <= 30)
    );
}

#[test]
fn a_game_that_is_given_up_counts_for_nothing() {
    let battle = battle("training-panache");
    let mut course = AdviceCourse::new(&battle, balance::player(LevelWire::Recruit), 5, 30);
    let before = course.state().clone();
    let asked = std::cell::Cell::new(0);
    let soon = || asked.replace(asked.get() + 1) == 5;
    assert_eq!(course.step_unless(1, &soon).unwrap_err(), CourseError::Trial(balance::TrialError::GivenUp));
    assert_eq!(course.state(), &before);
}

#[test]
fn so_many_games_that_they_cannot_be_counted_are_not_gone_on_with() {
    let battle = battle("training-panache");
    let course = AdviceCourse::new(&battle, balance::player(LevelWire::Recruit), 5, u32::MAX);
    assert!(0 < course.progress().1);
    let mut state = course.state().clone();
    state.most = balance::MOST_GAMES + 1;
    assert_eq!(AdviceCourse::resumed(&battle, state.clone()).unwrap_err(), CourseError::OtherBattle);
    (state.most, state.round) = (balance::MOST_GAMES, 31);
    assert!(0 < AdviceCourse::resumed(&battle, state).expect("it is of this battle").progress().1);
}

#[test]
fn a_battle_that_one_side_cannot_win_is_made_more_even() {
    let mut file = battle("training-jomini").scenario().file().clone();
    // One unit lost and it is over; the other side may lose all but one.
    (file.north.victory, file.south.victory) = (Some(1), Some(2));
    file.south.objectives.clear();
    let battle = TrialBattle::read(&file.written()).expect("it is sound");
    let mut course = AdviceCourse::new(&battle, balance::player(LevelWire::Corporal), 1, 48);
    course.step(100_000).expect("games are played to their end");
    let advice = course.advice();
    let helps = |change: &Adjustment| {
        matches!(change, Adjustment::Victory(Camp::North, 2) | Adjustment::Victory(Camp::South, 1))
    };
    let tried = advice.iter().find(|tried| helps(&tried.change)).expect("the threshold was tried");
    assert!(0 < tried.counts.won.games());
    assert!(advice.iter().any(|tried| tried.nearer), "{advice:?}");
}

#[test]
fn every_change_is_said_in_both_languages_and_made_in_the_draft() {
    // Reinforcements, ducats, no orders at all, several activations.
    for id in ["training-frederic", "training-panache", "hydaspes", "waterloo"] {
        let battle = battle(id);
        let changes = Adjustment::all(&battle);
        assert!(5 <= changes.len(), "{id}");
        for change in changes {
            let words = change.words(&battle);
            assert!(!words.fr.contains(" :") && words.fr != words.en, "{}", words.fr);
            let other = change.applied(&battle).expect("only sound changes are offered");
            assert_ne!(other.certified().hash, battle.certified().hash, "{}", words.en);
            assert!(!change.in_draft(battle.scenario().file()).is_empty());
        }
    }
}

#[test]
fn a_search_about_another_battle_is_refused() {
    let (one, other) = (battle("training-jomini"), battle("waterloo"));
    let state = AdviceCourse::new(&other, balance::player(LevelWire::Recruit), 1, 10).state().clone();
    assert_eq!(AdviceCourse::resumed(&one, state).unwrap_err(), CourseError::OtherBattle);
}
