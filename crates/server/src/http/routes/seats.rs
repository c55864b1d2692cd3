//! Sitting down, coming by invitation, playing again.

use axum::{
    extract::{Path, State},
    http::request::Parts,
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use patolli_store::{Phase, Table, TableId};

use super::{TablePath, html, table::redirect_or_refusal, to_table};
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    names::{self, BadName},
    secret::matches,
    table::{
        Answer, Command, RematchAnswer,
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
    let invited = shown.is_some_and(|it| matches(&it, &table.invite));
    let join_request =
        JoinRequest { parts: &parts, reader: &reader, guest: &guest, word: fields.get("word") };
    let answer = join_request.sit(&app, &table, seat, invited).await?;
    let cookie = cookies::set_guest(app.key(), &guest, reader.is_secure());
    Ok((cookie, redirect_or_refusal(&id, reader.known_as(guest), &answer)).into_response())
}

/// A request to sit down.
struct JoinRequest<'a> {
    parts: &'a Parts,
    reader: &'a Reader,
    guest: &'a Guest,
    /// Their word for the shuffle, if given.
    word: Option<&'a str>,
}

impl JoinRequest<'_> {
    /// Sits down, if there are not too many seats taken already and the name is theirs to use.
    async fn sit(
        &self,
        app: &App,
        table: &Table,
        seat: Option<u8>,
        invited: bool,
    ) -> Result<Answer, Rejection> {
        let (guest, name) = (&self.guest.id, self.name(table));
        let mut reservation = None;
        if seats_of(guest, table).is_empty() {
            if self.guest.name.is_some() {
                app.accounts().check_name(self.guest, &name).await?;
            }
            reservation = app.limits().seat(app.store(), self.parts, guest, table).await?;
        }
        let word = tickets::word(app.key(), self.word, &table.id, guest).map_err(Denied::from)?;
        let join = |reply| Command::Join {
            guest: guest.clone(),
            name: name.clone(),
            seat,
            invited,
            word: word.clone(),
            reply,
        };
        let answer = app.live().ask(&table.id, join).await?;
        if let Some(reservation) = reservation.filter(|_| answer.denied.is_none()) {
            reservation.confirm();
        }
        Ok(answer)
    }

    /// The name for the seat; a guest without one gets a default name that is free at the table.
    fn name(&self, table: &Table) -> String {
        let name = self.reader.name_of(self.guest);
        let others: Vec<&str> = names::other_names(table, &self.guest.id).collect();
        if self.guest.name.is_none() && names::is_confusable(&name, others.iter().copied()) {
            return names::free_default_name(self.reader.lang, 1, &others);
        }
        name
    }
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
            let join_request =
                JoinRequest { parts: &parts, reader: &reader, guest: &guest, word: fields.get("word") };
            join_request.sit(&app, &next, None, true).await?;
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
