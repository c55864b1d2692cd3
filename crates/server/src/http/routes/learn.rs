//! Courses and lessons. The address of a lesson carries its decisions; the server keeps what was learned and nothing else.

use std::collections::BTreeSet;

use axum::{
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::{Course, Lesson, LessonFault, LessonMoment, course, games};
use patolli_web::{
    lesson_address,
    model::{CoursePage, LessonPage},
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::html;
use crate::{
    clock,
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    table::reader::Reader,
};

/// What says in an address that its decisions did not fit.
const LOST: &str = "&lost=1";

/// Longest list of decisions in an address, in bytes.
const LONGEST: usize = 2048;

/// Every course, in the order of the games.
pub(super) async fn all(State(app): State<App>, reader: Reader) -> Result<Response, Rejection> {
    let all: Vec<_> = games().iter().filter_map(|it| course(it.name())).collect();
    courses_page(&app, &reader, &all, false).await
}

/// One course.
pub(super) async fn one(
    State(app): State<App>,
    Path(game): Path<String>,
    reader: Reader,
) -> Result<Response, Rejection> {
    let course = course(&game).ok_or(Denied::NotFound)?;
    courses_page(&app, &reader, &[course], true).await
}

async fn courses_page(
    app: &App,
    reader: &Reader,
    courses: &[&'static Course],
    is_one: bool,
) -> Result<Response, Rejection> {
    let learned = match reader.id() {
        Some(guest) => app.store().learned(guest).await?.into_iter().collect(),
        None => BTreeSet::new(),
    };
    let page = CoursePage { shell: reader.shell(), courses, is_one, learned: &learned };
    Ok(html(patolli_web::course(&page).into_string()))
}

/// Forgets what the reader has learned.
pub(super) async fn forget(State(app): State<App>, reader: Reader) -> Result<Response, Rejection> {
    if let Some(guest) = reader.id() {
        app.store().forget_learned(guest).await?;
    }
    Ok(Redirect::to("/learn").into_response())
}

/// A lesson after the decisions of the address. Decisions that do not fit show its beginning.
pub(super) async fn lesson(
    Path((game, id)): Path<(String, String)>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let (course, lesson) = find(&game, &id)?;
    let did = decisions(&fields);
    let found = did.as_deref().ok_or(LessonFault::TooMany).and_then(|it| lesson.after(it));
    let lost = found.is_err() || fields.get("lost").is_some();
    let moment = found.or_else(|_| lesson.after::<&str>(&[])).map_err(|_| Denied::NotFound)?;
    let refused = fields.get("tried").and_then(|it| moment.refusal(it));
    let shows_way = fields.get("show").is_some() && !moment.is_done();
    let page = LessonPage { shell: reader.shell(), course, moment: &moment, refused, shows_way, lost };
    Ok(html(patolli_web::lesson(&page).into_string()))
}

/// Takes a decision, or takes one back, and leads to the address of what comes of it.
pub(super) async fn decide(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let (_, lesson) = find(&game, &id)?;
    let on = |did: &[String], more: &str| {
        let text = if fields.get("text").is_some() { "&text=1" } else { "" };
        Redirect::to(&format!("{}{more}{text}", lesson_address(lesson, did))).into_response()
    };
    let did = decisions(&fields);
    let Some(mut moment) = did.as_deref().and_then(|it| lesson.after(it).ok()) else {
        return Ok(on(&[], LOST));
    };
    if fields.get("undo").is_some() {
        let all = all_decisions(&moment);
        return Ok(on(&all[..all.len().saturating_sub(1)], ""));
    }
    if fields.get("reset").is_some() {
        return Ok(on(moment.before(), ""));
    }
    let tried = fields.get("do").unwrap_or_default();
    match moment.decide(tried) {
        Ok(()) if moment.is_done() => finish(&app, &reader, lesson, on(&all_decisions(&moment), "")).await,
        Ok(()) => Ok(on(&all_decisions(&moment), "")),
        Err(LessonFault::Decision { decision, .. }) => {
            let tried = utf8_percent_encode(&decision, NON_ALPHANUMERIC);
            Ok(on(&all_decisions(&moment), &format!("&tried={tried}")))
        }
        Err(_) => Ok(on(&[], LOST)),
    }
}

/// Notes that the reader has done a lesson; who was nobody yet becomes a guest.
async fn finish(app: &App, reader: &Reader, lesson: &Lesson, on: Response) -> Result<Response, Rejection> {
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let what = format!("{}/{}", lesson.game, lesson.id);
    app.store().add_learned(&guest.id, &what, clock::now()).await?;
    if reader.guest.is_some() {
        return Ok(on);
    }
    Ok((cookies::set_guest(app.key(), &guest, reader.is_secure()), on).into_response())
}

fn find(game: &str, id: &str) -> Result<(&'static Course, &'static Lesson), Denied> {
    let course = course(game).ok_or(Denied::NotFound)?;
    Ok((course, course.lesson(id).ok_or(Denied::NotFound)?))
}

/// The decisions of the field `did`; `None` if it is too long.
fn decisions(fields: &Fields) -> Option<Vec<String>> {
    let did = fields.get("did").unwrap_or_default();
    let all = did.split(';').map(str::trim).filter(|it| !it.is_empty());
    (did.len() <= LONGEST).then(|| all.map(str::to_owned).collect())
}

fn all_decisions(moment: &LessonMoment<'_>) -> Vec<String> {
    moment.before().iter().chain(moment.did()).cloned().collect()
}
