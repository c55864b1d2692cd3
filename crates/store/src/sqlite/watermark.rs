//! A note beside the file of how far the database had come, by which one that lost changes is noticed.
//!
//! When the write-ahead log is cut or removed, or an older copy takes the place of the file, what remains is
//! whole, only older. So a number in the database is raised with the changes of every second, and when that
//! is durable it is noted outside. A database with a lower number than the note is older than it was. The
//! last second before a crash may be missing in the note, and who takes away the note as well is not noticed.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use sqlx::{SqliteConnection, SqliteExecutor};
use tokio::time::Instant;

use crate::{digest::FieldHasher, lock::sidecar_path, moment};

/// Minimum time between two notes.
const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// The note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Watermark {
    /// The number that the database had.
    generation: i64,
    /// When, in milliseconds since 1970.
    at: i64,
    /// The sum of both.
    sum: String,
}

impl Watermark {
    fn new(generation: i64, at: i64) -> Self {
        Self { generation, at, sum: checksum(generation, at) }
    }

    /// The note beside a database; none if there is none or if it cannot be read.
    pub(super) fn read(path: &Path) -> Option<Self> {
        let text = fs::read(watermark_path(path)).ok()?;
        let note: Option<Self> = serde_json::from_slice(&text).ok();
        let note = note.filter(|it| it.sum == checksum(it.generation, it.at));
        if note.is_none() {
            tracing::warn!(path = %watermark_path(path).display(), "the note of how far the database had come cannot be read");
        }
        note
    }

    /// The fault of a database that has this number, in words.
    pub(super) fn rollback_message(&self, generation: i64) -> Option<String> {
        (generation < self.generation).then(|| {
            let at = moment::format_utc(self.at);
            format!(
                "the database is older than it was at {at}: changes before that moment are missing; the write-ahead log was cut \
                 or removed, or the file is an older copy"
            )
        })
    }

    fn write(&self, path: &Path) -> std::io::Result<()> {
        let (whole, part) = (watermark_path(path), sidecar_path(path, "-anchor.part"));
        fs::write(&part, serde_json::to_vec(self)?)?;
        fs::rename(part, whole)
    }
}

fn checksum(generation: i64, at: i64) -> String {
    let mut sum = FieldHasher::new("patolli anchor");
    sum.number(generation).number(at);
    sum.finish().to_string()
}

fn watermark_path(path: &Path) -> PathBuf {
    sidecar_path(path, "-anchor")
}

/// The number of a database.
pub(super) async fn generation(reads: impl SqliteExecutor<'_>) -> Result<i64, sqlx::Error> {
    let kept = sqlx::query_scalar("SELECT value FROM marks WHERE name = 'generation'");
    Ok(kept.fetch_optional(reads).await?.unwrap_or(0))
}

/// Keeps the note.
pub(super) struct WatermarkWriter {
    path: PathBuf,
    /// Time at which the number was last raised.
    last_written: Option<Instant>,
    /// Whether something was changed since.
    dirty: bool,
}

impl WatermarkWriter {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path, last_written: None, dirty: false }
    }

    /// Time at which the number is to be raised, if something was changed.
    pub(super) fn due(&self) -> Option<Instant> {
        self.dirty.then(|| self.last_written.map_or_else(Instant::now, |it| it + MIN_INTERVAL))
    }

    /// Something is being changed; returns whether the number is to be raised with it.
    pub(super) fn mark_dirty(&mut self) -> bool {
        self.dirty = true;
        self.due().is_some_and(|it| it <= Instant::now())
    }

    /// Raises the number; it counts when that is durable.
    pub(super) async fn increment(&self, connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
        let raised = sqlx::query_scalar(
            "INSERT INTO marks (name, value) VALUES ('generation', 1)
             ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value",
        );
        raised.fetch_one(connection).await
    }

    /// The number could not be raised: with the next change it is tried again.
    pub(super) fn skip(&mut self) {
        (self.last_written, self.dirty) = (Some(Instant::now()), false);
    }

    /// Notes a number that is durable. Without the note nothing is lost but the notice of a loss.
    pub(super) async fn write(&mut self, generation: i64) {
        (self.last_written, self.dirty) = (Some(Instant::now()), false);
        let path = self.path.clone();
        let write = move || Watermark::new(generation, moment::now_millis()).write(&path);
        match tokio::task::spawn_blocking(write).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "how far the database has come could not be noted"),
            Err(error) => tracing::warn!(%error, "how far the database has come was not noted"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_that_was_changed_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        assert_eq!(Watermark::read(&path), None);
        let note = Watermark::new(12, 1_700_000_000_000);
        note.write(&path).unwrap();
        assert_eq!(Watermark::read(&path), Some(note.clone()));
        assert_eq!(note.rollback_message(12), None);
        assert!(note.rollback_message(11).unwrap().contains("2023-11-14 22:13:20 UTC"));
        let text = fs::read_to_string(watermark_path(&path)).unwrap();
        fs::write(watermark_path(&path), text.replace("12", "13")).unwrap();
        assert_eq!(Watermark::read(&path), None);
    }
}
