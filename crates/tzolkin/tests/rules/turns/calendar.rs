//! The calendar and the start-player space: Z-117 to Z-134, ZD-09.

use patolli_core::{Game as _, Status};
use patolli_tzolkin::{Event, Illegal, Tzolkin};

use super::support::WHEELS;
use crate::scenario::{Scenario, scenario, seat};

fn rich(seats: u8) -> Scenario {
    ["a", "b", "c", "d"][..usize::from(seats)].iter().fold(scenario(seats), |it, who| it.corn(who, 99))
}

#[test]
fn z117_one_tooth_after_all_turns_and_the_food_day() {
    let table = rich(3).day(4).play("place pal; end; place pal; end").shows("tooth", Tzolkin::tooth, 4);
    table.play("place pal; end").shows("tooth", Tzolkin::tooth, 5).shows("round", Tzolkin::round, 6);
    let table = rich(2).food_day(1).play("place pal; end; place pal; end").shows("tooth", Tzolkin::tooth, 8);
    let place = |wanted: fn(&Event) -> bool| table.events().iter().position(wanted).expect("it happened");
    let fed = place(|it| matches!(it, Event::Fed { .. }));
    assert!(fed < place(|it| matches!(it, Event::CalendarTurned { days: 1, tooth: 8 })));
}

#[test]
fn z118_all_workers_move_up_one_position() {
    let table = WHEELS.into_iter().fold(rich(2), |it, wheel| it.worker("b", wheel, 6));
    let table = table.worker("a", "pal", 0).worker("a", "chi", 9).play("place uxm; end; place tik; end");
    let table = WHEELS[1..2].iter().fold(table, |it, wheel| it.has_on("b", wheel, &[7]));
    table.has_on("a", "pal", &[1]).has_on("a", "chi", &[10]).has_on("a", "uxm", &[1]).has_on(
        "b",
        "tik",
        &[1, 7],
    );
}

#[test]
fn z119_z120_a_worker_pushed_off_returns_without_an_action() {
    for (wheel, last) in WHEELS.into_iter().zip([7, 7, 7, 7, 10]) {
        let table = rich(2).skulls("b", 1).blocks("b", 5, 5, 5).hand("b", 2).worker("b", wheel, last).worker(
            "b",
            wheel,
            last - 1,
        );
        let table = table.play("place pal; end; place pal; end");
        // Asked next is not the one who lost the worker, and nothing was gained.
        let table =
            table.asks("a").has_on("b", wheel, &if wheel == "pal" { vec![2, last] } else { vec![last] });
        let table =
            table.has_hand("b", 2 - 1 + 1).has_corn("b", 99 - 1).has_blocks("b", 5, 5, 5).has_skulls("b", 1);
        let pushed = table.events().iter().filter(|it| matches!(it, Event::PushedOff { .. })).count();
        assert_eq!(pushed, 1);
        table.has_score("b", 0).has_harvest_tiles("b", 0, 0);
    }
}

#[test]
fn z121_a_corn_is_put_on_the_tooth_nobody_claimed() {
    let table = rich(2).day(4).finish_round();
    assert_eq!(table.view("a").calendar.corn, [4]);
    let table = table.finish_round();
    assert_eq!(table.view("a").calendar.corn, [4, 5]);
    // Before the calendar moves.
    let told: Vec<&Event> = table
        .events()
        .iter()
        .filter(|it| matches!(it, Event::CornLaid { .. } | Event::CalendarTurned { .. }))
        .collect();
    assert_eq!(told, [&Event::CornLaid { tooth: 5 }, &Event::CalendarTurned { days: 1, tooth: 6 }]);
}

#[test]
fn z122_no_corn_while_somebody_stands_on_the_space() {
    for days in 1..=2 {
        let table = rich(2).day(2).play("place start; end; place pal; end").play(&format!("turn {days}"));
        assert!(table.view("a").calendar.corn.is_empty());
        assert_eq!(table.game().tooth(), 2 + days);
    }
}

#[test]
fn z123_the_space_holds_one_worker() {
    let table = rich(3).play("place start; end").refuses("place start", Illegal::SpaceTaken);
    let table = table.play("place pal; end").refuses("place start", Illegal::SpaceTaken);
    let table = table.play("place pal; end; turn 1").asks("b").shows("space", Tzolkin::start_space, None);
    table.offers("place start");
}

#[test]
fn z124_all_corn_of_the_teeth_at_the_end_of_that_turn() {
    let table =
        scenario(2).corn("a", 4).corn_on_teeth(6).day(6).play("place start; place pal").has_corn("a", 3);
    let table = table.shows("teeth", Tzolkin::corn_on_teeth, 6).play("end").has_corn("a", 9);
    let table = table.shows("teeth", Tzolkin::corn_on_teeth, 0).has_corn("b", 0);
    assert!(table.events().contains(&Event::TeethCleared { seat: seat("a"), corn: 6 }));
    // Only whoever placed a worker there.
    scenario(2).corn_on_teeth(6).day(6).play("place pal; end").has_corn("a", 0).shows(
        "teeth",
        Tzolkin::corn_on_teeth,
        6,
    );
}

