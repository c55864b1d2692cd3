//! A webhook of a person: signed JSON, or what Discord wants.

use patolli_calls::{
    Outcome,
    webhook::{HookForm, Webhook},
};
use ring::hmac;
use serde_json::{Value, json};

use crate::https::{Receiver, message};

#[tokio::test]
async fn a_program_can_check_who_calls() {
    let mut receiver = Receiver::answering("HTTP/1.1 204 No Content\r\n\r\n").await;
    let outbound = receiver.outbound();
    let hook =
        Webhook::new(&outbound, &receiver.url("/hook?a=1"), HookForm::Json, "the secret").expect("fine");
    assert_eq!(hook.send(&outbound, &message()).await, Outcome::Delivered);
    let received = receiver.received.recv().await.expect("a request");
    assert!(received.head.starts_with("POST /hook?a=1 HTTP/1.1\r\n"), "{}", received.head);
    let signature =
        received.header("x-patolli-signature").and_then(|it| it.strip_prefix("sha256=")).expect("signed");
    let signature = data_encoding::HEXLOWER.decode(signature.as_bytes()).expect("digits");
    let key = |it: &str| hmac::Key::new(hmac::HMAC_SHA256, it.as_bytes());
    hmac::verify(&key("the secret"), &received.body, &signature).expect("it fits");
    assert!(hmac::verify(&key("another"), &received.body, &signature).is_err());
    let body: Value = serde_json::from_slice(&received.body).expect("JSON");
    let expected = json!({
        "event": "turn", "game": "tzolkin", "table": "abc", "url": "https://play.example/t/abc",
        "players": ["Bořek", "Jagoda"], "left": null, "tables": 1,
    });
    assert_eq!(body, expected);
}

#[tokio::test]
async fn discord_gets_its_form() {
    let mut receiver = Receiver::answering("HTTP/1.1 200 OK\r\n\r\n{}").await;
    let outbound = receiver.outbound();
    let hook = Webhook::new(&outbound, &receiver.url("/api"), HookForm::Discord, "").expect("fine");
    assert_eq!(hook.send(&outbound, &message()).await, Outcome::Delivered);
    let received = receiver.received.recv().await.expect("a request");
    assert_eq!(received.header("x-patolli-signature"), None);
    let body: Value = serde_json::from_slice(&received.body).expect("JSON");
    assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
    assert!(body["content"].as_str().expect("a text").ends_with("https://play.example/t/abc"));
}

#[tokio::test]
async fn answers_say_what_follows() {
    for (answer, outcome) in [
        ("HTTP/1.1 410 Gone\r\n\r\n", Outcome::Gone),
        ("HTTP/1.1 400 Bad\r\n\r\n", Outcome::Refused),
        ("HTTP/1.1 500 Broken\r\n\r\n", Outcome::TryAgain(None)),
        (
            "HTTP/1.1 429 Slow\r\nRetry-After: 90\r\n\r\n",
            Outcome::TryAgain(Some(std::time::Duration::from_secs(90))),
        ),
        ("hello\r\n\r\n", Outcome::TryAgain(None)),
        ("", Outcome::TryAgain(None)),
    ] {
        let receiver = Receiver::answering(answer).await;
        let outbound = receiver.outbound();
        let hook = Webhook::new(&outbound, &receiver.url("/"), HookForm::Json, "s").expect("fine");
        assert_eq!(hook.send(&outbound, &message()).await, outcome, "{answer:?}");
    }
}
