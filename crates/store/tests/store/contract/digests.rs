use patolli_store::{Chain, Entry, Error, Finding, FullTable, StoredReview, Table};

use super::{TestDatabase, entries, finished, guest, running, table};

/// A table with a number of sealed entries, and its chain.
fn table_with_digests(count: u32) -> (Table, Vec<Entry>) {
    let table = Table { seats: vec![guest("Ana")], ..table() };
    let mut log = entries(1, count);
    Chain::new(&table).set_digests(&mut log);
    (table, log)
}

pub async fn digests_are_kept_until_the_end_of_a_game_and_after<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let (table, log) = table_with_digests(5);
    store.create(&table).await.unwrap();
    store.append(&table.id, &log[..1], &running(0)).await.unwrap();
    store.append(&table.id, &log[1..3], &running(0)).await.unwrap();
    let kept = store.log(&table.id).await.unwrap();
    assert_eq!(kept, log[..3]);
    assert!(Chain::check(&table, &kept).is_ok());
    store.append(&table.id, &log[3..], &finished("{}")).await.unwrap();
    let kept = store.log(&table.id).await.unwrap();
    assert_eq!(
        kept.last().unwrap().digest,
        log.last().unwrap().digest,
        "the last one is kept with a packed log"
    );
    assert!(Chain::check(&table, &kept).is_ok());
    // Through a file and back.
    let whole = store.snapshot().await.unwrap().full_table(&table.id).await.unwrap().unwrap();
    store.replace(&whole).await.unwrap();
    assert_eq!(store.snapshot().await.unwrap().full_table(&table.id).await.unwrap(), Some(whole));
    store.close().await;
}

const CHANGES: [&str; 5] = [
    "UPDATE log SET notation = 'move 9' WHERE n = 2",
    "UPDATE log SET at = at + 1 WHERE n = 1",
    "UPDATE log SET seat = 7 WHERE n = 3",
    "UPDATE tables SET seed = '5eee'",
    "UPDATE tables SET deal = 'A1 B2 C4'",
];

pub async fn a_log_that_was_changed_does_not_fit_its_digests<G: TestDatabase>() {
    for sql in CHANGES {
        let ground = G::create().await;
        let store = ground.open().await.unwrap();
        let (table, log) = table_with_digests(3);
        store.create_with_log(&table, &log).await.unwrap();
        ground.tamper(sql).await;
        let changed = store.table(&table.id).await.unwrap().unwrap();
        let outcome = Chain::check(&changed, &store.log(&table.id).await.unwrap());
        assert!(matches!(outcome, Err(Error::Damaged { .. })), "{sql}");
        store.close().await;
    }
}

pub async fn a_log_without_its_end_is_cut_short<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let (table, log) = table_with_digests(3);
    store.create(&table).await.unwrap();
    store.append(&table.id, &log, &running(0)).await.unwrap();
    ground.tamper("DELETE FROM log WHERE n = 3").await;
    let error = store.log(&table.id).await.unwrap_err();
    assert!(matches!(error, Error::Truncated { expected: 3, found: 2, .. }), "{error}");
    ground.tamper("UPDATE tables SET length = 1").await;
    assert!(matches!(store.log(&table.id).await, Err(Error::Damaged { .. })));
    store.close().await;
}

pub async fn what_older_releases_wrote_is_taken_as_it_is<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let (table, log) = table_with_digests(4);
    store.create_with_log(&table, &log[..2]).await.unwrap();
    ground.tamper("UPDATE log SET digest = NULL; UPDATE tables SET length = NULL; DELETE FROM sums").await;
    let old = store.log(&table.id).await.unwrap();
    assert!(old.iter().all(|it| it.digest.is_none()) && Chain::check(&table, &old).is_ok());
    let mut sums = store.snapshot().await.unwrap().checksums().await.unwrap();
    assert!(sums.check_table(&table).is_ok());
    // The first new entry vouches for the old ones.
    store.append(&table.id, &log[2..3], &running(0)).await.unwrap();
    ground.tamper("UPDATE log SET notation = 'x' WHERE n = 1").await;
    assert!(Chain::check(&table, &store.log(&table.id).await.unwrap()).is_err());
    store.close().await;
}

