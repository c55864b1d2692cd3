//! Thinking beside the tables: on threads of its own, never on too many, never for too long, and for everybody in turn.

mod line;

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

pub(crate) use self::line::Claim;
use self::line::{Line, Taken};
use crate::{share::Share, watch::Metrics};

/// So many hints of one person wait or are thought about at most.
const HINTS: usize = 4;
/// So many hints of one network do.
const NETWORK_HINTS: usize = 32;
/// Who wants to think, by how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// A bot that answers within milliseconds. It has places of its own, so that it never waits for one that ponders.
    Glance,
    /// A bot that looks ahead.
    Ponder,
    /// A hint.
    Hint,
    /// A stretch of a review.
    Review,
}

impl Rank {
    const fn name(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Ponder => "ponder",
            Self::Hint => "hint",
            Self::Review => "review",
        }
    }

    /// How many thoughts of this rank a person has at the same time who may have `each`.
    const fn most(self, each: usize) -> usize {
        if matches!(self, Self::Review) { 1 } else { each }
    }
}

/// The places to think, for all tables together; clones are the same.
#[derive(Clone)]
pub(crate) struct Pool {
    glances: Line,
    thoughts: Line,
    metrics: Arc<Metrics>,
}

/// A place to think. It is free again when everybody who holds it is gone, or when it is given up.
#[derive(Clone, Debug)]
pub(crate) struct Place(Arc<Mutex<Option<Taken>>>);

/// How long a thought may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// How long it waits for a place at most; without it, until there is one.
    pub(crate) patience: Option<Duration>,
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
    Crowded,
    /// It broke off with a panic.
    Failed,
    /// It was told to stop and went on; its thread is lost.
    Silent,
}

impl Pool {
    /// So many places for each person, at least one. There are four times as many in all: for bots, hints and reviews of one
    /// person who is alone, or for four at the same time.
    pub(crate) fn new(places: usize, metrics: Arc<Metrics>) -> Self {
        let each = places.max(1);
        Self { glances: Line::new(each, each), thoughts: Line::new(4 * each, each), metrics }
    }

    /// Whether one more hint may be thought about for somebody: who has many at the same time has to wait.
    pub(crate) fn has_room_for_hint(&self, share: &Share) -> bool {
        let (person, network) = self.thoughts.load(share, Rank::Hint);
        person < HINTS && network < NETWORK_HINTS
    }

    /// Thinks as soon as there is a place. Dropping the future stops the thought.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        claim: Claim,
        terms: Terms,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Outcome<T> {
        let rank = claim.rank;
        let place = match terms.patience {
            Some(patience) => timeout(patience, self.place(claim)).await.ok(),
            None => Some(self.place(claim).await),
        };
        let Some(place) = place else { return Outcome::Crowded };
        let (begin, _thinking) = (Instant::now(), self.metrics.thinking());
        let outcome = think_at(place, begin + terms.time, terms.grace, thought).await;
        self.metrics.thought(rank.name(), begin.elapsed());
        if matches!(outcome, Outcome::Failed) {
            self.metrics.panicked("mind");
        }
        outcome
    }

    /// A place to think, as soon as it is this one's turn.
    pub(crate) async fn place(&self, claim: Claim) -> Place {
        let _waiting = self.metrics.waiting();
        let line = if claim.rank == Rank::Glance { &self.glances } else { &self.thoughts };
        Place(Arc::new(Mutex::new(Some(line.place(claim).await))))
    }
}

/// Thinks without a place: only for what takes a moment.
pub(crate) async fn glance<T: Send + 'static>(
    time: Duration,
    thought: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Outcome<T> {
    think_at(Place(Arc::default()), Instant::now() + time, Duration::ZERO, thought).await
}

async fn think_at<T: Send + 'static>(
    place: Place,
    end: Instant,
    grace: Duration,
    thought: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Outcome<T> {
    let stop = Stop::default();
    let stops = Stops(stop.clone());
    let held = place.clone();
    let steps_back = place.steps_back();
    let thought = move || {
        // Whoever waited may be gone, but the place is taken as long as somebody thinks there.
        let _held = held;
        thought(&stop)
    };
    let mut thread =
        if steps_back { Thread::Behind(behind(thought)) } else { Thread::Usual(spawn_blocking(thought)) };
    if let Ok(done) = timeout_at(end, &mut thread).await {
        return outcome(done);
    }
    drop(stops);
    last_words(thread, grace, &place).await
}

/// What a thought says that was told to stop.
async fn last_words<T>(mut thread: Thread<T>, grace: Duration, place: &Place) -> Outcome<T> {
    if let Ok(done) = timeout(grace, &mut thread).await {
        return outcome(done);
    }
    place.give_up();
    Outcome::Silent
}

fn outcome<T>(done: Option<T>) -> Outcome<T> {
    done.map_or(Outcome::Failed, Outcome::Done)
}

/// Somebody who thinks; nothing comes from one that panics.
enum Thread<T> {
    Usual(JoinHandle<T>),
    /// Behind everything else that this machine does.
    Behind(oneshot::Receiver<T>),
}

impl<T> Future for Thread<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        match &mut *self {
            Self::Usual(it) => Pin::new(it).poll(context).map(Result::ok),
            Self::Behind(it) => Pin::new(it).poll(context).map(Result::ok),
        }
    }
}

/// Thinks on a thread of its own, which lets all others go first; no answer comes from one that fails.
pub(crate) fn behind<T: Send + 'static>(
    thought: impl FnOnce() -> T + Send + 'static,
) -> oneshot::Receiver<T> {
    let (tell, told) = oneshot::channel();
    let thread = thread::Builder::new().name("behind".to_owned()).spawn(move || {
        step_back();
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
fn step_back() {
    // Where it is not allowed, all are equal.
    let _ = rustix::process::nice(10);
}

/// Lets every other thread go before this one: only where we know how.
#[cfg(not(target_os = "linux"))]
fn step_back() {}

impl Place {
    /// Whether who thinks here lets others go first: there are many more of the same person.
    fn steps_back(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().is_some_and(|it| it.many)
    }

    /// Lets others think here, although the one who should does not leave.
    fn give_up(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Stops a thought when it goes out of scope.
struct Stops(Stop);

impl Drop for Stops {
    fn drop(&mut self) {
        self.0.stop();
    }
}

#[cfg(test)]
mod tests;
