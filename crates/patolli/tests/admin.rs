//! What an operator does with the tables, on both engines.

#[path = "../../store/tests/support/cluster.rs"]
mod cluster;
#[path = "admin/guarded.rs"]
mod guarded;
#[allow(dead_code, reason = "other tests use more of it")]
#[path = "browser/http.rs"]
mod http;
mod support;
#[path = "admin/tables.rs"]
mod tables;

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use cluster::Cluster;
use http::TestClient;
use patolli_store::{
    Account, Attendance, Chain, DEFAULT_STAND_IN, Database, DatabaseUrl, Entry, FullTable, GuestId, NO_PACE,
    Occupant, Phase, StoredReview, Table, TableId, TableProgress, open,
};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use support::{RunOutput, patolli, run, run_with_input};
use tempfile::TempDir;

/// Where tables are kept: a new file, or a new database of a real server.
struct TestDatabase {
    folder: TempDir,
    address: String,
}

impl TestDatabase {
    fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let address = format!("sqlite:{}", folder.path().join("patolli.db").display());
        Self { folder, address }
    }

    fn postgres() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { folder, address: Cluster::shared().database() }
    }

    fn both_engines() -> [Self; 2] {
        [Self::sqlite(), Self::postgres()]
    }

    /// `patolli admin` on this database.
    fn admin(&self, words: &[&str]) -> RunOutput {
        run(&[&["admin", "--database", &self.address], words].concat())
    }

    /// The same, with a password on standard input.
    fn admin_with_input(&self, words: &[&str], input: &str) -> RunOutput {
        run_with_input(&[&["admin", "--database", &self.address], words].concat(), input.as_bytes())
    }

    /// Every account.
    fn accounts(&self) -> Vec<Account> {
        self.with(async |store| store.accounts().await.expect("they can be read"))
    }

    /// A file beside it.
    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("a plain path").to_owned()
    }

    /// Does something with the store itself.
    fn with<T>(&self, work: impl AsyncFnOnce(&dyn Database) -> T) -> T {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let place: DatabaseUrl = self.address.parse().expect("an address");
            let store = open(&place).await.expect("the database opens");
            let outcome = work(&*store).await;
            store.close().await;
            outcome
        })
    }

    /// Everything that is kept, the oldest table first.
    fn full_tables(&self) -> Vec<FullTable> {
        self.with(async |store| {
            let mut snapshot = store.snapshot().await.expect("it can be read");
            let mut wholes = Vec::new();
            for id in snapshot.table_ids().await.expect("it can be read") {
                let whole = snapshot.full_table(&id.expect("an id")).await.expect("it can be read");
                wholes.push(whole.expect("it is there"));
            }
            wholes
        })
    }

    fn secret(&self) -> Vec<u8> {
        self.with(async |store| store.get_or_create_secret("cookie", vec![9; 64]).await.expect("a secret"))
    }

    /// Does to the database what the program never does.
    fn tamper(&self, sql: &str) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            if self.address.starts_with("sqlite:") {
                let mut connection = SqliteConnection::connect(&self.address).await.expect("it opens");
                let sql = AssertSqlSafe(sql.to_owned());
                sqlx::raw_sql(sql).execute(&mut connection).await.expect("it is done");
            } else {
                let mut connection = PgConnection::connect(&self.address).await.expect("it opens");
                let sql = AssertSqlSafe(format!("SET search_path = patolli; {sql}"));
                sqlx::raw_sql(sql).execute(&mut connection).await.expect("it is done");
            }
        });
    }

    /// Keeps three tables with games as the rules allow them: one over, one in its middle, one that waits.
    fn fill(&self) -> [TableId; 3] {
        let over = played("tikal", usize::MAX);
        let running = played("tzolkin", 60);
        let mut waiting = played("teotihuacan", 0);
        waiting.table.seats[1] = Occupant::Open;
        (waiting.table.phase, waiting.table.to_move) = (Phase::Open, None);
        self.with(async |store| {
            for whole in [&over, &running, &waiting] {
                store.import(whole).await.expect("it is kept");
            }
            store.get_or_create_secret("cookie", vec![7; 64]).await.expect("it is kept");
        });
        [over.table.id, running.table.id, waiting.table.id]
    }
}

