//! A position in numbers, for whoever wants to learn from games what things are worth.

use crate::Weights;
use crate::judgement::Judgement;
use battle::{Battle, Camp};

/// What a position is worth to a camp, and what each weight adds to it, in hundredths of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// The judgement, as a rehearsal ends with it.
    pub worth: i32,
    /// Each weight by its key, with the judgement less what it would be if this weight were nothing.
    pub parts: Vec<(String, i32)>,
}

impl Appraisal {
    /// Judges a position for a camp: the side whose turn it is plays next.
    #[must_use]
    pub fn of(battle: &Battle, camp: Camp, weights: &Weights) -> Self {
        let judge = |weights: &Weights| {
            let judgement = Judgement::of(battle, weights).farsighted();
            judgement.judge(battle.view(), battle.setup(), camp, battle.view().active())
        };
        let worth = judge(weights);
        let part = |key: String| {
            let without = weights.without(&key);
            let part = worth - judge(&without);
            (key, part)
        };
        Self { worth, parts: Weights::keys().into_iter().map(part).collect() }
    }
}