const CHECKSUM_DAMAGE: [&str; 7] = [
    "UPDATE tables SET invite = 'come in'",
    "UPDATE tables SET created = 1",
    "UPDATE seats SET name = 'Anb' WHERE seat = 0",
    "UPDATE reviews SET text = 'well plazed'",
    "UPDATE accounts SET hash = '$'",
    "UPDATE accounts SET epoch = 7",
    "UPDATE secrets SET name = 'cookif'",
];

pub async fn what_was_changed_beside_the_logs_does_not_fit_its_sum<G: TestDatabase>() {
    for sql in CHECKSUM_DAMAGE {
        let ground = G::create().await;
        let store = ground.open().await.unwrap();
        let (table, log) = table_with_digests(2);
        let review = Some(StoredReview { made: 1, text: "well played".to_owned() });
        store.import(&FullTable { table: table.clone(), log, review }).await.unwrap();
        store.add_account(&super::accounts::account("ana")).await.unwrap();
        store.get_or_create_secret("cookie", vec![1, 2, 3]).await.unwrap();
        assert_eq!(checksum_errors(&*store).await, Vec::<String>::new());
        ground.tamper(sql).await;
        assert_eq!(checksum_errors(&*store).await.len(), 1, "{sql}: {:?}", checksum_errors(&*store).await);
        store.close().await;
    }
}

/// Things that do not fit their sum, or have a sum and are not there.
async fn checksum_errors(store: &dyn patolli_store::Database) -> Vec<String> {
    let mut snapshot = store.snapshot().await.unwrap();
    let (mut sums, mut wrong) = (snapshot.checksums().await.unwrap(), Vec::new());
    let mut note = |it: Result<(), Error>| wrong.extend(it.err().map(|it| it.to_string()));
    for id in snapshot.table_ids().await.unwrap() {
        let whole = snapshot.full_table(&id.unwrap()).await.unwrap().unwrap();
        note(sums.check_table(&whole.table));
        if let Some(review) = &whole.review {
            note(sums.check_review(&whole.table.id, review));
        }
    }
    for account in snapshot.accounts().await.unwrap() {
        note(sums.check_account(&account.unwrap()));
    }
    for (name, value) in snapshot.secrets().await.unwrap() {
        note(sums.check_secret(&name, &value));
    }
    wrong.extend(sums.unmatched());
    wrong
}

pub async fn sums_follow_every_change<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let (table, log) = table_with_digests(2);
    let table = Table { seats: vec![patolli_store::Occupant::Open], ..table };
    store.create(&table).await.unwrap();
    store.swap_occupant(&table.id, 0, &table.seats[0], &guest("Iva")).await.unwrap();
    store.set_invite(&table.id, "another").await.unwrap();
    store.append(&table.id, &log, &running(0)).await.unwrap();
    store.save_review(&table.id, 1, "one").await.unwrap();
    store.save_review(&table.id, 2, "two").await.unwrap();
    let account = super::accounts::account("ana");
    store.add_account(&account).await.unwrap();
    store.set_password(&account.guest, &account.hash, "new").await.unwrap();
    store.replace_hash(&account.guest, "new", "newer").await.unwrap();
    store.raise_epoch(&account.guest).await.unwrap();
    store.update_last_seen(&account.guest, i64::MAX).await.unwrap();
    store.set_secret("a", b"1").await.unwrap();
    store.set_secret("a", b"2").await.unwrap();
    assert_eq!(checksum_errors(&*store).await, Vec::<String>::new());
    store.remove_account(&account.guest).await.unwrap();
    store.delete_table(&table.id).await.unwrap();
    assert_eq!(checksum_errors(&*store).await, Vec::<String>::new());
    store.close().await;
}

pub async fn a_sound_database_has_no_findings<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let (table, log) = table_with_digests(3);
    store.create_with_log(&table, &log).await.unwrap();
    let findings = store.snapshot().await.unwrap().findings().await.unwrap();
    assert!(findings.iter().all(|it| matches!(it, Finding::Unchecked(_))), "{findings:?}");
    store.close().await;
}