/// A table where the first legal choice was taken `decisions` times, as the server would keep it.
fn played(game: &str, decisions: usize) -> FullTable {
    use patolli_catalog::{Seed, Status};
    let kind = patolli_catalog::game(game).expect("a game");
    let seed: Seed = "00112233445566778899aabbccddeeff".parse().expect("a seed");
    let mut play = kind.start(2, &[], &seed).expect("it starts");
    let mut log: Vec<Entry> = Vec::new();
    while log.len() < decisions {
        let Status::Asks(seat) = play.status() else { break };
        let choices = play.choices();
        // Not always the first, which may lead nowhere.
        let choice = choices.iter().filter(|it| it.refused.is_none()).nth_back(log.len() % 2);
        let choice = choice.or_else(|| choices.iter().find(|it| it.refused.is_none())).expect("a choice");
        for step in play.play(seat, &choice.notation).expect("it is legal") {
            let n = u32::try_from(log.len() + 1).expect("a short game");
            let (seat, at) = (step.seat.number(), 5_000 + i64::from(n));
            log.push(Entry { n, seat, notation: step.notation, auto: step.auto, at, digest: None });
        }
    }
    let (phase, to_move, result) = match play.status() {
        Status::Asks(seat) => (Phase::Running, Some(seat.number()), None),
        Status::Over => {
            let result = serde_json::json!({"scores": play.scores(), "places": play.places()});
            (Phase::Finished, None, Some(result.to_string()))
        }
    };
    let owner = GuestId::random();
    let table = Table {
        id: TableId::random(),
        game: game.to_owned(),
        options: play.record().expect("a dealt game").options,
        seed: seed.to_string(),
        contributions: Vec::new(),
        deal: play.deal(),
        rules: kind.rules(),
        seats: vec![
            Occupant::Guest { id: owner.clone(), name: "Žofie".to_owned() },
            Occupant::Bot { bot: "random".to_owned() },
        ],
        owner,
        invite: "0123456789abcdef".to_owned(),
        listed: true,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase,
        created: 4_000,
        moved: log.last().map_or(4_000, |it| it.at),
        to_move,
        result,
        attendance: Attendance::new(4_000),
    };
    Chain::new(&table).set_digests(&mut log);
    let review = (phase == Phase::Finished).then(|| StoredReview { made: 9_000, text: "{}".to_owned() });
    FullTable { table, log, review }
}

/// A running server, stopped in the end.
struct ServerProcess {
    child: Child,
    address: String,
}

impl ServerProcess {
    fn start(kept: &TestDatabase) -> Self {
        Self::start_at("127.0.0.1:0", kept)
    }

    fn start_at(listen: &str, kept: &TestDatabase) -> Self {
        let mut child = patolli(&["serve", "--listen", listen, "--database", &kept.address])
            .stdout(Stdio::piped())
            .spawn()
            .expect("it runs");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim_end().strip_prefix("patolli is at http://").expect("the address").to_owned();
        Self { child, address }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

fn assert_verified(done: RunOutput) -> Value {
    let value = done.succeeded().json();
    assert_eq!(value["verified"], true, "{value}");
    value
}

#[test]
fn a_backup_of_each_engine_restores_into_each() {
    for from in TestDatabase::both_engines() {
        from.fill();
        let file = from.path("all.patolli");
        let told = from.admin(&["backup", &file, "--json"]).succeeded().json();
        assert_eq!((&told["tables"], &told["secrets"]), (&Value::from(3), &Value::from(1)), "{told}");
        for to in TestDatabase::both_engines() {
            assert!(to.admin(&["restore", &file]).succeeded().out.starts_with("3 tables, "));
            assert_eq!(to.full_tables(), from.full_tables());
            assert_eq!(to.secret(), from.secret(), "guests keep their seats");
            assert_eq!(assert_verified(to.admin(&["verify", "--json"]))["tables"], 3);
        }
    }
}

#[test]
fn a_backup_of_a_file_is_consistent_while_the_server_writes() {
    back_up_while_the_server_writes(&TestDatabase::sqlite());
}

#[test]
fn a_backup_of_postgres_is_consistent_while_the_server_writes() {
    back_up_while_the_server_writes(&TestDatabase::postgres());
}

fn back_up_while_the_server_writes(kept: &TestDatabase) {
    let server = ServerProcess::start(kept);
    let enough = AtomicBool::new(false);
    thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut guest = TestClient::named(&server.address, "Ana");
            let mut tables = 0;
            while !enough.load(Ordering::Relaxed) {
                // The computer begins at once.
                guest.create(&["bot:random", "me"], &[]);
                tables += 1;
            }
            tables
        });
        let mut before = 0;
        for n in 0..4 {
            let file = kept.path(&format!("{n}.patolli"));
            kept.admin(&["backup", &file]).succeeded();
            let copy = TestDatabase::sqlite();
            copy.admin(&["restore", &file]).succeeded();
            let seen =
                assert_verified(copy.admin(&["verify", "--json"]))["tables"].as_u64().expect("a number");
            assert!(seen >= before);
            before = seen;
        }
        enough.store(true, Ordering::Relaxed);
        assert!(writer.join().expect("it writes") > 0);
    });
    assert_verified(kept.admin(&["verify", "--json"]));
}

