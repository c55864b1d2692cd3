//! Every mix of modules plays: ZE-002.

use std::{collections::BTreeSet, ops::ControlFlow};

use patolli_core::{Game as _, Log, Seat, Seed, Status, Viewer};
use patolli_tzolkin::{Action, Event, Options, Phase, Tzolkin, View};
use rand::Rng as _;

use crate::scenario::{base, dealt};

/// Plays any game to its end, looking at it after each decision.
pub fn play_random(options: Options, seed: u64, look: &mut dyn FnMut(&Tzolkin, &[Event])) -> Tzolkin {
    let mut game = Tzolkin::start(&options, dealt(seed));
    let mut rng = Seed::from(seed).nth(1).rng();
    while game.status() != Status::Over {
        let offered = legal(&game);
        let lot = usize::try_from(rng.next_u32()).expect("a small number") % offered.len();
        let mut log = Log::new();
        game.play(offered[lot], &mut log).expect("what is offered is allowed");
        look(&game, &log.take());
    }
    game
}

/// Every decision that is allowed.
pub fn legal(game: &Tzolkin) -> Vec<Action> {
    let mut offered = Vec::new();
    let _ = game.each_legal(&mut |it| {
        offered.push(it);
        ControlFlow::Continue(())
    });
    offered
}

/// Every mix of the four modules; five players always have quick actions.
fn mixes(seats: u8) -> impl Iterator<Item = Options> {
    let on = |mix: u8, module: u8| mix & (1 << module) != 0;
    (0..16u8).filter(move |mix| seats < 5 || on(*mix, 3)).map(move |mix| Options {
        tribes: on(mix, 0),
        prophecies: on(mix, 1),
        buildings: on(mix, 2),
        quick: on(mix, 3),
        ..base(seats)
    })
}

fn play_all(seats: u8) {
    for options in mixes(seats) {
        for seed in 0..12 {
            let mut told = BTreeSet::new();
            let end = play_random(options, seed, &mut |game, events| {
                game.audit().unwrap_or_else(|flaw| panic!("{options:?} with seed {seed}: {flaw}"));
                keeps_to(options, &game.view(Viewer::Watcher), game.phase() != Phase::Choose);
                told.extend(events.iter().filter_map(module_of));
            });
            assert_eq!(end.food_days(), 4);
            assert_eq!(told.contains("prophecies"), options.prophecies, "{options:?}");
            assert_eq!(told.contains("tribes"), options.tribes, "{options:?}");
            assert!(options.quick || !told.contains("quick"), "{options:?}");
        }
    }
}

/// Which module an event belongs to.
fn module_of(event: &Event) -> Option<&'static str> {
    match event {
        Event::ProphecyBegan { .. } | Event::ProphecyScored { .. } => Some("prophecies"),
        Event::Revealed { tribe: Some(_), .. } | Event::ToppedUp { .. } | Event::Passed { .. } => {
            Some("tribes")
        }
        Event::QuickPerformed { .. } | Event::QuickLapsed { .. } | Event::QuickTilesLaid { .. } => {
            Some("quick")
        }
        _ => None,
    }
}

/// Nothing lies on the table that belongs to a module that is off.
fn keeps_to(options: Options, view: &View, revealed: bool) {
    let tribes: BTreeSet<_> = view.players.iter().filter_map(|it| it.tribe).collect();
    let expected = if options.tribes && revealed { usize::from(options.seats) } else { 0 };
    assert_eq!(tribes.len(), expected, "each player leads another tribe");
    assert_eq!(view.prophecies.len(), if options.prophecies { 3 } else { 0 });
    assert_eq!(view.quick.is_some(), options.quick);
    let owned = view.players.iter().flat_map(|it| it.buildings.iter());
    let news = view.row.iter().flatten().chain(owned).filter(|it| it.tile().expansion).count();
    assert!(options.buildings || news == 0);
}

#[test]
fn ze002_two_players_play_every_mix_of_modules() {
    play_all(2);
}

#[test]
fn ze002_three_players_play_every_mix_of_modules() {
    play_all(3);
}

#[test]
fn ze002_four_players_play_every_mix_of_modules() {
    play_all(4);
}

#[test]
fn ze002_five_players_play_every_mix_of_modules() {
    play_all(5);
}

#[test]
fn ze002_a_switch_turns_one_module_and_no_other() {
    use patolli_core::Options as _;
    for key in ["tribes", "prophecies", "buildings", "quick"] {
        let mut options = base(3);
        options.set(key, "on").expect("a switch");
        let on = |it: &&&str| options.get(it).as_deref() == Some("on");
        let all = ["tribes", "prophecies", "buildings", "quick"];
        assert_eq!(all.iter().filter(on).collect::<Vec<_>>(), [&key]);
        assert_eq!(options.first, Seat::new(0));
    }
}
