//! How the reader wants to be called.

mod links;
mod receivers;

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use patolli_calls::{
    CallEvent, Channel,
    policy::{Often, Zone},
};
use patolli_store::{Device, GuestId, Hook, Person};
use patolli_web::model::{self, CallReceiver, CallRefusal, Shell};

use super::html;
use crate::{
    calls::Calls,
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    table::reader::Reader,
};

/// The page of calls.
const PAGE: &str = "/calls";
/// Quiet hours unless others are chosen.
const QUIET: (u8, u8) = (22, 8);
/// Characters of the address of a webhook that are shown.
const SHOWN_ADDRESS: usize = 48;

/// Routes about calls.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/calls", get(page).post(save))
        .route("/calls/seen", post(seen))
        .route("/calls/device", post(receivers::add_device))
        .route("/calls/mail", post(receivers::add_mail))
        .route("/calls/hook", post(receivers::add_hook))
        .route("/calls/try", post(receivers::try_receiver))
        .route("/calls/forget", post(receivers::forget))
        .route("/calls/mail/{token}", get(links::confirm))
        .route("/calls/stop/{token}", get(links::ask_to_stop).post(links::stop))
}

/// The page; the field `done` says what has just been done.
async fn page(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Rejection> {
    let notice = match fields.get("done") {
        Some("saved") => Some("calls-done-saved"),
        Some("added") => Some("calls-done-added"),
        Some("forgotten") => Some("calls-done-forgotten"),
        Some("tried") => Some("calls-done-tried"),
        Some("mail") => Some("calls-done-mail"),
        Some("confirmed") => Some("calls-done-confirmed"),
        _ => None,
    };
    let shown = Shown { notice: notice.map(|it| reader.words().text(it)), ..Shown::default() };
    draw(&app, &reader, shown).await
}

/// What the page shows besides what is kept.
#[derive(Default)]
struct Shown {
    notice: Option<String>,
    refused: Option<CallRefusal>,
    secret: Option<String>,
}

impl Shown {
    fn refused(why: CallRefusal) -> Self {
        Self { refused: Some(why), ..Self::default() }
    }
}

async fn draw(app: &App, reader: &Reader, shown: Shown) -> Result<Response, Rejection> {
    let (mut devices, mut hooks, mut person) = (Vec::new(), Vec::new(), None);
    if let (Some(guest), Some(_)) = (reader.id(), app.calls()) {
        person = app.store().person(guest).await?;
        devices = app.store().devices(guest).await?.into_iter().map(shown_device).collect();
        hooks = app.store().hooks(guest).await?.into_iter().map(shown_hook).collect();
    }
    let is_new = person.is_none();
    let person = person.unwrap_or_else(|| new_person(reader, GuestId::random()));
    let page = model::Calls {
        shell: Shell { path: PAGE, notice: shown.notice, ..reader.shell() },
        channels: app.calls().map_or_else(Vec::new, |it| channels(it)),
        on: switches(&person),
        quiet: person.quiet,
        zone: &person.zone,
        often: &person.often,
        push_key: app.calls().and_then(|it| it.push_key()),
        devices,
        mail: person.mail.as_deref().map(|it| (it, person.mail_ok)),
        has_account: reader.guest.as_ref().is_some_and(|it| it.stamp.is_some()),
        hooks,
        secret: shown.secret,
        refused: shown.refused,
    };
    let status = if shown.refused.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let body = html(patolli_web::calls(&page).into_string());
    let response = (status, [(header::CACHE_CONTROL, "no-store")], body).into_response();
    // So that the pages of this browser say that their reader looks.
    let is_called = !is_new && !person.calls.is_empty();
    Ok((cookies::set_called(is_called, reader.is_secure()), response).into_response())
}

/// The ways by which this server calls people.
fn channels(calls: &Calls) -> Vec<&'static str> {
    Channel::ALL.into_iter().filter(|it| calls.sends(*it)).map(Channel::name).collect()
}

/// All switches that are on.
fn switches(person: &Person) -> Vec<(&'static str, &'static str)> {
    let all = CallEvent::ALL.into_iter().flat_map(|event| Channel::ALL.map(|it| (event.name(), it.name())));
    all.filter(|(event, channel)| person.wants(event, channel)).collect()
}

fn shown_device(it: Device) -> CallReceiver {
    CallReceiver {
        id: it.id,
        name: it.name,
        endpoint: it.endpoint,
        form: String::new(),
        failures: it.failures,
        off: false,
    }
}

