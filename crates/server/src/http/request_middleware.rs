//! Middleware that identifies guests and applies the limits.

use axum::{
    extract::{Request, State},
    http::header,
    middleware::Next,
    response::{IntoResponse, Response},
};
use axum_extra::extract::SignedCookieJar;

use crate::{
    failure::Rejection,
    http::{
        accounts::{CookieStatus, Session},
        app::App,
        cookies,
    },
    table::reader::Reader,
};

/// Middleware that identifies the guest. An expired cookie is removed; an old one is renewed.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    // Pictures and style sheets are the same for everybody.
    let shown = (!request.uri().path().starts_with("/assets/"))
        .then(|| cookies::guest(&SignedCookieJar::from_headers(request.headers(), app.key().clone())));
    let Some(guest) = shown.flatten() else { return next.run(request).await };
    let status = app.accounts().check_cookie(guest).await;
    let session = Session(match &status {
        Ok(CookieStatus::Valid(guest) | CookieStatus::Renewed(guest)) => Ok(Some(guest.clone())),
        Ok(CookieStatus::Expired) => Ok(None),
        Err(failure) => Err(*failure),
    });
    let secure = Reader::from_request(&app, &session, request.headers(), request.uri()).is_secure();
    request.extensions_mut().insert(session);
    let response = next.run(request).await;
    if sets_cookie(&response) {
        return response;
    }
    match status {
        Ok(CookieStatus::Expired) => (cookies::remove_guest(secure), response).into_response(),
        Ok(CookieStatus::Renewed(guest)) => {
            (cookies::set_guest(app.key(), &guest, secure), response).into_response()
        }
        _ => response,
    }
}

/// Middleware that counts every request against the limits.
pub(crate) async fn admit(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let session = Session::from_extensions(&parts.extensions);
    let admitted = app.limits().request(&parts, session.guest().map(|it| it.id));
    match admitted.map_err(Rejection::from).and_then(|()| Ok(session.check()?)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(rejection) => rejection.into_response(),
    }
}

/// Whether a response sets the guest's cookie itself.
fn sets_cookie(response: &Response) -> bool {
    response.headers().get_all(header::SET_COOKIE).iter().any(|it| cookies::is_of_guest(it.as_bytes()))
}
