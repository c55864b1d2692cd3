//! What was somebody's becomes nobody's, in the file.

use sqlx::SqliteConnection;

use super::rows::{self, update_table_checksum};
use crate::{Error, GuestId, TableId, statements};

/// Forgets a guest; returns whether anything was theirs.
pub(super) async fn forget(connection: &mut SqliteConnection, guest: &GuestId) -> Result<bool, Error> {
    let mut found = 0;
    for sql in statements::FORGET_CALLS {
        found += sqlx::query(sql).bind(guest.as_str()).execute(&mut *connection).await?.rows_affected();
    }
    let at: Vec<(String, bool)> =
        sqlx::query_as(statements::TABLES_OF).bind(guest.as_str()).fetch_all(&mut *connection).await?;
    let fresh = GuestId::random();
    for (id, alone) in &at {
        let Ok(id) = id.parse::<TableId>() else { continue };
        if *alone {
            rows::remove(connection, &id).await?;
            continue;
        }
        for sql in statements::FORGET_AT_TABLE {
            sqlx::query(sql)
                .bind(guest.as_str())
                .bind(id.as_str())
                .bind(fresh.as_str())
                .execute(&mut *connection)
                .await?;
        }
        update_table_checksum(connection, &id).await?;
    }
    Ok(found > 0 || !at.is_empty())
}
