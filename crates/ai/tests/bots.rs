//! Bots play whole games, by the rules and as well as they should.

use patolli_ai::{Bot, HeuristicValue, UnknownBot, value::LearnedValue};
use patolli_core::{Game, Log, Options as _, Seat, Seed, Status};
use patolli_teotihuacan::{self as teotihuacan, Teotihuacan};
use patolli_tikal::{Options, Tikal};
use patolli_tzolkin::{self as tzolkin, Phase, Tzolkin};

/// Plays a game of Tikal to its end and returns the scores.
fn game(options: Options, bots: &[Bot], seed: u64) -> Vec<i32> {
    any_game::<Tikal>(&options, bots, seed)
}

/// Plays a game to its end and returns the scores.
fn any_game<G: LearnedValue>(options: &G::Options, bots: &[Bot], seed: u64) -> Vec<i32> {
    let mut rng = Seed::from(seed).rng();
    let mut position = G::start(options, G::deal(options, &mut rng));
    while let Status::Asks(seat) = position.status() {
        let action =
            bots[seat.index()].choose(&position, &mut rng).expect("a live position offers something");
        position.play(action, &mut Log::off()).expect("a bot keeps to the rules");
    }
    assert_eq!(bots[0].choose(&position, &mut rng), None, "nothing is decided after the end");
    position.scores().to_vec()
}

fn tikal_options(seats: u8, auction: bool) -> Options {
    Options { auction, ..Options::for_seats(seats).expect("two to four seats") }
}

#[test]
fn greedy_beats_random_from_every_seat() {
    for auction in [false, true] {
        for seed in 0..12 {
            let mut bots = [Bot::Random; 4];
            let seat = usize::try_from(seed % 4).expect("small");
            bots[seat] = Bot::Greedy;
            let scores = game(tikal_options(4, auction), &bots, seed);
            let best_other = (0..4).filter(|it| *it != seat).map(|it| scores[it]).max();
            assert!(Some(scores[seat]) > best_other, "game {seed}, auction {auction}: {scores:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let bots = [Bot::Greedy, Bot::Random, Bot::Greedy];
    assert_eq!(game(tikal_options(3, true), &bots, 7), game(tikal_options(3, true), &bots, 7));
}

#[test]
fn what_nobody_has_seen_is_worth_nothing() {
    let options = tikal_options(2, false);
    let mut rng = Seed::from(3).rng();
    let mut position = Tikal::start(&options, Tikal::deal(&options, &mut rng));
    for _ in 0..120 {
        let Some(action) = Bot::Random.choose(&position, &mut rng) else { break };
        position.apply(action, &mut Log::off());
        let other = position.redeal(Seat::new(0), &mut rng);
        for seat in Seat::all(2) {
            let peek = HeuristicValue::value(&other, seat) - HeuristicValue::value(&position, seat);
            assert!(peek.abs() < f32::EPSILON, "the value peeks");
        }
    }
}

#[test]
fn bots_are_known_by_name() {
    for bot in [Bot::Random, Bot::Greedy] {
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }
    assert_eq!("gready".parse::<Bot>(), Err(UnknownBot("gready".to_owned())));
}

fn tzolkin_options(seats: u8, expansion: bool) -> tzolkin::Options {
    let base = tzolkin::Options::for_seats(seats).expect("two to five seats");
    let quick = base.quick || expansion;
    tzolkin::Options { tribes: expansion, prophecies: expansion, buildings: expansion, quick, ..base }
}

#[test]
fn greedy_beats_random_at_tzolkin_from_every_seat() {
    for (seats, expansion) in [(4, false), (5, true)] {
        for seed in 0..10 {
            let mut bots = [Bot::Random; 5];
            let seat = usize::try_from(seed).expect("small") % usize::from(seats);
            bots[seat] = Bot::Greedy;
            let scores = any_game::<Tzolkin>(&tzolkin_options(seats, expansion), &bots, seed);
            let best_other = (0..usize::from(seats)).filter(|it| *it != seat).map(|it| scores[it]).max();
            assert!(Some(scores[seat]) > best_other, "game {seed}, expansion {expansion}: {scores:?}");
        }
    }
}

#[test]
fn what_nobody_has_seen_is_worth_nothing_at_tzolkin() {
    let options = tzolkin_options(3, true);
    let mut rng = Seed::from(3).rng();
    let mut position = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
    let mut compared = 0;
    while let Some(action) = Bot::Random.choose(&position, &mut rng) {
        position.apply(action, &mut Log::off());
        // While choices are secret, what a rival keeps is worth something, and a new deal changes it.
        if position.phase() == Phase::Choose {
            continue;
        }
        let other = position.redeal(Seat::new(0), &mut rng);
        for seat in Seat::all(3) {
            let peek = HeuristicValue::value(&other, seat) - HeuristicValue::value(&position, seat);
            assert!(peek.abs() < f32::EPSILON, "the value peeks");
        }
        compared += 1;
    }
    assert!(compared > 100);
}

fn teotihuacan_options(seats: u8) -> teotihuacan::Options {
    teotihuacan::Options::for_seats(seats).expect("one to four seats")
}

#[test]
fn greedy_beats_random_at_teotihuacan_from_every_seat() {
    for seats in 2..=4 {
        for seed in 0..u64::from(2 * seats) {
            let mut bots = [Bot::Random; 4];
            let seat = usize::try_from(seed).expect("small") % usize::from(seats);
            bots[seat] = Bot::Greedy;
            let scores = any_game::<Teotihuacan>(&teotihuacan_options(seats), &bots, seed);
            let best_other = (0..usize::from(seats)).filter(|it| *it != seat).map(|it| scores[it]).max();
            assert!(Some(scores[seat]) > best_other, "game {seed}, {seats} seats: {scores:?}");
        }
    }
}

#[test]
fn teotibot_is_a_worthy_opponent_and_no_unbeatable_one() {
    let games = (0..24).map(|seed| any_game::<Teotihuacan>(&teotihuacan_options(1), &[Bot::Greedy], seed));
    let wins = games.filter(|it| it[0] > it[1]).count();
    assert!((2..=22).contains(&wins), "greedy beats Teotibot in {wins} of 24 games");
}

#[test]
fn what_nobody_has_seen_is_worth_nothing_at_teotihuacan() {
    for seats in [1, 3] {
        let options = teotihuacan_options(seats);
        let mut rng = Seed::from(3).rng();
        let mut position = Teotihuacan::start(&options, Teotihuacan::deal(&options, &mut rng));
        let mut compared = 0;
        while let Some(action) = Bot::Random.choose(&position, &mut rng) {
            position.apply(action, &mut Log::off());
            let other = position.redeal(Seat::new(0), &mut rng);
            for seat in Seat::all(position.seats()) {
                let peek = HeuristicValue::value(&other, seat) - HeuristicValue::value(&position, seat);
                assert!(peek.abs() < f32::EPSILON, "the value peeks");
            }
            compared += 1;
        }
        assert!(compared > 100);
    }
}
