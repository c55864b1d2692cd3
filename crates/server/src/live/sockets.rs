//! Open sockets, of pages and of programs: each gets what changed since it was last told.

mod page;
mod program;

use std::collections::{HashMap, HashSet};

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use patolli_store::{GuestId, Table};
use patolli_web::SentParts;
use tokio::sync::mpsc;

use self::{
    page::{Page, Sight},
    program::Program,
};
use super::{command::Order, desk::Desk};
use crate::{reader::Reader, refusal::Refusal};

/// So many sockets may watch one table.
const MOST: usize = 200;

/// Number of an open socket at its table.
pub(crate) type SocketId = u64;

/// What is sent over a socket; copies share their text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// What changed, as JSON.
    Text(Utf8Bytes),
    /// The same as a raw deflate stream.
    Deflated(Bytes),
    /// The table broke off; nothing more will come.
    Broke,
    /// The table was closed or taken away.
    Gone,
}

/// Who opens a socket.
#[derive(Clone, Debug)]
pub(crate) enum Client {
    /// A page, which is sent what is drawn.
    Page(Reader),
    /// A program, which is sent data.
    Program(GuestId),
}

/// The open sockets of a table.
#[derive(Default)]
pub(super) struct Sockets {
    pages: HashMap<SocketId, Page>,
    programs: HashMap<SocketId, Program>,
    /// What pages were sent, by how they see the table.
    sights: HashMap<Sight, SentParts>,
    last: SocketId,
}

impl Sockets {
    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn len(&self) -> usize {
        self.pages.len() + self.programs.len()
    }

    /// Who is at the other end of a socket.
    pub(super) fn guest(&self, id: SocketId) -> Option<&GuestId> {
        let page = self.pages.get(&id).and_then(Page::guest);
        page.or_else(|| self.programs.get(&id).map(|it| &it.guest))
    }

    /// Who has a socket open, and how many of them have no seat.
    pub(super) fn audience(&self, table: &Table) -> (HashSet<GuestId>, usize) {
        let programs = self.programs.values().map(|it| &it.guest);
        let online = self.pages.values().filter_map(Page::guest).chain(programs).cloned().collect();
        (online, self.pages.values().filter(|it| it.watches(table)).count())
    }

    /// Tells every client that the table broke off.
    pub(super) fn break_off(&mut self) {
        self.end(&Frame::Broke);
    }

    /// Tells every client that the table is gone.
    pub(super) fn leave(&mut self) {
        self.end(&Frame::Gone);
    }

    /// Tells every client why nothing more comes. One that does not keep up finds out when it comes again.
    fn end(&mut self, why: &Frame) {
        let pages = self.pages.drain().map(|it| it.1.outbox);
        for outbox in pages.chain(self.programs.drain().map(|it| it.1.outbox)) {
            let _ = outbox.try_send(why.clone());
        }
    }

    fn remove(&mut self, id: SocketId) -> bool {
        self.pages.remove(&id).is_some() || self.programs.remove(&id).is_some()
    }
}

impl Desk {
    /// Takes in a client, which gets the whole truth at once; `None` if there are too many.
    pub(super) fn attach(&mut self, client: Client, outbox: mpsc::Sender<Frame>) -> Option<SocketId> {
        if self.sockets.len() >= MOST {
            return None;
        }
        self.sockets.last += 1;
        let id = self.sockets.last;
        match client {
            Client::Page(reader) => {
                self.sockets.pages.insert(id, Page::new(reader, outbox, self.play.steps()));
            }
            Client::Program(guest) => {
                self.sockets.programs.insert(id, Program::new(guest, outbox));
            }
        }
        // The others learn that somebody came.
        self.broadcast();
        Some(id)
    }

    /// Lets a client go; the others learn it.
    pub(super) fn detach(&mut self, socket: SocketId) {
        if self.sockets.remove(socket) {
            self.broadcast();
        }
    }

    /// Sends everything again to a client that has another version than it was sent, or that wants it.
    pub(super) fn sync(&mut self, id: SocketId, version: Option<u32>) {
        if let Some(page) = self.sockets.pages.get_mut(&id)
            && page.forget_unless(version)
        {
            self.update(id, None);
        } else if let Some(program) = self.sockets.programs.get_mut(&id) {
            program.forget();
            self.broadcast();
        }
    }

    /// Takes a decision that a client sent.
    pub(super) async fn receive(&mut self, id: SocketId, order: &Order) {
        let refusal = match self.sockets.guest(id).cloned() {
            Some(guest) => match self.decide(&guest, order).await {
                Ok(outcome) => outcome.err(),
                // The client connects again and sees what there is.
                Err(_) => return self.detach(id),
            },
            None => Some(Refusal::NotSeated),
        };
        if let Some(refusal) = refusal {
            self.refuse(id, &refusal);
        }
    }

    /// Tells a client why its decision was not taken.
    fn refuse(&mut self, id: SocketId, refusal: &Refusal) {
        if self.sockets.pages.contains_key(&id) {
            self.update(id, Some(refusal));
        } else if !self.refuse_program(id, refusal) {
            self.detach(id);
        }
    }

    /// Sends every client what changed; those that do not keep up are let go and come again by themselves.
    pub(super) fn broadcast(&mut self) {
        loop {
            let before = self.sockets.len();
            self.tell_programs();
            self.tell_pages();
            if self.sockets.len() == before {
                return;
            }
        }
    }
}
