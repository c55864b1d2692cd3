//! A person with a browser without script, and finished games in the store.

use std::{
    net::SocketAddr,
    time::{SystemTime, UNIX_EPOCH},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use http_body_util::{BodyExt as _, Full};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use patolli_catalog::{AnyGame, AnyPlay, Bot, Seed, Status, Step};
use patolli_store::{
    Attendance, DEFAULT_STAND_IN, Entry, GuestId, NO_PACE, Occupant, Phase, Sqlite, Store as _, Table,
    TableId,
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::Failure;

/// A person with a browser without script.
pub struct Person {
    client: Client<HttpConnector, Full<Bytes>>,
    address: SocketAddr,
    /// The address that they seem to have.
    from: &'static str,
    cookie: String,
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Person {
    pub fn new(address: SocketAddr, from: &'static str) -> Self {
        let client = Client::builder(TokioExecutor::new()).build_http();
        Self { client, address, from, cookie: String::new() }
    }

    pub async fn get(&mut self, path: &str, also: &[(&str, &str)]) -> Result<Answer, Failure> {
        self.ask(Method::GET, path, String::new(), also).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, Failure> {
        let encode = |it: &str| utf8_percent_encode(it, NON_ALPHANUMERIC).to_string();
        let pairs: Vec<_> = fields.iter().map(|it| format!("{}={}", encode(it.0), encode(it.1))).collect();
        self.ask(Method::POST, path, pairs.join("&"), &[]).await
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: String,
        also: &[(&str, &str)],
    ) -> Result<Answer, Failure> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, &self.cookie)
            .header("x-forwarded-for", self.from);
        for (name, value) in also {
            request = request.header(*name, *value);
        }
        let (parts, body) = self.client.request(request.body(Full::from(body))?).await?.into_parts();
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE) {
            cookie.to_str()?.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        Ok(Answer { status: parts.status, headers: parts.headers, body: body.collect().await?.to_bytes() })
    }

    /// Opens a table of two.
    pub async fn open(&mut self, game: &str, first: &str, second: &str) -> Result<TableId, Failure> {
        let fields = [("game", game), ("seats", "2"), ("who0", first), ("who1", second), ("hints", "on")];
        let answer = self.post("/new", &fields).await?;
        let location = answer.headers.get(header::LOCATION).ok_or("no table")?.to_str()?;
        Ok(location.trim_start_matches("/t/").parse()?)
    }

    /// Decides something, if it is this person's turn; returns whether it was.
    pub async fn decide(&mut self, id: &TableId, luck: usize) -> Result<bool, Failure> {
        let page = String::from_utf8(self.get(&format!("/t/{id}"), &[]).await?.body.to_vec())?;
        let values = |before: &str| -> Vec<String> {
            let ends = page.split(before).skip(1).filter_map(|it| it.split('"').next());
            ends.map(|it| it.replace("&amp;", "&")).collect()
        };
        let (choices, version) = (values("name=\"do\" value=\""), values("name=\"version\" value=\""));
        let (false, Some(version)) = (choices.is_empty(), version.first()) else { return Ok(false) };
        let choice = &choices[luck % choices.len()];
        self.post(&format!("/t/{id}/do"), &[("do", choice), ("version", version)]).await?;
        Ok(true)
    }

    /// A request for the socket of a table.
    pub fn socket(&self, id: &TableId) -> Result<Request<()>, Failure> {
        use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
        let mut request = format!("ws://{}/t/{id}/ws", self.address).into_client_request()?;
        request.headers_mut().insert(header::COOKIE, self.cookie.parse()?);
        request.headers_mut().insert("x-forwarded-for", self.from.parse()?);
        Ok(request)
    }
}

/// A game that chance played to its end.
pub fn play_out(kind: &'static dyn AnyGame, seats: u8, seed: u64) -> Result<Box<dyn AnyPlay>, Failure> {
    let mut play = kind.start(seats, &[], &Seed::from(seed))?;
    let mut rng = Seed::from(seed).rng();
    while let Status::Asks(seat) = play.status() {
        let choice = play.bot_choice(Bot::Random, &mut rng).ok_or("no choice")?;
        play.play(seat, &choice)?;
    }
    Ok(play)
}

/// The table of a game, and its log.
pub fn table_of(play: &dyn AnyPlay, phase: Phase) -> Result<(Table, Vec<Entry>), Failure> {
    let record = play.record().ok_or("it was not dealt")?;
    let entry = |(n, it): (u32, Step)| Entry {
        n,
        seat: it.seat.number(),
        notation: it.notation,
        auto: it.auto,
        at: i64::from(n),
        digest: None,
    };
    let log = (1..).zip(play.steps_since(0)).map(entry).collect();
    let result = serde_json::json!({ "scores": play.scores(), "places": play.places() }).to_string();
    let now = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis())?;
    let table = Table {
        id: TableId::random(),
        game: play.game().name().to_owned(),
        rules: record.rules,
        seats: (0..record.seats)
            .map(|_| Occupant::Guest { id: GuestId::random(), name: "N".to_owned() })
            .collect(),
        options: record.options,
        seed: record.seed.ok_or("it was not dealt")?.to_string(),
        contributions: Vec::new(),
        deal: play.deal(),
        owner: GuestId::random(),
        invite: "0".to_owned(),
        listed: false,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase,
        // A table of long ago would expire at once.
        created: now,
        moved: now,
        to_move: match play.status() {
            Status::Asks(seat) => Some(seat.number()),
            Status::Over => None,
        },
        result: (phase == Phase::Finished).then_some(result),
        attendance: Attendance::default(),
    };
    Ok((table, log))
}

/// Puts a finished game into the store.
pub async fn keep(store: &Sqlite, play: &dyn AnyPlay) -> Result<TableId, Failure> {
    let (table, log) = table_of(play, Phase::Finished)?;
    store.create_with_log(&table, &log).await?;
    Ok(table.id)
}