#[test]
fn z125_zd09_that_corn_pays_no_worker_of_the_same_turn() {
    let table = scenario(2).corn("a", 0).corn_on_teeth(5).day(5).play("place start");
    let table = table.refuses("place pal", Illegal::Corn { need: 1, have: 0 }).play("end").has_corn("a", 5);
    // In the next round it pays.
    table
        .play("place pal; end; turn 1")
        .play("place pal; end")
        .asks("a")
        .play("place yax; place yax")
        .has_corn("a", 5 - 2);
}

#[test]
fn z126_zd09_that_corn_feeds_in_the_same_round() {
    let table =
        scenario(2).food_day(1).corn_on_teeth(6).corn("b", 6).play("place start; end").has_corn("a", 6);
    table.play("place pal; end").has_corn("a", 0).has_score("a", 0).has_score("b", 0);
    let table =
        scenario(2).food_day(1).corn_on_teeth(5).corn("b", 6).play("place start; end; place pal; end");
    table.has_corn("a", 1).has_score("a", -3);
}

#[test]
fn z127_the_worker_returns_in_phase_3() {
    let table = rich(2).play("place start; end").has_hand("a", 2).play("place pal; end").has_hand("a", 3);
    table.shows("space", Tzolkin::start_space, None).has_workers("a", 3);
}

#[test]
fn z128_no_other_way_back_without_picking_up() {
    // One on the space, one pushed off, the others ride on.
    let table = rich(2)
        .hand("a", 1)
        .worker("a", "yax", 7)
        .worker("a", "yax", 3)
        .worker("a", "chi", 6)
        .worker("a", "pal", 1);
    let table =
        table.play("place start; end; place tik; end; turn 1").has_hand("a", 2).has_on("a", "yax", &[4]);
    let table = table.has_on("a", "chi", &[7]).has_on("a", "pal", &[2]);
    table.play("place tik; end; place tik; end").has_hand("a", 2 - 1).has_on("a", "chi", &[8]);
}

#[test]
fn z129_the_holder_passes_the_token_to_the_left() {
    for (holder, left, order) in [("a", "b", ["b", "c", "a"]), ("c", "a", ["a", "b", "c"])] {
        let table = rich(3)
            .start_player(holder)
            .to_move(holder)
            .play("place start; end; place pal; end; place pal; end");
        let mut table = table.asks(holder).play("turn 1").shows("token", Tzolkin::start_player, seat(left));
        for who in order {
            table = table.asks(who).play("place yax; end");
        }
    }
}

#[test]
fn z130_anybody_else_takes_the_token() {
    for who in ["b", "c"] {
        let table = rich(3).on_start_space(who).to_move("c").play("place pal; end").asks(who).play("turn 1");
        table.asks(who).shows("token", Tzolkin::start_player, seat(who));
    }
}

#[test]
fn z131_used_the_token_always_changes_hands() {
    for seats in 2..=4 {
        for holder in &["a", "b", "c", "d"][..usize::from(seats)] {
            for stands in &["a", "b", "c", "d"][..usize::from(seats)] {
                let last = ["a", "b", "c", "d"][usize::from((seat(holder).number() + seats - 1) % seats)];
                let table = rich(seats).start_player(holder).on_start_space(stands).to_move(last);
                let after = table.play("place pal; end").game().start_player();
                assert_ne!(after, seat(holder));
            }
        }
    }
}

#[test]
fn z132_the_token_moves_in_no_other_way() {
    let mut table = rich(3).start_player("b").to_move("b").corn("a", 300).corn("b", 300).corn("c", 300);
    for _ in 1..=27 {
        assert_eq!(table.game().start_player(), seat("b"));
        table = table.finish_round();
    }
    table.is_over().shows("token", Tzolkin::start_player, seat("b"));
}

#[test]
fn z133_worker_back_then_token_then_calendar() {
    let table = rich(2).on_start_space("b").to_move("b").hand("b", 2).play("place pal; end");
    let table = table.asks("b").offers_only(&["turn 1", "turn 2"]).has_hand("b", 2);
    let table = table.shows("token", Tzolkin::start_player, seat("b")).shows("tooth", Tzolkin::tooth, 0);
    table.has_on("b", "pal", &[0]).play("turn 2").has_on("b", "pal", &[2]).shows("tooth", Tzolkin::tooth, 2);
}

#[test]
fn z134_nobody_picks_up_from_the_start_player_space() {
    let table = rich(2).worker("a", "pal", 3).play("place start");
    let picks = table.offered().iter().any(|it| it.starts_with("pick"));
    assert!(!picks);
    // The others cannot either.
    let table = table.play("end");
    assert_eq!(table.game().status(), Status::Asks(seat("b")));
    assert!(!table.offered().iter().any(|it| it.starts_with("pick")));
}
