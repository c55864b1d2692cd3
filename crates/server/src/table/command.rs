//! Commands to a table.

use std::time::Instant;

use patolli_catalog::{Contribution, Seat};
use patolli_store::{GuestId, TableId};
use tokio::sync::{mpsc, oneshot};
use tracing::Span;

use super::{
    arrangement::Arrangement,
    client::{Client, Frame, SocketId},
    snapshot::Snapshot,
    talk::TalkRequest,
};
use crate::{denied::Denied, failure::Failure, tickets::PromisedSeed, work::jobs::Lease};

/// Receives the answer to a command.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// Commands to a table.
pub(crate) enum Command {
    /// A snapshot is requested.
    Look(Reply<Snapshot>),
    /// A guest sends a move.
    Decide {
        /// The guest.
        guest: GuestId,
        /// The move.
        request: MoveRequest,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// A guest leaves: the computer plays for them.
    Leave {
        /// The guest.
        guest: GuestId,
        /// Whether they never come back.
        for_good: bool,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// A guest takes their seats back, or wakes a table that sleeps.
    Back {
        /// The guest.
        guest: GuestId,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// A guest changes who sits or may sit at a table that waits for people.
    Arrange {
        /// The guest.
        guest: GuestId,
        /// The change.
        wanted: Arrangement,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// A guest says or proposes something to the others.
    Talk {
        /// The guest.
        guest: GuestId,
        /// What they say.
        request: TalkRequest,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// The same over the socket of a page.
    SendTalk {
        /// The socket.
        socket: SocketId,
        /// What they say.
        request: TalkRequest,
    },
    /// Something may have to be done about the table by now.
    Due(Reply<()>),
    /// A guest lifts the curtain for one of their seats.
    Show {
        /// The guest.
        guest: GuestId,
        /// The seat.
        seat: Seat,
        /// Receives the end of it.
        reply: Reply<()>,
    },
    /// A guest sits down.
    Join {
        /// The guest.
        guest: GuestId,
        /// Their name.
        name: String,
        /// The seat; any free one if `None`.
        seat: Option<u8>,
        /// Whether they have an invitation.
        invited: bool,
        /// Their word for the shuffle.
        word: Contribution,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// The owner renews the invitation link; the old one becomes invalid.
    Renew {
        /// The guest.
        guest: GuestId,
        /// Receives the outcome.
        reply: Reply<Answer>,
    },
    /// A guest changes their name.
    Rename {
        /// The guest.
        guest: GuestId,
        /// The name before.
        old: String,
        /// The name now.
        new: String,
        /// Receives the outcome.
        reply: Reply<()>,
    },
    /// A guest asks for a rematch.
    Rematch {
        /// The guest.
        guest: GuestId,
        /// The promised seed of the rematch.
        promised: PromisedSeed,
        /// Their word for the shuffle.
        word: Contribution,
        /// Receives the table of the rematch.
        reply: Reply<RematchAnswer>,
    },
    /// A page or a program opens its socket.
    Attach {
        /// The guest.
        client: Client,
        /// Receives the messages to the client.
        outbox: mpsc::Sender<Frame>,
        /// Receives the id of the socket; `None` if there are too many.
        reply: Reply<Option<SocketId>>,
    },
    /// A client asks for what changed since `version`, or for everything.
    Sync {
        /// The socket.
        socket: SocketId,
        /// The version that the client has.
        version: Option<u32>,
    },
    /// A client sends a decision.
    Send {
        /// The socket.
        socket: SocketId,
        /// The move.
        request: MoveRequest,
    },
    /// A page without script asks for a hint.
    Hint {
        /// The guest.
        guest: GuestId,
        /// Receives the table with the hint after about a second.
        reply: Reply<Answer>,
    },
    /// A page asks for hints until it ends them.
    BeginHint(SocketId),
    /// A page ends its hints.
    EndHint(SocketId),
    /// A client closed its socket.
    Detach(SocketId),
    /// This machine leased the bots of the table from the queue.
    Lease(Lease),
    /// The table changed in the store; its log has at least this number of entries.
    Changed(u32),
}

/// A move and the version it answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveRequest {
    /// Number of the last entry of the log that the guest has seen.
    pub(crate) version: u32,
    /// The kind of move.
    pub(crate) kind: MoveKind,
}

/// Kinds of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveKind {
    /// Play these decisions, separated by `;`.
    Do(String),
    /// Take back the last decision.
    Undo,
    /// Take back what can be taken back of this turn.
    Reset,
    /// Take the last turn back, where nobody else plays.
    TakeTurnBack,
    /// Take a decision again that was taken back.
    Redo,
}

/// The table after a command.
pub(crate) struct Answer {
    /// The table now.
    pub(crate) snapshot: Snapshot,
    /// The reason if it was refused.
    pub(crate) denied: Option<Denied>,
}

/// The answer to a request for a rematch.
pub(crate) enum RematchAnswer {
    /// The table of the rematch.
    Opened(TableId),
    /// The request is refused.
    Denied(Box<Snapshot>, Denied),
}

impl Command {
    /// Answers a command with a failure.
    pub(super) fn fail(self, failure: Failure) {
        // A reply to a client that is gone is dropped.
        match self {
            Self::Look(reply) => drop(reply.send(Err(failure))),
            Self::Decide { reply, .. }
            | Self::Join { reply, .. }
            | Self::Leave { reply, .. }
            | Self::Back { reply, .. }
            | Self::Talk { reply, .. }
            | Self::Arrange { reply, .. }
            | Self::Renew { reply, .. }
            | Self::Hint { reply, .. } => drop(reply.send(Err(failure))),
            Self::Due(reply) | Self::Show { reply, .. } | Self::Rename { reply, .. } => {
                let _ = reply.send(Err(failure));
            }
            Self::Rematch { reply, .. } => drop(reply.send(Err(failure))),
            Self::Attach { reply, .. } => drop(reply.send(Err(failure))),
            Self::Sync { .. }
            | Self::Send { .. }
            | Self::SendTalk { .. }
            | Self::BeginHint(_)
            | Self::EndHint(_)
            | Self::Detach(_)
            | Self::Lease(_)
            | Self::Changed(_) => {}
        }
    }
}

/// A command with the log span and arrival time of its request.
///
/// The queue of each table keeps room for 32 of these from its first one on. Some commands take hundreds of bytes, hence the box.
pub(super) struct Envelope {
    pub(super) command: Box<Command>,
    pub(super) span: Span,
    pub(super) since: Instant,
}

impl Envelope {
    pub(super) fn new(command: Command) -> Self {
        Self { command: Box::new(command), span: Span::current(), since: Instant::now() }
    }
}
