//! Who may come in, how often, and how many at once.

mod held;
mod names;
mod seats;
mod signins;
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

pub(crate) use self::held::Kept;
use self::{held::Held as HeldTables, tables::Census};
use crate::{
    Config,
    accounts::Session,
    app::App,
    crowd::{Crowd, Full, Place},
    limits::Limits,
    peer::{self, Origin},
    rate::Meter,
    trouble::Trouble,
    watch::{Held, Metrics},
};

/// After how many seconds it is worth trying again where no time can be told.
const SOON: u32 = 5;

/// Who may come in, how often, and how many at once.
pub(crate) struct Gate {
    limits: Limits,
    behind_proxy: bool,
    /// Whether the operator was told of a proxy that is not as it should be.
    warned: AtomicBool,
    requests: Meter<IpAddr>,
    guests: Meter<GuestId>,
    openings: Meter<Who>,
    guest_openings: Meter<Who>,
    seats: Meter<Who>,
    guest_seats: Meter<Who>,
    renames: Meter<Who>,
    guest_renames: Meter<Who>,
    open_seats: HeldTables,
    listed: HeldTables,
    sign_ins: Meter<IpAddr>,
    names: Meter<String>,
    accounts: Meter<IpAddr>,
    census: Census,
    sockets: Crowd<Who>,
    connections: Crowd<IpAddr>,
    metrics: Arc<Metrics>,
}

/// Of whom there may be so many.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Who {
    Peer(IpAddr),
    Guest(GuestId),
}

/// The right to have a socket open.
pub(crate) struct SocketPlace {
    _place: Place<Who>,
    _held: Held,
}

/// The right to have a connection open.
pub(crate) struct ConnectionPlace {
    _place: Place<IpAddr>,
    _held: Held,
}

impl Gate {
    /// As the operator chose.
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> Self {
        let limits = config.limits.clone();
        Self {
            requests: Meter::new(limits.peer_requests),
            guests: Meter::new(limits.guest_requests),
            openings: Meter::new(limits.peer_tables),
            guest_openings: Meter::new(limits.guest_new_tables),
            seats: Meter::new(limits.peer_seats),
            guest_seats: Meter::new(limits.guest_seats),
            renames: Meter::new(limits.peer_renames),
            guest_renames: Meter::new(limits.guest_renames),
            open_seats: HeldTables::default(),
            listed: HeldTables::default(),
            warned: AtomicBool::new(false),
            sign_ins: Meter::new(limits.peer_sign_ins),
            names: Meter::new(limits.name_sign_ins),
            accounts: Meter::new(limits.peer_accounts),
            census: Census::default(),
            sockets: Crowd::new(limits.sockets),
            connections: Crowd::new(limits.connections),
            behind_proxy: config.behind_proxy,
            limits,
            metrics,
        }
    }

    /// The limits.
    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Whether what a proxy says about its client is believed.
    pub(crate) const fn is_behind_proxy(&self) -> bool {
        self.behind_proxy
    }

    /// The network whose visits are counted; none for those who are spared.
    fn network(&self, parts: &Parts) -> Option<IpAddr> {
        let origin = peer::origin(parts, self.behind_proxy);
        self.warn_once(origin);
        let here = (!self.limits.spare_loopback).then_some(IpAddr::V4(Ipv4Addr::LOCALHOST));
        origin.network().or(here)
    }

    /// Tells the operator, once, that limits by address do not count as they should.
    fn warn_once(&self, origin: Origin) {
        let words = match origin {
            Origin::Here | Origin::From(_) => return,
            Origin::Unmentioned(_) => {
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
        self.requests.admit(network).map_err(|it| self.later("requests", it))?;
        let Some(guest) = guest else { return Ok(()) };
        self.guests.admit(guest).map_err(|it| self.later("guest-requests", it))
    }

    /// A place for one more socket.
    pub(crate) fn socket(&self, parts: &Parts, guest: Option<&GuestId>) -> Result<SocketPlace, Trouble> {
        let keys: Vec<_> = match self.network(parts) {
            None => Vec::new(),
            Some(network) => {
                let guest = guest.map(|it| (Who::Guest(it.clone()), self.limits.guest_sockets));
                guest.into_iter().chain([(Who::Peer(network), self.limits.peer_sockets)]).collect()
            }
        };
        let place = self.sockets.enter(&keys).map_err(|Full| self.full("sockets"))?;
        Ok(SocketPlace { _place: place, _held: self.metrics.socket() })
    }

    /// A place for one more connection; whoever finds none is hung up on, since nothing was asked yet.
    pub(crate) fn connection(&self, address: SocketAddr) -> Option<ConnectionPlace> {
        let address = peer::plain(address.ip());
        // Behind a proxy all come from the same address.
        let spared = self.behind_proxy || (self.limits.spare_loopback && address.is_loopback());
        let keys = [(peer::network(address), self.limits.peer_connections)];
        let keys = if spared { &keys[..0] } else { &keys[..] };
        let place = self.connections.enter(keys).map_err(|Full| self.metrics.limited("connections")).ok()?;
        Some(ConnectionPlace { _place: place, _held: self.metrics.connection() })
    }

    /// Completes when every socket is closed.
    pub(crate) async fn sockets_closed(&self) {
        self.sockets.gone().await;
    }

    /// What is refused because it comes too often.
    fn later(&self, limit: &'static str, wait: Duration) -> Trouble {
        self.metrics.limited(limit);
        let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
        Trouble::TooOften { seconds }
    }

    /// What is refused because there are too many already.
    fn full(&self, limit: &'static str) -> Trouble {
        self.metrics.limited(limit);
        Trouble::TooMany { seconds: SOON }
    }
}

/// Lets requests in that do not come too often.
pub(crate) async fn admit(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let session = Session::of(&parts.extensions);
    let admitted = app.gate().request(&parts, session.guest().map(|it| it.id));
    match admitted.and_then(|()| session.check()) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(trouble) => trouble.into_response(),
    }
}
