//! A share of games, and where the truth may lie: whole numbers, the same on every machine.

use wire::fairness::WinCounts;

/// A score in halves of games: 2 won, 1 drawn, 0 lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FairShare {
    halves: u32,
    games: u32,
}

impl FairShare {
    /// The zone in which a battle is called fair, per mille.
    pub const FAIR: std::ops::RangeInclusive<u16> = 400..=600;

    /// The share of the north.
    #[must_use]
    pub const fn north(won: WinCounts) -> Self {
        Self { halves: won.north.saturating_mul(2).saturating_add(won.nobody), games: won.games() }
    }

    /// The share of the south.
    #[must_use]
    pub const fn south(won: WinCounts) -> Self {
        Self { halves: won.south.saturating_mul(2).saturating_add(won.nobody), games: won.games() }
    }

    /// So many games out of so many.
    #[must_use]
    pub const fn of(count: u32, games: u32) -> Self {
        Self { halves: count.saturating_mul(2), games }
    }

    /// Per mille, to the nearest; a half where nothing was played.
    #[must_use]
    pub fn per_mille(self) -> u16 {
        if self.games == 0 {
            return 500;
        }
        let twice = 2 * u64::from(self.games);
        let value = (u64::from(self.halves) * 1000 + u64::from(self.games)) / twice;
        u16::try_from(value).unwrap_or(1000).min(1000)
    }

    /// Where the true share lies 95 times in a hundred, per mille, rounded outwards (Wilson’s interval, 1.96 deviations).
    ///
    /// For `h` halves of `n` games and `z` = 49/25 its ends are `(h + z² ± z·√(h(2n − h)/n + z²)) / (2n + 2z²)`. Multiplied
    /// by `625n` everything but the root is a whole number, and the root is rounded up.
    #[must_use]
    pub fn interval(self) -> (u16, u16) {
        if self.games == 0 {
            return (0, 1000);
        }
        // Half a thousand million games is as much as the root has room for: of more, an eighth says as much.
        let shrunk = if (1 << 29) < self.games { 8 } else { 1 };
        let (halves, games) = (u128::from(self.halves / shrunk), u128::from(self.games / shrunk));
        let middle = 1000 * (625 * halves + 2401) * games;
        let inside = games * (625 * halves * (2 * games).saturating_sub(halves) + 2401 * games);
        let square = inside * 49 * 49 * 1000 * 1000;
        let root = square.isqrt();
        let wide = if root * root == square { root } else { root + 1 };
        let whole = games * (1250 * games + 4802);
        let low = middle.saturating_sub(wide) / whole;
        let high = (middle + wide).div_ceil(whole);
        let bounded = |per_mille: u128| u16::try_from(per_mille).unwrap_or(1000).min(1000);
        (bounded(low), bounded(high))
    }

    /// Is it within the zone called fair?
    #[must_use]
    pub fn is_fair(self) -> bool {
        Self::FAIR.contains(&self.per_mille())
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, reason = "whole numbers are held against the formula as it is usually reckoned")]
mod tests {
    use super::FairShare;
    use wire::fairness::WinCounts;

    fn share(north: u32, nobody: u32, south: u32) -> FairShare {
        FairShare::north(WinCounts { north, nobody, south })
    }

    /// The same by floating point, for comparison.
    fn by_floats(halves: f64, games: f64) -> (f64, f64) {
        let (score, z) = (halves / (2.0 * games), 1.96);
        let middle = score + z * z / (2.0 * games);
        let width = z * (score * (1.0 - score) / games + z * z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + z * z / games;
        ((middle - width) / whole * 1000.0, (middle + width) / whole * 1000.0)
    }

    #[test]
    fn an_interval_is_wilsons_rounded_outwards() {
        for games in [1_u32, 2, 7, 40, 86, 400, 1000, 999_983] {
            for won in [0, games / 3, games / 2, games - games / 7, games] {
                let (low, high) = share(won, 0, games - won).interval();
                let (small, large) = by_floats(f64::from(2 * won), f64::from(games));
                assert!(
                    (-1e-6..1.0 + 1e-6).contains(&(small.max(0.0) - f64::from(low))),
                    "{won} of {games}: {low} {small}"
                );
                assert!(
                    (-1e-6..1.0 + 1e-6).contains(&(f64::from(high) - large.min(1000.0))),
                    "{won} of {games}: {high} {large}"
                );
            }
        }
    }

    #[test]
    fn few_games_say_little_and_none_say_nothing() {
        assert_eq!(share(0, 0, 0).interval(), (0, 1000));
        assert_eq!(share(0, 0, 0).per_mille(), 500);
        assert_eq!(share(4, 0, 0).interval(), (510, 1000));
        assert_eq!(share(176, 0, 224).interval(), (392, 489));
        assert_eq!(share(176, 0, 224).per_mille(), 440);
    }

    #[test]
    fn no_count_is_too_large_for_an_interval() {
        for games in [1_000_000, 1 << 29, (1 << 29) + 1, u32::MAX] {
            let (low, high) = share(games / 2, 0, games - games / 2).interval();
            assert!((498..=500).contains(&low) && (500..=502).contains(&high), "{games}: {low} {high}");
        }
        assert!(share(u32::MAX, u32::MAX, u32::MAX).interval().0 <= 1000);
    }

    #[test]
    fn a_draw_is_half_a_win_to_both() {
        assert_eq!(share(1, 2, 1).per_mille(), 500);
        assert_eq!(share(0, 1, 0), FairShare::south(WinCounts { north: 0, nobody: 1, south: 0 }));
    }

    #[test]
    fn fair_is_from_forty_to_sixty_in_a_hundred() {
        assert!(share(400, 0, 600).is_fair() && share(600, 0, 400).is_fair());
        assert!(!share(399, 0, 601).is_fair() && !share(601, 0, 399).is_fair());
    }
}
