//! Metrics for Prometheus. No label names a table or a guest, so that they tell no secret.

mod labels;

use std::{
    fmt,
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use patolli_store::Error;
use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, EncodeMetric as _, text::encode},
    metrics::{
        counter::{ConstCounter, Counter},
        family::{Family, MetricConstructor},
        gauge::Gauge,
        histogram::Histogram,
    },
    registry::{Metric, Registry},
};

use self::labels::{CachedPage, Call, Decision, Limit, PanicSite, Request, ThinkingKind, Write};

/// Bucket bounds of durations, in seconds.
const TIME_BUCKETS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// Bucket bounds of log entries per write.
const ENTRY_BUCKETS: [f64; 7] = [1.0, 2.0, 4.0, 8.0, 16.0, 64.0, 256.0];

/// Durations by label.
type Times<L> = Family<L, Histogram, TimeBuckets>;

/// Makes a histogram of times.
#[derive(Clone, Debug)]
struct TimeBuckets;

impl MetricConstructor<Histogram> for TimeBuckets {
    fn new_metric(&self) -> Histogram {
        Histogram::new(TIME_BUCKETS)
    }
}

/// The metrics of the server.
pub(crate) struct Metrics {
    registry: Registry,
    decisions: Family<Decision, Counter>,
    decision_seconds: Histogram,
    requests: Times<Request>,
    tables_live: Gauge,
    tables_created: Counter,
    sockets: Gauge,
    connections: Gauge,
    bots_waiting: Gauge,
    bots_thinking: Gauge,
    thinking_seconds: Times<ThinkingKind>,
    writes: Times<Write>,
    entries: Histogram,
    commits: Commits,
    panics: Family<PanicSite, Counter>,
    limited: Family<Limit, Counter>,
    pages_drawn: Family<CachedPage, Counter>,
    calls: Family<Call, Counter>,
}

/// Counts in a gauge while it lives.
#[derive(Debug)]
pub(crate) struct GaugeGuard(Gauge);

impl GaugeGuard {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    /// All counters at zero.
    pub(crate) fn new() -> Self {
        let mut builder = RegistryBuilder(Registry::with_prefix("patolli"));
        let commits = Commits::default();
        builder.0.register_collector(Box::new(commits.clone()));
        Self {
            decisions: builder
                .register_default("decisions", "Decisions, by who took them and what became of them"),
            decision_seconds: builder
                .times("decision_seconds", "From the arrival of a decision until it is durable"),
            requests: builder
                .families("request_seconds", "From the headers of a request to those of its answer"),
            tables_live: builder.register_default("tables_live", "Tables in memory"),
            tables_created: builder.register_default("tables_created", "Tables opened"),
            sockets: builder
                .register_default("sockets_open", "Open sockets, and programs that wait for news"),
            connections: builder.register_default("connections_open", "Open connections"),
            bots_waiting: builder
                .register_default("bots_waiting", "Bots and hints that wait for a place to think"),
            bots_thinking: builder.register_default("bots_thinking", "Bots and hints that think"),
            thinking_seconds: builder.families("thinking_seconds", "How long bots and hints thought"),
            writes: builder.families("store_write_seconds", "How long a change waited for its commit"),
            entries: builder.register(
                "store_write_entries",
                "Entries in one change",
                Histogram::new(ENTRY_BUCKETS),
            ),
            panics: builder.register_default("panics", "Panics that were caught, by where"),
            limited: builder
                .register_default("limited", "What was refused because it was too much, by which limit"),
            pages_drawn: builder.register_default("pages_drawn", "Pages drawn that are then kept, by which"),
            calls: builder.register_default("calls", "Calls to people, by their way and what became of them"),
            commits,
            registry: builder.0,
        }
    }

