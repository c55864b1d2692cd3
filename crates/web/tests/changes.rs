//! What is sent after a decision, put into what was sent before, is the whole board.

mod patch;

use std::collections::{BTreeMap, BTreeSet};

use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Seat, Seed, Status, Viewer, games};
use patolli_web::{
    Memory, Studio,
    boards::{self, Frame},
};

use patch::OpenPage;

/// Lets `visit` see every moment of a random game, with what the last decision touched.
fn each_moment(
    mut play: Box<dyn AnyPlay>,
    moments: usize,
    visit: &mut dyn FnMut(&dyn AnyPlay, &BTreeSet<String>),
) {
    let mut rng = Seed::from(11).rng();
    let mut last = BTreeSet::new();
    for moment in 0..moments {
        visit(&*play, &last);
        let Status::Asks(seat) = play.status() else { return };
        let before = play.steps();
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
        play.play(seat, &choice).expect("what is offered is accepted");
        // Sometimes nothing is marked, sometimes several decisions are.
        if moment % 3 == 0 {
            last.clear();
        }
        last.extend(play.log_entries_for(Viewer::Watcher, before).into_iter().flat_map(|it| it.touches));
    }
}

fn with_frame<T>(
    play: &dyn AnyPlay,
    viewer: Viewer,
    last: &BTreeSet<String>,
    draw: impl FnOnce(&Frame<'_>) -> T,
) -> T {
    draw(&Frame {
        words: Localizer::for_game(Lang::En, play.game().name()),
        names: &|seat: Seat| format!("Player {seat}"),
        liveries: play.game().seat_styles(),
        viewer,
        last,
        started: true,
    })
}

/// Every part of the board as it is drawn wholly.
fn whole(play: &dyn AnyPlay, viewer: Viewer, last: &BTreeSet<String>) -> BTreeMap<String, String> {
    let view = play.view(viewer);
    let panels = with_frame(play, viewer, last, |frame| boards::draw(&view, frame));
    panels.into_iter().flat_map(|it| it.parts).map(|it| (it.id, it.html)).collect()
}

fn assert_changes_suffice(play: Box<dyn AnyPlay>, moments: usize) {
    let viewers = [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
    let nothing = BTreeSet::new();
    let mut kept: Vec<(Memory, OpenPage)> = vec![Default::default(); viewers.len()];
    let mut drawn = 0;
    each_moment(play, moments, &mut |play, last| {
        // The more a game goes on, the fewer of its moments are looked at, and the more decisions lie between two of them.
        if play.steps() > 60 && play.steps() % 5 != 0 {
            return;
        }
        let studio = Studio::default();
        for (viewer, (memory, page)) in viewers.into_iter().zip(&mut kept) {
            let view = play.view(viewer);
            // What is new to the others is not always new to the first seat.
            let own = viewer == viewers[1] && play.steps() % 2 == 0;
            let last = if own { &nothing } else { last };
            let changes =
                with_frame(play, viewer, last, |frame| boards::changes(&view, frame, memory, &studio));
            drawn += changes.len();
            page.take(changes);
            let whole = whole(play, viewer, last);
            let differs = whole.iter().find(|(id, html)| page.0.get(*id) != Some(html)).map(|it| it.0);
            assert_eq!(differs, None, "after {} decisions for {viewer:?}", play.steps());
            assert_eq!(page.0.len(), whole.len(), "no part is left over");
        }
    });
    assert!(drawn > 0, "something was drawn");
}

#[test]
fn changes_of_every_game_suffice() {
    for kind in games() {
        let seats = *kind.seats().end();
        let play = kind.start(seats, &[], &Seed::from(3)).expect("the options fit");
        assert_changes_suffice(play, 60);
    }
}

#[test]
fn changes_of_a_whole_game_of_tzolkin_suffice() {
    let kind = patolli_catalog::game("tzolkin").expect("it is in the catalogue");
    for (seats, modules) in [(2, "on"), (4, "off"), (5, "on")] {
        let options =
            ["tribes", "prophecies", "buildings", "quick"].map(|it| (it.to_owned(), modules.to_owned()));
        let play = kind.start(seats, &options, &Seed::from(u64::from(seats))).expect("the options fit");
        assert_changes_suffice(play, 2_000);
    }
}

#[test]
fn little_of_tzolkin_is_drawn_again() {
    let kind = patolli_catalog::game("tzolkin").expect("it is in the catalogue");
    let play = kind.start(4, &[], &Seed::from(5)).expect("the options fit");
    let (mut memory, mut drawn, mut all) = (Memory::default(), 0, 0);
    each_moment(play, 200, &mut |play, last| {
        let view = play.view(Viewer::Watcher);
        drawn += with_frame(play, Viewer::Watcher, last, |frame| {
            boards::changes(&view, frame, &mut memory, &Studio::default())
        })
        .len();
        all += whole(play, Viewer::Watcher, last).len();
    });
    assert!(drawn * 2 < all, "{drawn} of {all}");
}

#[test]
fn every_shape_that_tzolkin_shows_is_there() {
    let kind = patolli_catalog::game("tzolkin").expect("it is in the catalogue");
    let mut missing = BTreeSet::new();
    for (seats, modules, seed) in [(2, "on", 1), (4, "off", 2), (5, "on", 3), (5, "on", 4)] {
        let options =
            ["tribes", "prophecies", "buildings", "quick"].map(|it| (it.to_owned(), modules.to_owned()));
        let play = kind.start(seats, &options, &Seed::from(seed)).expect("the options fit");
        each_moment(play, 2_000, &mut |play, last| {
            if play.steps() > 20 && play.steps() % 9 != 0 {
                return;
            }
            let viewer = Viewer::Seat(Seat::new(0));
            let view = play.view(viewer);
            let panels = with_frame(play, viewer, last, |frame| boards::draw(&view, frame));
            let all: String = panels.into_iter().map(|it| it.svg.into_string()).collect();
            let named = |before: &str| -> BTreeSet<String> {
                let names = all.split(before).skip(1).filter_map(|it| it.split('"').next());
                names.map(str::to_owned).collect()
            };
            missing.extend(named("href=\"#").difference(&named("id=\"")).cloned());
        });
    }
    assert_eq!(missing, BTreeSet::new());
}
