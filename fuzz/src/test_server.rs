//! A server in this process and a person who uses it, for as long as it is fresh.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use http_body_util::{BodyExt as _, Full};
use hyper::{
    HeaderMap, Method, Request, StatusCode,
    body::Bytes,
    client::conn::http1::{self, SendRequest},
    header,
};
use hyper_util::rt::TokioIo;
use patolli_catalog::{AnyGame, AnyPlay, AnySearch, Bot, BotPlayer, Seed, games};
use patolli_server::{BotFactory, Config, Server};
use tempfile::TempDir;
use tokio::{net::TcpStream, runtime::Runtime, sync::oneshot, task::JoinHandle, time::timeout};

/// Nothing takes longer than this, unless it hangs.
const PATIENCE: Duration = Duration::from_secs(30);
/// Number of inputs after which a new server is started: tables pile up.
const LIFE: usize = 500;

/// The runtime of a target and its server.
pub struct Fixture {
    runtime: Runtime,
    server: Option<(TestServer, usize)>,
}

impl Fixture {
    /// Nothing runs yet.
    pub fn new() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        // What a thread keeps is dropped in reverse order: the runtime's own is needed to the last.
        runtime.block_on(async {});
        Self { runtime, server: None }
    }

    /// Lets a person use the server.
    pub fn visit(&mut self, input: impl AsyncFnOnce(&mut TestServer)) {
        self.runtime.block_on(async {
            if let Some((old, _)) = self.server.take_if(|it| it.1 >= LIFE) {
                old.close().await;
            }
            if self.server.is_none() {
                self.server = Some((TestServer::open().await, 0));
            }
            let (server, used) = self.server.as_mut().expect("it was just opened");
            *used += 1;
            input(server).await;
        });
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        if let Some((server, _)) = self.server.take() {
            self.runtime.block_on(server.close());
        }
    }
}

/// Bots that do not think, so that nothing waits for them.
#[derive(Debug)]
struct Thoughtless;

impl BotFactory for Thoughtless {
    fn bot_player(&self, kind: &'static dyn AnyGame, _bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        kind.bot_player(Bot::Random, seed)
    }

    fn start_search(&self, _play: &dyn AnyPlay, _seed: &Seed) -> Option<Box<dyn AnySearch>> {
        None
    }
}

/// A running server, and the tables opened there.
pub struct TestServer {
    folder: TempDir,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), patolli_server::Error>>,
    address: SocketAddr,
    line: Option<SendRequest<Full<Bytes>>>,
    cookie: String,
    token: String,
    running: String,
    open: String,
}

