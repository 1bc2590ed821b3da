//! A battle made ready for trial games, and the games.

use crate::game::TrialGame;
use crate::merge::{FiguresError, merged};
use crate::players::level;
use crate::witness::Witness;
use battle::{Battle, Camp};
use opponent::{Bout, BoutError, Budget, Luck, Player, Weights};
use rulebook::HouseRules;
use scenario::{Problems, Scenario};
use sha2::{Digest, Sha256};
use std::cell::Cell;
use std::fmt::Write;
use wire::NameView;
use wire::fairness::{CertifiedBattle, TrialFigures, TrialPlayer};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contest {
    /// The north.
    pub north: TrialPlayer,
    /// The south.
    pub south: TrialPlayer,
}

impl Contest {
    /// The same player on both sides. Swapping them would play the same games: each side has its own luck by the number of
    /// the game, and what a player does hangs on nothing but his level, his luck and the table.
    #[must_use]
    pub const fn even(player: TrialPlayer) -> Self {
        Self { north: player, south: player }
    }

    /// Have both sides the same player?
    #[must_use]
    pub fn is_even(&self) -> bool {
        self.north == self.south
    }
}

/// Trial games that could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrialError {
    /// A player broke a rule, or a battle had no end: a bug of ours.
    #[error("game {number}: {error}")]
    Bug {
        /// The number of the game.
        number: u32,
        /// What went wrong.
        error: BoutError,
    },
    /// Somebody said stop before the end of a game.
    #[error("the game was given up before its end")]
    GivenUp,
    /// The games cannot be added up.
    #[error(transparent)]
    Figures(#[from] FiguresError),
}

/// A battle made ready for trial games.
#[derive(Clone, Debug)]
pub struct TrialBattle {
    scenario: Scenario,
    rules: HouseRules,
    start: Battle,
}

impl TrialBattle {
    /// Reads a battle; a file is called as it says itself.
    ///
    /// # Errors
    /// Everything wrong with it.
    ///
    /// # Panics
    /// Never: a file is read with its own house rules.
    pub fn read(text: &str) -> Result<Self, Problems> {
        let scenario = Scenario::read(&format!("{}.toml", id_in(text)), text)?;
        let rules = scenario.setup().book.house;
        Ok(Self::of(scenario, rules).expect("a file is read with its own house rules"))
    }

    /// A battle that was read, with these house rules; none where the book does not know them.
    #[must_use]
    pub fn of(scenario: Scenario, rules: HouseRules) -> Option<Self> {
        let mut setup = scenario.setup();
        setup.book = books::of(scenario.book()).with(rules).ok()?;
        let mut start = Battle::new(setup).ok()?;
        // Many games are played on this map.
        start.survey_sight();
        start.begin(&mut ());
        Some(Self { scenario, rules, start })
    }

    /// The battle as it was read.
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Before the first decision.
    #[must_use]
    pub fn start(&self) -> &Battle {
        &self.start
    }

    /// What a certificate says of it.
    #[must_use]
    pub fn certified(&self) -> CertifiedBattle {
        let file = self.scenario.file();
        let bare = scenario::ScenarioFile { head: Vec::new(), ..file.clone() };
        let mut hash = String::new();
        for byte in Sha256::digest(bare.written().as_bytes()) {
            let _ = write!(hash, "{byte:02x}");
        }
        CertifiedBattle {
            id: file.id.clone(),
            title: NameView { fr: file.title.fr.clone(), en: file.title.en.clone() },
            book: file.book.to_string(),
            hash,
            house_rules: self.rules.iter().map(|rule| rule.to_string()).collect(),
            first: file.turns.first.into(),
        }
    }

    /// Plays one game, unless somebody says stop, and adds nothing up.
    pub(crate) fn game(
        &self,
        contest: Contest,
        seed: u64,
        number: u32,
        stop: &dyn Fn() -> bool,
    ) -> Result<TrialGame, TrialError> {
        let mut luck = Luck::of(seed, u64::from(number));
        let weights = Weights::standard();
        let mut players =
            [contest.north, contest.south].map(|player| level(player.level).player_with(luck.number(), &weights));
        // Whoever says stop is heard in the middle of a thought too; what was decided in a hurry counts for nothing.
        let hurried = Cell::new(false);
        let stop = || {
            hurried.set(hurried.get() || stop());
            hurried.get()
        };
        let budgets = [contest.north, contest.south].map(|player| Budget::nodes(u64::from(player.nodes)).until(&stop));
        let (mut battle, mut witness) = (self.start.clone(), Witness::new(self.start.setup()));
        let [north, south] = &mut players;
        let players: [&mut dyn Player; 2] = [&mut **north, &mut **south];
        let bout = Bout::play_unless(&mut battle, players, budgets.each_ref(), luck, &mut witness, &stop);
        if hurried.get() {
            return Err(TrialError::GivenUp);
        }
        let bout = bout.map_err(|error| match error {
            BoutError::GivenUp => TrialError::GivenUp,
            BoutError::Illegal { .. } | BoutError::Endless(_) => TrialError::Bug { number, error },
        })?;
        witness.close(&battle);
        Ok(TrialGame { number, bout, battle, witness })
    }

    /// Plays the games with these numbers, one after the other, and adds them up.
    ///
    /// # Errors
    /// When a player breaks a rule, which is a bug of ours; when the numbers are too large.
    pub fn figures(
        &self,
        contest: Contest,
        seed: u64,
        numbers: std::ops::Range<u32>,
    ) -> Result<TrialFigures, TrialError> {
        let mut sums = self.no_games();
        for number in numbers {
            sums = merged(&sums, &self.one(contest, seed, number)?)?;
        }
        Ok(sums)
    }

    /// The figures of one game.
    ///
    /// # Errors
    /// As [`figures`](Self::figures).
    pub fn one(&self, contest: Contest, seed: u64, number: u32) -> Result<TrialFigures, TrialError> {
        self.one_unless(contest, seed, number, &|| false)
    }

    /// The figures of one game, unless somebody says stop before its end.
    ///
    /// # Errors
    /// When it was given up; else as [`figures`](Self::figures).
    pub fn one_unless(
        &self,
        contest: Contest,
        seed: u64,
        number: u32,
        stop: &dyn Fn() -> bool,
    ) -> Result<TrialFigures, TrialError> {
        Ok(self.game(contest, seed, number, stop)?.figures(&self.scenario))
    }

    /// Who wins a game, unless somebody says stop before its end; nothing else is asked.
    ///
    /// # Errors
    /// When it was given up; else as [`figures`](Self::figures).
    pub fn winner(
        &self,
        contest: Contest,
        seed: u64,
        number: u32,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Camp>, TrialError> {
        Ok(self.game(contest, seed, number, stop)?.bout.outcome.winner)
    }

    /// The figures of no game at all: what others are added to.
    #[must_use]
    pub fn no_games(&self) -> TrialFigures {
        crate::game::none(&self.scenario, self.start.setup())
    }
}

/// The id a file says it has.
fn id_in(text: &str) -> &str {
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix("id"));
    let said = line.and_then(|rest| rest.trim_start().strip_prefix('=')).map(str::trim_start);
    let quoted = said.and_then(|rest| {
        let quote = rest.chars().next().filter(|quote| ['"', '\''].contains(quote))?;
        rest[1..].split(quote).next()
    });
    quoted.unwrap_or("battle")
}
