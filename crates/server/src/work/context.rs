//! Services shared by tables and reviews.

use std::sync::Arc;

use patolli_store::{Database, NewCall, TableId};
use tokio::sync::watch;

use crate::{
    clock::{Clock, Pulse},
    metrics::Metrics,
    work::{
        bot_config::BotConfig, bot_factory::BotFactory, db_health::DbHealth, jobs::Jobs, pool::Pool,
        requester::Networks,
    },
};

/// Services shared by tables and reviews.
pub(crate) struct WorkContext {
    /// The database.
    pub(crate) store: Arc<dyn Database>,
    /// The monitor of the database.
    pub(crate) db_health: Arc<DbHealth>,
    /// The queue of jobs.
    pub(crate) queue: Jobs,
    /// Settings of bots, and the pool.
    pub(crate) bot_config: BotConfig,
    /// Networks of people's last requests.
    pub(crate) networks: Networks,
    /// The clock by which turns are timed.
    pub(crate) clock: Clock,
    /// Whether that clock agrees with those of other machines.
    pub(crate) pulse: Pulse,
    /// Whether people are called who want it.
    pub(crate) calls_people: bool,
    /// The metrics.
    pub(crate) metrics: Arc<Metrics>,
    /// Closed when the server stops.
    pub(crate) stopped: watch::Receiver<()>,
}

impl WorkContext {
    pub(crate) fn new(
        store: Arc<dyn Database>,
        bot_config: BotConfig,
        clock: Clock,
        calls_people: bool,
        metrics: Arc<Metrics>,
        stopped: watch::Receiver<()>,
    ) -> Arc<Self> {
        let (db_health, queue) = (Arc::new(DbHealth::new()), Jobs::new(Arc::clone(&store), &bot_config));
        let networks = Networks::default();
        Arc::new(Self {
            store,
            db_health,
            queue,
            bot_config,
            networks,
            clock,
            pulse: Pulse::default(),
            calls_people,
            metrics,
            stopped,
        })
    }

    /// Milliseconds since 1970, as the other machines have them if the clock of this one is wrong.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now().saturating_add(self.pulse.correction().unwrap_or(0))
    }

    /// Asks for calls to people at a table, if anybody is called. Those that cannot be asked for are left out.
    pub(crate) async fn add_calls(&self, table: &TableId, calls: &[NewCall]) {
        for call in calls.iter().filter(|_| self.calls_people) {
            if let Err(error) = self.store.add_call(table, call).await {
                tracing::warn!(%table, %error, "somebody is not called");
            }
        }
    }

    /// The pool for bots, hints and reviews.
    pub(crate) const fn pool(&self) -> &Pool {
        &self.bot_config.pool
    }

    /// Makes the bots and searches.
    pub(crate) fn bot_factory(&self) -> Arc<dyn BotFactory> {
        Arc::clone(&self.bot_config.factory)
    }

    /// The queue of jobs, if other machines share it.
    pub(crate) fn jobs(&self) -> Option<&Jobs> {
        self.store.is_shared().then_some(&self.queue)
    }

    /// Whether the server stops.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopped.has_changed().is_err()
    }
}
