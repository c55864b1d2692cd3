//! `patolli serve`: the game pages.

mod addresses;
mod calls;
mod files;
mod log;

use std::{io, net::SocketAddr, path::PathBuf, process, time::Duration};

use patolli_server::{Config, Deals, LimitConfig, Server};

use self::{calls::CallArgs, log::LogFormat};
use crate::failure::{CliError, CliResult, print};

pub const EXAMPLES: &str = "\
Tables are kept in the data directory; stopping and starting again continues every one of them.
Without --log, RUST_LOG says what is logged, for example RUST_LOG=debug.

/healthz says whether the program is alive, /readyz whether it can work, /metrics tells numbers for Prometheus; those only to
programs on this machine, or to all who reach the address of --metrics-listen.

Limits, each NAME=NUMBER; docs/security.md has the usual numbers:
  requests, guest-requests       requests a second from one address, of one guest
  new-tables, guest-new-tables   new tables a minute from one address, of one guest
  seats, guest-seats             free seats taken a minute from one address, by one guest
  open-seats, guest-open-seats   seats held where the game has not started, from one address, by one guest
  listed, guest-listed           listed tables that have not started from one address, unfinished ones of one guest
  renames, guest-renames         new names a minute from one address, of one guest
  sign-ins, name-sign-ins        tries to sign in a minute from one address, with one name
  new-accounts                   new accounts an hour from one address
  guest-tables, tables           unfinished tables of one guest, in all
  peer-sockets, guest-sockets, sockets
                                 open pages of tables from one address, of one guest, in all
  peer-connections, connections  open connections from one address, in all
  body, headers                  bytes that are read of one request
  header-time, body-time, write-time
                                 seconds that a slow client may take
Programs on this machine are spared the limits by address and guest, unless they come through a proxy.

Examples:
  patolli                                        start on http://127.0.0.1:7272
  patolli serve --listen 0.0.0.0:8080            let others in the network play, too
  patolli serve --data tables                    keep the tables in the directory tables
  patolli serve --database sqlite:games.db       keep them in this database
  patolli serve --database postgres://patolli@db.example.org/patolli
                                                 or in PostgreSQL, which several machines may share
  patolli serve --behind-proxy --public-url https://play.example.org
                                                 behind nginx or another proxy that speaks TLS
  patolli serve --public-url https://play.example.org --calls push,webhook --contact anna@example.org
                                                 call people who want it when it is their turn
  patolli serve --log-format json --log debug    tell a log collector more
  patolli serve --limit requests=30 --limit body=16384
                                                 allow less
  patolli serve --expire abandoned=0             keep unfinished games of guests for ever
  patolli serve --deals 7                        deal the same tables after every start, to show or test something";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7272")]
    pub listen: SocketAddr,
    /// Directory for tables and cookie key; created if it does not exist
    #[arg(long, value_name = "DIR", default_value = "patolli-data")]
    pub data: PathBuf,
    /// Database of the tables, as in the examples [default: a file in the data directory]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Filter of the log on standard error: a level, or a filter as in `RUST_LOG`
    #[arg(long, value_name = "FILTER")]
    pub log: Option<String>,
    /// Format of the log
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    pub log_format: LogFormat,
    /// Address and port for the operator's tools: /metrics, /healthz and /readyz
    #[arg(long, value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,
    /// Address under which people reach the server, for invitation links and cookies: https://… if a proxy
    /// encrypts
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// All requests come through a proxy; trust its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    pub behind_proxy: bool,
    /// A limit on what clients may ask for; can be given several times
    #[arg(long = "limit", value_name = "NAME=NUMBER")]
    pub limits: Vec<String>,
    /// Days after which unused tables are deleted, 0 for never: listed, unlisted (never started), abandoned
    /// (unfinished games of guests), closed; or fall asleep: alone, together (games of one person, of several); or
    /// are finished by bots: finish (of several who sleep); can be given several times
    #[arg(long = "expire", value_name = "NAME=DAYS")]
    pub expiry: Vec<String>,
    #[command(flatten)]
    pub calls: CallArgs,
    /// Milliseconds that computer players wait before a turn while a page is open
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 400)]
    pub bot_pause: u64,
    /// Offer no computer players of level 7, which think for seconds on a core of their own
    #[arg(long)]
    pub no_level_7: bool,
    /// Deal the tables from this number, one after the other, for demonstrations and tests: anybody who knows it
    /// knows every deal
    #[arg(long, value_name = "NUMBER")]
    pub deals: Option<u64>,
    /// Seconds that a stopping server waits for requests in progress
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    pub shutdown: u64,
}

