//! The actor of one table: it owns the game and executes commands one after the other.

mod answers;
mod bots;
mod curtain;
mod decide;
mod hints;
mod owner;
mod presence;
#[cfg(test)]
mod redealt_tables;
mod seats;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod simulation;
mod sockets;
mod take_back;
mod talk;
#[cfg(test)]
mod test_context;

use std::{
    collections::{HashMap, HashSet},
    mem::take,
    panic::AssertUnwindSafe,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use futures_util::FutureExt as _;
use patolli_catalog::{AnyPlay, Seat};
use patolli_store::{Chain, GuestId, Occupant, Phase, Table, TableId};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};
use tracing::Instrument as _;

use self::{bots::Bots, hints::Hints, sockets::Sockets};
use super::{
    command::{Command, Envelope, Reply},
    context::TableContext,
    load::{Loaded, holders, load},
    replay::UndoUsage,
    sitting::Sitting,
    snapshot::Snapshot,
};
use crate::{failure::Failure, work::db_health::DbState};

/// Time that an unused table stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_mins(5);
/// Time that a page without script counts as watched.
const WATCHED_FOR: Duration = Duration::from_mins(1);
/// Pause before a table that could not be read is read again.
const RELOAD_PAUSE: Duration = Duration::from_secs(1);

/// One table in memory.
struct TableActor {
    context: Arc<TableContext>,
    table: Arc<Table>,
    play: Arc<dyn AnyPlay>,
    version: u32,
    /// The digest of the log up to there.
    chain: Chain,
    /// Entries spent on undo, by seat.
    undo_usage: UndoUsage,
    /// The players of the seats: people or their stand-ins.
    sitting: Arc<Sitting>,
    sockets: Sockets,
    /// The seat for which each guest lifted the curtain.
    lifted: Arc<HashMap<GuestId, Seat>>,
    /// Guests at the table who have an account.
    holders: Arc<HashSet<GuestId>>,
    bots: Bots,
    hints: Hints,
    /// Snapshot requests that wait for the bots.
    waiting_looks: Vec<Reply<Snapshot>>,
    /// Time of the last page, move or hint request.
    last_look: Option<Instant>,
    /// Time at which the present command was sent.
    since: std::time::Instant,
    /// State of the database.
    db_state: watch::Receiver<DbState>,
    /// Time of the next reload, after a failed one.
    reload_at: Option<Instant>,
    /// Whether the table was closed or deleted.
    is_closed: bool,
}

/// Serves a table until it is unused, or until it panics, which ends this table and no other.
pub(super) async fn run(
    context: Arc<TableContext>,
    id: TableId,
    mut inbox: mpsc::Receiver<Envelope>,
    panicked: Arc<AtomicBool>,
    retire: impl FnOnce(),
) {
    let _counted = context.metrics.table();
    let mut actor = None;
    let work = async {
        match Box::pin(load(&context, &id)).await {
            Ok(loaded) => actor.insert(TableActor::new(Arc::clone(&context), loaded)).serve(&mut inbox).await,
            Err(failure) => Box::pin(fail(&context, failure, &mut inbox)).await,
        }
    };
    if AssertUnwindSafe(work).catch_unwind().await.is_err() {
        context.metrics.panicked("table");
        tracing::error!("a table panicked off; its log is whole");
        panicked.store(true, Ordering::Release);
        // Whatever state the game is in, it is not looked at any more. Who comes again gets what the log
        // says.
        if let Some(actor) = &mut actor {
            actor.sockets.close_after_panic();
        }
    }
    retire();
    while let Ok(envelope) = inbox.try_recv() {
        if panicked.load(Ordering::Acquire) {
            envelope.command.fail(Failure::Panicked);
        }
    }
}

/// Answers for a table that cannot be served. A damaged or newer one stays in memory, so that it is not
/// replayed for every request.
async fn fail(context: &TableContext, failure: Failure, inbox: &mut mpsc::Receiver<Envelope>) {
    let until = Instant::now()
        + if matches!(failure, Failure::Damaged | Failure::Newer) { IDLE_TIMEOUT } else { Duration::ZERO };
    let mut stopped = context.stopped.clone();
    loop {
        tokio::select! {
            biased;
            Some(envelope) = inbox.recv() => {
                let news = matches!(*envelope.command, Command::Changed(_));
                envelope.command.fail(failure);
                // The change may have mended it or taken it away.
                if news {
                    break;
                }
            }
            _ = stopped.changed() => break,
            () = sleep_until(until) => break,
        }
    }
}

