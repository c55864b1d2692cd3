//! The review of a finished game.

use axum::{
    Json,
    extract::State,
    http::request::Parts,
    response::{IntoResponse, Redirect, Response},
};
use patolli_store::{Phase, TableId};
use serde_json::json;

use super::{
    TablePath, html,
    position_ref::{PositionRef, show},
    to_table,
};
use crate::{
    failure::Rejection,
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    table::{Command, reader::Reader, snapshot::Snapshot},
};

/// The review, at the moment or in the variation that the address names; before the end, the table.
pub(super) async fn page(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let position = PositionRef::from_fields(&fields)?;
    let Some(snapshot) = finished(&app, &id).await? else { return Ok(to_table(&id).into_response()) };
    let progress = app.reviews().progress(app.store(), &id).await?;
    Ok(html(show(&snapshot, &reader, position, &progress, |it| patolli_web::review(it).into_string())))
}

/// The parts of that page that differ from moment to moment, and while the review is computed.
pub(super) async fn parts(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let position = PositionRef::from_fields(&fields)?;
    let Some(snapshot) = finished(&app, &id).await? else { return Ok(to_table(&id).into_response()) };
    let progress = app.reviews().progress(app.store(), &id).await?;
    // The parts belong to the page, which also says whether the board is wanted in words.
    let page = reader.path.replacen("/review/parts", "/review", 1);
    let parts = show(&snapshot, &reader.at(page), position, &progress, patolli_web::review_parts);
    let parts: Vec<_> = parts.into_iter().map(|it| (it.id, it.html)).collect();
    Ok(Json(json!({ "parts": parts, "running": progress.is_running() })).into_response())
}

/// Lets the review be computed, or with the field `stop` gives it up, and goes back to its page.
pub(super) async fn begin(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let position = PositionRef::from_fields(&fields)?;
    let Some(snapshot) = finished(&app, &id).await? else { return Ok(to_table(&id).into_response()) };
    let back = Redirect::to(&address(&id, &reader, position));
    if fields.get("stop").is_some() {
        app.reviews().give_up(app.store(), &snapshot.table, reader.id()).await?;
        return Ok(back.into_response());
    }
    // The guest who begins it may also give it up, so they must be known.
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    app.note_network(&parts, &guest.id);
    app.reviews().begin(app.store(), &app.live().networks, &id, &guest.id).await?;
    Ok((cookies::set_guest(app.key(), &guest, reader.is_secure()), back).into_response())
}

/// The table, if its game is over.
pub(super) async fn finished(app: &App, id: &TableId) -> Result<Option<Snapshot>, Rejection> {
    let snapshot = app.live().ask(id, Command::Look).await?;
    Ok(Some(snapshot).filter(|it| it.table.phase == Phase::Finished))
}

/// The page of the review, in words if the reader comes from such a page.
fn address(id: &TableId, reader: &Reader, position: PositionRef) -> String {
    let text = if reader.table_page(id).ends_with("text=1") { "&text=1" } else { "" };
    format!("/t/{id}/review?n={}{text}", position.step)
}
