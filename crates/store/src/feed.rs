use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{Error, TableId};

/// Tells of changes in a database, by this process and by others.
#[async_trait]
pub trait Feed: Send + Sync {
    /// Everything that changes from now on, through any store on this database; on `SQLite`, through any
    /// store of this process.
    async fn subscribe(&self) -> Result<Listener, Error>;
}

/// News for a listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangeEvent {
    /// Something about a table has changed; the last entry of its log has, or had a moment ago, this number.
    TableChanged {
        /// The table.
        id: TableId,
        /// The number of its last entry; 0 if there is none.
        n: u32,
    },
    /// Some changes were missed: anything may have changed since the last news.
    Lagged,
}

/// Hears of changes, in the order in which they became durable for each table.
#[derive(Debug)]
pub struct Listener(broadcast::Receiver<ChangeEvent>);

impl Listener {
    pub(crate) fn new(news: broadcast::Receiver<ChangeEvent>) -> Self {
        Self(news)
    }

    /// Waits for the next news; none when every store on the database is gone. A call that is given up misses
    /// nothing.
    pub async fn next(&mut self) -> Option<ChangeEvent> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(ChangeEvent::Lagged),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Number of changes that a listener may be behind before it misses some.
pub(crate) const BACKLOG: usize = 4096;

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_listener_that_is_too_slow_learns_that_it_missed_some() {
        let (news, listener) = broadcast::channel(2);
        let mut listener = Listener::new(listener);
        let told = |n| ChangeEvent::TableChanged { id: "abcdefgh23".parse().unwrap(), n };
        for n in 1..=3 {
            news.send(told(n)).unwrap();
        }
        drop(news);
        assert_eq!(listener.next().await, Some(ChangeEvent::Lagged));
        assert_eq!(listener.next().await, Some(told(2)));
        assert_eq!(listener.next().await, Some(told(3)));
        assert_eq!(listener.next().await, None);
    }
}
