//! The games of this browser, as many as are looked at.

use crate::kept::{AtHome, EntryRow, Kept, SeatRow};
use crate::outbox::{Outbox, json};
use crate::talking::Talk;
use host::{GameDraft, Grounds, LOG_VERSION, NewbornGame, Plan, Presence, TableReader, Terms, Trouble, news, seats};
use rulebook::Language;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::live::{Joined, NewGame, YouView};

/// How the id of a game of this browser begins: no server has such a one.
const PREFIX: &str = "home-";

/// The games of this browser.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct HomeHost {
    pub(crate) grounds: Grounds,
    pub(crate) games: BTreeMap<String, AtHome>,
    pub(crate) talks: BTreeMap<u32, Talk>,
}

#[wasm_bindgen]
impl HomeHost {
    /// A home without games.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Is this game in memory?
    #[must_use]
    pub fn knows(&self, game: &str) -> bool {
        self.games.contains_key(game)
    }

    /// Takes a game up as the browser kept it: JSON in, what is to be kept and told out; nothing where it cannot be read.
    #[wasm_bindgen(js_name = takeUp)]
    pub fn take_up(&mut self, kept: &str, at: i64) -> Option<String> {
        let kept: Kept = serde_json::from_str(kept).ok()?;
        let (game, more) = kept.take_up(&self.grounds, at).ok()?;
        let mut out = Outbox { keep: more.into_iter().collect(), ..Outbox::default() };
        let id = game.row.id.clone();
        self.games.insert(id.clone(), game);
        self.welcome_again(&id, &mut out);
        Some(json(&out))
    }

    /// Lets go of a game: it is taken up again when it is needed.
    pub fn forget(&mut self, game: &str) {
        self.games.remove(game);
    }

    /// What a computer player is asked in a game: the game with its log, for a mind; nothing where none is asked.
    #[wasm_bindgen(js_name = toThink)]
    #[must_use]
    pub fn to_think(&self, game: &str) -> Option<String> {
        let at_home = self.games.get(game)?;
        at_home.game.to_think(true)?;
        self.written(game)
    }

    /// The positions he may look at for it: fewer when he was hurried.
    #[must_use]
    pub fn nodes(&self, game: &str) -> Option<u32> {
        let at_home = self.games.get(game)?;
        let (_, character) = at_home.game.to_think(true)?;
        Some(u32::try_from(at_home.haste.nodes(&at_home.game, character.level)).unwrap_or(u32::MAX))
    }

    /// The entry that last changed what can be commanded, or nothing: a thought from before it is about nothing.
    #[must_use]
    pub fn changed(&self, game: &str) -> Option<u32> {
        self.games.get(game).map(|one| u32::try_from(one.game.changed).unwrap_or(u32::MAX))
    }

    /// A game in which a person is asked, with its log, for a mind that thinks ahead; nothing where none does.
    #[wasm_bindgen(js_name = toPonder)]
    #[must_use]
    pub fn to_ponder(&self, game: &str) -> Option<String> {
        self.games.get(game)?.game.to_ponder()?;
        self.written(game)
    }

    /// Does what a computer decided when this entry was the last that counted; nothing if more has happened since.
    pub fn obey(&mut self, game: &str, changed: u32, decided: &str, at: i64) -> Option<String> {
        let at_home = self.games.get(game)?;
        if at_home.game.changed != u64::from(changed) {
            return None;
        }
        at_home.game.to_think(true)?;
        let change = at_home.game.obey_computer(serde_json::from_str(decided).ok()?, at).ok()?;
        let mut out = Outbox::default();
        self.keep(game, change.into(), at, &mut out);
        Some(json(&out))
    }

    /// Tells everybody how far a computer has thought.
    #[wasm_bindgen(js_name = tellThinking)]
    #[must_use]
    pub fn tell_thinking(&self, game: &str, per_mille: u16) -> String {
        let mut out = Outbox::default();
        for (to, _) in self.listeners(game) {
            out.tell(to, &wire::live::ServerMessage::Thinking { per_mille });
        }
        json(&out)
    }
}

