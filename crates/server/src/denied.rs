//! Refusals: reasons that lie with the asker.

use axum::http::StatusCode;
use patolli_catalog::{ContributionError, Message, MoveError, UndoBarrier};
use patolli_store::format_minute;
use patolli_web::model::{AccountRefusal, FormError};

use crate::tickets::BadTicket;

/// `Retry-After` in seconds where a game must start first, or a review end.
const LATER: u32 = 60;

/// Why a request is refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Denied {
    /// The table has moved on since the reader looked.
    Stale,
    /// The guest does not sit here.
    NotSeated,
    /// Seats are still free.
    NotStarted,
    /// The game is over.
    Over,
    /// It is not over yet.
    NotOver,
    /// Another seat is to move.
    NotYourTurn,
    /// The computer plays for the seat and has begun its turn.
    StoodIn,
    /// Another proposal waits for answers.
    ProposalOpen,
    /// The person has proposed this often enough.
    ProposedOften,
    /// No other person is there who could agree.
    NobodyToAsk,
    /// There is nobody who needs time, or they were given it already.
    GiveTime,
    /// The person said enough for a while.
    SayOften,
    /// The guest, or their network, may do nothing here.
    Banned {
        /// Time at which it ends, in milliseconds since 1970; none if it does not end by itself.
        until: Option<i64>,
    },
    /// The owner freed the seat of this guest, who cannot sit down here again.
    Barred,
    /// The screen was not handed to the seat to move.
    Curtain,
    /// The table forbids hints.
    NoHints,
    /// Too many hints of this person wait or run.
    ManyHints,
    /// The guest took back too often at this table.
    UndoOften {
        /// Time to wait, in seconds.
        seconds: u32,
    },
    /// The seat has spent all entries that it may spend on undo.
    UndoExhausted,
    /// The text is no decision.
    Notation,
    /// A decision before the last of several reveals something or passes the turn.
    Sequence,
    /// The rules forbid it.
    Illegal {
        /// The reason.
        message: Message,
        /// The rule.
        rule: &'static str,
    },
    /// The last decision cannot be taken back.
    Undo(UndoBarrier),
    /// The seat is taken.
    SeatTaken,
    /// A person at the table has a name that looks the same.
    NameAtTable,
    /// The table is not listed, and the reader has no invitation.
    NotInvited,
    /// Only the owner of the table may do this.
    NotOwner,
    /// The game has started, so that invitations are over.
    Started,
    /// Moves are refused while the database is not ready.
    DbUnavailable,
    /// There is no such page.
    NotFound,
    /// The reader has no right to this.
    NotYours,
    /// A program has no valid token of the table.
    NoToken,
    /// The table cannot be closed, since other people play there.
    OthersPlay,
    /// The request came from a page of another site.
    OtherSite,
    /// The request makes no sense; why, for the log.
    BadRequest(&'static str),
    /// A program sent what is no JSON, or JSON of the wrong form.
    BadJson {
        /// Whether it is JSON, but of the wrong form.
        is_json: bool,
        /// The reason.
        why: String,
    },
    /// A name is empty, too long or malformed.
    BadName,
    /// A word for the shuffle is empty, too long or malformed.
    BadWord,
    /// The form promises a shuffle that cannot be had.
    Ticket(BadTicket),
    /// A form about an account is refused.
    Account(AccountRefusal),
    /// The form for a new table is refused.
    Form(Box<FormError>),
    /// A name is that of an account, or looks like it.
    NameReserved,
    /// A person at one of the reader's tables has a name that looks the same.
    NameShared,
    /// The request names another host than the public address.
    WrongHost,
    /// The body is too long.
    TooLarge,
    /// The address does not know this method.
    WrongMethod,
    /// The record would tell what is hidden while the game runs.
    RecordWhileRunning,
    /// This person has reached the limit of reviews.
    ReviewsOfPerson,
    /// Their network has.
    ReviewsOfNetwork,
    /// All together have.
    ReviewsOfAll,
    /// The client asks too often.
    TooOften {
        /// Time to wait, in seconds.
        seconds: u32,
    },
    /// The client, or all together, have too many of something.
    TooMany {
        /// Time to wait, in seconds.
        seconds: u32,
    },
    /// The client holds too many seats where the game has not started.
    TooManySeats,
    /// The client lists too many tables.
    TooManyListed,
    /// The client took too long to send its request.
    TooSlow,
}

const fn ticket_status(ticket: BadTicket) -> StatusCode {
    match ticket {
        BadTicket::Ended => StatusCode::GONE,
        BadTicket::Used => StatusCode::CONFLICT,
        BadTicket::Unknown => StatusCode::BAD_REQUEST,
    }
}

const fn account_status(refusal: AccountRefusal) -> StatusCode {
    match refusal {
        AccountRefusal::Wrong | AccountRefusal::WrongPresent | AccountRefusal::WrongToDelete => {
            StatusCode::FORBIDDEN
        }
        AccountRefusal::Name | AccountRefusal::Short | AccountRefusal::Long => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        AccountRefusal::Taken => StatusCode::CONFLICT,
    }
}

