//! Computing one review, beside everything else.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use patolli_catalog::{AnyPlay, Budget, Review, Seed, Stop};
use patolli_store::TableId;
use tokio::sync::oneshot;

use crate::minds::Minds;

/// How often the computer looks at each stretch of decisions.
const SIMULATIONS: u32 = 400;

/// One review that is being computed.
pub(super) struct Thinking {
    stop: Stop,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Default for Thinking {
    fn default() -> Self {
        Self { stop: Stop::default(), done: AtomicUsize::new(0), total: AtomicUsize::new(1) }
    }
}

impl Thinking {
    /// How many stretches of how many are done.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed))
    }

    /// Tells it to stop; nobody wants it any more.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }

    /// Whether it was told to stop.
    #[cfg(test)]
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// The review; `None` when it was stopped or failed.
    pub(super) async fn think(
        self: &Arc<Self>,
        id: &TableId,
        play: &Arc<dyn AnyPlay>,
        minds: Arc<dyn Minds>,
    ) -> Option<Review> {
        // The same game gets the same review.
        let seed: Seed = id.as_str().parse().ok()?;
        let (this, play) = (Arc::clone(self), Arc::clone(play));
        let thought = beside(move || {
            minds.begin_review(&this.stop);
            play.review(Budget::simulations(SIMULATIONS), &seed, &this.stop, &mut |done, total| {
                this.done.store(done, Ordering::Relaxed);
                this.total.store(total.max(1), Ordering::Relaxed);
            })
        });
        let review = thought.await;
        if review.is_err() {
            tracing::error!(table = %id, "a review failed");
        }
        review.ok().flatten()
    }
}

/// Thinks on a thread of its own, which lets bots and pages go first; no answer comes from one that fails.
fn beside<T: Send + 'static>(thought: impl FnOnce() -> T + Send + 'static) -> oneshot::Receiver<T> {
    let (tell, told) = oneshot::channel();
    let thread = thread::Builder::new().name("review".to_owned()).spawn(move || {
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
