//! What bans do: requests are refused, and the computer plays for those who are banned. Every machine reads the list anew all the time.

use std::time::Duration;

use axum::{
    extract::{Request, State},
    http::{Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use patolli_store::{Error, Filter, GuestId, Phase, Table};
use tokio::time::sleep;

use super::{accounts::Session, app::App, client_address};
use crate::{
    denied::Denied,
    table::{Command, reader::seats_of},
    work::db_health::DbState,
};

/// Pause between readings of the list.
const PAUSE: Duration = Duration::from_secs(5);

/// What the banned may still do: read, choose a language, and take their leave.
const ALLOWED: [&str; 6] =
    ["/lang", "/theme", "/account/sign-out", "/account/everywhere", "/account/delete", "/account/forget"];
/// Beginning of the addresses by which calls are stopped.
const STOPS_CALLS: &str = "/calls/stop/";

/// Reads the list again and again, and lets the computer play for those who are new in it. Never completes.
pub(crate) async fn run(app: App) {
    loop {
        if app.live().db_health.state() == DbState::Ready
            && let Err(error) = follow(&app).await
        {
            tracing::warn!(%error, "the list of bans could not be followed");
        }
        sleep(PAUSE).await;
    }
}

async fn follow(app: &App) -> Result<(), Error> {
    for guest in app.bans().read(app.store(), app.live().clock.now()).await? {
        let filter = Filter::by_guest(guest.clone()).in_phase(Phase::Running).awake();
        for table in app.store().tables(filter).await?.iter().filter(|it| plays(&guest, it)) {
            let leave = |reply| Command::Leave { guest: guest.clone(), for_good: false, reply };
            if let Err(failure) = app.live().ask(&table.id, leave).await {
                tracing::warn!(table = %table.id, ?failure, "nobody stands in for a banned person");
            }
        }
    }
    Ok(())
}

/// Whether a guest plays themselves at a table.
fn plays(guest: &GuestId, table: &Table) -> bool {
    seats_of(guest, table).iter().any(|it| table.attendance.seat(usize::from(*it)).away.is_none())
}

/// Middleware that refuses what banned guests and networks want to change, and their sockets.
pub(crate) async fn refuse(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path();
    let acts = !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS)
        || parts.headers.contains_key(header::UPGRADE);
    let allowed = !acts || ALLOWED.contains(&path) || path.starts_with(STOPS_CALLS);
    match (!allowed).then(|| ban_of(&app, &parts)).flatten() {
        Some(denied) => denied.into_response(),
        None => next.run(Request::from_parts(parts, body)).await,
    }
}

/// That whoever makes a request is banned, if they are.
fn ban_of(app: &App, parts: &Parts) -> Option<Denied> {
    let now = app.live().clock.now();
    let guest = Session::from_extensions(&parts.extensions).guest();
    let of_guest = guest.and_then(|it| app.bans().of_guest(&it.id, now));
    of_guest.or_else(|| {
        let address = client_address::origin(parts, app.is_behind_proxy()).address()?;
        app.bans().of_address(address, now)
    })
}
