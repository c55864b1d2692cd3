//! Clients with an open socket, and the frames they are sent.

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use patolli_store::GuestId;

use super::reader::Reader;

/// Number of an open socket at its table.
pub(crate) type SocketId = u64;

/// A message over a socket; copies share their text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// Changes, as JSON.
    Text(Utf8Bytes),
    /// The same as a raw deflate stream.
    Deflated(Bytes),
    /// The table panicked; the socket is closed.
    TablePanicked,
    /// The table was closed or deleted; the socket is closed.
    TableClosed,
}

/// The client of a socket.
#[derive(Clone, Debug)]
pub(crate) enum Client {
    /// A page, which is sent what is drawn.
    Page(Box<Reader>),
    /// A program, which is sent data.
    Program(GuestId),
}
