//! Programs at a table over sockets.

use futures_util::{SinkExt as _, StreamExt as _};
use patolli_store::{Phase, TableId};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _},
};

use super::{Program, two};
use crate::{
    browser::Browser,
    schemas::{check, check_socket},
    test_server::{PATIENCE, TestServer},
};

/// The socket of a program.
struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Program {
    async fn try_line(&self) -> Result<Line, Error> {
        let address = format!("ws://{}/api/tables/{}/socket", self.address, self.id);
        let mut request = address.into_client_request()?;
        for (name, value) in &self.headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        Ok(Line(connect_async(request).await?.0))
    }

    /// Opens the socket and reads the first message.
    async fn line(&self) -> (Line, Value) {
        let mut line = self.try_line().await.expect("the socket opens");
        let first = line.hear().await;
        (line, first)
    }
}

impl Line {
    async fn say(&mut self, text: impl ToString) {
        self.0.send(Message::text(text.to_string())).await.expect("the socket is open");
    }

    async fn decide(&mut self, choice: &Value, version: &Value) {
        let request = json!({ "do": choice, "version": version });
        check("socket", "request", &request);
        self.say(request).await;
    }

    async fn hear(&mut self) -> Value {
        let message = async {
            loop {
                match self.0.next().await.expect("the socket is open").expect("a message") {
                    Message::Text(text) => {
                        let message = serde_json::from_str(&text).expect("JSON");
                        check_socket(&message);
                        return message;
                    }
                    Message::Close(why) => panic!("the server closed the socket: {why:?}"),
                    _ => {}
                }
            }
        };
        timeout(PATIENCE, message).await.expect("the server speaks")
    }

    async fn hear_error(&mut self, kind: &str) -> Value {
        let error = self.hear().await;
        assert_eq!(error["error"]["kind"], json!(kind), "{error}");
        assert!(error["error"]["message"].as_str().is_some_and(|it| !it.is_empty()), "in words: {error}");
        error
    }
}

/// Four programs at a table, in the order of their seats.
async fn four(server: &TestServer, game: &str) -> (TableId, Vec<Program>) {
    let open = ["who0", "who1", "who2", "who3"].map(|it| (it, "open"));
    let fields = [&[("game", game), ("seats", "4"), ("listed", "on")][..], &open].concat();
    let id = Browser::at(server).open_table(&fields).await;
    let mut programs = Vec::new();
    for seat in 0..4 {
        let join = json!({ "name": format!("Program {seat}"), "seat": seat });
        programs.push(Program::at(server, &id).seated(&join).await.0);
    }
    (id, programs)
}

/// Plays a whole game, any choice whenever a seat is asked; returns the last messages.
pub async fn play_over_sockets(programs: &[Program], mut luck: usize) -> Vec<Value> {
    let (mut lines, mut heard) = (Vec::new(), Vec::new());
    for program in programs {
        let (line, first) = program.line().await;
        assert_eq!(first, program.get("").await.json, "the first message is how the table stands");
        lines.push(line);
        heard.push(first);
    }
    while heard[0]["over"] == false {
        let asked: Vec<usize> =
            (0..programs.len()).filter(|it| heard[*it].get("choices").is_some()).collect();
        let to_move = heard[0]["to-move"].as_u64().expect("somebody is asked");
        assert_eq!(asked.iter().map(|it| *it as u64).collect::<Vec<_>>(), [to_move], "one gets choices");
        let (seat, version) = (asked[0], heard[asked[0]]["version"].clone());
        let choices = heard[seat]["choices"].as_array().expect("a list");
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = choices[(luck >> 33) % choices.len()]["do"].clone();
        lines[seat].decide(&choice, &version).await;
        for (line, heard) in lines.iter_mut().zip(&mut heard) {
            *heard = line.hear().await;
            assert!(heard["version"].as_u64() > version.as_u64(), "{heard}");
            assert!(heard.get("view").is_none(), "only what happened is told");
            assert!(heard["events"].as_array().is_some_and(|it| it.iter().all(|it| it["event"].is_string())));
        }
    }
    heard
}

