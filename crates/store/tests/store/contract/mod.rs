//! Promises of every store, whatever database it writes to.
//!
//! Each function wants stores on a database that other functions may use too; two stores share one database.

mod accounts;
mod archive;
mod attendance;
mod calls;
mod changes;
mod damage;
mod digests;
mod feed;
mod finished;
mod invitations;
mod learned;
mod packed;
mod queue;
mod races;
mod reads;
mod upkeep;

use std::sync::Arc;

use patolli_store::{
    Attendance, DEFAULT_STAND_IN, Database, Entry, Error, FullTable, GuestId, NO_PACE, Occupant, Phase,
    StoredReview, Table, TableId, TableProgress,
};

pub use self::{
    accounts::*, archive::*, attendance::*, calls::*, changes::*, damage::*, digests::*, feed::*,
    finished::*, invitations::*, learned::*, packed::*, queue::*, races::*, reads::*, upkeep::*,
};

/// A database of one kind, for one test.
pub trait TestDatabase {
    /// Ways to damage a table in this kind of database alone, each a statement.
    const EXTRA_TABLE_DAMAGE: &[&str];
    /// Ways to damage a log in this kind of database alone, each a statement.
    const EXTRA_LOG_DAMAGE: &[&str];
    /// Marks the database as written by a much newer release.
    const MAKE_NEWER: &str;

    /// A new, empty database.
    async fn create() -> Self;
    /// Opens a store on it.
    async fn open(&self) -> Result<Arc<dyn Database>, Error>;
    /// Does to it what no release does.
    async fn tamper(&self, sql: &str);
}

/// One test for each promise about one store.
macro_rules! single_store_tests {
    ($ground:ty: $($name:ident)*) => {$(
        #[tokio::test]
        async fn $name() {
            let ground = <$ground>::create().await;
            let store = ground.open().await.unwrap();
            crate::contract::$name(&*store).await;
            store.close().await;
        }
    )*};
}

/// One test for each promise about two stores on one database.
macro_rules! two_store_tests {
    ($ground:ty: $($name:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            let ground = <$ground>::create().await;
            let (one, other) = tokio::join!(ground.open(), ground.open());
            let (one, other) = (one.unwrap(), other.unwrap());
            crate::contract::$name(&one, &other).await;
            tokio::join!(one.close(), other.close());
        }
    )*};
}

/// One test for each promise about a database that is opened more than once, or by another process.
macro_rules! reopening_tests {
    ($ground:ty: $($name:ident)*) => {$(
        #[tokio::test]
        async fn $name() {
            crate::contract::$name::<$ground>().await;
        }
    )*};
}

