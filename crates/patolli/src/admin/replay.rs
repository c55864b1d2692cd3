//! A kept table played through again, and compared with what is kept about it.

use patolli_catalog::{AnyPlay, Kind, Refused, Seat, Seed, Status, Step, game};
use patolli_store::{Entry, Phase, Table, Whole};
use serde_json::Value;

/// Why a table does not come out as it is kept; nothing if it does.
pub fn compare(whole: &Whole) -> Result<(), String> {
    let Whole { table, log, .. } = whole;
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    if kind.rules() != table.rules {
        return Err(format!("played by version {} of the rules, not {}", table.rules, kind.rules()));
    }
    let mut play = start(kind, table)?;
    for entry in log {
        repeat(&mut *play, entry).map_err(|why| format!("entry {}: {why}", entry.n))?;
    }
    stands(table, log.last(), &*play)
}

/// The game before its first decision, with the deal that its seed gives.
fn start(kind: &'static dyn Kind, table: &Table) -> Result<Box<dyn AnyPlay>, String> {
    let seed: Seed = table.seed.parse().map_err(|_| "the seed is unreadable".to_owned())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let dealt = kind.start(seats, &table.options, &seed).map_err(|it| it.to_string())?;
    if dealt.deal() != table.deal {
        return Err("the deal is not the one that the seed gives".to_owned());
    }
    kind.start_dealt(seats, &table.options, Some(&seed), &table.deal).map_err(|it| it.to_string())
}

/// How an entry begins that takes back decisions; their number follows.
const UNDO: &str = "undo ";

fn repeat(play: &mut dyn AnyPlay, entry: &Entry) -> Result<(), String> {
    if let Some(count) = entry.notation.strip_prefix(UNDO) {
        return match count.parse() {
            Ok(count) if count <= play.steps() => {
                play.rewind(count);
                Ok(())
            }
            _ => Err("takes back too much".to_owned()),
        };
    }
    let step = Step { seat: Seat::new(entry.seat), notation: entry.notation.clone(), auto: entry.auto };
    play.resume(&step).map_err(|it| reason(&it))
}

/// Why a decision is refused, without telling it: it may be a secret.
fn reason(refused: &Refused) -> String {
    match refused {
        Refused::Illegal { rule, .. } => format!("refused by {rule}"),
        Refused::Notation(_) => "no decision".to_owned(),
        Refused::NotYourTurn(_) | Refused::Over => refused.to_string(),
    }
}

/// Whether the table stands where its game stands after the last entry.
fn stands(table: &Table, last: Option<&Entry>, play: &dyn AnyPlay) -> Result<(), String> {
    if last.is_some_and(|it| it.at != table.moved) {
        return Err(
            "the last decision is not the one that the table remembers: the end of the log is missing".into(),
        );
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
