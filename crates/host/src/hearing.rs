//! What is said at a table, and what becomes of it. Nothing is done here: what is to be done is handed to whoever drives
//! the host, who keeps it, makes it the game and tells everybody.

use crate::deed::{Deed, Entry};
use crate::game::{Birth, Change, Game, other};
use crate::reckon;
use crate::seats::{self, TakenSeat};
use crate::trouble::Trouble;
use crate::view::Reader;
use battle::{Camp, Command, seat};
use chronicle::refusal_sentence;
use dice::Nonce;
use odds::OddsBudget;
use rulebook::Language;
use wire::CommandWire;
use wire::live::{AnswerWire, ClientMessage, JoinRequest, Joined, Progress, Rewind, YouView};

/// The longest thing said to everybody, in characters.
const LONGEST_CHAT: usize = 500;

/// Somebody at a table.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// What he may do, and in which language he reads.
    pub reader: Reader,
    /// What he is called.
    pub name: String,
    /// How often each seat had been freed when he showed his token.
    pub freed: [u32; 3],
    /// What he showed.
    pub token: Option<Token>,
}

/// A token as it was shown; it is never printed.
#[derive(Clone)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("a token")
    }
}

/// What is to be kept, all of it or nothing.
#[derive(Debug)]
pub struct Plan {
    /// What changes, one after the other.
    pub changes: Vec<Change>,
    /// Seats that are taken or freed by it.
    pub seats: Vec<TakenSeat>,
    /// A computer player that thinks thinks about something that is no more.
    pub interrupts: bool,
}

impl From<Change> for Plan {
    fn from(change: Change) -> Self {
        Self { changes: vec![change], seats: Vec::new(), interrupts: false }
    }
}

/// Something that takes a while to work out.
#[derive(Debug)]
pub enum Reckoning {
    /// The odds of an attack.
    Odds(reckon::Asked),
    /// What each answer to the question about an order would bring.
    Stakes,
    /// What a move promises, and in which language complaints are made.
    FromThere(CommandWire, Language),
}

/// What becomes of something said.
#[derive(Debug)]
pub enum Upshot {
    /// Nothing changes; this is the answer.
    Answer(AnswerWire),
    /// The log after this entry is needed before more can be said.
    Log(u64),
    /// A command that may be tried: [`Game::obey`].
    Obey(Command, Nonce),
    /// To be kept; the answer is the number it has then.
    Keep(Plan),
    /// Something to be worked out, which may take a while: [`Game::reckon`].
    Reckon(Box<Reckoning>),
    /// The computer player that thinks is to be quick: [`Haste`](crate::Haste).
    Hurry,
    /// A new game with sides swapped: [`GameDraft::swapped`](crate::GameDraft::swapped).
    Rematch,
}