impl Denied {
    /// The HTTP status.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::Ticket(ticket) => ticket_status(*ticket),
            Self::Account(refusal) => account_status(*refusal),
            Self::NotSeated
            | Self::NotYourTurn
            | Self::StoodIn
            | Self::Barred
            | Self::Banned { .. }
            | Self::NotInvited
            | Self::NotOwner
            | Self::NoHints
            | Self::NotYours
            | Self::OtherSite
            | Self::RecordWhileRunning => StatusCode::FORBIDDEN,
            Self::Notation
            | Self::Sequence
            | Self::Illegal { .. }
            | Self::Undo(_)
            | Self::BadName
            | Self::BadWord
            | Self::Form(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::BadRequest(_) | Self::BadJson { .. } => StatusCode::BAD_REQUEST,
            Self::DbUnavailable | Self::ReviewsOfAll => StatusCode::SERVICE_UNAVAILABLE,
            Self::ManyHints
            | Self::SayOften
            | Self::ProposedOften
            | Self::UndoOften { .. }
            | Self::UndoExhausted
            | Self::TooOften { .. }
            | Self::TooMany { .. }
            | Self::TooManySeats
            | Self::TooManyListed
            | Self::ReviewsOfPerson
            | Self::ReviewsOfNetwork => StatusCode::TOO_MANY_REQUESTS,
            Self::Stale
            | Self::ProposalOpen
            | Self::NobodyToAsk
            | Self::GiveTime
            | Self::NotStarted
            | Self::Started
            | Self::Over
            | Self::NotOver
            | Self::Curtain
            | Self::NameAtTable
            | Self::SeatTaken
            | Self::OthersPlay
            | Self::NameReserved
            | Self::NameShared => StatusCode::CONFLICT,
            Self::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
        }
    }

    /// The key of the message, which tells no secret and may be logged.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Self::Illegal { message, .. } => message.key,
            Self::UndoOften { .. } => "denied-undo-often",
            Self::ManyHints => "denied-hints-many",
            Self::UndoExhausted => "denied-undo-spent",
            Self::Stale => "table-stale",
            Self::NotSeated => "denied-not-seated",
            Self::NotStarted => "denied-not-started",
            Self::Over | Self::Undo(UndoBarrier::Over) => "denied-over",
            Self::NotOver => "denied-not-over",
            Self::NotYourTurn => "denied-not-your-turn",
            Self::StoodIn => "denied-stood-in",
            Self::ProposalOpen => "denied-proposal-open",
            Self::ProposedOften => "denied-proposed-often",
            Self::NobodyToAsk => "denied-nobody-to-ask",
            Self::GiveTime => "denied-give",
            Self::SayOften => "denied-say",
            Self::Barred => "denied-freed",
            Self::Banned { until: Some(_) } => "failure-banned-until",
            Self::Banned { until: None } => "failure-banned",
            Self::Curtain => "denied-curtain",
            Self::NoHints => "denied-hints",
            Self::Notation => "denied-notation",
            Self::Sequence => "denied-sequence",
            Self::Undo(UndoBarrier::Start) => "denied-undo-nothing",
            Self::Undo(UndoBarrier::Reveal) => "denied-undo-reveal",
            Self::Undo(UndoBarrier::OtherSeat) => "denied-undo-other-seat",
            Self::SeatTaken => "denied-seat-taken",
            Self::NameAtTable => "denied-name-shared",
            Self::NotInvited => "denied-not-invited",
            Self::NotOwner => "denied-not-owner",
            Self::Started => "denied-started",
            Self::DbUnavailable => "denied-away",
            Self::NotFound => "failure-not-found",
            Self::NotYours | Self::NoToken => "failure-not-yours",
            Self::OthersPlay => "failure-others-play",
            Self::OtherSite => "failure-other-site",
            Self::BadRequest(_)
            | Self::BadJson { .. }
            | Self::WrongMethod
            | Self::Account(_)
            | Self::Form(_) => "failure-bad-request",
            Self::BadName => "failure-bad-name",
            Self::BadWord => "failure-bad-word",
            Self::Ticket(why) => why.key(),
            Self::NameReserved => "failure-name-reserved",
            Self::NameShared => "failure-name-shared",
            Self::WrongHost => "failure-wrong-host",
            Self::TooLarge => "failure-too-large",
            Self::RecordWhileRunning => "failure-record-running",
            Self::ReviewsOfPerson => "failure-reviews-person",
            Self::ReviewsOfNetwork => "failure-reviews-network",
            Self::ReviewsOfAll => "failure-reviews-all",
            Self::TooOften { .. } => "failure-too-often",
            Self::TooMany { .. } => "failure-too-many",
            Self::TooManySeats => "failure-too-many-seats",
            Self::TooManyListed => "failure-too-many-listed",
            Self::TooSlow => "failure-too-slow",
        }
    }

    /// The message, with its arguments.
    pub(crate) fn message(&self) -> Message {
        match self {
            Self::Illegal { message, .. } => message.clone(),
            Self::UndoOften { seconds } => Message::new(self.key()).number("seconds", *seconds),
            Self::Banned { until: Some(until) } => {
                Message::new(self.key()).text("when", format_minute(*until))
            }
            _ => Message::new(self.key()),
        }
    }

    /// The rule that forbids it; empty if it is no rule of the game.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Self::Illegal { rule, .. } => rule,
            _ => "",
        }
    }

    /// Seconds after which it is worth trying again, if waiting helps.
    pub(crate) const fn retry_after(&self) -> Option<u32> {
        match self {
            Self::TooOften { seconds } | Self::TooMany { seconds } => Some(*seconds),
            Self::TooManySeats
            | Self::TooManyListed
            | Self::ReviewsOfPerson
            | Self::ReviewsOfNetwork
            | Self::ReviewsOfAll => Some(LATER),
            _ => None,
        }
    }
}

impl From<MoveError> for Denied {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::Notation(_) => Self::Notation,
            MoveError::NotYourTurn(_) => Self::NotYourTurn,
            MoveError::Over => Self::Over,
            MoveError::Sequence => Self::Sequence,
            MoveError::Illegal { message, rule, .. } => Self::Illegal { message, rule },
        }
    }
}

impl From<ContributionError> for Denied {
    fn from(_: ContributionError) -> Self {
        Self::BadWord
    }
}
