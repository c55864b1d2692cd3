//! Long messages to pages go in pieces.
//!
//! The WebSocket library keeps room for the longest message that a socket was ever sent, and the first message to a page is the whole page.

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};

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
