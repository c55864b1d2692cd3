//! Sitting down, coming by invitation, playing again.

use axum::{
    extract::{Path, State},
    http::request::Parts,
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use patolli_store::{Phase, Table, TableId};

use super::{TablePath, html, join_request::JoinRequest, table::redirect_or_refusal, to_table};
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    names::{self, BadName},
    secret::matches,
    table::{
        Command, RematchAnswer,
        reader::{Reader, seats_of},
        table_spec::GameResult,
    },
    tickets,
};

/// Sits down at a table: on the seat of the field `seat`, or anywhere. Who has no name yet may give one.
pub(super) async fn join(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let seat = fields.number("seat")?;
    let mut guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    if let Some(name) = fields.get("name") {
        guest.name = Some(names::parse(name).map_err(|BadName| Denied::BadName)?);
    }
    let shown = CookieJar::from_headers(&parts.headers).get(cookies::INVITE).map(|it| it.value().to_owned());
    let table = app.live().ask(&id, Command::Look).await?.table;
    let invited = shown.is_some_and(|it| matches(&it, &table.invite)) || is_asked(&app, &id, &guest).await?;
    let name = seat_name(&app, &reader, &guest, &table).await?;
    let word = fields.get("word");
    let request = JoinRequest { parts: &parts, guest: &guest.id, name, seat, invited, word };
    let answer = request.sit(&app, &table).await?;
    let cookie = cookies::set_guest(app.key(), &guest, reader.is_secure());
    Ok((cookie, redirect_or_refusal(&id, reader.known_as(guest), &answer)).into_response())
}

/// Whether a guest was asked by name to sit down at a table, and did not decline.
async fn is_asked(app: &App, id: &TableId, guest: &Guest) -> Result<bool, Rejection> {
    Ok(app.store().invitation(id, &guest.id).await?.is_some_and(|it| !it.declined))
}

/// The name of a guest at a table, which must be theirs to use unless they sit there already; a guest without
/// one gets a default name that is free at the table.
async fn seat_name(app: &App, reader: &Reader, guest: &Guest, table: &Table) -> Result<String, Rejection> {
    let name = reader.name_of(guest);
    if guest.name.is_some() {
        if seats_of(&guest.id, table).is_empty() {
            app.accounts().check_name(guest, &name).await?;
        }
        return Ok(name);
    }
    let others: Vec<&str> = names::other_names(table, &guest.id).collect();
    let is_taken = names::is_confusable(&name, others.iter().copied());
    Ok(if is_taken { names::free_default_name(reader.lang, 1, &others) } else { name })
}

/// Follows an invitation: on to its table, with the right to sit there.
pub(super) async fn invited(
    State(app): State<App>,
    Path(invite): Path<String>,
    reader: Reader,
) -> Result<Response, Rejection> {
    let (id, secret) = invite.split_at_checked(TableId::LENGTH).ok_or(Failure::NoSuchTable)?;
    let id: TableId = id.parse().map_err(|_| Failure::NoSuchTable)?;
    let table = app.live().ask(&id, Command::Look).await?.table;
    if !matches(secret, &table.invite) {
        return Err(Failure::NoSuchTable.into());
    }
    Ok((cookies::set_invitation(&id, secret, reader.is_secure()), to_table(&id)).into_response())
}

/// Gives the table a new invitation link.
pub(super) async fn renew(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let answer = app.live().ask(&id, |reply| Command::Renew { guest: guest.clone(), reply }).await?;
    Ok(redirect_or_refusal(&id, reader, &answer))
}

/// On to the table where the same people play again, with a seat there. To open it is to open a table like
/// any other.
pub(super) async fn rematch(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let guest = reader.guest.clone().ok_or(Denied::NotYours)?;
    let table = app.live().ask(&id, Command::Look).await?.table;
    let reservation = if opens_rematch(&table, &guest) {
        app.limits().table(app.store(), &parts, &guest.id, &table).await?
    } else {
        None
    };
    let promised = tickets::rematch(app.key(), &id);
    let word = tickets::word(app.key(), fields.get("word"), &promised.id, &guest.id).map_err(Denied::from)?;
    let rematch = |reply| Command::Rematch {
        guest: guest.id.clone(),
        promised: promised.clone(),
        word: word.clone(),
        reply,
    };
    match app.live().ask(&id, rematch).await? {
        RematchAnswer::Opened(next) => {
            if let Some(reservation) = reservation {
                reservation.confirm_as(&next);
            }
            // Those who played before are invited; if the seats are taken, they may watch.
            let next = app.live().ask(&next, Command::Look).await?.table;
            let name = seat_name(&app, &reader, &guest, &next).await?;
            let word = fields.get("word");
            let request =
                JoinRequest { parts: &parts, guest: &guest.id, name, seat: None, invited: true, word };
            request.sit(&app, &next).await?;
            Ok(to_table(&next.id).into_response())
        }
        RematchAnswer::Denied(snapshot, denied) => {
            let reader = reader.at(format!("/t/{id}"));
            let draw = |it: &patolli_web::model::Table<'_>| patolli_web::table(it).into_string();
            Ok((denied.status(), html(snapshot.show(&reader, Some(&denied), draw))).into_response())
        }
    }
}

/// Whether a guest's request opens a rematch: they played here, the game is over, and no rematch exists.
fn opens_rematch(table: &Table, guest: &Guest) -> bool {
    let over = table.phase == Phase::Finished;
    let opened = GameResult::from_table(table).is_none_or(|it| it.rematch.is_some());
    over && !opened && !seats_of(&guest.id, table).is_empty()
}
