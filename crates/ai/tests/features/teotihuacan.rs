//! The features of Teotihuacan.

use patolli_ai::Bot;
use patolli_core::{Game as _, Options as _, Seat, Status};
use patolli_teotihuacan::{Options, Setup, Teotihuacan};

use super::checks::{self, BotGame, Moment, numbers};

/// Every number of seats, with every way to set up and the variants that touch the calendar and the values.
fn tables() -> Vec<Options> {
    let mut tables = vec![];
    for seats in 1..=4 {
        let base = Options::for_seats(seats).expect("one to four seats");
        tables.push(base);
        tables.push(Options { setup: Setup::Draft, dark_eclipse: true, ..base });
        tables.push(Options { setup: Setup::FirstGame, printed_boards: true, printed_values: true, ..base });
    }
    tables
}

/// A random game and a greedy one at every table.
fn games(seed: u64) -> Vec<BotGame<Teotihuacan>> {
    let both = |options| [Bot::Random, Bot::Greedy].map(|bot| BotGame { options, bot, seed });
    tables().into_iter().flat_map(both).collect()
}

/// A random game at every table, from this seed on.
fn random_games(from: u64) -> Vec<BotGame<Teotihuacan>> {
    let games = tables().into_iter().zip(from..);
    games.map(|(options, seed)| BotGame { options, bot: Bot::Random, seed }).collect()
}

/// Six games at every table, most of them random.
fn many_games() -> Vec<BotGame<Teotihuacan>> {
    let games = tables().repeat(6).into_iter().zip(0..);
    let bot = |seed| if seed % 4 == 0 { Bot::Greedy } else { Bot::Random };
    games.map(|(options, seed)| BotGame { options, bot: bot(seed), seed }).collect()
}

#[test]
fn every_number_is_written_and_moderate() {
    checks::assert_moderate(&games(1), 120.0);
}

#[test]
fn every_feature_counts_somewhere() {
    checks::assert_used::<Teotihuacan>(&many_games(), &[]);
}

#[test]
fn names_are_unique_and_sources_have_words() {
    checks::assert_named::<Teotihuacan>();
}

#[test]
fn nothing_unseen_is_looked_at() {
    checks::assert_blind(&random_games(10), |_, _| true);
}

#[test]
fn every_token_is_a_fact_of_its_own() {
    checks::assert_tokens(&many_games(), &["HouseDue"]);
}

#[test]
fn progress_runs_from_start_to_end() {
    checks::assert_progress(&games(4));
}

#[test]
fn points_are_the_score() {
    checks::each_moment(&random_games(6), |Moment { position, .. }| {
        for seat in Seat::all(position.seats()) {
            let numbers = numbers(position, seat);
            assert!((numbers[0] - f32::from(position.score(seat))).abs() < f32::EPSILON);
            let rest = position.status() != Status::Over || numbers[1..].iter().all(|it| *it == 0.0);
            assert!(rest, "nothing but points counts after the end");
        }
    });
}
