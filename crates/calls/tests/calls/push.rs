//! A push service that reads what it is sent, with another implementation of the encryption.

use std::time::Duration;

use data_encoding::BASE64URL_NOPAD as BASE64;
use patolli_calls::{
    Outbound, Outcome,
    push::{BadDevice, Device, Sending, ServerKey, send},
};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};

use crate::{
    https::{Receiver, message},
    push_browser::PushBrowser,
};

/// A time in 2026.
const NOW: i64 = 1_790_000_000_000;

async fn call(outbound: &Outbound, device: &Device, key: &ServerKey) -> Outcome {
    let with =
        Sending { key, contact: "mailto:operator@example.org", keep: Duration::from_hours(1), now: NOW };
    send(outbound, device, &message(), with).await
}

#[tokio::test]
async fn only_the_browser_can_read_a_push_and_the_service_knows_who_sent_it() {
    let mut service = Receiver::answering("HTTP/1.1 201 Created\r\n\r\n").await;
    let (outbound, browser) = (service.outbound(), PushBrowser::new());
    let kept = ServerKey::generate();
    let key = ServerKey::from_bytes(&kept).expect("a key");
    let device = browser.device(&service.url("/push/x1")).expect("a device");
    assert_eq!(call(&outbound, &device, &key).await, Outcome::Delivered);
    let received = service.received.recv().await.expect("a request");
    assert!(received.head.starts_with("POST /push/x1 HTTP/1.1\r\n"));
    let expected =
        [("ttl", "3600"), ("topic", "abc"), ("content-encoding", "aes128gcm"), ("urgency", "normal")];
    for (name, value) in expected {
        assert_eq!(received.header(name), Some(value), "{name}");
    }
    assert!(!received.body.windows(4).any(|it| it == b"tahu"), "it is encrypted");
    let read = browser.read(received.body);
    let url = "https://play.example/t/abc";
    let text = "hrají: Bořek, Jagoda";
    assert_eq!(
        read,
        json!({ "title": "Jste na tahu · Tzolk'in", "text": text, "url": url, "table": "abc", "tables": 1 })
    );
    check_signature(received.head.as_str(), &service, &key);
}

/// What a service checks: the signature, who it is for, for how long, and whom to ask.
fn check_signature(head: &str, service: &Receiver, key: &ServerKey) {
    let line = head.lines().find_map(|it| it.strip_prefix("Authorization: vapid t=")).expect("a signature");
    let (token, public) = line.split_once(", k=").expect("a key");
    assert_eq!(public, key.public());
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let bytes = |it: &str| BASE64.decode(it.as_bytes()).expect("base64");
    let checker = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
    checker.verify(signed.as_bytes(), &bytes(signature)).expect("the signature fits");
    let (header, claims) = signed.split_once('.').expect("two parts");
    let json = |it: &str| serde_json::from_slice::<Value>(&bytes(it)).expect("JSON");
    assert_eq!(json(header), json!({ "typ": "JWT", "alg": "ES256" }));
    let claims = json(claims);
    assert_eq!(claims["aud"], service.url("").as_str());
    assert_eq!(claims["sub"], "mailto:operator@example.org");
    let rest = claims["exp"].as_i64().expect("a time") - NOW / 1000;
    assert!((1..=24 * 3600).contains(&rest), "{rest}");
}

#[tokio::test]
async fn a_device_that_is_gone_is_told() {
    let key = ServerKey::from_bytes(&ServerKey::generate()).expect("a key");
    for (answer, outcome) in [
        ("HTTP/1.1 404 Not Found\r\n\r\n", Outcome::Gone),
        ("HTTP/1.1 410 Gone\r\n\r\n", Outcome::Gone),
        ("HTTP/1.1 403 Forbidden\r\n\r\n", Outcome::Refused),
        ("HTTP/1.1 429 Slow\r\nRetry-After: 30\r\n\r\n", Outcome::TryAgain(Some(Duration::from_secs(30)))),
    ] {
        let service = Receiver::answering(answer).await;
        let device = PushBrowser::new().device(&service.url("/")).expect("a device");
        assert_eq!(call(&service.outbound(), &device, &key).await, outcome, "{answer}");
    }
}

#[test]
fn only_services_of_browsers_are_called() {
    let browser = PushBrowser::new();
    for url in [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ] {
        assert!(browser.device(url).is_ok(), "{url}");
    }
    for url in [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "https://notify.windows.com.evil.example/",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::ffff:10.0.0.1]/",
        "not an address",
    ] {
        assert_eq!(browser.device(url).err(), Some(BadDevice::Service), "{url}");
    }
}

#[test]
fn keys_that_are_none_are_refused() {
    let (browser, url) = (PushBrowser::new(), "https://fcm.googleapis.com/x");
    let (point, auth) = (BASE64.encode(&browser.point()), BASE64.encode(&browser.auth));
    let no_point = BASE64.encode(&[&[4][..], &[9; 64]].concat());
    for (key, auth) in
        [("", auth.as_str()), (&point, ""), ("AAAA", &auth), (&no_point, &auth), (&point, "%%")]
    {
        assert_eq!(Device::new(url, key, auth, &[]), Err(BadDevice::Keys));
    }
    assert!(Device::new(url, &point, &format!("{auth}=="), &[]).is_ok(), "browsers may pad");
    assert!(ServerKey::from_bytes(b"damaged").is_none());
}
