//! When an eclipse comes: H-281 to H-286, HX-09, HX-16, HX-17, HA-22, HA-59.

use patolli_core::{Game as _, Log, Seat, Seed, random_action};
use patolli_teotihuacan::{Event, Options, Teotihuacan};

use super::support::{TURN, count, event_index, play_quiet_turn};
use crate::scenario::{Scenario, normal, printed, scenario, seat, variant};

/// The turn of a player in which one worker ascends.
const ASCENT: &str = "move palace 5 forest; main; power-up forest 5; ascend vp; end";

fn strong(at: Scenario, who: &str) -> Scenario {
    at.workers(who, &[("palace", 5), ("palace", 1), ("palace", 1)]).to_move(who)
}

fn is_near(at: Scenario, near: bool) -> Scenario {
    at.shows("an eclipse is near", Teotihuacan::is_eclipse_near, near)
}

/// Plays quiet turns and notes who had them, until an eclipse is scored.
fn turns_before_the_eclipse(mut at: Scenario) -> (Scenario, Vec<u8>) {
    let mut turns = Vec::new();
    while count(&at, |it| matches!(it, Event::EclipseBegan { .. })) == 0 {
        turns.push(at.view("p1").turn.seat.number() + 1);
        at = at.pass();
    }
    (at, turns)
}

#[test]
fn h281_an_eclipse_is_triggered_when_the_light_disc_reaches_the_dark_disc() {
    let at = is_near(scenario(2).light(9).to_move("p2"), false).has_dark(10);
    let at = is_near(at.play(TURN), true).has_light(10);
    assert_eq!(count(&at, |it| *it == Event::EclipseNear { number: 1, last: false }), 1);
    // One space before the dark disc nothing is near yet.
    let before = is_near(scenario(2).light(8).to_move("p2").play(TURN), false).has_light(9);
    assert_eq!(count(&before, |it| matches!(it, Event::EclipseNear { .. })), 0);
}

#[test]
fn h282_the_light_disc_never_passes_the_dark_disc() {
    let at = scenario(2).light(10).to_move("p2").play(TURN).has_light(10).has_dark(10);
    assert_eq!(count(&at, |it| matches!(it, Event::DiscMoved { .. })), 0);
    // Nor does an ascension move it on.
    let at = strong(scenario(2).light(10), "p1").play(ASCENT).has_light(10);
    assert_eq!(count(&at, |it| matches!(it, Event::DiscMoved { .. })), 0);
}

#[test]
fn h283_in_the_last_players_turn_one_complete_round_follows() {
    // At the end of the turn, by the move of the disc.
    let (at, turns) = turns_before_the_eclipse(scenario(3).light(10).to_move("p3").play(TURN));
    assert_eq!(turns, [1, 2, 3]);
    at.has_eclipses(0).asks("p1").offers("wages 0");
    // Within the turn, by an ascension.
    let (_, turns) = turns_before_the_eclipse(strong(scenario(3).light(10), "p3").play(ASCENT));
    assert_eq!(turns, [1, 2, 3]);
}

#[test]
fn h284_in_another_players_turn_the_round_is_finished_first() {
    for (who, expected) in [("p1", vec![2, 3, 1, 2, 3]), ("p2", vec![3, 1, 2, 3])] {
        let (_, turns) = turns_before_the_eclipse(strong(scenario(3).light(10), who).play(ASCENT));
        assert_eq!(turns, expected, "after {who}");
    }
}

#[test]
fn h285_at_every_eclipse_all_players_have_had_the_same_number_of_turns() {
    for (seats, seed) in [(1, 1), (2, 2), (2, 3), (3, 4), (3, 5), (4, 6), (4, 7)] {
        let mut rng = Seed::from(seed).rng();
        let options = normal(seats);
        let mut game = Teotihuacan::start(&options, Teotihuacan::deal(&options, &mut rng));
        let (mut log, mut turns, mut eclipses) = (Log::new(), [0; 4], 0);
        while let Some((action, _)) = random_action(&game, &mut rng) {
            game.apply(action, &mut log);
            for event in log.take() {
                match event {
                    Event::TurnBegan { seat } => turns[seat.index()] += 1,
                    Event::EclipseBegan { .. } => {
                        eclipses += 1;
                        let seated = Seat::all(game.seat_count()).map(|it| turns[it.index()]);
                        let seated: Vec<i32> = seated.collect();
                        assert!(seated.iter().all(|it| *it == seated[0] && *it > 0), "{seated:?}");
                    }
                    _ => {}
                }
            }
        }
        assert!(eclipses > 0, "a game has eclipses");
    }
}

