//! Changes of tables that wait for people: seats that are freed, and who may sit down.

use sqlx::PgPool;

use super::{
    changes::{commit_seat, unchanged},
    text,
};
use crate::{Admission, Error, Occupant, TableId, row::SeatColumns};

pub(super) async fn clear_seat(
    pool: &PgPool,
    id: &TableId,
    seat: u8,
    before: &Occupant,
    occupant: &Occupant,
) -> Result<bool, Error> {
    let (old, new) = (SeatColumns::new(before), SeatColumns::new(occupant));
    let mut change = pool.begin().await?;
    // A deal at the same moment waits for this, or this for it.
    let open =
        sqlx::query_scalar("SELECT phase = 'open' FROM tables WHERE id = $1 FOR UPDATE").bind(id.as_str());
    if !open.fetch_optional(&mut *change).await?.ok_or_else(|| Error::TableNotFound(id.clone()))? {
        return Ok(false);
    }
    let changed = sqlx::query(
        "UPDATE seats SET guest = $1, name = $2, bot = $3, word = NULL
         WHERE table_id = $4 AND seat = $5 AND guest IS NOT DISTINCT FROM $6 AND name IS NOT DISTINCT FROM $7
           AND bot IS NOT DISTINCT FROM $8",
    )
    .bind(new.guest)
    .bind(new.name.map(text::escape))
    .bind(new.bot.map(text::escape))
    .bind(id.as_str())
    .bind(i16::from(seat))
    .bind(old.guest)
    .bind(old.name.map(text::escape))
    .bind(old.bot.map(text::escape))
    .execute(&mut *change)
    .await?;
    if changed.rows_affected() == 0 {
        return Ok(false);
    }
    commit_seat(change, id).await
}

pub(super) async fn set_admission(pool: &PgPool, id: &TableId, admission: &Admission) -> Result<bool, Error> {
    let mut change = pool.begin().await?;
    let changed = sqlx::query(
        "UPDATE tables SET owner = $1, listed = $2, barred = $3 WHERE id = $4 AND phase = 'open'",
    )
    .bind(admission.owner.as_str())
    .bind(admission.listed)
    .bind(admission.barred_text())
    .bind(id.as_str())
    .execute(&mut *change)
    .await?;
    if changed.rows_affected() == 0 {
        return unchanged(&mut change, id).await;
    }
    commit_seat(change, id).await
}
