//! A web server on this machine, with a certificate of its own.

use std::{
    net::{IpAddr, SocketAddr},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use patolli_calls::{Lookup, Message, Networks, Outbound, Resolve};
use rcgen::generate_simple_self_signed;
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivatePkcs8KeyDer},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpListener,
    sync::mpsc,
};
use tokio_rustls::{TlsAcceptor, server::TlsStream};

/// The name by which the receivers are called.
pub const HOST: &str = "receiver.example";

/// A request as the receiver got it.
#[derive(Debug)]
pub struct Received {
    pub head: String,
    pub body: Vec<u8>,
}

impl Received {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().skip(1).filter_map(|it| it.split_once(": "));
        lines.find(|it| it.0.eq_ignore_ascii_case(name)).map(|it| it.1)
    }
}

/// Answers every request with the same bytes.
pub struct Receiver {
    pub address: SocketAddr,
    pub certificate: CertificateDer<'static>,
    pub received: mpsc::UnboundedReceiver<Received>,
}

/// TLS with a certificate for [`HOST`] and this machine.
pub fn tls() -> (TlsAcceptor, CertificateDer<'static>) {
    let made =
        generate_simple_self_signed(vec![HOST.to_owned(), "127.0.0.1".to_owned(), "localhost".to_owned()]);
    let made = made.expect("a certificate");
    let (certificate, key) =
        (made.cert.der().clone(), PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate.clone()], key.into())
        .expect("it fits");
    (TlsAcceptor::from(Arc::new(config)), certificate)
}

impl Receiver {
    pub async fn answering(answer: &'static str) -> Self {
        let (acceptor, certificate) = tls();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (tell, received) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let Some(request) = read(&mut stream).await else { continue };
                let _ = tell.send(request);
                let _ = stream.write_all(answer.as_bytes()).await;
                let _ = stream.shutdown().await;
            }
        });
        Self { address, certificate, received }
    }

    /// A way out that knows and trusts this receiver, and may go there.
    pub fn outbound(&self) -> Outbound {
        let allowed: Networks = ["127.0.0.0/8".parse().expect("a network")].into_iter().collect();
        Outbound::trusting(allowed, Arc::new(Names::of("127.0.0.1")), vec![self.certificate.clone()])
    }

    pub fn url(&self, path: &str) -> String {
        format!("https://{HOST}:{}{path}", self.address.port())
    }
}

/// One request with its body.
pub async fn read(stream: &mut TlsStream<tokio::net::TcpStream>) -> Option<Received> {
    let mut bytes = Vec::new();
    loop {
        if let Some(end) = bytes.windows(4).position(|it| it == b"\r\n\r\n") {
            let received = Received {
                head: String::from_utf8(bytes[..end].to_vec()).ok()?,
                body: bytes[end + 4..].to_vec(),
            };
            let length: usize = received.header("content-length")?.parse().ok()?;
            if received.body.len() == length {
                return Some(received);
            }
        }
        let mut more = [0; 4096];
        match stream.read(&mut more).await {
            Ok(0) | Err(_) => return None,
            Ok(count) => bytes.extend(&more[..count]),
        }
    }
}

/// Names that lead to other addresses each time they are asked for, and a count of the questions.
pub struct Names {
    answers: Mutex<Vec<Vec<IpAddr>>>,
    pub asked: AtomicUsize,
}

impl Names {
    /// Every name leads to this address, or to several with commas.
    pub fn of(addresses: &str) -> Self {
        Self::changing(&[addresses])
    }

    /// The first question gets the first answer, and so on; the last one stays.
    pub fn changing(answers: &[&str]) -> Self {
        let parse = |it: &&str| it.split(',').map(|it| it.parse().expect("an address")).collect();
        Self { answers: Mutex::new(answers.iter().map(parse).collect()), asked: AtomicUsize::new(0) }
    }
}

impl Resolve for Names {
    fn resolve<'a>(&'a self, _: &'a str) -> Lookup<'a> {
        let n = self.asked.fetch_add(1, Ordering::SeqCst);
        let answers = self.answers.lock().expect("no panic");
        let answer = answers[n.min(answers.len() - 1)].clone();
        Box::pin(async move { Ok(answer) })
    }
}

/// A message about a table.
pub fn message() -> Message {
    Message {
        event: patolli_calls::CallEvent::Turn,
        title: "Jste na tahu · Tzolk'in".to_owned(),
        text: "hrají: Bořek, Jagoda".to_owned(),
        url: "https://play.example/t/abc".to_owned(),
        table: Some("abc".to_owned()),
        game: Some("tzolkin".to_owned()),
        players: vec!["Bořek".to_owned(), "Jagoda".to_owned()],
        left: None,
        tables: 1,
    }
}
