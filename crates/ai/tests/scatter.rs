//! What seats are given by lot leaves positions that games can reach.

use patolli_ai::{Bot, value::LearnedValue};
use patolli_core::{Log, Options as _, Seed, Status};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;

/// Games with every number of seats; each is scattered wherever it can be, and some of the positions are played to their end.
fn scattered_games_go_on<G: LearnedValue>() {
    let mut scattered = 0;
    for seats in G::Options::SEATS.0..=G::Options::SEATS.1 {
        let options = G::Options::from_pairs(seats, std::iter::empty()).expect("a number of seats");
        let mut rng = Seed::from(u64::from(seats)).rng();
        let mut position = G::start(&options, G::deal(&options, &mut rng));
        let mut games = 0;
        while let Some(action) = Bot::Random.choose(&position, &mut rng) {
            let mut given = position.clone();
            if given.scatter(&mut rng, 1.0) {
                scattered += 1;
                given.audit().unwrap_or_else(|error| panic!("{}, {seats} seats: {error}", G::NAME));
                assert_ne!(given, position, "something was given");
                if scattered % 20 == 0 && games < 2 {
                    games += 1;
                    play_to_the_end(given, seats.into());
                }
            } else {
                assert_eq!(given, position, "in the middle of a turn nothing changes");
            }
            position.apply(action, &mut Log::off());
        }
    }
    assert!(scattered > 60, "only {scattered} positions were scattered");
}

fn play_to_the_end<G: LearnedValue>(mut position: G, seed: u64) {
    let mut rng = Seed::from(seed).rng();
    while let Some(action) = Bot::Random.choose(&position, &mut rng) {
        position.play(action, &mut Log::off()).expect("what is offered is accepted");
    }
    assert_eq!(position.status(), Status::Over);
    position.audit().expect("the end of a scattered game is a possible position");
}

#[test]
fn tikal_goes_on_after_gifts() {
    scattered_games_go_on::<Tikal>();
}

#[test]
fn tzolkin_goes_on_after_gifts() {
    scattered_games_go_on::<Tzolkin>();
}

#[test]
fn teotihuacan_goes_on_after_gifts() {
    scattered_games_go_on::<Teotihuacan>();
}