fn shown_hook(it: Hook) -> CallReceiver {
    let plain = it.url.strip_prefix("https://").unwrap_or(&it.url);
    let short: String = plain.chars().take(SHOWN_ADDRESS).collect();
    let name = if short.len() < plain.len() { format!("{short}…") } else { short };
    let (id, form, failures, off) = (it.id, it.form, it.failures, it.off);
    CallReceiver { id, name, endpoint: String::new(), form, failures, off }
}

/// Keeps what was chosen; `part` says which form was sent.
async fn save(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Rejection> {
    calls(&app)?;
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let mut person = person(&app, &reader, &guest.id).await?;
    match fields.get("part") {
        Some("what") => person.calls = chosen(&fields),
        Some("when") => {
            if let Err(why) = set_times(&mut person, &fields) {
                return draw(&app, &reader, Shown::refused(why)).await;
            }
        }
        // Whoever says so is not asked again.
        Some("later") => {
            app.store().save_person(&person).await?;
            return Ok(known(&app, &reader, &guest, &person, "/"));
        }
        _ => return Err(Denied::BadRequest("unknown form").into()),
    }
    app.store().save_person(&person).await?;
    Ok(known(&app, &reader, &guest, &person, "/calls?done=saved"))
}

/// The switches of a form that are on.
fn chosen(fields: &Fields) -> BTreeMap<String, Vec<String>> {
    let mut calls = BTreeMap::new();
    for event in CallEvent::ALL {
        let is_on = |it: &Channel| fields.get(&format!("{}-{}", event.name(), it.name())).is_some();
        let on: Vec<String> = Channel::ALL.into_iter().filter(is_on).map(|it| it.name().to_owned()).collect();
        if !on.is_empty() {
            calls.insert(event.name().to_owned(), on);
        }
    }
    calls
}

fn set_times(person: &mut Person, fields: &Fields) -> Result<(), CallRefusal> {
    let hour = |name| fields.get(name).and_then(|it| it.parse::<u8>().ok()).filter(|it| *it < 24);
    let zone = fields.get("zone").unwrap_or_default().trim();
    Zone::new(zone).ok_or(CallRefusal::Zone)?;
    zone.clone_into(&mut person.zone);
    person.quiet = (hour("from").unwrap_or(person.quiet.0), hour("to").unwrap_or(person.quiet.1));
    if let Some(often) = fields.get("often").and_then(Often::from_name) {
        person.often = often.name();
    }
    Ok(())
}

/// Notes that the reader looks at a page; says whether that is of any use.
async fn seen(State(app): State<App>, reader: Reader) -> Result<StatusCode, Rejection> {
    let Some(guest) = reader.id() else { return Ok(StatusCode::GONE) };
    let is_called = app.store().note_seen(guest, app.live().now()).await?;
    Ok(if is_called { StatusCode::NO_CONTENT } else { StatusCode::GONE })
}

/// The calls of this server; there is no such page where none are sent.
fn calls(app: &App) -> Result<&Arc<Calls>, Denied> {
    app.calls().ok_or(Denied::NotFound)
}

/// What the reader wants, as it is kept or as it is for everybody at first.
async fn person(app: &App, reader: &Reader, guest: &GuestId) -> Result<Person, Rejection> {
    let kept = app.store().person(guest).await?;
    let mut person = kept.unwrap_or_else(|| new_person(reader, guest.clone()));
    // They are called in the language in which they last read.
    reader.lang.tag().clone_into(&mut person.lang);
    Ok(person)
}

fn new_person(reader: &Reader, guest: GuestId) -> Person {
    Person {
        guest,
        lang: reader.lang.tag().to_owned(),
        zone: "UTC".to_owned(),
        quiet: QUIET,
        often: Often::AtOnce.name(),
        calls: BTreeMap::new(),
        mail: None,
        mail_ok: false,
        mail_at: 0,
        seen: 0,
        called: None,
    }
}

/// Redirects to a page, for a guest who may be new.
fn known(app: &App, reader: &Reader, guest: &Guest, person: &Person, on: &str) -> Response {
    let called = cookies::set_called(!person.calls.is_empty(), reader.is_secure());
    if reader.guest.is_some() {
        return (called, Redirect::to(on)).into_response();
    }
    (cookies::set_guest(app.key(), guest, reader.is_secure()), called, Redirect::to(on)).into_response()
}
