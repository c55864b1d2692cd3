//! Those who may do nothing here, as operators said; every machine reads the list anew all the time.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use axum::{
    extract::{Request, State},
    http::{Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use patolli_calls::Network;
use patolli_store::{Account, BanKind, Database, Error, Filter, GuestId, Phase, Table};
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

/// Those who may do nothing here, as they were last read.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Arc<BanList>>);

/// Bans that hold, each with the time at which it ends.
#[derive(Default)]
struct BanList {
    guests: HashMap<GuestId, Option<i64>>,
    networks: Vec<(Network, Option<i64>)>,
}

impl Bans {
    /// That a guest is banned, if they are.
    pub(crate) fn of_guest(&self, guest: &GuestId, now: i64) -> Option<Denied> {
        let until = self.list().guests.get(guest).copied();
        until.filter(|it| holds(*it, now)).map(|until| Denied::Banned { until })
    }

    /// That a network is banned, if it is.
    fn of_address(&self, address: IpAddr, now: i64) -> Option<Denied> {
        let list = self.list();
        let mut bans = list.networks.iter().filter(|it| it.0.contains(address) && holds(it.1, now));
        bans.next().map(|it| Denied::Banned { until: it.1 })
    }

    fn list(&self) -> Arc<BanList> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads the list; returns the guests that were not in it before.
    async fn read(&self, store: &dyn Database, now: i64) -> Result<Vec<GuestId>, Error> {
        let mut list = BanList::default();
        for ban in store.bans().await?.into_iter().filter(|it| holds(it.until, now)) {
            match ban.kind {
                BanKind::Network => list.networks.extend(ban.key.parse().ok().map(|it| (it, ban.until))),
                BanKind::Guest => list.guests.extend(ban.key.parse().ok().map(|it| (it, ban.until))),
                BanKind::Account => {
                    let account = store.account(&ban.key).await?;
                    list.guests.extend(account.map(|it: Account| (it.guest, ban.until)));
                }
            }
        }
        let before: HashSet<GuestId> = self.list().guests.keys().cloned().collect();
        let fresh = list.guests.keys().filter(|it| !before.contains(*it)).cloned().collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(list);
        Ok(fresh)
    }
}

/// Whether a ban has not ended yet.
fn holds(until: Option<i64>, now: i64) -> bool {
    until.is_none_or(|it| now < it)
}

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

#[cfg(test)]
mod tests {
    use patolli_store::{Ban, BanStore as _, GuestId, Sqlite};

    use super::*;

    fn ban(kind: BanKind, key: &str, until: Option<i64>) -> Ban {
        Ban { kind, key: key.to_owned(), until, why: String::new(), made: 0 }
    }

    #[tokio::test]
    async fn bans_hold_until_they_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("patolli.db")).await.expect("it opens");
        let (guest, bans) = (GuestId::random(), Bans::default());
        store.ban(&ban(BanKind::Guest, guest.as_str(), Some(100))).await.expect("it is kept");
        store.ban(&ban(BanKind::Network, "203.0.113.0/24", None)).await.expect("it is kept");
        store.ban(&ban(BanKind::Account, "nobody", None)).await.expect("it is kept");
        assert_eq!(bans.of_guest(&guest, 5), None, "nothing was read");
        assert_eq!(bans.read(&store, 5).await.expect("it is read"), [guest.clone()]);
        assert_eq!(bans.of_guest(&guest, 99), Some(Denied::Banned { until: Some(100) }));
        assert_eq!(bans.of_guest(&guest, 100), None, "it is over, whenever the list is read again");
        assert_eq!(bans.of_guest(&GuestId::random(), 5), None);
        let address = |text: &str| text.parse().expect("an address");
        assert_eq!(bans.of_address(address("203.0.113.9"), 5), Some(Denied::Banned { until: None }));
        assert_eq!(bans.of_address(address("203.0.114.9"), 5), None);
        assert!(bans.read(&store, 5).await.expect("it is read").is_empty(), "nobody is new");
    }
}
