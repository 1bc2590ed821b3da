//! A question that costs too much is given up, and says so.

use crate::positions::{attacks, combats};
use books::THUCIDIDE;
use odds::{Calculator, OddsBudget, OddsError, OddsQuestion, Policy};
use rulebook::Language;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn best_play_looks_no_further_than_it_may() {
    let mut stopped = 0;
    for battle in combats(&THUCIDIDE, 10) {
        for (unit, target) in attacks(&battle) {
            let best = OddsQuestion::WHOLE.by(Policy::Best);
            let whole = Calculator::new().of_attack(&battle, unit, target, &best);
            let little = OddsBudget { moments: 20, ..OddsBudget::default() };
            match Calculator::within(little).of_attack(&battle, unit, target, &best) {
                Err(OddsError::TooLong) => stopped += 1,
                short => assert_eq!(short, whole, "what fits is the same"),
            }
        }
    }
    assert!(0 < stopped, "nothing was too much");
}

#[test]
fn a_question_nobody_waits_for_ends_at_its_next_step() {
    let battle = &combats(&THUCIDIDE, 1)[0];
    let (unit, target) = attacks(battle)[0];
    for question in [OddsQuestion::EXCHANGE, OddsQuestion::WHOLE.by(Policy::Best)] {
        let asked = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&asked);
        let is_over = move || 0 < count.fetch_add(1, Ordering::Relaxed);
        let budget = OddsBudget { is_over: Some(Arc::new(is_over)), ..OddsBudget::default() };
        let found = Calculator::within(budget).of_attack(battle, unit, target, &question);
        // The first step is still taken; a question of one step has its answer.
        assert!(found.is_ok() || found == Err(OddsError::TimeUp), "{found:?}");
        assert!((1..=2).contains(&asked.load(Ordering::Relaxed)));
    }
    let said = OddsError::TimeUp;
    assert!(
        said.sentence(Language::Fr).contains("l’échange seul") && said.sentence(Language::En).contains("etendard odds")
    );
    assert!(!said.is_too_much(), "asking for less would not be answered either");
}

#[test]
fn little_work_is_given_up_and_more_is_not() {
    let battle = &combats(&THUCIDIDE, 1)[0];
    let (unit, target) = attacks(battle)[0];
    let within = |work| {
        let budget = OddsBudget { work, ..OddsBudget::default() };
        Calculator::within(budget).of_attack(battle, unit, target, &OddsQuestion::EXCHANGE)
    };
    assert_eq!(within(1), Err(OddsError::TooLong));
    assert_eq!(within(4_000_000), Calculator::new().of_attack(battle, unit, target, &OddsQuestion::EXCHANGE));
}
