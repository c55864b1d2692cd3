//! What a learned value looks at in Teotihuacan: complete, finite, and blind to what nobody has seen.

use std::collections::HashSet;

use patolli_ai::{
    Bot,
    value::{Feature, FeatureRow as _, LearnedValue},
};
use patolli_core::{Game, Log, Options as _, Rng, Seat, Seed, Status};
use patolli_teotihuacan::{Options, Setup, Teotihuacan};

const FEATURES: &[Feature] = <Teotihuacan as LearnedValue>::Features::FEATURES;

const WHY: [&str; 3] = [
    include_str!("../../catalog/locales/en/teotihuacan-why.ftl"),
    include_str!("../../catalog/locales/cs/teotihuacan-why.ftl"),
    include_str!("../../catalog/locales/pl/teotihuacan-why.ftl"),
];

fn normal(seats: u8) -> Options {
    Options::for_seats(seats).expect("one to four seats")
}

/// Every number of seats, with every way to set up and the variants that touch the calendar and the values.
fn tables() -> Vec<Options> {
    let mut tables = vec![];
    for seats in 1..=4 {
        let base = normal(seats);
        tables.push(base);
        tables.push(Options { setup: Setup::Draft, dark_eclipse: true, ..base });
        tables.push(Options { setup: Setup::FirstGame, printed_boards: true, printed_values: true, ..base });
    }
    tables
}

/// Plays a game with a bot and shows every position on the way, the last one included.
fn play(options: &Options, bot: Bot, seed: u64, mut seen: impl FnMut(&Teotihuacan, &mut Rng)) {
    let mut rng = Seed::from(seed).rng();
    let mut position = Teotihuacan::start(options, Teotihuacan::deal(options, &mut rng));
    seen(&position, &mut rng);
    while let Status::Asks(_) = position.status() {
        let action = bot.choose(&position, &mut rng).expect("a live position offers something");
        position.play(action, &mut Log::off()).expect("a bot keeps to the rules");
        seen(&position, &mut rng);
    }
}

fn row(position: &Teotihuacan, seat: Seat) -> Vec<f32> {
    position.features(seat).to_vector()[..FEATURES.len()].to_vec()
}

#[test]
fn every_feature_has_a_number_of_moderate_size() {
    for (options, bot) in tables().iter().flat_map(|it| [(it, Bot::Random), (it, Bot::Greedy)]) {
        play(options, bot, 1, |position, _| {
            for seat in Seat::all(position.seats()) {
                for (feature, number) in FEATURES.iter().zip(row(position, seat)).skip(1) {
                    let fits = number.is_finite() && number.abs() < 120.0;
                    assert!(fits, "{} is {number} for {seat:?}", feature.name);
                }
            }
        });
    }
}

#[test]
fn every_feature_counts_somewhere() {
    let mut used = vec![false; FEATURES.len()];
    for (seed, options) in (0..).zip(tables().repeat(6)) {
        let bot = if seed % 4 == 0 { Bot::Greedy } else { Bot::Random };
        play(&options, bot, seed, |position, _| {
            for seat in Seat::all(position.seats()) {
                used.iter_mut().zip(row(position, seat)).for_each(|(used, it)| *used |= it != 0.0);
            }
        });
    }
    for (feature, used) in FEATURES.iter().zip(used) {
        assert!(used, "{} is always 0", feature.name);
    }
}

#[test]
fn names_are_unique_and_sources_have_words() {
    let names: HashSet<&str> = FEATURES.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), FEATURES.len());
    for (feature, words) in FEATURES.iter().flat_map(|it| WHY.map(|words| (it, words))) {
        let known = words.lines().any(|line| line.starts_with(&format!("{} = ", feature.factor)));
        assert!(known, "no words for {}", feature.factor);
    }
}

#[test]
fn nothing_unseen_counts() {
    for (seed, options) in (10..).zip(tables()) {
        play(&options, Bot::Random, seed, |position, rng| {
            for seat in Seat::all(position.seats()) {
                let other = position.redeal(seat, rng);
                assert!((other.progress() - position.progress()).abs() < f32::EPSILON);
                for looked_at in Seat::all(position.seats()) {
                    assert_eq!(row(&other, looked_at), row(position, looked_at), "it peeks");
                }
            }
        });
    }
}

#[test]
fn progress_runs_from_start_to_end() {
    for (options, bot) in tables().iter().flat_map(|it| [(it, Bot::Random), (it, Bot::Greedy)]) {
        let mut last = 0.0f32;
        play(options, bot, 4, |position, _| {
            let progress = position.progress();
            assert!((0.0..=1.0).contains(&progress) && progress >= last, "{last} then {progress}");
            last = progress;
        });
        assert!((last - 1.0).abs() < f32::EPSILON, "a game ends at 1, not at {last}");
    }
}

#[test]
fn points_are_the_score() {
    for options in tables() {
        play(&options, Bot::Random, 6, |position, _| {
            for seat in Seat::all(position.seats()) {
                let numbers = row(position, seat);
                assert!((numbers[0] - f32::from(position.score(seat))).abs() < f32::EPSILON);
                let rest = position.status() != Status::Over || numbers[1..].iter().all(|it| *it == 0.0);
                assert!(rest, "nothing but points counts after the end");
            }
        });
    }
}
