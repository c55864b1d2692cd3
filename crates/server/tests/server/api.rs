//! Programs at a table: JSON over HTTP with a token.

pub mod sockets;

use std::net::SocketAddr;

use axum::{
    body::Bytes,
    http::{HeaderMap, Method, Request, header},
};
use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use patolli_store::{Phase, TableId};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{
    bots::LONG,
    browser::Browser,
    schemas::check_http,
    test_server::{PATIENCE, TestServer, kind},
};

/// A program that talks to one table.
#[derive(Clone)]
pub struct Program {
    client: Client<HttpConnector, Full<Bytes>>,
    address: SocketAddr,
    id: TableId,
    headers: Vec<(&'static str, String)>,
}

/// The answer to it.
pub struct Answer {
    status: u16,
    headers: HeaderMap,
    pub json: Value,
}

impl Program {
    pub fn at(server: &TestServer, id: &TableId) -> Self {
        let client = Client::builder(TokioExecutor::new()).build_http();
        Self { client, address: server.address, id: id.clone(), headers: Vec::new() }
    }

    /// The same program, sitting at the table.
    pub async fn seated(mut self, body: &Value) -> (Self, u64) {
        let joined = self.post("/join", &body.to_string()).await;
        assert_eq!(joined.status, 200, "{}", joined.json);
        let token = joined.json["token"].as_str().expect("a token");
        self.headers = vec![("authorization", format!("Bearer {token}"))];
        (self, joined.json["seat"].as_u64().expect("a seat"))
    }

    pub async fn get(&self, query: &str) -> Answer {
        self.ask(Method::GET, query, String::new()).await
    }

    async fn post(&self, path: &str, body: &str) -> Answer {
        self.ask(Method::POST, path, body.to_owned()).await
    }

    async fn play(&self, notation: &str, version: &Value) -> Answer {
        self.post("/play", &json!({ "do": notation, "version": version }).to_string()).await
    }

    async fn ask(&self, method: Method, path: &str, body: String) -> Answer {
        let uri = format!("http://{}/api/tables/{}{path}", self.address, self.id);
        let mut request = Request::builder().method(method).uri(uri);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::from(body.clone())).expect("a request");
        let sent = body;
        let (parts, body) = self.client.request(request).await.expect("an answer").into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        let json = serde_json::from_slice(&body);
        let json = json.unwrap_or_else(|it| panic!("{it}: {}", String::from_utf8_lossy(&body)));
        check_http(path, &sent, &json);
        Answer { status: parts.status.as_u16(), headers: parts.headers, json }
    }

    /// Plays any choice whenever it is asked, until the game is over; returns how it ended for it.
    pub async fn play_to_the_end(self, mut luck: usize) -> Value {
        let mut now = self.get("").await;
        for _ in 0..4000 {
            assert_eq!(now.status, 200, "{}", now.json);
            if now.json["over"] == true {
                return now.json;
            }
            let Some(choices) = now.json["choices"].as_array() else {
                now = self.get(&format!("?after={}", now.json["version"])).await;
                continue;
            };
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = &choices[(luck >> 33) % choices.len()]["do"];
            now = self.play(choice.as_str().expect("notation"), &now.json["version"]).await;
        }
        panic!("the game ends");
    }
}

impl Answer {
    fn is(&self, status: u16, kind: &str) {
        let error = &self.json["error"];
        assert_eq!((self.status, error["kind"].as_str()), (status, Some(kind)), "{}", self.json);
        assert!(error["message"].as_str().is_some_and(|it| !it.is_empty()), "in words: {}", self.json);
    }
}

/// A table of Anna's with two free seats.
async fn open_table(server: &TestServer) -> TableId {
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "open"), ("who1", "open")];
    Browser::at(server).open_table(&fields).await
}

/// Two programs at a running table, in the order of their seats.
async fn two(server: &TestServer) -> (TableId, Program, Program) {
    let id = open_table(server).await;
    let invite = server.table(&id).await.invite;
    let (one, first) =
        Program::at(server, &id).seated(&json!({ "name": "Uno", "invite": invite, "seat": 0 })).await;
    let (two, second) = Program::at(server, &id).seated(&json!({ "name": "Dos", "invite": invite })).await;
    assert_eq!((first, second), (0, 1));
    (id, one, two)
}

#[tokio::test]
async fn two_programs_play_a_whole_game() {
    let server = TestServer::open().await;
    let (id, one, two) = two(&server).await;
    let (first, second) =
        tokio::join!(tokio::spawn(one.play_to_the_end(3)), tokio::spawn(two.play_to_the_end(5)));
    let (first, second) = (first.expect("no panic"), second.expect("no panic"));
    assert_eq!((&first["scores"], &first["places"]), (&second["scores"], &second["places"]));
    assert_eq!(first["scores"].as_array().map(Vec::len), Some(2));
    assert_eq!((&first["seat"], &second["seat"], &first["to-move"]), (&json!(0), &json!(1), &Value::Null));
    let table = server.table(&id).await;
    assert_eq!(
        (table.phase, json!(server.log(&id).await.len())),
        (Phase::Finished, first["version"].clone())
    );
}

