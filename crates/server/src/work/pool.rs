//! Thread pool for bots, hints and reviews: bounded in number and time, shared fairly among people and
//! networks.

mod fair_queue;

use std::{
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    thread,
    time::Duration,
};

use patolli_catalog::Stop;
use tokio::{
    sync::oneshot,
    task::{JoinHandle, spawn_blocking},
    time::{Instant, timeout, timeout_at},
};

pub(crate) use self::fair_queue::SlotRequest;
use self::fair_queue::{FairQueue, SlotGuard};
use crate::{metrics::Metrics, work::requester::Requester};

/// Maximum hints of one person that wait or run.
const MAX_HINTS: usize = 4;
/// Maximum hints of one network that wait or run.
const MAX_NETWORK_HINTS: usize = 32;
/// Kinds of work in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WorkKind {
    /// A bot that answers within milliseconds; it has slots of its own and never waits for searches.
    QuickBot,
    /// A bot that searches.
    SearchBot,
    /// A hint.
    Hint,
    /// One segment of a review.
    Review,
}

impl WorkKind {
    const fn name(self) -> &'static str {
        match self {
            Self::QuickBot => "glance",
            Self::SearchBot => "ponder",
            Self::Hint => "hint",
            Self::Review => "review",
        }
    }

    /// Maximum of this kind that one person runs at the same time.
    const fn max_parallel(self, per_person: usize) -> usize {
        if matches!(self, Self::Review) { 1 } else { per_person }
    }
}

/// The slots for all tables together; clones share them.
#[derive(Clone)]
pub(crate) struct Pool {
    quick: FairQueue,
    deep: FairQueue,
    metrics: Arc<Metrics>,
}

/// A slot, free again when all clones are dropped or when it is released.
#[derive(Clone, Debug)]
pub(crate) struct Slot(Arc<Mutex<Option<SlotGuard>>>);

/// Time limits of a thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLimits {
    /// Maximum time in the queue; unlimited if `None`.
    pub(crate) max_wait: Option<Duration>,
    /// Thinking time before it is told to stop, from when it has its slot.
    pub(crate) time: Duration,
    /// Time to answer after being told to stop.
    pub(crate) grace: Duration,
}

/// Outcome of a thought.
#[derive(Debug)]
pub(crate) enum Outcome<T> {
    /// It returned a value.
    Done(T),
    /// It got no slot in time.
    QueueTimeout,
    /// It panicked.
    Panicked,
    /// It did not stop when told; its thread is abandoned.
    TimedOut,
}

impl Pool {
    /// A pool with `slots` for each person, at least one, and four times as many in all: enough for bots,
    /// hints and reviews of one person, or for four people at the same time.
    pub(crate) fn new(slots: usize, metrics: Arc<Metrics>) -> Self {
        let per_person = slots.max(1);
        Self {
            quick: FairQueue::new(per_person, per_person),
            deep: FairQueue::new(4 * per_person, per_person),
            metrics,
        }
    }

    /// Whether a requester is below the limits of hints.
    pub(crate) fn has_room_for_hint(&self, requester: &Requester) -> bool {
        let (person, network) = self.deep.load(requester, WorkKind::Hint);
        person < MAX_HINTS && network < MAX_NETWORK_HINTS
    }

    /// Runs a thought as soon as there is a slot. Dropping the future stops it.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        request: SlotRequest,
        limits: TimeLimits,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Outcome<T> {
        let kind = request.kind;
        let slot = match limits.max_wait {
            Some(max_wait) => timeout(max_wait, self.acquire(request)).await.ok(),
            None => Some(self.acquire(request).await),
        };
        let Some(slot) = slot else { return Outcome::QueueTimeout };
        let (begin, _thinking) = (Instant::now(), self.metrics.thinking());
        let outcome = run_in_slot(slot, begin + limits.time, limits.grace, thought).await;
        self.metrics.thought(kind.name(), begin.elapsed());
        if matches!(outcome, Outcome::Panicked) {
            self.metrics.panicked("mind");
        }
        outcome
    }

    /// A slot, as soon as it is granted.
    pub(crate) async fn acquire(&self, request: SlotRequest) -> Slot {
        let _waiting = self.metrics.waiting();
        let queue = if request.kind == WorkKind::QuickBot { &self.quick } else { &self.deep };
        Slot(Arc::new(Mutex::new(Some(queue.acquire(request).await))))
    }
}

/// Runs a thought without a slot: only for what takes a moment.
pub(crate) async fn run_unqueued<T: Send + 'static>(
    time: Duration,
    thought: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Outcome<T> {
    run_in_slot(Slot(Arc::default()), Instant::now() + time, Duration::ZERO, thought).await
}

async fn run_in_slot<T: Send + 'static>(
    slot: Slot,
    end: Instant,
    grace: Duration,
    thought: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Outcome<T> {
    let stop = Stop::default();
    let stop_on_drop = StopOnDrop(stop.clone());
    let held = slot.clone();
    let is_low_priority = slot.is_low_priority();
    let thought = move || {
        // The slot is taken while the thread runs, even if its caller has given up.
        let _held = held;
        thought(&stop)
    };
    let mut thread = if is_low_priority {
        Thread::LowPriority(run_low_priority(thought))
    } else {
        Thread::Normal(spawn_blocking(thought))
    };
    if let Ok(done) = timeout_at(end, &mut thread).await {
        return outcome(done);
    }
    drop(stop_on_drop);
    await_grace(thread, grace, &slot).await
}

/// Waits for a thought that was told to stop.
async fn await_grace<T>(mut thread: Thread<T>, grace: Duration, slot: &Slot) -> Outcome<T> {
    if let Ok(done) = timeout(grace, &mut thread).await {
        return outcome(done);
    }
    slot.release();
    Outcome::TimedOut
}

fn outcome<T>(done: Option<T>) -> Outcome<T> {
    done.map_or(Outcome::Panicked, Outcome::Done)
}

/// A running thought; `None` if it panics.
enum Thread<T> {
    Normal(JoinHandle<T>),
    /// On a thread of low priority.
    LowPriority(oneshot::Receiver<T>),
}

impl<T> Future for Thread<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        match &mut *self {
            Self::Normal(it) => Pin::new(it).poll(context).map(Result::ok),
            Self::LowPriority(it) => Pin::new(it).poll(context).map(Result::ok),
        }
    }
}

/// Runs on a new thread of low priority; the sender is dropped if it panics.
pub(crate) fn run_low_priority<T: Send + 'static>(
    thought: impl FnOnce() -> T + Send + 'static,
) -> oneshot::Receiver<T> {
    let (tell, told) = oneshot::channel();
    let thread = thread::Builder::new().name("low-priority".to_owned()).spawn(move || {
        lower_priority();
        // The receiver may be gone.
        let _ = tell.send(thought());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "there is no thread to think on");
    }
    told
}

/// Lowers the priority of this thread.
#[cfg(target_os = "linux")]
fn lower_priority() {
    // Where it is not allowed, all are equal.
    let _ = rustix::process::nice(10);
}

/// Lowers the priority of this thread where that is known how.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

impl Slot {
    /// Whether the thought runs at low priority, since its requester has many more in the queue.
    fn is_low_priority(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().is_some_and(|it| it.low_priority)
    }

    /// Frees the slot although its thread still runs.
    fn release(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Stops a thought when dropped.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

#[cfg(test)]
mod tests;
