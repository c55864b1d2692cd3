//! Jobs shared among machines by leases in the database.

use std::{sync::Arc, time::Duration};

use patolli_store::{Database, Error, Job, JobKey, QueuedJob, TableId};
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, timeout_at},
};

use crate::{clock, hex::random_hex, work::bot_config::BotConfig};

/// Attempts after which a job is dropped as impossible.
const MAX_ATTEMPTS: u32 = 10;
/// Maximum pause between two polls of the queue.
const MAX_POLL_INTERVAL: Duration = Duration::from_secs(1);

/// The queue as this machine uses it; clones share it.
#[derive(Clone)]
pub(crate) struct Jobs {
    store: Arc<dyn Database>,
    /// Random id of this machine.
    node: Arc<str>,
    timing: LeaseTiming,
}

/// Length of leases and pace of their renewal.
#[derive(Clone, Copy, Debug)]
struct LeaseTiming {
    /// Lease time without a renewal.
    lease: Duration,
    /// Time between renewals.
    renewal: Duration,
}

impl LeaseTiming {
    /// A lease that is renewed `renewals` times in its time, at least twice.
    fn new(lease: Duration, renewals: u32) -> Self {
        Self { lease, renewal: lease / renewals.max(2) }
    }

    /// Pause between polls of the queue, and between retries of a failed renewal.
    fn poll_interval(self) -> Duration {
        (self.lease / 10).min(MAX_POLL_INTERVAL)
    }
}

impl Jobs {
    pub(crate) fn new(store: Arc<dyn Database>, bot_config: &BotConfig) -> Self {
        Self {
            store,
            node: random_hex(8).into(),
            timing: LeaseTiming::new(bot_config.lease, bot_config.renewals),
        }
    }

    /// Pause between polls of the queue.
    pub(crate) fn poll_interval(&self) -> Duration {
        self.timing.poll_interval()
    }

    /// Lease time without a renewal.
    pub(crate) fn lease(&self) -> Duration {
        self.timing.lease
    }

    /// Leases any job of a kind that has no valid lease.
    pub(crate) async fn claim(&self, kind: &str) -> Result<Option<Lease>, Error> {
        loop {
            let (begin, now, until) = self.term();
            let Some(job) = self.store.claim(&[kind], &self.node, now, until).await? else { return Ok(None) };
            if job.attempts <= MAX_ATTEMPTS {
                return Ok(Some(Lease::new(self.clone(), job, begin)));
            }
            tracing::error!(table = %job.table, kind, "work is given up after too many attempts");
            self.store.complete(&job).await?;
        }
    }

    /// The name of this machine in leases.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// Leases the job of a kind at a table; `None` if another machine has it.
    pub(crate) async fn take(&self, kind: &str, table: &TableId) -> Result<Option<Lease>, Error> {
        let (begin, now, until) = self.term();
        let job = self.store.acquire(JobKey { kind, table, n: 0 }, &self.node, now, until).await?;
        Ok(job.map(|it| Lease::new(self.clone(), it, begin)))
    }

    /// Leases a queued job; `None` if another machine has it or it was cancelled.
    pub(crate) async fn take_requested(
        &self,
        kind: &str,
        requested: &QueuedJob,
    ) -> Result<Option<Lease>, Error> {
        let (begin, now, until) = self.term();
        let work = JobKey { kind, table: &requested.table, n: requested.n };
        let Some(job) = self.store.acquire(work, &self.node, now, until).await? else { return Ok(None) };
        // Taking it makes it anew when it was given up a moment ago: then it is not wanted.
        let line = self.store.list(kind).await?;
        let wanted = line.iter().any(|it| {
            (&it.table, it.n, &it.requested_by) == (&requested.table, requested.n, &requested.requested_by)
        });
        if wanted && job.attempts <= MAX_ATTEMPTS {
            return Ok(Some(Lease::new(self.clone(), job, begin)));
        }
        if wanted {
            tracing::error!(table = %job.table, kind, "work is given up after too many attempts");
        }
        self.store.complete(&job).await?;
        Ok(None)
    }

    /// Whether a queued job has no valid lease. A lease that ends too late was given by a clock that was set
    /// back since.
    pub(crate) fn is_free(&self, requested: &QueuedJob) -> bool {
        let (_, now, until) = self.term();
        requested.lease.as_ref().is_none_or(|it| it.1 < now || it.1 > until + (until - now))
    }

    /// Enqueues the bots of running tables without a lease whose last move is after `since`; tables that
    /// moved within two leases are left to the machine that plays them.
    pub(crate) async fn enqueue_waiting_bots(&self, kind: &str, since: i64) -> Result<(), Error> {
        let (now, lease) = (clock::now(), millis(self.timing.lease));
        let past = self.store.enqueue_bots(kind, since, now - 2 * lease).await?;
        // They moved by a clock that was set back since.
        let found = past + self.store.enqueue_bots(kind, now + lease, i64::MAX).await?;
        if found > 0 {
            tracing::info!(found, "waiting bots without a lease were found");
        }
        Ok(())
    }

