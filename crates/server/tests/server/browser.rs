//! A browser without script: cookies, forms, pages.

use std::{collections::BTreeMap, io::Read as _, net::SocketAddr};

use axum::body::Bytes;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use patolli_store::TableId;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::test_server::{PATIENCE, TestServer};

/// A browser without script.
pub struct Browser {
    address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
    /// Value and path of each cookie.
    cookies: BTreeMap<String, (String, String)>,
    /// Headers sent along with everything.
    pub headers: Vec<(&'static str, String)>,
}

/// An answer.
pub struct Page {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Page {
    /// The entity tag, without its quotation marks.
    pub fn tag(&self) -> String {
        let tag = self.headers.get(header::ETAG).and_then(|it| it.to_str().ok());
        tag.expect("it has a tag").replace('"', "")
    }
}

impl Browser {
    /// A new browser that visits a server.
    pub fn at(server: &TestServer) -> Self {
        let client = Client::builder(TokioExecutor::new()).build_http();
        Self { address: server.address, client, cookies: BTreeMap::new(), headers: Vec::new() }
    }

    /// The same person after the server moved to another port.
    pub fn moves_to(&mut self, server: &TestServer) {
        self.address = server.address;
    }

    /// The same person at another address.
    pub fn moves_to_address(&mut self, address: SocketAddr) {
        self.address = address;
    }

    /// Asks for a page.
    pub async fn get(&mut self, path: &str) -> Page {
        self.ask(Method::GET, path, String::new()).await
    }

    /// Asks for a page; none if the server hangs up.
    pub async fn try_get(&mut self, path: &str) -> Option<Page> {
        self.try_ask(Method::GET, path, String::new()).await
    }

    /// Sends a form.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let encode = |it: &str| utf8_percent_encode(it, NON_ALPHANUMERIC).to_string();
        let pairs: Vec<_> =
            fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value))).collect();
        self.ask(Method::POST, path, pairs.join("&")).await
    }

    /// Sends a form that opens a table; returns which.
    pub async fn open_table(&mut self, fields: &[(&str, &str)]) -> TableId {
        let page = self.post("/new", fields).await;
        page.table().unwrap_or_else(|| panic!("{}: {}", page.status, page.body))
    }

    /// Sends a decision.
    pub async fn decide(&mut self, id: &TableId, notation: &str, version: u32) -> Page {
        self.post(&format!("/t/{id}/do"), &[("do", notation), ("version", &version.to_string())]).await
    }

    /// Sends a decision to a server that may be gone.
    pub async fn try_decide(&mut self, id: &TableId, notation: &str, version: u32) -> Option<Page> {
        let encoded = utf8_percent_encode(notation, NON_ALPHANUMERIC);
        let body = format!("do={encoded}&version={version}");
        self.try_ask(Method::POST, &format!("/t/{id}/do"), body).await
    }

    /// Asks for anything.
    pub async fn ask(&mut self, method: Method, path: &str, body: String) -> Page {
        self.try_ask(method, path, body).await.expect("an answer")
    }

    async fn try_ask(&mut self, method: Method, path: &str, body: String) -> Option<Page> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, self.cookies_for(path));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::from(body)).expect("a request");
        let response = self.client.request(request).await.ok()?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.ok()?.to_bytes();
        self.keep(&parts.headers);
        let body = String::from_utf8_lossy(&body).into_owned();
        Some(Page { status: parts.status, headers: parts.headers, body })
    }

    fn keep(&mut self, headers: &HeaderMap) {
        for line in headers.get_all(header::SET_COOKIE) {
            let line = line.to_str().expect("cookies are ASCII");
            let (name, rest) = line.split_once('=').expect("a cookie has a value");
            let mut parts = rest.split("; ");
            let value = parts.next().expect("a cookie has a value").to_owned();
            let path = parts.find_map(|it| it.strip_prefix("Path=")).unwrap_or("/").to_owned();
            self.cookies.insert(name.to_owned(), (value, path));
        }
    }

    /// The value of a cookie.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(|it| it.0.as_str())
    }

    /// The cookies that a browser sends to a path.
    fn cookies_for(&self, path: &str) -> String {
        let fits = self.cookies.iter().filter(|it| path.starts_with(&it.1.1));
        fits.map(|(name, (value, _))| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Opens the socket of a table and reads the first message: the whole truth.
    pub async fn socket(&self, id: &TableId) -> (Socket, Value) {
        let mut socket = self.try_socket(id).await.expect("the socket opens");
        let truth = socket.hear().await;
        (socket, truth)
    }

    /// Opens the socket of a table.
    pub async fn try_socket(&self, id: &TableId) -> Result<Socket, Box<dyn std::error::Error>> {
        self.socket_at(&format!("/t/{id}/ws")).await
    }

    /// Opens the socket at an address.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, Box<dyn std::error::Error>> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        request.headers_mut().insert(header::COOKIE, self.cookies_for(path).parse()?);
        for (name, value) in &self.headers {
            request.headers_mut().insert(*name, value.parse()?);
        }
        Ok(Socket(connect_async(request).await?.0))
    }
}

impl Page {
    /// The address to which the answer redirects.
    pub fn location(&self) -> Option<&str> {
        self.headers.get(header::LOCATION)?.to_str().ok()
    }

    /// The table the answer leads to.
    pub fn table(&self) -> Option<TableId> {
        self.location()?.strip_prefix("/t/")?.parse().ok()
    }

