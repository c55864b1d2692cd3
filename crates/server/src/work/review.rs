//! Reviews of finished games, computed in the background by any machine, one at a time for each person, and
//! kept in the store.

mod queue;
mod task;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures_util::future::BoxFuture;
use patolli_catalog::{AnyPlay, Review};
use patolli_store::{Database, Error, GuestId, JobKey, Occupant, QueuedJob, Table, TableId};
use patolli_web::model::ReviewState;
use tokio::{sync::Notify, task::JoinSet, time::sleep};

use self::{
    queue::{ServiceOrder, check_capacity, next_job},
    task::{ReviewTask, SlotQueue},
};
use crate::{
    clock,
    denied::Denied,
    failure::{Failure, Rejection},
    work::{
        context::WorkContext,
        jobs::Lease,
        pool::{SlotRequest, WorkKind},
        requester::{Networks, Requester, SharedUrgency, Urgency},
    },
};

/// Kind of the job in the queue.
const REVIEW_JOB: &str = "review";
/// Maximum reviews that this machine computes at the same time.
const MAX_PARALLEL: usize = 8;

/// Progress of a review.
pub(crate) enum Progress {
    /// It was not requested.
    None,
    /// It waits in the queue.
    Waiting,
    /// Another machine computes it.
    Elsewhere,
    /// Finished segments, and segments in all.
    Running(usize, usize),
    /// It is stored.
    Ready(Box<Review>),
}

impl Progress {
    /// Whether it waits or runs.
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self, Self::Waiting | Self::Elsewhere | Self::Running(..))
    }

    /// The review, if it is stored.
    pub(crate) fn review(&self) -> Option<&Review> {
        if let Self::Ready(review) = self { Some(review) } else { None }
    }

    /// The state for the page.
    pub(crate) fn state(&self) -> ReviewState<'_> {
        match self {
            Self::None => ReviewState::None,
            Self::Waiting => ReviewState::Waiting,
            Self::Elsewhere => ReviewState::Elsewhere,
            Self::Running(done, total) => ReviewState::Running(*done, *total),
            Self::Ready(review) => ReviewState::Ready(review),
        }
    }
}

/// A finished game to be reviewed.
pub(crate) struct FinishedGame {
    /// The game.
    pub(crate) play: Arc<dyn AnyPlay>,
    /// The owner of the table, charged for the review if its requester is unknown.
    pub(crate) owner: GuestId,
}

/// Source of finished games.
pub(crate) trait FinishedGames: Send + Sync {
    /// The game of a table; `None` if it is not finished.
    fn finished<'a>(&'a self, id: &'a TableId) -> BoxFuture<'a, Result<Option<FinishedGame>, Failure>>;
}

/// Requested and running reviews.
#[derive(Default)]
pub(crate) struct Reviews {
    /// Reviews that this machine computes, by table.
    running: Mutex<HashMap<TableId, Arc<ReviewTask>>>,
    /// Notified when a review is requested.
    asked: Notify,
    /// Whose review was begun when.
    service_order: Mutex<ServiceOrder>,
}

impl Reviews {
    /// Progress of the review of a table.
    pub(crate) async fn progress(&self, store: &dyn Database, id: &TableId) -> Result<Progress, Error> {
        if let Some(task) = self.running().get(id) {
            let (done, total) = task.progress();
            return Ok(Progress::Running(done, total));
        }
        if let Some(review) = load_review(store, id).await? {
            return Ok(Progress::Ready(review));
        }
        Ok(match asked(store, id).await? {
            None => Progress::None,
            Some(QueuedJob { lease: Some((_, until)), .. }) if until >= clock::now() => Progress::Elsewhere,
            Some(_) => Progress::Waiting,
        })
    }

    /// Requests a review, unless it is stored, waits or runs.
    pub(crate) async fn begin(
        &self,
        store: &dyn Database,
        networks: &Networks,
        id: &TableId,
        starter: &GuestId,
    ) -> Result<(), Rejection> {
        if !matches!(self.progress(store, id).await?, Progress::None) {
            return Ok(());
        }
        let starters = store
            .list(REVIEW_JOB)
            .await?
            .into_iter()
            .map(|it| it.requested_by.map(|it| networks.requester(&it)));
        check_capacity(starters, &networks.requester(starter))?;
        store.enqueue(REVIEW_JOB, id, 0, Some(starter)).await?;
        self.asked.notify_one();
        Ok(())
    }

    /// Cancels a review on any machine; allowed to people at the table and to the requester.
    pub(crate) async fn give_up(
        &self,
        store: &dyn Database,
        table: &Table,
        guest: Option<&GuestId>,
    ) -> Result<(), Rejection> {
        let Some(asked) = asked(store, &table.id).await? else { return Ok(()) };
        let is_starter = guest.is_some() && guest == asked.requested_by.as_ref();
        let sits = |it: &Occupant| matches!(it, Occupant::Guest { id, .. } if Some(id) == guest);
        if !is_starter && !table.seats.iter().any(sits) {
            return Err(Denied::NotYours.into());
        }
        store.cancel(JobKey { kind: REVIEW_JOB, table: &table.id, n: 0 }).await?;
        // Another machine notices when it wants to keep what it does.
        if let Some(task) = self.running().remove(&table.id) {
            task.stop();
        }
        Ok(())
    }

