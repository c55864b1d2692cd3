//! `patolli analyse`: what each turn of a recorded game was worth, and what would have been better.

use std::{
    io::{self, IsTerminal as _},
    path::PathBuf,
};

use indicatif::{ProgressBar, ProgressStyle};
use patolli_catalog::{
    AnyPlay, Budget, Factor, Lang, Line, Localizer, Review, ReviewEntry, Score, Seed, Stop,
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    failure::{CliError, CliResult, print},
    figures::{margin, percent, points, seats},
    records::{self, OpenedRecord},
    series,
};

pub const EXAMPLES: &str = "\
A search looks at every stretch of decisions of one seat, knowing what this seat could know, and compares what was done with the
best it finds. The margin is the number of points by which a seat will be ahead of the mean of the others.
Points lost are points of margin. The same record, number of simulations and seed give the same answer.

Examples:
  patolli analyse game.replay
  patolli analyse game.replay --simulations 20000 --json
  curl http://127.0.0.1:7272/t/ID/record | patolli analyse -";

/// Number of the worst segments shown with the better line.
const MAX_WORST: usize = 5;

/// Number of reasons told for it.
const MAX_REASONS: usize = 4;

/// Fewer points are nothing: they would be shown as 0.0.
const MIN_POINTS: f32 = 0.05;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// Simulations for each turn; more take longer and find more
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    simulations: u32,
    /// Seed of the search: 1 to 64 visible ASCII characters
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> CliResult {
    let seed = series::parse_seed(&args.seed)?;
    let OpenedRecord { record, play } = records::open(&args.file)?;
    let play = play.as_ref();
    let review = review(play, Budget::simulations(args.simulations), &seed)
        .ok_or_else(|| CliError::new("the game could not be analysed"))?;
    let analysis = Analysis { play, options: &record.options, simulations: args.simulations, review };
    print(&if args.json { analysis.as_json()? } else { analysis.to_text() })
}

fn review(play: &dyn AnyPlay, budget: Budget, seed: &Seed) -> Option<Review> {
    const TEMPLATE: &str = "{bar:40} {pos}/{len} stretches, {eta} left";
    let look = ProgressStyle::with_template(TEMPLATE).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = io::stderr().is_terminal().then(|| ProgressBar::new(0).with_style(look));
    let review = play.review(budget, seed, &Stop::default(), &mut |done, all| {
        if let Some(bar) = &bar {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        }
    });
    bar.inspect(ProgressBar::finish_and_clear);
    review
}

/// A game and what a search thinks of it.
struct Analysis<'a> {
    play: &'a dyn AnyPlay,
    options: &'a [(String, String)],
    simulations: u32,
    review: Review,
}

/// The same as programs read it.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    seats: u8,
    options: Map<String, Value>,
    simulations: u32,
    scores: Vec<Score>,
    places: Vec<u8>,
    /// Points lost by seat.
    lost: Vec<f32>,
    #[serde(flatten)]
    review: &'a Review,
}

impl Analysis<'_> {
    fn as_json(&self) -> CliResult<String> {
        let game = self.play.game();
        Ok(serde_json::to_string(&Report {
            game: game.name(),
            seats: self.play.seats(),
            options: series::options_json(self.options),
            simulations: self.simulations,
            scores: self.play.scores().into_iter().map(|it| game.score(it)).collect(),
            places: self.play.places(),
            lost: self.lost(),
            review: &self.review,
        })?)
    }

    fn to_text(&self) -> String {
        let mut text = format!("{}\n\n{}", self.result(), self.turns());
        let worst = self.worst();
        if !worst.is_empty() {
            text += "\n\nwhat cost most";
        }
        for entry in worst {
            text += &self.better(entry);
        }
        text
    }

    /// Points lost by seat.
    fn lost(&self) -> Vec<f32> {
        let mut lost = vec![0.0; usize::from(self.play.seats())];
        for it in &self.review.entries {
            lost[it.seat.index()] += it.lost;
        }
        lost
    }

    /// The game and the sums by seat.
    fn result(&self) -> String {
        let game = self.play.game();
        let lines = (0..).zip(self.play.scores()).zip(self.lost()).map(|((seat, score), lost)| {
            format!("{}  {:>6} points, {:>6} lost", self.letter(seat), game.score(score), points(lost.into()))
        });
        let head = format!("{}, {}, {} decisions", game.name(), seats(self.play.seats()), self.play.steps());
        [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// A line for every segment of decisions.
    fn turns(&self) -> String {
        let head = format!(
            "{:>9}  {:<4}  {:>7}  {:>5}  {:>6}  played",
            "decisions", "seat", "margin", "win", "lost"
        );
        let lines = self.review.entries.iter().map(|it| {
            let expected = it.expectations[it.seat.index()];
            format!(
                "{:>9}  {:<4}  {:>7}  {:>5}  {:>6}  {}",
                span(it),
                self.letter(it.seat.index()),
                margin(expected.margin.into()),
                percent(expected.win.into()),
                points(it.lost.into()),
                self.played(it),
            )
        });
        [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// The segments that cost most, the worst first, without those that cost next to nothing.
    fn worst(&self) -> Vec<&ReviewEntry> {
        let mut worst: Vec<_> = self.review.entries.iter().filter(|it| it.lost >= MIN_POINTS).collect();
        worst.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        worst.truncate(MAX_WORST);
        worst
    }

    /// What was done, what would have been better, and why.
    fn better(&self, it: &ReviewEntry) -> String {
        format!(
            "\n\n{}  decisions {}, {} points lost\n   played  {} ({})\n   better  {} ({}){}",
            self.letter(it.seat.index()),
            span(it),
            points(it.lost.into()),
            self.played(it),
            margin(it.played.margin.into()),
            it.best.steps.join("; "),
            margin(it.best.expectation.margin.into()),
            self.why(&it.best),
        )
    }

    fn why(&self, line: &Line) -> String {
        let words = Localizer::for_game(Lang::En, self.play.game().name());
        let one = |it: &Factor| format!("{} {}", words.text(&it.source), margin(it.points.into()));
        let all: Vec<_> = line
            .factors
            .iter()
            .filter(|it| it.points.abs() >= MIN_POINTS)
            .take(MAX_REASONS)
            .map(one)
            .collect();
        if all.is_empty() { String::new() } else { format!("\n   because {}", all.join("; ")) }
    }

    fn played(&self, it: &ReviewEntry) -> String {
        let steps = self.play.steps_since(it.from).into_iter().take(it.to - it.from);
        steps.map(|it| it.notation).collect::<Vec<_>>().join("; ")
    }

    /// The letter of a seat, as the board shows it.
    fn letter(&self, seat: usize) -> String {
        self.play.game().seat_styles()[seat].letter().to_uppercase().to_string()
    }
}

/// The numbers of its decisions, from 1.
fn span(it: &ReviewEntry) -> String {
    if it.from + 1 == it.to { it.to.to_string() } else { format!("{}–{}", it.from + 1, it.to) }
}
