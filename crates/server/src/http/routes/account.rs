//! The reader's account: making one, signing in and out, another password, deleting it.

pub(super) mod data;
pub(super) mod merge;

use axum::{
    extract::State,
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use patolli_store::{ChangeEvent, Filter, GuestId, Phase, Table};
use patolli_web::model::{Account, AccountRefusal, MergeOffer, Shell};

use super::html;
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    table::{Command, reader::Reader},
};

/// The page; the field `done` says what has just been done.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let account = app.accounts().account_of(reader.guest.as_ref()).await?;
    let key = match fields.get("done") {
        Some("made") if account.is_some() => Some("account-done-made"),
        Some("password") if account.is_some() => Some("account-done-password"),
        Some("everywhere") if account.is_none() => Some("account-done-everywhere"),
        Some("deleted") if account.is_none() => Some("account-done-deleted"),
        Some("forgotten") if account.is_none() => Some("account-done-forgotten"),
        _ => None,
    };
    let mut notice = key.map(|it| reader.words().text(it));
    if let (Some("merged"), Some(left)) = (fields.get("done"), fields.number::<u32>("left")?) {
        notice = Some(reader.words().text_with("account-merge-left", &[("n", left.into())]));
    }
    let shell = Shell { path: PAGE, notice, ..reader.shell() };
    let name = shell.guest;
    let signed_in = account.as_ref().map(|it| it.name.as_str());
    let merge = match (&account, fields.get("merge")) {
        (Some(account), Some(offer)) => offered_merge(&app, &account.guest, offer).await?,
        _ => None,
    };
    Ok(drawn(StatusCode::OK, &Account { signed_in, name, refused: None, merge, shell }))
}

/// The question whether the seats that the reader had as a guest come along, if an offer is valid.
async fn offered_merge(app: &App, to: &GuestId, offer: &str) -> Result<Option<MergeOffer>, Rejection> {
    let Some(from) = merge::read(app.key(), offer, to, app.live().now()) else { return Ok(None) };
    let tables = u32::try_from(tables_of(app, &from).await?.len()).unwrap_or(u32::MAX);
    Ok((tables > 0).then(|| MergeOffer { offer: offer.to_owned(), tables }))
}

/// Makes an account for the reader, who keeps all seats.
pub(super) async fn make(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    if app.accounts().account_of(reader.guest.as_ref()).await?.is_some() {
        return Ok(Redirect::to(PAGE).into_response());
    }
    app.limits().account(&parts)?;
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let [name, password] = ["name", "password"].map(|it| fields.get(it).unwrap_or_default());
    match app.accounts().make(&guest, name, password).await {
        Ok(guest) => {
            show_marks(&app, &tables_of(&app, &guest.id).await?);
            Ok(known(&app, &reader, &guest, "/account?done=made"))
        }
        Err(rejection) => refused(&reader, None, name, rejection),
    }
}

/// Signs the reader in: from now on this browser has the seats of the account.
pub(super) async fn sign_in(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let [name, password] = ["name", "password"].map(|it| fields.get(it).unwrap_or_default());
    app.limits().sign_in(&parts, name)?;
    match app.accounts().sign_in(name, password).await? {
        Some(guest) => {
            // What was learned before signing in is not lost.
            if let Some(before) = reader.guest.as_ref().filter(|it| it.stamp.is_none() && it.id != guest.id) {
                app.store().move_learned(&before.id, &guest.id).await?;
            }
            let on = merge::after_sign_in(&app, reader.guest.as_ref(), &guest).await?;
            Ok(known(&app, &reader, &guest, &on))
        }
        None => refused(&reader, None, name, Denied::Account(AccountRefusal::Wrong).into()),
    }
}

/// Changes the password; all other browsers are signed out.
pub(super) async fn change_password(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let account = app.accounts().account_of(reader.guest.as_ref()).await?;
    let (Some(account), Some(guest)) = (account, &reader.guest) else {
        return Err(Denied::NotYours.into());
    };
    app.limits().sign_in(&parts, &account.name)?;
    let [present, password] = ["present", "password"].map(|it| fields.get(it).unwrap_or_default());
    match app.accounts().change_password(&account, guest, present, password).await {
        Ok(guest) => Ok(known(&app, &reader, &guest, "/account?done=password")),
        Err(rejection) => refused(&reader, Some(&account.name), "", rejection),
    }
}

/// Signs this browser out.
pub(super) async fn sign_out(reader: Reader) -> Response {
    (cookies::remove_guest(reader.is_secure()), Redirect::to("/")).into_response()
}

