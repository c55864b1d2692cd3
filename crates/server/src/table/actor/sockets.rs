//! Open sockets of pages and programs: each is sent what changed since its last message.

mod clients;
mod page;
mod program;

use std::collections::{HashMap, HashSet};

use patolli_store::{GuestId, Table};
use patolli_web::SentParts;
use rustc_hash::FxHashMap;

use self::{
    page::{Page, PageKey},
    program::Program,
};
use crate::table::client::{Client, Frame, SocketId};

/// Maximum sockets of one table.
const MAX_SOCKETS: usize = 200;

/// The open sockets of a table.
#[derive(Default)]
pub(super) struct Sockets {
    pages: HashMap<SocketId, Page>,
    programs: HashMap<SocketId, Program>,
    /// What pages were sent, by how they see the table.
    page_keys: FxHashMap<PageKey, SentParts>,
    last: SocketId,
}

impl Sockets {
    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn len(&self) -> usize {
        self.pages.len() + self.programs.len()
    }

    /// The guest of a socket.
    pub(super) fn guest(&self, id: SocketId) -> Option<&GuestId> {
        let page = self.pages.get(&id).and_then(Page::guest);
        page.or_else(|| self.programs.get(&id).map(|it| &it.guest))
    }

    /// Whether a guest has the page open.
    pub(super) fn has_page(&self, guest: &GuestId) -> bool {
        self.pages.values().any(|it| it.guest() == Some(guest))
    }

    /// Guests with an open socket, and the number of watchers.
    pub(super) fn audience(&self, table: &Table) -> (HashSet<GuestId>, usize) {
        let programs = self.programs.values().map(|it| &it.guest);
        let online = self.pages.values().filter_map(Page::guest).chain(programs).cloned().collect();
        (online, self.pages.values().filter(|it| it.watches(table)).count())
    }

    /// Closes all sockets after a panic.
    pub(super) fn close_after_panic(&mut self) {
        self.close_all(&Frame::TablePanicked);
    }

    /// Closes all sockets of a closed or deleted table.
    pub(super) fn close_table(&mut self) {
        self.close_all(&Frame::TableClosed);
    }

    /// Sends every client the reason and closes its socket.
    fn close_all(&mut self, why: &Frame) {
        let pages = self.pages.drain().map(|it| it.1.outbox);
        for outbox in pages.chain(self.programs.drain().map(|it| it.1.outbox)) {
            let _ = outbox.try_send(why.clone());
        }
    }

    fn remove(&mut self, id: SocketId) -> bool {
        self.pages.remove(&id).is_some() || self.programs.remove(&id).is_some()
    }
}
