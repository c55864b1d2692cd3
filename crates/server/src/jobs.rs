//! Work that machines share out among themselves: whoever holds the lease of a piece of work does it.

use std::{sync::Arc, time::Duration};

use patolli_store::{Asked, Database, Error, Job, TableId, Work};
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, timeout_at},
};

use crate::{clock, opening::random_hex};

/// After so many attempts that nobody finished, a piece of work is given up.
const MOST_TAKES: u32 = 10;
/// How long a machine waits at most before it looks for work again.
const LONGEST_PULSE: Duration = Duration::from_secs(1);

/// The queue, as this machine uses it; clones are the same.
#[derive(Clone)]
pub(crate) struct Jobs {
    store: Arc<dyn Database>,
    /// This machine, as the others know it.
    node: Arc<str>,
    /// How long work stays with a machine that says nothing.
    lease: Duration,
}

impl Jobs {
    pub(crate) fn new(store: Arc<dyn Database>, lease: Duration) -> Self {
        Self { store, node: random_hex(8).into(), lease }
    }

    /// How often one looks for work.
    pub(crate) fn pulse(&self) -> Duration {
        (self.lease / 10).min(LONGEST_PULSE)
    }

    /// How long work stays with a machine that says nothing.
    pub(crate) fn lease(&self) -> Duration {
        self.lease
    }

    /// Takes any work of that kind that nobody does.
    pub(crate) async fn claim(&self, kind: &str) -> Result<Option<Lease>, Error> {
        loop {
            let (begin, now, until) = self.term();
            let Some(job) = self.store.claim(&[kind], &self.node, now, until).await? else { return Ok(None) };
            if job.takes <= MOST_TAKES {
                return Ok(Some(Lease::of(self.clone(), job, begin)));
            }
            tracing::error!(table = %job.table, kind, "work is given up that nobody could finish");
            self.store.done(&job).await?;
        }
    }

    /// Takes the work of that kind at a table; none if another machine does it.
    pub(crate) async fn take(&self, kind: &str, table: &TableId) -> Result<Option<Lease>, Error> {
        let (begin, now, until) = self.term();
        let job = self.store.take(Work { kind, table, n: 0 }, &self.node, now, until).await?;
        Ok(job.map(|it| Lease::of(self.clone(), it, begin)))
    }

    /// Takes a piece of work that somebody asked for; none if another machine does it, or nobody wants it any more.
    pub(crate) async fn take_asked(&self, kind: &str, asked: &Asked) -> Result<Option<Lease>, Error> {
        let (begin, now, until) = self.term();
        let work = Work { kind, table: &asked.table, n: asked.n };
        let Some(job) = self.store.take(work, &self.node, now, until).await? else { return Ok(None) };
        // Taking it makes it anew when it was given up a moment ago: then nobody asks for it.
        let line = self.store.line(kind).await?;
        let wanted = line.iter().any(|it| (&it.table, it.n, &it.by) == (&asked.table, asked.n, &asked.by));
        if wanted && job.takes <= MOST_TAKES {
            return Ok(Some(Lease::of(self.clone(), job, begin)));
        }
        if wanted {
            tracing::error!(table = %job.table, kind, "work is given up that nobody could finish");
        }
        self.store.done(&job).await?;
        Ok(None)
    }

    /// Whether nobody does a piece of work. A lease that ends late was given by a clock that was set back since.
    pub(crate) fn is_free(&self, asked: &Asked) -> bool {
        let (_, now, until) = self.term();
        asked.taken.as_ref().is_none_or(|it| it.1 < now || it.1 > until + (until - now))
    }

    /// Asks for the bots of running tables that wait for nobody knows whom, if they moved last since `since`; those that
    /// moved a moment ago are on some machine's mind.
    pub(crate) async fn find_bots(&self, kind: &str, since: i64) -> Result<(), Error> {
        let (now, lease) = (clock::now(), millis(self.lease));
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
        (Instant::now(), now, now + millis(self.lease))
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
    fn of(jobs: Jobs, job: Job, since: Instant) -> Self {
        let renewing = tokio::spawn(keep(jobs.clone(), job.clone(), since));
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
        if let Err(error) = self.jobs.store.done(&self.job).await {
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
async fn keep(jobs: Jobs, job: Job, since: Instant) {
    let (often, mut end) = (jobs.lease / 3, since + jobs.lease);
    let mut pause = often;
    loop {
        sleep(pause).await;
        let (begin, _, until) = jobs.term();
        match timeout_at(end, jobs.store.renew(&job, until)).await {
            Ok(Ok(true)) => (end, pause) = (begin + jobs.lease, often),
            // Somebody else has it, nobody wants it any more, or nobody knows.
            Ok(Ok(false)) | Err(_) => return,
            // There is a little time left to try again.
            Ok(Err(_)) => pause = jobs.pulse(),
        }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
