//! What can be asked of a table.

use patolli_catalog::{Contribution, Seat};
use patolli_store::{GuestId, TableId};
use tokio::sync::{mpsc, oneshot};

use super::{Client, Fault, Frame, SocketId};
use crate::{jobs::Lease, refusal::Refusal, snapshot::Snapshot, tickets::PromisedSeed};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// What can be asked of a table.
pub(crate) enum Command {
    /// How do things stand?
    Look(Reply<Snapshot>),
    /// A guest decides.
    Decide {
        /// Who.
        guest: GuestId,
        /// What.
        request: MoveRequest,
        /// The outcome.
        reply: Reply<Answer>,
    },
    /// A guest says that the screen was handed to one of their seats.
    Show {
        /// Who.
        guest: GuestId,
        /// Which seat.
        seat: Seat,
        /// When it is done.
        reply: Reply<()>,
    },
    /// A guest sits down.
    Join {
        /// Who.
        guest: GuestId,
        /// With what name.
        name: String,
        /// Where; anywhere if `None`.
        seat: Option<u8>,
        /// Whether they have an invitation.
        invited: bool,
        /// What they add to the shuffle.
        word: Contribution,
        /// The outcome.
        reply: Reply<Answer>,
    },
    /// The owner wants a new invitation link; the old one lets nobody in any more.
    Renew {
        /// Who.
        guest: GuestId,
        /// The outcome.
        reply: Reply<Answer>,
    },
    /// A guest has a new name.
    Rename {
        /// Who.
        guest: GuestId,
        /// The name before.
        old: String,
        /// The name now.
        new: String,
        /// The outcome.
        reply: Reply<()>,
    },
    /// A guest wants to play again.
    Rematch {
        /// Who.
        guest: GuestId,
        /// What it is dealt from.
        promised: PromisedSeed,
        /// What they add to the shuffle.
        word: Contribution,
        /// The table where it goes on.
        reply: Reply<Result<TableId, Box<(Refusal, Snapshot)>>>,
    },
    /// A page or a program opens its socket.
    Attach {
        /// Who.
        client: Client,
        /// Where messages go.
        outbox: mpsc::Sender<Frame>,
        /// The number of the socket; `None` if there are too many.
        reply: Reply<Option<SocketId>>,
    },
    /// A client asks for what changed since `version`, or for everything.
    Sync {
        /// Which.
        socket: SocketId,
        /// What it has.
        version: Option<u32>,
    },
    /// A client sends a decision.
    Send {
        /// Which.
        socket: SocketId,
        /// What.
        request: MoveRequest,
    },
    /// A guest wants to know what the computer would do.
    Hint {
        /// Who.
        guest: GuestId,
        /// The table with what it thinks after about a second.
        reply: Reply<Answer>,
    },
    /// A browser asks for a hint, and for deeper ones until it has enough.
    BeginHint(SocketId),
    /// A browser has enough of it.
    EndHint(SocketId),
    /// A client closed its socket.
    Detach(SocketId),
    /// This machine found in the queue that the bots of the table wait for somebody.
    Lease(Lease),
    /// Somebody changed the table in the store, whose log has at least so many entries now.
    Changed(u32),
}

/// A decision and the version it answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveRequest {
    /// Number of the last entry of the log that the guest has seen.
    pub(crate) version: u32,
    /// What they want.
    pub(crate) kind: MoveKind,
}

/// What a guest wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveKind {
    /// Take these decisions, separated by `;`.
    Do(String),
    /// Take back the last decision.
    Undo,
    /// Take back what can be taken back of this turn.
    Reset,
}

/// How things stand after something was asked.
pub(crate) struct Answer {
    /// The table now.
    pub(crate) snapshot: Snapshot,
    /// Why it was not done, if it was not.
    pub(crate) refusal: Option<Refusal>,
}

impl Command {
    /// Answers that the table does not answer.
    pub(super) fn fail(self, fault: Fault) {
        // Whoever has gone in the meantime need not know.
        match self {
            Self::Look(reply) => drop(reply.send(Err(fault))),
            Self::Decide { reply, .. }
            | Self::Join { reply, .. }
            | Self::Renew { reply, .. }
            | Self::Hint { reply, .. } => drop(reply.send(Err(fault))),
            Self::Show { reply, .. } | Self::Rename { reply, .. } => drop(reply.send(Err(fault))),
            Self::Rematch { reply, .. } => drop(reply.send(Err(fault))),
            Self::Attach { reply, .. } => drop(reply.send(Err(fault))),
            Self::Sync { .. }
            | Self::Send { .. }
            | Self::BeginHint(_)
            | Self::EndHint(_)
            | Self::Detach(_)
            | Self::Lease(_)
            | Self::Changed(_) => {}
        }
    }
}
