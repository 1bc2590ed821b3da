//! Figures for whoever watches over the server, in the form Prometheus reads.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

/// The one recorder of this process.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins counting; several servers in one process share their figures.
pub(crate) fn begin() -> PrometheusHandle {
    let begun = RECORDER.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Where somebody else has installed a recorder, ours stays empty: /metrics then says nothing.
        let _ = metrics::set_global_recorder(recorder);
        describe_counter!("etendard_entries_total", "Entries written to the logs of games");
        describe_counter!("etendard_frozen_total", "Games frozen after a fault");
        describe_counter!("etendard_requests_total", "HTTP requests answered, by status");
        describe_counter!("etendard_refused_total", "Messages refused for coming too fast");
        describe_counter!("etendard_connections_total", "Connections let in");
        describe_counter!(
            "etendard_turned_away_total",
            "Connections and sockets turned away, by what there were too many of"
        );
        describe_gauge!("etendard_listeners", "WebSockets at a table");
        describe_gauge!("etendard_connections", "Connections open now");
        describe_gauge!("etendard_storage_queue", "Writes that wait for the disk");
        describe_gauge!("etendard_storage_bytes", "Bytes the games take");
        describe_counter!("etendard_storage_errors_total", "What the store could not do, by kind");
        describe_counter!("etendard_deleted_total", "Finished games deleted when their time was over");
        describe_histogram!("etendard_answer_seconds", "From a message to its answer, by what was said");
        describe_gauge!("etendard_rooms", "Games in memory");
        handle
    });
    counter!("etendard_frozen_total").increment(0);
    counter!("etendard_entries_total").increment(0);
    begun.clone()
}

/// So many entries were kept.
pub(crate) fn kept(entries: usize) {
    counter!("etendard_entries_total").increment(u64::try_from(entries).unwrap_or(0));
}

/// A game was frozen.
pub(crate) fn frozen() {
    counter!("etendard_frozen_total").increment(1);
}

/// A request was answered.
pub(crate) fn answered(status: u16) {
    counter!("etendard_requests_total", "status" => status.to_string()).increment(1);
}

/// Something came too fast.
pub(crate) fn too_fast() {
    counter!("etendard_refused_total").increment(1);
}

/// Somebody came or went.
pub(crate) fn listeners(change: i32) {
    gauge!("etendard_listeners").increment(f64::from(change));
}

/// So many games are in memory.
pub(crate) fn rooms(count: usize) {
    gauge!("etendard_rooms").set(f64::from(u32::try_from(count).unwrap_or(u32::MAX)));
}

/// A connection was let in.
pub(crate) fn came() {
    counter!("etendard_connections_total").increment(1);
    gauge!("etendard_connections").increment(1.0);
}

/// A connection has gone.
pub(crate) fn gone() {
    gauge!("etendard_connections").decrement(1.0);
}

/// How the store does: writes that wait, and bytes.
pub(crate) fn store(waiting: usize, bytes: Option<u64>) {
    gauge!("etendard_storage_queue").set(f64::from(u32::try_from(waiting).unwrap_or(u32::MAX)));
    if let Some(bytes) = bytes {
        // A gauge is a float: whole kibibytes stay exact.
        let kibibytes = u32::try_from(bytes / 1024).unwrap_or(u32::MAX);
        gauge!("etendard_storage_bytes").set(f64::from(kibibytes) * 1024.0);
    }
}

/// The store could not do something.
pub(crate) fn storage_error(kind: &'static str) {
    counter!("etendard_storage_errors_total", "kind" => kind).increment(1);
}

/// A message was answered.
pub(crate) fn answered_in(what: &'static str, took: Duration) {
    histogram!("etendard_answer_seconds", "said" => what).record(took.as_secs_f64());
}

/// A finished game was deleted.
pub(crate) fn deleted() {
    counter!("etendard_deleted_total").increment(1);
}

/// A connection or a socket was turned away: there are too many of this.
pub(crate) fn turned_away(why: &'static str) {
    counter!("etendard_turned_away_total", "why" => why).increment(1);
}
