//! Tzolk'in keeps the contract of every game.

use patolli_core::Options as _;
use patolli_testkit::contract;
use patolli_tzolkin::{
    Action, Block, Blocks, Crop, How, Options, Saved, Spot, Temple, Track, Tzolkin, Wheel,
    data::{BuildingId, MonumentId, RENOVATABLE, StartId, Tribe},
};

fn base(seats: u8) -> Options {
    Options::for_seats(seats).expect("two to five seats")
}

fn everything(seats: u8) -> Options {
    Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base(seats) }
}

/// Every action notation can say, with payments of up to four blocks.
fn universe(visit: &mut dyn FnMut(Action)) {
    Tribe::ALL.into_iter().for_each(|tribe| visit(Action::Tribe { tribe }));
    StartId::all().for_each(|tile| visit(Action::Keep { tile }));
    [Action::Beg, Action::Quick, Action::End, Action::Decline].into_iter().for_each(&mut *visit);
    [Spot::Start, Spot::Quick].into_iter().for_each(|spot| visit(Action::Place { spot }));
    for wheel in Wheel::ALL {
        visit(Action::Place { spot: Spot::Wheel(wheel) });
        visit(Action::Place { spot: Spot::Beyond(wheel) });
        (0..=12).for_each(|position| visit(Action::Pick { wheel, position }));
        (0..=9).for_each(|number| visit(Action::Use { wheel, number }));
    }
    for crop in Crop::ALL {
        (0..=5).for_each(|number| visit(Action::Harvest { number, crop }));
    }
    for track in Track::ALL {
        [Action::Learn { track }, Action::Bonus { track }, Action::Retreat { track }]
            .into_iter()
            .for_each(&mut *visit);
    }
    for temple in Temple::ALL {
        [Action::Climb { temple }, Action::Anger { temple }].into_iter().for_each(&mut *visit);
    }
    for block in Block::ALL {
        [Action::Sell { block }, Action::Buy { block }].into_iter().for_each(&mut *visit);
    }
    (0..=9).for_each(|n| visit(Action::Gold { n }));
    (0..=2).for_each(|days| visit(Action::Turn { days }));
    for (wood, stone, gold) in (0..5).flat_map(|w| (0..5).flat_map(move |s| (0..5).map(move |g| (w, s, g)))) {
        let blocks = Blocks::new(wood, stone, gold);
        visit(Action::Pay { blocks });
        visit(Action::Gain { blocks });
    }
    tiles(visit);
}

fn tiles(visit: &mut dyn FnMut(Action)) {
    let pulls = || [None].into_iter().chain(RENOVATABLE.map(Some));
    let saves = Block::ALL.map(|it| Some(Saved::Block(it)));
    let saves = || saves.into_iter().chain([None, Some(Saved::Extra), Some(Saved::Corn)]);
    for building in BuildingId::all() {
        for (pull, save) in pulls().flat_map(|pull| saves().map(move |save| (pull, save))) {
            [false, true]
                .into_iter()
                .for_each(|later| visit(Action::Build { building, how: How { pull, save, later } }));
        }
    }
    for monument in MonumentId::all() {
        pulls().for_each(|pull| visit(Action::Monument { monument, pull }));
    }
}

#[test]
fn base_game() {
    for seats in 2..=4 {
        contract::<Tzolkin>(&base(seats), 150, universe);
    }
}

#[test]
fn each_module_alone() {
    for seats in 2..=4 {
        contract::<Tzolkin>(&Options { tribes: true, ..base(seats) }, 40, universe);
        contract::<Tzolkin>(&Options { prophecies: true, ..base(seats) }, 40, universe);
        contract::<Tzolkin>(&Options { buildings: true, ..base(seats) }, 40, universe);
        contract::<Tzolkin>(&Options { quick: true, ..base(seats) }, 40, universe);
    }
    contract::<Tzolkin>(&base(5), 40, universe);
}

#[test]
fn all_modules() {
    for seats in 2..=5 {
        contract::<Tzolkin>(&everything(seats), 150, universe);
    }
}

#[test]
fn a_position_takes_at_most_a_kibibyte() {
    assert!(size_of::<Tzolkin>() <= 1024, "{} bytes", size_of::<Tzolkin>());
}
