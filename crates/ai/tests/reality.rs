//! What is given for nothing must help the one who gets it, when the game is played to its end.
//!
//! `cargo test --release -p patolli-ai --test all reality -- --ignored` plays a few deals of Tzolk'in; with `PATOLLI_BOTS=long` it plays
//! twenty with more thought, and gives more kinds of things.

use patolli_ai::{SearchPlayer, Stop, Strength};
use patolli_core::{Game as _, Log, Options as _, Seat, Seed, Status};
use patolli_tzolkin::{Gift, Options, Track, Tzolkin};

/// Seats of a game.
const SEATS: u8 = 4;

/// Number of deals, and simulations for each decision.
struct Scale {
    deals: u64,
    simulations: u32,
}

fn is_long() -> bool {
    std::env::var("PATOLLI_BOTS").as_deref() == Ok("long")
}

fn scale() -> Scale {
    if is_long() { Scale { deals: 20, simulations: 100 } } else { Scale { deals: 3, simulations: 24 } }
}

/// Points at the end of a deal in which one seat, if any, is given things before the first turn.
fn points(deal: u64, given: Option<Seat>, gifts: &[Gift], simulations: u32) -> Vec<f64> {
    let options = Options::for_seats(SEATS).expect("four seats");
    let seed = Seed::from(7_000 + deal);
    let mut position = Tzolkin::start(&options, Tzolkin::deal(&options, &mut seed.rng()));
    let lots = |seat: Seat| Seed::from(100 * deal + u64::from(seat.number())).rng();
    let mut players: Vec<_> = Seat::all(SEATS)
        .map(|it| SearchPlayer::<Tzolkin>::new(Strength::Simulations(simulations), lots(it)))
        .collect();
    let mut waiting = given;
    while let Status::Asks(seat) = position.status() {
        if let Some(lucky) = waiting.filter(|_| position.is_between_turns()) {
            assert!(gifts.iter().all(|it| position.give(lucky, *it)), "the gifts can be given");
            waiting = None;
        }
        let action = players[seat.index()].decide(&position, &Stop::default()).expect("a decision");
        position.apply(action, &mut Log::off());
    }
    position.scores().iter().map(|it| f64::from(*it) / f64::from(Tzolkin::UNITS_PER_POINT)).collect()
}

/// Mean points that gifts bring to the seat that gets them, each seat of each deal in turn.
fn gain(gifts: &[Gift]) -> f64 {
    let Scale { deals, simulations } = scale();
    let mut gains = Vec::new();
    for deal in 0..deals {
        let plain = points(deal, None, gifts, simulations);
        for seat in Seat::all(SEATS) {
            gains.push(points(deal, Some(seat), gifts, simulations)[seat.index()] - plain[seat.index()]);
        }
    }
    let count = f64::from(u32::try_from(gains.len()).expect("few games"));
    gains.iter().sum::<f64>() / count
}

#[test]
#[ignore = "needs many games: PATOLLI_BOTS=long, with --ignored"]
fn two_free_workers_help() {
    let gain = gain(&[Gift::Worker, Gift::Worker]);
    assert!(gain >= 0.0, "two workers bring {gain:.1} points");
}

#[test]
#[ignore = "needs many games: PATOLLI_BOTS=long, with --ignored"]
fn ten_free_corn_help() {
    let gain = gain(&[Gift::Corn(10)]);
    assert!(gain >= 0.0, "ten corn bring {gain:.1} points");
}

#[test]
#[ignore = "needs many games: PATOLLI_BOTS=long, with --ignored"]
fn two_free_levels_help() {
    // A few deals say nothing about what is worth a few points.
    let tracks = if is_long() { &Track::ALL[..] } else { &[Track::Architecture] };
    for track in tracks {
        let gain = gain(&[Gift::Level(*track), Gift::Level(*track)]);
        assert!(gain >= 0.0, "two levels of {track:?} bring {gain:.1} points");
    }
}
