//! A kept table played through again, and compared with what is kept about it.

use patolli_catalog::{AnyPlay, Seed, Status, game};
use patolli_server::replay;
use patolli_store::{Entry, Phase, Table, Whole};
use serde_json::Value;

/// Why a table does not come out as it is kept; nothing if it does.
pub fn compare(whole: &Whole) -> Result<(), String> {
    let Whole { table, log, .. } = whole;
    let play = replay(table, log)?;
    is_dealt(table)?;
    stands(table, log.last(), &*play)
}

/// Whether the deal is the one that the seed gives; by older rules it may have been dealt otherwise.
fn is_dealt(table: &Table) -> Result<(), String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    let seed: Seed = table.seed.parse().map_err(|_| "the seed is unreadable".to_owned())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let dealt = kind.start(seats, &table.options, &seed).map_err(|it| it.to_string())?;
    if dealt.deal() == table.deal || table.rules < kind.rules() {
        Ok(())
    } else {
        Err("the deal is not the one that the seed gives".to_owned())
    }
}

/// Whether the table stands where its game stands after the last entry.
fn stands(table: &Table, last: Option<&Entry>, play: &dyn AnyPlay) -> Result<(), String> {
    if last.is_some_and(|it| it.at != table.moved) {
        return Err(
            "the last decision is not the one that the table remembers: the end of the log is missing".into(),
        );
    }
    if table.closed().is_some() {
        return Ok(());
    }
    match (table.phase, play.status()) {
        (Phase::Finished, Status::Over) => ending(table, play),
        (Phase::Finished, Status::Asks(_)) => Err("kept as finished, but the game goes on".to_owned()),
        (Phase::Running, Status::Over) => Err("kept as running, but the game is over".to_owned()),
        (Phase::Running, Status::Asks(seat)) if table.to_move != Some(seat.number()) => {
            Err(format!("seat {seat} is to decide, not the one that the table remembers"))
        }
        (Phase::Running | Phase::Open, _) => Ok(()),
    }
}

/// Whether the points and places are those that are kept.
fn ending(table: &Table, play: &dyn AnyPlay) -> Result<(), String> {
    let kept: Value =
        table.result.as_deref().and_then(|it| serde_json::from_str(it).ok()).unwrap_or_default();
    if kept["scores"] != Value::from(play.scores()) || kept["places"] != Value::from(play.places()) {
        return Err("the kept points or places are not those of the game".to_owned());
    }
    Ok(())
}
