//! Exact rational numbers: chances and expectations, never rounded but to be printed.

use std::cmp::Ordering;
use std::fmt;

/// A reduced fraction. Its denominator is positive and, in this crate, divides a power of six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// Certainty.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// So many of so many, reduced; nothing of nothing is zero.
    #[must_use]
    pub fn new(numerator: i128, denominator: i128) -> Self {
        if denominator == 0 {
            return Self::ZERO;
        }
        let shared = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let shared = i128::try_from(shared).unwrap_or(1).max(1) * denominator.signum();
        Self { numerator: numerator / shared, denominator: denominator / shared }
    }

    /// Above the line.
    #[must_use]
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// Below the line: always positive.
    #[must_use]
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// What is missing to certainty.
    #[must_use]
    pub fn complement(self) -> Self {
        Self::new(self.denominator - self.numerator, self.denominator)
    }

    /// The number in units of 1/10^`digits`, rounded to the nearest, halves away from zero: `1/6` in 3 digits is 167.
    #[must_use]
    pub fn rounded(self, digits: u32) -> i128 {
        let mut rest = self.numerator.unsigned_abs() % self.denominator.unsigned_abs();
        let mut whole = self.numerator.unsigned_abs() / self.denominator.unsigned_abs();
        for _ in 0..digits {
            // The denominator is a power of six small enough for this (`MOST_DICE`).
            rest *= 10;
            whole = whole * 10 + rest / self.denominator.unsigned_abs();
            rest %= self.denominator.unsigned_abs();
        }
        if self.denominator.unsigned_abs() <= rest * 2 {
            whole += 1;
        }
        i128::try_from(whole).unwrap_or(i128::MAX) * self.numerator.signum()
    }
}

/// `5/36`, `2`, `−1/6`.
impl fmt::Display for Fraction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            return self.numerator.fmt(out);
        }
        write!(out, "{}/{}", self.numerator, self.denominator)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    /// Compares whole parts, then the rests turned upside down: cross products could be too large.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut one, mut two) = ((self.numerator, self.denominator), (other.numerator, other.denominator));
        loop {
            let (a, b) = (one.0.div_euclid(one.1), two.0.div_euclid(two.1));
            if a != b {
                return a.cmp(&b);
            }
            let (a, b) = (one.0.rem_euclid(one.1), two.0.rem_euclid(two.1));
            match (a, b) {
                (0, 0) => return Ordering::Equal,
                (0, _) => return Ordering::Less,
                (_, 0) => return Ordering::Greater,
                // r/d < s/e exactly when e/s < d/r.
                _ => (one, two) = ((two.1, b), (one.1, a)),
            }
        }
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::Fraction;
    use std::cmp::Ordering;

    #[test]
    fn a_fraction_is_reduced_and_its_sign_stands_above() {
        let half = Fraction::new(-3, -6);
        assert_eq!((half.numerator(), half.denominator()), (1, 2));
        assert_eq!(Fraction::new(3, -6).to_string(), "-1/2");
        assert_eq!(Fraction::new(12, 6).to_string(), "2");
        assert_eq!(Fraction::new(0, 7), Fraction::ZERO);
        assert_eq!(Fraction::new(5, 0), Fraction::ZERO);
        assert_eq!(Fraction::new(1, 6).complement().to_string(), "5/6");
    }

    #[test]
    fn large_fractions_are_compared_without_overflow() {
        let large = 6_i128.pow(46);
        let (a, b) = (Fraction::new(large - 1, large), Fraction::new(large - 2, large - 1));
        assert_eq!(a.cmp(&b), Ordering::Greater);
        assert_eq!(Fraction::new(-1, 3).cmp(&Fraction::new(-1, 2)), Ordering::Greater);
        assert_eq!(Fraction::new(7, 3).cmp(&Fraction::new(7, 3)), Ordering::Equal);
        assert!(Fraction::new(2, 1) < Fraction::new(5, 2));
        assert!(Fraction::new(-5, 2) < Fraction::new(-2, 1));
    }

    #[test]
    fn rounding_goes_to_the_nearest() {
        assert_eq!(Fraction::new(1, 6).rounded(3), 167);
        assert_eq!(Fraction::new(-1, 6).rounded(3), -167);
        assert_eq!(Fraction::new(1, 3).rounded(2), 33);
        assert_eq!(Fraction::new(1, 2).rounded(0), 1);
        assert_eq!(Fraction::new(91, 216).rounded(3), 421);
    }
}
