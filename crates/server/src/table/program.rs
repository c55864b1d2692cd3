//! JSON for programs at a table: state, events, errors.

use std::cell::OnceCell;

use patolli_catalog::{
    AnyPlay, Choice, Json, Lang, Localizer, Score, Seat, Status, Step, Viewer,
    protocol::{
        AnyEvent, AnyView, AutomaticDecision, ErrorBody, ErrorKind, ProtocolVersion, Question,
        automatic_decisions,
    },
    write_json,
};
use patolli_store::{GuestId, Phase, Table};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    denied::Denied,
    table::{
        perspective::{Perspective, asked},
        reader::seats_of,
        sitting::Sitting,
        snapshot::Snapshot,
        talk::ProposalKind,
    },
};

/// Room for most updates, in bytes.
const UPDATE_LENGTH: usize = 1024;

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

    /// Whether a seat is told of what happened after `from` decisions exactly what all seats are told that are not asked.
    pub(crate) fn is_told_as_others(&self, seat: Seat, from: usize) -> bool {
        asked(self.play) != Some(seat) && self.play.is_public_since(from)
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
    proposal: Option<ProposalState>,
}

/// A proposal that waits for answers.
#[derive(Clone, Serialize, JsonSchema)]
struct ProposalState {
    /// What is proposed: `end` the game here, or `takeback` of the last turn.
    kind: &'static str,
    /// The seat that proposes it.
    seat: u8,
    /// Seats that agreed.
    agreed: Vec<u8>,
}

impl LogPosition {
    /// That of a table at a version.
    pub(crate) fn new(version: u32, sitting: &Sitting, table: &Table) -> Self {
        let is_away = |it: &u8| sitting.stand_in(*it, table.to_move).is_some();
        let seats = 0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
        let proposal = sitting.talk.proposal.as_ref().map(|it| ProposalState {
            kind: if it.kind == ProposalKind::End { "end" } else { "takeback" },
            seat: it.seat,
            agreed: it.agreed.clone(),
        });
        Self { version, decided: sitting.decided, away: seats.filter(is_away).collect(), proposal }
    }
}

/// The whole state of a table for one seat.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SeatState {
    #[serde(flatten)]
    state: GameState,
    /// Seat of the program.
    seat: u8,
    /// What the seat may know; `null` until all seats are taken and the game is dealt.
    #[schemars(with = "Option<AnyView>")]
    view: Json,
}

/// Part of every message to a program: state of the game and choices of its seat.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct GameState {
    protocol: ProtocolVersion,
    /// Number of the last entry in the log of the table; taking back is an entry, too.
    version: u32,
    /// Number of the last entry that is a decision or takes one back; a decision answers it.
    decided: u32,
    /// Seats of people for whom the computer plays.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    away: Vec<u8>,
    /// What is proposed to all; an answer to it tells this version or a later one.
    #[serde(skip_serializing_if = "Option::is_none")]
    proposal: Option<ProposalState>,
    /// Seat that is asked; `null` before all seats are taken and when the game is over.
    to_move: Option<u8>,
    /// Whether the game is over.
    over: bool,
    /// The question; `null` also for seats that may not know what another one is asked.
    question: Option<Question>,
    /// Points by seat, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<Score>>,
    /// Places by seat, once the game is over; not where all agreed to end it.
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    /// Every legal decision, while the seat is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choice>>,
}

/// Events since the last message to a program, as [`update_json`] writes them.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ProgramUpdate {
    #[serde(flatten)]
    state: GameState,
    #[serde(flatten)]
    news: News,
}

/// What happened, as far as a seat may know it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct News {
    /// Automatic decisions since the last message.
    automatic: Vec<AutomaticDecision>,
    /// Events since the last message.
    #[schemars(with = "Vec<AnyEvent>")]
    events: Vec<Json>,
}

/// The state after a decision, and what happened by it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DecisionState {
    #[serde(flatten)]
    pub(crate) state: SeatState,
    #[serde(flatten)]
    pub(crate) news: News,
}

