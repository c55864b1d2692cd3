//! Thinking beside the tables: on threads of its own, never on too many, never for too long, and for everybody in turn.

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
use crate::{monitoring::Metrics, requester::Requester};

/// So many hints of one person wait or are thought about at most.
const MAX_HINTS: usize = 4;
/// So many hints of one network do.
const MAX_NETWORK_HINTS: usize = 32;
/// Who wants to think, by how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WorkKind {
    /// A bot that answers within milliseconds. It has places of its own, so that it never waits for one that ponders.
    QuickBot,
    /// A bot that looks ahead.
    SearchBot,
    /// A hint.
    Hint,
    /// A stretch of a review.
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

    /// How many thoughts of this rank a person has at the same time who may have `each`.
    const fn max_parallel(self, per_person: usize) -> usize {
        if matches!(self, Self::Review) { 1 } else { per_person }
    }
}

/// The places to think, for all tables together; clones are the same.
#[derive(Clone)]
pub(crate) struct Pool {
    quick: FairQueue,
    deep: FairQueue,
    metrics: Arc<Metrics>,
}

/// A place to think. It is free again when everybody who holds it is gone, or when it is given up.
#[derive(Clone, Debug)]
pub(crate) struct Slot(Arc<Mutex<Option<SlotGuard>>>);

/// How long a thought may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeLimits {
    /// How long it waits for a place at most; without it, until there is one.
    pub(crate) max_wait: Option<Duration>,
    /// How long it thinks before it is told to stop, from when it has its place.
    pub(crate) time: Duration,
    /// How long it then has to say what it found.
    pub(crate) grace: Duration,
}

/// What became of a thought.
#[derive(Debug)]
pub(crate) enum Outcome<T> {
    /// It was thought through.
    Done(T),
    /// There was no place before it was too late.
    QueueTimeout,
    /// It broke off with a panic.
    Panicked,
    /// It was told to stop and went on; its thread is lost.
    TimedOut,
}

impl Pool {
    /// So many places for each person, at least one. There are four times as many in all: for bots, hints and reviews of one
    /// person who is alone, or for four at the same time.
    pub(crate) fn new(slots: usize, metrics: Arc<Metrics>) -> Self {
        let per_person = slots.max(1);
        Self {
            quick: FairQueue::new(per_person, per_person),
            deep: FairQueue::new(4 * per_person, per_person),
            metrics,
        }
    }

    /// Whether one more hint may be thought about for somebody: who has many at the same time has to wait.
    pub(crate) fn has_room_for_hint(&self, requester: &Requester) -> bool {
        let (person, network) = self.deep.load(requester, WorkKind::Hint);
        person < MAX_HINTS && network < MAX_NETWORK_HINTS
    }

    /// Thinks as soon as there is a place. Dropping the future stops the thought.
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

    /// A place to think, as soon as it is this one's turn.
    pub(crate) async fn acquire(&self, request: SlotRequest) -> Slot {
        let _waiting = self.metrics.waiting();
        let queue = if request.kind == WorkKind::QuickBot { &self.quick } else { &self.deep };
        Slot(Arc::new(Mutex::new(Some(queue.acquire(request).await))))
    }
}

/// Thinks without a place: only for what takes a moment.
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
        // Whoever waited may be gone, but the place is taken as long as somebody thinks there.
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

/// What a thought says that was told to stop.
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

/// Somebody who thinks; nothing comes from one that panics.
enum Thread<T> {
    Normal(JoinHandle<T>),
    /// Behind everything else that this machine does.
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

/// Thinks on a thread of its own, which lets all others go first; no answer comes from one that fails.
pub(crate) fn run_low_priority<T: Send + 'static>(
    thought: impl FnOnce() -> T + Send + 'static,
) -> oneshot::Receiver<T> {
    let (tell, told) = oneshot::channel();
    let thread = thread::Builder::new().name("low-priority".to_owned()).spawn(move || {
        lower_priority();
        // Nobody may listen any more.
        let _ = tell.send(thought());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "there is no thread to think on");
    }
    told
}

/// Lets every other thread go before this one.
#[cfg(target_os = "linux")]
fn lower_priority() {
    // Where it is not allowed, all are equal.
    let _ = rustix::process::nice(10);
}

/// Lets every other thread go before this one: only where we know how.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

impl Slot {
    /// Whether who thinks here lets others go first: there are many more of the same person.
    fn is_low_priority(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().is_some_and(|it| it.low_priority)
    }

    /// Lets others think here, although the one who should does not leave.
    fn release(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Stops a thought when it goes out of scope.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

#[cfg(test)]
mod tests;