    /// Start and end of a lease taken now: as an instant, and as milliseconds since 1970.
    fn term(&self) -> (Instant, i64, i64) {
        let now = clock::now();
        (Instant::now(), now, now + millis(self.timing.lease))
    }
}

/// A job leased to this machine. A task renews the lease until it is completed, released, dropped or lost.
pub(crate) struct Lease {
    jobs: Jobs,
    job: Job,
    /// The renewing task, which ends when the lease is lost.
    renewing: JoinHandle<()>,
}

impl Lease {
    fn new(jobs: Jobs, job: Job, since: Instant) -> Self {
        let renewing = tokio::spawn(renew_until_lost(jobs.clone(), job.clone(), since));
        Self { jobs, job, renewing }
    }

    /// The table of the job.
    pub(crate) fn table(&self) -> &TableId {
        &self.job.table
    }

    /// Whether the lease was lost.
    pub(crate) fn is_lost(&self) -> bool {
        self.renewing.is_finished()
    }

    /// Completes when the lease is lost.
    pub(crate) async fn lost(&mut self) {
        if !self.renewing.is_finished() {
            // It does not panic; whatever ends it, nothing is renewed any more.
            let _ = (&mut self.renewing).await;
        }
    }

    /// Renews at once; returns whether the lease still holds.
    pub(crate) async fn is_ours(&self) -> bool {
        let (_, _, until) = self.jobs.term();
        self.jobs.store.renew(&self.job, until).await.unwrap_or(false)
    }

    /// Completes the job. If that fails, another machine will find that there is nothing to do.
    pub(crate) async fn done(self) {
        self.renewing.abort();
        if let Err(error) = self.jobs.store.complete(&self.job).await {
            tracing::warn!(table = %self.job.table, %error, "work that is done stays in the queue");
        }
    }

    /// Releases the lease, so that another machine can take the job at once.
    pub(crate) async fn give_back(self) {
        self.renewing.abort();
        if let Err(error) = self.jobs.store.release(&self.job).await {
            tracing::warn!(table = %self.job.table, %error, "work was not given back");
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}

/// Renews a lease until that fails for good.
async fn renew_until_lost(jobs: Jobs, job: Job, since: Instant) {
    let mut term = LeaseTerm::new(jobs.timing, since);
    while let Some(pause) = term.pause {
        sleep(pause).await;
        let (begin, _, until) = jobs.term();
        let answer = timeout_at(term.end, jobs.store.renew(&job, until)).await;
        term.on_renewal(begin, answer.ok().as_ref());
    }
}

/// Validity of a lease, as its holder knows it.
struct LeaseTerm {
    timing: LeaseTiming,
    /// End of the last granted term.
    end: Instant,
    /// Pause until the next renewal; `None` once the lease is lost.
    pause: Option<Duration>,
}

impl LeaseTerm {
    fn new(timing: LeaseTiming, since: Instant) -> Self {
        Self { timing, end: since + timing.lease, pause: Some(timing.renewal) }
    }

    /// Applies the answer to a renewal that began at `begin`; `None` if none came in time.
    fn on_renewal(&mut self, begin: Instant, answer: Option<&Result<bool, Error>>) {
        match answer {
            Some(Ok(true)) => *self = Self::new(self.timing, begin),
            // Another machine has it, it is not wanted any more, or the database does not answer.
            Some(Ok(false)) | None => self.pause = None,
            // There is a little time left to try again.
            Some(Err(_)) => self.pause = Some(self.timing.poll_interval()),
        }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEASE: Duration = Duration::from_secs(10);

    fn term(renewals: u32) -> (LeaseTerm, Instant) {
        let now = Instant::now();
        (LeaseTerm::new(LeaseTiming::new(LEASE, renewals), now), now)
    }

    /// For any number of renewals that the operator sets.
    #[test]
    fn a_lease_is_renewed_before_it_ends() {
        for renewals in [0, 1, 2, 3, 1000] {
            let (mut term, begin) = term(renewals);
            let mut now = begin;
            while now < begin + 20 * LEASE {
                now += term.pause.expect("it is not lost");
                assert!(now < term.end, "{renewals} renewals");
                term.on_renewal(now, Some(&Ok(true)));
                assert_eq!(term.end, now + LEASE);
            }
        }
    }

    #[test]
    fn a_renewal_that_fails_is_tried_again_before_the_lease_ends() {
        let (mut term, begin) = term(3);
        let (end, first) = (term.end, begin + term.pause.expect("it is ours"));
        term.on_renewal(first, Some(&Err(Error::Conflict)));
        assert_eq!(term.end, end, "nothing was renewed");
        assert!(first + term.pause.expect("it may still be ours") < end);
    }

    #[test]
    fn what_is_refused_or_not_answered_in_time_is_lost() {
        for answer in [Some(Ok(false)), None] {
            let (mut term, begin) = term(3);
            term.on_renewal(begin, answer.as_ref());
            assert_eq!(term.pause, None);
        }
    }
}
