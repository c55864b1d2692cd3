//! The socket of an open table page.

use std::time::{Duration, Instant};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    http::request::Parts,
    response::Response,
};
use patolli_store::TableId;
use serde::Deserialize;
use tokio::{sync::mpsc, time::interval};
use tracing::{Instrument as _, Span};

use super::At;
use crate::{
    app::App,
    cookies::Guest,
    live::{Command, Deed, Fault, Frame, Order, SocketId},
    reader::Reader,
    trouble::Trouble,
};

/// The longest message, in bytes.
const LONGEST: usize = 4096;
/// So many messages a second are read.
const RATE: u32 = 50;
/// So many messages wait for a slow browser before it is let go.
const OUTBOX: usize = 64;
/// How often a silent browser is asked whether it is there.
const PING: Duration = Duration::from_secs(30);
/// After how long a silent browser is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// Room for what a browser sends; the usual room of the library is thirty times as much for every open page.
const ROOM: usize = 4096;
/// Why a socket is closed whose table broke off. Its page knows this number and does not come again by itself.
const BROKE_OFF: (u16, &str) = (4500, "the table broke off");
/// Why a socket is closed when the server stops: its page comes again by itself.
const STOPS: (u16, &str) = (close_code::RESTART, "the server stops");

/// Why a socket is closed whose reader was signed out: its page comes again as whoever the browser is then.
const SIGNED_OUT: (u16, &str) = (close_code::AGAIN, "signed out");

/// What a browser sends: a decision with the version it answers, a wish for a hint, or only the version it has.
#[derive(Deserialize)]
struct Sent {
    version: Option<u32>,
    #[serde(rename = "do")]
    notation: Option<String>,
    undo: Option<serde::de::IgnoredAny>,
    reset: Option<serde::de::IgnoredAny>,
    hint: Option<bool>,
}

/// What a message means.
#[derive(PartialEq, Eq, Debug)]
enum Wish {
    /// A decision.
    Decide(Order),
    /// Whether to show a hint.
    Hint(bool),
    /// What changed since this version.
    Sync(u32),
}

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
    let reader = reader.at(page);
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(ROOM);
    let span = Span::current();
    let serve = async move |socket| {
        serve(app, id, reader, socket).await;
        drop(place);
    };
    Ok(upgrade.on_upgrade(move |socket| serve(socket).instrument(span)))
}

async fn serve(app: App, id: TableId, reader: Reader, mut socket: WebSocket) {
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let attach = |reply| Command::Attach { reader: reader.clone(), outbox: outbox.clone(), reply };
    let number = match app.live().ask(&id, attach).await {
        Ok(Some(number)) => number,
        Ok(None) => return close(&mut socket, (close_code::AGAIN, "too many are watching")).await,
        Err(Fault::Broke) => return close(&mut socket, BROKE_OFF).await,
        Err(Fault::Stopping) => return close(&mut socket, STOPS).await,
        Err(_) => return close(&mut socket, (close_code::ERROR, "the table does not answer")).await,
    };
    // Only the table holds the way to this browser, so that it can end the conversation.
    drop(outbox);
    let line = Line { app: &app, id: &id, guest: reader.guest.as_ref(), number };
    let why = line.talk(&mut socket, messages).await;
    app.live().tell(&id, Command::Detach(number)).await;
    close(&mut socket, why).await;
}

/// The way between one browser and its table.
struct Line<'a> {
    app: &'a App,
    id: &'a TableId,
    /// Whose page it is.
    guest: Option<&'a Guest>,
    number: SocketId,
}

