//! Temples: Z-246 to Z-260, ZA-25 to ZA-27.

use patolli_core::{Game as _, Rng, Seed, Status};
use patolli_tzolkin::{
    Action, HarvestKind, Illegal, Temple,
    data::{START_STEP, TEMPLES},
};
use rand::RngExt as _;

use super::{components, on};
use crate::scenario::{Scenario, base, opening, read, scenario, seat};

const NAMES: [(&str, u8); 3] = [("chaac", 6), ("quetzalcoatl", 8), ("kukulkan", 7)];

/// Uxmal 1, about to climb.
fn climber(temple: &str, step: u8) -> Scenario {
    on("uxm", 1).corn("a", 3).step("a", temple, step)
}

fn climb(temple: &str) -> String {
    format!("pick uxm 1; use uxm 1; climb {temple}")
}

#[test]
fn z246_three_temples_have_seven_nine_and_eight_steps() {
    let list = components();
    for (place, (name, top)) in NAMES.into_iter().enumerate() {
        assert_eq!((Temple::ALL[place].key(), Temple::ALL[place].top()), (name, top));
        let listed = list["temples"][place]["vp"].as_array().expect("steps");
        let listed: Vec<_> = listed.iter().filter_map(toml::Value::as_integer).collect();
        let points: Vec<_> = TEMPLES[place].points.iter().map(|it| i64::from(*it)).collect();
        assert_eq!(points, listed, "{name}");
        // The top is reached and not passed.
        climber(name, top - 1).play(&climb(name)).has_step("a", name, top);
        climber(name, top).play(&climb(name)).has_step("a", name, top);
    }
}

#[test]
fn z248_wheels_technologies_and_buildings_move_up() {
    climber("chaac", 1).play(&climb("chaac")).has_step("a", "chaac", 2);
    on("chi", 1).skulls("a", 1).play("pick chi 1; use chi 1").has_step("a", "chaac", 2);
    on("tik", 5)
        .blocks("a", 1, 0, 0)
        .play("pick tik 5; use tik 5; pay wood 1; climb chaac; climb kukulkan")
        .has_step("a", "chaac", 2)
        .has_step("a", "kukulkan", 2);
    on("tik", 2)
        .row(&["tomb-brown-yellow"])
        .blocks("a", 2, 1, 0)
        .play("pick tik 2; use tik 2; build tomb-brown-yellow")
        .has_step("a", "chaac", 2)
        .has_step("a", "quetzalcoatl", 2);
    on("tik", 1)
        .level("a", "agriculture", 3)
        .blocks("a", 1, 0, 0)
        .play("pick tik 1; use tik 1; learn agriculture; pay wood 1; climb chaac")
        .has_step("a", "chaac", 2);
}

#[test]
fn z248_starting_tiles_move_up() {
    let mut tried = 0;
    for seed in 1..60 {
        let table = opening(base(2), seed);
        let offered = table.offered();
        // Tiles that show one step on the green temple, and no other step with them.
        let [green, plain] = [["w-yaxchilan-1", "w-yaxchilan-3"], ["w-palenque-7", "w-tikal-3"]]
            .map(|names| names.into_iter().find(|it| offered.contains(&format!("keep {it}"))));
        let (Some(green), Some(plain)) = (green, plain) else { continue };
        let table = table.play(&format!("keep {green}; keep {plain}; end"));
        let first = table.offered();
        let table = table.play(&first[0]);
        let second = table.offered();
        table
            .play(&format!("{}; end", second[0]))
            .has_step("a", "kukulkan", 2)
            .has_step("a", "chaac", 1)
            .has_step("a", "quetzalcoatl", 1);
        tried += 1;
    }
    assert!(tried > 0, "no seed deals such tiles");
}

#[test]
fn z249_a_step_that_cannot_be_made_is_lost_and_the_action_stays_legal() {
    for (temple, top) in NAMES {
        // On the top step already.
        climber(temple, top).play(&climb(temple)).has_step("a", temple, top).has_corn("a", 0).offers("end");
        // Below the top step, held by another player.
        climber(temple, top - 1)
            .step("b", temple, top)
            .play(&climb(temple))
            .has_step("a", temple, top - 1)
            .has_corn("a", 0);
    }
    on("chi", 3)
        .skulls("a", 1)
        .step("a", "chaac", 6)
        .play("pick chi 3; use chi 3")
        .has_score("a", 6)
        .has_step("a", "chaac", 6)
        .has_skulls("a", 0);
}

#[test]
fn z249_even_when_no_temple_is_left_to_climb() {
    let high = |wheel: &str, position| {
        NAMES.into_iter().fold(on(wheel, position), |it, (temple, top)| it.step("a", temple, top))
    };
    high("uxm", 1).corn("a", 3).play(&climb("chaac")).has_corn("a", 0).offers("end");
    high("tik", 5)
        .blocks("a", 1, 0, 0)
        .play("pick tik 5; use tik 5; pay wood 1; climb chaac; climb kukulkan")
        .has_blocks("a", 0, 0, 0)
        .offers("end");
}