/// An answer.
pub struct Page {
    /// How it went.
    pub status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl TestServer {
    async fn open() -> Self {
        let folder = folder();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::from(folder.path()));
        (config.bot_pause, config.bot_factory) = (Duration::ZERO, Arc::new(Thoughtless));
        let server = Server::bind(config).await.expect("the server starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        let nothing = String::new;
        let mut server = Self {
            folder,
            stop,
            served,
            address,
            line: None,
            cookie: nothing(),
            token: nothing(),
            running: nothing(),
            open: nothing(),
        };
        server.settle().await;
        server
    }

    /// Stops the server and removes what it kept.
    async fn close(self) {
        let Self { folder, stop, served, line, .. } = self;
        drop((line, stop));
        let served = timeout(PATIENCE, served).await.expect("the server stops");
        served.expect("the server does not break off").expect("the server stops in order");
        folder.close().expect("the folder can be removed");
    }

    /// Opens a table that runs and one with free seats, where a program sits.
    async fn settle(&mut self) {
        let game = games()[0].name();
        let page = self.post("/new", FORM, &format!("game={game}&seats=2&who1=hot")).await;
        let cookie = page.headers.get(header::SET_COOKIE).and_then(|it| it.to_str().ok());
        cookie
            .and_then(|it| it.split(';').next())
            .expect("a guest has a cookie")
            .clone_into(&mut self.cookie);
        self.running = page.table();
        let open = format!("game={game}&seats=3&who1=open&who2=open&listed=on");
        self.open = self.post("/new", FORM, &open).await.table();
        let joined = self.post(&format!("/api/tables/{}/join", self.open), JSON, r#"{"name":"Eva"}"#).await;
        let answer: serde_json::Value = serde_json::from_str(&joined.body).expect("JSON");
        answer["token"].as_str().expect("a token").clone_into(&mut self.token);
    }

    /// The text with the names of tables and what may be decided where `$…` stands for them.
    pub async fn filled(&mut self, text: &[u8]) -> String {
        let mut text = String::from_utf8_lossy(text).into_owned();
        if text.contains("$do") || text.contains("$version") {
            let page = self.table().await;
            let (choice, version) = (page.value("do"), page.value("version"));
            text = text.replace("$do", &choice).replace("$version", &version);
        }
        text.replace("$running", &self.running).replace("$open", &self.open)
    }

    /// The page of the table that runs.
    pub async fn table(&mut self) -> Page {
        let path = format!("/t/{}", self.running);
        self.ask(Method::GET, &path, FORM, "").await.expect("a plain address")
    }

    /// Sends a body.
    async fn post(&mut self, path: &str, kind: &str, body: &str) -> Page {
        self.ask(Method::POST, path, kind, body).await.expect("a plain address")
    }

    /// Asks for a page; `None` if the path is no path.
    pub async fn ask(&mut self, method: Method, path: &str, kind: &str, body: &str) -> Option<Page> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::CONTENT_TYPE, kind)
            .header(header::COOKIE, &self.cookie)
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        let request = request.body(Full::from(body.to_owned())).ok()?;
        let answer = timeout(PATIENCE, self.send(request)).await;
        Some(answer.unwrap_or_else(|_| panic!("no answer to {path} with {body:?}")))
    }

    async fn send(&mut self, request: Request<Full<Bytes>>) -> Page {
        let mut line = match self.line.take() {
            Some(line) if line.is_ready() => line,
            _ => connect(self.address).await,
        };
        let (parts, body) = line.send_request(request).await.expect("an answer").into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        // The connection is ready again once its task has run.
        let _ = line.ready().await;
        self.line = Some(line);
        let body = String::from_utf8_lossy(&body).into_owned();
        Page { status: parts.status, headers: parts.headers, body }
    }

    /// A connection to the socket of the table that runs, before anything was said, and the request that opens it.
    pub async fn knock(&self) -> (TcpStream, Request<()>) {
        let key = tokio_tungstenite::tungstenite::handshake::client::generate_key();
        let request = Request::builder()
            .uri(format!("ws://{}/t/{}/ws", self.address, self.running))
            .header(header::HOST, self.address.to_string())
            .header(header::COOKIE, &self.cookie)
            .header(header::CONNECTION, "Upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, key);
        (stream(self.address).await, request.body(()).expect("a request"))
    }
}

impl Page {
    /// The table that an answer leads to.
    fn table(&self) -> String {
        let place = self.headers.get(header::LOCATION).and_then(|it| it.to_str().ok());
        let id = place.and_then(|it| it.strip_prefix("/t/"));
        id.unwrap_or_else(|| panic!("no table was opened: {} {}", self.status, self.body)).to_owned()
    }

    /// The value of the first field of that name.
    fn value(&self, name: &str) -> String {
        let rest = self.body.split(&format!("name=\"{name}\" value=\"")).nth(1);
        rest.and_then(|it| it.split('"').next()).unwrap_or_default().to_owned()
    }
}

/// What a form is sent as.
pub const FORM: &str = "application/x-www-form-urlencoded";
/// What a program sends.
pub const JSON: &str = "application/json";

async fn connect(address: SocketAddr) -> SendRequest<Full<Bytes>> {
    let (line, rest) = http1::handshake(TokioIo::new(stream(address).await)).await.expect("a connection");
    tokio::spawn(rest);
    line
}

/// A connection that leaves no trace when it is dropped: thousands are made.
async fn stream(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).await.expect("the server listens");
    stream.set_nodelay(true).expect("small messages");
    stream.set_zero_linger().expect("no lingering");
    stream
}

/// A folder in memory where there is such a thing: durability is tested elsewhere.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let made = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    made.expect("a temporary directory")
}
