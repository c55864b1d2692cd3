//! Statements that both engines share.

use sqlx::{Database, Encode, QueryBuilder, Type};

use crate::{Filter, ListPosition, TableId};

/// Deletes everything.
pub(crate) const DELETE_ALL: &str =
    "DELETE FROM jobs; DELETE FROM reviews; DELETE FROM log; DELETE FROM packed; DELETE FROM seats;
     DELETE FROM tables; DELETE FROM people; DELETE FROM devices; DELETE FROM hooks; DELETE FROM accounts; DELETE FROM learned;
     DELETE FROM invitations; DELETE FROM bans; DELETE FROM secrets; DELETE FROM sums";

/// Number of those who were asked to a table.
pub(crate) const COUNT_INVITATIONS: &str = "SELECT count(*) FROM invitations WHERE table_id = $1";

/// Keeps an invitation to a table that waits for people.
pub(crate) const ADD_INVITATION: &str = "INSERT INTO invitations (table_id, guest, by_guest, at, declined)
     SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1 AND phase = 'open' ON CONFLICT DO NOTHING";

/// The invitations of a guest that can still be followed.
pub(crate) const OPEN_INVITATIONS: &str = "SELECT invitations.* FROM invitations JOIN tables ON id = table_id
     WHERE guest = $1 AND NOT declined AND phase = 'open' ORDER BY at DESC, table_id";

/// Notes that a guest does not want to sit down at a table.
pub(crate) const DECLINE: &str =
    "UPDATE invitations SET declined = TRUE WHERE table_id = $1 AND guest = $2 AND NOT declined";

/// Takes back the calls of a guest about a table that waits for people.
pub(crate) const WITHDRAW_INVITATION_CALLS: &str =
    "DELETE FROM jobs WHERE kind = 'call' AND table_id = $1 AND asked_by = $2
     AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND phase = 'open')";

/// Keeps a ban in the place of another one.
pub(crate) const SAVE_BAN: &str = "INSERT INTO bans (kind, key, until, why, made) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, key) DO UPDATE SET until = excluded.until, why = excluded.why, made = excluded.made";

/// Lifts a ban.
pub(crate) const LIFT_BAN: &str = "DELETE FROM bans WHERE kind = $1 AND key = $2";

/// All bans.
pub(crate) const ALL_BANS: &str = "SELECT * FROM bans ORDER BY kind, key";

/// Forgets how a guest is called, and to which tables they were asked or asked others.
pub(crate) const FORGET_CALLS: [&str; 5] = [
    "DELETE FROM people WHERE guest = $1",
    "DELETE FROM devices WHERE guest = $1",
    "DELETE FROM hooks WHERE guest = $1",
    "DELETE FROM jobs WHERE kind = 'call' AND asked_by = $1",
    "DELETE FROM invitations WHERE guest = $1 OR by_guest = $1",
];

/// The tables of a guest, and whether nobody else sits there.
pub(crate) const TABLES_OF: &str =
    "SELECT id, NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest <> $1) FROM tables
     WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY id";

/// Takes a guest away from a table where others sit: an open one gets free seats and the first other person as its
/// owner, at others a guest without a name and without a cookie sits from now on. One that is played is due at once, so
/// that a server lets the computer play for that guest.
pub(crate) const FORGET_AT_TABLE: [&str; 5] = [
    "UPDATE seats SET guest = NULL, name = NULL, word = NULL
     WHERE guest = $1 AND table_id = $2 AND EXISTS (SELECT 1 FROM tables WHERE id = $2 AND phase = 'open' AND deal = '')
       AND $3 <> ''",
    "UPDATE tables SET owner = (SELECT guest FROM seats WHERE table_id = $2 AND guest <> $1 ORDER BY seat LIMIT 1)
     WHERE owner = $1 AND id = $2 AND phase = 'open' AND $3 <> ''
       AND EXISTS (SELECT 1 FROM seats WHERE table_id = $2 AND guest <> $1)",
    "UPDATE seats SET guest = $3, name = '' WHERE guest = $1 AND table_id = $2",
    "UPDATE tables SET owner = $3 WHERE owner = $1 AND id = $2",
    "UPDATE tables SET due = 0
     WHERE id = $2 AND phase = 'running' AND NOT asleep AND $1 <> '' AND EXISTS (SELECT 1 FROM seats WHERE table_id = $2 AND guest = $3)",
];

/// A clock that went wrong was set back by `-$1` milliseconds to `$2`: what would be due in a time that is yet to come again is
/// due earlier by as much, where no turn has a clock, and so are calls; and nobody did anything after now.
pub(crate) const SET_BACK: [&str; 3] = [
    "UPDATE tables SET due = due + $1 WHERE phase = 'running' AND pace = 'none' AND due > $2",
    "UPDATE tables SET touched = $2 WHERE touched > $2 AND phase = 'running' AND $1 < 0",
    "UPDATE jobs SET due = due + $1 WHERE kind = 'call' AND due > $2",
];

