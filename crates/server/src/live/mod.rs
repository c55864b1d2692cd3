//! The tables in memory: one actor for each, started on demand.

mod actor;
mod bots;
mod command;
mod decide;
mod hints;
mod lease;
mod load;
#[cfg(test)]
mod redealt_tables;
mod seats;
#[cfg(test)]
mod secrets;
mod sockets;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use axum_extra::extract::cookie::Key;
use patolli_catalog::Contribution;
use patolli_store::{
    ChangeEvent, Database, Entry, Error, GuestId, Occupant, Phase, Table, TableId, TableProgress,
};
use tokio::{
    sync::{Notify, mpsc, mpsc::error::TrySendError, oneshot, watch},
    time::timeout,
};
use tracing::{Instrument as _, Span};

pub(crate) use self::{
    bots::BotConfig,
    command::{Answer, Command, MoveKind, MoveRequest, RematchAnswer, Reply},
    load::guests,
    sockets::{Client, Frame, SocketId},
};
use crate::{
    bot_factory::BotFactory,
    db_health::DbHealth,
    deals::Deals,
    denied::Denied,
    failure::Failure,
    jobs::Jobs,
    limit_config::Rate,
    monitoring::Metrics,
    pool::Pool,
    rate_limiter::RateLimiter,
    requester::Networks,
    table_spec::DealSource,
    tickets::{self, PromisedSeed},
};

/// Maximum commands queued per table.
const INBOX_CAPACITY: usize = 256;
/// Time that an actor gets to report its panic after an answer was lost.
const PANIC_NOTICE: Duration = Duration::from_secs(2);

/// Address of a table's actor.
#[derive(Clone)]
struct TableHandle {
    inbox: mpsc::Sender<Envelope>,
    /// Whether the actor panicked.
    panicked: Arc<AtomicBool>,
}

/// A command with the log span and arrival time of its request.
struct Envelope {
    command: Command,
    span: Span,
    since: Instant,
}

impl Envelope {
    fn new(command: Command) -> Self {
        Self { command, span: Span::current(), since: Instant::now() }
    }
}

/// The tables in memory.
pub(crate) struct LiveTables {
    store: Arc<dyn Database>,
    db_health: Arc<DbHealth>,
    queue: Jobs,
    bot_config: BotConfig,
    deals: Deals,
    key: Key,
    /// Networks of people's last requests.
    networks: Networks,
    /// Rate of undo by table and guest.
    undos: RateLimiter<(TableId, GuestId)>,
    metrics: Arc<Metrics>,
    stopped: watch::Receiver<()>,
    handles: Mutex<HashMap<TableId, TableHandle>>,
    /// Notified when a table leaves the memory.
    retired: Notify,
}

impl LiveTables {
    pub(crate) fn new(
        store: Arc<dyn Database>,
        bot_config: BotConfig,
        deals: Deals,
        key: Key,
        metrics: Arc<Metrics>,
        stopped: watch::Receiver<()>,
    ) -> Arc<Self> {
        let (db_health, queue) = (Arc::new(DbHealth::new()), Jobs::new(Arc::clone(&store), &bot_config));
        let (networks, undos) = (Networks::default(), RateLimiter::new(undo_rate()));
        let (handles, retired) = (Mutex::default(), Notify::new());
        Arc::new(Self {
            store,
            db_health,
            queue,
            bot_config,
            deals,
            key,
            networks,
            undos,
            metrics,
            stopped,
            handles,
            retired,
        })
    }

    /// Where tables are kept.
    pub(crate) fn store(&self) -> &dyn Database {
        &*self.store
    }

    /// Source of deals.
    pub(crate) const fn deals(&self) -> &Deals {
        &self.deals
    }

    /// The commitment of the seed from which the rematch of a table is dealt, unless deals follow from a number.
    fn rematch_commitment(&self, id: &TableId) -> Option<String> {
        (!self.deals.are_known()).then(|| tickets::rematch(&self.key, id).seed.commitment())
    }

    /// Source of a new table's deal: the promised seed, unless deals follow from a number.
    pub(crate) fn source(&self, promised: PromisedSeed, word: Contribution) -> DealSource {
        self.deals.next().map_or(DealSource::Promised(promised, word), DealSource::Seed)
    }

    /// Counts an undo of a guest against the rate at a table.
    fn admit_undo(&self, table: &TableId, guest: &GuestId) -> Result<(), Denied> {
        self.undos.admit((table.clone(), guest.clone())).map_err(|wait| {
            self.metrics.limited("undos");
            let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            Denied::UndoOften { seconds }
        })
    }

    /// Networks of people's last requests.
    pub(crate) const fn networks(&self) -> &Networks {
        &self.networks
    }

    /// The pool for bots, hints and reviews.
    pub(crate) const fn pool(&self) -> &Pool {
        &self.bot_config.pool
    }

    /// The monitor of the database.
    pub(crate) fn db_health(&self) -> Arc<DbHealth> {
        Arc::clone(&self.db_health)
    }