    /// All metrics in the text format of Prometheus.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string does not fail");
        text
    }

    /// Counts a decision, by who took it and its outcome.
    pub(crate) fn decided(&self, by: &'static str, outcome: &'static str) {
        self.decisions.get_or_create(&Decision { by, outcome }).inc();
    }

    /// Observes the time from the arrival of a decision at `since` until it is durable.
    pub(crate) fn durable(&self, since: Instant) {
        self.decision_seconds.observe(since.elapsed().as_secs_f64());
    }

    /// Observes the time of a request.
    pub(crate) fn answered(&self, method: &'static str, route: &str, status: u16, time: Duration) {
        let labels = Request { method, route: route.to_owned(), status };
        self.requests.get_or_create(&labels).observe(time.as_secs_f64());
    }

    /// Counts a new table.
    pub(crate) fn table_created(&self) {
        self.tables_created.inc();
    }

    /// Counts a table in memory.
    pub(crate) fn table(&self) -> GaugeGuard {
        GaugeGuard::new(&self.tables_live)
    }

    /// Counts an open socket.
    pub(crate) fn socket(&self) -> GaugeGuard {
        GaugeGuard::new(&self.sockets)
    }

    /// Counts an open connection.
    pub(crate) fn connection(&self) -> GaugeGuard {
        GaugeGuard::new(&self.connections)
    }

    /// Counts a bot, hint or review that waits for a slot.
    pub(crate) fn waiting(&self) -> GaugeGuard {
        GaugeGuard::new(&self.bots_waiting)
    }

    /// Counts a bot or hint that thinks.
    pub(crate) fn thinking(&self) -> GaugeGuard {
        GaugeGuard::new(&self.bots_thinking)
    }

    /// Observes the time of a thought.
    pub(crate) fn thought(&self, rank: &'static str, time: Duration) {
        self.thinking_seconds.get_or_create(&ThinkingKind { rank }).observe(time.as_secs_f64());
    }

    /// Observes a change that was sent to the store at `since`, and its outcome.
    pub(crate) fn stored<T>(&self, what: &'static str, since: Instant, done: &Result<T, Error>) {
        let outcome = match done {
            Ok(_) => "done",
            Err(Error::Conflict | Error::Gap { .. } | Error::TableNotFound(_)) => "refused",
            Err(_) => "failed",
        };
        self.writes.get_or_create(&Write { what, outcome }).observe(since.elapsed().as_secs_f64());
    }

    /// Observes the number of log entries in a write.
    pub(crate) fn entries(&self, count: usize) {
        self.entries.observe(f64::from(u32::try_from(count).unwrap_or(u32::MAX)));
    }

    /// Sets the source of the number of committed transactions; fewer than writes, since several share a
    /// commit.
    pub(crate) fn watch_commits(&self, count: impl Fn() -> u64 + Send + Sync + 'static) {
        // Only the first one counts.
        let _ = self.commits.0.set(Box::new(count));
    }

    /// Counts a caught panic, by place.
    pub(crate) fn panicked(&self, place: &'static str) {
        self.panics.get_or_create(&PanicSite { place }).inc();
    }

    /// Counts a page that was drawn for the cache.
    pub(crate) fn page_drawn(&self, page: &'static str) {
        self.pages_drawn.get_or_create(&CachedPage { page }).inc();
    }

    /// Counts a call to somebody.
    pub(crate) fn called(&self, channel: &'static str, outcome: &'static str) {
        self.calls.get_or_create(&Call { channel, outcome }).inc();
    }

    /// Counts what a limit refused.
    pub(crate) fn limited(&self, limit: &'static str) {
        self.limited.get_or_create(&Limit { limit }).inc();
    }
}

/// Registers metrics under the prefix `patolli`.
struct RegistryBuilder(Registry);

impl RegistryBuilder {
    fn register<M: Metric + Clone>(&mut self, name: &str, help: &str, metric: M) -> M {
        self.0.register(name, help, metric.clone());
        metric
    }

    fn register_default<M: Metric + Clone + Default>(&mut self, name: &str, help: &str) -> M {
        self.register(name, help, M::default())
    }

    fn times(&mut self, name: &str, help: &str) -> Histogram {
        self.register(name, help, TimeBuckets.new_metric())
    }

    fn families<L>(&mut self, name: &str, help: &str) -> Times<L>
    where
        Times<L>: Metric + Clone,
        L: Clone + std::hash::Hash + Eq,
    {
        self.register(name, help, Family::new_with_constructor(TimeBuckets))
    }
}

/// The number of committed transactions, read when metrics are collected.
#[derive(Clone, Default)]
struct Commits(Arc<OnceLock<Box<dyn Fn() -> u64 + Send + Sync>>>);

impl fmt::Debug for Commits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Commits")
    }
}

impl Collector for Commits {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let Some(count) = self.0.get() else { return Ok(()) };
        let counter = ConstCounter::new(count());
        let help = "Transactions of the store; each holds the changes that waited";
        counter.encode(encoder.encode_descriptor("store_commits", help, None, counter.metric_type())?)
    }
}
