//! Sockets of pages: the parts that changed, drawn once for all who see the same.

mod deflate;
mod drawings;
mod news;

use std::collections::BTreeSet;

use patolli_catalog::{Lang, Localizer};
use patolli_store::{GuestId, Phase, Table};
use patolli_web::{Changes, PanelCache, SentParts};
use serde::Serialize;
use tokio::sync::mpsc;

use self::{
    deflate::DeflatedParts,
    drawings::{Drawings, Shows},
    news::Announcements,
};
use super::{Frame, SocketId};
use crate::{
    denied::Denied,
    dictionary::Dictionary,
    guest::Guest,
    page_text::written,
    table::{
        actor::TableActor,
        perspective::Perspective,
        program::json,
        reader::Reader,
        snapshot::Snapshot,
        told_events::{MOST_EVENTS, ToldEvent},
    },
};

/// The socket of a page.
pub(super) struct Page {
    reader: Reader,
    pub(super) outbox: mpsc::Sender<Frame>,
    version: Option<u32>,
    /// After how many decisions the page was last sent events.
    told: usize,
    /// After how many decisions the reader was last told in words what others did.
    announced: usize,
    shows: Shows,
    /// The text that the page has, to which compressed messages may refer.
    dictionary: Option<&'static Dictionary>,
}

/// What all pages share that see the same.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct PageKey {
    seats: Vec<u8>,
    perspective: Perspective,
    /// Only those who asked for a hint see it.
    hint: bool,
    lang: Lang,
    text: bool,
    /// Phrases of these seats are not shown.
    muted: Vec<u8>,
    own: Option<(String, Option<Guest>)>,
}

/// Most decisions that a page that comes again is told of.
const MOST_MISSED: usize = 120;

/// Shorter messages are not compressed: to unpack them takes longer than it saves.
const WORTH_IT: usize = 400;

/// What several pages are told.
#[derive(Default)]
struct Said {
    announcements: Announcements,
    deflated: DeflatedParts,
}

/// What stands before the parts in a message to a page.
#[derive(Serialize)]
struct Update<'a> {
    version: u32,
    /// Number of decisions taken, where it tells nothing about hidden ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    /// What happened since the page was last told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    events: Vec<ToldEvent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stale: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    news: Option<&'a BTreeSet<String>>,
}

impl TableActor {
    /// Sends every page what changed; those that do not keep up are let go.
    pub(super) fn update_pages(&mut self) {
        if self.sockets.pages.is_empty() {
            return;
        }
        let snapshot = self.snapshot();
        let mut drawings = Drawings::after(std::mem::take(&mut self.sockets.page_keys));
        self.sockets.pages.retain(|id, page| {
            let snapshot = snapshot.clone().advising(self.hints.advice_for(*id));
            let page_key = page.page_key(&snapshot);
            let drawn = drawings.changes(page, &page_key, &snapshot);
            page.shows = Shows::Same(page_key);
            page.send(&snapshot, &drawn, &mut drawings.said, None)
        });
        self.sockets.page_keys = drawings.now;
    }

    /// Sends one page what changed, and what became of its wish.
    pub(in crate::table) fn update(&mut self, id: SocketId, denied: Option<&Denied>) {
        let snapshot = self.snapshot().advising(self.hints.advice_for(id));
        let Some(page) = self.sockets.pages.get_mut(&id) else { return };
        let stale = denied.filter(|it| **it == Denied::Stale);
        let mut sent = page.shows.sent(&self.sockets.page_keys);
        let drawn = page.draw(&snapshot, stale, &mut sent, &PanelCache::default());
        page.shows = Shows::Own(Box::new(sent));
        if !page.send(&snapshot, &drawn, &mut Said::default(), denied) {
            self.detach(id);
        }
    }
}

