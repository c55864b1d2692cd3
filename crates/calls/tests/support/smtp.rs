//! A mail server that keeps what it is given.

use rustls::pki_types::CertificateDer;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpListener,
    sync::mpsc,
};

use crate::https::tls;

/// A conversation: commands, and the mail.
#[derive(Debug, Default)]
pub struct Talk {
    pub commands: Vec<String>,
    pub mail: String,
}

/// A mail server on this machine that speaks TLS at once and answers `RCPT` with `verdict`.
pub async fn server(verdict: &'static str) -> (u16, CertificateDer<'static>, mpsc::UnboundedReceiver<Talk>) {
    let (acceptor, certificate) = tls();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (tell, talks) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let Ok(stream) = acceptor.accept(stream).await else { continue };
            let mut stream = BufReader::new(stream);
            let mut talk = Talk::default();
            let mut answer = "220 ready".to_owned();
            loop {
                stream.write_all(format!("{answer}\r\n").as_bytes()).await.expect("it listens");
                let mut line = String::new();
                if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                    break;
                }
                let line = line.trim_end().to_owned();
                answer = match line.split(' ').next().unwrap_or_default() {
                    "EHLO" => "250-here\r\n250 AUTH PLAIN".to_owned(),
                    "AUTH" => "235 fine".to_owned(),
                    "RCPT" => verdict.to_owned(),
                    "DATA" => {
                        stream.write_all(b"354 go on\r\n").await.expect("it listens");
                        loop {
                            let mut line = String::new();
                            stream.read_line(&mut line).await.expect("a line");
                            if line == ".\r\n" {
                                break;
                            }
                            talk.mail += &line;
                        }
                        "250 kept".to_owned()
                    }
                    "QUIT" => "221 bye".to_owned(),
                    _ => "250 fine".to_owned(),
                };
                talk.commands.push(line);
            }
            let _ = tell.send(talk);
        }
    });
    (port, certificate, talks)
}

/// The text of a mail.
pub fn body(talk: &Talk) -> String {
    let body = talk.mail.split_once("\r\n\r\n").expect("head and body").1;
    let body: String = body.split_whitespace().collect();
    let body = data_encoding::BASE64.decode(body.as_bytes()).expect("base64");
    String::from_utf8(body).expect("text").replace("\r\n", "\n")
}
