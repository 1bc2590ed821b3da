//! A number that stands for a moment of a battle: the same on every platform, in every build.

use crate::Battle;
use std::hash::{Hash, Hasher};

/// FNV-1a over little-endian bytes: small, exact, and never seeded.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        // Lengths have the size of the machine: write them all alike.
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        // Discriminants too.
        self.write_u64(number.cast_unsigned() as u64);
    }
}

impl Battle {
    /// A number that stands for this moment: equal moments have equal numbers, on every platform.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        let (units, officers) = self.forces.both();
        units.hash(&mut hasher);
        officers.hash(&mut hasher);
        self.affairs.hash(&mut hasher);
        hasher.finish()
    }
}