impl HomeHost {
    /// A game with its log.
    fn written(&self, game: &str) -> Option<String> {
        let at_home = self.games.get(game)?;
        let entries = at_home.log.iter().map(|entry| EntryRow::of(game, entry)).collect();
        Some(json(&Kept { game: at_home.row.clone(), entries }))
    }

    /// Makes a game.
    pub(crate) fn make(
        &mut self,
        wanted: &NewGame,
        language: Language,
        at: i64,
        out: &mut Outbox,
    ) -> Result<Joined, Trouble> {
        let open = |kind: &wire::live::SeatKind| matches!(kind, wire::live::SeatKind::Open {});
        if wanted.public || open(&wanted.north) || open(&wanted.south) {
            return Err(needs_a_server());
        }
        let id = format!("{PREFIX}{}", seats::game_id()?);
        let (draft, joined) = GameDraft::of(&self.grounds, id, wanted, language)?;
        self.settle(draft.born(at)?, at, out)?;
        Ok(joined)
    }

    /// A game that was just made comes home.
    pub(crate) fn settle(&mut self, born: NewbornGame, at: i64, out: &mut Outbox) -> Result<(), Trouble> {
        let kept = Kept::of(born);
        out.keep.push(kept.clone());
        let (game, _) = kept.take_up(&self.grounds, at)?;
        self.games.insert(game.row.id.clone(), game);
        Ok(())
    }

    /// Makes what was planned the game, to be kept and told; says its number then.
    pub(crate) fn keep(&mut self, id: &str, plan: Plan, at: i64, out: &mut Outbox) -> u64 {
        let Some(at_home) = self.games.get_mut(id) else { return 0 };
        let Plan { changes, seats, .. } = plan;
        let mut told = Vec::new();
        for change in changes {
            at_home.log.push(change.entry.clone());
            at_home.game = change.next;
            told.push((change.entry, change.told));
        }
        for taken in &seats {
            let row = SeatRow::of(taken);
            at_home.row.seats.retain(|known| known.seat != row.seat);
            at_home.row.seats.push(row);
        }
        let (game, terms) = (&at_home.game, (*at_home.birth.terms).clone());
        at_home.row.terms = Terms { summary: game.summary(), log: LOG_VERSION, ..terms }.written();
        at_home.row.state = game.progress();
        at_home.row.updated = at;
        let entries = told.iter().map(|(entry, _)| EntryRow::of(id, entry)).collect();
        out.keep.push(Kept { game: at_home.row.clone(), entries });
        let (number, presence) = (game.number, self.presence(id));
        let game = &self.games[id].game;
        for (to, reader) in self.listeners(id) {
            out.tell(to, &news(game, presence, reader, &told));
        }
        number
    }

    /// Seats somebody who has a right to it, in a game with sides swapped.
    pub(crate) fn give_seat(&mut self, id: &str, taken: &seats::TakenSeat, at: i64, out: &mut Outbox) {
        self.keep(id, Plan { changes: Vec::new(), seats: vec![taken.clone()], interrupts: false }, at, out);
    }

    /// Who looks at a game.
    pub(crate) fn listeners(&self, game: &str) -> impl Iterator<Item = (u32, TableReader)> {
        let at_table = self.talks.iter().filter(move |(_, talk)| talk.game == game);
        at_table.filter_map(|(to, talk)| Some((*to, talk.guest.as_ref()?.reader)))
    }

    pub(crate) fn presence(&self, game: &str) -> Presence {
        Presence::of(self.listeners(game).map(|(_, reader)| reader))
    }

    /// A game, if it is in memory.
    pub(crate) fn game(&self, id: &str) -> Result<&AtHome, Trouble> {
        self.games.get(id).ok_or_else(|| Trouble::no_game(id))
    }
}

/// Nobody can come to a game that is kept here.
fn needs_a_server() -> Trouble {
    Trouble::new(
        host::status::CONFLICT,
        "no-server",
        "une partie gardée dans ce navigateur n’a que vous et l’ordinateur\u{a0}; pour inviter quelqu’un il faut un serveur",
        "a game kept in this browser has only you and the computer; to invite somebody a server is needed",
    )
}

/// Somebody who holds nothing.
pub(crate) fn nobody() -> YouView {
    YouView::default()
}
