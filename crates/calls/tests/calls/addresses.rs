//! An attacker's list of addresses, none of which is reached.

use std::sync::{Arc, atomic::Ordering};

use patolli_calls::{
    Networks, NotSent, Outbound, Outcome, Request, is_global,
    webhook::{HookForm, Webhook},
};
use tokio::{net::TcpListener, sync::mpsc};
use url::Url;

use crate::https::{HOST, Names, Receiver, message};

/// Addresses in the place of a name: every way to write one that is not public.
const LITERALS: [&str; 42] = [
    "127.0.0.1",
    "127.1",
    "127.255.255.254",
    "0.0.0.0",
    "0",
    "0.1.2.3",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "017700000001",
    "0177.0.0.1",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.254",
    "169.254.169.254",
    "169.254.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a00:1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b:1::a00:1]",
    "[100::1]",
    "[2001::1]",
    "[2001:db8::1]",
    "[2002:7f00:1::]",
    "[fc00::1]",
    "[fe80::1]",
    "[ff02::1]",
];

/// The same where a name leads to them.
const RESOLVED: [&str; 14] = [
    "127.0.0.1",
    "10.1.2.3",
    "0.0.0.0",
    "100.100.100.200",
    "169.254.169.254",
    "192.168.1.1",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:192.168.0.1",
    "64:ff9b::a9fe:a9fe",
    "fd00:ec2::254",
    "fe80::1",
    "8.8.8.8,127.0.0.1",
];

fn closed(names: Names) -> Outbound {
    Outbound::trusting(Networks::default(), Arc::new(names), Vec::new())
}

async fn post(outbound: &Outbound, url: &str) -> Result<(u16, Option<u64>), NotSent> {
    let url = Url::parse(url).expect("an address");
    outbound.post(Request { url: &url, headers: &[], body: b"{}" }).await
}

#[tokio::test]
async fn no_private_address_is_reached_however_it_is_written() {
    let outbound = closed(Names::of("8.8.8.8"));
    for literal in LITERALS {
        let url = format!("https://{literal}/");
        assert!(matches!(post(&outbound, &url).await, Err(NotSent::NotGlobal)), "{url}");
        assert!(Webhook::new(&outbound, &url, HookForm::Json, "").is_err(), "{url}: not even kept");
    }
}

#[tokio::test]
async fn no_name_leads_to_a_private_address() {
    for addresses in RESOLVED {
        let outbound = closed(Names::of(addresses));
        assert!(
            matches!(post(&outbound, "https://innocent.example/").await, Err(NotSent::NotGlobal)),
            "{addresses}"
        );
    }
}

/// The first answer is public and the second is not: it is never asked for.
#[tokio::test]
async fn a_name_is_looked_up_once() {
    let receiver = Receiver::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let names = Arc::new(Names::changing(&["127.0.0.1", "10.0.0.1"]));
    let allowed: Networks = ["127.0.0.1".parse().expect("a network")].into_iter().collect();
    let outbound = Outbound::trusting(allowed, Arc::clone(&names) as _, vec![receiver.certificate.clone()]);
    let status = post(&outbound, &receiver.url("/")).await.expect("an answer").0;
    assert_eq!((status, names.asked.load(Ordering::SeqCst)), (200, 1));
    assert!(
        matches!(post(&outbound, &receiver.url("/")).await, Err(NotSent::NotGlobal)),
        "judged anew each time"
    );
}

#[tokio::test]
async fn other_ports_and_schemes_are_not_called() {
    let outbound = closed(Names::of("8.8.8.8"));
    for port in [22, 25, 80, 5432, 6379, 8443] {
        let url = format!("https://innocent.example:{port}/");
        assert!(matches!(post(&outbound, &url).await, Err(NotSent::Port(it)) if it == port), "{port}");
    }
    for url in [
        "http://innocent.example/",
        "ftp://innocent.example/",
        "file:///etc/passwd",
        "gopher://x:70/",
        "https://user:word@innocent.example/",
    ] {
        assert!(matches!(post(&outbound, url).await, Err(NotSent::Address)), "{url}");
    }
}

/// The address that the redirect names is not asked.
#[tokio::test]
async fn a_redirect_is_not_followed() {
    let inside = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = inside.local_addr().expect("an address").port();
    let (tell, mut came) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while inside.accept().await.is_ok() {
            let _ = tell.send(());
        }
    });
    for status in ["301 Moved", "302 Found", "307 Temporary", "308 Permanent"] {
        let answer = format!("HTTP/1.1 {status}\r\nLocation: https://127.0.0.1:{port}/\r\n\r\n");
        let receiver = Receiver::answering(answer.leak()).await;
        let outbound = receiver.outbound();
        let hook = Webhook::new(&outbound, &receiver.url("/"), HookForm::Json, "").expect("fine");
        assert_eq!(hook.send(&outbound, &message()).await, Outcome::Refused, "{status}");
    }
    assert!(came.try_recv().is_err(), "the redirect was followed");
}

/// A host that has the right name and a self-signed certificate.
#[tokio::test]
async fn a_receiver_without_a_valid_certificate_gets_nothing() {
    let mut receiver = Receiver::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let other = Receiver::answering("").await;
    let allowed: Networks = ["127.0.0.1".parse().expect("a network")].into_iter().collect();
    let outbound =
        Outbound::trusting(allowed, Arc::new(Names::of("127.0.0.1")), vec![other.certificate.clone()]);
    assert!(matches!(post(&outbound, &receiver.url("/secret")).await, Err(NotSent::Connection(_))));
    assert!(receiver.received.try_recv().is_err());
    assert!(receiver.url("/").contains(HOST));
}

#[test]
fn the_list_is_what_it_says() {
    assert!(LITERALS.len() + RESOLVED.len() >= 30);
    for literal in RESOLVED.iter().flat_map(|it| it.split(',')).filter(|it| *it != "8.8.8.8") {
        assert!(!is_global(literal.parse().expect("an address")), "{literal}");
    }
}

#[tokio::test]
async fn a_header_with_a_line_break_is_not_sent() {
    let receiver = Receiver::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let url = Url::parse(&receiver.url("/")).expect("an address");
    let headers = [("X-Name", "a\r\nX-Evil: 1".to_owned())];
    let sent = receiver.outbound().post(Request { url: &url, headers: &headers, body: b"" }).await;
    assert!(matches!(sent, Err(NotSent::Header)));
}
