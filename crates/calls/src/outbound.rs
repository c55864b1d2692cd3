//! Requests to addresses that other people wrote down.

use std::{
    fmt,
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::Arc,
    time::Duration,
};

use rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, ServerName},
};
use tokio::{
    io::AsyncWriteExt as _,
    net::{TcpStream, lookup_host},
    sync::Semaphore,
    time::timeout,
};
use tokio_rustls::TlsConnector;
use url::{Host, Url};

use crate::{
    address::{Networks, is_global},
    answer::{self, Answer},
};

/// Number of requests at the same time.
const MAX_PARALLEL: usize = 4;
/// The port that everybody may use.
const HTTPS: u16 = 443;

/// Sends requests to public addresses only; clones share what they have.
#[derive(Clone)]
pub struct Outbound {
    allowed: Networks,
    resolver: Arc<dyn Resolve>,
    tls: TlsConnector,
    slots: Arc<Semaphore>,
    time: Duration,
}

/// A request with a body.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Address, which begins with `https://`.
    pub url: &'a Url,
    /// Headers besides those that every request has; their values have no line breaks.
    pub headers: &'a [(&'static str, String)],
    /// Body.
    pub body: &'a [u8],
}

/// Reasons why a request was not sent, or not answered.
#[derive(Debug, thiserror::Error)]
pub enum NotSent {
    /// The address does not begin with `https://`, or has a user or no host.
    #[error("only addresses like https://host/path are called")]
    Address,
    /// Another port than 443.
    #[error("port {0} is not called")]
    Port(u16),
    /// The name leads to an address that is not public.
    #[error("the name leads to an address that is not public")]
    NotGlobal,
    /// The name leads nowhere.
    #[error("there is no such host")]
    NoSuchHost,
    /// A header has a line break.
    #[error("a header has a line break")]
    Header,
    /// The time is over.
    #[error("no answer came in time")]
    TooSlow,
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Connection(#[from] io::Error),
}

/// Addresses that are being looked up.
pub type Lookup<'a> = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send + 'a>>;

/// Finds the addresses of a host.
pub trait Resolve: Send + Sync {
    /// The addresses of a host, asked once for each request.
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a>;
}

/// Asks the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemResolver;

impl Resolve for SystemResolver {
    fn resolve<'a>(&'a self, host: &'a str) -> Lookup<'a> {
        Box::pin(async move { Ok(lookup_host((host, HTTPS)).await?.map(|it| it.ip()).collect()) })
    }
}

impl Outbound {
    /// Time for a request, from looking up the name to the answer.
    pub const TIME: Duration = Duration::from_secs(5);

    /// The usual way: asks the system for addresses and trusts the certificates that the machine trusts.
    pub fn new(allowed: Networks) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        Self::with(allowed, Arc::new(SystemResolver), roots)
    }

    /// A way that trusts these certificates only and asks another resolver.
    pub fn trusting(
        allowed: Networks,
        resolver: Arc<dyn Resolve>,
        roots: Vec<CertificateDer<'static>>,
    ) -> Self {
        let mut store = RootCertStore::empty();
        store.add_parsable_certificates(roots);
        Self::with(allowed, resolver, store)
    }

    fn with(allowed: Networks, resolver: Arc<dyn Resolve>, roots: RootCertStore) -> Self {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions of TLS")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let slots = Arc::new(Semaphore::new(MAX_PARALLEL));
        Self { allowed, resolver, tls: Arc::new(config).into(), slots, time: Self::TIME }
    }

