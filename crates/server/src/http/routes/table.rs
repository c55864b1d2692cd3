//! The table page, and decisions without script.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::Seat;
use patolli_store::{Phase, TableId};
use patolli_web::model::Newer;

use super::{TablePath, coach::coached, html, invitations, lobby::card, no_store_if_secret};
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    http::{app::App, fields::Fields},
    table::{Answer, Command, MoveKind, MoveRequest, guests, reader::Reader},
};

/// The table as it stands.
pub(super) async fn page(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let snapshot = match app.live().ask(&id, Command::Look).await {
        Err(Failure::Newer) => return newer(&app, &id, &reader).await,
        answer => answer?,
    };
    let reader = coached(&app, reader, &snapshot).await;
    let named = fields.get(invitations::DONE).filter(|_| snapshot.table.phase == Phase::Open);
    let notice = named.map(|_| reader.words().text("open-named"));
    let page = html(snapshot.show_with(&reader, notice, |it| patolli_web::table(it).into_string()));
    Ok(no_store_if_secret(page, &snapshot))
}

/// The page of a table whose rules only a newer program knows: who plays what, and how it ended.
async fn newer(app: &App, id: &TableId, reader: &Reader) -> Result<Response, Rejection> {
    let table = app.store().table(id).await?.ok_or(Failure::NoSuchTable)?;
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
) -> Result<Response, Rejection> {
    let request = move_request(&fields)?;
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let decide = |reply| Command::Decide { guest: guest.clone(), request: request.clone(), reply };
    let answer = app.live().ask(&id, decide).await?;
    let reader = if answer.denied.is_some() { coached(&app, reader, &answer.snapshot).await } else { reader };
    Ok(redirect_or_refusal(&id, reader, &answer))
}

/// Lets the computer play for the reader, and goes back to the table.
pub(super) async fn leave(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let answer =
        app.live().ask(&id, |reply| Command::Leave { guest: guest.clone(), for_good: false, reply }).await?;
    Ok(redirect_or_refusal(&id, reader, &answer))
}

/// Gives the reader their seats back, and goes back to the table.
pub(super) async fn come_back(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let answer = app.live().ask(&id, |reply| Command::Back { guest: guest.clone(), reply }).await?;
    Ok(redirect_or_refusal(&id, reader, &answer))
}

/// Shows a shared screen to the seat it was handed to, and goes back to the table.
pub(super) async fn show(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let seat = fields.number("seat")?.map(Seat::new).ok_or(Denied::BadRequest("no seat"))?;
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    app.live().ask(&id, |reply| Command::Show { guest: guest.clone(), seat, reply }).await?;
    Ok(Redirect::to(&reader.table_page(&id)).into_response())
}

/// Back to the table, or the table with the reason why nothing was done.
pub(super) fn redirect_or_refusal(id: &TableId, reader: Reader, answer: &Answer) -> Response {
    let path = reader.table_page(id);
    match &answer.denied {
        None => Redirect::to(&path).into_response(),
        Some(denied) => {
            let draw = |it: &patolli_web::model::Table<'_>| patolli_web::table(it).into_string();
            let page = answer.snapshot.show(&reader.at(path), Some(denied), draw);
            no_store_if_secret((denied.status(), html(page)).into_response(), &answer.snapshot)
        }
    }
}

/// The move that the form asks for.
fn move_request(fields: &Fields) -> Result<MoveRequest, Denied> {
    let version = fields.number("version")?.ok_or(Denied::BadRequest("no version"))?;
    let others = [
        ("undo", MoveKind::Undo),
        ("reset", MoveKind::Reset),
        ("turn-back", MoveKind::TakeTurnBack),
        ("redo", MoveKind::Redo),
    ];
    let mut kinds: Vec<MoveKind> =
        fields.get("do").map(|it| MoveKind::Do(it.to_owned())).into_iter().collect();
    kinds.extend(others.into_iter().filter(|it| fields.get(it.0).is_some()).map(|it| it.1));
    match (kinds.pop(), kinds.is_empty()) {
        (Some(kind), true) => Ok(MoveRequest { version, kind }),
        _ => Err(Denied::BadRequest("one of `do`, `undo`, `reset`, `turn-back`, `redo` was expected")),
    }
}
