//! Tables for programs: JSON over HTTP, with a token instead of a cookie. `docs/protocol.md` has it in full.

use std::time::Duration;

use axum::{
    Json,
    body::Bytes,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use patolli_catalog::{
    Seat, games,
    protocol::{self, ProtocolVersion, game_options},
};
use patolli_store::{GuestId, Phase, TableId};
use serde::de::DeserializeOwned;
use tokio::time::{Instant, sleep};

use super::{
    TablePath,
    join_request::JoinRequest,
    messages::{GamesReply, Join, Joined, TicketReply},
    socket::{self, DecisionRequest},
};
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    guest::Guest,
    http::{api_errors::refused, app::App, cookies, fields::Fields},
    names::{self, BadName},
    secret::matches,
    table::{
        Answer, Client, Command, MoveKind, MoveRequest,
        program::{DecisionState, GameMoment, News, SeatState},
        reader::seats_of,
        snapshot::Snapshot,
    },
};

/// First and longest pause between looks at the table during a long poll.
const POLL_INTERVALS: [Duration; 2] = [Duration::from_millis(10), Duration::from_millis(200)];

/// Seats a program like any guest and gives it its token.
pub(super) async fn join(
    State(app): State<App>,
    TablePath(id): TablePath,
    parts: Parts,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Response, Rejection> {
    let Join { name, seat, invite, word } = read(body)?;
    let name = names::parse(&name).map_err(|BadName| Denied::BadName)?;
    let guest = GuestId::random();
    app.accounts().check_name(&Guest::known(guest.clone()), &name).await?;
    let table = app.live().ask(&id, Command::Look).await?.table;
    let invited = invite.is_some_and(|it| matches(secret(&id, &it), &table.invite));
    // Several copies of one program may play against each other.
    let name = names::make_distinct(&name, &names::other_names(&table, &guest).collect::<Vec<_>>());
    let word = word.as_deref();
    let request = JoinRequest { parts: &parts, guest: &guest, name, seat, invited, word };
    let answer = request.sit(&app, &table).await?;
    if let Some(denied) = &answer.denied {
        return Ok(refused(&answer.snapshot, denied));
    }
    let seat = seats_of(&guest, &answer.snapshot.table).first().copied().ok_or(Failure::Internal)?;
    let token = cookies::token(app.key(), &id, &guest);
    Ok(Json(Joined { protocol: ProtocolVersion, token, seat }).into_response())
}

/// Every game with its options.
pub(super) async fn list_games() -> Json<GamesReply> {
    let games = games().iter().map(|it| game_options(*it)).collect();
    Json(GamesReply { protocol: ProtocolVersion, games })
}

/// A ticket for a new table, and the commitment of the seed it stands for; neither where deals follow from a number.
pub(super) async fn ticket(State(app): State<App>) -> Response {
    let (ticket, commitment) = app.promise().map(|it| (it.ticket, it.commitment)).unzip();
    let body = TicketReply { protocol: ProtocolVersion, ticket, commitment };
    ([(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

/// The state for the holder of the token. With `after` it waits until the table has a newer version, the seat is to move or the
/// game is over.
pub(super) async fn look(
    State(app): State<App>,
    TablePath(id): TablePath,
    parts: Parts,
    fields: Fields,
) -> Result<Json<SeatState>, Rejection> {
    let guest = token_holder(&app, &id, &parts.headers)?;
    let after: Option<u32> = fields.number("after")?;
    let mut snapshot = look_at(&app, &id).await?;
    if let Some(after) = after {
        // Whoever waits counts like an open socket.
        let _permit = app.socket(&parts, Some(&guest))?;
        snapshot = wait(&app, &id, snapshot, &guest, after).await?;
    }
    Ok(Json(seat_state(&snapshot, &guest)?))
}

/// Takes a decision.
pub(super) async fn play(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Response, Rejection> {
    let guest = token_holder(&app, &id, &headers)?;
    let DecisionRequest { notation, version } = read(body)?;
    let request = MoveRequest { version, kind: MoveKind::Do(notation) };
    let decide = |reply| Command::Decide { guest: guest.clone(), request: request.clone(), reply };
    let answer = app.live().ask(&id, decide).await?;
    match &answer.denied {
        Some(denied) => Ok(refused(&answer.snapshot, denied)),
        None => Ok(Json(decision_state(&answer.snapshot, &guest, version)?).into_response()),
    }
}

/// Lets the computer play for a program.
pub(super) async fn leave(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let guest = token_holder(&app, &id, &headers)?;
    let answer =
        app.live().ask(&id, |reply| Command::Leave { guest: guest.clone(), for_good: false, reply }).await?;
    state_or_refusal(&answer, &guest)
}

/// Gives a program its seat back.
pub(super) async fn come_back(
    State(app): State<App>,
    TablePath(id): TablePath,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let guest = token_holder(&app, &id, &headers)?;
    let answer = app.live().ask(&id, |reply| Command::Back { guest: guest.clone(), reply }).await?;
    state_or_refusal(&answer, &guest)
}

/// The state for a guest after a command, or why it was refused.
pub(super) fn state_or_refusal(answer: &Answer, guest: &GuestId) -> Result<Response, Rejection> {
    match &answer.denied {
        Some(denied) => Ok(refused(&answer.snapshot, denied)),
        None => Ok(Json(seat_state(&answer.snapshot, guest)?).into_response()),
    }
}

/// The state after a decision that answered `version`, and what happened since.
fn decision_state(snapshot: &Snapshot, guest: &GuestId, version: u32) -> Result<DecisionState, Denied> {
    let state = seat_state(snapshot, guest)?;
    let decisions = |version| snapshot.sitting.entries_without_marks(version);
    let added = decisions(snapshot.version).saturating_sub(decisions(version));
    let added = usize::try_from(added).unwrap_or(usize::MAX);
    let from = snapshot.play.steps().saturating_sub(added);
    let news = News::new(&GameMoment::new(&*snapshot.play), Seat::new(state.seat()), from);
    Ok(DecisionState { state, news })
}

/// The state for a guest at the table.
fn seat_state(snapshot: &Snapshot, guest: &GuestId) -> Result<SeatState, Denied> {
    SeatState::new(snapshot, guest).ok_or(Denied::NotYours)
}

/// Opens a socket for the one who holds the token.
pub(super) async fn socket(
    State(app): State<App>,
    TablePath(id): TablePath,
    parts: Parts,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Rejection> {
    let guest = token_holder(&app, &id, &parts.headers)?;
    let permit = app.socket(&parts, Some(&guest))?;
    let table = look_at(&app, &id).await?.table;
    if seats_of(&guest, &table).is_empty() {
        return Err(Denied::NotYours.into());
    }
    let upgrade = upgrade.map_err(|_| Denied::BadRequest("a WebSocket was expected"))?;
    Ok(socket::begin(app, id, Client::Program(guest), permit, upgrade))
}

/// The guest of the request's token. Cookies do not count: other sites cannot use them here.
pub(super) fn token_holder(app: &App, id: &TableId, headers: &HeaderMap) -> Result<GuestId, Denied> {
    let sent = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
    let token = sent.and_then(|it| it.split_once(' ')).filter(|it| it.0.eq_ignore_ascii_case("bearer"));
    let guest = token.and_then(|it| cookies::token_holder(app.key(), id, it.1.trim()));
    let guest = guest.ok_or(Denied::NoToken)?;
    match app.bans().of_guest(&guest, app.live().now()) {
        Some(denied) => Err(denied),
        None => Ok(guest),
    }
}

async fn look_at(app: &App, id: &TableId) -> Result<Snapshot, Failure> {
    app.live().ask(id, Command::Look).await
}

/// Polls the table until there is something new or the time is over; the actor itself does not wait.
async fn wait(
    app: &App,
    id: &TableId,
    mut snapshot: Snapshot,
    guest: &GuestId,
    after: u32,
) -> Result<Snapshot, Failure> {
    let (end, mut stopped) = (Instant::now() + app.program_wait(), app.stopped());
    let [mut pause, longest] = POLL_INTERVALS;
    while !is_news(&snapshot, guest, after) && Instant::now() < end {
        tokio::select! {
            _ = stopped.changed() => break,
            () = sleep(pause) => {}
        }
        pause = (pause * 2).min(longest);
        snapshot = look_at(app, id).await?;
    }
    Ok(snapshot)
}

fn is_news(snapshot: &Snapshot, guest: &GuestId, after: u32) -> bool {
    let asked = || snapshot.asked().is_some_and(|it| seats_of(guest, &snapshot.table).contains(&it.number()));
    snapshot.version > after || snapshot.table.phase == Phase::Finished || asked()
}

/// What was sent, as JSON of the right form.
pub(super) fn read<T: DeserializeOwned>(
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<T, Denied> {
    let body = body.map_err(|_| Denied::TooLarge)?;
    protocol::read(&body).map_err(|it| Denied::BadJson { is_json: it.is_json, why: it.message })
}

/// The secret part of an invitation, which may be sent as it is or as the whole link.
fn secret<'a>(id: &TableId, invite: &'a str) -> &'a str {
    let last = invite.rsplit_once("/i/").map_or(invite, |it| it.1);
    last.strip_prefix(id.as_str()).unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_may_be_the_whole_link() {
        let id: TableId = "abcdefghij".parse().expect("an id");
        for invite in ["0123ab", "abcdefghij0123ab", "http://localhost:7272/i/abcdefghij0123ab"] {
            assert_eq!(secret(&id, invite), "0123ab", "{invite}");
        }
        assert_ne!(secret(&id, "http://localhost/i/jihgfedcba0123ab"), "0123ab");
    }
}
