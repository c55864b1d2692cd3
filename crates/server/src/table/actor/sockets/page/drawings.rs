//! What is drawn for pages after one decision.

use std::rc::Rc;

use patolli_web::{Changes, PanelCache, SentParts};
use rustc_hash::FxHashMap;

use super::{Page, PageKey, Said};
use crate::table::snapshot::Snapshot;

/// What a page shows.
pub(super) enum Shows {
    /// Unknown: it must be sent everything.
    Unknown,
    /// What all pages with this page key were last sent.
    Same(PageKey),
    /// What it alone was sent.
    Own(Box<SentParts>),
}

impl Shows {
    /// What the page was sent, if all pages with one page key have what is in `page_keys`.
    pub(super) fn sent(&self, page_keys: &FxHashMap<PageKey, SentParts>) -> SentParts {
        match self {
            Self::Unknown => SentParts::default(),
            Self::Same(page_key) => page_keys.get(page_key).cloned().unwrap_or_default(),
            Self::Own(sent) => (**sent).clone(),
        }
    }

    /// Where to look for what others are sent who showed the same before and have this page key now; nothing if the page is alone.
    fn key(&self, now: &PageKey) -> Option<PageKeyChange> {
        match self {
            Self::Unknown => Some((None, now.clone())),
            Self::Same(page_key) => Some((Some(page_key.clone()), now.clone())),
            Self::Own(_) => None,
        }
    }
}

/// The page key before, if that is known, and the page key now.
type PageKeyChange = (Option<PageKey>, PageKey);

/// What is drawn after one decision: once for all who see the same and showed the same before.
#[derive(Default)]
pub(super) struct Drawings {
    /// What the pages of each page key were sent before.
    before: FxHashMap<PageKey, SentParts>,
    /// What they were sent now. It is the same however a page came there.
    pub(super) now: FxHashMap<PageKey, SentParts>,
    changes: FxHashMap<PageKeyChange, Rc<Changes>>,
    /// What several page keys share.
    cache: PanelCache,
    pub(super) said: Said,
}

impl Drawings {
    /// Nothing drawn yet, for pages of page keys that were sent this.
    pub(super) fn after(before: FxHashMap<PageKey, SentParts>) -> Self {
        Self { before, ..Self::default() }
    }

    /// What a page with this page key must be sent.
    pub(super) fn changes(&mut self, page: &Page, page_key: &PageKey, snapshot: &Snapshot) -> Rc<Changes> {
        let key = page.shows.key(page_key);
        if let Some(drawn) = key.as_ref().and_then(|it| self.changes.get(it)) {
            return Rc::clone(drawn);
        }
        let mut sent = page.shows.sent(&self.before);
        let drawn = Rc::new(page.draw(snapshot, None, &mut sent, &self.cache));
        self.now.insert(page_key.clone(), sent);
        if let Some(key) = key {
            self.changes.insert(key, Rc::clone(&drawn));
        }
        drawn
    }
}
