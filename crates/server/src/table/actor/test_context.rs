//! Tables without a server around them, for tests of the actor.

use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use patolli_catalog::Lang;
use patolli_store::{Database, Occupant, Sqlite};
use patolli_web::model::Theme;
use tempfile::TempDir;
use tokio::sync::watch;

use crate::{
    Clock, Config, Deals,
    guest::Guest,
    metrics::Metrics,
    table::{TableContext, reader::Reader},
    work::context::WorkContext,
};

/// The services of tables on a database of their own.
pub(super) struct TestContext {
    pub(super) tables: Arc<TableContext>,
    pub(super) store: Arc<dyn Database>,
    _folder: TempDir,
    _stop: watch::Sender<()>,
}

impl TestContext {
    pub(super) async fn open() -> Self {
        let folder = TempDir::new().expect("a temporary directory");
        let store = Sqlite::open(&folder.path().join("patolli.db")).await.expect("the database opens");
        Self::on(Arc::new(store), folder, Clock::default())
    }

    /// The services of a machine that has this database and this clock.
    pub(super) fn on(store: Arc<dyn Database>, folder: TempDir, clock: Clock) -> Self {
        let (stop, stopped) = watch::channel(());
        let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().into());
        let metrics = Arc::new(Metrics::new());
        let bot_config = config.bot_config(&metrics);
        let work = WorkContext::new(Arc::clone(&store), bot_config, clock, true, metrics, stopped);
        let tables = TableContext::new(work, Deals::default(), Key::generate());
        Self { tables, store, _folder: folder, _stop: stop }
    }
}

/// A reader of an English page.
pub(super) fn reader(guest: Option<Guest>) -> Reader {
    Reader {
        guest,
        lang: Lang::En,
        theme: Theme::System,
        path: "/t/abc".to_owned(),
        deflate: false,
        dictionary: None,
        events: true,
        muted: Vec::new(),
        told: None,
        came_from: String::new(),
        origin: "http://localhost".to_owned(),
        coach: None,
    }
}

/// A guest on a seat.
pub(super) fn occupant(guest: &Guest) -> Occupant {
    Occupant::Guest { id: guest.id.clone(), name: guest.name.clone().unwrap_or_default() }
}