    /// The notation of every button.
    pub fn buttons(&self) -> Vec<String> {
        self.values("name=\"do\" value=\"")
    }

    /// The version in the form.
    pub fn version(&self) -> Option<u32> {
        self.values("name=\"version\" value=\"").first()?.parse().ok()
    }

    /// Whether the page offers to take back a step.
    pub fn offers_undo(&self) -> bool {
        self.body.contains("name=\"undo\"")
    }

    fn values(&self, before: &str) -> Vec<String> {
        let ends = self.body.split(before).skip(1);
        ends.filter_map(|it| it.split('"').next()).map(|it| it.replace("&amp;", "&")).collect()
    }
}

/// The socket of a table page.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Sends a message.
    pub async fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.expect("the socket is open");
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: &str) {
        assert!(self.try_say_text(text).await, "the socket is open");
    }

    /// Sends any text; false if the socket is closed.
    pub async fn try_say_text(&mut self, text: &str) -> bool {
        self.0.send(Message::text(text)).await.is_ok()
    }

    /// The next message.
    pub async fn hear(&mut self) -> Value {
        self.listen().await.expect("a message")
    }

    /// The next message; `None` when the server closed the socket.
    pub async fn listen(&mut self) -> Option<Value> {
        self.listen_raw().await.map(|it| read(&it))
    }

    /// The next message as it came, its pieces joined; `None` when the server closed the socket.
    pub async fn listen_raw(&mut self) -> Option<String> {
        let mut whole = String::new();
        loop {
            let piece = self.listen_piece().await?;
            match piece.strip_prefix('+') {
                Some(more) => whole.push_str(more),
                None => return Some(whole + piece.strip_prefix('=').unwrap_or(&piece)),
            }
        }
    }

    /// The next message or piece of one; `None` when the server closed the socket.
    pub async fn listen_piece(&mut self) -> Option<String> {
        let piece = async {
            loop {
                match self.0.next().await? {
                    Ok(Message::Text(text)) => return Some(text.to_string()),
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        timeout(PATIENCE, piece).await.expect("the server is not silent")
    }

    /// The next compressed message, as its pieces without their marks; `None` when the server closed the
    /// socket.
    pub async fn listen_bytes(&mut self) -> Option<Vec<Vec<u8>>> {
        let message = async {
            let mut pieces = Vec::new();
            loop {
                match self.0.next().await? {
                    Ok(Message::Binary(bytes)) => {
                        let (mark, piece) = bytes.split_first()?;
                        pieces.push(piece.to_vec());
                        if *mark == 0 {
                            return Some(pieces);
                        }
                    }
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        timeout(PATIENCE, message).await.expect("the server is not silent")
    }

    /// The next message of a page that has a dictionary, and the bytes that it takes.
    pub async fn hear_compressed(&mut self, dictionary: &str) -> (Value, usize) {
        let message = async {
            let mut pieces: Vec<u8> = Vec::new();
            let mut bytes = 0;
            loop {
                match self.0.next().await.expect("the socket is open").expect("a message") {
                    Message::Text(text) if !text.is_empty() => return (read(&text), bytes + text.len()),
                    Message::Binary(piece) => {
                        bytes += piece.len();
                        let (mark, piece) = piece.split_first().expect("a piece has a mark");
                        pieces.extend(piece);
                        if *mark == 0 {
                            return (read(&unpacked(dictionary, &pieces)), bytes);
                        }
                    }
                    Message::Close(why) => panic!("the server closed the socket: {why:?}"),
                    _ => {}
                }
            }
        };
        timeout(PATIENCE, message).await.expect("the server is not silent")
    }

    /// Why the server closes the socket; whatever it says before is not listened to.
    pub async fn closed(&mut self) -> Option<u16> {
        let end = async {
            loop {
                match self.0.next().await? {
                    Ok(Message::Close(why)) => return why.map(|it| it.code.into()),
                    Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        timeout(PATIENCE, end).await.expect("the server closes the socket")
    }

    /// Messages until one fits.
    pub async fn hear_until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if fits(&message) {
                return message;
            }
        }
    }
}

/// A message with its parts as pairs of id and markup.
pub fn read(message: &str) -> Value {
    let (told, parts) = message.split_once('\u{1e}').unwrap_or((message, ""));
    let mut read: Value = serde_json::from_str(told).expect("JSON");
    if !parts.is_empty() {
        let parts = parts.split('\u{1e}').map(|it| it.split_once('\u{1f}').expect("an id and a text"));
        read["parts"] = parts.map(|(id, html)| Value::from(vec![id, html])).collect();
    }
    read
}

/// The text of a compressed message of a page that has a dictionary.
pub fn unpacked(dictionary: &str, message: &[u8]) -> String {
    let length = u16::try_from(dictionary.len()).expect("a dictionary is short");
    let head = [[0].as_slice(), &length.to_le_bytes(), &(!length).to_le_bytes()].concat();
    let mut text = String::new();
    let stream = [&head, dictionary.as_bytes(), message].concat();
    flate2::read::DeflateDecoder::new(&*stream).read_to_string(&mut text).expect("it is a stream");
    let text = text.strip_prefix(dictionary).expect("the dictionary stands before it");
    text.split_once('\u{1d}').map_or_else(|| text.to_owned(), |(shared, own)| format!("{own}{shared}"))
}

/// The parts of a message as one text.
pub fn parts(message: &Value) -> String {
    message["parts"].to_string()
}
