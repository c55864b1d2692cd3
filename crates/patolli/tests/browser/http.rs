//! A guest without a browser: quick decisions, to come to a position that a test wants to see.

use std::{
    collections::BTreeMap,
    io::{Read as _, Write as _},
    net::TcpStream,
};

use url::form_urlencoded;

/// What came back.
pub struct Response {
    /// The status, such as 200.
    pub status: u16,
    /// Where to go on, if somewhere else.
    pub location: Option<String>,
    /// The page.
    pub body: String,
}

/// A client that plays by forms.
pub struct TestClient {
    address: String,
    cookies: BTreeMap<String, String>,
}

impl TestClient {
    /// A client with a name.
    pub fn named(address: &str, name: &str) -> Self {
        let mut guest = Self { address: address.to_owned(), cookies: BTreeMap::new() };
        assert_eq!(guest.post("/name", &[("name", name), ("back", "/")]).status, 303);
        guest
    }

    /// A client that returns with this cookie.
    pub fn with_cookie(address: &str, pass: &str) -> Self {
        let cookies = BTreeMap::from([("guest".to_owned(), pass.to_owned())]);
        Self { address: address.to_owned(), cookies }
    }

    /// The cookie that makes a browser this guest's.
    pub fn guest_cookie(&self) -> &str {
        &self.cookies["guest"]
    }

    /// Opens a table of Tikal and returns its page's path; `who` sits on which seat and more fields as in the form.
    pub fn create(&mut self, who: &[&str], more: &[(&str, &str)]) -> String {
        self.create_game("tikal", who, more)
    }

    /// Opens a table of any game.
    pub fn create_game(&mut self, game: &str, who: &[&str], more: &[(&str, &str)]) -> String {
        let seats = who.len().to_string();
        let fields: Vec<_> = (0..who.len()).map(|it| format!("who{it}")).collect();
        let mut form = vec![("game", game), ("seats", &seats), ("listed", "on")];
        form.extend(more);
        form.extend(fields.iter().map(String::as_str).zip(who.iter().copied()));
        self.post("/new", &form).location.expect("the table opens")
    }

    /// A page.
    pub fn get(&mut self, path: &str) -> Response {
        self.send(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Response {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let kind = "Content-Type: application/x-www-form-urlencoded";
        self.send(&format!("POST {path} HTTP/1.1\r\n{kind}\r\nContent-Length: {}\r\n", body.len()), &body)
    }

    fn send(&mut self, head: &str, body: &str) -> Response {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut line = TcpStream::connect(&self.address).expect("the server listens");
        let (host, cookies) = (&self.address, cookies.join("; "));
        write!(line, "{head}Host: {host}\r\nCookie: {cookies}\r\nConnection: close\r\n\r\n{body}")
            .expect("the server reads");
        let mut answer = String::new();
        line.read_to_string(&mut answer).expect("the server answers in text");
        self.read(&answer)
    }

    fn read(&mut self, answer: &str) -> Response {
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("an answer has a status");
        let mut location = None;
        for (name, value) in head.lines().filter_map(|it| it.split_once(": ")) {
            match name.to_ascii_lowercase().as_str() {
                "location" => location = Some(value.to_owned()),
                "set-cookie" => self.store_cookie(value),
                _ => {}
            }
        }
        Response { status, location, body: body.to_owned() }
    }

    fn store_cookie(&mut self, cookie: &str) {
        let (name, value) = cookie.split(';').next().and_then(|it| it.split_once('=')).expect("a cookie");
        self.cookies.insert(name.to_owned(), value.to_owned());
    }
}
