//! Who plays trial games.

use opponent::Level;
use rulebook::Words;
use wire::LevelWire;
use wire::fairness::TrialPlayer;

/// The computer player of a level.
#[must_use]
pub const fn level(level: LevelWire) -> Level {
    match level {
        LevelWire::Recruit => Level::Recruit,
        LevelWire::Corporal => Level::Corporal,
        LevelWire::Captain => Level::Captain,
        LevelWire::Colonel => Level::Colonel,
        LevelWire::Marshal => Level::Marshal,
        LevelWire::General => Level::General,
    }
}

/// A player of a level, who thinks as far as his level does.
#[must_use]
pub fn player(level: LevelWire) -> TrialPlayer {
    TrialPlayer { level, nodes: u32::try_from(self::level(level).nodes()).unwrap_or(u32::MAX) }
}

/// A player of a level a person can play against; none for a yardstick.
#[must_use]
pub fn player_of(level: Level, nodes: u64) -> Option<TrialPlayer> {
    let nodes = u32::try_from(nodes).ok()?;
    let known = LevelWire::ALL.iter().find(|known| self::level(**known) == level)?;
    Some(TrialPlayer { level: *known, nodes })
}

/// Several of a level.
#[must_use]
pub const fn plural(level: LevelWire) -> Words {
    match level {
        LevelWire::Recruit => Words::new("recrues", "recruits"),
        LevelWire::Corporal => Words::new("caporaux", "corporals"),
        LevelWire::Captain => Words::new("capitaines", "captains"),
        LevelWire::Colonel => Words::new("colonels", "colonels"),
        LevelWire::Marshal => Words::new("maréchaux", "marshals"),
        LevelWire::General => Words::new("généraux", "generals"),
    }
}