#[test]
fn z250_zd16_one_use_is_one_payment() {
    on("uxm", 1)
        .corn("a", 9)
        .play(&climb("chaac"))
        .has_corn("a", 6)
        .has_step("a", "chaac", 2)
        .refuses("climb chaac", Illegal::NotNow)
        .refuses("use uxm 1", Illegal::NotNow);
    on("tik", 5)
        .blocks("a", 3, 0, 0)
        .play("pick tik 5; use tik 5")
        .refuses("pay wood 2", Illegal::WrongCount { need: 1 })
        .play("pay wood 1; climb chaac; climb kukulkan")
        .has_blocks("a", 2, 0, 0)
        .refuses("pay wood 1", Illegal::NotNow)
        .refuses("climb quetzalcoatl", Illegal::NotNow)
        .has_step("a", "quetzalcoatl", 1);
}

#[test]
fn z251_z252_zd15_the_top_step_holds_one_marker_until_it_moves_down() {
    for (temple, top) in NAMES {
        let held = || {
            let table = climber(temple, top - 1).step("b", temple, top).to_move("b").start_player("b");
            table.worker("b", "pal", 3)
        };
        // Seat b stays: the step is lost.
        held().play("pick pal 3; no; end").play(&climb(temple)).has_step("a", temple, top - 1);
        // Seat b goes down: the step is free.
        held()
            .play(&format!("pick pal 3; harvest 3 burn; anger {temple}; end"))
            .play(&climb(temple))
            .has_step("a", temple, top)
            .has_step("b", temple, top - 1);
    }
}

#[test]
fn z253_all_other_steps_are_shared() {
    for (temple, top) in NAMES {
        for step in 0..top - 1 {
            let all = ["b", "c", "d"].into_iter().fold(scenario(4), |it, who| it.step(who, temple, step + 1));
            all.step("a", temple, step).worker("a", "uxm", 1).corn("a", 3).play(&climb(temple)).has_step(
                "a",
                temple,
                step + 1,
            );
        }
    }
}

#[test]
fn z254_za26_the_top_step_turns_the_board_back() {
    for (temple, top) in NAMES {
        let at = |step| climber(temple, step).dark("a").dark("b").play(&climb(temple));
        at(top - 1).is_light("a", true).is_light("b", false).offers("end");
        at(top - 2).is_light("a", false);
        // A step onto which one cannot come turns nothing, nor does standing there.
        climber(temple, top - 1).step("b", temple, top).dark("a").play(&climb(temple)).is_light("a", false);
        at(top).is_light("a", false);
    }
    // A building's step and an offering's turn it as well.
    on("chi", 1)
        .skulls("a", 1)
        .dark("a")
        .step("a", "chaac", 5)
        .play("pick chi 1; use chi 1")
        .is_light("a", true);
}

#[test]
fn z255_zd15_the_right_is_not_stored() {
    climber("chaac", 5)
        .play(&climb("chaac"))
        .is_light("a", true)
        .play("end")
        .finish_round()
        .play("place start; end; place pal; end; turn 2")
        // On the top step all the time, with the board turned now.
        .has_step("a", "chaac", 6)
        .is_light("a", false);
}

#[test]
fn z256_a_board_turned_back_allows_another_double_advance() {
    let round = |climbs: &str| {
        let table = climber("chaac", 5).hand("a", 3).dark("a").play(climbs).finish_round();
        table.play("place start; end; place pal; end")
    };
    round("pick uxm 1; use uxm 1; climb chaac; end")
        .offers_only(&["turn 1", "turn 2"])
        .play("turn 2")
        .is_light("a", false);
    // A dark board is not asked.
    let dark = round("pick uxm 1; use uxm 1; climb kukulkan; end");
    assert!(!dark.offered().contains(&"turn 2".to_owned()));
}

#[test]
fn z257_z258_an_angry_god_takes_one_step_but_not_from_the_lowest() {
    let begging = || scenario(2).step("a", "chaac", 0).step("a", "quetzalcoatl", 4);
    begging()
        .play("beg")
        .offers_only(&["anger quetzalcoatl", "anger kukulkan"])
        .refuses("anger chaac", Illegal::LowestStep { temple: Temple::Chaac })
        .play("anger quetzalcoatl")
        .has_step("a", "quetzalcoatl", 3)
        .has_step("a", "chaac", 0)
        .has_step("a", "kukulkan", 1)
        .has_step("b", "quetzalcoatl", 1);
    begging().play("beg; anger kukulkan").has_step("a", "kukulkan", 0).has_step("a", "quetzalcoatl", 4);
}

