//! Long messages to pages go in pieces.
//!
//! The WebSocket library keeps room for the longest message that a socket was ever sent, and the first message to a page is the whole page.

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes, WebSocket},
};

/// The longest piece, in bytes.
const PIECE: usize = 4 * 1024;

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
    for piece in marked_pieces(&bytes) {
        socket.send(Message::Binary(piece.into())).await?;
    }
    Ok(())
}

fn marked_pieces(bytes: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let mut rest = Some(bytes);
    std::iter::from_fn(move || {
        let (piece, after) = rest.take().map(|it| it.split_at(it.len().min(PIECE)))?;
        rest = (!after.is_empty()).then_some(after);
        Some([&[u8::from(rest.is_some())], piece].concat())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_piece_is_marked_as_the_last() {
        for (length, marks) in [(0, &[0][..]), (PIECE, &[0]), (PIECE + 1, &[1, 0]), (3 * PIECE, &[1, 1, 0])] {
            let bytes = vec![7; length];
            let pieces: Vec<_> = marked_pieces(&bytes).collect();
            assert_eq!(pieces.iter().map(|it| it[0]).collect::<Vec<_>>(), marks, "{length} bytes");
            assert_eq!(pieces.iter().flat_map(|it| &it[1..]).count(), length);
            assert!(pieces.iter().all(|it| it.len() <= PIECE + 1));
        }
    }
}
