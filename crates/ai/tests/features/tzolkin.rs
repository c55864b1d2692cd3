//! The features of Tzolk'in.

use patolli_ai::{Bot, value::LearnedValue as _};
use patolli_core::{Game as _, Options as _, Seat};
use patolli_tzolkin::{Options, Phase, Tzolkin};

use super::checks::{self, BotGame, Moment, numbers};

/// Features that games of simple bots hardly ever reach.
const RARE: &[&str] = &["corn_rest", "coming_corn", "theology_3"];

/// Every number of seats without the expansion, with all of it, and with parts of it.
fn tables() -> impl Iterator<Item = Options> {
    (2..=5u8).flat_map(|seats| {
        let base = Options::for_seats(seats).expect("two to five seats");
        let all = Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base };
        [base, all, Options { tribes: false, ..all }, Options { prophecies: false, ..all }]
    })
}

/// A few games of every kind.
fn games() -> Vec<BotGame<Tzolkin>> {
    let numbered = (0..).zip(tables());
    let games = numbered.flat_map(|(table, options)| {
        let greedy = (table % 5 == 0).then_some((Bot::Greedy, 9));
        let bots = [(Bot::Random, 1), (Bot::Random, 2)].into_iter().chain(greedy);
        bots.map(move |(bot, seed)| BotGame { options, bot, seed: 100 * table + seed })
    });
    games.collect()
}

#[test]
fn every_number_is_written_and_moderate() {
    checks::assert_moderate(&games(), 200.0);
}

#[test]
fn every_feature_counts_somewhere() {
    checks::assert_used(&games(), RARE);
}

#[test]
fn names_are_unique_and_sources_have_words() {
    checks::assert_named::<Tzolkin>();
}

#[test]
fn nothing_unseen_is_looked_at() {
    // The secret choice matters most; every seventh position will do for the rest.
    checks::assert_blind(&games(), |position: &Tzolkin, decisions| {
        position.phase() == Phase::Choose || decisions % 7 == 0
    });
}

#[test]
fn every_token_is_a_fact_of_its_own() {
    checks::assert_tokens(&games(), &["SkullOffered", "GoldOffered"]);
}

#[test]
fn progress_runs_from_start_to_end() {
    checks::assert_progress(&games());
}

#[test]
fn only_the_end_has_progress_1() {
    checks::each_moment(&games(), |Moment { position, .. }| {
        let complete = (position.progress() - 1.0).abs() < f32::EPSILON;
        assert_eq!(position.phase() == Phase::Over, complete);
    });
}

#[test]
fn at_the_end_points_are_the_score() {
    checks::each_moment(&games(), |Moment { position, .. }| {
        if position.phase() == Phase::Over {
            for seat in Seat::all(position.seats()) {
                let row = numbers(position, seat);
                assert!((row[0] - f32::from(position.score(seat)) / 4.0).abs() < f32::EPSILON);
                assert!(row[1..].iter().all(|it| it.abs() < f32::EPSILON), "nothing else counts");
            }
        }
    });
}
