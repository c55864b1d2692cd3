//! The board of Teotihuacan: what is drawn and written in the middle of random games.

use std::collections::BTreeSet;

use patolli_catalog::{
    AnyPlay, Choice, Lang, Seat, Seed, Viewer,
    rules::teotihuacan::{Owner, Teotihuacan, View},
};
use patolli_web::boards;

use crate::kit::{self, draw, drawing, from_id, seen_by, values};

type Setting = (&'static str, &'static str);

/// Seats and options of the games that are looked at; one seat plays against Teotibot.
const TABLES: [(u8, &[Setting]); 6] = [
    (1, &[]),
    (2, &[("setup", "first-game")]),
    (3, &[("setup", "draft")]),
    (4, &[]),
    (2, &[("dark-eclipse", "on"), ("edition", "printed")]),
    (3, &[("boards", "printed")]),
];

fn start(seats: u8, options: &[Setting], seed: u64) -> Box<dyn AnyPlay> {
    kit::start("teotihuacan", seats, options, seed)
}

/// Plays at random until something holds; false if the game is over before.
fn play_until(play: &mut dyn AnyPlay, seed: u64, stop: impl Fn(&dyn AnyPlay) -> bool) -> bool {
    kit::play_until(play, &mut Seed::from(seed).rng(), stop)
}

/// Shows moments of a random game on each table, its beginning and its end among them.
fn each_moment(visit: &mut dyn FnMut(&dyn AnyPlay)) {
    for (seed, (seats, options)) in (11u64..).zip(TABLES) {
        let mut play = start(seats, options, seed);
        for moment in (0..60).step_by(5).chain((60..700).step_by(70)).chain([5_000]) {
            play_until(&mut *play, seed + moment, |it| it.steps() >= usize::try_from(moment).unwrap());
            visit(&*play);
        }
    }
}

/// Whether a thing of the game is known by this id: `temple.red.3`, `die.3.a.2`.
pub fn is_thing(id: &str) -> bool {
    const KINDS: [&str; 23] = [
        "board",
        "die",
        "neutral",
        "hand",
        "tile",
        "pyr",
        "deco",
        "slot",
        "tech",
        "nobles",
        "temple",
        "marker",
        "avenue",
        "walker",
        "track",
        "builder",
        "day",
        "disc",
        "row",
        "ascend",
        "own",
        "start-tile",
        "bot",
    ];
    id.split_once('.').is_some_and(|it| KINDS.contains(&it.0))
}

