//! Rounds and the shape of a turn: Z-072 to Z-083.

use patolli_core::{Game as _, Status, Viewer};
use patolli_tzolkin::{Event, Illegal, Phase, TurnState, Tzolkin};

use crate::scenario::{Scenario, at, base, begun, read, scenario, seat};

fn rich(seats: u8) -> Scenario {
    ["a", "b", "c", "d"][..usize::from(seats)].iter().fold(scenario(seats), |it, who| it.corn(who, 300))
}

/// The names of the events that shape a round.
fn shape(table: &Scenario) -> Vec<&'static str> {
    let name = |it: &Event| match it {
        Event::FoodDayBegan { .. } => Some("food day"),
        Event::Fed { .. } => Some("fed"),
        Event::CalendarTurned { .. } => Some("calendar"),
        Event::RoundBegan { .. } => Some("round"),
        Event::TurnBegan { .. } => Some("turn"),
        _ => None,
    };
    table.events().iter().filter_map(name).collect()
}

#[test]
fn z072_turns_then_the_food_day_then_the_calendar() {
    let table = rich(2).food_day(1).play("place pal; end");
    assert_eq!(shape(&table), ["turn"]);
    let table = table.play("place pal; end");
    assert_eq!(shape(&table), ["food day", "fed", "fed", "calendar", "round", "turn"]);
}

#[test]
fn z073_each_takes_one_turn_clockwise_from_the_start_player() {
    let mut table = rich(4).start_player("c").to_move("c");
    for (who, wheel) in [("c", "pal"), ("d", "yax"), ("a", "tik"), ("b", "uxm")] {
        assert_eq!(table.game().round(), 1);
        table = table.asks(who).play(&format!("place {wheel}; end"));
    }
    assert_eq!((table.game().round(), table.game().status()), (2, Status::Asks(seat("c"))));
}

#[test]
fn z074_z077_z078_27_rounds_with_food_days_in_rounds_8_14_21_and_27() {
    for seats in 2..=4 {
        let mut table = rich(seats);
        let mut food = Vec::new();
        for round in 1..=27 {
            assert_eq!((table.game().round(), table.game().tooth()), (round, round - 1));
            let announced = table.game().is_food_day();
            table = table.finish_round();
            let held = shape(&table).contains(&"food day");
            assert_eq!(announced, held, "round {round}");
            food.extend(held.then_some(round));
        }
        // Z-077: the first round stands on a food-day tooth and is none.
        assert_eq!(food, [8, 14, 21, 27]);
        table.is_over();
    }
}

#[test]
fn z075_begging_then_workers_then_buildings_then_corn() {
    // (a) comes before (b).
    let begging = scenario(2).corn("a", 2).worker("a", "pal", 1).corn_on_teeth(4);
    begging.clone().play("place pal").refuses("beg", Illegal::TooLateToBeg);
    begging.clone().play("pick pal 1; no").refuses("beg", Illegal::TooLateToBeg);
    // (d) comes at the end.
    let corn = begging.play("beg; anger chaac; place start").has_corn("a", 3);
    corn.play("end").has_corn("a", 3 + 4);
    // (c) after (b): the row is refilled when the turn ends.
    let row = ["farm-single-a", "farm-single-b"];
    let table = scenario(2).row(&row).stack(&["tomb-brown-green"]).blocks("a", 1, 0, 0).worker("a", "tik", 2);
    let table = table.play("pick tik 2; use tik 2; build farm-single-a");
    let on_offer = |it: &Scenario, name: &str| it.game().row().contains(&Some(read(name)));
    assert!(!on_offer(&table, "tomb-brown-green") && !on_offer(&table, "farm-single-a"));
    assert!(on_offer(&table.play("end"), "tomb-brown-green"));
}

#[test]
fn z076_the_game_ends_with_the_second_epoch_after_a_revolution() {
    let last = rich(2).second_epoch().food_day(4);
    assert_eq!((last.game().phase(), last.game().tooth()), (Phase::Play, 26));
    last.finish_round().is_over();
    // Not with the first one.
    let half = rich(2).food_day(2).finish_round();
    assert_eq!((half.game().phase(), half.game().epoch()), (Phase::Play, 2));
}

#[test]
fn z079_z080_a_turn_places_or_picks_up() {
    let open = || {
        scenario(2).corn("a", 9).worker("a", "yax", 1).worker("a", "yax", 2).is_turn_state(TurnState::Open)
    };
    let placing = open().play("place pal").is_turn_state(TurnState::Placing);
    placing.refuses("pick yax 1", Illegal::Placing).play("place tik").refuses("pick yax 2", Illegal::Placing);
    let picking = open().play("pick yax 1; use yax 1").is_turn_state(TurnState::Picking);
    let picking = picking.refuses("place pal", Illegal::Picking).refuses("place start", Illegal::Picking);
    picking.offers("pick yax 2").offers("end");
}

#[test]
fn z081_nobody_may_pass() {
    let both = scenario(2).corn("a", 1).worker("a", "pal", 2).refuses("end", Illegal::NothingDone);
    both.play("beg; anger kukulkan").refuses("end", Illegal::NothingDone);
    // Only placing is possible, only picking up is possible.
    scenario(2).corn("a", 9).refuses("end", Illegal::NothingDone);
    let picks =
        scenario(2).corn("a", 9).hand("a", 0).worker("a", "pal", 2).refuses("end", Illegal::NothingDone);
    picks.offers_only(&["pick pal 2"]);
}

#[test]
fn z082_the_first_turn_has_to_place() {
    let mut table = at(begun(base(4)));
    for (who, wheel) in [("a", "pal"), ("b", "yax"), ("c", "tik"), ("d", "uxm")] {
        let offered = table.offered();
        assert!(offered.iter().all(|it| it.starts_with("place ") || it == "beg"), "{offered:?}");
        table = table.asks(who).refuses("end", Illegal::NothingDone).play(&format!("place {wheel}; end"));
    }
}

#[test]
fn z083_everything_a_player_has_lies_open() {
    let table = scenario(2)
        .corn("a", 7)
        .blocks("a", 1, 2, 3)
        .skulls("a", 2)
        .jungle_tiles(2, 0, 1)
        .harvest_tiles("a", 1, 0)
        .row(&[])
        .owns("a", &["farm-single-a"])
        .monuments(&["monument-tombs"])
        .has_built("a", "monument-tombs");
    for viewer in [Viewer::Seat(seat("a")), Viewer::Seat(seat("b")), Viewer::Watcher] {
        let player = &Tzolkin::view(table.game(), viewer).players[0];
        let goods = (player.corn, player.blocks.wood, player.blocks.stone, player.blocks.gold, player.skulls);
        assert_eq!(goods, (7, 1, 2, 3, 2));
        assert_eq!((player.corn_tiles, player.wood_tiles, player.kept.len()), (1, 0, 2));
        assert_eq!(
            (&player.buildings[..], &player.monuments[..]),
            (&[read("farm-single-a")][..], &[read("monument-tombs")][..])
        );
    }
}