/// Every promise, kept by one kind of database.
macro_rules! contract_tests {
    ($ground:ty) => {
        single_store_tests! { $ground:
            tables_read_back_as_they_were_written
            a_table_may_have_no_seats_and_no_options
            entries_read_back_as_they_were_written
            an_unknown_table_is_missing
            filters_choose_tables
            a_table_that_moves_comes_first
            nobody_fills_a_list_alone
            a_list_goes_on_after_a_place
            a_table_is_created_once
            a_table_may_begin_with_a_log
            entries_keep_their_order
            an_append_carries_the_progress
            a_phase_is_set_without_a_move
            a_number_is_taken_once
            a_gap_is_refused
            a_game_that_is_over_goes_on_where_it_ended
            a_seat_changes_hands_only_as_expected
            one_person_plays_several_seats
            a_person_sits_down_with_a_word
            a_seat_is_cleared_while_people_are_awaited
            admission_changes_while_people_are_awaited
            a_table_is_dealt_once
            an_invitation_is_renewed
            the_last_review_is_kept
            a_secret_is_made_once
            a_whole_table_comes_back
            a_table_is_put_in_the_place_of_another
            a_secret_is_put_in_the_place_of_another
            a_store_can_be_emptied
            a_snapshot_stays_as_it_was
            every_change_is_told
            accounts_read_back_as_they_were_written
            a_name_has_one_account_in_large_and_small_letters
            a_guest_has_one_account
            a_new_password_raises_the_epoch
            a_hash_is_renewed_quietly
            an_account_can_be_taken_away
            what_was_an_accounts_is_nobodys_afterwards
            what_was_a_guests_is_anothers_afterwards
            names_that_look_alike_are_taken
            those_with_an_account_are_found
            accounts_are_part_of_the_archive
            what_is_learned_is_kept_and_forgotten
            what_is_learned_can_be_replaced
            what_a_guest_learned_is_added_to_the_account
            only_so_much_is_kept_of_what_one_learned
            what_was_learned_goes_with_the_account
            lessons_invitations_and_bans_are_part_of_the_archive
            a_person_is_invited_once
            an_invitation_ends_with_the_waiting
            an_invitation_is_declined_quietly
            invitations_go_with_table_and_guest
            bans_read_back_as_they_were_written
            finished_games_are_found_by_every_filter
            finished_games_come_in_pages
            finished_games_are_counted
            work_is_asked_for_once
            work_is_done_in_order_of_asking
            a_lease_ends_by_itself
            a_lease_can_be_renewed
            a_lease_of_a_clock_that_was_set_back_is_none
            work_can_be_given_back
            one_piece_of_work_is_taken
            work_that_nobody_wants_goes_away
            the_queue_is_listed
            bots_that_wait_are_found
            a_database_that_can_be_written_says_so
            a_closed_table_is_over_and_takes_nothing_more
            a_game_that_ended_is_not_closed
            a_deleted_table_leaves_nothing
            only_tables_that_nobody_touched_for_long_expire
            a_metadata_value_is_swapped
            who_is_at_a_table_reads_back_as_it_was_written
            tables_that_are_due_are_found
            tables_fall_asleep
            turns_go_on_after_a_gap
            wishes_read_back_as_they_were_written
            a_mail_address_is_confirmed_or_forgotten
            mails_of_a_day_are_counted
            a_device_belongs_to_who_added_it_last
            webhooks_read_back_as_they_were_written
            a_change_of_a_table_asks_for_its_calls
            calls_of_a_person_are_taken_together
            a_later_turn_takes_the_place_of_a_call
            calls_are_part_of_the_archive
        }
        two_store_tests! { $ground:
            two_stores_race_for_one_number
            many_writers_race_for_every_number
            two_stores_append_to_many_tables_crosswise
            two_guests_race_for_one_seat
            two_stores_race_to_deal
            two_stores_share_a_secret
            what_one_store_writes_the_other_reads
            what_one_store_writes_the_other_hears_of
            a_refusal_stays_alone
            work_is_shared_out
            two_people_race_for_one_name
            two_passwords_race_for_one_account
            two_machines_share_out_people
        }
        reopening_tests! { $ground:
            a_reopened_store_remembers
            a_store_that_was_only_dropped_remembers
            a_closed_store_says_so
            a_newer_database_is_refused
            a_damaged_table_is_reported_and_hides_no_other
            a_damaged_log_is_reported
            a_game_that_is_over_takes_no_rows
            a_damaged_packed_log_is_reported
            a_damaged_log_is_not_packed
            a_damaged_account_is_reported
            older_accounts_get_their_skeletons
            digests_are_kept_until_the_end_of_a_game_and_after
            a_log_that_was_changed_does_not_fit_its_digests
            a_log_without_its_end_is_cut_short
            what_older_releases_wrote_is_taken_as_it_is
            what_was_changed_beside_the_logs_does_not_fit_its_sum
            sums_follow_every_change
            a_sound_database_has_no_findings
        }
    };
}

/// An open table for two with nothing special about it.
pub fn table() -> Table {
    Table {
        id: TableId::random(),
        game: "tikal".to_owned(),
        options: vec![("auction".to_owned(), "no".to_owned())],
        seed: "5eed".to_owned(),
        contributions: Vec::new(),
        deal: "A1 B2 C3".to_owned(),
        rules: 1,
        seats: vec![Occupant::Open, Occupant::Bot { bot: "easy".to_owned() }],
        owner: GuestId::random(),
        invite: "let me in".to_owned(),
        listed: true,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Open,
        created: 1_000,
        moved: 1_000,
        to_move: None,
        result: None,
        attendance: Attendance::new(1_000),
    }
}

/// A fresh guest of that name.
pub fn guest(name: &str) -> Occupant {
    Occupant::Guest { id: GuestId::random(), name: name.to_owned() }
}

/// Entry `n` of a game of two.
pub fn entry(n: u32) -> Entry {
    Entry {
        n,
        seat: u8::from(n.is_multiple_of(2)),
        notation: format!("move {n}"),
        auto: n.is_multiple_of(3),
        at: 2_000 + i64::from(n),
        digest: None,
    }
}

/// Entries `from` to `to`, both included.
pub fn entries(from: u32, to: u32) -> Vec<Entry> {
    (from..=to).map(entry).collect()
}

/// A table with a number of entries and a review.
pub fn full_table(entries: u32) -> FullTable {
    let review = StoredReview { made: 9_000, text: "well played".to_owned() };
    FullTable { table: table(), log: self::entries(1, entries), review: Some(review) }
}

/// A game that goes on with `seat`.
pub fn running(seat: u8) -> TableProgress {
    TableProgress {
        phase: Phase::Running,
        to_move: Some(seat),
        result: None,
        attendance: None,
        calls: Vec::new(),
    }
}

/// A game that ended.
pub fn finished(result: &str) -> TableProgress {
    TableProgress {
        phase: Phase::Finished,
        to_move: None,
        result: Some(result.to_owned()),
        attendance: None,
        calls: Vec::new(),
    }
}
