//! Open browsers: each gets what changed since it was last told.

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use patolli_catalog::{Lang, Seat, Words};
use patolli_store::{GuestId, Table};
use patolli_web::Part;
use serde::Serialize;
use tokio::sync::mpsc;

use super::{command::Order, desk::Desk};
use crate::{
    reader::{Reader, seats_of},
    refusal::Refusal,
    snapshot::{Snapshot, told},
};

/// So many browsers may watch one table.
const MOST: usize = 200;

/// Number of an open browser at its table.
pub(crate) type SocketId = u64;

/// The open browsers of a table.
#[derive(Default)]
pub(super) struct Sockets {
    open: HashMap<SocketId, Socket>,
    last: SocketId,
}

struct Socket {
    reader: Reader,
    outbox: mpsc::Sender<String>,
    /// Hash of each part as it was last sent.
    sent: HashMap<String, u64>,
    version: Option<u32>,
    /// After how many decisions the reader was last told what others did.
    told: usize,
}

/// What all browsers share that see the same.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sight {
    seats: Vec<u8>,
    lang: Lang,
    text: bool,
    origin: Option<String>,
}

/// One message to a browser.
#[derive(Serialize)]
struct Update<'a> {
    version: u32,
    parts: Vec<(&'a str, &'a str)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stale: bool,
}

/// The parts of a page, with their hashes.
type Drawn = Vec<(Part, u64)>;

impl Sockets {
    pub(super) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Who has the page open, and how many of them have no seat.
    pub(super) fn audience(&self, table: &Table) -> (HashSet<GuestId>, usize) {
        let online = self.open.values().filter_map(|it| it.reader.id().cloned()).collect();
        let watchers = self.open.values().filter(|it| it.reader.seats(table).is_empty()).count();
        (online, watchers)
    }
}

impl Desk {
    /// Takes in a browser, which gets the whole truth at once; `None` if there are too many.
    pub(super) fn attach(&mut self, reader: Reader, outbox: mpsc::Sender<String>) -> Option<SocketId> {
        if self.sockets.open.len() >= MOST {
            return None;
        }
        self.sockets.last += 1;
        let told = self.play.steps();
        let socket = Socket { reader, outbox, sent: HashMap::new(), version: None, told };
        self.sockets.open.insert(self.sockets.last, socket);
        // The others learn that somebody came.
        self.broadcast();
        Some(self.sockets.last)
    }

    /// Lets a browser go; the others learn it.
    pub(super) fn detach(&mut self, socket: SocketId) {
        if self.sockets.open.remove(&socket).is_some() {
            self.broadcast();
        }
    }

    /// Sends everything again to a browser that has another version than it was sent.
    pub(super) fn sync(&mut self, id: SocketId, version: u32) {
        let Some(socket) = self.sockets.open.get_mut(&id) else { return };
        if socket.version != Some(version) {
            socket.sent.clear();
            self.update(id, None);
        }
    }

    /// Takes a decision that a browser sent.
    pub(super) async fn receive(&mut self, id: SocketId, order: &Order) {
        let Some(socket) = self.sockets.open.get(&id) else { return };
        let refusal = match socket.reader.id().cloned() {
            Some(guest) => match self.decide(&guest, order).await {
                Ok(outcome) => outcome.err(),
                // The browser connects again and sees what there is.
                Err(_) => return self.detach(id),
            },
            None => Some(Refusal::NotSeated),
        };
        if refusal.is_some() {
            self.update(id, refusal.as_ref());
        }
    }

    /// Sends every browser what changed.
    pub(super) fn broadcast(&mut self) {
        let snapshot = self.snapshot();
        let mut drawings = HashMap::new();
        let send = |_: &SocketId, socket: &mut Socket| {
            let drawn = drawings.entry(socket.sight(&snapshot)).or_insert_with(|| draw(&snapshot, &socket.reader));
            socket.send(&snapshot, drawn, None)
        };
        self.sockets.open.retain(|id, socket| {
            let mut send = send_with(&mut drawings_of(&mut *socket), send);
            send(id, socket)
        });
    }
}