    /// Computes requested reviews until the server stops.
    pub(crate) async fn work(self: Arc<Self>, context: Arc<WorkContext>, games: Arc<dyn FinishedGames>) {
        let mut stopped = context.stopped.clone();
        let mut under_way = JoinSet::new();
        while !context.is_stopping() {
            if under_way.len() < MAX_PARALLEL {
                match self.claim(&context).await {
                    Ok(Some((lease, requester))) => {
                        let (this, context, games) =
                            (Arc::clone(&self), Arc::clone(&context), Arc::clone(&games));
                        under_way
                            .spawn(async move { this.compute(&context, &*games, lease, requester).await });
                        continue;
                    }
                    Ok(None) => {}
                    Err(error) => drop(context.db_health.report_failure(&error)),
                }
            }
            tokio::select! {
                _ = stopped.changed() => {}
                () = self.asked.notified() => {}
                Some(_) = under_way.join_next() => {}
                () = sleep(context.queue.poll_interval()) => {}
            }
        }
        // What was begun is given back.
        while under_way.join_next().await.is_some() {}
    }

    /// Leases the next review, with its requester; `None` if there is none to begin.
    async fn claim(&self, context: &WorkContext) -> Result<Option<(Lease, Option<Requester>)>, Error> {
        let (networks, queue) = (&context.networks, &context.queue);
        let mut line = context.store.list(REVIEW_JOB).await?;
        let is_free = |it: &QueuedJob| !self.running().contains_key(&it.table) && queue.is_free(it);
        loop {
            let asked: Vec<_> = line
                .iter()
                .map(|it| (it.requested_by.as_ref().map(|it| networks.requester(it)), is_free(it)))
                .collect();
            let Some(index) = next_job(&asked, &self.service_order()) else { return Ok(None) };
            let (it, requester) = (line.swap_remove(index), asked[index].0.clone());
            let Some(lease) = queue.take_requested(REVIEW_JOB, &it).await? else { continue };
            if let Some(requester) = &requester {
                self.service_order().record(requester);
            }
            return Ok(Some((lease, requester)));
        }
    }

    /// Computes one review. If the machine stops or loses the database, another one begins anew.
    async fn compute(
        &self,
        context: &WorkContext,
        games: &dyn FinishedGames,
        mut lease: Lease,
        requester: Option<Requester>,
    ) {
        let id = lease.table().clone();
        let FinishedGame { play, owner } = match games.finished(&id).await {
            Ok(Some(game)) => game,
            Ok(None) => return lease.done().await,
            Err(
                Failure::NoSuchTable
                | Failure::Closed
                | Failure::Newer
                | Failure::Damaged
                | Failure::Panicked,
            ) => {
                return lease.done().await;
            }
            Err(Failure::Busy | Failure::DbUnavailable | Failure::Internal | Failure::Stopping) => {
                return lease.give_back().await;
            }
        };
        let task = Arc::new(ReviewTask::default());
        self.running().insert(id.clone(), Arc::clone(&task));
        let mut stopped = context.stopped.clone();
        let requester = requester.unwrap_or_else(|| context.networks.requester(&owner));
        let request = SlotRequest {
            requester,
            kind: WorkKind::Review,
            urgency: SharedUrgency::new(Urgency::Correspondence),
        };
        let slots = SlotQueue::new(context.pool().clone(), request);
        let review = tokio::select! {
            review = task.think(&id, &play, slots, context.bot_factory()) => review,
            () = lease.lost() => {
                task.stop();
                None
            }
            _ = stopped.changed() => {
                task.stop();
                return lease.give_back().await;
            }
        };
        self.finish(&*context.store, lease, review).await;
        self.forget(&id, &task);
    }

    /// Stores a review. A cancelled one is dropped; one that cannot be written is computed again later.
    async fn finish(&self, store: &dyn Database, lease: Lease, review: Option<Review>) {
        if let Some(review) = review {
            if !lease.is_ours().await {
                return;
            }
            if let Err(error) = save_review(store, lease.table(), &review).await {
                return tracing::error!(table = %lease.table(), %error, "a review was not written");
            }
        }
        lease.done().await;
    }

    /// Removes a task, unless another one has replaced it.
    fn forget(&self, id: &TableId, task: &Arc<ReviewTask>) {
        let mut running = self.running();
        if running.get(id).is_some_and(|it| Arc::ptr_eq(it, task)) {
            running.remove(id);
        }
    }

    fn service_order(&self) -> MutexGuard<'_, ServiceOrder> {
        // Numbers in maps are whole after any panic.
        self.service_order.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, Arc<ReviewTask>>> {
        // A map is whole after any panic.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The queued job of a table's review.
async fn asked(store: &dyn Database, id: &TableId) -> Result<Option<QueuedJob>, Error> {
    Ok(store.list(REVIEW_JOB).await?.into_iter().find(|it| it.table == *id))
}

/// The stored review, if it can be read.
async fn load_review(store: &dyn Database, id: &TableId) -> Result<Option<Box<Review>>, Error> {
    let Some(text) = store.review(id).await? else { return Ok(None) };
    // What another release wrote can be computed again.
    let unread = |error: serde_json::Error| tracing::warn!(table = %id, %error, "a review cannot be read");
    Ok(serde_json::from_str(&text).map_err(unread).ok().map(Box::new))
}

async fn save_review(store: &dyn Database, id: &TableId, review: &Review) -> Result<(), Error> {
    let text = serde_json::to_string(review).expect("plain data has a JSON form");
    store.save_review(id, clock::now(), &text).await
}

#[cfg(test)]
mod tests;
