//! Pages and JSON about rejected requests.

use axum::{
    extract::{Request, State},
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use patolli_store::format_minute;
use patolli_web::model;

use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    http::{accounts::Session, api_errors, app::App},
    table::reader::Reader,
};

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl IntoResponse for Denied {
    fn into_response(self) -> Response {
        Rejection::Denied(self).into_response()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        Rejection::Failed(self).into_response()
    }
}

/// Marks a response that explains itself in plain text, for programs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainText;

/// Middleware that gives every rejected request its page, or JSON for programs, and one line in the log.
pub(crate) async fn render(State(app): State<App>, request: Request, next: Next) -> Response {
    let (headers, uri) = (request.headers().clone(), request.uri().clone());
    let (method, session) = (request.method().clone(), Session::from_extensions(request.extensions()));
    let response = next.run(request).await;
    let told = response.extensions().get::<Rejection>().cloned();
    let status = told.as_ref().map_or(response.status(), Rejection::status);
    let guessed = || from_status(response.status()).filter(|_| !explains_itself(&response));
    let Some(rejection) = told.or_else(guessed) else {
        return response;
    };
    tracing::info!(why = rejection.log_reason(), "request refused");
    let answer = if uri.path().starts_with("/api/") {
        api_errors::rejected(&rejection, status)
    } else {
        let mut reader = Reader::from_request(&app, &session, &headers, &uri);
        if method != Method::GET {
            reader.path = way_back(&rejection, uri.path());
        }
        let when = rejection.ends_at().map(format_minute).unwrap_or_default();
        let page =
            model::Failure { shell: reader.shell(), status: status.as_u16(), key: rejection.key(), when };
        (status, html(patolli_web::failure(&page).into_string())).into_response()
    };
    match rejection.retry_after() {
        // A page that only waits for the database reloads by itself.
        Some(seconds) if rejection == Failure::DbUnavailable.into() && method == Method::GET => {
            let headers =
                [(header::RETRY_AFTER, seconds.to_string()), (header::REFRESH, seconds.to_string())];
            (headers, answer).into_response()
        }
        Some(seconds) => ([(header::RETRY_AFTER, seconds.to_string())], answer).into_response(),
        None => answer,
    }
}

/// A page.
pub(crate) fn html(page: String) -> Response {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// The rejection that a response of the framework stands for.
fn from_status(status: StatusCode) -> Option<Rejection> {
    match status {
        StatusCode::NOT_FOUND => Some(Denied::NotFound.into()),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Denied::TooLarge.into()),
        it if it.is_client_error() => Some(Denied::BadRequest("refused by the framework").into()),
        it if it.is_server_error() => Some(Failure::Internal.into()),
        _ => None,
    }
}

/// The address to which the reader can go back: there is no page at the address of a form, but a table that
/// panicked is opened again.
fn way_back(rejection: &Rejection, path: &str) -> String {
    let table = path.strip_prefix("/t/").and_then(|it| it.split('/').next());
    match (rejection, table) {
        (Rejection::Failed(Failure::Panicked), Some(id)) => format!("/t/{id}"),
        _ => "/".to_owned(),
    }
}

/// Whether a response says in words or in JSON what went wrong.
fn explains_itself(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], |it| it.as_bytes());
    let plain = response.extensions().get::<PlainText>().is_some();
    plain || kind.starts_with(b"text/html") || kind.starts_with(b"application/json")
}
