//! Setup: Z-029 to Z-046, Z-053 to Z-058.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Seat, Status, Viewer};
use patolli_tzolkin::{
    Illegal, JungleTiles, Options, Tzolkin,
    data::{BuildingId, FOOD_DAYS, MonumentId, TEETH},
};

use super::support::facts;
use crate::scenario::{base, dealt, opening, scenario, seat};

const SEEDS: u64 = 60;

#[test]
fn z029_blocks_skulls_and_unused_workers_are_in_the_supply() {
    let view = opening(base(4), 1).view("a");
    assert_eq!(view.skulls, 13);
    for player in &view.players {
        assert_eq!((player.corn, player.blocks.total(), player.skulls), (0, 0, 0));
        assert_eq!((player.workers, player.hand), (3, 3));
    }
    // The corn bank on the calendar is no corn on its teeth.
    assert!(view.calendar.corn.is_empty());
}

#[test]
fn z030_four_groups_of_four_fields() {
    let jungle = opening(base(4), 1).view("a").jungle;
    assert_eq!(jungle.map(|it| it.corn + it.forest), [4; 4]);
    // One group for each of the actions 2 to 5, and no other.
    let harvest =
        |number: u8| scenario(4).corn("a", 9).level("a", "agriculture", 2).worker("a", "pal", number);
    for number in 2..=5u8 {
        let gone = harvest(number)
            .jungle_tiles(number.into(), 0, 1)
            .play(&format!("pick pal {number}; harvest {number} corn"));
        gone.has_jungle_tiles(number, 0, 0).has_harvest_tiles("a", 1, 0);
    }
    harvest(1).play("pick pal 1; use pal 1").has_harvest_tiles("a", 0, 0);
}

#[test]
fn z031_z032_z033_wood_tiles_lie_on_the_corn_tiles_of_3_to_5() {
    let table = opening(base(4), 1);
    let covered = JungleTiles { forest: 4, corn: 0 };
    assert_eq!(table.view("a").jungle, [JungleTiles { forest: 0, corn: 4 }, covered, covered, covered]);
    // Under each wood tile lies a corn tile.
    let table = scenario(4).worker("a", "pal", 3).play("pick pal 3; harvest 3 wood");
    table.has_jungle_tiles(3, 3, 1).has_harvest_tiles("a", 0, 1);
}

#[test]
fn z034_the_arrow_points_at_the_tooth_that_ends_an_epoch() {
    let table = opening(base(4), 1);
    assert_eq!(table.view("a").calendar.tooth, 0);
    // The fourth food day, turquoise, is the same tooth one revolution later.
    assert_eq!(FOOD_DAYS[3] % TEETH, 0);
    let fourth = &facts()["calendar"]["food_days"][3];
    assert_eq!((fourth["kind"].as_str(), fourth["tooth"].as_integer()), (Some("vp"), Some(26)));
}

#[test]
fn z035_any_seat_can_be_first() {
    for seats in 2..=4 {
        for first in Seat::all(seats) {
            let game = crate::scenario::begun(Options { first, ..base(seats) });
            assert_eq!((game.start_player(), game.status()), (first, Status::Asks(first)));
        }
    }
}

#[test]
fn z036_the_token_stays_from_round_to_round() {
    let mut table = scenario(3).start_player("b").to_move("b").corn("a", 9).corn("b", 9).corn("c", 9);
    for _ in 0..4 {
        table = table.asks("b").finish_round().shows("token", Tzolkin::start_player, seat("b"));
    }
}

#[test]
fn z037_all_start_with_no_points() {
    assert!(opening(base(4), 1).view("a").players.iter().all(|it| it.score == 0));
    // Nor does any starting tile give points.
    assert!(crate::scenario::begun(base(4)).scores().iter().all(|it| *it == 0));
}

#[test]
fn z038_boards_start_light_side_up() {
    assert!(opening(base(4), 1).view("a").players.iter().all(|it| it.light));
}

#[test]
fn z039_three_workers_in_hand_and_three_in_the_supply() {
    let view = opening(base(4), 1).view("a");
    assert!(view.players.iter().all(|it| (it.hand, it.workers) == (3, 3)));
    // Three more can come from the supply, and no fourth.
    let table = scenario(4).hand("a", 2).worker("a", "uxm", 3).worker("a", "uxm", 6).worker("a", "uxm", 7);
    let table = table.sheet(|it| {
        it["players"][0]["hand"] = 0.into();
        it["players"][0]["supply"] = 3.into();
    });
    let table = table.play("pick uxm 3; use uxm 3; pick uxm 6; use uxm 3; pick uxm 7; use uxm 3");
    table.has_workers("a", 6).has_hand("a", 6);
}

