//! Versions that travel with what leaves the process.

/// The version of the replay file itself: which lines there are and how they are written.
pub const FORMAT_VERSION: u32 = 2;

/// The first version whose checks are made with SHA-256. Those before were made with BLAKE3: such files still play, but
/// their checks are passed over.
pub(crate) const FIRST_BY_SHA256: u32 = 2;

/// The version of the rules as they are played here. It grows by one whenever the same commands and the same dice may
/// lead elsewhere than before, or a command that was legal is legal no more: a corrected rule, a corrected table, a
/// ruling turned round. Texts, names and speed do not touch it. A replay says under which version it was recorded.
pub const RULES_VERSION: u32 = 2;
