//! What a search promises: legal decisions, the same ones for the same seed, nothing seen that its seat cannot see, bounded memory, and wins
//! that are there to be taken.

use std::{ops::ControlFlow, sync::Arc, time::Duration};

use patolli_ai::{
    Bot, Budget, Level, ParallelSearch, Search, SearchPlayer, Settings, Stop, Strength, ValueModel,
    value::{FeatureRow as _, LearnedValue},
};
use patolli_core::{Game, Log, OptionKind, Options, Rng, Seat, Seed, Status, random_action};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;
use rand::RngExt as _;

/// Any options of a game, drawn by lot.
fn any_options<G: Game>(rng: &mut Rng) -> G::Options {
    let (fewest, most) = G::Options::SEATS;
    loop {
        let seats = rng.random_range(fewest..=most);
        let mut drawn = Vec::new();
        for spec in G::Options::SPECS {
            let value = match spec.kind {
                OptionKind::Switch => if rng.random_range(0..2) == 0 { "off" } else { "on" }.to_owned(),
                OptionKind::OneOf(words) => words[rng.random_range(0..words.len())].to_owned(),
                OptionKind::Seat => continue,
            };
            drawn.push((spec.key, value));
        }
        let pairs = drawn.iter().map(|(key, value)| (*key, value.as_str()));
        if let Ok(options) = G::Options::from_pairs(seats, pairs) {
            return options;
        }
    }
}

fn start<G: Game>(options: &G::Options, rng: &mut Rng) -> G {
    G::start(options, G::deal(options, rng))
}

/// A position after some random decisions that asks something.
fn any_position<G: Game>(rng: &mut Rng) -> G {
    let options = any_options::<G>(rng);
    loop {
        let mut position: G = start(&options, rng);
        for _ in 0..rng.random_range(0..200) {
            if let Some((action, _)) = random_action(&position, rng) {
                position.apply(action, &mut Log::off());
            }
        }
        if position.status() != Status::Over {
            return position;
        }
    }
}

fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    let _ = position.each_legal(&mut |it| {
        legal.push(it);
        ControlFlow::Continue(())
    });
    legal
}

fn search<G: LearnedValue>(position: &G, seed: u64) -> Search<G> {
    let search = Search::new(position, ValueModel::embedded::<G>(), Settings::BEST, Seed::from(seed).rng());
    search.expect("the game is not over")
}

fn never_illegal<G: LearnedValue>() {
    let mut rng = Seed::from(5).rng();
    for round in 0..40 {
        let position: G = any_position(&mut rng);
        let strength = match round % 4 {
            0 => Strength::Level(Level::ALL[round / 4 % 3]),
            1 => Strength::Simulations(1),
            2 => Strength::Milliseconds(2),
            _ => Strength::Simulations(60),
        };
        let mut player = SearchPlayer::<G>::new(strength, Seed::from(round as u64).rng());
        let mut position = position;
        // A few decisions in a row, so that trees are kept.
        for _ in 0..4 {
            let Some(action) = player.decide(&position, &Stop::default()) else { break };
            assert!(legal(&position).contains(&action), "{action} is not legal in {position:?}");
            position.apply(action, &mut Log::off());
        }
        let Status::Asks(_) = position.status() else { continue };
        let mut search = search(&position, 9);
        search.think(Budget::simulations(40), &Stop::default());
        for line in search.result(3).lines {
            assert!(legal(&position).contains(&line.steps[0]), "{:?}", line.steps);
            assert!(
                line.expectation.margin.is_finite() && (0.0..=1.0).contains(&line.expectation.win),
                "{line:?}"
            );
        }
    }
}

#[test]
fn search_never_decides_illegally_at_tikal() {
    never_illegal::<Tikal>();
}

#[test]
fn search_never_decides_illegally_at_tzolkin() {
    never_illegal::<Tzolkin>();
}

#[test]
fn search_never_decides_illegally_at_teotihuacan() {
    never_illegal::<Teotihuacan>();
}

