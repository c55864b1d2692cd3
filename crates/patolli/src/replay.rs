//! `patolli replay`: verifies a record and prints the result.

use std::path::PathBuf;

use patolli_catalog::{AnyPlay, Record, Score, Status};
use serde_json::{Value, json};

use crate::{
    failure::{Outcome, print},
    records::{self, Opened},
};

pub const EXAMPLES: &str = "\
Every decision is played by the rules, every recorded digest and the final scores are compared,
and if the record has a seed, the deal must be the one this seed gives.

Examples:
  patolli replay game.replay
  patolli replay game.replay --json
  curl http://127.0.0.1:7272/t/ID/record | patolli replay -";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    let Opened { record, play } = records::open(&args.file)?;
    if args.json {
        return print(&as_json(&record, play.as_ref()).to_string());
    }
    print(&as_words(&record, play.as_ref()))
}

fn as_json(record: &Record, play: &dyn AnyPlay) -> Value {
    let options: serde_json::Map<_, _> =
        record.options.iter().map(|(key, value)| (key.clone(), Value::from(value.as_str()))).collect();
    json!({
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": options,
        "turns": record.turns.len(),
        "decisions": play.steps(),
        "over": is_over(play),
        "scores": scores(play),
        "places": play.places(),
        "winners": winners(play),
        "digest": play.digest().to_string(),
        "digests_checked": digests(record),
        "seed": record.seed.as_ref().map(ToString::to_string),
        "commitment": record.seed.as_ref().map(patolli_catalog::Seed::commitment),
        "verified": true,
    })
}

fn as_words(record: &Record, play: &dyn AnyPlay) -> String {
    let scores: Vec<_> =
        seats(play).zip(scores(play)).map(|(seat, points)| format!("{seat} {points}")).collect();
    let result = match play.status() {
        Status::Asks(seat) => format!("unfinished: seat {} ({}) is asked", seat, letter(play, seat.index())),
        Status::Over => {
            let names: Vec<_> = winners(play).into_iter().map(|it| letter(play, it)).collect();
            format!("won by {}", names.join(" and "))
        }
    };
    let seed = match &record.seed {
        Some(seed) => format!("the deal follows from the seed {seed}\ncommitment {}", seed.commitment()),
        None => "the record has no seed; the deal is as recorded".to_owned(),
    };
    let (turns, decisions) = (record.turns.len(), play.steps());
    format!(
        "{}, {} seats, rules {}\n{turns} turns, {decisions} decisions\nscores {}\n{result}\n\
         verified: every decision is legal, {} digests agree\n{seed}",
        record.game,
        record.seats,
        record.rules,
        scores.join(", "),
        digests(record),
    )
}

fn is_over(play: &dyn AnyPlay) -> bool {
    play.status() == Status::Over
}

/// Points by seat.
fn scores(play: &dyn AnyPlay) -> Vec<Score> {
    play.scores().into_iter().map(|it| play.kind().score(it)).collect()
}

/// Seats that share the first place; none before the end.
fn winners(play: &dyn AnyPlay) -> Vec<usize> {
    let places = play.places();
    (0..places.len()).filter(|it| is_over(play) && places[*it] == 1).collect()
}

/// How many fingerprints the record has.
fn digests(record: &Record) -> usize {
    record.turns.iter().filter(|it| it.digest.is_some()).count() + usize::from(record.start.is_some())
}

fn seats(play: &dyn AnyPlay) -> impl Iterator<Item = char> {
    (0..usize::from(play.seats())).map(|it| letter(play, it).chars().next().unwrap_or('?'))
}

/// The letter of a seat, as the board shows it.
fn letter(play: &dyn AnyPlay, seat: usize) -> String {
    play.kind().liveries()[seat].letter().to_uppercase().to_string()
}
