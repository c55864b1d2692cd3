//! Playing on from a moment of a finished game.

use std::time::Instant;

use axum::{
    extract::State,
    http::request::Parts,
    response::{IntoResponse, Response},
};
use patolli_catalog::{Bot, Seat};
use patolli_store::{Occupant, Table};

use super::{
    TablePath,
    create::{check_own_name, redirect_as_guest},
    position_ref::{PositionRef, ReviewedPosition},
    review::finished,
    to_table,
};
use crate::{
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    http::{app::App, fields::Fields},
    table::{
        perspective::asked,
        reader::Reader,
        table_spec::{DEFAULT_LEVEL, continue_from, offered_bot},
    },
};

/// Opens a table that goes on from the position of the game or of a better line that the form names: the
/// reader on one seat, bots on the others.
pub(super) async fn begin(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let position = PositionRef::from_fields(&fields)?;
    let Some(snapshot) = finished(&app, &id).await? else { return Ok(to_table(&id).into_response()) };
    if fields.get("n").or(fields.get("moment")).is_none() {
        return Err(Denied::BadRequest("no moment to play on from").into());
    }
    let progress = app.reviews().progress(app.store(), &id).await?;
    let ReviewedPosition { play, .. } =
        position.find(&*snapshot.play, progress.review()).ok_or(Denied::BadRequest("no such moment"))?;
    let turn = asked(&*play).ok_or(Denied::BadRequest("the game is over there"))?;
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let seats = seats(&snapshot.table, &reader, &guest, turn, &fields)?;
    let (table, log) = continue_from(&snapshot.table, &*play, seats, guest.id.clone(), app.live().now());
    check_own_name(&app, &guest).await?;
    app.limits().table(app.store(), &parts, &guest.id, &table).await?;
    app.note_network(&parts, &guest.id);
    let begin = Instant::now();
    let done = app.store().create_with_log(&table, &log).await;
    app.metrics().stored("create", begin, &done);
    done?;
    app.live().wake(&table.id);
    Ok(redirect_as_guest(&app, &reader, &guest, &table.id))
}

/// The reader on the seat of the form, or on the one that is asked; everywhere else the bot of the form.
fn seats(
    past: &Table,
    reader: &Reader,
    guest: &Guest,
    turn: Seat,
    fields: &Fields,
) -> Result<Vec<Occupant>, Denied> {
    let mine = fields.number("seat")?.unwrap_or(turn.index());
    if mine >= past.seats.len() {
        return Err(Denied::BadRequest("no such seat"));
    }
    let bot: Bot = match fields.get("bot") {
        Some(name) => offered_bot(name).ok_or(Denied::BadRequest("no such bot"))?,
        None => Bot::level(DEFAULT_LEVEL),
    };
    let sits = |seat| {
        if seat == mine {
            return Occupant::Guest { id: guest.id.clone(), name: reader.name_of(guest) };
        }
        Occupant::Bot { bot: bot.to_string() }
    };
    Ok((0..past.seats.len()).map(sits).collect())
}
