//! A database of the release before clocks, full of games that nobody goes on with, is opened by this one.

use std::{
    thread::sleep,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use patolli_store::{Chain, Filter, FullTable, Phase, TableId};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};

use super::{ServerProcess, TestClient, TestDatabase, assert_verified, played};

/// Tables in it, unless `PATOLLI_OLD_TABLES` says otherwise.
const TABLES: usize = 60;
/// Time since somebody did something there, in milliseconds.
const AGE: i64 = 60 * 24 * 60 * 60 * 1000;

/// The schema of the last release that knew no clocks and nobody who is away.
const OLD_SQLITE: [&str; 9] = [
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
const OLD_POSTGRES: [&str; 7] = [
    include_str!("../../../store/migrations/postgres/0001_tables.sql"),
    include_str!("../../../store/migrations/postgres/0002_asked_by.sql"),
    include_str!("../../../store/migrations/postgres/0003_accounts.sql"),
    include_str!("../../../store/migrations/postgres/0004_packed.sql"),
    include_str!("../../../store/migrations/postgres/0005_digests.sql"),
    include_str!("../../../store/migrations/postgres/0006_skeletons.sql"),
    include_str!("../../../store/migrations/postgres/0007_words.sql"),
];

/// What marks a file as one of that release: the letters `PTLI` and the number of its schema.
const OLD_MARK: &str = "PRAGMA application_id = 1347701833; PRAGMA user_version = 9";

/// The rows that such a release has of a table.
const COPIED: [&str; 4] = ["tables", "seats", "log", "sums"];

/// Fills a database with games that were left in their middle.
fn fill(kept: &TestDatabase, count: usize) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_millis();
    let moved = i64::try_from(now).expect("it is not that late") - AGE;
    let whole = played("tzolkin", 12);
    kept.with(async |store| {
        for _ in 0..count {
            let mut table = whole.table.clone();
            (table.id, table.moved, table.listed) = (TableId::random(), moved, false);
            let mut log = whole.log.clone();
            Chain::new(&table).set_digests(&mut log);
            store.import(&FullTable { table, log, review: None }).await.expect("it is kept");
        }
    });
}

/// Leaves the same tables as the older release had them.
fn make_old(kept: &mut TestDatabase) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if kept.address.starts_with("sqlite:") {
        let old = TestDatabase::sqlite();
        runtime.block_on(make_old_file(&old.address, &kept.path("patolli.db")));
        *kept = old;
    } else {
        runtime.block_on(make_old_schema(&kept.address));
    }
}

async fn make_old_file(address: &str, fresh: &str) {
    let mut file = SqliteConnection::connect(&format!("{address}?mode=rwc")).await.expect("it opens");
    for step in OLD_SQLITE {
        sqlx::raw_sql(step).execute(&mut file).await.expect("it was released");
    }
    let attach = AssertSqlSafe(format!("ATTACH '{fresh}' AS fresh"));
    sqlx::raw_sql(attach).execute(&mut file).await.expect("it is there");
    for table in COPIED {
        let columns = "SELECT group_concat('\"' || name || '\"') FROM pragma_table_info(?)";
        let columns: String =
            sqlx::query_scalar(columns).bind(table).fetch_one(&mut file).await.expect("columns");
        let copy = format!("INSERT INTO {table} ({columns}) SELECT {columns} FROM fresh.{table}");
        sqlx::raw_sql(AssertSqlSafe(copy)).execute(&mut file).await.expect("they fit");
    }
    sqlx::raw_sql(OLD_MARK).execute(&mut file).await.expect("it is marked");
    file.close().await.expect("it closes");
}

async fn make_old_schema(address: &str) {
    let mut database = PgConnection::connect(address).await.expect("it opens");
    let begin = "ALTER SCHEMA patolli RENAME TO fresh; CREATE SCHEMA patolli; SET search_path = patolli;
                 CREATE TABLE schema (version BIGINT NOT NULL); INSERT INTO schema VALUES (7)";
    sqlx::raw_sql(begin).execute(&mut database).await.expect("it is made");
    for step in OLD_POSTGRES {
        sqlx::raw_sql(step).execute(&mut database).await.expect("it was released");
    }
    for table in COPIED {
        let columns = "SELECT string_agg(quote_ident(column_name), ',') FROM information_schema.columns
                       WHERE table_schema = 'patolli' AND table_name = $1 AND is_generated = 'NEVER'";
        let columns: String =
            sqlx::query_scalar(columns).bind(table).fetch_one(&mut database).await.expect("columns");
        let copy = format!("INSERT INTO {table} ({columns}) SELECT {columns} FROM fresh.{table}");
        sqlx::raw_sql(AssertSqlSafe(copy)).execute(&mut database).await.expect("they fit");
    }
    sqlx::raw_sql("DROP SCHEMA fresh CASCADE").execute(&mut database).await.expect("it is gone");
    database.close().await.expect("it closes");
}

#[test]
fn abandoned_games_of_an_older_release_fall_asleep_at_once() {
    let wanted = std::env::var("PATOLLI_OLD_TABLES").ok().and_then(|it| it.parse().ok());
    let count: usize = wanted.unwrap_or(TABLES);
    for mut kept in TestDatabase::both_engines() {
        fill(&kept, count);
        make_old(&mut kept);
        // There is room for no table more.
        let room = format!("tables={count}");
        let server = ServerProcess::start_with(&kept, &["--limit", &room]);
        let awake = || {
            kept.with(async |store| {
                let running = Filter::all().in_phase(Phase::Running).awake();
                store.tables(running).await.expect("it answers").len()
            })
        };
        while awake() > 0 {
            sleep(Duration::from_millis(50));
        }
        let mut guest = TestClient::named(&server.address, "Ana");
        let path = guest.create(&["me", "bot:random"], &[]);
        assert_eq!(guest.get(&path).status, 200, "those that sleep count for no limit");
        drop(server);
        let asleep = kept.admin(&["table", "list", "--asleep", "--json"]).succeeded().json();
        assert_eq!(asleep["tables"].as_array().map(Vec::len), Some(count));
        assert_verified(kept.admin(&["verify", "--json"]));
    }
}

/// The release before knows nothing of this schema, as this one knows nothing of what is to come.
#[test]
fn a_database_of_a_newer_release_is_refused_in_words() {
    for kept in TestDatabase::both_engines() {
        kept.fill();
        let newer = if kept.address.starts_with("sqlite:") {
            "PRAGMA user_version = 99"
        } else {
            "UPDATE schema SET version = 99"
        };
        kept.tamper(newer);
        let back = kept.admin(&["table", "list"]);
        assert!(back.code == Some(1) && back.err.contains("run the newer release"), "{}", back.err);
    }
}
