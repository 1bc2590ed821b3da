//! Plans raced against each other with common dice: few plays for all, more for those who lead.

use crate::outlook::chance_of_winning;
use crate::plan::March;
use crate::rehearsal::{PlayTally, Played, Rehearsal};

/// Plays that the first look counts for: dice blur what is small, and whoever was played seldom is not trusted far.
const LOOK: i64 = 16;
/// Whoever leads is played on, so many of them.
const LEADERS: usize = 3;
/// A newcomer has to beat one of so many.
const RIVALS: usize = 4;

/// A plan that races.
pub(crate) struct Runner {
    pub(crate) march: March,
    /// What each play came to, with the dice of its number.
    plays: Vec<Played>,
    /// All of them together.
    tally: PlayTally,
    /// The chance of winning, as it looks before anybody has fought.
    look: i64,
}

impl Runner {
    fn new(march: March, look: i32) -> Self {
        Self { march, plays: Vec::new(), tally: PlayTally::default(), look: i64::from(chance_of_winning(look)) }
    }

    /// What it is worth, by all plays and the first look.
    fn worth(&self) -> i64 {
        self.tally.worth(self.look, LOOK)
    }

    /// The same by the first so many plays.
    fn first(&self, count: usize) -> i64 {
        let mut tally = PlayTally::default();
        self.plays.iter().take(count).for_each(|play| tally.add(*play));
        tally.worth(self.look, LOOK)
    }
}

/// All who race, the best first.
pub(crate) struct Race<'a> {
    rehearsal: &'a Rehearsal<'a>,
    pub(crate) runners: Vec<Runner>,
}

impl<'a> Race<'a> {
    pub(crate) fn new(rehearsal: &'a Rehearsal<'a>) -> Self {
        Self { rehearsal, runners: Vec::new() }
    }

    /// Does a plan lead where none of those who race leads?
    pub(crate) fn is_new(&self, march: &March) -> bool {
        self.runners.iter().all(|runner| runner.march.end != march.end)
    }

    /// One more, played on so often.
    pub(crate) fn enter(&mut self, (look, march): (i32, March), plays: usize) {
        let mut runner = Runner::new(march, look);
        self.run(&mut runner, plays);
        self.runners.push(runner);
    }

    /// Plays on until so many plays are made; once, if the thought is over.
    fn run(&self, runner: &mut Runner, plays: usize) {
        while runner.plays.len() < plays && (runner.plays.is_empty() || !self.rehearsal.thought.is_over()) {
            let number = u64::try_from(runner.plays.len()).unwrap_or(u64::MAX);
            let play = self.rehearsal.play(&runner.march.end, number);
            runner.plays.push(play);
            runner.tally.add(play);
        }
    }

    /// The better ones, twice as many as are kept, are played on so often.
    pub(crate) fn cut(&mut self, kept: usize, plays: usize) {
        self.rank();
        self.runners.truncate(2 * kept);
        self.play_on(2 * kept, |_| plays);
        self.rank();
        self.runners.truncate(kept);
    }

    /// The leaders are played on so many times more.
    pub(crate) fn widen(&mut self, plays: usize) {
        self.play_on(LEADERS, |before| before + plays);
        self.rank();
    }

    fn play_on(&mut self, leaders: usize, until: impl Fn(usize) -> usize) {
        let mut runners = std::mem::take(&mut self.runners);
        for runner in runners.iter_mut().take(leaders) {
            self.run(runner, until(runner.plays.len()));
        }
        self.runners = runners;
    }

    /// Best first.
    fn rank(&mut self) {
        self.runners.sort_by_key(|runner| std::cmp::Reverse(runner.worth()));
    }

    /// A newcomer runs against the leaders on the same dice, farther and farther while he keeps up with one of them.
    pub(crate) fn challenge(&mut self, (look, march): (i32, March), first: usize) {
        let mut runner = Runner::new(march, look);
        let most = self.runners.first().map_or(first, |best| best.plays.len()).max(first);
        let mut plays = first;
        loop {
            self.run(&mut runner, plays.min(most));
            let count = runner.plays.len();
            let mut rivals = self.runners.iter().take(RIVALS).filter(|rival| count <= rival.plays.len());
            if !rivals.any(|rival| rival.first(count) < runner.first(count)) {
                return;
            }
            if most <= count || self.rehearsal.thought.is_over() {
                break;
            }
            plays *= 2;
        }
        self.runners.push(runner);
    }

    /// The one that leads.
    pub(crate) fn best(&self) -> Option<&March> {
        self.runners.first().map(|best| &best.march)
    }
}
