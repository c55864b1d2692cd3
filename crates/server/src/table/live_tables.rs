//! The tables in memory: one actor for each, started on demand.

use std::{
    collections::HashMap,
    ops::Deref,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use futures_util::future::BoxFuture;
use patolli_store::{ChangeEvent, Error, Occupant, Phase, Table, TableId};
use tokio::{
    sync::{Notify, mpsc, mpsc::error::TrySendError, oneshot, watch},
    time::{sleep, timeout},
};
use tracing::Instrument as _;

use super::{
    actor,
    command::{Command, Envelope, Reply},
    context::TableContext,
    lease::BOT_JOB,
};
use crate::{
    clock,
    failure::Failure,
    work::review::{FinishedGame, FinishedGames},
};

/// Maximum jobs taken from the queue in one go.
const MAX_CLAIMS: usize = 100;
/// Age of the last move up to which unplayed bots are looked for, in milliseconds.
const RECENT_MS: i64 = 3_600_000;
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

/// The tables in memory; also the services of the [`TableContext`].
pub(crate) struct LiveTables {
    context: Arc<TableContext>,
    handles: Mutex<HashMap<TableId, TableHandle>>,
    /// Notified when a table leaves the memory.
    retired: Notify,
    /// Counts changes of tables, for lobbies that are open in a browser.
    changes: watch::Sender<u64>,
}

impl LiveTables {
    pub(crate) fn new(context: Arc<TableContext>) -> Arc<Self> {
        Arc::new(Self {
            context,
            handles: Mutex::default(),
            retired: Notify::new(),
            changes: watch::Sender::default(),
        })
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
            // A task that panics loses its answers a moment before it can say so. Nothing is asked twice that
            // breaks it.
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

    /// Notes that a table changed, for lobbies that are open in a browser.
    pub(crate) fn note_change(&self) {
        self.changes.send_modify(|it| *it = it.wrapping_add(1));
    }

    /// Changes with every change of a table that this machine hears of.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Passes a change in the store to the tables in memory: to one, or to all if events were missed.
    pub(crate) fn on_change(&self, news: &ChangeEvent) {
        self.note_change();
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
        let (this, own) = (Arc::clone(self), id.clone());
        let retire = move || this.retire(&own);
        let panicked = Arc::clone(&handle.panicked);
        let task = actor::run(Arc::clone(&self.context), id.clone(), envelopes, panicked, retire);
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

impl Deref for LiveTables {
    type Target = TableContext;

    fn deref(&self) -> &TableContext {
        &self.context
    }
}

impl LiveTables {
    /// Takes over bots without a lease, such as those of a machine that died. Never completes.
    pub(crate) async fn take_over_bots(self: Arc<Self>) {
        let (jobs, mut found) = (&self.queue, None::<tokio::time::Instant>);
        loop {
            if found.is_none_or(|it| it.elapsed() >= jobs.lease()) {
                // At first all tables are looked at, then those that moved not long ago.
                let since = found.map_or(0, |_| clock::now() - RECENT_MS);
                match jobs.enqueue_waiting_bots(BOT_JOB, since).await {
                    Ok(()) => found = Some(tokio::time::Instant::now()),
                    Err(error) => drop(self.db_health.report_failure(&error)),
                }
            }
            if let Err(error) = self.claim_bots().await {
                self.db_health.report_failure(&error);
            }
            sleep(jobs.poll_interval()).await;
        }
    }

    /// Leases queued bots, up to a number, so that other machines get some.
    async fn claim_bots(self: &Arc<Self>) -> Result<(), Error> {
        for _ in 0..MAX_CLAIMS {
            let Some(lease) = self.queue.claim(BOT_JOB).await? else { break };
            let table = lease.table().clone();
            self.tell(&table, Command::Lease(lease)).await;
        }
        Ok(())
    }
}

/// Finished games for reviews.
pub(crate) struct Finished(pub(crate) Arc<LiveTables>);

impl FinishedGames for Finished {
    fn finished<'a>(&'a self, id: &'a TableId) -> BoxFuture<'a, Result<Option<FinishedGame>, Failure>> {
        Box::pin(async move {
            let snapshot = self.0.ask(id, Command::Look).await?;
            let game =
                || FinishedGame { play: Arc::clone(&snapshot.play), owner: snapshot.table.owner.clone() };
            Ok((snapshot.table.phase == Phase::Finished).then(game))
        })
    }
}

/// Whether a table can go on without people: a bot or a stand-in is to move, or all seats are taken and it has not started.
pub(crate) fn continues_alone(table: &Table) -> bool {
    match (table.phase, table.to_move) {
        (Phase::Open, _) => !table.seats.contains(&Occupant::Open),
        _ if table.attendance.asleep => false,
        (_, Some(seat)) => {
            let is_away = |it: usize| table.attendance.seat(it).away.is_some();
            let person = |it: &Occupant| matches!(it, Occupant::Guest { .. });
            let people = || (0..).zip(&table.seats).filter(|it| person(it.1));
            // Where all people are away and the game is not being finished, everything waits.
            let waits = people().next().is_some() && people().all(|it| is_away(it.0));
            let bot = matches!(table.seats.get(usize::from(seat)), Some(Occupant::Bot { .. }));
            (bot || is_away(usize::from(seat))) && (!waits || table.attendance.due.is_none())
        }
        (_, None) => false,
    }
}
