//! The computation of one review.

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

use crate::work::{
    bot_factory::BotFactory,
    pool::{Pool, Slot, SlotRequest, run_low_priority},
};

/// Simulations per segment of decisions.
const SIMULATIONS: u32 = 400;

/// A running review.
pub(super) struct ReviewTask {
    pub(super) stop: Stop,
    /// Notified when it is stopped while waiting for a slot.
    stopped: Notify,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Default for ReviewTask {
    fn default() -> Self {
        let (stop, stopped) = (Stop::default(), Notify::new());
        Self { stop, stopped, done: AtomicUsize::new(0), total: AtomicUsize::new(1) }
    }
}

impl ReviewTask {
    /// Finished segments, and segments in all.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed))
    }

    /// Stops the computation.
    pub(super) fn stop(&self) {
        self.stop.stop();
        self.stopped.notify_one();
    }

    /// The review; `None` if it was stopped or failed. Between two segments it gives its slot to others.
    pub(super) async fn think(
        self: &Arc<Self>,
        id: &TableId,
        play: &Arc<dyn AnyPlay>,
        slots: SlotQueue,
        factory: Arc<dyn BotFactory>,
    ) -> Option<Review> {
        // The same game gets the same review.
        let seed: Seed = id.as_str().parse().ok()?;
        let (this, play) = (Arc::clone(self), Arc::clone(play));
        let thought = run_low_priority(move || {
            let mut slot = slots.wait(&this, None);
            let budget = Budget::simulations(SIMULATIONS);
            factory.review(&*play, budget, &seed, &this.stop, &mut |done, total| {
                this.done.store(done, Ordering::Relaxed);
                this.total.store(total.max(1), Ordering::Relaxed);
                slot = slots.wait(&this, slot.take());
            })
        });
        let review = thought.await;
        if review.is_err() {
            tracing::error!(table = %id, "a review failed");
        }
        review.ok().flatten()
    }
}

/// Source of a slot for each segment.
pub(super) struct SlotQueue {
    handle: Handle,
    pool: Pool,
    request: SlotRequest,
}

impl SlotQueue {
    /// Slots of a pool for one requester.
    pub(super) fn new(pool: Pool, request: SlotRequest) -> Self {
        Self { handle: Handle::current(), pool, request }
    }

    /// Waits for the next slot, on the thread that thinks; `None` if the review was stopped. The present slot
    /// is given up only when the next request is in the queue, so that the requester keeps its turn.
    fn wait(&self, task: &ReviewTask, held: Option<Slot>) -> Option<Slot> {
        self.handle.block_on(async {
            let mut next = pin!(self.pool.acquire(self.request.clone()));
            if let Some(slot) = (&mut next).now_or_never() {
                return Some(slot);
            }
            drop(held);
            tokio::select! {
                biased;
                () = task.stopped.notified() => None,
                slot = next => Some(slot),
            }
        })
    }
}
