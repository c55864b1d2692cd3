//! The features of Tikal.

use patolli_ai::Bot;
use patolli_core::{Game as _, Options as _, Seat, Status};
use patolli_tikal::{Options, Tikal};

use super::checks::{self, BotGame, Moment, features, numbers};

/// Features that games of simple bots hardly ever reach.
const RARE: &[&str] = &["triples", "other_exchanges_all"];

/// Games of every kind, each played by these bots from these seeds.
fn games_by(bots: &[(Bot, u64)]) -> Vec<BotGame<Tikal>> {
    let tables = [2, 3, 4].into_iter().flat_map(|it| [(it, false), (it, true)]);
    let options = tables
        .map(|(seats, auction)| Options { auction, ..Options::for_seats(seats).expect("two to four seats") });
    let game = |options| bots.iter().map(move |&(bot, seed)| BotGame { options, bot, seed });
    options.flat_map(game).collect()
}

/// A few games of every kind.
fn games() -> Vec<BotGame<Tikal>> {
    games_by(&[(Bot::Random, 1), (Bot::Random, 2), (Bot::Greedy, 3)])
}

#[test]
fn every_number_is_written_and_moderate() {
    checks::assert_moderate(&games(), 500.0);
}

#[test]
fn every_feature_counts_somewhere() {
    let bots: Vec<_> = (1..=12).map(|seed| (Bot::Greedy, seed)).chain([(Bot::Random, 13)]).collect();
    checks::assert_used(&games_by(&bots), RARE);
}

#[test]
fn names_are_unique_and_sources_have_words() {
    checks::assert_named::<Tikal>();
}

#[test]
fn nothing_unseen_is_looked_at() {
    checks::assert_blind(&games(), |_, decisions| decisions % 7 == 0);
}

#[test]
fn every_token_is_a_fact_of_its_own() {
    let bots: Vec<_> = (1..=12).map(|seed| (Bot::Greedy, seed)).chain([(Bot::Random, 13)]).collect();
    checks::assert_tokens(&games_by(&bots), &["Triples"]);
}

#[test]
fn progress_runs_from_start_to_end() {
    checks::assert_progress(&games());
}

#[test]
fn in_the_end_only_points_count() {
    checks::each_moment(&games(), |Moment { position, .. }| {
        if position.status() != Status::Over {
            return;
        }
        for seat in Seat::all(position.seats()) {
            let row = numbers(position, seat);
            assert!((row[0] - f32::from(position.score(seat))).abs() < f32::EPSILON);
            for (number, feature) in row.iter().zip(features::<Tikal>()) {
                let counts = ["_all", "_now", "_soon", "_turns"].iter().any(|it| feature.name.ends_with(it));
                assert!(!counts || number.abs() < f32::EPSILON, "{} is {number}", feature.name);
            }
        }
    });
}
