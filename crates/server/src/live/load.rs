//! From the store into memory.

use patolli_catalog::AnyPlay;
use patolli_store::{Error, Store, Table, TableId};

use super::Fault;
use crate::replay::replay;

/// A table read from the store.
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) play: Box<dyn AnyPlay>,
    pub(super) version: u32,
}

/// Reads a table and replays its log.
pub(super) async fn load(store: &dyn Store, id: &TableId) -> Result<Loaded, Fault> {
    let table = store.table(id).await.map_err(|it| fault(id, &it))?.ok_or(Fault::Missing)?;
    let log = store.log(id).await.map_err(|it| fault(id, &it))?;
    match replay(&table, &log) {
        Ok(play) => Ok(Loaded { table, play, version: log.last().map_or(0, |it| it.n) }),
        Err(why) => {
            tracing::error!(table = %id, why, "a table cannot be continued");
            Err(Fault::Damaged)
        }
    }
}

fn fault(id: &TableId, error: &Error) -> Fault {
    tracing::error!(table = %id, %error, "a table cannot be read");
    if matches!(error, Error::Damaged { .. }) { Fault::Damaged } else { Fault::Failed }
}
