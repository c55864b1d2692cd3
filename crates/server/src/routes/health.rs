//! Signs of life, for whoever watches the server.

use std::time::Duration;

use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use patolli_store::{Error, Filter};

use tokio::time::{error::Elapsed, timeout};

use crate::{
    app::App,
    peer,
    trouble::{InWords, Trouble},
};

/// How long a store that can work takes at most.
const PATIENCE: Duration = Duration::from_secs(2);
/// The form in which numbers are told.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The process is alive; nothing else is looked at.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: it goes on, and the store reads and writes.
pub(super) async fn ready(State(app): State<App>) -> Response {
    let unready = |why| (StatusCode::SERVICE_UNAVAILABLE, Extension(InWords), why).into_response();
    if app.is_stopping() {
        return unready("the server stops\n");
    }
    let read = timeout(PATIENCE, app.store().tables(Filter::all().at_most(1))).await;
    if let Some(why) = trouble(read) {
        tracing::error!(why, "the store cannot be read");
        return unready("the store cannot be read\n");
    }
    if let Some(why) = trouble(timeout(PATIENCE, app.store().try_writing()).await) {
        tracing::error!(why, "the store cannot be written");
        return unready("the store cannot be written\n");
    }
    "ready\n".into_response()
}

/// Why the store did not do something, if it did not.
fn trouble<T>(done: Result<Result<T, Error>, Elapsed>) -> Option<String> {
    match done {
        Ok(Ok(_)) => None,
        Ok(Err(error)) => Some(error.to_string()),
        Err(late) => Some(late.to_string()),
    }
}

/// The numbers, for those who ask from this very machine, unless they have an address of their own.
pub(super) async fn metrics_here(State(app): State<App>, parts: Parts) -> Result<Response, Trouble> {
    if app.tells_elsewhere() || !peer::is_operator(&parts) {
        return Err(Trouble::NotFound);
    }
    Ok(metrics(State(app)).await)
}

/// The numbers.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, OPEN_METRICS)], app.metrics().to_text()).into_response()
}
