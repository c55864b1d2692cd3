//! Looking back: replay, single moments, the result, the record.

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use patolli_store::Phase;
use serde_json::json;

use super::{At, html, to_table, unkept};
use crate::{app::App, fields::Fields, live::Command, reader::Reader, trouble::Trouble};

/// The game as it stood after `n` decisions, with the means to go on.
pub(super) async fn page(
    State(app): State<App>,
    At(id): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let step = fields.number("n")?.unwrap_or_default();
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if !snapshot.table.is_dealt() {
        return Ok(to_table(&id).into_response());
    }
    let page = html(snapshot.show_moment(&reader, step, |it| patolli_web::replay(it).into_string()));
    Ok(unkept(page, &snapshot))
}

/// What differs in that page from moment to moment.
pub(super) async fn moment(
    State(app): State<App>,
    At(id): At,
    Path((_, step)): Path<(String, String)>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let step = step.parse().map_err(|_| Trouble::NotFound)?;
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if !snapshot.table.is_dealt() {
        return Err(Trouble::NotFound);
    }
    let parts = snapshot.show_moment(&reader, step, patolli_web::replay_parts);
    let parts: Vec<_> = parts.into_iter().map(|it| (it.id, it.html)).collect();
    Ok(unkept(Json(json!({ "parts": parts })).into_response(), &snapshot))
}

/// The result; before the end, the table.
pub(super) async fn score(State(app): State<App>, At(id): At, reader: Reader) -> Result<Response, Trouble> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if snapshot.table.phase != Phase::Finished {
        return Ok(to_table(&id).into_response());
    }
    Ok(html(snapshot.show(&reader, None, |it| patolli_web::score(it).into_string())))
}

/// The whole game as text, seed included; only once nothing is hidden any more.
pub(super) async fn record(State(app): State<App>, At(id): At) -> Result<Response, Trouble> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if snapshot.table.phase != Phase::Finished {
        return Err(Trouble::RecordWhileRunning);
    }
    if !snapshot.table.is_dealt() {
        return Err(Trouble::NotFound);
    }
    let record = snapshot.play.record().ok_or(Trouble::NotFound)?;
    let name = format!("attachment; filename=\"{}-{id}.txt\"", snapshot.table.game);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, record.to_string()).into_response())
}
