//! `PostgreSQL` keeps the contract of every store, and what is special about it.

use std::{sync::Arc, time::Duration};

use patolli_store::{ChangeEvent, Database, DatabaseUrl, Error, Postgres, Table, open};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::{sync::watch, task::JoinSet, time::timeout};

use crate::{
    cluster::Cluster,
    contract::{TestDatabase, entries, entry, next_event, running, table},
};

/// A database of its own in the server that all tests share.
pub struct PostgresDatabase {
    address: String,
}

impl TestDatabase for PostgresDatabase {
    const EXTRA_TABLE_DAMAGE: &[&str] = &["UPDATE tables SET game = chr(26) || 'x'"];
    const EXTRA_LOG_DAMAGE: &[&str] = &["UPDATE log SET notation = chr(26)"];
    const MAKE_NEWER: &str = "UPDATE patolli.schema SET version = 9999; CREATE TABLE novelty (a INTEGER)";

    async fn create() -> Self {
        Self { address: Cluster::shared().database() }
    }

    async fn open(&self) -> Result<Arc<dyn Database>, Error> {
        open(&self.address.parse()?).await
    }

    async fn tamper(&self, sql: &str) {
        tamper(&self.address, &format!("{WITHOUT_CHECKS}; {sql}")).await;
    }
}

/// The checks keep damage away that a disk may still do.
const WITHOUT_CHECKS: &str = "SET search_path = patolli; DO $$ DECLARE it RECORD; BEGIN
    FOR it IN SELECT conrelid::regclass AS of, conname FROM pg_constraint
              WHERE contype = 'c' AND connamespace = 'patolli'::regnamespace
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', it.of, it.conname); END LOOP; END $$";

