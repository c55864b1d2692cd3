//! What is guarded: a file has one server, and whatever is changed or cut in it is found.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::Stdio,
    time::Duration,
};

use patolli_store::{Account, DatabaseUrl, FullTable, open};

use super::{RunOutput, ServerProcess, TestDatabase, assert_verified, patolli, played};

#[test]
fn a_second_server_says_who_has_the_file() {
    let kept = TestDatabase::sqlite();
    kept.fill();
    let file = kept.path("all.patolli");
    let server = ServerProcess::start(&kept);
    let second = patolli(&["serve", "--listen", "127.0.0.1:0", "--database", &kept.address]).output();
    let second = second.expect("it runs");
    let said = String::from_utf8(second.stderr).expect("text");
    let who =
        format!("is in use by the server at {} (process {}, since 2", server.address, server.child.id());
    assert_eq!(second.status.code(), Some(1));
    assert!(said.contains(&who), "{said}");
    // What only reads goes on beside it; what throws everything away does not.
    kept.admin(&["backup", &file]).succeeded();
    assert_verified(kept.admin(&["verify", "--json"]));
    kept.admin(&["table", "list"]).succeeded();
    let refused = kept.admin(&["restore", &file, "--replace"]);
    assert!(refused.code == Some(1) && refused.err.contains(&who), "{}", refused.err);
    // Nothing has to be tidied up after a server that was killed.
    let mut server = server;
    server.child.kill().expect("it is killed");
    server.child.wait().expect("it ends");
    let third = ServerProcess::start(&kept);
    drop(third);
    kept.admin(&["restore", &file, "--replace"]).succeeded();
}

/// A generator of numbers that are the same in every run.
struct TestRng(u64);

impl TestRng {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).expect("it is small")
    }
}

/// Number of bits that are turned, one at a time.
const FLIPS: usize = 80;

#[test]
fn a_bit_that_changes_something_is_found() {
    let kept = TestDatabase::sqlite();
    kept.fill();
    kept.admin_with_input(&["user", "add", "Anna"], "correct horse\n").succeeded();
    let (sound, content) = (fs::read(kept.path("patolli.db")).expect("it is there"), content(&kept));
    let (mut chance, mut found) = (TestRng(0x5054_4c49), 0);
    for _ in 0..FLIPS {
        let (place, bit) = (chance.below(sound.len()), chance.below(8));
        let mut flipped = sound.clone();
        flipped[place] ^= 1 << bit;
        let copy = TestDatabase::sqlite();
        fs::write(copy.path("patolli.db"), flipped).expect("written");
        fs::copy(kept.path("patolli.db-anchor"), copy.path("patolli.db-anchor")).expect("copied");
        let RunOutput { code, err, .. } = copy.admin(&["verify"]);
        assert!(!err.contains("panicked"), "byte {place}, bit {bit}: {err}");
        if code == Some(0) {
            assert_eq!(self::content(&copy), content, "byte {place}, bit {bit} was changed and not found");
        } else {
            found += 1;
        }
    }
    println!("{found} of {FLIPS} were found, the others changed nothing that is kept");
    assert!(found > FLIPS / 4, "most of the file is content");
}

/// What is kept, but for when an account was last seen and for the moment when a table without decisions last moved.
fn content(kept: &TestDatabase) -> (Vec<FullTable>, Vec<Account>, Vec<u8>) {
    let mut wholes = kept.full_tables();
    for whole in wholes.iter_mut().filter(|it| it.log.is_empty()) {
        whole.table.moved = whole.table.created;
    }
    let accounts = kept.accounts().into_iter().map(|it| Account { seen: 0, ..it }).collect();
    (wholes, accounts, kept.secret())
}

#[test]
fn a_cut_or_removed_write_ahead_log_is_found() {
    let kept = TestDatabase::sqlite();
    kept.fill();
    let crashed = crash(&kept);
    assert_verified(crashed.admin(&["verify", "--json"]));
    assert_eq!(crashed.full_tables().len(), 5, "nothing is lost by a crash");
    for cut in [|log: u64| log / 3, |_| 0] {
        let crashed = crash(&kept);
        let log =
            fs::OpenOptions::new().write(true).open(crashed.path("patolli.db-wal")).expect("it is there");
        log.set_len(cut(log.metadata().expect("a size").len())).expect("it is cut");
        assert_rollback_found(&crashed);
    }
    let crashed = crash(&kept);
    fs::remove_file(crashed.path("patolli.db-wal")).expect("it is there");
    assert_rollback_found(&crashed);
}

/// A copy of the files as they would be after a crash, with two more tables in the write-ahead log.
fn crash(kept: &TestDatabase) -> TestDatabase {
    let copy = TestDatabase::sqlite();
    for name in ["patolli.db", "patolli.db-anchor"] {
        fs::copy(kept.path(name), copy.path(name)).expect("copied");
    }
    let note = || fs::read(copy.path("patolli.db-anchor")).expect("it is there");
    let crashed = TestDatabase::sqlite();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let place: DatabaseUrl = copy.address.parse().expect("an address");
        let store = open(&place).await.expect("the database opens");
        for game in ["tikal", "tzolkin"] {
            let before = note();
            store.import(&played(game, 20)).await.expect("it is kept");
            while note() == before {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        for name in ["patolli.db", "patolli.db-wal", "patolli.db-anchor"] {
            fs::copy(copy.path(name), crashed.path(name)).expect("copied");
        }
        store.close().await;
    });
    crashed
}

/// A server says so when it starts, and `verify` says so before.
fn assert_rollback_found(crashed: &TestDatabase) {
    let done = crashed.admin(&["verify", "--json"]);
    assert_eq!((done.code, &done.json()["verdict"]), (Some(4), &"cut short".into()), "{}", done.out);
    assert!(done.out.contains("the database is older than it was at 2"), "{}", done.out);
    let mut server = patolli(&["serve", "--listen", "127.0.0.1:0", "--database", &crashed.address])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let log = BufReader::new(server.stderr.take().expect("it is piped"));
    let told = log.lines().map_while(Result::ok).any(|it| it.contains("the database has lost changes"));
    server.kill().expect("it is killed");
    server.wait().expect("it ends");
    assert!(told, "it is told at the start");
}

#[test]
fn an_older_copy_in_the_place_of_the_file_is_found() {
    let kept = TestDatabase::sqlite();
    kept.fill();
    let older = fs::read(kept.path("patolli.db")).expect("it is there");
    kept.with(async |store| store.import(&played("tikal", 5)).await.expect("it is kept"));
    assert_verified(kept.admin(&["verify", "--json"]));
    fs::write(kept.path("patolli.db"), older).expect("written");
    assert_eq!(kept.admin(&["verify"]).code, Some(4));
    assert!(Path::new(&kept.path("patolli.db-anchor")).exists());
    // Whoever means it takes the note away.
    fs::remove_file(kept.path("patolli.db-anchor")).expect("it is there");
    assert_verified(kept.admin(&["verify", "--json"]));
}
