//! Completing the pyramid: HX-30, HA-21, and H-314 and H-313 for that end.

use patolli_teotihuacan::{Event, Options};

use super::support::{TOP, TURN, before_the_top, count, play_quiet_turn};
use crate::scenario::{Scenario, printed, scenario, seat, variant};

/// Plays on quietly to the end of the eclipse; how many turns there are before it.
fn turns_left(mut at: Scenario) -> (Scenario, usize) {
    let mut turns = 0;
    while count(&at, |it| matches!(it, Event::GameOver | Event::DiscsReset { .. })) == 0 {
        turns += usize::from(!at.offered().iter().any(|it| it.starts_with("wages")));
        at = play_quiet_turn(at);
    }
    (at, turns)
}

/// p2 lays the top tile as p1 does above.
fn before_the_last_player(at: Scenario) -> Scenario {
    let at = before_the_top(at).workers("p1", &[("palace", 1); 3]).resources("p1", 0, 0, 0).to_move("p2");
    at.workers("p2", &[("forest", 1), ("palace", 1), ("palace", 1)]).resources("p2", 3, 2, 0)
}

#[test]
fn hx30_completing_the_pyramid() {
    // The tiles under the top show green, blue, green, blue, clockwise; p9 covers them with green and coloured blue.
    let at = before_the_top(scenario(2)).eclipses(1).light(3).cocoa("p1", 3).cocoa("p2", 3);
    let at =
        at.laid("3.0.0", "p28", 0).laid("3.0.1", "p29", 0).laid("3.1.1", "p30", 0).laid("3.1.0", "p8", 0);
    let at = at.display(["p31", "p9", "p32"]).bonuses(["bonus-masks", "bonus-flat", "bonus-avenue"]);
    let at = at.pyramid_track("p1", 2).pyramid_track("p2", 1).step("p1", "red", 10);
    let at = at.has_dark(9).play("move forest 1 construction; main; build 1 4.0.0 turn 0");
    let at = at.has_resources("p1", 0, 0, 0).has_score("p1", 3 + 2).has_pyramid_track("p1", 3).has_light(9);
    let at = at.play("climb blue; gain gold 1; power-up construction 1; end").has_step("p1", "blue", 1);
    let at = at.asks("p2").pass().asks("p1").pass().asks("p2").has_eclipses(1);
    // 3 points per space, 4 for the furthest, 15 for the red temple.
    let at = at.pass().has_score("p1", 5 + 9 + 4).has_score("p2", 3).asks("p1");
    at.play("wages 3; wages 3").is_over().has_score("p1", 18 + 15).has_score("p2", 3);
}

#[test]
fn ha21_completion_moves_the_light_disc_and_the_timing_rules_hold() {
    let at = before_the_top(scenario(2)).light(3).play(TOP).has_light(10).has_dark(10);
    assert_eq!(count(&at, |it| *it == Event::PyramidCompleted { seat: seat("p1") }), 1);
    assert_eq!(count(&at, |it| *it == Event::DiscMoved { space: 10 }), 1);
    assert_eq!(count(&at, |it| *it == Event::EclipseNear { number: 1, last: true }), 1);
    // p2 finishes the round, then both have one more turn.
    let (at, turns) = turns_left(at);
    assert_eq!(turns, 3);
    at.is_over().has_eclipses(1);
    // By the last player: one more round.
    let (at, turns) = turns_left(before_the_last_player(scenario(2)).light(3).play(TOP));
    assert_eq!(turns, 2);
    at.is_over();
    // With dark eclipse right after the turn.
    let dark = variant(Options { dark_eclipse: true, ..printed(2) });
    before_the_top(dark).light(3).play(TOP).is_over();
}

#[test]
fn ha21_an_eclipse_already_near_becomes_the_last_without_further_rounds() {
    let last = before_the_top(scenario(2)).last_round().play(TOP);
    assert_eq!(count(&last, |it| matches!(it, Event::EclipseNear { .. })), 0);
    let (last, turns) = turns_left(last);
    assert_eq!(turns, 1, "p2");
    last.is_over().has_eclipses(1);
    // One round more was to be played in any case.
    let (at, turns) = turns_left(before_the_top(scenario(2)).light(10).play(TOP));
    assert_eq!(turns, 3, "p2, p1, p2");
    at.is_over();
    let (at, turns) = turns_left(before_the_last_player(scenario(2)).last_round().play(TOP));
    assert_eq!(turns, 0);
    at.is_over();
}

#[test]
fn ha21_the_last_eclipse_counts_by_its_ordinal() {
    for (eclipses, each) in [(0, 4), (1, 3), (2, 2)] {
        let at = before_the_last_player(scenario(2)).eclipses(eclipses).last_round().pyramid_track("p1", 5);
        let at = at.cocoa("p1", 3).play(TOP).has_score("p1", 5 * each + 4);
        play_quiet_turn(at).is_over().has_eclipses(eclipses + 1);
    }
}

#[test]
fn ha21_the_turn_is_finished_and_step_7_is_left_out() {
    let names = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-11", "tech-17"];
    let at = before_the_top(scenario(2))
        .technologies(names)
        .has_technologies("p1", &["tech-11", "tech-17"])
        .light(3);
    let at =
        at.laid("3.0.0", "p28", 0).laid("3.0.1", "p29", 0).laid("3.1.1", "p30", 0).laid("3.1.0", "p8", 0);
    // Nothing matches; 3 points for the level and 3 for the technology, then its temple step, then the power-up.
    let at =
        at.play("move forest 1 construction; main; build 0 4.0.0 turn 0").has_light(10).has_score("p1", 6);
    let at = at.asks("p1").play("climb red; power-up construction 1; end").has_score("p1", 7);
    let (at, _) = turns_left(at.has_workers("p1", &[("construction", 2), ("palace", 1), ("palace", 1)]));
    let at = at.is_over().has_light(10).has_dark(10);
    assert_eq!(count(&at, |it| matches!(it, Event::DiscsReset { .. } | Event::NeutralsPlaced { .. })), 0);
}

#[test]
fn h313_h314_the_eclipse_of_a_complete_pyramid_scores_temple_bonus_tiles_and_ends_the_game() {
    for eclipses in 0..=2 {
        let at = before_the_last_player(scenario(2)).bonuses(["bonus-flat", "bonus-masks", "bonus-avenue"]);
        let at = at.eclipses(eclipses).last_round().cocoa("p1", 3).step("p1", "blue", 10);
        let over = at.play(&format!("{TOP}; wages 3")).is_over().has_score("p1", 15);
        assert_eq!(over.events().last(), Some(&Event::GameOver));
    }
    // Without the top tile the first eclipse does neither.
    let at = before_the_last_player(scenario(2)).bonuses(["bonus-flat", "bonus-masks", "bonus-avenue"]);
    let at = at.last_round().cocoa("p1", 3).step("p1", "blue", 10).play(&format!("{TURN}; wages 3; wages 1"));
    at.has_score("p1", 0).asks("p1").has_eclipses(1);
}
