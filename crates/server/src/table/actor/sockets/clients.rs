//! Clients that come, go and send moves.

use tokio::sync::mpsc;

use super::{Client, Frame, MAX_SOCKETS, SocketId, page::Page, program::Program};
use crate::{
    denied::Denied,
    failure::Rejection,
    table::{actor::TableActor, command::MoveRequest, talk::TalkRequest},
};

impl TableActor {
    /// Adds a client and sends it the whole state; `None` if there are too many.
    pub(in crate::table) fn attach(
        &mut self,
        client: Client,
        outbox: mpsc::Sender<Frame>,
    ) -> Option<SocketId> {
        if self.sockets.len() >= MAX_SOCKETS {
            return None;
        }
        self.sockets.last += 1;
        let id = self.sockets.last;
        match client {
            Client::Page(reader) => {
                let page = Page::new(*reader, outbox, &self.table.game, self.play.steps());
                self.sockets.pages.insert(id, page);
            }
            Client::Program(guest) => {
                self.sockets.programs.insert(id, Program::new(guest, outbox));
            }
        }
        // The others learn that somebody came.
        self.broadcast();
        Some(id)
    }

    /// Removes a client.
    pub(in crate::table) fn detach(&mut self, socket: SocketId) {
        if self.sockets.remove(socket) {
            self.broadcast();
        }
    }

    /// Sends the whole state to a client that has another version, or that asks for it.
    pub(in crate::table) fn sync(&mut self, id: SocketId, version: Option<u32>) {
        if let Some(page) = self.sockets.pages.get_mut(&id)
            && page.forget_unless(version)
        {
            self.update(id, None);
        } else if let Some(program) = self.sockets.programs.get_mut(&id) {
            program.forget();
            self.broadcast();
        }
    }

    /// Plays a move that a client sent.
    pub(in crate::table) async fn receive(&mut self, id: SocketId, request: &MoveRequest) {
        let outcome = match self.sockets.guest(id).cloned() {
            Some(guest) => self.decide(&guest, request).await,
            None => Err(Denied::NotSeated.into()),
        };
        self.answer_client(id, outcome);
    }

    /// Passes on what a client says to the others at the table.
    pub(in crate::table) async fn receive_talk(&mut self, id: SocketId, request: &TalkRequest) {
        let outcome = match self.sockets.guest(id).cloned() {
            Some(guest) => self.talk(&guest, request).await,
            None => Err(Denied::NotSeated.into()),
        };
        self.answer_client(id, outcome);
    }

    /// Tells a client if its request was refused; what was done it was told already.
    fn answer_client(&mut self, id: SocketId, outcome: Result<(), Rejection>) {
        match outcome {
            Ok(()) => {}
            Err(Rejection::Denied(denied)) => self.refuse(id, &denied),
            // The client connects again and sees what there is.
            Err(Rejection::Failed(_)) => self.detach(id),
        }
    }

    /// Tells a client why its move was refused.
    fn refuse(&mut self, id: SocketId, denied: &Denied) {
        if self.sockets.pages.contains_key(&id) {
            self.update(id, Some(denied));
        } else if !self.refuse_program(id, denied) {
            self.detach(id);
        }
    }

    /// Sends every client what changed; those that do not keep up are detached and connect again.
    pub(in crate::table) fn broadcast(&mut self) {
        loop {
            let before = self.sockets.len();
            self.update_programs();
            self.update_pages();
            if self.sockets.len() == before {
                return;
            }
        }
    }
}
