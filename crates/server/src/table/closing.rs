//! Closing a table. It does not need the game, so that damaged tables can be closed, too.

use patolli_store::{ChangeEvent, Closed, ClosedBy, GuestId, Table, TableId};

use crate::{
    clock,
    denied::Denied,
    failure::{Failure, Rejection},
    table::{LiveTables, permissions::may_close},
};

/// The table that a guest wants to close, if they may.
pub(crate) async fn closable_table(
    live: &LiveTables,
    id: &TableId,
    guest: Option<&GuestId>,
) -> Result<Table, Rejection> {
    let table = live.store().table(id).await.map_err(unreadable)?.ok_or(Failure::NoSuchTable)?;
    if table.closed().is_some() {
        return Err(Failure::Closed.into());
    }
    match guest {
        Some(guest) if may_close(&table, guest) => Ok(table),
        Some(guest) if table.owner == *guest => Err(Denied::OthersPlay.into()),
        _ => Err(Denied::NotYours.into()),
    }
}

/// Closes a table for its owner; open pages are told.
pub(crate) async fn close(live: &LiveTables, id: &TableId, guest: Option<&GuestId>) -> Result<(), Rejection> {
    let table = closable_table(live, id, guest).await?;
    let closed = Closed { by: ClosedBy::Owner, at: clock::now() };
    // It may have started since it was read.
    if !live.store().close_table(id, closed, Some(table.phase)).await? {
        return Err(Denied::OthersPlay.into());
    }
    tracing::info!(table = %id, "closed by its owner");
    notify_closed(live, std::slice::from_ref(id));
    Ok(())
}

/// Tells the tables in memory that they were closed or deleted.
pub(crate) fn notify_closed(live: &LiveTables, ids: &[TableId]) {
    for id in ids {
        live.on_change(&ChangeEvent::TableChanged { id: id.clone(), n: u32::MAX });
    }
}

fn unreadable(error: patolli_store::Error) -> Failure {
    match error {
        patolli_store::Error::Damaged { .. } => Failure::Damaged,
        error => error.into(),
    }
}
