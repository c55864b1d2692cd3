//! Temples: H-162 to H-176, HX-22, HA-55, HA-60.

use patolli_teotihuacan::{Event, Illegal, Obligation, Resource, Temple};

use super::support::LAID_OUT;
use crate::scenario::{Scenario, read, scenario, seat, solo};

const TEMPLES: [&str; 3] = ["blue", "red", "green"];

/// What each step gives: resources, points, cocoa.
const BLUE: [(u8, u16, u16); 11] = [
    (1, 0, 0),
    (1, 0, 0),
    (1, 0, 0),
    (1, 0, 0),
    (2, 0, 0),
    (2, 0, 0),
    (0, 2, 0),
    (2, 0, 0),
    (0, 4, 0),
    (0, 0, 0),
    (0, 6, 0),
];
const RED: [u16; 11] = [1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7];
const GREEN: [u16; 11] = [1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 5];

/// p1 stands below a step and has a tile for the temple.
fn below(temple: &str, step: u8) -> Scenario {
    scenario(4).step("p1", temple, step - 1).owns("p1", &format!("tile-temple-{temple}"))
}

/// The same after the step.
fn reached(temple: &str, step: u8) -> Scenario {
    climbs(below(temple, step), temple)
}

fn climbs(table: Scenario, temple: &str) -> Scenario {
    table.play(&format!("use tile-temple-{temple}; climb {temple}"))
}

/// What a step gives: resources of choice, points and cocoa.
fn reward(temple: &str, step: u8) -> (u8, u16, u16) {
    let at = usize::from(step) - 1;
    match temple {
        "blue" => BLUE[at],
        "red" => (0, RED[at], 0),
        // The top step gives points, all others cocoa.
        _ if step == 11 => (0, GREEN[at], 0),
        _ => (0, 0, GREEN[at]),
    }
}

#[test]
fn h162_an_advance_is_one_step_on_that_temple() {
    for temple in TEMPLES {
        let table = reached(temple, 1).has_step("p1", temple, 1).has_step("p2", temple, 0);
        TEMPLES.iter().filter(|it| **it != temple).fold(table, |it, other| it.has_step("p1", other, 0));
        let table = below(temple, 3).play(&format!("use tile-temple-{temple}"));
        let other = if temple == "red" { Temple::Blue } else { Temple::Red };
        table.refuses(&format!("climb {}", other.key()), Illegal::OtherTemple { temple: other });
    }
}

#[test]
fn h163_h173_every_step_gives_its_printed_reward() {
    for temple in TEMPLES {
        for step in 1..=11 {
            let (any, points, cocoa) = reward(temple, step);
            let mut table = reached(temple, step).has_step("p1", temple, step);
            if any > 0 {
                let wrong = Illegal::WrongCount { need: any };
                table =
                    table.refuses(&format!("gain wood {}", any + 1), wrong).play(&format!("gain gold {any}"));
            }
            let table = table.has_resources("p1", 0, 0, any).has_score("p1", points).has_cocoa("p1", cocoa);
            table.offers("move palace 1 quarry");
        }
    }
}

#[test]
fn h164_the_first_green_step_gives_one_cocoa() {
    reached("green", 1).has_cocoa("p1", 1).has_score("p1", 0);
}

#[test]
fn h165_the_first_red_step_gives_one_point() {
    reached("red", 1).has_score("p1", 1).has_cocoa("p1", 0);
}

#[test]
fn h166_the_first_blue_step_gives_a_resource_of_choice() {
    let table = reached("blue", 1).offers_only(&["gain wood 1", "gain stone 1", "gain gold 1"]);
    table.clone().play("gain wood 1").has_resources("p1", 1, 0, 0);
    table.play("gain stone 1").has_resources("p1", 0, 1, 0);
}

const LARGE: [(&str, u8); 4] = [("blue", 4), ("red", 5), ("green", 3), ("green", 6)];

#[test]
fn h167_a_large_step_gives_a_tile_or_its_reward() {
    for (temple, step) in LARGE {
        let table =
            || climbs(below(temple, step).step_tiles(temple, step, &["no-cocoa", "free-move"]), temple);
        let asked = table().offers_only(&["take no-cocoa", "take free-move", "reward"]);
        let tile =
            asked.play("take free-move").has_tiles("p1", "free-move", 1).has_tiles("p1", "no-cocoa", 0);
        // Not both.
        let tile = tile.has_resources("p1", 0, 0, 0).has_score("p1", 0).has_cocoa("p1", 0);
        tile.offers("move palace 1 quarry");
        let (any, points, cocoa) = reward(temple, step);
        let printed =
            table().refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp }).play("reward");
        let printed = if any > 0 { printed.play("gain wood 1") } else { printed };
        let printed = printed.has_resources("p1", any, 0, 0).has_score("p1", points).has_cocoa("p1", cocoa);
        printed.has_tiles("p1", "no-cocoa", 0).has_tiles("p1", "free-move", 0).offers("move palace 1 quarry");
    }
}

