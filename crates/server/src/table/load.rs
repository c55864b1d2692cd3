//! Loading a table from the store.

use std::collections::HashSet;

use patolli_catalog::{AnyPlay, game};
use patolli_store::{Chain, Error, GuestId, Occupant, Table, TableId};

use super::context::TableContext;
use crate::{
    failure::Failure,
    table::{
        replay::{UndoUsage, fold, replay_effective},
        sitting::{Sitting, sitting},
    },
    work::db_health::DbState,
};

/// A table read from the store.
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) play: Box<dyn AnyPlay>,
    pub(super) version: u32,
    /// The digest of its log.
    pub(super) chain: Chain,
    /// Entries spent on undo, by seat.
    pub(super) undo_usage: UndoUsage,
    /// The players of the seats: people or their stand-ins.
    pub(super) sitting: Sitting,
    /// Guests at the table who have an account.
    pub(super) holders: HashSet<GuestId>,
}

/// Reads a table, checks its log against its digests and replays it. Fails at once while the database is
/// unreachable.
pub(super) async fn load(context: &TableContext, id: &TableId) -> Result<Loaded, Failure> {
    if context.db_health.state() == DbState::Unreachable {
        return Err(Failure::DbUnavailable);
    }
    let table =
        context.store.table(id).await.map_err(|it| failure(context, id, &it))?.ok_or(Failure::NoSuchTable)?;
    if table.closed().is_some() {
        return Err(Failure::Closed);
    }
    if !is_known(&table) {
        tracing::warn!(table = %id, game = table.game, rules = table.rules, "a table is played by rules of a newer program");
        return Err(Failure::Newer);
    }
    let log = context.store.log(id).await.map_err(|it| failure(context, id, &it))?;
    let chain = Chain::check(&table, &log).map_err(|it| failure(context, id, &it))?;
    let holders = holders(context, &table).await.map_err(|it| failure(context, id, &it))?;
    let read = fold(&log).and_then(|it| Ok((replay_effective(&table, &it)?, it.undo_usage)));
    match read {
        Ok((play, undo_usage)) => {
            let version = log.last().map_or(0, |it| it.n);
            let sitting = sitting(&table.seats, &log);
            Ok(Loaded { table, play, version, chain, undo_usage, sitting, holders })
        }
        Err(why) => {
            tracing::error!(table = %id, why, "a table cannot be continued");
            Err(Failure::Damaged)
        }
    }
}

/// The guests at a table who have an account.
pub(super) async fn holders(context: &TableContext, table: &Table) -> Result<HashSet<GuestId>, Error> {
    Ok(context.store.guests_with_account(&guests([table])).await?.into_iter().collect())
}

/// The guests who sit at some tables, each once.
pub(crate) fn guests<'a>(tables: impl IntoIterator<Item = &'a Table>) -> Vec<GuestId> {
    let guest = |it: &'a Occupant| match it {
        Occupant::Guest { id, .. } => Some(id.clone()),
        _ => None,
    };
    let all: HashSet<GuestId> = tables.into_iter().flat_map(|it| &it.seats).filter_map(guest).collect();
    all.into_iter().collect()
}

fn failure(context: &TableContext, id: &TableId, error: &Error) -> Failure {
    tracing::error!(table = %id, %error, "a table cannot be read");
    match error {
        Error::Damaged { .. } | Error::Truncated { .. } => Failure::Damaged,
        _ => context.failure(error),
    }
}

/// Whether this program has the game of a table, and its version of the rules.
fn is_known(table: &Table) -> bool {
    game(&table.game).is_ok_and(|it| (1..=it.rules()).contains(&table.rules))
}
