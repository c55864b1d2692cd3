//! Tables whose seats decide at random, each over a socket of its own.

use std::{io::Read as _, mem::take, net::SocketAddr, time::Duration};

use flate2::read::DeflateDecoder;
use futures_util::{
    SinkExt as _, StreamExt as _,
    stream::{BoxStream, SelectAll, SplitSink},
};
use http::HeaderValue;
use serde_json::json;
use tokio::{
    net::TcpStream,
    time::{Instant, sleep_until, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

use super::{hears::Protocol, visitor::OpenedTable};
use crate::failure::{CliError, CliResult};

/// How long a socket may take to be told of a decision before that counts as missed.
const UPDATE_TIMEOUT: Duration = Duration::from_secs(20);
/// Room for what a socket is sent at a time.
const READ_BUFFER: usize = 16 * 1024;

type Socket = WebSocketStream<TcpStream>;

/// When the load begins, and from when to when it is measured.
#[derive(Clone, Copy)]
pub struct Schedule {
    pub start: Instant,
    pub begin: Instant,
    pub end: Instant,
}

/// How often a table decides.
#[derive(Clone, Copy)]
pub struct Pace {
    period: Duration,
    /// How long after the others this table begins.
    offset: Duration,
}

impl Pace {
    /// Of one of many tables, which are spread over the period.
    pub fn staggered(period: Duration, index: usize, count: usize) -> Self {
        let (index, count) = (u32::try_from(index).unwrap_or_default(), u32::try_from(count).unwrap_or(1));
        Self { period, offset: period * index / count.max(1) }
    }
}

/// A table with its sockets open.
pub struct DrivenTable {
    protocol: Protocol,
    senders: Vec<SplitSink<Socket, Message>>,
    messages: SelectAll<BoxStream<'static, (usize, Option<Message>)>>,
    /// What each socket was last told.
    versions: Vec<Option<u32>>,
    /// For each socket, the beginning of a compressed message whose end has not come yet.
    partial: Vec<Vec<u8>>,
    /// Who is asked, and what it will decide.
    next: Option<(usize, String)>,
    /// Bytes of all messages since the sockets were opened.
    bytes: usize,
    rng: u64,
}

/// What became of a table.
#[derive(Default)]
pub struct TableResult {
    /// How long each measured decision took to reach the last socket, in milliseconds.
    pub latencies: Vec<f64>,
    /// Updates that a socket was not told.
    pub missed: usize,
    /// Decisions that were not measured, too.
    pub decisions: usize,
    /// Bytes that all sockets were sent for them.
    pub bytes: usize,
    /// Whether the game is over.
    pub over: bool,
}

impl DrivenTable {
    /// Opens a socket for every seat and waits until each of them knows how the table stands.
    pub async fn open(address: SocketAddr, table: &OpenedTable, tongue: Protocol) -> CliResult<Self> {
        let mut open = Self {
            protocol: tongue,
            senders: Vec::new(),
            messages: SelectAll::new(),
            versions: vec![None; table.seats.len()],
            partial: vec![Vec::new(); table.seats.len()],
            next: None,
            bytes: 0,
            rng: table.id.bytes().fold(1, |sum, it| sum * 31 % 1_000_003 + u64::from(it)),
        };
        for (seat, (name, value)) in table.seats.iter().enumerate() {
            let mut request = format!("ws://{address}{}", tongue.path(&table.id)).into_client_request()?;
            request.headers_mut().insert(name, HeaderValue::from_str(value)?);
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let room = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
            let (socket, _) = client_async_with_config(request, stream, Some(room)).await?;
            let (way, messages) = socket.split();
            open.senders.push(way);
            open.messages.push(messages.map(move |it| (seat, it.ok())).boxed());
            while open.versions[seat].is_none() {
                open.read_message().await?;
            }
        }
        open.bytes = 0;
        Ok(open)
    }

    /// Decides again and again until the time is over, the game is, or a socket was not told something.
    pub async fn play(mut self, times: Schedule, pace: Option<Pace>) -> CliResult<TableResult> {
        let mut played = TableResult::default();
        let mut due = times.start + pace.map_or(Duration::ZERO, |it| it.offset);
        while Instant::now() < times.end {
            if let Some(pace) = pace {
                sleep_until(due).await;
                due += pace.period;
            }
            let Some((seat, choice)) = self.next.take() else {
                played.over = true;
                break;
            };
            let sent = Instant::now();
            played.missed = self.decide(seat, &choice).await?;
            if played.missed > 0 {
                break;
            }
            (played.decisions, played.bytes) = (played.decisions + 1, self.bytes);
            if sent >= times.begin && sent < times.end {
                played.latencies.push(sent.elapsed().as_secs_f64() * 1000.0);
            }
        }
        Ok(played)
    }

    /// Takes a decision; returns how many sockets were not told.
    async fn decide(&mut self, seat: usize, choice: &str) -> CliResult<usize> {
        let before = self.versions[seat].unwrap_or_default();
        let order = json!({ "do": choice, "version": before }).to_string();
        self.senders[seat].send(Message::text(order)).await?;
        let all = timeout(UPDATE_TIMEOUT, async {
            while self.count_behind(before) > 0 {
                self.read_message().await?;
            }
            Ok(())
        });
        match all.await {
            Ok(done) => done.map(|()| 0),
            Err(_) => Ok(self.count_behind(before)),
        }
    }

    /// How many sockets know no newer version than this.
    fn count_behind(&self, version: u32) -> usize {
        self.versions.iter().filter(|it| it.is_none_or(|it| it <= version)).count()
    }

    /// Reads one message of any socket.
    async fn read_message(&mut self) -> CliResult {
        let (seat, text) = match self.messages.next().await {
            Some((seat, Some(Message::Text(text)))) => {
                self.bytes += text.len();
                (seat, text.as_str().to_owned())
            }
            Some((seat, Some(Message::Binary(bytes)))) => match self.inflated(seat, &bytes)? {
                Some(text) => (seat, text),
                None => return Ok(()),
            },
            Some((_, Some(Message::Ping(_) | Message::Pong(_)))) => return Ok(()),
            Some((_, Some(Message::Close(why)))) => {
                let why = why.map(|it| it.reason.to_string()).unwrap_or_default();
                return Err(CliError::Message(format!("the server closed a socket: {why}")));
            }
            _ => return Err(CliError::Message("a socket broke off".to_owned())),
        };
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let heard = self.protocol.hear(&text, self.rng >> 33).ok_or_else(|| {
            let words: String = text.chars().take(300).collect();
            CliError::Message(format!("not understood: {words}"))
        })?;
        self.versions[seat] = Some(heard.version);
        if let Some(choice) = heard.choice {
            self.next = Some((seat, choice));
        }
        Ok(())
    }

    /// The text of a compressed message, once its last piece is there.
    fn inflated(&mut self, seat: usize, piece: &[u8]) -> CliResult<Option<String>> {
        self.bytes += piece.len();
        let Some((mark, piece)) = piece.split_first() else { return Ok(None) };
        self.partial[seat].extend_from_slice(piece);
        if *mark != 0 {
            return Ok(None);
        }
        let mut text = String::new();
        DeflateDecoder::new(&*take(&mut self.partial[seat])).read_to_string(&mut text)?;
        Ok(Some(text))
    }
}
