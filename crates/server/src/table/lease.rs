//! The lease to play the bots of a table, held by one machine at a time.

use std::{future::pending, sync::Arc, time::Duration};

use patolli_store::TableId;
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep_until},
};

use super::context::TableContext;
use crate::work::jobs::Lease;

/// Kind of the job in the queue.
pub(super) const BOT_JOB: &str = "bot";
/// State of the lease at one table.
pub(super) enum BotLease {
    /// The database is not shared: always granted.
    Always,
    /// Not needed.
    Idle,
    /// To be requested at that time: another machine has it, or is likely to take it.
    RetryAt(Instant),
    /// Requested from the database.
    Requested(JoinHandle<Option<Lease>>),
    /// Held, while the lease is renewed.
    Held(Lease),
    /// Being completed.
    Releasing(JoinHandle<()>),
}

impl BotLease {
    pub(super) fn new(context: &TableContext) -> Self {
        if context.jobs().is_some() { Self::Idle } else { Self::Always }
    }

    /// Whether the lease is held.
    pub(super) fn is_ours(&self) -> bool {
        match self {
            Self::Always => true,
            Self::Held(lease) => !lease.is_lost(),
            _ => false,
        }
    }

    /// Requests the lease when a bot is to move, and completes it when none is.
    pub(super) fn update(&mut self, context: &TableContext, table: &TableId, is_needed: bool) {
        let Some(jobs) = context.jobs() else { return };
        *self = match std::mem::replace(self, Self::Idle) {
            Self::Idle if is_needed => {
                let (jobs, table, db_health) = (jobs.clone(), table.clone(), Arc::clone(&context.db_health));
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

    /// Delays the request, so that the machine that wrote the last entries goes first.
    pub(super) fn defer(&mut self, time: Duration) {
        if matches!(self, Self::Idle) {
            *self = Self::RetryAt(Instant::now() + time);
        }
    }

    /// Takes over a lease from the queue.
    pub(super) fn take_over(&mut self, lease: Lease) {
        if !self.is_ours() {
            *self = Self::Held(lease);
        }
    }

    /// Completes when the state changes.
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

    /// Releases the lease, so that another machine can go on at once.
    pub(super) async fn give_back(self) {
        match self {
            Self::Held(lease) => lease.give_back().await,
            Self::Releasing(done) => drop(done.await),
            Self::Always | Self::Idle | Self::RetryAt(_) | Self::Requested(_) => {}
        }
    }
}
