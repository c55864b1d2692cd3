//! A machine: what it has in memory, and the clock that it goes by.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::Arc,
};

use axum_extra::extract::cookie::Key;
use patolli_calls::{Networks, Outbound};
use patolli_store::{Database, TableId};
use tempfile::TempDir;

use super::super::{TableActor, test_context::TestContext};
use crate::{
    Clock,
    call_config::CallConfig,
    calls::Calls,
    expiry_config::Expiry,
    table::{LiveTables, load::load, timekeeper::Timekeeper},
};

/// A machine that serves tables.
pub(super) struct Machine {
    pub(super) context: TestContext,
    pub(super) keeper: Timekeeper,
    pub(super) calls: Arc<Calls>,
    actors: HashMap<TableId, TableActor>,
}

impl Machine {
    /// A machine on this database that has just started.
    pub(super) async fn start(store: Arc<dyn Database>, clock: Clock) -> Self {
        let context = TestContext::on(store, TempDir::new().expect("a temporary directory"), clock);
        let keeper = Timekeeper::new(LiveTables::new(Arc::clone(&context.tables)));
        let ways = CallConfig {
            webhooks: true,
            outbound: Some(Outbound::new(Networks::default())),
            ..CallConfig::default()
        };
        let address = "https://play.example".to_owned();
        let calls =
            Calls::open(context.tables.work(), &ways, Expiry::default(), address, Key::generate()).await;
        let calls = calls.expect("the database answers").expect("webhooks are called");
        Self { context, keeper, calls, actors: HashMap::new() }
    }

    /// The actor of a table, which may not have heard of what another machine wrote.
    pub(super) async fn actor(&mut self, id: &TableId) -> &mut TableActor {
        match self.actors.entry(id.clone()) {
            Entry::Occupied(it) => it.into_mut(),
            Entry::Vacant(it) => {
                let loaded = load(&self.context.tables, id).await.expect("it can be read");
                it.insert(TableActor::new(Arc::clone(&self.context.tables), loaded))
            }
        }
    }

    /// The actor of a table that is in memory.
    pub(super) fn actor_in_memory(&mut self, id: &TableId) -> Option<&mut TableActor> {
        self.actors.get_mut(id)
    }

    /// Lets all tables in memory hear that anything may have changed.
    pub(super) async fn hear_of_changes(&mut self) {
        for actor in self.actors.values_mut() {
            actor.catch_up(u32::MAX).await;
        }
    }

    /// Takes a table out of memory.
    pub(super) fn forget(&mut self, id: &TableId) {
        self.actors.remove(id);
    }
}
