//! What goes wrong with a request, and its page.

use axum::{
    extract::{MatchedPath, Request, State},
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use patolli_web::model::Failure;

use crate::{app::App, live::Fault, reader::Reader, routes::ApiFailure};

/// What went wrong with a request. The page about it is drawn by [`dress`], in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// There is no such page.
    NotFound,
    /// There is no such table.
    NoSuchTable,
    /// The reader has no right to this.
    NotYours,
    /// The request came from a page of another site.
    OtherSite,
    /// The request makes no sense; why, for the log.
    BadRequest(&'static str),
    /// A name is empty, too long or unruly.
    BadName,
    /// More was sent than is read.
    TooLarge,
    /// Nothing happens this way at this address.
    WrongMethod,
    /// The record would give away what is hidden while the game runs.
    RecordWhileRunning,
    /// The table was played by rules this release does not know, or its log is damaged.
    Damaged,
    /// Too many are here already.
    Busy,
    /// Something failed that is nobody's fault at the table.
    Internal,
}

impl Trouble {
    /// The status that fits.
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::NotYours | Self::OtherSite | Self::RecordWhileRunning => StatusCode::FORBIDDEN,
            Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::BadName => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::Damaged | Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Message key of what happened.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::NotFound => "failure-not-found",
            Self::NoSuchTable => "failure-no-such-table",
            Self::NotYours => "failure-not-yours",
            Self::OtherSite => "failure-other-site",
            Self::BadRequest(_) | Self::WrongMethod => "failure-bad-request",
            Self::BadName => "failure-bad-name",
            Self::TooLarge => "failure-too-large",
            Self::RecordWhileRunning => "failure-record-running",
            Self::Damaged => "failure-damaged",
            Self::Busy => "failure-busy",
            Self::Internal => "failure-internal",
        }
    }

    /// What an answer without a page of its own means.
    fn from_status(status: StatusCode) -> Option<Self> {
        match status {
            StatusCode::NOT_FOUND => Some(Self::NotFound),
            StatusCode::PAYLOAD_TOO_LARGE => Some(Self::TooLarge),
            it if it.is_client_error() => Some(Self::BadRequest("refused by the framework")),
            it if it.is_server_error() => Some(Self::Internal),
            _ => None,
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Missing => Self::NoSuchTable,
            Fault::Damaged => Self::Damaged,
            Fault::Failed => Self::Internal,
        }
    }
}

impl From<patolli_store::Error> for Trouble {
    fn from(error: patolli_store::Error) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Internal
    }
}

/// Gives every failed request its page and one line in the log.
pub(crate) async fn dress(State(app): State<App>, request: Request, next: Next) -> Response {
    let (headers, uri) = (request.headers().clone(), request.uri().clone());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let told = response.extensions().get::<Trouble>().copied();
    let guessed = || Trouble::from_status(response.status()).filter(|_| !is_dressed(&response));
    let Some(trouble) = told.or_else(guessed) else {
        return response;
    };
    // The pattern of the address, since the address itself may hold an invitation.
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    tracing::info!(%method, route, why = ?trouble, "request refused");
    if uri.path().starts_with("/api/") {
        return ApiFailure::from(trouble).into_response();
    }
    let mut reader = Reader::of(&app, &headers, &uri);
    if method != Method::GET {
        // There is no page at this address to come back to.
        "/".clone_into(&mut reader.path);
    }
    let status = if told.is_some() { trouble.status() } else { response.status() };
    let page = Failure { shell: reader.shell(), status: status.as_u16(), key: trouble.key() };
    (status, crate::routes::html(patolli_web::failure(&page).into_string())).into_response()
}

/// Whether an answer says in words or in JSON what went wrong.
fn is_dressed(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], |it| it.as_bytes());
    kind.starts_with(b"text/html") || kind.starts_with(b"application/json")
}
