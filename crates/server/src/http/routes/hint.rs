//! Hints without script.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};

use super::{TablePath, coach::coached, html, no_store_if_secret};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    table::{Command, reader::Reader},
};

/// The table with a hint for the reader; with the field `stop`, without it.
pub(super) async fn ask(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let path = reader.table_page(&id);
    if fields.get("stop").is_some() {
        return Ok(Redirect::to(&path).into_response());
    }
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let answer = app.live().ask(&id, |reply| Command::Hint { guest: guest.clone(), reply }).await?;
    let denied = answer.denied.as_ref();
    let draw = |it: &patolli_web::model::Table<'_>| patolli_web::table(it).into_string();
    let reader = coached(&app, reader.at(path), &answer.snapshot).await;
    let page = html(answer.snapshot.show(&reader, denied, draw));
    let status = denied.map_or(StatusCode::OK, Denied::status);
    Ok(no_store_if_secret((status, page).into_response(), &answer.snapshot))
}
