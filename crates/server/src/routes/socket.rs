//! Sockets of tables: of open pages, and of programs.

mod pieces;
mod tongue;

use std::time::{Duration, Instant};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::request::Parts,
    response::Response,
};
use patolli_store::TableId;
use tokio::{sync::mpsc, time::interval};
use tracing::{Instrument as _, Span};

use self::tongue::{Tongue, Wish};
use super::At;
use crate::{
    app::App,
    cookies::Guest,
    gate::SocketPlace,
    live::{Client, Command, Fault, Frame, SocketId},
    reader::Reader,
    trouble::Trouble,
};

/// The longest message, in bytes.
const LONGEST: usize = 4096;
/// So many messages wait for a slow client before it is let go.
const OUTBOX: usize = 64;
/// How often a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(30);
/// After how long a silent client is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// Room for what a client sends at a time; the usual room of the library is a hundred times as much for every open socket.
const ROOM: usize = 1024;
/// Why a socket is closed whose table broke off. Its page knows this number and does not come again by itself.
const BROKE_OFF: (u16, &str) = (4500, "the table broke off");
/// Why a socket is closed whose table was closed or taken away. Its page is loaded again and says so.
const GONE: (u16, &str) = (4410, "the table is gone");
/// Why a socket is closed when the server stops: its page comes again by itself.
const STOPS: (u16, &str) = (close_code::RESTART, "the server stops");

/// Why a socket is closed whose reader was signed out: its page comes again as whoever the browser is then.
const SIGNED_OUT: (u16, &str) = (close_code::AGAIN, "signed out");

/// Opens the socket; the query is that of the page.
pub(super) async fn open(
    State(app): State<App>,
    At(id): At,
    reader: Reader,
    parts: Parts,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let place = app.socket(&parts, reader.id())?;
    // A table that is not there is told before the socket opens.
    app.live().ask(&id, Command::Look).await?;
    let page = reader.table_page(&id);
    Ok(begin(app, id, Client::Page(reader.at(page)), place, upgrade))
}

/// Opens a socket for a client of a table that is there.
pub(super) fn begin(
    app: App,
    id: TableId,
    client: Client,
    place: SocketPlace,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(ROOM);
    let span = Span::current();
    let serve = async move |socket| {
        serve(app, id, client, socket).await;
        drop(place);
    };
    upgrade.on_upgrade(move |socket| serve(socket).instrument(span))
}

async fn serve(app: App, id: TableId, client: Client, mut socket: WebSocket) {
    let tongue = Tongue::of(&client);
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let attach = |reply| Command::Attach { client: client.clone(), outbox: outbox.clone(), reply };
    let number = match app.live().ask(&id, attach).await {
        Ok(Some(number)) => number,
        Ok(None) => return close(&mut socket, (close_code::AGAIN, "too many are watching")).await,
        Err(Fault::Broke) => return close(&mut socket, BROKE_OFF).await,
        Err(Fault::Missing | Fault::Closed) => return close(&mut socket, GONE).await,
        Err(Fault::Stopping) => return close(&mut socket, STOPS).await,
        Err(_) => return close(&mut socket, (close_code::ERROR, "the table does not answer")).await,
    };
    let guest = match &client {
        Client::Page(reader) => reader.guest.clone(),
        Client::Program(_) => None,
    };
    // Only the table holds the way to this client, so that it can end the conversation. It knows who it is, too.
    drop((outbox, client));
    let line = Line { app: &app, id: &id, guest: guest.as_ref(), number, tongue };
    let why = line.talk(&mut socket, messages).await;
    // A server that stops has no tables any more; they would be started once more only to hear this.
    if !app.is_stopping() {
        app.live().tell(&id, Command::Detach(number)).await;
    }
    close(&mut socket, why).await;
}

/// The way between one client and its table.
struct Line<'a> {
    app: &'a App,
    id: &'a TableId,
    /// Whose page it is.
    guest: Option<&'a Guest>,
    number: SocketId,
    tongue: Tongue,
}

