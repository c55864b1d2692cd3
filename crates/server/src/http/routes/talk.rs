//! What people say to each other at a table, without script and for programs.

use axum::{
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::HeaderMap,
    response::{IntoResponse, Redirect, Response},
};
use patolli_store::TableId;

use super::{
    TablePath, api,
    messages::{GiveMessage, SayMessage, VoteMessage, VoteWord},
    table::redirect_or_refusal,
};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{app::App, cookies, fields::Fields},
    table::{
        Command,
        marks::Vote,
        reader::Reader,
        talk::{TalkKind, TalkRequest},
    },
};

/// Proposes to end the game here, or answers that, and goes back to the table.
pub(super) async fn end(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let vote = fields.get("end").and_then(Vote::from_person).ok_or(Denied::BadRequest("no answer"))?;
    talk(&app, &id, reader, &fields, TalkKind::End(vote)).await
}

/// Asks to take back the last turn, or answers that, and goes back to the table.
pub(super) async fn take_back(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let vote = fields.get("takeback").and_then(Vote::from_person).ok_or(Denied::BadRequest("no answer"))?;
    talk(&app, &id, reader, &fields, TalkKind::TakeBack(vote)).await
}

/// Gives time to the seat of the form, and goes back to the table.
pub(super) async fn give(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let seat = fields.number("give")?.ok_or(Denied::BadRequest("no seat"))?;
    talk(&app, &id, reader, &fields, TalkKind::Give(seat)).await
}

/// Says the phrase of the form, and goes back to the table.
pub(super) async fn say(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let phrase = fields.get("say").ok_or(Denied::BadRequest("no phrase"))?.to_owned();
    talk(&app, &id, reader, &fields, TalkKind::Say(phrase)).await
}

/// Shows the phrases of a seat to the reader, or hides them, and goes back to the table.
pub(super) async fn mute(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    app.live().ask(&id, Command::Look).await?;
    let seat: u8 = fields.number("seat")?.ok_or(Denied::BadRequest("no seat"))?;
    let mut muted = reader.muted.clone();
    muted.retain(|it| *it != seat);
    if fields.get("muted").is_some() {
        muted.push(seat);
    }
    let cookie = cookies::set_muted(&id, &muted, reader.is_secure());
    Ok((cookie, Redirect::to(&reader.table_page(&id))).into_response())
}

async fn talk(
    app: &App,
    id: &TableId,
    reader: Reader,
    fields: &Fields,
    kind: TalkKind,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let request = TalkRequest { version: fields.number("version")?.unwrap_or_default(), kind };
    let talk = |reply| Command::Talk { guest: guest.clone(), request: request.clone(), reply };
    let answer = app.live().ask(id, talk).await?;
    Ok(redirect_or_refusal(id, reader, &answer))
}

/// The same for programs: whether to end the game here.
pub(super) async fn end_by_program(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Rejection> {
    let VoteMessage { vote, version } = api::read(body)?;
    talk_by_program(&app, &id, &headers, version, TalkKind::End(vote.into())).await
}

/// The same for programs: whether to take back the last turn.
pub(super) async fn take_back_by_program(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Rejection> {
    let VoteMessage { vote, version } = api::read(body)?;
    talk_by_program(&app, &id, &headers, version, TalkKind::TakeBack(vote.into())).await
}

/// The same for programs: time for another seat.
pub(super) async fn give_by_program(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Rejection> {
    let GiveMessage { seat } = api::read(body)?;
    talk_by_program(&app, &id, &headers, 0, TalkKind::Give(seat)).await
}

/// The same for programs: a phrase.
pub(super) async fn say_by_program(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Rejection> {
    let SayMessage { phrase } = api::read(body)?;
    talk_by_program(&app, &id, &headers, 0, TalkKind::Say(phrase)).await
}

async fn talk_by_program(
    app: &App,
    id: &TableId,
    headers: &HeaderMap,
    version: u32,
    kind: TalkKind,
) -> Result<Response, Rejection> {
    let guest = api::token_holder(app, id, headers)?;
    let request = TalkRequest { version, kind };
    let talk = |reply| Command::Talk { guest: guest.clone(), request: request.clone(), reply };
    let answer = app.live().ask(id, talk).await?;
    api::state_or_refusal(&answer, &guest)
}

impl From<VoteWord> for Vote {
    fn from(word: VoteWord) -> Self {
        match word {
            VoteWord::Ask => Self::Ask,
            VoteWord::Yes => Self::Yes,
            VoteWord::No => Self::No,
        }
    }
}
