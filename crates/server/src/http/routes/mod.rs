//! Addresses and what answers them, one module per area.

mod account;
mod aid;
mod api;
mod app_files;
mod arrange;
mod calls;
mod close;
mod coach;
mod create;
mod figure;
mod files;
mod games;
mod health;
mod hint;
mod invitations;
mod join_request;
mod learn;
mod lobby;
mod messages;
mod play_on;
mod position_ref;
mod replay;
mod review;
mod rules;
mod seats;
mod settings;
mod socket;
mod table;
mod talk;
mod why;

pub use self::messages::{HTTP_MESSAGES, SOCKET_MESSAGES};

use axum::{
    Router,
    extract::{FromRequestParts, RawPathParams},
    http::{StatusCode, header, request::Parts},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use patolli_store::TableId;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};
use tracing::Span;

use crate::{
    denied::Denied,
    failure::Failure,
    http::{
        app::App,
        ban_guard,
        error_pages::{self, html},
        guard, request_log, request_middleware,
    },
    table::snapshot::Snapshot,
};

/// Every address.
pub(crate) fn router(app: App) -> Router {
    let table = Router::new()
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/do", post(table::decide))
        .route("/t/{id}/show", post(table::show))
        .route("/t/{id}/leave", post(table::leave))
        .route("/t/{id}/back", post(table::come_back))
        .route("/t/{id}/hint", post(hint::ask))
        .route("/t/{id}/why", get(why::page).post(why::answer))
        .route("/t/{id}/coach", get(coach::panel).post(coach::tell))
        .route("/t/{id}/ws", get(socket::open))
        .route("/t/{id}/join", post(seats::join))
        .route("/t/{id}/invite", post(seats::renew))
        .route("/t/{id}/invite-name", post(invitations::invite))
        .route("/t/{id}/decline", post(invitations::decline))
        .route("/t/{id}/close", get(close::ask).post(close::close))
        .route("/t/{id}/seat", post(arrange::seat))
        .route("/t/{id}/up", post(arrange::get_up))
        .route("/t/{id}/unlist", post(arrange::unlist))
        .route("/t/{id}/rematch", post(seats::rematch))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/moment/{n}", get(replay::moment))
        .route("/t/{id}/score", get(replay::score))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/review", get(review::page).post(review::begin))
        .route("/t/{id}/review/parts", get(review::parts))
        .route("/t/{id}/play-on", post(play_on::begin))
        .route("/i/{invite}", get(seats::invited));
    Router::new()
        .merge(lobby_routes())
        .route("/new", get(create::form).post(create::create))
        .route("/play", post(create::play))
        .merge(table)
        .merge(talk_routes())
        .merge(api_routes())
        .merge(account_routes())
        .merge(calls::routes())
        .route("/name", post(settings::name))
        .route("/lang", post(settings::lang))
        .route("/theme", post(settings::theme))
        .merge(file_routes())
        .merge(rules_routes())
        .merge(aid_routes())
        .merge(learn_routes())
        .merge(health_routes().route("/metrics", get(health::metrics_here)))
        .fallback(async || Denied::NotFound)
        .method_not_allowed_fallback(async || Denied::WrongMethod)
        .layer(middleware::from_fn_with_state(app.clone(), guard::body))
        .layer(middleware::from_fn_with_state(app.clone(), ban_guard::refuse))
        .layer(middleware::from_fn_with_state(app.clone(), guard::same_site))
        .layer(middleware::from_fn_with_state(app.clone(), guard::own_host))
        .layer(middleware::from_fn_with_state(app.clone(), request_middleware::admit))
        .layer(CatchPanicLayer::custom(request_log::count_panic(&app)))
        .layer(middleware::from_fn_with_state(app.clone(), error_pages::render))
        .layer(middleware::from_fn_with_state(app.clone(), request_middleware::identify))
        .layer(middleware::from_fn_with_state(app.clone(), request_log::request))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}

/// What people at a table propose to each other, give and say.
fn talk_routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/end", post(talk::end))
        .route("/t/{id}/takeback", post(talk::take_back))
        .route("/t/{id}/give", post(talk::give))
        .route("/t/{id}/say", post(talk::say))
        .route("/t/{id}/mute", post(talk::mute))
}