/// The tables of a guest `$1`, and whether guest `$2` sits there, too.
pub(crate) const TABLES_TO_MERGE: &str =
    "SELECT id, EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = $2) FROM tables
     WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY id";

/// Gives the seats of a guest `$1` at a table `$3`, and the table itself, to a guest `$2`.
pub(crate) const MERGE_AT_TABLE: [&str; 3] = [
    "UPDATE seats SET guest = $2 WHERE guest = $1 AND table_id = $3",
    "UPDATE tables SET owner = $2 WHERE owner = $1 AND id = $3",
    "UPDATE jobs SET asked_by = $2 WHERE asked_by = $1 AND table_id = $3",
];

/// Gives how a guest `$1` is called to a guest `$2`, unless that one has said how already, and whom they asked to tables.
pub(crate) const MERGE_CALLS: [&str; 5] = [
    "UPDATE devices SET guest = $2 WHERE guest = $1",
    "UPDATE hooks SET guest = $2 WHERE guest = $1",
    "DELETE FROM people WHERE guest = $1 AND EXISTS (SELECT 1 FROM people WHERE guest = $2)",
    "UPDATE people SET guest = $2 WHERE guest = $1",
    "UPDATE invitations SET by_guest = $2 WHERE by_guest = $1",
];

/// Parts of a selection of tables that differ between engines.
pub(crate) struct TableColumns {
    /// The columns of `tables AS t` and `seats AS s`.
    pub(crate) columns: &'static str,
    /// The condition that a table is listed, as its index has it.
    pub(crate) listed: &'static str,
    /// The condition that a table does not sleep.
    pub(crate) awake: &'static str,
}

impl TableColumns {
    /// Selects tables in order, with a row for each seat.
    pub(crate) fn select<DB: Database>(&self, id: Option<&TableId>, filter: &Filter) -> QueryBuilder<DB>
    where
        for<'t> &'t str: Encode<'t, DB> + Type<DB>,
        for<'t> i64: Encode<'t, DB> + Type<DB>,
    {
        let mut query = QueryBuilder::new("SELECT ");
        query.push(self.columns).push(" FROM (SELECT * FROM tables WHERE TRUE");
        if let Some(id) = id {
            query.push(" AND id = ").push_bind(id.as_str());
        }
        self.push_conditions(&mut query, filter);
        if let Some(count) = filter.per_owner {
            query.push(
                " AND id IN (SELECT id FROM (SELECT id, row_number() OVER
                    (PARTITION BY owner ORDER BY moved DESC, created DESC, id) AS place
                 FROM (SELECT id, owner, moved, created FROM tables WHERE TRUE",
            );
            self.push_conditions(&mut query, filter);
            query.push(" ORDER BY moved DESC, created DESC, id LIMIT ");
            query.push_bind(i64::from(Filter::SCAN_LIMIT));
            query.push(") AS latest) AS placed WHERE place <= ").push_bind(i64::from(count)).push(")");
        }
        query.push(" ORDER BY moved DESC, created DESC, id LIMIT ").push_bind(i64::from(filter.limit));
        query.push(") AS t LEFT JOIN seats AS s ON s.table_id = t.id");
        query.push(" ORDER BY t.moved DESC, t.created DESC, t.id, s.seat");
        query
    }

    /// Adds the conditions on each table by itself.
    fn push_conditions<DB: Database>(&self, query: &mut QueryBuilder<DB>, filter: &Filter)
    where
        for<'t> &'t str: Encode<'t, DB> + Type<DB>,
        for<'t> i64: Encode<'t, DB> + Type<DB>,
    {
        if let Some(ListPosition { moved, created, id }) = &filter.after {
            query.push(" AND (moved < ").push_bind(*moved).push(" OR (moved = ").push_bind(*moved);
            query.push(" AND (created < ").push_bind(*created).push(" OR (created = ").push_bind(*created);
            query.push(" AND id > ").push_bind(id.as_str()).push("))))");
        }
        if filter.listed {
            query.push(" AND ").push(self.listed);
        }
        if let Some(phase) = filter.phase {
            query.push(" AND phase = ").push_bind(phase.as_str());
        }
        if filter.awake {
            query.push(" AND ").push(self.awake);
        }
        if let Some(guest) = &filter.guest {
            query
                .push(" AND id IN (SELECT table_id FROM seats WHERE guest = ")
                .push_bind(guest.as_str())
                .push(")");
        }
    }
}
