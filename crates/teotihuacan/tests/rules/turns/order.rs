//! Turn order and turn structure: H-103 to H-109.

use patolli_core::Seat;
use patolli_teotihuacan::{Illegal, Options, Setup, Teotihuacan};

use crate::scenario::{Scenario, opening, printed, scenario, variant, with_setup};

const SEATS: [&str; 4] = ["p1", "p2", "p3", "p4"];

/// A table on which another seat begins.
fn begins(seats: u8, first: u8) -> Scenario {
    variant(Options { first: Seat::new(first), ..printed(seats) })
}

#[test]
fn h103_the_first_player_takes_the_first_turn() {
    for seats in 2..=4 {
        for first in 0..seats {
            let who = SEATS[usize::from(first)];
            begins(seats, first).asks(who).offers("move palace 1 quarry");
            let options = Options { first: Seat::new(first), ..with_setup(seats, Setup::FirstGame) };
            opening(options, 3).asks(who);
        }
    }
}

#[test]
fn h104_h109_turns_pass_clockwise() {
    for seats in 2..=4 {
        for first in 0..seats {
            let mut table = begins(seats, first);
            for turn in 0..2 * seats {
                table = table.asks(SEATS[usize::from((first + turn) % seats)]).pass();
            }
        }
    }
    // Whoever frees workers has had a turn as well.
    let table = scenario(3).to_move("p2").worships("p2", "forest", 1).play("rest; end").asks("p3");
    table.pass().asks("p1");
}

#[test]
fn h104_only_an_eclipse_interrupts() {
    let table = scenario(2).cocoa("p1", 9).cocoa("p2", 9).last_round().pass().pass();
    let table = table.asks("p1").offers("wages 3").does_not_offer("move quarry 1 alchemy");
    table.play("wages 3; wages 3").asks("p1").offers("move quarry 1 alchemy").pass().asks("p2");
}

#[test]
fn h105_a_turn_is_a_normal_one_or_frees_workers() {
    let table = || scenario(2).worships("p1", "forest", 2).offers("rest").offers("move palace 1 quarry");
    table().refuses("end", Illegal::NothingDone);
    let rested = table().play("rest").offers_only(&["end"]);
    rested
        .refuses("move palace 1 quarry", Illegal::NotNow { rule: "" })
        .refuses("rest", Illegal::NotNow { rule: "" });
    let moved = table().play("move palace 1 quarry").refuses("rest", Illegal::NotNow { rule: "" });
    let acted = moved.play("collect").refuses("rest", Illegal::NotNow { rule: "" });
    acted.refuses("move palace 1 quarry", Illegal::NotNow { rule: "" }).play("end").asks("p2");
}

#[test]
fn h106_the_last_player_moves_the_light_disc_after_the_turn() {
    let table = scenario(3).pass().has_light(0).pass().has_light(0).asks("p3");
    let table = table.play("move palace 1 quarry; collect").has_light(0).play("end").has_light(1);
    table.pass().pass().has_light(1).pass().has_light(2);
}

#[test]
fn h106_the_token_counts_not_the_seat() {
    let table = begins(3, 2).asks("p3").pass().has_light(0).asks("p1").pass().has_light(0);
    table.asks("p2").pass().has_light(1).asks("p3");
    begins(2, 1).pass().has_light(0).asks("p1").pass().has_light(1);
}

#[test]
fn h107_the_disc_moves_whichever_option_was_chosen() {
    let table = || scenario(4).light(5).to_move("p4").worships("p4", "quarry", 1);
    table().play("rest").has_light(5).play("end").has_light(6).asks("p1");
    table().play("move palace 1 quarry; collect; end").has_light(6).asks("p1");
    table().cocoa("p4", 3).play("unlock; move quarry 1 forest; collect; end").has_light(6);
    table().to_move("p3").worships("p3", "forest", 1).play("rest; end").has_light(5);
}

#[test]
fn h108_that_move_can_trigger_an_eclipse() {
    let near = Teotihuacan::is_eclipse_near;
    let table = scenario(3).light(9).to_move("p3").pass().has_light(10).shows("near", near, false);
    let table = table.pass().pass().pass().has_light(11).has_dark(11).shows("near", near, true).asks("p1");
    let table = table.has_eclipses(0).pass().pass().pass();
    table.play("wages 0; wages 0; wages 0").has_eclipses(1).has_light(0);
}
