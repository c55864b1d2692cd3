//! Links in mails. They need no cookie: what they may do is signed.

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use patolli_calls::Channel;
use patolli_web::model::{Shell, StopCalls};

use super::{Shown, calls, draw, html};
use crate::{calls::Link, denied::Denied, failure::Rejection, http::app::App, table::reader::Reader};

/// Confirms a mail address.
pub(super) async fn confirm(
    State(app): State<App>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<Response, Rejection> {
    calls(&app)?;
    let now = app.live().now();
    let person = match Link::named(&token) {
        Some((guest, _)) => app.store().person(&guest).await?,
        None => None,
    };
    let mail = person.and_then(|it| it.mail);
    let confirmed = mail.as_deref().and_then(|it| Some((Link::confirms(app.key(), &token, it, now)?, it)));
    if let Some((guest, mail)) = confirmed
        && app.store().confirm_mail(&guest, mail).await?
    {
        return Ok(Redirect::to("/calls?done=confirmed").into_response());
    }
    let notice = Some(reader.words().text("calls-link-over"));
    draw(&app, &reader.at("/calls".to_owned()), Shown { notice, ..Shown::default() }).await
}

/// Asks whether mails are to be stopped: following the link alone changes nothing, since programs follow links, too.
pub(super) async fn ask_to_stop(
    State(app): State<App>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<Response, Rejection> {
    Link::stops(app.key(), &token).ok_or(Denied::NotFound)?;
    Ok(drawn(&reader, false))
}

/// Stops mails. Mail programs ask for this by themselves, without a cookie.
pub(super) async fn stop(
    State(app): State<App>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<Response, Rejection> {
    let guest = Link::stops(app.key(), &token).ok_or(Denied::NotFound)?;
    if let Some(mut person) = app.store().person(&guest).await? {
        for channels in person.calls.values_mut() {
            channels.retain(|it| it != Channel::Mail.name());
        }
        person.calls.retain(|_, channels| !channels.is_empty());
        app.store().save_person(&person).await?;
    }
    Ok(drawn(&reader, true))
}

fn drawn(reader: &Reader, done: bool) -> Response {
    let page = StopCalls { shell: Shell { path: "/calls", ..reader.shell() }, done };
    let body = html(patolli_web::stop_calls(&page).into_string());
    (StatusCode::OK, [(header::CACHE_CONTROL, "no-store")], body).into_response()
}