/// Few threads: a quiet server needs little memory, and the database writes one thing at a time anyway.
const WORKERS: usize = 2;

pub fn run(args: Args) -> CliResult {
    log::init(args.log.as_deref(), args.log_format)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(WORKERS)
        .thread_name("patolli")
        .enable_all()
        .build()
        .map_err(|it| CliError::Message(format!("cannot start: {it}")))?;
    runtime.block_on(serve(args))
}

async fn serve(args: Args) -> CliResult {
    let config = config(args)?;
    let stopped =
        shutdown_signal().map_err(|it| CliError::Message(format!("cannot wait for signals: {it}")))?;
    if let Some(words) = files::raise_limit(config.limits.connections) {
        tracing::warn!("{words}");
    }
    let (behind_proxy, public_url) = (config.behind_proxy, config.public_url.clone());
    let server = Server::bind(config).await?;
    for (n, it) in addresses::urls(server.address()).iter().enumerate() {
        print(&format!("{} {it}", if n == 0 { "patolli is at" } else { "and at" }))?;
    }
    if let Some(words) = addresses::encryption_warning(server.address(), behind_proxy, public_url.as_deref())
    {
        tracing::warn!("{words}");
    }
    server.run(stopped).await?;
    Ok(())
}

/// The settings of the operator.
fn config(args: Args) -> CliResult<Config> {
    let mut config = Config::new(args.listen, args.data);
    config.database = args.database;
    config.metrics_listen = args.metrics_listen;
    config.calls = args.calls.config(args.public_url.as_deref())?;
    config.public_url = args.public_url;
    config.behind_proxy = args.behind_proxy;
    config.limits = limits(&args.limits)?;
    for it in &args.expiry {
        config.expiry.set(it)?;
    }
    config.shutdown = Duration::from_secs(args.shutdown);
    config.bot_pause = Duration::from_millis(args.bot_pause);
    config.slow_bots = !args.no_level_7;
    if let Some(number) = args.deals {
        tracing::warn!("who knows the number of --deals knows every deal");
        config.deals = Deals::from_number(number);
    }
    Ok(config)
}

fn limits(given: &[String]) -> CliResult<LimitConfig> {
    let mut limits = LimitConfig::default();
    for it in given {
        limits.set(it)?;
    }
    Ok(limits)
}

/// An address without path: pages are at its top.
fn public_url(text: &str) -> Result<String, &'static str> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.ok_or("it begins with https:// or http://")?.trim_end_matches('/');
    let plain = |it: u8| it.is_ascii_alphanumeric() || b".-:[]".contains(&it);
    if host.is_empty() || !host.bytes().all(plain) {
        return Err("a name or address, and perhaps a port, was expected, without a path");
    }
    Ok(text.trim_end_matches('/').to_owned())
}

/// Completes when a signal stops the program; a second signal does not wait for what was begun.
fn shutdown_signal() -> io::Result<impl Future<Output = ()> + Send> {
    let first = signal()?;
    Ok(async move {
        first.await;
        if let Ok(second) = signal() {
            tokio::spawn(async move {
                second.await;
                process::exit(1);
            });
        }
    })
}

/// Completes with Ctrl-C or the polite signal to end; from the call on, neither kills the program.
#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes with Ctrl-C.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn signal() -> io::Result<impl Future<Output = ()> + Send> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_no_path() {
        assert_eq!(public_url("https://play.example.org/").as_deref(), Ok("https://play.example.org"));
        assert_eq!(public_url("http://10.0.0.1:7272").as_deref(), Ok("http://10.0.0.1:7272"));
        for text in ["", "play.example.org", "https://", "https://a/b", "https://a b", "https://a\"b"] {
            assert!(public_url(text).is_err(), "{text}");
        }
    }

    #[test]
    fn limits_are_read_in_order() {
        let read = limits(&["body=9000".to_owned(), "body=9001".to_owned()]).expect("limits");
        assert_eq!(read.body, 9001);
        assert!(limits(&["speed=9".to_owned()]).is_err());
    }

    #[test]
    fn the_help_names_every_limit() {
        for it in &patolli_server::SETTINGS {
            assert!(EXAMPLES.contains(it.name), "{}: {}", it.name, it.about);
        }
    }
}
