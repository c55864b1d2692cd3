//! The table page, and decisions without script.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::Seat;
use patolli_store::TableId;
use patolli_web::model::Newer;

use super::{TablePath, html, lobby::card, no_store_if_secret};
use crate::{
    app::App,
    fields::Fields,
    live::{Answer, Command, Fault, MoveKind, MoveRequest, guests},
    reader::Reader,
    trouble::Trouble,
};

/// The table as it stands.
pub(super) async fn page(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Trouble> {
    let snapshot = match app.live().ask(&id, Command::Look).await {
        Err(Fault::Newer) => return newer(&app, &id, &reader).await,
        answer => answer?,
    };
    let page = html(snapshot.show(&reader, None, |it| patolli_web::table(it).into_string()));
    Ok(no_store_if_secret(page, &snapshot))
}

/// What is known of a table whose rules only a newer program knows: who plays what, and how it ended.
async fn newer(app: &App, id: &TableId, reader: &Reader) -> Result<Response, Trouble> {
    let table = app.store().table(id).await?.ok_or(Trouble::NoSuchTable)?;
    let holders = app.store().guests_with_account(&guests([&table])).await?.into_iter().collect();
    let page = Newer { shell: reader.shell(), rules: table.rules, table: card(reader, &holders, &table) };
    Ok(html(patolli_web::newer(&page).into_string()))
}

/// Takes a decision and goes back to the table; what is refused is told there.
pub(super) async fn decide(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let request = move_request(&fields)?;
    let guest = reader.id().cloned().ok_or(Trouble::NotYours)?;
    let decide = |reply| Command::Decide { guest: guest.clone(), request: request.clone(), reply };
    let answer = app.live().ask(&id, decide).await?;
    Ok(redirect_or_refusal(&id, reader, &answer))
}

/// Shows a shared screen to the seat it was handed to, and goes back to the table.
pub(super) async fn show(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let seat = fields.number("seat")?.map(Seat::new).ok_or(Trouble::BadRequest("no seat"))?;
    let guest = reader.id().cloned().ok_or(Trouble::NotYours)?;
    app.live().ask(&id, |reply| Command::Show { guest: guest.clone(), seat, reply }).await?;
    Ok(Redirect::to(&reader.table_page(&id)).into_response())
}

/// Back to the table, or the table with the reason why nothing was done.
pub(super) fn redirect_or_refusal(id: &TableId, reader: Reader, answer: &Answer) -> Response {
    let path = reader.table_page(id);
    match &answer.refusal {
        None => Redirect::to(&path).into_response(),
        Some(refusal) => {
            let draw = |it: &patolli_web::model::Table<'_>| patolli_web::table(it).into_string();
            let page = answer.snapshot.show(&reader.at(path), Some(refusal), draw);
            no_store_if_secret((refusal.status(), html(page)).into_response(), &answer.snapshot)
        }
    }
}

/// What the form asks for.
fn move_request(fields: &Fields) -> Result<MoveRequest, Trouble> {
    let version = fields.number("version")?.ok_or(Trouble::BadRequest("no version"))?;
    let kind = match (fields.get("do"), fields.get("undo"), fields.get("reset")) {
        (Some(text), None, None) => MoveKind::Do(text.to_owned()),
        (None, Some(_), None) => MoveKind::Undo,
        (None, None, Some(_)) => MoveKind::Reset,
        _ => return Err(Trouble::BadRequest("one of `do`, `undo`, `reset` was expected")),
    };
    Ok(MoveRequest { version, kind })
}
