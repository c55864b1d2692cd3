//! A network learns, its slopes are right, and whole numbers say what floating point said.

use patolli_core::{Rng, Seed};
use rand::RngExt as _;

use super::{
    example::{Example, SeatExample},
    float::{FloatNetwork, Layout},
    learn::{miss, teach},
    whole,
};
use crate::{
    network::{HEAD_POINTS, HEADS, SPREAD_ONE, UNIT_ONE, WEIGHT_ONE, WIDTH, mean_of_others, rounded, to_f32},
    value_model::margins,
};

/// Tokens and features of the positions that are made up here.
const TOKENS: usize = 40;
const FEATURES: usize = 5;

/// A position of so many seats whose points at the end follow `law` from the tokens and the features of a seat.
fn example(game: u64, seats: usize, rng: &mut Rng, law: &dyn Fn(&[u16], &[f32]) -> f32) -> Example {
    let mut seat = |_| {
        let tokens: Vec<u16> = (0..30).filter(|_| rng.random_range(0..4) == 0).collect();
        let numbers: Vec<f32> = (0..=FEATURES).map(|_| to_f32(rng.random_range(-128..128)) / 64.0).collect();
        let points = law(&tokens, &numbers);
        SeatExample { tokens, numbers, sum: 0.0, points, margin: 0.0, win: 0.0 }
    };
    let mut seats: Vec<_> = (0..seats).map(&mut seat).collect();
    let points: Vec<f32> = seats.iter().map(|it| it.points).collect();
    let most = points.iter().fold(f32::MIN, |most, it| most.max(*it));
    for (seat, margin) in seats.iter_mut().zip(margins(&points)) {
        (seat.margin, seat.win) = (margin, if seat.points >= most { 1.0 } else { 0.0 });
    }
    let board = (30..40).filter(|_| rng.random_range(0..3) == 0).collect();
    Example { game, odds: 0.1, board, seats }
}

/// A network with something in every layer.
fn network(rng: &mut Rng) -> FloatNetwork {
    let mut network = FloatNetwork::random(Layout::new(TOKENS, FEATURES), rng);
    let heads = network.layout.heads.clone();
    network.values[heads].iter_mut().for_each(|it| *it = rng.random_range(-0.5..0.5f32));
    network
}

fn heads(network: &FloatNetwork, example: &Example) -> Vec<[f32; HEADS]> {
    network.units(example).iter().map(|it| it.heads).collect()
}

/// Points are compared with a fixed number: chances depend on points, but do not pull them.
fn weighed(network: &FloatNetwork, example: &Example, pulls: &[[f32; HEADS]]) -> f64 {
    let all = heads(network, example);
    let products = all.iter().zip(pulls).flat_map(|(heads, pulls)| heads.iter().zip(pulls));
    products.map(|(head, pull)| f64::from(head * pull)).sum()
}

#[test]
fn slopes_are_those_of_finite_differences() {
    let mut rng = Seed::from(3).rng();
    let mut network = network(&mut rng);
    let example = example(1, 3, &mut rng, &|_, _| 0.0);
    let pulls: Vec<[f32; HEADS]> =
        (0..3).map(|_| [rng.random_range(-1.0..1.0), rng.random_range(-1.0..1.0)]).collect();
    let mut slopes = vec![0.0; network.layout.length()];
    let units = network.units(&example);
    network.add_slopes(&example, &units, &pulls, &mut slopes);
    let layout = network.layout.clone();
    let token = usize::from(example.seats[0].tokens[0]);
    let board = usize::from(example.board[0]);
    let rows = [layout.rows.start + token * WIDTH, layout.rows.start + board * WIDTH];
    let starts = [layout.row_bias.start, layout.side.start, layout.side_bias.start, layout.first.start];
    let ends = [layout.first_bias.start, layout.second.start, layout.second_bias.start, layout.heads.start];
    let mut compared = 0;
    for at in rows.into_iter().chain(starts).chain(ends).flat_map(|it| it..it + 2) {
        const STEP: f32 = 0.001;
        let value = network.values[at];
        network.values[at] = value + STEP;
        let more = weighed(&network, &example, &pulls);
        network.values[at] = value - STEP;
        let less = weighed(&network, &example, &pulls);
        network.values[at] = value;
        let (found, wanted) = (f64::from(slopes[at]), (more - less) / f64::from(2.0 * STEP));
        assert!((found - wanted).abs() < 0.01 * (1.0 + wanted.abs()), "{at}: {found} instead of {wanted}");
        compared += i32::from(found != 0.0);
    }
    assert!(compared > 8, "nearly all slopes were zero");
}

