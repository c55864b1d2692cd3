//! Decorations, where they go: H-219 to H-226, HX-07, HX-18.

use patolli_teotihuacan::{Board, Event, Illegal, Obligation, Side};

use super::{levels, numbers, on, with_only_tiles};
use crate::scenario::{Scenario, read};

const SIDES: [&str; 4] = ["top", "right", "bottom", "left"];

/// The pyramid tiles that steps 2 to 4 of each side need.
const NEEDS: [(&str, [&[&str]; 3]); 4] = [
    ("top", [&["1.0.1", "1.0.2"], &["2.0.1"], &["3.0.0", "3.0.1"]]),
    ("right", [&["1.1.3", "1.2.3"], &["2.1.2"], &["3.0.1", "3.1.1"]]),
    ("bottom", [&["1.3.1", "1.3.2"], &["2.2.1"], &["3.1.0", "3.1.1"]]),
    ("left", [&["1.1.0", "1.2.0"], &["2.1.0"], &["3.0.0", "3.1.0"]]),
];

/// p1 with 3 gold has brought a worker to Decorations.
fn on_decorations() -> Scenario {
    on("decorations", &[1]).resources("p1", 0, 0, 3)
}

/// These places and all they rest on, the lowest first.
fn with_supports(spots: &[&str]) -> Vec<String> {
    let mut all: Vec<String> = spots.iter().map(ToString::to_string).collect();
    let mut next = 0;
    while next < all.len() {
        let [level, row, column] = numbers(&all[next]);
        if level > 1 {
            for (down, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                all.push(format!("{}.{}.{}", level - 1, row + down, column + right));
            }
        }
        next += 1;
    }
    all.sort();
    all.dedup();
    all
}

/// Decorates a side; the step that was decorated.
fn step_taken(table: Scenario, side: &str) -> u8 {
    let after = table.play(&format!("main; decorate 0 {side}"));
    let found = after.events().iter().find_map(|it| match it {
        Event::Decorated { step, .. } => Some(*step),
        _ => None,
    });
    found.expect("a decoration")
}

/// A step of every side needs its pyramid tiles, all of them, and nothing more but the decoration before.
fn proves_layers(step: u8) {
    for (side, needs) in NEEDS {
        let needs = needs[usize::from(step) - 2];
        let decorated = |spots: &[String]| {
            with_only_tiles(on_decorations(), spots).decorated(side, usize::from(step) - 1)
        };
        for missing in needs {
            let spots: Vec<String> = levels(step - 1).into_iter().filter(|it| it != missing).collect();
            let why = Illegal::NotReady { side: read(side), step };
            decorated(&spots).play("main").refuses(&format!("decorate 0 {side}"), why);
        }
        assert_eq!(step_taken(decorated(&with_supports(needs)), side), step, "{side}");
        // The layers alone are not enough: the place before comes first.
        let undecorated =
            with_only_tiles(on_decorations(), &with_supports(needs)).decorated(side, usize::from(step) - 2);
        assert_eq!(step_taken(undecorated, side), step - 1, "{side}");
    }
}

#[test]
fn h219_hx18_the_price_falls_with_the_workers() {
    for (workers, gold) in [(1, 3), (2, 2), (3, 1), (4, 1)] {
        let with =
            |gold| on("decorations", &[1, 1, 1, 1][..workers]).bare_ground().resources("p1", 5, 5, gold);
        with(gold).play("main; decorate 0 top").has_resources("p1", 5, 5, 0);
        with(gold + 3).play("main; decorate 0 top").has_resources("p1", 5, 5, 3);
        with(gold - 1).refuses("main", Illegal::NothingPossible { board: Board::Decorations });
    }
}

#[test]
fn h220_one_of_the_four_tiles_is_selected() {
    let all: Vec<String> =
        (0..4).flat_map(|slot| SIDES.map(|side| format!("decorate {slot} {side}"))).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    for slot in 0..4 {
        let table = on_decorations()
            .bare_ground()
            .decoration_display(["d1", "d2", "d3", "d4"])
            .play("main")
            .offers_only(&all);
        let after = table.play(&format!("decorate {slot} left"));
        let view = after.view("p1");
        assert_eq!(view.pyramid.decorations[3][0], Some(read(["d1", "d2", "d3", "d4"][slot])));
        assert_eq!(view.decoration_display.iter().flatten().count(), 3);
        after.refuses("decorate 0 top", Illegal::NotNow { rule: "" });
    }
}

#[test]
fn h221_the_tile_must_be_placed_on_a_free_place() {
    on_decorations()
        .bare_ground()
        .play("main")
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .refuses("end", Illegal::NotNow { rule: "" });
    with_only_tiles(on_decorations(), &levels(3))
        .decorated("right", 4)
        .play("main")
        .refuses("decorate 0 right", Illegal::SideFull { side: Side::Right })
        .offers("decorate 0 bottom");
}

#[test]
fn h222_the_first_place_needs_nothing() {
    for side in SIDES {
        assert_eq!(step_taken(on_decorations().bare_ground(), side), 1);
        assert_eq!(step_taken(with_only_tiles(on_decorations(), &levels(3)), side), 1);
    }
}

#[test]
fn h223_the_second_place_needs_one_layer_and_the_first_decoration() {
    proves_layers(2);
}

#[test]
fn h224_the_third_place_needs_two_layers_and_the_second_decoration() {
    proves_layers(3);
}

#[test]
fn h225_the_fourth_place_needs_three_layers_and_the_third_decoration() {
    proves_layers(4);
}

#[test]
fn h226_the_arrow_points_to_the_centre() {
    // Printed at the first places, as they are seen: red green, neutral above green, blue neutral, blue above red.
    for (side, fits, mirrored) in
        [("top", "d9", "d13"), ("right", "d15", "d10"), ("bottom", "d2", "d6"), ("left", "d5", "d1")]
    {
        let table =
            || on_decorations().bare_ground().decoration_display([fits, mirrored, "d3", "d12"]).play("main");
        table().play(&format!("decorate 0 {side}")).has_score("p1", 3 + 2);
        table().play(&format!("decorate 1 {side}")).has_score("p1", 3);
    }
}

/// The first `decorated` places of the top side are decorated; place 2 shows blue and green, place 3 blue and red.
fn example(decorated: usize) -> Scenario {
    on_decorations()
        .bare_ground()
        .laid("1.0.1", "p2", 0)
        .laid("1.0.2", "p5", 0)
        .built(&["1.1.1", "1.1.2"])
        .laid("2.0.1", "p29", 3)
        .decorated("top", decorated)
        .decoration_display(["d1", "d2", "d3", "d4"])
}

#[test]
fn hx07_a_blue_match_on_the_second_place() {
    assert_eq!(step_taken(example(1), "top"), 2);
    example(1)
        .play("main; decorate 0 top; climb blue; gain wood 1")
        .has_score("p1", 4)
        .has_step("p1", "blue", 1)
        .has_step("p1", "red", 0)
        .has_pyramid_track("p1", 1)
        .has_resources("p1", 1, 0, 0)
        .play("power-up decorations 1")
        .offers_only(&["end"]);
    // One place on, where both would match, comes only after it.
    assert_eq!(step_taken(example(2), "top"), 3);
    example(2).play("main; decorate 0 top").has_score("p1", 3 + 2);
}
