//! Addresses and what answers them, one module per area.

mod api;
mod create;
mod files;
mod hint;
mod lobby;
mod play_on;
mod replay;
mod review;
mod rules;
mod seats;
mod settings;
mod socket;
mod table;

use axum::{
    Extension, Router,
    extract::{DefaultBodyLimit, FromRequestParts, RawPathParams},
    http::{header, request::Parts},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use patolli_store::TableId;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};

pub(crate) use self::api::Failure as ApiFailure;
use crate::{app::App, guard, review::Reviews, snapshot::Snapshot, trouble};
use trouble::Trouble;

/// The largest body that is read.
const BODY: usize = 64 * 1024;

/// Every address.
pub(crate) fn router(app: App) -> Router {
    let table = Router::new()
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/do", post(table::decide))
        .route("/t/{id}/show", post(table::show))
        .route("/t/{id}/hint", post(hint::ask))
        .route("/t/{id}/ws", get(socket::open))
        .route("/t/{id}/join", post(seats::join))
        .route("/t/{id}/rematch", post(seats::rematch))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/moment/{n}", get(replay::moment))
        .route("/t/{id}/score", get(replay::score))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/review", get(review::page).post(review::begin))
        .route("/t/{id}/review/parts", get(review::parts))
        .route("/t/{id}/play-on", post(play_on::begin))
        .route("/i/{invite}", get(seats::invited));
    let api = Router::new()
        .route("/api/tables/{id}", get(api::look))
        .route("/api/tables/{id}/join", post(api::join))
        .route("/api/tables/{id}/play", post(api::play));
    Router::new()
        .route("/", get(lobby::page))
        .route("/new", get(create::form).post(create::create))
        .route("/play", post(create::play))
        .merge(table)
        .merge(api)
        .route("/name", post(settings::name))
        .route("/lang", post(settings::lang))
        .route("/theme", post(settings::theme))
        .route("/assets/{name}", get(files::asset))
        .route("/favicon.ico", get(files::favicon))
        .route("/rules/{game}", get(rules::page))
        .route("/healthz", get(files::health))
        .fallback(async || Trouble::NotFound)
        .method_not_allowed_fallback(async || Trouble::WrongMethod)
        .layer(Extension(Reviews::new()))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn(guard::same_site))
        // A bug in one page must not look like a dead server.
        .layer(CatchPanicLayer::custom(|_| Trouble::Internal.into_response()))
        .layer(middleware::from_fn_with_state(app.clone(), trouble::dress))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}

/// A page.
pub(crate) fn html(page: String) -> Response {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// An answer that no browser keeps while the game hides something: going back must not show it to the next at the screen.
fn unkept(response: Response, snapshot: &Snapshot) -> Response {
    if snapshot.play.hides() {
        return ([(header::CACHE_CONTROL, "no-store")], response).into_response();
    }
    response
}

/// On to the page of a table.
fn to_table(id: &TableId) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

/// The table in the address.
struct At(TableId);

impl FromRequestParts<App> for At {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Trouble> {
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Trouble::NoSuchTable)?;
        let id = params.iter().find(|it| it.0 == "id").and_then(|it| it.1.parse().ok());
        id.map(Self).ok_or(Trouble::NoSuchTable)
    }
}
