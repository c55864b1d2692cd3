//! What programs are answered over HTTP.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use patolli_catalog::{Lang, Localizer};

use crate::{
    program::{ErrorBody, ErrorEnvelope},
    refusal::Refusal,
    snapshot::Snapshot,
    trouble::Trouble,
};

/// Why a program does not get what it asked for.
pub(crate) struct Failure {
    status: StatusCode,
    why: ErrorBody,
}

impl Failure {
    /// A failure with a status and a reason.
    pub(super) const fn new(status: StatusCode, why: ErrorBody) -> Self {
        Self { status, why }
    }

    /// What a table refused.
    pub(super) fn refused(snapshot: &Snapshot, refusal: &Refusal) -> Self {
        Self::new(refusal.status(), ErrorBody::refused(snapshot, refusal))
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(ErrorEnvelope { error: self.why })).into_response();
        if self.status == StatusCode::UNAUTHORIZED {
            response
                .headers_mut()
                .insert(header::WWW_AUTHENTICATE, header::HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        let kind = match trouble {
            Trouble::NotFound | Trouble::WrongMethod => "address",
            Trouble::NoSuchTable => "table",
            Trouble::Closed => "closed",
            Trouble::NotYours => "token",
            Trouble::OthersPlay => "others-play",
            Trouble::OtherSite | Trouble::WrongHost => "other-site",
            Trouble::BadRequest(_) | Trouble::RecordWhileRunning => "command",
            Trouble::BadName | Trouble::NameReserved | Trouble::NameShared => "name",
            Trouble::BadWord => "word",
            Trouble::Ticket(_) => "ticket",
            Trouble::TooLarge | Trouble::TooSlow => "too-long",
            Trouble::Busy
            | Trouble::ReviewsOfPerson
            | Trouble::ReviewsOfNetwork
            | Trouble::ReviewsOfAll
            | Trouble::Stopping
            | Trouble::Away
            | Trouble::TooOften { .. }
            | Trouble::TooMany { .. }
            | Trouble::TooManySeats
            | Trouble::TooManyListed => "busy",
            Trouble::Newer => "rules",
            Trouble::Damaged => "damaged",
            Trouble::Broke | Trouble::Internal => "failed",
        };
        match trouble {
            Trouble::BadRequest(why) => Self::new(trouble.status(), ErrorBody::new(kind, why)),
            _ => Self::new(
                trouble.status(),
                ErrorBody::new(kind, Localizer::for_game(Lang::En, "ui").text(trouble.key())),
            ),
        }
    }
}