#[tokio::test]
async fn four_programs_play_a_whole_game_over_sockets() {
    let server = TestServer::open().await;
    let (id, programs) = four(&server, "tzolkin").await;
    let heard = play_over_sockets(&programs, 7).await;
    let first = heard[0].clone();
    let end = |it: &Value| ["version", "scores", "places"].map(|key| it[key].clone());
    for heard in &heard {
        assert_eq!(end(heard), end(&first), "all hear the same end");
        assert_eq!(heard["scores"].as_array().map(Vec::len), Some(4), "{heard}");
        assert_eq!(heard["to-move"], Value::Null);
    }
    assert_eq!(json!(server.log(&id).await.len()), heard[0]["version"]);
    assert_eq!(server.table(&id).await.phase, Phase::Finished);
}

#[tokio::test]
async fn what_makes_no_sense_changes_nothing() {
    let server = TestServer::open().await;
    let (_, one, two) = two(&server).await;
    let ((mut mine, first), (mut theirs, _)) = (one.line().await, two.line().await);
    for text in ["", "end", "{"] {
        mine.say(text).await;
        mine.hear_error("json").await;
    }
    for text in ["[]", "{}", "{\"do\":\"end\"}", "{\"hint\":true}", "{\"look\":{\"seat\":1}}"] {
        mine.say(text).await;
        mine.hear_error("command").await;
    }
    mine.decide(&json!("dance"), &json!(0)).await;
    mine.hear_error("notation").await;
    mine.decide(&json!("end"), &json!(7)).await;
    mine.hear_error("stale").await;
    mine.decide(&json!("end"), &json!(0)).await;
    let illegal = mine.hear_error("illegal").await;
    assert!(illegal["error"]["rule"].is_string() && illegal["error"]["reason"]["key"].is_string());
    theirs.decide(&first["choices"][0]["do"], &json!(0)).await;
    theirs.hear_error("not-your-turn").await;
    mine.say(json!({ "look": {} })).await;
    assert_eq!(mine.hear().await, first, "nothing has changed");
    mine.decide(&first["choices"][0]["do"], &json!(0)).await;
    assert_eq!(mine.hear().await["version"], theirs.hear().await["version"], "the sockets still work");
}

#[tokio::test]
async fn no_socket_opens_without_a_token_of_the_table() {
    let server = TestServer::open().await;
    let ((id, one, _), (_, other, _)) = (two(&server).await, two(&server).await);
    let mut nobody = Program::at(&server, &id);
    let token = one.headers[0].1.clone();
    for token in ["", "Bearer x", &other.headers[0].1, &token["Bearer ".len()..]] {
        nobody.headers = vec![("authorization", token.to_owned())];
        let Err(Error::Http(answer)) = nobody.try_line().await else { panic!("it opened with {token:?}") };
        assert_eq!(answer.status(), 401);
    }
    let mut foreign = one.clone();
    foreign.headers.push(("origin", "http://evil.example".to_owned()));
    let Err(Error::Http(answer)) = foreign.try_line().await else { panic!("another site opened it") };
    assert_eq!(answer.status(), 403);
    one.get("/socket").await.is(400, "command");
    assert!(one.try_line().await.is_ok());
}

#[tokio::test]
async fn who_comes_again_sees_what_there_is() {
    let server = TestServer::open().await;
    let (_, one, two) = two(&server).await;
    let ((mut mine, first), (theirs, _)) = (one.line().await, two.line().await);
    drop(theirs);
    mine.decide(&first["choices"][0]["do"], &first["version"]).await;
    let now = mine.hear().await;
    let (_, again) = two.line().await;
    assert_eq!(again, two.get("").await.json);
    assert_eq!(again["version"], now["version"]);
}

#[tokio::test]
async fn what_was_taken_back_is_told_with_the_whole_view() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields = [("game", "tikal"), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    let (program, _) = Program::at(&server, &id).seated(&json!({ "name": "Uno" })).await;
    let (mut line, first) = program.line().await;
    let mirror = server.mirror(&id).await;
    let choice = mirror.choices().into_iter().find(|it| !it.reveals && !it.ends_turn).expect("one").notation;
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303);
    let told = line.hear().await;
    assert!(told.get("view").is_none() && !told["events"].as_array().expect("events").is_empty(), "{told}");
    let version = told["version"].to_string();
    assert_eq!(anna.post(&format!("/t/{id}/do"), &[("undo", "1"), ("version", &version)]).await.status, 303);
    let back = line.hear().await;
    assert_eq!(back["view"], first["view"], "everything is told anew");
    assert!(back["version"].as_u64() > told["version"].as_u64());
}
