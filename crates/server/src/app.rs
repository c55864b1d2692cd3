//! What every handler shares.

use std::{ops::Deref, sync::Arc};

use axum_extra::extract::cookie::Key;
use patolli_store::Store;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::{
    Config, Error,
    live::{Habits, Live},
};

/// What every handler shares; clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    live: Arc<Live>,
    key: Key,
    stopped: watch::Receiver<()>,
    sockets: Arc<Semaphore>,
}

/// So many sockets may be open at all tables together.
const MOST_SOCKETS: usize = 4000;

impl App {
    pub(crate) async fn new(
        store: Box<dyn Store>,
        config: &Config,
        stopped: watch::Receiver<()>,
    ) -> Result<Self, Error> {
        let mut fresh = vec![0; 64];
        getrandom::fill(&mut fresh).expect("the operating system gives random bytes");
        let secret = store.secret("cookie", fresh).await?;
        let key = Key::try_from(&secret[..]).map_err(|it| damaged(&it))?;
        let live = Live::new(store.into(), Habits::of(config), stopped.clone());
        Ok(Self(Arc::new(Shared { live, key, stopped, sockets: Arc::new(Semaphore::new(MOST_SOCKETS)) })))
    }
}

fn damaged(why: &impl ToString) -> patolli_store::Error {
    patolli_store::Error::Damaged { what: "the secret of cookies".to_owned(), why: why.to_string() }
}

impl Shared {
    /// Where tables are kept.
    pub(crate) fn store(&self) -> &dyn Store {
        self.live.store()
    }

    /// The tables in memory.
    pub(crate) const fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// What cookies are signed with.
    pub(crate) const fn key(&self) -> &Key {
        &self.key
    }

    /// The right to open one more socket, if there are not too many.
    pub(crate) fn socket(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.sockets).try_acquire_owned().ok()
    }

    /// Changes when the server stops.
    pub(crate) fn stopped(&self) -> watch::Receiver<()> {
        self.stopped.clone()
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
