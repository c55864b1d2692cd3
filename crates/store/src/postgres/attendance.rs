//! Who is at tables, written together with the entries that changed it.

use sqlx::PgConnection;

use crate::{Attendance, SeatAttendance, TableId, TableProgress};

/// Notes who is at a table, where anything is said about it.
pub(super) async fn save(
    transaction: &mut PgConnection,
    id: &TableId,
    progress: &TableProgress,
) -> Result<(), sqlx::Error> {
    let Some(attendance) = &progress.attendance else { return Ok(()) };
    sqlx::query("UPDATE tables SET asleep = $1, touched = $2, asked_at = $3, due = $4 WHERE id = $5")
        .bind(attendance.asleep)
        .bind(attendance.touched)
        .bind(attendance.asked_at)
        .bind(attendance.due)
        .bind(id.as_str())
        .execute(&mut *transaction)
        .await?;
    save_seats(transaction, &[(id, attendance)]).await
}

/// Notes who is away from which seats, where anything is said about seats.
pub(super) async fn save_seats(
    transaction: &mut PgConnection,
    tables: &[(&TableId, &Attendance)],
) -> Result<(), sqlx::Error> {
    let seats = tables.iter().flat_map(|(id, it)| (0_i16..).zip(&it.seats).map(move |it| (*id, it)));
    let seats: Vec<(&TableId, (i16, &SeatAttendance))> = seats.collect();
    if seats.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "UPDATE seats SET away = now.away, reserve = now.reserve
         FROM unnest($1::text[], $2::smallint[], $3::text[], $4::bigint[]) AS now (id, seat, away, reserve)
         WHERE seats.table_id = now.id AND seats.seat = now.seat",
    )
    .bind(seats.iter().map(|it| it.0.as_str()).collect::<Vec<_>>())
    .bind(seats.iter().map(|it| it.1.0).collect::<Vec<_>>())
    .bind(seats.iter().map(|it| it.1.1.away.as_deref()).collect::<Vec<_>>())
    .bind(seats.iter().map(|it| it.1.1.reserve).collect::<Vec<_>>())
    .execute(transaction)
    .await?;
    Ok(())
}
