//! What came of a combat, counted: small, copied at will, compared as one number.

use std::fmt;

/// What came of one course of a combat.
///
/// *Attacker* and *target* are the two of the attack that was asked about; everybody else is another unit of the
/// attacker's or the target's side. A number too large for its place stays at the largest it can hold (63 elements).
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tally(u128);

/// A place in the number: where it starts, and how many bits it has.
#[derive(Clone, Copy)]
pub(crate) struct Place(u32, u32);

/// Lays the places out one after the other, each with its reader.
macro_rules! places {
    ($($(#[$doc:meta])* $place:ident $name:ident: $bits:literal after $at:expr;)*) => {
        $(pub(crate) const $place: Place = Place($at, $bits);)*

        impl Tally {
            $($(#[$doc])*
            #[must_use]
            pub const fn $name(self) -> u8 {
                self.read($place)
            })*
        }

        /// The names of the numbers, in order, and how to read them.
        pub(crate) const NUMBERS: &[(&str, Place)] = &[$((stringify!($name), $place)),*];
    };
}

/// The same for what is true or not: a bit each.
macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident $name:ident: $at:expr;)*) => {
        $(pub(crate) const $mark: Place = Place($at, 1);)*

        impl Tally {
            $($(#[$doc])*
            #[must_use]
            pub const fn $name(self) -> bool {
                self.read($mark) == 1
            })*
        }

        /// The names of the marks, in order.
        pub(crate) const MARKS: &[(&str, Place)] = &[$((stringify!($name), $mark)),*];
    };
}

places! {
    /// Elements the attacker lost, by whatever cause.
    ATTACKER_LOST attacker_lost: 6 after 0;
    /// Elements the target lost, by whatever cause.
    TARGET_LOST target_lost: 6 after 6;
    /// Elements lost by other units of the attacker's side.
    FRIENDS_LOST friends_lost: 6 after 12;
    /// Elements lost by other units of the target's side.
    FOES_LOST foes_lost: 6 after 18;
    /// Elements the target lost because its retreat was blocked.
    TARGET_BLOCKED target_lost_blocked: 5 after 24;
    /// Elements the target lost by desertion.
    TARGET_DESERTED target_deserted: 5 after 29;
    /// Elements the attacker lost because its retreat was blocked.
    ATTACKER_BLOCKED attacker_lost_blocked: 4 after 34;
    /// Elements the attacker lost by desertion.
    ATTACKER_DESERTED attacker_deserted: 4 after 38;
    /// Elements the attacker lost to the hits of a riposte.
    RIPOSTE_LOST lost_to_riposte: 5 after 42;
    /// Elements the attacker lost to its own bursting guns.
    BURST lost_by_bursting: 3 after 47;
    /// Flags the attack showed.
    FLAGS flags: 4 after 50;
    /// Morale hits the target ignored.
    IGNORED flags_ignored: 4 after 54;
    /// Hexes of retreat the target owed.
    OWED hexes_owed: 5 after 58;
    /// Hexes the target went back, those of an evasion included.
    MADE hexes_made: 5 after 63;
    /// Flags the riposte showed.
    RIPOSTE_FLAGS riposte_flags: 4 after 68;
    /// Hexes of retreat the attacker owed.
    ATTACKER_OWED attacker_hexes_owed: 5 after 72;
    /// Hexes the attacker went back.
    ATTACKER_MADE attacker_hexes_made: 5 after 77;
    /// Officers the attacker's side lost.
    OFFICERS_LOST officers_lost: 3 after 82;
    /// Officers the target's side lost.
    ENEMY_OFFICERS_LOST enemy_officers_lost: 3 after 85;
    /// Elephants of the attacker's side set panicking.
    ELEPHANTS elephants_panicking: 3 after 88;
    /// Elephants of the target's side set panicking.
    ENEMY_ELEPHANTS enemy_elephants_panicking: 3 after 91;
    /// Tokens or ducats the attacker's side gained.
    GAINED tokens_gained: 5 after 94;
    /// Tokens or ducats the target's side gained.
    ENEMY_GAINED enemy_tokens_gained: 5 after 99;
}

marks! {
    /// Was the attacker destroyed?
    ATTACKER_DESTROYED attacker_destroyed: 104;
    /// Was the target destroyed?
    TARGET_DESTROYED target_destroyed: 105;
    /// Did the target leave its hex: destroyed, driven back or gone?
    LEFT target_left: 106;
    /// Did the attacker take the hex? Only a whole chain goes so far.
    TAKEN hex_taken: 107;
    /// Did somebody strike back at the attacker?
    RIPOSTED riposted: 108;
    /// Did the riposte come before the attack?
    RIPOSTED_FIRST riposted_first: 109;
    /// Did the target evade?
    EVADED target_evaded: 110;
    /// Did the attacker fight a second combat in pursuit?
    SECOND_COMBAT fought_again: 111;
    /// Did the rockets fall elsewhere?
    STRAYED rockets_strayed: 112;
    /// Did a hex catch fire?
    IGNITED hex_ignited: 113;
}

/// The attack has been rolled for; from here on whoever listens needs it, the result does not.
pub(crate) const STRUCK: Place = Place(114, 1);
/// The hits that come next are those of the riposte.
pub(crate) const RIPOSTING: Place = Place(115, 1);
/// The combat is over, or as much of it as was asked for.
pub(crate) const CLOSED: Place = Place(116, 1);

/// The highest bit of every number.
const HIGHEST: u128 = {
    let (mut bits, mut index) = (0, 0);
    while index < NUMBERS.len() {
        let Place(at, width) = NUMBERS[index].1;
        bits |= 1 << (at + width - 1);
        index += 1;
    }
    bits
};

impl Tally {
    pub(crate) const fn read(self, place: Place) -> u8 {
        let [lowest, ..] = (self.0 >> place.0).to_le_bytes();
        lowest & ((1 << place.1) - 1)
    }

    /// Adds to a number, up to the largest its place can hold.
    pub(crate) fn add(&mut self, place: Place, more: u8) {
        let most = (1_u8 << place.1) - 1;
        let room = most - self.read(place);
        self.0 += u128::from(more.min(room)) << place.0;
    }

    pub(crate) const fn mark(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    pub(crate) const fn unmark(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    pub(crate) const fn is(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Without what only the listener needs.
    pub(crate) const fn settled(self) -> Self {
        Self(self.0 & ((1 << STRUCK.0) - 1))
    }

    /// Only what the listener needs.
    pub(crate) const fn listening(self) -> Self {
        Self(self.0 & !((1 << STRUCK.0) - 1))
    }

    /// The count so far with what came of one step more: numbers add up, marks stay.
    pub(crate) fn and(self, step: Self) -> Self {
        const NUMBERED: u128 = (1 << ATTACKER_DESTROYED.0) - 1;
        let (one, two) = (self.0 & NUMBERED, step.0 & NUMBERED);
        // Each place by itself: all bits but the highest are added, the highest is added without a carry.
        let sum = ((one & !HIGHEST) + (two & !HIGHEST)) ^ ((one ^ two) & HIGHEST);
        let spilt = ((one & two) | ((one | two) & !sum)) & HIGHEST;
        let marks = (self.0 | step.0) & !NUMBERED;
        if spilt == 0 { Self(sum | marks) } else { self.and_full(step, marks) }
    }

    /// The same where a number is too large for its place.
    #[cold]
    fn and_full(self, step: Self, marks: u128) -> Self {
        let mut sum = Self(marks);
        for (_, place) in NUMBERS {
            sum.add(*place, self.read(*place));
            sum.add(*place, step.read(*place));
        }
        sum
    }

    /// As one number, to sort and to merge by.
    pub(crate) const fn key(self) -> u128 {
        self.0
    }

    /// Elements of the target's side lost, less those of the attacker's: what the attack is worth to the attacker.
    #[must_use]
    pub const fn gain(self) -> i8 {
        let (won, lost) = (self.target_lost() + self.foes_lost(), self.attacker_lost() + self.friends_lost());
        // Each is at most twice 63.
        won.cast_signed() - lost.cast_signed()
    }

    /// Every number that is not zero and every mark that is set, by name: `target_lost` 2.
    pub fn entries(self) -> impl Iterator<Item = (&'static str, u8)> {
        let all = NUMBERS.iter().chain(MARKS);
        all.map(move |(name, place)| (*name, self.read(*place))).filter(|(_, number)| *number != 0)
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_map().entries(self.entries()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{CLOSED, MARKS, NUMBERS, Place, RIPOSTING, STRUCK, TARGET_LOST, Tally};

    #[test]
    fn no_two_places_overlap() {
        let own = [("struck", STRUCK), ("riposting", RIPOSTING), ("closed", CLOSED)];
        let mut taken = 0_u128;
        for (name, Place(at, bits)) in NUMBERS.iter().chain(MARKS).chain(&own) {
            let mask = ((1_u128 << bits) - 1) << at;
            assert_eq!(taken & mask, 0, "{name} overlaps another place");
            taken |= mask;
        }
    }

    #[test]
    fn a_full_place_does_not_spill() {
        let mut tally = Tally::default();
        tally.add(TARGET_LOST, 60);
        tally.add(TARGET_LOST, 60);
        assert_eq!(tally.entries().collect::<Vec<_>>(), [("target_lost", 63)]);
    }

    #[test]
    fn steps_add_up_place_by_place() {
        let mut one = Tally::default();
        let mut two = Tally::default();
        for (index, (_, place)) in (0_u8..).zip(NUMBERS) {
            one.add(*place, index % 5);
            two.add(*place, index % 3);
        }
        one.mark(MARKS[0].1);
        two.mark(MARKS[3].1);
        let sum = one.and(two);
        for (index, (name, place)) in (0_u8..).zip(NUMBERS) {
            let most = (1 << place.1) - 1;
            assert_eq!(sum.read(*place), ((index % 5).min(most) + (index % 3).min(most)).min(most), "{name}");
        }
        assert!(sum.is(MARKS[0].1) && sum.is(MARKS[3].1) && !sum.is(MARKS[1].1));
    }

    #[test]
    fn a_sum_too_large_for_its_place_leaves_the_others_alone() {
        let mut full = Tally::default();
        for (_, place) in NUMBERS {
            full.add(*place, u8::MAX);
        }
        let mut step = Tally::default();
        step.add(TARGET_LOST, 1);
        assert_eq!(full.and(step), full);
        assert_eq!(Tally::default().and(step), step);
    }

    #[test]
    fn what_the_listener_needs_is_no_result() {
        let mut tally = Tally::default();
        for place in [STRUCK, RIPOSTING, CLOSED] {
            tally.mark(place);
        }
        assert_eq!(tally.settled(), Tally::default());
    }
}
