//! What is drawn for pages after one decision.

use std::{collections::HashMap, rc::Rc};

use patolli_web::{Changes, PanelCache, SentParts};

use super::{Page, Said, Sight};
use crate::snapshot::Snapshot;

/// What a page shows.
pub(super) enum Shows {
    /// Unknown: it must be sent everything.
    Unknown,
    /// What all pages with this sight were last sent.
    Same(Sight),
    /// What it alone was sent.
    Own(Box<SentParts>),
}

impl Shows {
    /// What the page was sent, if all pages of a sight have what is in `sights`.
    pub(super) fn sent(&self, sights: &HashMap<Sight, SentParts>) -> SentParts {
        match self {
            Self::Unknown => SentParts::default(),
            Self::Same(sight) => sights.get(sight).cloned().unwrap_or_default(),
            Self::Own(sent) => (**sent).clone(),
        }
    }

    /// Where to look for what others are sent who showed the same before and have this sight now; nothing if the page is alone.
    fn key(&self, now: &Sight) -> Option<SightChange> {
        match self {
            Self::Unknown => Some((None, now.clone())),
            Self::Same(sight) => Some((Some(sight.clone()), now.clone())),
            Self::Own(_) => None,
        }
    }
}

/// The sight before, if that is known, and the sight now.
type SightChange = (Option<Sight>, Sight);

/// What is drawn after one decision: once for all who see the same and showed the same before.
#[derive(Default)]
pub(super) struct Drawings {
    /// What the pages of each sight were sent before.
    before: HashMap<Sight, SentParts>,
    /// What they were sent now. It is the same however a page came there.
    pub(super) now: HashMap<Sight, SentParts>,
    changes: HashMap<SightChange, Rc<Changes>>,
    /// What several sights share.
    cache: PanelCache,
    pub(super) said: Said,
}

impl Drawings {
    /// Nothing drawn yet, for pages of sights that were sent this.
    pub(super) fn after(before: HashMap<Sight, SentParts>) -> Self {
        Self { before, ..Self::default() }
    }

    /// What a page with this sight must be sent.
    pub(super) fn changes(&mut self, page: &Page, sight: &Sight, snapshot: &Snapshot) -> Rc<Changes> {
        let key = page.shows.key(sight);
        if let Some(drawn) = key.as_ref().and_then(|it| self.changes.get(it)) {
            return Rc::clone(drawn);
        }
        let mut sent = page.shows.sent(&self.before);
        let drawn = Rc::new(page.draw(snapshot, None, &mut sent, &self.cache));
        self.now.insert(sight.clone(), sent);
        if let Some(key) = key {
            self.changes.insert(key, Rc::clone(&drawn));
        }
        drawn
    }
}