impl News {
    /// What happened from decision `from` on. While seats have secrets, decisions of others are not told.
    pub(crate) fn new(moment: &GameMoment<'_>, seat: Seat, from: usize) -> Self {
        let events = moment.play.events_json(Some(Viewer::Seat(seat)), from);
        Self { automatic: told_automatic(moment, seat, from), events }
    }
}

/// Automatic decisions from decision `from` on, as far as a seat may know them.
fn told_automatic(moment: &GameMoment<'_>, seat: Seat, from: usize) -> Vec<AutomaticDecision> {
    let mut steps = moment.play.steps_since(from);
    let others = |it: &Step| it.auto && it.seat != seat;
    if steps.iter().any(others) && moment.has_secrets() {
        steps.retain(|it| !others(it));
    }
    automatic_decisions(&steps)
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
        let state =
            GameState::new(&GameMoment::new(play), table.phase, &at, &seats).with_choices(play, &seats);
        let view = if table.is_dealt() { play.view_json(perspective.viewer) } else { Json::Null };
        Some(Self { state, seat, view })
    }

    /// The seat it is told to.
    pub(crate) const fn seat(&self) -> u8 {
        self.seat
    }
}

impl GameState {
    /// The state for the seats `mine`, still without their choices.
    fn new(moment: &GameMoment<'_>, phase: Phase, at: &LogPosition, mine: &[u8]) -> Self {
        let play = moment.play;
        let over = phase == Phase::Finished;
        let to_move = (phase == Phase::Running).then(|| asked(play)).flatten().map(Seat::number);
        let scores = || play.scores().into_iter().map(|it| play.game().score(it)).collect();
        let is_mine = || to_move.is_some_and(|it| mine.contains(&it));
        let is_known = to_move.is_some() && (is_mine() || !moment.has_secrets());
        Self {
            protocol: ProtocolVersion,
            version: at.version,
            decided: at.decided,
            away: at.away.clone(),
            proposal: at.proposal.clone(),
            to_move,
            over,
            question: is_known.then(|| Question::new(play)).flatten(),
            scores: over.then(scores),
            places: (over && play.status() == Status::Over).then(|| play.places()),
            choices: None,
        }
    }

    /// Whether one of the seats `mine` is asked.
    fn asks(&self, mine: &[u8]) -> bool {
        self.to_move.is_some_and(|it| mine.contains(&it))
    }

