//! What programs are answered.

use std::fmt::Display;

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use patolli_catalog::{Arg, Choice, Lang, Message, Score, Seat, Words};
use patolli_store::Phase;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{reader::Reader, refusal::Refusal, snapshot::Snapshot, trouble::Trouble};

/// How a table stands, for one seat.
#[derive(Serialize)]
pub(in crate::routes) struct Stands {
    version: u32,
    seat: u8,
    to_move: Option<u8>,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<Score>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    view: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choice>>,
}

impl Stands {
    pub(super) fn of(snapshot: &Snapshot, reader: &Reader) -> Result<Self, Trouble> {
        let play = &snapshot.play;
        let seat = reader.seats(&snapshot.table).first().copied().ok_or(Trouble::NotYours)?;
        let over = is_over(snapshot);
        let scores = || play.scores().into_iter().map(|it| play.kind().score(it)).collect();
        let legal = || play.choices().into_iter().filter(|it| it.refused.is_none()).collect();
        Ok(Self {
            version: snapshot.version,
            seat,
            to_move: snapshot.asked().map(Seat::number),
            over,
            scores: over.then(scores),
            places: over.then(|| play.places()),
            view: play.view_json(snapshot.eyes(reader).viewer),
            choices: is_asked(snapshot, reader).then(legal),
        })
    }
}

/// Whether the game is over.
pub(super) fn is_over(snapshot: &Snapshot) -> bool {
    snapshot.table.phase == Phase::Finished
}

/// Whether the reader must decide.
pub(super) fn is_asked(snapshot: &Snapshot, reader: &Reader) -> bool {
    snapshot.asked().is_some_and(|it| reader.seats(&snapshot.table).contains(&it.number()))
}

/// Why a program does not get what it asked for; the kinds are those of the engine, and some more.
pub(crate) struct Failure {
    status: StatusCode,
    error: Body,
}

#[derive(Serialize)]
struct Body {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Value>,
}

impl Failure {
    /// A failure of a kind, with words for people.
    pub(super) fn new(status: StatusCode, kind: &'static str, message: impl Display) -> Self {
        Self { status, error: Body { kind, message: format!("{message}"), rule: None, reason: None } }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(json!({ "error": self.error }))).into_response();
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
            Trouble::NotYours => "token",
            Trouble::OtherSite => "other-site",
            Trouble::BadRequest(_) | Trouble::RecordWhileRunning => "command",
            Trouble::BadName => "name",
            Trouble::TooLarge | Trouble::TooSlow => "too-long",
            Trouble::Busy | Trouble::Stopping | Trouble::TooOften { .. } | Trouble::TooMany { .. } => "busy",
            Trouble::Damaged | Trouble::Broke | Trouble::Internal => "failed",
        };
        match trouble {
            Trouble::BadRequest(why) => Self::new(trouble.status(), kind, why),
            _ => Self::new(trouble.status(), kind, Words::of(Lang::En, "ui").say(trouble.key())),
        }
    }
}

/// Why a table refused what a program asked of it.
pub(super) fn refused(snapshot: &Snapshot, refusal: &Refusal) -> Failure {
    let words = Words::of(Lang::En, &snapshot.table.game);
    let (message, rule) = refusal.told();
    let said = match refusal {
        Refusal::Stale => format!("the table stands at version {}", snapshot.version),
        _ => words.tell(&message, &snapshot.names(words)),
    };
    let mut failure = Failure::new(refusal.status(), kind(refusal), said);
    if let Refusal::Illegal { .. } = refusal {
        failure.error.rule = Some(rule);
        failure.error.reason = Some(reason(message));
    }
    failure
}

fn kind(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Stale => "stale",
        Refusal::NotSeated => "token",
        Refusal::NotStarted => "not-started",
        Refusal::Over => "over",
        Refusal::NotYourTurn => "not-your-turn",
        Refusal::Notation => "notation",
        Refusal::Illegal { .. } => "illegal",
        Refusal::SeatTaken => "seat",
        Refusal::NotInvited => "invite",
        _ => "command",
    }
}

/// A reason as programs read it: a message key and its arguments by name.
fn reason(message: Message) -> Value {
    let value = |arg: Arg| match arg {
        Arg::Number(number) => Value::from(number),
        Arg::Seat(seat) => Value::from(seat.number()),
        Arg::Text(text) => Value::from(text),
        Arg::Term(key) => Value::from(key),
    };
    let args: Map<String, Value> =
        message.args.into_iter().map(|(name, arg)| (name.to_owned(), value(arg))).collect();
    json!({ "key": message.key, "args": args })
}
