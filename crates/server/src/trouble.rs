//! What goes wrong with a request, and its page.

use axum::{
    extract::{Request, State},
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use patolli_catalog::ContributionError;
use patolli_web::model::Failure;

use crate::{
    accounts::Session, app::App, db_health, live::Fault, reader::Reader, routes::ApiFailure,
    tickets::BadTicket,
};

/// After how many seconds a server that was busy or stopped is worth another try.
const SOON: u32 = 5;

/// After how many seconds it is worth another try where a game must start first, or a review be done.
const LATER: u32 = 60;

/// What went wrong with a request. The page about it is drawn by [`dress`], in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// There is no such page.
    NotFound,
    /// There is no such table.
    NoSuchTable,
    /// The table was closed.
    Closed,
    /// The reader has no right to this.
    NotYours,
    /// The table cannot be closed, since somebody else plays there.
    OthersPlay,
    /// The request came from a page of another site.
    OtherSite,
    /// The request makes no sense; why, for the log.
    BadRequest(&'static str),
    /// A name is empty, too long or unruly.
    BadName,
    /// What somebody wants to add to the shuffle is empty, too long or unruly.
    BadWord,
    /// The form promises a shuffle that cannot be had.
    Ticket(BadTicket),
    /// A name is that of somebody's account, or looks like it.
    NameReserved,
    /// Somebody at one of the reader's tables has a name that looks the same.
    NameShared,
    /// The request names another host than the one where people reach this server.
    WrongHost,
    /// More was sent than is read.
    TooLarge,
    /// Nothing happens this way at this address.
    WrongMethod,
    /// The record would give away what is hidden while the game runs.
    RecordWhileRunning,
    /// The table is played by rules that only a newer program knows.
    Newer,
    /// The log of the table is damaged.
    Damaged,
    /// Too many are here already.
    Busy,
    /// As many reviews of this person are computed or wait as may.
    ReviewsOfPerson,
    /// As many of their network are.
    ReviewsOfNetwork,
    /// As many of all are.
    ReviewsOfAll,
    /// The client asks too often; after so many seconds it may ask again.
    TooOften {
        /// How long to wait.
        seconds: u32,
    },
    /// The client has too many of something, or all have; after so many seconds it is worth trying again.
    TooMany {
        /// How long to wait.
        seconds: u32,
    },
    /// The client holds too many seats where the game has not started.
    TooManySeats,
    /// The client lists too many tables.
    TooManyListed,
    /// The client took too long to send what it wanted.
    TooSlow,
    /// The server stops, and will be back.
    Stopping,
    /// The database does not do its work, and will again.
    Away,
    /// The program failed while the table worked; its log is whole.
    Broke,
    /// Something failed that is nobody's fault at the table.
    Internal,
}

impl Trouble {
    /// The status that fits.
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::Closed | Self::Ticket(BadTicket::Ended) => StatusCode::GONE,
            // Where the table does not work, the server does.
            Self::Damaged
            | Self::Newer
            | Self::OthersPlay
            | Self::NameReserved
            | Self::NameShared
            | Self::Ticket(BadTicket::Used) => StatusCode::CONFLICT,
            Self::NotYours | Self::OtherSite | Self::RecordWhileRunning => StatusCode::FORBIDDEN,
            Self::BadRequest(_) | Self::Ticket(BadTicket::Unknown) => StatusCode::BAD_REQUEST,
            Self::BadName | Self::BadWord => StatusCode::UNPROCESSABLE_ENTITY,
            Self::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Busy | Self::ReviewsOfAll | Self::Stopping | Self::Away => StatusCode::SERVICE_UNAVAILABLE,
            Self::TooOften { .. }
            | Self::TooMany { .. }
            | Self::TooManySeats
            | Self::TooManyListed
            | Self::ReviewsOfPerson
            | Self::ReviewsOfNetwork => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Internal | Self::Broke => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Message key of what happened.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::NotFound => "failure-not-found",
            Self::NoSuchTable => "failure-no-such-table",
            Self::Closed => "failure-closed",
            Self::NotYours => "failure-not-yours",
            Self::OthersPlay => "failure-others-play",
            Self::OtherSite => "failure-other-site",
            Self::BadRequest(_) | Self::WrongMethod => "failure-bad-request",
            Self::BadName => "failure-bad-name",
            Self::BadWord => "failure-bad-word",
            Self::Ticket(why) => why.key(),
            Self::NameReserved => "failure-name-reserved",
            Self::NameShared => "failure-name-shared",
            Self::WrongHost => "failure-wrong-host",
            Self::TooLarge => "failure-too-large",
            Self::RecordWhileRunning => "failure-record-running",
            Self::Newer => "failure-newer",
            Self::Damaged => "failure-damaged",
            Self::Busy => "failure-busy",
            Self::ReviewsOfPerson => "failure-reviews-person",
            Self::ReviewsOfNetwork => "failure-reviews-network",
            Self::ReviewsOfAll => "failure-reviews-all",
            Self::TooOften { .. } => "failure-too-often",
            Self::TooMany { .. } => "failure-too-many",
            Self::TooManySeats => "failure-too-many-seats",
            Self::TooManyListed => "failure-too-many-listed",
            Self::TooSlow => "failure-too-slow",
            Self::Stopping => "failure-stopping",
            Self::Away => "failure-away",
            Self::Broke => "failure-broke",
            Self::Internal => "failure-internal",
        }
    }

    /// After how many seconds it is worth trying again, if waiting helps.
    fn retry_after(self) -> Option<u32> {
        match self {
            Self::TooOften { seconds } | Self::TooMany { seconds } => Some(seconds),
            Self::Busy | Self::Stopping | Self::Away => Some(SOON),
            Self::TooManySeats
            | Self::TooManyListed
            | Self::ReviewsOfPerson
            | Self::ReviewsOfNetwork
            | Self::ReviewsOfAll => Some(LATER),
            _ => None,
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
            Fault::Closed => Self::Closed,
            Fault::Newer => Self::Newer,
            Fault::Damaged => Self::Damaged,
            Fault::Broke => Self::Broke,
            Fault::Stopping => Self::Stopping,
            Fault::Away => Self::Away,
            Fault::Failed => Self::Internal,
        }
    }
}

