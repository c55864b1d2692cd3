//! What the operator chooses.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, thread::available_parallelism, time::Duration};

use crate::minds::{Catalogued, Minds};

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
    /// After how long a bot must say what it has; a second later the table goes on without it.
    pub bot_deadline: Duration,
    /// How many bots ponder at the same time at all tables together; as many hints may be thought about beside them.
    pub thinkers: usize,
    /// Where the thoughts of bots and hints come from.
    pub minds: Arc<dyn Minds>,
}

impl Config {
    /// The usual choices.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        // One core is left for everything else.
        let thinkers = available_parallelism().map_or(1, |it| it.get().saturating_sub(1)).max(1);
        Self {
            listen,
            data,
            database: None,
            bot_pause: Duration::from_millis(400),
            bot_deadline: Duration::from_secs(7),
            thinkers,
            minds: Arc::new(Catalogued),
        }
    }
}
