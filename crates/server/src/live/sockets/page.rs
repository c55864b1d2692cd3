//! Sockets of pages: the parts that changed, drawn once for all who see the same.

use std::{
    collections::HashMap,
    hash::{Hash, Hasher},
};

use patolli_catalog::{Lang, Words};
use patolli_store::{GuestId, Phase, Table};
use patolli_web::{Part, boards::Memory};
use rustc_hash::FxHasher;
use serde::Serialize;
use tokio::sync::mpsc;

use super::{Desk, Frame, SocketId};
use crate::{
    cookies::Guest, eyes::Eyes, program::json, reader::Reader, refusal::Refusal, snapshot::Snapshot,
};

/// The socket of a page.
pub(super) struct Page {
    reader: Reader,
    pub(super) outbox: mpsc::Sender<Frame>,
    /// Hash of each part as it was last sent.
    sent: HashMap<String, u64>,
    version: Option<u32>,
    /// After how many decisions the reader was last told what others did.
    told: usize,
    /// How it saw the table when it was last sent something; nothing if it must be sent everything.
    saw: Option<Sight>,
}

/// What all pages share that see the same.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Sight {
    seats: Vec<u8>,
    eyes: Eyes,
    /// Only those who asked for a hint see it.
    hint: bool,
    lang: Lang,
    text: bool,
    own: Option<(String, Option<Guest>)>,
}

/// One message to a page.
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

/// Parts of a page, with their hashes.
type Drawn = Vec<(Part, u64)>;

impl Desk {
    /// Sends every page what changed; those that do not keep up are let go.
    pub(super) fn tell_pages(&mut self) {
        if self.sockets.pages.is_empty() {
            return;
        }
        let snapshot = self.snapshot();
        let mut drawings =
            Drawings { before: std::mem::take(&mut self.sockets.sights), ..Drawings::default() };
        self.sockets.pages.retain(|id, page| {
            let snapshot = snapshot.clone().advising(self.hints.advice_for(*id));
            let sight = page.sight(&snapshot);
            let drawn = drawings.of(page, &sight, &snapshot);
            page.saw = Some(sight);
            page.send(&snapshot, drawn, None)
        });
        self.sockets.sights = drawings.now;
    }

    /// Sends one page what changed, and what became of its wish.
    pub(in crate::live) fn update(&mut self, id: SocketId, refusal: Option<&Refusal>) {
        let snapshot = self.snapshot().advising(self.hints.advice_for(id));
        let Some(page) = self.sockets.pages.get_mut(&id) else { return };
        let stale = refusal.filter(|it| **it == Refusal::Stale);
        let drawn = page.draw(&snapshot, stale, &mut Memory::default());
        // What it was sent now differs from what the others have: next time it is compared as a whole.
        page.saw = None;
        if !page.send(&snapshot, &drawn, refusal) {
            self.detach(id);
        }
    }
}

/// What is drawn after one decision: once for all who see the same and were sent the same before.
#[derive(Default)]
struct Drawings {
    /// What was drawn before, for each sight.
    before: HashMap<Sight, Memory>,
    now: HashMap<Sight, Memory>,
    /// What changed.
    changes: HashMap<Sight, Drawn>,
    /// Everything, for those who come anew.
    wholes: HashMap<Sight, Drawn>,
}

impl Drawings {
    fn of(&mut self, page: &Page, sight: &Sight, snapshot: &Snapshot) -> &Drawn {
        // Whoever saw the table in the same way before lacks only what changed.
        let follows = page.saw.as_ref() == Some(sight) && self.follow(page, sight, snapshot);
        if !follows && !self.wholes.contains_key(sight) {
            let mut memory = Memory::default();
            self.wholes.insert(sight.clone(), page.draw(snapshot, None, &mut memory));
            self.now.entry(sight.clone()).or_insert(memory);
        }
        if follows { &self.changes[sight] } else { &self.wholes[sight] }
    }

    /// Draws what changed for a sight, if it is known what was drawn for it before.
    fn follow(&mut self, page: &Page, sight: &Sight, snapshot: &Snapshot) -> bool {
        if let Some(mut memory) = self.before.remove(sight) {
            self.changes.insert(sight.clone(), page.draw(snapshot, None, &mut memory));
            self.now.insert(sight.clone(), memory);
        }
        self.changes.contains_key(sight)
    }
}

impl Page {
    /// A page that was sent nothing yet, after so many decisions.
    pub(super) fn new(reader: Reader, outbox: mpsc::Sender<Frame>, told: usize) -> Self {
        Self { reader, outbox, sent: HashMap::new(), version: None, told, saw: None }
    }

    pub(super) fn guest(&self) -> Option<&GuestId> {
        self.reader.id()
    }

    /// Whether its reader has no seat.
    pub(super) fn watches(&self, table: &Table) -> bool {
        self.reader.seats(table).is_empty()
    }

    /// Lets it be sent everything unless it has what it was sent; returns whether it must be.
    pub(super) fn forget_unless(&mut self, version: Option<u32>) -> bool {
        let missed = self.version != version;
        if missed {
            self.sent.clear();
            self.saw = None;
        }
        missed
    }

    /// What this page shows; those with the same sight get the same drawing.
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

    /// The parts of the page that changed since this memory was last used; with a note if the reader's click came too late.
    fn draw(&self, snapshot: &Snapshot, stale: Option<&Refusal>, memory: &mut Memory) -> Drawn {
        let parts = snapshot.show(&self.reader, stale, |it| patolli_web::table_changes(it, memory));
        let hashed = |part: Part| {
            let hash = hash(&part.html);
            (part, hash)
        };
        parts.into_iter().map(hashed).collect()
    }

    /// Sends what is new to this page; returns whether it keeps up.
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
        let text = json(&update);
        for (part, hash) in drawn {
            match self.sent.get_mut(&part.id) {
                Some(sent) => *sent = *hash,
                None => drop(self.sent.insert(part.id.clone(), *hash)),
            }
        }
        self.version = Some(snapshot.version);
        self.told = snapshot.play.steps();
        self.outbox.try_send(Frame::Text(text.into())).is_ok()
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
    let mut hasher = FxHasher::default();
    text.hash(&mut hasher);
    hasher.finish()
}