#[test]
fn a_restored_server_knows_its_guests() {
    let kept = TestDatabase::sqlite();
    let server = ServerProcess::start(&kept);
    let address = server.address.clone();
    let mut guest = TestClient::named(&address, "Ana");
    let path = guest.create(&["me", "bot:random"], &[]);
    drop(server);
    let file = kept.path("all.patolli");
    kept.admin(&["backup", &file]).succeeded();
    let copy = TestDatabase::sqlite();
    copy.admin(&["restore", &file]).succeeded();
    let _server = ServerProcess::start_at(&address, &copy);
    let page = guest.get(&path);
    assert_eq!(page.status, 200);
    assert!(page.body.contains("name=\"do\""), "the guest may still decide");
}

#[test]
fn a_backup_overwrites_nothing_and_is_private() {
    let kept = TestDatabase::sqlite();
    kept.fill();
    let database = kept.path("patolli.db");
    let done = kept.admin(&["backup", &database]);
    assert_eq!(done.code, Some(1));
    assert!(done.err.contains("is there already"), "{}", done.err);
    assert_eq!(kept.full_tables().len(), 3);
    let file = kept.path("all.patolli");
    kept.admin(&["backup", &file]).succeeded();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o077, 0);
    }
    let out = kept.admin(&["backup", "-"]).succeeded().out;
    assert_eq!(out.lines().count(), fs::read_to_string(&file).expect("text").lines().count());
}

#[test]
fn restore_wants_an_empty_database_and_a_whole_file() {
    for kept in TestDatabase::both_engines() {
        kept.fill();
        let file = kept.path("all.patolli");
        kept.admin(&["backup", &file]).succeeded();
        let before = kept.full_tables();
        let done = kept.admin(&["restore", &file]);
        assert_eq!(done.code, Some(1));
        assert!(done.err.contains("has 3 tables already") && done.err.contains("--replace"), "{}", done.err);

        let text = fs::read_to_string(&file).expect("text");
        let cut = kept.path("cut.patolli");
        fs::write(&cut, &text[..text.len() / 2]).expect("written");
        let changed = kept.path("changed.patolli");
        fs::write(&changed, text.replacen("Žofie", "Sofie", 1)).expect("written");
        for (bad, words) in [(&cut, "cut short"), (&changed, "changed or damaged")] {
            let done = kept.admin(&["restore", bad, "--replace"]);
            assert_eq!(done.code, Some(1));
            assert!(done.err.contains(words), "{}", done.err);
            assert_eq!(kept.full_tables(), before, "nothing was thrown away");
        }

        kept.tamper("DELETE FROM log");
        kept.admin(&["restore", &file, "--replace"]).succeeded();
        assert_eq!(kept.full_tables(), before);
    }
}

