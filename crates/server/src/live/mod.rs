//! The tables in memory: one task for each, started when somebody wants it.

mod bots;
mod command;
mod decide;
mod desk;
mod hints;
mod load;
mod seats;
#[cfg(test)]
mod secrets;
mod sockets;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use patolli_store::{Occupant, Phase, Store, Table, TableId};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use self::{
    bots::Habits,
    command::{Answer, Command, Deed, Order, Reply},
    sockets::SocketId,
};

/// How many commands wait at a table before those who ask have to wait.
const INBOX: usize = 256;

/// Why a table does not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// There is no such table.
    Missing,
    /// Its log cannot be replayed.
    Damaged,
    /// The store failed, or the server stops.
    Failed,
}

/// The tables in memory.
pub(crate) struct Live {
    store: Arc<dyn Store>,
    habits: Habits,
    stopped: watch::Receiver<()>,
    desks: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
}

impl Live {
    pub(crate) fn new(store: Arc<dyn Store>, habits: Habits, stopped: watch::Receiver<()>) -> Arc<Self> {
        Arc::new(Self { store, habits, stopped, desks: Mutex::default() })
    }

    /// Where tables are kept.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Asks something of a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl Fn(Reply<T>) -> Command,
    ) -> Result<T, Fault> {
        // A task that went to sleep at this very moment drops what it did not read: then it is asked again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.desk(id).send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Fault::Failed)
    }

    /// Tells a table something.
    pub(crate) async fn tell(self: &Arc<Self>, id: &TableId, command: Command) {
        // Only sockets tell without asking; when their table is gone, they are closed.
        let _ = self.desk(id).send(command).await;
    }

    /// Brings a table into memory, so that its bots go on.
    pub(crate) fn wake(self: &Arc<Self>, id: &TableId) {
        drop(self.desk(id));
    }

    /// The way to a table's task, which is started if need be.
    fn desk(self: &Arc<Self>, id: &TableId) -> mpsc::Sender<Command> {
        let mut desks = self.desks();
        if let Some(desk) = desks.get(id).filter(|it| !it.is_closed()) {
            return desk.clone();
        }
        let (desk, inbox) = mpsc::channel(INBOX);
        desks.insert(id.clone(), desk.clone());
        tokio::spawn(desk::run(Arc::clone(self), id.clone(), inbox));
        desk
    }

    /// Forgets the way to a task that ends.
    fn retire(&self, id: &TableId) {
        self.desks().remove(id);
    }

    fn desks(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        // A map of senders is whole after any panic.
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a table would go on by itself: a bot must decide, or all seats are taken and nobody noticed.
pub(crate) fn waits_for_nobody(table: &Table) -> bool {
    match (table.phase, table.to_move) {
        (Phase::Open, _) => !table.seats.contains(&Occupant::Open),
        (_, Some(seat)) => matches!(table.seats.get(usize::from(seat)), Some(Occupant::Bot { .. })),
        (_, None) => false,
    }
}
