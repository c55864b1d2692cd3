//! Work that machines share out among themselves: whoever holds the lease of a piece of work does it.

use std::{sync::Arc, time::Duration};

use patolli_store::{Database, Error, Job, JobKey, QueuedJob, TableId};
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, timeout_at},
};

use crate::{clock, hex::random_hex, live::BotConfig};

/// After so many attempts that nobody finished, a piece of work is given up.
const MAX_ATTEMPTS: u32 = 10;
/// How long a machine waits at most before it looks for work again.
const MAX_POLL_INTERVAL: Duration = Duration::from_secs(1);

/// The queue, as this machine uses it; clones are the same.
#[derive(Clone)]
pub(crate) struct Jobs {
    store: Arc<dyn Database>,
    /// This machine, as the others know it.
    node: Arc<str>,
    timing: LeaseTiming,
}

/// How often machines say that they are at work.
#[derive(Clone, Copy, Debug)]
struct LeaseTiming {
    /// How long work stays with a machine that says nothing.
    lease: Duration,
    /// How long a machine lets pass before it says something.
    renewal: Duration,
}

impl LeaseTiming {
    /// A lease that is renewed so often in its time, at least twice.
    fn new(lease: Duration, renewals: u32) -> Self {
        Self { lease, renewal: lease / renewals.max(2) }
    }

    /// How often one looks for work, and tries again to say something.
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

    /// How often one looks for work.
    pub(crate) fn poll_interval(&self) -> Duration {
        self.timing.poll_interval()
    }

    /// How long work stays with a machine that says nothing.
    pub(crate) fn lease(&self) -> Duration {
        self.timing.lease
    }

    /// Takes any work of that kind that nobody does.
    pub(crate) async fn claim(&self, kind: &str) -> Result<Option<Lease>, Error> {
        loop {
            let (begin, now, until) = self.term();
            let Some(job) = self.store.claim(&[kind], &self.node, now, until).await? else { return Ok(None) };
            if job.attempts <= MAX_ATTEMPTS {
                return Ok(Some(Lease::new(self.clone(), job, begin)));
            }
            tracing::error!(table = %job.table, kind, "work is given up that nobody could finish");
            self.store.complete(&job).await?;
        }
    }

    /// Takes the work of that kind at a table; none if another machine does it.
    pub(crate) async fn take(&self, kind: &str, table: &TableId) -> Result<Option<Lease>, Error> {
        let (begin, now, until) = self.term();
        let job = self.store.acquire(JobKey { kind, table, n: 0 }, &self.node, now, until).await?;
        Ok(job.map(|it| Lease::new(self.clone(), it, begin)))
    }

    /// Takes a piece of work that somebody asked for; none if another machine does it, or nobody wants it any more.
    pub(crate) async fn take_requested(
        &self,
        kind: &str,
        requested: &QueuedJob,
    ) -> Result<Option<Lease>, Error> {
        let (begin, now, until) = self.term();
        let work = JobKey { kind, table: &requested.table, n: requested.n };
        let Some(job) = self.store.acquire(work, &self.node, now, until).await? else { return Ok(None) };
        // Taking it makes it anew when it was given up a moment ago: then nobody asks for it.
        let line = self.store.list(kind).await?;
        let wanted = line.iter().any(|it| {
            (&it.table, it.n, &it.requested_by) == (&requested.table, requested.n, &requested.requested_by)
        });
        if wanted && job.attempts <= MAX_ATTEMPTS {
            return Ok(Some(Lease::new(self.clone(), job, begin)));
        }
        if wanted {
            tracing::error!(table = %job.table, kind, "work is given up that nobody could finish");
        }
        self.store.complete(&job).await?;
        Ok(None)
    }

    /// Whether nobody does a piece of work. A lease that ends late was given by a clock that was set back since.
    pub(crate) fn is_free(&self, requested: &QueuedJob) -> bool {
        let (_, now, until) = self.term();
        requested.lease.as_ref().is_none_or(|it| it.1 < now || it.1 > until + (until - now))
    }

    /// Asks for the bots of running tables that wait for nobody knows whom, if they moved last since `since`; those that
    /// moved a moment ago are on some machine's mind.
    pub(crate) async fn enqueue_waiting_bots(&self, kind: &str, since: i64) -> Result<(), Error> {
        let (now, lease) = (clock::now(), millis(self.timing.lease));
        let past = self.store.enqueue_bots(kind, since, now - 2 * lease).await?;
        // They moved by a clock that was set back since.
        let found = past + self.store.enqueue_bots(kind, now + lease, i64::MAX).await?;
        if found > 0 {
            tracing::info!(found, "bots waited for nobody");
        }
        Ok(())
    }

    /// Now, and until when what is taken now is ours.
    fn term(&self) -> (Instant, i64, i64) {
        let now = clock::now();
        (Instant::now(), now, now + millis(self.timing.lease))
    }
}

/// A piece of work that is this machine's. It is renewed by itself until it is settled, dropped or lost.
pub(crate) struct Lease {
    jobs: Jobs,
    job: Job,
    /// Ends when the work is not ours any more.
    renewing: JoinHandle<()>,
}

impl Lease {
    fn new(jobs: Jobs, job: Job, since: Instant) -> Self {
        let renewing = tokio::spawn(renew_until_lost(jobs.clone(), job.clone(), since));
        Self { jobs, job, renewing }
    }

    /// The table that it is about.
    pub(crate) fn table(&self) -> &TableId {
        &self.job.table
    }

    /// Whether the work is not ours any more.
    pub(crate) fn is_lost(&self) -> bool {
        self.renewing.is_finished()
    }

    /// Completes when the work is not ours any more.
    pub(crate) async fn lost(&mut self) {
        if !self.renewing.is_finished() {
            // It does not panic; whatever ends it, nothing is renewed any more.
            let _ = (&mut self.renewing).await;
        }
    }

    /// Asks whether the work is still ours.
    pub(crate) async fn is_ours(&self) -> bool {
        let (_, _, until) = self.jobs.term();
        self.jobs.store.renew(&self.job, until).await.unwrap_or(false)
    }

    /// The work is done. If the database does not answer, another machine finds out that there is nothing to do.
    pub(crate) async fn done(self) {
        self.renewing.abort();
        if let Err(error) = self.jobs.store.complete(&self.job).await {
            tracing::warn!(table = %self.job.table, %error, "work that is done stays in the queue");
        }
    }

    /// Lets another machine do it at once.
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

/// What a machine knows of its lease.
struct LeaseTerm {
    timing: LeaseTiming,
    /// Until when it is certainly its own.
    end: Instant,
    /// After what time it is renewed next; never if it is lost.
    pause: Option<Duration>,
}

impl LeaseTerm {
    fn new(timing: LeaseTiming, since: Instant) -> Self {
        Self { timing, end: since + timing.lease, pause: Some(timing.renewal) }
    }

    /// Takes in the answer to a renewal that was begun at that time; none if it did not come before the end.
    fn on_renewal(&mut self, begin: Instant, answer: Option<&Result<bool, Error>>) {
        match answer {
            Some(Ok(true)) => *self = Self::new(self.timing, begin),
            // Somebody else has it, nobody wants it any more, or nobody knows.
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

    /// However long the work takes, and whatever the operator chose.
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