#[test]
fn tables_travel_one_by_one() {
    for from in TestDatabase::both_engines() {
        let [over, running, waiting] = from.fill();
        let folder = from.path("tables/");
        from.admin(&["export", "-o", &folder]).succeeded();
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 3);
        let file = |id: &TableId| Path::new(&folder).join(format!("{id}.patolli"));
        let path = |it: PathBuf| it.to_str().expect("a plain path").to_owned();

        let to = TestDatabase::sqlite();
        let said = to.admin(&["import", &path(file(&over)), &path(file(&waiting))]).succeeded().out;
        assert_eq!(said.trim(), "2 tables added, 0 replaced, 0 there already");
        let one = from.admin(&["export", running.as_str()]).succeeded().out;
        fs::write(to.path("one.patolli"), &one).expect("written");
        to.admin(&["import", &to.path("one.patolli")]).succeeded();
        assert_eq!(to.full_tables().len(), 3);
        for whole in to.full_tables() {
            assert!(from.full_tables().contains(&whole));
        }
        assert_verified(to.admin(&["verify", "--json"]));

        // Once more is no harm; what has changed since is left alone until it is said twice.
        to.tamper("UPDATE tables SET listed = NOT listed WHERE phase = 'running'");
        let again = [path(file(&over)), to.path("one.patolli")];
        let done = to.admin(&["import", &again[0], &again[1], "--json"]);
        assert_eq!(done.code, Some(1));
        assert!(done.err.contains(running.as_str()), "{}", done.err);
        let told: Value = serde_json::from_str(&done.out).expect("JSON");
        assert_eq!((&told["same"], &told["added"]), (&Value::from(1), &Value::from(0)));
        to.admin(&["import", &again[0], &again[1], "--replace"]).succeeded();
        assert_eq!(to.full_tables().len(), 3);
        assert!(to.full_tables().iter().all(|it| it.table.listed));
    }
}

#[test]
fn verify_finds_what_was_damaged() {
    let damages = [
        (
            "UPDATE log SET notation = 'pass pass' WHERE n = 5 AND table_id = 'ID'",
            "up to entry 5: its digest",
            3,
        ),
        ("UPDATE log SET seat = 1 - seat WHERE n = 7 AND table_id = 'ID'", "up to entry 7: its digest", 3),
        ("DELETE FROM log WHERE n = 4 AND table_id = 'ID'", "5 instead of 4", 3),
        ("DELETE FROM log WHERE n >= 50 AND table_id = 'ID'", "cut short: 49 entries of", 4),
        ("UPDATE tables SET to_move = 1 - to_move WHERE id = 'ID'", "is to decide", 3),
        ("UPDATE tables SET phase = 'finished' WHERE id = 'ID'", "kept as finished", 3),
        ("UPDATE tables SET rules = rules + 1 WHERE id = 'ID'", "its sum does not fit", 3),
        ("UPDATE tables SET seed = 'ff' || substr(seed, 3) WHERE id = 'ID'", "its sum does not fit", 3),
        ("UPDATE tables SET game = 'chess' WHERE id = 'ID'", "its sum does not fit", 3),
        ("UPDATE seats SET name = 'Sofie' WHERE table_id = 'ID' AND seat = 0", "its sum does not fit", 3),
        // What an older release wrote has neither digests nor sums: there the rules tell.
        (
            "DELETE FROM sums; UPDATE log SET digest = NULL; UPDATE tables SET length = NULL;
             UPDATE log SET notation = 'pass pass' WHERE n = 5 AND table_id = 'ID'",
            "entry 5: no decision",
            3,
        ),
        (
            "DELETE FROM sums; UPDATE log SET digest = NULL; UPDATE tables SET length = NULL;
             DELETE FROM log WHERE n >= 50 AND table_id = 'ID'",
            "the end of the log is missing",
            3,
        ),
        // What a newer one wrote cannot be told.
        (
            "DELETE FROM sums; UPDATE log SET digest = NULL; UPDATE tables SET rules = rules + 1 WHERE id = 'ID'",
            "incomplete: ",
            5,
        ),
    ];
    for kept in TestDatabase::both_engines() {
        let [_, running, _] = kept.fill();
        let file = kept.path("all.patolli");
        kept.admin(&["backup", &file]).succeeded();
        assert_verified(kept.admin(&["verify", "--json"]));
        for (sql, words, code) in damages {
            kept.tamper(&sql.replace("ID", running.as_str()));
            let done = kept.admin(&["verify"]);
            assert_eq!(done.code, Some(code), "{sql}");
            let found = done.out.lines().filter(|it| !it.starts_with("not looked at: "));
            assert_eq!(found.count(), 1, "{sql}: {}", done.out);
            assert!(
                done.out.starts_with(running.as_str()) && done.out.contains(words),
                "{sql}: {}",
                done.out
            );
            let kind = ["damaged", "cut short", "incomplete"][usize::try_from(code).expect("a code") - 3];
            assert!(
                done.err.contains(&format!("not all is as it was written: 1 {kind} of 3 tables")),
                "{}",
                done.err
            );
            assert_eq!(kept.admin(&["verify", "--json"]).json()["verdict"], kind);
            kept.admin(&["restore", &file, "--replace"]).succeeded();
        }
    }
}

