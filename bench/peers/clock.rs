// Shared by the drivers: works for so long in processor time, then says what was done as one JSON object.

use rustix::time::{ClockId, clock_gettime};

fn now() -> u128 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    u128::try_from(time.tv_sec).unwrap_or(0) * 1_000_000_000 + u128::try_from(time.tv_nsec).unwrap_or(0)
}

pub(crate) fn measure(milliseconds: u128, mut work: impl FnMut(&mut [(&'static str, u64)]), names: &[&'static str]) {
    let fresh = || names.iter().map(|name| (*name, 0)).collect::<Vec<_>>();
    work(&mut fresh());
    let (mut counts, start) = (fresh(), now());
    let time = loop {
        work(&mut counts);
        let time = now() - start;
        if milliseconds * 1_000_000 <= time {
            break time;
        }
    };
    let counts: Vec<String> = counts.iter().map(|(name, count)| format!("\"{name}\": {count}")).collect();
    println!("{{\"cpu_ns\": {time}, \"counts\": {{{}}}}}", counts.join(", "));
}
