//! The database as it was at one moment: a transaction that only reads sees no later change.

use async_trait::async_trait;
use sqlx::{
    PgConnection, Row,
    postgres::{PgConnectOptions, PgRow},
};

use super::{accounts, connect, inspect, people, reads, text};
use crate::{
    Account, Checksums, DatabaseSnapshot, Error, Finding, FullTable, PeopleRows, Table, TableId, row,
};

pub(super) struct PostgresSnapshot(PgConnection);

impl PostgresSnapshot {
    pub(super) async fn begin(options: &PgConnectOptions) -> Result<Self, Error> {
        let mut connection = connect::connect(options).await?;
        // The moment is fixed by the first reading; writing all this to a slow disk may take long.
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
                     SET LOCAL idle_in_transaction_session_timeout = 0; SELECT count(*) FROM schema";
        sqlx::raw_sql(begin).execute(&mut connection).await?;
        Ok(Self(connection))
    }
}

#[async_trait]
impl DatabaseSnapshot for PostgresSnapshot {
    async fn table_ids(&mut self) -> Result<Vec<Result<TableId, Error>>, Error> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY created, id").fetch_all(&mut self.0).await?;
        let read = |row: &PgRow| {
            let id: String = row.try_get("id")?;
            id.parse().map_err(|error| Error::damaged(format_args!("table {id:?}, id"), error))
        };
        Ok(rows.iter().map(read).collect())
    }

    async fn full_table(&mut self, id: &TableId) -> Result<Option<FullTable>, Error> {
        let Some(table) = reads::table(&mut self.0, id).await? else { return Ok(None) };
        let log = reads::log(&mut self.0, id).await?;
        let review = reads::review(&mut self.0, id).await?;
        Ok(Some(FullTable { table, log, review }))
    }

    async fn accounts(&mut self) -> Result<Vec<Result<Account, Error>>, Error> {
        Ok(accounts::rows(&mut self.0).await?.iter().map(row::account).collect())
    }

    async fn people(&mut self) -> Result<PeopleRows, Error> {
        people::all(&mut self.0).await
    }

    async fn secrets(&mut self) -> Result<Vec<(String, Vec<u8>)>, Error> {
        let secrets = sqlx::query_as("SELECT name, value FROM secrets ORDER BY name");
        let secrets: Vec<(String, Vec<u8>)> = secrets.fetch_all(&mut self.0).await?;
        secrets.into_iter().map(|(name, value)| Ok((text::unescape(name)?, value))).collect()
    }

    async fn table_with_length(&mut self, id: &TableId) -> Result<Option<(Table, u32)>, Error> {
        let Some(table) = reads::table(&mut self.0, id).await? else { return Ok(None) };
        Ok(Some((table, reads::last(&mut self.0, id).await?)))
    }

    async fn checksums(&mut self) -> Result<Checksums, Error> {
        let sums: Vec<(String, String, Vec<u8>)> =
            sqlx::query_as("SELECT kind, name, sum FROM sums").fetch_all(&mut self.0).await?;
        let plain = |(kind, name, sum)| Ok((kind, text::unescape(name)?, sum));
        Ok(Checksums::from_rows(sums.into_iter().map(plain).collect::<Result<_, Error>>()?))
    }

    async fn findings(&mut self) -> Result<Vec<Finding>, Error> {
        inspect::findings(&mut self.0).await
    }
}
