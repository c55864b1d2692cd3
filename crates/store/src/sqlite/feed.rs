//! Listeners to the changes of a file: all in this process that have it open.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, Mutex, PoisonError, Weak},
};

use tokio::sync::broadcast;

use crate::{ChangeEvent, feed::BACKLOG};

type Sender = broadcast::Sender<ChangeEvent>;

/// The files that are open, each with those who listen.
static FEEDS: LazyLock<Mutex<HashMap<PathBuf, Weak<Sender>>>> = LazyLock::new(Mutex::default);

/// The one feed of a file; it ends with the last store on it.
pub(super) fn sender_for(path: &Path) -> Arc<Sender> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut feeds = FEEDS.lock().unwrap_or_else(PoisonError::into_inner);
    feeds.retain(|_, feed| feed.strong_count() > 0);
    if let Some(feed) = feeds.get(&path).and_then(Weak::upgrade) {
        return feed;
    }
    let feed = Arc::new(Sender::new(BACKLOG));
    feeds.insert(path, Arc::downgrade(&feed));
    feed
}
