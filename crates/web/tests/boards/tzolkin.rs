//! The board of Tzolk'in: what is drawn and written in the middle of random games.

use std::collections::BTreeSet;

use patolli_catalog::{AnyPlay, Lang, Seat, Seed, Viewer, rules::tzolkin::Tzolkin};
use patolli_web::boards::{self, Panel};

use crate::kit::{self, draw, drawing, play_until, seen_by, values};

const ALL: [&str; 4] = ["tribes", "prophecies", "buildings", "quick"];

/// Seats and modules of the games that are looked at.
const TABLES: [(u8, &[&str]); 7] = [
    (2, &[]),
    (3, &["tribes"]),
    (4, &[]),
    (5, &ALL),
    (2, &ALL),
    (4, &["prophecies", "buildings"]),
    (3, &["quick"]),
];

fn start(seats: u8, modules: &[&str], seed: u64) -> Box<dyn AnyPlay> {
    let options: Vec<_> = modules.iter().map(|it| (*it, "on")).collect();
    kit::start("tzolkin", seats, &options, seed)
}

/// Shows moments of a random game on each table, its beginning and its end among them.
fn each_moment(visit: &mut dyn FnMut(&dyn AnyPlay)) {
    for (seed, (seats, modules)) in (11u64..).zip(TABLES) {
        let mut play = start(seats, modules, seed);
        let mut rng = Seed::from(seed).rng();
        for moment in (0..60).step_by(4).chain((60..900).step_by(60)).chain([5_000]) {
            play_until(&mut *play, &mut rng, |it| it.steps() >= moment);
            visit(&*play);
        }
    }
}

/// Whether a thing of the game is known by this id: `temple.chaac.3`, `quick`.
fn is_thing(id: &str) -> bool {
    let first = id.split('.').next().unwrap_or_default();
    ["pal", "yax", "tik", "uxm", "chi", "worker", "start", "quick", "tooth", "food", "token", "temple"]
        .into_iter()
        .chain(["marker", "tech", "level", "building", "monument", "own", "market", "tribe", "prophecy"])
        .chain(["start-tile"])
        .any(|kind| kind == first)
}

#[test]
fn the_board_in_words_has_the_things_of_the_drawing() {
    each_moment(&mut |play| kit::words_have_the_things_of_the_drawing(play, 100, is_thing));
}

#[test]
fn ids_are_unique_over_all_panels() {
    each_moment(&mut kit::ids_are_unique);
}

#[test]
fn whatever_can_be_pointed_at_is_there() {
    each_moment(&mut kit::targets_are_there);
}

#[test]
fn every_part_stands_in_its_panel_under_its_id() {
    each_moment(&mut kit::parts_stand_in_their_panels);
}

#[test]
fn every_moment_has_the_same_panels() {
    // What lies before each seat depends on their number.
    let shared = |panels: &[Panel]| {
        panels.iter().map(|it| it.id).filter(|it| !it.starts_with("things-")).collect::<BTreeSet<_>>()
    };
    let first = shared(&draw(&*start(2, &[], 1), Lang::En));
    each_moment(&mut |play| {
        let panels = draw(play, Lang::En);
        assert_eq!(shared(&panels), first);
        for panel in &panels {
            assert_eq!(panel.main, panel.id == "panel-wheels");
        }
    });
}

#[test]
fn the_choice_comes_first_until_it_is_made() {
    let mut play = start(3, &["tribes"], 4);
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-choice");
    for kind in ["start-tile.", "tribe."] {
        let cards = values(&panels[0].svg.0, "id").iter().filter(|it| it.starts_with(kind)).count();
        assert_eq!(cards, if kind == "tribe." { 2 } else { 4 }, "{kind}");
    }
    let is_made = |play: &dyn AnyPlay| !drawing(play, Lang::En).contains(" id=\"start-tile.");
    assert!(play_until(&mut *play, &mut Seed::from(4).rng(), is_made));
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-wheels");
    let choice = panels.iter().find(|it| it.id == "panel-choice").expect("it stays on the page");
    assert!(choice.svg.0.contains(" hidden") && !choice.svg.0.contains("<text"), "out of sight");
}

#[test]
fn nobody_looks_at_dealt_tiles_before_the_game_begins_or_over_a_shoulder() {
    let play = start(3, &["tribes"], 9);
    let shows = |viewer: Viewer, started: bool| {
        values(&seen_by(&*play, viewer, started), "id").iter().any(|it| it.starts_with("start-tile."))
    };
    assert!(shows(Viewer::Seat(Seat::new(0)), true), "one's own tiles");
    assert!(!shows(Viewer::Seat(Seat::new(0)), false), "not before everybody sits");
    assert!(!shows(Viewer::Watcher, true), "not those who watch");
}

#[test]
fn goods_of_every_seat_are_on_its_plate() {
    let mut play = start(4, &[], 21);
    assert!(play_until(&mut *play, &mut Seed::from(21).rng(), |it| it.steps() >= 120));
    let view = play.view(Viewer::Watcher);
    let open = view.get::<Tzolkin>().expect("it is Tzolk'in");
    for (seat, player) in Seat::all(4).zip(&open.players) {
        let goods: Vec<_> = boards::goods(&view, seat).iter().map(|it| (it.icon, it.n)).collect();
        let blocks = player.blocks;
        let expected = [
            ("corn", player.corn),
            ("wood", blocks.wood),
            ("stone", blocks.stone),
            ("gold", blocks.gold),
            ("skull", player.skulls.into()),
            ("worker", player.hand.into()),
        ];
        assert_eq!(goods, expected);
    }
}

#[test]
fn references_inside_the_drawing_lead_somewhere() {
    each_moment(&mut kit::references_lead_somewhere);
}

#[test]
fn the_drawing_is_plain() {
    each_moment(&mut kit::is_plain);
}

#[test]
fn the_drawing_is_small() {
    each_moment(&mut |play| {
        let view = play.view(Viewer::Watcher);
        let view = view.get::<Tzolkin>().expect("it is Tzolk'in");
        // Prophecies and quick actions add to the calendar and to the events. The rings of what may be new are in it, seen or
        // not, and parts that are sent alone have ids.
        let most = if view.modules.prophecies || view.modules.quick { 145_000 } else { 121_500 };
        let size = drawing(play, Lang::Pl).len();
        assert!(size < most, "{size} bytes");
    });
}

#[test]
fn every_language_has_every_word() {
    let text = include_str!("../../../catalog/locales/en/tzolkin-board.ftl");
    kit::every_language_has("tzolkin", text, &["board-"], 50);
}

#[test]
fn no_key_shows_where_words_belong() {
    let keys = ["board-", "wheels-", "about-", "monument-", "do-"];
    each_moment(&mut |play| kit::shows_no_key(play, &keys));
}

#[test]
fn panels_are_named_in_every_language() {
    kit::panels_are_named(&*start(3, &[], 3));
}
