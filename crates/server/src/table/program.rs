//! JSON for programs at a table: state, events, errors.

use std::{cell::OnceCell, fmt::Display};

use patolli_catalog::{
    AnyPlay, Choice, Json, Lang, Localizer, Message, Score, Seat, Step, Viewer,
    protocol::{AutomaticDecision, PROTOCOL, Question, ReadError, automatic_decisions},
};
use patolli_store::{GuestId, Phase, Table};
use serde::Serialize;

use crate::{
    denied::Denied,
    table::{
        perspective::{Perspective, asked},
        reader::seats_of,
        sitting::Sitting,
        snapshot::Snapshot,
    },
};

/// A game at one moment, and whether seats have secrets then, found out once for all seats that are told of it.
pub(crate) struct GameMoment<'a> {
    play: &'a dyn AnyPlay,
    has_secrets: OnceCell<bool>,
}

impl<'a> GameMoment<'a> {
    /// The game as it stands.
    pub(crate) const fn new(play: &'a dyn AnyPlay) -> Self {
        Self { play, has_secrets: OnceCell::new() }
    }

    fn has_secrets(&self) -> bool {
        *self.has_secrets.get_or_init(|| self.play.has_secrets())
    }
}

/// How far the log of a table has come, and who is away there.
pub(crate) struct LogPosition {
    version: u32,
    decided: u32,
    away: Vec<u8>,
}

impl LogPosition {
    /// That of a table at a version.
    pub(crate) fn new(version: u32, sitting: &Sitting, table: &Table) -> Self {
        let is_away = |it: &u8| sitting.stand_in(*it, table.to_move).is_some();
        let seats = 0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
        Self { version, decided: sitting.decided, away: seats.filter(is_away).collect() }
    }
}

/// The whole state of a table for one seat.
#[derive(Serialize)]
pub(crate) struct SeatState {
    #[serde(flatten)]
    state: GameState,
    seat: u8,
    view: serde_json::Value,
}

/// Part of every message to a program: state of the game and choices of its seat.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct GameState {
    protocol: u32,
    version: u32,
    decided: u32,
    /// Seats of people for whom the computer plays.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    away: Vec<u8>,
    to_move: Option<u8>,
    over: bool,
    /// `None` also for seats that may not know what another one is asked.
    question: Option<Question>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<Score>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choice>>,
}

/// Events since the last message to a program.
#[derive(Serialize)]
struct ProgramUpdate {
    #[serde(flatten)]
    state: GameState,
    #[serde(flatten)]
    news: News,
}

/// What happened, as far as a seat may know it.
#[derive(Serialize)]
pub(crate) struct News {
    automatic: Vec<AutomaticDecision>,
    events: Vec<Json>,
}

/// The state after a decision, and what happened by it.
#[derive(Serialize)]
pub(crate) struct DecisionState {
    #[serde(flatten)]
    pub(crate) state: SeatState,
    #[serde(flatten)]
    pub(crate) news: News,
}

impl News {
    /// What happened from decision `from` on. While seats have secrets, decisions of others are not told.
    pub(crate) fn new(moment: &GameMoment<'_>, seat: Seat, from: usize) -> Self {
        let mut steps = moment.play.steps_since(from);
        let others = |it: &Step| it.auto && it.seat != seat;
        if steps.iter().any(others) && moment.has_secrets() {
            steps.retain(|it| !others(it));
        }
        let events = moment.play.events_json(Some(Viewer::Seat(seat)), from);
        Self { automatic: automatic_decisions(&steps), events }
    }
}

impl SeatState {
    /// The state for a guest at the table; `None` for others.
    pub(crate) fn new(snapshot: &Snapshot, guest: &GuestId) -> Option<Self> {
        let (table, play) = (&snapshot.table, &*snapshot.play);
        let seats = seats_of(guest, table);
        let seat = seats.first().copied()?;
        let perspective =
            Perspective::current(play, table.phase, &seats, snapshot.lifted.get(guest).copied());
        let at = LogPosition::new(snapshot.version, &snapshot.sitting, table);
        let state = GameState::new(&GameMoment::new(play), table.phase, &at, &seats);
        let view =
            if table.is_dealt() { play.view_json(perspective.viewer) } else { serde_json::Value::Null };
        Some(Self { state, seat, view })
    }

    /// The seat it is told to.
    pub(crate) const fn seat(&self) -> u8 {
        self.seat
    }
}

