//! From the log of a table to its game.

use patolli_catalog::{AnyPlay, Kind, Refused, Seat, Seed, Shuffle, StartError, Step, game};
use patolli_store::{Entry, Table};

/// The game of a table after all entries of its log, or why there is none. What is told is no secret.
pub fn replay(table: &Table, log: &[Entry]) -> Result<Box<dyn AnyPlay>, String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let started = if table.is_dealt() {
        kind.start_dealt(table.rules, seats, &table.options, Some(&shuffle(table)?), &table.deal)
    } else {
        waiting(kind, table.rules, seats, &table.options)
    };
    let mut play = started.map_err(|it| it.to_string())?;
    for entry in log {
        repeat(&mut *play, entry).map_err(|why| format!("entry {}: {why}", entry.n))?;
    }
    Ok(play)
}

/// What the deal of a table follows from, or why that cannot be read.
pub fn shuffle(table: &Table) -> Result<Shuffle, String> {
    let seed: Seed = table.seed.parse().map_err(|_| "the seed is unreadable".to_owned())?;
    let mut words = Vec::with_capacity(table.words.len());
    for (seat, word) in &table.words {
        let word = word.parse().map_err(|_| format!("the word of seat {seat} is unreadable"))?;
        words.push((Seat::new(*seat), word));
    }
    Ok(Shuffle::new(seed, words))
}

/// The deal of a table, which follows from its seed and its words.
pub fn deal(table: &Table) -> Result<String, String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    kind.deal(table.rules, seats, &table.options, &shuffle(table)?).map_err(|it| it.to_string())
}

/// What stands for the game of a table that is not dealt: nothing of it is shown, and it has nothing of what will be dealt.
pub(crate) fn waiting(
    kind: &dyn Kind,
    rules: u16,
    seats: u8,
    options: &[(String, String)],
) -> Result<Box<dyn AnyPlay>, StartError> {
    let deal = kind.deal(rules, seats, options, &Seed::from(0).into())?;
    kind.start_dealt(rules, seats, options, None, &deal)
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