#[test]
fn pulls_are_the_slopes_of_the_loss() {
    let mut rng = Seed::from(4).rng();
    let mut example = example(1, 4, &mut rng, &|tokens, _| to_f32(i32::try_from(tokens.len()).unwrap_or(0)));
    // Without odds the chances depend on the second head alone, and points on the first.
    example.odds = 0.0;
    let mut heads: Vec<[f32; HEADS]> =
        (0..4).map(|_| [rng.random_range(-0.5..0.5), rng.random_range(-0.5..0.5)]).collect();
    let pulls = miss(&example, &heads).pulls;
    for seat in 0..4 {
        for head in 0..HEADS {
            const STEP: f32 = 0.01;
            let value = heads[seat][head];
            heads[seat][head] = value + STEP;
            let more = miss(&example, &heads).loss;
            heads[seat][head] = value - STEP;
            let less = miss(&example, &heads).loss;
            heads[seat][head] = value;
            let (found, wanted) = (f64::from(pulls[seat][head]), (more - less) / f64::from(2.0 * STEP));
            assert!((found - wanted).abs() < 0.01, "{seat} {head}: {found} instead of {wanted}");
        }
    }
}

#[test]
fn a_network_learns_what_two_tokens_mean_together() {
    let law = |tokens: &[u16], numbers: &[f32]| {
        let both = tokens.contains(&1) && tokens.contains(&2);
        (if both { 20.0 } else { 0.0 }) + 4.0 * numbers[0].abs()
    };
    let mut rng = Seed::from(5).rng();
    let examples: Vec<_> = (0..12_000).map(|it| example(it, 2, &mut rng, &law)).collect();
    let (apart, taught): (Vec<_>, Vec<_>) = examples.iter().partition(|it| it.game % 10 == 0);
    let mut network = FloatNetwork::random(Layout::new(TOKENS, FEATURES), &mut rng);
    let progress = teach(&mut network, &taught, &apart, &mut rng);
    assert!(progress.after < 0.65 * progress.before, "{} after {}", progress.after, progress.before);
    let mut again = FloatNetwork::random(Layout::new(TOKENS, FEATURES), &mut Seed::from(6).rng());
    let mut same = again.clone();
    teach(&mut again, &taught[..500], &apart[..50], &mut Seed::from(7).rng());
    teach(&mut same, &taught[..500], &apart[..50], &mut Seed::from(7).rng());
    assert_eq!(again.values, same.values, "the same lots teach the same");
}

#[test]
fn whole_numbers_say_what_floating_point_said() {
    let mut rng = Seed::from(8).rng();
    let network = network(&mut rng);
    let layers = whole::layers(&network);
    for game in 0..50 {
        let example = example(game, 4, &mut rng, &|_, _| 0.0);
        let mut board = layers.row_bias;
        layers.add_rows(&mut board, &example.board);
        let blocks: Vec<_> = example
            .seats
            .iter()
            .map(|it| {
                let mut sums = board;
                layers.add_rows(&mut sums, &it.tokens);
                let (features, clock) = it.numbers.split_at(FEATURES);
                let spreads: Vec<_> = features.iter().map(|it| rounded(it * to_f32(SPREAD_ONE))).collect();
                layers.block(&sums, &spreads, rounded(clock[0] * to_f32(UNIT_ONE)))
            })
            .collect();
        for (seat, said) in heads(&network, &example).into_iter().enumerate() {
            let whole = layers.heads(&blocks[seat], &mean_of_others(&blocks, seat));
            for (whole, said) in whole.iter().zip(said) {
                let whole = to_f32(*whole) / to_f32(UNIT_ONE * WEIGHT_ONE);
                let points = to_f32(HEAD_POINTS) * (whole - said).abs();
                assert!(points < 0.75, "{points} points of difference: {whole} and {said}");
            }
        }
    }
}
