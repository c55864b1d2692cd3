//! Player aids: of a game for a set of options, and of a table for what its reader sees.

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use patolli_catalog::{AnyGame, game};
use patolli_store::Phase;
use patolli_web::model::AidPage;

use super::{TablePath, html, no_store_if_secret};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{
        app::App,
        fields::Fields,
        page_cache::{CacheKey, PageKind},
    },
    table::{Command, reader::Reader},
};

/// Seats of the table that an aid speaks of unless its address says otherwise.
const SEATS: u8 = 4;
/// The field of those who want the sheet without a page around it.
const SHEET: &str = "sheet";

/// The aid of a game. The address may name seats and options.
pub(super) async fn of_game(
    State(app): State<App>,
    Path(name): Path<String>,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Rejection> {
    let kind = game(&name).map_err(|_| Denied::NotFound)?;
    let most = SEATS.clamp(*kind.seats().start(), *kind.seats().end());
    let seats = fields.number("seats")?.unwrap_or(most);
    let options = options(kind, &fields);
    let page = |reader: &Reader| {
        let page = AidPage { shell: reader.shell(), kind, seats, options: options.clone(), seen: None };
        draw(&page, &fields)
    };
    if page(&reader).is_none() {
        return Err(Denied::NotFound.into());
    }
    // Whatever else the address names does not change the page.
    let reader = reader.at(address(kind, seats, &options));
    let key = CacheKey::new(PageKind::Aid, &reader, &(kind.name(), seats, &options, fields.get(SHEET)));
    let drawn = |reader: &Reader| page(reader).unwrap_or_default();
    Ok(app.page_cache().answer(&headers, &reader, PageKind::Aid, key, drawn))
}

/// The aid of a table, for its options and for what the reader sees of it.
pub(super) async fn of_table(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    let viewer = snapshot.perspective(&reader).viewer;
    let view = snapshot.play.view(viewer);
    let page = AidPage {
        shell: reader.shell(),
        kind: snapshot.play.game(),
        seats: u8::try_from(snapshot.table.seats.len()).unwrap_or(SEATS),
        options: snapshot.table.options.clone(),
        // What is dealt for the first turn is hidden until the game begins.
        seen: (snapshot.table.phase != Phase::Open).then_some((&view, viewer)),
    };
    let drawn = draw(&page, &fields).ok_or(Denied::NotFound)?;
    Ok(no_store_if_secret(html(drawn), &snapshot))
}

fn draw(page: &AidPage<'_>, fields: &Fields) -> Option<String> {
    let drawn =
        if fields.get(SHEET).is_some() { patolli_web::aid_sheet(page) } else { patolli_web::aid(page) };
    Some(drawn?.into_string())
}

/// The options that an address names.
fn options(kind: &dyn AnyGame, fields: &Fields) -> Vec<(String, String)> {
    let keys = kind.options().iter().map(|it| it.key);
    keys.filter_map(|it| Some((it.to_owned(), fields.get(it)?.to_owned()))).collect()
}

/// Address of the aid of a game with these options, which are known words.
fn address(kind: &dyn AnyGame, seats: u8, options: &[(String, String)]) -> String {
    let options = options.iter().map(|(key, value)| format!("&{key}={value}"));
    format!("/aid/{}?seats={seats}{}", kind.name(), options.collect::<String>())
}