impl GameState {
    fn new(moment: &GameMoment<'_>, phase: Phase, at: &LogPosition, mine: &[u8]) -> Self {
        let play = moment.play;
        let over = phase == Phase::Finished;
        let to_move = (phase == Phase::Running).then(|| asked(play)).flatten().map(Seat::number);
        let scores = || play.scores().into_iter().map(|it| play.game().score(it)).collect();
        let is_mine = to_move.is_some_and(|it| mine.contains(&it));
        let is_known = is_mine || (to_move.is_some() && !moment.has_secrets());
        Self {
            protocol: PROTOCOL,
            version: at.version,
            decided: at.decided,
            away: at.away.clone(),
            to_move,
            over,
            question: is_known.then(|| Question::new(play)).flatten(),
            scores: over.then(scores),
            places: over.then(|| play.places()),
            choices: is_mine.then(|| play.legal_choices()),
        }
    }
}

/// The update for a seat as JSON: the events since `from` that it may know, and its choices if it is to move.
pub(crate) fn update_json(
    moment: &GameMoment<'_>,
    phase: Phase,
    at: &LogPosition,
    seat: Seat,
    from: usize,
) -> String {
    let state = GameState::new(moment, phase, at, &[seat.number()]);
    json(&ProgramUpdate { state, news: News::new(moment, seat, from) })
}

/// Plain data as JSON.
pub(crate) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data has a JSON form")
}

/// An error for programs; the kinds are those of the engine, and some more.
#[derive(Serialize)]
pub(crate) struct ErrorBody {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Message>,
}

/// An error as it is sent.
#[derive(Serialize)]
pub(crate) struct ErrorEnvelope {
    protocol: u32,
    error: ErrorBody,
}

impl ErrorEnvelope {
    /// An error to be sent.
    pub(crate) const fn new(error: ErrorBody) -> Self {
        Self { protocol: PROTOCOL, error }
    }
}

impl ErrorBody {
    /// An error of a kind, with a sentence for people.
    pub(crate) fn new(kind: &'static str, message: impl Display) -> Self {
        Self { kind, message: format!("{message}"), rule: None, reason: None }
    }

    /// The error for an unreadable message.
    pub(crate) fn unreadable(error: &ReadError) -> Self {
        Self::new(if error.is_json { "command" } else { "json" }, error)
    }

    /// The error for a refusal of a table.
    pub(crate) fn refused(snapshot: &Snapshot, denied: &Denied) -> Self {
        let words = Localizer::for_game(Lang::En, &snapshot.table.game);
        let (message, rule) = (denied.message(), denied.rule());
        let said = match denied {
            Denied::Stale => format!("the table stands at version {}", snapshot.version),
            _ => words.format_message(&message, &snapshot.names(words)),
        };
        let body = Self::new(Self::kind(denied), said);
        match denied {
            Denied::Illegal { .. } => Self { rule: Some(rule), reason: Some(message), ..body },
            _ => body,
        }
    }

    /// The error as it is sent over a socket.
    pub(crate) fn json(self) -> String {
        json(&ErrorEnvelope::new(self))
    }

    /// The kind of a refusal, as `docs/protocol.md` lists them.
    pub(crate) const fn kind(denied: &Denied) -> &'static str {
        match denied {
            Denied::Stale => "stale",
            Denied::NotSeated | Denied::NotYours | Denied::NoToken => "token",
            Denied::NotStarted => "not-started",
            Denied::Over => "over",
            Denied::NotYourTurn | Denied::StoodIn => "not-your-turn",
            Denied::Notation => "notation",
            Denied::Sequence => "sequence",
            Denied::Illegal { .. } => "illegal",
            Denied::SeatTaken => "seat",
            Denied::NameAtTable | Denied::BadName | Denied::NameReserved | Denied::NameShared => "name",
            Denied::NotInvited => "invite",
            Denied::NotFound | Denied::WrongMethod => "address",
            Denied::OthersPlay => "others-play",
            Denied::OtherSite | Denied::WrongHost => "other-site",
            Denied::BadWord => "word",
            Denied::Ticket(_) => "ticket",
            Denied::TooLarge | Denied::TooSlow => "too-long",
            Denied::BadJson { is_json: false, .. } => "json",
            Denied::DbUnavailable
            | Denied::ManyHints
            | Denied::UndoOften { .. }
            | Denied::ReviewsOfPerson
            | Denied::ReviewsOfNetwork
            | Denied::ReviewsOfAll
            | Denied::TooOften { .. }
            | Denied::TooMany { .. }
            | Denied::TooManySeats
            | Denied::TooManyListed => "busy",
            Denied::NotOver
            | Denied::Curtain
            | Denied::NoHints
            | Denied::UndoExhausted
            | Denied::Undo(_)
            | Denied::NotOwner
            | Denied::Started
            | Denied::BadRequest(_)
            | Denied::BadJson { .. }
            | Denied::Account(_)
            | Denied::Form(_)
            | Denied::RecordWhileRunning => "command",
        }
    }
}
