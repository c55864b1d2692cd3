//! The finished games of one person: found by a filter, in pages, and counted.

use async_trait::async_trait;
use sqlx::{Database, Encode, QueryBuilder, Type};

use crate::{Error, GuestId, ListPosition, Table};

/// Which finished games of a person are wanted; closed tables are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedFilter {
    /// The person, who sits there.
    pub guest: GuestId,
    /// Name of the game.
    pub game: Option<String>,
    /// Part of the name of another person, in large or small letters.
    pub with: Option<String>,
    /// Time from which on they ended, in milliseconds since 1970.
    pub from: Option<i64>,
    /// Time before which they ended.
    pub before: Option<i64>,
    /// Whether another person plays there, or none.
    pub with_people: Option<bool>,
}

impl FinishedFilter {
    /// All finished games of a person.
    pub const fn all(guest: GuestId) -> Self {
        Self { guest, game: None, with: None, from: None, before: None, with_people: None }
    }
}

/// A page of a list, in which the latest comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListPage {
    /// The first one.
    First,
    /// What comes after a place.
    After(ListPosition),
    /// What comes right before a place.
    Before(ListPosition),
}

/// Finished games, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FinishedCounts {
    /// Number of them.
    pub games: u64,
    /// Those that the person won.
    pub won: u64,
    /// Those that come before a place of the list.
    pub before: u64,
}

/// Finds finished games.
#[async_trait]
pub trait FinishedStore: Send + Sync {
    /// A page of finished games, the latest first, at most `limit`.
    async fn finished(
        &self,
        filter: &FinishedFilter,
        page: &ListPage,
        limit: u32,
    ) -> Result<Vec<Table>, Error>;

    /// Counts finished games, and those that come before a place.
    async fn count_finished(
        &self,
        filter: &FinishedFilter,
        place: Option<&ListPosition>,
    ) -> Result<FinishedCounts, Error>;
}

/// The names of people who played with a guest.
pub(crate) const NAMES_OF_OTHERS: &str = "SELECT DISTINCT other.name FROM seats AS own
     JOIN seats AS other ON other.table_id = own.table_id
     WHERE own.guest = $1 AND other.guest <> $1 AND other.name IS NOT NULL";

/// Parts of statements about finished games that differ between engines.
pub(crate) struct FinishedSql {
    /// Columns of a table with its seats.
    pub(crate) columns: &'static str,
    /// Whether the seat `own` has the first place at `tables`.
    pub(crate) won: &'static str,
    /// What stands before and after a JSON list of names, to select them.
    pub(crate) names: (&'static str, &'static str),
}

/// A filter whose part of a name was looked up: a JSON list of names.
pub(crate) struct NamedFilter<'a> {
    pub(crate) filter: &'a FinishedFilter,
    pub(crate) names: Option<String>,
}

impl FinishedSql {
    /// Selects a page of tables, with a row for each seat, the latest first.
    pub(crate) fn select<DB: Database>(
        &self,
        wanted: &NamedFilter<'_>,
        page: &ListPage,
        limit: u32,
    ) -> QueryBuilder<DB>
    where
        for<'t> &'t str: Encode<'t, DB> + Type<DB>,
        String: for<'t> Encode<'t, DB> + Type<DB>,
        i64: for<'t> Encode<'t, DB> + Type<DB>,
    {
        let mut query = QueryBuilder::new("SELECT ");
        query.push(self.columns);
        query.push(" FROM tables AS t LEFT JOIN seats AS s ON s.table_id = t.id WHERE t.id IN (SELECT id FROM tables WHERE ");
        self.push_conditions(&mut query, wanted);
        match page {
            ListPage::First => {}
            ListPage::After(place) => push_place(query.push(" AND NOT "), place, true),
            ListPage::Before(place) => push_place(query.push(" AND "), place, false),
        }
        query.push(match page {
            ListPage::Before(_) => " ORDER BY moved, created, id DESC LIMIT ",
            _ => " ORDER BY moved DESC, created DESC, id LIMIT ",
        });
        query.push_bind(i64::from(limit));
        query.push(") ORDER BY t.moved DESC, t.created DESC, t.id, s.seat");
        query
    }

    /// Counts all of them, those that were won, and those before a place.
    pub(crate) fn count<DB: Database>(
        &self,
        wanted: &NamedFilter<'_>,
        place: Option<&ListPosition>,
    ) -> QueryBuilder<DB>
    where
        for<'t> &'t str: Encode<'t, DB> + Type<DB>,
        String: for<'t> Encode<'t, DB> + Type<DB>,
        i64: for<'t> Encode<'t, DB> + Type<DB>,
    {
        let mut query = QueryBuilder::new(
            "SELECT count(*) AS games, count(CASE WHEN EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = tables.id AND own.guest = ",
        );
        query.push_bind(wanted.filter.guest.to_string()).push(" AND ").push(self.won);
        query.push(") THEN 1 END) AS won, count(CASE WHEN ");
        match place {
            Some(place) => push_place(&mut query, place, false),
            None => drop(query.push("FALSE")),
        }
        query.push(" THEN 1 END) AS earlier FROM tables WHERE ");
        self.push_conditions(&mut query, wanted);
        query
    }

    fn push_conditions<DB: Database>(&self, query: &mut QueryBuilder<DB>, wanted: &NamedFilter<'_>)
    where
        for<'t> &'t str: Encode<'t, DB> + Type<DB>,
        String: for<'t> Encode<'t, DB> + Type<DB>,
        i64: for<'t> Encode<'t, DB> + Type<DB>,
    {
        let FinishedFilter { guest, game, with: _, from, before, with_people } = wanted.filter;
        query.push("id IN (SELECT table_id FROM seats WHERE guest = ").push_bind(guest.to_string());
        query.push(") AND phase = 'finished' AND coalesce(substr(result, 1, 10), '') <> '{\"closed\":'");
        if let Some(game) = game {
            query.push(" AND game = ").push_bind(game.clone());
        }
        if let Some(from) = from {
            query.push(" AND moved >= ").push_bind(*from);
        }
        if let Some(before) = before {
            query.push(" AND moved < ").push_bind(*before);
        }
        let others = " EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest <> ";
        if let Some(with_people) = with_people {
            query.push(if *with_people { " AND" } else { " AND NOT" }).push(others);
            query.push_bind(guest.to_string()).push(")");
        }
        if let Some(names) = &wanted.names {
            query.push(" AND").push(others).push_bind(guest.to_string()).push(" AND name IN (");
            query.push(self.names.0).push_bind(names.clone()).push(self.names.1).push("))");
        }
    }
}

/// The condition that a table comes before a place, or is there or before.
fn push_place<DB: Database>(query: &mut QueryBuilder<DB>, place: &ListPosition, inclusive: bool)
where
    String: for<'t> Encode<'t, DB> + Type<DB>,
    i64: for<'t> Encode<'t, DB> + Type<DB>,
{
    let ListPosition { moved, created, id } = place;
    query.push("(moved > ").push_bind(*moved).push(" OR (moved = ").push_bind(*moved);
    query.push(" AND (created > ").push_bind(*created).push(" OR (created = ").push_bind(*created);
    query.push(if inclusive { " AND id <= " } else { " AND id < " }).push_bind(id.to_string()).push("))))");
}

/// Those names that contain a part, in large or small letters, as a JSON list.
pub(crate) fn matching(names: &[String], part: &str) -> String {
    let part = crate::Account::fold_case(part);
    let fits = |it: &&String| crate::Account::fold_case(it).contains(&part);
    serde_json::to_string(&names.iter().filter(fits).collect::<Vec<_>>()).expect("strings are always JSON")
}
