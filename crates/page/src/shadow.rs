//! A battle that is hosted elsewhere, followed here: questions about it are answered at once, and change nothing. The host
//! stays the only judge of commands.

use crate::kept::{EntryRow, Kept};
use crate::outbox::json;
use crate::talking::onlooker;
use host::{GameDraft, Grounds, HostedGame, Upshot, Visitor, is_question};
use odds::OddsBudget;
use rulebook::Language;
use serde_json::{Value, json as value};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::live::{ClientMessage, NewGame, SeatKind};

/// A battle that is hosted elsewhere.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Shadow {
    grounds: Grounds,
    /// As it would be kept here, with all that was told of it.
    kept: Kept,
    /// As far as it was played here.
    game: Option<HostedGame>,
}

#[wasm_bindgen]
impl Shadow {
    /// A battle about to be followed; nothing where it is not one of ours. `options` are its house rules, as JSON; `battle`
    /// is its text, where no catalogue has it.
    #[must_use]
    pub fn of(scenario: &str, options: &str, battle: Option<String>) -> Option<Self> {
        let grounds = Grounds::default();
        let wanted = NewGame {
            replay: None,
            battle,
            scenario: scenario.to_owned(),
            north: SeatKind::Me {},
            south: SeatKind::Me {},
            options: Some(serde_json::from_str(options).ok()?),
            name: String::new(),
            public: false,
            practice: true,
        };
        let (draft, _) = GameDraft::of(&grounds, "shadow".to_owned(), &wanted, Language::En).ok()?;
        let mut kept = Kept::of(draft.born(0).ok()?);
        kept.entries.clear();
        Some(Self { grounds, kept, game: None })
    }

    /// Follows entries as the host told them, as JSON; each is told once.
    pub fn follow(&mut self, entries: &str) {
        let Ok(entries) = serde_json::from_str::<Vec<Value>>(entries) else { return };
        self.game = None;
        let rows = entries.iter().filter_map(|entry| {
            let number = entry["number"].as_u64()?;
            Some(EntryRow { game: "shadow".to_owned(), number, at: 0, body: deed(entry)?.to_string() })
        });
        self.kept.entries.extend(rows);
    }

    /// Answers a question about the battle as it stands, as the host would; nothing where only the host can.
    pub fn ask(&mut self, question: &str, language: &str) -> Option<String> {
        let message: ClientMessage = serde_json::from_str(question).ok()?;
        if !is_question(&message) {
            return None;
        }
        if self.game.is_none() {
            let (at_home, _) = self.kept.clone().take_up(&self.grounds, 0).ok()?;
            self.game = Some(at_home.game);
        }
        let (game, language): (_, Language) = (self.game.as_ref()?, language.parse().ok()?);
        let guest = Visitor { reader: onlooker(language), name: String::new(), freed: game.freed, token: None };
        let upshot = game.question(&message, &guest).unwrap_or_else(|trouble| Upshot::Answer(trouble.answer(language)));
        let answer = match upshot {
            Upshot::Answer(answer) => answer,
            Upshot::Reckon(what) => {
                game.reckon(&what, OddsBudget::at_a_table()).unwrap_or_else(|trouble| trouble.answer(language))
            }
            Upshot::Log(_) | Upshot::Obey(..) | Upshot::Keep(_) | Upshot::Hurry | Upshot::Rematch => return None,
        };
        Some(json(&answer))
    }
}

/// What was done, as a log says it; none if it does not touch the battle.
fn deed(entry: &Value) -> Option<Value> {
    match entry["kind"].as_str()? {
        "command" => {
            let throws = entry["throws"].as_array()?.iter().map(|cast| {
                value!({
                    "purpose": cast["purpose"], "faces": cast["places"], "chain": cast["chain"],
                    "index": cast["index"], "secret": cast["secret"],
                })
            });
            let throws: Vec<Value> = throws.collect();
            // Where no dice fell nobody is told the nonce, and nobody needs it.
            let nonce = entry["nonce"].as_str().unwrap_or("0000000000000000");
            let (camp, command) = (&entry["camp"], &entry["command"]);
            Some(value!({"kind": "command", "camp": camp, "command": command, "nonce": nonce, "throws": throws}))
        }
        "elsewhere" => {
            let throws = entry["throws"].as_array()?.iter();
            let throws: Vec<Value> =
                throws.map(|fell| value!({"purpose": fell["purpose"], "faces": fell["places"]})).collect();
            let (camp, command) = (&entry["camp"], &entry["command"]);
            Some(value!({"kind": "elsewhere", "camp": camp, "command": command, "throws": throws}))
        }
        "undo" => Some(value!({"kind": "undo", "camp": entry["camp"], "to": entry["to"]})),
        "begun" => Some(value!({"kind": "begun"})),
        _ => None,
    }
}
