//! Mails, sent to a mail server on this machine.

use patolli_calls::{
    Message, Outcome,
    mail::{MailServer, is_address},
};
use rustls::pki_types::CertificateDer;

use crate::{
    https::{message, tls},
    smtp::{body, server},
};

fn mailer(port: u16, root: &CertificateDer<'_>) -> MailServer {
    let url = format!("smtps://anna@127.0.0.1:{port}");
    MailServer::new(&url, Some("word"), "patolli <calls@play.example>", Some(root.as_ref()))
        .expect("a server")
}

const STOP: &str = "https://play.example/calls/stop/abc.def";

#[tokio::test]
async fn a_mail_is_plain_text_with_a_way_to_stop_it() {
    let (port, root, mut talks) = server("250 fine").await;
    let sent =
        mailer(port, &root).send("borek@example.org", &message(), &format!("Zrušit: {STOP}"), STOP).await;
    assert_eq!(sent, Outcome::Delivered);
    let talk = talks.recv().await.expect("a conversation");
    assert!(talk.commands.iter().any(|it| it.starts_with("AUTH PLAIN ")), "{:?}", talk.commands);
    assert!(talk.commands.iter().any(|it| it == "RCPT TO:<borek@example.org>"), "{:?}", talk.commands);
    let (head, _) = talk.mail.split_once("\r\n\r\n").expect("head and body");
    for line in [
        "List-Unsubscribe: <https://play.example/calls/stop/abc.def>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "Auto-Submitted: auto-generated",
        "Content-Type: text/plain; charset=utf-8",
    ] {
        assert!(head.lines().any(|it| it == line), "{line} in {head}");
    }
    let body = body(&talk);
    assert!(body.contains("hrají: Bořek, Jagoda\nhttps://play.example/t/abc\n"), "{body}");
    assert!(body.contains(&format!("Zrušit: {STOP}")), "{body}");
}

#[tokio::test]
async fn no_name_becomes_a_header() {
    let (port, root, mut talks) = server("250 fine").await;
    let evil = Message { title: "x\r\nBcc: all@example.org\r\n\r\nhello".to_owned(), ..message() };
    assert_eq!(mailer(port, &root).send("borek@example.org", &evil, "", STOP).await, Outcome::Delivered);
    let talk = talks.recv().await.expect("a conversation");
    let head = talk.mail.split_once("\r\n\r\n").expect("head and body").0;
    assert!(!head.lines().any(|it| it.starts_with("Bcc")), "{head}");
    assert_eq!(talk.commands.iter().filter(|it| it.starts_with("RCPT")).count(), 1);
}

#[tokio::test]
async fn a_refused_mail_is_not_tried_again_and_a_busy_server_is() {
    for (verdict, outcome) in
        [("550 no such person", Outcome::Refused), ("451 later", Outcome::TryAgain(None))]
    {
        let (port, root, _talks) = server(verdict).await;
        assert_eq!(
            mailer(port, &root).send("x@example.org", &message(), "", STOP).await,
            outcome,
            "{verdict}"
        );
    }
    let (port, root, _) = server("250 fine").await;
    assert_eq!(mailer(port, &root).send("nobody", &message(), "", STOP).await, Outcome::Refused);
}

/// The password is not said to a server that cannot prove who it is.
#[tokio::test]
async fn a_server_without_a_valid_certificate_gets_nothing() {
    let (port, _, mut talks) = server("250 fine").await;
    let (_, other) = tls();
    let sent = mailer(port, &other).send("borek@example.org", &message(), "", STOP).await;
    assert_eq!(sent, Outcome::TryAgain(None));
    assert!(talks.try_recv().is_err());
}

#[test]
fn what_is_no_mail_server_or_address_is_refused() {
    for url in ["", "mail.example", "http://mail.example", "smtp:", "smtps://"] {
        assert!(MailServer::new(url, None, "a@example.org", None).is_err(), "{url}");
    }
    assert!(MailServer::new("smtp://mail.example", None, "nobody", None).is_err());
    assert!(is_address("anna@example.org"));
    for text in ["", "anna", "anna@", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "a@x,b@y"] {
        assert!(!is_address(text), "{text:?}");
    }
}
