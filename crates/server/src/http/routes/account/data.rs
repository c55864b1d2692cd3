//! Everything that the server keeps about the reader, to take along.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use patolli_store::{Account, Entry, Filter, GuestId, Phase, Table};
use serde_json::{Value, json};

use crate::{
    denied::Denied,
    failure::Rejection,
    http::app::App,
    table::{
        Command,
        marks::Mark,
        reader::{Reader, seats_of},
    },
};

/// All of it as JSON. Of a game that is not over it has the reader's own decisions alone, so that nothing is told that is
/// hidden from their seats.
pub(in super::super) async fn download(
    State(app): State<App>,
    reader: Reader,
) -> Result<Response, Rejection> {
    let guest = reader.guest.clone().ok_or(Denied::NotYours)?;
    let account = app.accounts().account_of(reader.guest.as_ref()).await?;
    let mut tables = Vec::new();
    for table in app.store().tables(Filter::by_guest(guest.id.clone())).await? {
        tables.push(told_table(&app, &guest.id, &table).await?);
    }
    let data = json!({
        "name": guest.name,
        "account": account.as_ref().map(told_account),
        "calls": calls(&app, &guest.id).await?,
        "tables": tables,
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"patolli.json\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, format!("{data:#}\n")).into_response())
}

/// An account without its password.
fn told_account(account: &Account) -> Value {
    json!({ "name": account.name, "created": account.created, "seen": account.seen })
}

/// How the reader is called, without keys and secrets.
async fn calls(app: &App, guest: &GuestId) -> Result<Value, Rejection> {
    let store = app.store();
    let devices = store.devices(guest).await?;
    let hooks = store.hooks(guest).await?;
    let device = |it: &patolli_store::Device| json!({ "name": it.name, "made": it.made, "last": it.last });
    let hook = |it: &patolli_store::Hook| json!({ "url": it.url, "form": it.form, "made": it.made, "last": it.last });
    Ok(json!({
        "wishes": store.person(guest).await?,
        "devices": devices.iter().map(device).collect::<Vec<_>>(),
        "webhooks": hooks.iter().map(hook).collect::<Vec<_>>(),
    }))
}

async fn told_table(app: &App, guest: &GuestId, table: &Table) -> Result<Value, Rejection> {
    let seats = seats_of(guest, table);
    let log = app.store().log(&table.id).await?;
    let own = |it: &&Entry| seats.contains(&it.seat) && !Mark::is_mark(&it.notation);
    let decision = |it: &Entry| json!({ "seat": it.seat, "do": it.notation, "at": it.at });
    let is_over = table.phase == Phase::Finished && table.is_dealt();
    let record = if is_over {
        // One that cannot be played by this release has no record.
        app.live().ask(&table.id, Command::Look).await.ok().and_then(|it| it.play.record())
    } else {
        None
    };
    Ok(json!({
        "id": table.id.to_string(),
        "game": table.game,
        "options": table.options,
        "seats": seats,
        "created": table.created,
        "moved": table.moved,
        "result": table.result,
        "decisions": log.iter().filter(own).map(decision).collect::<Vec<_>>(),
        "record": record.map(|it| it.to_string()),
    }))
}
