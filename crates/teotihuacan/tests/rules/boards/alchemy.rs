//! Alchemy: H-196 to H-206, HX-05, HX-25.

use patolli_teotihuacan::{Board, Illegal, Obligation, Resource};

use super::{NINE, SIX, bring, components, number, on};
use crate::scenario::{Scenario, read, scenario, solo};

/// p1 with so much gold has brought these workers to Alchemy.
fn on_alchemy(powers: &[u8], gold: u8) -> Scenario {
    on("alchemy", powers).technologies(SIX).resources("p1", 0, 0, gold)
}

#[test]
fn h196_one_technology_is_selected() {
    let all: Vec<String> = SIX.iter().map(|it| format!("develop {it}")).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    on_alchemy(&[1, 1], 9)
        .play("main")
        .offers_only(&all)
        .refuses("develop tech-13", Illegal::NotLaidOut { board: Board::Palace })
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .play("develop tech-3; climb red; power-up alchemy 1")
        .shows("technologies", |it| it.technology_count(crate::scenario::seat("p1")), 1)
        .offers_only(&["end"]);
}

#[test]
fn h197_one_worker_reaches_the_upper_row() {
    for power in 1..=3 {
        let lower = |it: Scenario, tile| it.refuses(&format!("develop {tile}"), Illegal::LowerRow);
        let one = on_alchemy(&[power], 9).play("main");
        let one = SIX[3..].iter().fold(one, lower);
        one.offers_only(&["develop tech-1", "develop tech-3", "develop tech-5"]);
    }
    // Others' workers are no help.
    on_alchemy(&[1], 9)
        .workers("p2", &[("alchemy", 5), ("alchemy", 5), ("palace", 1)])
        .cocoa("p1", 1)
        .play("main")
        .refuses("develop tech-7", Illegal::LowerRow);
}

#[test]
fn h198_two_workers_reach_both_rows() {
    for powers in [&[1, 1][..], &[1, 1, 1], &[3, 2, 1, 1]] {
        for tile in SIX {
            on_alchemy(powers, 9).play(&format!("main; develop {tile}")).has_technology("p1", tile, true);
        }
    }
}

#[test]
fn h199_a_strong_single_worker_reaches_the_second_row_without_power_up() {
    for power in [4, 5] {
        for tile in &SIX[3..] {
            on_alchemy(&[power], 9)
                .play(&format!("main; develop {tile}; no"))
                .has_technology("p1", tile, true)
                .has_workers("p1", &[("alchemy", power), ("palace", 1), ("palace", 1)])
                .offers_only(&["end"]);
        }
        on_alchemy(&[power], 9)
            .play("main; develop tech-1; no")
            .offers_only(&[&format!("power-up alchemy {power}")]);
    }
    on_alchemy(&[3], 9).play("main").refuses("develop tech-7", Illegal::LowerRow);
    on_alchemy(&[4, 4], 9).play("main; develop tech-7; no").offers_only(&["power-up alchemy 4"]);
}

#[test]
fn h200_the_gold_on_the_tile_is_paid() {
    let list = components();
    for tile in list["technology"].as_array().expect("technologies") {
        let name = format!("tech-{}", tile["number"]);
        let gold = number(tile.get("cost_gold"));
        let mut six: Vec<&str> = NINE.into_iter().filter(|it| *it != name).take(5).collect();
        six.push(&name);
        let six: [&str; 6] = six.try_into().expect("six");
        let with = |gold| on("alchemy", &[4, 4]).technologies(six).resources("p1", 3, 3, gold);
        with(gold).play(&format!("main; develop {name}")).has_resources("p1", 3, 3, 0);
        with(gold + 1).play(&format!("main; develop {name}")).has_resources("p1", 3, 3, 1);
        if gold > 1 {
            let why = crate::scenario::short_of(Resource::Gold, gold, gold - 1);
            with(gold - 1).play("main").refuses(&format!("develop {name}"), why);
        }
    }
    on_alchemy(&[1, 1], 0).refuses("main", Illegal::NothingPossible { board: Board::Alchemy });
}

#[test]
fn h201_the_marker_gives_the_technology_from_then_on() {
    on_alchemy(&[1], 2)
        .cocoa("p1", 1)
        .play("main; develop tech-3; no; power-up alchemy 1; end")
        .has_technology("p1", "tech-3", true)
        .has_technology("p2", "tech-3", false)
        .has_score("p1", 0)
        .pass()
        .play("move palace 1 alchemy; main; develop tech-1")
        .has_score("p1", 3);
}

