//! Time of a decision with many live tables: from sending it to receiving the patch.
//!
//! `cargo run --release -p patolli-server --example latency [TABLES] [DECISIONS]`

use std::{
    error::Error,
    net::SocketAddr,
    path::PathBuf,
    time::{Duration, Instant},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, Request, header},
};
use futures_util::{SinkExt, StreamExt};
use http_body_util::Full;
use hyper_util::{client::legacy::Client, rt::TokioExecutor};
use patolli_catalog::{AnyPlay, Status, games};
use patolli_server::{Config, Server};
use patolli_store::{Sqlite, Store, TableId};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut numbers = std::env::args().skip(1).map(|it| it.parse::<usize>());
    let tables = numbers.next().transpose()?.unwrap_or(100);
    let decisions = numbers.next().transpose()?.unwrap_or(20);
    let folder = tempfile::tempdir()?;
    let begin = Instant::now();
    let server = Server::bind(Config::new(([127, 0, 0, 1], 0).into(), PathBuf::from(folder.path()))).await?;
    println!("listening after {:.1?}", begin.elapsed());
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    let store = Sqlite::open(&folder.path().join("patolli.db")).await?;
    let mut players = Vec::new();
    for index in 0..tables {
        let player = Player::sit_down(address, &store).await?;
        players.push(tokio::spawn(player.play(decisions, index)));
    }
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await??);
    }
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "{tables} tables, {} decisions: median {:.2?}, 99 % {:.2?}, worst {:.2?}",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
    Ok(())
}

/// A person who plays both seats of a table in one browser.
struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    game: Box<dyn AnyPlay>,
}

impl Player {
    async fn sit_down(address: SocketAddr, store: &Sqlite) -> Result<Self, Failure> {
        let headers = open_table(address).await?;
        let text = |name| headers.get(name).and_then(|it| it.to_str().ok()).ok_or("a header is missing");
        let id: TableId = text(header::LOCATION)?.trim_start_matches("/t/").parse()?;
        let cookie = text(header::SET_COOKIE)?.split(';').next().unwrap_or_default();
        let mut request = format!("ws://{address}/t/{id}/ws").into_client_request()?;
        request.headers_mut().insert(header::COOKIE, cookie.parse()?);
        let (socket, _) = connect_async(request).await?;
        let table = store.table(&id).await?.ok_or("the table is missing")?;
        let game = games()[0].start_dealt(table.rules, 2, &table.options, None, &table.deal)?;
        let mut player = Self { socket, game };
        player.hear(0).await?;
        Ok(player)
    }

    /// Decides again and again, about once a second; returns how long each answer took.
    async fn play(mut self, decisions: usize, index: usize) -> Result<Vec<Duration>, Failure> {
        let mut times = Vec::new();
        // People do not decide in step.
        tokio::time::sleep(Duration::from_millis(index as u64 * 10)).await;
        for turn in 0..decisions {
            let Status::Asks(seat) = self.game.status() else { break };
            let choices = self.game.choices();
            let legal = choices.iter().filter(|it| it.refused.is_none()).count();
            let notation = &choices[turn * 7 % legal].notation;
            let order = serde_json::json!({ "do": notation, "version": self.game.steps() });
            self.game.play(seat, notation)?;
            tokio::time::sleep(Duration::from_millis(900 + (turn as u64 * 37) % 200)).await;
            let begin = Instant::now();
            self.socket.send(Message::text(order.to_string())).await?;
            self.hear(self.game.steps()).await?;
            times.push(begin.elapsed());
        }
        Ok(times)
    }

    /// Waits for the message with a version.
    async fn hear(&mut self, version: usize) -> Result<(), Failure> {
        let begin = format!("{{\"version\":{version}");
        while let Some(message) = self.socket.next().await {
            // A long message comes in pieces, of which the first begins with a mark.
            let message = message?;
            let rest = message.to_text()?.trim_start_matches('+').strip_prefix(&begin);
            if rest.is_some_and(|it| it.starts_with([',', '}'])) {
                return Ok(());
            }
        }
        Err("the socket was closed".into())
    }
}

/// Opens a table for two at one screen; returns the headers of the answer.
async fn open_table(address: SocketAddr) -> Result<HeaderMap, Failure> {
    let form = format!("game={}&seats=2&who0=me&who1=hot", games()[0].name());
    let request: Request<Full<Bytes>> = Request::post(format!("http://{address}/new"))
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Full::from(form))?;
    let client = Client::builder(TokioExecutor::new()).build_http();
    Ok(client.request(request).await?.headers().clone())
}
