//! Presence at tables, written with the tables themselves and with the entries that changed it.

use sqlx::PgConnection;

use super::{calls, text};
use crate::{Attendance, Error, SeatAttendance, Table, TableId, TableProgress, row::SeatColumns};

/// Notes who is at a table, where anything is said about it, and who is to be called.
pub(super) async fn save(
    transaction: &mut PgConnection,
    id: &TableId,
    progress: &TableProgress,
) -> Result<(), sqlx::Error> {
    let added: Vec<_> = progress.calls.iter().map(|it| (id, it)).collect();
    calls::add_all(transaction, &added).await?;
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

/// Adds the seats of a new table.
pub(super) async fn add_seats(change: &mut PgConnection, table: &Table) -> Result<(), Error> {
    let sitters: Vec<_> = table.seats.iter().map(SeatColumns::new).collect();
    sqlx::query(
        "INSERT INTO seats (table_id, seat, guest, name, bot, word, away, reserve)
         SELECT $1, seat - 1, guest, name, bot, word, away, reserve
         FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
              WITH ORDINALITY AS sitters (guest, name, bot, word, away, reserve, seat)",
    )
    .bind(table.id.as_str())
    .bind(sitters.iter().map(|it| it.guest).collect::<Vec<_>>())
    .bind(sitters.iter().map(|it| it.name.map(text::escape)).collect::<Vec<_>>())
    .bind(sitters.iter().map(|it| it.bot.map(text::escape)).collect::<Vec<_>>())
    .bind((0..sitters.len()).map(|seat| table.contribution(seat).map(text::escape)).collect::<Vec<_>>())
    .bind((0..sitters.len()).map(|seat| table.attendance.seat(seat).away).collect::<Vec<_>>())
    .bind((0..sitters.len()).map(|seat| table.attendance.seat(seat).reserve).collect::<Vec<_>>())
    .execute(change)
    .await?;
    Ok(())
}