/// Files that are the same for everybody.
fn file_routes() -> Router<App> {
    Router::new()
        .route("/assets/{name}", get(files::asset))
        .route("/dictionary/{game}/{lang}", get(files::dictionary))
        .route("/favicon.ico", get(files::favicon))
        .route("/manifest.webmanifest", get(app_files::manifest))
        .route("/apple-touch-icon.png", get(app_files::apple_touch_icon))
        .route("/sw.js", get(app_files::service_worker))
        .route("/offline", get(app_files::offline))
}

/// Routes at the address of the operator's tools.
pub(crate) fn operator_router(app: App) -> Router {
    health_routes()
        .route("/metrics", get(health::metrics))
        .fallback(async || StatusCode::NOT_FOUND)
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}

/// The lobby and the lists of tables.
fn lobby_routes() -> Router<App> {
    Router::new()
        .route("/", get(lobby::page))
        .route("/lobby/events", get(lobby::events))
        .route("/next", get(lobby::next))
        .route("/games", get(games::page))
        .route("/games.zip", get(games::archive::download))
}

/// What programs ask.
fn api_routes() -> Router<App> {
    Router::new()
        .route("/api/games", get(api::list_games))
        .route("/api/ticket", get(api::ticket))
        .route("/api/tables/{id}", get(api::look))
        .route("/api/tables/{id}/join", post(api::join))
        .route("/api/tables/{id}/play", post(api::play))
        .route("/api/tables/{id}/leave", post(api::leave))
        .route("/api/tables/{id}/back", post(api::come_back))
        .route("/api/tables/{id}/end", post(talk::end_by_program))
        .route("/api/tables/{id}/takeback", post(talk::take_back_by_program))
        .route("/api/tables/{id}/give", post(talk::give_by_program))
        .route("/api/tables/{id}/say", post(talk::say_by_program))
        .route("/api/tables/{id}/close", post(close::close_by_program))
        .route("/api/tables/{id}/socket", get(api::socket))
}

/// Accounts of people.
fn account_routes() -> Router<App> {
    Router::new()
        .route("/account", get(account::page))
        .route("/account/new", post(account::make))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/everywhere", post(account::sign_out_everywhere))
        .route("/account/password", post(account::change_password))
        .route("/account/delete", post(account::delete))
        .route("/account/forget", post(account::forget))
        .route("/account/data", get(account::data::download))
        .route("/account/merge", post(account::merge::merge))
}

/// The rules of the games.
fn rules_routes() -> Router<App> {
    Router::new()
        .route("/rules/{game}", get(rules::page))
        .route("/rules/{game}/ledger", get(rules::ledger_page))
        .route("/rules/{game}/{part}", get(rules::chapter))
        .route("/figure/{game}/{file}", get(figure::figure))
}

/// Player aids.
fn aid_routes() -> Router<App> {
    Router::new().route("/aid/{game}", get(aid::of_game)).route("/t/{id}/aid", get(aid::of_table))
}

/// Courses and lessons.
fn learn_routes() -> Router<App> {
    Router::new()
        .route("/learn", get(learn::all))
        .route("/learn/forget", post(learn::forget))
        .route("/learn/{game}", get(learn::one))
        .route("/learn/{game}/{lesson}", get(learn::lesson).post(learn::decide))
}

/// Signs of life, which are no secret.
fn health_routes() -> Router<App> {
    Router::new().route("/healthz", get(health::alive)).route("/readyz", get(health::ready))
}

/// An answer that no browser keeps while the game hides something: going back must not show it to the next at
/// the screen.
fn no_store_if_secret(mut response: Response, snapshot: &Snapshot) -> Response {
    if snapshot.play.has_secrets() {
        response.headers_mut().remove(header::ETAG);
        return ([(header::CACHE_CONTROL, "no-store")], response).into_response();
    }
    response
}

/// On to the page of a table.
fn to_table(id: &TableId) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

/// The table in the address.
struct TablePath(TableId);

impl FromRequestParts<App> for TablePath {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Failure::NoSuchTable)?;
        let id = params.iter().find(|it| it.0 == "id").and_then(|it| it.1.parse().ok());
        let id: TableId = id.ok_or(Failure::NoSuchTable)?;
        Span::current().record("table", id.as_str());
        Ok(Self(id))
    }
}
