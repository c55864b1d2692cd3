//! Computing one review, beside everything else.

use std::{
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use futures_util::FutureExt as _;
use patolli_catalog::{AnyPlay, Budget, Review, Seed, Stop};
use patolli_store::TableId;
use tokio::{runtime::Handle, sync::Notify};

use crate::{
    bot_factory::BotFactory,
    pool::{Claim, Place, Pool, behind},
};

/// How often the computer looks at each stretch of decisions.
const SIMULATIONS: u32 = 400;

/// One review that is being computed.
pub(super) struct Thinking {
    stop: Stop,
    /// It was told to stop while it waits for a place.
    stopped: Notify,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Default for Thinking {
    fn default() -> Self {
        let (stop, stopped) = (Stop::default(), Notify::new());
        Self { stop, stopped, done: AtomicUsize::new(0), total: AtomicUsize::new(1) }
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
        self.stopped.notify_one();
    }

    /// Whether it was told to stop.
    #[cfg(test)]
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// The review; `None` when it was stopped or failed. Between two stretches others may have its place.
    pub(super) async fn think(
        self: &Arc<Self>,
        id: &TableId,
        play: &Arc<dyn AnyPlay>,
        turns: Turns,
        factory: Arc<dyn BotFactory>,
    ) -> Option<Review> {
        // The same game gets the same review.
        let seed: Seed = id.as_str().parse().ok()?;
        let (this, play) = (Arc::clone(self), Arc::clone(play));
        let thought = behind(move || {
            let mut place = turns.wait(&this, None);
            factory.begin_review(&this.stop);
            play.review(Budget::simulations(SIMULATIONS), &seed, &this.stop, &mut |done, total| {
                this.done.store(done, Ordering::Relaxed);
                this.total.store(total.max(1), Ordering::Relaxed);
                place = turns.wait(&this, place.take());
            })
        });
        let review = thought.await;
        if review.is_err() {
            tracing::error!(table = %id, "a review failed");
        }
        review.ok().flatten()
    }
}

/// Where a review gets its place for each stretch.
pub(super) struct Turns {
    handle: Handle,
    pool: Pool,
    claim: Claim,
}

impl Turns {
    /// Turns among all who think.
    pub(super) fn new(pool: Pool, claim: Claim) -> Self {
        Self { handle: Handle::current(), pool, claim }
    }

    /// Waits until it is its turn again, on the thread that thinks; none if it was told to stop before. The place it has is given up when it is
    /// in line once more: who leaves for a moment would leave all places to another.
    fn wait(&self, thinking: &Thinking, held: Option<Place>) -> Option<Place> {
        self.handle.block_on(async {
            let mut next = pin!(self.pool.place(self.claim.clone()));
            if let Some(place) = (&mut next).now_or_never() {
                return Some(place);
            }
            drop(held);
            tokio::select! {
                biased;
                () = thinking.stopped.notified() => None,
                place = next => Some(place),
            }
        })
    }
}
