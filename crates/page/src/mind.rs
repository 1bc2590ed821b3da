//! A computer player, in a worker of its own: the page never waits for it.

use crate::kept::{AtHome, Kept};
use crate::outbox::json;
use battle::{Camp, Command, seat};
use host::{DecidedWire, Grounds, HostedGame, KeptAim, per_mille, seats};
use opponent::{Budget, Player, Pondering, ThoughtProgress, TurnAim};
use std::cell::Cell;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::CommandWire;

#[cfg(target_family = "wasm")]
#[wasm_bindgen]
extern "C" {
    /// The worker passes it on.
    #[wasm_bindgen(js_name = tellProgress)]
    fn tell_progress(per_mille: u16);
    /// The answer if it had to be given now: whoever has no time takes it, and ends the worker.
    #[wasm_bindgen(js_name = tellBest)]
    fn tell_best(command: &str);
}

#[cfg(not(target_family = "wasm"))]
const fn tell_progress(_: u16) {}
#[cfg(not(target_family = "wasm"))]
const fn tell_best(_: &str) {}

/// A computer player with the plans it has made.
#[wasm_bindgen]
#[derive(Default)]
pub struct Mind {
    grounds: Grounds,
    /// The game the plans are about, and the number of the last entry it would have then.
    about: Option<(String, u64)>,
    players: [Option<Box<dyn Player>>; 2],
    /// The game that is thought about while a person is asked.
    ahead: Option<Ahead>,
}

/// A game that is thought about while a person is asked.
#[derive(Debug)]
struct Ahead {
    /// Whose computer player thinks.
    camp: Camp,
    game: HostedGame,
}

impl std::fmt::Debug for Mind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Mind").field("about", &self.about).finish_non_exhaustive()
    }
}

#[wasm_bindgen]
impl Mind {
    /// Nobody has thought yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Decides in a game that was handed over with its log, looking at so many positions: the command, as JSON; nothing
    /// where nobody is asked.
    pub fn decide(&mut self, kept: &str, nodes: u32) -> Option<String> {
        let kept: Kept = serde_json::from_str(kept).ok()?;
        let (at_home, _) = kept.take_up(&self.grounds, 0).ok()?;
        let game = at_home.game;
        let (camp, character) = game.to_think(true)?;
        // Whoever plays on has a plan; once somebody else has spoken it is worth nothing, but to somebody who thought ahead.
        let pondered = self.ahead.as_ref().is_some_and(|ahead| ahead.game.id == game.id);
        if !pondered && self.about != Some((game.id.to_string(), game.number)) {
            self.players = [None, None];
        }
        self.about = Some((game.id.to_string(), game.number + 1));
        let player = self.players[seat(camp)].get_or_insert_with(|| character.player(seats::mind(&at_home.birth.seed)));
        let field = &game.ground.field;
        let written = |command: Command, aim: Option<TurnAim>| {
            let aim = aim.map(|aim| KeptAim::of(aim, field));
            json(&DecidedWire { command: CommandWire::of(command, &game.battle.view(), field), aim })
        };
        let best = Cell::new(None);
        let telling = |made: ThoughtProgress| {
            if best.replace(made.best) != made.best
                && let Some(command) = made.best
            {
                tell_best(&written(command, None));
            }
            tell_progress(per_mille(made));
        };
        let command = player.decide(&game.battle, &Budget::nodes(nodes.into()).telling(&telling));
        Some(written(command, player.aim()))
    }

    /// Takes a game up in which a person is asked, to think ahead of him; says whether there is anybody who does.
    #[wasm_bindgen(js_name = lookAhead)]
    pub fn look_ahead(&mut self, kept: &str) -> bool {
        let taken = serde_json::from_str::<Kept>(kept).ok().and_then(|kept| kept.take_up(&self.grounds, 0).ok());
        let Some((AtHome { game, birth, .. }, _)) = taken else { return false };
        let Some((camp, character)) = game.to_ponder() else { return false };
        if self.ahead.as_ref().is_none_or(|ahead| ahead.game.id != game.id) {
            self.players = [None, None];
        }
        self.players[seat(camp)].get_or_insert_with(|| character.player(seats::mind(&birth.seed)));
        self.ahead = Some(Ahead { camp, game });
        true
    }

    /// Thinks ahead for so many positions; says whether there is more to think about.
    pub fn ponder(&mut self, nodes: u32) -> bool {
        let Some(Ahead { camp, game }) = &self.ahead else { return false };
        let Some(player) = &mut self.players[seat(*camp)] else { return false };
        player.ponder(&game.battle, &Budget::nodes(nodes.into())) == Pondering::GoesOn
    }
}
