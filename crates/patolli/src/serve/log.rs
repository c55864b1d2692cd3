//! The log of the server on standard error.

use std::{
    io::{self, IsTerminal as _},
    panic,
};

use tracing_subscriber::EnvFilter;

use crate::failure::{CliError, CliResult};

/// Format of the lines of the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, clap::ValueEnum)]
pub enum LogFormat {
    /// For people
    #[default]
    Text,
    /// One JSON object a line, for programs
    Json,
}

/// Default filter of the log.
const DEFAULT_FILTER: &str = "warn,patolli_server=info";

/// Modules that would log every frame of a socket, which tells what the game hides, or every statement of the
/// database.
const FORCED_LEVELS: [&str; 3] = ["tungstenite=info", "tokio_tungstenite=info", "sqlx=warn"];

/// Begins to log. Nothing that is logged tells a secret, whatever the filter: that is why some things never
/// are.
pub fn init(filter: Option<&str>, format: LogFormat) -> CliResult {
    let filter = build_filter(filter)?;
    let colours = io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    log_panics();
    Ok(())
}

fn build_filter(given: Option<&str>) -> CliResult<EnvFilter> {
    let filter = match given {
        Some(text) => {
            EnvFilter::try_new(text).map_err(|it| CliError::Message(format!("--log {text}: {it}")))?
        }
        None => EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT_FILTER)),
    };
    Ok(FORCED_LEVELS.iter().fold(filter, |filter, it| match it.parse() {
        Ok(directive) => filter.add_directive(directive),
        Err(_) => filter,
    }))
}

/// A panic is a line of the log, too. What it says is told only where it stands so in the program: words made
/// at run time may hold what the game hides.
fn log_panics() {
    panic::set_hook(Box::new(|info| {
        let words = info.payload().downcast_ref::<&'static str>().copied().unwrap_or("…");
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, words, "panic");
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_levels_or_more() {
        for text in ["debug", "warn,patolli_server=trace", "info"] {
            assert!(build_filter(Some(text)).is_ok(), "{text}");
        }
        assert!(build_filter(Some("patolli_server=loud")).is_err());
    }

    #[test]
    fn nothing_makes_sockets_and_statements_talk() {
        let filter = build_filter(Some("trace,tungstenite=trace,sqlx=trace")).expect("a filter").to_string();
        for it in FORCED_LEVELS {
            assert!(filter.split(',').any(|directive| directive == it), "{filter}");
        }
        assert!(!filter.contains("tungstenite=trace") && !filter.contains("sqlx=trace"), "{filter}");
    }
}