#[test]
fn verify_finds_a_forged_ending() {
    let kept = TestDatabase::sqlite();
    let [over, ..] = kept.fill();
    kept.tamper("UPDATE tables SET result = replace(result, '[', '[1') WHERE phase = 'finished'");
    let done = kept.admin(&["verify", over.as_str(), "--json"]);
    assert_eq!(done.code, Some(3));
    let told: Value = serde_json::from_str(&done.out).expect("JSON");
    assert_eq!((&told["tables"], &told["wrong"][0]["table"]), (&Value::from(1), &Value::from(over.as_str())));
}

#[test]
fn a_damaged_table_is_left_out_of_a_backup_and_named() {
    let kept = TestDatabase::sqlite();
    let [_, running, _] = kept.fill();
    kept.tamper(&format!("DELETE FROM log WHERE n = 4 AND table_id = '{running}'"));
    let file = kept.path("all.patolli");
    let done = kept.admin(&["backup", &file]);
    assert_eq!(done.code, Some(1));
    assert!(done.err.contains(running.as_str()) && done.err.contains("left out"), "{}", done.err);
    let copy = TestDatabase::sqlite();
    copy.admin(&["restore", &file]).succeeded();
    assert_eq!(copy.full_tables().len(), 2, "the others are in it");
}

#[test]
fn mistakes_are_told_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("nowhere");
    let nowhere = nowhere.to_str().expect("a plain path");
    for words in [&["backup", "x.patolli"][..], &["export"], &["verify"]] {
        let done = run(&[&["admin", "--data", nowhere], words].concat());
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{words:?}");
        assert!(done.err.contains("there is no database") && done.err.contains("--data"), "{}", done.err);
    }
    assert!(!Path::new(nowhere).exists(), "nothing was made");

    let kept = TestDatabase::sqlite();
    kept.fill();
    for (words, told) in [
        (vec!["export", "abcdefghij"], "there is no table abcdefghij"),
        (vec!["verify", "abcdefghij"], "there is no table abcdefghij"),
        (vec!["import", "nowhere.patolli"], "nowhere.patolli: "),
        (vec!["import", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "no file of patolli tables"),
    ] {
        let done = kept.admin(&words);
        assert_eq!(done.code, Some(1), "{words:?}");
        assert!(done.err.contains(told), "{words:?}: {}", done.err);
    }
    let done = run(&["admin", "verify", "--database", "postgres://me:secret@127.0.0.1:1/x"]);
    assert_eq!(done.code, Some(1));
    assert!(done.err.contains("127.0.0.1:1") && !done.err.contains("secret"), "{}", done.err);
}

#[test]
fn a_takeback_is_played_through_as_well() {
    let kept = TestDatabase::sqlite();
    let mut whole = played("tikal", 12);
    let n = u32::try_from(whole.log.len() + 1).expect("a short game");
    let last = whole.log.last().expect("an entry").clone();
    whole.log.push(Entry { n, notation: "undo 1".to_owned(), digest: None, ..last.clone() });
    whole.log.push(Entry { n: n + 1, digest: None, ..last });
    kept.with(async |store| {
        store.import(&whole).await.expect("it is kept");
        let progress = TableProgress {
            phase: Phase::Running,
            to_move: whole.table.to_move,
            result: None,
            attendance: None,
            calls: Vec::new(),
        };
        store.set_progress(&whole.table.id, &progress).await.expect("it is kept");
    });
    assert_verified(kept.admin(&["verify", "--json"]));
    kept.tamper(&format!("UPDATE log SET notation = 'undo 99' WHERE n = {n}"));
    assert!(kept.admin(&["verify"]).out.contains("takes back too much"));
}

