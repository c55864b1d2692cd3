//! Looking back: replay, single moments, the result, the record.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use patolli_catalog::{Localizer, Review};
use patolli_store::{Entry, Phase, Table};
use patolli_web::model;
use serde_json::json;

use super::{TablePath, no_store_if_secret, to_table};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{
        app::App,
        fields::Fields,
        page_cache::{CacheKey, PageKind},
    },
    table::{
        Command,
        reader::Reader,
        replay,
        sitting::{Sitting, sitting},
        snapshot::Snapshot,
        told_events::{ToldEvent, told_events},
    },
};

/// The game as it stood after `n` decisions, with the means to go on.
pub(super) async fn page(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Rejection> {
    let step = fields.number("n")?.unwrap_or_default();
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if !snapshot.table.is_dealt() {
        return Ok(to_table(&id).into_response());
    }
    let step = snapshot.play.steps().min(step);
    let text = if reader.wants_text() { "&text=1" } else { "" };
    let reader = reader.at(format!("/t/{id}/replay?n={step}{text}"));
    Ok(cached(&app, &headers, &reader, PageKind::Replay, &snapshot, step, |reader| {
        snapshot.show_moment(reader, step, |it| patolli_web::replay(it).into_string())
    }))
}

/// The parts of that page that differ from moment to moment.
pub(super) async fn moment(
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, step)): Path<(String, String)>,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Rejection> {
    let step = step.parse().map_err(|_| Denied::NotFound)?;
    let from: Option<usize> = fields.number("from")?;
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if !snapshot.table.is_dealt() {
        return Err(Denied::NotFound.into());
    }
    let step = snapshot.play.steps().min(step);
    let text = if reader.wants_text() { "?text=1" } else { "" };
    if let Some(from) = from {
        // Only what happened between two moments.
        let reader = reader.at(format!("/t/{id}/moment/{step}?from={from}"));
        return Ok(cached(&app, &headers, &reader, PageKind::Moment, &snapshot, step, |reader| {
            let events = snapshot.show_moment(reader, step, |it| events(&snapshot, reader, it, from));
            written(&[], &events)
        }));
    }
    let reader = reader.at(format!("/t/{id}/moment/{step}{text}"));
    Ok(cached(&app, &headers, &reader, PageKind::Moment, &snapshot, step, |reader| {
        let (parts, events) = snapshot.show_moment(reader, step, |it| {
            let last = step.saturating_sub(1);
            (patolli_web::replay_parts(it), events(&snapshot, reader, it, last))
        });
        let parts: Vec<_> = parts.into_iter().map(|it| (it.id, it.html)).collect();
        written(&parts, &events)
    }))
}

/// Parts and events as JSON. Sentences of events are no HTML, so that they hold names as they are: nothing in them may be
/// taken for markup.
fn written(parts: &[(String, String)], events: &[ToldEvent]) -> String {
    let events = json!(events).to_string().replace('<', "\\u003c");
    format!("{{\"parts\":{},\"events\":{events}}}", json!(parts))
}

/// What happened since decision `from` up to a moment, as its reader may know it.
fn events(snapshot: &Snapshot, reader: &Reader, moment: &model::Replay<'_>, from: usize) -> Vec<ToldEvent> {
    let words = Localizer::for_game(reader.lang, &snapshot.table.game);
    told_events(moment.table.play, moment.table.listener, from, words, &snapshot.names(words))
}

/// The result; before the end, the table.
pub(super) async fn score(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if snapshot.table.phase != Phase::Finished {
        return Ok(to_table(&id).into_response());
    }
    let text = if reader.wants_text() { "?text=1" } else { "" };
    let reader = reader.at(format!("/t/{id}/score{text}"));
    let progress = app.reviews().progress(app.store(), &id).await?;
    let turning_point = progress.review().and_then(Review::turning_point);
    let inputs = (snapshot.cache_inputs(&reader, snapshot.play.steps()), turning_point);
    let key = CacheKey::new(PageKind::Score, &reader, &inputs);
    let draw = |reader: &Reader| {
        snapshot
            .show(reader, None, |it| patolli_web::reviewed_score(it, turning_point.as_ref()).into_string())
    };
    let page = app.page_cache().answer(&headers, &reader, PageKind::Score, key, draw);
    Ok(no_store_if_secret(page, &snapshot))
}

/// A page about a moment of a table, drawn unless it is kept. Its address holds nothing but what it is about.
fn cached(
    app: &App,
    headers: &HeaderMap,
    reader: &Reader,
    page: PageKind,
    snapshot: &Snapshot,
    step: usize,
    draw: impl FnOnce(&Reader) -> String,
) -> Response {
    let key = CacheKey::new(page, reader, &snapshot.cache_inputs(reader, step));
    no_store_if_secret(app.page_cache().answer(headers, reader, page, key, draw), snapshot)
}

/// Comments of a record: for whom the computer played, and how many turns.
fn absences(table: &Table, sitting: &Sitting) -> String {
    let line = |seat: u8| match sitting.turns_stood(seat, 0) {
        0 => None,
        turns => Some(format!("# seat {seat}: {} played {turns} turns for the person\n", table.stand_in)),
    };
    (0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX)).filter_map(line).collect()
}

/// The record of a finished game by its log; none if this release cannot play it.
pub(super) fn record_text(table: &Table, log: &[Entry]) -> Option<String> {
    let record = replay::replay(table, log).ok().filter(|_| table.is_dealt())?.record()?;
    Some(format!("{record}{}", absences(table, &sitting(&table.seats, log))))
}

/// The whole game as text, seed included; only once nothing is hidden any more.
pub(super) async fn record(State(app): State<App>, TablePath(id): TablePath) -> Result<Response, Rejection> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if snapshot.table.phase != Phase::Finished {
        return Err(Denied::RecordWhileRunning.into());
    }
    if !snapshot.table.is_dealt() {
        return Err(Denied::NotFound.into());
    }
    let record = snapshot.play.record().ok_or(Denied::NotFound)?;
    let record = format!("{record}{}", absences(&snapshot.table, &snapshot.sitting));
    let name = format!("attachment; filename=\"{}-{id}.txt\"", snapshot.table.game);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, record).into_response())
}
