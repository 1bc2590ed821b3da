//! How fast one address or one seat may speak.

use crate::metrics;
use crate::options::Options;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use host::{Trouble, status};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// Seconds of speech that may come at once.
const BURST: u32 = 5;
/// Thumbs and reports a household has about one battle in a day: a family, and one who changes his mind.
const OPINIONS: u32 = 10;
/// Games a household makes of one text that are counted in a day.
const PLAYS: u32 = 20;

/// Whoever speaks, as far as he can be told from others: by his seat, or by where he comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Caller {
    /// The hash of the token of a seat.
    Seat([u8; 32]),
    /// The address of somebody without a seat.
    Address(IpAddr),
}

impl Caller {
    /// Somebody who holds this, and comes from there.
    pub(crate) fn of(token: Option<[u8; 32]>, from: IpAddr) -> Self {
        token.map_or(Self::Address(network(from)), Self::Seat)
    }
}

impl std::fmt::Debug for Caller {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // No hash: what is printed ends up in logs.
        match self {
            Self::Seat(_) => out.write_str("a seat"),
            Self::Address(address) => write!(out, "{address}"),
        }
    }
}

/// How fast everybody may speak.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    games: DefaultKeyedRateLimiter<IpAddr>,
    /// Battles published.
    battles: DefaultKeyedRateLimiter<IpAddr>,
    /// Thumbs and reports of one household about one battle.
    opinions: DefaultKeyedRateLimiter<(IpAddr, String)>,
    /// Games a household makes of one text.
    plays: DefaultKeyedRateLimiter<(IpAddr, [u8; 32])>,
    /// Messages, by HTTP and over any number of sockets.
    messages: DefaultKeyedRateLimiter<Caller>,
}

impl Limits {
    pub(crate) fn new(options: &Options) -> Self {
        let hour = Duration::from_hours(1);
        let games = within(hour, options.games_per_hour);
        Self {
            requests: RateLimiter::keyed(per_second(options.requests_per_second)),
            games: RateLimiter::keyed(games),
            battles: RateLimiter::keyed(within(24 * hour, options.battles_per_day)),
            opinions: RateLimiter::keyed(within(24 * hour, OPINIONS)),
            plays: RateLimiter::keyed(within(24 * hour, PLAYS)),
            messages: RateLimiter::keyed(per_second(options.messages_per_second)),
        }
    }

    /// A request from this address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Trouble> {
        held(self.requests.check_key(&network(from)).is_ok())
    }

    /// A new game from this address.
    pub(crate) fn game(&self, from: IpAddr) -> Result<(), Trouble> {
        held(self.games.check_key(&network(from)).is_ok())
    }

    /// A battle published from this address.
    pub(crate) fn battle(&self, from: IpAddr) -> Result<(), Trouble> {
        held(self.battles.check_key(&network(from)).is_ok()).map_err(|_| enough_for_today())
    }

    /// A thumb or a report from this address about a battle that is there.
    pub(crate) fn opinion(&self, from: IpAddr, battle: &str) -> Result<(), Trouble> {
        let fits = self.opinions.check_key(&(network(from), battle.to_owned())).is_ok();
        held(fits).map_err(|_| enough_for_today())
    }

    /// A game made of a text from this address: does it count?
    pub(crate) fn play(&self, from: IpAddr, text: [u8; 32]) -> Result<(), Trouble> {
        held(self.plays.check_key(&(network(from), text)).is_ok())
    }

    /// Anything said by this caller, whether it can be read or not.
    pub(crate) fn message(&self, from: &Caller) -> Result<(), Trouble> {
        held(self.messages.check_key(from).is_ok())
    }

    /// Forgets those who have not spoken for a while.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.games.retain_recent();
        self.battles.retain_recent();
        self.opinions.retain_recent();
        self.plays.retain_recent();
        self.messages.retain_recent();
    }
}

fn held(fits: bool) -> Result<(), Trouble> {
    if fits {
        return Ok(());
    }
    metrics::too_fast();
    Err(Trouble::too_fast())
}

/// One household: an IPv4 address, or the first half of an IPv6 one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
    }
}

/// It was said often enough.
fn enough_for_today() -> Trouble {
    Trouble::new(
        status::TOO_MANY_REQUESTS,
        "too-many",
        "votre adresse en a assez dit pour aujourd’hui\u{a0}; revenez demain",
        "your address has said enough for today; come back tomorrow",
    )
}

/// So many in that time, all of them at once if need be.
fn within(time: Duration, number: u32) -> Quota {
    let number = at_least_one(number);
    Quota::with_period(time / number.get()).map_or(Quota::per_hour(number), |quota| quota.allow_burst(number))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn per_second(number: u32) -> Quota {
    Quota::per_second(at_least_one(number)).allow_burst(at_least_one(number.saturating_mul(BURST)))
}

#[cfg(test)]
mod tests {
    use super::{Caller, Limits, network};
    use crate::options::Options;

    #[test]
    fn whoever_speaks_too_fast_is_held_back_and_others_are_not() {
        let mut options = Options::new("127.0.0.1:0".parse().unwrap(), "x");
        options.requests_per_second = 1;
        options.games_per_hour = 2;
        let limits = Limits::new(&options);
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().unwrap());
        let served = (0..50).filter(|_| limits.request(one).is_ok()).count();
        assert!((5..50).contains(&served), "{served}");
        assert!(limits.request(other).is_ok());
        assert_eq!((0..5).filter(|_| limits.game(one).is_ok()).count(), 2);
        assert_eq!((0..50).filter(|_| limits.battle(one).is_ok()).count(), 20);
        assert_eq!((0..50).filter(|_| limits.opinion(one, "a").is_ok()).count(), 10);
        assert!(limits.opinion(one, "b").is_ok() && limits.opinion(other, "a").is_ok());
        let [seat, nobody] = [Caller::of(Some([7; 32]), one), Caller::of(None, one)];
        while limits.message(&seat).is_ok() {}
        assert!(limits.message(&nobody).is_ok(), "a seat is not whoever shares its address");
        assert!(limits.message(&Caller::of(Some([7; 32]), other)).is_err(), "a seat is the same from anywhere");
    }

    #[test]
    fn a_household_is_one_address() {
        let same = ["2001:db8:1:2::1", "2001:db8:1:2:3::4"].map(|text| network(text.parse().unwrap()));
        assert_eq!(same[0], same[1]);
        assert_ne!(same[0], network("2001:db8:1:3::1".parse().unwrap()));
        assert_eq!(network("::ffff:10.0.0.1".parse().unwrap()), network("10.0.0.1".parse().unwrap()));
    }
}
