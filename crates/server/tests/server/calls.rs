//! People are called back to their tables, by receivers on this machine that check what they get.

use std::sync::Arc;

use data_encoding::{BASE64URL_NOPAD as BASE64, HEXLOWER};
use hmac::{Hmac, KeyInit as _, Mac as _};
use patolli_calls::{Networks, Outbound, mail::MailServer};
use patolli_catalog::Status;
use patolli_server::{CallConfig, Clock, Config, PushConfig};
use patolli_store::{QueuedJob, TableId};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::{
    browser::{Browser, Page},
    cluster::Cluster,
    https::{HOST, Names, Received, Receiver},
    push_browser::PushBrowser,
    smtp::{self, Talk},
    test_server::{TestServer, kind, until},
};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const URL: &str = "https://play.example";
/// An answer that takes what it is sent.
const TAKEN: &str = "HTTP/1.1 201 Created\r\n\r\n";

/// A place where calls arrive, and servers that call there.
struct World {
    receiver: Receiver,
    mails: UnboundedReceiver<Talk>,
    config: CallConfig,
    clock: Clock,
}

impl World {
    /// Receivers of push messages and webhooks that answer with these bytes, and a mail server.
    async fn answering(answer: &'static str) -> Self {
        Self::leading_to(answer, "127.0.0.1").await
    }

    /// The same, where every name leads to that address.
    async fn leading_to(answer: &'static str, address: &str) -> Self {
        let receiver = Receiver::answering(answer).await;
        let (port, root, mails) = smtp::server("250 fine").await;
        let mail = MailServer::new(
            &format!("smtps://anna@127.0.0.1:{port}"),
            Some("word"),
            "patolli <calls@play.example>",
            Some(root.as_ref()),
        );
        let allowed: Networks = ["127.0.0.0/8".parse().expect("a network")].into_iter().collect();
        let roots = vec![receiver.certificate.clone()];
        let outbound = Outbound::trusting(allowed, Arc::new(Names::of(address)), roots);
        let push =
            PushConfig { contact: "mailto:operator@example.org".to_owned(), hosts: vec![HOST.to_owned()] };
        let config = CallConfig {
            push: Some(push),
            mail: Some(mail.expect("a mail server")),
            webhooks: true,
            outbound: Some(outbound),
        };
        Self { receiver, mails, config, clock: Clock::default() }
    }

    fn configure(&self, config: &mut Config) {
        config.public_url = Some(URL.to_owned());
        config.calls = self.config.clone();
        config.clock = self.clock.clone();
    }

    async fn server(&self) -> TestServer {
        TestServer::open_as(|it| self.configure(it)).await
    }

    /// The next request to the receiver.
    async fn next(&mut self) -> Received {
        self.receiver.received.recv().await.expect("the receiver lives")
    }

    /// The next request to the receiver, as JSON of a webhook.
    async fn next_hook(&mut self) -> Value {
        serde_json::from_slice(&self.next().await.body).expect("JSON")
    }

    /// Waits until no call waits any more, and sees that nothing else was sent.
    async fn nothing_more(&mut self, server: &TestServer) {
        until("no call waits", async || calls(server).await == 0).await;
        assert!(self.receiver.received.try_recv().is_err(), "nothing is sent twice");
        assert!(self.mails.try_recv().is_err(), "no mail is sent twice");
    }
}

/// Calls about the end of a table have numbers from here on; they wait for days.
const ABOUT_THE_END: u32 = 32;

/// Calls about turns that wait.
async fn waiting_calls(server: &TestServer) -> Vec<QueuedJob> {
    let calls = server.store.list("call").await.expect("the store answers");
    calls.into_iter().filter(|it| it.n < ABOUT_THE_END).collect()
}

/// Number of calls about turns that wait.
async fn calls(server: &TestServer) -> usize {
    waiting_calls(server).await.len()
}

