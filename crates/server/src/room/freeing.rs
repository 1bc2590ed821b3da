//! Seats that are freed: by the host, when somebody comes no more or was not wanted.

use super::say::Said;
use super::{Inner, Room, Speaker};
use crate::deed::Deed;
use crate::game::Game;
use crate::house::{House, now};
use crate::seats;
use crate::trouble::Trouble;
use crate::view::Reader;
use battle::{Camp, seat};
use std::sync::Arc;
use storage::SeatRecord;
use wire::live::{AnswerWire, YouView};

/// What stands between a table and whoever comes.
#[derive(Debug)]
pub(crate) struct Gate {
    /// How often each seat was freed.
    pub(crate) freed: [u32; 3],
    /// What lets somebody in who has no token.
    pub(crate) invitation: String,
}

impl Game {
    /// Does somebody still sit where he sat when seats had been freed so often?
    pub(super) fn still_seats(&self, reader: Reader, freed: [u32; 3]) -> bool {
        let kept = |camp: Camp| !reader.holds(camp) || freed[seat(camp)] == self.freed[seat(camp)];
        let host = !reader.you.host || freed[2] == self.freed[2];
        kept(Camp::North) && kept(Camp::South) && host
    }
}

impl Inner {
    /// Whoever sat in a seat that was freed is let go.
    pub(super) fn show_out(&mut self) {
        let (game, before) = (&self.game, self.listeners.len());
        self.listeners.retain(|listener| game.still_seats(listener.reader, listener.freed));
        if self.listeners.len() < before {
            self.tell_presence(None);
        }
    }
}

impl Room {
    /// What whoever comes must show.
    pub(crate) async fn gate(&self, house: &House) -> Result<Gate, Trouble> {
        let inner = self.enter(house).await?;
        Ok(Gate { freed: inner.game.freed, invitation: inner.game.invitation.clone() })
    }

    /// Does somebody still sit where he sat when he came?
    pub(super) async fn is_seated(&self, house: &House, speaker: &Speaker) -> Result<(), Trouble> {
        let seated = self.enter(house).await?.game.still_seats(speaker.reader, speaker.freed);
        if seated { Ok(()) } else { Err(Trouble::bad_token()) }
    }

    /// Why somebody is told nothing more.
    pub(crate) async fn why_gone(&self, house: &House, speaker: &Speaker) -> Trouble {
        self.is_seated(house, speaker).await.err().unwrap_or_else(Trouble::too_slow)
    }

    /// The host frees somebody else's seat: its token opens nothing any more, and neither does the old invitation.
    pub(super) async fn free(self: &Arc<Self>, house: &Arc<House>, reader: Reader, camp: Camp) -> Said {
        let mut inner = self.enter(house).await?;
        if !reader.you.host {
            return Err(Trouble::not_your_seat().into());
        }
        if inner.game.result().is_some() {
            return Err(Trouble::over().into());
        }
        let taken = inner.game.names[seat(camp)].is_some();
        if reader.holds(camp) || self.birth.terms.wanted(camp).level().is_some() || !taken {
            return Err(Trouble::nobody_to_free().into());
        }
        let freed = inner.game.and(Deed::Freed { camp: camp.into(), invitation: seats::invitation()? }, now())?;
        let record = self.empty_seat(camp)?;
        inner.stop_thinking();
        let number = self.keep(house, &mut inner, vec![freed], vec![record]).await?;
        tracing::info!(game = &*self.birth.id, seat = record_name(camp), "freed");
        Ok(AnswerWire::Done { number })
    }

    /// A seat that opens with a token nobody was ever told.
    fn empty_seat(&self, camp: Camp) -> Result<SeatRecord, Trouble> {
        Ok(SeatRecord {
            game: self.birth.id.to_string(),
            seat: record_name(camp),
            token_hash: seats::hash(&seats::token()?),
            name: String::new(),
        })
    }
}

/// The name the seat of a guest is kept under.
fn record_name(camp: Camp) -> String {
    seats::seat_name(YouView { north: camp == Camp::North, south: camp == Camp::South, host: false })
}
