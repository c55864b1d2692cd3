//! State shared by all handlers.

use std::{ops::Deref, sync::Arc, time::Duration};

use axum::http::request::Parts;
use axum_extra::extract::cookie::Key;
use patolli_store::{Database, GuestId};
use patolli_web::Promise;
use tokio::sync::watch;

use crate::{
    Config, Error,
    calls::Calls,
    clock,
    denied::Denied,
    http::{
        accounts::Accounts,
        bans::Bans,
        client_address,
        limits::{Limits, SocketPermit},
        page_cache::PageCache,
    },
    metrics::Metrics,
    table::{LiveTables, TableContext},
    tickets,
    work::{context::WorkContext, review::Reviews},
};

/// State shared by all handlers; clones share it.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    live: Arc<LiveTables>,
    accounts: Accounts,
    bans: Bans,
    reviews: Arc<Reviews>,
    /// None if nobody is called.
    calls: Option<Arc<Calls>>,
    page_cache: PageCache,
    key: Key,
    stopped: watch::Receiver<()>,
    metrics: Arc<Metrics>,
    limits: Limits,
    /// The public address, if the operator set one.
    public_url: Option<String>,
    /// Whether metrics are served at an address of their own only.
    has_metrics_address: bool,
    slow_bots: bool,
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
        let bot_config = config.bot_config(&metrics);
        let accounts = Accounts::new(Arc::<dyn Database>::clone(&store));
        let (clock, calls_people) = (config.clock.clone(), config.calls.is_on());
        let work =
            WorkContext::new(store, bot_config, clock, calls_people, Arc::clone(&metrics), stopped.clone());
        let public_url = config.public_url.as_ref().map(|it| it.trim_end_matches('/').to_owned());
        let origin = public_url.clone().unwrap_or_default();
        let calls = Calls::open(Arc::clone(&work), &config.calls, config.expiry, origin, key.clone()).await?;
        let live = LiveTables::new(TableContext::new(work, config.deals.clone(), key.clone()));
        Ok(Self(Arc::new(Shared {
            live,
            accounts,
            bans: Bans::default(),
            reviews: Arc::default(),
            calls,
            page_cache: PageCache::new(Arc::clone(&metrics)),
            key,
            stopped,
            limits: Limits::new(config, Arc::clone(&metrics)),
            metrics,
            public_url,
            has_metrics_address: config.metrics_listen.is_some(),
            slow_bots: config.slow_bots,
            program_wait: config.program_wait,
        })))
    }
}

fn damaged(why: &impl ToString) -> patolli_store::Error {
    patolli_store::Error::Damaged { what: "the secret of cookies".to_owned(), why: why.to_string() }
}

impl Shared {
    /// The database.
    pub(crate) fn store(&self) -> &dyn Database {
        self.live.store()
    }

    /// The tables in memory.
    pub(crate) const fn live(&self) -> &Arc<LiveTables> {
        &self.live
    }

    /// The accounts.
    pub(crate) const fn accounts(&self) -> &Accounts {
        &self.accounts
    }

    /// Those who may do nothing here.
    pub(crate) const fn bans(&self) -> &Bans {
        &self.bans
    }

    /// Whether new tables may have bots that think for seconds.
    pub(crate) const fn slow_bots(&self) -> bool {
        self.slow_bots
    }

    /// Requested and running reviews.
    pub(crate) const fn reviews(&self) -> &Arc<Reviews> {
        &self.reviews
    }

    /// Calls to people, if any are sent.
    pub(crate) const fn calls(&self) -> Option<&Arc<Calls>> {
        self.calls.as_ref()
    }

    /// The cache of pages.
    pub(crate) const fn page_cache(&self) -> &PageCache {
        &self.page_cache
    }

    /// Maximum time of a long poll of a program.
    pub(crate) fn program_wait(&self) -> Duration {
        self.program_wait
    }

    /// The key that signs cookies and tickets.
    pub(crate) const fn key(&self) -> &Key {
        &self.key
    }

    /// Ticket and commitment for a form for a new table; `None` where deals follow from a number.
    pub(crate) fn promise(&self) -> Option<Promise> {
        if self.live.deals().are_known() {
            return None;
        }
        let (ticket, commitment) = tickets::issue(&self.key, clock::now());
        Some(Promise { ticket, commitment })
    }

    /// The metrics.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The limits.
    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Records the network of a person, by which computing time is shared out.
    pub(crate) fn note_network(&self, parts: &Parts, person: &GuestId) {
        if let Some(network) = client_address::origin(parts, self.is_behind_proxy()).network() {
            self.live.networks.note(person, network);
        }
    }

    /// Permit for one more socket.
    pub(crate) fn socket(&self, parts: &Parts, guest: Option<&GuestId>) -> Result<SocketPermit, Denied> {
        self.limits.socket(parts, guest)
    }

    /// Closed when the server stops.
    pub(crate) fn stopped(&self) -> watch::Receiver<()> {
        self.stopped.clone()
    }

    /// Whether the server stops.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopped.has_changed().is_err()
    }

    /// Whether `X-Forwarded-For` of a proxy is believed.
    pub(crate) fn is_behind_proxy(&self) -> bool {
        self.limits.is_behind_proxy()
    }

    /// The public address, if the operator set one.
    pub(crate) fn public_url(&self) -> Option<&str> {
        self.public_url.as_deref()
    }

    /// Whether metrics are served at an address of their own only.
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
