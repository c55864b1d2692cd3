//! Sockets of tables: of open pages, and of programs.

mod pieces;
mod protocol;

use std::time::{Duration, Instant};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::request::Parts,
    response::Response,
};
use governor::{Quota, RateLimiter};
use patolli_store::{GuestId, TableId};
use tokio::{sync::mpsc, time::interval};
use tracing::{Instrument as _, Span};

use self::protocol::{ClientMessage, Protocol};
pub(super) use self::protocol::{DecisionRequest, ProgramMessage};
use super::TablePath;
use crate::{
    dictionary::Dictionary,
    failure::{Failure, Rejection},
    guest::Guest,
    http::{app::App, limits::SocketPermit},
    table::{Client, Command, Frame, SocketId, reader::Reader},
};

/// Maximum length of a message, in bytes.
const MAX_MESSAGE: usize = 4096;
/// Maximum messages queued for a slow client.
const OUTBOX_CAPACITY: usize = 64;
/// Time between pings.
const PING_INTERVAL: Duration = Duration::from_secs(30);
/// Time without a message after which a client is detached.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(90);
/// Read buffer of a socket, in bytes; a hundredth of the library's default.
const READ_BUFFER: usize = 1024;
/// Close code after the table panicked. Pages do not connect again by themselves.
const TABLE_PANICKED: (u16, &str) = (4500, "the table broke off");
/// Close code of a closed or deleted table. Pages reload and say so.
const TABLE_CLOSED: (u16, &str) = (4410, "the table is gone");
/// Close code when the server stops. Pages connect again.
const SERVER_STOPPING: (u16, &str) = (close_code::RESTART, "the server stops");

/// Close code when the reader was signed out. Pages connect again with the present cookie.
const SIGNED_OUT: (u16, &str) = (close_code::AGAIN, "signed out");

/// Close code when an operator banned the reader. Pages connect again, and are told why they cannot.
const BANNED: (u16, &str) = (close_code::AGAIN, "banned");

/// Opens the socket; the query is that of the page.
pub(super) async fn open(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Rejection> {
    let permit = app.socket(&parts, reader.id())?;
    // A table that is not there is told before the socket opens.
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if reader.dictionary.is_some() {
        // The table looks for it, too, and would hold up everybody at it while the dictionary is made.
        let _ = Dictionary::find_or_make(&snapshot.table.game, reader.lang).await;
    }
    let page = reader.table_page(&id);
    Ok(begin(app, id, Client::Page(Box::new(reader.at(page))), permit, upgrade))
}

/// Opens a socket for a client of a table that is there.
pub(super) fn begin(
    app: App,
    id: TableId,
    client: Client,
    permit: SocketPermit,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade =
        upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE).read_buffer_size(READ_BUFFER);
    let span = Span::current();
    let serve = async move |socket| {
        serve(app, id, client, socket).await;
        drop(permit);
    };
    upgrade.on_upgrade(move |socket| Box::pin(serve(socket)).instrument(span))
}

/// Serves an open socket. There is one such future for each, and most wait most of the time: whatever does more than wait
/// is a future of its own, which exists only while it runs.
async fn serve(app: App, id: TableId, client: Client, mut socket: WebSocket) {
    let protocol = Protocol::from_client(&client);
    let (outbox, messages) = mpsc::channel(OUTBOX_CAPACITY);
    let attach = |reply| Command::Attach { client: client.clone(), outbox: outbox.clone(), reply };
    let number = match Box::pin(app.live().ask(&id, attach)).await {
        Ok(Some(number)) => number,
        Ok(None) => return close(&mut socket, (close_code::AGAIN, "too many are watching")).await,
        Err(Failure::Panicked) => return close(&mut socket, TABLE_PANICKED).await,
        Err(Failure::NoSuchTable | Failure::Closed) => return close(&mut socket, TABLE_CLOSED).await,
        Err(Failure::Stopping) => return close(&mut socket, SERVER_STOPPING).await,
        Err(_) => return close(&mut socket, (close_code::ERROR, "the table does not answer")).await,
    };
    let (guest, holder) = match &client {
        Client::Page(reader) => (reader.guest.clone(), reader.id().cloned()),
        Client::Program(holder) => (None, Some(holder.clone())),
    };
    // Only the table holds the way to this client, so that it can end the conversation. It knows who it is, too.
    drop((outbox, client));
    let session = SocketSession { app: &app, id: &id, guest: guest.as_ref(), holder, number, protocol };
    let why = session.run(&mut socket, messages).await;
    // A server that stops has no tables any more; they would be started once more only to hear this.
    if !app.is_stopping() {
        Box::pin(app.live().tell(&id, Command::Detach(number))).await;
    }
    close(&mut socket, why).await;
}

