//! Changes of tables that wait for people: seats that are freed, and who may sit down.

use sqlx::SqliteConnection;

use super::{
    changes::{change_seat, unchanged},
    rows,
    writer::Applied,
};
use crate::{Admission, Error, Occupant, TableId, row::SeatColumns};

pub(super) async fn clear_seat(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: u8,
    before: &Occupant,
    occupant: &Occupant,
) -> Result<Applied<bool>, Error> {
    let (old, new) = (SeatColumns::new(before), SeatColumns::new(occupant));
    let clear = sqlx::query(
        "UPDATE seats SET guest = ?, name = ?, bot = ?, word = NULL
         WHERE table_id = ? AND seat = ? AND guest IS ? AND name IS ? AND bot IS ?
           AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase = 'open')",
    )
    .bind(new.guest)
    .bind(new.name)
    .bind(new.bot)
    .bind(id.as_str())
    .bind(seat)
    .bind(old.guest)
    .bind(old.name)
    .bind(old.bot);
    change_seat(connection, id, clear).await
}

pub(super) async fn set_admission(
    connection: &mut SqliteConnection,
    id: &TableId,
    admission: &Admission,
) -> Result<Applied<bool>, Error> {
    let changed =
        sqlx::query("UPDATE tables SET owner = ?, listed = ?, barred = ? WHERE id = ? AND phase = 'open'")
            .bind(admission.owner.as_str())
            .bind(admission.listed)
            .bind(admission.barred_text())
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
    if changed.rows_affected() == 0 {
        return unchanged(connection, id).await;
    }
    rows::update_table_checksum(connection, id).await?;
    Applied::log_unchanged(connection, true, id).await
}
