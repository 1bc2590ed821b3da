//! Games begun under earlier rules: they go on under today's where those play every entry as it was played; where they
//! do not, they are kept as they are and shown as far as they play.

use crate::deed::{Deed, Entry, LOG_VERSION};
use crate::game::{Birth, Change, Game, Misplayed};
use crate::terms::Terms;
use crate::trouble::{Trouble, status};
use std::sync::Arc;
use wire::RULES_VERSION;

/// Where the log of a game begun under earlier rules stops playing.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The version it was begun under.
    pub rules: u32,
    /// The first entry that does not play.
    pub entry: u64,
    /// The clause that refuses it, if one does.
    pub clause: Option<&'static str>,
}

impl Broken {
    /// Why the game cannot be played on.
    pub fn trouble(&self) -> Trouble {
        let Self { rules, entry, clause } = self;
        let cited = clause.map(|clause| format!(" ({clause})")).unwrap_or_default();
        Trouble::new(
            status::CONFLICT,
            "earlier-rules",
            format!(
                "cette partie a commencé sous les règles {rules}\u{a0}; ce programme joue les règles {RULES_VERSION}, \
                 qui n’en rejouent pas l’entrée {entry}{cited}\u{a0}: elle se relit jusque-là mais ne peut être \
                 continuée\u{a0}; rien n’en est perdu"
            ),
            format!(
                "this game began under rules {rules}; this program plays rules {RULES_VERSION}, which do not play its \
                 entry {entry} again{cited}: it can be read up to there, but not continued; nothing of it is lost"
            ),
        )
    }
}

/// A game of rules this program does not know yet.
pub(crate) fn newer(rules: u32) -> Trouble {
    Trouble::new(
        status::NOT_IMPLEMENTED,
        "newer-rules",
        format!(
            "cette partie se joue sous les règles {rules}, plus récentes que celles d’ici ({RULES_VERSION})\u{a0}; \
             mettez le serveur à jour"
        ),
        format!("this game is played under rules {rules}, newer than those here ({RULES_VERSION}); update the server"),
    )
}

/// A game as its log makes it.
#[derive(Debug)]
pub struct TakenUp {
    /// What it was made from.
    pub birth: Birth,
    /// As it stands.
    pub game: Game,
    /// It goes on under today's rules: to be kept with the terms of its birth before anybody comes.
    pub goes_on: Option<Change>,
}

impl TakenUp {
    /// A game as its log makes it, whichever rules it was begun under.
    ///
    /// # Errors
    /// When the log does not play under the rules it was written by.
    pub fn of(birth: Birth, log: &[Entry], at: i64) -> Result<Self, Trouble> {
        let fault = |error: Misplayed| Trouble::fault(&error.to_string());
        if birth.terms.rules == RULES_VERSION {
            let game = Game::load(&birth, log).map_err(fault)?;
            return Ok(Self { birth, game, goes_on: None });
        }
        // Everything is played, what was taken back too: it is told to whoever looks.
        let played = Game::tell(&birth, log, u64::MAX).and_then(|_| Game::load(&birth, log));
        match played {
            Ok(game) if game.result().is_some() => Ok(Self { birth, game, goes_on: None }),
            Ok(game) => Self::under_todays(birth, game, at),
            Err(Misplayed { entry, what, clause }) => {
                let rules = birth.terms.rules;
                tracing::warn!(game = &*birth.id, rules, entry, what, "a game of earlier rules cannot be continued");
                let broken = Broken { rules, entry, clause };
                let birth = Birth { broken: Some(Arc::new(broken)), ..birth };
                let game = Game::load(&birth, birth.readable(log)).map_err(fault)?;
                Ok(Self { birth, game, goes_on: None })
            }
        }
    }

    /// The game goes on under today's rules; its log says so, once.
    fn under_todays(birth: Birth, mut game: Game, at: i64) -> Result<Self, Trouble> {
        let from = birth.terms.rules;
        let terms = Terms { rules: RULES_VERSION, log: LOG_VERSION, ..(*birth.terms).clone() };
        let birth = Birth { terms: Arc::new(terms), ..birth };
        game.terms = Arc::clone(&birth.terms);
        let change = game.and(Deed::Rules { from, to: RULES_VERSION }, at)?;
        Ok(Self { birth, game, goes_on: Some(change) })
    }
}
