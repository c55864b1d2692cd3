//! Connections: taking them in, bounding what a slow or greedy client costs, and letting them end.

use std::{future::Future, net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time::sleep,
};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::{
    http::{app::App, client_address::PeerAddress, limits::ConnectionPermit},
    limit_config::LimitConfig,
};

/// Pause after a failed `accept`, such as for lack of file descriptors.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// Minimum buffer for headers that hyper accepts, in bytes.
const MIN_HEADER_BUFFER: usize = 8192;

/// Serves connections until `shutdown` completes, then lets those end that are at work.
pub(crate) async fn serve(
    listener: TcpListener,
    app: &App,
    router: Router,
    shutdown: impl Future<Output = ()>,
) {
    let stop = watch::Sender::new(());
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, address)) => {
                let Some(permit) = app.limits().connection(address) else { continue };
                let connection = Connection { stream, address, stopped: stop.subscribe(), _permit: permit };
                tokio::spawn(connection.serve(app.limits().config().clone(), router.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection was not taken");
                sleep(ACCEPT_RETRY).await;
            }
        }
    }
    drop(listener);
    stop.send_replace(());
    // Each connection holds a receiver until it ends.
    stop.closed().await;
}

/// An accepted connection.
struct Connection {
    stream: TcpStream,
    address: SocketAddr,
    stopped: watch::Receiver<()>,
    _permit: ConnectionPermit,
}

impl Connection {
    async fn serve(mut self, limits: LimitConfig, router: Router) {
        // Small messages matter more than full packets. Where it is not possible, they come later.
        let _ = self.stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(self.stream);
        stream.set_write_timeout(Some(limits.write_time));
        let peer = PeerAddress(self.address);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            router.clone().oneshot(request.map(Body::new))
        });
        let served = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.header_time)
            .max_buf_size(limits.headers.max(MIN_HEADER_BUFFER))
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades();
        let mut served = pin!(served);
        // Why a connection broke is the client's affair; what it asked for was logged when it was answered.
        tokio::select! {
            _ = served.as_mut() => {}
            _ = self.stopped.changed() => {
                served.as_mut().graceful_shutdown();
                let _ = served.await;
            }
        }
    }
}
