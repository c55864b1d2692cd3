//! The coach of a first game. What its reader has read, and at which table of each game it stands, is kept with what they have learned.

mod kept;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::{AnyGame, Seat, Viewer, coach};
use patolli_store::{GuestId, Phase, TableId};
use patolli_web::model::Coaching;

use self::kept::Kept;
use super::{TablePath, html};
use crate::{
    clock,
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    table::{Command, reader::Reader, snapshot::Snapshot},
};

/// The panel of the coach alone, for an open page.
pub(super) async fn panel(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Response, Rejection> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    Ok(draw(&coached(&app, reader, &snapshot).await, &snapshot))
}

/// Closes the open tip, or switches the coach on or off; the field `part` asks for the panel, otherwise the table comes back.
pub(super) async fn tell(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let snapshot = app.live().ask(&id, Command::Look).await?;
    if reader.seats(&snapshot.table).is_empty() {
        return Err(Denied::NotSeated.into());
    }
    let game = snapshot.play.game();
    match (fields.get("coach"), fields.get("read")) {
        (Some("on"), _) => begin(&app, &guest, game, &id).await?,
        (Some("off"), _) => end(&app, &guest, game).await?,
        (None, Some(tip)) => close(&app, &guest, &snapshot, tip).await?,
        _ => return Err(Denied::BadRequest("`read`, or `coach` with `on` or `off`, was expected").into()),
    }
    if fields.get("part").is_some() {
        return Ok(draw(&coached(&app, reader, &snapshot).await, &snapshot));
    }
    Ok(Redirect::to(&reader.table_page(&id)).into_response())
}

fn draw(reader: &Reader, snapshot: &Snapshot) -> Response {
    let page = html(snapshot.show(reader, None, |it| patolli_web::coach_part(it).html));
    ([(header::CACHE_CONTROL, "no-store")], page).into_response()
}

/// Puts the coach beside a table; it leaves another one of the same game.
pub(super) async fn begin(
    app: &App,
    guest: &GuestId,
    game: &dyn AnyGame,
    table: &TableId,
) -> Result<(), Rejection> {
    if coach(game.name()).is_none() {
        return Ok(());
    }
    let learned = app.store().learned(guest).await?;
    let kept = Kept::read(&learned, game.name(), table);
    if !kept.on {
        let mark = Kept { on: true, ..Kept::default() }.mark(game.name(), table);
        let prefix = kept::prefix(game.name());
        app.store().replace_learned(guest, &prefix, mark.as_deref(), clock::now()).await?;
    }
    Ok(())
}

async fn end(app: &App, guest: &GuestId, game: &dyn AnyGame) -> Result<(), Rejection> {
    Ok(app.store().replace_learned(guest, &kept::prefix(game.name()), None, clock::now()).await?)
}

/// Notes that the open tip is read, if it is this one.
async fn close(app: &App, guest: &GuestId, snapshot: &Snapshot, tip: &str) -> Result<(), Rejection> {
    let before = Kept::read(&app.store().learned(guest).await?, &snapshot.table.game, &snapshot.table.id);
    let mut after = before.clone();
    if after.notes.open.as_deref() == Some(tip) {
        after.notes.close();
    }
    keep(app, guest, snapshot, &before, &after).await
}

/// The reader with the coach they have at this table. Without the database the table is shown without it.
pub(super) async fn coached(app: &App, reader: Reader, snapshot: &Snapshot) -> Reader {
    match coaching(app, &reader, snapshot).await {
        Ok(coach) => Reader { coach, ..reader },
        Err(_) => reader,
    }
}

async fn coaching(app: &App, reader: &Reader, snapshot: &Snapshot) -> Result<Option<Coaching>, Rejection> {
    let (Some(coach), Some(guest)) = (coach(&snapshot.table.game), reader.id()) else { return Ok(None) };
    if snapshot.table.phase == Phase::Open || reader.seats(&snapshot.table).is_empty() {
        return Ok(None);
    }
    let before = Kept::read(&app.store().learned(guest).await?, &snapshot.table.game, &snapshot.table.id);
    let mut after = before.clone();
    let mut open = None;
    if let Some(seat) = learner(reader, snapshot).filter(|_| before.on) {
        open = after.notes.look(coach, &*snapshot.play, seat);
        keep(app, guest, snapshot, &before, &after).await?;
    }
    Ok(Some(Coaching { coach, on: before.on, open, read: after.notes.read }))
}

/// The seat that the coach speaks to, while the game is played.
fn learner(reader: &Reader, snapshot: &Snapshot) -> Option<Seat> {
    match snapshot.perspective(reader).viewer {
        Viewer::Seat(seat) if snapshot.table.phase == Phase::Running => Some(seat),
        _ => None,
    }
}

/// Stores what changed.
async fn keep(
    app: &App,
    guest: &GuestId,
    snapshot: &Snapshot,
    before: &Kept,
    after: &Kept,
) -> Result<(), Rejection> {
    let (game, table) = (&snapshot.table.game, &snapshot.table.id);
    for tip in after.notes.read.difference(&before.notes.read) {
        app.store().add_learned(guest, &kept::tip(game, tip), clock::now()).await?;
    }
    let mark = after.mark(game, table);
    if mark != before.mark(game, table) {
        app.store().replace_learned(guest, &kept::prefix(game), mark.as_deref(), clock::now()).await?;
    }
    Ok(())
}
