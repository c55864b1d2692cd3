//! Levels lose like people: they draw lines that cost little, and from level 2 up waste nothing that a better way keeps.

use patolli_ai::{
    Level, SearchPlayer, Settings, Stop, Strength,
    mistakes::{SeatMistakes, Thoroughness, mistakes},
    value::{LearnedValue, WASTE},
};
use patolli_core::{Options as _, Play, Seed, Status};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;

/// Simulations with which a turn is judged.
const HOW: Thoroughness = Thoroughness { simulations: 200, every: 8 };

/// A game for two between bots of these levels.
fn played<G: LearnedValue>(levels: [u8; 2], seed: u64) -> Play<G> {
    let options = G::Options::from_pairs(2, std::iter::empty()).expect("two may play");
    let seed = Seed::from(seed);
    let mut players = [0, 1].map(|seat| {
        let level = Level::new(levels[seat]).expect("a level");
        SearchPlayer::<G>::new(Strength::Level(level), seed.nth(seat as u64).rng())
    });
    let mut play = Play::<G>::new(options, seed.nth(9));
    while let Status::Asks(seat) = play.position().status() {
        if play.answer_forced().is_some() {
            continue;
        }
        let action = players[seat.index()].decide(play.position(), &Stop::default()).expect("a decision");
        play.play(seat, action).expect("a level keeps to the rules");
    }
    play
}

/// What both seats of some games between two of the same level did wrong.
fn mistakes_of_level<G: LearnedValue>(level: u8, games: u64) -> Vec<SeatMistakes> {
    let all = (0..games).flat_map(|game| {
        let play = played::<G>([level; 2], 700 + game);
        mistakes(&play, HOW, &Seed::from(game))
    });
    all.collect()
}

fn mean_loss(seats: &[SeatMistakes]) -> f32 {
    let count = f32::from(u16::try_from(seats.len()).expect("few seats"));
    seats.iter().map(|it| it.lost_per_turn).sum::<f32>() / count
}

/// Levels that err on purpose lose less the higher they are, and from level 2 up seldom waste anything without need: at most so often
/// in all games of a level.
fn levels_err_like_people<G: LearnedValue>(games: u64, most: [u32; WASTE.len()]) {
    let levels = [1, 2, 3, 4].map(|it| mistakes_of_level::<G>(it, games));
    let losses: Vec<f32> = levels.iter().map(|it| mean_loss(it)).collect();
    assert!(losses[0] > losses[2] && losses[1] > losses[3], "{}: {losses:?}", G::NAME);
    for (level, seats) in (2..).zip(&levels[1..]) {
        for (kind, name) in WASTE.iter().enumerate() {
            let found: u32 = seats.iter().map(|it| it.wasteful[kind]).sum();
            assert!(found <= most[kind], "{}, level {level}: {found} {name}", G::NAME);
        }
    }
}

#[test]
fn levels_err_like_people_at_tikal() {
    levels_err_like_people::<Tikal>(2, [0, 0, 7, 2]);
}

#[test]
fn levels_err_like_people_at_tzolkin() {
    levels_err_like_people::<Tzolkin>(4, [0, 2, 0, 0]);
}

#[test]
fn levels_err_like_people_at_teotihuacan() {
    levels_err_like_people::<Teotihuacan>(2, [0, 1, 0, 0]);
}

#[test]
fn the_same_seed_makes_the_same_mistakes() {
    let decisions = |seed: u64| -> Vec<_> {
        played::<Tzolkin>([1, 2], seed).moves().iter().map(|it| it.action).collect()
    };
    assert_eq!(decisions(3), decisions(3));
    assert_ne!(decisions(3), decisions(4));
}

#[test]
fn only_the_first_four_levels_err_on_purpose() {
    let quick: Vec<u8> = Level::QUICK.iter().map(|it| it.number()).collect();
    assert_eq!(quick, [1, 2, 3, 4, 5, 6]);
    assert_eq!((Level::SLOW.number(), Level::new(8)), (7, None));
    let budget = |level| Strength::Level(level).budget().simulations;
    assert_eq!(Level::ALL.map(budget), [128, 128, 128, 160, 800, 4_000, 20_000]);
    let careful = Settings { error_scale: 0.0, wastes: false, ignores_rivals: false, ..Settings::BEST };
    assert_eq!(Settings::BEST, careful, "hints and reviews take the best line");
}