/// A position that the seat cannot tell from this one gets the same thoughts to the last bit.
fn never_peeks<G: LearnedValue>() {
    let mut rng = Seed::from(6).rng();
    let mut changed = 0;
    for _ in 0..12 {
        let position: G = any_position(&mut rng);
        let Status::Asks(seat) = position.status() else { continue };
        let other = position.redeal(seat, &mut rng);
        changed += u32::from(other != position);
        let (mut one, mut two) = (search(&position, 3), search(&other, 3));
        one.think(Budget::simulations(120), &Stop::default());
        two.think(Budget::simulations(120), &Stop::default());
        assert_eq!(one.result(5), two.result(5), "the search knows more than its seat");
        let greedy = |it: &G| Bot::Greedy.choose(it, &mut Seed::from(1).rng());
        assert_eq!(greedy(&position), greedy(&other), "greedy knows more than its seat");
    }
    assert!(changed > 3, "a new deal never changed anything unseen");
}

#[test]
fn search_sees_what_its_seat_sees_at_tikal() {
    never_peeks::<Tikal>();
}

#[test]
fn search_sees_what_its_seat_sees_at_tzolkin() {
    never_peeks::<Tzolkin>();
}

#[test]
fn search_sees_what_its_seat_sees_at_teotihuacan() {
    never_peeks::<Teotihuacan>();
}

fn repeats<G: LearnedValue>() {
    let mut rng = Seed::from(8).rng();
    let position: G = any_position(&mut rng);
    let thought = |seed: u64, steps: &[u32]| {
        let mut search = search(&position, seed);
        for step in steps {
            search.think(Budget::simulations(*step), &Stop::default());
        }
        search.result(4)
    };
    let whole = thought(1, &[300]);
    assert_eq!(whole, thought(1, &[300]), "same budget, same seed");
    assert_eq!(whole, thought(1, &[50, 120, 300]), "thinking in pieces is thinking");
    assert_eq!(whole.simulations, 300);
    let mut team = ParallelSearch::new(&position, &Seed::from(4), 2).expect("the game is not over");
    team.think(Budget::simulations(300), &Stop::default());
    assert_eq!(team.result(2).simulations, 300, "two threads share the work");
}

#[test]
fn the_same_budget_and_seed_give_the_same_answer() {
    repeats::<Tikal>();
    repeats::<Tzolkin>();
    repeats::<Teotihuacan>();
}

#[test]
fn a_search_is_stopped_by_time_and_by_whoever_waits_for_it() {
    let mut rng = Seed::from(8).rng();
    let position: Tikal = any_position(&mut rng);
    let mut timed = search(&position, 1);
    timed.think(Budget::time(Duration::from_millis(20)), &Stop::default());
    let simulations = timed.result(1).simulations;
    assert!(simulations > 0 && simulations < 1_000_000, "{simulations}");
    let stop = Stop::default();
    stop.stop();
    let mut player = SearchPlayer::<Tikal>::new(Strength::Level(Level::ALL[5]), Seed::from(1).rng());
    let hasty = player.decide(&position, &stop).expect("it knows a decision however early it is stopped");
    assert!(position.check(hasty).is_ok());
}

#[test]
fn the_memory_of_a_search_is_bounded_and_reported() {
    /// What a tree may take that has stopped growing.
    const MOST: usize = 300 << 20;
    let mut rng = Seed::from(9).rng();
    let position: Tzolkin =
        start(&patolli_tzolkin::Options::from_pairs(4, std::iter::empty()).expect("four may play"), &mut rng);
    let mut search = search(&position, 1);
    search.think(Budget::simulations(500), &Stop::default());
    let early = search.result(1).bytes;
    search.think(Budget::simulations(5_000), &Stop::default());
    let late = search.result(1).bytes;
    assert!(0 < early && early < late && late < MOST, "{early}, {late}");
}

/// The best share of the first place that the seat can reach in the last turn of a game, as far as `budget` positions tell.
fn solve<G: Game>(position: &G, seat: Seat, budget: &mut u32) -> Option<f32> {
    match position.status() {
        Status::Over => {
            let places = position.places();
            let winners: u8 = places.iter().map(|it| u8::from(*it == 1)).sum();
            Some(if places[seat.index()] == 1 { 1.0 / f32::from(winners) } else { 0.0 })
        }
        Status::Asks(asked) if asked != seat => None,
        Status::Asks(_) => {
            let mut best = 0.0f32;
            for action in legal(position) {
                *budget = budget.checked_sub(1)?;
                let mut after = position.clone();
                after.apply(action, &mut Log::off());
                best = best.max(solve(&after, seat, budget)?);
            }
            Some(best)
        }
    }
}