#[test]
fn h168_a_tile_of_a_large_step_is_paid() {
    let table = |cocoa| below("red", 5).step_tiles("red", 5, &["mask-2", "no-cocoa"]).cocoa("p1", cocoa);
    let wood = |it: Scenario| climbs(it.resources("p1", 1, 0, 0), "red");
    wood(table(1)).play("take mask-2").has_cocoa("p1", 0).has_resources("p1", 0, 0, 0).has_score("p1", 0);
    wood(table(0)).refuses("take mask-2", crate::scenario::short_of_cocoa(1, 0));
    let poor = crate::scenario::short_of(Resource::Wood, 1, 0);
    climbs(table(1), "red").refuses("take mask-2", poor).offers_only(&["take no-cocoa", "reward"]);
    // A reward of the step does not pay: it is one or the other.
    let green = below("green", 3).step_tiles("green", 3, &["avenue-step"]);
    climbs(green, "green")
        .has_cocoa("p1", 1)
        .has_tiles("p1", "avenue-step", 0)
        .offers("move palace 1 quarry");
}

#[test]
fn h169_without_tiles_only_the_reward_is_left() {
    for (temple, step) in LARGE {
        let (any, points, cocoa) = reward(temple, step);
        let table = reached(temple, step).has_score("p1", points).has_cocoa("p1", cocoa);
        if any > 0 {
            table.offers_only(&["gain wood 1", "gain stone 1", "gain gold 1"]);
        } else {
            table.offers("move palace 1 quarry");
        }
    }
}

#[test]
fn h170_tiles_of_large_steps_are_not_replaced() {
    let table = below("red", 5).step_tiles("red", 5, &["no-cocoa", "free-move", "no-cocoa"]);
    let stack = table.view("p1").stacks.discoveries;
    let table = climbs(table, "red").play("take no-cocoa");
    let view = table.view("p1");
    assert_eq!(view.temples[1].large_steps[0].step, 5);
    assert_eq!(view.temples[1].large_steps[0].tiles, [read("no-cocoa"), read("free-move")]);
    assert_eq!(view.stacks.discoveries, stack);
}

#[test]
fn h171_the_penultimate_step_gives_nothing_at_once() {
    for temple in TEMPLES {
        let table = reached(temple, 10).has_step("p1", temple, 10).has_score("p1", 0).has_cocoa("p1", 0);
        table.has_resources("p1", 0, 0, 0).offers("move palace 1 quarry");
    }
}

/// The last round of the game; nobody can pay wages or lose points by them.
fn last_turns() -> Scenario {
    scenario(2).bonuses(["bonus-avenue", "bonus-technologies", "bonus-flat"]).eclipses(2).last_round()
}

/// The game to its end; the points that bonus tiles gave p1 and p2.
fn bonuses(table: Scenario) -> [Vec<u8>; 2] {
    let table = table.pass().pass().play("wages 0; wages 0").is_over();
    ["p1", "p2"].map(|who| {
        let scored = table.events().iter().filter_map(|it| match it {
            Event::BonusScored { seat: scorer, points, .. } if *scorer == seat(who) => Some(*points),
            _ => None,
        });
        scored.collect()
    })
}

#[test]
fn h172_h174_the_bonus_tile_counts_on_the_last_two_steps() {
    assert_eq!(bonuses(last_turns().step("p1", "green", 10).step("p2", "green", 9)), [vec![15], vec![]]);
    assert_eq!(bonuses(last_turns().step("p1", "green", 11).step("p2", "green", 10)), [vec![15], vec![15]]);
    // Each temple has its own tile.
    let own = last_turns().step("p1", "blue", 11).avenue("p1", 4).step("p2", "red", 10);
    let own = own.technologies(LAID_OUT).has_technologies("p2", &["tech-1", "tech-5"]);
    assert_eq!(bonuses(own), [vec![12], vec![10]]);
}

#[test]
fn h173_the_top_step_gives_its_reward() {
    for (temple, points) in [("blue", 6), ("red", 7), ("green", 5)] {
        reached(temple, 11).has_score("p1", points).has_cocoa("p1", 0).has_step("p1", temple, 11);
    }
}

