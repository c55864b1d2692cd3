//! What was somebody's becomes nobody's or somebody else's, in the file.

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

/// Gives everything of a guest to another one; returns the number of tables that were given, and of those that were not.
pub(super) async fn merge(
    connection: &mut SqliteConnection,
    from: &GuestId,
    to: &GuestId,
) -> Result<(u32, u32), Error> {
    let at = sqlx::query_as(statements::TABLES_TO_MERGE).bind(from.as_str()).bind(to.as_str());
    let at: Vec<(String, bool)> = at.fetch_all(&mut *connection).await?;
    let (mut given, mut left) = (0, 0);
    for (id, both) in at {
        let Ok(id) = id.parse::<TableId>() else { continue };
        if both {
            left += 1;
            continue;
        }
        for sql in statements::MERGE_AT_TABLE {
            let change = sqlx::query(sql).bind(from.as_str()).bind(to.as_str()).bind(id.as_str());
            change.execute(&mut *connection).await?;
        }
        update_table_checksum(connection, &id).await?;
        given += 1;
    }
    for sql in statements::MERGE_CALLS {
        sqlx::query(sql).bind(from.as_str()).bind(to.as_str()).execute(&mut *connection).await?;
    }
    Ok((given, left))
}
