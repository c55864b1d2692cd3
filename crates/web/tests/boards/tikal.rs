//! The board of Tikal: what is drawn in the middle of random games.

use std::{collections::BTreeSet, rc::Rc};

use patolli_catalog::{AnyPlay, Lang, Seat, Seed, Viewer};
use patolli_web::{
    Part,
    boards::{self, Frame, Panel},
};

use crate::kit::{self, draw, parts, play_until, values, whole, with_frame, words};

/// Numbers of decisions after which a game is looked at; the last one is beyond every end.
fn moments() -> impl Iterator<Item = usize> {
    (0..320).step_by(16).chain([5_000])
}

fn start(seats: u8, auction: &str, seed: u64) -> Box<dyn AnyPlay> {
    kit::start("tikal", seats, &[("auction", auction)], seed)
}

/// Shows every moment of one random game for each number of seats, with and without auction.
fn each_moment(visit: &mut dyn FnMut(&dyn AnyPlay)) {
    for (seed, (seats, auction)) in (0..).zip((2..=4).flat_map(|it| [(it, "off"), (it, "on")])) {
        let mut play = start(seats, auction, 7 + u64::from(seats));
        let mut rng = Seed::from(seed).rng();
        for moment in moments() {
            play_until(&mut *play, &mut rng, |it| it.steps() >= moment);
            visit(&*play);
        }
    }
}

fn touched(play: &dyn AnyPlay) -> BTreeSet<String> {
    play.log_entries_for(Viewer::Watcher, play.steps().saturating_sub(25))
        .into_iter()
        .flat_map(|it| it.touches)
        .collect()
}

#[test]
fn every_part_stands_in_its_panel_under_its_id() {
    each_moment(&mut |play| {
        kit::parts_stand_in_their_panels(play);
        for part in parts(play, Lang::En) {
            let element = part.html[1..].split([' ', '>']).next().unwrap_or_default();
            assert!(part.html.ends_with(&format!("</{element}>")), "{} is one element", part.id);
        }
    });
}

#[test]
fn nothing_is_given_away_before_the_game_begins() {
    for auction in ["off", "on"] {
        let play = start(3, auction, 5);
        let (drawing, words) = with_frame(&*play, Lang::En, |it| {
            let frame = Frame { started: false, ..*it };
            let view = play.view(frame.viewer);
            (whole(&boards::draw(&view, &frame)), boards::text(&view, &frame).into_string())
        });
        for markup in [&drawing, &words] {
            let ids = values(markup, "id");
            assert!(ids.iter().all(|it| *it != "tile-in-hand" && !it.starts_with("open.")), "{ids:?}");
            assert!(markup.contains("The game has not begun"));
            assert!(!markup.contains("Normal turn") && !markup.contains("of 10"));
        }
        assert!(drawing.contains("36 left"), "all tiles lie on the stack");
        assert!(drawing.contains("A: 6 tiles"), "those of the first letter too");
    }
}

#[test]
fn points_are_announced_while_the_tile_is_placed() {
    let mut play = start(2, "off", 5);
    let place = play.choices().into_iter().find(|it| it.refused.is_none()).expect("a tile can be placed");
    assert!(whole(&draw(&*play, Lang::En)).contains("10 to come"));
    play.play(Seat::new(0), &place.notation).expect("it was offered");
    let drawing = whole(&draw(&*play, Lang::En));
    assert!(drawing.contains("10 of 10") && !drawing.contains("10 to come"));
}

