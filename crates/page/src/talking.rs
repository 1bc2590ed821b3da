//! Live connections: what a WebSocket of the server says and hears, without one.

use crate::home::{HomeHost, nobody};
use crate::outbox::{Letter, Outbox, json};
use host::seats::{TakenSeat, hash, rematch_id, rematch_token};
use host::{GameDraft, LogTelling, TableDeed, TableReader, Token, Trouble, Upshot, Visitor, page, presence_told};
use odds::OddsBudget;
use rulebook::Language;
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::live::{AnswerWire, ClientMessage, ServerMessage, YouView};

/// One connection.
#[derive(Debug)]
pub(crate) struct Talk {
    pub(crate) game: String,
    /// Who is there, once he has said hello.
    pub(crate) guest: Option<Visitor>,
}

#[wasm_bindgen]
impl HomeHost {
    /// Somebody connects to a table.
    pub fn open(&mut self, connection: u32, game: &str) {
        self.talks.insert(connection, Talk { game: game.to_owned(), guest: None });
    }

    /// He has gone.
    pub fn close(&mut self, connection: u32) -> String {
        let mut out = Outbox::default();
        if let Some(talk) = self.talks.remove(&connection) {
            self.tell_presence(&talk.game, connection, &mut out);
        }
        json(&out)
    }

    /// He says something.
    pub fn hear(&mut self, connection: u32, text: &str, at: i64) -> String {
        let mut out = Outbox::default();
        let Some(talk) = self.talks.get(&connection) else { return json(&out) };
        let (game, guest) = (talk.game.clone(), talk.guest.clone());
        let heard = match guest {
            None => self.greet(connection, &game, text, &mut out),
            Some(guest) => self.hear_guest(connection, &game, &guest, text, at, &mut out),
        };
        if let Err((trouble, language)) = heard {
            let text = json(&ServerMessage::Bye { text: trouble.said(language).to_owned() });
            out.tell.push(Letter { to: connection, text, ends: Some(trouble.code) });
            self.talks.remove(&connection);
        }
        json(&out)
    }
}

type Farewell = (Trouble, Language);

impl HomeHost {
    /// The first message: who he is, and what he has seen.
    fn greet(&mut self, to: u32, game: &str, text: &str, out: &mut Outbox) -> Result<(), Farewell> {
        let said = serde_json::from_str(text).map_err(|error| (Trouble::malformed(error), Language::Fr))?;
        let ClientMessage::Hello { token, after, language, .. } = said else {
            return Err((Trouble::hello_first(), Language::Fr));
        };
        let language = language.into();
        let guest = self.visitor(game, token, language).map_err(|trouble| (trouble, language))?;
        let reader = guest.reader;
        if let Some(talk) = self.talks.get_mut(&to) {
            talk.guest = Some(guest);
        }
        self.welcome(to, game, after, reader, out).map_err(|trouble| (trouble, language))?;
        self.tell_presence(game, to, out);
        Ok(())
    }

    /// Who somebody is at a table.
    pub(crate) fn visitor(&self, game: &str, token: Option<String>, language: Language) -> Result<Visitor, Trouble> {
        let at_home = self.game(game)?;
        let token = token.ok_or_else(Trouble::private)?;
        let (you, name) = at_home.seat(&token).ok_or_else(Trouble::bad_token)?;
        let reader = TableReader { you, language };
        Ok(Visitor { reader, name, freed: at_home.game.freed, token: Some(Token(token)) })
    }

    /// The table, and the log after an entry.
    fn welcome(&self, to: u32, id: &str, after: u64, reader: TableReader, out: &mut Outbox) -> Result<(), Trouble> {
        let at_home = self.game(id)?;
        let table = Box::new(host::table(&at_home.game, self.presence(id), reader));
        let entries = self.entries(id, after, reader)?;
        out.tell(to, &ServerMessage::Welcome { table, entries, more: false });
        Ok(())
    }

    /// Entries after a number, as somebody sees them.
    pub(crate) fn entries(
        &self,
        id: &str,
        after: u64,
        reader: TableReader,
    ) -> Result<Vec<wire::live::EntryView>, Trouble> {
        let at_home = self.game(id)?;
        if at_home.game.number <= after {
            return Ok(Vec::new());
        }
        let mut telling = LogTelling::new(&at_home.birth, Arc::from(at_home.log.as_slice()));
        let told = telling.pass(after).and_then(|()| page(&at_home.birth, &mut telling, reader, usize::MAX));
        told.map_err(|error| Trouble::fault(&error.to_string()))
    }

