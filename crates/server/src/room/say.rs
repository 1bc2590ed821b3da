//! What is said at a table, and what becomes of it.

use super::{Inner, Room, Undone};
use crate::deed::Deed;
use crate::game::{Change, Game, other};
use crate::house::{House, now};
use crate::limits::Caller;
use crate::metrics;
use crate::reckon;
use crate::reckoners::Precedence;
use crate::seats;
use crate::trouble::Trouble;
use crate::view::Reader;
use battle::Camp;
use chronicle::refusal_sentence;
use dice::Nonce;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use wire::CommandWire;
use wire::live::{AnswerWire, ClientMessage, Progress, Rewind, YouView};

/// The longest thing said to everybody, in characters.
const LONGEST_CHAT: usize = 500;

/// Somebody who speaks.
#[derive(Clone, Debug)]
pub(crate) struct Speaker {
    pub(crate) reader: Reader,
    /// What he is called.
    pub(crate) name: String,
    /// By what he is told from others.
    pub(crate) caller: Caller,
    /// Where he comes from.
    pub(crate) address: IpAddr,
    /// How often each seat had been freed when he showed his token.
    pub(crate) freed: [u32; 3],
    /// What he showed.
    pub(crate) token: Option<Token>,
}

/// A token as it was shown; it is never printed.
#[derive(Clone)]
pub(crate) struct Token(pub(crate) String);

impl std::fmt::Debug for Token {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("a token")
    }
}

impl Speaker {
    /// How his questions stand among those of others.
    pub(crate) fn rank(&self) -> Precedence {
        if self.reader.you == YouView::default() { Precedence::Onlooker } else { Precedence::Player }
    }
}

/// What was done.
pub(super) type Said = Result<AnswerWire, Undone>;

impl Room {
    /// Somebody says something.
    pub(crate) async fn say(
        self: &Arc<Self>,
        house: &Arc<House>,
        speaker: &Speaker,
        message: ClientMessage,
    ) -> AnswerWire {
        let (start, what) = (Instant::now(), kind(&message));
        let said = self.hear(house, speaker, message).await;
        metrics::answered_in(what, start.elapsed());
        said.unwrap_or_else(|undone| undone.answer(speaker.reader))
    }

    async fn hear(self: &Arc<Self>, house: &Arc<House>, speaker: &Speaker, message: ClientMessage) -> Said {
        let reader = speaker.reader;
        // Whoever made the game without sitting down keeps order; he does not play.
        let keeps_order = matches!(
            message,
            ClientMessage::Pause { .. } | ClientMessage::Chat { .. } | ClientMessage::FreeSeat { .. }
        ) && reader.you.host;
        let only_asks = kind(&message) == QUESTION;
        if let Some(broken) = self.birth.broken.as_ref().filter(|_| !only_asks) {
            return Err(broken.trouble().into());
        }
        self.is_seated(house, speaker).await?;
        match message {
            ClientMessage::Hello { .. } => Err(Trouble::hello_first().into()),
            ClientMessage::Language { .. } => Err(Trouble::live_only().into()),
            ClientMessage::Odds { unit, target, policy, depth, .. } => {
                let game = self.look(house).await?;
                let asked = reckon::Asked { unit, target, policy, depth, language: reader.language };
                let work = move |budget| reckon::odds(&game, &asked, &budget);
                let odds = house.reckoners.ask(speaker.caller, speaker.rank(), work).await?;
                Ok(AnswerWire::Odds { odds })
            }
            ClientMessage::Sight { from, to, weapon, .. } => {
                let game = self.look(house).await?;
                let sight = reckon::sight(&game.battle, &game.ground.field, &from, &to, weapon, reader.language)?;
                Ok(AnswerWire::Sight { sight })
            }
            ClientMessage::Way { unit, way, .. } => {
                let game = self.look(house).await?;
                Ok(reckon::way(&game.battle, &game.ground.field, &unit, &way, reader.language)?)
            }
            ClientMessage::Stakes { .. } => {
                let game = self.look(house).await?;
                let work = move |budget| reckon::stakes(&game.battle, budget);
                Ok(AnswerWire::Stakes { stakes: house.reckoners.ask(speaker.caller, speaker.rank(), work).await? })
            }
            ClientMessage::Why { unit, officer, hex, .. } => {
                let game = self.look(house).await?;
                let (battle, field) = (&game.battle, &*game.ground.field);
                Ok(reckon::why(battle, field, unit.as_deref().or(officer.as_deref()), &hex, reader.language)?)
            }
            ClientMessage::Rematch { .. } => self.rematch(house, speaker).await,
            _ if reader.watches() && !keeps_order => Err(Trouble::not_your_seat().into()),
            ClientMessage::Command { after, command, nonce, .. } => {
                self.command(house, reader, after, &command, &nonce).await
            }
            ClientMessage::Undo { after, back, .. } => self.undo(house, reader, after, back).await,
            ClientMessage::Resign { .. } => {
                self.simply(house, |game, at| game.and(Deed::Resigned { camp: own(game, reader)?.into() }, at)).await
            }
            ClientMessage::OfferDraw { .. } => self.offer_draw(house, reader).await,
            ClientMessage::AnswerDraw { yes, .. } => {
                self.simply(house, |game, at| answer_draw(game, reader, yes, at)).await
            }
            ClientMessage::FreeSeat { camp, .. } => self.free(house, reader, camp.into()).await,
            ClientMessage::Pause { yes, .. } => self.simply(house, |game, at| pause(game, reader, yes, at)).await,
            ClientMessage::Chat { text, .. } => self.simply(house, |game, at| chat(game, speaker, &text, at)).await,
        }
    }

