//! How much a question may cost, before it is given up.

use crate::OddsError;
use std::fmt;
use std::sync::Arc;

/// Work after which a question is given up: elephants that run amok among their own can take minutes to follow.
const MOST_WORK: usize = 4_000_000;
/// Moments best play may look ahead to, each kept until the question is answered: some 250 MB.
const MOST_MOMENTS: usize = 400_000;
/// What one roll costs, where adding to one count costs 1.
pub(crate) const WORK_OF_A_ROLL: usize = 32;

/// How much one question may cost. A calculator has the usual one unless it is given another.
#[derive(Clone)]
pub struct OddsBudget {
    /// Counts added to, a roll counting for 32 of them; each takes some 32 bytes while the question is under way.
    pub work: usize,
    /// Moments looked ahead to where each side plays its best; each takes some 600 bytes.
    pub moments: usize,
    /// Asked at every step: is nobody waiting for the answer any more, or is the time up?
    pub is_over: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Default for OddsBudget {
    fn default() -> Self {
        Self { work: MOST_WORK, moments: MOST_MOMENTS, is_over: None }
    }
}

impl fmt::Debug for OddsBudget {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("OddsBudget").field("work", &self.work).field("moments", &self.moments).finish_non_exhaustive()
    }
}

impl OddsBudget {
    /// What a question at a table may cost: nine in ten are answered with a tenth of it, in a few milliseconds; the
    /// dearest takes some fifty. Elephants that take more are answered as if they stood, which the answer says.
    #[must_use]
    pub const fn at_a_table() -> Self {
        Self { work: 120_000, moments: 40_000, is_over: None }
    }

    /// May the question go on, after so much work and so many moments?
    pub(crate) fn allows(&self, work: usize, moments: usize) -> Result<(), OddsError> {
        if self.work < work || self.moments < moments {
            return Err(OddsError::TooLong);
        }
        match &self.is_over {
            Some(is_over) if is_over() => Err(OddsError::TimeUp),
            Some(_) | None => Ok(()),
        }
    }
}
