//! What is sent after a decision, put into what was sent before, is the whole board.

mod patch;

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Seat, Seed, Status, Viewer, games};
use patolli_web::{
    PanelCache, Part, SentParts,
    boards::{self, Frame},
};

use patch::OpenPage;

/// Lets `visit` see every moment of a random game.
fn each_moment(mut play: Box<dyn AnyPlay>, moments: usize, visit: &mut dyn FnMut(&dyn AnyPlay)) {
    let mut rng = Seed::from(11).rng();
    for _ in 0..moments {
        visit(&*play);
        let Status::Asks(seat) = play.status() else { return };
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
        play.play(seat, &choice).expect("what is offered is accepted");
    }
}

fn with_frame<T>(play: &dyn AnyPlay, viewer: Viewer, draw: impl FnOnce(&Frame<'_>) -> T) -> T {
    draw(&Frame {
        words: Localizer::for_game(Lang::En, play.game().name()),
        names: &|seat: Seat| format!("Player {seat}"),
        seat_styles: play.game().seat_styles(),
        viewer,
        started: true,
    })
}

/// Every panel of the board as it is drawn wholly.
fn whole(play: &dyn AnyPlay, viewer: Viewer) -> BTreeMap<String, String> {
    let view = play.view(viewer);
    let panels = with_frame(play, viewer, |frame| boards::draw(&view, frame));
    panels.into_iter().map(|it| (it.id.to_owned(), it.svg.into_string())).collect()
}

fn assert_changes_suffice(play: Box<dyn AnyPlay>, moments: usize) {
    let viewers = [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
    let mut kept: Vec<(SentParts, OpenPage)> = vec![Default::default(); viewers.len()];
    let mut drawn = 0;
    each_moment(play, moments, &mut |play| {
        // The more a game goes on, the fewer of its moments are looked at, and the more decisions lie between two of them.
        if play.steps() > 60 && play.steps() % 5 != 0 {
            return;
        }
        let cache = PanelCache::default();
        for (viewer, (sent, page)) in viewers.into_iter().zip(&mut kept) {
            let (view, whole) = (Rc::new(play.view(viewer)), whole(play, viewer));
            if page.0.is_empty() {
                page.0.clone_from(&whole);
            }
            let changes = with_frame(play, viewer, |frame| boards::changes(&view, frame, sent, &cache));
            drawn += changes.len();
            page.take(changes.iter().map(|it| (**it).clone()));
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
fn changes_of_whole_games_suffice() {
    for (game, seats) in [("tikal", 4), ("teotihuacan", 4), ("teotihuacan", 1), ("teotihuacan", 2)] {
        let kind = patolli_catalog::game(game).expect("it is in the catalogue");
        let play = kind.start(seats, &[], &Seed::from(u64::from(seats))).expect("the options fit");
        assert_changes_suffice(play, 2_000);
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
fn little_is_drawn_again() {
    for kind in games() {
        let play = kind.start(4, &[], &Seed::from(5)).expect("the options fit");
        let (mut sent, mut drawn, mut all) = (SentParts::default(), 0, 0);
        each_moment(play, 200, &mut |play| {
            let view = Rc::new(play.view(Viewer::Watcher));
            with_frame(play, Viewer::Watcher, |frame| {
                let cache = PanelCache::default();
                let bytes = |it: &[Rc<Part>]| it.iter().map(|it| it.html.len()).sum::<usize>();
                drawn += bytes(&boards::changes(&view, frame, &mut sent, &cache));
                all += bytes(&boards::parts(&view, frame));
            });
        });
        assert!(drawn * 6 < all, "{}: {drawn} bytes of {all}", kind.name());
    }
}

#[test]
fn every_shape_that_is_shown_is_there() {
    let modules = ["tribes", "prophecies", "buildings", "quick"];
    let games = [
        ("tzolkin", 2, "on", 1),
        ("tzolkin", 4, "off", 2),
        ("tzolkin", 5, "on", 3),
        ("tzolkin", 5, "on", 4),
        ("tikal", 4, "", 1),
        ("teotihuacan", 1, "", 1),
        ("teotihuacan", 4, "", 2),
    ];
    let mut missing = BTreeSet::new();
    for (game, seats, all, seed) in games {
        let kind = patolli_catalog::game(game).expect("it is in the catalogue");
        let options: Vec<_> = modules.map(|it| (it.to_owned(), all.to_owned())).into();
        let options = if all.is_empty() { &[][..] } else { &options };
        let play = kind.start(seats, options, &Seed::from(seed)).expect("the options fit");
        each_moment(play, 2_000, &mut |play| {
            if play.steps() > 20 && play.steps() % 9 != 0 {
                return;
            }
            let drawn: String = whole(play, Viewer::Seat(Seat::new(0))).into_values().collect();
            let named = |before: &str| -> BTreeSet<String> {
                let names = drawn.split(before).skip(1).filter_map(|it| it.split('"').next());
                names.map(str::to_owned).collect()
            };
            missing.extend(named("href=\"#").difference(&named("id=\"")).cloned());
        });
    }
    assert_eq!(missing, BTreeSet::new());
}
