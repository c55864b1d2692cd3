//! Errors for programs, as JSON over HTTP.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use patolli_catalog::{
    ContributionError, Lang, Localizer, Seat,
    protocol::{ErrorBody, ErrorKind},
};

use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    table::{
        program::{ErrorEnvelope, error_kind, table_error},
        snapshot::Snapshot,
    },
};

/// The response to a rejected request.
pub(crate) fn rejected(rejection: &Rejection, status: StatusCode) -> Response {
    let kind = kind(rejection);
    let body = match rejection {
        Rejection::Denied(Denied::BadRequest(why)) => ErrorBody::new(kind, why),
        Rejection::Denied(Denied::BadJson { why, .. }) => ErrorBody::new(kind, why),
        Rejection::Denied(Denied::BadWord) => ErrorBody::new(kind, ContributionError),
        Rejection::Denied(Denied::NoToken) => ErrorBody::new(kind, "a token of this table was expected"),
        Rejection::Denied(denied @ Denied::Banned { .. }) => {
            let words = Localizer::for_game(Lang::En, "ui");
            ErrorBody::new(kind, words.format_message(&denied.message(), &|_: Seat| String::new()))
        }
        _ => ErrorBody::new(kind, Localizer::for_game(Lang::En, "ui").text(rejection.key())),
    };
    response(status, body)
}

/// The response to what a table refused.
pub(crate) fn refused(snapshot: &Snapshot, denied: &Denied) -> Response {
    response(denied.status(), table_error(snapshot, denied))
}

fn response(status: StatusCode, body: ErrorBody) -> Response {
    let mut response = (status, Json(ErrorEnvelope::new(body))).into_response();
    if status == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

/// The kind of an error, as `docs/protocol.md` lists them.
fn kind(rejection: &Rejection) -> ErrorKind {
    match rejection {
        Rejection::Denied(it) => error_kind(it),
        Rejection::Failed(it) => match it {
            Failure::NoSuchTable => ErrorKind::Table,
            Failure::Closed => ErrorKind::Closed,
            Failure::Newer => ErrorKind::Rules,
            Failure::Damaged => ErrorKind::Damaged,
            Failure::Busy | Failure::Stopping | Failure::DbUnavailable => ErrorKind::Busy,
            Failure::Panicked | Failure::Internal => ErrorKind::Failed,
        },
    }
}