    /// Something is done that needs no dice.
    async fn simply(
        self: &Arc<Self>,
        house: &Arc<House>,
        work: impl FnOnce(&Game, i64) -> Result<Change, Trouble>,
    ) -> Said {
        let mut inner = self.enter(house).await?;
        let now = now();
        let change = self.plan(house, &mut inner, |game| work(game, now)).await??;
        inner.stop_thinking();
        let number = self.keep(house, &mut inner, vec![change], Vec::new()).await?;
        Ok(AnswerWire::Done { number })
    }

    async fn command(
        self: &Arc<Self>,
        house: &Arc<House>,
        reader: Reader,
        after: u64,
        wire: &CommandWire,
        nonce: &str,
    ) -> Said {
        let nonce: Nonce = nonce.parse().map_err(|_| Trouble::bad_nonce())?;
        if reader.watches() {
            return Err(Trouble::not_your_seat().into());
        }
        let mut inner = self.enter(house).await?;
        self.is_fresh(house, &mut inner, after).await?;
        loop {
            let before = inner.game.number;
            match self.try_command(house, &mut inner, reader, after, (wire, &nonce)).await {
                // Another process was first, perhaps with this very command, perhaps with talk: what it did is known now.
                Err(Undone::Stale(_)) if before < inner.game.number => {}
                said => return said,
            }
        }
    }

    /// Does a command after what this room knows, unless it was done or is too late.
    async fn try_command(
        self: &Arc<Self>,
        house: &Arc<House>,
        inner: &mut Inner,
        reader: Reader,
        after: u64,
        (wire, nonce): (&CommandWire, &Nonce),
    ) -> Said {
        if after < inner.game.changed {
            return self.repeated(house, inner, reader, after, (wire, nonce)).await;
        }
        inner.game.may_command(|camp| reader.holds(camp))?;
        let field = Arc::clone(&inner.game.ground.field);
        let named = wire.command(&inner.game.battle.view(), &field, reader.language);
        let command = named.map_err(|fault| Trouble::unknown(&fault))?;
        let now = now();
        let planned = self.plan(house, inner, |game| {
            house.trip(&game.id, game.number + 1);
            game.and_command(command, nonce, now)
        });
        match planned.await? {
            Ok(change) => {
                let number = self.keep(house, inner, vec![change], Vec::new()).await?;
                Ok(AnswerWire::Done { number })
            }
            Err(refusal) => Ok(AnswerWire::Refused {
                text: refusal_sentence(refusal, reader.language),
                clause: Some(refusal.clause.id().to_owned()),
            }),
        }
    }

    /// Whoever has seen more than this room knows heard it from another process: look.
    async fn is_fresh(&self, house: &House, inner: &mut Inner, after: u64) -> Result<(), Undone> {
        if inner.game.number < after {
            self.catch_up(house, inner).await?;
        }
        if inner.game.number < after { Err(Undone::Stale(inner.game.number)) } else { Ok(()) }
    }

    /// Was the same command said before, and done? Then it is not done again.
    async fn repeated(
        &self,
        house: &House,
        inner: &Inner,
        reader: Reader,
        after: u64,
        (said, nonce): (&CommandWire, &Nonce),
    ) -> Said {
        let log = self.log(house, after).await?;
        let first = log.iter().find(|entry| matches!(entry.deed, Deed::Command { .. } | Deed::Undo { .. }));
        match first.map(|entry| (&entry.deed, entry.number)) {
            Some((Deed::Command { camp, command, nonce: kept, .. }, number))
                if kept == nonce && reader.holds((*camp).into()) =>
            {
                if command == said {
                    Ok(AnswerWire::AlreadyDone { number })
                } else {
                    Err(Trouble::used_nonce().into())
                }
            }
            _ => Err(Undone::Stale(inner.game.number)),
        }
    }

    async fn undo(self: &Arc<Self>, house: &Arc<House>, reader: Reader, after: u64, back: Rewind) -> Said {
        let mut inner = self.enter(house).await?;
        self.is_fresh(house, &mut inner, after).await?;
        if after < inner.game.changed {
            return Err(Undone::Stale(inner.game.number));
        }
        let mut log = self.log(house, 0).await?;
        let back = inner.game.back(back, &log, |camp| reader.holds(camp))?;
        let number = inner.game.number + 1;
        let deed = Deed::Undo { camp: back.camp.into(), to: back.to };
        let entry = crate::deed::Entry { number, at: now(), deed };
        log.truncate(usize::try_from(inner.game.number).unwrap_or(usize::MAX));
        log.push(entry.clone());
        let birth = self.birth.clone();
        let next = self.plan(house, &mut inner, |_| Game::load(&birth, &log)).await?;
        let next = next.map_err(|error| Trouble::fault(&error.to_string()))?;
        inner.stop_thinking();
        let number = self.keep(house, &mut inner, vec![Change { next, entry, told: Vec::new() }], Vec::new()).await?;
        Ok(AnswerWire::Done { number })
    }

