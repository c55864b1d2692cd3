//! From the log of a table to its game.

use patolli_catalog::{AnyPlay, Refused, Seat, Seed, Step, game};
use patolli_store::{Entry, Table};

/// The game of a table after all entries of its log, or why there is none. What is told is no secret.
pub fn replay(table: &Table, log: &[Entry]) -> Result<Box<dyn AnyPlay>, String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    let seed: Seed = table.seed.parse().map_err(|_| "the seed is unreadable".to_owned())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let started = kind.start_dealt(table.rules, seats, &table.options, Some(&seed), &table.deal);
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

/// Why a decision is refused, without telling it: it may be a secret, and this goes to the operator.
fn reason(refused: &Refused) -> String {
    match refused {
        Refused::Illegal { rule, .. } => format!("refused by {rule}"),
        Refused::Notation(_) => "no decision".to_owned(),
        Refused::NotYourTurn(_) | Refused::Over | Refused::Sequence => refused.to_string(),
    }
}

/// How an entry begins that takes back decisions; their number follows.
const UNDO: &str = "undo ";

/// The entry that takes back the last `count` decisions.
pub(crate) fn undo_notation(count: usize) -> String {
    format!("{UNDO}{count}")
}
