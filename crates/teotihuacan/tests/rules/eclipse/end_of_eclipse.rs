//! Discs and neutral workers after an eclipse: H-303 to H-312.

use patolli_teotihuacan::{Event, Options};
use serde_json::{Value, json};

use super::support::{TURN, before_eclipse, count, scored};
use crate::scenario::{Scenario, printed, scenario, variant};

const PALACE: [&str; 3] = ["palace"; 3];

fn is_step_7(event: &Event) -> bool {
    matches!(event, Event::DiscsReset { .. } | Event::NeutralsPlaced { .. })
}

/// Boards of the neutral workers, by colour.
fn neutral(at: &Scenario) -> Value {
    let mut sheet = serde_json::to_value(at.game()).expect("a position has a JSON form");
    for colour in sheet["neutral"].as_array_mut().expect("colours") {
        let names = colour.as_array_mut().expect("boards");
        names.sort_by_key(|it| it.as_str().map(str::to_owned));
    }
    sheet["neutral"].take()
}

fn drawn(at: Scenario, line: &str, tiles: &[&str]) -> Scenario {
    tiles.iter().enumerate().fold(at, |it, (place, tile)| it.put(line, place, tile))
}

#[test]
fn h303_step_7_takes_place_at_the_first_and_second_eclipse_only() {
    for (eclipses, expected) in [(0, 3), (1, 3), (2, 0)] {
        let at = scored(before_eclipse(2, eclipses));
        assert_eq!(count(&at, is_step_7), expected, "after {eclipses} eclipses");
    }
    // At the third everything stays where it is.
    let at = scored(before_eclipse(2, 2).put("eclipse-2", 0, "start-3")).is_over().has_light(8).has_dark(8);
    assert_eq!(neutral(&at), json!([PALACE, PALACE]));
}

#[test]
fn h304_the_light_disc_returns_to_0() {
    for seats in 2..=4 {
        for eclipses in 0..=1 {
            let at = before_eclipse(seats, eclipses).play(TURN);
            assert_eq!(at.game().light(), at.game().dark(), "not before the wages");
            let at = at.play(&vec!["wages 3"; seats.into()].join("; ")).has_light(0);
            // From there it goes on.
            (0..seats).fold(at, |it, _| it.pass()).has_light(1);
        }
    }
}

/// Where the dark disc lies in the three eras; it moves with step 7 and not before.
fn dark_discs(seats: u8) -> [u8; 3] {
    let start = scenario(seats).game().dark();
    let [after_first, after_second] = [0, 1].map(|eclipses| {
        let before = before_eclipse(seats, eclipses).game().dark();
        before_eclipse(seats, eclipses).play(TURN).has_dark(before);
        let at = scored(before_eclipse(seats, eclipses));
        let dark = at.game().dark();
        assert_eq!(count(&at, |it| *it == Event::DiscsReset { dark }), 1);
        dark
    });
    [start, after_first, after_second]
}

#[test]
fn h305_h306_with_2_players_the_dark_disc_goes_to_9_then_8() {
    assert_eq!(dark_discs(2), [10, 9, 8]);
}

#[test]
fn h308_h309_with_3_players_the_dark_disc_goes_to_10_then_9() {
    assert_eq!(dark_discs(3), [11, 10, 9]);
}

#[test]
fn h311_h312_with_4_players_the_dark_disc_goes_to_11_then_10() {
    assert_eq!(dark_discs(4), [12, 11, 10]);
}

#[test]
fn h307_with_2_players_two_tiles_are_drawn_for_each_of_two_colours() {
    // start-1: 1 2, start-3: 2 3; start-9: 5 6, start-10: 7 8. A board named twice counts once, a fourth board not.
    let tiles = ["start-1", "start-3", "start-9", "start-10"];
    for (eclipses, line) in [(0, "eclipse-1"), (1, "eclipse-2")] {
        let at = scored(drawn(before_eclipse(2, eclipses), line, &tiles));
        assert_eq!(
            neutral(&at),
            json!([["forest", "palace", "quarry"], ["alchemy", "decorations", "nobles"]])
        );
        let placed: Vec<u8> = at
            .events()
            .iter()
            .filter_map(|it| match it {
                Event::NeutralsPlaced { colour, .. } => Some(*colour),
                _ => None,
            })
            .collect();
        assert_eq!(placed, [0, 1], "the first colour first");
    }
    // Both colours may come to the same boards; each eclipse has its own draw.
    let at = drawn(before_eclipse(2, 0), "eclipse-1", &["start-13", "start-18", "start-2", "start-6"]);
    let at = scored(drawn(at, "eclipse-2", &["start-11", "start-8", "start-9", "start-10"]));
    assert_eq!(neutral(&at), json!([["alchemy", "forest", "quarry"], ["forest", "gold-deposits", "quarry"]]));
}

#[test]
fn h310_with_3_players_two_tiles_are_drawn_for_the_unused_colour() {
    let tiles = ["start-9", "start-7", "start-1"];
    for (eclipses, line) in [(0, "eclipse-1"), (1, "eclipse-2")] {
        let at = scored(drawn(before_eclipse(3, eclipses), line, &tiles));
        assert_eq!(neutral(&at), json!([["alchemy", "construction", "nobles"], []]));
        assert_eq!(count(&at, |it| matches!(it, Event::NeutralsPlaced { .. })), 1);
    }
    // With 4 players nobody is there to move.
    let at = scored(before_eclipse(4, 0));
    assert_eq!(neutral(&at), json!([[], []]));
    assert_eq!(count(&at, |it| matches!(it, Event::NeutralsPlaced { .. })), 0);
}

#[test]
fn h307_h310_neutral_workers_move_after_the_wages_and_before_the_next_turn() {
    let first = patolli_core::Seat::new(2);
    let at = variant(Options { first, ..printed(3) }).last_round().to_move("p2").cocoa("p1", 1);
    let at = drawn(at, "eclipse-1", &["start-8", "start-10"]).play(&format!("{TURN}; wages 1"));
    assert_eq!(neutral(&at), json!([PALACE, []]), "p2 has not answered yet");
    let at = at.asks("p2").play("wages 1").asks("p3");
    assert_eq!(neutral(&at), json!([["construction", "decorations", "nobles"], []]));
    let last = |kind: fn(&Event) -> bool| at.events().iter().rposition(kind).expect("an event");
    let (wages, moved) = (last(|it| matches!(it, Event::WagesPaid { .. })), last(is_step_7));
    assert!(wages < moved && moved < last(|it| matches!(it, Event::TurnBegan { .. })));
}