impl From<patolli_store::Error> for Trouble {
    fn from(error: patolli_store::Error) -> Self {
        tracing::error!(%error, "the store failed");
        if db_health::is_database_failure(&error) { Self::Away } else { Self::Internal }
    }
}

impl From<ContributionError> for Trouble {
    fn from(_: ContributionError) -> Self {
        Self::BadWord
    }
}

/// Marks an answer that says in its own words what is wrong, for programs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InWords;

/// Gives every failed request its page and one line in the log.
pub(crate) async fn dress(State(app): State<App>, request: Request, next: Next) -> Response {
    let (headers, uri) = (request.headers().clone(), request.uri().clone());
    let (method, session) = (request.method().clone(), Session::from_extensions(request.extensions()));
    let response = next.run(request).await;
    let told = response.extensions().get::<Trouble>().copied();
    let guessed = || Trouble::from_status(response.status()).filter(|_| !is_dressed(&response));
    let Some(trouble) = told.or_else(guessed) else {
        return response;
    };
    tracing::info!(why = ?trouble, "request refused");
    let status = if told.is_some() { trouble.status() } else { response.status() };
    let answer = if uri.path().starts_with("/api/") {
        ApiFailure::from(trouble).into_response()
    } else {
        let mut reader = Reader::from_request(&app, &session, &headers, &uri);
        if method != Method::GET {
            reader.path = way_back(trouble, uri.path());
        }
        let page = Failure { shell: reader.shell(), status: status.as_u16(), key: trouble.key() };
        (status, crate::routes::html(patolli_web::failure(&page).into_string())).into_response()
    };
    match trouble.retry_after() {
        // A page that only waits for the database comes again by itself.
        Some(seconds) if trouble == Trouble::Away && method == Method::GET => {
            let headers =
                [(header::RETRY_AFTER, seconds.to_string()), (header::REFRESH, seconds.to_string())];
            (headers, answer).into_response()
        }
        Some(seconds) => ([(header::RETRY_AFTER, seconds.to_string())], answer).into_response(),
        None => answer,
    }
}

/// Where the reader can go back to: there is no page at the address of a form, but a table that broke is opened again.
fn way_back(trouble: Trouble, path: &str) -> String {
    let table = path.strip_prefix("/t/").and_then(|it| it.split('/').next());
    match (trouble, table) {
        (Trouble::Broke, Some(id)) => format!("/t/{id}"),
        _ => "/".to_owned(),
    }
}

/// Whether an answer says in words or in JSON what went wrong.
fn is_dressed(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], |it| it.as_bytes());
    let words = response.extensions().get::<InWords>().is_some();
    words || kind.starts_with(b"text/html") || kind.starts_with(b"application/json")
}
