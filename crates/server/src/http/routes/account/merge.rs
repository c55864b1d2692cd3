//! Seats that somebody has as a guest, when they sign in to an account.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::Key;
use patolli_store::GuestId;

use super::{show_marks, tables_of};
use crate::{
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    http::{app::App, fields::Fields},
    secret::matches,
    table::reader::Reader,
    tickets,
};

/// Time for which it can be decided, in milliseconds.
const VALID_FOR: i64 = 60 * 60 * 1000;

/// What asks a reader who has just signed in whether the seats of the guest they were come along.
pub(super) fn offer(key: &Key, from: &GuestId, to: &GuestId, now: i64) -> String {
    let signature = tickets::sign(key, "merge", &format!("{from}.{to}.{now}"));
    format!("{from}.{now}.{signature}")
}

/// The guest whose seats an offer to `to` is about.
pub(super) fn read(key: &Key, text: &str, to: &GuestId, now: i64) -> Option<GuestId> {
    let mut parts = text.split('.');
    let (from, at): (GuestId, i64) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let in_time = now.abs_diff(at) <= VALID_FOR.unsigned_abs();
    (in_time && matches(text, &offer(key, &from, to, at))).then_some(from)
}

/// Takes the seats along, or leaves them.
pub(in super::super) async fn merge(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let account = app.accounts().account_of(reader.guest.as_ref()).await?.ok_or(Denied::NotYours)?;
    let now = app.live().now();
    let offer = fields.get("offer").unwrap_or_default();
    let from = read(app.key(), offer, &account.guest, now).ok_or(Denied::NotYours)?;
    if fields.get("take") != Some("yes") {
        return Ok(Redirect::to("/").into_response());
    }
    // A guest who has an account by now keeps what is theirs.
    if app.store().account_of_guest(&from).await?.is_some() {
        return Err(Denied::NotYours.into());
    }
    let tables = tables_of(&app, &from).await?;
    let (_, left) = app.store().merge_guests(&from, &account.guest).await?;
    show_marks(&app, &tables);
    let on = if left == 0 { "/".to_owned() } else { format!("/account?done=merged&left={left}") };
    Ok(Redirect::to(&on).into_response())
}

/// Where a reader goes who has just signed in: to the question whether seats come along, if they had any.
pub(super) async fn after_sign_in(app: &App, was: Option<&Guest>, is: &Guest) -> Result<String, Rejection> {
    let Some(was) = was.filter(|it| it.stamp.is_none() && it.id != is.id) else { return Ok("/".to_owned()) };
    if tables_of(app, &was.id).await?.is_empty() {
        return Ok("/".to_owned());
    }
    let offer = offer(app.key(), &was.id, &is.id, app.live().now());
    Ok(format!("/account?merge={offer}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_is_for_one_account_and_one_hour() {
        let (key, from, to) = (Key::generate(), GuestId::random(), GuestId::random());
        let text = offer(&key, &from, &to, 1_000);
        assert_eq!(read(&key, &text, &to, 2_000), Some(from.clone()));
        assert_eq!(read(&key, &text, &GuestId::random(), 2_000), None);
        assert_eq!(read(&key, &text, &to, 1_001 + VALID_FOR), None);
        assert_eq!(read(&Key::generate(), &text, &to, 2_000), None);
        assert_eq!(read(&key, &text.replace(from.as_str(), GuestId::random().as_str()), &to, 2_000), None);
    }
}