#[test]
fn accounts_are_made_and_changed_by_the_operator() {
    for kept in TestDatabase::both_engines() {
        kept.fill();
        let done = kept.admin_with_input(&["user", "add", "Žofie"], "correct horse\r\n").succeeded();
        assert_eq!(done.out.trim(), "account `Žofie` made");
        for (words, input, told) in [
            (["user", "add", "žOFIE"], "correct horse\n", "already"),
            (["user", "add", "Anna"], "short\n", "at least 10"),
            (["user", "add", "Anna"], "", "at least 10"),
            (["user", "add", " "], "correct horse\n", "1 to 40 characters"),
            (["user", "password", "Anna"], "correct horse\n", "no account `Anna`"),
            (["user", "remove", "Anna"], "", "no account `Anna`"),
        ] {
            let done = kept.admin_with_input(&words, input);
            assert_eq!(done.code, Some(1), "{words:?}");
            assert!(done.err.contains(told), "{words:?}: {}", done.err);
        }
        let [before] = <[Account; 1]>::try_from(kept.accounts()).expect("one account");
        assert!(before.hash.starts_with("$argon2id$") && before.epoch == 1);

        kept.admin_with_input(&["user", "password", "žofie"], "battery staple").succeeded();
        let [after] = <[Account; 1]>::try_from(kept.accounts()).expect("one account");
        assert_eq!((&after.guest, after.epoch), (&before.guest, 2), "every browser is signed out");
        assert_ne!(after.hash, before.hash);

        let list = kept.admin(&["user", "list"]).succeeded().out;
        assert!(list.starts_with("Žofie: made 2") && list.ends_with("\n1 account\n"), "{list}");
        let list = kept.admin(&["user", "list", "--json"]).succeeded();
        assert_eq!(list.json()["accounts"][0]["name"], "Žofie");
        assert!(!list.out.contains("argon2"), "{}", list.out);
        kept.admin(&["user", "remove", "ŽOFIE"]).succeeded();
        assert_eq!(kept.accounts(), []);
    }
}

#[test]
fn a_password_is_never_an_argument() {
    let kept = TestDatabase::sqlite();
    kept.fill();
    let done = kept.admin(&["user", "add", "Anna", "correct horse"]);
    assert_eq!(done.code, Some(2), "{}", done.err);
    assert_eq!(kept.accounts(), []);
}

#[test]
fn accounts_are_backed_up_and_restored() {
    let [one, other] = TestDatabase::both_engines();
    for (from, to) in [(&one, &other), (&other, &TestDatabase::sqlite())] {
        if from.accounts().is_empty() {
            from.fill();
            from.admin_with_input(&["user", "add", "Anna"], "correct horse\n").succeeded();
            from.admin_with_input(&["user", "add", "Borek"], "correct horse\n").succeeded();
            from.admin_with_input(&["user", "password", "Borek"], "battery staple\n").succeeded();
        }
        let (file, tables) = (from.path("all.patolli"), from.path("tables.patolli"));
        let done = from.admin(&["backup", &file, "--json"]).succeeded();
        assert_eq!(done.json()["accounts"], 2);
        to.admin(&["restore", &file]).succeeded();
        assert_eq!(to.accounts(), from.accounts());
        to.admin(&["verify"]).succeeded();
        assert_eq!(to.accounts(), from.accounts(), "verifying changes nothing");

        from.admin(&["export", "-o", &tables]).succeeded();
        assert!(!fs::read_to_string(&tables).expect("text").contains("argon2"), "tables are no accounts");
        let third = TestDatabase::sqlite();
        third.admin(&["import", &file]).succeeded();
        assert_eq!(third.accounts(), [], "accounts are no tables");
    }
    let file = one.path("all.patolli");
    other.with(async |store| {
        store.clear().await.expect("it is emptied");
        let hash = "$argon2id$".to_owned();
        let eva =
            Account { name: "Eva".to_owned(), guest: GuestId::random(), hash, epoch: 1, created: 1, seen: 1 };
        store.add_account(&eva).await.expect("it is kept");
    });
    let done = other.admin(&["restore", &file]);
    assert!(done.code == Some(1) && done.err.contains("has 1 account already"), "{}", done.err);
}
