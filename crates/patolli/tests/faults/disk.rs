//! The disk is full, and then it is not.

use std::{
    fs::{self, File},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

use crate::{
    guest::TestClient, ledger::until, player_group::PlayerGroup, test_database::TestDatabase,
    test_rng::TestRng, web::HttpClient,
};

/// Enough for some tables, little enough to be filled at once.
const SIZE: &str = "size=8m";
const PLAYERS: usize = 4;
const TABLES: usize = 3;
/// Number of decisions accepted before and after.
const DECISIONS: usize = 60;
/// The disk stays full until the server has said so often that it failed.
const FAILURES: usize = 20;

/// A small disk.
struct SmallDisk {
    path: PathBuf,
}

impl SmallDisk {
    /// None if only an administrator may have one.
    fn mount(folder: &TempDir) -> Option<Self> {
        let id = Command::new("id").arg("-u").output().expect("every system knows who I am");
        if id.stdout.trim_ascii() != b"0" {
            println!("NOT TRIED: only root may mount the small disk that this test fills");
            return None;
        }
        let place = folder.path().join("disk");
        fs::create_dir(&place).expect("a directory");
        let words = ["-t", "tmpfs", "-o", SIZE, "tmpfs"];
        let done = Command::new("mount").args(words).arg(&place).output().expect("mount is there");
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(
            done.status.success(),
            "root cannot mount a small disk here, so this cannot be tried: {said}"
        );
        Some(Self { path: place })
    }

    /// Leaves no room at all.
    fn fill(&self) -> FillerFile {
        let path = self.path.join("ballast");
        let mut file = File::create(&path).expect("a file");
        for size in [1 << 16, 1 << 12, 1] {
            loop {
                match file.write(&vec![1; size]) {
                    Ok(written) if written > 0 => {}
                    Ok(_) => break,
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => panic!("{error}"),
                }
            }
        }
        FillerFile(path)
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // The server may still hold it; it goes away with the server then.
        let _ = Command::new("umount").arg("--lazy").arg(&self.path).status();
    }
}

/// What lies in the way; dropped, it is gone.
struct FillerFile(PathBuf);

impl Drop for FillerFile {
    fn drop(&mut self) {
        fs::remove_file(&self.0).expect("it is there");
    }
}

fn database_on(disk: &Path) -> TestDatabase {
    let mut database = TestDatabase::sqlite();
    database.address = format!("sqlite:{}", disk.join("patolli.db").display());
    database
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_full_disk_is_told_and_spoils_nothing() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let Some(disk) = SmallDisk::mount(&folder) else { return };
    let mut rng = TestRng::from_env("disk full");
    let database = database_on(&disk.path);
    let mut server = database.start_server();
    let players = PlayerGroup::start(&[server.address], PLAYERS, TABLES, &mut rng).await;
    players.stats.wait_for_decisions(DECISIONS).await;
    let id = players.stats.durable_versions().into_keys().next().expect("a table");

    let ballast = disk.fill();
    let enough = players.stats.failed() + FAILURES;
    until("the server says that the disk is full", async || players.stats.failed() >= enough).await;
    assert!(
        players.stats.statuses().iter().all(|it| [503, 507].contains(it)),
        "{:?}",
        players.stats.statuses()
    );
    let mut anna = TestClient::new(&HttpClient::new(), server.address);
    until("it says that it is not ready", async || anna.get("/readyz").await.status == 503).await;
    for path in ["/", "/healthz", &format!("/t/{id}")] {
        let shown = anna.get(path).await;
        assert_eq!(shown.status, 200, "{path} can be read: {}", shown.body);
    }

    drop(ballast);
    players.stats.wait_for_decisions(DECISIONS).await;
    players.stats.wait_for_every_player().await;
    until("the server is ready", async || anna.get("/readyz").await.status == 200).await;
    assert!(server.is_alive(), "it is the same server: {}", server.log());
    let notes = players.stop().await;
    server.kill();
    database.check(&notes).await;
}