/// Signs every browser out.
pub(super) async fn sign_out_everywhere(
    State(app): State<App>,
    reader: Reader,
) -> Result<Response, Rejection> {
    let guest = reader.guest.as_ref().filter(|it| it.stamp.is_some()).ok_or(Denied::NotYours)?;
    app.accounts().sign_out_everywhere(&guest.id).await?;
    let on = Redirect::to("/account?done=everywhere");
    Ok((cookies::remove_guest(reader.is_secure()), on).into_response())
}

/// Deletes the account, for whoever types its name and password: the computer plays on for it, games without other people
/// are deleted, and nobody is called by its name any more.
pub(super) async fn delete(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let account = app.accounts().account_of(reader.guest.as_ref()).await?.ok_or(Denied::NotYours)?;
    app.limits().sign_in(&parts, &account.name)?;
    let [name, password] = ["name", "present"].map(|it| fields.get(it).unwrap_or_default());
    let is_named =
        patolli_store::Account::fold_case(name.trim()) == patolli_store::Account::fold_case(&account.name);
    if !app.accounts().is_password(&account, password).await? || !is_named {
        let wrong = Denied::Account(AccountRefusal::WrongToDelete);
        return refused(&reader, Some(&account.name), "", wrong.into());
    }
    let tables = leave_for_good(&app, &account.guest).await?;
    app.accounts().remove(&account).await?;
    show_marks(&app, &tables);
    let on = Redirect::to("/account?done=deleted");
    Ok((cookies::remove_guest(reader.is_secure()), on).into_response())
}

/// Forgets a guest without an account: there is no password to ask for, and the cookie is all they have.
pub(super) async fn forget(State(app): State<App>, reader: Reader) -> Result<Response, Rejection> {
    let guest = reader.guest.as_ref().filter(|it| it.stamp.is_none()).ok_or(Denied::NotYours)?;
    let tables = leave_for_good(&app, &guest.id).await?;
    app.store().forget_guest(&guest.id).await?;
    show_marks(&app, &tables);
    let on = Redirect::to("/account?done=forgotten");
    Ok((cookies::remove_guest(reader.is_secure()), on).into_response())
}

/// Lets the computer play for a guest wherever others play, for good; returns their unfinished tables.
async fn leave_for_good(app: &App, guest: &GuestId) -> Result<Vec<Table>, Rejection> {
    let tables = tables_of(app, guest).await?;
    for table in tables.iter().filter(|it| it.phase == Phase::Running) {
        let leave = |reply| Command::Leave { guest: guest.clone(), for_good: true, reply };
        match app.live().ask(&table.id, leave).await {
            // A table that this release cannot play goes on as it is.
            Ok(_) | Err(Failure::Damaged | Failure::Newer | Failure::NoSuchTable | Failure::Closed) => {}
            Err(failure) => return Err(failure.into()),
        }
    }
    Ok(tables)
}

/// The unfinished tables where a guest sits.
async fn tables_of(app: &App, guest: &GuestId) -> Result<Vec<Table>, Rejection> {
    let mut tables = Vec::new();
    for phase in [Phase::Open, Phase::Running] {
        tables.extend(app.store().tables(Filter::by_guest(guest.clone()).in_phase(phase)).await?);
    }
    Ok(tables)
}

/// Lets tables in memory read again who sits there, and who of them has an account.
fn show_marks(app: &App, tables: &[Table]) {
    for table in tables {
        app.live().on_change(&ChangeEvent::TableChanged { id: table.id.clone(), n: u32::MAX });
    }
}

/// The page of the account; there is none at the addresses of the forms.
const PAGE: &str = "/account";

/// Redirects to a page and sets the guest's cookie.
fn known(app: &App, reader: &Reader, guest: &Guest, on: &str) -> Response {
    (cookies::set_guest(app.key(), guest, reader.is_secure()), Redirect::to(on)).into_response()
}

/// The form with the reason why it was refused; other rejections are passed on.
fn refused(
    reader: &Reader,
    signed_in: Option<&str>,
    name: &str,
    rejection: Rejection,
) -> Result<Response, Rejection> {
    let Rejection::Denied(Denied::Account(why)) = rejection else { return Err(rejection) };
    let shell = Shell { path: PAGE, ..reader.shell() };
    Ok(drawn(rejection.status(), &Account { signed_in, name, refused: Some(why), merge: None, shell }))
}

/// Nothing of it is kept by the browser, so that going back after signing out shows nothing.
fn drawn(status: StatusCode, page: &Account<'_>) -> Response {
    let page = html(patolli_web::account(page).into_string());
    (status, [(header::CACHE_CONTROL, "no-store")], page).into_response()
}