/// A person who is called by webhook for these events.
async fn called_by_hook(
    world: &World,
    server: &TestServer,
    name: &str,
    events: &[&str],
) -> (Browser, String) {
    let mut person = Browser::at(server);
    person.post("/name", &[("name", name)]).await;
    let page = person.post("/calls/hook", &[("url", &world.receiver.url("/hook")), ("form", "json")]).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let secret = page.body.split("<code>").nth(1).and_then(|it| it.split('<').next()).expect("a secret");
    let mut fields = vec![("part".to_owned(), "what".to_owned())];
    fields.extend(events.iter().map(|it| (format!("{it}-webhook"), "on".to_owned())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    assert_eq!(person.post("/calls", &fields).await.status, 303);
    let awake = [("part", "when"), ("from", "0"), ("to", "0"), ("zone", "UTC"), ("often", "at-once")];
    assert_eq!(person.post("/calls", &awake).await.status, 303);
    (person, secret.to_owned())
}

/// A table of two people that has begun.
async fn table(one: &mut Browser, other: &mut Browser, pace: &str) -> TableId {
    let fields =
        [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on"), ("pace", pace)];
    let id = one.open_table(&fields).await;
    assert_eq!(other.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    id
}

/// Plays decisions of both people until the first one is asked anew; returns how many it took.
async fn until_asked(server: &TestServer, id: &TableId, people: [&mut Browser; 2]) -> usize {
    let [one, other] = people;
    let mut mirror = server.mirror(id).await;
    for entry in server.log(id).await.into_iter().filter(|it| !it.auto) {
        mirror.play(patolli_catalog::Seat::new(entry.seat), &entry.notation).expect("it was played");
    }
    let (mut others_turn, before) =
        (mirror.status() != Status::Asks(patolli_catalog::Seat::new(0)), mirror.steps());
    loop {
        let Status::Asks(seat) = mirror.status() else { panic!("the game goes on") };
        if seat.number() == 0 && others_turn {
            return mirror.steps() - before;
        }
        others_turn |= seat.number() == 1;
        let choices = mirror.choices();
        let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
        let version = u32::try_from(server.log(id).await.len()).expect("a short game");
        let person = if seat.number() == 0 { &mut *one } else { &mut *other };
        let page = person.decide(id, &choice, version).await;
        assert_eq!(page.status, 303, "{choice}: {}", page.body);
        mirror.play(seat, &choice).expect("the choice was offered");
    }
}

fn link(page: &str, start: &str) -> String {
    let begin = page.find(start).unwrap_or_else(|| panic!("{start} in {page}"));
    page[begin..].split([' ', '\n', '>', '"']).next().expect("a link").trim_end_matches('.').to_owned()
}

/// The value of the first button of that name.
fn value(page: &str, name: &str) -> String {
    let start = format!("name=\"{name}\" value=\"");
    let begin = page.find(&start).unwrap_or_else(|| panic!("{name} in {page}")) + start.len();
    page[begin..].split('"').next().expect("a value").to_owned()
}

async fn with_account(server: &TestServer, name: &str) -> Browser {
    let mut person = Browser::at(server);
    let made = person.post("/account/new", &[("name", name), ("password", "a long password")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    person
}

/// Push, mail and webhook: each gets one message for the whole turn, and can prove who sent it.
#[tokio::test]
async fn a_turn_is_called_once_by_every_way() {
    let mut world = World::answering(TAKEN).await;
    let server = world.server().await;
    let (mut anna, mut borek) = (with_account(&server, "Anna").await, Browser::at(&server));
    borek.post("/name", &[("name", "Borek")]).await;

    let phone = PushBrowser::new();
    let (point, auth) = (BASE64.encode(&phone.point()), BASE64.encode(&phone.auth));
    let endpoint = world.receiver.url("/push/phone");
    let device =
        [("endpoint", &*endpoint), ("p256dh", &point), ("auth", &auth), ("name", "Phone"), ("zone", "UTC")];
    assert_eq!(anna.post("/calls/device", &device).await.status, 303);
    let hook = anna.post("/calls/hook", &[("url", &world.receiver.url("/hook")), ("form", "json")]).await;
    let secret = hook.body.split("<code>").nth(1).and_then(|it| it.split('<').next()).expect("a secret");
    assert_eq!(anna.post("/calls/mail", &[("mail", "anna@example.org")]).await.status, 303);
    let asked = world.mails.recv().await.expect("a mail");
    let confirm = link(&smtp::body(&asked), &format!("{URL}/calls/mail/"));
    assert_eq!(Browser::at(&server).get(&confirm[URL.len()..]).await.status, 303, "no cookie is needed");
    let what = [("part", "what"), ("turn-push", "on"), ("turn-mail", "on"), ("turn-webhook", "on")];
    assert_eq!(anna.post("/calls", &what).await.status, 303);
    let awake = [("part", "when"), ("from", "0"), ("to", "0"), ("zone", "UTC"), ("often", "at-once")];
    assert_eq!(anna.post("/calls", &awake).await.status, 303);

    let id = table(&mut anna, &mut borek, "none").await;
    until_asked(&server, &id, [&mut anna, &mut borek]).await;
    assert!(world.receiver.received.try_recv().is_err(), "she has a minute");
    world.clock.set_by(61 * SECOND);
    let mail = world.mails.recv().await.expect("a mail");
    let mut requests = [world.next().await, world.next().await];
    requests.sort_by_key(|it| it.head.starts_with("POST /push"));
    let [hook, push] = requests;

    let signature =
        hook.header("x-patolli-signature").and_then(|it| it.strip_prefix("sha256=")).expect("signed");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
    mac.update(&hook.body);
    mac.verify_slice(&HEXLOWER.decode(signature.as_bytes()).expect("digits")).expect("it fits");
    // All that a call tells: nothing of it is hidden from anybody who may watch.
    let expected = json!({
        "event": "turn", "game": kind().name(), "table": id.to_string(), "url": format!("{URL}/t/{id}"),
        "players": ["Borek"], "left": null, "tables": 1,
    });
    assert_eq!(serde_json::from_slice::<Value>(&hook.body).expect("JSON"), expected);
    let shown = phone.read(push.body);
    assert_eq!((&shown["url"], &shown["tables"]), (&json!(format!("{URL}/t/{id}")), &json!(1)));
    assert_eq!(shown["text"], "with Borek");
    let text = smtp::body(&mail);
    assert!(text.starts_with(&format!("with Borek\n{URL}/t/{id}\n")), "{text}");
    assert!(mail.mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", mail.mail);
    world.nothing_more(&server).await;

    can_be_stopped(&server, &mut anna, &text).await;
}

/// A mail program stops mails without a cookie; following the link alone does not.
async fn can_be_stopped(server: &TestServer, anna: &mut Browser, mail: &str) {
    let stop = link(mail, &format!("{URL}/calls/stop/"))[URL.len()..].to_owned();
    assert_eq!(Browser::at(server).get(&stop).await.status, 200);
    assert!(switch(&anna.get("/calls").await, "turn-mail"));
    let one_click = [("List-Unsubscribe", "One-Click")];
    assert_eq!(Browser::at(server).post(&stop, &one_click).await.status, 200);
    assert!(!switch(&anna.get("/calls").await, "turn-mail"));
    assert!(switch(&anna.get("/calls").await, "turn-push"), "other ways stay");
    assert_eq!(Browser::at(server).post("/calls/stop/abc.0.def", &one_click).await.status, 404);
}

/// Whether a switch of the page is on.
fn switch(page: &Page, name: &str) -> bool {
    let begin = page.body.find(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("{name}"));
    page.body[begin..].split('>').next().expect("an element").contains(" checked")
}

#[tokio::test]
async fn who_decided_or_looks_is_not_called() {
    let mut world = World::answering(TAKEN).await;
    let server = world.server().await;
    let (mut anna, _) = called_by_hook(&world, &server, "Anna", &["turn"]).await;
    let mut borek = Browser::at(&server);
    borek.post("/name", &[("name", "Borek")]).await;
    let id = table(&mut anna, &mut borek, "none").await;
    until_asked(&server, &id, [&mut anna, &mut borek]).await;
    assert_eq!(calls(&server).await, 1);
    world.clock.set_by(30 * SECOND);
    assert_eq!(anna.post("/calls/seen", &[]).await.status, 204);
    world.clock.set_by(31 * SECOND);
    world.nothing_more(&server).await;

    until_asked(&server, &id, [&mut anna, &mut borek]).await;
    assert_eq!(calls(&server).await, 1, "it is another turn");
    let mut mirror = server.mirror(&id).await;
    for entry in server.log(&id).await.into_iter().filter(|it| !it.auto) {
        mirror.play(patolli_catalog::Seat::new(entry.seat), &entry.notation).expect("it was played");
    }
    while mirror.status() == Status::Asks(patolli_catalog::Seat::new(0)) {
        let choices = mirror.choices();
        let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
        let version = u32::try_from(mirror.steps()).expect("a short game");
        assert_eq!(anna.decide(&id, &choice, version).await.status, 303);
        mirror.play(patolli_catalog::Seat::new(0), &choice).expect("the choice was offered");
    }
    world.clock.set_by(61 * SECOND);
    world.nothing_more(&server).await;
    assert_eq!(borek.post("/calls/seen", &[]).await.status, 410, "nothing is kept about him");
}

#[tokio::test]
async fn several_tables_are_one_call_and_the_next_one_waits() {
    let mut world = World::answering(TAKEN).await;
    let server = world.server().await;
    let (mut anna, _) = called_by_hook(&world, &server, "Anna", &["turn"]).await;
    let mut borek = Browser::at(&server);
    borek.post("/name", &[("name", "Borek")]).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let id = table(&mut anna, &mut borek, "none").await;
        until_asked(&server, &id, [&mut anna, &mut borek]).await;
        tables.push(id);
    }
    world.clock.set_by(61 * SECOND);
    let call = world.next_hook().await;
    assert_eq!((&call["tables"], &call["table"]), (&json!(3), &Value::Null), "{call}");
    world.nothing_more(&server).await;
    until_asked(&server, &tables[0], [&mut anna, &mut borek]).await;
    world.clock.set_by(61 * SECOND);
    until("it waits", async || {
        let waits = server.store.list("call").await.expect("the store answers");
        waits.iter().all(|it| it.lease.is_none()) && waits.len() == 1
    })
    .await;
    assert!(world.receiver.received.try_recv().is_err(), "a quarter of an hour lies between two calls");
    world.clock.set_by(15 * MINUTE);
    assert_eq!(world.next_hook().await["table"], json!(tables[0].to_string()));
}

#[tokio::test]
async fn nobody_is_called_in_quiet_hours() {
    let mut world = World::answering(TAKEN).await;
    let server = world.server().await;
    let (mut anna, _) = called_by_hook(&world, &server, "Anna", &["turn", "near"]).await;
    let mut borek = Browser::at(&server);
    borek.post("/name", &[("name", "Borek")]).await;
    let hour = world.clock.now().div_euclid(HOUR).rem_euclid(24);
    let [from, to] = [hour, (hour + 3) % 24].map(|it| it.to_string());
    let quiet = [("part", "when"), ("from", &from), ("to", &to), ("zone", "UTC"), ("often", "at-once")];
    assert_eq!(anna.post("/calls", &quiet).await.status, 303);
    let refused = anna.post("/calls", &[("part", "when"), ("zone", "Europe/Atlantis")]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("no such time zone"), "{}", refused.body);
    let id = table(&mut anna, &mut borek, "day").await;
    until_asked(&server, &id, [&mut anna, &mut borek]).await;
    world.clock.set_by(61 * SECOND);
    let due = async |server: &TestServer| {
        let waits = waiting_calls(server).await;
        waits.len() == 2 && waits.iter().all(|it| it.lease.is_none())
    };
    until("both wait", async || due(&server).await).await;
    assert!(world.receiver.received.try_recv().is_err());
    world.clock.set_by(3 * HOUR);
    let call = world.next_hook().await;
    assert_eq!(call["event"], "turn", "{call}");
    assert!(call["left"].as_u64().is_some_and(|it| it > 20 * 3600), "she has a day at least: {call}");
    assert_eq!(calls(&server).await, 1, "nearly up is not yet");
}

#[tokio::test]
async fn a_device_that_is_gone_is_forgotten_and_what_fails_is_tried_again() {
    let world = World::answering("HTTP/1.1 410 Gone\r\n\r\n").await;
    let server = world.server().await;
    let mut anna = Browser::at(&server);
    anna.post("/name", &[("name", "Anna")]).await;
    let phone = PushBrowser::new();
    let (point, auth) = (BASE64.encode(&phone.point()), BASE64.encode(&phone.auth));
    let endpoint = world.receiver.url("/push/phone");
    let device = [("endpoint", &*endpoint), ("p256dh", &point), ("auth", &auth), ("name", "Phone")];
    assert_eq!(anna.post("/calls/device", &device).await.status, 303);
    let page = anna.get("/calls").await;
    assert!(page.body.contains(&endpoint));
    let id = value(&page.body, "device");
    let tried = anna.post("/calls/try", &[("device", &id)]).await;
    assert_eq!(tried.status, 422, "it did not arrive");
    assert!(!anna.get("/calls").await.body.contains(&endpoint));

    let mut busy = World::answering("HTTP/1.1 503 Busy\r\n\r\n").await;
    let server = busy.server().await;
    let (mut anna, _) = called_by_hook(&busy, &server, "Anna", &["turn"]).await;
    let mut borek = Browser::at(&server);
    borek.post("/name", &[("name", "Borek")]).await;
    let id = table(&mut anna, &mut borek, "none").await;
    until_asked(&server, &id, [&mut anna, &mut borek]).await;
    busy.clock.set_by(61 * SECOND);
    for pause in [15, 30, 60] {
        busy.next().await;
        until("it is tried again later", async || calls(&server).await == 1).await;
        assert!(busy.receiver.received.try_recv().is_err());
        busy.clock.set_by((pause + 1) * SECOND);
    }
    busy.next().await;
}

#[tokio::test]
async fn addresses_that_are_not_public_are_refused() {
    let mut world = World::leading_to(TAKEN, "10.0.0.1").await;
    let server = world.server().await;
    let mut anna = Browser::at(&server);
    anna.post("/name", &[("name", "Anna")]).await;
    for url in [
        "http://hook.example/",
        "https://10.0.0.1/",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://user@hook.example/",
        "javascript:alert(1)",
        "",
    ] {
        let page = anna.post("/calls/hook", &[("url", url), ("form", "json")]).await;
        assert_eq!(page.status, 422, "{url}");
    }
    let device = [("endpoint", "https://10.0.0.1/x"), ("p256dh", "x"), ("auth", "x")];
    assert_eq!(anna.post("/calls/device", &device).await.status, 422);
    // A name that leads inside is found out when it is called.
    let added = anna.post("/calls/hook", &[("url", "https://inside.example/"), ("form", "json")]).await;
    assert_eq!(added.status, 200);
    let id = value(&added.body, "hook");
    assert_eq!(anna.post("/calls/try", &[("hook", &id)]).await.status, 422);
    assert_eq!(Browser::at(&server).post("/calls/try", &[("hook", &id)]).await.status, 403, "it is hers");
    assert!(world.receiver.received.try_recv().is_err());
    let mail = anna.post("/calls/mail", &[("mail", "anna@example.org")]).await;
    assert_eq!(mail.status, 422, "mails are for accounts");
    assert!(world.mails.try_recv().is_err());
}

/// Two machines, one of which dies: every call is sent once.
#[tokio::test]
async fn of_two_machines_one_calls() {
    let mut world = World::answering(TAKEN).await;
    let database = Cluster::shared().database();
    let open = async || {
        TestServer::open_as(|it| {
            world.configure(it);
            it.database = Some(database.clone());
        })
        .await
    };
    let (mut one, other) = (open().await, open().await);
    let (mut anna, _) = called_by_hook(&world, &one, "Anna", &["turn"]).await;
    let mut borek = Browser::at(&other);
    borek.post("/name", &[("name", "Borek")]).await;
    let id = table(&mut anna, &mut borek, "none").await;
    until_asked(&other, &id, [&mut anna, &mut borek]).await;
    world.clock.set_by(61 * SECOND);
    assert_eq!(world.next_hook().await["table"], json!(id.to_string()));
    world.nothing_more(&other).await;
    one.kill();
    anna.moves_to(&other);
    world.clock.set_by(20 * MINUTE);
    until_asked(&other, &id, [&mut anna, &mut borek]).await;
    world.clock.set_by(61 * SECOND);
    assert_eq!(world.next_hook().await["table"], json!(id.to_string()));
    world.nothing_more(&other).await;
}

#[tokio::test]
async fn a_server_that_calls_nobody_says_so() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    anna.post("/name", &[("name", "Anna")]).await;
    assert!(anna.get("/calls").await.body.contains("This server does not send these."));
    assert_eq!(anna.post("/calls", &[("part", "what"), ("turn-push", "on")]).await.status, 404);
    anna.post("/play", &[("game", kind().name()), ("opponents", "1"), ("level", "1")]).await;
    assert!(!anna.get("/").await.body.contains("Choose calls"));
}

#[tokio::test]
async fn the_lobby_offers_calls_until_it_is_answered() {
    let world = World::answering(TAKEN).await;
    let server = world.server().await;
    let mut anna = Browser::at(&server);
    anna.post("/name", &[("name", "Anna")]).await;
    assert!(!anna.get("/").await.body.contains("Choose calls"), "she has no tables");
    anna.post("/play", &[("game", kind().name()), ("opponents", "1"), ("level", "1")]).await;
    let lobby = anna.get("/").await;
    assert!(lobby.body.contains("Choose calls"));
    assert_eq!(anna.post("/calls", &[("part", "later")]).await.status, 303);
    assert!(!anna.get("/").await.body.contains("Choose calls"));
}
