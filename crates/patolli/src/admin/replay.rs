//! A kept table played through again, and compared with what is kept about it.

use patolli_catalog::{AnyPlay, Status};
use patolli_server::{deal, replay, sitting};
use patolli_store::{Entry, FullTable, Phase, Table};
use serde_json::Value;

/// Why a table does not come out as it is kept; nothing if it does.
pub fn compare(whole: &FullTable) -> Result<(), String> {
    let FullTable { table, log, .. } = whole;
    let play = replay(table, log)?;
    check_deal(table)?;
    check_progress(table, log, &*play)?;
    check_attendance(table, log)
}

/// Whether those are away of whom the log says so.
fn check_attendance(table: &Table, log: &[Entry]) -> Result<(), String> {
    if table.phase != Phase::Running {
        return Ok(());
    }
    let sitting = sitting(&table.seats, log);
    for seat in 0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX) {
        let absence = sitting.stand_in(seat, table.to_move).map(|it| it.why.word());
        if table.attendance.seat(seat.into()).away.as_deref() != absence {
            return Err(format!("who plays seat {seat} is not as the log says"));
        }
    }
    Ok(())
}

/// Whether the deal is the one that the seed and the words of the players give; a table that waits for
/// people, or that was closed before they came, has none.
fn check_deal(table: &Table) -> Result<(), String> {
    if !table.is_dealt() {
        let waits = table.phase == Phase::Open || table.closed().is_some();
        return if waits { Ok(()) } else { Err("it was played without a deal".to_owned()) };
    }
    if deal(table)? == table.deal {
        Ok(())
    } else {
        Err("the deal is not the one that the seed and the words give".to_owned())
    }
}

/// Whether the table stands where its game stands after the last entry.
fn check_progress(table: &Table, log: &[Entry], play: &dyn AnyPlay) -> Result<(), String> {
    if log.last().is_some_and(|it| it.at != table.moved) {
        return Err(
            "the last decision is not the one that the table remembers: the end of the log is missing".into(),
        );
    }
    if table.closed().is_some() {
        return Ok(());
    }
    match (table.phase, play.status()) {
        (Phase::Finished, Status::Over) => check_result(table, &play.scores(), &play.places()),
        // All may agree to end a game: there are points then, but no places.
        (Phase::Finished, Status::Asks(_)) if sitting(&table.seats, log).is_agreed() => {
            check_result(table, &play.scores(), &[])
        }
        (Phase::Finished, Status::Asks(_)) => Err("kept as finished, but the game goes on".to_owned()),
        (Phase::Running, Status::Over) => Err("kept as running, but the game is over".to_owned()),
        (Phase::Running, Status::Asks(seat)) if table.to_move != Some(seat.number()) => {
            Err(format!("seat {seat} is to decide, not the one that the table remembers"))
        }
        (Phase::Running | Phase::Open, _) => Ok(()),
    }
}

/// Whether the points and places are those that are kept.
fn check_result(table: &Table, scores: &[i32], places: &[u8]) -> Result<(), String> {
    let kept: Value =
        table.result.as_deref().and_then(|it| serde_json::from_str(it).ok()).unwrap_or_default();
    if kept["scores"] != Value::from(scores) || kept["places"] != Value::from(places) {
        return Err("the kept points or places are not those of the game".to_owned());
    }
    Ok(())
}
