//! Tables: actors that own the games, their sockets, and what readers and programs are sent.

mod actor;
pub(crate) mod arrangement;
pub(crate) mod call_events;
mod client;
pub(crate) mod closing;
mod command;
mod context;
pub(crate) mod due;
pub(crate) mod expiry;
mod last_turn;
mod lease;
mod live_tables;
mod load;
pub(crate) mod marks;
mod next_state;
pub(crate) mod pace;
pub(crate) mod permissions;
pub(crate) mod perspective;
pub(crate) mod presence;
pub(crate) mod program;
pub(crate) mod reader;
mod redo;
pub(crate) mod replay;
pub(crate) mod sitting;
pub(crate) mod snapshot;
pub(crate) mod table_spec;
pub(crate) mod talk;
mod talk_page;
pub(crate) mod timekeeper;
pub(crate) mod told_events;
mod unread;
pub(crate) mod voters;

pub(crate) use self::{
    client::{Client, Frame, SocketId},
    command::{Answer, Command, MoveKind, MoveRequest, RematchAnswer},
    context::TableContext,
    live_tables::{Finished, LiveTables, continues_alone},
    load::guests,
};
