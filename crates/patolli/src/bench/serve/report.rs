//! Figures of a measurement.

use std::time::Duration;

use serde::Serialize;

use super::{Args, driven_table::TableResult, proc::Usage, server::TargetServer};

const MEGABYTE: f64 = 1_048_576.0;

/// Figures of a measurement.
#[derive(Default, Serialize)]
pub struct Report {
    game: String,
    tables: usize,
    sockets: usize,
    kind: &'static str,
    pace_ms: Option<u64>,
    database: &'static str,
    /// Decisions taken while it was measured, and their number in a second.
    decisions: usize,
    decisions_per_second: f64,
    /// Milliseconds from sending a decision until the last socket of the table has the new version.
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// Updates that did not reach a socket.
    missed: usize,
    /// Cores used while it was measured.
    server_cores: Option<f64>,
    driver_cores: Option<f64>,
    /// Microseconds of a core that the server needed for one decision.
    server_us_per_decision: Option<f64>,
    /// Bytes that a socket was sent for one decision, on average.
    bytes_per_decision_and_socket: f64,
    /// Memory of the server in megabytes: idle, with all tables, with all sockets, after the load.
    memory_mb: Vec<Option<f64>>,
    start_ms: Option<f64>,
    /// All decisions, and the number of finished games if all are finished.
    played: usize,
    pub finished: Option<usize>,
    /// Bytes of the database for each of them.
    pub game_bytes: Option<u64>,
    #[serde(skip)]
    latencies: Vec<f64>,
    #[serde(skip)]
    over: usize,
    #[serde(skip)]
    bytes: usize,
}

impl Report {
    pub fn new(args: &Args, game: &str, start: Option<Duration>) -> Self {
        let postgres = args.database.as_ref().is_some_and(|it| it.starts_with("postgres"));
        Self {
            game: game.to_owned(),
            tables: args.tables.get(),
            sockets: args.tables.get() * usize::from(args.sockets.get()),
            kind: if args.pages { "pages" } else { "programs" },
            pace_ms: args.pace,
            database: if args.at.is_some() {
                "its own"
            } else if postgres {
                "PostgreSQL"
            } else {
                "SQLite"
            },
            start_ms: start.map(|it| round(it.as_secs_f64() * 1000.0)),
            ..Self::default()
        }
    }

    /// Records the present memory of the server.
    pub fn record_memory(&mut self, server: &TargetServer) {
        let memory = Usage::of_process(server.pid).memory;
        #[expect(clippy::cast_precision_loss, reason = "no machine has so much memory")]
        self.memory_mb.push(memory.map(|it| round(it as f64 / MEGABYTE)));
    }

    /// Records the processor time of server and driver.
    pub fn record_usage(&mut self, time: Duration, before: [Usage; 2], after: [Usage; 2]) {
        let cores = |at: usize| Some((after[at].cpu? - before[at].cpu?) / time.as_secs_f64());
        (self.server_cores, self.driver_cores) = (cores(0), cores(1));
        self.decisions_per_second = time.as_secs_f64();
    }

    /// Adds the figures of one table.
    pub fn add(&mut self, played: TableResult) {
        self.missed += played.missed;
        self.played += played.decisions;
        self.over += usize::from(played.over);
        self.latencies.extend(played.latencies);
        self.bytes += played.bytes;
    }

    /// Draws the conclusions, once every table is added.
    #[expect(clippy::cast_precision_loss, reason = "nobody latencies for so many decisions")]
    pub fn finish(&mut self) {
        self.latencies.sort_by(f64::total_cmp);
        self.decisions = self.latencies.len();
        let count = self.decisions as f64;
        let rate = count / self.decisions_per_second.max(f64::MIN_POSITIVE);
        (self.p50_ms, self.p99_ms) =
            (round(quantile(&self.latencies, 50)), round(quantile(&self.latencies, 99)));
        self.max_ms = round(quantile(&self.latencies, 100));
        self.server_us_per_decision =
            self.server_cores.filter(|_| rate > 0.0).map(|it| round(it * 1_000_000.0 / rate));
        self.decisions_per_second = round(rate);
        let sockets = self.sockets as f64 / self.tables as f64;
        self.bytes_per_decision_and_socket =
            (self.bytes as f64 / (self.played as f64 * sockets).max(1.0)).round();
        self.server_cores = self.server_cores.map(round);
        self.driver_cores = self.driver_cores.map(round);
        self.finished = (self.over == self.tables).then_some(self.over);
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form")
    }

    pub fn to_text(&self) -> String {
        let or_not = |it: Option<f64>, unit: &str| {
            it.map_or_else(|| "unknown".to_owned(), |it| format!("{it} {unit}"))
        };
        let memory: Vec<String> = self.memory_mb.iter().map(|it| or_not(*it, "MB")).collect();
        let pace = self
            .pace_ms
            .map_or_else(|| "as fast as it goes".to_owned(), |it| format!("one decision in {it} ms"));
        let bytes = self.game_bytes.map(|it| format!("\n  bytes per game   {it:>10}")).unwrap_or_default();
        format!(
            "{}, {} tables, {} sockets of {}, {pace}, {}\n\
             \x20 decisions/s      {:>10.0}\n\
             \x20 to last socket   {:>10} ms half of the time, {} ms in 99 of 100, {} ms at most\n\
             \x20 missed updates   {:>10}\n\
             \x20 server           {:>10}, {} for one decision\n\
             \x20 driver           {:>10}\n\
             \x20 bytes            {:>10} for a decision and socket\n\
             \x20 memory           {} idle, {} with tables, {} with sockets, {} after the load\n\
             \x20 start            {:>10}{bytes}",
            self.game,
            self.tables,
            self.sockets,
            self.kind,
            self.database,
            self.decisions_per_second,
            self.p50_ms,
            self.p99_ms,
            self.max_ms,
            self.missed,
            or_not(self.server_cores, "cores"),
            or_not(self.server_us_per_decision, "µs"),
            or_not(self.driver_cores, "cores"),
            self.bytes_per_decision_and_socket,
            memory[0],
            memory[1],
            memory[2],
            memory[3],
            or_not(self.start_ms, "ms"),
        )
    }
}

/// A number that is as long as it is certain.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// A quantile in hundredths; 0 without numbers.
fn quantile(sorted: &[f64], hundredths: usize) -> f64 {
    let at = (sorted.len() * hundredths / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_the_numbers_there_are() {
        let hundred: Vec<f64> = (1..=100).map(f64::from).collect();
        let near = |sorted: &[f64], part, number: f64| (quantile(sorted, part) - number).abs() < 1e-9;
        for (part, number) in [(50, 51.0), (99, 100.0), (100, 100.0)] {
            assert!(near(&hundred, part, number), "{part}");
        }
        assert!(near(&[], 50, 0.0) && near(&[3.0], 99, 3.0));
    }
}
