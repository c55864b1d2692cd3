//! What the operator chooses.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// What the operator chooses.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free port.
    pub listen: SocketAddr,
    /// Directory of the database; it is created if need be.
    pub data: PathBuf,
    /// Another database than the file in [`Self::data`]: `sqlite:PATH`.
    pub database: Option<String>,
    /// How long a bot waits before its turn while somebody watches live; between the decisions of one turn a quarter of it.
    pub bot_pause: Duration,
}

impl Config {
    /// The usual choices.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        Self { listen, data, database: None, bot_pause: Duration::from_millis(400) }
    }
}
