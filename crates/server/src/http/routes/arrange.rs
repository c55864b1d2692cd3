//! Changes of who sits at a table that waits for people.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use patolli_store::{GuestId, TableId};

use super::{TablePath, close::close_table, table::redirect_or_refusal};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    table::{Command, arrangement::Arrangement, due::people, reader::Reader},
};

/// Frees a seat, or puts a bot there, and goes back to the table.
pub(super) async fn seat(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let seat = fields.number("seat")?.ok_or(Denied::BadRequest("no seat"))?;
    let wanted = match (fields.get("free"), fields.get("bot")) {
        (Some(_), None) => Arrangement::Free(seat),
        (None, Some(bot)) => Arrangement::Bot(seat, bot.to_owned()),
        _ => return Err(Denied::BadRequest("one of `free`, `bot` was expected").into()),
    };
    arrange(&app, &id, reader, wanted).await
}

/// Takes the table off the list.
pub(super) async fn unlist(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    arrange(&app, &id, reader, Arrangement::Unlist).await
}

/// Frees the reader's own seats; the last person who gets up closes the table.
pub(super) async fn get_up(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let table = app.live().ask(&id, Command::Look).await?.table;
    if table.owner == guest && people(&table.seats).len() == 1 {
        close_table(&app, &id, Some(&guest)).await?;
        return Ok(Redirect::to("/").into_response());
    }
    arrange_as(&app, &id, reader, guest, Arrangement::GetUp).await
}

async fn arrange(
    app: &App,
    id: &TableId,
    reader: Reader,
    wanted: Arrangement,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    arrange_as(app, id, reader, guest, wanted).await
}

async fn arrange_as(
    app: &App,
    id: &TableId,
    reader: Reader,
    guest: GuestId,
    wanted: Arrangement,
) -> Result<Response, Rejection> {
    let arrange = |reply| Command::Arrange { guest: guest.clone(), wanted: wanted.clone(), reply };
    let answer = app.live().ask(id, arrange).await?;
    Ok(redirect_or_refusal(id, reader, &answer))
}
