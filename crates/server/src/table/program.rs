//! JSON for programs at a table: state, events, errors.

use std::fmt::Display;

use patolli_catalog::{AnyPlay, Arg, Choice, Lang, Localizer, LogEntry, Message, Score, Seat, Viewer};
use patolli_store::{GuestId, Phase};
use serde::{Serialize, Serializer, ser::SerializeMap as _};

use crate::{
    denied::Denied,
    table::{
        perspective::{Perspective, asked},
        reader::seats_of,
        snapshot::Snapshot,
    },
};

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
struct GameState {
    version: u32,
    to_move: Option<u8>,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<Score>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choice>>,
}

/// Events since the last message to a program.
#[derive(Serialize)]
struct ProgramUpdate<'a> {
    #[serde(flatten)]
    state: GameState,
    events: Vec<Event<'a>>,
}

/// One event.
#[derive(Serialize)]
struct Event<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(flatten)]
    what: MessageJson<'a>,
}

impl<'a> Event<'a> {
    fn from_entry(entry: &'a LogEntry) -> Self {
        Self { seat: entry.seat.map(Seat::number), what: MessageJson(&entry.message) }
    }
}

/// A message as programs read it: a key and arguments by name.
pub(crate) struct MessageJson<'a>(pub(crate) &'a Message);

impl SeatState {
    /// The state for a guest at the table; `None` for others.
    pub(crate) fn new(snapshot: &Snapshot, guest: &GuestId) -> Option<Self> {
        let (table, play) = (&snapshot.table, &*snapshot.play);
        let seats = seats_of(guest, table);
        let seat = seats.first().copied()?;
        let perspective =
            Perspective::current(play, table.phase, &seats, snapshot.lifted.get(guest).copied());
        let state = GameState::new(play, table.phase, snapshot.version, &seats);
        let view =
            if table.is_dealt() { play.view_json(perspective.viewer) } else { serde_json::Value::Null };
        Some(Self { state, seat, view })
    }
}

impl GameState {
    fn new(play: &dyn AnyPlay, phase: Phase, version: u32, mine: &[u8]) -> Self {
        let over = phase == Phase::Finished;
        let to_move = (phase == Phase::Running).then(|| asked(play)).flatten().map(Seat::number);
        let scores = || play.scores().into_iter().map(|it| play.game().score(it)).collect();
        Self {
            version,
            to_move,
            over,
            scores: over.then(scores),
            places: over.then(|| play.places()),
            choices: to_move.is_some_and(|it| mine.contains(&it)).then(|| play.legal_choices()),
        }
    }
}

/// The update for a seat as JSON: the events since `from` that it may know, and its choices if it is to move.
pub(crate) fn update_json(play: &dyn AnyPlay, phase: Phase, version: u32, seat: Seat, from: usize) -> String {
    let entries = play.log_entries_for(Viewer::Seat(seat), from);
    let events = entries.iter().map(Event::from_entry).collect();
    let state = GameState::new(play, phase, version, &[seat.number()]);
    json(&ProgramUpdate { state, events })
}

/// Plain data as JSON.
pub(crate) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data has a JSON form")
}

impl Serialize for MessageJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("key", self.0.key)?;
        map.serialize_entry("args", &Args(&self.0.args))?;
        map.end()
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in self.0 {
            match arg {
                Arg::Number(number) => map.serialize_entry(name, number)?,
                Arg::Seat(seat) => map.serialize_entry(name, &seat.number())?,
                Arg::Text(text) => map.serialize_entry(name, text)?,
                Arg::Term(key) => map.serialize_entry(name, key)?,
            }
        }
        map.end()
    }
}

/// An error for programs; the kinds are those of the engine, and some more.
#[derive(Serialize)]
pub(crate) struct ErrorBody {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<serde_json::Value>,
}

/// An error as it is sent.
#[derive(Serialize)]
pub(crate) struct ErrorEnvelope {
    pub(crate) error: ErrorBody,
}

impl ErrorBody {
    /// An error of a kind, with a sentence for people.
    pub(crate) fn new(kind: &'static str, message: impl Display) -> Self {
        Self { kind, message: format!("{message}"), rule: None, reason: None }
    }

    /// The error for an unreadable message.
    pub(crate) fn unreadable(error: &serde_json::Error) -> Self {
        Self::new(if error.is_data() { "command" } else { "json" }, error)
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
            Denied::Illegal { .. } => {
                Self { rule: Some(rule), reason: serde_json::to_value(MessageJson(&message)).ok(), ..body }
            }
            _ => body,
        }
    }

    /// The error as it is sent over a socket.
    pub(crate) fn json(self) -> String {
        json(&ErrorEnvelope { error: self })
    }

    /// The kind of a refusal, as `docs/protocol.md` lists them.
    pub(crate) const fn kind(denied: &Denied) -> &'static str {
        match denied {
            Denied::Stale => "stale",
            Denied::NotSeated | Denied::NotYours | Denied::NoToken => "token",
            Denied::NotStarted => "not-started",
            Denied::Over => "over",
            Denied::NotYourTurn => "not-your-turn",
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
