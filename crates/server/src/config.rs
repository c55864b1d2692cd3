//! What the operator chooses.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, thread::available_parallelism, time::Duration};

use crate::{
    bot_factory::{BotFactory, CatalogBots},
    deals::Deals,
    expiry::Expiry,
    limit_config::LimitConfig,
};

/// What the operator chooses.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free port.
    pub listen: SocketAddr,
    /// Directory of the database; it is created if need be.
    pub data: PathBuf,
    /// Another database than the file in [`Self::data`]: `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/DATABASE`.
    pub database: Option<String>,
    /// Where the deals of new tables come from.
    pub deals: Deals,
    /// How long a bot waits before its turn while somebody watches live; between the decisions of one turn a quarter of it.
    pub bot_pause: Duration,
    /// After how long a bot must say what it has.
    pub bot_deadline: Duration,
    /// How long it may take to say so; then the table goes on without it.
    pub bot_grace: Duration,
    /// How long a page waits for bots that only glance at the board, so that it shows what they did.
    pub bot_wait: Duration,
    /// How long a program waits for something new before it is told that there is nothing.
    pub program_wait: Duration,
    /// How many bots ponder at the same time at all tables together; as many hints may be thought about beside them.
    pub thinkers: usize,
    /// Where the thoughts of bots and hints come from.
    pub bot_factory: Arc<dyn BotFactory>,
    /// Where to tell the operator's tools how the server is; without it, only they who ask from this machine are told.
    pub metrics_listen: Option<SocketAddr>,
    /// How people reach the server, such as `https://play.example.org`; without it, what their browser says.
    pub public_url: Option<String>,
    /// Whether every request comes through a proxy that says for whom it speaks.
    pub behind_proxy: bool,
    /// How much one client, and all of them together, may ask for.
    pub limits: LimitConfig,
    /// After how many days tables go away that nobody touches.
    pub expiry: Expiry,
    /// How long a server that stops waits for what was begun.
    pub shutdown: Duration,
    /// How long work stays with a machine that says nothing; then another machine on the same database does it.
    pub lease: Duration,
    /// How often a machine that is at work says so in the time of a lease.
    pub renewals: u32,
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
            deals: Deals::default(),
            bot_pause: Duration::from_millis(400),
            bot_deadline: Duration::from_secs(7),
            bot_grace: Duration::from_secs(1),
            // They may have a whole round to play.
            bot_wait: Duration::from_secs(1),
            program_wait: Duration::from_secs(25),
            thinkers,
            bot_factory: Arc::new(CatalogBots),
            metrics_listen: None,
            public_url: None,
            behind_proxy: false,
            limits: LimitConfig::default(),
            expiry: Expiry::default(),
            shutdown: Duration::from_secs(10),
            lease: Duration::from_secs(10),
            renewals: 3,
        }
    }
}
