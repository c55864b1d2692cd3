//! `patolli replay`: verifies a record and prints the result.

use std::path::PathBuf;

use patolli_catalog::{AnyPlay, Record, Score, Seed, Status};
use serde_json::{Value, json};

use crate::{
    failure::{CliError, CliResult, print},
    records::{self, OpenedRecord},
};

pub const EXAMPLES: &str = "\
Every decision is played by the rules, every recorded digest and the final scores are compared,
and if the record has a seed, the deal must be the one that this seed and the words of the players give.
Whoever noted the fingerprint that the table showed before the first decision gives it, too:
only the seed that was used from the start has it.

Examples:
  patolli replay game.replay
  patolli replay game.replay --commitment FINGERPRINT
  patolli replay game.replay --json
  curl http://127.0.0.1:7272/t/ID/record | patolli replay -";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// The fingerprint that the table showed at the start: it must be that of the record's seed
    #[arg(long, value_name = "FINGERPRINT")]
    commitment: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let OpenedRecord { record, play } = records::open(&args.file)?;
    if let Some(shown) = &args.commitment {
        check_commitment(&record, shown)?;
    }
    let checked = args.commitment.is_some();
    if args.json {
        return print(&as_json(&record, play.as_ref(), checked).to_string());
    }
    print(&to_text(&record, play.as_ref(), checked))
}

/// The fingerprint shown at the start must be that of the seed; only who noted it knows it, so it is in no record.
fn check_commitment(record: &Record, shown: &str) -> CliResult {
    let Some(seed) = &record.seed else {
        return Err(CliError::new("the record has no seed, so it cannot be compared with the fingerprint"));
    };
    let commitment = seed.commitment();
    if shown.trim().eq_ignore_ascii_case(&commitment) {
        return Ok(());
    }
    Err(CliError::new(format_args!(
        "the shuffle was changed: the seed {seed} has the fingerprint {commitment}, which is not the one shown at the start"
    )))
}

fn as_json(record: &Record, play: &dyn AnyPlay, checked: bool) -> Value {
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
        "digests_checked": digest_count(record),
        "seed": record.seed.as_ref().map(ToString::to_string),
        "words": record.contributions.iter().map(|(seat, word)| json!([seat.number(), word.as_str()])).collect::<Vec<_>>(),
        "shuffled_from": record.shuffle().map(|it| it.dealing_seed().to_string()),
        "commitment": record.seed.as_ref().map(Seed::commitment),
        "commitment_checked": checked,
        "verified": true,
    })
}

fn to_text(record: &Record, play: &dyn AnyPlay, checked: bool) -> String {
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
        Some(seed) => {
            let shown = if checked { ", as shown at the start" } else { "" };
            format!("{}\ncommitment {}{shown}", deal_origin(record, seed), seed.commitment())
        }
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
        digest_count(record),
    )
}

/// What the deal follows from; with words also what was shuffled from, as `sha256sum` prints it.
fn deal_origin(record: &Record, seed: &Seed) -> String {
    let Some(shuffle) = record.shuffle().filter(|it| !it.contributions().is_empty()) else {
        return format!("the deal follows from the seed {seed}");
    };
    let words: Vec<_> =
        shuffle.contributions().iter().map(|(seat, word)| format!("{word} (seat {seat})")).collect();
    format!(
        "the deal follows from the seed {seed} and the words {}\nshuffled from {}",
        words.join(", "),
        shuffle.dealing_seed()
    )
}

fn is_over(play: &dyn AnyPlay) -> bool {
    play.status() == Status::Over
}

/// Points by seat.
fn scores(play: &dyn AnyPlay) -> Vec<Score> {
    play.scores().into_iter().map(|it| play.game().score(it)).collect()
}

/// Seats that share the first place; none before the end.
fn winners(play: &dyn AnyPlay) -> Vec<usize> {
    let places = play.places();
    (0..places.len()).filter(|it| is_over(play) && places[*it] == 1).collect()
}

/// How many fingerprints the record has.
fn digest_count(record: &Record) -> usize {
    record.turns.iter().filter(|it| it.digest.is_some()).count() + usize::from(record.start.is_some())
}

fn seats(play: &dyn AnyPlay) -> impl Iterator<Item = char> {
    (0..usize::from(play.seats())).map(|it| letter(play, it).chars().next().unwrap_or('?'))
}

/// The letter of a seat, as the board shows it.
fn letter(play: &dyn AnyPlay, seat: usize) -> String {
    play.game().seat_styles()[seat].letter().to_uppercase().to_string()
}
