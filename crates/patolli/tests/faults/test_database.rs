//! A database, and whether it holds what it must.

use std::{collections::HashMap, path::PathBuf, process::Command};

use patolli_store::{DatabaseUrl, Entry, open};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

use crate::{cluster::Cluster, notes::AttemptLog, program::ServerProcess};

/// A database of its own and a directory for what belongs to it.
pub struct TestDatabase {
    pub folder: TempDir,
    /// As `--database` wants it.
    pub address: String,
}

impl TestDatabase {
    /// One in a file.
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a temporary directory");
        let address = format!("sqlite:{}", folder.path().join("patolli.db").display());
        Self { folder, address }
    }

    /// One in a running `PostgreSQL`.
    pub fn postgres(cluster: &Cluster) -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary directory"), address: cluster.database() }
    }

    /// Starts a server on it.
    pub fn start_server(&self) -> ServerProcess {
        self.start_server_with(&[], &[])
    }

    /// Starts a server on it with more words and variables.
    pub fn start_server_with(&self, words: &[&str], more: &[(&str, &str)]) -> ServerProcess {
        let data = self.folder.path().join("data");
        let data = data.to_str().expect("a plain path");
        let words = [&["--data", data, "--database", &self.address], words].concat();
        ServerProcess::start(&words, more, self.file("log"))
    }

    /// A new name for a file in its directory.
    fn file(&self, name: &str) -> PathBuf {
        let path = |n: u32| self.folder.path().join(format!("{name}{n}"));
        (1..=9).map(path).find(|it| !it.exists()).expect("few servers share a directory")
    }

    /// Every table has at least the entries that clients were told of, and no gaps; a server may run meanwhile.
    pub async fn check_versions(&self, told: &HashMap<String, u32>) {
        let kept = self.versions().await;
        for (id, &version) in told {
            let (count, last) = kept.get(id).copied().unwrap_or_default();
            assert!(
                last >= i64::from(version),
                "table {id}: entry {version} was durable, the last one is {last}"
            );
            assert_eq!(count, last, "table {id} has a gap");
        }
    }

    /// How many entries each table has, and the number of the last.
    async fn versions(&self) -> HashMap<String, (i64, i64)> {
        // Rows, and the entries of games that are over.
        let query = "SELECT table_id, CAST(SUM(entries) AS BIGINT), CAST(MAX(last) AS BIGINT)
                     FROM (SELECT table_id, COUNT(*) AS entries, MAX(n) AS last FROM log GROUP BY table_id
                           UNION ALL SELECT table_id, last AS entries, last FROM packed) AS parts
                     GROUP BY table_id";
        let rows: Vec<(String, i64, i64)> = match self.url() {
            DatabaseUrl::Sqlite(file) => {
                let options = SqliteConnectOptions::new().filename(file).read_only(true);
                let mut connection = options.connect().await.expect("the file can be read");
                let rows = sqlx::query_as(query).fetch_all(&mut connection).await.expect("it is whole");
                connection.close().await.expect("it closes");
                rows
            }
            DatabaseUrl::Postgres(options) => {
                let options = options.options([("search_path", "patolli")]);
                let mut connection = PgConnection::connect_with(&options).await.expect("it answers");
                sqlx::query_as(query).fetch_all(&mut connection).await.expect("it is whole")
            }
        };
        rows.into_iter().map(|(id, count, last)| (id, (count, last))).collect()
    }

    fn url(&self) -> DatabaseUrl {
        self.address.parse().expect("a database")
    }

    /// Everything is as the players were told, and every game comes out as it is kept. No server runs any more.
    pub async fn check(&self, notes: &[AttemptLog]) {
        self.check_with_others(notes, &[]).await;
    }

    /// The same where others played at some tables.
    pub async fn check_with_others(&self, notes: &[AttemptLog], others: &[&str]) {
        let logs = self.logs(notes.iter().map(|it| it.id.as_str())).await;
        let wrong: Vec<String> =
            notes.iter().zip(&logs).filter_map(|(it, log)| it.check(log).err()).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        let besides = self.logs(others.iter().copied()).await;
        let entries = logs.iter().chain(&besides).map(Vec::len).sum();
        self.verify(notes.len() + others.len(), entries);
    }

    /// The logs of these tables.
    pub async fn logs(&self, ids: impl IntoIterator<Item = &str>) -> Vec<Vec<Entry>> {
        let store = open(&self.url()).await.expect("the database opens");
        let mut logs = Vec::new();
        for id in ids {
            logs.push(store.log(&id.parse().expect("an id")).await.expect("the log is read"));
        }
        store.close().await;
        logs
    }

    /// Plays every kept game through. There may be tables whose opening was never answered, but nothing was decided there.
    fn verify(&self, tables: usize, entries: usize) {
        let program = env!("CARGO_BIN_EXE_patolli");
        let words = ["admin", "verify", "--json", "--database", &self.address];
        let done = Command::new(program).args(words).output().expect("the program runs");
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));
        let said: serde_json::Value = serde_json::from_str(&said).expect("JSON");
        let count = |name: &str| said[name].as_u64().and_then(|it| usize::try_from(it).ok());
        assert!(count("tables") >= Some(tables) && count("entries") == Some(entries), "{entries}: {said}");
    }
}
