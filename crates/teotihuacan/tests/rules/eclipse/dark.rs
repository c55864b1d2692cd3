//! Dark eclipses: H-327 to H-332, HX-28.

use patolli_core::{Game as _, Options as _};
use patolli_teotihuacan::{Event, Options, Teotihuacan};

use super::support::{TOP, TURN, before_the_top, count, event_index};
use crate::scenario::{Scenario, normal, printed, scenario, seat, variant};

fn dark(seats: u8) -> Scenario {
    variant(Options { dark_eclipse: true, ..printed(seats) })
}

fn ascending(at: Scenario, who: &str) -> Scenario {
    let at = at.workers(who, &[("palace", 5), ("palace", 1), ("palace", 1)]).to_move(who);
    at.play("move palace 5 forest; main; power-up forest 5; ascend vp")
}

#[test]
fn h327_dark_eclipse_is_an_option_that_is_off_unless_chosen() {
    for seats in 1..=4 {
        assert!(!normal(seats).dark_eclipse);
        let chosen = Options::from_pairs(seats, [("dark-eclipse", "on")]).expect("an option");
        assert_eq!(chosen, Options { dark_eclipse: true, ..normal(seats) });
    }
}

#[test]
fn h328_the_eclipse_is_scored_immediately_after_the_turn_that_brought_it() {
    // Not before the turn has ended.
    let at = ascending(dark(3).light(10), "p1").has_light(11).asks("p1").offers("end").has_eclipses(0);
    let at = at.play("end");
    let began = event_index(&at, "eclipse", |it| *it == Event::EclipseBegan { number: 1, last: false });
    assert!(began < event_index(&at, "next turn", |it| matches!(it, Event::TurnBegan { .. })));
    at.has_eclipses(1);
    // By the move of the disc at the end of the last player's turn.
    let at = dark(3).light(10).to_move("p3").play(&format!("{TURN}; wages 1")).has_eclipses(1);
    assert_eq!(count(&at, |it| matches!(it, Event::EclipseBegan { .. })), 1);
}

#[test]
fn h329_no_further_turns_are_played_before_scoring() {
    let at = ascending(dark(4).light(11), "p1").play("end").has_eclipses(1).has_light(0).has_dark(11);
    let began = event_index(&at, "eclipse", |it| matches!(it, Event::EclipseBegan { .. }));
    assert_eq!(at.events()[..began].iter().filter(|it| matches!(it, Event::TurnBegan { .. })).count(), 0);
    // In the standard game they are.
    ascending(scenario(4).light(11), "p1").play("end").has_eclipses(0).has_light(12).asks("p2");
}

#[test]
fn h330_play_goes_on_with_the_next_player_in_turn_order_or_the_game_ends() {
    for (who, next) in [("p1", "p2"), ("p2", "p3"), ("p3", "p4"), ("p4", "p1")] {
        ascending(dark(4).light(11), who)
            .play("end")
            .has_eclipses(1)
            .asks(next)
            .offers("move palace 1 quarry");
        ascending(dark(4).eclipses(2).light(9), who).play("end").is_over().has_eclipses(3);
    }
}

#[test]
fn h331_the_game_can_end_in_the_middle_of_a_round() {
    // Through the light disc: p2 and p3 have no further turn.
    let over = ascending(dark(3).eclipses(2).light(8), "p1").has_light(9).play("end").is_over();
    assert_eq!(over.events().last(), Some(&Event::GameOver));
    // Through the pyramid, whatever the era.
    for eclipses in 0..=2 {
        let over = before_the_top(dark(2)).eclipses(eclipses).light(1).play(TOP).is_over();
        assert_eq!(over.events().last(), Some(&Event::GameOver));
        assert_eq!(count(&over, |it| matches!(it, Event::DiscsReset { .. })), 0);
    }
    // The standard game goes on to the end of the next round.
    before_the_top(scenario(2)).eclipses(2).light(1).play(TOP).asks("p2");
}

#[test]
fn h332_a_tie_in_points_and_cocoa_is_won_by_the_higher_number_on_the_order_token() {
    let tied = |first: &str| {
        let options = Options { dark_eclipse: true, first: seat(first), ..printed(3) };
        let at = variant(options).eclipses(2).light(9).to_move("p2").cocoa("p1", 1).cocoa("p3", 1);
        let over = at.play(&format!("{TURN}; wages 0; wages 0; wages 0")).is_over();
        assert_eq!(over.game().scores().to_vec(), [0; 3]);
        let cocoa = |who| Teotihuacan::cocoa(over.game(), seat(who));
        assert_eq!(["p1", "p2", "p3"].map(cocoa), [1; 3]);
        over.game().places().to_vec()
    };
    assert_eq!(tied("p1"), [3, 2, 1]);
    assert_eq!(tied("p2"), [1, 3, 2]);
    assert_eq!(tied("p3"), [2, 1, 3]);
    // More cocoa still comes first.
    let options = Options { dark_eclipse: true, ..printed(3) };
    let at = variant(options).eclipses(2).light(9).to_move("p2").cocoa("p1", 2).cocoa("p3", 1);
    let over = at.play(&format!("{TURN}; wages 0; wages 0; wages 0")).is_over();
    assert_eq!(over.game().places().to_vec(), [1, 3, 2]);
}

#[test]
fn hx28_player_two_brings_a_dark_eclipse_and_player_three_goes_on() {
    let at = ascending(dark(4).light(11), "p2").has_light(12).play("end");
    assert_eq!(count(&at, |it| matches!(it, Event::EclipseBegan { number: 1, .. })), 1);
    at.has_eclipses(1).has_light(0).asks("p3").offers("move palace 1 quarry");
}
