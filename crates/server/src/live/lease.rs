//! The right to play the bots of a table. Of several machines on one database one has it at a time.

use std::{future::pending, sync::Arc, time::Duration};

use patolli_store::{Error, TableId};
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, sleep_until},
};

use super::{Command, LiveTables};
use crate::{clock, jobs::Lease};

/// What is asked of the machine that has the right.
const BOT_JOB: &str = "bot";
/// So many bots a machine takes out of the queue before it looks around.
const MAX_CLAIMS: usize = 100;
/// For so long after its last move a table is looked at whose bot nobody plays, in milliseconds.
const RECENT_MS: i64 = 3_600_000;

/// The right to play the bots of one table.
pub(super) enum BotLease {
    /// No other machine is there.
    Always,
    /// Nobody needs it here.
    Idle,
    /// It is asked for at that time: another machine has it, or is likely to take it.
    RetryAt(Instant),
    /// The database is asked.
    Requested(JoinHandle<Option<Lease>>),
    /// It is ours, as long as the lease is kept.
    Held(Lease),
    /// It is given up.
    Releasing(JoinHandle<()>),
}

impl LiveTables {
    /// Plays the bots whom no machine plays: its own died, or nobody has begun. Goes on for ever.
    pub(crate) async fn take_over_bots(self: Arc<Self>) {
        let (jobs, mut found) = (self.queue(), None::<Instant>);
        loop {
            if found.is_none_or(|it| it.elapsed() >= jobs.lease()) {
                // At first all tables are looked at, then those that moved not long ago.
                let since = found.map_or(0, |_| clock::now() - RECENT_MS);
                match jobs.enqueue_waiting_bots(BOT_JOB, since).await {
                    Ok(()) => found = Some(Instant::now()),
                    Err(error) => drop(self.db_health.report_failure(&error)),
                }
            }
            if let Err(error) = self.claim_bots().await {
                self.db_health.report_failure(&error);
            }
            sleep(jobs.poll_interval()).await;
        }
    }

    /// Takes bots out of the queue, but not all at once: other machines are there, too.
    async fn claim_bots(self: &Arc<Self>) -> Result<(), Error> {
        for _ in 0..MAX_CLAIMS {
            let Some(lease) = self.queue().claim(BOT_JOB).await? else { break };
            let table = lease.table().clone();
            self.tell(&table, Command::Lease(lease)).await;
        }
        Ok(())
    }
}

impl BotLease {
    pub(super) fn new(live: &LiveTables) -> Self {
        if live.jobs().is_some() { Self::Idle } else { Self::Always }
    }

    /// Whether the bots may be played here.
    pub(super) fn is_ours(&self) -> bool {
        match self {
            Self::Always => true,
            Self::Held(lease) => !lease.is_lost(),
            _ => false,
        }
    }

    /// Asks for the right when a bot must decide, and gives it up when none must.
    pub(super) fn update(&mut self, live: &LiveTables, table: &TableId, is_needed: bool) {
        let Some(jobs) = live.jobs() else { return };
        *self = match std::mem::replace(self, Self::Idle) {
            Self::Idle if is_needed => {
                let (jobs, table, db_health) = (jobs.clone(), table.clone(), live.db_health());
                Self::Requested(tokio::spawn(async move {
                    let answer = jobs.take(BOT_JOB, &table).await;
                    answer.unwrap_or_else(|error| {
                        db_health.report_failure(&error);
                        None
                    })
                }))
            }
            Self::RetryAt(_) if !is_needed => Self::Idle,
            Self::Held(lease) if !is_needed => Self::Releasing(tokio::spawn(lease.done())),
            Self::Held(lease) if lease.is_lost() => Self::RetryAt(Instant::now() + jobs.poll_interval()),
            other => other,
        };
    }

    /// Lets the machine go first that wrote what was read now.
    pub(super) fn defer(&mut self, time: Duration) {
        if matches!(self, Self::Idle) {
            *self = Self::RetryAt(Instant::now() + time);
        }
    }

    /// Takes over a right that this machine found in the queue.
    pub(super) fn take_over(&mut self, lease: Lease) {
        if !self.is_ours() {
            *self = Self::Held(lease);
        }
    }

    /// Completes when something about it changed.
    pub(super) async fn progress(&mut self, poll_interval: Duration) {
        *self = match self {
            Self::Always | Self::Idle => return pending().await,
            Self::RetryAt(time) => {
                sleep_until(*time).await;
                Self::Idle
            }
            Self::Requested(answer) => match answer.await.unwrap_or_default() {
                Some(lease) => Self::Held(lease),
                None => Self::RetryAt(Instant::now() + poll_interval),
            },
            Self::Held(lease) => {
                lease.lost().await;
                return;
            }
            Self::Releasing(done) => {
                let _ = done.await;
                Self::Idle
            }
        };
    }

    /// Lets another machine go on at once.
    pub(super) async fn give_back(self) {
        match self {
            Self::Held(lease) => lease.give_back().await,
            Self::Releasing(done) => drop(done.await),
            Self::Always | Self::Idle | Self::RetryAt(_) | Self::Requested(_) => {}
        }
    }
}
