//! Configuration of the server.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, thread::available_parallelism, time::Duration};

use crate::{
    call_config::CallConfig,
    clock::Clock,
    deals::Deals,
    expiry_config::Expiry,
    limit_config::LimitConfig,
    metrics::Metrics,
    work::{
        bot_config::BotConfig,
        bot_factory::{BotFactory, CatalogBots},
        pool::Pool,
    },
};

/// Configuration of the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// Directory of the database; it is created if need be.
    pub data: PathBuf,
    /// Another database than the file in [`Self::data`]: `sqlite:PATH` or
    /// `postgres://USER:PASSWORD@HOST/DATABASE`.
    pub database: Option<String>,
    /// Source of the deals of new tables.
    pub deals: Deals,
    /// Pause of a bot before its turn while the table is watched; a quarter of it between the decisions of
    /// one turn.
    pub bot_pause: Duration,
    /// Whether new tables may have bots that think for seconds.
    pub slow_bots: bool,
    /// Thinking time after which a bot is told to answer.
    pub bot_deadline: Duration,
    /// Time to answer after that; then a fallback decides.
    pub bot_grace: Duration,
    /// Time that a page waits for quick bots, so that it shows what they did.
    pub bot_wait: Duration,
    /// Maximum time of a long poll of a program.
    pub program_wait: Duration,
    /// Number of searches of one person at the same time; four times as many run in all.
    pub thinkers: usize,
    /// Makes the bots and searches.
    pub bot_factory: Arc<dyn BotFactory>,
    /// Address for metrics; without it, they are served to programs on this machine only.
    pub metrics_listen: Option<SocketAddr>,
    /// The public address, such as `https://play.example.org`; without it, the `Host` header counts.
    pub public_url: Option<String>,
    /// Whether every request comes through a proxy that sets `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Limits for one client and for all together.
    pub limits: LimitConfig,
    /// Days after which unused tables are closed and deleted.
    pub expiry: Expiry,
    /// Time that requests and tables get to finish when the server stops.
    pub shutdown: Duration,
    /// Time of a lease without renewal; then another machine on the same database takes the job.
    pub lease: Duration,
    /// Number of renewals in the time of a lease.
    pub renewals: u32,
    /// The clock by which turns are timed.
    pub clock: Clock,
    /// Ways by which people are called; they need [`Self::public_url`].
    pub calls: CallConfig,
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
            slow_bots: true,
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
            clock: Clock::default(),
            calls: CallConfig::default(),
        }
    }

    /// The settings of bots, with a new pool.
    pub(crate) fn bot_config(&self, metrics: &Arc<Metrics>) -> BotConfig {
        BotConfig {
            pause: self.bot_pause,
            deadline: self.bot_deadline,
            grace: self.bot_grace,
            wait_fast: self.bot_wait,
            pool: Pool::new(self.thinkers, Arc::clone(metrics)),
            factory: Arc::clone(&self.bot_factory),
            lease: self.lease,
            renewals: self.renewals,
        }
    }
}
