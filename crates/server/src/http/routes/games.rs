//! All finished games of the reader.

use std::collections::HashSet;

use axum::{extract::State, response::Response};
use patolli_catalog::{Seat, games};
use patolli_store::{Filter, GuestId, ListPosition, Occupant, Phase, Table, format_date};
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
const PAGE_SIZE: usize = 25;
/// Tables that are read at once.
const BATCH_SIZE: u32 = 100;
/// Batches that are read for one page; if few of them fit, the page is short and leads on.
const MAX_BATCHES: usize = 20;

/// A page of finished games that fit the filter in the address.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let filter = filter(&fields);
    let begin = fields.get("before").map(str::parse).transpose();
    let begin = begin.map_err(|_| Denied::BadRequest("no place in the list"))?;
    let (tables, next) = match reader.id() {
        Some(guest) => found(&app, guest, &filter, begin).await?,
        None => (Vec::new(), None),
    };
    let holders = app.store().guests_with_account(&guests(&tables)).await?.into_iter().collect();
    let page = Games {
        games: tables.iter().filter_map(|it| finished(&reader, &holders, it)).collect(),
        kinds: games().iter().map(|it| it.name()).collect(),
        is_first: fields.get("before").is_none(),
        older: next.map(|it| it.to_string()),
        filter,
        shell: reader.shell(),
    };
    Ok(html(patolli_web::games(&page).into_string()))
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

/// The next games that fit, and where the list goes on.
async fn found(
    app: &App,
    guest: &GuestId,
    filter: &GameFilter,
    mut begin: Option<ListPosition>,
) -> Result<(Vec<Table>, Option<ListPosition>), Rejection> {
    let mut found = Vec::new();
    for _ in 0..MAX_BATCHES {
        let finished = Filter::by_guest(guest.clone()).in_phase(Phase::Finished).at_most(BATCH_SIZE);
        let tables = app.store().tables(Filter { after: begin.clone(), ..finished }).await?;
        let is_last = tables.len() < BATCH_SIZE as usize;
        for table in tables {
            if found.len() == PAGE_SIZE {
                return Ok((found, begin));
            }
            begin = Some(ListPosition::from_table(&table));
            if fits(&table, guest, filter) {
                found.push(table);
            }
        }
        if is_last {
            return Ok((found, None));
        }
    }
    Ok((found, begin))
}

fn fits(table: &Table, guest: &GuestId, filter: &GameFilter) -> bool {
    let date = format_date(table.moved);
    let others = || {
        table.seats.iter().filter_map(|it| match it {
            Occupant::Guest { id, name } if id != guest => Some(name.to_lowercase()),
            _ => None,
        })
    };
    let with = filter.with.to_lowercase();
    table.closed().is_none()
        && (filter.game.is_empty() || filter.game == table.game)
        && (filter.from.is_empty() || date >= filter.from)
        && (filter.to.is_empty() || date <= filter.to)
        && (with.is_empty() || others().any(|it| it.contains(&with)))
        && match filter.against.as_str() {
            "people" => others().next().is_some(),
            "bots" => others().next().is_none(),
            _ => true,
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
