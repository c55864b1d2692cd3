//! Statements that both engines share.

use sqlx::{Database, Encode, QueryBuilder, Type};

use crate::{Filter, TableId};

/// Deletes everything.
pub(crate) const DELETE_ALL: &str =
    "DELETE FROM jobs; DELETE FROM reviews; DELETE FROM log; DELETE FROM packed; DELETE FROM seats;
     DELETE FROM tables; DELETE FROM accounts; DELETE FROM learned; DELETE FROM secrets; DELETE FROM sums";

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
    {
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
