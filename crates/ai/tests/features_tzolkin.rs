//! What is looked at in Tzolk'in: complete, finite, honest about the unseen, and spoken of in every language.

use std::collections::HashSet;

use patolli_ai::{
    Bot,
    value::{Feature, FeatureRow as _, LearnedValue},
};
use patolli_core::{Game, Log, Options as _, Seat, Seed};
use patolli_tzolkin::{Options, Phase, Tzolkin};

const FEATURES: &[Feature] = <Tzolkin as LearnedValue>::Features::FEATURES;

const WORDS: [&str; 3] = [
    include_str!("../../catalog/locales/en/tzolkin-why.ftl"),
    include_str!("../../catalog/locales/cs/tzolkin-why.ftl"),
    include_str!("../../catalog/locales/pl/tzolkin-why.ftl"),
];

fn numbers(position: &Tzolkin, seat: Seat) -> Vec<f32> {
    position.features(seat).to_vector()[..FEATURES.len()].to_vec()
}

/// Every number of seats without the expansion, with all of it, and with parts of it.
fn tables() -> impl Iterator<Item = Options> {
    (2..=5u8).flat_map(|seats| {
        let base = Options::for_seats(seats).expect("two to five seats");
        let all = Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base };
        [base, all, Options { tribes: false, ..all }, Options { prophecies: false, ..all }]
    })
}

/// Shows every position of a few games of every kind, the last one included.
fn each_position(mut look: impl FnMut(&Tzolkin, u64)) {
    for (table, options) in (0..).zip(tables()) {
        let greedy = if table % 5 == 0 { Some((Bot::Greedy, 9)) } else { None };
        for (bot, seed) in [(Bot::Random, 1), (Bot::Random, 2)].into_iter().chain(greedy) {
            let mut rng = Seed::from(100 * table + seed).rng();
            let mut position = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
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
                assert!(number.abs() < 200.0, "{} is {number}", feature.name);
            }
        }
    });
}

/// Features that games of simple bots hardly ever reach.
const RARE: &[&str] = &["corn_rest", "coming_corn", "theology_3"];

#[test]
fn every_feature_counts_somewhere() {
    let mut used = vec![false; FEATURES.len()];
    each_position(|position, _| {
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
    assert_eq!(FEATURES[0].name, "points");
    for words in WORDS {
        for feature in FEATURES {
            let key = format!("{} = ", feature.factor);
            assert!(words.lines().any(|it| it.starts_with(&key)), "no words for {}", feature.factor);
        }
    }
}

#[test]
fn nothing_unseen_is_looked_at() {
    let mut rng = Seed::from(5).rng();
    each_position(|position, decisions| {
        // The secret choice and the turns of the epochs matter most; every seventh position will do for the rest.
        if position.phase() != Phase::Choose && decisions % 7 != 0 {
            return;
        }
        for viewer in Seat::all(position.seats()) {
            let other = position.redeal(viewer, &mut rng);
            assert!((other.progress() - position.progress()).abs() < f32::EPSILON, "progress peeks");
            for seat in Seat::all(position.seats()) {
                let pairs = numbers(position, seat).into_iter().zip(numbers(&other, seat));
                for ((here, there), feature) in pairs.zip(FEATURES) {
                    let peek = (here - there).abs();
                    assert!(peek < f32::EPSILON, "{} peeks: {here} and {there}", feature.name);
                }
            }
        }
    });
}

#[test]
fn progress_runs_from_start_to_end() {
    let mut last = 0.0;
    each_position(|position, decisions| {
        let progress = position.progress();
        assert!((0.0..=1.0).contains(&progress), "{progress}");
        if decisions == 0 {
            assert!(progress.abs() < f32::EPSILON);
        } else {
            assert!(progress >= last, "progress falls from {last} to {progress}");
        }
        let over = position.phase() == Phase::Over;
        assert_eq!(over, (progress - 1.0).abs() < f32::EPSILON, "only the end is 1");
        last = progress;
    });
}

#[test]
fn at_the_end_points_are_the_score() {
    each_position(|position, _| {
        if position.phase() == Phase::Over {
            for seat in Seat::all(position.seats()) {
                let row = numbers(position, seat);
                assert!((row[0] - f32::from(position.score(seat)) / 4.0).abs() < f32::EPSILON);
                assert!(row[1..].iter().all(|it| it.abs() < f32::EPSILON), "nothing else counts");
            }
        }
    });
}
