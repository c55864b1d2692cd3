//! All finished games of the reader.

pub(super) mod archive;

use std::collections::HashSet;

use axum::{extract::State, response::Response};
use patolli_catalog::{Seat, games};
use patolli_store::{FinishedFilter, GuestId, ListPage, ListPosition, Table, format_date, parse_date};
use patolli_web::model::{FinishedGame, GameFilter, Games, Tag};

use super::{html, lobby::card};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    table::{
        guests,
        reader::{Reader, seats_of},
        table_spec::{GameResult, How},
    },
};

/// Games on a page.
const PAGE_SIZE: u32 = 25;
/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A page of finished games that fit the filter in the address.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let (filter, wanted) = (filter(&fields), list_page(&fields)?);
    let found = match reader.id() {
        Some(guest) => found(&app, &stored_filter(guest, &filter), wanted).await?,
        None => Found::default(),
    };
    let holders = app.store().guests_with_account(&guests(&found.tables)).await?.into_iter().collect();
    let place = |it: Option<&Table>| it.map(|it| ListPosition::from_table(it).to_string());
    let page = Games {
        games: found.tables.iter().filter_map(|it| finished(&reader, &holders, it)).collect(),
        kinds: games().iter().map(|it| it.name()).collect(),
        total: found.total,
        won: found.won,
        begin: found.before,
        newer: place(found.tables.first().filter(|_| found.before > 0)),
        older: place(found.tables.last().filter(|_| found.has_older())),
        filter,
        shell: reader.shell(),
    };
    Ok(html(patolli_web::games(&page).into_string()))
}

/// A page of the list, and where it stands.
#[derive(Default)]
struct Found {
    tables: Vec<Table>,
    total: u64,
    won: u64,
    /// Games before the page.
    before: u64,
}

impl Found {
    fn has_older(&self) -> bool {
        self.before + self.tables.len() as u64 != self.total
    }
}

async fn found(app: &App, filter: &FinishedFilter, wanted: ListPage) -> Result<Found, Rejection> {
    let store = app.store();
    let mut tables = store.finished(filter, &wanted, PAGE_SIZE).await?;
    if matches!(wanted, ListPage::Before(_)) && tables.len() < PAGE_SIZE as usize {
        // Near the beginning a page is filled up with what follows.
        tables = store.finished(filter, &ListPage::First, PAGE_SIZE).await?;
    }
    let place = tables.first().map(ListPosition::from_table);
    let counts = store.count_finished(filter, place.as_ref()).await?;
    Ok(Found { tables, total: counts.games, won: counts.won, before: counts.before })
}

/// The page of the list that the address wants.
fn list_page(fields: &Fields) -> Result<ListPage, Denied> {
    let place = |name| {
        let place: Option<Result<ListPosition, _>> = fields.get(name).map(str::parse);
        place.transpose().map_err(|_| Denied::BadRequest("no place in the list"))
    };
    match (place("before")?, place("after")?) {
        (None, None) => Ok(ListPage::First),
        (Some(older), None) => Ok(ListPage::After(older)),
        (None, Some(newer)) => Ok(ListPage::Before(newer)),
        (Some(_), Some(_)) => Err(Denied::BadRequest("one of `before`, `after` was expected")),
    }
}

/// The games that are wanted; what is left out means all.
fn filter(fields: &Fields) -> GameFilter {
    let text = |name| fields.get(name).map(str::trim).unwrap_or_default().to_owned();
    GameFilter {
        game: text("game"),
        with: text("with"),
        from: text("from"),
        to: text("to"),
        against: text("against"),
    }
}

/// The same for the store. A day that is none is left out.
fn stored_filter(guest: &GuestId, filter: &GameFilter) -> FinishedFilter {
    let given = |it: &String| (!it.is_empty()).then(|| it.clone());
    FinishedFilter {
        guest: guest.clone(),
        game: given(&filter.game),
        with: given(&filter.with),
        from: parse_date(&filter.from),
        before: parse_date(&filter.to).map(|it| it.saturating_add(DAY)),
        with_people: match filter.against.as_str() {
            "people" => Some(true),
            "bots" => Some(false),
            _ => None,
        },
    }
}

/// A finished game as the list shows it.
fn finished(reader: &Reader, holders: &HashSet<GuestId>, table: &Table) -> Option<FinishedGame> {
    let (card, result) = (card(reader, holders, table)?, GameResult::from_table(table)?);
    let mine = reader.id().map(|it| seats_of(it, table)).unwrap_or_default();
    let is_won = mine.iter().any(|it| result.places.get(usize::from(*it)) == Some(&1));
    let mut tags = Vec::new();
    match result.how {
        How::Agreed => tags.push(Tag::Agreed),
        How::Finished => tags.push(Tag::Finished),
        How::Played => {}
    }
    for (seat, turns) in (0..).map(Seat::new).zip(&result.stood) {
        if *turns > 0 && result.how != How::Finished {
            tags.push(Tag::Stood(seat, *turns));
        }
    }
    if result.taken_back > 0 {
        tags.push(Tag::TakenBack);
    }
    Some(FinishedGame { card, date: format_date(table.moved), is_won, tags })
}