#[test]
fn z040_markers_start_on_the_light_step_above_the_lowest() {
    let view = opening(base(4), 1).view("a");
    assert!(view.players.iter().all(|it| it.temples == [1, 1, 1]));
    // The light step is worth nothing, the one below it less.
    for temple in facts()["temples"].as_array().expect("a list") {
        let points = |step: usize| temple["vp"][step].as_integer().expect("a number");
        assert_eq!(points(1), 0);
        assert!(points(0) < 0);
    }
}

#[test]
fn z041_technologies_start_at_the_left() {
    assert!(opening(base(4), 1).view("a").players.iter().all(|it| it.levels == [0; 4]));
}

#[test]
fn z042_three_stacks_each_shuffled() {
    let deals: Vec<_> = (0..SEEDS).map(dealt).collect();
    for deal in &deals {
        assert!(deal.epoch_one.iter().all(|it| it.tile().epoch == 1));
        assert!(deal.epoch_two.iter().all(|it| it.tile().epoch == 2));
    }
    // Every tile of a stack comes to lie on top now and then, and the stacks do not follow each other.
    let tops = |pile: fn(&patolli_tzolkin::Deal) -> BuildingId| {
        deals.iter().map(pile).collect::<BTreeSet<_>>().len()
    };
    assert!(tops(|it| it.epoch_one[0]) > 12);
    assert!(tops(|it| it.epoch_two[0]) > 12);
    assert!(deals.iter().map(|it| it.monuments[0]).collect::<BTreeSet<_>>().len() == 13);
}

#[test]
fn z043_z053_z054_six_five_or_four_monuments() {
    for (seats, laid) in [(4, 6), (3, 5), (2, 4)] {
        let table = opening(base(seats), 7);
        let monuments: Vec<MonumentId> =
            table.view("a").monuments.into_iter().map(|it| it.monument).collect();
        assert_eq!(monuments, dealt(7).monuments[..laid]);
        assert!(table.view("a").monuments.iter().all(|it| it.builder.is_none()));
    }
}

#[test]
fn z044_other_monuments_are_out_of_the_game() {
    let rich = || scenario(2).blocks("a", 9, 9, 9).skulls("a", 1).worker("a", "tik", 4);
    let table =
        rich().monuments(&["monument-tombs"]).play("pick tik 4; use tik 4").offers("monument monument-tombs");
    let view = table.view("a");
    let out = MonumentId::all().filter(|it| !view.monuments.iter().any(|laid| laid.monument == *it));
    let table = out.fold(table, |table, it| table.refuses(&format!("monument {it}"), Illegal::NotOnOffer));
    // Nor does one take the place of a monument that was built.
    let after = table.play("monument monument-tombs; end").finish_round().view("a");
    assert_eq!(after.monuments.len(), 4);
    assert_eq!(after.monuments[0].builder, Some(seat("a")));
}

#[test]
fn z045_z058_six_buildings_of_the_first_epoch_at_every_table() {
    for seats in 2..=4 {
        for seed in 0..SEEDS {
            let row = opening(base(seats), seed).view("a").row;
            assert_eq!(row.iter().flatten().count(), 6);
            assert!(row.iter().flatten().all(|it| it.tile().epoch == 1 && !it.tile().expansion));
        }
    }
}

#[test]
fn z046_the_rest_of_the_buildings_is_face_down() {
    let table = opening(base(4), 3);
    assert_eq!(table.view("a").stack, 14 - 6);
    let shown: BTreeSet<BuildingId> = table.view("a").row.into_iter().flatten().collect();
    for viewer in [Viewer::Seat(seat("a")), Viewer::Watcher] {
        let text = serde_json::to_string(&table.game().view(viewer)).expect("a view has a JSON form");
        let named = |it: &BuildingId| text.contains(&format!("\"{it}\""));
        assert_eq!(BuildingId::all().filter(named).collect::<BTreeSet<_>>(), shown);
    }
}

#[test]
fn z055_z056_three_or_two_fields_of_every_group() {
    for seats in [3, 2] {
        let covered = JungleTiles { forest: seats, corn: 0 };
        let open = JungleTiles { forest: 0, corn: seats };
        assert_eq!(opening(base(seats), 1).view("a").jungle, [open, covered, covered, covered]);
    }
}
