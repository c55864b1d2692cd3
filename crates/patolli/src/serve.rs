//! `patolli serve`: the game pages.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process,
};

use patolli_server::{Config, Server};
use tracing_subscriber::EnvFilter;

use crate::failure::{Failure, Outcome, print};

pub const EXAMPLES: &str = "\
Tables are kept in the data directory; stopping and starting again continues every one of them.
RUST_LOG says what is logged on standard error, for example RUST_LOG=debug.

Examples:
  patolli                                        start on http://127.0.0.1:7272
  patolli serve --listen 0.0.0.0:8080            let others in the network play, too
  patolli serve --data tables                    keep the tables in the directory tables
  patolli serve --database sqlite:games.db       keep them in this database";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7272")]
    pub listen: SocketAddr,
    /// Directory for the tables and the key of the cookies; made if it does not exist
    #[arg(long, value_name = "DIR", default_value = "patolli-data")]
    pub data: PathBuf,
    /// Database of the tables [default: a file in the data directory]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// Few threads: a quiet server needs little memory, and the database writes one thing at a time anyway.
const WORKERS: usize = 2;

pub fn run(args: Args) -> Outcome {
    log();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(WORKERS)
        .thread_name("patolli")
        .enable_all()
        .build()
        .map_err(|it| Failure::Words(format!("cannot start: {it}")))?;
    runtime.block_on(serve(args))
}

async fn serve(args: Args) -> Outcome {
    let mut config = Config::new(args.listen, args.data);
    config.database = args.database;
    let stopped = stopped().map_err(|it| Failure::Words(format!("cannot wait for signals: {it}")))?;
    let server = Server::bind(config).await?;
    print(&format!("patolli is at {}", address(server.address())))?;
    server.run(stopped).await?;
    Ok(())
}

/// What happens is logged on standard error: warnings, unless `RUST_LOG` says otherwise. What travels over sockets is
/// never logged, since it tells what the game hides.
fn log() {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,patolli_server=info"));
    let filter = QUIET.iter().fold(filter, |filter, it| match it.parse() {
        Ok(directive) => filter.add_directive(directive),
        Err(_) => filter,
    });
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
}

/// What would log every frame of a socket.
const QUIET: [&str; 2] = ["tungstenite=info", "tokio_tungstenite=info"];

/// The address to open: who listens everywhere is found on this machine, too.
fn address(listening: SocketAddr) -> String {
    let mut here = listening;
    if listening.ip().is_unspecified() {
        here.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    format!("http://{here}")
}

/// Completes when somebody stops the program; a second signal does not wait for what was begun.
fn stopped() -> io::Result<impl Future<Output = ()> + Send> {
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
    fn the_printed_address_can_be_opened() {
        let open = |text: &str| address(text.parse().expect("an address"));
        assert_eq!(open("127.0.0.1:7272"), "http://127.0.0.1:7272");
        assert_eq!(open("0.0.0.0:80"), "http://127.0.0.1:80");
        assert_eq!(open("[::1]:9"), "http://[::1]:9");
    }
}