impl Game {
    /// Somebody says something. `log` is what [`Upshot::Log`] asked for.
    ///
    /// # Errors
    /// When it cannot be done, whatever the rulebook says.
    pub fn hear(
        &self,
        birth: &Birth,
        visitor: &Visitor,
        message: &ClientMessage,
        log: Option<&[Entry]>,
        at: i64,
    ) -> Result<Upshot, Trouble> {
        let reader = visitor.reader;
        // Whoever made the game without sitting down keeps order; he does not play.
        let keeps_order = matches!(
            message,
            ClientMessage::Pause { .. } | ClientMessage::Chat { .. } | ClientMessage::FreeSeat { .. }
        ) && reader.you.host;
        if let Some(outdated) = self.outdated().filter(|_| !is_question(message)) {
            return Err(outdated);
        }
        self.is_seated(visitor)?;
        match message {
            ClientMessage::Hello { .. } => Err(Trouble::hello_first()),
            ClientMessage::Language { .. } => Err(Trouble::live_only()),
            ClientMessage::Odds { .. }
            | ClientMessage::Sight { .. }
            | ClientMessage::Way { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::FromThere { .. }
            | ClientMessage::Card { .. }
            | ClientMessage::Stakes { .. } => self.question(message, visitor),
            ClientMessage::Rematch { .. } => self.may_rematch(reader).map(|()| Upshot::Rematch),
            _ if reader.watches() && !keeps_order => Err(Trouble::not_your_seat()),
            ClientMessage::Command { after, command, nonce, .. } => {
                self.hear_command(reader, *after, (command, nonce), log)
            }
            ClientMessage::Undo { after, back, .. } => self.undo(birth, reader, (*after, *back), log, at),
            ClientMessage::Resign { .. } => simply(self.and(Deed::Resigned { camp: own(self, reader)?.into() }, at)?),
            ClientMessage::OfferDraw { .. } => self.offer_draw(reader, at),
            ClientMessage::AnswerDraw { yes, .. } => simply(answer_draw(self, reader, *yes, at)?),
            ClientMessage::FreeSeat { camp, .. } => self.free_guest(reader, (*camp).into(), at),
            ClientMessage::Pause { yes, .. } => simply(pause(self, reader, *yes, at)?),
            ClientMessage::Hurry { .. } => Ok(self.hurry()),
            ClientMessage::Chat { text, .. } => simply(chat(self, visitor, text, at)?),
        }
    }

    /// A question about the battle, which changes nothing: [`is_question`].
    ///
    /// # Errors
    /// When it names what is not there.
    ///
    /// # Panics
    /// When it is no question.
    pub fn question(&self, message: &ClientMessage, visitor: &Visitor) -> Result<Upshot, Trouble> {
        let language = visitor.reader.language;
        Ok(match message.clone() {
            ClientMessage::Odds { unit, target, policy, depth, .. } => {
                Upshot::Reckon(Box::new(Reckoning::Odds(reckon::Asked { unit, target, policy, depth, language })))
            }
            ClientMessage::Stakes { .. } => Upshot::Reckon(Box::new(Reckoning::Stakes)),
            ClientMessage::FromThere { command, .. } => {
                Upshot::Reckon(Box::new(Reckoning::FromThere(command, language)))
            }
            ClientMessage::Card { unit, .. } => {
                Upshot::Answer(reckon::card(&self.battle, &self.ground.field, &unit, language)?)
            }
            ClientMessage::Why { unit, officer, hex, .. } => {
                let hand = unit.as_deref().or(officer.as_deref());
                Upshot::Answer(reckon::why(&self.battle, &self.ground.field, hand, &hex, language)?)
            }
            ClientMessage::Sight { from, to, weapon, .. } => {
                let sight = reckon::sight(&self.battle, &self.ground.field, &from, &to, weapon, language)?;
                Upshot::Answer(AnswerWire::Sight { sight })
            }
            ClientMessage::Way { unit, way, .. } => {
                Upshot::Answer(reckon::way(&self.battle, &self.ground.field, &unit, &way, language)?)
            }
            other => unreachable!("{other:?} is no question"),
        })
    }

    /// Works something out.
    ///
    /// # Errors
    /// When the rulebook refuses what is asked about, or it would take too long.
    pub fn reckon(&self, what: &Reckoning, budget: OddsBudget) -> Result<AnswerWire, Trouble> {
        Ok(match what {
            Reckoning::Odds(asked) => AnswerWire::Odds { odds: reckon::odds(self, asked, &budget)? },
            Reckoning::Stakes => AnswerWire::Stakes { stakes: reckon::stakes(&self.battle, budget)? },
            Reckoning::FromThere(command, language) => {
                reckon::from_there(&self.battle, &self.ground.field, command, *language, budget)?
            }
        })
    }

    fn hear_command(
        &self,
        reader: Reader,
        after: u64,
        (wire, nonce): (&CommandWire, &str),
        log: Option<&[Entry]>,
    ) -> Result<Upshot, Trouble> {
        let nonce: Nonce = nonce.parse().map_err(|_| Trouble::bad_nonce())?;
        if self.number < after {
            return Ok(self.stale());
        }
        if after < self.changed {
            return match log {
                None => Ok(Upshot::Log(after)),
                Some(log) => self.repeated(reader, (wire, &nonce), log),
            };
        }
        self.may_command(|camp| reader.holds(camp))?;
        let named = wire.command(&self.battle.view(), &self.ground.field, reader.language);
        Ok(Upshot::Obey(named.map_err(|fault| Trouble::unknown(&fault))?, nonce))
    }

    /// Tries a command that may be tried, with its dice.
    #[must_use]
    pub fn obey(&self, command: Command, nonce: &Nonce, reader: Reader, at: i64) -> Upshot {
        match self.and_command(command, nonce, at) {
            Ok(change) => Upshot::Keep(change.into()),
            Err(refusal) => Upshot::Answer(AnswerWire::Refused {
                text: refusal_sentence(refusal, reader.language),
                clause: Some(refusal.clause.id().to_owned()),
            }),
        }
    }

    /// Was the same command said before, and done? Then it is not done again.
    fn repeated(
        &self,
        reader: Reader,
        (said, nonce): (&CommandWire, &Nonce),
        log: &[Entry],
    ) -> Result<Upshot, Trouble> {
        let first = log.iter().find(|entry| matches!(entry.deed, Deed::Command { .. } | Deed::Undo { .. }));
        match first.map(|entry| (&entry.deed, entry.number)) {
            Some((Deed::Command { camp, command, nonce: kept, .. }, number))
                if kept == nonce && reader.holds((*camp).into()) =>
            {
                if command == said {
                    Ok(Upshot::Answer(AnswerWire::AlreadyDone { number }))
                } else {
                    Err(Trouble::used_nonce())
                }
            }
            _ => Ok(self.stale()),
        }
    }

    /// Where nobody thinks any more, there was no need to say it.
    fn hurry(&self) -> Upshot {
        match self.to_think(true) {
            Some(_) => Upshot::Hurry,
            None => Upshot::Answer(AnswerWire::Done { number: self.number }),
        }
    }

    const fn stale(&self) -> Upshot {
        Upshot::Answer(AnswerWire::Stale { number: self.number })
    }

    fn undo(
        &self,
        birth: &Birth,
        reader: Reader,
        (after, back): (u64, Rewind),
        log: Option<&[Entry]>,
        at: i64,
    ) -> Result<Upshot, Trouble> {
        if self.number < after || after < self.changed {
            return Ok(self.stale());
        }
        let Some(log) = log else { return Ok(Upshot::Log(0)) };
        let back = self.back(back, log, |camp| reader.holds(camp))?;
        let deed = Deed::Undo { camp: back.camp.into(), to: back.to };
        let entry = Entry { number: self.number + 1, at, deed };
        let mut log = log.to_vec();
        log.truncate(usize::try_from(self.number).unwrap_or(usize::MAX));
        log.push(entry.clone());
        let next = Self::load(birth, &log).map_err(|error| Trouble::fault(&error.to_string()))?;
        simply(Change { next, entry, told: Vec::new() })
    }

    fn offer_draw(&self, reader: Reader, at: i64) -> Result<Upshot, Trouble> {
        let camp = own(self, reader)?;
        self.is_played()?;
        if self.draw.is_some() {
            return Err(Trouble::draw_offered());
        }
        let offered = self.and(Deed::DrawOffered { camp: camp.into() }, at)?;
        // A computer player fights on.
        let declined = match self.terms.wanted(other(camp)).level() {
            Some(_) => Some(offered.next.and(Deed::DrawDeclined { camp: other(camp).into() }, at)?),
            None => None,
        };
        let changes = [offered].into_iter().chain(declined).collect();
        Ok(Upshot::Keep(Plan { changes, seats: Vec::new(), interrupts: false }))
    }

    /// The host frees somebody else's seat: its token opens nothing any more, and neither does the old invitation.
    fn free_guest(&self, reader: Reader, camp: Camp, at: i64) -> Result<Upshot, Trouble> {
        if !reader.you.host {
            return Err(Trouble::not_your_seat());
        }
        if self.result().is_some() {
            return Err(Trouble::over());
        }
        let taken = self.names[seat(camp)].is_some();
        if reader.holds(camp) || self.terms.wanted(camp).level().is_some() || !taken {
            return Err(Trouble::nobody_to_free());
        }
        let freed = self.and(Deed::Freed { camp: camp.into(), invitation: seats::invitation()? }, at)?;
        // It opens with a token nobody was ever told.
        let empty = TakenSeat { you: guest_in(camp), token: seats::hash(&seats::token()?), name: String::new() };
        Ok(Upshot::Keep(Plan { changes: vec![freed], seats: vec![empty], interrupts: true }))
    }

    /// Somebody takes an open seat, to which this token is to open.
    ///
    /// # Errors
    /// When he is not invited, or no such seat is open.
    pub fn join(&self, wanted: &JoinRequest, token: &str, at: i64) -> Result<(Plan, Joined), Trouble> {
        let name = seats::name(&wanted.name)?;
        // A seat that was freed once is for whoever the host invites: the one who sat there may know the address.
        let public = self.terms.public && self.freed[..2] == [0, 0];
        let invited = wanted.invitation.as_deref().is_some_and(|code| code == self.invitation);
        if !(invited || public && wanted.invitation.is_none()) {
            return Err(Trouble::bad_invitation());
        }
        let camp = self.free_seat(wanted.camp.map(Into::into)).ok_or_else(Trouble::no_open_seat)?;
        let you = guest_in(camp);
        let seated = self.and(Deed::Seated { camp: camp.into(), name: name.clone() }, at)?;
        let begins = seated.next.names.iter().all(Option::is_some) && !seated.next.has_begun();
        let begun = if begins { Some(seated.next.and(Deed::Begun {}, at)?) } else { None };
        let own = TakenSeat { you, token: seats::hash(token), name };
        let changes = [seated].into_iter().chain(begun).collect();
        let joined = Joined { game: self.id.to_string(), token: token.to_owned(), you, invitation: None };
        Ok((Plan { changes, seats: vec![own], interrupts: false }, joined))
    }

    fn may_rematch(&self, reader: Reader) -> Result<(), Trouble> {
        if reader.you == YouView::default() {
            return Err(Trouble::not_your_seat());
        }
        if self.result().is_none() { Err(Trouble::not_over()) } else { Ok(()) }
    }

    /// Does somebody still sit where he sat when seats had been freed so often?
    #[must_use]
    pub fn still_seats(&self, reader: Reader, freed: [u32; 3]) -> bool {
        let kept = |camp: Camp| !reader.holds(camp) || freed[seat(camp)] == self.freed[seat(camp)];
        let host = !reader.you.host || freed[2] == self.freed[2];
        kept(Camp::North) && kept(Camp::South) && host
    }

    /// Does somebody still sit where he sat when he came?
    ///
    /// # Errors
    /// When his token opens nothing any more.
    pub fn is_seated(&self, visitor: &Visitor) -> Result<(), Trouble> {
        if self.still_seats(visitor.reader, visitor.freed) { Ok(()) } else { Err(Trouble::bad_token()) }
    }
}

/// Does it only ask about the battle?
#[must_use]
pub const fn is_question(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Odds { .. }
            | ClientMessage::Sight { .. }
            | ClientMessage::Way { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::FromThere { .. }
            | ClientMessage::Card { .. }
            | ClientMessage::Stakes { .. }
    )
}

/// Something is done that needs no dice.
#[expect(clippy::unnecessary_wraps, reason = "it stands where steps may fail")]
fn simply(change: Change) -> Result<Upshot, Trouble> {
    Ok(Upshot::Keep(Plan { changes: vec![change], seats: Vec::new(), interrupts: true }))
}

/// A guest on this side, who is not the host.
const fn guest_in(camp: Camp) -> YouView {
    YouView { north: matches!(camp, Camp::North), south: matches!(camp, Camp::South), host: false }
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

fn chat(game: &Game, visitor: &Visitor, text: &str, at: i64) -> Result<Change, Trouble> {
    let text = text.trim();
    let unfit = |letter: char| letter != '\n' && seats::is_unfit(letter);
    if !seats::is_seen(text) || LONGEST_CHAT < text.chars().count() || text.chars().any(unfit) {
        return Err(Trouble::bad_chat());
    }
    let reader = visitor.reader;
    let camp = [Camp::North, Camp::South].into_iter().find(|camp| reader.holds(*camp));
    let camp = if reader.holds(Camp::North) && reader.holds(Camp::South) { None } else { camp };
    game.chatter.may_hear(camp, text)?;
    game.and(Deed::Chat { camp: camp.map(Into::into), name: visitor.name.clone(), text: text.to_owned() }, at)
}
