//! Settings and resources of bots.

use std::{sync::Arc, time::Duration};

use crate::work::{bot_factory::BotFactory, pool::Pool};

/// Settings and resources shared by the bots of all tables.
#[derive(Clone)]
pub(crate) struct BotConfig {
    /// Pause before a bot's turn while the table is watched.
    pub(crate) pause: Duration,
    /// Thinking time after which a bot is told to answer.
    pub(crate) deadline: Duration,
    /// Time to answer after that.
    pub(crate) grace: Duration,
    /// Time that a page waits for quick bots.
    pub(crate) wait_fast: Duration,
    /// The pool in which they think.
    pub(crate) pool: Pool,
    /// Makes the players and searches.
    pub(crate) factory: Arc<dyn BotFactory>,
    /// Time of a lease without renewal.
    pub(crate) lease: Duration,
    /// Number of renewals in the time of a lease.
    pub(crate) renewals: u32,
}
