//! What is said at a table: the host says what becomes of it, the room keeps it and tells it.

use super::{Room, Undone};
use crate::house::{House, now};
use crate::limits::Caller;
use crate::metrics;
use crate::reckoners::Precedence;
use host::{HostedGame, LoggedDeed, Reckoning, TableReader, Trouble, Upshot, Visitor, is_question};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use wire::live::{AnswerWire, ClientMessage, YouView};

/// Somebody who speaks.
#[derive(Clone, Debug)]
pub(crate) struct Speaker {
    /// As the game knows him.
    pub(crate) visitor: Visitor,
    /// By what he is told from others.
    pub(crate) caller: Caller,
    /// Where he comes from.
    pub(crate) address: IpAddr,
}

impl Speaker {
    /// What he may do, and in which language he reads.
    pub(crate) const fn reader(&self) -> TableReader {
        self.visitor.reader
    }

    /// How his questions stand among those of others.
    pub(crate) fn rank(&self) -> Precedence {
        if self.reader().you == YouView::default() { Precedence::Onlooker } else { Precedence::Player }
    }
}

/// What stands between a table and whoever comes.
#[derive(Debug)]
pub(crate) struct Gate {
    /// How often each seat was freed.
    pub(crate) freed: [u32; 3],
    /// What lets somebody in who has no token.
    pub(crate) invitation: String,
}

/// What was done.
pub(super) type Said = Result<AnswerWire, Undone>;

impl Room {
    /// What whoever comes must show.
    pub(crate) async fn gate(&self, house: &House) -> Result<Gate, Trouble> {
        let inner = self.enter(house).await?;
        Ok(Gate { freed: inner.game.freed, invitation: inner.game.invitation.clone() })
    }

    /// Why somebody is told nothing more.
    pub(crate) async fn why_gone(&self, house: &House, speaker: &Speaker) -> Trouble {
        let seated = self.enter(house).await.and_then(|inner| inner.game.is_seated(&speaker.visitor));
        seated.err().unwrap_or_else(Trouble::too_slow)
    }

    /// Somebody says something.
    pub(crate) async fn say(
        self: &Arc<Self>,
        house: &Arc<House>,
        speaker: &Speaker,
        message: ClientMessage,
    ) -> AnswerWire {
        let (start, what) = (Instant::now(), kind(&message));
        let said = self.hear(house, speaker, &message).await;
        metrics::answered_in(what, start.elapsed());
        said.unwrap_or_else(|undone| undone.answer(speaker.reader()))
    }

    async fn hear(self: &Arc<Self>, house: &Arc<House>, speaker: &Speaker, message: &ClientMessage) -> Said {
        let mut inner = self.enter(house).await?;
        // Whoever has seen more than this room knows heard it from another process: look.
        if seen(message).is_some_and(|after| inner.game.number < after) {
            self.catch_up(house, &mut inner).await?;
        }
        let mut log: Option<Vec<LoggedDeed>> = None;
        loop {
            let (before, at) = (inner.game.number, now());
            let work = |game: &HostedGame| {
                let upshot = game.hear(&self.birth, &speaker.visitor, message, log.as_deref(), at)?;
                let Upshot::Obey(command, nonce) = upshot else { return Ok(upshot) };
                house.trip(&game.id, game.number + 1);
                Ok::<_, Trouble>(game.obey(command, &nonce, speaker.reader(), at))
            };
            // Nothing is frozen for a question.
            let heard =
                if is_question(message) { work(&inner.game) } else { self.plan(house, &mut inner, work).await? };
            match heard? {
                Upshot::Answer(answer) => return Ok(answer),
                Upshot::Log(after) => log = Some(self.log(house, after).await?),
                Upshot::Keep(plan) => match self.keep(house, &mut inner, plan).await {
                    // Another process was first, perhaps with this very command, perhaps with talk: what it did is known
                    // now.
                    Err(Undone::Stale(_)) if is_command(message) && before < inner.game.number => log = None,
                    kept => return Ok(AnswerWire::Done { number: kept? }),
                },
                Upshot::Reckon(asked) => {
                    drop(inner);
                    return self.reckon(house, speaker, *asked).await;
                }
                Upshot::Hurry => {
                    inner.hurry();
                    return Ok(AnswerWire::Done { number: inner.game.number });
                }
                Upshot::Rematch => {
                    drop(inner);
                    return self.rematch(house, speaker).await;
                }
                Upshot::Obey(..) => unreachable!("a command that may be tried was tried"),
            }
        }
    }

    /// What takes a while is worked out away from the threads that answer.
    async fn reckon(&self, house: &House, speaker: &Speaker, what: Reckoning) -> Said {
        let game = self.look(house).await?;
        let work = move |budget| game.reckon(&what, budget);
        Ok(house.reckoners.ask(speaker.caller, speaker.rank(), work).await?)
    }
}

/// The last entry somebody has seen who says this, where he must have seen the last.
const fn seen(message: &ClientMessage) -> Option<u64> {
    match message {
        ClientMessage::Command { after, .. } | ClientMessage::Undo { after, .. } => Some(*after),
        _ => None,
    }
}

const fn is_command(message: &ClientMessage) -> bool {
    matches!(message, ClientMessage::Command { .. })
}

/// What kind of message it is, for the figures.
const fn kind(message: &ClientMessage) -> &'static str {
    if is_command(message) {
        "command"
    } else if is_question(message) {
        "question"
    } else {
        "other"
    }
}
