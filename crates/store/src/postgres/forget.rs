//! What was somebody's becomes nobody's or somebody else's, in the database.

use sqlx::PgConnection;

use super::{changes, feed};
use crate::{Error, GuestId, TableId, statements};

/// Forgets a guest, and notifies the machines that have their tables in memory; returns whether anything was theirs.
pub(super) async fn forget(change: &mut PgConnection, guest: &GuestId) -> Result<bool, Error> {
    let mut found = 0;
    for sql in statements::FORGET_CALLS {
        found += sqlx::query(sql).bind(guest.as_str()).execute(&mut *change).await?.rows_affected();
    }
    let at: Vec<(String, bool)> =
        sqlx::query_as(statements::TABLES_OF).bind(guest.as_str()).fetch_all(&mut *change).await?;
    let fresh = GuestId::random();
    let mut changed: Vec<TableId> = Vec::new();
    for (id, alone) in &at {
        let Ok(id) = id.parse::<TableId>() else { continue };
        if *alone {
            changes::remove(change, &id).await?;
        } else {
            for sql in statements::FORGET_AT_TABLE {
                sqlx::query(sql)
                    .bind(guest.as_str())
                    .bind(id.as_str())
                    .bind(fresh.as_str())
                    .execute(&mut *change)
                    .await?;
            }
            changes::update_table_checksum(change, &id).await?;
        }
        changed.push(id);
    }
    // No entry tells it, so that whatever a machine has seen of the log, this is news.
    let news: Vec<(&TableId, u32)> = changed.iter().map(|it| (it, u32::MAX)).collect();
    feed::notify(change, &news).await?;
    Ok(found > 0 || !at.is_empty())
}

/// Gives everything of a guest to another one, and notifies the machines that have their tables in memory; returns the
/// number of tables that were given, and of those that were not.
pub(super) async fn merge(
    change: &mut PgConnection,
    from: &GuestId,
    to: &GuestId,
) -> Result<(u32, u32), Error> {
    let at = sqlx::query_as(statements::TABLES_TO_MERGE).bind(from.as_str()).bind(to.as_str());
    let at: Vec<(String, bool)> = at.fetch_all(&mut *change).await?;
    let (mut given, mut left): (Vec<TableId>, u32) = (Vec::new(), 0);
    for (id, both) in at {
        let Ok(id) = id.parse::<TableId>() else { continue };
        if both {
            left += 1;
            continue;
        }
        for sql in statements::MERGE_AT_TABLE {
            let one = sqlx::query(sql).bind(from.as_str()).bind(to.as_str()).bind(id.as_str());
            one.execute(&mut *change).await?;
        }
        changes::update_table_checksum(change, &id).await?;
        given.push(id);
    }
    for sql in statements::MERGE_CALLS {
        sqlx::query(sql).bind(from.as_str()).bind(to.as_str()).execute(&mut *change).await?;
    }
    let news: Vec<(&TableId, u32)> = given.iter().map(|it| (it, u32::MAX)).collect();
    feed::notify(change, &news).await?;
    Ok((u32::try_from(given.len()).unwrap_or(u32::MAX), left))
}
