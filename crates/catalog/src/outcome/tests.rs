//! A choice says what happens, in every game: over random games, what is said of every choice is what then happens, and says nothing of what
//! the seat cannot know.

use std::ops::ControlFlow;

use patolli_core::{Options as _, Play, Rng, UndoBarrier, random_action};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;
use rand::RngExt as _;

use super::*;

/// Every how many decisions all choices of a position are tried.
const EVERY: u32 = 12;

/// Random games at tables of all sizes, options and versions; `judge` sees some positions with every action that is legal there, and
/// counts what it saw.
fn over_games<G: CatalogGame>(
    games: u64,
    mut judge: impl FnMut(&Play<G>, &[G::Action], &mut Rng) -> usize,
) -> usize {
    let mut seen = 0;
    for index in 0..games {
        let seed = Seed::from(31).nth(index);
        let mut rng = seed.nth(0).rng();
        let mut play = Play::<G>::new(any_options::<G>(&mut rng), seed);
        play.answer_all_forced();
        while let Status::Asks(seat) = play.position().status() {
            if rng.random_range(0..EVERY) == 0 {
                seen += judge(&play, &legal(play.position()), &mut rng);
            }
            let (action, _) =
                random_action(play.position(), &mut rng).expect("a live position offers something");
            play.play(seat, action).expect("what is offered is accepted");
            play.answer_all_forced();
        }
    }
    seen
}

fn any_options<G: CatalogGame>(rng: &mut Rng) -> G::Options {
    use patolli_core::OptionKind;
    let (fewest, most) = G::Options::SEATS;
    let seats = rng.random_range(fewest..=most);
    let mut options = G::Options::for_seats(seats).expect("so many may play");
    for spec in G::Options::SPECS {
        let value = match spec.kind {
            OptionKind::Switch => ["off", "on"][rng.random_range(0..2)].to_owned(),
            OptionKind::OneOf(words) => words[rng.random_range(0..words.len())].to_owned(),
            OptionKind::Seat => rng.random_range(0..seats).to_string(),
        };
        options.set(spec.key, &value).expect("a value of the option");
    }
    options.with_rules(rng.random_range(1..=G::Options::RULES)).expect("a version of the rules")
}

fn legal<G: CatalogGame>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = position.each_legal(&mut |it| {
        actions.push(it);
        ControlFlow::Continue(())
    });
    actions
}

fn asked<G: CatalogGame>(position: &G) -> Seat {
    let Status::Asks(seat) = position.status() else { panic!("the game runs") };
    seat
}

/// What is said of every choice is what then happens to its seat.
fn outcome_matches_play<G: CatalogGame>(play: &Play<G>, actions: &[G::Action], _rng: &mut Rng) -> usize {
    let seat = asked(play.position());
    let mut trial = Trial::new(play.position());
    let mut told = 0;
    for action in actions {
        let said = trial.outcome(*action);
        let mut after = play.clone();
        after.play_all(seat, &[*action]).expect("what is offered is accepted");
        let happened = happened(play.position(), after.position(), seat);
        for it in &happened {
            let amount = reported_amount(&said, it.good);
            let left_out = said.hidden && amount == 0;
            assert!(left_out || amount == it.n, "{action}: {} {} is told as {amount}", it.n, it.good);
        }
        for it in said.pays.iter().chain(&said.gives) {
            assert!(happened.iter().any(|known| known.good == it.good), "{action}: {} is only told", it.good);
        }
        assert_eq!(
            said.reveals,
            after.undo_length() == Err(UndoBarrier::Reveal) || over_after_a_reveal(&after),
            "{action}"
        );
        told += said.pays.len() + said.gives.len();
    }
    told
}

