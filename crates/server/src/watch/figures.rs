//! Figures for Prometheus, at `GET /metrics`.

use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Requests that were answered, by method, route and status.
pub(super) const REQUESTS: &str = "coverline_requests_total";
/// How long answers took, by route.
pub(super) const REQUEST_SECONDS: &str = "coverline_request_seconds";
const GAMES: &str = "coverline_games_running";
const SOCKETS: &str = "coverline_sockets_open";
const ENTRIES: &str = "coverline_entries_stored_total";
const COMMIT_SECONDS: &str = "coverline_commit_seconds";

/// From a quarter of a millisecond to ten seconds.
const BUCKETS: [f64; 14] =
    [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The figures of the process; all servers in it count into the same.
fn handle() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        // The one possible error is an empty list of buckets.
        let builder = builder
            .set_buckets_for_metric(Matcher::Suffix("seconds".to_owned()), &BUCKETS)
            .unwrap_or_else(|_| PrometheusBuilder::new());
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // Whoever embeds the server may count elsewhere already; then these figures stay empty.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    })
}

fn describe() {
    metrics::describe_counter!(REQUESTS, "Requests that were answered");
    metrics::describe_histogram!(REQUEST_SECONDS, "How long answers took");
    metrics::describe_gauge!(GAMES, "Games that are being played");
    metrics::describe_gauge!(SOCKETS, "WebSockets that are open");
    metrics::describe_counter!(ENTRIES, "Entries of games that were made durable");
    metrics::describe_histogram!(COMMIT_SECONDS, "How long making entries durable took");
    metrics::gauge!(GAMES).increment(0.0);
    metrics::gauge!(SOCKETS).increment(0.0);
    metrics::counter!(ENTRIES).increment(0);
}

/// All figures, as Prometheus reads them.
pub(crate) fn render() -> String {
    handle().render()
}

/// Sums up what has been counted since the last time, so that it takes no more room.
pub(crate) fn upkeep() {
    handle().run_upkeep();
}

/// Counts entries that were made durable together.
pub(crate) fn stored(entries: usize, took: Duration) {
    metrics::counter!(ENTRIES).increment(entries as u64);
    metrics::histogram!(COMMIT_SECONDS).record(took);
}

/// Something that is counted as long as this is kept.
#[derive(Debug)]
#[must_use = "it is counted until this is dropped"]
pub struct Counted(&'static str);

/// Counts a game as being played.
pub fn count_game() -> Counted {
    Counted::new(GAMES)
}

/// Counts a WebSocket as open.
pub fn count_socket() -> Counted {
    Counted::new(SOCKETS)
}

impl Counted {
    fn new(gauge: &'static str) -> Self {
        metrics::gauge!(gauge).increment(1.0);
        Self(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1.0);
    }
}
