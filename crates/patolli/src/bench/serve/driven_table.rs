//! Tables whose seats decide at random, each over a socket of its own.

use std::{mem::take, net::SocketAddr, sync::Arc, time::Duration};

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

use super::{
    dictionary::{Dictionary, inflate},
    protocol::Protocol,
    setup_client::OpenedTable,
};
use crate::failure::{CliError, CliResult};

/// Time after which an update that did not reach a socket counts as missed.
const UPDATE_TIMEOUT: Duration = Duration::from_secs(20);
/// Read buffer of a socket, in bytes.
const READ_BUFFER: usize = 16 * 1024;

type Socket = WebSocketStream<TcpStream>;

/// Begin of the load, begin and end of the measurement.
#[derive(Clone, Copy)]
pub struct Schedule {
    pub start: Instant,
    pub begin: Instant,
    pub end: Instant,
    /// Maximum decisions of a table.
    pub decisions: usize,
}

/// Rate of decisions at one table.
#[derive(Clone, Copy)]
pub struct Pace {
    period: Duration,
    /// Delay of the first decision.
    offset: Duration,
}

impl Pace {
    /// The pace of table `index`; tables are spread evenly over the period.
    pub fn staggered(period: Duration, index: usize, count: usize) -> Self {
        let (index, count) = (u32::try_from(index).unwrap_or_default(), u32::try_from(count).unwrap_or(1));
        Self { period, offset: period * index / count.max(1) }
    }
}

/// A table with its sockets open.
pub struct DrivenTable {
    protocol: Protocol,
    /// The text to which compressed messages refer.
    dictionary: Option<Arc<Dictionary>>,
    senders: Vec<SplitSink<Socket, Message>>,
    messages: SelectAll<BoxStream<'static, (usize, Option<Message>)>>,
    /// Version that each socket was last sent.
    versions: Vec<Option<u32>>,
    /// For each socket, the beginning of a compressed message whose end has not come yet.
    partial: Vec<Vec<u8>>,
    /// The seat that is asked, and its next decision.
    next: Option<(usize, String)>,
    /// Bytes of all messages since the sockets were opened.
    bytes: usize,
    /// Decisions taken so far.
    decisions: u64,
    /// Number that its choices follow from.
    seed: u64,
}

/// The measured decisions of a table.
#[derive(Default)]
pub struct TableResult {
    /// Time of each measured decision until the last socket had it, in milliseconds.
    pub latencies: Vec<f64>,
    /// Updates that did not reach a socket.
    pub missed: usize,
    /// All decisions, measured or not.
    pub decisions: usize,
    /// Bytes sent to all sockets for them.
    pub bytes: usize,
    /// Whether the game is over.
    pub over: bool,
}

impl DrivenTable {
    /// Opens a socket for every seat and waits until each has the first message.
    pub async fn open(
        address: SocketAddr,
        table: &OpenedTable,
        protocol: Protocol,
        dictionary: Option<Arc<Dictionary>>,
        seed: u64,
    ) -> CliResult<Self> {
        let path = protocol.path(&table.id, dictionary.as_ref().map(|it| it.name.as_str()));
        let mut open = Self {
            protocol,
            dictionary,
            senders: Vec::new(),
            messages: SelectAll::new(),
            versions: vec![None; table.seats.len()],
            partial: vec![Vec::new(); table.seats.len()],
            next: None,
            bytes: 0,
            decisions: 0,
            seed,
        };
        for (seat, (name, value)) in table.seats.iter().enumerate() {
            let mut request = format!("ws://{address}{path}").into_client_request()?;
            request.headers_mut().insert(name, HeaderValue::from_str(value)?);
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let room = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
            let (socket, _) = client_async_with_config(request, stream, Some(room)).await?;
            let (sender, messages) = socket.split();
            open.senders.push(sender);
            open.messages.push(messages.map(move |it| (seat, it.ok())).boxed());
            while open.versions[seat].is_none() {
                open.read_message().await?;
            }
        }
        open.bytes = 0;
        Ok(open)
    }

    /// Decides repeatedly until the time or the game is over, or a socket misses an update.
    pub async fn play(mut self, times: Schedule, pace: Option<Pace>) -> CliResult<TableResult> {
        let mut played = TableResult::default();
        let mut due = times.start + pace.map_or(Duration::ZERO, |it| it.offset);
        while Instant::now() < times.end && played.decisions < times.decisions {
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

    /// Takes a decision; returns the number of sockets that missed it.
    async fn decide(&mut self, seat: usize, choice: &str) -> CliResult<usize> {
        self.decisions += 1;
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

    /// A number that picks the next choice; it does not depend on the order in which sockets are read.
    fn luck(&self) -> u64 {
        let mixed = (self.seed << 32 | self.decisions).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 33
    }

    /// Number of sockets without a newer version than this.
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
        let update = self.protocol.read(&text, self.luck()).ok_or_else(|| {
            let words: String = text.chars().take(300).collect();
            CliError::Message(format!("not understood: {words}"))
        })?;
        self.versions[seat] = Some(update.version);
        if let Some(choice) = update.choice {
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
        let message = take(&mut self.partial[seat]);
        Ok(Some(inflate(self.dictionary.as_deref(), &message)?))
    }
}
