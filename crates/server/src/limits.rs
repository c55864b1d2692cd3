//! Who may come in, how often, and how many at once.

mod names;
mod reservations;
mod seats;
mod sign_ins;
mod tables;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{
    extract::{Request, State},
    http::request::Parts,
    middleware::Next,
    response::{IntoResponse, Response},
};
use patolli_store::GuestId;

pub(crate) use self::reservations::Reservation;
use self::{reservations::Reservations, tables::TableCount};
use crate::{
    Config,
    accounts::Session,
    app::App,
    client_address::{self, Origin},
    connection_limit::{ConnectionLimit, LimitReached, Permit},
    limit_config::LimitConfig,
    monitoring::{GaugeGuard, Metrics},
    rate_limiter::RateLimiter,
    trouble::Trouble,
};

/// After how many seconds it is worth trying again where no time can be told.
const SOON: u32 = 5;

/// Who may come in, how often, and how many at once.
pub(crate) struct Limits {
    config: LimitConfig,
    behind_proxy: bool,
    /// Whether the operator was told of a proxy that is not as it should be.
    warned: AtomicBool,
    requests: RateLimiter<IpAddr>,
    guests: RateLimiter<GuestId>,
    openings: RateLimiter<ClientKey>,
    guest_openings: RateLimiter<ClientKey>,
    seats: RateLimiter<ClientKey>,
    guest_seats: RateLimiter<ClientKey>,
    renames: RateLimiter<ClientKey>,
    guest_renames: RateLimiter<ClientKey>,
    open_seats: Reservations,
    listed: Reservations,
    sign_ins: RateLimiter<IpAddr>,
    names: RateLimiter<String>,
    accounts: RateLimiter<IpAddr>,
    table_count: TableCount,
    sockets: ConnectionLimit<ClientKey>,
    connections: ConnectionLimit<IpAddr>,
    metrics: Arc<Metrics>,
}

/// Of whom there may be so many.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum ClientKey {
    Network(IpAddr),
    Guest(GuestId),
}

/// The right to have a socket open.
pub(crate) struct SocketPermit {
    _permit: Permit<ClientKey>,
    _gauge: GaugeGuard,
}

/// The right to have a connection open.
pub(crate) struct ConnectionPermit {
    _permit: Permit<IpAddr>,
    _gauge: GaugeGuard,
}

impl Limits {
    /// As the operator chose.
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> Self {
        let rates = &config.limits;
        Self {
            requests: RateLimiter::new(rates.peer_requests),
            guests: RateLimiter::new(rates.guest_requests),
            openings: RateLimiter::new(rates.peer_tables),
            guest_openings: RateLimiter::new(rates.guest_new_tables),
            seats: RateLimiter::new(rates.peer_seats),
            guest_seats: RateLimiter::new(rates.guest_seats),
            renames: RateLimiter::new(rates.peer_renames),
            guest_renames: RateLimiter::new(rates.guest_renames),
            open_seats: Reservations::default(),
            listed: Reservations::default(),
            warned: AtomicBool::new(false),
            sign_ins: RateLimiter::new(rates.peer_sign_ins),
            names: RateLimiter::new(rates.name_sign_ins),
            accounts: RateLimiter::new(rates.peer_accounts),
            table_count: TableCount::default(),
            sockets: ConnectionLimit::new(rates.sockets),
            connections: ConnectionLimit::new(rates.connections),
            behind_proxy: config.behind_proxy,
            config: config.limits.clone(),
            metrics,
        }
    }

    /// The limits.
    pub(crate) const fn config(&self) -> &LimitConfig {
        &self.config
    }

    /// Whether what a proxy says about its client is believed.
    pub(crate) const fn is_behind_proxy(&self) -> bool {
        self.behind_proxy
    }

    /// The network whose visits are counted; none for those who are spared.
    fn network(&self, parts: &Parts) -> Option<IpAddr> {
        let origin = client_address::origin(parts, self.behind_proxy);
        self.warn_once(origin);
        let here = (!self.config.spare_loopback).then_some(IpAddr::V4(Ipv4Addr::LOCALHOST));
        origin.network().or(here)
    }

    /// Tells the operator, once, that limits by address do not count as they should.
    fn warn_once(&self, origin: Origin) {
        let words = match origin {
            Origin::Local | Origin::From(_) => return,
            Origin::UndeclaredProxy(_) => {
                "requests come through a proxy on this machine, and all of them count as one client: start with \
                 --behind-proxy if nobody else reaches this port"
            }
            Origin::Unreadable => {
                "the proxy names no address in X-Forwarded-For that can be read, and all such requests count as one client"
            }
        };
        if !self.warned.swap(true, Ordering::Relaxed) {
            tracing::warn!("{words}");
        }
    }

    /// Lets a request in, or says why not.
    fn request(&self, parts: &Parts, guest: Option<GuestId>) -> Result<(), Trouble> {
        let Some(network) = self.network(parts) else { return Ok(()) };
        self.requests.admit(network).map_err(|it| self.rate_exceeded("requests", it))?;
        let Some(guest) = guest else { return Ok(()) };
        self.guests.admit(guest).map_err(|it| self.rate_exceeded("guest-requests", it))
    }

    /// A place for one more socket.
    pub(crate) fn socket(&self, parts: &Parts, guest: Option<&GuestId>) -> Result<SocketPermit, Trouble> {
        let keys: Vec<_> = match self.network(parts) {
            None => Vec::new(),
            Some(network) => {
                let guest = guest.map(|it| (ClientKey::Guest(it.clone()), self.config.guest_sockets));
                guest.into_iter().chain([(ClientKey::Network(network), self.config.peer_sockets)]).collect()
            }
        };
        let permit = self.sockets.acquire(&keys).map_err(|LimitReached| self.limit_reached("sockets"))?;
        Ok(SocketPermit { _permit: permit, _gauge: self.metrics.socket() })
    }

    /// A place for one more connection; whoever finds none is hung up on, since nothing was asked yet.
    pub(crate) fn connection(&self, address: SocketAddr) -> Option<ConnectionPermit> {
        let address = client_address::canonical(address.ip());
        // Behind a proxy all come from the same address.
        let spared = self.behind_proxy || (self.config.spare_loopback && address.is_loopback());
        let keys = [(client_address::network(address), self.config.peer_connections)];
        let keys = if spared { &keys[..0] } else { &keys[..] };
        let permit = self
            .connections
            .acquire(keys)
            .map_err(|LimitReached| self.metrics.limited("connections"))
            .ok()?;
        Some(ConnectionPermit { _permit: permit, _gauge: self.metrics.connection() })
    }

    /// Completes when every socket is closed.
    pub(crate) async fn sockets_closed(&self) {
        self.sockets.wait_until_empty().await;
    }

    /// What is refused because it comes too often.
    fn rate_exceeded(&self, limit: &'static str, wait: Duration) -> Trouble {
        self.metrics.limited(limit);
        let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
        Trouble::TooOften { seconds }
    }

    /// What is refused because there are too many already.
    fn limit_reached(&self, limit: &'static str) -> Trouble {
        self.metrics.limited(limit);
        Trouble::TooMany { seconds: SOON }
    }
}

/// Lets requests in that do not come too often.
pub(crate) async fn admit(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let session = Session::from_extensions(&parts.extensions);
    let admitted = app.limits().request(&parts, session.guest().map(|it| it.id));
    match admitted.and_then(|()| session.check()) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(trouble) => trouble.into_response(),
    }
}