#[tokio::test]
async fn a_seat_sees_what_it_may_and_is_asked_in_turn() {
    let server = TestServer::open().await;
    let (id, one, two) = two(&server).await;
    let (mine, theirs) = (one.get("").await.json, two.get("").await.json);
    assert_eq!((&mine["version"], &mine["to-move"], &mine["over"]), (&json!(0), &json!(0), &json!(false)));
    assert!(mine["choices"].as_array().is_some_and(|it| it.iter().all(|it| it["do"].is_string())));
    assert!(theirs.get("choices").is_none(), "only who is asked gets choices");
    assert_eq!(mine["view"]["to-move"], json!(0));
    assert!(mine.get("scores").is_none());
    let choice = mine["choices"][0]["do"].as_str().expect("notation");
    let taken = one.play(choice, &mine["version"]).await;
    assert_eq!(taken.status, 200, "{}", taken.json);
    assert!(taken.json["version"].as_u64() > mine["version"].as_u64());
    let page = Browser::at(&server).get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Uno") && page.contains("Dos"), "programs are guests like all others");
}

#[tokio::test]
async fn who_waits_is_told_as_soon_as_something_happens() {
    // These answers come before the time is up.
    let server = TestServer::open_as(|it| it.program_wait = LONG).await;
    let (id, one, two) = two(&server).await;
    let now = one.get("?after=0").await.json;
    assert!(now["choices"].is_array(), "who is asked does not wait");
    let waiting = tokio::spawn(async move { two.get("?after=0").await });
    for _ in 0..10 {
        let looks = Browser::at(&server).get(&format!("/t/{id}")).await;
        assert_eq!(looks.status, 200, "the table does not wait with it");
    }
    assert!(!waiting.is_finished(), "nothing has happened yet");
    let choice = now["choices"][0]["do"].as_str().expect("notation");
    assert_eq!(one.play(choice, &now["version"]).await.status, 200);
    let told = timeout(PATIENCE, waiting).await.expect("it is told").expect("no panic");
    assert!(told.json["version"].as_u64() > Some(0), "{}", told.json);
}

#[tokio::test]
async fn nobody_plays_without_a_token_of_the_table() {
    let server = TestServer::open().await;
    let (id, one, _) = two(&server).await;
    let (_, other, _) = two(&server).await;
    let mut nobody = Program::at(&server, &id);
    let token = one.headers[0].1.clone();
    let other_letter = if token.ends_with('x') { 'y' } else { 'x' };
    let forged = format!("{}{other_letter}", &token[..token.len() - 1]);
    let tokens =
        ["", "Bearer", "Bearer x", "Basic eDp5", &forged, &other.headers[0].1, &token["Bearer ".len()..]];
    for token in tokens {
        nobody.headers = vec![("authorization", token.to_owned())];
        let answer = nobody.get("").await;
        answer.is(401, "token");
        assert_eq!(answer.headers[header::WWW_AUTHENTICATE], "Bearer");
        nobody.play("end", &json!(0)).await.is(401, "token");
    }
    nobody.headers = vec![("authorization", token.replace("Bearer", "bearer"))];
    assert_eq!(nobody.get("").await.status, 200);
}

#[tokio::test]
async fn cookies_open_nothing_here_and_tokens_nothing_elsewhere() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.status, 401, "she has a seat, but no token");
    assert_eq!(anna.post(&format!("/api/tables/{id}/play"), &[("do", "end")]).await.status, 401);
    let (id, one, _two) = two(&server).await;
    let mut thief = Browser::at(&server);
    thief.headers = one.headers.clone();
    assert_eq!(thief.decide(&id, "end", 0).await.status, 403, "a page wants a cookie");
    let value = one.headers[0].1["Bearer ".len()..].to_owned();
    thief.headers = vec![("cookie", format!("guest={}", value.replace('+', "%2B").replace('/', "%2F")))];
    assert_eq!(thief.decide(&id, "end", 0).await.status, 403, "a token is no cookie");
}

#[tokio::test]
async fn other_sites_can_change_nothing() {
    let server = TestServer::open().await;
    let (_, mut one, _two) = two(&server).await;
    for foreign in [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        one.headers.truncate(1);
        one.headers.push((foreign.0, foreign.1.to_owned()));
        one.play("end", &json!(0)).await.is(403, "other-site");
        one.post("/join", "{\"name\":\"Evil\"}").await.is(403, "other-site");
    }
}