#[test]
fn z259_begging_and_burning_anger_the_gods() {
    scenario(2).play("beg; anger chaac").has_step("a", "chaac", 0);
    on("pal", 3).play("pick pal 3; harvest 3 burn; anger chaac").has_step("a", "chaac", 0);
}

#[test]
fn z259_nothing_else_angers_the_gods() {
    for seed in 1..=20 {
        let mut dice = Seed::from(seed).rng();
        let (mut table, mut before) = (opening(base(3), seed), None);
        while table.game().status() != Status::Over {
            let action = any_of(&table, &mut dice);
            if let Action::Anger { .. } = action {
                let cause =
                    matches!(before, Some(Action::Beg | Action::Harvest { kind: HarvestKind::Burn, .. }));
                assert!(cause, "{before:?} asks for {action}");
            }
            let steps = all_steps(&table);
            table = table.play(&action.to_string());
            let fell = all_steps(&table).iter().zip(&steps).any(|(now, then)| now < then);
            assert_eq!(fell, matches!(action, Action::Anger { .. }), "{action}");
            before = Some(action);
        }
    }
}

fn all_steps(table: &Scenario) -> Vec<u8> {
    let steps = |who: &str| Temple::ALL.map(|temple| table.game().step(seat(who), temple));
    ["a", "b", "c"].into_iter().flat_map(steps).collect()
}

fn any_of(table: &Scenario, dice: &mut Rng) -> Action {
    let offered = table.offered();
    read(&offered[dice.random_range(0..offered.len())])
}

#[test]
fn z260_zd23_one_step_lies_below_the_start_and_costs_points() {
    for (temple, steps) in Temple::ALL.into_iter().zip(TEMPLES) {
        assert_eq!(START_STEP, 1);
        assert!(steps.points[0] < 0 && steps.points[1..].iter().all(|it| *it >= 0), "{temple}");
        let name = temple.key();
        on("pal", 3)
            .worker("a", "pal", 4)
            .has_step("a", name, 1)
            .play(&format!("pick pal 3; harvest 3 burn; anger {name}; pick pal 4; harvest 4 burn"))
            .refuses(&format!("anger {name}"), Illegal::LowestStep { temple });
    }
    // At the end of an epoch: brown -1, yellow -2, green -3, and seat b alone is highest.
    let low = NAMES.into_iter().fold(scenario(2), |it, (temple, _)| it.step("a", temple, 0));
    low.food_day(2).corn("a", 6).play("place pal; end").finish_round().has_score("a", -1 - 2 - 3);
}

#[test]
fn za25_a_lost_step_leaves_the_rest_of_the_action() {
    // The choice of temple is free, and Tikal 5 names two whatever becomes of them.
    let at = || on("tik", 5).blocks("a", 1, 0, 0).step("a", "chaac", 5).step("b", "chaac", 6);
    at().play("pick tik 5; use tik 5; pay wood 1")
        .offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"])
        .play("climb chaac")
        .has_step("a", "chaac", 5)
        .refuses("climb chaac", Illegal::OtherTemple { temple: Temple::Chaac })
        .refuses("no", Illegal::NoDeclining)
        .play("climb quetzalcoatl")
        .has_step("a", "quetzalcoatl", 2);
    on("tik", 2)
        .row(&["tomb-brown-yellow"])
        .blocks("a", 2, 1, 0)
        .step("a", "chaac", 5)
        .step("b", "chaac", 6)
        .play("pick tik 2; use tik 2; build tomb-brown-yellow")
        .owns_building("a", "tomb-brown-yellow", true)
        .has_step("a", "chaac", 5)
        .has_step("a", "quetzalcoatl", 2);
    on("chi", 6)
        .skulls("a", 1)
        .step("a", "kukulkan", 7)
        .play("pick chi 6; use chi 6; gain gold 1")
        .has_score("a", 8)
        .has_blocks("a", 0, 0, 1);
}

#[test]
fn za26_the_board_turns_each_time_a_marker_arrives() {
    // Down by burning, up again: arrived anew.
    on("pal", 3)
        .worker("a", "uxm", 1)
        .corn("a", 3)
        .step("a", "chaac", 6)
        .dark("a")
        .play("pick pal 3; harvest 3 burn; anger chaac")
        .is_light("a", false)
        .play(&climb("chaac"))
        .has_step("a", "chaac", 6)
        .is_light("a", true);
}

#[test]
fn za27_a_top_step_is_free_at_once() {
    // Seat b begs and goes down; seat a climbs in the same round.
    climber("kukulkan", 6)
        .step("b", "kukulkan", 7)
        .to_move("b")
        .start_player("b")
        .dark("a")
        .play("beg; anger kukulkan; place pal; end")
        .play(&climb("kukulkan"))
        .has_step("a", "kukulkan", 7)
        .is_light("a", true);
}