impl Line<'_> {
    /// Carries messages both ways until one side ends it; returns why.
    async fn talk(&self, socket: &mut WebSocket, mut messages: mpsc::Receiver<Frame>) -> (u16, &'static str) {
        let mut stopped = self.app.stopped();
        let mut pulse = interval(PING);
        let mut heard = Instant::now();
        let mut meter = Meter::new();
        loop {
            tokio::select! {
                _ = stopped.changed() => return STOPS,
                message = messages.recv() => match message {
                    Some(Frame::Text(text)) => if socket.send(Message::text(text)).await.is_err() {
                        return (close_code::AWAY, "gone");
                    },
                    Some(Frame::Broke) => return BROKE_OFF,
                    // The table may have heard first that the server stops.
                    None if self.app.is_stopping() => return STOPS,
                    None => return (close_code::AGAIN, "connect again"),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(_))) if self.has_ended().await => return SIGNED_OUT,
                        Some(Ok(Message::Text(text))) if meter.admits() => self.hear(&text).await,
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

    /// Whether the reader has an account; guests without one are not asked about while they are silent.
    fn is_signed_in(&self) -> bool {
        self.guest.is_some_and(|it| it.badge.is_some())
    }

    /// Whether the reader was signed out since the page was opened.
    async fn has_ended(&self) -> bool {
        self.app.accounts().has_ended(self.guest).await
    }

    async fn hear(&self, text: &str) {
        let socket = self.number;
        let command = match read(text) {
            Some(Wish::Decide(order)) => Command::Send { socket, order },
            Some(Wish::Hint(true)) => Command::BeginHint(socket),
            Some(Wish::Hint(false)) => Command::EndHint(socket),
            Some(Wish::Sync(version)) => Command::Sync { socket, version },
            None => {
                tracing::info!(table = %self.id, "unreadable message on a socket");
                return;
            }
        };
        self.app.live().tell(self.id, command).await;
    }
}

/// What a message means, if it means anything.
fn read(text: &str) -> Option<Wish> {
    let sent: Sent = serde_json::from_str(text).ok()?;
    // A browser that just opened has no version yet; it was sent everything.
    let version = sent.version.unwrap_or_default();
    let decide = |deed| Wish::Decide(Order { version, deed });
    match (sent.notation, sent.undo, sent.reset, sent.hint) {
        (Some(text), None, None, None) => Some(decide(Deed::Do(text))),
        (None, Some(_), None, None) => Some(decide(Deed::Undo)),
        (None, None, Some(_), None) => Some(decide(Deed::Reset)),
        (None, None, None, Some(wanted)) => Some(Wish::Hint(wanted)),
        (None, None, None, None) => Some(Wish::Sync(version)),
        _ => None,
    }
}

async fn close(socket: &mut WebSocket, (code, reason): (u16, &'static str)) {
    // It may be closed already.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

/// Counts messages by the second.
struct Meter {
    since: Instant,
    count: u32,
}

impl Meter {
    fn new() -> Self {
        Self { since: Instant::now(), count: 0 }
    }

    fn admits(&mut self) -> bool {
        if self.since.elapsed() >= Duration::from_secs(1) {
            *self = Self::new();
        }
        self.count += 1;
        self.count <= RATE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_decisions_wishes_or_versions() {
        let decide = |deed| Some(Wish::Decide(Order { version: 3, deed }));
        assert_eq!(read(r#"{"do":"end","version":3}"#), decide(Deed::Do("end".to_owned())));
        assert_eq!(read(r#"{"undo":"1","version":3}"#), decide(Deed::Undo));
        assert_eq!(read(r#"{"reset":true,"version":3}"#), decide(Deed::Reset));
        assert_eq!(read(r#"{"hint":true,"version":3}"#), Some(Wish::Hint(true)));
        assert_eq!(read(r#"{"hint":false}"#), Some(Wish::Hint(false)));
        assert_eq!(read(r#"{"version":3}"#), Some(Wish::Sync(3)));
    }

    #[test]
    fn other_messages_are_nothing() {
        let both = [r#"{"do":"end","undo":1}"#, r#"{"do":"end","hint":true}"#];
        let odd = ["", "end", "[]", r#"{"do":1}"#, r#"{"hint":1}"#, r#"{"version":-1}"#];
        for text in both.into_iter().chain(odd) {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn too_many_messages_in_a_second_are_not_admitted() {
        let mut meter = Meter::new();
        assert_eq!((0..RATE + 5).filter(|_| meter.admits()).count(), RATE as usize);
    }
}