#[test]
fn h175_the_top_step_holds_one_player() {
    for temple in TEMPLES {
        let table = below(temple, 11).step("p3", temple, 11).play(&format!("use tile-temple-{temple}"));
        table
            .refuses(&format!("climb {temple}"), Illegal::NotNow { rule: "" })
            .has_step("p1", temple, 10)
            .has_score("p1", 0)
            .offers("move palace 1 quarry");
        // Any number stand on the penultimate one, and a free top is free.
        climbs(below(temple, 11).step("p3", temple, 10), temple).has_step("p1", temple, 11);
        climbs(below(temple, 10).step("p3", temple, 10), temple).has_step("p1", temple, 10);
    }
}

#[test]
fn h176_an_advance_may_be_declined() {
    for temple in TEMPLES {
        let table = below(temple, 2).play(&format!("use tile-temple-{temple}; no"));
        let table = table.has_step("p1", temple, 1).has_score("p1", 0).has_cocoa("p1", 0);
        table.has_resources("p1", 0, 0, 0).offers("move palace 1 quarry");
    }
    let table = scenario(4).arrived("decorations", &[1]).play("worship decorations ability; no");
    assert!(TEMPLES.iter().all(|it| table.game().step(seat("p1"), read(it)) == 0));
}

#[test]
fn hx22_the_top_step_is_taken() {
    let table =
        || last_turns().step("p2", "green", 11).step("p1", "green", 10).owns("p1", "tile-temple-green");
    let blocked = table().play("use tile-temple-green").refuses("climb green", Illegal::NotNow { rule: "" });
    let blocked = blocked.has_step("p1", "green", 10);
    let blocked = blocked.has_score("p1", 0).has_cocoa("p1", 0).has_step("p2", "green", 11);
    assert_eq!(bonuses(blocked), [vec![15], vec![15]]);
}

#[test]
fn ha55_a_useless_advance_may_be_chosen() {
    // As a worship ability, on the own top and below a taken one.
    let top = scenario(4).step("p1", "red", 11).arrived("forest", &[2]).offers("worship forest ability");
    let top = top.play("worship forest ability").has_step("p1", "red", 11).has_score("p1", 0);
    top.has_worshipper("forest", Some(("p1", 2))).offers_only(&["end"]);
    let taken = scenario(4).step("p1", "red", 10).step("p2", "red", 11).arrived("forest", &[2]);
    taken.play("worship forest ability").has_step("p1", "red", 10).has_score("p1", 0).offers_only(&["end"]);
    // As one temple of several.
    let any = scenario(4).step("p1", "red", 11).owns("p1", "tile-temple-any").play("use tile-temple-any");
    let any = any.offers("climb red").play("climb red").has_step("p1", "red", 11).has_score("p1", 0);
    any.has_tiles("p1", "tile-temple-any", 0).offers("move palace 1 quarry");
}

#[test]
fn ha55_several_advances_come_one_after_another_in_any_order() {
    // A decoration with a red and a green icon, both coloured, on their like: place 1 of the top side.
    let table = || {
        let table = scenario(4).decoration_display(["d9", "d2", "d3", "d4"]).resources("p1", 0, 0, 3);
        table.arrived("decorations", &[1]).play("main; decorate 0 top").offers_only(&[
            "climb red",
            "climb green",
            "no",
        ])
    };
    let one = table().play("climb red").has_score("p1", 2 + 3 + 1).offers_only(&["climb green", "no"]);
    one.play("climb green").has_cocoa("p1", 1).offers("power-up decorations 1");
    let other = table().play("climb green").has_cocoa("p1", 1).offers_only(&["climb red", "no"]);
    other.play("no").has_step("p1", "green", 1).has_step("p1", "red", 0).offers("power-up decorations 1");
}

#[test]
fn ha60_teotibot_counts_on_the_top_step_neutral_colours_do_not() {
    let table =
        |bot| solo().step("bot", "green", bot).step("p1", "green", 10).owns("p1", "tile-temple-green");
    let barred = table(11).play("use tile-temple-green").refuses("climb green", Illegal::NotNow { rule: "" });
    barred
        .has_step("p1", "green", 10)
        .has_score("p1", 0)
        .has_tiles("p1", "tile-temple-green", 0)
        .offers("move palace 1 quarry");
    let free = table(10).play("use tile-temple-green; climb green").has_step("p1", "green", 11);
    free.has_score("p1", 5);
    // Markers are those of the two sides, the two neutral colours have none.
    assert_eq!(table(10).view("p1").players.len(), 2);
    assert_eq!(scenario(2).view("p1").players.len(), 2);
    assert_eq!(scenario(2).game().neutral_colours(), 2);
}
