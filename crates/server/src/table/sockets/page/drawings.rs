//! What is drawn for pages after one decision.

use std::{collections::HashMap, rc::Rc};

use patolli_web::{Memory, Part, Studio};

use super::{Page, PageKey, news::Heard};
use crate::table::snapshot::Snapshot;

/// What a page shows.
pub(super) enum Shows {
    /// Nobody knows: it must be sent everything.
    Unknown,
    /// What all pages with this sight were last sent.
    Same(PageKey),
    /// What it alone was sent.
    Own(Box<Memory>),
}

impl Shows {
    /// What the page was made of, if all pages of a sight have what is in `sights`.
    pub(super) fn memory(&self, page_keys: &HashMap<PageKey, Memory>) -> Memory {
        match self {
            Self::Unknown => Memory::default(),
            Self::Same(page_key) => page_keys.get(page_key).cloned().unwrap_or_default(),
            Self::Own(memory) => (**memory).clone(),
        }
    }

    /// Where to look for what others are sent who showed the same before and have this sight now; nothing if the page is alone.
    fn key(&self, now: &PageKey) -> Option<Way> {
        match self {
            Self::Unknown => Some((None, now.clone())),
            Self::Same(page_key) => Some((Some(page_key.clone()), now.clone())),
            Self::Own(_) => None,
        }
    }
}

/// The sight before, if that is known, and the sight now.
type Way = (Option<PageKey>, PageKey);

/// What is drawn after one decision: once for all who see the same and showed the same before.
#[derive(Default)]
pub(super) struct Drawings {
    /// What the pages of each sight showed before.
    before: HashMap<PageKey, Memory>,
    /// What they show now. It is the same however a page came there.
    pub(super) now: HashMap<PageKey, Memory>,
    /// What changed on each way.
    changes: HashMap<Way, Rc<[Part]>>,
    /// What several sights share.
    studio: Studio,
    pub(super) heard: Heard,
}

impl Drawings {
    /// Nothing drawn yet, for pages of sights that showed this.
    pub(super) fn after(before: HashMap<PageKey, Memory>) -> Self {
        Self { before, ..Self::default() }
    }

    /// What a page with this sight must be sent.
    pub(super) fn of(&mut self, page: &Page, page_key: &PageKey, snapshot: &Snapshot) -> Rc<[Part]> {
        let key = page.shows.key(page_key);
        if let Some(drawn) = key.as_ref().and_then(|it| self.changes.get(it)) {
            return Rc::clone(drawn);
        }
        let mut memory = page.shows.memory(&self.before);
        let drawn: Rc<[Part]> = page.draw(snapshot, None, &mut memory, &self.studio).into();
        self.now.insert(page_key.clone(), memory);
        if let Some(key) = key {
            self.changes.insert(key, Rc::clone(&drawn));
        }
        drawn
    }
}
