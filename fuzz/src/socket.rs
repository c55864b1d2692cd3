//! Messages on the socket of a table.

use std::{cell::RefCell, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use crate::test_server::Fixture;

/// Number of messages sent: more in a second are refused for their number alone.
const MOST: usize = 30;
/// Nothing takes longer than this, unless it hangs.
const PATIENCE: Duration = Duration::from_secs(30);

thread_local! {
    static FIXTURE: RefCell<Fixture> = RefCell::new(Fixture::new());
}

/// Each line is a message; one that begins with a zero byte is sent as bytes, not as text. To anything that is sent, the socket answers
/// a ping or closes, and the table goes on. `$do` is a decision that may be taken and `$version` what it answers.
pub fn socket(bytes: &[u8]) {
    FIXTURE.with_borrow_mut(|it| {
        it.visit(async |server| {
            let text = server.filled(bytes).await;
            let (stream, request) = server.knock().await;
            let (mut socket, _) = client_async(request, stream).await.expect("the socket opens");
            let talked = timeout(PATIENCE, talk(&mut socket, &text)).await;
            assert!(talked.is_ok(), "the socket is silent after {text:?}");
            drop(socket);
            assert!(server.table().await.status.is_success(), "after {text:?}");
        });
    });
}

async fn talk(socket: &mut WebSocketStream<TcpStream>, text: &str) {
    for line in text.lines().take(MOST) {
        let message = match line.strip_prefix('\0') {
            Some(rest) => Message::binary(rest.as_bytes().to_vec()),
            None => Message::text(line),
        };
        // The other side may have closed already.
        if socket.send(message).await.is_err() {
            return;
        }
    }
    if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
        return;
    }
    while let Some(Ok(message)) = socket.next().await {
        if matches!(message, Message::Pong(_) | Message::Close(_)) {
            return;
        }
    }
}
