//! What happened, in words for those who listen.

use std::collections::HashMap;

use patolli_catalog::{Lang, Localizer, LoggedEvent};

use crate::table::{snapshot::Snapshot, told_events::ToldEvent};

/// What happened since a decision, told once for all readers.
#[derive(Default)]
pub(super) struct Announcements(HashMap<usize, Vec<Announcement>>);

/// One thing that happened, and how it is said in each language that is needed.
pub(super) struct Announcement {
    pub(super) event: LoggedEvent,
    told: Vec<(Lang, ToldEvent)>,
}

impl Announcements {
    /// What happened since a decision.
    pub(super) fn since(&mut self, snapshot: &Snapshot, from: usize) -> &mut [Announcement] {
        self.0.entry(from).or_insert_with(|| {
            let events = snapshot.play.logged_events(from).into_iter();
            events.map(|event| Announcement { event, told: Vec::new() }).collect()
        })
    }
}

impl Announcement {
    /// It, in words of a language.
    pub(super) fn told(&mut self, words: &'static Localizer, snapshot: &Snapshot) -> &ToldEvent {
        let known = self.told.iter().position(|it| it.0 == words.lang());
        let at = known.unwrap_or_else(|| {
            let event = snapshot.play.board_event(&self.event);
            let told = ToldEvent::new(&event, &*snapshot.play, words, &snapshot.names(words));
            self.told.push((words.lang(), told));
            self.told.len() - 1
        });
        &self.told[at].1
    }
}