    /// Makes the bots and searches.
    pub(crate) fn bot_factory(&self) -> Arc<dyn BotFactory> {
        Arc::clone(&self.bot_config.factory)
    }

    /// The queue of jobs.
    pub(crate) const fn queue(&self) -> &Jobs {
        &self.queue
    }

    /// The queue of jobs, if other machines share it.
    fn jobs(&self) -> Option<&Jobs> {
        self.store.is_shared().then_some(&self.queue)
    }

    /// The failure of a table after an error of the store.
    fn failure(&self, error: &Error) -> Failure {
        match error {
            // Somebody took the table away.
            Error::TableNotFound(_) => Failure::NoSuchTable,
            _ if self.db_health.report_failure(error) => Failure::DbUnavailable,
            _ => Failure::Internal,
        }
    }

    /// Appends to the log of a table; durable when it returns.
    async fn append(&self, id: &TableId, entries: &[Entry], progress: &TableProgress) -> Result<(), Error> {
        let begin = Instant::now();
        let done = self.store.append(id, entries, progress).await;
        self.metrics.stored("append", begin, &done);
        self.metrics.entries(entries.len());
        done
    }

    /// Asks something of a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl Fn(Reply<T>) -> Command,
    ) -> Result<T, Failure> {
        // A task that went to sleep at this very moment drops what it did not read: then it is asked again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let handle = self.handle(id);
            if handle.inbox.send(Envelope::new(command(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            // A task that panics loses its answers a moment before it can say so. Nothing is asked twice that breaks it.
            let _ = timeout(PANIC_NOTICE, handle.inbox.closed()).await;
            if handle.panicked.load(Ordering::Acquire) {
                return Err(Failure::Panicked);
            }
        }
        Err(if self.stopped.has_changed().is_err() { Failure::Stopping } else { Failure::Internal })
    }

    /// Tells a table something.
    pub(crate) async fn tell(self: &Arc<Self>, id: &TableId, command: Command) {
        // Only sockets tell without asking; when their table is gone, they are closed.
        let _ = self.handle(id).inbox.send(Envelope::new(command)).await;
    }

    /// Passes a change in the store to the tables in memory: to one, or to all if events were missed.
    pub(crate) fn on_change(&self, news: &ChangeEvent) {
        let told: Vec<(TableHandle, u32)> = match news {
            ChangeEvent::TableChanged { id, n } => {
                self.handles().get(id).map(|it| (it.clone(), *n)).into_iter().collect()
            }
            ChangeEvent::Lagged => self.handles().values().map(|it| (it.clone(), u32::MAX)).collect(),
        };
        for (handle, n) in told {
            let envelope = Envelope::new(Command::Changed(n));
            if let Err(TrySendError::Full(envelope)) = handle.inbox.try_send(envelope) {
                // One busy table does not keep the news from the others.
                tokio::spawn(async move { handle.inbox.send(envelope).await });
            }
        }
    }

    /// Brings a table into memory, so that its bots go on.
    pub(crate) fn wake(self: &Arc<Self>, id: &TableId) {
        drop(self.handle(id));
    }

    /// The handle of a table's actor, which is started if need be.
    fn handle(self: &Arc<Self>, id: &TableId) -> TableHandle {
        let mut handles = self.handles();
        if let Some(handle) = handles.get(id).filter(|it| !it.inbox.is_closed()) {
            return handle.clone();
        }
        let (inbox, envelopes) = mpsc::channel(INBOX_CAPACITY);
        let handle = TableHandle { inbox, panicked: Arc::default() };
        handles.insert(id.clone(), handle.clone());
        // What the task logs by itself belongs to the table and to no request.
        let span = tracing::info_span!(parent: None, "table", table = %id);
        let task = actor::run(Arc::clone(self), id.clone(), envelopes, Arc::clone(&handle.panicked));
        tokio::spawn(task.instrument(span));
        handle
    }

    /// Removes the handle of an actor that ends.
    fn retire(&self, id: &TableId) {
        self.handles().remove(id);
        self.retired.notify_one();
    }

    /// Completes when no table is in memory; by then all leases are released.
    pub(crate) async fn wait_until_empty(&self) {
        while !self.handles().is_empty() {
            self.retired.notified().await;
        }
    }

    fn handles(&self) -> MutexGuard<'_, HashMap<TableId, TableHandle>> {
        // A map of senders is whole after any panic.
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Rate of undo of one guest at one table, far above what trying out turns needs.
fn undo_rate() -> Rate {
    Rate::new(100, 12, Duration::from_mins(1))
}

/// Whether a table can go on without people: a bot is to move, or all seats are taken and it has not started.
pub(crate) fn continues_alone(table: &Table) -> bool {
    match (table.phase, table.to_move) {
        (Phase::Open, _) => !table.seats.contains(&Occupant::Open),
        (_, Some(seat)) => matches!(table.seats.get(usize::from(seat)), Some(Occupant::Bot { .. })),
        (_, None) => false,
    }
}
