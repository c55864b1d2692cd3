//! `patolli bench serve`: decisions per second of a server, and the time until every socket of a table has them.

mod dictionary;
mod driven_table;
mod proc;
mod protocol;
mod report;
mod server;
mod setup_client;

use std::{
    net::SocketAddr,
    num::{NonZeroU8, NonZeroUsize},
    path::PathBuf,
    time::Duration,
};

use patolli_catalog::{game, games};
use tokio::{
    runtime::Builder,
    time::{Instant, sleep_until},
};

use self::{
    driven_table::{DrivenTable, Pace, Schedule},
    proc::Usage,
    protocol::Protocol,
    report::Report,
    server::TargetServer,
    setup_client::SetupClient,
};
use super::seconds;
use crate::failure::{CliError, CliResult, print};

pub const EXAMPLES: &str = "\
Starts a server of its own with an empty database, or takes one that runs (--at), opens tables with a program or a page on every
seat, and lets them decide at random. Without --pace every table decides again as soon as everybody at it knows the last decision: that tells
how many decisions a second there can be. With --pace every table decides once in so many milliseconds: that tells how long it
takes until the last socket of the table has the new state.

A driver that needs a whole core measures itself. On a machine with two cores, give each of them one:
  taskset -c 1 patolli bench serve --server-core 0

Examples:
  patolli bench serve                                 100 tables of each game, as many decisions as possible
  patolli bench serve --tables 1000 --pace 2000       1000 tables, a decision at each of them every two seconds
  patolli bench serve --tables 1000 --pages           with rendered pages on all sockets: young games
  patolli bench serve --tables 50 --pages             the same: games well under way
  patolli bench serve --tables 20 --seconds 600       until all games are over: bytes that a game takes
  patolli bench serve --tables 10 --pages --decisions 150 --deals 7
                                                      the same decisions in every run, to count instructions
  patolli bench serve --at 127.0.0.1:7272 --pid 4711  a server that runs, and how much it needs";

/// Time of load before the measurement.
const WARM_UP: Duration = Duration::from_secs(2);

/// Maximum time for a fixed number of decisions.
const MAX_TIME: Duration = Duration::from_hours(1);

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Number of tables
    #[arg(long, value_name = "N", default_value = "100")]
    tables: NonZeroUsize,
    /// Seats, each with a socket
    #[arg(long, value_name = "N", default_value = "4")]
    sockets: NonZeroU8,
    /// Milliseconds between two decisions at a table [default: none]
    #[arg(long, value_name = "MS")]
    pace: Option<u64>,
    /// Seconds to measure, after two seconds of warming up
    #[arg(long, value_name = "S", default_value = "6", value_parser = seconds)]
    seconds: f64,
    /// Decisions of each table, instead of a time to measure
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    decisions: Option<usize>,
    /// Open rendered pages instead of programs
    #[arg(long)]
    pages: bool,
    /// The game [default: one after the other]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Database of the server that is started, as for `serve`
    #[arg(long, value_name = "URL", conflicts_with = "at")]
    database: Option<String>,
    /// Directory for its data, which must not be in memory [default: a temporary one]
    #[arg(long, value_name = "DIR", conflicts_with = "at")]
    data: Option<PathBuf>,
    /// A limit of it, as for `serve`; can be given several times
    #[arg(long = "limit", value_name = "NAME=NUMBER", conflicts_with = "at")]
    limits: Vec<String>,
    /// Number from which it deals the tables, as for `serve`: they are opened one by one, so that every run is the same
    #[arg(long, value_name = "NUMBER", conflicts_with = "at")]
    deals: Option<u64>,
    /// The core it runs on, by `taskset`
    #[arg(long, value_name = "N", conflicts_with = "at")]
    server_core: Option<u16>,
    /// A server that runs already
    #[arg(long, value_name = "ADDRESS")]
    at: Option<SocketAddr>,
    /// Its process, to tell how much it needs
    #[arg(long, value_name = "PID", requires = "at")]
    pid: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let kinds = match &args.game {
        Some(name) => vec![game(name)?],
        None => games().to_vec(),
    };
    if let Some(kind) = kinds.iter().find(|it| !it.seats().contains(&args.sockets.get())) {
        return Err(CliError::Message(format!("{} is not for {} seats", kind.name(), args.sockets)));
    }
    // One thread: the driver must not take from the server what it measures.
    let runtime = Builder::new_current_thread().enable_all().build().map_err(CliError::new)?;
    for kind in kinds {
        let report = runtime.block_on(measure(args, kind.name()))?;
        print(&if args.json { report.to_json() } else { report.to_text() })?;
    }
    Ok(())
}

async fn measure(args: &Args, game: &str) -> CliResult<Report> {
    let server = TargetServer::from_args(args)?;
    let mut report = Report::new(args, game, server.start);
    report.record_memory(&server);
    let client = SetupClient::new(server.address);
    let tables = client.open_tables(args, game).await?;
    let dictionary = if args.pages { client.dictionary(game).await? } else { None };
    report.record_memory(&server);
    let protocol = if args.pages { Protocol::Page } else { Protocol::Program };
    let mut open = Vec::with_capacity(tables.len());
    for table in &tables {
        let seed = u64::try_from(open.len()).unwrap_or_default();
        open.push(DrivenTable::open(server.address, table, protocol, dictionary.clone(), seed).await?);
    }
    report.record_memory(&server);
    load(args, &server, open, &mut report).await?;
    report.record_memory(&server);
    report.game_bytes = server.stop(report.finished).await?;
    Ok(report)
}

/// Begin and end of the load; a fixed number of decisions is measured from the first to the last.
fn schedule(args: &Args, start: Instant) -> Schedule {
    let begin = start + WARM_UP.max(Duration::from_millis(args.pace.unwrap_or_default()));
    let end = begin + Duration::from_secs_f64(args.seconds);
    match args.decisions {
        Some(decisions) => Schedule { start, begin: start, end: start + MAX_TIME, decisions },
        None => Schedule { start, begin, end, decisions: usize::MAX },
    }
}

/// Lets all tables play and takes the figures.
async fn load(
    args: &Args,
    server: &TargetServer,
    tables: Vec<DrivenTable>,
    report: &mut Report,
) -> CliResult {
    let start = Instant::now();
    let times = schedule(args, start);
    let count = tables.len();
    let playing: Vec<_> = (0..count)
        .zip(tables)
        .map(|(index, table)| {
            let pace = args.pace.map(|it| Pace::staggered(Duration::from_millis(it), index, count));
            tokio::spawn(table.play(times, pace))
        })
        .collect();
    sleep_until(times.begin).await;
    let before = [Usage::of_process(server.pid), Usage::of_process(Some(std::process::id()))];
    // Games that are over early need no more time.
    while Instant::now() < times.end && !playing.iter().all(tokio::task::JoinHandle::is_finished) {
        sleep_until(times.end.min(Instant::now() + Duration::from_millis(50))).await;
    }
    let after = [Usage::of_process(server.pid), Usage::of_process(Some(std::process::id()))];
    report.record_usage(times.begin.elapsed(), before, after);
    for table in playing {
        report.add(table.await??);
    }
    report.finish();
    Ok(())
}
