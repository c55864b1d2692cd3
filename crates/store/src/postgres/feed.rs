//! News of changes: `NOTIFY` within the transaction of a change, one connection that listens for the whole
//! process.

use std::{sync::Arc, time::Duration};

use sqlx::{
    PgConnection, PgExecutor,
    postgres::{PgConnectOptions, PgListener},
};
use tokio::{
    sync::{Mutex, broadcast},
    task::AbortHandle,
    time::{sleep, timeout},
};

use super::connect::{self, TIMEOUT};
use crate::{ChangeEvent, Error, Listener, TableId, feed::BACKLOG};

/// Channel of changes; only users of the same database receive them.
const CHANNEL: &str = "patolli";
/// After so much silence the line is tested.
const PING_AFTER: Duration = Duration::from_secs(20);
/// Pause before another attempt to connect.
const RECONNECT_DELAY: Duration = Duration::from_millis(250);

/// Tells everybody who listens, when the transaction is committed, the number of the last entry of each
/// table.
pub(super) async fn notify(change: &mut PgConnection, last: &[(&TableId, u32)]) -> Result<(), sqlx::Error> {
    let news: Vec<_> = last.iter().map(|(id, n)| format!("{id} {n}")).collect();
    sqlx::query("SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news")
        .bind(CHANNEL)
        .bind(news)
        .execute(change)
        .await?;
    Ok(())
}

/// Listens from the first subscription on.
#[derive(Clone)]
pub(super) struct NotifyFeed {
    options: PgConnectOptions,
    task: Arc<Mutex<Option<ListenTask>>>,
}

struct ListenTask {
    news: broadcast::Sender<ChangeEvent>,
    task: AbortHandle,
}

impl Drop for ListenTask {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl NotifyFeed {
    pub(super) fn new(options: PgConnectOptions) -> Self {
        Self { options, task: Arc::default() }
    }

    /// Everything that is told from now on.
    pub(super) async fn subscribe(&self) -> Result<Listener, Error> {
        let mut line = self.task.lock().await;
        if let Some(line) = &*line {
            return Ok(Listener::new(line.news.subscribe()));
        }
        let first = listen(&self.options).await?;
        let (news, listener) = broadcast::channel(BACKLOG);
        let task = tokio::spawn(forward_events(self.options.clone(), first, news.clone())).abort_handle();
        *line = Some(ListenTask { news, task });
        Ok(Listener::new(listener))
    }

    pub(super) async fn close(&self) {
        self.task.lock().await.take();
    }
}

async fn listen(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(&connect::single_connection_pool(options)).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what is told, for ever; after every loss of the connection, that some was missed.
async fn forward_events(options: PgConnectOptions, first: PgListener, news: broadcast::Sender<ChangeEvent>) {
    let mut listener = first;
    loop {
        while let Some(told) = next_event(&mut listener).await {
            // For a moment there may be no listener.
            let _ = news.send(told);
        }
        tracing::warn!("the news of changes are interrupted");
        listener = loop {
            match listen(&options).await {
                Ok(listener) => break listener,
                Err(_) => sleep(RECONNECT_DELAY).await,
            }
        };
        let _ = news.send(ChangeEvent::Lagged);
    }
}

/// The next news; none when the connection is lost.
async fn next_event(listener: &mut PgListener) -> Option<ChangeEvent> {
    loop {
        match timeout(PING_AFTER, listener.try_recv()).await {
            Ok(Ok(Some(told))) => return Some(parse_payload(told.payload())),
            Ok(Ok(None) | Err(_)) => return None,
            // A line that was cut without a word stays silent for ever.
            Err(_) => ping(&mut *listener).await?,
        }
    }
}

async fn ping(line: impl PgExecutor<'_>) -> Option<()> {
    timeout(TIMEOUT, sqlx::query("SELECT 1").execute(line)).await.ok()?.ok().map(drop)
}

/// A message that is not understood comes from a newer release: something has changed.
fn parse_payload(payload: &str) -> ChangeEvent {
    let known = payload.split_once(' ').and_then(|(id, n)| Some((id.parse().ok()?, n.parse().ok()?)));
    known.map_or(ChangeEvent::Lagged, |(id, n)| ChangeEvent::TableChanged { id, n })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_back_and_anything_else_may_be_anything() {
        let id: TableId = "abcdefgh23".parse().unwrap();
        assert_eq!(parse_payload("abcdefgh23 7"), ChangeEvent::TableChanged { id, n: 7 });
        for other in ["", "abcdefgh23", "abcdefgh23 x", "a 7"] {
            assert_eq!(parse_payload(other), ChangeEvent::Lagged);
        }
    }
}
