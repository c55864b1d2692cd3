//! Requests for hints.

use patolli_store::GuestId;

use super::HintSearch;
use crate::{
    denied::Denied,
    table::{
        actor::TableActor,
        client::SocketId,
        command::{Answer, Reply},
    },
};

impl TableActor {
    /// Whether a guest may have a hint now.
    fn check_hint(&self, guest: &GuestId) -> Result<(), Denied> {
        self.plays(guest)?;
        if !self.table.hints {
            return Err(Denied::NoHints);
        }
        self.asked_now(guest)?;
        let begun = self.hints.0.as_ref().is_some_and(|it| it.guest == *guest && it.version == self.version);
        if begun || self.context.pool().has_room_for_hint(&self.context.networks.requester(guest)) {
            return Ok(());
        }
        self.context.metrics.limited("hints");
        Err(Denied::ManyHints)
    }

    /// The search for this guest at this version, begun if need be.
    fn search(&mut self, guest: &GuestId) -> &mut HintSearch {
        let version = self.version;
        let fits = |it: &HintSearch| it.version == version && it.guest == *guest && it.advice.is_some();
        if !self.hints.0.as_ref().is_some_and(fits) {
            self.hints.0 = None;
        }
        let networks = &self.context.networks;
        self.hints.0.get_or_insert_with(|| HintSearch::new(version, networks.requester(guest)))
    }

    /// Thinks for a page without script, which gets what there is after about a second.
    pub(in crate::table) fn hint_page(&mut self, guest: &GuestId, reply: Reply<Answer>) {
        match self.check_hint(guest) {
            Ok(()) => self.search(guest).pages.push(reply),
            Err(denied) => drop(reply.send(self.answer(Err(denied.into())))),
        }
    }

    /// Thinks for a browser, which gets what there is again and again.
    pub(in crate::table) fn begin_hint(&mut self, id: SocketId) {
        let Some(guest) = self.sockets.guest(id).cloned() else {
            return self.update(id, Some(&Denied::NotSeated));
        };
        match self.check_hint(&guest) {
            Ok(()) => {
                self.search(&guest).sockets.insert(id);
                self.update(id, None);
            }
            Err(denied) => self.update(id, Some(&denied)),
        }
    }

    /// Hides the hint in a browser.
    pub(in crate::table) fn end_hint(&mut self, id: SocketId) {
        if self.hints.0.as_mut().is_some_and(|it| it.sockets.remove(&id)) {
            self.update(id, None);
        }
    }

    /// Starts the next slice while a page or request waits; else drops the search.
    pub(in crate::table) fn update_hint(&mut self) {
        self.answer_pages();
        let Some(search) = &mut self.hints.0 else { return };
        search.sockets.retain(|it| self.sockets.guest(*it).is_some());
        search.pages.retain(|it| !it.is_closed());
        if search.sockets.is_empty() && search.pages.is_empty() {
            self.hints.0 = None;
        } else {
            search.think(&self.play, &self.context.bot_config);
        }
    }

    /// Shows what was found to those who asked.
    pub(in crate::table) fn show_hint(&mut self) {
        let ids: Vec<SocketId> = self.hints.0.iter().flat_map(|it| it.sockets.iter().copied()).collect();
        for id in ids {
            self.update(id, None);
        }
    }

    /// Shows what was found to pages without script that have waited long enough.
    fn answer_pages(&mut self) {
        if !self.hints.0.as_ref().is_some_and(|it| it.is_enough() && !it.pages.is_empty()) {
            return;
        }
        let snapshot = self.snapshot();
        let Some(search) = &mut self.hints.0 else { return };
        let snapshot = snapshot.advising(search.last_advice());
        for page in search.pages.drain(..) {
            // A reply that cannot be delivered is dropped: its client is gone.
            let _ = page.send(Ok(Answer { snapshot: snapshot.clone(), denied: None }));
        }
    }

    /// Forgets the hint: the table has moved on.
    pub(in crate::table) fn drop_hint(&mut self) {
        let Some(search) = self.hints.0.take() else { return };
        for page in search.pages {
            let _ = page.send(self.answer(Err(Denied::Stale.into())));
        }
    }
}
