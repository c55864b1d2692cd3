//! Long messages to pages go in pieces.
//!
//! The WebSocket library keeps room for the longest message that a socket was ever sent, and the first message to a page is the whole page.

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes, WebSocket},
};

/// The longest piece, in bytes.
const PIECE: usize = 8 * 1024;

/// Sends a message in pieces: all but the last begin with `+`, the last with `=`. A message that needs none is sent as it is.
pub(super) async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), axum::Error> {
    if text.len() <= PIECE {
        return socket.send(Message::Text(text)).await;
    }
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let (piece, after) = rest.split_at(rest.floor_char_boundary(PIECE));
        let mark = if after.is_empty() { '=' } else { '+' };
        socket.send(Message::text(format!("{mark}{piece}"))).await?;
        rest = after;
    }
    Ok(())
}

/// Sends bytes in pieces: all but the last begin with 1, the last with 0.
pub(super) async fn send_bytes(socket: &mut WebSocket, bytes: Bytes) -> Result<(), axum::Error> {
    let mut rest = &bytes[..];
    loop {
        let (piece, after) = rest.split_at(rest.len().min(PIECE));
        let mark = u8::from(!after.is_empty());
        socket.send(Message::Binary([&[mark], piece].concat().into())).await?;
        if after.is_empty() {
            return Ok(());
        }
        rest = after;
    }
}