#[tokio::test]
async fn seats_are_taken_like_by_anybody_else() {
    let server = TestServer::open().await;
    let id = open_table(&server).await;
    let invite = server.table(&id).await.invite;
    let somebody = Program::at(&server, &id);
    let join = async |body: Value| somebody.post("/join", &body.to_string()).await;
    join(json!({ "name": "Uno" })).await.is(403, "invite");
    join(json!({ "name": "Uno", "invite": "0123" })).await.is(403, "invite");
    join(json!({ "name": " ", "invite": invite })).await.is(422, "name");
    join(json!({ "name": "x".repeat(41), "invite": invite })).await.is(422, "name");
    join(json!({ "name": "Uno", "invite": invite, "seat": 2 })).await.is(409, "seat");
    join(json!({ "name": "Uno", "invite": invite, "seat": -1 })).await.is(400, "command");
    let link = format!("http://{}/i/{id}{invite}", server.address);
    let (one, seat) = somebody.clone().seated(&json!({ "name": "Uno", "invite": link, "seat": 1 })).await;
    assert_eq!(seat, 1);
    join(json!({ "name": "Dos", "invite": invite, "seat": 1 })).await.is(409, "seat");
    let waits = one.get("").await.json;
    assert_eq!((&waits["to-move"], &waits["over"]), (&Value::Null, &json!(false)));
    assert!(waits.get("choices").is_none());
    one.play("end", &json!(0)).await.is(409, "not-started");
}

#[tokio::test]
async fn whatever_is_sent_is_answered_in_kind() {
    let server = TestServer::open().await;
    let (_, one, two) = two(&server).await;
    one.post("/play", "nonsense").await.is(400, "json");
    one.post("/play", "").await.is(400, "json");
    one.post("/play", "{}").await.is(400, "command");
    one.post("/play", "{\"do\":1,\"version\":0}").await.is(400, "command");
    one.post("/play", "{\"do\":\"end\",\"version\":0,\"seat\":1}").await.is(400, "command");
    one.post("/play", &"x".repeat(70_000)).await.is(413, "too-long");
    one.get("?after=x").await.is(400, "command");
    one.play("dance", &json!(0)).await.is(422, "notation");
    one.play("end", &json!(7)).await.is(409, "stale");
    two.play("end", &json!(0)).await.is(403, "not-your-turn");
    let refused = one.play("place h02 9", &json!(0)).await;
    assert!((400..500).contains(&refused.status), "{}", refused.json);
    let refused = one.play("end", &json!(0)).await;
    refused.is(422, "illegal");
    assert!(refused.json["error"]["rule"].is_string() && refused.json["error"]["reason"]["key"].is_string());
    one.get("/nowhere").await.is(404, "address");
    one.get("/play").await.is(405, "address");
    let mut lost = one.clone();
    lost.id = "abcdefghij".parse().expect("an id");
    lost.post("/join", "{\"name\":\"Uno\"}").await.is(404, "table");
    assert_eq!(one.get("").await.json["version"], json!(0), "nothing has changed");
}

#[tokio::test]
async fn programs_propose_answer_and_say_something() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields =
        [("game", kind().name()), ("seats", "3"), ("who1", "open"), ("who2", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    let (rex, seat) = Program::at(&server, &id).seated(&json!({"name": "Rex"})).await;
    let (max, _) = Program::at(&server, &id).seated(&json!({"name": "Max"})).await;
    assert_eq!(rex.post("/say", r#"{"phrase":"hello"}"#).await.status, 200);
    rex.post("/say", r#"{"phrase":"hello"}"#).await.is(429, "busy");
    rex.post("/say", r#"{"phrase":"Hi there"}"#).await.is(400, "command");
    rex.post("/give", r#"{"seat":0}"#).await.is(409, "command");
    rex.post("/takeback", r#"{"vote":"ask"}"#).await.is(422, "command");
    max.post("/end", r#"{"vote":"yes"}"#).await.is(409, "stale");
    max.post("/end", r#"{"vote":"done"}"#).await.is(400, "command");
    let asked = rex.post("/end", r#"{"vote":"ask"}"#).await;
    assert_eq!(asked.json["proposal"], json!({"kind": "end", "seat": seat, "agreed": []}));
    let version = asked.json["version"].clone();
    let agreed = max.post("/end", &json!({"vote": "yes", "version": version}).to_string()).await;
    assert_eq!(agreed.json["proposal"]["agreed"].as_array().map(Vec::len), Some(1), "Anna is asked, too");
    let ended =
        anna.post(&format!("/t/{id}/end"), &[("end", "yes"), ("version", &version.to_string())]).await;
    assert_eq!(ended.status, 303);
    let over = rex.get("").await;
    assert_eq!((&over.json["over"], over.json.get("places")), (&json!(true), None));
    assert!(over.json["scores"].is_array() && over.json.get("proposal").is_none());
}