fn seen(play: &dyn AnyPlay) -> View {
    play.view(Viewer::Watcher).get::<Teotihuacan>().expect("it is Teotihuacan").clone()
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
fn the_panels_stay_the_same_during_a_game() {
    for (seed, (seats, options)) in (3u64..).zip(TABLES) {
        let mut play = start(seats, options, seed);
        let ids = |play: &dyn AnyPlay| draw(play, Lang::En).iter().map(|it| it.id).collect::<BTreeSet<_>>();
        let first = ids(&*play);
        assert_eq!(first.contains("panel-bot"), seats == 1, "Teotibot's panel belongs to the solo game");
        for moment in [10, 40, 300, 5_000] {
            play_until(&mut *play, seed, |it| it.steps() >= moment);
            assert_eq!(ids(&*play), first);
        }
    }
}

#[test]
fn the_choice_comes_first_until_it_is_made() {
    let mut play = start(3, &[], 4);
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-choice");
    assert_eq!(values(&panels[0].svg.0, "id").iter().filter(|it| it.starts_with("start-tile.")).count(), 4);
    let still = |play: &dyn AnyPlay| drawing(play, Lang::En).contains(" id=\"start-tile.");
    assert!(play_until(&mut *play, 4, |it| !still(it)));
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-city");
    assert!(panels.iter().any(|it| it.id == "panel-choice"), "it stays on the page");
}

#[test]
fn nobody_looks_at_dealt_tiles_before_the_game_begins_or_over_a_shoulder() {
    let play = start(3, &[], 9);
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
    assert!(play_until(&mut *play, 21, |it| it.steps() >= 120));
    let view = play.view(Viewer::Watcher);
    for (seat, player) in Seat::all(4).zip(&seen(&*play).players) {
        let goods = boards::goods(&view, seat);
        let goods: Vec<_> = goods.iter().map(|it| (it.icon, it.n)).filter(|it| it.0 != "worker").collect();
        let resources = player.resources;
        let expected = [
            ("cocoa", player.cocoa),
            ("wood", resources.wood.into()),
            ("stone", resources.stone.into()),
            ("gold", resources.gold.into()),
        ];
        assert_eq!(goods, expected);
    }
}

#[test]
fn every_board_shows_the_cocoa_it_brings_and_costs_now() {
    each_moment(&mut |play| {
        let drawing = drawing(play, Lang::En);
        for board in seen(play).boards {
            let number = board.board.number();
            let collect = from_id(&drawing, &format!("board.{number}.collect"));
            let shown = format!(">+{}<", board.colours + 1);
            assert!(collect.split("</g></g>").next().is_some_and(|it| it.contains(&shown)), "board {number}");
            let has_main = drawing.contains(&format!(" id=\"board.{number}.main\""));
            assert_eq!(has_main, number != 1, "all boards but the Palace have a main action");
        }
    });
}

#[test]
fn workers_of_one_seat_and_power_are_one_group_of_dice() {
    each_moment(&mut |play| {
        let drawing = drawing(play, Lang::En);
        for board in seen(play).boards {
            for dice in &board.workers {
                let Owner::Player(seat) = dice.owner else { continue };
                let letter = play.game().seat_styles()[seat.index()].letter();
                let id = format!("die.{}.{letter}.{}", board.board.number(), dice.power);
                let group = from_id(&drawing, &id);
                let group = group[4..].split(" id=\"").nth(1).unwrap_or_default();
                assert_eq!(group.matches("#te-die-").count(), usize::from(dice.n), "{id}");
            }
        }
    });
}

#[test]
fn the_board_of_arrival_is_marked_and_holds_the_workers_in_hand() {
    let mut play = start(2, &[("setup", "first-game")], 5);
    assert!(
        play_until(&mut *play, 5, |it| seen(it).turn.board.is_some() && !seen(it).players[0].hand.is_empty())
    );
    let (view, drawing) = (seen(&*play), drawing(&*play, Lang::En));
    let board = view.turn.board.expect("it has arrived");
    let group = from_id(&drawing, &format!("board.{}", board.number()));
    assert!(group.split('>').next().is_some_and(|it| it.contains("te-here")), "the board is marked");
    assert_eq!(drawing.matches(" te-here").count(), 1, "no other board is");
    let power = view.players[0].hand[0];
    let here = group[4..].split("<g id=\"board.").next().expect("the board ends");
    assert!(here.contains(&format!(" id=\"hand.d.{power}\"")), "the worker lies there");
}

fn builds(play: &dyn AnyPlay) -> Vec<Choice> {
    let offered = play.choices().into_iter();
    offered.filter(|it| it.refused.is_none() && it.notation.starts_with("build")).collect()
}

#[test]
fn open_places_show_what_a_tile_would_match_in_each_of_its_turns() {
    let mut seen_matches = 0;
    for seed in 0..4 {
        let mut play = start(2, &[("setup", "first-game")], seed);
        if !play_until(&mut *play, seed, |it| !builds(it).is_empty()) {
            continue;
        }
        let (view, drawing) = (seen(&*play), drawing(&*play, Lang::En));
        for choice in builds(&*play) {
            let [tile, spot] = &choice.targets[..] else { panic!("a tile, then a place") };
            let under: Vec<_> = values(from_id(&drawing, spot), "data-like")[0].split(' ').collect();
            let art = from_id(&drawing, tile);
            assert_eq!(values(art, "data-sides")[0], "4");
            let corners = &values(art, "data-like")[..4];
            let turn = usize::from(choice.rotation.expect("a tile is turned"));
            let matches = (0..4).filter(|it| corners[*it] == under[(it + turn) % 4]).count();
            let level: usize = spot.split('.').nth(1).and_then(|it| it.parse().ok()).expect("a level");
            let points =
                choice.gives.iter().find(|it| it.good == "vp").and_then(|it| it.n.whole()).unwrap_or(0);
            assert_eq!(
                points,
                i32::from(view.variants.level_points[level - 1]) + i32::try_from(matches).unwrap()
            );
            seen_matches += matches;
        }
    }
    assert!(seen_matches > 0, "some icons lie on their like");
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
    const CARDS: [&str; 2] = ["panel-bot", "panel-choice"];
    each_moment(&mut |play| {
        let sizes: Vec<_> = draw(play, Lang::Pl).iter().map(|it| (it.id, it.svg.0.len())).collect();
        let of = |cards: bool| {
            sizes
                .iter()
                .filter(|it| (it.0.starts_with("things-") || CARDS.contains(&it.0)) == cards)
                .map(|it| it.1)
                .sum::<usize>()
        };
        assert!(of(false) < 113_000, "the board: {sizes:?}");
        assert!(of(true) < 24_000, "the cards beside it, which grow with the seats: {sizes:?}");
    });
}

#[test]
fn every_language_has_every_word() {
    let files = [
        include_str!("../../../catalog/locales/en/teotihuacan-ring.ftl"),
        include_str!("../../../catalog/locales/en/teotihuacan-board.ftl"),
    ];
    kit::every_language_has("teotihuacan", &files.concat(), &["ring-", "board-"], 80);
}

#[test]
fn no_key_shows_where_words_belong() {
    let keys =
        ["board-", "ring-", "tech-", "royal-", "bonus-", "start-", "mask-", "side-", "do-", "worship-"];
    each_moment(&mut |play| kit::shows_no_key(play, &keys));
}

#[test]
fn panels_are_named_in_every_language() {
    kit::panels_are_named(&*start(1, &[], 3));
}
