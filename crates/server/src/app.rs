//! What every handler shares.

use std::{ops::Deref, sync::Arc, time::Duration};

use axum::http::request::Parts;
use axum_extra::extract::cookie::Key;
use patolli_store::{Database, GuestId};
use patolli_web::Promise;
use tokio::sync::watch;

use crate::{
    Config, Error,
    accounts::Accounts,
    client_address, clock,
    limits::{Limits, SocketPermit},
    live::{BotConfig, LiveTables},
    monitoring::Metrics,
    page_cache::PageCache,
    review::Reviews,
    tickets,
    trouble::Trouble,
};

/// What every handler shares; clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    live: Arc<LiveTables>,
    accounts: Accounts,
    reviews: Reviews,
    page_cache: PageCache,
    key: Key,
    stopped: watch::Receiver<()>,
    metrics: Arc<Metrics>,
    limits: Limits,
    /// How people reach the server, if the operator says it.
    public_url: Option<String>,
    /// Whether the numbers are told at an address of their own, and only there.
    has_metrics_address: bool,
    program_wait: Duration,
}

impl App {
    pub(crate) async fn new(
        store: Arc<dyn Database>,
        config: &Config,
        stopped: watch::Receiver<()>,
    ) -> Result<Self, Error> {
        let mut fresh = vec![0; 64];
        getrandom::fill(&mut fresh).expect("the operating system gives random bytes");
        let secret = store.get_or_create_secret("cookie", fresh).await?;
        let key = Key::try_from(&secret[..]).map_err(|it| damaged(&it))?;
        let metrics = Arc::new(Metrics::new());
        let bot_config = BotConfig::new(config, &metrics);
        let accounts = Accounts::new(Arc::<dyn Database>::clone(&store));
        let live = LiveTables::new(
            store,
            bot_config,
            config.deals.clone(),
            key.clone(),
            Arc::clone(&metrics),
            stopped.clone(),
        );
        Ok(Self(Arc::new(Shared {
            live,
            accounts,
            reviews: Reviews::default(),
            page_cache: PageCache::new(Arc::clone(&metrics)),
            key,
            stopped,
            limits: Limits::new(config, Arc::clone(&metrics)),
            metrics,
            public_url: config.public_url.as_ref().map(|it| it.trim_end_matches('/').to_owned()),
            has_metrics_address: config.metrics_listen.is_some(),
            program_wait: config.program_wait,
        })))
    }
}

fn damaged(why: &impl ToString) -> patolli_store::Error {
    patolli_store::Error::Damaged { what: "the secret of cookies".to_owned(), why: why.to_string() }
}

impl Shared {
    /// Where tables are kept.
    pub(crate) fn store(&self) -> &dyn Database {
        self.live.store()
    }

    /// The tables in memory.
    pub(crate) const fn live(&self) -> &Arc<LiveTables> {
        &self.live
    }

    /// Who has an account.
    pub(crate) const fn accounts(&self) -> &Accounts {
        &self.accounts
    }

    /// The reviews that are asked for.
    pub(crate) const fn reviews(&self) -> &Reviews {
        &self.reviews
    }

    /// The pages that are drawn once.
    pub(crate) const fn page_cache(&self) -> &PageCache {
        &self.page_cache
    }

    /// How long a program waits for something new before it is told that there is nothing.
    pub(crate) fn program_wait(&self) -> Duration {
        self.program_wait
    }

    /// What cookies are signed with.
    pub(crate) const fn key(&self) -> &Key {
        &self.key
    }

    /// The promise of a shuffle for a page with a form for a new table; none where deals follow from a number.
    pub(crate) fn promise(&self) -> Option<Promise> {
        if self.live.deals().are_known() {
            return None;
        }
        let (ticket, commitment) = tickets::issue(&self.key, clock::now());
        Some(Promise { ticket, commitment })
    }

    /// What is counted.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Who may come in, and how often.
    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Notes where somebody asks from: what the computer does for them is shared out by that.
    pub(crate) fn note_network(&self, parts: &Parts, person: &GuestId) {
        if let Some(network) = client_address::origin(parts, self.is_behind_proxy()).network() {
            self.live.networks().note(person, network);
        }
    }

    /// The right to open one more socket, if there are not too many.
    pub(crate) fn socket(&self, parts: &Parts, guest: Option<&GuestId>) -> Result<SocketPermit, Trouble> {
        self.limits.socket(parts, guest)
    }

    /// Changes when the server stops.
    pub(crate) fn stopped(&self) -> watch::Receiver<()> {
        self.stopped.clone()
    }

    /// Whether the server stops.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopped.has_changed().is_err()
    }

    /// Whether what a proxy says about its client is believed.
    pub(crate) fn is_behind_proxy(&self) -> bool {
        self.limits.is_behind_proxy()
    }

    /// How people reach the server, if the operator says it.
    pub(crate) fn public_url(&self) -> Option<&str> {
        self.public_url.as_deref()
    }

    /// Whether the numbers are told at an address of their own, and only there.
    pub(crate) fn has_metrics_address(&self) -> bool {
        self.has_metrics_address
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
