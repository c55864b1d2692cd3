//! The clock of the machine is set back while people play: the program runs with a clock that the test sets.

use std::{
    fs,
    path::{Path, PathBuf},
};

use patolli_store::Entry;

use crate::{
    cluster::Cluster, guest::TestClient, notes::AttemptLog, player_group::PlayerGroup,
    test_database::TestDatabase, test_rng::TestRng, web::HttpClient,
};

const PLAYERS: usize = 6;
const TABLES: usize = 3;
/// Number of decisions accepted between two changes of the clock.
const DECISIONS: usize = 40;
/// How far the clock is behind, in the words of libfaketime.
const AN_HOUR: &str = "-1h";
const A_YEAR: &str = "-366d";

/// The library that stands between a program and the clock, from Debian's package.
fn library() -> PathBuf {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut found = folders.map(|it| it.path().join("faketime/libfaketimeMT.so.1")).filter(|it| it.is_file());
    found.next().expect("libfaketime is needed and is not in /usr/lib: `apt-get install libfaketime`")
}

fn set_clock(clock: &Path, words: &str) {
    // All at once: the program may read it at any moment.
    let fresh = clock.with_extension("new");
    fs::write(&fresh, words).expect("it can be written");
    fs::rename(fresh, clock).expect("it can be replaced");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_clock_that_is_set_back_disturbs_nobody() {
    set_back("clock set back", &TestDatabase::sqlite()).await;
}

/// Here servers share out their work by the clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_clock_that_is_set_back_stops_no_shared_work() {
    set_back("clock set back with PostgreSQL", &TestDatabase::postgres(Cluster::shared())).await;
}

async fn set_back(name: &str, database: &TestDatabase) {
    let mut rng = TestRng::from_env(name);
    let clock = database.folder.path().join("clock");
    set_clock(&clock, "+0");
    let (library, file) = (library(), clock.display().to_string());
    let variables = [
        ("LD_PRELOAD", library.to_str().expect("a plain path")),
        ("FAKETIME_TIMESTAMP_FILE", &file),
        ("FAKETIME_NO_CACHE", "1"),
        ("FAKETIME_DISABLE_SHM", "1"),
        // Only the time of day jumps; how long something takes is another clock.
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
        ("NO_FAKE_STAT", "1"),
    ];
    let mut server = database.start_server_with(&[], &variables);
    let mut anna = TestClient::new(&HttpClient::new(), server.address);
    let id = anna.open("game=tikal&seats=2&who1=hot").await;
    let players = PlayerGroup::start(&[server.address], PLAYERS, TABLES, &mut rng).await;
    for behind in [AN_HOUR, A_YEAR] {
        players.stats.wait_for_decisions(DECISIONS).await;
        set_clock(&clock, behind);
        players.stats.wait_for_every_player().await;
        play_decision(&mut anna, &id).await;
    }
    // A machine may also come up with the wrong time; what was begun at the right one goes on, too.
    set_clock(&clock, "+0");
    players.stats.wait_for_decisions(DECISIONS).await;
    server.kill();
    set_clock(&clock, A_YEAR);
    server.start_again();
    players.stats.wait_for_every_player().await;
    play_decision(&mut anna, &id).await;
    let shown = anna.get("/").await;
    assert!(shown.body.contains(&id), "the lobby shows the games of those who come");
    // No table waits for its bot for ever, also if a server that is dead now had taken it upon itself.
    players.stats.wait_for_every_table().await;
    players.stats.wait_for_every_table().await;
    let notes = players.stop().await;
    server.kill();
    assert_clock_went_back(database, &notes).await;
    database.check_with_others(&notes, &[&id]).await;
}

/// Anna is known as before, and decides on her page.
async fn play_decision(anna: &mut TestClient, id: &str) {
    let mut page = anna.open_page(id).await;
    let (before, choices) = (page.version, page.choices());
    let choice = choices.first().expect("Anna is asked, whoever of the two it is");
    page.decide(choice).await;
    page.wait_for_version_after(before).await;
}

/// The clock was really set back under the feet of some table.
async fn assert_clock_went_back(database: &TestDatabase, notes: &[AttemptLog]) {
    let logs = database.logs(notes.iter().map(|it| it.id.as_str())).await;
    let is_back = |log: &Vec<Entry>| log.windows(2).any(|it| it[1].at < it[0].at);
    assert!(logs.iter().any(is_back), "no entry is older than the one before it: the clock did not change");
}