impl Page {
    /// A page at a table of `game` that was sent nothing yet, after `told` decisions.
    pub(super) fn new(reader: Reader, outbox: mpsc::Sender<Frame>, game: &str, told: usize) -> Self {
        // A page of another program may have another dictionary.
        let has = |it: &&Dictionary| reader.dictionary.as_deref() == Some(it.name());
        let dictionary =
            reader.dictionary.as_ref().and_then(|_| Dictionary::find(game, reader.lang)).filter(has);
        // A page that comes again is told what it missed.
        let told = reader.told.map_or(told, |it| it.clamp(told.saturating_sub(MOST_MISSED), told));
        Self { reader, outbox, version: None, told, announced: told, shows: Shows::Unknown, dictionary }
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
            self.shows = Shows::Unknown;
        }
        missed
    }

    /// What this page shows; those with the same page key get the same drawing.
    fn page_key(&self, snapshot: &Snapshot) -> PageKey {
        let open = snapshot.table.phase == Phase::Open;
        PageKey {
            seats: self.reader.seats(&snapshot.table),
            perspective: snapshot.perspective(&self.reader),
            hint: snapshot.advice.is_some(),
            lang: self.reader.lang,
            text: self.reader.wants_text(),
            muted: self.reader.muted.clone(),
            // While seats are free, the page holds the invitation and the reader's name.
            own: open.then(|| (self.reader.origin.clone(), self.reader.guest.clone())),
        }
    }

    /// What the page must be sent beside what it was sent; with a note if the reader's click came too late.
    fn draw(
        &self,
        snapshot: &Snapshot,
        stale: Option<&Denied>,
        sent: &mut SentParts,
        cache: &PanelCache,
    ) -> Changes {
        snapshot.show(&self.reader, stale, |it| patolli_web::table_changes(it, sent, cache))
    }

    /// Sends what is new to this page; returns whether it keeps up.
    fn send(
        &mut self,
        snapshot: &Snapshot,
        changes: &Changes,
        said: &mut Said,
        denied: Option<&Denied>,
    ) -> bool {
        let say = self.news(snapshot, &mut said.announcements);
        let events = self.events(snapshot, &mut said.announcements);
        if changes.is_empty() && say.is_none() && denied.is_none() && self.version == Some(snapshot.version) {
            return true;
        }
        // Whether others took a hidden choice or took one back is not told by a number either.
        let tells_step = !events.is_empty() || (self.version.is_none() && !snapshot.play.has_secrets());
        let update = Update {
            version: snapshot.version,
            step: tells_step.then(|| snapshot.play.steps()),
            events,
            say,
            refused: denied.filter(|it| **it != Denied::Stale).map(|it| self.reason(snapshot, it)),
            stale: denied == Some(&Denied::Stale),
            news: changes.news.as_ref(),
        };
        self.version = Some(snapshot.version);
        self.told = snapshot.play.steps();
        // After an undo there is less to tell.
        self.announced = if self.turn_is_told(snapshot) { self.told } else { self.announced.min(self.told) };
        self.outbox.try_send(self.frame(&update, changes, &mut said.deflated)).is_ok()
    }

    /// A message as this page understands it.
    fn frame(&self, update: &Update<'_>, changes: &Changes, deflated: &mut DeflatedParts) -> Frame {
        let own = written(json(update), &changes.own);
        let shared = [&*changes.common, &*changes.shared];
        if self.reader.deflate && (own.len() >= WORTH_IT || shared.iter().any(|it| !it.is_empty())) {
            return Frame::Deflated(deflated.message(self.dictionary, own, shared).into());
        }
        Frame::Text(shared.into_iter().fold(own, written).into())
    }

    /// What others did in a turn that is over now, for those who listen: one announcement for each turn.
    fn news(&self, snapshot: &Snapshot, announcements: &mut Announcements) -> Option<String> {
        if !self.turn_is_told(snapshot) {
            return None;
        }
        let mine = self.reader.seats(&snapshot.table);
        let deciders = snapshot.play.deciders_since(self.announced);
        let theirs = |step: usize| {
            let decider = step.checked_sub(self.announced + 1).and_then(|it| deciders.get(it));
            decider.is_some_and(|it| !mine.contains(&it.number()))
        };
        let listener = snapshot.perspective(&self.reader).listener;
        let words = self.words(snapshot);
        let told = announcements.since(snapshot, self.announced);
        let said: Vec<&str> = told
            .iter_mut()
            .filter(|it| it.event.audience.includes(listener) && theirs(it.event.step))
            .map(|it| it.told(words, snapshot).say.as_str())
            .collect();
        (!said.is_empty()).then(|| said.join(". "))
    }

    /// Whether no other seat is in the middle of a turn, so that it can be told whole.
    fn turn_is_told(&self, snapshot: &Snapshot) -> bool {
        let Some(asked) = snapshot.asked() else { return true };
        let goes_on =
            snapshot.play.deciders_since(snapshot.play.steps().saturating_sub(1)).last() == Some(&asked);
        !goes_on || self.reader.seats(&snapshot.table).contains(&asked.number())
    }

    /// What happened since the page was last told, if it shows events.
    fn events(&self, snapshot: &Snapshot, announcements: &mut Announcements) -> Vec<ToldEvent> {
        if !self.reader.events || self.told >= snapshot.play.steps() {
            return Vec::new();
        }
        let listener = snapshot.perspective(&self.reader).listener;
        let words = self.words(snapshot);
        let events = announcements.since(snapshot, self.told).iter_mut();
        let known = events.filter(|it| it.event.audience.includes(listener));
        let mut told: Vec<ToldEvent> = known.map(|it| it.told(words, snapshot).clone()).collect();
        told.split_off(told.len().saturating_sub(MOST_EVENTS))
    }

    fn reason(&self, snapshot: &Snapshot, denied: &Denied) -> String {
        let words = self.words(snapshot);
        let text = words.format_message(&denied.message(), &snapshot.names(words));
        if denied.rule().is_empty() { text } else { format!("{text} ({})", denied.rule()) }
    }

    fn words(&self, snapshot: &Snapshot) -> &'static Localizer {
        Localizer::for_game(self.reader.lang, &snapshot.table.game)
    }
}