async fn tamper(address: &str, sql: &str) {
    let mut connection = PgConnection::connect(address).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

contract_tests!(PostgresDatabase);

#[tokio::test]
async fn many_appends_share_few_commits() {
    let store = PostgresDatabase::create().await.open().await.unwrap();
    let tables: Vec<Table> = (0..100).map(|_| table()).collect();
    for table in &tables {
        store.create(table).await.unwrap();
    }
    let before = store.commits();
    let mut appends = JoinSet::new();
    for n in 1..=2 {
        for table in &tables {
            let (store, id) = (Arc::clone(&store), table.id.clone());
            appends.spawn(async move { store.append(&id, &[entry(n)], &running(0)).await });
        }
    }
    assert!(appends.join_all().await.iter().all(Result::is_ok));
    let commits = store.commits() - before;
    assert!(commits <= 20, "{commits} commits");
    for table in &tables {
        assert_eq!(store.log(&table.id).await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn two_machines_may_start_on_an_empty_database_together() {
    let room = PostgresDatabase::create().await;
    let mut machines = JoinSet::new();
    for _ in 0..6 {
        let address = room.address.clone();
        machines.spawn(async move { open(&address.parse()?).await });
    }
    for store in machines.join_all().await {
        store.unwrap().create(&table()).await.unwrap();
    }
}

#[tokio::test]
async fn a_namespace_of_another_program_is_left_untouched() {
    let room = PostgresDatabase::create().await;
    tamper(&room.address, "CREATE SCHEMA patolli; CREATE TABLE patolli.recipes (a INTEGER)").await;
    let refused = room.open().await.err().unwrap();
    assert!(matches!(refused, Error::Unsupported { .. }), "{refused}");
    assert!(refused.to_string().contains("another program"), "{refused}");
}

#[tokio::test]
async fn tables_of_other_programs_beside_ours_do_no_harm() {
    let room = PostgresDatabase::create().await;
    tamper(&room.address, "CREATE TABLE tables (a INTEGER); CREATE SCHEMA patolli").await;
    room.open().await.unwrap().create(&table()).await.unwrap();
}

#[tokio::test]
async fn a_database_that_cannot_hold_every_text_is_refused() {
    let words = ["--encoding=LATIN1", "--locale=C", "--template=template0"];
    let address = Cluster::shared().database_with(&words);
    let refused = open(&address.parse().unwrap()).await.err().unwrap();
    assert!(refused.to_string().contains("LATIN1") && refused.to_string().contains("UTF8"), "{refused}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_told_without_the_password() {
    let place: DatabaseUrl = "postgres://me:secret@127.0.0.1:1/nothing".parse().unwrap();
    let refused = open(&place).await.err().unwrap();
    assert!(matches!(refused, Error::Connect { .. }) && refused.is_outage(), "{refused:?}");
    assert!(
        refused.to_string().contains("127.0.0.1:1") && !refused.to_string().contains("secret"),
        "{refused}"
    );
}

#[tokio::test]
async fn a_store_is_shown_without_the_password() {
    let address = Cluster::shared().database().replacen("patolli@", "patolli:secret@", 1);
    let store = Postgres::open(&address.parse().unwrap()).await.unwrap();
    let shown = format!("{store:?}");
    assert!(shown.contains("patolli@") && !shown.contains("secret"), "{shown}");
    store.close().await;
}

#[tokio::test]
async fn commits_are_durable_even_where_the_operator_allows_otherwise() {
    let room = PostgresDatabase::create().await;
    let name = room.address.split(['/', '?']).nth(3).unwrap();
    tamper(&room.address, &format!("ALTER DATABASE {name} SET synchronous_commit = off")).await;
    let store = room.open().await.unwrap();
    let watched = table();
    store.create(&watched).await.unwrap();
    // The writer asks itself; the answer is kept where the table is.
    let trigger = "SET search_path = patolli; CREATE FUNCTION asked() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.deal = current_setting('synchronous_commit'); RETURN NEW; END $$;
        CREATE TRIGGER asked BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION asked()";
    tamper(&room.address, trigger).await;
    store.append(&watched.id, &entries(1, 1), &running(0)).await.unwrap();
    assert_eq!(store.table(&watched.id).await.unwrap().unwrap().deal, "on");
    store.set_progress(&watched.id, &running(1)).await.unwrap();
    assert_eq!(store.table(&watched.id).await.unwrap().unwrap().deal, "on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_survives_a_lost_server() {
    let cluster = Cluster::start();
    let store = open(&cluster.database().parse().unwrap()).await.unwrap();
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(0)).await.unwrap();
    let mut listener = store.subscribe().await.unwrap();

    // As after a loss of power: what was answered is there.
    cluster.stop("immediate");
    let failed = store.table(&table.id).await.unwrap_err();
    assert!(matches!(failed, Error::Unreachable(_)) && failed.is_outage(), "{failed:?}");
    let failed = store.append(&table.id, &entries(4, 4), &running(0)).await.unwrap_err();
    assert!(matches!(failed, Error::Unreachable(_)) && failed.is_outage(), "{failed:?}");
    let failed = store.create(&super::contract::table()).await.unwrap_err();
    assert!(failed.is_outage(), "{failed:?}");

    cluster.start_again();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 3));
    store.append(&table.id, &entries(4, 4), &running(0)).await.unwrap();
    assert_eq!(next_event(&mut listener).await, ChangeEvent::Lagged);
    store.append(&table.id, &entries(5, 5), &running(0)).await.unwrap();
    while next_event(&mut listener).await != (ChangeEvent::TableChanged { id: table.id.clone(), n: 5 }) {}

    // A server that is started again between requests is not even noticed.
    cluster.stop("fast");
    cluster.start_again();
    store.append(&table.id, &entries(6, 6), &running(0)).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 6));
    store.close().await;
}

/// While the server is stopped and started, every append is answered, and what was answered well is there
/// once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_under_load_loses_nothing_that_was_answered() {
    let cluster = Cluster::start();
    let store = open(&cluster.database().parse().unwrap()).await.unwrap();
    let tables: Vec<Table> = (0..8).map(|_| table()).collect();
    for table in &tables {
        store.create(table).await.unwrap();
    }
    let (stop, stopped) = watch::channel(false);
    let (mut players, mut progress) = (JoinSet::new(), Vec::new());
    for table in &tables {
        let (store, id, stopped) = (Arc::clone(&store), table.id.clone(), stopped.clone());
        let (tell, told) = watch::channel(0);
        progress.push(told);
        players.spawn(async move {
            let (mut answered, mut outages) = (0, 0);
            while !*stopped.borrow() {
                match store.append(&id, &[entry(answered + 1)], &running(0)).await {
                    Ok(()) => {
                        answered += 1;
                        tell.send_modify(|it| *it += 1);
                    }
                    // The commit before was lost on its way back, not on its way there.
                    Err(Error::Conflict) => {
                        answered = store.log(&id).await.map_or(answered, |log| count(&log));
                    }
                    Err(error) => {
                        assert!(error.is_outage(), "{error:?}");
                        outages += 1;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                }
            }
            (id, answered, outages)
        });
    }
    for mode in ["immediate", "fast"] {
        wait_for_appends(&mut progress).await;
        cluster.stop(mode);
        cluster.start_again();
    }
    wait_for_appends(&mut progress).await;
    stop.send(true).unwrap();
    for (id, answered, _) in players.join_all().await {
        let log = store.log(&id).await.unwrap();
        assert!(answered > 0);
        assert_eq!(log, entries(1, count(&log)));
        assert!(count(&log) == answered || count(&log) == answered + 1, "{} of {answered}", log.len());
    }
}

/// Waits until each player was answered well some more times.
async fn wait_for_appends(progress: &mut [watch::Receiver<u32>]) {
    for player in progress {
        let enough = *player.borrow_and_update() + 5;
        let waiting = timeout(Duration::from_mins(5), player.wait_for(|it| *it >= enough));
        waiting.await.expect("the store answers").expect("the player is at it");
    }
}

fn count(log: &[patolli_store::Entry]) -> u32 {
    u32::try_from(log.len()).unwrap()
}
