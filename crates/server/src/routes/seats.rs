//! Sitting down, coming by invitation, playing again.

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use patolli_store::TableId;

use super::{At, html, table::answered, to_table};
use crate::{
    app::App,
    cookies::{self, Guest},
    fields::Fields,
    live::{Answer, Command},
    names::{self, BadName},
    reader::Reader,
    secret::is_right,
    tickets,
    trouble::Trouble,
};

/// Sits down at a table: on the seat of the field `seat`, or anywhere. Who has no name yet may give one.
pub(super) async fn join(
    State(app): State<App>,
    At(id): At,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Trouble> {
    let seat = fields.number("seat")?;
    let mut guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    if let Some(name) = fields.get("name") {
        guest.name = Some(names::read(name).map_err(|BadName| Trouble::BadName)?);
    }
    let shown = CookieJar::from_headers(&headers).get(cookies::INVITE).map(|it| it.value().to_owned());
    let table = app.live().ask(&id, Command::Look).await?.table;
    let invited = shown.is_some_and(|it| is_right(&it, &table.invite));
    let answer = sit(&app, &id, &reader, &guest, Wish { seat, invited, word: fields.get("word") }).await?;
    let cookie = cookies::keep_guest(app.key(), &guest, reader.is_secure());
    Ok((cookie, answered(&id, reader.known_as(guest), &answer)).into_response())
}

/// How somebody wants to sit down.
struct Wish<'a> {
    /// Where; anywhere if `None`.
    seat: Option<u8>,
    /// Whether they have an invitation.
    invited: bool,
    /// What they add to the shuffle, if they say it.
    word: Option<&'a str>,
}

async fn sit(
    app: &App,
    id: &TableId,
    reader: &Reader,
    guest: &Guest,
    wish: Wish<'_>,
) -> Result<Answer, Trouble> {
    let name = reader.name_of(guest);
    let Wish { seat, invited, word } = wish;
    let word = tickets::word(app.key(), word, id, &guest.id)?;
    let join = |reply| Command::Join {
        guest: guest.id.clone(),
        name: name.clone(),
        seat,
        invited,
        word: word.clone(),
        reply,
    };
    Ok(app.live().ask(id, join).await?)
}

/// Follows an invitation: on to its table, with the right to sit there.
pub(super) async fn invited(
    State(app): State<App>,
    Path(invite): Path<String>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let (id, secret) = invite.split_at_checked(TableId::LENGTH).ok_or(Trouble::NoSuchTable)?;
    let id: TableId = id.parse().map_err(|_| Trouble::NoSuchTable)?;
    let table = app.live().ask(&id, Command::Look).await?.table;
    if !is_right(secret, &table.invite) {
        return Err(Trouble::NoSuchTable);
    }
    Ok((cookies::keep_invitation(&id, secret, reader.is_secure()), to_table(&id)).into_response())
}

/// Gives the table a new invitation link.
pub(super) async fn renew(State(app): State<App>, At(id): At, reader: Reader) -> Result<Response, Trouble> {
    let guest = reader.id().cloned().ok_or(Trouble::NotYours)?;
    let answer = app.live().ask(&id, |reply| Command::Renew { guest: guest.clone(), reply }).await?;
    Ok(answered(&id, reader, &answer))
}

/// On to the table where the same people play again, with a seat there.
pub(super) async fn rematch(
    State(app): State<App>,
    At(id): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let guest = reader.guest.clone().ok_or(Trouble::NotYours)?;
    let promised = tickets::rematch(app.key(), &id);
    let word = tickets::word(app.key(), fields.get("word"), &promised.id, &guest.id)?;
    let rematch = |reply| Command::Rematch {
        guest: guest.id.clone(),
        promised: promised.clone(),
        word: word.clone(),
        reply,
    };
    match app.live().ask(&id, rematch).await? {
        Ok(next) => {
            // Whoever played before is invited; if the seats are taken, they may watch.
            let wish = Wish { seat: None, invited: true, word: fields.get("word") };
            sit(&app, &next, &reader, &guest, wish).await?;
            Ok(to_table(&next).into_response())
        }
        Err((refusal, snapshot)) => {
            let reader = reader.at(format!("/t/{id}"));
            let draw = |it: &patolli_web::model::Table<'_>| patolli_web::table(it).into_string();
            Ok((refusal.status(), html(snapshot.show(&reader, Some(&refusal), draw))).into_response())
        }
    }
}