#[test]
fn what_changes_in_a_panel_is_in_its_parts() {
    each_moment(&mut |play| {
        let before = start(play.seats(), "off", 1);
        let bare = |play: &dyn AnyPlay, panel: &Panel| {
            let remove = |svg: String, part: &Rc<Part>| svg.replacen(&part.html, "", 1);
            parts(play, Lang::En).iter().fold(panel.svg.0.clone(), remove)
        };
        for (now, then) in draw(play, Lang::En).iter().zip(draw(&*before, Lang::En)) {
            assert_eq!(bare(play, now), bare(&*before, &then), "{} has something fixed that changes", now.id);
        }
    });
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
fn whatever_was_touched_is_there_or_has_moved_on() {
    each_moment(&mut |play| {
        let drawing = whole(&draw(play, Lang::En));
        let drawn = values(&drawing, "id");
        for id in touched(play).iter().filter(|it| !it.starts_with("men.")) {
            assert!(drawn.contains(&id.as_str()), "{id} is not drawn");
        }
    });
}

#[test]
fn references_inside_the_drawing_lead_somewhere() {
    each_moment(&mut kit::references_lead_somewhere);
}

#[test]
fn the_drawing_is_small_and_plain() {
    each_moment(&mut |play| {
        let drawing = whole(&draw(play, Lang::Pl));
        kit::is_plain(play);
        assert!(drawing.len() < 120_000, "{} bytes", drawing.len());
        for number in drawing.split(|it: char| !it.is_ascii_digit() && it != '.') {
            let decimals = number.split_once('.').map_or(0, |it| it.1.trim_end_matches('0').len());
            assert!(decimals <= 2, "{number} has too many decimals");
        }
    });
}

#[test]
fn the_same_position_is_drawn_alike() {
    each_moment(&mut |play| {
        assert_eq!(whole(&draw(play, Lang::Cs)), whole(&draw(play, Lang::Cs)));
    });
}

#[test]
fn every_language_has_every_word() {
    let text = include_str!("../../../catalog/locales/en/tikal-board.ftl");
    kit::every_language_has("tikal", text, &["board-"], 60);
}

#[test]
fn no_key_shows_where_words_belong() {
    each_moment(&mut |play| kit::shows_no_key(play, &["board-"]));
}

#[test]
fn panels_are_named_in_every_language() {
    let play = start(3, "off", 3);
    kit::panels_are_named(&*play);
    assert!(draw(&*play, Lang::En).iter().all(|it| it.main == (it.id == "panel-map")));
}

#[test]
fn what_was_done_this_turn_and_which_piece_guards_is_told() {
    let mut play = start(2, "off", 3);
    let first = play.choices().into_iter().find(|it| it.refused.is_none()).expect("a tile can be placed");
    let seat = Seat::new(0);
    let decisions = [first.notation.as_str(), "bring l h04", "move l h04 h03", "uncover h03", "guard h03"];
    for decision in decisions {
        play.play(seat, decision).expect("the rules allow it");
    }
    for (lang, worked, leader) in [
        (Lang::En, "levels uncovered this turn: 1 of 2", "(the leader)"),
        (Lang::Cs, "patra odkrytá v tomto tahu: 1 ze 2", "(vedoucí)"),
        (Lang::Pl, "poziomy odkryte w tej turze: 1 z 2", "(kierownik)"),
    ] {
        let (text, drawing) = (words(&*play, lang), whole(&draw(&*play, lang)));
        assert!(text.contains(worked) && drawing.contains(worked), "{lang:?}: {worked}");
        assert!(text.contains(leader) && drawing.contains(leader), "{lang:?}: {leader}");
    }
    let drawing = whole(&draw(&*play, Lang::En));
    let guard = drawing.split("id=\"guard.h03\"").nth(1).expect("the guard is drawn");
    assert!(
        guard.split("</g></g>").next().is_some_and(|it| it.contains("#tk-hat")),
        "the guard wears the hat"
    );
}

#[test]
fn tiles_and_pieces_that_left_the_game_are_told() {
    let mut play = start(2, "off", 3);
    let first = play.choices().into_iter().find(|it| it.refused.is_none()).expect("a tile can be placed");
    play.play(Seat::new(0), &first.notation).expect("the rules allow it");
    assert!(!words(&*play, Lang::En).contains("Out of the game"));
    // The next tile is drawn and lies nowhere, as if it had had no place; the leader left when a guard was placed.
    let mut position = play.position_json();
    position["drawn"] = 2.into();
    position["players"][1]["leader"]["place"] = "removed".into();
    position["players"][1]["out-of-play"] = 2.into();
    position["players"][1]["members"] = 16.into();
    let hexes = position["hexes"].as_array_mut().expect("a list of hexes");
    hexes.iter_mut().find(|it| it["at"] == "h03").expect("a printed temple")["guard"] = 1.into();
    let play = play.game().load(&position).expect("the position is possible");
    let (text, drawing) = (words(&*play, Lang::En), whole(&draw(&*play, Lang::En)));
    assert!(text.contains("Out of the game: A ") && drawing.contains("Out of the game: A "));
    assert!(text.contains("pieces out of the game: 2"), "a member and the leader");
}
