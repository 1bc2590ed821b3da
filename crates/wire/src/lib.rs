//! What leaves the process: replays, positions, versions.
