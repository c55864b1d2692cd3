//! Opens tables and sits down at them, over HTTP.

use std::{net::SocketAddr, sync::Arc};

use http::{HeaderMap, HeaderName, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::{Args, dictionary::Dictionary};
use crate::failure::{CliError, CliResult};

/// Maximum tables opened at a time.
const MAX_CONCURRENT: usize = 20;

/// HTTP client that opens tables and fills their seats.
#[derive(Clone)]
pub struct SetupClient {
    address: SocketAddr,
    client: Client<HttpConnector, String>,
}

/// A table with all seats taken.
pub struct OpenedTable {
    pub id: String,
    /// Header that identifies the guest of each seat.
    pub seats: Vec<(HeaderName, String)>,
}

struct Response {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl SetupClient {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, client: Client::builder(TokioExecutor::new()).build_http() }
    }

    /// Opens all tables.
    pub async fn open_tables(&self, args: &Args, game: &str) -> CliResult<Vec<OpenedTable>> {
        // Tables that are opened one by one are dealt in order.
        let concurrent = if args.decisions.is_some() { 1 } else { MAX_CONCURRENT };
        let (turns, seats) = (Arc::new(Semaphore::new(concurrent)), args.sockets.get());
        let opening: Vec<_> = (0..args.tables.get())
            .map(|_| {
                let (client, turns, pages, form) =
                    (self.clone(), Arc::clone(&turns), args.pages, form(args, game));
                tokio::spawn(async move {
                    let _turn = turns.acquire().await?;
                    client.open(form, seats, pages).await
                })
            })
            .collect();
        let mut tables = Vec::with_capacity(opening.len());
        for table in opening {
            tables.push(table.await??);
        }
        Ok(tables)
    }

    async fn open(&self, form: String, seats: u8, pages: bool) -> CliResult<OpenedTable> {
        let answer = self.post("/new", FORM, form).await?;
        let place = answer.headers.get(header::LOCATION).and_then(|it| it.to_str().ok());
        let id = place.and_then(|it| it.strip_prefix("/t/")).ok_or_else(|| answer.failure("no table"))?;
        let mut table = OpenedTable { id: id.to_owned(), seats: Vec::new() };
        for seat in 0..seats {
            let who = if pages {
                self.join_as_person(id, seat).await?
            } else {
                self.join_as_program(id, seat).await?
            };
            table.seats.push(who);
        }
        Ok(table)
    }

    /// A program takes a seat.
    async fn join_as_program(&self, id: &str, seat: u8) -> CliResult<(HeaderName, String)> {
        let body = json!({ "name": format!("Program {seat}"), "seat": seat }).to_string();
        let answer = self.post(&format!("/api/tables/{id}/join"), "application/json", body).await?;
        let joined: Value = serde_json::from_str(&answer.body)?;
        let token = joined["token"].as_str().ok_or_else(|| answer.failure("no token"))?;
        Ok((header::AUTHORIZATION, format!("Bearer {token}")))
    }

    /// A person takes a seat and gets a cookie.
    async fn join_as_person(&self, id: &str, seat: u8) -> CliResult<(HeaderName, String)> {
        let body = format!("name=Person+{seat}&seat={seat}");
        let answer = self.post(&format!("/t/{id}/join"), FORM, body).await?;
        let cookies = answer.headers.get_all(header::SET_COOKIE).iter().filter_map(|it| it.to_str().ok());
        let pairs: Vec<&str> = cookies.filter_map(|it| it.split(';').next()).collect();
        if answer.status != StatusCode::SEE_OTHER || pairs.is_empty() {
            return Err(answer.failure("no seat"));
        }
        Ok((header::COOKIE, pairs.join("; ")))
    }

    /// The dictionary of a game in the language that pages of the driver have; `None` if the server has none.
    pub async fn dictionary(&self, game: &str) -> CliResult<Option<Arc<Dictionary>>> {
        let request = Request::get(format!("http://{}/dictionary/{game}/en", self.address));
        let answer = self.send(request.body(String::new())?).await?;
        let name = answer.headers.get(header::ETAG).and_then(|it| it.to_str().ok());
        let found = name.filter(|_| answer.status == StatusCode::OK);
        Ok(found.map(|name| Arc::new(Dictionary::new(name.trim_matches('"'), answer.body.as_bytes()))))
    }

    async fn post(&self, path: &str, kind: &str, body: String) -> CliResult<Response> {
        let request =
            Request::post(format!("http://{}{path}", self.address)).header(header::CONTENT_TYPE, kind);
        self.send(request.body(body)?).await
    }

    async fn send(&self, request: Request<String>) -> CliResult<Response> {
        let (parts, body) = self.client.request(request).await?.into_parts();
        let body = String::from_utf8_lossy(&body.collect().await?.to_bytes()).into_owned();
        Ok(Response { status: parts.status, headers: parts.headers, body })
    }
}

const FORM: &str = "application/x-www-form-urlencoded";

/// A table in the lobby whose seats are all free.
fn form(args: &Args, game: &str) -> String {
    let seats: Vec<String> = (0..args.sockets.get()).map(|it| format!("&who{it}=open")).collect();
    format!("game={game}&seats={}&listed=on{}", args.sockets, seats.concat())
}

impl Response {
    fn failure(&self, what: &str) -> CliError {
        let words: String = self.body.chars().take(200).collect();
        CliError::Message(format!("{what}: the server answers {} {words}", self.status.as_u16()))
    }
}
