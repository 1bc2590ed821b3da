//! What a server answers over HTTP, answered at home.

use crate::home::HomeHost;
use crate::outbox::{Outbox, json};
use crate::talking::onlooker;
use host::{HostedGame, Presence, Trouble, Visitor, exchanges, exercises, fairness, figures, library, workshop};
use odds::OddsBudget;
use rulebook::{Book, Language};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::live::{ClientMessage, GameListView, TableView};

/// A question as it would go to a server.
#[derive(Debug, Deserialize)]
struct AtTheDoor {
    /// The parts of the address after `api`.
    path: Vec<String>,
    query: BTreeMap<String, String>,
    token: Option<String>,
    language: wire::live::LanguageWire,
    /// What was sent; none where something is only looked at.
    body: Option<String>,
}

/// An answer as it would come from a server.
#[derive(Debug, Serialize)]
struct FromTheDoor {
    status: u16,
    body: String,
    #[serde(flatten)]
    out: Outbox,
}

/// What cannot be done, as JSON.
#[derive(Debug, Serialize)]
struct Sorry {
    code: &'static str,
    text: String,
}

#[wasm_bindgen]
impl HomeHost {
    /// Answers what would be asked of a server: JSON in, JSON out.
    pub fn ask(&mut self, asked: &str, at: i64) -> String {
        let asked: AtTheDoor = match serde_json::from_str(asked) {
            Ok(asked) => asked,
            Err(error) => return refused(&Trouble::malformed(error), Language::Fr),
        };
        let language = asked.language.into();
        let mut out = Outbox::default();
        let path: Vec<&str> = asked.path.iter().map(String::as_str).collect();
        let answered = match (path.as_slice(), asked.body.as_deref()) {
            (["games", id, rest @ ..], body) => self.of_game(id, rest, &asked, body, at, &mut out),
            (["games"], Some(body)) => {
                read(body).and_then(|wanted| self.make(&wanted, language, at, &mut out)).map(|joined| json(&joined))
            }
            (["games"], None) => Ok(json(&GameListView { games: Vec::new(), next: None })),
            (path, body) => self.looked_up(path, &asked, body),
        };
        match answered {
            Ok(body) => json(&FromTheDoor { status: 200, body, out }),
            Err(trouble) => refused(&trouble, language),
        }
    }
}

/// The book that is asked about, if one is.
fn book_of(asked: &AtTheDoor) -> Result<Option<Book>, Trouble> {
    let named = asked.query.get("book").map(|key| key.parse().map_err(|_| Trouble::malformed("book=")));
    named.transpose()
}

impl HomeHost {
    /// What needs no game.
    fn looked_up(&self, path: &[&str], asked: &AtTheDoor, body: Option<&str>) -> Result<String, Trouble> {
        let language = asked.language.into();
        Ok(match (path, body) {
            (["about"], None) => json(&library::about()),
            (["scenarios"], None) => json(&self.grounds.battles(language)?),
            (["figures"], None) => json(&figures::figures(book_of(asked)?)),
            (["figures", id], None) => json(&figures::figure(id, language)?),
            (["exercises", book], None) => json(&exercises::course(book, asked.query.get("date").map(String::as_str))?),
            (["exercises", book], Some(body)) => json(&exercises::drawn(book, &read(body)?, language)?),
            (["exercises", book, id], None) => json(&exercises::exercise(book, id, language)?),
            (["exercises", book, id], Some(body)) => json(&exercises::judged(book, id, &read(body)?, language)?),
            (["lessons"], None) => json(&self.grounds.lessons(language)?),
            (["scenarios", id], None) => json(&self.grounds.battle(id, language)?),
            (["rules"], None) => json(&library::rules(book_of(asked)?, language)),
            (["rules", clause], None) => json(&library::rule(clause, language)?),
            (["books", book, "tables"], None) => json(&library::tables(book, language)?),
            (["house-rules"], None) => json(&library::house_rules()),
            (["odds"], Some(body)) => json(&host::duel(&read(body)?, &OddsBudget::at_a_table(), language)?),
            (["sight"], Some(body)) => json(&self.grounds.sight(&read(body)?, language)?),
            (["retreat"], Some(body)) => json(&self.grounds.retreat(&read(body)?, language)?),
            (["workshop", "read"], Some(body)) => json(&workshop::read(&read(body)?)),
            (["workshop", "check"], Some(body)) => json(&workshop::check(&read(body)?)),
            (["workshop", "write"], Some(body)) => json(&workshop::write(&read(body)?)?),
            (["workshop", "stock", book], None) => json(&workshop::stock(book)?),
            (["workshop", "battle", id], None) => json(&workshop::text(id, language)?),
            (["replays"], Some(body)) => json(&self.grounds.recorded(&read(body)?, language)?),
            (["workshop", "skirmish", book], None) => json(&fairness::choices(book)?),
            (["workshop", door], Some(body)) => {
                return fairness::asked(door, body, &|| false).unwrap_or_else(|| Err(Trouble::not_found()));
            }
            _ => return Err(Trouble::not_found()),
        })
    }

    /// What is asked about a game.
    fn of_game(
        &mut self,
        id: &str,
        rest: &[&str],
        asked: &AtTheDoor,
        body: Option<&str>,
        at: i64,
        out: &mut Outbox,
    ) -> Result<String, Trouble> {
        let guest = self.visitor(id, asked.token.clone(), asked.language.into())?;
        let number = |key: &str| {
            let said = asked.query.get(key).map(|word| word.parse().map_err(|_| Trouble::malformed(key)));
            said.transpose()
        };
        let at_home = self.game(id)?;
        Ok(match (rest, body) {
            ([], None) => json(&match number("at")? {
                Some(number) => self.table_at(id, number, &guest)?,
                None => host::table(&at_home.game, self.presence(id), guest.reader),
            }),
            (["battle"], None) => json(&at_home.birth.battle()),
            (["entries"], None) => json(&self.entries(id, number("after")?.unwrap_or(0), guest.reader)?),
            (["luck"], None) => json(&exchanges(&at_home.birth, &at_home.log, OddsBudget::at_a_table())?),
            (["replay"], None) => at_home.game.replay(&at_home.birth, &at_home.log)?,
            (["dice"], None) => json(&at_home.game.proofs(at_home.log.clone())?),
            (["messages"], Some(body)) => {
                let said: ClientMessage = read(body)?;
                json(&self.say(id, &guest, &said, at, out)?)
            }
            _ => return Err(Trouble::not_found()),
        })
    }

    /// The table as it stood after an entry, to look at: nothing can be chosen there.
    fn table_at(&self, id: &str, number: u64, guest: &Visitor) -> Result<TableView, Trouble> {
        let at_home = self.game(id)?;
        let upto = at_home.log.partition_point(|entry| entry.number <= number);
        let then = HostedGame::load(&at_home.birth, &at_home.log[..upto]);
        let then = then.map_err(|error| Trouble::fault(&error.to_string()))?;
        let reader = onlooker(guest.reader.language);
        Ok(TableView { you: guest.reader.you, ..host::table(&then, Presence::default(), reader) })
    }
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, Trouble> {
    serde_json::from_str(body).map_err(Trouble::malformed)
}

fn refused(trouble: &Trouble, language: Language) -> String {
    let sorry = Sorry { code: trouble.code, text: trouble.said(language).to_owned() };
    json(&FromTheDoor { status: trouble.status, body: json(&sorry), out: Outbox::default() })
}
