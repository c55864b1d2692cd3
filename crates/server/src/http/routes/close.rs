//! Closing a table: the question, and doing it.

use axum::{
    Json,
    extract::State,
    http::request::Parts,
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::protocol::ProtocolVersion;
use patolli_store::{GuestId, TableId};
use patolli_web::model::CloseTable;

use super::{TablePath, api, html, messages::CloseReply};
use crate::{
    failure::Rejection,
    http::app::App,
    table::{closing, reader::Reader},
};

/// Asks the owner whether the table is really to be closed.
pub(super) async fn ask(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    let table = closing::closable_table(app.live(), &id, reader.id()).await?;
    let page = CloseTable {
        shell: reader.shell(),
        id: id.as_str(),
        started: table.phase == patolli_store::Phase::Running,
    };
    Ok(html(patolli_web::close_table(&page).into_string()))
}

/// Closes it.
pub(super) async fn close(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    close_table(&app, &id, reader.id()).await?;
    Ok(Redirect::to("/").into_response())
}

/// The same for programs: by the token of the table or by the cookie of the owner.
pub(super) async fn close_by_program(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
) -> Result<Json<CloseReply>, Rejection> {
    let holder = match reader.id() {
        Some(guest) => guest.clone(),
        None => api::token_holder(&app, &id, &parts.headers)?,
    };
    close_table(&app, &id, Some(&holder)).await?;
    Ok(Json(CloseReply { protocol: ProtocolVersion, closed: true }))
}

/// Closes a table and makes room for another one.
pub(super) async fn close_table(app: &App, id: &TableId, guest: Option<&GuestId>) -> Result<(), Rejection> {
    closing::close(app.live(), id, guest).await?;
    app.limits().remove_tables(1);
    Ok(())
}
