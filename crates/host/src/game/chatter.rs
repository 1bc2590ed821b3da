//! How much is said at a table besides commands: a log anybody could fill would be read by everybody who comes.

use crate::trouble::Trouble;
use battle::{Camp, seat};

/// How much was said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SaidSoFar {
    messages: u32,
    bytes: u32,
}

/// The most one seat may say in a game: far more than two friends who talk through an evening.
const SEAT: SaidSoFar = SaidSoFar { messages: 1000, bytes: 100_000 };
/// The most all of them together may say.
const GAME: SaidSoFar = SaidSoFar { messages: 2000, bytes: 200_000 };

impl SaidSoFar {
    fn and(self, text: &str) -> Self {
        let bytes = u32::try_from(text.len()).unwrap_or(u32::MAX);
        Self { messages: self.messages.saturating_add(1), bytes: self.bytes.saturating_add(bytes) }
    }

    const fn fits(self, most: Self) -> bool {
        self.messages <= most.messages && self.bytes <= most.bytes
    }
}

/// What was talked at a table, counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chatter {
    /// North, south, and whoever speaks for no side.
    seats: [SaidSoFar; 3],
    game: SaidSoFar,
    muted: [bool; 3],
}

impl Chatter {
    /// Somebody said something.
    pub(super) fn hear(&mut self, camp: Option<Camp>, text: &str) {
        let own = &mut self.seats[camp.map_or(2, seat)];
        *own = own.and(text);
        self.game = self.game.and(text);
    }

    /// Somebody may talk no more, or again; everybody if no camp is named.
    pub(super) fn mute(&mut self, camp: Option<Camp>, yes: bool) {
        match camp {
            Some(camp) => self.muted[seat(camp)] = yes,
            None => self.muted = [yes; 3],
        }
    }

    /// May this be said too?
    pub fn may_hear(&self, camp: Option<Camp>, text: &str) -> Result<(), Trouble> {
        if self.muted[camp.map_or(2, seat)] {
            return Err(Trouble::muted());
        }
        if !self.game.and(text).fits(GAME) {
            return Err(Trouble::game_talked_out());
        }
        if !self.seats[camp.map_or(2, seat)].and(text).fits(SEAT) {
            return Err(Trouble::seat_talked_out());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Chatter, SEAT};
    use battle::Camp;

    #[test]
    fn a_seat_talks_itself_out_and_the_other_goes_on_until_the_game_is_full() {
        let mut chatter = Chatter::default();
        let mut said = [0; 2];
        for (place, camp) in [Camp::North, Camp::South].into_iter().enumerate() {
            while chatter.may_hear(Some(camp), "bonjour").is_ok() {
                chatter.hear(Some(camp), "bonjour");
                said[place] += 1;
            }
        }
        assert_eq!(said, [SEAT.messages; 2]);
        assert_eq!(chatter.may_hear(None, "?").unwrap_err().code, "chat-full");
    }

    #[test]
    fn long_messages_fill_a_seat_sooner() {
        let (mut chatter, long) = (Chatter::default(), "é".repeat(500));
        let mut said = 0;
        while chatter.may_hear(Some(Camp::North), &long).is_ok() {
            chatter.hear(Some(Camp::North), &long);
            said += 1;
        }
        assert_eq!(said, 100);
    }
}
