//! Tables: actors that own the games, their sockets, and what readers and programs are sent.

mod actor;
mod bots;
pub(crate) mod closing;
mod command;
mod context;
mod curtain;
mod decide;
pub(crate) mod expiry;
#[cfg(test)]
#[path = "../../../web/tests/samples/fake_game.rs"]
mod fake_game;
mod hints;
mod lease;
mod live_tables;
mod load;
mod next_state;
pub(crate) mod perspective;
pub(crate) mod program;
pub(crate) mod reader;
#[cfg(test)]
mod redealt_tables;
pub(crate) mod replay;
mod seats;
#[cfg(test)]
mod secrets;
pub(crate) mod snapshot;
mod sockets;
pub(crate) mod table_spec;
mod unread;

pub(crate) use self::{
    command::{Answer, Command, MoveKind, MoveRequest, RematchAnswer},
    context::TableContext,
    live_tables::{Finished, LiveTables, continues_alone},
    load::guests,
    sockets::{Client, Frame, SocketId},
};
