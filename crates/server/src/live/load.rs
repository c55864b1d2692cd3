//! From the store into memory.

use patolli_catalog::{AnyPlay, Refused, Seat, Seed, Step, game};
use patolli_store::{Entry, Error, Store, Table, TableId};

use super::Fault;

/// A table read from the store.
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) play: Box<dyn AnyPlay>,
    pub(super) version: u32,
}

/// Reads a table and replays its log.
pub(super) async fn load(store: &dyn Store, id: &TableId) -> Result<Loaded, Fault> {
    let table = store.table(id).await.map_err(|it| fault(id, &it))?.ok_or(Fault::Missing)?;
    let log = store.log(id).await.map_err(|it| fault(id, &it))?;
    match replay(&table, &log) {
        Ok(play) => Ok(Loaded { table, play, version: log.last().map_or(0, |it| it.n) }),
        Err(why) => {
            tracing::error!(table = %id, why, "a table cannot be continued");
            Err(Fault::Damaged)
        }
    }
}

fn fault(id: &TableId, error: &Error) -> Fault {
    tracing::error!(table = %id, %error, "a table cannot be read");
    if matches!(error, Error::Damaged { .. }) { Fault::Damaged } else { Fault::Failed }
}

/// The game after all entries of the log.
fn replay(table: &Table, log: &[Entry]) -> Result<Box<dyn AnyPlay>, String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    if kind.rules() != table.rules {
        return Err(format!("played by version {} of the rules, not {}", table.rules, kind.rules()));
    }
    let seed: Seed = table.seed.parse().map_err(|_| "the seed is unreadable".to_owned())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let started = kind.start_dealt(seats, &table.options, Some(&seed), &table.deal);
    let mut play = started.map_err(|it| it.to_string())?;
    for entry in log {
        repeat(&mut *play, entry).map_err(|why| format!("entry {}: {why}", entry.n))?;
    }
    Ok(play)
}

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

/// Why a decision is refused, without telling it: it may be a secret, and this goes to the log.
fn reason(refused: &Refused) -> String {
    match refused {
        Refused::Illegal { rule, .. } => format!("refused by {rule}"),
        Refused::Notation(_) => "no decision".to_owned(),
        Refused::NotYourTurn(_) | Refused::Over => refused.to_string(),
    }
}

/// How an entry begins that takes back decisions; their number follows.
const UNDO: &str = "undo ";

/// The entry that takes back the last `count` decisions.
pub(super) fn undo_notation(count: usize) -> String {
    format!("{UNDO}{count}")
}