    /// Everybody at a table is told all of it again: it was taken up anew.
    pub(crate) fn welcome_again(&self, id: &str, out: &mut Outbox) {
        let listeners: Vec<_> = self.listeners(id).collect();
        for (to, reader) in listeners {
            // Whoever cannot be told comes back by himself.
            let _ = self.welcome(to, id, 0, reader, out);
        }
    }

    fn tell_presence(&self, id: &str, but: u32, out: &mut Outbox) {
        let Ok(at_home) = self.game(id) else { return };
        let presence = self.presence(id);
        for (to, reader) in self.listeners(id).filter(|(to, _)| *to != but) {
            out.tell(to, &presence_told(&at_home.game, presence, reader));
        }
    }

    fn hear_guest(
        &mut self,
        to: u32,
        game: &str,
        guest: &Visitor,
        text: &str,
        at: i64,
        out: &mut Outbox,
    ) -> Result<(), Farewell> {
        let language = guest.reader.language;
        let said = match serde_json::from_str::<ClientMessage>(text) {
            Ok(said) => said,
            Err(error) => return Err((Trouble::malformed(error), language)),
        };
        if let ClientMessage::Language { language: wanted, .. } = said {
            let reader = TableReader { language: wanted.into(), ..guest.reader };
            if let Some(guest) = self.talks.get_mut(&to).and_then(|talk| talk.guest.as_mut()) {
                guest.reader = reader;
            }
            return self.welcome(to, game, 0, reader, out).map_err(|trouble| (trouble, language));
        }
        let answer = self.say(game, guest, &said, at, out);
        let answer = answer.unwrap_or_else(|trouble| trouble.answer(language));
        out.tell(to, &ServerMessage::Answer { id: said.id().to_owned(), answer });
        Ok(())
    }

    /// Somebody says something at a table.
    pub(crate) fn say(
        &mut self,
        id: &str,
        guest: &Visitor,
        message: &ClientMessage,
        at: i64,
        out: &mut Outbox,
    ) -> Result<AnswerWire, Trouble> {
        let at_home = self.game(id)?;
        let mut log = None;
        loop {
            let mut upshot = at_home.game.hear(&at_home.birth, guest, message, log, at)?;
            if let Upshot::Obey(command, nonce) = upshot {
                upshot = at_home.game.obey(command, &nonce, guest.reader, at);
            }
            match upshot {
                Upshot::Answer(answer) => return Ok(answer),
                Upshot::Log(after) => {
                    let start = usize::try_from(after).unwrap_or(usize::MAX).min(at_home.log.len());
                    log = Some(&at_home.log[start..]);
                }
                Upshot::Keep(plan) => return Ok(AnswerWire::Done { number: self.keep(id, plan, at, out) }),
                Upshot::Reckon(what) => return at_home.game.reckon(&what, OddsBudget::at_a_table()),
                Upshot::Hurry => {
                    let number = at_home.game.number;
                    if let Some(at_home) = self.games.get_mut(id) {
                        at_home.haste.begin(&at_home.game);
                    }
                    return Ok(AnswerWire::Done { number });
                }
                Upshot::Rematch => return self.rematch(id, guest, at, out),
                Upshot::Obey(..) => unreachable!("a command that may be tried was tried"),
            }
        }
    }

    /// The same battle with sides swapped; whoever asks twice is told the same.
    fn rematch(&mut self, id: &str, guest: &Visitor, at: i64, out: &mut Outbox) -> Result<AnswerWire, Trouble> {
        let at_home = self.game(id)?;
        let next = format!("home-{}", rematch_id(id));
        if at_home.game.rematch.is_none() {
            let born = GameDraft::swapped(&at_home.birth, &at_home.game, next.clone())?.born(at)?;
            let told = at_home.game.and(TableDeed::Rematch { game: next.clone() }, at)?;
            self.settle(born, at, out)?;
            self.keep(id, told.into(), at, out);
        }
        let YouView { north, south, host } = guest.reader.you;
        let you = YouView { north: south, south: north, host };
        let token = guest.token.as_ref().ok_or_else(Trouble::not_your_seat)?;
        let token = rematch_token(&next, &token.0);
        let own = TakenSeat { you, token: hash(&token), name: guest.name.clone() };
        self.give_seat(&next, &own, at, out);
        Ok(AnswerWire::Rematch { game: next, token })
    }
}

/// Somebody who only looks, in a language.
pub(crate) fn onlooker(language: Language) -> TableReader {
    TableReader { you: nobody(), language }
}
