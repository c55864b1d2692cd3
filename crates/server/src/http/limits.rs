//! Limits of requests, connections, sockets, tables, seats, names and accounts, by network, by guest and in
//! all.

mod calls;
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

use axum::http::request::Parts;
use patolli_store::GuestId;

pub(crate) use self::reservations::Reservation;
use self::{reservations::Reservations, tables::TableCount};
use crate::{
    Config,
    denied::Denied,
    http::{
        client_address::{self, Origin},
        connection_limit::{ConnectionLimit, LimitReached, Permit},
    },
    limit_config::{LimitConfig, Rate},
    metrics::{GaugeGuard, Metrics},
    rate_limiter::RateLimiter,
};

/// `Retry-After` in seconds where the waiting time is unknown.
const SOON: u32 = 5;

const HOUR: Duration = Duration::from_hours(1);

/// Limits of requests, connections, sockets, tables, seats, names and accounts, by network, by guest and in
/// all.
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
    receivers: RateLimiter<ClientKey>,
    trials: RateLimiter<ClientKey>,
    archives: RateLimiter<ClientKey>,
    invitations: RateLimiter<ClientKey>,
    guest_invitations: RateLimiter<ClientKey>,
    table_count: TableCount,
    sockets: ConnectionLimit<ClientKey>,
    connections: ConnectionLimit<IpAddr>,
    metrics: Arc<Metrics>,
}

/// The client that a limit counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum ClientKey {
    Network(IpAddr),
    Guest(GuestId),
}

/// Permit for an open socket, counted while it lives.
pub(crate) struct SocketPermit {
    _permit: Permit<ClientKey>,
    _gauge: GaugeGuard,
}

/// Permit for an open connection, counted while it lives.
pub(crate) struct ConnectionPermit {
    _permit: Permit<IpAddr>,
    _gauge: GaugeGuard,
}

impl Limits {
    /// Limits as the operator set them.
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
            receivers: RateLimiter::new(Rate::new(6, 6, HOUR)),
            trials: RateLimiter::new(Rate::new(5, 5, HOUR)),
            archives: RateLimiter::new(Rate::new(6, 6, HOUR)),
            invitations: RateLimiter::new(Rate::new(60, 60, HOUR)),
            guest_invitations: RateLimiter::new(Rate::new(10, 10, HOUR)),
            table_count: TableCount::default(),
            sockets: ConnectionLimit::new(rates.sockets),
            connections: ConnectionLimit::new(rates.connections),
            behind_proxy: config.behind_proxy,
            config: config.limits.clone(),
            metrics,
        }
    }

    /// The limits as numbers.
    pub(crate) const fn config(&self) -> &LimitConfig {
        &self.config
    }

    /// Whether `X-Forwarded-For` of a proxy is believed.
    pub(crate) const fn is_behind_proxy(&self) -> bool {
        self.behind_proxy
    }

    /// The network that is counted; `None` for local programs, which have no limits.
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

    /// Counts a request against the limits of its network and guest.
    pub(crate) fn request(&self, parts: &Parts, guest: Option<GuestId>) -> Result<(), Denied> {
        let Some(network) = self.network(parts) else { return Ok(()) };
        self.requests.admit(&network).map_err(|it| self.rate_exceeded("requests", it))?;
        let Some(guest) = guest else { return Ok(()) };
        self.guests.admit(&guest).map_err(|it| self.rate_exceeded("guest-requests", it))
    }

    /// Permit for one more socket.
    pub(crate) fn socket(&self, parts: &Parts, guest: Option<&GuestId>) -> Result<SocketPermit, Denied> {
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

    /// Permit for one more connection; without one, the connection is dropped before a request is read.
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

    /// Counts and reports an exceeded rate.
    fn rate_exceeded(&self, limit: &'static str, wait: Duration) -> Denied {
        self.metrics.limited(limit);
        let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
        Denied::TooOften { seconds }
    }

    /// Counts and reports a reached number.
    fn limit_reached(&self, limit: &'static str) -> Denied {
        self.metrics.limited(limit);
        Denied::TooMany { seconds: SOON }
    }
}
