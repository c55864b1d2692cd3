//! Tables: actors that own the games, their sockets, and what readers and programs are sent.

mod actor;
mod client;
pub(crate) mod closing;
mod command;
mod context;
pub(crate) mod expiry;
mod lease;
mod live_tables;
mod load;
mod next_state;
pub(crate) mod permissions;
pub(crate) mod perspective;
pub(crate) mod program;
pub(crate) mod reader;
pub(crate) mod replay;
pub(crate) mod snapshot;
pub(crate) mod table_spec;
pub(crate) mod told_events;
mod unread;

pub(crate) use self::{
    client::{Client, Frame, SocketId},
    command::{Answer, Command, MoveKind, MoveRequest, RematchAnswer},
    context::TableContext,
    live_tables::{Finished, LiveTables, continues_alone},
    load::guests,
};
