//! `SQLite` keeps the contract of every store.

use crate::{contract, place};
use patolli_store::{Error, Filter, Sqlite, Store};

/// One test for each promise about one store.
macro_rules! promises {
    ($($name:ident)*) => {$(
        #[tokio::test]
        async fn $name() {
            let (_directory, path) = place();
            let store = Sqlite::open(&path).await.unwrap();
            contract::$name(&store).await;
            store.close().await;
        }
    )*};
}

/// One test for each promise about two stores on one database.
macro_rules! promises_of_two {
    ($($name:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            let (_directory, path) = place();
            let (one, other) = tokio::join!(Sqlite::open(&path), Sqlite::open(&path));
            let (one, other) = (one.unwrap(), other.unwrap());
            contract::$name(&one, &other).await;
            tokio::join!(one.close(), other.close());
        }
    )*};
}

promises! {
    tables_read_back_as_they_were_written
    a_table_may_have_no_seats_and_no_options
    entries_read_back_as_they_were_written
    an_unknown_table_is_missing
    filters_choose_tables
    a_table_that_moves_comes_first
    a_table_is_created_once
    a_table_may_begin_with_a_log
    entries_keep_their_order
    an_append_carries_the_progress
    a_phase_is_set_without_a_move
    a_number_is_taken_once
    a_gap_is_refused
    a_seat_changes_hands_only_as_expected
    one_person_plays_several_seats
    the_last_review_is_kept
    a_secret_is_made_once
}

promises_of_two! {
    two_stores_race_for_one_number
    two_guests_race_for_one_seat
    two_stores_share_a_secret
    what_one_store_writes_the_other_reads
    a_refusal_stays_alone
}

#[tokio::test]
async fn a_reopened_store_remembers() {
    let (_directory, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    let memory = contract::a_store_learns(&store).await;
    store.close().await;
    let store = Sqlite::open(&path).await.unwrap();
    contract::a_store_remembers(&store, &memory).await;
}

#[tokio::test]
async fn a_store_that_was_only_dropped_remembers() {
    let (_directory, path) = place();
    let memory = contract::a_store_learns(&Sqlite::open(&path).await.unwrap()).await;
    contract::a_store_remembers(&Sqlite::open(&path).await.unwrap(), &memory).await;
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let (_directory, path) = place();
    let store = Sqlite::open(&path).await.unwrap();
    let clone = store.clone();
    store.close().await;
    assert!(matches!(clone.create(&contract::table()).await, Err(Error::Closed)));
    assert!(matches!(clone.tables(Filter::all()).await, Err(Error::Closed)));
    clone.close().await;
    let left = std::fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!(left, 1, "an orderly end leaves one file");
}
