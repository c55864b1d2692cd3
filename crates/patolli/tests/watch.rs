//! What the server logs: which request and table a line belongs to, and never a secret.

mod support;

use std::{
    fs::{self, File},
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Stdio},
    time::{Duration, Instant},
};

use patolli_store::{AccountStore as _, Sqlite, Store as _, TableId};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::patolli;

/// A running server that logs into a file.
struct ServerProcess {
    child: Child,
    folder: TempDir,
    address: String,
}

impl ServerProcess {
    fn start(more: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let log = File::create(folder.path().join("log")).expect("a file");
        let data = folder.path().join("data");
        let data = data.to_str().expect("a plain path");
        let args = [&["serve", "--listen", "127.0.0.1:0", "--data", data][..], more].concat();
        let mut child = patolli(&args).stdout(Stdio::piped()).stderr(log).spawn().expect("it runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("it is piped")).read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("patolli is at http://").expect("an address").to_owned();
        Self { child, folder, address }
    }

    fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data/patolli.db")
    }

    /// Stops the server; the log is whole then.
    fn stop_and_read_log(&mut self) -> String {
        let id = self.child.id().to_string();
        let killed = std::process::Command::new("kill").args(["-TERM", &id]).status();
        assert!(killed.expect("kill is there").success());
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
        fs::read_to_string(self.folder.path().join("log")).expect("the log is text")
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client that keeps cookies, whatever their path.
#[derive(Default)]
struct TestClient {
    cookies: Vec<(String, String)>,
    bearer: Option<String>,
}

struct Response {
    status: u16,
    head: String,
    body: String,
}

impl TestClient {
    fn cookie(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn request(&mut self, server: &ServerProcess, method: &str, path: &str, body: &str) -> Response {
        let mut stream = TcpStream::connect(&server.address).expect("it listens");
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let bearer =
            self.bearer.as_ref().map(|it| format!("authorization: Bearer {it}\r\n")).unwrap_or_default();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: {kind}\r\n{bearer}\
             cookie: {}\r\ncontent-length: {}\r\n\r\n{body}",
            server.address,
            self.cookie(),
            body.len()
        )
        .expect("it hears");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("it answers");
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer");
        for line in head.lines().filter_map(|it| it.strip_prefix("set-cookie: ")) {
            let (name, rest) = line.split_once('=').expect("a cookie");
            self.cookies.retain(|it| it.0 != name);
            self.cookies.push((name.to_owned(), rest.split(';').next().expect("a value").to_owned()));
        }
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a status");
        Response { status, head: head.to_owned(), body: body.to_owned() }
    }

    fn get(&mut self, server: &ServerProcess, path: &str) -> Response {
        self.request(server, "GET", path, "")
    }

    fn post(&mut self, server: &ServerProcess, path: &str, body: &str) -> Response {
        self.request(server, "POST", path, body)
    }

    /// Opens a table and says which.
    fn open(&mut self, server: &ServerProcess, form: &str) -> String {
        let answer = self.post(server, "/new", form);
        let place = answer.head.lines().find_map(|it| it.strip_prefix("location: /t/"));
        place.unwrap_or_else(|| panic!("{}", answer.body)).to_owned()
    }

    /// Takes the first decision that a page offers; says which.
    fn decide(&mut self, server: &ServerProcess, id: &str) -> Option<String> {
        let page = self.get(server, &format!("/t/{id}")).body;
        let value = |name: &str| {
            let rest = page.split(&format!("name=\"{name}\" value=\"")).nth(1)?;
            Some(rest.split('"').next()?.to_owned())
        };
        let (choice, version) = (value("do")?, value("version")?);
        let form = format!("do={}&version={version}", choice.replace(' ', "+"));
        assert_eq!(self.post(server, &format!("/t/{id}/do"), &form).status, 303, "{choice}");
        Some(choice)
    }

    /// Sends a text on the socket of a table and reads a little of what comes.
    fn send_on_socket(&self, server: &ServerProcess, id: &str, text: &str) {
        let mut stream = TcpStream::connect(&server.address).expect("it listens");
        write!(
            stream,
            "GET /t/{id}/ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {}\r\n\r\n",
            server.address,
            self.cookie()
        )
        .expect("it hears");
        let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).expect("a short text"), 0, 0, 0, 0];
        frame.extend(text.bytes());
        stream.write_all(&frame).expect("it hears");
        stream.read_exact(&mut [0; 2000]).expect("it answers");
    }
}