/// An open socket between a client and its table.
struct SocketSession<'a> {
    app: &'a App,
    id: &'a TableId,
    /// The guest of a page.
    guest: Option<&'a Guest>,
    /// Who decides by it.
    holder: Option<GuestId>,
    number: SocketId,
    protocol: Protocol,
}

impl SocketSession<'_> {
    /// Passes messages both ways until one side ends; returns the close code.
    async fn run(&self, socket: &mut WebSocket, mut messages: mpsc::Receiver<Frame>) -> (u16, &'static str) {
        let mut stopped = self.app.stopped();
        let mut ping = interval(PING_INTERVAL);
        let mut last_heard = Instant::now();
        let rate = RateLimiter::direct(Quota::per_second(self.protocol.rate()));
        loop {
            tokio::select! {
                _ = stopped.changed() => return SERVER_STOPPING,
                message = messages.recv() => match message {
                    Some(Frame::Text(text)) => if self.send(socket, text).await.is_err() {
                        return (close_code::AWAY, "gone");
                    },
                    Some(Frame::Deflated(bytes)) => if Box::pin(pieces::send_bytes(socket, bytes)).await.is_err() {
                        return (close_code::AWAY, "gone");
                    },
                    Some(Frame::TablePanicked) => return TABLE_PANICKED,
                    Some(Frame::TableClosed) => return TABLE_CLOSED,
                    // The table may have heard first that the server stops.
                    None if self.app.is_stopping() => return SERVER_STOPPING,
                    None => return (close_code::AGAIN, "connect again"),
                },
                message = socket.recv() => {
                    last_heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(_))) if rate.check().is_err() => {
                            return (close_code::POLICY, "too many messages");
                        }
                        Some(Ok(Message::Text(text))) => match Box::pin(self.receive(&text)).await {
                            Ok(None) => {}
                            Ok(Some(answer)) => if socket.send(Message::Text(answer)).await.is_err() {
                                return (close_code::AWAY, "gone");
                            },
                            Err(why) => return why,
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "text was expected"),
                        Some(Err(_)) => return (close_code::SIZE, "unreadable or too long"),
                        Some(Ok(Message::Close(_))) | None => return (close_code::NORMAL, ""),
                    }
                }
                _ = ping.tick() => {
                    if self.is_banned() {
                        return BANNED;
                    }
                    if self.is_signed_in() && Box::pin(self.is_signed_out()).await {
                        return SIGNED_OUT;
                    }
                    if last_heard.elapsed() > SILENCE_TIMEOUT || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return (close_code::AWAY, "silent");
                    }
                }
            }
        }
    }

    /// Sends a message of the table.
    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), axum::Error> {
        match self.protocol {
            Protocol::Page => Box::pin(pieces::send(socket, text)).await,
            Protocol::Program => socket.send(Message::Text(text)).await,
        }
    }

    /// Whether the reader has an account; others are not checked with every ping.
    fn is_signed_in(&self) -> bool {
        self.guest.is_some_and(|it| it.stamp.is_some())
    }

    /// Whether the reader was signed out since the page was opened.
    async fn is_signed_out(&self) -> bool {
        self.app.accounts().is_signed_out(self.guest).await
    }

    /// Whether an operator banned who decides by it.
    fn is_banned(&self) -> bool {
        let now = self.app.live().now();
        self.holder.as_ref().is_some_and(|it| self.app.bans().of_guest(it, now).is_some())
    }

    /// Passes a client's message to the table; returns what the client is told at once, or the close code.
    async fn receive(&self, text: &str) -> Result<Option<Utf8Bytes>, (u16, &'static str)> {
        let message = self.protocol.read(text);
        // Pages send many pings, so nothing is asked about who sends them.
        if message != Ok(ClientMessage::Ping) && self.is_signed_out().await {
            return Err(SIGNED_OUT);
        }
        if self.is_banned() {
            return Err(BANNED);
        }
        let socket = self.number;
        let command = match message {
            Ok(ClientMessage::Decide(request)) => Command::Send { socket, request },
            Ok(ClientMessage::Talk(request)) => Command::SendTalk { socket, request },
            Ok(ClientMessage::Hint(true)) => Command::BeginHint(socket),
            Ok(ClientMessage::Hint(false)) => Command::EndHint(socket),
            Ok(ClientMessage::Sync(version)) => Command::Sync { socket, version },
            // An empty message is answer enough.
            Ok(ClientMessage::Ping) => return Ok(Some(Utf8Bytes::default())),
            Err(answer) => {
                tracing::info!(table = %self.id, "unreadable message on a socket");
                return Ok(answer.map(Utf8Bytes::from));
            }
        };
        self.app.live().tell(self.id, command).await;
        Ok(None)
    }
}

async fn close(socket: &mut WebSocket, (code, reason): (u16, &'static str)) {
    // It may be closed already.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}