impl Line<'_> {
    /// Carries messages both ways until one side ends it; returns why.
    async fn talk(&self, socket: &mut WebSocket, mut messages: mpsc::Receiver<Frame>) -> (u16, &'static str) {
        let mut stopped = self.app.stopped();
        let mut pulse = interval(PING);
        let mut heard = Instant::now();
        let mut meter = Meter::new(self.tongue.rate());
        loop {
            tokio::select! {
                _ = stopped.changed() => return STOPS,
                message = messages.recv() => match message {
                    Some(Frame::Text(text)) => if self.send(socket, text).await.is_err() {
                        return (close_code::AWAY, "gone");
                    },
                    Some(Frame::Deflated(bytes)) => if pieces::send_bytes(socket, bytes).await.is_err() {
                        return (close_code::AWAY, "gone");
                    },
                    Some(Frame::Broke) => return BROKE_OFF,
                    Some(Frame::Gone) => return GONE,
                    // The table may have heard first that the server stops.
                    None if self.app.is_stopping() => return STOPS,
                    None => return (close_code::AGAIN, "connect again"),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(_))) if self.has_ended().await => return SIGNED_OUT,
                        Some(Ok(Message::Text(text))) if meter.admits(Instant::now()) => if let Some(answer) = self.hear(&text).await
                            && socket.send(Message::Text(answer)).await.is_err()
                        {
                            return (close_code::AWAY, "gone");
                        },
                        Some(Ok(Message::Text(_))) => return (close_code::POLICY, "too many messages"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "text was expected"),
                        Some(Err(_)) => return (close_code::SIZE, "unreadable or too long"),
                        Some(Ok(Message::Close(_))) | None => return (close_code::NORMAL, ""),
                    }
                }
                _ = pulse.tick() => {
                    if self.is_signed_in() && self.has_ended().await {
                        return SIGNED_OUT;
                    }
                    if heard.elapsed() > SILENCE || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return (close_code::AWAY, "silent");
                    }
                }
            }
        }
    }

    /// Sends what the table says.
    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), axum::Error> {
        match self.tongue {
            Tongue::Page => pieces::send(socket, text).await,
            Tongue::Program => socket.send(Message::Text(text)).await,
        }
    }

    /// Whether the reader has an account; guests without one are not asked about while they are silent.
    fn is_signed_in(&self) -> bool {
        self.guest.is_some_and(|it| it.badge.is_some())
    }

    /// Whether the reader was signed out since the page was opened.
    async fn has_ended(&self) -> bool {
        self.app.accounts().has_ended(self.guest).await
    }

    /// Passes on what a client wants; returns what it is answered at once, if it made no sense.
    async fn hear(&self, text: &str) -> Option<Utf8Bytes> {
        let socket = self.number;
        let command = match self.tongue.read(text) {
            Ok(Wish::Decide(order)) => Command::Send { socket, order },
            Ok(Wish::Hint(true)) => Command::BeginHint(socket),
            Ok(Wish::Hint(false)) => Command::EndHint(socket),
            Ok(Wish::Sync(version)) => Command::Sync { socket, version },
            Err(answer) => {
                tracing::info!(table = %self.id, "unreadable message on a socket");
                return answer.map(Utf8Bytes::from);
            }
        };
        self.app.live().tell(self.id, command).await;
        None
    }
}

async fn close(socket: &mut WebSocket, (code, reason): (u16, &'static str)) {
    // It may be closed already.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

/// Counts messages by the second.
struct Meter {
    most: u32,
    since: Instant,
    count: u32,
}

impl Meter {
    fn new(most: u32) -> Self {
        Self { most, since: Instant::now(), count: 0 }
    }

    fn admits(&mut self, now: Instant) -> bool {
        if now.saturating_duration_since(self.since) >= Duration::from_secs(1) {
            (self.since, self.count) = (now, 0);
        }
        self.count += 1;
        self.count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_messages_in_a_second_are_not_admitted() {
        let mut meter = Meter::new(50);
        let begin = meter.since;
        for second in 0..3 {
            let now = begin + Duration::from_secs(second);
            assert_eq!((0..55).filter(|_| meter.admits(now)).count(), 50);
        }
    }
}
