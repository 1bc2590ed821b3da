//! Games begun under earlier rules: they go on under today's where those play every entry as it was played; where they
//! do not, they are kept as they are and shown as far as they play.

use crate::deed::{Deed, Entry, LOG_VERSION};
use crate::game::{Birth, Game, Misplayed};
use crate::house::{House, now};
use crate::terms::Terms;
use crate::trouble::Trouble;
use axum::http::StatusCode;
use std::sync::Arc;
use storage::{Append, StoreError};
use wire::RULES_VERSION;

/// Where the log of a game begun under earlier rules stops playing.
#[derive(Clone, Debug)]
pub(crate) struct Broken {
    /// The version it was begun under.
    pub(crate) rules: u32,
    /// The first entry that does not play.
    pub(crate) entry: u64,
    /// The clause that refuses it, if one does.
    pub(crate) clause: Option<&'static str>,
}

impl Broken {
    /// Why the game cannot be played on.
    pub(crate) fn trouble(&self) -> Trouble {
        let Self { rules, entry, clause } = self;
        let cited = clause.map(|clause| format!(" ({clause})")).unwrap_or_default();
        Trouble::new(
            StatusCode::CONFLICT,
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
        StatusCode::NOT_IMPLEMENTED,
        "newer-rules",
        format!(
            "cette partie se joue sous les règles {rules}, plus récentes que celles d’ici ({RULES_VERSION})\u{a0}; \
             mettez le serveur à jour"
        ),
        format!("this game is played under rules {rules}, newer than those here ({RULES_VERSION}); update the server"),
    )
}

/// A game as its log makes it, whichever rules it was begun under; none if another process was first to take it up.
pub(crate) async fn take_up(house: &House, birth: Birth, log: &[Entry]) -> Result<Option<(Birth, Game)>, Trouble> {
    let fault = |error: Misplayed| Trouble::fault(&error.to_string());
    if birth.terms.rules == RULES_VERSION {
        let game = Game::load(&birth, log).map_err(fault)?;
        return Ok(Some((birth, game)));
    }
    // Everything is played, what was taken back too: it is told to whoever looks.
    let played = Game::tell(&birth, log, u64::MAX).and_then(|_| Game::load(&birth, log));
    match played {
        Ok(game) if game.result().is_some() => Ok(Some((birth, game))),
        Ok(game) => go_on(house, birth, game).await,
        Err(Misplayed { entry, what, clause }) => {
            let rules = birth.terms.rules;
            tracing::warn!(game = &*birth.id, rules, entry, what, "a game of earlier rules cannot be continued");
            let broken = Broken { rules, entry, clause };
            let birth = Birth { broken: Some(Arc::new(broken)), ..birth };
            let game = Game::load(&birth, birth.readable(log)).map_err(fault)?;
            Ok(Some((birth, game)))
        }
    }
}

/// The game goes on under today's rules; its log says so, once.
async fn go_on(house: &House, birth: Birth, mut game: Game) -> Result<Option<(Birth, Game)>, Trouble> {
    let from = birth.terms.rules;
    let terms = Terms { rules: RULES_VERSION, log: LOG_VERSION, ..(*birth.terms).clone() };
    let birth = Birth { terms: Arc::new(terms), ..birth };
    game.terms = Arc::clone(&birth.terms);
    let change = game.and(Deed::Rules { from, to: RULES_VERSION }, now())?;
    let append = Append {
        game: birth.id.to_string(),
        after: game.number,
        at: change.entry.at,
        entries: vec![change.entry.kept()],
        terms: Some(birth.terms.written()),
        ..Append::default()
    };
    match house.store.append(append).await {
        Ok(()) => Ok(Some((birth, change.next))),
        Err(StoreError::Conflict { .. }) => Ok(None),
        Err(error) => Err(Trouble::store(&error)),
    }
}
