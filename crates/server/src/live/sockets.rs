//! Open browsers: each gets what changed since it was last told.

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use patolli_catalog::{Lang, Words};
use patolli_store::{GuestId, Phase, Table};
use patolli_web::Part;
use serde::Serialize;
use tokio::sync::mpsc;

use super::{command::Order, desk::Desk};
use crate::{cookies::Guest, eyes::Eyes, reader::Reader, refusal::Refusal, snapshot::Snapshot};

/// So many browsers may watch one table.
const MOST: usize = 200;

/// Number of an open browser at its table.
pub(crate) type SocketId = u64;

/// What a browser is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// What changed, as JSON.
    Text(String),
    /// The table broke off; nothing more will come.
    Broke,
}

/// The open browsers of a table.
#[derive(Default)]
pub(super) struct Sockets {
    open: HashMap<SocketId, Socket>,
    last: SocketId,
}

struct Socket {
    reader: Reader,
    outbox: mpsc::Sender<Frame>,
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
    eyes: Eyes,
    /// Only those who asked for a hint see it.
    hint: bool,
    lang: Lang,
    text: bool,
    own: Option<(String, Option<Guest>)>,
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

    /// Who looks at an open browser.
    pub(super) fn guest(&self, id: SocketId) -> Option<&GuestId> {
        self.open.get(&id)?.reader.id()
    }

    /// Who has the page open, and how many of them have no seat.
    pub(super) fn audience(&self, table: &Table) -> (HashSet<GuestId>, usize) {
        let online = self.open.values().filter_map(|it| it.reader.id().cloned()).collect();
        let watchers = self.open.values().filter(|it| it.reader.seats(table).is_empty()).count();
        (online, watchers)
    }

    /// Tells every browser that the table broke off. One that does not keep up finds out when it comes again.
    pub(super) fn break_off(&mut self) {
        for (_, socket) in self.open.drain() {
            let _ = socket.outbox.try_send(Frame::Broke);
        }
    }
}

impl Desk {
    /// Takes in a browser, which gets the whole truth at once; `None` if there are too many.
    pub(super) fn attach(&mut self, reader: Reader, outbox: mpsc::Sender<Frame>) -> Option<SocketId> {
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

    /// Sends every browser what changed; those that do not keep up are let go and come again by themselves.
    pub(super) fn broadcast(&mut self) {
        loop {
            let before = self.sockets.open.len();
            let snapshot = self.snapshot();
            let mut drawings = HashMap::new();
            self.sockets.open.retain(|id, socket| {
                let snapshot = snapshot.clone().advising(self.hints.advice_for(*id));
                let drawn =
                    drawings.entry(socket.sight(&snapshot)).or_insert_with(|| socket.draw(&snapshot, None));
                socket.send(&snapshot, drawn, None)
            });
            if self.sockets.open.len() == before {
                return;
            }
        }
    }

    /// Sends one browser what changed, and what became of its wish.
    pub(super) fn update(&mut self, id: SocketId, refusal: Option<&Refusal>) {
        let snapshot = self.snapshot().advising(self.hints.advice_for(id));
        let Some(socket) = self.sockets.open.get_mut(&id) else { return };
        let drawn = socket.draw(&snapshot, refusal.filter(|it| **it == Refusal::Stale));
        if !socket.send(&snapshot, &drawn, refusal) {
            self.detach(id);
        }
    }
}

impl Socket {
    /// What this browser sees; those with the same sight get the same drawing.
    fn sight(&self, snapshot: &Snapshot) -> Sight {
        let open = snapshot.table.phase == Phase::Open;
        Sight {
            seats: self.reader.seats(&snapshot.table),
            eyes: snapshot.eyes(&self.reader),
            hint: snapshot.advice.is_some(),
            lang: self.reader.lang,
            text: self.reader.wants_text(),
            // While seats are free, the page holds the invitation and the reader's name.
            own: open.then(|| (self.reader.origin.clone(), self.reader.guest.clone())),
        }
    }

    /// The parts of the page; with a note if the reader's click came too late.
    fn draw(&self, snapshot: &Snapshot, stale: Option<&Refusal>) -> Drawn {
        let parts = snapshot.show(&self.reader, stale, patolli_web::table_parts);
        let hashed = |part: Part| {
            let hash = hash(&part.html);
            (part, hash)
        };
        parts.into_iter().map(hashed).collect()
    }

    /// Sends what is new to this browser; returns whether it keeps up.
    fn send(&mut self, snapshot: &Snapshot, drawn: &Drawn, refusal: Option<&Refusal>) -> bool {
        let fresh: Vec<&Part> = drawn
            .iter()
            .filter(|(part, hash)| self.sent.get(&part.id) != Some(hash))
            .map(|it| &it.0)
            .collect();
        let say = self.news(snapshot);
        if fresh.is_empty() && say.is_none() && refusal.is_none() && self.version == Some(snapshot.version) {
            return true;
        }
        let update = Update {
            version: snapshot.version,
            parts: fresh.iter().map(|it| (it.id.as_str(), it.html.as_str())).collect(),
            say,
            refused: refusal.filter(|it| **it != Refusal::Stale).map(|it| self.reason(snapshot, it)),
            stale: refusal == Some(&Refusal::Stale),
        };
        let text = serde_json::to_string(&update).expect("plain data has a JSON form");
        self.sent = drawn.iter().map(|(part, hash)| (part.id.clone(), *hash)).collect();
        self.version = Some(snapshot.version);
        self.told = snapshot.play.steps();
        self.outbox.try_send(Frame::Text(text)).is_ok()
    }

    /// What others did since the reader was last told.
    fn news(&self, snapshot: &Snapshot) -> Option<String> {
        let mine = self.reader.seats(&snapshot.table);
        let words = self.words(snapshot);
        let names = snapshot.names(words);
        let deciders = snapshot.play.deciders_since(self.told);
        let theirs = |step: usize| {
            let decider = deciders.get(step.checked_sub(self.told + 1)?)?;
            (!mine.contains(&decider.number())).then_some(())
        };
        let tales = snapshot.play.tales(snapshot.eyes(&self.reader).listener, self.told);
        let told = tales.iter().filter(|it| theirs(it.step).is_some());
        let said: Vec<String> = told.map(|it| words.tell_whose(it, &names)).collect();
        (!said.is_empty()).then(|| said.join(". "))
    }

    fn reason(&self, snapshot: &Snapshot, refusal: &Refusal) -> String {
        let words = self.words(snapshot);
        words.tell(&refusal.told().0, &snapshot.names(words))
    }

    fn words(&self, snapshot: &Snapshot) -> &'static Words {
        Words::of(self.reader.lang, &snapshot.table.game)
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