#[test]
fn h286_ha59_after_an_eclipse_the_next_player_in_turn_order_plays_which_is_the_first() {
    for seats in 2..=4 {
        let at = scenario(seats).last_round().to_move(&format!("p{seats}")).pass();
        let at = play_quiet_turn(at).has_eclipses(1).asks("p1").offers("move palace 1 quarry");
        // And then the others.
        at.pass().asks("p2");
    }
    // Whoever begins the game begins the era.
    let first = Seat::new(1);
    let options = Options { first, ..printed(3) };
    let at = variant(options).last_round().to_move("p1").pass();
    play_quiet_turn(at).has_eclipses(1).asks("p2");
}

#[test]
fn hx09_the_round_of_player_two_and_one_more() {
    let at = strong(scenario(4).light(11), "p2").has_dark(12);
    let at = at.play("move palace 5 forest; main; power-up forest 5; ascend vp");
    // The rest of the turn is played.
    let at = is_near(at.has_light(12).asks("p2").offers("end"), true).play("end");
    let (at, turns) = turns_before_the_eclipse(at);
    assert_eq!(turns, [3, 4, 1, 2, 3, 4]);
    assert_eq!(count(&at, |it| matches!(it, Event::EclipseBegan { number: 1, .. })), 1);
}

#[test]
fn hx16_the_last_player_ends_a_turn() {
    let at = scenario(3).light(10).to_move("p3").has_dark(11).play(TURN).has_light(11);
    let (at, turns) = turns_before_the_eclipse(at.has_eclipses(0));
    assert_eq!(turns, [1, 2, 3]);
    let last = event_index(
        &at,
        "move of p3",
        |it| matches!(it, Event::Moved { seat: who, .. } if *who == seat("p3")),
    );
    assert!(last < event_index(&at, "eclipse", |it| matches!(it, Event::EclipseBegan { .. })));
}

#[test]
fn hx17_no_overshoot() {
    let at = scenario(4).light(11).cocoa("p1", 1);
    let at = at.workers("p1", &[("forest", 5), ("forest", 1), ("palace", 5)]);
    let at = at.has_dark(12).play("move palace 5 forest; main; power-up forest 5; ascend vp").has_light(12);
    // The second ascension is rewarded in full: Avenue, worker, reward.
    let at = at.has_score("p1", 5).has_avenue("p1", 1).has_cocoa("p1", 1);
    let at = at.play("power-up forest 5; ascend cocoa").has_light(12).has_cocoa("p1", 6).has_avenue("p1", 2);
    let at = at.has_workers("p1", &[("forest", 1), ("palace", 1), ("palace", 1)]).play("end");
    let at = at.pass().pass().pass();
    // p4's move of the disc has no effect, in this round and in the next.
    assert_eq!(count(&at, |it| matches!(it, Event::DiscMoved { .. })), 0);
    let at = at.has_light(12).asks("p1");
    let (at, turns) = turns_before_the_eclipse(at);
    assert_eq!(turns, [1, 2, 3, 4]);
    assert_eq!(count(&at, |it| matches!(it, Event::DiscMoved { .. })), 0);
}

#[test]
fn ha22_the_light_disc_moves_after_the_reward_of_every_ascension() {
    for reward in ["vp", "cocoa", "worker"] {
        let at = strong(scenario(2).light(3), "p1").play("move palace 5 forest; main; power-up forest 5");
        let at = at.has_light(3).play(&format!("ascend {reward}")).has_light(4);
        let rewarded = event_index(&at, "reward", |it| matches!(it, Event::Rewarded { .. }));
        assert!(rewarded < event_index(&at, "disc", |it| *it == Event::DiscMoved { space: 4 }));
    }
    // The disc waits until the steps of the reward are done.
    let at = strong(scenario(2).light(3), "p1")
        .play("move palace 5 forest; main; power-up forest 5; ascend temple");
    at.has_light(3).play("climb red").has_score("p1", 1).has_light(4);
}
