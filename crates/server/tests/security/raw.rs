//! A client that says whatever it likes, byte for byte.

use std::net::SocketAddr;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::test_server::PATIENCE;

/// A connection.
pub struct Raw(TcpStream);

impl Raw {
    pub async fn to(address: SocketAddr) -> Self {
        Self(TcpStream::connect(address).await.expect("it listens"))
    }

    /// A connection that takes in very little before it is read.
    pub async fn narrow(address: SocketAddr) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        Self(socket.connect(address).await.expect("it listens"))
    }

    /// Says something; whether it is heard shows in the answer.
    pub async fn say(&mut self, text: impl AsRef<[u8]>) {
        let _ = self.0.write_all(text.as_ref()).await;
    }

    /// Everything that is said until the other end hangs up.
    pub async fn rest(&mut self) -> String {
        let mut bytes = Vec::new();
        // A connection that is cut off has said what it has said.
        let _ = timeout(PATIENCE, self.0.read_to_end(&mut bytes)).await.expect("the server hangs up");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The received text up to and including `end`.
    pub async fn until(&mut self, end: &str) -> String {
        let mut bytes = Vec::new();
        while !bytes.ends_with(end.as_bytes()) {
            let byte = timeout(PATIENCE, self.0.read_u8()).await.expect("it is said in time");
            bytes.push(byte.expect("it is said before the end"));
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Opens the socket of a table.
    pub async fn upgrade(&mut self, path: &str, cookie: &str) {
        self.say(format!(
            "GET {path} HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {cookie}\r\n\r\n"
        ))
        .await;
        assert!(self.until("\r\n\r\n").await.starts_with("HTTP/1.1 101"), "the socket opens");
    }

    /// Sends a short text on an open socket.
    pub async fn frame(&mut self, text: &str) {
        let length = u8::try_from(text.len()).ok().filter(|it| *it < 126).expect("a short text");
        // Masked with zeros, the text stays as it is.
        let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
        frame.extend(text.bytes());
        self.say(frame).await;
    }
}

/// The answer to one request on a connection of its own.
pub async fn ask(address: SocketAddr, request: impl AsRef<[u8]>) -> String {
    let mut raw = Raw::to(address).await;
    raw.say(request).await;
    raw.rest().await
}

/// The status of an answer.
pub fn status(answer: &str) -> Option<u16> {
    answer.split(' ').nth(1)?.parse().ok()
}
