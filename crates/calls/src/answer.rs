//! Reading an answer, of which little is wanted.

use std::io;

use tokio::io::{AsyncRead, AsyncReadExt as _};

/// Maximum bytes that are read of an answer.
pub(crate) const MAX_ANSWER: usize = 4096;

/// What an answer says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// Its status.
    pub(crate) status: u16,
    /// Seconds after which the receiver wants to be asked again.
    pub(crate) retry_after: Option<u64>,
}

/// Reads the head of an answer, at most [`MAX_ANSWER`] bytes of it. A longer one counts as far as it was read.
pub(crate) async fn read(stream: &mut (impl AsyncRead + Unpin)) -> io::Result<Answer> {
    let mut bytes = vec![0; MAX_ANSWER];
    let mut filled = 0;
    while filled < MAX_ANSWER && !is_whole(&bytes[..filled]) {
        match stream.read(&mut bytes[filled..]).await? {
            0 => break,
            count => filled += count,
        }
    }
    parse(&bytes[..filled]).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no HTTP answer"))
}

fn is_whole(bytes: &[u8]) -> bool {
    bytes.windows(4).any(|it| it == b"\r\n\r\n")
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split("\r\n");
    let mut first = lines.next()?.split(' ');
    first.next().filter(|it| it.starts_with("HTTP/1."))?;
    let status = first.next()?.parse().ok().filter(|it| (100..600).contains(it))?;
    let headers = lines.take_while(|it| !it.is_empty()).filter_map(|it| it.split_once(':'));
    let mut wait = headers.filter(|it| it.0.eq_ignore_ascii_case("retry-after"));
    let retry_after = wait.next().and_then(|it| it.1.trim().parse().ok());
    Some(Answer { status, retry_after })
}

#[cfg(test)]
mod tests {
    use std::{
        pin::Pin,
        task::{Context, Poll},
    };

    use tokio::io::ReadBuf;

    use super::*;

    /// Gives bytes for ever and counts them.
    struct Endless {
        start: &'static [u8],
        given: usize,
    }

    impl AsyncRead for Endless {
        fn poll_read(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
            buf: &mut ReadBuf<'_>,
        ) -> Poll<io::Result<()>> {
            // In small pieces, as a network does.
            for _ in 0..buf.remaining().min(700) {
                buf.put_slice(&[self.start.get(self.given).copied().unwrap_or(b'x')]);
                self.given += 1;
            }
            Poll::Ready(Ok(()))
        }
    }

    #[tokio::test]
    async fn an_endless_answer_costs_4_kib() {
        let mut body = Endless { start: b"HTTP/1.1 200 OK\r\nX: ", given: 0 };
        assert_eq!(read(&mut body).await.expect("an answer"), Answer { status: 200, retry_after: None });
        assert_eq!(body.given, 4096);
        let mut noise = Endless { start: b"", given: 0 };
        assert!(read(&mut noise).await.is_err());
        assert_eq!(noise.given, 4096);
    }

    #[tokio::test]
    async fn the_body_is_not_waited_for() {
        let mut long = Endless { start: b"HTTP/1.1 429 Slow\r\nRetry-After: 7\r\n\r\n", given: 0 };
        assert_eq!(read(&mut long).await.expect("an answer"), Answer { status: 429, retry_after: Some(7) });
        assert_eq!(long.given, 700, "one piece");
    }

    #[test]
    fn what_is_no_answer_is_none() {
        for text in [
            "",
            "HTTP/1.1",
            "HTTP/1.1 abc OK\r\n",
            "HTTP/2 200 OK\r\n",
            "220 ready\r\n",
            "HTTP/1.1 999 x\r\n",
        ] {
            assert_eq!(parse(text.as_bytes()), None, "{text:?}");
        }
        let late = "HTTP/1.1 503 Busy\r\nretry-after: Wed, 21 Oct 2015 07:28:00 GMT\r\n\r\n";
        assert_eq!(parse(late.as_bytes()), Some(Answer { status: 503, retry_after: None }));
    }
}
