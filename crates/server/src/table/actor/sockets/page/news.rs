//! What happened, in words for those who listen.

use std::collections::HashMap;

use patolli_catalog::{Lang, Localizer, LoggedEvent};

use crate::table::snapshot::Snapshot;

/// What happened since a decision, told once for all readers.
#[derive(Default)]
pub(super) struct Announcements(HashMap<usize, Vec<Announcement>>);

/// One thing that happened, and how it is said in each language that is needed.
pub(super) struct Announcement {
    pub(super) event: LoggedEvent,
    said: Vec<(Lang, String)>,
}

impl Announcements {
    /// What happened since a decision.
    pub(super) fn since(&mut self, snapshot: &Snapshot, from: usize) -> &mut [Announcement] {
        self.0.entry(from).or_insert_with(|| {
            let events = snapshot.play.logged_events(from).into_iter();
            events.map(|event| Announcement { event, said: Vec::new() }).collect()
        })
    }
}

impl Announcement {
    /// The sentence.
    pub(super) fn said(&mut self, words: &'static Localizer, snapshot: &Snapshot) -> &str {
        let known = self.said.iter().position(|it| it.0 == words.lang());
        let at = known.unwrap_or_else(|| {
            let entry = snapshot.play.log_entry(&self.event);
            self.said.push((words.lang(), words.format_log_entry(&entry, &snapshot.names(words))));
            self.said.len() - 1
        });
        &self.said[at].1
    }
}
