//! Processor time: what a work costs, whoever else is busy on the machine.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// What this process has used so far, all its threads together.
pub(crate) fn processor_time() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    let seconds = u64::try_from(now.tv_sec).unwrap_or(0);
    Duration::from_secs(seconds) + Duration::from_nanos(u64::try_from(now.tv_nsec).unwrap_or(0))
}
