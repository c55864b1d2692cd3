//! Teotihuacan keeps the contract of every game.

use patolli_core::Options as _;
use patolli_teotihuacan::{
    Action, Board, How, Options, Resource, Resources, Reward, Row, Setup, Side, Space, Spot, Take, Temple,
    Teotihuacan,
    data::{Discovery, StartId, Technology},
};
use patolli_testkit::contract;

fn normal(seats: u8) -> Options {
    Options::for_seats(seats).expect("one to four seats")
}

/// Every action notation can say, with payments of up to five resources.
fn universe(visit: &mut dyn FnMut(Action)) {
    StartId::all().for_each(|tile| visit(Action::Keep { tile }));
    [
        Action::Rest,
        Action::Unlock,
        Action::Collect,
        Action::Reward,
        Action::Decline,
        Action::Go,
        Action::WagesWaived,
        Action::End,
    ]
    .into_iter()
    .for_each(&mut *visit);
    for board in Board::ALL {
        (0..=5).for_each(|power| visit(Action::Place { board, power }));
        (0..=5).for_each(|power| visit(Action::PowerUp { board: Some(board), power }));
        for to in Board::ALL {
            moves(board, to, visit);
        }
    }
    (0..=5).for_each(|power| visit(Action::PowerUp { board: None, power }));
    (0..=5).for_each(|times| visit(Action::Trade { times }));
    (0..=8).for_each(|cocoa| visit(Action::Wages { cocoa }));
    for tile in Discovery::all() {
        [Action::Use { tile }, Action::Take { tile }].into_iter().for_each(&mut *visit);
    }
    Temple::ALL.into_iter().for_each(|temple| visit(Action::Climb { temple }));
    Reward::ALL.into_iter().for_each(|reward| visit(Action::Ascend { reward }));
    Technology::all().for_each(|technology| visit(Action::Develop { technology }));
    Row::ALL.into_iter().for_each(|row| visit(Action::House { row }));
    for (wood, stone, gold) in (0..6).flat_map(|w| (0..6).flat_map(move |s| (0..6).map(move |g| (w, s, g)))) {
        let resources = Resources::new(wood, stone, gold);
        visit(Action::Pay { resources });
        visit(Action::Gain { resources });
    }
    choices_of_boards(visit);
}

fn moves(from: Board, to: Board, visit: &mut dyn FnMut(Action)) {
    for power in 0..=5 {
        for along in [None].into_iter().chain((0..=5).map(Some)) {
            for anywhere in [false, true] {
                visit(Action::Move { from, power, to, how: How { anywhere, along } });
            }
        }
    }
}

fn choices_of_boards(visit: &mut dyn FnMut(Action)) {
    for waived in [false, true] {
        (0..=3).for_each(|plus| visit(Action::Main { waived, plus }));
        for (space, take) in Space::ALL.into_iter().flat_map(|space| Take::ALL.map(|take| (space, take))) {
            for by in [None].into_iter().chain((0..=5).map(Some)) {
                visit(Action::Worship { space, take, by, waived });
            }
        }
    }
    for slot in 0..=3 {
        Side::ALL.into_iter().for_each(|side| visit(Action::Decorate { slot, side }));
    }
    for (slot, spot) in (0..=2).flat_map(|slot| Spot::all().map(move |spot| (slot, spot))) {
        for turn in 0..=3 {
            for save in [None].into_iter().chain(Resource::ALL.map(Some)) {
                visit(Action::Build { slot, spot, turn, save });
            }
        }
    }
}

#[test]
fn normal_game() {
    for seats in 1..=4 {
        contract::<Teotihuacan>(&normal(seats), 60, universe);
    }
}

#[test]
fn every_setup() {
    for seats in 1..=4 {
        for setup in [Setup::FirstGame, Setup::Draft] {
            let printed_boards = setup == Setup::FirstGame;
            contract::<Teotihuacan>(&Options { setup, printed_boards, ..normal(seats) }, 30, universe);
        }
    }
}

#[test]
fn dark_eclipses() {
    for seats in 1..=4 {
        contract::<Teotihuacan>(
            &Options { dark_eclipse: true, printed_values: true, ..normal(seats) },
            30,
            universe,
        );
    }
}

#[test]
fn a_position_takes_at_most_two_kibibytes() {
    assert!(size_of::<Teotihuacan>() <= 2048, "{} bytes", size_of::<Teotihuacan>());
}