/// Positions in the last turn of games in which the seat wins if it finds the way, and loses if it goes astray.
fn puzzles<G: Game>(wanted: usize) -> Vec<(G, Seat)> {
    let mut puzzles = Vec::new();
    let two = <G::Options as Options>::from_pairs(2, std::iter::empty()).expect("two may play");
    for index in 0..4_000 {
        let mut rng = Seed::from(31).nth(index).rng();
        let mut position: G = start(&two, &mut rng);
        let mut turn: Vec<(G, Seat)> = Vec::new();
        while let (Status::Asks(seat), Some((action, _))) =
            (position.status(), random_action(&position, &mut rng))
        {
            turn.retain(|it| it.1 == seat);
            turn.push((position.clone(), seat));
            position.apply(action, &mut Log::off());
        }
        let lost = |seat: Seat| position.places()[seat.index()] != 1;
        // The longest part of the last turn that can be solved.
        let solved = turn.into_iter().filter(|(it, seat)| {
            lost(*seat) && legal(it).len() > 2 && solve(it, *seat, &mut 3_000) == Some(1.0)
        });
        puzzles.extend(solved.take(1));
        if puzzles.len() == wanted {
            return puzzles;
        }
    }
    panic!("only {} puzzles found", puzzles.len());
}

fn solves_puzzles<G: LearnedValue>(wanted: usize) {
    for (number, (mut position, seat)) in puzzles::<G>(wanted).into_iter().enumerate() {
        let model: Arc<ValueModel> = ValueModel::embedded::<G>();
        let mut player = SearchPlayer::<G>::with_settings(
            model,
            Budget::simulations(12_800),
            Settings::BEST,
            Seed::from(2).rng(),
        );
        while let Some(action) = player.decide(&position, &Stop::default()) {
            position.apply(action, &mut Log::off());
        }
        assert_eq!(
            position.places()[seat.index()],
            1,
            "puzzle {number} of {}: {:?}",
            G::NAME,
            position.scores()
        );
    }
}

#[test]
fn search_finds_the_winning_move_at_tikal() {
    solves_puzzles::<Tikal>(5);
}

#[test]
fn search_finds_the_winning_move_at_tzolkin() {
    solves_puzzles::<Tzolkin>(5);
}

#[test]
fn search_finds_the_winning_move_at_teotihuacan() {
    solves_puzzles::<Teotihuacan>(5);
}

#[test]
fn the_weights_in_the_program_are_those_of_its_features() {
    fn check<G: LearnedValue>() {
        ValueModel::read::<G>(G::WEIGHTS).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
        // The first kind of file has no sum, but its lines are checked.
        let (_, first) = G::FROZEN[0];
        let model = ValueModel::read::<G>(first).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
        assert!(ValueModel::read::<G>(&first.replacen("bias", "basis", 1)).is_err());
        let [one, other] = [1, 2].map(|it| G::Features::FEATURES[it].name);
        let swapped = first.replacen(&format!("\n{one} "), "\n? ", 1);
        let swapped = swapped.replacen(&format!("\n{other} "), &format!("\n{one} "), 1);
        let swapped = swapped.replacen("\n? ", &format!("\n{other} "), 1);
        assert_eq!(
            ValueModel::read::<G>(&swapped).map_err(|it| it.what),
            Err(format!("`{one}` was expected"))
        );
        let dashes = first.replacen(&format!("\n{one} "), &format!("\n{} ", one.replace('_', "-")), 1);
        assert_eq!(
            ValueModel::read::<G>(&dashes).as_ref(),
            Ok(&model),
            "names were once written with dashes"
        );
    }
    check::<Tikal>();
    check::<Tzolkin>();
    check::<Teotihuacan>();
}