/// What a seat has more or less of, and what questions that were not waiting before will cost or bring it.
fn happened<G: CatalogGame>(before: &G, after: &G, seat: Seat) -> Vec<Amount> {
    let mut changes = after.holdings(seat);
    changes.extend(before.holdings(seat).into_iter().map(|it| Amount { n: -it.n, ..it }));
    for it in after.outstanding(seat) {
        let known = count(&before.outstanding(seat), it.good);
        let more = match it.n {
            0 => 0,
            1.. => (it.n - known).max(0),
            ..0 => (it.n - known).min(0),
        };
        changes.push(Amount { n: more, ..it });
    }
    let mut sums: Vec<Amount> = Vec::new();
    for it in &changes {
        if !sums.iter().any(|known| known.good == it.good) {
            sums.push(Amount { n: count(&changes, it.good), ..*it });
        }
    }
    sums.retain(|it| it.n != 0);
    sums
}

/// Nothing is taken back after the end, whatever it showed.
fn over_after_a_reveal<G: CatalogGame>(after: &Play<G>) -> bool {
    let last = after.moves().iter().rposition(|it| !it.auto).expect("something was decided");
    after.undo_length() == Err(UndoBarrier::Over) && after.moves()[last..].iter().any(|it| it.reveals())
}

/// How much of a good is told, gains positive, in parts where the good is points.
fn reported_amount(said: &Outcome, good: &str) -> i32 {
    let sum = |side: &[GoodsChange]| {
        side.iter().filter(|it| it.good == good).map(|it| it.n.in_units()).sum::<i32>()
    };
    sum(&said.gives) - sum(&said.pays)
}

/// What is said of every choice is the same on every deal of what the seat cannot know.
fn outcome_leaks_nothing<G: CatalogGame>(play: &Play<G>, actions: &[G::Action], rng: &mut Rng) -> usize {
    let position = play.position();
    let other = position.redeal(asked(position), rng);
    let (mut here, mut there) = (Trial::new(position), Trial::new(&other));
    for action in actions {
        assert_eq!(here.outcome(*action), there.outcome(*action), "{action}");
    }
    actions.len()
}

/// Points that are told by events are the points that a seat gets.
fn events_tell_every_point<G: CatalogGame>(play: &Play<G>, actions: &[G::Action], _rng: &mut Rng) -> usize {
    let seats = || Seat::all(play.position().seats());
    for action in actions {
        let mut after = play.clone();
        after.play_all(asked(play.position()), &[*action]).expect("what is offered is accepted");
        let events = after.moves()[play.moves().len()..].iter().flat_map(|it| it.events.iter());
        let points: Vec<_> = events.flat_map(Describe::points).collect();
        for seat in seats() {
            let told: i32 = points.iter().filter(|it| it.seat == seat).map(|it| it.n).sum();
            let got = after.position().scores()[seat.index()] - play.position().scores()[seat.index()];
            assert_eq!(told, got, "{action}, seat {seat}: {points:?}");
        }
    }
    actions.len()
}

#[test]
fn choices_of_tikal_say_what_happens() {
    assert!(over_games::<Tikal>(400, outcome_matches_play) > 10_000);
}

#[test]
fn choices_of_tzolkin_say_what_happens() {
    assert!(over_games::<Tzolkin>(1200, outcome_matches_play) > 10_000);
}

#[test]
fn choices_of_teotihuacan_say_what_happens() {
    assert!(over_games::<Teotihuacan>(1200, outcome_matches_play) > 10_000);
}

#[test]
fn choices_say_nothing_unseen() {
    assert!(over_games::<Tikal>(40, outcome_leaks_nothing) > 1000);
    assert!(over_games::<Tzolkin>(120, outcome_leaks_nothing) > 1000);
    assert!(over_games::<Teotihuacan>(120, outcome_leaks_nothing) > 1000);
}

#[test]
fn events_tell_every_point_that_choices_bring() {
    assert!(over_games::<Tikal>(20, events_tell_every_point) > 1000);
    assert!(over_games::<Tzolkin>(60, events_tell_every_point) > 1000);
    assert!(over_games::<Teotihuacan>(60, events_tell_every_point) > 1000);
}
