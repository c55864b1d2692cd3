//! What is drawn in the middle of random games.

use std::{collections::BTreeSet, rc::Rc};

use patolli_catalog::rules::tzolkin::{Tzolkin, View, Wheel};
use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Seat, Seed, Status, Viewer, game};

use super::{super::Board, PartVisitor, draw, visit_parts};
use crate::{
    PanelCache, Part,
    boards::{Frame, Panel},
};

const MODULES: [&str; 4] = ["tribes", "prophecies", "buildings", "quick"];

/// A game with all modules or none.
fn start(seats: u8, modules: &str) -> Box<dyn AnyPlay> {
    let options = MODULES.map(|it| (it.to_owned(), modules.to_owned()));
    let kind = game("tzolkin").expect("Tzolk'in is in the catalogue");
    kind.start(seats, &options, &Seed::from(u64::from(seats))).expect("the options are allowed")
}

fn view(play: &dyn AnyPlay) -> View {
    play.view(Viewer::Seat(Seat::new(0))).get::<Tzolkin>().expect("it is Tzolk'in").clone()
}

fn frame(play: &dyn AnyPlay, lang: Lang) -> Frame<'static> {
    Frame {
        words: Localizer::for_game(lang, "tzolkin"),
        names: &|seat: Seat| format!("<Player & {seat}>"),
        seat_styles: play.game().seat_styles(),
        viewer: Viewer::Seat(Seat::new(0)),
        started: true,
    }
}

fn drawn(play: &dyn AnyPlay, lang: Lang) -> Panel {
    draw(&Board { view: &view(play), frame: &frame(play, lang) })
}

/// The parts of the panel.
fn parts(play: &dyn AnyPlay) -> Vec<Rc<Part>> {
    let (view, frame, cache) = (view(play), frame(play, Lang::En), PanelCache::default());
    let board = Board { view: &view, frame: &frame };
    let mut hashes = PartVisitor::hashing(&());
    visit_parts(&board, &mut hashes);
    let keys = hashes.into_keys();
    let mut visitor = PartVisitor::drawing(&keys, frame.viewer, None, &cache);
    visit_parts(&board, &mut visitor);
    visitor.into_parts().0
}

/// Shows some moments of random games with every number of seats, with all modules and with none.
fn each_moment(visit: &mut dyn FnMut(&dyn AnyPlay)) {
    for (seats, modules) in (2..=5).flat_map(|it| [(it, "off"), (it, "on")]) {
        let mut play = start(seats, modules);
        let mut rng = Seed::from(7).rng();
        for moment in (0..400).step_by(40).chain([5_000]) {
            while let Status::Asks(seat) = play.status()
                && play.steps() < moment
            {
                let choice = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
                play.play(seat, &choice).expect("what is offered is accepted");
            }
            visit(&*play);
        }
    }
}

/// The values of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    markup.split(opening.as_str()).skip(1).map(|it| it.split('"').next().unwrap_or_default()).collect()
}

#[test]
fn every_position_stands_there_once() {
    each_moment(&mut |play| {
        let panel = drawn(play, Lang::En);
        let ids = values(&panel.svg.0, "id");
        for wheel in Wheel::ALL {
            for position in 0..=wheel.last() {
                let id = format!("{wheel}.{position}");
                assert_eq!(ids.iter().filter(|it| **it == id).count(), 1, "{id}");
            }
        }
        for tooth in 0..26 {
            let id = format!("tooth.{tooth}");
            assert_eq!(ids.iter().filter(|it| **it == id).count(), 1, "{id}");
        }
    });
}

#[test]
fn every_piece_rides_on_its_tooth() {
    each_moment(&mut |play| {
        let view = view(play);
        let panel = drawn(play, Lang::En);
        let drawn: BTreeSet<_> =
            values(&panel.svg.0, "id").into_iter().filter(|it| it.starts_with("worker.")).collect();
        let standing: BTreeSet<_> = view
            .wheels
            .iter()
            .flat_map(|it| {
                let taken = it.teeth.iter().enumerate().filter(|(_, piece)| piece.is_some());
                taken.map(|(position, _)| format!("worker.{}.{position}", it.wheel))
            })
            .collect();
        assert_eq!(drawn, standing.iter().map(String::as_str).collect());
    });
}

#[test]
fn riders_keep_their_tooth_when_the_wheel_turns() {
    let mut play = start(4, "off");
    let mut rng = Seed::from(3).rng();
    let mut turned = 0;
    while let Status::Asks(seat) = play.status() {
        let (before, was) = (view(&*play).calendar.tooth, keys(&*play));
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
        play.play(seat, &choice).expect("what is offered is accepted");
        if view(&*play).calendar.tooth != before {
            turned += 1;
            let came: Vec<_> = keys(&*play).into_iter().filter(|it| !was.contains(it)).collect();
            // Only the piece of the very last decision can be new.
            assert!(came.len() <= 1, "{came:?} changed their teeth");
        }
    }
    assert!(turned > 10, "the calendar turns");
}

/// Which teeth carry a piece.
fn keys(play: &dyn AnyPlay) -> BTreeSet<String> {
    let panel = drawn(play, Lang::En);
    let keys = values(&panel.svg.0, "data-key").into_iter().filter(|it| !it.starts_with("tile."));
    keys.map(str::to_owned).collect()
}

#[test]
fn what_is_not_played_is_not_drawn() {
    for (modules, is_there) in [("on", true), ("off", false)] {
        let panel = drawn(&*start(4, modules), Lang::En);
        let ids = values(&panel.svg.0, "id");
        for id in ["quick", "quick.0", "prophecies"] {
            assert_eq!(ids.contains(&id), is_there, "{id} with modules {modules}");
        }
    }
}

#[test]
fn the_panel_is_small_and_complete() {
    each_moment(&mut |play| {
        for lang in Lang::ALL {
            let panel = drawn(play, lang);
            let svg = &panel.svg.0;
            assert!(svg.len() < 72_000, "{} bytes", svg.len());
            assert!(!svg.contains("<Player") && !svg.contains(" style="));
            assert!(
                !svg.contains(">wheels-") && !svg.contains("about-") && !svg.contains("{ $"),
                "{}",
                lang.tag()
            );
            let ids: BTreeSet<_> = values(svg, "id").into_iter().collect();
            for shape in values(svg, "href").iter().filter_map(|it| it.strip_prefix('#')) {
                assert!(ids.contains(shape), "#{shape} is not drawn");
            }
        }
    });
}

#[test]
fn what_changes_is_in_the_parts() {
    let bare = |play: &dyn AnyPlay| {
        let svg = drawn(play, Lang::En).svg.into_string();
        parts(play).iter().fold(svg, |svg, part| {
            assert!(svg.contains(&part.html), "{} is in the panel", part.id);
            assert_eq!(values(&part.html, "id").first(), Some(&&*part.id));
            svg.replacen(&part.html, "", 1)
        })
    };
    each_moment(&mut |play| {
        let modules = if view(play).modules.tribes { "on" } else { "off" };
        assert_eq!(bare(play), bare(&*start(play.seats(), modules)), "something fixed changes");
    });
}