impl TableActor {
    fn new(context: Arc<TableContext>, loaded: Loaded) -> Self {
        let Loaded { table, play, version, chain, undo_usage, sitting, holders } = loaded;
        Self {
            db_state: context.db_health.subscribe(),
            reload_at: None,
            is_closed: false,
            bots: Bots::new(&context),
            context,
            table: Arc::new(table),
            play: play.into(),
            version,
            chain,
            undo_usage,
            sitting: Arc::new(sitting),
            sockets: Sockets::default(),
            lifted: Arc::default(),
            holders: Arc::new(holders),
            hints: Hints::default(),
            waiting_looks: Vec::new(),
            last_look: None,
            since: std::time::Instant::now(),
        }
    }

    /// Executes commands until the table is unused. There is one such future for each table, and most wait most of the time:
    /// whatever does more than wait is a future of its own, which exists only while it runs.
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Envelope>) {
        let mut stopped = self.context.stopped.clone();
        let mut stop = pin!(stopped.changed());
        // A process that died between the last guest and the start left this undone.
        let _ = Box::pin(self.start_if_full()).await;
        while self.context.stopped.has_changed().is_ok() && !self.is_closed {
            self.start_bot();
            self.update_hint();
            if let Some(decision) = self.due_decision() {
                Box::pin(self.play_bot(decision)).await;
                continue;
            }
            let page_wait = self.page_wait();
            if page_wait.is_none() {
                self.answer_waiting_looks();
            }
            let idle_until = Instant::now() + IDLE_TIMEOUT;
            let is_db_down = self.is_db_down();
            tokio::select! {
                // Bots come first: without an audience they do not pause, and a page shows all that quick
                // ones did.
                biased;
                _ = &mut stop => break,
                Ok(()) = self.db_state.changed() => Box::pin(self.on_db_state()).await,
                () = self.bots.progress(), if !is_db_down => {}
                envelope = inbox.recv() => match envelope {
                    Some(Envelope { command, span, since }) => {
                        self.since = since;
                        Box::pin(self.execute(command)).instrument(span).await;
                    }
                    None => break,
                },
                () = self.hints.progress() => self.show_hint(),
                () = sleep_until(page_wait.unwrap_or(idle_until)), if !self.waiting_looks.is_empty() => {}
                () = sleep_until(self.reload_at.unwrap_or(idle_until)), if self.reload_at.is_some() => {
                    Box::pin(self.catch_up(u32::MAX)).await;
                }
                () = sleep_until(idle_until), if self.sockets.is_empty() => break,
            }
        }
        Box::pin(self.bots.give_back()).await;
        if self.is_closed {
            self.sockets.close_table();
        }
    }

    async fn execute(&mut self, command: Box<Command>) {
        if matches!(*command, Command::Look(_) | Command::Decide { .. } | Command::Hint { .. }) {
            self.last_look = Some(Instant::now());
        }
        // A reply that cannot be delivered is dropped: its client is gone.
        match *command {
            Command::Look(reply) => self.waiting_looks.push(reply),
            Command::Decide { guest, request, reply } => {
                let outcome = Box::pin(self.decide(&guest, &request)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::Leave { guest, for_good, reply } => {
                let outcome = Box::pin(self.go_away(&guest, for_good)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::Back { guest, reply } => {
                let outcome = Box::pin(self.come_back(&guest)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::Arrange { guest, wanted, reply } => {
                let outcome = Box::pin(self.arrange(&guest, &wanted)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::Talk { guest, request, reply } => {
                let outcome = Box::pin(self.talk(&guest, &request)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::SendTalk { socket, request } => Box::pin(self.receive_talk(socket, &request)).await,
            Command::Due(reply) => drop(reply.send(Box::pin(self.on_due()).await)),
            Command::Show { guest, seat, reply } => {
                self.lift_curtain(guest, seat);
                let _ = reply.send(Ok(()));
            }
            Command::Join { guest, name, seat, invited, word, reply } => {
                let outcome =
                    Box::pin(self.join(Occupant::Guest { id: guest, name }, seat, invited, &word)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::Renew { guest, reply } => {
                let outcome = Box::pin(self.renew(&guest)).await;
                let _ = reply.send(self.answer(outcome));
            }
            Command::Rename { guest, old, new, reply } => {
                let _ = reply.send(Box::pin(self.rename(&guest, &old, &new)).await);
            }
            Command::Rematch { guest, promised, word, reply } => {
                let outcome = Box::pin(self.rematch(&guest, promised, word)).await;
                let _ = reply.send(self.rematch_answer(outcome));
            }
            Command::Attach { client, outbox, reply } => drop(reply.send(Ok(self.attach(client, outbox)))),
            Command::Sync { socket, version } => self.sync(socket, version),
            Command::Send { socket, request } => self.receive(socket, &request).await,
            Command::Hint { guest, reply } => self.hint_page(&guest, reply),
            Command::BeginHint(socket) => self.begin_hint(socket),
            Command::EndHint(socket) => self.end_hint(socket),
            Command::Detach(socket) => self.detach(socket),
            Command::Lease(lease) => self.bots.take_over(lease),
            Command::Changed(u32::MAX) if Box::pin(self.is_current()).await => {}
            Command::Changed(n) => Box::pin(self.catch_up(n)).await,
        }
    }

    /// Whether a page is open, or was requested a short while ago.
    fn is_watched(&self) -> bool {
        !self.sockets.is_empty() || self.last_look.is_some_and(|it| it.elapsed() < WATCHED_FOR)
    }

    /// Answers the snapshot requests that waited for the bots.
    fn answer_waiting_looks(&mut self) {
        for reply in take(&mut self.waiting_looks) {
            let _ = reply.send(Ok(self.snapshot()));
        }
    }

    /// The table as it stands.
    fn snapshot(&self) -> Snapshot {
        let (online, watchers) = self.sockets.audience(&self.table);
        Snapshot {
            table: Arc::clone(&self.table),
            play: Arc::clone(&self.play),
            version: self.version,
            online: Arc::new(online),
            watchers,
            sitting: Arc::clone(&self.sitting),
            now: self.context.now(),
            holders: Arc::clone(&self.holders),
            lifted: Arc::clone(&self.lifted),
            advice: None,
            commitment: Arc::default(),
            rematch: self.rematch_commitment(),
            away: self.is_db_down(),
        }
    }

    /// Commitment of the rematch's seed, shown before it is requested.
    fn rematch_commitment(&self) -> Option<String> {
        (self.table.phase == Phase::Finished)
            .then(|| self.context.rematch_commitment(&self.table.id))
            .flatten()
    }

    /// Whether moves are refused because the database is not ready.
    fn is_db_down(&self) -> bool {
        *self.db_state.borrow() != DbState::Ready
    }

    /// Shows the state of the database. When it is ready again, missed entries are read and bots go on.
    async fn on_db_state(&mut self) {
        if !self.is_db_down() {
            self.bots.pause(Duration::ZERO);
            self.catch_up(u32::MAX).await;
        }
        self.broadcast();
    }

    /// Reloads if another machine wrote entries after ours, or if the table is open, since seats change
    /// without entries.
    async fn catch_up(&mut self, n: u32) {
        if n > self.version || self.table.phase == Phase::Open {
            let failed = matches!(self.reload().await, Err(Failure::DbUnavailable | Failure::Internal));
            self.reload_at = failed.then(|| Instant::now() + RELOAD_PAUSE);
            // Two who took the last seats on two machines each thought that the other one was missing.
            let _ = self.start_if_full().await;
        }
    }

    /// Whether the store has what is in memory; then bots and hints go on undisturbed.
    // What a table holds is sent between threads, but not shared by them: hence `mut`.
    async fn is_current(&mut self) -> bool {
        let stored = load(&self.context, &self.table.id).await;
        let here = (self.version, self.chain, &*self.table, &*self.holders);
        stored.is_ok_and(|it| (it.version, it.chain, &it.table, &it.holders) == here)
    }

    /// Replaces the state by that of the store.
    async fn reload(&mut self) -> Result<(), Failure> {
        let loaded = load(&self.context, &self.table.id).await;
        self.is_closed = matches!(loaded, Err(Failure::NoSuchTable | Failure::Closed));
        let Loaded { table, play, version, chain, undo_usage, sitting, holders } = loaded?;
        self.chain = chain;
        self.holders = Arc::new(holders);
        self.table = Arc::new(table);
        self.play = play.into();
        self.version = version;
        self.undo_usage = undo_usage;
        self.sitting = Arc::new(sitting);
        self.bots.defer();
        self.on_position_changed();
        self.broadcast();
        Ok(())
    }

    /// Reads which guests at the table have an account. If that fails, marks are missing until the next
    /// reload.
    async fn update_holders(&mut self) {
        if let Ok(holders) = holders(&self.context, &self.table).await {
            self.holders = Arc::new(holders);
        }
    }

    /// Changes the table's data beside its game.
    fn change_table(&mut self, change: impl FnOnce(&mut Table)) {
        change(Arc::make_mut(&mut self.table));
    }
}
