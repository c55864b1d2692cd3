//! Receivers that take their time or send without end.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use patolli_calls::{Networks, NotSent, Outbound, Request};
use rustls::pki_types::CertificateDer;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpListener,
    sync::watch,
    task::yield_now,
};
use url::Url;

use crate::https::{HOST, Names, read, tls};

/// A way out to this machine.
fn trusting(certificate: CertificateDer<'static>) -> Outbound {
    let allowed: Networks = ["127.0.0.1".parse().expect("a network")].into_iter().collect();
    Outbound::trusting(allowed, Arc::new(Names::of("127.0.0.1")), vec![certificate])
}

/// The usual time is told and not waited for; the way it ends is the same.
#[tokio::test]
async fn a_receiver_that_never_answers_costs_five_seconds() {
    assert_eq!(Outbound::TIME, Duration::from_secs(5));
    let (acceptor, certificate) = tls();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let silent = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("somebody");
        let Ok(mut stream) = acceptor.accept(stream).await else { return };
        // The answer never comes; the connection ends because the other side gives up.
        while stream.read(&mut [0; 1024]).await.is_ok_and(|it| it > 0) {}
    });
    let outbound = trusting(certificate).within(Duration::from_millis(300));
    let url = Url::parse(&format!("https://{HOST}:{port}/")).expect("an address");
    let sent = outbound.post(Request { url: &url, headers: &[], body: b"{}" }).await;
    assert!(matches!(sent, Err(NotSent::TooSlow)), "{sent:?}");
    silent.await.expect("the connection ended");
}

#[tokio::test]
async fn an_endless_body_is_not_read() {
    let (acceptor, certificate) = tls();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let sending = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("somebody");
        let mut stream = acceptor.accept(stream).await.expect("TLS");
        read(&mut stream).await.expect("a request");
        let mut result = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await;
        // It ends only because the other side goes away.
        while result.is_ok() {
            result = stream.write_all(&[b'x'; 16_384]).await;
        }
    });
    let outbound = trusting(certificate);
    let url = Url::parse(&format!("https://{HOST}:{port}/")).expect("an address");
    let sent = outbound.post(Request { url: &url, headers: &[], body: b"{}" }).await;
    assert_eq!(sent.expect("an answer"), (200, None));
    sending.await.expect("the receiver noticed");
}

/// The receiver answers when four have come, and lets everything else happen before that.
#[tokio::test]
async fn four_requests_go_out_at_once() {
    let (acceptor, certificate) = tls();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (open, most) = (watch::Sender::new(0_usize), Arc::new(AtomicUsize::new(0)));
    let seen = Arc::clone(&most);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, open, seen) = (acceptor.clone(), open.clone(), Arc::clone(&seen));
            tokio::spawn(async move {
                open.send_modify(|it| *it += 1);
                seen.fetch_max(*open.borrow(), Ordering::SeqCst);
                let mut stream = acceptor.accept(stream).await.expect("TLS");
                read(&mut stream).await.expect("a request");
                let most = Arc::clone(&seen);
                open.subscribe().wait_for(|_| most.load(Ordering::SeqCst) >= 4).await.expect("it goes on");
                for _ in 0..500 {
                    yield_now().await;
                }
                open.send_modify(|it| *it -= 1);
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await;
            });
        }
    });
    let outbound = trusting(certificate);
    let url = Url::parse(&format!("https://{HOST}:{port}/")).expect("an address");
    let requests = (0..12).map(|_| {
        let (outbound, url) = (outbound.clone(), url.clone());
        tokio::spawn(async move { outbound.post(Request { url: &url, headers: &[], body: b"" }).await })
    });
    for request in requests.collect::<Vec<_>>() {
        assert_eq!(request.await.expect("no panic").expect("an answer").0, 200);
    }
    assert_eq!(most.load(Ordering::SeqCst), 4);
}
