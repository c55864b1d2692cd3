//! A guest with a browser: cookies, forms and the socket of a table page.

use std::{collections::BTreeMap, net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

use crate::{
    table::version,
    web::{HttpClient, RequestError, Response},
};

/// Longer than any page takes on a slow and busy machine.
const TIMEOUT: Duration = Duration::from_mins(5);
/// Thousands of sockets are open at once.
const READ_BUFFER: usize = 4096;

/// A client that keeps cookies.
#[derive(Clone, Debug)]
pub struct TestClient {
    web: HttpClient,
    pub address: SocketAddr,
    cookies: BTreeMap<String, String>,
}

impl TestClient {
    pub fn new(web: &HttpClient, address: SocketAddr) -> Self {
        Self { web: web.clone(), address, cookies: BTreeMap::new() }
    }

    /// Asks for a page.
    pub async fn get(&mut self, path: &str) -> Response {
        self.request("GET", path, "").await.expect("an answer")
    }

    /// Sends a form.
    pub async fn post(&mut self, path: &str, form: &str) -> Response {
        self.request("POST", path, form).await.expect("an answer")
    }

    /// Asks a server that may be gone.
    pub async fn request(&mut self, method: &str, path: &str, form: &str) -> Result<Response, RequestError> {
        let cookie = self.cookie();
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("cookie", &cookie)];
        let answer = self.web.request(method, self.address, path, &headers, form).await?;
        for line in answer.headers.get_all("set-cookie").iter().filter_map(|it| it.to_str().ok()) {
            let (name, value) = line.split(';').next().and_then(|it| it.split_once('=')).expect("a cookie");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        Ok(answer)
    }

    /// Opens a table; says which.
    pub async fn open(&mut self, form: &str) -> String {
        let answer = self.post("/new", form).await;
        answer.header("location").strip_prefix("/t/").unwrap_or_else(|| panic!("{answer:?}")).to_owned()
    }

    fn cookie(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Opens the socket of a table page and hears how the table stands.
    pub async fn open_page(&self, id: &str) -> TablePage {
        let mut request =
            format!("ws://{}/t/{id}/ws", self.address).into_client_request().expect("an address");
        request.headers_mut().insert("cookie", self.cookie().parse().expect("cookies are text"));
        let line = TcpStream::connect(self.address).await.expect("the server listens");
        let room = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let opening = client_async_with_config(request, line, Some(room));
        let opened = timeout(TIMEOUT, opening).await.expect("the server is not silent");
        let socket = opened.unwrap_or_else(|it| panic!("the socket of {id} does not open: {it}")).0;
        let mut page =
            TablePage { socket, version: 0, seen: Vec::new(), ask: String::new(), pieces: String::new() };
        while page.seen.is_empty() {
            page.read_message().await;
        }
        page
    }
}

/// An open table page.
pub struct TablePage {
    socket: WebSocketStream<TcpStream>,
    pub version: u32,
    /// Every version that was shown, in order, each once.
    pub seen: Vec<u32>,
    /// The part with the choices.
    ask: String,
    /// The beginning of a message whose end has not come yet.
    pieces: String,
}

impl TablePage {
    /// Takes in the next message.
    pub async fn read_message(&mut self) {
        let next = timeout(TIMEOUT, self.socket.next()).await.expect("the server is not silent");
        match next.expect("the socket stays open").expect("the socket works") {
            // A long message comes in pieces; the last begins with another mark.
            Message::Text(text) => {
                if let Some(more) = text.strip_prefix('+') {
                    return self.pieces.push_str(more);
                }
                let whole = std::mem::take(&mut self.pieces) + text.strip_prefix('=').unwrap_or(&text);
                self.apply(&whole);
            }
            Message::Close(why) => panic!("the server hangs up at version {}: {why:?}", self.version),
            _ => {}
        }
    }

    fn apply(&mut self, message: &str) {
        let mut parts = message.split('\u{1e}');
        let message: Value = serde_json::from_str(parts.next().unwrap_or_default()).expect("JSON");
        assert!(message["refused"].is_null(), "{}", message["refused"]);
        self.version = version(&message);
        if self.seen.last() != Some(&self.version) {
            self.seen.push(self.version);
        }
        if let Some(ask) = parts.filter_map(|it| it.strip_prefix("ask\u{1f}")).next_back() {
            ask.clone_into(&mut self.ask);
        }
    }

    /// Waits until the page shows a later version.
    pub async fn wait_for_version_after(&mut self, version: u32) {
        let later = async {
            while self.version <= version {
                self.read_message().await;
            }
        };
        // Signs of life alone are not enough.
        timeout(TIMEOUT, later).await.expect("every page is told");
    }

    /// What the page offers to decide; nothing if its seat is not asked.
    pub fn choices(&self) -> Vec<String> {
        let buttons = self.ask.split("name=\"do\" value=\"").skip(1);
        buttons.filter_map(|it| it.split('"').next()).map(|it| it.replace("&amp;", "&")).collect()
    }

    /// Sends a decision.
    pub async fn decide(&mut self, notation: &str) {
        let message = json!({ "do": notation, "version": self.version }).to_string();
        self.socket.send(Message::text(message)).await.expect("the socket works");
    }
}
