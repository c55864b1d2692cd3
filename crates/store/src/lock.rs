//! One server for each file: a lock that is held as long as the server runs, and says who holds it.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{DatabaseUrl, Error, moment};

/// The right to use a database alone; it ends when this is dropped or the process ends, however it ends.
///
/// On `SQLite` it is a lock of the operating system on a file beside the database, which stays there. A
/// `PostgreSQL` database is shared, and has no single owner.
#[derive(Debug)]
#[must_use]
pub struct Lock {
    /// None where the file system has no locks.
    _file: Option<File>,
}

/// The holder of a lock, as the file says.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct LockHolder {
    process: u32,
    /// Since when, in milliseconds since 1970.
    since: i64,
    /// The address it listens on, if it is a server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    listens: Option<String>,
}

impl LockHolder {
    fn describe(&self) -> String {
        let place = self.listens.as_ref().map_or(String::new(), |it| format!(" at {it}"));
        let what = if self.listens.is_some() { "the server" } else { "a command" };
        format!("{what}{place} (process {}, since {})", self.process, moment::format_utc(self.since))
    }
}

impl Lock {
    /// Takes the right to use a database alone, for a server that listens there or for a command.
    /// [`Error::Locked`] says who has it.
    pub fn acquire(url: &DatabaseUrl, listens: Option<String>) -> Result<Self, Error> {
        match url {
            DatabaseUrl::Sqlite(path) => Self::acquire_file(path, listens),
            DatabaseUrl::Postgres(_) => Ok(Self { _file: None }),
        }
    }

    fn acquire_file(path: &Path, listens: Option<String>) -> Result<Self, Error> {
        let beside = sidecar_path(path, "-lock");
        let cannot = |source| Error::Open { path: beside.clone(), source: Box::new(source) };
        let mut file = owner_only_options().open(&beside).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Error::Locked { path: path.to_owned(), by: read_holder(&mut file) });
            }
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "the file system has no locks: nothing keeps a second server from this database");
                return Ok(Self { _file: None });
            }
        }
        let holder = LockHolder { process: std::process::id(), since: moment::now_millis(), listens };
        let mut text = serde_json::to_string(&holder).expect("plain data has a JSON form");
        text.push('\n');
        // On a full disk the lock holds all the same.
        if let Err(error) = file.set_len(0).and_then(|()| file.write_all(text.as_bytes())) {
            tracing::warn!(%error, "who has the database could not be noted");
        }
        Ok(Self { _file: Some(file) })
    }
}

/// The holder of a lock, in words.
fn read_holder(file: &mut File) -> String {
    let mut text = String::new();
    let read =
        file.read_to_string(&mut text).ok().and_then(|_| serde_json::from_str::<LockHolder>(&text).ok());
    read.map_or_else(|| "another process".to_owned(), |it| it.describe())
}

/// The file beside a database, whatever way leads to the database.
pub(crate) fn sidecar_path(path: &Path, ending: &str) -> PathBuf {
    let real = path.canonicalize().or_else(|_| {
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
        folder.canonicalize().map(|it| it.join(path.file_name().unwrap_or_default()))
    });
    let mut name = real.unwrap_or_else(|_| path.to_owned()).into_os_string();
    name.push(ending);
    name.into()
}

fn owner_only_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_held_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let url = DatabaseUrl::Sqlite(path.clone());
        let lock = Lock::acquire(&url, Some("127.0.0.1:7272".to_owned())).unwrap();
        let refused = Lock::acquire(&url, None).unwrap_err().to_string();
        let me =
            format!("is in use by the server at 127.0.0.1:7272 (process {}, since 2", std::process::id());
        assert!(refused.contains(&me) && refused.contains("tables.db"), "{refused}");
        drop(lock);
        let _lock = Lock::acquire(&url, None).unwrap();
        let refused = Lock::acquire(&url, None).unwrap_err().to_string();
        assert!(refused.contains("in use by a command (process"), "{refused}");
    }

    #[cfg(unix)]
    #[test]
    fn another_way_to_the_same_file_is_the_same_database() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("tables.db"), folder.path().join("link.db"));
        std::fs::write(&path, "").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let _lock = Lock::acquire(&DatabaseUrl::Sqlite(path), None).unwrap();
        assert!(matches!(Lock::acquire(&DatabaseUrl::Sqlite(link), None), Err(Error::Locked { .. })));
    }

    #[test]
    fn a_lock_that_nobody_holds_is_taken_whatever_the_file_says() {
        let folder = tempfile::tempdir().unwrap();
        let url = DatabaseUrl::Sqlite(folder.path().join("tables.db"));
        std::fs::write(folder.path().join("tables.db-lock"), "process 7 was killed").unwrap();
        assert!(Lock::acquire(&url, None).is_ok());
    }
}