    fn with_choices(self, play: &dyn AnyPlay, mine: &[u8]) -> Self {
        Self { choices: self.asks(mine).then(|| play.legal_choices()), ..self }
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
    let mine = [seat.number()];
    let state = GameState::new(moment, phase, at, &mine);
    let mut text = Vec::with_capacity(UPDATE_LENGTH);
    write_json(&mut text, &state);
    // What is long is written into the place where it belongs.
    text.pop();
    if state.asks(&mine) {
        text.extend(br#","choices":"#);
        moment.play.write_legal_choices(&mut text);
    }
    text.extend(br#","automatic":"#);
    write_json(&mut text, &told_automatic(moment, seat, from));
    text.extend(br#","events":"#);
    moment.play.write_events(Viewer::Seat(seat), from, &mut text);
    text.push(b'}');
    String::from_utf8(text).expect("JSON is UTF-8")
}

/// Plain data as JSON.
pub(crate) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data has a JSON form")
}

/// An error as it is sent.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ErrorEnvelope {
    protocol: ProtocolVersion,
    error: ErrorBody,
}

impl ErrorEnvelope {
    /// An error to be sent.
    pub(crate) const fn new(error: ErrorBody) -> Self {
        Self { protocol: ProtocolVersion, error }
    }

    /// The error as it is sent over a socket.
    pub(crate) fn json(&self) -> String {
        json(self)
    }
}

/// The error for a refusal of a table.
pub(crate) fn table_error(snapshot: &Snapshot, denied: &Denied) -> ErrorBody {
    let words = Localizer::for_game(Lang::En, &snapshot.table.game);
    let (message, rule) = (denied.message(), denied.rule());
    let said = match denied {
        Denied::Stale => format!("the table stands at version {}", snapshot.version),
        _ => words.format_message(&message, &snapshot.names(words)),
    };
    let body = ErrorBody::new(error_kind(denied), said);
    match denied {
        Denied::Illegal { .. } => ErrorBody { rule: Some(rule), reason: Some(message), ..body },
        _ => body,
    }
}

/// The kind of a refusal, as `docs/protocol.md` lists them.
pub(crate) const fn error_kind(denied: &Denied) -> ErrorKind {
    match denied {
        Denied::Stale => ErrorKind::Stale,
        Denied::NotSeated | Denied::NotYours | Denied::NoToken | Denied::Banned { .. } => ErrorKind::Token,
        Denied::NotStarted => ErrorKind::NotStarted,
        Denied::Over => ErrorKind::Over,
        Denied::NotYourTurn | Denied::StoodIn => ErrorKind::NotYourTurn,
        Denied::Notation => ErrorKind::Notation,
        Denied::Sequence => ErrorKind::Sequence,
        Denied::Illegal { .. } => ErrorKind::Illegal,
        Denied::SeatTaken => ErrorKind::Seat,
        Denied::NameAtTable | Denied::BadName | Denied::NameReserved | Denied::NameShared => ErrorKind::Name,
        Denied::NotInvited | Denied::Barred => ErrorKind::Invite,
        Denied::NotFound | Denied::WrongMethod => ErrorKind::Address,
        Denied::OthersPlay => ErrorKind::OthersPlay,
        Denied::OtherSite | Denied::WrongHost => ErrorKind::OtherSite,
        Denied::BadWord => ErrorKind::Word,
        Denied::Ticket(_) => ErrorKind::Ticket,
        Denied::TooLarge | Denied::TooSlow => ErrorKind::TooLong,
        Denied::BadJson { is_json: false, .. } => ErrorKind::Json,
        Denied::DbUnavailable
        | Denied::ManyHints
        | Denied::SayOften
        | Denied::ProposedOften
        | Denied::UndoOften { .. }
        | Denied::ReviewsOfPerson
        | Denied::ReviewsOfNetwork
        | Denied::ReviewsOfAll
        | Denied::TooOften { .. }
        | Denied::TooMany { .. }
        | Denied::TooManySeats
        | Denied::TooManyListed => ErrorKind::Busy,
        Denied::NotOver
        | Denied::ProposalOpen
        | Denied::NobodyToAsk
        | Denied::GiveTime
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
        | Denied::RecordWhileRunning => ErrorKind::Command,
    }
}

#[cfg(test)]
mod tests {
    use patolli_catalog::{Seed, games};

    use super::*;

    const AT: LogPosition = LogPosition { version: 7, decided: 6, away: Vec::new(), proposal: None };

    /// The update as its schema has it, for comparison.
    fn update(moment: &GameMoment<'_>, seat: Seat, from: usize) -> Json {
        let mine = [seat.number()];
        let state = GameState::new(moment, Phase::Running, &AT, &mine).with_choices(moment.play, &mine);
        serde_json::to_value(ProgramUpdate { state, news: News::new(moment, seat, from) })
            .expect("plain data")
    }

    #[test]
    fn updates_are_written_as_their_schema_has_them() {
        for game in games() {
            let mut play = game.start(3, &[], &Seed::from(5)).expect("three seats are possible");
            let mut rng = Seed::from(6).rng();
            for _ in 0..80 {
                let Some(choice) = play.bot_choice(patolli_catalog::Bot::Random, &mut rng) else { break };
                let before = play.steps();
                let Status::Asks(seat) = play.status() else { break };
                play.play(seat, &choice).expect("a bot decides by the rules");
                let moment = GameMoment::new(&*play);
                let written = |seat| update_json(&moment, Phase::Running, &AT, seat, before);
                let alike: Vec<Seat> =
                    Seat::all(3).filter(|it| moment.is_told_as_others(*it, before)).collect();
                for seat in Seat::all(3) {
                    let json: Json = serde_json::from_str(&written(seat)).expect("it is JSON");
                    assert_eq!(json, update(&moment, seat, before), "{choice} for {seat}");
                }
                assert!(alike.windows(2).all(|it| written(it[0]) == written(it[1])), "{choice}");
            }
        }
    }
}
