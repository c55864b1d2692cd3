//! The finished games of a person, in the file.

use async_trait::async_trait;
use sqlx::{Row as _, Sqlite as Engine};

use super::{Sqlite, reads};
use crate::{
    Error, FinishedCounts, FinishedFilter, FinishedStore, ListPage, ListPosition, Table,
    finished::{FinishedSql, NAMES_OF_OTHERS, NamedFilter, matching},
    row,
};

const SQL: FinishedSql = FinishedSql {
    columns: reads::COLUMNS,
    won: "CASE WHEN json_valid(tables.result) THEN json_extract(tables.result, '$.places[' || own.seat || ']') = 1 END",
    names: ("SELECT value FROM json_each(", ")"),
};

#[async_trait]
impl FinishedStore for Sqlite {
    async fn finished(
        &self,
        filter: &FinishedFilter,
        page: &ListPage,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        let wanted = self.named(filter).await?;
        let mut query = SQL.select::<Engine>(&wanted, page, limit);
        Ok(row::tables(&query.build().fetch_all(&self.read_pool).await?))
    }

    async fn count_finished(
        &self,
        filter: &FinishedFilter,
        place: Option<&ListPosition>,
    ) -> Result<FinishedCounts, Error> {
        let wanted = self.named(filter).await?;
        let row = SQL.count::<Engine>(&wanted, place).build().fetch_one(&self.read_pool).await?;
        let number = |column| row.try_get::<i64, _>(column).map(i64::unsigned_abs);
        Ok(FinishedCounts { games: number("games")?, won: number("won")?, before: number("earlier")? })
    }
}

impl Sqlite {
    async fn named<'a>(&self, filter: &'a FinishedFilter) -> Result<NamedFilter<'a>, Error> {
        let Some(part) = &filter.with else { return Ok(NamedFilter { filter, names: None }) };
        let names = sqlx::query_scalar(NAMES_OF_OTHERS).bind(filter.guest.as_str());
        let names: Vec<String> = names.fetch_all(&self.read_pool).await?;
        Ok(NamedFilter { filter, names: Some(matching(&names, part)) })
    }
}
