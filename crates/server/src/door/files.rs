//! The limit on open files: each connection is one.

/// Files kept for the store, the log and whatever else is not a connection.
const KEPT_BACK: u64 = 128;
/// Where nobody says how many there may be.
const UNKNOWN: u32 = 10_000;

/// Raises the limit on open files as far as the system lets this process, and says how many connections that leaves
/// room for.
#[cfg(unix)]
pub(crate) fn most_connections() -> u32 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = match (current, maximum) {
        (Some(now), most) if most.is_none_or(|most| now < most) => {
            setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok()
        }
        _ => false,
    };
    let files = if raised { maximum } else { current };
    tracing::info!(files, "open files");
    files.map_or(UNKNOWN, room_for)
}

#[cfg(not(unix))]
pub(crate) fn most_connections() -> u32 {
    UNKNOWN
}

/// Connections so many files leave room for; where there are hardly any, half of them.
fn room_for(files: u64) -> u32 {
    u32::try_from(files.saturating_sub(KEPT_BACK).max(files / 2)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::room_for;

    #[test]
    fn some_files_are_kept_back_for_the_games() {
        assert_eq!([64, 256, 1024, 1 << 40].map(room_for), [32, 128, 896, u32::MAX]);
    }
}
