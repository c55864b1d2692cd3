//! Teotibot's tiles move up: H-433 to H-437, HX-31, HX-32, HA-41.

use super::Solo as _;
use crate::scenario::{Scenario, solo};

/// T, M1, M2, B1, B2, B3 and X of the scenario HX-31.
const START: [&str; 7] = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship", "masks"];

/// The bot has taken its turn with these direction tiles and this roll.
fn after(upper: &str, lower: &str, roll: (u8, u8)) -> Scenario {
    solo().bot_tiles(START).arrows(upper, lower).roll(roll.0, roll.1).pass()
}

/// The tiles in the order of these letters' places in `START`: 0 top, 1 and 2 middle, 3 to 5 bottom, 6 aside.
fn moved(places: [usize; 7]) -> [&'static str; 7] {
    places.map(|it| START[it])
}

#[test]
fn hx31_a_roll_of_7_with_the_upper_tile_right_and_the_lower_left() {
    let table = after("right", "left", (3, 4));
    // M1 / B2 M2 / B1 X B3, T outside.
    table.has_bot_tiles(moved([1, 4, 2, 3, 6, 5, 0])).has_arrows("left", "left");
}

#[test]
fn hx32_a_roll_of_12_moves_no_other_tile() {
    let table = after("right", "left", (6, 6));
    table.has_bot_tiles(moved([0, 1, 2, 3, 4, 6, 5])).has_arrows("left", "left");
}

#[test]
fn h433_h436_the_activated_tile_leaves_the_pyramid_and_lies_outside() {
    for (roll, place) in [((3, 4), 0), ((2, 3), 1), ((4, 5), 2), ((1, 1), 3), ((6, 5), 5)] {
        let tiles = after("right", "right", roll).bot().tiles;
        assert_eq!(tiles[6].to_string(), format!("bot-{}", START[place]));
        assert!(!tiles[..6].contains(&tiles[6]));
    }
}

#[test]
fn h434_ha41_the_upper_tile_fills_the_top_and_the_lower_tile_the_middle() {
    // "Left": the right tile moves up-left; "right": the left tile moves up-right.
    for (upper, lower, places) in [
        ("left", "left", [2, 1, 5, 3, 4, 6, 0]),
        ("left", "right", [2, 1, 4, 3, 6, 5, 0]),
        ("right", "left", [1, 4, 2, 3, 6, 5, 0]),
        ("right", "right", [1, 3, 2, 6, 4, 5, 0]),
    ] {
        after(upper, lower, (3, 4)).has_bot_tiles(moved(places));
    }
}

#[test]
fn h434_ha41_a_gap_in_the_middle_row_obeys_the_lower_tile_only() {
    for upper in ["left", "right"] {
        after(upper, "left", (2, 2)).has_bot_tiles(moved([0, 4, 2, 3, 6, 5, 1]));
        after(upper, "right", (2, 2)).has_bot_tiles(moved([0, 3, 2, 6, 4, 5, 1]));
        after(upper, "left", (5, 5)).has_bot_tiles(moved([0, 1, 5, 3, 4, 6, 2]));
        after(upper, "right", (5, 5)).has_bot_tiles(moved([0, 1, 4, 3, 6, 5, 2]));
    }
}

#[test]
fn h435_the_outside_tile_fills_the_gap_of_the_bottom_row() {
    for (upper, lower) in [("left", "left"), ("left", "right"), ("right", "left"), ("right", "right")] {
        after(upper, lower, (1, 2)).has_bot_tiles(moved([0, 1, 2, 6, 4, 5, 3]));
        after(upper, lower, (6, 5)).has_bot_tiles(moved([0, 1, 2, 3, 4, 6, 5]));
        for roll in [(3, 4), (2, 2), (5, 5)] {
            let tiles = after(upper, lower, roll).bot().tiles;
            assert!(tiles[3..6].iter().any(|it| it.to_string() == "bot-masks"));
        }
    }
}

#[test]
fn h437_the_upper_direction_tile_is_turned_and_moved_below_the_other() {
    for roll in [(3, 4), (2, 2), (5, 5), (1, 1), (6, 6)] {
        after("left", "left", roll).has_arrows("left", "right");
        after("left", "right", roll).has_arrows("right", "right");
        after("right", "left", roll).has_arrows("left", "left");
        after("right", "right", roll).has_arrows("right", "left");
    }
}

#[test]
fn ha41_direction_tiles_change_once_a_turn_after_the_shift() {
    // A second roll of 7 obeys the tiles as the first turn left them: "left" above "left".
    let table = solo().bot_tiles(START).arrows("right", "left").roll(3, 4);
    let table = table.put("dice", 2, "3").put("dice", 3, "4").pass().pass();
    // M1 is woken; M2 moves up, B3 after it, T comes in.
    table.has_bot_tiles(moved([2, 4, 5, 3, 6, 0, 1])).has_arrows("left", "right");
}