    /// The same with another time for a request.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        Self { time, ..self }
    }

    /// Sends a request and returns the answer's status and the seconds to wait, if it says so. Redirects are
    /// not followed: they are answers like others.
    pub async fn post(&self, request: Request<'_>) -> Result<(u16, Option<u64>), NotSent> {
        let _slot = self.slots.acquire().await.expect("it is never closed");
        let sent = timeout(self.time, self.exchange(request)).await.unwrap_or(Err(NotSent::TooSlow));
        let host = request.url.host_str().unwrap_or_default();
        match &sent {
            // Neither path nor body: both may be secrets of the receiver.
            Ok(it) => tracing::info!(host, status = it.status, "a call went out"),
            Err(error) => tracing::info!(host, %error, "a call did not go out"),
        }
        sent.map(|it| (it.status, it.retry_after))
    }

    async fn exchange(&self, request: Request<'_>) -> Result<Answer, NotSent> {
        let head = head(request)?;
        let target = self.target(request.url).await?;
        let name = server_name(request.url)?;
        let stream = TcpStream::connect(target).await?;
        let mut stream = self.tls.connect(name, stream).await?;
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(request.body).await?;
        stream.flush().await?;
        Ok(answer::read(&mut stream).await?)
    }

    /// The address to connect to, which is the one that was judged: the name is not looked up again.
    async fn target(&self, url: &Url) -> Result<SocketAddr, NotSent> {
        check_address(url)?;
        let port = url.port_or_known_default().ok_or(NotSent::Address)?;
        let found = match url.host().ok_or(NotSent::Address)? {
            Host::Ipv4(it) => vec![it.into()],
            Host::Ipv6(it) => vec![it.into()],
            Host::Domain(name) => self.resolver.resolve(name).await.map_err(|_| NotSent::NoSuchHost)?,
        };
        let first = *found.first().ok_or(NotSent::NoSuchHost)?;
        // One bad address among good ones is no accident.
        if !found.iter().all(|&it| is_global(it) || self.allowed.contain(it)) {
            return Err(NotSent::NotGlobal);
        }
        if port != HTTPS && !self.allowed.contain(first) {
            return Err(NotSent::Port(port));
        }
        Ok(SocketAddr::new(first, port))
    }

    /// Whether an address has the right form, without looking up its name.
    pub fn accepts(&self, url: &Url) -> Result<(), NotSent> {
        check_address(url)?;
        let (address, port) = (literal(url), url.port_or_known_default().unwrap_or_default());
        let allowed = address.is_some_and(|it| self.allowed.contain(it));
        if address.is_some_and(|it| !is_global(it)) && !allowed {
            return Err(NotSent::NotGlobal);
        }
        // Of a name it is not known yet whether its port is allowed.
        if address.is_some() && port != HTTPS && !allowed { Err(NotSent::Port(port)) } else { Ok(()) }
    }
}

impl fmt::Debug for Outbound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outbound").field("allowed", &self.allowed).finish_non_exhaustive()
    }
}

fn check_address(url: &Url) -> Result<(), NotSent> {
    let plain = url.username().is_empty() && url.password().is_none();
    if url.scheme() == "https" && plain && url.has_host() { Ok(()) } else { Err(NotSent::Address) }
}

/// The address in the place of a name, if it is one.
fn literal(url: &Url) -> Option<IpAddr> {
    match url.host()? {
        Host::Ipv4(it) => Some(it.into()),
        Host::Ipv6(it) => Some(it.into()),
        Host::Domain(_) => None,
    }
}

fn server_name(url: &Url) -> Result<ServerName<'static>, NotSent> {
    let name = match literal(url) {
        Some(address) => return Ok(ServerName::IpAddress(address.into())),
        None => url.host_str().unwrap_or_default().to_owned(),
    };
    ServerName::try_from(name).map_err(|_| NotSent::Address)
}

/// Everything before the body.
fn head(request: Request<'_>) -> Result<String, NotSent> {
    let Request { url, headers, body } = request;
    let host = match url.port() {
        Some(port) => format!("{}:{port}", url.host_str().unwrap_or_default()),
        None => url.host_str().unwrap_or_default().to_owned(),
    };
    let query = url.query().map(|it| format!("?{it}")).unwrap_or_default();
    let mut head = format!("POST {}{query} HTTP/1.1\r\nHost: {host}\r\n", url.path());
    for (name, value) in headers {
        if value.bytes().any(|it| it.is_ascii_control()) {
            return Err(NotSent::Header);
        }
        head.extend([name, ": ", value.as_str(), "\r\n"]);
    }
    let length = body.len();
    Ok(format!("{head}User-Agent: patolli\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"))
}
