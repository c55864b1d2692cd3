//! A database of an older release, full of games that nobody goes on with, is opened by this one.

use std::{
    thread::sleep,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use patolli_store::{Filter, FullTable, Phase, TableId};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use super::{ServerProcess, TestDatabase, assert_verified, played};

/// Tables in it, unless `PATOLLI_OLD_TABLES` says otherwise.
const TABLES: usize = 100;

/// The schema of the last release that knew no clocks and nobody who is away.
const OLD_SCHEMA: [&str; 9] = [
    include_str!("../../../store/migrations/sqlite/0001_tables.sql"),
    include_str!("../../../store/migrations/sqlite/0002_reviews.sql"),
    include_str!("../../../store/migrations/sqlite/0003_jobs.sql"),
    include_str!("../../../store/migrations/sqlite/0004_asked_by.sql"),
    include_str!("../../../store/migrations/sqlite/0005_accounts.sql"),
    include_str!("../../../store/migrations/sqlite/0006_packed.sql"),
    include_str!("../../../store/migrations/sqlite/0007_digests.sql"),
    include_str!("../../../store/migrations/sqlite/0008_skeletons.sql"),
    include_str!("../../../store/migrations/sqlite/0009_words.sql"),
];

/// What marks a file as one of that release: the letters `PTLI` and the number of its schema.
const OLD_MARK: &str = "PRAGMA application_id = 1347701833; PRAGMA user_version = 9";

/// Fills a database with games that were last touched 60 days ago.
fn fill(kept: &TestDatabase, count: usize) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_millis();
    let moved = i64::try_from(now).expect("it is not that late") - 60 * 24 * 60 * 60 * 1000;
    let whole = played("tzolkin", 12);
    kept.with(async |store| {
        for _ in 0..count {
            let mut table = whole.table.clone();
            (table.id, table.moved, table.listed) = (TableId::random(), moved, false);
            let mut log = whole.log.clone();
            patolli_store::Chain::new(&table).set_digests(&mut log);
            store.import(&FullTable { table, log, review: None }).await.expect("it is kept");
        }
    });
}

/// The same tables in a database as an older release left it.
fn as_older_release(kept: &TestDatabase) -> TestDatabase {
    let old = TestDatabase::sqlite();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let path = format!("{}?mode=rwc", old.address);
        let mut file = SqliteConnection::connect(&path).await.expect("it opens");
        for step in OLD_SCHEMA {
            sqlx::raw_sql(step).execute(&mut file).await.expect("it was released");
        }
        let attach = format!("ATTACH '{}' AS fresh", kept.path("patolli.db"));
        sqlx::raw_sql(AssertSqlSafe(attach)).execute(&mut file).await.expect("it is there");
        for table in ["tables", "seats", "log", "sums"] {
            let columns = "SELECT group_concat('\"' || name || '\"') FROM pragma_table_info(?)";
            let columns: String =
                sqlx::query_scalar(columns).bind(table).fetch_one(&mut file).await.expect("columns");
            let copy = format!("INSERT INTO {table} ({columns}) SELECT {columns} FROM fresh.{table}");
            sqlx::raw_sql(AssertSqlSafe(copy)).execute(&mut file).await.expect("they fit");
        }
        sqlx::raw_sql(OLD_MARK).execute(&mut file).await.expect("it is marked");
        file.close().await.expect("it closes");
    });
    old
}

#[test]
fn abandoned_games_of_an_older_release_fall_asleep_at_once() {
    let wanted = std::env::var("PATOLLI_OLD_TABLES").ok().and_then(|it| it.parse().ok());
    let count = wanted.unwrap_or(TABLES);
    let kept = TestDatabase::sqlite();
    fill(&kept, count);
    let old = as_older_release(&kept);
    let server = ServerProcess::start(&old);
    let asleep = || {
        let listed = old.admin(&["table", "list", "--asleep", "--json"]).succeeded().json();
        listed["tables"].as_array().map_or(0, Vec::len)
    };
    while asleep() < count {
        sleep(Duration::from_millis(50));
    }
    drop(server);
    let awake = old.with(async |store| {
        store.tables(Filter::all().in_phase(Phase::Running).awake()).await.expect("it answers").len()
    });
    assert_eq!(awake, 0, "they count for no limit any more");
    assert_verified(old.admin(&["verify", "--json"]));
    // That release knows nothing of this schema: as this one knows nothing of what is to come.
    old.tamper("PRAGMA user_version = 99");
    let back = old.admin(&["table", "list"]);
    assert!(back.code == Some(1) && back.err.contains("run the newer release"), "{}", back.err);
}
