//! Health checks and metrics.

use crate::{
    denied::Denied,
    failure::Rejection,
    http::{app::App, client_address, error_pages::PlainText, guard},
    work::db_health::DbState,
};
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};

/// Content type of metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What a machine says that does its work, but for judging the time of turns.
const CLOCK_DIFFERS: &str =
    "ready, but the clock of this machine differs from that of the others: it judges no time of turns\n";

/// The process is alive; nothing else is looked at.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: it goes on, the store reads and writes as much as a decision takes,
/// and tables accept decisions.
pub(super) async fn ready(State(app): State<App>) -> Response {
    let unready = |why| (StatusCode::SERVICE_UNAVAILABLE, Extension(PlainText), why).into_response();
    if app.is_stopping() {
        return unready("the server stops\n");
    }
    match app.live().db_health.check(app.store()).await {
        DbState::Ready if app.live().pulse.correction().is_some() => CLOCK_DIFFERS.into_response(),
        DbState::Ready => "ready\n".into_response(),
        DbState::ReadOnly => unready("the store cannot be written\n"),
        DbState::Unreachable => unready("the store cannot be read\n"),
    }
}

/// Metrics for programs on this machine, unless they have an address of their own.
pub(super) async fn metrics_here(State(app): State<App>, parts: Parts) -> Result<Response, Rejection> {
    // A proxy that leaves no other trace passes on the name that people use.
    let public = app.public_url().is_some_and(|it| guard::names_public_host(&parts.headers, it));
    if app.has_metrics_address() || public || !client_address::is_operator(&parts) {
        return Err(Denied::NotFound.into());
    }
    Ok(metrics(State(app)).await)
}

/// Metrics.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, OPEN_METRICS)], app.metrics().to_text()).into_response()
}