#[test]
fn h202_those_who_had_it_gain_three_points() {
    let table = || bring(scenario(4), "alchemy", &[1]).technologies(SIX).resources("p1", 0, 0, 9);
    table()
        .has_technologies("p2", &["tech-5"])
        .has_technologies("p3", &["tech-3"])
        .has_technologies("p4", &["tech-3", "tech-5"])
        .score("p4", 10)
        .play("main; develop tech-5")
        .has_score("p1", 0)
        .has_score("p2", 3)
        .has_score("p3", 0)
        .has_score("p4", 13);
    // Whatever the order of the seats.
    scenario(3)
        .to_move("p2")
        .workers("p2", &[("palace", 1), ("palace", 1)])
        .arrived("alchemy", &[1])
        .technologies(SIX)
        .resources("p2", 0, 0, 1)
        .has_technologies("p1", &["tech-3"])
        .has_technologies("p3", &["tech-3"])
        .play("main; develop tech-3")
        .has_score("p1", 3)
        .has_score("p2", 0)
        .has_score("p3", 3);
    bring(solo(), "alchemy", &[1])
        .technologies(SIX)
        .resources("p1", 0, 0, 9)
        .player("bot", "technologies", serde_json::json!(["tech-3"]))
        .play("main; develop tech-3")
        .has_score("bot", 3);
}

#[test]
fn h203_no_technology_is_developed_twice() {
    on_alchemy(&[1, 1], 9)
        .has_technologies("p1", &["tech-3"])
        .play("main")
        .refuses("develop tech-3", Illegal::Developed { technology: read("tech-3") });
    on_alchemy(&[1, 1], 9)
        .has_technologies("p1", &SIX)
        .refuses("main", Illegal::NothingPossible { board: Board::Alchemy });
}

#[test]
fn h204_ha08_the_columns_advance_blue_red_and_green() {
    for (tile, temple) in SIX.into_iter().zip(["blue", "red", "green", "blue", "red", "green"]) {
        let other = if temple == "red" { "blue" } else { "red" };
        on_alchemy(&[1, 1], 9)
            .play(&format!("main; develop {tile}"))
            .offers_only(&[&format!("climb {temple}"), "no"])
            .refuses(&format!("climb {other}"), Illegal::OtherTemple { temple: read(other) })
            .play(&format!("climb {temple}"))
            .has_step("p1", temple, 1)
            .has_step("p1", other, 0);
    }
    let first = |tile| on_alchemy(&[1, 1], 2).play(&format!("main; develop {tile}"));
    first("tech-9").play("climb red").has_score("p1", 1);
    first("tech-11").play("climb green").has_cocoa("p1", 1);
    first("tech-7").play("climb blue; gain stone 1").has_resources("p1", 0, 1, 1);
}

#[test]
fn h205_then_one_worker_on_alchemy_is_powered_up() {
    on_alchemy(&[2, 4], 1)
        .play("main; develop tech-3; climb red")
        .offers_only(&["power-up alchemy 2", "power-up alchemy 4"])
        .refuses("power-up palace 1", Illegal::OtherBoard { board: Board::Alchemy })
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .play("power-up alchemy 2")
        .has_workers("p1", &[("alchemy", 3), ("alchemy", 4), ("palace", 1)]);
}

#[test]
fn h206_alchemy_never_gives_two_power_ups() {
    for powers in [&[1, 1, 1][..], &[1, 1, 1, 1]] {
        for tile in ["tech-3", "tech-9"] {
            on_alchemy(powers, 2)
                .play(&format!("main; develop {tile}; climb red; power-up alchemy 1"))
                .offers_only(&["end"]);
        }
    }
}

#[test]
fn hx05_a_single_worker_of_power_four() {
    on_alchemy(&[4], 2)
        .play("main; develop tech-3; climb red; power-up alchemy 4")
        .has_workers("p1", &[("alchemy", 5), ("palace", 1), ("palace", 1)])
        .offers_only(&["end"]);
    on_alchemy(&[4], 2)
        .play("main; develop tech-9; climb red")
        .has_workers("p1", &[("alchemy", 4), ("palace", 1), ("palace", 1)])
        .offers_only(&["end"]);
}

#[test]
fn hx25_a_technology_shared_by_three() {
    bring(scenario(3), "alchemy", &[1])
        .technologies(SIX)
        .resources("p1", 0, 0, 1)
        .has_technologies("p2", &["tech-3"])
        .has_technologies("p3", &["tech-3"])
        .play("main; develop tech-3; climb red; power-up alchemy 1")
        .has_score("p2", 3)
        .has_score("p3", 3)
        .has_score("p1", 1)
        .has_step("p1", "red", 1)
        .has_workers("p1", &[("alchemy", 2), ("palace", 1), ("palace", 1)])
        .offers_only(&["end"]);
}