/// Everything about a table that must not stand in a log.
fn secrets_of(file: &Path, ids: &[String]) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(file).await.expect("the database opens");
        let mut secrets = Vec::new();
        for id in ids {
            let id: TableId = id.parse().expect("an id");
            let table = store.table(&id).await.expect("it is read").expect("it is there");
            secrets.extend([table.invite, table.seed, table.owner.as_str().to_owned()]);
            secrets.extend(table.deal.lines().map(str::to_owned));
            secrets.extend(store.log(&id).await.expect("it is read").into_iter().map(|it| it.notation));
        }
        store.close().await;
        secrets
    })
}

/// The hash of a password.
fn hash_of(file: &Path, name: &str) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(file).await.expect("the database opens");
        let account = store.account(name).await.expect("it is read").expect("it is there");
        store.close().await;
        account.hash
    })
}

#[test]
fn no_secret_is_ever_logged() {
    let mut server = ServerProcess::start(&["--log", "trace", "--log-format", "json"]);
    let (mut anna, mut borek, mut program) =
        (TestClient::default(), TestClient::default(), TestClient::default());
    assert_eq!(anna.post(&server, "/name", "name=Anna").status, 303);
    let id = anna.open(&server, "game=tzolkin&seats=2&who1=open&set-tribes=on&hints=on");
    let page = anna.get(&server, &format!("/t/{id}")).body;
    let old = page.split("/i/").nth(1).and_then(|it| it.split('"').next()).expect("a link").to_owned();
    assert_eq!(anna.post(&server, &format!("/t/{id}/invite"), "").status, 303);
    assert_eq!(borek.get(&server, &format!("/i/{old}")).status, 404);
    let page = anna.get(&server, &format!("/t/{id}")).body;
    let new = page.split("/i/").nth(1).and_then(|it| it.split('"').next()).expect("a link").to_owned();
    assert_eq!(borek.get(&server, &format!("/i/{new}")).status, 303);
    assert_eq!(borek.post(&server, &format!("/t/{id}/join"), "name=Borek").status, 303);
    let open = anna.open(&server, "game=tikal&seats=2&who1=open&listed=on");
    let joined = program.post(&server, &format!("/api/tables/{open}/join"), r#"{"name":"Program"}"#);
    let token: Value = serde_json::from_str(&joined.body).expect("JSON");
    let token = token["token"].as_str().expect("a token").to_owned();
    program.bearer = Some(token.clone());
    let mut said = Vec::new();
    for _ in 0..4 {
        said.extend(anna.decide(&server, &id));
        said.extend(borek.decide(&server, &id));
        said.extend(anna.decide(&server, &open));
        assert_eq!(program.get(&server, &format!("/api/tables/{open}")).status, 200);
    }
    assert!(said.len() >= 4, "{said:?}");
    anna.send_on_socket(
        &server,
        &id,
        &json!({ "do": "tribe wrong-send_on_socket", "version": 4 }).to_string(),
    );
    borek.post(&server, &format!("/t/{id}/do"), "do=keep+wrong-form&version=4");
    program.post(&server, &format!("/api/tables/{open}/play"), r#"{"do":"wrong-json","version":1}"#);
    borek.post(&server, "/new", "game=tikal&seats=wrong-field&name0=wrong-name");

    // Passwords that are right, wrong, refused and changed.
    let account = |name: &str, password: &str| format!("name={name}&password={password}");
    let keys = ["first-password", "other-password", "wrong-password", "tooshort"];
    assert_eq!(anna.post(&server, "/account/new", &account("Anna", keys[3])).status, 422);
    assert_eq!(anna.post(&server, "/account/new", &account("Anna", keys[0])).status, 303);
    assert_eq!(borek.post(&server, "/account/sign-in", &account("Anna", keys[2])).status, 403);
    assert_eq!(borek.post(&server, "/account/sign-in", &account("Nobody", keys[2])).status, 403);
    let change = format!("present={}&password={}", keys[0], keys[1]);
    assert_eq!(anna.post(&server, "/account/password", &change).status, 303);
    assert_eq!(anna.post(&server, "/account/sign-in", &account("ANNA", keys[1])).status, 303);
    let hash = hash_of(&server.data(), "Anna");

    let mut secrets = secrets_of(&server.data(), &[id.clone(), open]);
    secrets.extend([old, new, token]);
    secrets.extend(anna.cookies.iter().chain(&borek.cookies).map(|it| it.1.clone()));
    secrets.extend(["wrong-send_on_socket", "wrong-form", "wrong-json"].map(str::to_owned));
    secrets.extend(keys.map(str::to_owned).into_iter().chain([hash]));
    let log = server.stop_and_read_log();
    for line in log.lines() {
        serde_json::from_str::<Value>(line).unwrap_or_else(|it| panic!("{it}: {line}"));
    }
    // Words as short as `end` may stand in a log for other reasons.
    for secret in secrets.iter().filter(|it| it.len() > 5) {
        assert!(!log.contains(secret.as_str()), "the log has {secret}");
    }
    assert_named(&log, &id);
}

/// A decision has a line that names its request and its table, refused or not; what was refused has no line of its own.
fn assert_named(log: &str, id: &str) {
    let lines = log.lines().map(|it| serde_json::from_str::<Value>(it).expect("JSON"));
    let decides =
        |it: &Value| it["spans"].as_array().is_some_and(|it| it.iter().any(|it| it["route"] == "/t/{id}/do"));
    let answered = lines.filter(|it| it["fields"]["message"] == "request answered" && decides(it));
    let answered: Vec<_> = answered.collect();
    assert!(!answered.is_empty() && !log.contains("decision refused"), "refused decisions are counted");
    for line in answered {
        let span = line["spans"].as_array().and_then(|it| it.iter().find(|it| it["name"] == "request"));
        let span = span.unwrap_or_else(|| panic!("no request in {line}"));
        assert!(span["id"].as_str().is_some_and(|it| it.len() == 16), "{line}");
        assert!(span["table"].as_str().is_some_and(|it| it.len() == id.len()), "{line}");
    }
}

#[test]
fn people_read_another_log_than_programs() {
    let mut server = ServerProcess::start(&["--log", "patolli_server=debug"]);
    assert_eq!(TestClient::default().get(&server, "/nowhere").status, 404);
    let log = server.stop_and_read_log();
    assert!(log.contains("request refused") && log.contains("route=") && !log.starts_with('{'), "{log}");
    let done = support::run(&["serve", "--log", "patolli_server=loud"]);
    assert_eq!(done.code, Some(1));
    assert!(done.err.starts_with("patolli: --log patolli_server=loud"), "{}", done.err);
}

#[test]
fn a_server_with_an_open_page_stops_at_once() {
    // Much longer than it needs, on any machine.
    let mut server = ServerProcess::start(&["--shutdown", "600"]);
    let mut anna = TestClient::default();
    let id = anna.open(&server, "game=tikal&seats=2&who1=hot");
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    write!(
        stream,
        "GET /t/{id}/ws HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    )
    .expect("it hears");
    stream.read_exact(&mut [0; 2000]).expect("the page comes");
    let begin = Instant::now();
    server.stop_and_read_log();
    assert!(begin.elapsed() < Duration::from_mins(9), "nobody is waited for who does not answer");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("the server has hung up");
    let close = [0x88, 18, 0x03, 0xf4];
    assert!(rest.windows(4).any(|it| it == close), "1012 was said: come again");
}

#[test]
fn deals_from_a_number_are_warned_of_without_the_number() {
    let mut foreseen = ServerProcess::start(&["--deals", "727272"]);
    let log = foreseen.stop_and_read_log();
    assert!(log.contains("WARN") && log.contains("--deals"), "{log}");
    assert!(!log.contains("727272"), "{log}");
    let log = ServerProcess::start(&[]).stop_and_read_log();
    assert!(!log.contains("--deals"), "{log}");
}
