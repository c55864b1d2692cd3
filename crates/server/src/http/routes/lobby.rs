//! The lobby.

use std::{collections::HashSet, convert::Infallible, time::Duration};

use axum::{
    extract::State,
    http::{header, request::Parts},
    response::{
        IntoResponse as _, Redirect, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::stream;
use patolli_catalog::{Seat, game};
use patolli_store::{Filter, GuestId, ListPosition, NO_PACE, Occupant, Phase, Table};
use patolli_web::model::{Lobby, Sitter, TableCard};
use tokio::time::{Instant, sleep_until};

use super::{html, to_table};
use crate::{
    clock,
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    names,
    table::{
        guests,
        presence::time_left,
        reader::Reader,
        snapshot::{sitter, stage},
        table_spec::GameResult,
    },
};

/// Maximum tables in each list.
const MAX_TABLES: u32 = 50;
/// Open tables of others on a page.
const OPEN_PAGE: u32 = 20;
/// Maximum invitations on a page.
const MAX_INVITATIONS: usize = 20;
/// Maximum tables of one owner in the lists of others.
const MAX_PER_OWNER: u32 = 3;
/// What a browser accepts that listens to events.
const EVENT_STREAM: &str = "text/event-stream";
/// Shortest time between two notices that something changed; the first one comes at once.
const NOTICE_PAUSE: Duration = Duration::from_secs(3);

/// The reader's tables and the listed ones; open ones from a place of their list on.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let begin = fields.get("open").map(str::parse).transpose();
    let begin = begin.map_err(|_| Denied::BadRequest("no place in the list"))?;
    let running = tables_of_reader(&app, &reader, Phase::Running).await?;
    let open = tables_of_reader(&app, &reader, Phase::Open).await?;
    let finished = tables_of_reader(&app, &reader, Phase::Finished).await?;
    let (to_join, more) = open_tables(&app, &reader, begin).await?;
    let to_watch = tables_of_others(&app, &reader, Phase::Running).await?;
    let all = [&running, &open, &finished, &to_join, &to_watch];
    let holders = app.store().guests_with_account(&guests(all.into_iter().flatten())).await?;
    let holders: HashSet<GuestId> = holders.into_iter().collect();
    let (asleep, awake): (Vec<_>, Vec<_>) = running.iter().partition(|it| it.attendance.asleep);
    let (mut your_turn, mut others): (Vec<_>, Vec<_>) =
        awake.into_iter().partition(|it| waits_for(&reader, it));
    your_turn.sort_by_key(|it| urgency(it));
    // What the reader has left comes last.
    others.sort_by_key(|it| is_stood_for(&reader, it));
    let now = app.live().now();
    let cards = |tables: &mut dyn Iterator<Item = &Table>| {
        tables.filter_map(|it| timed_card(&reader, &holders, it, now)).collect()
    };
    let invitations = invitations(&app, &reader, now).await?;
    let offers_calls = !(running.is_empty() && open.is_empty()) && offers_calls(&app, &reader).await?;
    let lobby = Lobby {
        offers_calls,
        invitations,
        your_turn: cards(&mut your_turn.into_iter()),
        waiting: cards(&mut open.iter().chain(others)),
        asleep: cards(&mut asleep.into_iter()),
        open: cards(&mut to_join.iter()),
        more: more.map(|it| format!("/?open={it}")),
        running: cards(&mut to_watch.iter()),
        finished: cards(&mut finished.iter()),
        promise: app.promise(),
        shell: reader.shell(),
    };
    Ok(html(patolli_web::lobby(&lobby).into_string()))
}

/// On to the table that waits for the reader with the least time left, else the oldest; else to the lobby. The table of
/// the field `after` is passed over.
pub(super) async fn next(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Redirect, Rejection> {
    let mut tables = tables_of_reader(&app, &reader, Phase::Running).await?;
    let passed = fields.get("after");
    tables.retain(|it| waits_for(&reader, it) && !it.attendance.asleep && passed != Some(it.id.as_str()));
    tables.sort_by_key(urgency);
    Ok(tables.first().map_or_else(|| Redirect::to("/"), |it| to_table(&it.id)))
}

/// Tells a lobby that is open in a browser when tables changed.
pub(super) async fn events(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
) -> Result<Response, Rejection> {
    let accepted = parts.headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    if !accepted.is_some_and(|it| it.contains(EVENT_STREAM)) {
        return Err(Denied::BadRequest("text/event-stream was expected").into());
    }
    let permit = app.socket(&parts, reader.id())?;
    let (changes, stopped) = (app.live().changes(), app.stopped());
    let begin = (changes, stopped, Instant::now(), permit);
    let notices = stream::unfold(begin, async |(mut changes, mut stopped, next, permit)| {
        tokio::select! {
            _ = stopped.changed() => return None,
            changed = changes.changed() => changed.ok()?,
        }
        tokio::select! {
            _ = stopped.changed() => return None,
            () = sleep_until(next) => {}
        }
        changes.mark_unchanged();
        let next = Instant::now() + NOTICE_PAUSE;
        Some((Ok::<_, Infallible>(Event::default().data("changed")), (changes, stopped, next, permit)))
    });
    Ok(Sse::new(notices).keep_alive(KeepAlive::default()).into_response())
}

/// The invitations of the reader that can still be followed.
async fn invitations(
    app: &App,
    reader: &Reader,
    now: i64,
) -> Result<Vec<patolli_web::model::Invitation>, Rejection> {
    let Some(guest) = reader.id() else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for it in app.store().invitations(guest).await?.into_iter().take(MAX_INVITATIONS) {
        let Some(table) = app.store().table(&it.table).await? else { continue };
        let has_room = table.seats.contains(&Occupant::Open) && reader.seats(&table).is_empty();
        if !has_room || table.barred.contains(guest) {
            continue;
        }
        let holders = app.store().guests_with_account(&guests([&table])).await?.into_iter().collect();
        // Who asked and got up again is not named any more.
        let who = table.seats.iter().find_map(|seat| match seat {
            Occupant::Guest { id, name } if *id == it.by => Some(names::shown_name(reader.words(), name)),
            _ => None,
        });
        let card = timed_card(reader, &holders, &table, now);
        found.extend(who.zip(card).map(|(who, card)| patolli_web::model::Invitation { card, who }));
    }
    Ok(found)
}

/// Whether the reader was never asked if they want to be called.
async fn offers_calls(app: &App, reader: &Reader) -> Result<bool, Rejection> {
    let (Some(guest), Some(_)) = (reader.id(), app.calls()) else { return Ok(false) };
    Ok(app.store().person(guest).await?.is_none())
}

async fn tables_of_reader(app: &App, reader: &Reader, phase: Phase) -> Result<Vec<Table>, Rejection> {
    let Some(guest) = reader.id() else { return Ok(Vec::new()) };
    let mut tables =
        app.store().tables(Filter::by_guest(guest.clone()).in_phase(phase).at_most(MAX_TABLES)).await?;
    tables.retain(|it| it.closed().is_none());
    Ok(tables)
}

/// Listed tables of others with a free seat, and where their list goes on.
async fn open_tables(
    app: &App,
    reader: &Reader,
    begin: Option<ListPosition>,
) -> Result<(Vec<Table>, Option<ListPosition>), Rejection> {
    let listed = Filter::listed().in_phase(Phase::Open).per_owner(MAX_PER_OWNER).at_most(OPEN_PAGE);
    let mut tables = app.store().tables(Filter { after: begin, ..listed }).await?;
    let is_full = tables.len() == OPEN_PAGE as usize;
    let more = tables.last().filter(|_| is_full).map(ListPosition::from_table);
    tables.retain(|it| reader.seats(it).is_empty());
    Ok((tables, more))
}

async fn tables_of_others(app: &App, reader: &Reader, phase: Phase) -> Result<Vec<Table>, Rejection> {
    let listed = Filter::listed().in_phase(phase).awake();
    let mut tables = app.store().tables(listed.per_owner(MAX_PER_OWNER).at_most(MAX_TABLES)).await?;
    tables.retain(|it| reader.seats(it).is_empty());
    Ok(tables)
}

/// Whether the reader is to move and the computer does not play for them.
fn waits_for(reader: &Reader, table: &Table) -> bool {
    is_asked(reader, table) && !is_stood_for(reader, table)
}

/// Whether the computer plays for the reader.
fn is_stood_for(reader: &Reader, table: &Table) -> bool {
    reader.seats(table).iter().any(|it| table.attendance.seat(usize::from(*it)).away.is_some())
}

/// What comes first: the least time left, else what waits longest.
fn urgency(table: &Table) -> (i64, i64) {
    (table.attendance.due.unwrap_or(i64::MAX), table.moved)
}

/// A table as the lobby shows it, with the time left for the turn.
fn timed_card(reader: &Reader, holders: &HashSet<GuestId>, table: &Table, now: i64) -> Option<TableCard> {
    let has_clock = table.pace != NO_PACE && table.phase == Phase::Running && !table.attendance.asleep;
    let due = table.attendance.due.filter(|_| has_clock);
    let clock = due.map(|it| time_left(reader.words(), it.saturating_sub(now).max(0)));
    let stood_for = table.phase == Phase::Running && is_stood_for(reader, table);
    Some(TableCard { clock, stood_for, ..card(reader, holders, table)? })
}

fn is_asked(reader: &Reader, table: &Table) -> bool {
    table.to_move.is_some_and(|it| reader.seats(table).contains(&it))
}

/// The occupants of a table; a single person plays against the automaton.
fn sitters(reader: &Reader, holders: &HashSet<GuestId>, table: &Table) -> Vec<Sitter> {
    let alone = (table.seats.len() == 1).then_some(Sitter::Automaton);
    let chairs = (0..).map(Seat::new).zip(&table.seats);
    chairs.map(|(seat, it)| sitter(seat, it, reader, holders, |_| false)).chain(alone).collect()
}

/// A table as the lobby shows it; `None` for a game this release does not have.
pub(super) fn card(reader: &Reader, holders: &HashSet<GuestId>, table: &Table) -> Option<TableCard> {
    Some(TableCard {
        id: table.id.to_string(),
        kind: game(&table.game).ok()?,
        options: table.options.clone(),
        seats: sitters(reader, holders, table),
        to_move: table.to_move.map(Seat::new),
        stage: stage(table.phase),
        idle_minutes: (clock::now() - table.moved).max(0) / 60_000,
        clock: None,
        stood_for: false,
        scores: GameResult::from_table(table).map(|it| it.scores),
    })
}
