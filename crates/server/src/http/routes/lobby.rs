//! The lobby.

use std::collections::HashSet;

use axum::{extract::State, response::Response};
use patolli_catalog::{Seat, game};
use patolli_store::{Filter, GuestId, Phase, Table};
use patolli_web::model::{Lobby, Sitter, TableCard};

use super::html;
use crate::{
    clock,
    failure::Rejection,
    http::app::App,
    table::{
        guests,
        reader::Reader,
        snapshot::{sitter, stage},
        table_spec::GameResult,
    },
};

/// Maximum tables in each list.
const MAX_TABLES: u32 = 50;

/// Maximum tables of one owner in the lists of others.
const MAX_PER_OWNER: u32 = 3;

/// The reader's tables and the listed ones.
pub(super) async fn page(State(app): State<App>, reader: Reader) -> Result<Response, Rejection> {
    let running = tables_of_reader(&app, &reader, Phase::Running).await?;
    let open = tables_of_reader(&app, &reader, Phase::Open).await?;
    let finished = tables_of_reader(&app, &reader, Phase::Finished).await?;
    let to_join = tables_of_others(&app, &reader, Phase::Open).await?;
    let to_watch = tables_of_others(&app, &reader, Phase::Running).await?;
    let all = [&running, &open, &finished, &to_join, &to_watch];
    let holders = app.store().guests_with_account(&guests(all.into_iter().flatten())).await?;
    let holders: HashSet<GuestId> = holders.into_iter().collect();
    let (your_turn, others): (Vec<_>, Vec<_>) = running.iter().partition(|it| is_asked(&reader, it));
    let cards = |tables: &mut dyn Iterator<Item = &Table>| {
        tables.filter_map(|it| card(&reader, &holders, it)).collect()
    };
    let offers_calls = !(running.is_empty() && open.is_empty()) && offers_calls(&app, &reader).await?;
    let lobby = Lobby {
        offers_calls,
        your_turn: cards(&mut your_turn.into_iter()),
        waiting: cards(&mut open.iter().chain(others)),
        open: cards(&mut to_join.iter()),
        running: cards(&mut to_watch.iter()),
        finished: cards(&mut finished.iter()),
        promise: app.promise(),
        shell: reader.shell(),
    };
    Ok(html(patolli_web::lobby(&lobby).into_string()))
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

async fn tables_of_others(app: &App, reader: &Reader, phase: Phase) -> Result<Vec<Table>, Rejection> {
    let mut tables = app
        .store()
        .tables(Filter::listed().in_phase(phase).per_owner(MAX_PER_OWNER).at_most(MAX_TABLES))
        .await?;
    tables.retain(|it| reader.seats(it).is_empty());
    Ok(tables)
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
        scores: GameResult::from_table(table).map(|it| it.scores),
    })
}