    async fn offer_draw(self: &Arc<Self>, house: &Arc<House>, reader: Reader) -> Said {
        let mut inner = self.enter(house).await?;
        let (now, game) = (now(), &inner.game);
        let camp = own(game, reader)?;
        game.is_played()?;
        if game.draw.is_some() {
            return Err(Trouble::draw_offered().into());
        }
        let offered = game.and(Deed::DrawOffered { camp: camp.into() }, now)?;
        let mut changes = vec![offered];
        // A computer player fights on.
        if let (Some(_), [offered]) = (game.terms.wanted(other(camp)).level(), changes.as_slice()) {
            let declined = offered.next.and(Deed::DrawDeclined { camp: other(camp).into() }, now)?;
            changes.push(declined);
        }
        let number = self.keep(house, &mut inner, changes, Vec::new()).await?;
        Ok(AnswerWire::Done { number })
    }
}

/// What only asks, and changes nothing.
const QUESTION: &str = "question";

/// What kind of message it is, for the figures.
const fn kind(message: &ClientMessage) -> &'static str {
    match message {
        ClientMessage::Command { .. } => "command",
        ClientMessage::Odds { .. }
        | ClientMessage::Sight { .. }
        | ClientMessage::Way { .. }
        | ClientMessage::Why { .. }
        | ClientMessage::Stakes { .. } => QUESTION,
        ClientMessage::Hello { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Resign { .. }
        | ClientMessage::OfferDraw { .. }
        | ClientMessage::AnswerDraw { .. }
        | ClientMessage::Pause { .. }
        | ClientMessage::Chat { .. }
        | ClientMessage::Rematch { .. }
        | ClientMessage::FreeSeat { .. }
        | ClientMessage::Language { .. } => "other",
    }
}

/// The side somebody speaks for: his own; of both, the one that is asked.
fn own(game: &Game, reader: Reader) -> Result<Camp, Trouble> {
    if game.result().is_some() {
        return Err(Trouble::over());
    }
    match (reader.holds(Camp::North), reader.holds(Camp::South)) {
        (true, true) => Ok(game.asked().unwrap_or(Camp::North)),
        (true, false) => Ok(Camp::North),
        (false, true) => Ok(Camp::South),
        (false, false) => Err(Trouble::not_your_seat()),
    }
}

fn answer_draw(game: &Game, reader: Reader, yes: bool, at: i64) -> Result<Change, Trouble> {
    game.is_played()?;
    let by = game.draw.ok_or_else(Trouble::no_draw)?;
    if !reader.holds(other(by)) {
        return Err(Trouble::own_draw());
    }
    game.and(if yes { Deed::DrawAgreed {} } else { Deed::DrawDeclined { camp: other(by).into() } }, at)
}

fn pause(game: &Game, reader: Reader, yes: bool, at: i64) -> Result<Change, Trouble> {
    let camp = own(game, reader).ok().map(Into::into);
    match (game.progress(), yes) {
        (Progress::Playing, true) => game.and(Deed::Paused { camp }, at),
        (Progress::Paused, false) => game.and(Deed::Resumed { camp }, at),
        (Progress::Frozen, false) if reader.you.host => game.and(Deed::Resumed { camp }, at),
        (Progress::Paused, true) => Err(Trouble::paused()),
        (Progress::Playing, false) => Err(Trouble::not_paused()),
        (Progress::Waiting, _) => Err(Trouble::waiting()),
        (Progress::Over, _) => Err(Trouble::over()),
        (Progress::Frozen, _) => Err(Trouble::frozen()),
        (Progress::Outdated, _) => Err(game.outdated().unwrap_or_else(Trouble::over)),
    }
}

fn chat(game: &Game, speaker: &Speaker, text: &str, at: i64) -> Result<Change, Trouble> {
    let text = text.trim();
    let unfit = |letter: char| letter != '\n' && seats::is_unfit(letter);
    if !seats::is_seen(text) || LONGEST_CHAT < text.chars().count() || text.chars().any(unfit) {
        return Err(Trouble::bad_chat());
    }
    let reader = speaker.reader;
    let camp = [Camp::North, Camp::South].into_iter().find(|camp| reader.holds(*camp));
    let camp = if reader.holds(Camp::North) && reader.holds(Camp::South) { None } else { camp };
    game.chatter.may_hear(camp, text)?;
    game.and(Deed::Chat { camp: camp.map(Into::into), name: speaker.name.clone(), text: text.to_owned() }, at)
}
