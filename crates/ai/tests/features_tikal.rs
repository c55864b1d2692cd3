//! What is looked at in Tikal: complete, finite, honest about the unseen, and spoken of in every language.

use std::collections::HashSet;

use patolli_ai::{
    Bot,
    value::{Feature, FeatureRow as _, LearnedValue},
};
use patolli_core::{Game, Log, Options as _, Seat, Seed, Status};
use patolli_tikal::{Options, Tikal};

const FEATURES: &[Feature] = <Tikal as LearnedValue>::Features::FEATURES;

const WORDS: [&str; 3] = [
    include_str!("../../catalog/locales/en/tikal-why.ftl"),
    include_str!("../../catalog/locales/cs/tikal-why.ftl"),
    include_str!("../../catalog/locales/pl/tikal-why.ftl"),
];

fn numbers(position: &Tikal, seat: Seat) -> Vec<f32> {
    position.features(seat).to_vector()[..FEATURES.len()].to_vec()
}

/// Shows every position of a few games of every kind, the last one included.
fn each_position(look: impl FnMut(&Tikal, usize)) {
    each_position_of(&[(Bot::Random, 1), (Bot::Random, 2), (Bot::Greedy, 3)], look);
}

/// Shows every position of games of every kind that these bots play from these seeds.
fn each_position_of(games: &[(Bot, u64)], mut look: impl FnMut(&Tikal, usize)) {
    for (seats, auction) in [2, 3, 4].into_iter().flat_map(|it| [(it, false), (it, true)]) {
        for (bot, seed) in games.iter().copied() {
            let options = Options { auction, ..Options::for_seats(seats).expect("two to four seats") };
            let mut rng = Seed::from(seed).rng();
            let mut position = Tikal::start(&options, Tikal::deal(&options, &mut rng));
            let mut decisions = 0;
            look(&position, decisions);
            while let Some(action) = bot.choose(&position, &mut rng) {
                position.apply(action, &mut Log::off());
                decisions += 1;
                look(&position, decisions);
            }
        }
    }
}

#[test]
fn every_number_is_written_and_moderate() {
    each_position(|position, _| {
        for seat in Seat::all(position.seats()) {
            for (number, feature) in numbers(position, seat).into_iter().zip(FEATURES) {
                assert!(number.is_finite(), "{} is {number}", feature.name);
                assert!(number.abs() < 500.0, "{} is {number}", feature.name);
            }
        }
    });
}

/// Features that games of simple bots hardly ever reach.
const RARE: &[&str] = &["triples", "other_exchanges_all"];

#[test]
fn every_feature_counts_somewhere() {
    let mut used = vec![false; FEATURES.len()];
    let games: Vec<_> = (1..=12).map(|seed| (Bot::Greedy, seed)).chain([(Bot::Random, 13)]).collect();
    each_position_of(&games, |position, _| {
        for seat in Seat::all(position.seats()) {
            used.iter_mut().zip(numbers(position, seat)).for_each(|(used, it)| *used |= it != 0.0);
        }
    });
    for (feature, used) in FEATURES.iter().zip(used) {
        assert!(used || RARE.contains(&feature.name), "{} is always 0", feature.name);
    }
}

#[test]
fn names_are_unique_and_sources_have_words() {
    let names: HashSet<_> = FEATURES.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), FEATURES.len());
    for words in WORDS {
        for feature in FEATURES {
            let message = format!("{} = ", feature.factor);
            assert!(words.lines().any(|it| it.starts_with(&message)), "no words for {}", feature.factor);
        }
    }
}

#[test]
fn nothing_unseen_is_looked_at() {
    let mut rng = Seed::from(5).rng();
    each_position(|position, decisions| {
        if decisions % 7 != 0 {
            return;
        }
        for seat in Seat::all(position.seats()) {
            let other = position.redeal(seat, &mut rng);
            for looked_at in Seat::all(position.seats()) {
                assert_eq!(numbers(position, looked_at), numbers(&other, looked_at), "a feature peeks");
            }
            assert!((position.progress() - other.progress()).abs() < f32::EPSILON, "progress peeks");
        }
    });
}

#[test]
fn a_game_goes_from_0_to_1() {
    let mut before = 0.0;
    each_position(|position, decisions| {
        let now = position.progress();
        if decisions == 0 {
            assert!(now.abs() < f32::EPSILON, "begins at {now}");
        } else {
            assert!(before <= now && now <= 1.0, "{before} is followed by {now}");
        }
        if position.status() == Status::Over {
            assert!((now - 1.0).abs() < f32::EPSILON, "ends at {now}");
        }
        before = now;
    });
}

#[test]
fn in_the_end_only_points_count() {
    let place = FEATURES.iter().position(|it| it.name == "points").expect("points are looked at");
    each_position(|position, _| {
        if position.status() != Status::Over {
            return;
        }
        for seat in Seat::all(position.seats()) {
            let row = numbers(position, seat);
            let score = f32::from(position.score(seat));
            assert!((row[place] - score).abs() < f32::EPSILON);
            for (number, feature) in row.iter().zip(FEATURES) {
                let counts = ["_all", "_now", "_soon", "_turns"].iter().any(|it| feature.name.ends_with(it));
                assert!(!counts || number.abs() < f32::EPSILON, "{} is {number}", feature.name);
            }
        }
    });
}
