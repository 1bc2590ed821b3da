//! A computer player, in a worker of its own: the page never waits for it.

use crate::kept::Kept;
use crate::outbox::json;
use battle::seat;
use host::{Grounds, per_mille, seats};
use opponent::{Budget, Player};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::CommandWire;

#[cfg(target_family = "wasm")]
#[wasm_bindgen]
extern "C" {
    /// The worker passes it on.
    #[wasm_bindgen(js_name = tellProgress)]
    fn tell_progress(per_mille: u16);
}

#[cfg(not(target_family = "wasm"))]
const fn tell_progress(_: u16) {}

/// A computer player with the plans it has made.
#[wasm_bindgen]
#[derive(Default)]
pub struct Mind {
    grounds: Grounds,
    /// The game the plans are about, and the number of the last entry it would have then.
    about: Option<(String, u64)>,
    players: [Option<Box<dyn Player>>; 2],
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

    /// Decides in a game that was handed over with its log: the command, as JSON; nothing where nobody is asked.
    pub fn decide(&mut self, kept: &str) -> Option<String> {
        let kept: Kept = serde_json::from_str(kept).ok()?;
        let (at_home, _) = kept.take_up(&self.grounds, 0).ok()?;
        let game = at_home.game;
        let (camp, level) = game.to_think(true)?;
        // Whoever plays on has a plan; once somebody else has spoken it is worth nothing.
        if self.about != Some((game.id.to_string(), game.number)) {
            self.players = [None, None];
        }
        self.about = Some((game.id.to_string(), game.number + 1));
        let player = self.players[seat(camp)].get_or_insert_with(|| level.player(seats::mind(&at_home.birth.seed)));
        let telling = |made| tell_progress(per_mille(made));
        let command = player.decide(&game.battle, &Budget::nodes(level.nodes()).telling(&telling));
        Some(json(&CommandWire::of(command, &game.battle.view(), &game.ground.field)))
    }
}
